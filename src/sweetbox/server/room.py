"""A room: link, seats, options, and one match after another. It is folded from its events and does no I/O.

Commands (`sit`, `start`, `play` …) check and answer with drafts of events; nothing changes. `after` makes the room that these
events lead to. Neither a room nor its match is ever changed once others can see it, so that threads may look at them.
"""

import copy
import logging
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from sweetbox.bots.registry import all_bots
from sweetbox.kernel.chance import CHANCE, commitment
from sweetbox.kernel.errors import NotationError, SweetboxError, UnknownNameError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.server.events import Chair, Changed, Data, Draft, Event, Handed, Moved, Opened, Sat, Started, TookBack
from sweetbox.server.identity import Person
from sweetbox.server.names import BOT_NAMES, skeleton
from sweetbox.server.preview import Preview, foresee
from sweetbox.server.problem import RefusedError, refusal_of

log = logging.getLogger("sweetbox")

State = Literal["waiting", "playing", "over"]


class Span(msgspec.Struct, frozen=True):
    """The log entries of the running match that an event brought."""

    number: int
    first: int
    last: int


class Decision(msgspec.Struct):
    """What a command comes to: the events to store, and the match as it will stand then."""

    drafts: list[Draft]
    match: Match | None = None
    repeated: int | None = None  # the event that already did what is asked for


