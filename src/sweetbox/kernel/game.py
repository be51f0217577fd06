"""A game, on one screen: what its folder must contain, and the object that gives access to it.

rules.py        plain Python over two records, Box and Table, in the order of the rulebook: see `Rules`
judge.py        for computer players: what they observe, what a position is worth: see `Judge`
components.py   FACTS, OPTIONS, EDITION, make_box, census: see `Components`
notation.py     moves, outcomes and tables as text and JSON: see `Notation`
view.py         what a seat sees, in data and in sentences: see `Viewing`
story.py        a struct for each kind of happening: see `Happening` in happening.py
rulebook.toml   the order in which people read the rules, and examples: see `words/rulebook.py`
words/          en.ftl, de.ftl …
sources.toml    where the facts of the printed game come from, and what is ours: see `words/sources.py`
lesson.toml     the guided first match: see `Lesson` in lesson.py
measures.py     what the lab measures in this game alone; a game need not have it: see `OwnMeasure` in extras.py

What a game may add to these is in `extras.py`, each with its default.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from ctypes import c_int32
from functools import cached_property, lru_cache
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

import msgspec

from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, pick
from sweetbox.kernel.edition import Field
from sweetbox.kernel.errors import EditionError, NotationError, OptionError, UnknownNameError
from sweetbox.kernel.extras import Extras, Measured, read_extras, read_measured
from sweetbox.kernel.happening import Happening
from sweetbox.kernel.record import Record, array_of
from sweetbox.kernel.say import Say
from sweetbox.kernel.tally import Line

if TYPE_CHECKING:
    from sweetbox.kernel.match import Match
    from sweetbox.kernel.position import Position


class Rules(Protocol):
    """rules.py: the rulebook and nothing else. Plain Python in the subset; `box` and `table` are the game's records."""

    Box: type[Any]
    Table: type[Any]
    SEATS: tuple[int, int]  # fewest, most
    MOVES: int  # moves are 0 … MOVES-1, each with one fixed meaning
    OUTCOMES: int  # chance outcomes are 0 … OUTCOMES-1
    LONGEST: int  # no match has more moves and outcomes than this
    HIDES: bool  # whether `hide` ever hides anything; False: all seats know everything

    def setup(self, box: Any, table: Any) -> None:
        """Lay out the table, which is all zero before. No chance."""

    def to_act(self, box: Any, table: Any) -> int:
        """Bit mask of the seats that have to move; CHANCE (-1); or 0: the match is over.

        With several seats in the mask, the step is simultaneous: `play` changes only the seat's own choice until the last one is
        in. A seat whose decision consists of several moves may make them one after the other while the step is open.
        """

    def legal(self, box: Any, table: Any, seat: int, moves: Any) -> int:
        """Write the legal moves into `moves`, ascending; return how many (0 if it is not the seat's turn)."""

    def play(self, box: Any, table: Any, seat: int, move: int) -> None:
        """The seat makes a legal move."""

    def odds(self, box: Any, table: Any, weights: Any) -> int:
        """Write the integer weight of each of the OUTCOMES; return their sum, below 2^31."""

    def happen(self, box: Any, table: Any, outcome: int) -> None:
        """The chance outcome takes place."""

    def result(self, box: Any, table: Any, points: Any, ranks: Any) -> None:
        """Final points and ranks per seat: 1 is best; ties are broken as the rules say, then shared."""

    def hide(self, box: Any, table: Any, seat: int) -> None:
        """Blank out, in place, everything that the seat may not know; seat -1: a spectator."""

    def imagine(self, box: Any, table: Any, seat: int, rng: Any) -> None:
        """Fill the blanks of a hidden table with a random deal that fits everything the seat knows."""

    def seen_by(self, box: Any, table: Any, actor: int, event: int) -> int:
        """Mask of the seats that see this move or outcome as it happens; `table` is as before it; actor -1: chance."""


class Judge(Protocol):
    """judge.py: what computer players need and no rule uses. In the same subset as the rules, and compiled with them."""

    OBSERVATION: int  # length of an observation

    def observe(self, box: Any, table: Any, seat: int, out: Any) -> None:
        """Write OBSERVATION int16 numbers for a learning agent, from a hidden table."""

    def evaluate(self, box: Any, table: Any, seat: int) -> int:
        """Estimated share of the win, 0 to 10,000, from a hidden or a complete table."""


