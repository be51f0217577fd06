"""The arena's cheat, `cheat:0.05s`: the same search, given the truth instead of a glimpse. It shows how much can be won at most.

It sees the whole table, what others have chosen in an open step, and every draw to come: outcome k of a match follows from its
seed and the weights at that moment, whatever is played. No seat can know as much, so its share is a ceiling for every search.
It has a match, which no bot ever gets: only the arena makes it, and nothing else can name it.
"""

from collections.abc import Sequence

import msgspec

from sweetbox.bots.bot import Answer, Bot, Turn
from sweetbox.bots.registry import bot, read_spec
from sweetbox.bots.search import SearchBot, budget
from sweetbox.kernel.chance import draw_bits, nonces_digest
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Glimpse

NAME = "cheat"
FORESEEN = 600  # draws known ahead: no search looks further


class CheatBot(SearchBot):
    """Plays in one match and reads it."""

    def __init__(self, match: Match, argument: str | None) -> None:
        super().__init__(*budget(argument))
        self.name = f"{NAME}:{argument}" if argument is not None else NAME
        self._match = match

    def choose(self, turn: Turn) -> Answer:
        truth = self._match.position
        return super().choose(msgspec.structs.replace(turn, glimpse=Glimpse(truth.game, truth.box, truth.table, turn.seat)))

    def fate(self) -> Sequence[tuple[int, int]]:
        """The coming draws, as halves of their 64 bits; `chance.draw` would reject one and try again once in billions of draws."""
        match, nonces = self._match, nonces_digest(self._match.nonces)
        numbers = range(match.drawn, match.drawn + FORESEEN)
        return [divmod(draw_bits(match.seed, nonces, number), 1 << 32) for number in numbers]


def player(match: Match, spec: str) -> Bot:
    """The bot that plays for a spec in the arena."""
    name, argument = read_spec(spec)
    return CheatBot(match, argument) if name == NAME else bot(spec)


def check(spec: str) -> None:
    """Refuse a spec that cannot play in the arena."""
    name, argument = read_spec(spec)
    if name == NAME:
        budget(argument)
    else:
        bot(spec)