class Room:
    game: Game
    host: str
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    public: bool
    spectators: bool
    seed: str  # of the next match

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.chairs = []
        self.number = 0  # of the last event
        self.at = 0
        self.archived = False
        self.events: list[Event] = []
        self.match: Match | None = None
        self.match_id: str | None = None
        self.members: set[str] = set()  # everybody who ever sat here, and the host
        self.players: set[str] = set()  # who sat down to the match
        self._restart()

    def _restart(self) -> None:
        self.cut = False  # whether today's rules could not replay the match to its end
        self.spans: list[Span] = []
        self.keys: dict[tuple[int, str], int] = {}  # of a seat's moves and taking back in this match: the events that they became

    @staticmethod
    def of(id_: str, events: Iterable[Event]) -> "Room":
        """The room that stored events make. The match is replayed and every draw checked: call it in a thread."""
        room = Room(id_)
        start: tuple[str, Started, dict[str, bool | int | str]] | None = None
        entries: list[tuple[int, int]] = []
        for event in events:
            data = event.data
            if isinstance(data, Started):
                start, entries = (room.seed, data, room.options), list(data.entries)
            elif isinstance(data, Moved):
                entries += data.entries
            elif isinstance(data, TookBack):
                del entries[data.entry]
            room.apply(event)
        if start is not None:
            room.match = _replayed(room.game, len(room.chairs), *start, entries)
            room.cut = room.match.log != entries
        return room

    def after(self, decision: Decision, at: int) -> "Room":
        """The room as it will be when the decision is stored."""
        room = copy.copy(self)
        room.events, room.chairs, room.spans = list(self.events), list(self.chairs), list(self.spans)
        room.members, room.keys = set(self.members), dict(self.keys)
        for number, draft in enumerate(decision.drafts, self.number + 1):
            room.apply(Event(number, draft.seat, draft.data, at))
        if decision.match is not None:
            room.match = decision.match
        return room

    def apply(self, event: Event) -> None:
        data = event.data
        if isinstance(data, Opened):
            self.game = find_game(data.game)
            self.host, self.chairs, self.options = data.host, list(data.chairs), data.options
            self.public, self.spectators, self.seed = data.public, data.spectators, data.seed
            self.members |= people_in(data)
        elif isinstance(data, Changed):
            self.options, self.public, self.spectators = data.options, data.public, data.spectators
        elif isinstance(data, Sat):
            assert event.seat is not None
            self.chairs[event.seat] = data.chair
            self.members |= people_in(data)
        elif isinstance(data, Handed):
            self.host = data.host
        elif isinstance(data, Started):
            self._restart()
            self.spans.append(Span(event.number, 0, len(data.entries)))
            self.match_id, self.seed = data.match, data.next_seed
            self.players = {chair.person for chair in self.chairs} - {""}
            self.chairs = [msgspec.structs.replace(chair, nonce="") for chair in self.chairs]
        elif isinstance(data, Moved):
            assert event.seat is not None
            first = self.spans[-1].last
            self.spans.append(Span(event.number, first, first + len(data.entries)))
        elif isinstance(data, TookBack):
            gone = data.entry
            self.spans = [Span(old.number, old.first - (old.first > gone), old.last - (old.last > gone)) for old in self.spans]
        if isinstance(data, Moved | TookBack) and data.key:
            assert event.seat is not None
            self.keys[event.seat, data.key] = event.number
        self.number, self.at = event.number, event.at
        self.events.append(event)

    # ---- Where the room stands ----

    @property
    def state(self) -> State:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over or self.cut else "playing"

    @property
    def names(self) -> list[str]:
        """Who sits where, as sentences name them; an open seat has a number."""
        return [chair.name or f"{number}" for number, chair in enumerate(self.chairs, 1)]

    @property
    def open_seats(self) -> int:
        return sum(chair.kind == "open" for chair in self.chairs)

    @property
    def commitment(self) -> str:
        """Of the next match's seed, shown before anybody adds a nonce."""
        return commitment(bytes.fromhex(self.seed))

    def seat_of(self, person: Person | None) -> int | None:
        if person is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person.id), None)

    def left_by(self, person: Person | None) -> int | None:
        """The seat in which a bot plays for the person."""
        if person is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.left == person.id), None)

    def heard_of(self, person: str) -> int:
        """When something last came from the person's seat; else since when there is this room."""
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.person == person]
        return next((event.at for event in reversed(self.events) if event.seat in seats), self.events[0].at)

    def bots_to_act(self) -> list[int]:
        if self.match is None or self.cut or self.archived:
            return []
        return [seat for seat in sorted(self.match.to_act) if self.chairs[seat].kind == "bot"]

    # ---- Commands ----

    def change(self, person: Person, options: dict[str, Any] | None, public: bool | None, spectators: bool | None) -> Decision:
        self._check_host(person)
        if options is not None:
            self._check_not_running()
            options = check_options(self.game, len(self.chairs), options)
        changed = Changed(
            options=self.options if options is None else options,
            public=self.public if public is None else public,
            spectators=self.spectators if spectators is None else spectators,
        )
        return Decision([Draft(changed)])

    def sit(self, person: Person, seat: int, nonce: str) -> Decision:
        """Sit down; in one's own seat, add a nonce to the next match; or take the seat again that a bot has kept, also while the
        match runs: it is nobody else's, and so are its secrets."""
        chair = self._chair(seat)
        own, back = self.seat_of(person), chair.left == person.id
        if not back:
            self._check_not_running()
        if own not in (None, seat):
            raise RefusedError("already_seated")
        if own is None and chair.kind != "open" and not back:
            raise RefusedError("seat_taken")
        return Decision([Draft(Sat(Chair("person", person=person.id, name=person.name, nonce=nonce)), seat)])

    def seat_bot(self, person: Person, seat: int, bot: str, gone: Callable[[str], bool]) -> Decision:
        """The host puts a bot in an open seat, or another bot in place of one. In a running match whoever sits at the table puts
        one in place of somebody who is gone, so that the others can go on."""
        chair = self._chair(seat)
        if self.state == "playing":
            if self.seat_of(person) is None:
                self._check_host(person)
            if chair.kind != "person":
                raise RefusedError("running")
            if not gone(chair.person):
                raise RefusedError("not_gone")
            return Decision([Draft(Sat(self._substitute(bot, seat)), seat), *self._handed(seat)])
        self._check_host(person)
        if chair.kind == "person":
            raise RefusedError("seat_taken")
        return Decision([Draft(Sat(bot_chair(bot, self._others(seat))), seat)])

    def stand(self, person: Person, seat: int, substitute: str) -> Decision:
        """Stand up, or, as the host, clear another's seat. Whoever leaves a running match is replaced by a bot, and may come back
        to this seat: in another nobody may go on who has seen this one's secrets. A host who leaves people behind hands the room
        on."""
        chair = self._chair(seat)
        if chair.kind == "open":
            raise RefusedError("no_seat_here")
        if chair.person != person.id:
            self._check_host(person)
            self._check_not_running()
        left = self._substitute(substitute, seat) if self.state == "playing" else Chair()
        return Decision([Draft(Sat(left), seat), *(self._handed(seat) if chair.person == person.id else [])])

    def lead(self, person: Person, gone: Callable[[str], bool]) -> Decision:
        """Whoever sits at the table becomes the host of a room whose host is gone."""
        if person.id == self.host:
            return Decision([], repeated=self.number)
        if self.seat_of(person) is None:
            raise RefusedError("not_seated")
        if not gone(self.host):
            raise RefusedError("not_gone")
        return Decision([Draft(Handed(person.id))])

    def rename(self, person: Person) -> Decision:
        """Somebody has another name now, also in the seat where they sit or for whom a bot plays."""
        drafts = []
        for seat, chair in enumerate(self.chairs):
            named = chair
            if chair.person == person.id:
                named = msgspec.structs.replace(chair, name=person.name)
            elif chair.left == person.id:
                named = msgspec.structs.replace(chair, left_name=person.name)
            if named != chair:
                drafts.append(Draft(Sat(named), seat))
        return Decision(drafts) if drafts else Decision([], repeated=self.number)

    def start(self, person: Person, match_id: str, seed: bytes) -> Decision:
        """The host starts the match; in a public room, and once more when one is over, anybody who sits may. `seed` is for the
        match after it."""
        if self.seat_of(person) is None or not (self.public or self.match is not None):
            self._check_host(person)
        self._check_not_running()
        if self.open_seats:
            raise RefusedError("open_seats")
        nonces = [chair.nonce for chair in self.chairs]
        if not any(nonces):
            nonces = []
        own = bytes.fromhex(self.seed)
        options: dict[str, Any] = dict(self.options)
        match = self.game.new_match(len(self.chairs), seed=own, nonces=nonces, **options)
        started = Started(match_id, self.game.facts.version, nonces, seed.hex(), list(match.log))
        return Decision([*self.rename(person).drafts, Draft(started, self.seat_of(person))], match)

    def play(self, seat: int, move: Any, key: str = "") -> Decision:
        match = self._running()
        try:
            if key and (seat, key) in self.keys:
                return self._made_before(match, seat, move, self.keys[seat, key])
            moves = parse(match, seat, move)
            if len(moves) > 1:
                foresee(match, seat, moves)  # else a refused move would tell what the ones before it reveal
            after = match.copy()
            after.play(seat, moves)
        except SweetboxError as error:
            raise refusal_of(error, seat, self.names) from None
        return Decision([Draft(Moved(after.log[len(match.log) :], key), seat)], after)

    def _made_before(self, match: Match, seat: int, move: Any, number: int) -> Decision:
        """What to answer to a key that was sent before and became this event. It has to come with the same move."""
        span = next((span for span in self.spans if span.number == number), None)
        if span is None:
            raise RefusedError("key_used")  # for taking back
        made = [event for actor, event in match.log[span.first : span.last] if actor == seat]
        if not made:
            raise RefusedError("taken_back")
        if parse(match.at(span.first), seat, move) != made:  # read as it was then
            raise RefusedError("key_used")
        return Decision([], repeated=number)

    def foresee(self, seat: int, move: Any) -> tuple[list[int], Preview]:
        """The single moves that a client's move means, and what the seat can know of the position after them."""
        match = self._running()
        try:
            moves = parse(match, seat, move)
            return moves, foresee(match, seat, moves)
        except SweetboxError as error:
            raise refusal_of(error, seat, self.names) from None

    def advised(self, seat: int) -> Match:
        """The match in which the seat may be given a hint: among people everybody thinks for themselves."""
        match = self._running()
        if any(chair.kind != "bot" for other, chair in enumerate(self.chairs) if other != seat):
            raise RefusedError("hint_people")
        return match

    def take_back(self, seat: int, key: str = "") -> Decision:
        """Take back what the seat sent last, a compound move as a whole."""
        after = self._running().copy()
        if key and (seat, key) in self.keys:
            if any(span.number == self.keys[seat, key] for span in self.spans):
                raise RefusedError("key_used")  # for a move
            return Decision([], repeated=self.keys[seat, key])
        drafts: list[Draft] = []
        try:
            for _ in range(self._sent_last(seat)):
                after.take_back(seat)
                # In an open step the others' choices may lie after it: the own entry is the one that is missing now.
                drafts.append(Draft(TookBack(self._own_entries(seat)[-1 - len(drafts)], key), seat))
        except SweetboxError as error:
            raise refusal_of(error, seat, self.names) from None
        return Decision(drafts, after)

    def can_take_back(self, seat: int) -> bool:
        try:
            self.take_back(seat)
        except RefusedError:
            return False
        return True

    def _own_entries(self, seat: int) -> list[int]:
        assert self.match is not None
        return [entry for entry, (actor, _) in enumerate(self.match.log) if actor == seat]

    def _sent_last(self, seat: int) -> int:
        """How many moves of the seat its last event brought; 1 where it has none, so that the match says why."""
        own = self._own_entries(seat)
        counts = [sum(span.first <= entry < span.last for entry in own) for span in reversed(self.spans)]
        return next((count for count in counts if count), 1)

    # ---- Checks ----

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise RefusedError("no_seat_here")
        return self.chairs[seat]

    def _others(self, seat: int) -> list[Chair]:
        return [chair for other, chair in enumerate(self.chairs) if other != seat]

    def _substitute(self, bot: str, seat: int) -> Chair:
        """A bot that plays for whoever sits there."""
        chair = self.chairs[seat]
        return msgspec.structs.replace(bot_chair(bot, self._others(seat)), left=chair.person, left_name=chair.name)

    def _handed(self, seat: int) -> list[Draft]:
        """If the host leaves this seat, the next person at the table is the host."""
        people = [chair.person for chair in [*self.chairs[seat + 1 :], *self.chairs[:seat]] if chair.kind == "person"]
        return [Draft(Handed(people[0]))] if self.chairs[seat].person == self.host and people else []

    def _check_host(self, person: Person) -> None:
        if person.id != self.host:
            raise RefusedError("not_host")

    def _check_not_running(self) -> None:
        if self.state == "playing":
            raise RefusedError("running")

    def _running(self) -> Match:
        if self.cut:
            raise RefusedError("older_rules")
        if self.match is None:
            raise RefusedError("not_running")
        return self.match


