"""The interface of a bot."""

import hashlib
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from sweetbox.kernel.errors import MoveError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say, Who


class MaskedLog(Sequence[tuple[int, int | None]]):
    """A seat's log as it stood when the turn began. The match's own list grows on behind it, so nothing is copied."""

    __slots__ = ("_entries", "_length")

    def __init__(self, entries: list[tuple[int, int | None]]) -> None:
        self._entries = entries
        self._length = len(entries)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: Any) -> Any:
        return self._entries[: self._length][index] if isinstance(index, slice) else self._entries[range(self._length)[index]]


class Turn(msgspec.Struct, frozen=True):
    """All that a bot is told when its seat owes a move: what the seat may know, and nothing else."""

    game: Game
    box: Record
    glimpse: Record
    seat: int
    legal: tuple[int, ...]
    log: "MaskedLog"  # (actor, event), or (actor, None) where the seat did not see
    seconds: float | None  # how long the bot may think; None: as long as it was made for
    seed: int  # of the bot's own random numbers
    cores: int | None = None  # how many threads the bot may use; None: as many as it likes

    @staticmethod
    def of(match: Match, seat: int, seed: int = 0, seconds: float | None = None, cores: int | None = None) -> "Turn":
        """The turn of a seat that owes a move."""
        legal = tuple(move.index for move in match.legal(seat))
        if match.over:
            raise MoveError("over", Say("error.over"))
        if not match.to_act:
            raise MoveError("not_to_act", Say("error.chance_next"))
        if not legal:
            others = [Who(other) for other in sorted(match.to_act)]
            raise MoveError("not_to_act", Say("error.not_to_act", seat=Who(seat), others=others))
        log = MaskedLog(match._masked_log(seat))
        glimpse = match.glimpse(seat)
        # A new stream each turn, from what the seat knows alone, so that hidden things cannot steer the bot's luck.
        digest = hashlib.sha256(f"{seed} {seat} {len(log)} ".encode() + bytes(glimpse)).digest()
        luck = int.from_bytes(digest[:7], "big")
        return Turn(match.game, match.box.clone(), glimpse, seat, legal, log, seconds, luck, cores)


class Weighed(msgspec.Struct, frozen=True):
    """A move that the bot looked at: the share of the win it expects, and how often it was tried."""

    move: int
    share: float
    visits: int


class Answer(msgspec.Struct, frozen=True):
    """The bot's move, what it weighed (best first), and a remark of its own, if any."""

    move: int
    weighed: tuple[Weighed, ...] = ()
    note: Say | None = None


def named(error: Exception) -> str:
    """An error of a bot's own code, as its writer knows it."""
    return f"{type(error).__name__}: {error}"


class Bot(Protocol):
    """A player. It may keep nothing between turns that it was not told in them."""

    name: str

    def choose(self, turn: Turn) -> Answer: ...
