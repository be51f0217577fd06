"""Positions: a game, a box and a table, and everything that can be asked of them. Everything above the engines
asks here instead of reading records.

A `Position` is the whole truth, or a deal that a seat imagines to be it. A `Glimpse` is what one seat may know. `hidden` leads from
one to the other and `imagined` back, so a bot, which holds a glimpse, cannot reach what was hidden. (The arena's cheat is the one
exception.)
"""

from collections.abc import Sequence
from ctypes import c_int16, c_int32
from typing import TYPE_CHECKING, Any

import msgspec

from sweetbox.kernel.bits import seats_in
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.errors import MoveError
from sweetbox.kernel.record import Record
from sweetbox.kernel.results import Result, result_of
from sweetbox.kernel.say import Say, Who

if TYPE_CHECKING:
    from sweetbox.kernel.game import Game, Rules

SPECTATOR = -1  # a viewer without a seat


class Moment:
    """What a position and a glimpse have in common: whose turn it is, which everybody may know."""

    __slots__ = ("box", "game", "rules", "table")

    def __init__(self, game: "Game", box: Record, table: Record) -> None:
        self.game = game
        self.rules = game.rules
        self.box = box
        self.table = table

    def __bytes__(self) -> bytes:
        return bytes(self.table)

    @property
    def mask(self) -> int:
        """As the rules say it: bit mask of the seats that owe a move; CHANCE; or 0 when the match is over.

        In a glimpse of an open simultaneous step all others still seem to owe their move.
        """
        return self.rules.to_act(self.box, self.table)

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that owe a move; empty when chance comes next or the match is over."""
        return seats_in(self.mask)

    def _legal(self, seat: int) -> list[int]:
        """The one place where legal moves are listed for Python."""
        moves = (c_int32 * self.rules.MOVES)()
        return moves[: self.rules.legal(self.box, self.table, seat, moves)]


class Position(Moment):
    """A moment of a match: true or imagined. `play` and `happen` change it; `copy` first to keep it."""

    __slots__ = ()

    @staticmethod
    def from_bytes(game: "Game", box: Record, data: bytes) -> "Position":
        """The position whose `bytes` these are."""
        return Position(game, box, game.rules.Table.from_buffer_copy(data))

    def __repr__(self) -> str:
        return f"<Position {self.game.name}: {self.line}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self.box, self.table) == (other.box, other.table)

    def __hash__(self) -> int:
        return hash(bytes(self.table))

    def copy(self) -> "Position":
        return Position(self.game, self.box, self.table.clone())

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.game, self.box, self.table)

    @property
    def seats(self) -> int:
        return int(self.box.seats)  # type: ignore[attr-defined]

    @property
    def line(self) -> str:
        """The whole table as one line of text; `game.position(line)` reads it."""
        return self.game.notation.table_line(self.box, self.table)

    # ---- Whose turn it is, and what can be done ----

    @property
    def over(self) -> bool:
        return self.mask == 0

    def legal(self, seat: int) -> list[int]:
        """The seat's legal moves, ascending; none for a seat that owes none."""
        return self._legal(seat)

    def check_owes(self, seat: int) -> None:
        """MoveError unless the seat owes a move."""
        check_owes(self.mask, seat)

    def check(self, seat: int, move: int) -> None:
        """MoveError unless this is a legal move of a seat that owes one. The reason is what the seat itself can know."""
        self.check_owes(seat)
        if move not in self.legal(seat):
            raise self.hidden(seat).refusal(move)

    # ---- What happens ----

    def play(self, seat: int, move: int) -> None:
        """The seat makes a legal move; `check` is for moves that may not be."""
        self.rules.play(self.box, self.table, seat, move)

    def odds(self) -> list[int]:
        """The integer weight of each chance outcome; 0 for those that cannot happen."""
        weights = (c_int32 * self.rules.OUTCOMES)()
        self.rules.odds(self.box, self.table, weights)
        return list(weights)

    def happen(self, outcome: int) -> None:
        """A chance outcome with a positive weight takes place."""
        self.rules.happen(self.box, self.table, outcome)

    def enter(self, actor: int, event: int) -> None:
        """An entry of a log takes place: a seat's move, or an outcome of CHANCE."""
        if actor == CHANCE:
            self.happen(event)
        else:
            self.play(actor, event)

    def result(self) -> Result:
        """Points and ranks of a match that is over."""
        return result_of(self.rules, self.box, self.table)

    # ---- What a seat may know ----

    def hidden(self, seat: int) -> "Glimpse":
        """What the seat may know; SPECTATOR: what everybody may."""
        table = self.table.clone()
        self.rules.hide(self.box, table, seat)
        return Glimpse(self.game, self.box, table, seat)

    def sees(self, viewer: int, actor: int, event: int) -> bool:
        """Whether the viewer sees this event as it happens here; a spectator sees what every seat sees."""
        seen = self.rules.seen_by(self.box, self.table, actor, event)
        everyone = (1 << self.seats) - 1
        return seen & everyone == everyone if viewer == SPECTATOR else bool(seen >> viewer & 1)


