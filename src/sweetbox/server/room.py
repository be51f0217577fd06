"""A room: link, seats, options, and one match after another. It is folded from its events and does no I/O.

Commands (`sit`, `start`, `play` …) check and answer with drafts of events; nothing changes. `after` makes the room that these
events lead to. Neither a room nor its match is ever changed once others can see it, so that threads may look at them.
"""

import logging
from collections.abc import Callable, Iterable, Set
from typing import Any, Literal

import msgspec

from sweetbox.bots.registry import all_bots
from sweetbox.kernel.chance import CHANCE, commitment
from sweetbox.kernel.errors import NotationError, SweetboxError, UnknownNameError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import SPECTATOR
from sweetbox.kernel.preview import Preview, check_moves, preview
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.server.events import (
    Archived,
    Chair,
    Changed,
    Data,
    Draft,
    Event,
    Handed,
    Moved,
    Opened,
    Reopened,
    Sat,
    Started,
    TookBack,
)
from sweetbox.server.history import History
from sweetbox.server.identity import Person
from sweetbox.server.names import BOT_NAMES, skeleton
from sweetbox.server.problem import RefusedError, refusal_of

log = logging.getLogger("sweetbox")

State = Literal["waiting", "playing", "over"]

CHANGES = 300  # events about one seat, or about the room itself, that are no moves, from the start of one match to that of the next
FOR_THE_HOST = 50  # so many more, so that nobody can keep the host from starting the next match

