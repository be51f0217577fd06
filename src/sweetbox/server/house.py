"""The house: the rooms that this process has in use. Every change to a room goes through `do`, one after the other:
decide, commit, and only then show it to anybody."""

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from sweetbox.kernel.chance import SEED_BYTES
from sweetbox.kernel.errors import SweetboxError
from sweetbox.server import messages
from sweetbox.server.bans import Bans
from sweetbox.server.bot_pool import BotPool
from sweetbox.server.clock import Clock
from sweetbox.server.events import Archived, Chair, Draft, Event, Opened, Started
from sweetbox.server.identity import Person, new_id
from sweetbox.server.lists import as_text, room_row
from sweetbox.server.lobby import Lobby
from sweetbox.server.lobby_news import LobbyNews
from sweetbox.server.presence import Presence
from sweetbox.server.problem import RefusedError, fault
from sweetbox.server.room import Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.self_check import SelfCheck
from sweetbox.server.settings import Settings
from sweetbox.server.store import Batch, ConflictError, Store, event_rows
from sweetbox.server.turns import Pool, Turns, Who, aside
from sweetbox.server.watcher import Sockets, Unread, Watcher
from sweetbox.server.wire import Base, Wire
from sweetbox.server.writer import Writer

log = logging.getLogger("sweetbox")

TRIES = 8  # against others who write to the same room
IDLE = 600.0  # seconds after which a room that nobody uses leaves the memory
ROUND = 60.0  # seconds between looks for rooms to drop or to archive
PRESENCE = 0.5  # seconds between two words on who is there, of one room
DAY = 24 * 3600 * 1000  # milliseconds
HOUR = 3600.0  # seconds
HOUSE: Who = ("", "")  # what the house does of its own accord


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


class Live:
    """A room in memory, and who looks at it."""

    def __init__(self, room: Room, presence: Presence, ticks: float) -> None:
        self.room = room
        self.presence = presence
        self.lock = asyncio.Lock()
        self.claims = 0  # who has the lock, and those who wait for it
        self.stale = False  # the store may know more than we do: read again before anything else
        self.watchers: list[Watcher] = []  # who came first is first
        self.used = ticks
        self.alarm: asyncio.TimerHandle | None = None  # when somebody who is away counts as gone
        self.address = HOUSE[0]  # of the one who opened it or last did something here: the bots think for that one
        self.announced = -math.inf  # when it was last told who is there, by the loop's clock
        self.told = b""  # who was there then
        self.announcing: asyncio.TimerHandle | None = None
        self._shown: tuple[Room, dict[Viewer, RoomView]] = (room, {})
        self._wire = Wire(room)

    def is_gone(self, person: str) -> bool:
        """Whether somebody has been away for so long that a bot may take their place."""
        return person not in self.here and self.presence.is_gone(person)

    def is_host_gone(self, person: str) -> bool:
        """Whether the host has been away for so long that another may be the host."""
        return person not in self.here and self.presence.is_host_gone(person)

    @property
    def away(self) -> dict[str, messages.Away]:
        """Who sits at the table, or is the host, and does not have the room open."""
        room = self.room
        people = {room.host, *(chair.person for chair in room.chairs if chair.person)} - self.here
        return {person: self.presence.away(person) for person in people}

    @property
    def here(self) -> set[str]:
        return {watcher.person.id for watcher in self.watchers if watcher.person is not None}

    def is_of(self, person: Person | None) -> bool:
        """Whether it is one of those whose room it is."""
        return person is not None and person.id in self.room.people

    def room_view(self, person: Person | None, language: str) -> RoomView:
        """The same for everybody who sees the same, until something happens: what it shows is made once."""
        if self._shown[0] is not self.room:
            self._shown = (self.room, {})
        viewer, views = Viewer.of(self.room, person, language), self._shown[1]
        if viewer not in views:
            views[viewer] = RoomView(self.room, viewer)
        return views[viewer]

    @property
    def wire(self) -> Wire:
        """What goes over the sockets: the same for all, until something happens."""
        if self._wire.room is not self.room:
            self._wire = Wire(self.room)
        return self._wire

    def stands(self, watcher: Watcher) -> bytes:
        """The room as it is, as the watcher may know it."""
        room_view = self.room_view(watcher.person, watcher.language)
        if watcher.sentences:
            return msgspec.json.encode(messages.Now(room_view.sight(self.away)))
        watcher.side = self.wire.side(room_view)
        return self.wire.stands(room_view, self.away, watcher.summary)


