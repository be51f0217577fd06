"""The interface of a bot."""

import hashlib
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, Protocol

import msgspec

from sweetbox.kernel.game import Game
from sweetbox.kernel.match import MaskedEntry, Match
from sweetbox.kernel.position import Glimpse
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say

TOLD = 5  # moves that an answer tells as text
TO = "turn"  # where an answer has the turn that it is of


class Turn(msgspec.Struct, frozen=True):
    """What a bot gets when its seat has to move: what the seat may know, and nothing else."""

    glimpse: Glimpse
    legal: tuple[int, ...]
    log: Sequence[MaskedEntry]  # (actor, event), or (actor, None) for an event that the seat did not see
    seconds: float | None  # how long the bot may think; None: its own default
    seed: int  # of the bot's own random numbers
    cores: int | None = None  # how many threads the bot may use; None: as many as it likes
    known: tuple[int, Glimpse] | None = None  # the last entry of the log after which nothing was hidden, and the table then

    @staticmethod
    def of(match: Match, seat: int, seed: int = 0, seconds: float | None = None, cores: int | None = None) -> "Turn":
        """The turn of a seat that has to move."""
        match.check_owes(seat)
        glimpse, log = match.glimpse(seat), match.masked_log(seat)
        known = match.known_to(seat) if match.game.extras.secrets else None
        then = (known, match.position_at(known).hidden(seat).apart()) if known is not None else None
        return Turn.at(glimpse, log, luck_of(glimpse, len(log), seed), seconds, cores, then)

    @staticmethod
    def at(
        glimpse: Glimpse, log: Sequence[MaskedEntry], luck: int, seconds: float | None = None, cores: int | None = None,
        known: tuple[int, Glimpse] | None = None,
    ) -> "Turn":  # fmt: skip
        """The turn of a glimpse's seat, which must have to move; luck: the seed of the bot's own random numbers."""
        own = glimpse.apart()
        return Turn(own, tuple(own.legal()), log, seconds, luck, cores, known)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.glimpse.game

    @property
    def box(self) -> Record:
        """What is in the box: number of seats, options and components as numbers."""
        return self.glimpse.box

    @property
    def seat(self) -> int:
        """Whose turn it is: the bot's own seat."""
        return self.glimpse.seat


def luck_of(glimpse: Glimpse, entries: int, seed: int = 0) -> int:
    """The seed of a bot's random numbers after this many log entries: a new one each turn, made only from what the seat knows, so
    that hidden things cannot influence the bot's luck."""
    digest = hashlib.sha256(f"{seed} {glimpse.seat} {entries} ".encode() + bytes(glimpse)).digest()
    return int.from_bytes(digest[:7], "big")


class Weighed(msgspec.Struct, frozen=True):
    """A move that the bot tried: the share of the win it expects, and how often it was tried."""

    move: int
    share: float
    visits: int


class Answer(msgspec.Struct, frozen=True, dict=True):
    """The bot's move, what it weighed (best first), and a remark of its own, if any. As text it tells the moves in notation, if the
    bot is one of ours."""

    move: int
    weighed: tuple[Weighed, ...] = ()
    note: Say | None = None

    def __repr__(self) -> str:
        parts = [f"move={self._text(self.move)}"]
        if self.weighed:
            told = [f"{self._text(each.move)} {each.share:.1%} of {each.visits}" for each in self.weighed[:TOLD]]
            more = len(self.weighed) - len(told)
            parts.append(f"weighed=[{', '.join(told)}{f', … {more} more' if more else ''}]")
        if self.note is not None:
            parts.append(f"note={self.note}")
        return f"Answer({', '.join(parts)})"

    def _text(self, move: int) -> str:
        turn: Turn | None = self.__dict__.get(TO)
        return f"{move} {turn.game.notation.move_text(turn.box, move)!r}" if turn is not None else str(move)


def answering(choose: Callable[[Any, Turn], Answer]) -> Callable[[Any, Turn], Answer]:
    """What every `choose` of ours does beside its own work: it refuses what is no turn, and its answer knows its turn."""

    @wraps(choose)
    def answered(bot: Any, turn: Turn) -> Answer:
        if not isinstance(turn, Turn):
            raise TypeError(f"choose expects a Turn, as Turn.of(match, seat) makes it, got a {type(turn).__name__}")
        answer = choose(bot, turn)
        answer.__dict__[TO] = turn
        return answer

    return answered


def named(error: Exception) -> str:
    """An error in a bot's own code, as its author would see it."""
    return f"{type(error).__name__}: {error}"


class Bot(Protocol):
    """A player. Between turns it may keep only what it learnt from them."""

    name: str

    def choose(self, turn: Turn) -> Answer:
        """The bot's move in this turn, one of `turn.legal`."""
        ...