FORGETTING = 100  # percent: a game of memory shows people nothing, in a preview, that they could remember


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
    owner: str  # who opened the room
    lent: bool  # of a host who is not the owner: whether the owner is the host again as soon as they come back
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    public: bool
    spectators: bool
    stand_in: str
    seed: str  # of the next match

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.chairs = []
        self.first = self.number = 0  # of the first event that `events` has, and of the last one
        self.at = 0
        self.archived = False
        self.closed = False  # by an administrator
        self.news: list[Event] = []  # what led here from the room before
        self.match: Match | None = None
        self.match_id: str | None = None
        self.members: frozenset[str] = frozenset()  # everybody who ever sat here, and the host
        self.players: frozenset[str] = frozenset()  # who sat down to the match
        self._restart()

    def _restart(self) -> None:
        self.cut = False  # whether today's rules could not replay the match to its end
        self._events: History[Event] = History()
        self._spans: History[Span] = History()
        # Shared with the rooms that follow, which add to it: what is found in it counts only if the room has that event.
        self._keys: dict[tuple[int, str], int] = {}
        self.changes: dict[int | None, int] = {}  # events that were no moves, for each seat and for the room itself

    @staticmethod
    def of(id_: str, events: Iterable[Event], members: Iterable[str] = ()) -> "Room":
        """The room that stored events make: all of them, or those from the start of a match on that tells the room before it.
        The match is replayed and every draw checked: call it in a thread."""
        room = Room(id_)
        room.members = frozenset(members)
        start: tuple[str, Started, dict[str, bool | int | str]] | None = None
        entries: list[tuple[int, int]] = []
        for event in events:
            data = event.data
            if isinstance(data, Started):
                if room.number == 0:
                    assert data.room is not None
                    room._lay_out(data.room)
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
        """The room as it will be when the decision is stored. However long the match, it costs the same."""
        room: Room = object.__new__(Room)
        room.__dict__.update(self.__dict__)
        room.chairs, room.changes, room.news = list(self.chairs), dict(self.changes), []
        for number, draft in enumerate(decision.drafts, self.number + 1):
            room.apply(Event(number, draft.seat, draft.data, at))
        if decision.match is not None:
            room.match = decision.match
        return room

    def apply(self, event: Event) -> None:
        data = event.data
        if isinstance(data, Opened):
            self._lay_out(data)
            self.members |= people_in(data)
        elif isinstance(data, Changed):
            self.options, self.public, self.spectators = data.options, data.public, data.spectators
            self.stand_in = data.stand_in or self.stand_in
        elif isinstance(data, Sat):
            assert event.seat is not None
            self.chairs[event.seat] = data.chair
            self.members |= people_in(data)
        elif isinstance(data, Handed):
            self.host, self.lent = data.host, data.lent
        elif isinstance(data, Started):
            self._restart()
            self._spans = self._spans.plus(Span(event.number, 0, len(data.entries)))
            self.match_id, self.seed = data.match, data.next_seed
            self.players = frozenset(chair.person for chair in self.chairs) - {""}
            self.chairs = [msgspec.structs.replace(chair, nonce="") for chair in self.chairs]
        elif isinstance(data, Moved):
            assert event.seat is not None
            first = self._spans.last.last
            self._spans = self._spans.plus(Span(event.number, first, first + len(data.entries)))
        elif isinstance(data, TookBack):
            self._spans = _without(self._spans, data.entry)
        elif isinstance(data, Archived | Reopened):
            self.archived, self.closed = isinstance(data, Archived), isinstance(data, Archived) and data.closed
        if isinstance(data, Moved | TookBack) and data.key:
            assert event.seat is not None
            self._keys[event.seat, data.key] = event.number
        if not isinstance(data, Started | Moved):
            self.changes[event.seat] = self.changes.get(event.seat, 0) + 1
        self.first = self.first if self._events else event.number
        self.number, self.at = event.number, event.at
        self._events = self._events.plus(event)
        self.news.append(event)

    def _lay_out(self, data: Opened) -> None:
        self.game = find_game(data.game)
        self.host, self.owner, self.lent = data.host, data.owner or data.host, data.lent
        self.chairs, self.options = list(data.chairs), data.options
        self.public, self.spectators, self.stand_in, self.seed = data.public, data.spectators, data.stand_in, data.seed

    # ---- What happened ----

    @property
    def events(self) -> list[Event]:
        """From the start of the last match on; before the first one, from the opening on. The store has the others."""
        return self._events.to_list()

    def since(self, number: int) -> list[Event]:
        """Those of `events` that came after this one."""
        found = []
        for event in self._events.back():
            if event.number <= number:
                break
            found.append(event)
        return found[::-1]

    @property
    def spans(self) -> list[Span]:
        return self._spans.to_list()

    def spans_from(self, number: int) -> dict[int, Span]:
        """The log entries that events brought, from this event on, by their numbers."""
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

    @property
    def people(self) -> Set[str]:
        """Those whose room it is: the host, who opened it, who sits there, and for whom a bot plays."""
        seats = {person for chair in self.chairs for person in (chair.person, chair.left)}
        return (seats | {self.host, self.owner}) - {""}

    def bots_to_act(self) -> list[int]:
        if self.match is None or self.cut or self.archived:
            return []
        return [seat for seat in sorted(self.match.to_act) if self.chairs[seat].kind == "bot"]

    # ---- Commands ----

    def change(
        self, person: Person, options: dict[str, Any] | None, public: bool | None, spectators: bool | None, stand_in: str | None
    ) -> Decision:
        self._check_host(person)
        if options is not None:
            self._check_not_running()
            options = check_options(self.game, len(self.chairs), options)
        if stand_in is not None:
            self._check_not_running()
            check_bot(stand_in)
        before = Changed(self.options, self.public, self.spectators, self.stand_in)
        changed = Changed(
            options=self.options if options is None else options,
            public=self.public if public is None else public,
            spectators=self.spectators if spectators is None else spectators,
            stand_in=self.stand_in if stand_in is None else stand_in,
        )
        if changed == before:
            return self._nothing()
        self._check_changes(None, person)
        return Decision([Draft(changed)])

    def sit(self, person: Person, seat: int, nonce: str) -> Decision:
        """Sit down; in one's own seat, add a nonce to the next match; or take the seat again that a bot has kept, also while the
        match runs: it is nobody else's, and so are its secrets. The owner who sits down again is the host again."""
        chair = self._chair(seat)
        own, back = self.seat_of(person), chair.left == person.id
        if not back:
            self._check_not_running()
        if own not in (None, seat):
            raise RefusedError("already_seated")
        if own is None and chair.kind != "open" and not back:
            raise RefusedError("seat_taken")
        seated = Chair("person", person=person.id, name=person.name, nonce=nonce)
        if seated == chair:
            return self._nothing()
        if not back:  # a kept seat can always be taken again
            self._check_changes(seat, person)
        return Decision([Draft(Sat(seated), seat), *(self._returned() if own is None and person.id == self.owner else [])])

    def seat_bot(self, person: Person, seat: int, bot: str | None, gone: Callable[[str], bool]) -> Decision:
        """The host puts a bot in an open seat, or another bot in place of one; None: the room's own. In a running match anybody at
        the table puts the room's own in place of somebody who is gone, so that the others can go on."""
        chair = self._chair(seat)
        if self.state == "playing":
            if self.seat_of(person) is None:
                self._check_host(person)
            if chair.kind != "person":
                raise RefusedError("running")
            if bot not in (None, self.stand_in):
                raise RefusedError("stand_in", Say("server.stand_in", bot=self.stand_in))
            if not gone(chair.person):
                raise RefusedError("not_gone")
            return Decision([Draft(Sat(self._substitute(seat)), seat)])
        self._check_host(person)
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
        """Stand up, or, as the host, clear another's seat. Somebody who leaves a running match is replaced by a bot, and may come
        back to this seat: in another nobody may go on who has seen this one's secrets. A host who leaves people behind hands the
        room on."""
        chair = self._chair(seat)
        if chair.kind == "open":
            raise RefusedError("no_seat_here")
        if chair.person != person.id:
            self._check_host(person)
            self._check_not_running()
        self._check_changes(seat, person)
        return self._cleared(seat, by=person)

    def leave(self, person: Person) -> Decision:
        """Stand up, however often somebody did that already: an administrator erases the person."""
        seat = self.seat_of(person)
        return self._cleared(seat, by=person) if seat is not None else self._nothing()

    def _cleared(self, seat: int, by: Person) -> Decision:
        left = self._substitute(seat) if self.state == "playing" else Chair()
        return Decision([Draft(Sat(left), seat), *(self._handed(seat) if self.chairs[seat].person == by.id else [])])

    def lead(self, person: Person, gone: Callable[[str], bool]) -> Decision:
        """Somebody at the table becomes the host of a room whose host is gone, until its owner is back."""
        if person.id == self.host:
            return self._nothing()
        if self.seat_of(person) is None:
            raise RefusedError("not_seated")
        if not gone(self.host):
            raise RefusedError("host_not_gone")
        return Decision([Draft(Handed(person.id, self.lent or self.host == self.owner))])

    def is_awaited(self, person: Person) -> bool:
        """Whether this is the owner, who is the host again by just coming back."""
        return self.lent and person.id == self.owner != self.host

    def come_back(self, person: Person) -> Decision:
        """The owner is the host again."""
        return Decision(self._returned()) if self.is_awaited(person) else self._nothing()

    def rename(self, person: Person) -> Decision:
        """Somebody has another name now, also in the seat where they sit or for whom a bot plays. In a seat that was changed too
        often it counts with the next match."""
        drafts = [draft for draft in self._renamed(person) if self._may_change(draft.seat, person)]
        return Decision(drafts) if drafts else self._nothing()

    def _renamed(self, person: Person) -> list[Draft]:
        drafts = []
        for seat, chair in enumerate(self.chairs):
            named = chair
            if chair.person == person.id:
                named = msgspec.structs.replace(chair, name=person.name)
            elif chair.left == person.id:
                named = msgspec.structs.replace(chair, left_name=person.name)
            if named != chair:
                drafts.append(Draft(Sat(named), seat))
        return drafts

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
        renamed = Decision(self._renamed(person))
        before = self.after(renamed, self.at)._laid_out()
        started = Started(match_id, self.game.facts.version, nonces, seed.hex(), list(match.log), before)
        return Decision([*renamed.drafts, Draft(started, self.seat_of(person))], match)

    def _laid_out(self) -> Opened:
        """The room as it is, as if it were opened now."""
        facts = (self.public, self.spectators, self.seed, self.stand_in, self.owner, self.lent)
        return Opened(self.game.name, self.host, self.chairs, self.options, *facts)

    def play(self, seat: int, move: Any, key: str = "") -> Decision:
        match = self._running()
        try:
            made = self._made_as(seat, key) if key else None
            if made is not None:
                return self._made_before(match, seat, move, made)
            moves = parse(match, seat, move)
            if len(moves) > 1:
                self._check(seat, moves)  # else a refusal would tell what the moves before it reveal
            after = match.copy()
            after.play(seat, moves)
        except SweetboxError as error:
            raise refusal_of(error, seat, self.names) from None
        return Decision([Draft(Moved(after.log[len(match.log) :], key), seat)], after)

    def _made_before(self, match: Match, seat: int, move: Any, made: Event) -> Decision:
        """What to answer to a key that was sent before and became this event. It has to come with the same move."""
        if isinstance(made.data, TookBack):
            raise RefusedError("key_used")
        span = self.spans_from(made.number)[made.number]
        moves = [event for actor, event in match.log[span.first : span.last] if actor == seat]
        if not moves:
            raise RefusedError("taken_back")
        if parse(match.at(span.first), seat, move) != moves:  # read as it was then
            raise RefusedError("key_used")
        return Decision([], repeated=made.number)

    # Questions are answered from the seat's glimpse alone: neither the answer nor its time can tell what lies hidden.

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
        """The match in which the seat may be given a hint: among people everybody thinks for themselves."""
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
            for _ in entries or (None,):  # where there is none, the match says why not
                after.take_back(seat)
        except SweetboxError as error:
            raise refusal_of(error, seat, self.names) from None
        self._check_changes(seat)
        # In an open step the others' choices may lie after it: the own entry is the one that is missing now.
        return Decision([Draft(TookBack(entry, key), seat) for entry in entries], after)

    def may_take_back(self, seat: int) -> bool:
        """Whether it is worth trying: the seat moved last and it is still its turn, or the step in which it chose is still open.
        Told with every event, so it does not find out whether somebody has learnt something meanwhile."""
        match = self.match
        if match is None or self.cut or match.over or not match.log or match.log[-1][0] == CHANCE:
            return False
        entries = self._sent_last(seat)
        if not entries or any(actor == CHANCE for actor, _ in match.log[entries[-1] :]):
            return False
        still_open = all(_left_open(match, entry) for entry in range(entries[-1], len(match.log)))
        return still_open or (entries[0] == len(match.log) - 1 and seat in match.to_act)

    def can_take_back(self, seat: int) -> bool:
        """Asked with every sight: the whole is only tried where the last move alone could be taken back."""
        if self.match is None or self.cut or not self.match.can_take_back(seat):
            return False
        try:
            self.take_back(seat)
        except RefusedError:
            return False
        return True

    def _sent_last(self, seat: int) -> list[int]:
        """The log entries of the seat's last moves that it sent as one, the last first."""
        assert self.match is not None
        log = self.match.log
        for span in self._spans.back():
            entries = [entry for entry in range(span.last - 1, span.first - 1, -1) if log[entry][0] == seat]
            if entries:
                return entries
        return []

    # ---- Checks ----

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise RefusedError("no_seat_here")
        return self.chairs[seat]

    def _others(self, seat: int) -> list[Chair]:
        return [chair for other, chair in enumerate(self.chairs) if other != seat]

    def _substitute(self, seat: int) -> Chair:
        """The room's bot, playing for the person whose seat it is."""
        chair = self.chairs[seat]
        return msgspec.structs.replace(bot_chair(self.stand_in, self._others(seat)), left=chair.person, left_name=chair.name)

    def _handed(self, seat: int) -> list[Draft]:
        """If the host leaves this seat, the next person at the table is the host."""
        people = [chair.person for chair in [*self.chairs[seat + 1 :], *self.chairs[:seat]] if chair.kind == "person"]
        leaves = self.chairs[seat].person == self.host and bool(people)
        return [Draft(Handed(people[0], self.lent and self.host != self.owner))] if leaves else []

    def _returned(self) -> list[Draft]:
        """The host is the owner again, if it was somebody else."""
        return [Draft(Handed(self.owner))] if self.host != self.owner else []

    def _nothing(self) -> Decision:
        """It is so already: no event that changes nothing."""
        return Decision([], repeated=self.number)

    def _may_change(self, seat: int | None, person: Person | None = None) -> bool:
        """Whether one more event that is no move may be stored about the seat, or the room itself."""
        most = CHANGES + (FOR_THE_HOST if person is not None and person.id == self.host else 0)
        return self.changes.get(seat, 0) < most

    def _check_changes(self, seat: int | None, person: Person | None = None) -> None:
        if not self._may_change(seat, person):
            raise RefusedError("changes")

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


def _left_open(match: Match, entry: int) -> bool:
    """Whether others owed a move at the same time as this one was made, or did not see it."""
    before = match.position_at(entry)
    return before.mask.bit_count() > 1 or not before.sees(SPECTATOR, *match.log[entry])


def check_bot(bot: str) -> None:
    """Bots are known by their kind alone: how long one may think is not for guests to say."""
    if bot not in all_bots():
        raise UnknownNameError(Say("error.bot_unknown", came=bot, known=all_bots()))


def bot_chair(bot: str, others: list[Chair]) -> Chair:
    """A bot, called as nobody else at the table seems to be."""
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


def _without(spans: History[Span], entry: int) -> History[Span]:
    """The spans when this log entry is gone: it is among the last ones."""
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
    return {data.chair.person} - {""} if isinstance(data, Sat) else set()
