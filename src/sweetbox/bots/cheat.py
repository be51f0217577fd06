"""The arena's cheat, `cheat:0.05s`: the same search, given the truth instead of a glimpse. It shows what luck leaves to be had.

It sees the whole table, what others have chosen in an open step, and every draw to come: outcome k of a match follows from its
seed and the weights at that moment, whoever plays what. No seat can know as much, so its share is a ceiling for every search.
It holds a match, which no bot is ever given: only the arena makes it, and it is no bot that anything else can name.
"""

import hmac
from collections.abc import Sequence

import msgspec

from sweetbox.bots.bot import Answer, Bot, Turn
from sweetbox.bots.registry import bot
from sweetbox.bots.search import SearchBot, budget
from sweetbox.kernel.match import Match

NAME = "cheat"
FORESEEN = 600  # draws known ahead: no search looks further


class CheatBot(SearchBot):
    """It sits at one match and reads it."""

    def __init__(self, match: Match, argument: str | None) -> None:
        super().__init__(*budget(argument))
        self.name = f"{NAME}:{argument}" if argument is not None else NAME
        self._match = match

    def choose(self, turn: Turn) -> Answer:
        return super().choose(msgspec.structs.replace(turn, glimpse=self._match._table.clone()))

    def _fate(self) -> Sequence[tuple[int, int]]:
        first = self._match._outcomes
        return [self._draw(number) for number in range(first, first + FORESEEN)]

    def _draw(self, number: int) -> tuple[int, int]:
        """The 64 bits of a draw as `chance.draw` takes them; that it would refuse them and try again is one in billions."""
        message = self._match._nonces + number.to_bytes(8, "big") + bytes(4)
        digest = hmac.digest(self._match.seed, message, "sha256")
        return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


def is_cheat(spec: str) -> bool:
    return spec.strip().partition(":")[0] == NAME


def player(match: Match, spec: str) -> Bot:
    """The bot that plays for a spec in the arena."""
    if not is_cheat(spec):
        return bot(spec)
    _, colon, argument = spec.strip().partition(":")
    return CheatBot(match, argument if colon else None)


def check(spec: str) -> None:
    """Refuse what cannot play in the arena."""
    if is_cheat(spec):
        _, colon, argument = spec.strip().partition(":")
        budget(argument if colon else None)
    else:
        bot(spec)