# The kernel contract: the functions of both, by name.
OF_RULES = ("setup", "to_act", "legal", "play", "odds", "happen", "result", "hide", "imagine", "seen_by")
OF_JUDGE = ("observe", "evaluate")
CONTRACT = OF_RULES + OF_JUDGE


class Verbs(SimpleNamespace):
    """The functions of the contract, over records of one table, as they are written; compiled ones answer the same."""

    setup: Callable[[Any, Any], None]
    to_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    odds: Callable[[Any, Any, Any], int]
    happen: Callable[[Any, Any, int], None]
    result: Callable[[Any, Any, Any, Any], None]
    hide: Callable[[Any, Any, int], None]
    imagine: Callable[[Any, Any, int, Any], None]
    seen_by: Callable[[Any, Any, int, int], int]
    observe: Callable[[Any, Any, int, Any], None]
    evaluate: Callable[[Any, Any, int], int]

    def __init__(self, game: "Game") -> None:
        super().__init__(**game.contract)
        self._moves, self._weights = (array_of(c_int32, count) for count in (game.rules.MOVES, game.rules.OUTCOMES))

    def place(self, record: Record) -> Any:
        """A box or a table as these functions take it: the record itself, or where it is. Who has the place keeps the record."""
        return record

    def moves(self, box: Any, table: Any, seat: int) -> list[int]:
        """What `legal` lists."""
        room = self._moves()
        return room[: self.legal(box, table, seat, room)]

    def weights(self, box: Any, table: Any) -> list[int]:
        """What `odds` says of each outcome."""
        room = self._weights()
        self.odds(box, table, room)
        return room[:]

    def turn(self, box: Any, table: Any, rng: Any) -> tuple[int, list[int]] | None:
        """Let chance happen until a seat owes a move: the lowest that does, and its legal moves; None when all is over."""
        room = self._weights()
        while (mask := self.to_act(box, table)) == CHANCE:
            self.happen(box, table, pick(rng, room, self.odds(box, table, room)))
        return (lowest(mask), self.moves(box, table, lowest(mask))) if mask else None


class Facts(msgspec.Struct, frozen=True):
    """What is printed on the box, as far as it is known: the game's `sources.toml` says where each of them is from."""

    title: str
    designers: tuple[str, ...]
    publisher: str
    year: int | None
    minutes: tuple[int, int]  # a match with people takes this long
    version: int  # of the rules as played here; increased only when behaviour changes
    rulebook_language: str = "en"


class Option(msgspec.Struct, frozen=True):
    """One switch of a table. Its text is the game's words `option.<name>`; a choice's `option.<name>_<choice>`."""

    name: str
    kind: Literal["bool", "int", "choice"]
    default: bool | int | str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def check(self, value: Any) -> bool | int | str:
        """The value, or what a text such as `--option idle_rounds=8` means; OptionError if neither."""
        if self.kind == "bool":
            if isinstance(value, bool):
                return value
            if str(value).lower() in ("true", "yes", "on", "1"):
                return True
            if str(value).lower() in ("false", "no", "off", "0"):
                return False
            raise OptionError(Say("error.option_bool", option=self.name, came=str(value)))
        if self.kind == "int":
            try:
                number = int(value)
            except (TypeError, ValueError):
                number = self.low - 1
            if isinstance(value, bool | float) or not self.low <= number <= self.high:
                raise OptionError(Say("error.option_int", option=self.name, low=self.low, high=self.high, came=str(value)))
            return number
        if value not in self.choices:
            raise OptionError(Say("error.option_choice", option=self.name, choices=list(self.choices), came=str(value)))
        return cast(str, value)


class Components(Protocol):
    """components.py: what is in the box, as rows; the numbers of the rules come from here."""

    FACTS: Facts
    OPTIONS: tuple[Option, ...]
    EDITION: Mapping[str, Any]  # the replaceable data, JSON- and TOML-ready
    SECTIONS: Mapping[str, Sequence[Field]]  # the fields of a row, for each section of an edition

    def check_edition(self, edition: Mapping[str, Any]) -> None:
        """EditionError unless these components can be this game."""

    def make_box(self, seats: int, options: Mapping[str, Any], edition: Mapping[str, Any]) -> Any:
        """The Box of checked options and edition."""

    def census(self, box: Any, table: Any) -> Any:
        """Everything countable on the table: if it differs between two moments of a match, something was lost or doubled."""


