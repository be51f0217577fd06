"""Positions: a game, a box and a table, and every question about them. Everything above the engines asks here instead of reading
records.

A `Position` is the whole truth, or a deal that a seat imagines. A `Glimpse` is what one seat may know. `hidden` leads from one to
the other and `imagined` back, so a bot, which has only a glimpse, cannot reach what was hidden. (The arena's cheat is the only
exception.)
"""

from collections.abc import Sequence
from ctypes import c_int16
from typing import TYPE_CHECKING, Any

import msgspec

from sweetbox.kernel.bits import seats_in
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.errors import MoveError
from sweetbox.kernel.record import Record, array_of
from sweetbox.kernel.results import Result, read_result
from sweetbox.kernel.say import Say, Who

if TYPE_CHECKING:
    from sweetbox.kernel.game import Game, Rules

SPECTATOR = -1  # a viewer without a seat


class Moment:
    """What positions and glimpses have in common: whose turn it is, which everybody may know."""

    __slots__ = ("_box", "_table", "box", "game", "table", "verbs")

    def __init__(self, game: "Game", box: Record, table: Record) -> None:
        self.game = game
        self.verbs = verbs = game.verbs
        self.box = box
        self.table = table
        self._box, self._table = verbs.place(box), verbs.place(table)  # the two as the verbs take them

    def __bytes__(self) -> bytes:
        return bytes(self.table)

    @property
    def mask(self) -> int:
        """As in the rules: bit mask of the seats that have to move; CHANCE; or 0 when the match is over.

        In a glimpse of an open simultaneous step, all the others still seem to have to move.
        """
        return self.verbs.to_act(self._box, self._table)

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that have to move; empty when chance comes next or the match is over."""
        return seats_in(self.mask)

    @property
    def chance_to_act(self) -> bool:
        """Whether chance comes next."""
        return self.mask == CHANCE


class Position(Moment):
    """A moment of a match, true or imagined. `play` and `happen` change it; make a `copy` first to keep it."""

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
        """The same position, to play on without changing this one."""
        return Position(self.game, self.box, self.table.clone())

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.game, self.box, self.table)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.box.seats)  # type: ignore[attr-defined]

    @property
    def line(self) -> str:
        """The whole table as one line of text; `game.position(line)` reads it."""
        return self.game.notation.table_line(self.box, self.table)

    # ---- Whose turn it is, and what can be done ----

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.mask == 0

    def legal(self, seat: int) -> list[int]:
        """The seat's legal moves, ascending; none if it is not its turn."""
        return self.verbs.moves(self._box, self._table, seat)

    def check_owes(self, seat: int) -> None:
        """MoveError unless the seat has to move."""
        check_owes(self.mask, seat)

    def check(self, seat: int, move: int) -> None:
        """MoveError unless this is a legal move of a seat that has to move. The reason reveals only what the seat may know."""
        self.check_owes(seat)
        if move not in self.legal(seat):
            raise self.hidden(seat).refusal(move)

    # ---- What happens ----

    def play(self, seat: int, move: int) -> None:
        """The seat makes a legal move; use `check` first if it may not be legal."""
        self.verbs.play(self._box, self._table, seat, move)

    def odds(self) -> list[int]:
        """The integer weight of each chance outcome; 0 for those that cannot happen."""
        return self.verbs.weights(self._box, self._table)

    def happen(self, outcome: int) -> None:
        """A chance outcome with a positive weight takes place."""
        self.verbs.happen(self._box, self._table, outcome)

    def turn(self, rng: Any) -> tuple[int, list[int]] | None:
        """Let chance happen, as a generator (`new_rng`) says, until a seat owes a move: the lowest that does, and its legal moves.
        None: the match is over. The quickest way to play: what it asks the rules, it asks them at once."""
        return self.verbs.turn(self._box, self._table, rng)

    def enter(self, actor: int, event: int) -> None:
        """An entry of a log takes place: a seat's move, or an outcome of CHANCE."""
        if actor == CHANCE:
            self.happen(event)
        else:
            self.play(actor, event)

    def result(self) -> Result:
        """Points and ranks of a match that is over."""
        return read_result(self.verbs.result, self._box, self._table, self.game.rules.SEATS[1], self.seats)

    # ---- What a seat may know ----

    def hidden(self, seat: int) -> "Glimpse":
        """What the seat may know; SPECTATOR: what everybody may."""
        seen = Glimpse(self.game, self.box, self.table.clone(), seat)
        seen.verbs.hide(seen._box, seen._table, seat)
        return seen

    def sees(self, viewer: int, actor: int, event: int) -> bool:
        """Whether the viewer sees this event as it happens here; a spectator sees what every seat sees."""
        seen = self.verbs.seen_by(self._box, self._table, actor, event)
        everyone = (1 << self.seats) - 1
        return seen & everyone == everyone if viewer == SPECTATOR else bool(seen >> viewer & 1)


