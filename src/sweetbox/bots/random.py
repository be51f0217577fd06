"""The bot `random`: any legal move, each equally likely."""

from sweetbox.bots.bot import Answer, Turn, answering
from sweetbox.bots.registry import without_argument
from sweetbox.kernel.chance import below, new_rng


class RandomBot:
    name = "random"

    @answering
    def choose(self, turn: Turn) -> Answer:
        return Answer(turn.legal[below(new_rng(turn.seed), len(turn.legal))])


BOTS = {"random": without_argument("random", RandomBot)}