class Notation(Protocol):
    """notation.py: everything as text and JSON, both ways. Parsers raise NotationError."""

    def move_text(self, box: Any, move: int) -> str: ...

    def parse_move(self, box: Any, text: str) -> int: ...

    def move_json(self, box: Any, move: int) -> dict[str, Any]: ...

    def move_from_json(self, box: Any, data: Any) -> int: ...

    def outcome_text(self, box: Any, table: Any, outcome: int) -> str:
        """What the outcome would be on this table."""

    def parse_outcome(self, box: Any, table: Any, text: str) -> int: ...

    def parse_compound(self, box: Any, table: Any, seat: int, text: str) -> list[int]:
        """The single moves of a compound move. Every game takes moves joined by `;`; a game may also have a shorter form."""

    def table_line(self, box: Any, table: Any) -> str:
        """The whole table as one line of text."""

    def table_from_line(self, box: Any, line: str) -> Any: ...


class Viewing(Protocol):
    """view.py: everything a person or a client is shown. All but the tally is made from a glimpse, never from the table."""

    def view(self, box: Any, glimpse: Any, seat: int) -> msgspec.Struct:
        """The game's View, a tagged msgspec Struct, JSON-ready. Seat -1: a spectator."""

    def summary(self, box: Any, glimpse: Any, seat: int) -> list[Say]:
        """The view in sentences, enough to play without seeing the board.

        Sentences that only repeat the picture have keys `board.…`; beside a picture they are left out.
        """

    def picture(self, box: Any, glimpse: Any, seat: int) -> list[str]:
        """The glimpse as lines of text, for the terminal: letters and numbers only, no words of any language."""

    def move_say(self, box: Any, glimpse: Any, seat: int, move: int) -> Say:
        """A legal move as a person would say it, for buttons and lists."""

    def story(self, box: Any, before: Any, after: Any, seat: int, actor: int, event: int | None) -> Sequence[Happening]:
        """What the seat saw happen, as kinds of the game's `story.py`; both tables are its glimpses, event None if unseen."""

    def why_not(self, box: Any, glimpse: Any, seat: int, move: int) -> tuple[Say, str]:
        """Why a move is not legal now: the sentence and the rule's id."""

    def tally(self, box: Any, course: Sequence[Any]) -> list[Line]:
        """How the points of a finished match were counted: the lines that count add up to those of `result`, rounds ascend.

        course: the true tables of the match from first to last; most games need only `course[-1]`.
        """