class Glimpse(Moment):
    """What one seat may know of a position. You can ask it questions, but not play on it."""

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
        """The same glimpse over a table of its own."""
        return Glimpse(self.game, self.box, self.table.clone(), self.seat)

    def apart(self) -> "Glimpse":
        """The same glimpse with its own copy of the records, for callers that may write into them."""
        return Glimpse(self.game, self.box.clone(), self.table.clone(), self.seat)

    # ---- Asking ----

    def legal(self) -> list[int]:
        """The seat's own legal moves, ascending; what it may know is enough to list them."""
        return self.verbs.moves(self._box, self._table, self.seat)

    def observe(self, seat: int | None = None) -> Any:
        """OBSERVATION numbers for a learning agent, as an array of int16. seat: the seat from which seats are counted, for a
        spectator's glimpse."""
        out = array_of(c_int16, self.game.judge.OBSERVATION)()
        self.verbs.observe(self._box, self._table, self.seat if seat is None else seat, out)
        return out

    def evaluate(self) -> int:
        """The seat's estimated share of the win, 0 to 10,000."""
        return self.verbs.evaluate(self._box, self._table, self.seat)

    def why_not(self, move: int) -> tuple[Say, str]:
        """Why a move is not legal now: the sentence and the rule's id."""
        return self.game.viewing.why_not(self.box, self.table, self.seat, move)

    def refusal(self, move: int) -> MoveError:
        """The error that says why the seat cannot make this move."""
        if not 0 <= move < self.game.rules.MOVES:
            return MoveError("illegal", no_such_move(self.game.rules, move))
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
        """What the seat should do now, in one sentence."""
        return self.game.asked(self.box, self.table, self.seat)

    def points_so_far(self) -> list[int] | None:
        """The points of each seat; None if not everybody may know them, or if the game counts none before the end."""
        points = self.game.extras.points_so_far
        return points(self.box, self.table) if points is not None else None

    def picture(self) -> list[str]:
        """As lines of text."""
        return self.game.viewing.picture(self.box, self.table, self.seat)

    def move_say(self, move: int) -> Say:
        """A legal move as a person would say it."""
        return self.game.viewing.move_say(self.box, self.table, self.seat, move)

    # ---- Back to a position ----

    def imagined(self, rng: Any, forgetting: int = 0) -> Position:
        """A random deal that fits everything the seat knows. forgetting: the percentage of what it saw earlier that counts as
        unseen again, to find out whether looking again would tell a person anything."""
        deal = Position(self.game, self.box, self.table.clone())
        deal.verbs.imagine(deal._box, deal._table, self.seat, rng)
        forget = self.game.extras.forget
        if forgetting and forget is not None:
            forget(self.box, deal.table, self.seat, forgetting, rng)
        return deal

    def forgotten(self, percent: int, rng: Any) -> "Glimpse":
        """The glimpse of a player who has forgotten that percentage of what is no longer visible."""
        table, forget = self.table.clone(), self.game.extras.forget
        if forget is not None:
            forget(self.box, table, self.seat, percent, rng)
        return Glimpse(self.game, self.box, table, self.seat)


def no_such_move(rules: "Rules", index: int) -> Say:
    """The sentence about a number that is not a move of the game."""
    return Say("error.move_index", most=rules.MOVES - 1, came=str(index))


def check_owes(mask: int, seat: int) -> None:
    """MoveError unless the seat is one of those that have to move."""
    if mask == 0:
        raise MoveError("over", Say("error.over"))
    if mask == CHANCE:  # a moment between a move and what chance makes of it
        raise MoveError("not_to_act", Say("error.chance_next"))
    if not mask >> seat & 1:
        others: Sequence[Who] = [Who(other) for other in sorted(seats_in(mask))]
        raise MoveError("not_to_act", Say("error.not_to_act", seat=Who(seat), others=others))
