"""The house: the rooms that this process has in use. Every change to a room goes through `do`, one after the other:
decide, commit, and only then show it to anybody."""

import asyncio
import contextlib
import math
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial
from typing import Any

import msgspec
from msgspec import UNSET

from sweetbox.kernel.chance import SEED_BYTES
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.lesson import Lesson
from sweetbox.server import messages
from sweetbox.server.bans import Bans
from sweetbox.server.bot_pool import BotPool
from sweetbox.server.clock import Clock
from sweetbox.server.crowd import Crowd
from sweetbox.server.editions import Edition, rows_by_name
from sweetbox.server.events import (
    Archived,
    Arranged,
    Chair,
    Changed,
    Draft,
    Event,
    Moved,
    Opened,
    Queued,
    Renewed,
    Sat,
    Started,
    to_text,
)
from sweetbox.server.house_time import HouseTime
from sweetbox.server.identity import Person, new_id
from sweetbox.server.lists import room_row
from sweetbox.server.lobby import Lobby
from sweetbox.server.lobby_news import LobbyNews
from sweetbox.server.metrics import Metrics
from sweetbox.server.nodes import Nodes
from sweetbox.server.notices import Notices, Owed
from sweetbox.server.onlookers import Onlookers
from sweetbox.server.presence import Presence
from sweetbox.server.problem import RefusedError, fault, log
from sweetbox.server.room import Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.self_check import SelfCheck
from sweetbox.server.sent_away import SentAway, farewell
from sweetbox.server.settings import Settings
from sweetbox.server.store import Batch, ConflictError, Store, archived_events, event_rows, last_archived_events
from sweetbox.server.talk import Talk
from sweetbox.server.timekeeper import Timekeeper
from sweetbox.server.timing import UNTIMED, Timing
from sweetbox.server.turns import Pool, Turns, Who, aside, begin, stop_all
from sweetbox.server.watcher import Sockets, Unread, Watcher
from sweetbox.server.wire import Base, Wire
from sweetbox.server.writer import Writer

TRIES = 8  # if others write to the same room
IDLE = 600.0  # seconds after which a room that nobody uses is dropped from memory
ROUND = 60.0  # seconds between two checks for rooms to drop or to archive
PRESENCE = 0.5  # seconds between two messages about who is there, per room
DAY = 24 * 3600 * 1000  # milliseconds
HOUR = 3600.0  # seconds
HOUSE: Who = ("", "")  # for what the house itself does


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