def bot_chair(bot: str, others: list[Chair]) -> Chair:
    """A bot by its kind alone (how long it may think is not for guests to say), called as nobody else at the table seems to be."""
    if bot not in all_bots():
        raise UnknownNameError(Say("error.bot_unknown", came=bot, known=all_bots()))
    taken = {skeleton(chair.name) for chair in others if chair.name}
    return Chair("bot", name=next((name for name in BOT_NAMES if skeleton(name) not in taken), bot), bot=bot)


def check_options(game: Game, seats: int, options: dict[str, Any]) -> dict[str, bool | int | str]:
    """The options with their values, checked together with the number of seats."""
    game.make_box(seats, options)
    return game.check_options(options)


def parse(match: Match, seat: int, move: Any) -> list[int]:
    """The moves that a client's text or JSON means. Whatever a notation stumbles over is no move."""
    try:
        return match.parse(seat, move)
    except SweetboxError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        log.warning("%s: reading a move raised %s", match.game.name, type(error).__name__)
        raise NotationError(Say("error.move_kind", came=type(move).__name__)) from None


def _replayed(
    game: Game, seats: int, seed: str, started: Started, options: dict[str, Any], entries: list[tuple[int, int]]
) -> Match:
    """The match of stored entries, every move checked and every draw made again; as far as today's rules go."""
    match = game.new_match(seats, seed=bytes.fromhex(seed), nonces=started.nonces, **options)
    for actor, move in entries:
        if actor == CHANCE:
            continue
        try:
            match.play(actor, move)
        except SweetboxError:
            break  # only after a change of the rules: the caller sees that the log is another
    return match


def people_in(data: Data) -> set[str]:
    """The people whom an event brings into a room."""
    if isinstance(data, Opened):
        return {data.host, *(chair.person for chair in data.chairs)} - {""}
    return {data.chair.person} - {""} if isinstance(data, Sat) else set()