class Game:
    """One game of the box. Its modules are imported on first use."""

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self.package = package

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _of_package, (self.name, self.package)

    def _module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def rules(self) -> Rules:
        """The rulebook: the records Box and Table, the numbers of moves and outcomes, and the functions of the contract."""
        return cast(Rules, self._module("rules"))

    @cached_property
    def judge(self) -> Judge:
        """What is for players that compute."""
        return cast(Judge, self._module("judge"))

    @property
    def contract(self) -> dict[str, Any]:
        """The functions that every game has, by name, as written in its modules."""
        return {name: getattr(self.rules if name in OF_RULES else self.judge, name) for name in CONTRACT}

    @cached_property
    def verbs(self) -> "Verbs":
        """What positions call: the rules and the judge as written. `engines.speed_up` replaces them with compiled ones."""
        return Verbs(self)

    @cached_property
    def components(self) -> Components:
        """What is in the box, as rows."""
        return cast(Components, self._module("components"))

    @cached_property
    def notation(self) -> Notation:
        """Moves, outcomes and tables as text and JSON."""
        return cast(Notation, self._module("notation"))

    @cached_property
    def viewing(self) -> Viewing:
        """What a seat is shown."""
        return cast(Viewing, self._module("view"))

    @cached_property
    def extras(self) -> Extras:
        """What the game adds to the contract."""
        return read_extras(self.viewing, self.judge, self.components)

    @cached_property
    def measured(self) -> Measured:
        """What the lab measures in this game alone."""
        folder = getattr(importlib.import_module(self.package), "__path__", ())
        there = any(found.name == "measures" for found in pkgutil.iter_modules(folder))
        return read_measured(self._module("measures")) if there else Measured()

    @property
    def facts(self) -> Facts:
        """What is printed on the box: title, designers, minutes."""
        return self.components.FACTS

    @property
    def options(self) -> tuple[Option, ...]:
        """The switches of a table, with their defaults."""
        return self.components.OPTIONS

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""
        return self.rules.SEATS

    @property
    def fewest(self) -> int:
        """The fewest players of whom one wins against the others; 1 in a game that is only for one."""
        return min(max(2, self.seats[0]), self.seats[1])

    def check_options(self, options: Mapping[str, Any]) -> dict[str, bool | int | str]:
        """All options of the game with their values, in the order of OPTIONS."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise OptionError(Say("error.option_unknown", game=self.name, came=name, known=list(known) or ["-"]))
        return {name: option.check(options.get(name, option.default)) for name, option in known.items()}

    def make_box(self, seats: int, options: Mapping[str, Any] | None = None, edition: Mapping[str, Any] | None = None) -> Record:
        """The box for this number of seats. Anything wrong with seats, options or edition is refused here."""
        low, high = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise OptionError(Say("error.seats", game=self.name, low=low, high=high, came=repr(seats)))
        checked = self.check_options(options or {})
        if edition is not None:
            try:
                self.components.check_edition(edition)
                return cast(Record, self.components.make_box(seats, checked, edition))
            except EditionError as error:
                raise error.within(self.name) from None
        return self._usual_box(seats, tuple(checked.items())).clone()

    @cached_property
    def _usual_box(self) -> Callable[[int, tuple[tuple[str, bool | int | str], ...]], Record]:
        """The box of the game as it is sold, cached: packing it takes as long as many moves."""

        @lru_cache(64)
        def make(seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> Record:
            return cast(Record, self.components.make_box(seats, dict(options), self.components.EDITION))

        return make

    def asked(self, box: Record, glimpse: Record, seat: int) -> Say:
        """What the seat should do now; by default the first sentence of the summary."""
        asked = self.extras.asked
        return asked(box, glimpse, seat) if asked is not None else self.viewing.summary(box, glimpse, seat)[0]

    def fading(self, box: Record) -> tuple[str, ...]:
        """Kinds of happenings that nobody is shown again while the match is running: people have to remember them."""
        return self.extras.fading(box)

    def silent(self, box: Record, move: int) -> bool:
        """Whether a move is not worth mentioning among the others of a turn."""
        return self.extras.silent(box, move)

    def varies(self, box: Record, move: int) -> bool:
        """Whether a move's sentence depends on more than the move."""
        return self.extras.varies(box, move)

    def set_up(self, box: Record) -> "Position":
        """The table as laid out, before anything happens."""
        from sweetbox.kernel.position import Position

        table = cast(Record, self.rules.Table())
        position = Position(self, box, table)
        position.verbs.setup(position._box, position._table)
        return position

    def position(
        self, line: str | None = None, seats: int | None = None, edition: Mapping[str, Any] | None = None, **options: Any
    ) -> "Position":
        """A position from its line of text (`position.line` writes one); without a line, the set-up. Fields can also be set on
        `position.table`. NotationError: the line is not a table of this game."""
        from sweetbox.kernel.position import Position

        box = self.make_box(seats if seats is not None else self.seats[0], options, edition)
        if line is None:
            return self.set_up(box)
        try:
            return Position(self, box, self.notation.table_from_line(box, line))
        except NotationError as error:
            raise error.within(self.name) from None

    def new_match(
        self,
        seats: int | None = None,
        seed: int | bytes | None = None,
        nonces: Sequence[str] = (),
        edition: Mapping[str, Any] | None = None,
        table: str | None = None,
        explicit_chance: bool = False,
        **options: Any,
    ) -> "Match":
        """A match at its first decision. seed: a number (repeatable), 32 bytes, or None: drawn from the system. For experiments:
        table: the line of the position to begin at; explicit_chance: wait for `match.happen` whenever chance is next."""
        from sweetbox.kernel.match import Match

        count = seats if seats is not None else self.seats[0]
        start = self.position(table, count, edition, **options) if table is not None else None
        return Match(self, count, options, edition, seed, nonces, explicit_chance=explicit_chance, start=start)


def _of_package(name: str, package: str) -> Game:
    """The game as this process knows it, so that an unpickled game is the same object."""
    from sweetbox.kernel.registry import game, offer

    try:
        known = game(name)
    except UnknownNameError:
        offer(name, package)
        known = game(name)
    return known