class Live:
    """A room in memory, and who is watching it."""

    def __init__(self, room: Room, presence: Presence, sent_away: SentAway, ticks: float, time: Callable[[], int]) -> None:
        """time: the house time."""
        self.room = room
        self.presence = presence
        self.sent_away = sent_away
        self.onlookers = Onlookers()
        self.time = time
        self.lock = asyncio.Lock()
        self.claims = 0  # how many have the lock or wait for it
        self.stale = False  # the store may know more than we do: read it again before anything else
        self.rewritten = False  # what we know may have changed there, too: read everything again
        self.watchers: list[Watcher] = []  # in order of arrival
        self.elsewhere: dict[str, Crowd] = {}  # who has it open at other nodes
        self.used = ticks
        self.alarm: asyncio.TimerHandle | None = None  # when somebody who is away counts as gone
        self.simpler = ""  # the match in which people here know that the bots play below their level for now
        self.address = HOUSE[0]  # of the person who opened the room or last did something here: bots think on their account
        self.announced = -math.inf  # when presence was last sent, by the loop's clock
        self.told = b""  # who was there then
        self.announcing: asyncio.TimerHandle | None = None
        self.owed: dict[str, Owed] = {}  # by the people whose turn it is
        self.talked: int | None = None  # the number of the last line of talk that was sent here; None: nobody has asked yet
        self._shown: tuple[Room, dict[Viewer, RoomView]] = (room, {})
        self._wire = Wire(room)

    def is_gone(self, person: str) -> bool:
        """Whether a person has been away long enough for a bot to take their place."""
        return person not in self.here and self.presence.is_gone(person) and not self.room.timing.slow

    def is_host_gone(self, person: str) -> bool:
        """Whether the host has been away long enough for another person to become host."""
        return person not in self.here and self.presence.is_host_gone(person)

    @property
    def away(self) -> dict[str, messages.Away]:
        """Those who are absent, and since when."""
        away = {person: self.presence.away(person) for person in self.absent}
        if self.room.timing.slow:  # only the clock counts
            away = {person: msgspec.structs.replace(each, gone=False) for person, each in away.items()}
        return away

    @property
    def absent(self) -> set[str]:
        """Who sits at the table, or is the host, and does not have the room open."""
        return {self.room.host, *(chair.person for chair in self.room.chairs if chair.person)} - self.here

    @property
    def here(self) -> set[str]:
        """Who has the room open, at any node."""
        own = {watcher.person.id for watcher in self.watchers if watcher.person is not None}
        return own.union(*(crowd.ids for crowd in self.elsewhere.values())) if self.elsewhere else own

    @property
    def watched(self) -> bool:
        return bool(self.watchers or self.elsewhere)

    def is_of(self, person: Person | None) -> bool:
        """Whether the person is one of the room's people."""
        return person is not None and person.id in self.room.people

    def room_view(self, person: Person | None, language: str, seat: int | None = None) -> RoomView:
        """What this person sees. It is shared by everybody who sees the same until something happens, so it is made only once.
        seat: which of the person's seats, if they have several."""
        if self._shown[0] is not self.room:
            self._shown = (self.room, {})
        viewer, views = Viewer.of(self.room, person, language, seat), self._shown[1]
        if viewer not in views:
            views[viewer] = RoomView(self.room, viewer, self.time)
        return views[viewer]

    @property
    def wire(self) -> Wire:
        """What is sent over the sockets: shared by all, until something happens."""
        if self._wire.room is not self.room:
            self._wire = Wire(self.room)
        return self._wire

    def stands(self, watcher: Watcher) -> bytes:
        """The room as it is, as the watcher may know it."""
        room_view = self.room_view(watcher.person, watcher.language, watcher.seat)
        if watcher.sentences:
            return msgspec.json.encode(messages.Now(room_view.sight(self.away)))
        watcher.side = self.wire.side(room_view)
        return self.wire.stands(room_view, self.away, watcher.summary)


