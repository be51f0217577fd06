"""The house: the rooms that this process has in use. Every change to a room goes through `do`, one after the other:
decide, commit, and only then show it to anybody."""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from sweetbox.kernel.chance import SEED_BYTES
from sweetbox.kernel.errors import SweetboxError
from sweetbox.server import messages
from sweetbox.server.bot_pool import BotPool
from sweetbox.server.events import Archived, Chair, Draft, Event, Opened, Started
from sweetbox.server.identity import Person, new_id
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.settings import Settings
from sweetbox.server.store import Batch, ConflictError, Store, event_rows
from sweetbox.server.turns import Pool, Turns, Who, aside
from sweetbox.server.watcher import Sockets, Unread, Watcher
from sweetbox.server.writer import Writer

log = logging.getLogger("sweetbox")

TRIES = 8  # against others who write to the same room
IDLE = 600.0  # seconds after which a room that nobody uses leaves the memory
ROUND = 60.0  # seconds between looks for rooms to drop or to archive
PRESENCE = 0.5  # seconds between two words on who is there, of one room
DAY = 24 * 3600 * 1000
HOUSE: Who = ("", "")  # what the house does by itself


def now() -> int:
    return time.time_ns() // 1_000_000


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


class Live:
    """A room in memory, and who looks at it."""

    def __init__(self, room: Room, clock: Callable[[], int], begun: int, gone: float) -> None:
        self.room = room
        self.clock = clock
        self.begun = begun  # when this server did: who was here before that is not known
        self.gone = round(gone * 1000)  # milliseconds of absence after which a bot may take somebody's place
        self.lock = asyncio.Lock()
        self.stale = False  # the store may know more than we do: read again before anything else
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.address = HOUSE[0]  # of the one who opened it or last did something here: the bots think for that one
        self.announced = -math.inf  # when it was last told who is there, by the clock of the loop
        self.announcing: asyncio.TimerHandle | None = None
        self._shown: tuple[Room, dict[Viewer, RoomView]] = (room, {})
        self.left: dict[str, int] = {}  # when somebody closed the room

    def is_gone(self, person: str) -> bool:
        """Whether somebody has not had the room open for so long that the others need not wait."""
        away = self.away.get(person)
        return away is not None and away.until <= self.clock()

    @property
    def away(self) -> dict[str, messages.Away]:
        """Who sits at the table, or is the host, and has not the room open."""
        here, room = self.here, self.room
        found = {}
        for person in {room.host, *(chair.person for chair in room.chairs if chair.person)} - here:
            since = self.left.get(person) or max(room.heard_of(person), self.begun)
            found[person] = messages.Away(since, since + self.gone)
        return found

    @property
    def here(self) -> set[str]:
        return {watcher.person.id for watcher in self.watchers if watcher.person is not None}

    @property
    def people(self) -> set[str]:
        """The room's own people: those who sit there, and the host."""
        return {self.room.host, *(chair.person for chair in self.room.chairs if chair.person)}

    def looks_on(self, watcher: Watcher) -> bool:
        return watcher.person is None or watcher.person.id not in self.people

    def room_view(self, person: Person | None, language: str) -> RoomView:
        """The same for everybody who sees the same, until something happens: what it shows is made once."""
        if self._shown[0] is not self.room:
            self._shown = (self.room, {})
        viewer, views = Viewer.of(self.room, person, language), self._shown[1]
        if viewer not in views:
            views[viewer] = RoomView(self.room, viewer)
        return views[viewer]


