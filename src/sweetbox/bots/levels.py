"""Levels that people understand, the same in every game: gentle, fair, sharp, master. Set by what the bot remembers and how long it
thinks.

A bot forgets what a person would: a game that has something to remember says so with `forget(box, table, seat, percent, rng)` in
its judge.py, which blanks out of a glimpse that percentage of what was seen and can no longer be seen.
"""

from collections.abc import Callable

import msgspec

from sweetbox.bots.bot import Answer, Bot, Turn
from sweetbox.bots.greedy import GreedyBot
from sweetbox.bots.search import SearchBot
from sweetbox.kernel.chance import FORGETTING_STREAM, SLIPPING_STREAM, below, new_rng
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say


class LevelBot:
    """forgets: percent of what was seen that is forgotten before each move. slips: percent of moves where one of the better half of
    the moves is played instead of the best."""

    def __init__(self, name: str, inside: Bot, forgets: int, slips: int) -> None:
        self.name = name
        self.inside = inside
        self.forgets = forgets
        self.slips = slips

    def choose(self, turn: Turn) -> Answer:
        answer = self.inside.choose(forgetful(turn, self.forgets))
        rng = new_rng(turn.seed, SLIPPING_STREAM)
        better_half = answer.weighed[: (len(answer.weighed) + 1) // 2]
        if better_half and below(rng, 100) < self.slips:
            return Answer(better_half[below(rng, len(better_half))].move, answer.weighed)
        return answer


def forgetful(turn: Turn, percent: int) -> Turn:
    """The turn as a player with this much forgotten remembers it."""
    if percent == 0 or turn.game.extras.forget is None:
        return turn
    return msgspec.structs.replace(turn, glimpse=turn.glimpse.forgotten(percent, new_rng(turn.seed, FORGETTING_STREAM)))


def _level(name: str, inside: Callable[[], Bot], forgets: int, slips: int) -> Callable[[str | None], LevelBot]:
    def make(argument: str | None) -> LevelBot:
        if argument is not None:
            raise OptionError(Say("error.bot_argument", bot=name, came=argument))
        return LevelBot(name, inside(), forgets, slips)

    return make


BOTS = {
    "gentle": _level("gentle", lambda: GreedyBot(deals=1, wait=False), forgets=60, slips=50),
    "fair": _level("fair", lambda: GreedyBot(wait=False), forgets=25, slips=5),
    "sharp": _level("sharp", lambda: SearchBot(seconds=0.3), forgets=0, slips=0),
    "master": _level("master", lambda: SearchBot(seconds=2.0), forgets=0, slips=0),
}