class alone:  # noqa: N801
    """While you are inside, nobody else changes the room."""

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
        """bot_seed None: nobody can predict what a random bot will do."""
        self.settings = settings
        self.offered_rows = rows_by_name(settings.editions)
        self.store = store
        self.metrics = Metrics()
        self.writer = Writer(store, self.metrics)
        self.clock = clock if clock is not None else Clock()
        self.make_id = make_id
        self.make_seed = make_seed
        self.turns = Turns(settings.turns, lambda: self.settings.waiting, self.clock.ticks)
        self.slow = Pool("slow", settings.slow_threads, lambda: self.settings.slow_waiting)
        self.sockets = Sockets(lambda: self.settings)
        self.unread = Unread(lambda: self.settings, self.metrics.sent.inc)
        self.self_check = SelfCheck(store, self.clock.now, self.clock.ticks)
        self.bot_pool = BotPool(self, bot_seed)
        self.time = HouseTime(store, self.clock)
        self.timekeeper = Timekeeper(self)
        self.day = 0  # of the store's own calendar
        self._day_counted = self.clock.ticks()
        self.bans = Bans(self.clock.now)
        self.bulletin: messages.Announced | None = None  # shown to people who arrive before its time
        self.rooms: dict[str, Live] = {}
        self.lobby = Lobby(self)
        self.news = LobbyNews(self)
        self.notices = Notices(self)
        self.talk = Talk(self)
        self.nodes = Nodes(self)
        self.nodes.shares.add("sockets of a person", self.sockets.of_person)
        self.nodes.shares.add("sockets of an address", self.sockets.of_address)
        self.nodes.shares.add("strangers", self.sockets.of_strangers)
        self.when_over: Callable[[Room], None] = lambda room: None  # called once the match of a room is over and stored
        self._measure()
        self._erasures = 0  # the last one known here
        self._missed: set[str] = set()  # rooms that had news while they were being read
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.open()
        await self.self_check.check()
        await self.time.start()
        self.day, _ = await self.store.today()
        await self.read_bans()
        self._erasures = await self.store.erasures()
        self.writer.start()
        await self.nodes.start()
        await self.notices.start()
        begin(self._tasks, self._rounds())
        begin(self._tasks, self.self_check.run())
        begin(self._tasks, self.timekeeper.run())
        begin(self._tasks, self.metrics.watch_loop())

    def _measure(self) -> None:
        """The figures for monitors."""
        gauge, nodes = self.metrics.gauge, self.nodes
        gauge("rooms", "Rooms in memory.", lambda: len(self.rooms))
        gauge("room_sockets", "Sockets on rooms.", lambda: len(self.room_watchers()))
        gauge("lobby_sockets", "Sockets on the lobby.", lambda: len(self.news.watchers))
        gauge("waiting_requests", "Requests and messages that wait for their turn.", lambda: self.turns.waiting)
        gauge("waiting_commits", "Changes that wait to be stored.", lambda: self.writer.waiting)
        gauge("waiting_answers", "Slow answers that wait for a thread.", lambda: self.slow.turns.waiting)
        gauge("thinking_bots", "Bots that owe a move, thinking or waiting.", lambda: self.bot_pool.thinking)
        gauge("waiting_bots", "Bots that wait for a process to think in.", lambda: self.bot_pool.pool.turns.waiting)
        gauge("waiting_hints", "Hints that wait for a process.", lambda: self.bot_pool.advisers.turns.waiting)
        gauge("nodes", "Nodes that live.", lambda: len(nodes.living))
        gauge("leases", "Rooms that this node leads.", lambda: len(nodes.leases))
        gauge("deaf_seconds", "Seconds since news from other nodes could last be heard.", lambda: nodes.deaf)

    async def stop(self) -> None:
        await self.timekeeper.stop()
        await self.bot_pool.stop()
        with contextlib.suppress(RefusedError):
            await self.time.keep()
        self.news.stop()
        await self.notices.stop()
        await self.writer.stop()
        await self.nodes.stop()
        await stop_all(self._tasks)
        self.slow.stop()
        await self.store.close()

    # ---- Finding a room ----

    async def find(self, id_: str, who: Who = HOUSE) -> Live:
        """The room as it is now. who: for whom it is read, if it must be."""
        live = self.rooms.get(id_)
        if live is None:
            if id_ not in self._loading:
                self._loading[id_] = begin(self._tasks, self._load(id_, who))
            async with aside():
                live = await asyncio.shield(self._loading[id_])
        if live.stale:
            async with alone(live):
                await self._reload(live)
        live.used = self.clock.ticks()
        return live

    async def admit(self, id_: str, person: Person | None, key: str) -> None:
        """RefusedError if there is no such room, or if its link was renewed and the asker has another. key: the hash of the link's
        key. Both take one query and give the same answer, so an old link does not reveal whether it ever worked."""
        live = self.rooms.get(id_)
        if live is not None and person is not None and person.id in live.room.members:
            return  # strangers are checked each time: another process may have renewed the link
        door = await self.store.door(id_, person.id if person is not None else "")
        if door is None or not door.admits(key):
            raise RefusedError("no_room")

    async def meet(self, id_: str, person: Person | None, who: Who = HOUSE, key: str = "", known: int = 0) -> Live:
        """The room as it is now, for a person who asks for it. One of the room's people is noted as present: the room returns from
        the archive, and its owner becomes host again. key: the hash of the key in the asker's link; known: the number of the last
        event that the asker has seen, perhaps at another node."""
        await self.admit(id_, person, key)
        here = self.rooms.get(id_)
        if here is not None and here.room.number < known:
            here.stale = True  # the news of it are still on their way
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
            log.warning("coming back to a room: %s", refusal.code)  # it is tried again next time
        return live

    def see(self, id_: str, person: Person | None) -> None:
        """A person has asked for something in a room, even if it was refused: they are not gone."""
        live = self.rooms.get(id_)
        if live is None or person is None or not live.is_of(person):
            return
        if live.presence.see(person.id, live.room.people) and person.id not in live.here:
            self.nodes.seen(live, person.id)
            self._announce(live)

    async def events(self, live: Live, since: int, most: int, who: Who = HOUSE) -> list[Event]:
        """What happened in a room after this event, even before its last match: at most `most` events. who: who asks for them."""
        room = live.room
        if since >= room.first - 1:
            return room.since(since)[:most]
        archive = await self.store.archive_of(room.id) if room.archived else None
        if archive is not None:
            stored = await self.slow.run(who, archived_events, archive, since, most)
        else:
            stored = await self.store.events(room.id, since, most)
        earlier = [event for event in stored if event.number < room.first]
        return [*earlier, *room.since(room.first - 1)[: most - len(earlier)]]

    async def _load(self, id_: str, who: Who) -> Live:
        try:
            live = self._live(await self._read(id_, who))
            live.address = who[0]
            await self.nodes.arrived(live)
            live.stale = id_ in self._missed
            self.rooms[id_] = live
        finally:
            del self._loading[id_]
            self._missed.discard(id_)
        self.bot_pool.wake(live)
        self.timekeeper.watch(live)
        return live

    def _live(self, room: Room) -> Live:
        presence = Presence(self.clock, lambda: self.settings)
        return Live(room, presence, SentAway(self.clock), self.clock.ticks(), self.time.now)

    async def _read(self, id_: str, who: Who = HOUSE) -> Room:
        """The room from the store. Only the events since the start of its last match are read: that event contains the rest."""
        events = await self.store.last_events(id_, partial(self.slow.run, who))
        if not events:
            raise RefusedError("no_room")
        if isinstance(events[-1].data, Archived):
            archive = await self.store.archive_of(id_)
            if archive is None:  # another process has just taken the room out of the archive
                return await self._read(id_, who)
            events = [*await self.slow.run(who, last_archived_events, archive), events[-1]]
        return await self.slow.run(who, Room.of, id_, events, await self.store.members(id_))

    async def _reload(self, live: Live) -> None:
        """Read the room again, and tell its watchers what they have missed."""
        if not live.stale:
            return
        before = live.wire
        whole, live.rewritten = live.rewritten, False
        live.stale = False  # before reading: anything that happens meanwhile makes it stale again
        try:
            live.room = await self._read(live.room.id) if whole else await self._read_on(live.room)
        except BaseException:
            live.stale, live.rewritten = True, whole or live.rewritten
            raise
        self._publish(live, before, live.room.since(before.room.number))

    async def _read_on(self, room: Room) -> Room:
        """The room with what has happened since; if that is enough, only that is read."""
        events = await self.store.events(room.id, room.number)
        if not events:
            return room
        return room.following(events) or await self._read(room.id)

    # ---- What other nodes did ----

    def behind(self, numbers: dict[str, int]) -> dict[str, int]:
        """Those of these rooms that are in use here and have not reached these numbers, and how far they are."""
        self._missed |= numbers.keys() & self._loading.keys()
        found: dict[str, int] = {}
        for id_, number in numbers.items():
            live = self.rooms.get(id_)
            if live is None or live.room.number >= number:
                continue
            if self._is_followed(live):
                found[id_] = live.room.number
            else:
                live.stale = True
        return found

    def _is_followed(self, live: Live) -> bool:
        """Whether it matters here at once what happens in a room. Other rooms are read again when somebody next asks for them."""
        return bool(live.watchers) or self.nodes.leases.holds(live.room.id)

    async def follow(self, id_: str, events: list[Event]) -> None:
        """Show what another node has stored. If it does not fit what is known here, the room is read again."""
        live = self.rooms.get(id_)
        if live is None:
            return
        async with alone(live):
            new = [event for event in events if event.number > live.room.number]
            if not new:
                return
            after = None if live.stale else live.room.following(new)
            if after is None:
                live.stale = True
                await self._reload(live)
            else:
                before, live.room = live.wire, after
                self._publish(live, before, after.since(before.room.number))
        live.used = self.clock.ticks()

    async def read_again(self) -> None:
        """News may have been missed: read every room again that has new events, and all of them if somebody was erased."""
        erasures = await self.store.erasures()
        if erasures != self._erasures:
            self._erasures = erasures
            await self.read_whole(self.rooms)
            return
        for id_ in await self.store.behind({id_: live.room.number for id_, live in self.rooms.items()}):
            live = self.rooms.get(id_)
            if live is not None:
                live.stale = True
                if self._is_followed(live):
                    await self.find(id_)

    def _catch_up(self, *lives: Live) -> None:
        """Read these rooms again and see to them, if something has happened there since they were read."""
        behind = [live for live in lives if live.stale]

        async def catch_up() -> None:
            for live in behind:
                with contextlib.suppress(RefusedError):  # the store is away: they are read when somebody next asks for them
                    self.lead(await self.find(live.room.id))

        if behind:
            begin(self._tasks, catch_up())

    async def read_whole(self, rooms: Iterable[str]) -> None:
        """What is stored about these rooms was changed by something other than an event."""
        self._missed |= self._loading.keys() & set(rooms)
        for id_ in list(rooms):
            live = self.rooms.get(id_)
            if live is None:
                continue
            live.stale = live.rewritten = True
            if not live.watchers:
                continue  # it will be read when somebody asks for it
            await self.find(id_)
            self._show(live)

    def lead(self, live: Live) -> None:
        """This node leads the room from now on, or may."""
        if live.stale:
            if self._is_followed(live):
                self._catch_up(live)
            return
        self.bot_pool.wake(live)
        self.timekeeper.watch(live)
        self.notices.room_changed(live)

    def lead_all(self) -> None:
        """Check every room in memory: rooms that another node led may now be free."""
        for live in list(self.rooms.values()):
            self.lead(live)

    def take_over(self, rooms: Collection[str]) -> None:
        """A node that led these rooms is dead: notify the people who have to move; the timekeeper finds the clocks."""
        self.lead_all()
        self._catch_up(*(self.rooms[id_] for id_ in rooms if id_ in self.rooms))
        self.notices.recall(rooms)

    def people_elsewhere(self, live: Live, crowds: dict[str, Crowd]) -> None:
        """Who has a room open at other nodes."""
        if crowds == live.elsewhere:
            return
        before = live.here
        live.elsewhere = crowds
        for person in before - live.here:
            live.presence.see(person, live.room.people)
        self._announce(live)
        self.bot_pool.wake(live)

    def sign(self, id_: str, person: str) -> None:
        """A person has asked another node for something in a room."""
        live = self.rooms.get(id_)
        if live is not None and person in live.room.people and live.presence.see(person, live.room.people):
            self._announce(live)

    async def read_bans(self) -> None:
        """Read the bans from the store, and close the sockets of banned people."""
        self.bans.set(await self.store.bans())
        for watcher in self.watchers():
            ban = self.bans.of_address(watcher.address)
            if ban is None and watcher.person is not None:
                ban = self.bans.of_person(watcher.person.id)
            if ban is not None:
                watcher.cut("banned", ban.refusal)

    def announce(self, bulletin: messages.Announced) -> None:
        """Tell everybody who has a room open here, and those who arrive before its time."""
        self.bulletin = bulletin
        for watcher in self.room_watchers():
            watcher.send(msgspec.json.encode(bulletin))

    @property
    def has_news(self) -> bool:
        """Whether administrators have said what is still to come."""
        return self.bulletin is not None and (self.bulletin.at or 0) > self.clock.now()

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
        lesson: Lesson | None = None,
        timing: Timing = UNTIMED,
        line: str = "",
        edition: Edition | None = None,
    ) -> Live:
        """Eleven parameters: everything a room is opened with. lesson: it is a practice room. line: the table that its matches
        begin with; "": the set-up. edition: one other than the printed edition."""
        id_, at = self.make_id(), self.clock.now()
        seed = self.make_seed().hex() if lesson is None else lesson.seed_bytes.hex()
        practice = lesson is not None or UNSET
        facts = (game, host.id, chairs, options, public, spectators, seed, stand_in, timing)
        opened = Opened(*facts, practice=practice, line=line or UNSET, edition=edition or UNSET)
        room = Room(id_).after(Decision([Draft(opened)]), at, self.time.now())
        row = {"id": id_, "game": game, **room_row(room, self.day)}
        batch = Batch(new_rooms=[row], events=event_rows(id_, room.news), members=_member_rows(room, room.members))
        await self.writer.commit(batch)
        live = self.rooms[id_] = self._live(room)
        self.news.room_changed(room)
        return live

    async def do(self, id_: str, decide: Callable[[Room], Decision], stored: Callable[[int], None] | None = None) -> int:
        """Decide on a room as it is, store the decision, then show it. Returns the number of the event that did it. stored: called
        with that number before it is shown."""
        # Finish even if the caller disconnects; nobody is there to read a refusal then.
        doing = begin(self._tasks, self._do(id_, decide, stored))
        try:
            return int(await asyncio.shield(doing))
        except asyncio.CancelledError:
            doing.add_done_callback(_take_note)
            raise

    async def _do(self, id_: str, decide: Callable[[Room], Decision], stored: Callable[[int], None] | None) -> int:
        live = await self.find(id_)
        async with alone(live):
            for _ in range(TRIES):
                await self._reload(live)
                room = live.room
                if room.archived:
                    raise RefusedError("room_closed" if room.closed else "archived")
                try:
                    with self.metrics.step("decide"):
                        decision = decide(room)
                except SweetboxError:
                    live.stale = await self.store.last_number(id_) != room.number
                    if live.stale:
                        continue  # another process knows more: perhaps it is allowed there
                    raise
                if decision.repeated is not None:
                    if stored is not None:
                        stored(decision.repeated)
                    return decision.repeated
                after = room.after(decision, self.clock.now(), self.time.now())
                batch = self._batch(room, after)
                try:
                    with self.metrics.step("commit"):
                        await self.writer.commit(batch)
                except ConflictError:
                    live.stale = True  # somebody else was first: read and check again
                    continue
                except RefusedError:
                    live.stale = True  # it is unknown whether this was stored
                    raise
                if stored is not None:
                    stored(after.number)
                before = live.wire
                live.room = after
                with self.metrics.step("publish"):
                    self._publish(live, before, after.news)
                self.metrics.moves.inc(sum(isinstance(event.data, Moved) for event in after.news))
                if batch.matches:
                    self.when_over(after)
                return after.number
        raise RefusedError("busy")

    def _batch(self, room: Room, after: Room) -> Batch:
        row = {"room_id": after.id, **room_row(after, self.day)}
        came, gone = after.members - room.members, room.members - after.members
        batch = Batch(events=event_rows(after.id, after.news), rooms=[row], members=_member_rows(after, came))
        # Whoever comes may have been here before, and a new link shut them out.
        batch.returned = [{"person_id": person, "room_id": after.id} for person in came]
        batch.outside = [{"person_id": person, "room_id": after.id, "outside": True} for person in gone]
        for event in after.news:
            if isinstance(event.data, Sat) and event.data.chair.person in room.members:
                batch.hidden.append({"person_id": event.data.chair.person, "room_id": after.id, "hidden": False})
            if isinstance(event.data, Started):
                started = {
                    "id": event.data.match,
                    "room": after.id,
                    "started": event.at,
                    "game": after.game.name,
                    "practice": after.practice or after.line != "",  # left out of everybody's history
                }
                seated = {"people": [chair.person for chair in after.chairs], "bots": [chair.bot for chair in after.chairs]}
                batch.new_matches = [
                    {**started, "names": to_text(after.names), **{key: to_text(each) for key, each in seated.items()}}
                ]
        if after.match is not room.match and after.match is not None and after.match.over:
            result: dict[str, Any] = {"points": after.match.points, "ranks": after.match.ranks}
            if after.edition is not None:
                result["edition"] = after.edition.name  # statistics count only the printed game
            over = {"match_id": after.match_id, "ended": after.at, "file": after.match.to_json(), "result": to_text(result)}
            batch.matches = [over]
        return batch

    async def rewrite(self, id_: str, work: Callable[[], Awaitable[None]]) -> None:
        """Change what is stored about a room by something other than an event, then show its watchers the room as it is now."""
        if not self._is_used(id_):
            await work()
            if not self._is_used(id_):
                return
            # Somebody may have arrived meanwhile and read the room as it was before.
        live = await self.find(id_)
        async with alone(live):
            live.stale = live.rewritten = True  # even if the work fails
            try:
                await work()
            except ConflictError:
                raise RefusedError("busy") from None
            await self._reload(live)
            self._show(live)
            self.bot_pool.wake(live)

    def _is_used(self, id_: str) -> bool:
        return id_ in self.rooms or id_ in self._loading

    # ---- Showing it ----

    def _show(self, live: Live) -> None:
        """The room as it is, to everybody who has it open."""
        for watcher in live.watchers:
            watcher.send(live.stands(watcher))
        self.news.room_changed(live.room)

    def _publish(self, live: Live, before: Wire, events: list[Event]) -> None:
        """Send each watcher the events as it may know them, the last one with its result, and see to what they ask for: clocks,
        notices, bots. However this node learned of them: a move that is refused here may be how it hears that a bot has to move.
        before: what was last sent."""
        if not events:
            return
        self.news.room_changed(live.room, before.room.members)
        if any(isinstance(event.data, Renewed | Changed) for event in events):
            self._shut(live)
        if any(isinstance(event.data, Sat | Queued | Arranged) for event in events):
            self._announce(live)  # a person who has sat down is no longer a spectator
        self.timekeeper.watch(live)
        self.notices.room_changed(live)
        made: dict[tuple[RoomView, bool, bool, bool], list[bytes]] = {}
        away, wire, base = live.away, live.wire, Base.of(before, live.room, events)
        for watcher in live.watchers:
            room_view = live.room_view(watcher.person, watcher.language, watcher.seat)
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
            watcher.send(*made[form])
        for event in events:
            if isinstance(event.data, Sat) and event.data.sent is not UNSET:
                self._send_away(live, event.data.sent)
        self.bot_pool.wake(live)

    def _send_away(self, live: Live, person: str) -> None:
        """Tell a person whom the host has sent away, wherever they have the room open."""
        live.sent_away.note(person)
        for watcher in live.watchers:
            if watcher.person is not None and watcher.person.id == person:
                told = farewell(live.room).problem(watcher.language)
                watcher.send(msgspec.json.encode(messages.Failed.of(told)))

    def _shut(self, live: Live) -> None:
        """Close the sockets of spectators whose link no longer works."""
        for watcher in list(live.watchers):
            if not live.room.admits(watcher.person, watcher.key):
                self._displace(live, watcher, "no_room")

    def enter(self, live: Live, watcher: Watcher) -> None:
        """The room's own people always get in; a spectator may have to give way to them."""
        self._make_place(live, watcher.person)
        live.watchers.append(watcher)
        self.unread.add(watcher)
        if self.has_news:
            watcher.send(msgspec.json.encode(self.bulletin))
        self._announce(live)
        self.notices.entered(live, watcher)
        self.bot_pool.wake(live)
        self._catch_up(live)

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
        self.notices.left(live, watcher)
        self._announce(live)

    def watchers(self) -> list[Watcher]:
        """Every open socket, on a room or on the lobby."""
        return [*self.room_watchers(), *self.news.watchers]

    def room_watchers(self) -> list[Watcher]:
        return [watcher for live in self.rooms.values() for watcher in live.watchers]

    def _announce(self, live: Live) -> None:
        """Send presence soon; people who come and go at about the same time are reported together."""
        self.news.people_moved(live.room)
        if live.announcing is None:
            loop = asyncio.get_running_loop()
            live.announcing = loop.call_at(max(loop.time(), live.announced + PRESENCE), self._tell_presence, live)

    def _tell_presence(self, live: Live, again: bool = True) -> None:
        """Send who has the room open, and again when somebody who does not counts as gone. Only seats are named; of the others
        only the number is sent. again: even if nothing has changed."""
        if live.announcing is not None:
            live.announcing.cancel()
        live.announcing, live.announced = None, asyncio.get_running_loop().time()
        # Before it is told: those who count as gone from a moment in between on are told twice then, rather than never.
        wait = live.presence.next_change(live.absent) if live.watchers else None
        here, away = live.here, live.away
        self.nodes.people_moved(live)
        distant = [guest for crowd in live.elsewhere.values() for guest in crowd.guests]
        count, names = live.onlookers.seen(live.room, [*live.watchers, *distant])
        chairs = live.room.chairs
        present, absent = [chair.person in here for chair in chairs], [away.get(chair.person) for chair in chairs]
        message = msgspec.json.encode(messages.Presence(present, count, absent, away.get(live.room.host), names))
        if again or message != live.told:
            live.told = message
            for watcher in live.watchers:
                watcher.send(message)
        if live.alarm is not None:
            live.alarm.cancel()
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
                await self.store.forget_handovers(self.clock.now())
                await self.notices.tidy()
            except RefusedError:
                continue  # the store is away; try later

    def drop_idle(self, seconds: float = IDLE) -> None:
        """Forget rooms that nobody looks at; the store has them."""
        before = self.clock.ticks() - seconds
        for id_, live in list(self.rooms.items()):
            if not live.watchers and live.used < before and not live.lock.locked() and not self.bot_pool.busy(id_):
                self._forget(id_)

    def _forget(self, id_: str) -> None:
        """The room leaves the memory, and everything that refers to it."""
        if self.rooms.pop(id_, None) is not None:
            self.timekeeper.forget(id_)
            self.nodes.leases.drop(id_)

    async def count_day(self) -> None:
        """Begin a new day of the store's calendar when the wall clock says so. A clock that jumps adds one day, no more, and this
        process must have run for an hour since the last one."""
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
        """Archive the rooms that had no event for more than `keep` days of the calendar. Returns how many."""
        count = 0
        for id_ in await self.store.rooms_before(self.day - self.settings.keep, limit=100):
            live = self.rooms.get(id_)
            if live is not None and (live.watchers or live.lock.locked()):
                continue
            try:
                await self.store.archive(id_, self.clock.now(), self.time.now())
            except ConflictError:
                continue  # somebody has just come back, or another process was first
            self._forget(id_)
            count += 1
        return count

    async def _reopen(self, live: Live) -> None:
        """Fetch a room back from the archive."""
        async with alone(live):
            if live.room.archived and not live.stale:
                with contextlib.suppress(ConflictError):  # somebody else was first
                    await self.store.reopen(live.room.id, self.clock.now(), self.day, self.time.now())
                live.stale = True
            await self._reload(live)


def _take_note(done: "asyncio.Task[int]") -> None:
    """Log the failure of a task for which nobody waits any more."""
    error = None if done.cancelled() else done.exception()
    if error is not None and not isinstance(error, RefusedError):
        log.error("%s", fault(error))


def _member_rows(room: Room, people: frozenset[str]) -> list[dict[str, Any]]:
    return [{"person": person, "room": room.id} for person in sorted(people)]
