"""A match: a sequence of positions, with their log and the chance that led from one to the next.

It checks every move, lets chance happen, and shows a seat nothing that has not been through `hide`. `match_file` writes it as text,
`taking_back` says what may be undone.
"""

import hashlib
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sweetbox.kernel.bits import seats_in
from sweetbox.kernel.chance import CHANCE, SEED_BYTES, commitment, draw, new_rng, nonces_digest, seed_from_int
from sweetbox.kernel.errors import MoveError, NotationError, OptionError, SweetboxError
from sweetbox.kernel.growing import Growing
from sweetbox.kernel.happening import Happening
from sweetbox.kernel.position import SPECTATOR, Glimpse, Position, check_owes, no_such_move
from sweetbox.kernel.preview import check_moves
from sweetbox.kernel.record import Record
from sweetbox.kernel.results import Result
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Course, Line
from sweetbox.kernel.trail import Trail

if TYPE_CHECKING:
    from sweetbox.kernel.game import Game
    from sweetbox.review import Review

Entry = tuple[int, int]  # (seat, move) or (CHANCE, outcome)
MaskedEntry = tuple[int, int | None]  # the same, with None for an event that was not seen


class Move:
    """A move of a match: the number the rules know. Its short text and its JSON are made on demand."""

    __slots__ = ("box", "game", "index")

    def __init__(self, game: "Game", box: Record, index: int) -> None:
        self.game = game
        self.box = box
        self.index = index

    @property
    def text(self) -> str:
        """As people write it, such as `knock c4`."""
        return self.game.notation.move_text(self.box, self.index)

    @property
    def json(self) -> dict[str, Any]:
        """As data, with names instead of numbers."""
        return self.game.notation.move_json(self.box, self.index)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.index}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.game, self.box, self.index) == (other.game, other.box, other.index)

    def __hash__(self) -> int:
        return hash((self.game.name, self.index))


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note about how the match was played, not part of it: a bot that failed and was replaced for a move."""

    entry: int  # log entries before it
    seat: int
    bot: str
    what: str  # a key of the shared words, `remark.<what>`

    def say(self) -> Say:
        return Say(f"remark.{self.what}", who=Who(self.seat), bot=self.bot)


class Frame(NamedTuple):
    """An entry of the log as one viewer saw it."""

    entries: int  # of the log, up to this one
    event: MaskedEntry
    happenings: Sequence[Happening]
    glimpse: Glimpse  # after it


class Match:
    """One match of a game. `game.new_match(…)` makes one."""

    def __init__(
        self,
        game: "Game",
        seats: int,
        options: Mapping[str, Any],
        edition: Mapping[str, Any] | None,
        seed: int | bytes | None,
        nonces: Sequence[str] = (),
        settle: bool = True,
        explicit_chance: bool = False,
        start: Position | None = None,
    ) -> None:
        """Nine parameters: everything a match begins with. Use `Game.new_match` instead.

        settle: let chance happen up to the first decision; False leaves the table as laid out, so that a log can be entered.
        For experiments: explicit_chance: chance waits for `happen`; start: the position to begin at."""
        self.game = game
        self.rules = game.rules
        self.seats = seats
        self.options = game.check_options(options)
        self.edition = dict(edition) if edition is not None else None
        self.box = game.make_box(seats, options, edition) if start is None else start.box
        self.seed = _seed_bytes(seed)
        self.nonces = list(nonces)
        self.remarks: list[Remark] = []
        self.older: int | None = None  # the version of the rules that an older match file was made with
        self.practice = False  # whether it belongs to a lesson and counts nowhere
        self.explicit_chance = explicit_chance
        self.laid_out = start is not None  # whether it began at a given position instead of the set-up
        self.chosen = False  # whether the caller, not the seed, chose an outcome of chance
        self._nonces = nonces_digest(self.nonces)
        self._begin(game.set_up(self.box) if start is None else start.copy())
        if settle:
            self._go_on()

    def _begin(self, position: Position) -> None:
        self.log: Growing[Entry] = Growing()
        self._position = position
        self.drawn = 0  # chance outcomes so far
        self._past = Growing([(bytes(position), 0)])  # the table and `drawn` before each entry, and now
        self._masked: dict[int, Growing[MaskedEntry]] = {}  # the log as each viewer saw it, as far as it has been requested
        self._trails: dict[int, tuple[int, Trail]] = {}  # how many positions are in each viewer's trail, and the trail
        self._forget_answers()

    def _forget_answers(self) -> None:
        """Drop the cached answers about the present position; each is worked out once, however often it is asked for."""
        self._mask: int | None = None
        self._glimpses: dict[int, Glimpse] = {}
        self._legal: dict[int, list[int]] = {}
        self._asked: dict[int, Say] = {}
        self._tally: list[Line] | None = None

    @staticmethod
    def starting_at(position: Position, seed: int | bytes | None = None, **options: Any) -> "Match":
        """A match that begins at this position, for experiments. options: those of its box, so that
        `match.options` is right.

        Its match file has the position, too; no seat gets a masked copy of that.
        """
        return Match(position.game, position.seats, options, None, seed, start=position)

    def __repr__(self) -> str:
        return f"<Match {self.game.name}: seats {self.seats}, steps {len(self.log)}>"

    def __eq__(self, other: object) -> bool:
        """Equal matches have the same past and the same chance ahead."""
        return isinstance(other, Match) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # it is mutable

    def _identity(self) -> tuple[Any, ...]:
        settings = (self.options, self.edition, self.seed, self.nonces, self.older, self.practice, self.laid_out, self.chosen)
        return self.game.name, self.box, settings, self._past[0], self.log, self.remarks

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: the whole truth with the seed, as in a match file."""
        left_out = ("rules", "_mask", "_glimpses", "_legal", "_asked", "_tally")  # found or worked out again
        return {name: value for name, value in vars(self).items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.rules = self.game.rules
        self._forget_answers()

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Match":
        return self.copy()

    # ---- The position now ----

    @property
    def position(self) -> Position:
        """The whole truth at this moment, as a copy."""
        return self._position.copy()

    @property
    def mask(self) -> int:
        """The seats that have to move, as in the rules: see `Moment.mask`."""
        if self._mask is None:
            self._mask = self._position.mask
        return self._mask

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that have to move; empty when the match is over, and when chance is next in a past moment."""
        return seats_in(self.mask)

    @property
    def chance_to_act(self) -> bool:
        """Whether chance comes next: only with `explicit_chance`, or between two draws in a moment that `at` returned to.
        `settle` lets chance happen, `happen` chooses its outcome."""
        return self.mask == CHANCE

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.mask == 0

    @property
    def points(self) -> list[int]:
        """The final points of each seat. MoveError: the match is not over."""
        return self._result().points

    @property
    def ranks(self) -> list[int]:
        """1 is best; tied seats share a rank."""
        return self._result().ranks

    def _check_over(self) -> None:
        if not self.over:
            raise MoveError("not_over", Say("error.not_over"))

    def _result(self) -> Result:
        self._check_over()
        return self._position.result()

    def tally(self) -> list[Line]:
        """How the points were counted, by category and round. Only once the match is over."""
        self._check_over()
        if self._tally is None:
            self._tally = self.game.viewing.tally(self.box, Course(self.rules.Table, self._past))
        return list(self._tally)

    def review(
        self, depth: int | None = None, exact: bool = False, told: Callable[[int, int], None] = lambda done, of: None
    ) -> "Review":
        """How much of a finished match was luck and how much was decisions: see docs/review.md. depth: iterations per position;
        exact: count everything, in a game that is small enough; told: called with the progress."""
        from sweetbox.review import review

        return review(self, depth, exact, told)

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: known to everybody from the start, so that the seed cannot be changed later."""
        return commitment(self.seed)

    def draws(self) -> list[tuple[int, list[int]]]:
        """The log entries of chance, each with the weights that its outcomes had then. Only once the match is over, since weights
        reveal what is hidden. A match of older rules counts as over, though today's rules may not lead to its end."""
        if self.older is None:
            self._check_over()
        return [(entry, self.position_at(entry).odds()) for entry, (actor, _) in enumerate(self.log) if actor == CHANCE]

    # ---- Moves ----

    def legal(self, seat: int) -> list[Move]:
        """The seat's legal moves; none if it is not its turn."""
        return [Move(self.game, self.box, index) for index in self.legal_indices(seat)]

    def legal_indices(self, seat: int) -> list[int]:
        """The same as plain numbers, ascending."""
        self.check_seat(seat)
        return self._listed(seat)[:]

    def _listed(self, seat: int) -> list[int]:
        if seat not in self._legal:
            self._legal[seat] = self._position.legal(seat)
        return self._legal[seat]

    def parse(self, seat: int, move: Any) -> list[int]:
        """The single moves of anything a caller may pass as a move: a Move, its index, text or JSON, or several as one."""
        if isinstance(move, Move):
            if move.game.name != self.game.name:
                raise NotationError(Say("error.move_game", expected=self.game.facts.title, came=move.game.facts.title))
            move = move.index
        if isinstance(move, bool):
            raise NotationError(Say("error.move_kind", came=str(move)))
        if isinstance(move, int):
            if not 0 <= move < self.rules.MOVES:
                raise NotationError(no_such_move(self.rules, move))
            return [move]
        try:
            if isinstance(move, str):
                if not move.strip():
                    raise NotationError(Say("error.move_empty"))
                return self.game.notation.parse_compound(self.box, self._seen(seat).table, seat, move)
            if isinstance(move, Mapping):
                return [self.game.notation.move_from_json(self.box, move)]
        except NotationError as error:
            raise error.within(self.game.name) from None
        if isinstance(move, Iterable) and not isinstance(move, bytes | bytearray):
            parts = list(move)
            if not parts:
                raise NotationError(Say("error.move_empty"))
            return [single for part in parts for single in self.parse(seat, part)]
        raise NotationError(Say("error.move_kind", came=type(move).__name__))

    def play(self, seat: int, move: Any) -> None:
        """Make a move, or several as one compound move. After a MoveError or NotationError nothing has changed."""
        self.check_seat(seat)
        moves = self.parse(seat, move)
        if len(moves) > 1:
            self._try_compound(seat, moves)
        else:
            self._check(seat, moves[0])
        for single in moves:
            self._enter(seat, single)
        self._go_on()

    def _check(self, seat: int, move: int) -> None:
        check_owes(self.mask, seat)
        if move not in self._listed(seat):
            raise self._seen_by(seat).refusal(move)

    def _try_compound(self, seat: int, moves: list[int]) -> None:
        """Refuse a compound move if a part is not legal, or if chance, another seat or the end intervenes."""
        trial = self._position.copy()
        for number, single in enumerate(moves):
            mask = trial.mask
            if number and not (mask > 0 and mask >> seat & 1):
                key = "error.compound_over" if mask == 0 else "error.compound"
                raise MoveError("compound", Say(key, move=self.game.notation.move_text(self.box, single), count=number))
            trial.check(seat, single)
            trial.play(seat, single)

    def check_seat(self, seat: int) -> None:
        """MoveError unless the match has this seat."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise MoveError("no_seat", Say("error.no_seat", most=self.seats - 1, came=repr(seat)))

    def check_owes(self, seat: int) -> None:
        """MoveError unless the seat has to move, which is no secret."""
        self.check_seat(seat)
        check_owes(self.mask, seat)

    def why_not(self, seat: int, move: Any) -> tuple[Say, str | None] | None:
        """Why the seat may not make this move, or these moves as one: a sentence and the rule's id; None when it may.

        The answer uses only what the seat may know: not even the time it takes depends on what is hidden.
        """
        try:
            self.check_seat(seat)
            moves = self.parse(seat, move)
            self.check_owes(seat)
            check_moves(self._seen(seat), moves, len(self.log))
        except SweetboxError as error:
            return error.say, error.rule
        return None

    # ---- Entries of the log ----

    def _enter(self, actor: int, event: int) -> None:
        self._position.enter(actor, event)
        self.drawn += actor == CHANCE
        self.log.append((actor, event))
        self._past.append((bytes(self._position.table), self.drawn))  # type: ignore[call-overload]
        self._forget_answers()

    def _go_on(self) -> None:
        if not self.explicit_chance:
            self.settle()

    def settle(self) -> None:
        """Let chance happen, as drawn from the seed, until a seat has to move or the match is over."""
        while self.mask == CHANCE:
            self._enter(CHANCE, self._draw())

    def _draw(self) -> int:
        return draw(self.seed, self._nonces, self.drawn, self._position.odds())

    def odds(self) -> list[int]:
        """The weight of each outcome that chance has now; 0 for those that cannot happen. MoveError if chance is not next.

        Weights and outcomes can reveal what is hidden: they are for experiments, not for seats.
        """
        self._check_chance()
        return self._position.odds()

    def happen(self, outcome: int | str) -> None:
        """Choose the outcome of chance, by number or text. After a MoveError or NotationError nothing has changed."""
        self._check_chance()
        notation, table, weights = self.game.notation, self._position.table, self._position.odds()
        try:
            number = notation.parse_outcome(self.box, table, outcome) if isinstance(outcome, str) else outcome
        except NotationError as error:
            raise error.within(self.game.name) from None
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(weights) or not weights[number]:
            possible = [notation.outcome_text(self.box, table, each) for each, weight in enumerate(weights) if weight]
            raise NotationError(Say("error.outcome", known=possible, came=str(outcome)))
        self.chosen = self.chosen or number != self._draw()
        self._enter(CHANCE, number)
        self._go_on()

    def _check_chance(self) -> None:
        if not self.chance_to_act:
            raise MoveError("no_chance", Say("error.no_chance") if self.mask else Say("error.over"))

    def enter(self, actor: int, event: int) -> None:
        """Enter the next entry of a stored log: a legal move, or the outcome that the seed draws. SweetboxError if it is neither.
        Nothing else happens, not even chance."""
        mask = self.mask
        if mask > 0 and actor >= 0 and mask >> actor & 1 and type(event) is int and event in self._position.legal(actor):
            self._enter(actor, event)  # the most frequent case; all that follows says what is wrong
            return
        if mask == CHANCE:
            if actor != CHANCE:
                raise NotationError(Say("error.entry_chance", came=Who(actor) if 0 <= actor < self.seats else actor))
            drawn = self._draw()
            if event != drawn:
                raise NotationError(Say("error.entry_draw", expected=drawn, came=event))
        elif actor == CHANCE:
            others = [Who(seat) for seat in sorted(self.to_act)]
            raise NotationError(Say("error.over") if mask == 0 else Say("error.entry_no_chance", others=others))
        else:
            self.check_seat(actor)
            self.parse(actor, event)
            if not self._was_legal(actor, event):
                self._check(actor, event)
        self._enter(actor, event)

    def _was_legal(self, seat: int, move: int) -> bool:
        """Whether the seat could make this move by the older rules with which the match began."""
        if self.older is None or seat not in self.to_act:
            return False
        return self.game.extras.was_legal(self.box, self._position.table, seat, move, self.older)

    # ---- What leaves for a seat: always hidden first ----

    def glimpse(self, seat: int | None) -> Glimpse:
        """What the seat may know, as a copy; None: a spectator."""
        return self._seen(seat).copy()

    def _seen(self, seat: int | None) -> Glimpse:
        return self._seen_by(self._viewer(seat))

    def _seen_by(self, viewer: int) -> Glimpse:
        if viewer not in self._glimpses:
            self._glimpses[viewer] = self._position.hidden(viewer)
        return self._glimpses[viewer]

    def imagine(self, seat: int | None, seed: int = 0) -> "Match":
        """A match that could be this one, as far as the seat (None: a spectator) can know, to play on. What is hidden is dealt
        again, and chance will bring something else. seed: another seed gives another deal."""
        start = self._seen(seat).imagined(new_rng(seed))
        future = hashlib.sha256(f"imagined {seed}".encode()).digest()  # a plain number might be this match's own seed
        return Match(self.game, self.seats, self.options, self.edition, future, explicit_chance=self.explicit_chance, start=start)

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        self.check_seat(seat)
        return seat

    def view(self, seat: int | None) -> Any:
        """The glimpse as JSON-ready data."""
        return self._seen(seat).view()

    def observe(self, seat: int) -> Any:
        """The seat's numbers for a learning agent: `glimpse(seat).observe()`."""
        self.check_seat(seat)
        return self._seen_by(seat).observe()

    def summary(self, seat: int | None) -> list[Say]:
        """The glimpse in sentences, enough to play without seeing a board."""
        return self._seen(seat).summary()

    def caption(self, seat: int | None) -> list[Say]:
        """The sentences of the summary that are not in the picture."""
        return self._seen(seat).caption()

    def asked(self, seat: int | None) -> Say:
        """What the seat should do now, in one sentence."""
        viewer = self._viewer(seat)
        if viewer not in self._asked:
            self._asked[viewer] = self._seen_by(viewer).asked()
        return self._asked[viewer]

    def points_so_far(self) -> list[int] | None:
        """The points of each seat so far, if everybody may know them; otherwise None."""
        return self._seen(None).points_so_far()

    def picture(self, seat: int | None) -> list[str]:
        """The glimpse as lines of text."""
        return self._seen(seat).picture()

    def move_say(self, seat: int, move: int | Move) -> Say:
        """A legal move as a person would say it."""
        return self._seen(seat).move_say(move.index if isinstance(move, Move) else move)

    @property
    def fading(self) -> tuple[str, ...]:
        """Kinds of happenings that people have to remember now; once the match is over, everything is shown again."""
        return () if self.over else self.game.fading(self.box)

    def story(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Happening]:
        """What the seat saw happen since log entry `since`, in order; all of it once the match is over."""
        return [happening for frame in self.film(seat, since, until) for happening in frame.happenings]

    def film(self, seat: int | None, since: int = 0, until: int | None = None, before: Glimpse | None = None) -> Iterator[Frame]:
        """The same entry by entry, with what the seat sees after each. before: what it saw before the first, if known."""
        viewer, over = self._viewer(seat), self.over
        first, last = self._check_entry(since), len(self.log) if until is None else self._check_entry(until)
        if first >= last:
            return
        position = self.position_at(first)
        if before is None:
            before = position.hidden(viewer)
        for entry in range(first, last):
            actor, event = self.log[entry]
            seen = event if over or position.sees(viewer, actor, event) else None
            position = self.position_at(entry + 1)
            after = self._seen(seat) if entry + 1 == len(self.log) else position.hidden(viewer)
            happenings = self.game.viewing.story(self.box, before.table, after.table, viewer, actor, seen)
            yield Frame(entry + 1, (actor, seen), happenings, after)
            before = after

    def log_for(self, seat: int | None) -> list[MaskedEntry]:
        """The log with what the seat did not see masked as (actor, None), until the match is over."""
        viewer = self._viewer(seat)
        return list(self.log) if self.over else list(self.masked_log(viewer))

    def masked_log(self, viewer: int) -> Growing[MaskedEntry]:
        """The same, but masked even when the match is over; a copy, which costs nothing."""
        masked = self._masked.setdefault(viewer, Growing())
        for entry in range(len(masked), len(self.log)):
            actor, event = self.log[entry]
            masked.append((actor, event if self.position_at(entry).sees(viewer, actor, event) else None))
        return masked.first(len(masked))

    def trail(self, seat: int | None) -> str:
        """The seat's information state, see `Trail`."""
        viewer = self._viewer(seat)
        read, trail = self._trails.get(viewer, (0, Trail()))
        for entry in range(read, len(self._past)):
            trail = trail.after(bytes(self.position_at(entry).hidden(viewer)))
        self._trails[viewer] = len(self._past), trail
        return trail.chain.hex()

    def known_to(self, seat: int) -> int | None:
        """The last entry after which the seat knew everything: nothing on the table was hidden from it. None: it never did."""
        for entry in reversed(range(len(self._past))):
            position = self.position_at(entry)
            if bytes(position.hidden(seat)) == bytes(position):
                return entry
        return None

    # ---- Back in time ----

    def _check_entry(self, entry: int) -> int:
        if isinstance(entry, bool) or not isinstance(entry, int) or not 0 <= entry <= len(self.log):
            raise OptionError(Say("error.entry", most=len(self.log), came=str(entry)))
        return entry

    def position_at(self, entry: int) -> Position:
        """The whole truth after this many log entries."""
        return Position.from_bytes(self.game, self.box, self._past[self._check_entry(entry)][0])

    def tables(self) -> list[bytes]:
        """The whole truth before each entry of the log, and after the last: the bytes of its tables."""
        return [table for table, _ in self._past]

    def copy(self) -> "Match":
        """The copy keeps the cached answers about the position."""
        same = self.at(len(self.log))
        same._mask = self._mask
        same._glimpses, same._legal, same._asked = dict(self._glimpses), dict(self._legal), dict(self._asked)
        same._tally = self._tally
        return same

    def at(self, entry: int) -> "Match":
        """The match as it was after this many log entries, to look at or to play on. If `chance_to_act`, no seat has to move, and
        `settle` lets chance happen again as it did."""
        past: Match = object.__new__(Match)
        past.__dict__.update(self.__dict__)
        past._position = self.position_at(entry)
        past._forget_answers()
        past.log = self.log.first(entry)
        past._past = self._past.first(entry + 1)
        past.drawn = self._past[entry][1]
        masked_logs = list(self._masked.items())  # a thread may be adding to it
        past._masked = {viewer: masked.first(entry) for viewer, masked in masked_logs}
        past._trails = {viewer: kept for viewer, kept in self._trails.items() if kept[0] <= entry + 1}
        past.remarks = [remark for remark in self.remarks if remark.entry <= entry]
        return past

    def take_back(self, seat: int) -> None:
        """Undo the seat's last move, if nobody has learnt anything since then: see `taking_back`."""
        from sweetbox.kernel.taking_back import entry_to_take_back

        self.check_seat(seat)
        entry = entry_to_take_back(self, seat)
        if entry is None:
            raise MoveError("take_back", Say("error.take_back", who=Who(seat)))
        later = self.log[entry + 1 :]
        self.__dict__.update(self.at(entry).__dict__)
        for actor, move in later:  # other seats' choices in the same open step
            self._enter(actor, move)

    def can_take_back(self, seat: int) -> bool:
        """Whether `take_back` would work."""
        from sweetbox.kernel.taking_back import entry_to_take_back

        return entry_to_take_back(self, seat) is not None

    # ---- As text ----

    def to_json(self, seat: int | None = None) -> str:
        """The whole match as text; for a seat, its masked copy, without the seed until the match is over."""
        from sweetbox.kernel.match_file import write_match

        self._viewer(seat)
        return write_match(self, seat)

    @staticmethod
    def from_json(text: str | bytes) -> "Match":
        """The match of a file, every entry checked. MatchFileError says where it breaks."""
        from sweetbox.kernel.match_file import parse_match_file, read_match

        return read_match(parse_match_file(text))


def _seed_bytes(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed_from_int(seed)
    raise OptionError(Say("error.seed", count=SEED_BYTES, came=repr(seed)))
