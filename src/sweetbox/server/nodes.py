"""Nodes: processes that serve one PostgreSQL together. Any of them serves any room.

Each says again and again that it lives, and hears over one connection what the others have stored. When that connection breaks, it
connects anew and reads what it has missed. On SQLite there is only one process, and nothing of this happens.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from sweetbox.kernel.errors import OptionError
from sweetbox.server import messages
from sweetbox.server.crowd import NOBODY, Crowd
from sweetbox.server.leases import Leases
from sweetbox.server.news import News, told
from sweetbox.server.node_store import NodeStore
from sweetbox.server.problem import RefusedError, fault
from sweetbox.server.shares import Shares
from sweetbox.server.store import ConflictError

if TYPE_CHECKING:
    from sweetbox.server.house import House, Live

log = logging.getLogger("sweetbox")

BEATS = 5  # in the time after which a node counts as dead
AGAIN = 0.5  # seconds until a connection that broke is opened again
ANSWER = 5.0  # seconds in which the connection must answer, else it is dead
DEAF = 3.0  # so many times that time without news, and people are sent to another node
TOGETHER = 20  # acts of administrators that may be stored in another order than that of their numbers
ALIKE = ("bans", "told", "nodes")  # kinds of news that say no more than that, whoever sends them
QUEUE = 100_000  # pieces of news that may wait to be read; with more, everything is read again

Handler = Callable[[News], Awaitable[None]]


class Nodes:
    def __init__(self, house: "House", ticks: Callable[[], float] = time.monotonic) -> None:
        self._house = house
        self._dead = dead = house.settings.node_dead
        self.store = NodeStore(house.store, dead)
        self._ticks = ticks
        self.alone = house.store.is_sqlite
        self.leases = Leases(self.store, self.alone, dead, ticks, house.lead)
        self.shares = Shares()
        self.living: list[str] = [house.store.node]
        self.heard = 0  # pieces of news
        self._heard_at = ticks()  # when the connection last worked
        self._waiting: asyncio.Queue[News] = asyncio.Queue()
        self._crowds: dict[str, Crowd] = {}  # who is here, as the others know it
        self._dirty: dict[str, Live] = {}  # rooms of which they have to be told again
        self._signs: set[tuple[str, str]] = set()
        self._telling: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._handlers: dict[str, Handler] = {
            "again": self._room_again,
            "here": self._people_here,
            "sign": self._people_seen,
            "talk": self._talk,
            "bans": lambda _: house.read_bans(),
            "told": lambda _: self.read_acts(),
            "used": self._used,
            "nodes": self._nodes_changed,
        }
        self._again: list[Callable[[], Awaitable[None]]] = [house.read_bans, self.read_acts]  # after the connection was broken
        self._begun = self._act = 0  # of an administrator's acts: the last one before this node, and the last one known here
        self._said: set[int] = set()  # acts that were announced here
        self._reading = asyncio.Lock()

    def on(self, kind: str, handler: Handler, again: Callable[[], Awaitable[None]]) -> None:
        """again: what is done instead when news may have been missed."""
        self._handlers[kind] = handler
        self._again.append(again)

    async def start(self) -> None:
        self._begun = self._act = await self.store.last_act()
        if self.alone:
            return
        await self._beat()
        self._spawn(self._beats())
        self._spawn(self._hear())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.leases.stop()
        if not self.alone:
            with contextlib.suppress(RefusedError, ConflictError):
                await self.store.leave()

    def _spawn(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def deaf(self) -> float:
        """Seconds for which nothing could be heard."""
        return 0.0 if self.alone else self._ticks() - self._heard_at

    # ---- That this node lives ----

    async def _beats(self) -> None:
        beating: asyncio.Task[None] | None = None
        while True:
            await asyncio.sleep(self._dead / BEATS)
            if beating is None or beating.done():
                beating = self._spawn(self._beat_and_tell())
            await asyncio.wait([beating], timeout=self._dead)  # the store may not answer
            self._send_on()

    async def _beat_and_tell(self) -> None:
        try:
            await self._beat()
            used = self.shares.used() if len(self.living) > 1 else None
            if used is not None:
                await self.store.report(used)
        except (ConflictError, RefusedError) as error:
            log.warning("nodes: no beat: %s", type(error).__name__)
        except Exception as error:
            log.error("%s", fault(error))

    async def _beat(self) -> None:
        sent, free = self._ticks(), set(self.leases.freed)
        beat = await self.store.beat(free)
        was_unsure = self.leases.beaten(sent)
        self.leases.freed -= free
        self._know(beat.nodes)
        if beat.lost:
            self.leases.lose()
            self._crowds.clear()
            for live in self._house.rooms.values():
                self.people_moved(live)
        if beat.lost or was_unsure:
            self._house.lead_all()  # what was to be done meanwhile was left undone
        if beat.freed:
            self.leases.look_again()
            self._house.take_over(beat.freed)

    def _know(self, nodes: list[str]) -> None:
        """Who lives."""
        if nodes != self.living:
            self.living = nodes
            self.shares.keep(nodes)

    def _send_on(self) -> None:
        """A node that hears nothing while others do shows people an old table: they find another node by coming anew."""
        if len(self.living) > 1 and self.deaf > DEAF * self._dead:
            for watcher in self._house.room_watchers():
                watcher.cut("store")

    # ---- News ----

    async def _hear(self) -> None:
        while True:
            try:
                async with self._house.store.listening(self._note) as line:
                    self._waiting = asyncio.Queue()
                    await self._catch_up()
                    while True:
                        await self._hear_once(line)
            except Exception as error:
                log.warning("nodes: the news have broken off: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    def _note(self, payload: str) -> None:
        news = None if payload.startswith(self._house.store.node) else told(payload)
        if news is not None:
            self._waiting.put_nowait(news)

    async def _hear_once(self, line: Any) -> None:
        """All that waits. That the line works is seen even while nobody has news."""
        try:
            async with asyncio.timeout(self._dead / BEATS):
                first = await self._waiting.get()
        except TimeoutError:
            await line.fetchval("SELECT 1", timeout=ANSWER)
            self._heard_at = self._ticks()
            return
        if self._waiting.qsize() > QUEUE:
            raise RuntimeError("too much news")
        found = [first]
        while not self._waiting.empty():
            found.append(self._waiting.get_nowait())
        self.heard += len(found)
        numbers: dict[str, int] = {}
        for news in dict.fromkeys(News("", each.kind, "") if each.kind in ALIKE else each for each in found):
            if news.kind == "room":
                numbers |= news.numbers
            elif news.kind in self._handlers:  # else of a newer version
                self._spawn(self._handled(news))
        behind = self._house.behind(numbers)
        if behind:
            for id_, events in (await self._house.store.events_after(line, behind)).items():
                self._spawn(self._kept(self._house.follow(id_, events)))
        self._heard_at = self._ticks()

    async def _handled(self, news: News) -> None:
        await self._kept(self._handlers[news.kind](news))

    async def _kept(self, work: Awaitable[None]) -> None:
        """What fails for one room is not the others' trouble."""
        try:
            await work
        except RefusedError as refusal:
            log.warning("nodes: news could not be read: %s", refusal.code)
        except Exception as error:
            log.error("%s", fault(error))

    async def _catch_up(self) -> None:
        """What may have been missed."""
        house = self._house
        await house.read_again()
        await self._read_crowds(house.rooms)
        for again in self._again:
            await again()
        self.leases.look_again()
        house.lead_all()
        self._heard_at = self._ticks()

    async def _room_again(self, news: News) -> None:
        await self._house.read_whole(news.rest.split())

    async def _talk(self, news: News) -> None:
        for id_, number in news.numbers.items():
            live = self._house.rooms.get(id_)
            if live is not None:
                await self._house.talk.catch_up(live, number)

    async def read_acts(self) -> None:
        """Do what administrators have told every node since this was last read, here or elsewhere. It is in the store, where only
        we write: anybody who may connect to PostgreSQL can send news."""
        async with self._reading:
            for act in await self.store.acts(max(self._begun, self._act - TOGETHER)):
                self._act = number = act["number"]
                if act["act"] == "set":
                    with contextlib.suppress(OptionError):  # a newer version has more limits
                        self._house.settings = self._house.settings.with_limit(act["whom"], act["told"])
                elif number not in self._said:
                    self._said.add(number)
                    self._house.announce(msgspec.json.decode(act["told"], type=messages.Announced))

    async def _used(self, news: News) -> None:
        used = await self.store.reported(news.node) if news.node in self.living else None
        if used is not None:
            self.shares.hear(news.node, used)

    async def _nodes_changed(self, news: News) -> None:
        self._know(await self.store.living())
        self.leases.look_again()
        self._house.lead_all()  # first: the store may not say who is there, and the bots have to move all the same
        await self._read_crowds(self._house.rooms)

    # ---- Who is where ----

    def people_moved(self, live: "Live") -> None:
        """Tell the others who has a room open here, if that has changed."""
        if self.alone or self._crowd(live) == self._crowds.get(live.room.id, NOBODY):
            return
        self._dirty[live.room.id] = live
        self._tell_soon()

    def _crowd(self, live: "Live") -> Crowd:
        return Crowd.of(live.watchers, live.address)

    def seen(self, live: "Live", person: str) -> None:
        """Somebody has asked for something here without having the room open."""
        if not self.alone:
            self._signs.add((live.room.id, person))
            self._tell_soon()

    def _tell_soon(self) -> None:
        if self._telling is None:
            self._telling = self._spawn(self._tell_crowds())

    async def _tell_crowds(self) -> None:
        """Those who come and go while one transaction runs are told of in the next."""
        try:
            while self._dirty or self._signs:
                dirty, self._dirty, signs, self._signs = self._dirty, {}, self._signs, set()
                crowds = {id_: self._crowd(live) for id_, live in dirty.items()}
                self._crowds |= crowds
                try:
                    await self.store.keep_crowds(crowds, signs)
                except (ConflictError, RefusedError):
                    for id_ in crowds:
                        self._crowds.pop(id_, None)
                    self._dirty = {**dirty, **self._dirty}
                    await asyncio.sleep(AGAIN)
                for id_ in [id_ for id_, crowd in crowds.items() if not crowd]:
                    self._crowds.pop(id_, None)
        finally:
            self._telling = None

    async def arrived(self, live: "Live") -> None:
        """A room is in memory now: know who has it open elsewhere."""
        if not self.alone:
            await self._read_crowds([live.room.id], {live.room.id: live})

    async def crowds(self, rooms: Iterable[str]) -> dict[str, dict[str, Crowd]]:
        return {} if self.alone else await self.store.crowds(rooms)

    async def _people_here(self, news: News) -> None:
        await self._read_crowds([id_ for id_ in news.rest.split() if id_ in self._house.rooms])

    async def _read_crowds(self, rooms: Iterable[str], found: "dict[str, Live] | None" = None) -> None:
        wanted = list(rooms)
        crowds = await self.store.crowds(wanted) if wanted else {}
        for id_ in wanted:
            live = (found or self._house.rooms).get(id_)
            if live is not None:
                self._house.people_elsewhere(live, crowds.get(id_, {}))

    async def _people_seen(self, news: News) -> None:
        for word in news.rest.split():
            id_, _, person = word.partition(":")
            self._house.sign(id_, person)