class Glimpse(Moment):
    """What one seat may know of a position. It can be asked, not played on."""

    __slots__ = ("seat",)

    def __init__(self, game: "Game", box: Record, table: Record, seat: int) -> None:
        """table: already hidden from the seat."""
        super().__init__(game, box, table)
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Glimpse {self.game.name}, seat {self.seat}: {self.game.notation.table_line(self.box, self.table)}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Glimpse) and (self.seat, self.box, self.table) == (other.seat, other.box, other.table)

    def __hash__(self) -> int:
        return hash((self.seat, bytes(self.table)))

    def __reduce__(self) -> tuple[Any, ...]:
        return Glimpse, (self.game, self.box, self.table, self.seat)

    def copy(self) -> "Glimpse":
        return Glimpse(self.game, self.box, self.table.clone(), self.seat)

    def apart(self) -> "Glimpse":
        """The same glimpse over records of its own: for somebody who might write into them."""
        return Glimpse(self.game, self.box.clone(), self.table.clone(), self.seat)

    # ---- Asking ----

    def legal(self) -> list[int]:
        """The seat's own legal moves, ascending: what it may know is enough to tell them."""
        return self._legal(self.seat)

    def observe(self, seat: int | None = None) -> Any:
        """OBSERVATION numbers for a learning agent, as an array of int16. seat: from whose place seats are counted, where the
        glimpse is a spectator's."""
        out = (c_int16 * self.game.judge.OBSERVATION)()
        self.game.judge.observe(self.box, self.table, self.seat if seat is None else seat, out)
        return out

    def evaluate(self) -> int:
        """The seat's estimated share of the win, 0 to 10,000."""
        return self.game.judge.evaluate(self.box, self.table, self.seat)

    def why_not(self, move: int) -> tuple[Say, str]:
        """Why a move that is not legal now is not: the sentence and the rule's id."""
        return self.game.viewing.why_not(self.box, self.table, self.seat, move)

    def refusal(self, move: int) -> MoveError:
        """The error that says why the seat cannot make this move."""
        if not 0 <= move < self.rules.MOVES:
            return MoveError("illegal", no_such_move(self.rules, move))
        say, rule = self.why_not(move)
        return MoveError("illegal", say, rule).within(self.game.name)

    # ---- Showing ----

    def shown(self) -> msgspec.Struct:
        """The game's View."""
        return self.game.viewing.view(self.box, self.table, self.seat)

    def view(self) -> Any:
        """The same as JSON-ready data."""
        return msgspec.to_builtins(self.shown())

    def summary(self) -> list[Say]:
        """In sentences, enough to play without seeing a board."""
        return self.game.viewing.summary(self.box, self.table, self.seat)

    def caption(self) -> list[Say]:
        """The sentences of the summary that are not in the picture; those about it have keys that begin with `board.`."""
        return [say for say in self.summary() if not say.key.startswith("board.")]

    def asked(self) -> Say:
        """What is wanted of the seat now, in one sentence."""
        return self.game.asked(self.box, self.table, self.seat)

    def picture(self) -> list[str]:
        """As lines of text."""
        return self.game.viewing.picture(self.box, self.table, self.seat)

    def move_say(self, move: int) -> Say:
        """A legal move as a person would say it."""
        return self.game.viewing.move_say(self.box, self.table, self.seat, move)

    # ---- Back to a position ----

    def imagined(self, rng: Any, forgetting: int = 0) -> Position:
        """A random deal that fits everything the seat knows. forgetting: percent of what it saw before that is then unseen again,
        for those who ask whether looking once more would tell a person anything."""
        table = self.table.clone()
        self.rules.imagine(self.box, table, self.seat, rng)
        forget = self.game.extras.forget
        if forgetting and forget is not None:
            forget(self.box, table, self.seat, forgetting, rng)
        return Position(self.game, self.box, table)

    def forgotten(self, percent: int, rng: Any) -> "Glimpse":
        """The glimpse of a player who has forgotten that percentage of what can no longer be seen."""
        table, forget = self.table.clone(), self.game.extras.forget
        if forget is not None:
            forget(self.box, table, self.seat, percent, rng)
        return Glimpse(self.game, self.box, table, self.seat)


def no_such_move(rules: "Rules", index: int) -> Say:
    """What is said of a number that is no move of the game."""
    return Say("error.move_index", most=rules.MOVES - 1, came=str(index))


def check_owes(mask: int, seat: int) -> None:
    """MoveError unless the seat is one of those that owe a move."""
    if mask == 0:
        raise MoveError("over", Say("error.over"))
    if mask == CHANCE:  # a moment between a move and what chance makes of it
        raise MoveError("not_to_act", Say("error.chance_next"))
    if not mask >> seat & 1:
        others: Sequence[Who] = [Who(other) for other in sorted(seats_in(mask))]
        raise MoveError("not_to_act", Say("error.not_to_act", seat=Who(seat), others=others))
