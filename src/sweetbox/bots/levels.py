"""Levels that people understand, the same in every game: gentle, fair, sharp, master.

They differ in what they remember, how far they think ahead, and how often they err. They err as people do: a move that looks nearly
as good as the best is made nearly as often, and one that looks much worse hardly ever. How large such errors are is each game's own
(`SLACK` in its judge.py, and `CROWDED_SLACK` with more than the fewest seats), so that the steps from level to level are about as
large in every game: docs/bots.md has the ladder.

A bot forgets what a person would: a game that has something to remember says so with `forget(box, table, seat, percent, rng)` in
its judge.py, which blanks out of a glimpse that percentage of what was seen and can no longer be seen.
"""

from collections.abc import Callable
from functools import partial
from math import exp, log

import msgspec

from sweetbox.bots.bot import Answer, Bot, Turn, Weighed, answering
from sweetbox.bots.greedy import GreedyBot
from sweetbox.bots.learned import ReflexBot, StrongestBot
from sweetbox.bots.registry import without_argument
from sweetbox.bots.search import SearchBot
from sweetbox.kernel.chance import FORGETTING_STREAM, SLIPPING_STREAM, below, new_rng
from sweetbox.learning.weights import was_learned

ERRING = ("gentle", "fair", "sharp")  # in the order of `SLACK`
LOTS = 1 << 30
LIKING = 0.0025


class LevelBot:
    """forgets: percent of what was seen that is forgotten before each move. slack: see `Extras.slack`; None: as the game says."""

    def __init__(self, name: str, inside: Bot, forgets: int = 0, slack: int | None = None) -> None:
        self.name, self.inside = name, inside
        self.forgets, self.slack = forgets, slack

    @property
    def timed(self) -> bool:
        return getattr(self.inside, "timed", False)

    @answering
    def choose(self, turn: Turn) -> Answer:
        answer = self.inside.choose(forgetful(turn, self.forgets))
        slack = self._slack(turn) if self.slack is None else self.slack
        if slack == 0 or len(answer.weighed) < 2:
            return answer
        return msgspec.structs.replace(answer, move=erring(answer.weighed, slack, new_rng(turn.seed, SLIPPING_STREAM)))

    def _slack(self, turn: Turn) -> int:
        if self.name not in ERRING:
            return 0
        extras = turn.game.extras
        of_all = extras.slack if turn.box.seats <= turn.game.fewest else extras.crowded_slack or extras.slack
        return of_all[ERRING.index(self.name)]


class FairBot:
    """Looks one step ahead or, in a game that says so (`FAIR`), makes the network's first thought; in boxes that the network does
    not know, one step ahead all the same. Likings are told as if they were shares of the win: a move that is liked e times less is
    LIKING worse."""

    name = "fair"

    @answering
    def choose(self, turn: Turn) -> Answer:
        if turn.game.extras.fair != "reflex" or not was_learned(turn.game, turn.box):
            return GreedyBot(wait=False).choose(turn)
        answer = ReflexBot(wait=False).choose(turn)
        weighed = [msgspec.structs.replace(each, share=1 + LIKING * log(max(each.share, 1e-99))) for each in answer.weighed]
        return msgspec.structs.replace(answer, weighed=tuple(weighed))


def erring(weighed: tuple[Weighed, ...], slack: int, rng: object) -> int:
    """A move by lot: one that looks worse than the best by `slack` thousandths of the win is made e times less often."""
    best = max(each.share for each in weighed)
    odds = [exp(1000 * (each.share - best) / slack) for each in weighed]
    lot = below(rng, LOTS) / LOTS * sum(odds)
    for each, part in zip(weighed, odds, strict=True):
        lot -= part
        if lot < 0:
            return each.move
    return weighed[0].move


def searches_in(bot: Bot) -> list[SearchBot]:
    """Those that a bot thinks with: itself, inside a level, or those that the strongest chooses from; none in others."""
    inside = bot.inside if isinstance(bot, LevelBot) else bot
    found = inside.searches if isinstance(inside, StrongestBot) else [inside]
    return [each for each in found if isinstance(each, SearchBot)]


def forgetful(turn: Turn, percent: int) -> Turn:
    """The turn as a player with this much forgotten remembers it."""
    if percent == 0 or turn.game.extras.forget is None:
        return turn
    glimpse = turn.glimpse.forgotten(percent, new_rng(turn.seed, FORGETTING_STREAM))
    return msgspec.structs.replace(turn, glimpse=glimpse, known=None)


# One deal a move is quick enough without compiled code: whoever plays only with the gentle one waits for nothing.
LEVELS: dict[str, Callable[[int | None], LevelBot]] = {
    "gentle": lambda slack: LevelBot("gentle", GreedyBot(deals=1, wait=None), forgets=35, slack=slack),
    "fair": lambda slack: LevelBot("fair", FairBot(), forgets=18, slack=slack),
    "sharp": lambda slack: LevelBot("sharp", StrongestBot(seconds=0.03), slack=slack),
    "master": lambda slack: LevelBot("master", StrongestBot(seconds=1.0), slack=slack),
}


BOTS = {name: without_argument(name, partial(make, None)) for name, make in LEVELS.items()}