@asynccontextmanager
async def alone(live: Live) -> AsyncIterator[None]:
    """Nobody else changes the room meanwhile."""
    locked = False
    try:
        async with aside():
            locked = await live.lock.acquire()
        yield
    finally:
        if locked:
            live.lock.release()


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Callable[[], int] = now,
        make_id: Callable[[], str] = new_id,
        make_seed: Callable[[], bytes] = new_seed,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        """clock: milliseconds since 1970, as people are told them. ticks: seconds that never go back, for limits."""
        self.settings = settings
        self.store = store
        self.writer = Writer(store)
        self.clock = clock
        self.make_id = make_id
        self.make_seed = make_seed
        self.ticks = ticks
        self.turns = Turns(settings.turns, settings.waiting, ticks)
        self.slow = Pool("slow", settings.slow_threads, settings.slow_waiting)
        self.sockets = Sockets(settings)
        self.unread = Unread(settings)
        self.bot_pool = BotPool(self)
        self.begun = 0  # when this server began
        self.rooms: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.open()
        self.begun = self.clock()
        self.writer.start()
        self._spawn(self._rounds())

    async def stop(self) -> None:
        await self.bot_pool.stop()
        await self.writer.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.slow.stop()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- Finding a room ----

    async def find(self, id_: str, who: Who = HOUSE) -> Live:
        """The room as it is now. who: for whom it is read, where it has to be."""
        live = self.rooms.get(id_)
        if live is None:
            if id_ not in self._loading:
                self._loading[id_] = self._spawn(self._load(id_, who))
            async with aside():
                live = await asyncio.shield(self._loading[id_])
        if live.stale:
            async with alone(live):
                await self._reload(live)
        live.used = time.monotonic()
        return live

    async def _load(self, id_: str, who: Who) -> Live:
        try:
            live = self.rooms[id_] = self._live(await self._read(id_, who))
            live.address = who[0]
        finally:
            del self._loading[id_]
        self.bot_pool.wake(live)
        return live

    def _live(self, room: Room) -> Live:
        return Live(room, self.clock, self.begun, self.settings.gone)

    async def _read(self, id_: str, who: Who = HOUSE) -> Room:
        events = await self.store.events(id_)
        if not events:
            raise RefusedError("no_room")
        archived = isinstance(events[-1].data, Archived)
        room = await self.slow.run(who, Room.of, id_, await self.store.archived_events(id_) if archived else events)
        room.archived = archived
        return room

    async def _reload(self, live: Live) -> None:
        """Read the room again, and tell its watchers what they have missed."""
        if not live.stale:
            return
        known = live.room.number
        live.room = await self._read(live.room.id)
        live.stale = False
        self._publish(live, [event for event in live.room.events if event.number > known])

    # ---- Changing a room ----

    async def open_room(
        self, game: str, host: Person, chairs: list[Chair], options: dict[str, Any], public: bool, spectators: bool
    ) -> Live:
        id_, at = self.make_id(), self.clock()
        opened = Opened(game, host.id, chairs, options, public, spectators, self.make_seed().hex())
        room = Room(id_).after(Decision([Draft(opened)]), at)
        row = {"id": id_, "game": game, **room_row(room)}
        batch = Batch(new_rooms=[row], events=event_rows(id_, room.events), members=_member_rows(room, room.members))
        await self.writer.commit(batch)
        live = self.rooms[id_] = self._live(room)
        return live

    async def do(self, id_: str, decide: Callable[[Room], Decision]) -> int:
        """Decide on a room as it is, store what was decided, then show it. The number of the event that did it."""
        # Whoever asked may go away in the middle: what is begun is finished.
        return int(await asyncio.shield(self._spawn(self._do(id_, decide))))

    async def _do(self, id_: str, decide: Callable[[Room], Decision]) -> int:
        live = await self.find(id_)
        async with alone(live):
            for _ in range(TRIES):
                await self._reload(live)
                room = live.room
                if room.archived:
                    raise RefusedError("archived")
                try:
                    decision = decide(room)
                except SweetboxError:
                    live.stale = await self.store.last_number(id_) != room.number
                    if live.stale:
                        continue  # another process knows more: perhaps it is allowed after all
                    raise
                if decision.repeated is not None:
                    return decision.repeated
                after = room.after(decision, self.clock())
                try:
                    await self.writer.commit(self._batch(room, after))
                except ConflictError:
                    live.stale = True  # somebody else was first: read, check again
                    continue
                except RefusedError:
                    live.stale = True  # whether it was stored is not known
                    raise
                live.room = after
                self._publish(live, after.events[room.number :])
                self.bot_pool.wake(live)
                return after.number
        raise RefusedError("busy")

    def _batch(self, room: Room, after: Room) -> Batch:
        events = after.events[room.number :]
        row = {"room_id": after.id, **room_row(after)}
        batch = Batch(events=event_rows(after.id, events), rooms=[row], members=_member_rows(after, after.members - room.members))
        for event in events:
            if isinstance(event.data, Started):
                started = {"id": event.data.match, "room": after.id, "started": event.at, "names": _json(after.names)}
                batch.new_matches = [{**started, "people": _json([chair.person for chair in after.chairs])}]
        if after.match is not room.match and after.match is not None and after.match.over:
            result = _json({"points": after.match.points, "ranks": after.match.ranks})
            over = {"match_id": after.match_id, "ended": after.at, "file": after.match.to_json(), "result": result}
            batch.matches = [over]
        return batch

    # ---- Showing it ----

    def _publish(self, live: Live, events: list[Event]) -> None:
        """Send each watcher the events as it may know them, the last with the sight after it."""
        if not events:
            return
        made: dict[RoomView, list[bytes]] = {}
        away = live.away
        for watcher in live.watchers:
            room_view = live.room_view(watcher.person, watcher.language)
            if room_view not in made:
                made[room_view] = [msgspec.json.encode(each) for each in room_view.events(events, away)]
            for message in made[room_view]:
                watcher.send(message)

    def enter(self, live: Live, watcher: Watcher) -> None:
        """The room's own people find a place, however many look on."""
        if live.looks_on(watcher) and sum(map(live.looks_on, live.watchers)) >= self.settings.watchers:
            raise RefusedError("too_many_watchers")
        live.watchers.add(watcher)
        self.unread.add(watcher)
        self._announce(live)
        self.bot_pool.wake(live)

    def leave(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        self.unread.drop(watcher)
        live.used = time.monotonic()
        if watcher.person is not None:
            live.left[watcher.person.id] = self.clock()
        self._announce(live)

    def _announce(self, live: Live) -> None:
        """Tell soon who has the room open; those who come and go at the same time are told of at once."""
        if live.announcing is None:
            loop = asyncio.get_running_loop()
            live.announcing = loop.call_at(max(loop.time(), live.announced + PRESENCE), self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        """Only seats are named; of the others only how many they are."""
        live.announcing, live.announced = None, asyncio.get_running_loop().time()
        here, away = live.here, live.away
        seated = {chair.person for chair in live.room.chairs if chair.person}
        onlookers = sum(watcher.person is None or watcher.person.id not in seated for watcher in live.watchers)
        chairs = live.room.chairs
        present, absent = [chair.person in here for chair in chairs], [away.get(chair.person) for chair in chairs]
        message = msgspec.json.encode(messages.Presence(present, onlookers, absent, away.get(live.room.host)))
        for watcher in live.watchers:
            watcher.send(message)

    # ---- Rooms that nobody uses ----

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            self.drop_idle()
            try:
                await self.archive_old()
            except RefusedError:
                continue  # the store is away; later

    def drop_idle(self, seconds: float = IDLE) -> None:
        """Forget rooms that nobody looks at; the store has them."""
        before = time.monotonic() - seconds
        for id_, live in list(self.rooms.items()):
            if not live.watchers and live.used < before and not live.lock.locked() and not self.bot_pool.busy(id_):
                del self.rooms[id_]

    async def archive_old(self) -> int:
        """Archive the rooms that had no event for `keep` days. How many."""
        at = self.clock()
        count = 0
        for id_ in await self.store.rooms_before(at - self.settings.keep * DAY, limit=100):
            live = self.rooms.get(id_)
            if live is not None and (live.watchers or live.lock.locked()):
                continue
            try:
                await self.store.archive(id_, at)
            except ConflictError:
                continue  # somebody has just come back, or another process was first
            self.rooms.pop(id_, None)
            count += 1
        return count


def room_row(room: Room) -> dict[str, Any]:
    """What lists tell of a room."""
    return {
        "state": room.state,
        "open": room.open_seats,
        "public": room.public,
        "at": room.at,
        "host": room.host,
        "chairs": _json(room.chairs),
        "to_act": sum(1 << seat for seat in room.match.to_act) if room.match is not None and room.state == "playing" else 0,
    }


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _member_rows(room: Room, people: set[str]) -> list[dict[str, Any]]:
    return [{"person": person, "room": room.id} for person in sorted(people)]
