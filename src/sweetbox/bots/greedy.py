"""The bot `greedy`: one step ahead by the game's own `evaluate`, over imagined deals."""

from collections import Counter

from sweetbox.bots.bot import Answer, Turn, Weighed, answering
from sweetbox.bots.compiled import bot_engine
from sweetbox.bots.registry import Maker, without_argument
from sweetbox.engines import HostEngine, host_engine
from sweetbox.kernel.chance import TIES_STREAM, below, new_rng
from sweetbox.kernel.game import Game
from sweetbox.kernel.lookahead import DEALS, GLIMPSE

QUICK = 10  # thoughts one step ahead that take no longer, interpreted, than loading what is compiled
_thoughts: Counter[str] = Counter()  # how many this process has had, by the game


class GreedyBot:
    """wait: wait for the compiled engine instead of starting interpreted; None: use it only if it is ready, and compile nothing.
    The answer is the same in any case."""

    def __init__(self, deals: int = DEALS, wait: bool | None = True) -> None:
        self.name = "greedy"
        self.deals = deals
        self.wait = wait

    @answering
    def choose(self, turn: Turn) -> Answer:
        worth = weigh(either_engine(turn.game, self.wait), turn, self.deals)
        weighed = sorted(
            (Weighed(move, value / (self.deals * 10000), self.deals) for move, value in zip(turn.legal, worth, strict=True)),
            key=lambda each: -each.share,
        )
        best = [each for each in weighed if each.share == weighed[0].share]
        # Any of the best: a bot that always takes the first one looks like a machine.
        return Answer(best[below(new_rng(int(turn.seed), TIES_STREAM), len(best))].move, tuple(weighed))


def weigh(each: HostEngine, turn: Turn, deals: int) -> list[int]:
    """The worth of each legal move, summed over the deals."""
    rows = each.rows(turn.box, 2)
    rows.tables[GLIMPSE] = each.wrap(turn.glimpse.table)[0]
    given, worth = each.filled(turn.legal), each.numbers(len(turn.legal), None, 64)
    each.functions.weigh_moves(rows, each.scratch(), turn.seat, deals, turn.seed, given, worth)
    return each.listed(worth)


def either_engine(game: Game, wait: bool | None) -> HostEngine:
    """For a thought that does not depend on which it is. wait: see `GreedyBot`. Unless it is True, the first few are interpreted:
    people should not wait for what they may not need."""
    if not wait:
        _thoughts[game.name] += 1
        if _thoughts[game.name] <= QUICK:
            return host_engine(game, "python")
    return bot_engine(game, wait) or host_engine(game, "python")


BOTS = {"greedy": Maker(without_argument("greedy", GreedyBot), advises=1)}
