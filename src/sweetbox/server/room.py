"""A room: link, seats, options, and one match after another. It is folded from its events and does no I/O.

Commands (`sit`, `start`, `play` …) check and answer with drafts of events; nothing changes. `after` makes the room that these
events lead to. Neither a room nor its match is ever changed once others can see it, so that threads may look at them.
"""

import contextlib
import hmac
from collections.abc import Callable, Iterable, Set
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from sweetbox.bots.registry import all_bots
from sweetbox.files.lessons import guide_of
from sweetbox.kernel.bits import seats_in
from sweetbox.kernel.chance import CHANCE, commitment
from sweetbox.kernel.errors import NotationError, SweetboxError, UnknownNameError
from sweetbox.kernel.game import Game
from sweetbox.kernel.lesson import LEARNER, Guide, Moment, Progress, Shown, moment_of
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import SPECTATOR
from sweetbox.kernel.preview import Preview, check_moves, preview
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.server.clocks import GRANTS, RUN_OUTS, Clocks
from sweetbox.server.editions import Edition
from sweetbox.server.events import (
    Agreed,
    Archived,
    Arranged,
    Chair,
    Changed,
    Data,
    Draft,
    Event,
    Granted,
    Handed,
    Moved,
    Opened,
    Queued,
    RanOut,
    Renewed,
    Reopened,
    Sat,
    Started,
    Taught,
    TookBack,
    Urged,
    Waiter,
)
from sweetbox.server.history import History
from sweetbox.server.identity import Person
from sweetbox.server.names import BOT_NAMES, skeleton
from sweetbox.server.problem import RefusedError, log, refusal_of
from sweetbox.server.seating import laid, number_for, seated
from sweetbox.server.timing import SECOND, Timing

State = Literal["waiting", "playing", "over"]

CHANGES = 300  # events other than moves about one seat, or about the room itself, from the start of one match to the next
FOR_THE_HOST = 50  # more than that, so that nobody can keep the host from starting the next match

QUEUE = 16  # people who wait for the next match
IN_QUEUE = -1  # counts changes of the queue, which must not hold up anybody at the table

FORGETTING = 100  # percent: in a game of memory, a preview shows nothing that people should remember


REPLAYED = 20  # events of a new match that are replayed without a thread
TURNING = Started | TookBack | Arranged | Archived | Reopened | Opened  # events after which it is a different match


class Span(msgspec.Struct, frozen=True):
    """The log entries of the running match that an event added."""

    number: int
    first: int
    last: int


class Learnt(msgspec.Struct, frozen=True):
    """The learner's progress when the match had this many log entries."""

    entries: int
    progress: Progress


class Decision(msgspec.Struct):
    """The result of a command: the events to store, and the match as it will be then."""

    drafts: list[Draft]
    match: Match | None = None
    repeated: int | None = None  # the event that has already done it


