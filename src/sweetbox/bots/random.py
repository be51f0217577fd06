"""The bot `random`: any legal move, each equally likely."""

from sweetbox.bots.bot import Answer, Turn, answering
from sweetbox.kernel.chance import below, new_rng
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say


class RandomBot:
    name = "random"

    @answering
    def choose(self, turn: Turn) -> Answer:
        return Answer(turn.legal[below(new_rng(turn.seed), len(turn.legal))])


def make(argument: str | None) -> RandomBot:
    if argument is not None:
        raise OptionError(Say("error.bot_argument", bot="random", came=argument))
    return RandomBot()


BOTS = {"random": make}