class alone:  # noqa: N801
    """Nobody else changes the room meanwhile."""

    def __init__(self, live: Live) -> None:
        self._live = live

    async def __aenter__(self) -> None:
        live = self._live
        live.claims += 1
        locked = False
        try:
            if live.claims == 1 and not live.lock.locked():  # there is nobody to wait for
                locked = await live.lock.acquire()
                return
            async with aside():
                locked = await live.lock.acquire()
        except BaseException:
            self._give_back(locked)
            raise

    async def __aexit__(self, *_: object) -> None:
        self._give_back(True)

    def _give_back(self, locked: bool) -> None:
        self._live.claims -= 1
        if locked:
            self._live.lock.release()


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock | None = None,
        make_id: Callable[[], str] = new_id,
        make_seed: Callable[[], bytes] = new_seed,
        bot_seed: int | None = None,
    ) -> None:
        """bot_seed: None: nobody can tell beforehand what a random bot will do."""
        self.settings = settings
        self.store = store
        self.writer = Writer(store)
        self.clock = clock if clock is not None else Clock()
        self.make_id = make_id
        self.make_seed = make_seed
        self.turns = Turns(settings.turns, lambda: self.settings.waiting, self.clock.ticks)
        self.slow = Pool("slow", settings.slow_threads, lambda: self.settings.slow_waiting)
        self.sockets = Sockets(lambda: self.settings)
        self.unread = Unread(lambda: self.settings)
        self.self_check = SelfCheck(store, self.clock.now, self.clock.ticks)
        self.bot_pool = BotPool(self, bot_seed)
        self.day = 0  # of the store's own calendar
        self._day_counted = self.clock.ticks()
        self.bans = Bans(self.clock.now)
        self.bulletin: messages.Announced | None = None  # what people are told who come before its time
        self.rooms: dict[str, Live] = {}
        self.lobby = Lobby(self)
        self.news = LobbyNews(self)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.open()
        await self.self_check.check()
        self.day, _ = await self.store.today()
        for ban in await self.store.bans():
            self.bans.add(ban)
        self.writer.start()
        self._spawn(self._rounds())
        self._spawn(self.self_check.run())

    async def stop(self) -> None:
        await self.bot_pool.stop()
        self.news.stop()
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
        live.used = self.clock.ticks()
        return live

    async def meet(self, id_: str, person: Person | None, who: Who = HOUSE) -> Live:
        """The room as it is now, for somebody who asks for it. If it is one of its people, the room knows that they are there: it
        comes back from the archive, and its owner is the host again."""
        live = await self.find(id_, who)
        self.see(id_, person)
        if person is None or not live.is_of(person):
            return live
        try:
            if live.room.archived and not live.room.closed:
                await self._reopen(live)
            if live.room.is_awaited(person):
                await self.do(id_, lambda room: room.come_back(person))
        except RefusedError as refusal:
            log.warning("coming back to a room: %s", refusal.code)  # the next time, then
        return live

    def see(self, id_: str, person: Person | None) -> None:
        """Somebody has asked for something in a room, even if in vain: they are not gone."""
        live = self.rooms.get(id_)
        if live is None or person is None or not live.is_of(person):
            return
        if live.presence.see(person.id, live.room.people) and person.id not in live.here:
            self._announce(live)

    async def events(self, live: Live, since: int, most: int) -> list[Event]:
        """What happened in a room after this event, also before its last match: so many events at the most."""
        room = live.room
        if since >= room.first - 1:
            return room.since(since)[:most]
        stored = await self.store.archived_events(room.id) if room.archived else await self.store.events(room.id, since)
        return [*(event for event in stored if since < event.number < room.first), *room.events][:most]

    async def _load(self, id_: str, who: Who) -> Live:
        try:
            live = self.rooms[id_] = self._live(await self._read(id_, who))
            live.address = who[0]
        finally:
            del self._loading[id_]
        self.bot_pool.wake(live)
        return live

    def _live(self, room: Room) -> Live:
        return Live(room, Presence(self.clock, lambda: self.settings), self.clock.ticks())

    async def _read(self, id_: str, who: Who = HOUSE) -> Room:
        """The room that the store has. Of its events only those since its last match began are read: that one tells the rest."""
        events = await self.store.last_events(id_)
        if not events:
            raise RefusedError("no_room")
        if isinstance(events[-1].data, Archived):
            archived = await self.store.archived_events(id_)
            if not archived:  # another process has just taken the room out of the archive
                return await self._read(id_, who)
            events = [*archived, events[-1]]
        elif isinstance(events[0].data, Started) and events[0].data.room is None:  # an older version stored it
            events = await self.store.events(id_)
        return await self.slow.run(who, Room.of, id_, _last_match(events), await self.store.members(id_))

    async def _reload(self, live: Live) -> None:
        """Read the room again, and tell its watchers what they have missed."""
        if not live.stale:
            return
        before = live.wire
        live.stale = False  # before it is read: what happens meanwhile makes it stale again
        try:
            live.room = await self._read(live.room.id)
        except BaseException:
            live.stale = True
            raise
        self._publish(live, before, live.room.since(before.room.number))

    # ---- Changing a room ----

    async def open_room(
        self,
        game: str,
        host: Person,
        chairs: list[Chair],
        options: dict[str, Any],
        public: bool,
        spectators: bool,
        stand_in: str,
    ) -> Live:
        id_, at = self.make_id(), self.clock.now()
        opened = Opened(game, host.id, chairs, options, public, spectators, self.make_seed().hex(), stand_in)
        room = Room(id_).after(Decision([Draft(opened)]), at)
        row = {"id": id_, "game": game, **room_row(room, self.day)}
        batch = Batch(new_rooms=[row], events=event_rows(id_, room.news), members=_member_rows(room, room.members))
        await self.writer.commit(batch)
        live = self.rooms[id_] = self._live(room)
        self.news.room_changed(room)
        return live

    async def do(self, id_: str, decide: Callable[[Room], Decision]) -> int:
        """Decide on a room as it is, store what was decided, then show it. The number of the event that did it."""
        # The one who asked may go away in the middle: what is begun is finished, and a refusal is told to nobody.
        doing = self._spawn(self._do(id_, decide))
        try:
            return int(await asyncio.shield(doing))
        except asyncio.CancelledError:
            doing.add_done_callback(_take_note)
            raise

    async def _do(self, id_: str, decide: Callable[[Room], Decision]) -> int:
        live = await self.find(id_)
        async with alone(live):
            for _ in range(TRIES):
                await self._reload(live)
                room = live.room
                if room.archived:
                    raise RefusedError("room_closed" if room.closed else "archived")
                try:
                    decision = decide(room)
                except SweetboxError:
                    live.stale = await self.store.last_number(id_) != room.number
                    if live.stale:
                        continue  # another process knows more: perhaps it is allowed after all
                    raise
                if decision.repeated is not None:
                    return decision.repeated
                after = room.after(decision, self.clock.now())
                try:
                    await self.writer.commit(self._batch(room, after))
                except ConflictError:
                    live.stale = True  # somebody else was first: read, check again
                    continue
                except RefusedError:
                    live.stale = True  # whether it was stored is not known
                    raise
                before = live.wire
                live.room = after
                self._publish(live, before, after.news)
                self.bot_pool.wake(live)
                return after.number
        raise RefusedError("busy")

    def _batch(self, room: Room, after: Room) -> Batch:
        row = {"room_id": after.id, **room_row(after, self.day)}
        members = _member_rows(after, after.members - room.members)
        batch = Batch(events=event_rows(after.id, after.news), rooms=[row], members=members)
        for event in after.news:
            if isinstance(event.data, Started):
                started = {"id": event.data.match, "room": after.id, "started": event.at, "names": as_text(after.names)}
                batch.new_matches = [{**started, "people": as_text([chair.person for chair in after.chairs])}]
        if after.match is not room.match and after.match is not None and after.match.over:
            result = as_text({"points": after.match.points, "ranks": after.match.ranks})
            over = {"match_id": after.match_id, "ended": after.at, "file": after.match.to_json(), "result": result}
            batch.matches = [over]
        return batch

    async def rewrite(self, id_: str, work: Callable[[], Awaitable[None]]) -> None:
        """Change what is stored of a room otherwise than by an event, then show the room to its watchers as it is now."""
        if not self._is_used(id_):
            await work()
            if not self._is_used(id_):
                return
            # Somebody has come meanwhile, and may have read it as it was before.
        live = await self.find(id_)
        async with alone(live):
            live.stale = True  # whatever comes of it
            try:
                await work()
            except ConflictError:
                raise RefusedError("busy") from None
            await self._reload(live)
            for watcher in live.watchers:
                watcher.send(live.stands(watcher))
            self.news.room_changed(live.room)
            self.bot_pool.wake(live)

    def _is_used(self, id_: str) -> bool:
        return id_ in self.rooms or id_ in self._loading

    # ---- Showing it ----

    def _publish(self, live: Live, before: Wire, events: list[Event]) -> None:
        """Send each watcher the events as it may know them, the last with what it led to. before: what was last sent."""
        if not events:
            return
        self.news.room_changed(live.room)
        made: dict[tuple[RoomView, bool, bool, bool], list[bytes]] = {}
        away, wire, base = live.away, live.wire, Base.of(before, live.room, events)
        for watcher in live.watchers:
            room_view = live.room_view(watcher.person, watcher.language)
            side = wire.side(room_view)
            form = (room_view, watcher.sentences, watcher.summary, side == watcher.side)
            if form not in made:
                if watcher.sentences:
                    made[form] = [msgspec.json.encode(each) for each in room_view.events(events, away)]
                elif side == watcher.side:
                    made[form] = wire.news(base, room_view, away, watcher.summary)
                else:
                    made[form] = wire.turned(events, room_view, away, watcher.summary)
            watcher.side = side
            for message in made[form]:
                watcher.send(message)

    def enter(self, live: Live, watcher: Watcher) -> None:
        """Those whose room it is always get in; an onlooker may have to give way to them."""
        self._make_place(live, watcher.person)
        live.watchers.append(watcher)
        self.unread.add(watcher)
        if self.bulletin is not None and (self.bulletin.at or 0) > self.clock.now():
            watcher.send(msgspec.json.encode(self.bulletin))
        self._announce(live)
        self.bot_pool.wake(live)

    def _make_place(self, live: Live, person: Person | None) -> None:
        own = [each for each in live.watchers if person is not None and each.person is not None and each.person.id == person.id]
        if len(own) >= self.settings.places:
            self._displace(live, own[0], "elsewhere")
        elif len(live.watchers) >= self.settings.watchers:
            if not live.is_of(person):
                raise RefusedError("too_many_watchers")
            onlookers = [each for each in live.watchers if not live.is_of(each.person)]
            if onlookers:
                self._displace(live, onlookers[-1], "too_many_watchers")

    def _displace(self, live: Live, watcher: Watcher, why: str) -> None:
        live.watchers.remove(watcher)
        watcher.cut(why)

    def leave(self, live: Live, watcher: Watcher) -> None:
        live.used = self.clock.ticks()
        if watcher in live.watchers:
            live.watchers.remove(watcher)
        self.unread.drop(watcher)
        if watcher.person is not None and live.is_of(watcher.person):
            live.presence.see(watcher.person.id, live.room.people)
        self._announce(live)

    def watchers(self) -> list[Watcher]:
        """Every socket that is open, on a room or on the lobby."""
        return [*self.room_watchers(), *self.news.watchers]

    def room_watchers(self) -> list[Watcher]:
        return [watcher for live in self.rooms.values() for watcher in live.watchers]

    def _announce(self, live: Live) -> None:
        """Tell soon who has the room open; those who come and go at the same time are told of at once."""
        self.news.people_moved(live.room)
        if live.announcing is None:
            loop = asyncio.get_running_loop()
            live.announcing = loop.call_at(max(loop.time(), live.announced + PRESENCE), self._tell_presence, live)

    def _tell_presence(self, live: Live, again: bool = True) -> None:
        """Who has the room open, and again when somebody who has not counts as gone. Only seats are named; of the others only how
        many they are. again: also if it was told before."""
        if live.announcing is not None:
            live.announcing.cancel()
        live.announcing, live.announced = None, asyncio.get_running_loop().time()
        here, away = live.here, live.away
        seated = {chair.person for chair in live.room.chairs if chair.person}
        onlookers = sum(watcher.person is None or watcher.person.id not in seated for watcher in live.watchers)
        chairs = live.room.chairs
        present, absent = [chair.person in here for chair in chairs], [away.get(chair.person) for chair in chairs]
        message = msgspec.json.encode(messages.Presence(present, onlookers, absent, away.get(live.room.host)))
        if again or message != live.told:
            live.told = message
            for watcher in live.watchers:
                watcher.send(message)
        if live.alarm is not None:
            live.alarm.cancel()
        wait = live.presence.next_change(away) if live.watchers else None
        if wait is not None:
            live.alarm = asyncio.get_running_loop().call_later(max(wait, PRESENCE), self._tell_presence, live, False)

    # ---- Rooms that nobody uses ----

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            self.drop_idle()
            try:
                await self.count_day()
                await self.archive_old()
                await self.store.forget_bans(self.clock.now())
            except RefusedError:
                continue  # the store is away; later

    def drop_idle(self, seconds: float = IDLE) -> None:
        """Forget rooms that nobody looks at; the store has them."""
        before = self.clock.ticks() - seconds
        for id_, live in list(self.rooms.items()):
            if not live.watchers and live.used < before and not live.lock.locked() and not self.bot_pool.busy(id_):
                del self.rooms[id_]

    async def count_day(self) -> None:
        """Begin a new day of the store's calendar when the wall clock says so. A clock that leaps makes it one day later, no more,
        and this process must have run for an hour since the last one."""
        self.day, begun = await self.store.today()
        at, ticks = self.clock.now(), self.clock.ticks()
        if ticks - self._day_counted < HOUR or begun <= at < begun + DAY:
            return
        self._day_counted = ticks
        if at < begun:
            await self.store.set_today(self.day, at)  # the wall clock was ahead then
            return
        try:
            await self.store.add_day(self.day + 1, at)
        except ConflictError:
            return  # another process was first
        self.day += 1

    async def archive_old(self) -> int:
        """Archive the rooms that had no event for more than `keep` days of the calendar. How many."""
        count = 0
        for id_ in await self.store.rooms_before(self.day - self.settings.keep, limit=100):
            live = self.rooms.get(id_)
            if live is not None and (live.watchers or live.lock.locked()):
                continue
            try:
                await self.store.archive(id_, self.clock.now())
            except ConflictError:
                continue  # somebody has just come back, or another process was first
            self.rooms.pop(id_, None)
            count += 1
        return count

    async def _reopen(self, live: Live) -> None:
        """Fetch a room back from the archive."""
        async with alone(live):
            if live.room.archived and not live.stale:
                with contextlib.suppress(ConflictError):  # somebody else was first
                    await self.store.reopen(live.room.id, self.clock.now(), self.day)
                live.stale = True
            await self._reload(live)
        self.bot_pool.wake(live)


def _take_note(done: "asyncio.Task[int]") -> None:
    """Of how something ended that nobody waits for any more."""
    error = None if done.cancelled() else done.exception()
    if error is not None and not isinstance(error, RefusedError):
        log.error("%s", fault(error))


def _last_match(events: list[Event]) -> list[Event]:
    """The events from the start of the last match on, if it tells the room before it; else all of them."""
    found = (place for place in range(len(events) - 1, -1, -1) if isinstance(events[place].data, Started))
    last = next(found, 0)
    data = events[last].data
    return events[last:] if isinstance(data, Started) and data.room is not None else events


def _member_rows(room: Room, people: frozenset[str]) -> list[dict[str, Any]]:
    return [{"person": person, "room": room.id} for person in sorted(people)]