class Room:
    game: Game
    host: str
    owner: str  # who opened the room
    lent: bool  # for a host who is not the owner: whether the owner becomes host again as soon as they return
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    public: bool
    spectators: bool
    stand_in: str
    seed: str  # of the next match
    guide: Guide | None  # of a practice room, in which a lesson is given
    queue: list[Waiter]  # who wants to sit down in the next match
    key: str  # the hash of what a stranger's link needs; "": nothing
    line: str  # the table that its matches begin with; "": the set-up
    edition: Edition | None  # None: the printed one
    timing: Timing
    clocks: Clocks | None = None  # of the last match

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.chairs = []
        self.first = self.number = 0  # the numbers of the first and the last of `events`
        self.at = 0
        self.archived = False
        self.closed = False  # by an administrator
        self.news: list[Event] = []  # the events that led here from the previous room
        self.match: Match | None = None
        self.match_id: str | None = None
        self.members: frozenset[str] = frozenset()  # who sat or waited here since the link was last renewed, and the room's people
        self.players: frozenset[str] = frozenset()  # who sat down for the match
        self.again = False  # whether a match was played here: then the next one waits for the host, or for everybody
        self.yes: frozenset[str] = frozenset()  # who wants another match
        self._restart()

    def _restart(self) -> None:
        self.cut = False  # whether today's rules could not replay the match to its end
        self._events: History[Event] = History()
        self._spans: History[Span] = History()
        self._learnt: History[Learnt] = History()
        # Shared with later rooms, which add to it: an entry counts only if this room has that event.
        self._keys: dict[tuple[int, str], int] = {}
        self.changes: dict[int | None, int] = {}  # events other than moves, for each seat and for the room itself

    @staticmethod
    def of(id_: str, events: Iterable[Event], members: Iterable[str] = ()) -> "Room":
        """The room made from stored events: all of them, or those since the start of a match that contains the room before it.
        The match is replayed and every draw is checked, so call it in a thread."""
        room = Room(id_)
        room.members = frozenset(members)
        start: tuple[str, Started, dict[str, bool | int | str], str, Edition | None] | None = None
        entries: list[tuple[int, int]] = []
        for event in events:
            data = event.data
            if isinstance(data, Started):
                if room.number == 0:
                    room._lay_out(data.room)
                start, entries = (room.seed, data, room.options, room.line, room.edition), list(data.entries)
            elif isinstance(data, Moved):
                entries += data.entries
            elif isinstance(data, TookBack):
                del entries[data.entry]
            elif isinstance(data, Arranged):
                start = None  # that match is put away
            room.apply(event)
        if start is not None:
            room.match = _replayed(room.game, len(room.chairs), *start, entries)
            room.match.practice = room.practice
            room.cut = room.match.log != entries
        return room

    def after(self, decision: Decision, at: int, tick: int = 0) -> "Room":
        """The room as it will be when the decision is stored. The cost does not depend on the match's length. tick: house time."""
        room: Room = object.__new__(Room)
        room.__dict__.update(self.__dict__)
        room.chairs, room.changes, room.news = list(self.chairs), dict(self.changes), []
        match = self.match if decision.match is None else decision.match
        owed = None if match is None else max(0, match.mask)
        for number, draft in enumerate(decision.drafts, self.number + 1):
            room.apply(Event(number, draft.seat, draft.data, at, tick, owed))
        if decision.match is not None:
            room.match = decision.match
        return room

    def following(self, events: list[Event]) -> "Room | None":
        """The room after events that another node has stored, at the cost of these events only. None: they must be read together
        with the earlier ones."""
        if [event.number for event in events] != list(range(self.number + 1, self.number + 1 + len(events))):
            return None
        room, match = self.after(Decision([]), self.at), self.match
        for place, event in enumerate(events):
            if isinstance(event.data, Started) and len(events) - place <= REPLAYED:
                return Room.of(self.id, events[place:], room.members)
            if isinstance(event.data, TURNING):
                return None
            if isinstance(event.data, Moved):
                if match is None or self.cut:
                    return None
                match = match.copy() if match is self.match else match
                try:
                    for actor, outcome in event.data.entries:
                        match.enter(actor, outcome)
                except SweetboxError:
                    return None
            room.apply(event)
        room.match = match
        return room

    def apply(self, event: Event) -> None:
        data = event.data
        if isinstance(data, Opened):
            self._lay_out(data)
            self.members |= people_in(data)
        elif isinstance(data, Changed):
            if data.options != self.options:
                self.yes, self.line = frozenset(), ""  # these were for another match and another table
            self.options, self.public, self.spectators = data.options, data.public, data.spectators
            self.stand_in, self.timing = data.stand_in, data.timing
        elif isinstance(data, Arranged):
            self.game, self.chairs, self.options = find_game(data.game), list(data.chairs), data.options
            self.edition = None if data.edition is UNSET else data.edition
            self.queue, self.yes, self.match, self.match_id = data.queue, frozenset(), None, None
            self._spans, self._learnt, self.cut, self.clocks, self.line = History(), History(), False, None, ""
        elif isinstance(data, Sat):
            assert event.seat is not None
            self.yes -= {self.chairs[event.seat].person} - {data.chair.person}
            self.chairs[event.seat] = data.chair
            self.members |= people_in(data)
            self.queue = [each for each in self.queue if each.person != data.chair.person]
        elif isinstance(data, Queued):
            others = [each for each in self.queue if each.person != data.waiter.person]
            self.queue = self._queue_with(data.waiter) if data.waits else others
            self.members |= people_in(data)
        elif isinstance(data, Agreed):
            assert event.seat is not None
            whose = {self.chairs[event.seat].person}
            self.yes = self.yes | whose if data.yes else self.yes - whose
        elif isinstance(data, Renewed):
            self.key, self.members = data.key, frozenset(self.people)
        elif isinstance(data, Handed):
            self.host, self.lent = data.host, data.lent
        elif isinstance(data, Started):
            self._restart()
            self._spans = self._spans.plus(Span(event.number, 0, len(data.entries)))
            self.match_id, self.seed = data.match, data.next_seed
            self.players = frozenset(chair.person for chair in self.chairs) - {""}
            self.chairs = [msgspec.structs.replace(chair, nonce="") for chair in self.chairs]
            self.again, self.yes = True, frozenset()
        elif isinstance(data, Moved):
            assert event.seat is not None
            first = self._spans.last.last
            self._spans = self._spans.plus(Span(event.number, first, first + len(data.entries)))
            if data.lesson is not UNSET:
                self._note(data.lesson)
        elif isinstance(data, Taught):
            self._note(data.lesson)
        elif isinstance(data, TookBack):
            self._spans = _without(self._spans, data.entry)
            while self._learnt and self._learnt.last.entries > data.entry:
                self._learnt = self._learnt.before  # the lesson's step has to be done again
        elif isinstance(data, Archived | Reopened):
            self.archived, self.closed = isinstance(data, Archived), isinstance(data, Archived) and data.closed
        if isinstance(data, Started):
            self.clocks = Clocks.begun(self.timing, len(self.chairs), self._people, event)
        elif self.clocks is not None:
            self.clocks = self.clocks.after(self.timing, event, self._people)
        if isinstance(data, Moved | TookBack) and data.key:
            assert event.seat is not None
            self._keys[event.seat, data.key] = event.number
        if not isinstance(data, Started | Moved):
            about = _about(data, event.seat)
            self.changes[about] = self.changes.get(about, 0) + 1
        self.first = self.first if self._events else event.number
        self.number, self.at = event.number, event.at
        self._events = self._events.plus(event)
        self.news.append(event)

    def _lay_out(self, data: Opened) -> None:
        self.game = find_game(data.game)
        self.host, self.owner, self.lent = data.host, data.owner or data.host, data.lent
        self.chairs, self.options = list(data.chairs), data.options
        self.public, self.spectators, self.stand_in, self.seed = data.public, data.spectators, data.stand_in, data.seed
        self.guide = guide_of(self.game) if data.practice is True else None
        self.queue = [] if data.queue is UNSET else data.queue
        self.key = "" if data.key is UNSET else data.key
        self.timing = data.timing
        self.line = "" if data.line is UNSET else data.line
        self.edition = None if data.edition is UNSET else data.edition

    def _queue_with(self, waiter: Waiter) -> list[Waiter]:
        """A person with a new name keeps their place."""
        known = any(each.person == waiter.person for each in self.queue)
        return [waiter if each.person == waiter.person else each for each in self.queue] + ([] if known else [waiter])

    def _note(self, progress: Progress) -> None:
        self._learnt = self._learnt.plus(Learnt(self._spans.last.last, progress))

    # ---- What happened ----

    @property
    def events(self) -> list[Event]:
        """Since the start of the last match, or since the opening if there was none. The store has the others."""
        return self._events.to_list()

    def since(self, number: int) -> list[Event]:
        """Those of `events` that came after this one."""
        found = []
        for event in self._events.back():
            if event.number <= number:
                break
            found.append(event)
        return found[::-1]

    def spans_from(self, number: int) -> dict[int, Span]:
        """The log entries that each event since this one added, by the event's number."""
        found = {}
        for span in self._spans.back():
            if span.number < number:
                break
            found[span.number] = span
        return found

    def _made_as(self, seat: int, key: str) -> Event | None:
        """What the seat did in this match under this key: a move, or taking one back."""
        number = self._keys.get((seat, key))
        event = next((each for each in self.since(number - 1) if each.number == number), None) if number is not None else None
        made = event is not None and event.seat == seat and isinstance(event.data, Moved | TookBack) and event.data.key == key
        return event if made else None

    # ---- The state of the room ----

    @property
    def state(self) -> State:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over or self.cut else "playing"

    @property
    def names(self) -> list[str]:
        """Who sits where, as sentences name them; an open seat has a number."""
        return [chair.title or f"{number}" for number, chair in enumerate(self.chairs, 1)]

    @property
    def open_seats(self) -> int:
        return sum(chair.kind == "open" for chair in self.chairs)

    @property
    def commitment(self) -> str:
        """The commitment to the next match's seed, shown before anybody adds a nonce."""
        return commitment(bytes.fromhex(self.seed))

    @property
    def practice(self) -> bool:
        """Whether the room is for a lesson; its matches count nowhere."""
        return self.guide is not None

    @property
    def progress(self) -> Progress:
        """The learner's progress."""
        return self._learnt.last.progress if self._learnt else Progress()

    @property
    def lesson(self) -> Shown | None:
        """What the lesson shows the learner now."""
        if self.guide is None or self.match is None or self.state != "playing":
            return None
        return self.guide.shown(self.progress, Moment.now(self.match))

    def seat_of(self, person: Person | None) -> int | None:
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: Person | None) -> list[int]:
        """All seats of the person: several if others play at their device."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person.id]

    def seat_meant(self, person: Person | None, seat: int | None) -> int:
        """The seat for which the person acts. seat: as they name it; None: they have only one."""
        own = self.seats_of(person)
        if not own:
            raise RefusedError("not_seated")
        if seat is None and len(own) > 1:
            raise RefusedError("which_seat")
        if seat is not None and seat not in own and len(own) > 1:
            raise RefusedError("not_your_seat")
        return own[0] if len(own) == 1 or seat is None else seat

    def left_by(self, person: Person) -> int | None:
        """The seat in which a bot plays for the person."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.left == person.id), None)

    def admits(self, person: Person | None, key: str) -> bool:
        """Whether the person may come in. key: the hash of the key in their link."""
        if self.public or not self.key or (person is not None and person.id in self.members):
            return True
        return hmac.compare_digest(self.key, key)

    def place_in_queue(self, person: Person) -> int | None:
        """How many people are ahead of this person in the queue."""
        return next((place for place, waiter in enumerate(self.queue) if waiter.person == person.id), None)

    @property
    def people(self) -> Set[str]:
        """The room's people: its host and owner, everybody seated, everybody a bot plays for, and everybody in the queue."""
        seats = {person for chair in self.chairs for person in (chair.person, chair.left)}
        return (seats | {self.host, self.owner} | {waiter.person for waiter in self.queue}) - {""}

    def bots_to_act(self) -> list[int]:
        if self.match is None or self.cut or self.archived:
            return []
        return [seat for seat in sorted(self.match.to_act) if self.chairs[seat].kind == "bot" or self.is_forced(seat)]

    def is_forced(self, seat: int) -> bool:
        """Whether the room's bot makes this person's move, because all others have asked for it."""
        return self.clocks is not None and bool(self.clocks.forced >> seat & 1)

    @property
    def due(self) -> int | None:
        """The house time at which the first of the running clocks reaches zero."""
        return None if self.clocks is None or self.archived or self.state != "playing" else self.clocks.due

    @property
    def _people(self) -> int:
        """Bit mask of the seats in which people sit."""
        return sum(1 << seat for seat, chair in enumerate(self.chairs) if chair.kind == "person")

    # ---- Commands ----

    def change(
        self,
        person: Person,
        options: dict[str, Any] | None,
        public: bool | None,
        spectators: bool | None,
        stand_in: str | None,
        timing: Timing | None = None,
    ) -> Decision:
        self._check_host(person)
        self._check_no_practice()
        if options is not None:
            self._check_not_running()
            options = check_options(self.game, len(self.chairs), options, self.edition)
        if stand_in is not None:
            self._check_not_running()
            check_bot(stand_in)
        if timing is not None:
            self._check_not_running()
            timing = timing.checked()
        before = Changed(self.options, self.public, self.spectators, self.stand_in, self.timing)
        changed = Changed(
            options=self.options if options is None else options,
            public=self.public if public is None else public,
            spectators=self.spectators if spectators is None else spectators,
            stand_in=self.stand_in if stand_in is None else stand_in,
            timing=self.timing if timing is None else timing,
        )
        if changed == before:
            return self._nothing()
        self._check_changes(None, person)
        return Decision([Draft(changed)])

    def arrange(
        self,
        person: Person,
        game: Game | None,
        seats: int | None,
        options: dict[str, Any] | None,
        edition: Edition | UnsetType | None = UNSET,
    ) -> Decision:
        """The host lays the table for another game or edition, or for more or fewer people. The same game keeps its options and its
        edition (UNSET); another game begins with its defaults."""
        self._check_host(person)
        self._check_no_practice()
        self._check_not_running()
        other = self.game if game is None else game
        low, high = other.seats
        count = min(max(len(self.chairs), low), high) if seats is None else seats
        chosen = (self.options if other is self.game else {}) if options is None else options
        kept = self.edition if other is self.game else None
        edition = kept if edition is UNSET else edition
        chosen = check_options(other, count, dict(chosen), edition)
        if other is self.game and count == len(self.chairs) and edition == self.edition:
            return self.change(person, chosen, None, None, None)
        chairs, queue = laid(self.chairs, self.queue, count, self.host)
        if len(queue) > QUEUE:
            raise RefusedError("queue_full")
        self._check_changes(None, person)
        return Decision([Draft(Arranged(other.name, chairs, chosen, queue, edition or UNSET))])

    def renew(self, person: Person, key: str) -> Decision:
        """The host gives the room a new link, which everybody needs who neither sits nor waits here now. key: its hash."""
        self._check_host(person)
        self._check_no_practice()
        if self.public:
            raise RefusedError("public_link")
        self._check_changes(None, person)
        return Decision([Draft(Renewed(key))])

    def wait(self, person: Person) -> Decision:
        """A person without a seat wants to sit down in the next match: at once, if there is a seat and no match."""
        self._check_no_practice()
        if self.seat_of(person) is not None:
            raise RefusedError("already_seated")
        free = next((seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"), None)
        if self.state != "playing" and free is not None:
            return self.sit(person, free, "")
        waiter = Waiter(person.id, person.name, number_for(person, self.chairs, self.queue))
        if waiter in self.queue:
            return self._nothing()
        if len(self.queue) >= QUEUE and self.place_in_queue(person) is None:
            raise RefusedError("queue_full")
        self._check_changes(IN_QUEUE, person)
        return Decision([Draft(Queued(waiter))])

    def wait_no_more(self, person: Person) -> Decision:
        place = self.place_in_queue(person)
        return self._nothing() if place is None else Decision([Draft(Queued(self.queue[place], waits=False))])

    def agree(self, person: Person, yes: bool, match_id: str, seed: bytes) -> Decision:
        """A person at the table wants another match, or no longer wants it. It starts with the last yes."""
        seat = self.seat_of(person)
        if seat is None:
            raise RefusedError("not_seated")
        if yes and self.state == "playing":
            return self._nothing()  # somebody was faster, and it has already begun
        self._check_not_running()
        if not self.again:
            raise RefusedError("not_running")
        if (person.id in self.yes) == yes:
            return self._nothing()
        self._check_changes(seat, person)
        said = Decision([Draft(Agreed(yes), seat)])
        after = self.after(said, self.at)
        people = {chair.person for chair in after.chairs if chair.kind == "person"}
        if not people <= after.yes or after.open_seats:
            return said
        begun = after._begun(person, match_id, seed)
        return Decision([*said.drafts, *begun.drafts], begun.match)

    def sit(self, person: Person, seat: int, nonce: str) -> Decision:
        """Sit down; add a nonce for the next match, if the seat is already yours; or take back the seat that a bot has kept, even
        in a running match, since nobody else may have it and its secrets. An owner who sits down again becomes host again."""
        chair = self._chair(seat)
        own, back = self.seats_of(person), chair.left == person.id
        if not back:
            self._check_not_running()
        if own and seat not in own and not back:
            raise RefusedError("already_seated")
        if not own and chair.kind != "open" and not back:
            raise RefusedError("seat_taken")
        nonce = "" if self.practice else nonce  # a lesson is the same match for everybody
        name, number = person.name, number_for(person, self.chairs, self.queue)
        if chair.shared:
            name, number = chair.left_name or chair.name, 1
        sitting = Chair("person", person=person.id, name=name, nonce=nonce, shared=chair.shared, number=number)
        if sitting == chair:
            return self._nothing()
        if not back:  # a kept seat can always be taken back
            self._check_changes(seat, person)
        drafts = [Draft(Sat(sitting), seat), *(self._taken_again(person, seat) if back else [])]
        return Decision([*drafts, *(self._returned() if not own and person.id == self.owner else [])])

    def _taken_again(self, person: Person, seat: int) -> list[Draft]:
        """A person who returns to this seat brings back everybody who plays at the same device."""
        number = number_for(person, self.chairs, self.queue)
        drafts = []
        for other, chair in enumerate(self.chairs):
            if other != seat and chair.left == person.id:
                name, counted = (chair.left_name, 1) if chair.shared else (person.name, number)
                back = Chair("person", person.id, name, shared=chair.shared, number=counted)
                drafts.append(Draft(Sat(back), other))
        return drafts

    def share(self, person: Person, seat: int, name: str) -> Decision:
        """Seat somebody who plays at the person's device. In a public room only the host may do that, because otherwise one device
        could take all the seats."""
        chair = self._chair(seat)
        self._check_not_running()
        self._check_no_practice()
        if self.public or not self.seats_of(person):
            self._check_host(person)
        if chair.kind != "open" and not (chair.shared and chair.person == person.id):
            raise RefusedError("seat_taken")
        sitting = Chair("person", person=person.id, name=name, shared=True)
        if sitting == msgspec.structs.replace(chair, nonce=""):
            return self._nothing()
        self._check_changes(seat, person)
        return Decision([Draft(Sat(sitting), seat)])

    def seat_bot(self, person: Person, seat: int, bot: str | None, gone: Callable[[str], bool]) -> Decision:
        """The host puts a bot in an open seat, or replaces a bot with another; None: the room's own. In a running match anybody at
        the table may replace a person who is gone with the room's own bot, so that the others can continue."""
        chair = self._chair(seat)
        if self.state == "playing":
            if self.seat_of(person) is None:
                self._check_host(person)
            if chair.kind != "person":
                raise RefusedError("running")
            if bot not in (None, self.stand_in):
                raise RefusedError("stand_in", Say("server.stand_in", bot=self.stand_in))
            if self.timing.slow:
                raise RefusedError("slow_play")
            if not gone(chair.person):
                raise RefusedError("not_gone")
            return Decision([Draft(Sat(self._substitute(seat)), seat)])
        self._check_host(person)
        self._check_no_practice()
        if chair.kind == "person":
            raise RefusedError("seat_taken")
        chosen = self.stand_in if bot is None else bot
        check_bot(chosen)
        seated = bot_chair(chosen, self._others(seat))
        if chair.bot == seated.bot and not chair.left:
            return self._nothing()
        self._check_changes(seat, person)
        return Decision([Draft(Sat(seated), seat)])

    def stand(self, person: Person, seat: int) -> Decision:
        """Stand up or, as the host, clear another person's seat. A bot replaces a person who leaves a running match. They may come
        back to this seat, but not to another, since they know this one's secrets. A host who leaves hands the room on."""
        chair = self._chair(seat)
        if chair.kind == "open":
            raise RefusedError("no_seat_here")
        if chair.person != person.id:
            self._check_host(person)
            self._check_not_running()
        self._check_changes(seat, person)
        # People at one device leave a running match together.
        own = self.state == "playing" and chair.person == person.id
        return self._cleared(self.seats_of(person) if own else [seat], by=person)

    def leave(self, person: Person) -> Decision:
        """Stand up regardless of the limit on changes, because an administrator erases the person."""
        own = self.seats_of(person)
        return self._cleared(own, by=person) if own else self.wait_no_more(person)

    def _cleared(self, seats: list[int], by: Person) -> Decision:
        left: list[Draft] = []
        others = self
        for seat in seats:  # one after the other, so that no two bots have the same name and nobody in the queue gets two seats
            before = self.chairs[seat]
            sent = before.person if before.person not in ("", by.id) else UNSET
            if self.state == "playing":
                chair = others._substitute(seat)
            else:
                chair = seated(others.queue[0]) if others.queue else Chair()
            left.append(Draft(Sat(chair, sent), seat))
            others = others.after(Decision(left[-1:]), self.at)
        leaves = all(chair.person != by.id for chair in others.chairs)
        return Decision([*left, *(self._handed(seats[-1]) if leaves and self.chairs[seats[-1]].person == by.id else [])])

    def lead(self, person: Person, gone: Callable[[str], bool]) -> Decision:
        """A person at the table becomes the host of a room whose host is gone, until its owner is back."""
        if person.id == self.host:
            return self._nothing()
        if self.seat_of(person) is None:
            raise RefusedError("not_seated")
        if not gone(self.host):
            raise RefusedError("host_not_gone")
        return Decision([Draft(Handed(person.id, self.lent or self.host == self.owner))])

    def is_awaited(self, person: Person) -> bool:
        """Whether this is the owner, who becomes host again just by coming back."""
        return self.lent and person.id == self.owner != self.host

    def come_back(self, person: Person) -> Decision:
        """The owner becomes host again."""
        return Decision(self._returned()) if self.is_awaited(person) else self._nothing()

    def rename(self, person: Person) -> Decision:
        """A person has a new name, also in the seat where they sit or where a bot plays for them. In a seat that was changed too
        often, it takes effect with the next match."""
        drafts = [draft for draft in self._renamed(person) if self._may_change(_about(draft.data, draft.seat), person)]
        return Decision(drafts) if drafts else self._nothing()

    def _renamed(self, person: Person) -> list[Draft]:
        drafts, number = [], number_for(person, self.chairs, self.queue)
        for seat, chair in enumerate(self.chairs):
            named = chair
            if chair.shared:
                continue  # that is somebody else's name
            if chair.person == person.id:
                named = msgspec.structs.replace(chair, name=person.name, number=number)
            elif chair.left == person.id:
                named = msgspec.structs.replace(chair, left_name=person.name, left_number=number)
            if named != chair:
                drafts.append(Draft(Sat(named), seat))
        for waiter in self.queue:
            if waiter.person == person.id and waiter.name != person.name:
                drafts.append(Draft(Queued(Waiter(person.id, person.name, number))))
        return drafts

    def start(self, person: Person, match_id: str, seed: bytes) -> Decision:
        """The host starts the match; anybody seated may start the first one in a public room. From anybody else it is a yes to
        another match. `seed` is for the match after it."""
        if person.id != self.host and self.again and self.state != "playing" and self.seat_of(person) is not None:
            return self.agree(person, True, match_id, seed)
        if self.seat_of(person) is None or not self.public:
            self._check_host(person)
        self._check_not_running()
        return self._begun(person, match_id, seed)

    def _begun(self, person: Person, match_id: str, seed: bytes) -> Decision:
        """A new match, started by this person."""
        if self.open_seats:
            raise RefusedError("open_seats")
        nonces = [chair.nonce for chair in self.chairs]
        if not any(nonces):
            nonces = []
        own = bytes.fromhex(self.seed)
        options: dict[str, Any] = dict(self.options)
        rows = self.edition.rows if self.edition is not None else None
        begun = self.line or None
        match = self.game.new_match(len(self.chairs), seed=own, nonces=nonces, edition=rows, table=begun, **options)
        match.practice = self.practice
        following = self.seed if self.practice else seed.hex()  # a lesson is the same each time
        renamed = Decision(self._renamed(person))
        before = self.after(renamed, self.at)._laid_out()
        started = Started(match_id, self.game.facts.version, nonces, following, list(match.log), before)
        return Decision([*renamed.drafts, Draft(started, self.seat_of(person))], match)

    def _laid_out(self) -> Opened:
        """The present room, as if it were opened now."""
        facts = (self.public, self.spectators, self.seed, self.stand_in, self.timing, self.owner, self.lent)
        kept = (self.practice or UNSET, self.queue or UNSET, self.key or UNSET, self.line or UNSET, self.edition or UNSET)
        return Opened(self.game.name, self.host, self.chairs, self.options, *facts, *kept)

    def play(self, seat: int, move: Any, key: str = "") -> Decision:
        match = self._running()
        try:
            made = self._made_as(seat, key) if key else None
            if made is not None:
                return self._made_before(match, seat, move, made)
            moves = parse(match, seat, move)
            if len(moves) > 1:
                self._check(seat, moves)  # otherwise a refusal would reveal what the moves before it show
            after = match.copy()
            after.play(seat, moves)
        except SweetboxError as error:
            raise refusal_of(error, seat, self.names) from None
        lesson = self._taught_by(after, len(match.log)) if self.guide is not None and seat == LEARNER else UNSET
        return Decision([Draft(Moved(after.log[len(match.log) :], key, lesson), seat)], after)

    def _taught_by(self, after: Match, first: int) -> Progress:
        """The learner's progress with the moves since this log entry."""
        assert self.guide is not None
        moves = [
            moment_of(after, entry, after.log[entry][1]) for entry in range(first, len(after.log)) if after.log[entry][0] == LEARNER
        ]
        return self.guide.after_moves(self.progress, moves)

    def learn(self, seat: int, do: Literal["next", "skip"], step: int) -> Decision:
        """The learner has read this step of the lesson, or skips the rest of it. A `next` for another step is a repetition."""
        if self.guide is None or seat != LEARNER:
            raise RefusedError("no_lesson")
        guide, moment = self.guide, Moment.now(self._running())
        shown = guide.shown(self.progress, moment)
        if shown is None or (do == "next" and step != shown.number):
            return self._nothing()
        after = guide.over if do == "skip" else guide.after_reading(self.progress, moment)
        if after is None:
            raise RefusedError("lesson_waits")
        self._check_changes(seat)
        return Decision([Draft(Taught(after), seat)])

    def _made_before(self, match: Match, seat: int, move: Any, made: Event) -> Decision:
        """The answer to a key that was sent before and became this event. It must come with the same move."""
        if isinstance(made.data, TookBack):
            raise RefusedError("key_used")
        span = self.spans_from(made.number)[made.number]
        moves = [event for actor, event in match.log[span.first : span.last] if actor == seat]
        if not moves:
            raise RefusedError("taken_back")
        if parse(match.at(span.first), seat, move) != moves:  # read as it was then
            raise RefusedError("key_used")
        return Decision([], repeated=made.number)

    # Answers use only the seat's glimpse: neither an answer nor the time it takes can reveal what is hidden.

    def check(self, seat: int, move: Any) -> None:
        """RefusedError says why the seat cannot make this move now."""
        match = self._running()
        try:
            self._check(seat, parse(match, seat, move))
        except SweetboxError as error:
            raise refusal_of(error, seat, self.names) from None

    def _check(self, seat: int, moves: list[int]) -> None:
        match = self._running()
        match.check_owes(seat)
        check_moves(match.glimpse(seat), moves, len(match.log), FORGETTING)

    def preview(self, seat: int, move: Any) -> tuple[list[int], Preview]:
        """The single moves that a client's move means, and what the seat can know of the position after them."""
        match = self._running()
        try:
            moves = parse(match, seat, move)
            match.check_owes(seat)
            return moves, preview(match.glimpse(seat), moves, len(match.log), FORGETTING)
        except SweetboxError as error:
            raise refusal_of(error, seat, self.names) from None

    def advised(self, seat: int) -> Match:
        """The match in which the seat may get a hint; RefusedError if it plays with other people."""
        match = self._running()
        if any(chair.kind != "bot" for other, chair in enumerate(self.chairs) if other != seat):
            raise RefusedError("hint_people")
        return match

    def take_back(self, seat: int, key: str = "") -> Decision:
        """Take back what the seat sent last, a compound move as a whole."""
        after = self._running().copy()
        made = self._made_as(seat, key) if key else None
        if made is not None:
            if isinstance(made.data, Moved):
                raise RefusedError("key_used")
            return Decision([], repeated=made.number)
        entries = self._sent_last(seat)
        try:
            for _ in entries or (None,):  # if there is none, the match says why not
                after.take_back(seat)
        except SweetboxError as error:
            raise refusal_of(error, seat, self.names) from None
        self._check_changes(seat)
        # In an open step the others' choices may come after it: the seat's entry is the one that is missing now.
        return Decision([Draft(TookBack(entry, key), seat) for entry in entries], after)

    def may_take_back(self, seat: int) -> bool:
        """Whether it is worth trying: the seat moved last and it is still its turn, or the step in which it chose is still open.
        Sent with every event, so it does not work out whether somebody has learnt something meanwhile."""
        match = self.match
        if match is None or self.cut or match.over or not match.log or match.log[-1][0] == CHANCE:
            return False
        entries = self._sent_last(seat)
        if not entries or any(actor == CHANCE for actor, _ in match.log[entries[-1] :]):
            return False
        still_open = all(_left_open(match, entry) for entry in range(entries[-1], len(match.log)))
        return still_open or (entries[0] == len(match.log) - 1 and seat in match.to_act)

    def can_take_back(self, seat: int) -> bool:
        """Worked out for every sight, so everything is tried only if the last move alone could be taken back."""
        if self.match is None or self.cut or not self.match.can_take_back(seat):
            return False
        try:
            self.take_back(seat)
        except RefusedError:
            return False
        return True

    def _sent_last(self, seat: int) -> list[int]:
        """The log entries of the seat's last moves that were sent as one, the last first."""
        assert self.match is not None
        log = self.match.log
        for span in self._spans.back():
            entries = [entry for entry in range(span.last - 1, span.first - 1, -1) if log[entry][0] == seat]
            if entries:
                return entries
        return []

    # ---- Time ----

    def run_out(self, now: int) -> Decision:
        """A seat's time is up: a bot plays there until the person is back, or to the end. One seat at a time, in the order in which
        their time ran out. A host whose seat is given up hands the room on."""
        due, clocks = self.due, self.clocks
        seat = clocks.out_at(now) if clocks is not None and due is not None else None
        if clocks is None or seat is None:
            return self._nothing()
        lost = self.timing.at_zero == "give_up" or clocks.ran_out[seat] + 1 >= RUN_OUTS
        bot = self._substitute(seat)
        if not lost:
            return Decision([Draft(RanOut("stand_in"), seat), Draft(Sat(bot), seat)])
        kept = msgspec.structs.replace(bot, left="", left_name="")
        return Decision([Draft(RanOut("give_up"), seat), Draft(Sat(kept), seat), *self._handed(seat)])

    def grant(self, person: Person, whom: int) -> Decision:
        """A person at the table gives another more time. A clock that is reset with each move must be running."""
        seat, clocks = self._beside(person, whom)
        if not self.timing.counts or self.chairs[whom].kind != "person":
            raise RefusedError("no_clock")
        if self.timing.each_move is not None and not clocks.running >> whom & 1:
            raise RefusedError("not_awaited")
        if clocks.granted[whom] >= GRANTS:
            raise RefusedError("granted", Say("server.granted", most=GRANTS))
        self._check_changes(seat)
        return Decision([Draft(Granted(whom), seat)])

    def urge(self, person: Person, whom: int, now: int) -> Decision:
        """A person at the table asks for a bot to make another's move. When all other people have asked, it does."""
        seat, clocks = self._beside(person, whom)
        if not self.timing.urge_after:
            raise RefusedError("no_urging")
        waited = clocks.waited_at(now)[whom]
        if waited is None or self.chairs[whom].kind != "person":
            raise RefusedError("not_awaited")
        early = self.timing.urge_after - waited // SECOND
        if early > 0:
            raise RefusedError("urged_early", Say("server.urged_early", count=early))
        asked = clocks.urged[whom] | 1 << seat
        others = {chair.person for chair in self.chairs if chair.kind == "person"} - {self.chairs[whom].person}
        enough = others <= {self.chairs[each].person for each in seats_in(asked)}
        if self.is_forced(whom) or (asked == clocks.urged[whom] and not enough):
            return self._nothing()
        self._check_changes(seat)
        return Decision([Draft(Urged(whom, enough), seat)])

    def _beside(self, person: Person, whom: int) -> tuple[int, Clocks]:
        """The seat of a person who does something about another's time, and the clocks."""
        self._chair(whom)
        own = self.seats_of(person)
        if not own:
            raise RefusedError("not_seated")
        if whom in own:
            raise RefusedError("own_time")
        if self.state != "playing" or self.clocks is None:
            raise RefusedError("not_running")
        return own[0], self.clocks

    # ---- Checks ----

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise RefusedError("no_seat_here")
        return self.chairs[seat]

    def _others(self, seat: int) -> list[Chair]:
        return [chair for other, chair in enumerate(self.chairs) if other != seat]

    def _substitute(self, seat: int) -> Chair:
        """The room's bot, playing for the person in this seat."""
        chair = self.chairs[seat]
        bot = bot_chair(self.stand_in, self._others(seat))
        left = {"left": chair.person, "left_name": chair.name, "left_number": chair.number}
        return msgspec.structs.replace(bot, **left, shared=chair.shared)

    def _handed(self, seat: int) -> list[Draft]:
        """If the host leaves this seat, the next person at the table is the host."""
        people = [chair.person for chair in [*self.chairs[seat + 1 :], *self.chairs[:seat]] if chair.kind == "person"]
        people = [person for person in people if person != self.host]
        leaves = self.chairs[seat].person == self.host and bool(people)
        return [Draft(Handed(people[0], self.lent and self.host != self.owner))] if leaves else []

    def _returned(self) -> list[Draft]:
        """The owner becomes host again, if somebody else was."""
        return [Draft(Handed(self.owner))] if self.host != self.owner else []

    def _nothing(self) -> Decision:
        """No event, because it would change nothing."""
        return Decision([], repeated=self.number)

    def _may_change(self, seat: int | None, person: Person | None = None) -> bool:
        """Whether one more event other than a move may be stored about the seat, or the room itself."""
        most = CHANGES + (FOR_THE_HOST if person is not None and person.id == self.host else 0)
        return self.changes.get(seat, 0) < most

    def _check_changes(self, seat: int | None, person: Person | None = None) -> None:
        if not self._may_change(seat, person):
            raise RefusedError("changes")

    def _check_host(self, person: Person) -> None:
        if person.id != self.host:
            raise RefusedError("not_host")

    def _check_no_practice(self) -> None:
        if self.practice:
            raise RefusedError("practice")

    def _check_not_running(self) -> None:
        if self.state == "playing":
            raise RefusedError("running")

    def _running(self) -> Match:
        if self.cut:
            raise RefusedError("older_rules")
        if self.match is None:
            raise RefusedError("not_running")
        return self.match


def _left_open(match: Match, entry: int) -> bool:
    """Whether others had to move at the same time as this one was made, or did not see it."""
    before = match.position_at(entry)
    return before.mask.bit_count() > 1 or not before.sees(SPECTATOR, *match.log[entry])


def check_bot(bot: str) -> None:
    """A bot is given by its kind only: guests may not say how long it thinks."""
    if bot not in all_bots():
        raise UnknownNameError(Say("error.bot_unknown", came=bot, known=all_bots()))


def bot_chair(bot: str, others: list[Chair]) -> Chair:
    """A bot with a name that looks like nobody else's at the table."""
    taken = {skeleton(chair.name) for chair in others if chair.name}
    return Chair("bot", name=next((name for name in BOT_NAMES if skeleton(name) not in taken), bot), bot=bot)


def check_options(game: Game, seats: int, options: dict[str, Any], edition: Edition | None = None) -> dict[str, bool | int | str]:
    """The options with their values, checked together with the number of seats and the edition."""
    game.make_box(seats, options, edition.rows if edition is not None else None)
    return game.check_options(options)


def parse(match: Match, seat: int, move: Any) -> list[int]:
    """The moves that a client's text or JSON means. Anything on which a notation fails is not a move."""
    try:
        return match.parse(seat, move)
    except SweetboxError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        log.warning("%s: reading a move raised %s", match.game.name, type(error).__name__)
        raise NotationError(Say("error.move_kind", came=type(move).__name__)) from None


def _replayed(
    game: Game,
    seats: int,
    seed: str,
    started: Started,
    options: dict[str, Any],
    line: str,
    edition: Edition | None,
    entries: list[tuple[int, int]],
) -> Match:
    """The match of stored entries, with every move checked and every draw made again, as far as today's rules go. line: the table
    that it began with; "": the set-up."""
    rows = edition.rows if edition is not None else None
    start = None
    with contextlib.suppress(SweetboxError):  # the rules have changed: the caller sees that the log differs
        start = game.position(line, seats, edition=rows, **options) if line else None
    match = Match(game, seats, options, rows, bytes.fromhex(seed), started.nonces, settle=False, start=start)
    match.older = started.version if started.version < game.facts.version else None
    for actor, event in entries:
        try:
            match.enter(actor, event)
        except SweetboxError:
            break  # only after a change of the rules: the caller sees that the log differs
    match.settle()
    return match


def _without(spans: History[Span], entry: int) -> History[Span]:
    """The spans without this log entry, which is among the last ones."""
    later = []
    while spans and spans.last.last > entry:
        later.append(spans.last)
        spans = spans.before
    for span in reversed(later):
        spans = spans.plus(Span(span.number, span.first - (span.first > entry), span.last - 1))
    return spans


def people_in(data: Data) -> set[str]:
    """The people whom an event brings into a room."""
    if isinstance(data, Opened):
        return {data.host, *(chair.person for chair in data.chairs)} - {""}
    if isinstance(data, Queued):
        return {data.waiter.person}
    return {data.chair.person} - {""} if isinstance(data, Sat) else set()


def _about(data: Data, seat: int | None) -> int | None:
    """What an event other than a move counts for: its seat, the queue, or the room itself."""
    return IN_QUEUE if isinstance(data, Queued) else seat
