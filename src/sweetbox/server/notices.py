"""Whom to notify that it is their turn while they have no page of the room open, and when.

One notice per match: the next one is sent only after they have looked or moved. It names the game and says that it is their turn,
and nothing about the position. If no other people sit at the table, nobody waits for them, and there is no notice.
"""

import asyncio
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.server.events import Chair, Moved, TookBack
from sweetbox.server.identity import Person, token_hash
from sweetbox.server.problem import RefusedError, fault, log
from sweetbox.server.push import PushStore, Subscription, can_push, check, subscription_id
from sweetbox.server.push_service import PushService
from sweetbox.server.room import Room
from sweetbox.server.turns import begin, leave_turn, stop_all
from sweetbox.server.watcher import Watcher
from sweetbox.words import words

if TYPE_CHECKING:
    from sweetbox.server.house import House, Live

GRACE = 5.0  # seconds without a page of the room before a person is notified
RECENT = 24 * 3600 * 1000  # milliseconds: how old a turn from before a restart may be for a notice
ROOMS = 1000  # that are looked through for those


class Owed:
    """Somebody's turn."""

    __slots__ = ("since", "waiting")

    def __init__(self, since: float) -> None:
        self.since = since  # by the house's ticks
        self.waiting: asyncio.Task[None] | None = None  # until they are notified


def awaited(room: Room) -> set[str]:
    """The people who have to move and are waited for."""
    if room.match is None or room.state != "playing" or room.archived:
        return set()
    return _awaited(room.chairs, room.match.to_act)


def _awaited(chairs: list[Chair], to_act: Any) -> set[str]:
    people = {chair.person for chair in chairs if chair.person}
    return {chairs[seat].person for seat in to_act if chairs[seat].person} if len(people) > 1 else set()


def notice_of(game: str, room: str, language: str) -> dict[str, str]:
    """The notice, which does not depend on the position."""
    speak = words(language)
    turn, stop = speak.render(Say("notice.turn")), speak.render(Say("notice.stop"))
    return {"title": find_game(game).facts.title, "body": turn, "stop": stop, "room": room}


class Notices:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._store = PushStore(house.store)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.service: PushService | None = None  # None: no public https address, or no extra `push`

    async def start(self) -> None:
        settings = self._house.settings
        if not settings.url.startswith("https://") or not can_push():
            return
        if self.service is None:
            key = await self._store.key(self._house.clock.now())
            self.service = PushService(key, settings.url, settings.push_services, self._house.clock.now)
        self._spawn(self._recall())

    async def stop(self) -> None:
        await stop_all(self._tasks)

    @property
    def telling(self) -> bool:
        """Whether a notice is just being sent."""
        return any(not task.done() for task in self._tasks)

    def _spawn(self, work: Any) -> "asyncio.Task[Any]":
        return begin(self._tasks, self._kept(work))

    async def _kept(self, work: Any) -> None:
        """A notice is not worth failing for."""
        leave_turn()
        try:
            await work
        except RefusedError as refusal:
            log.warning("notices: %s", refusal.code)  # the store is away, or the room
        except Exception as error:
            log.error("%s", fault(error))

    # ---- Who wants notices ----

    @property
    def key(self) -> str | None:
        """What a browser subscribes with; None: it cannot be done here."""
        return self.service.public if self.service is not None else None

    async def subscribe(self, person: Person, cookie: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        if self.service is None:
            raise RefusedError("push_off")
        check(endpoint, p256dh, auth, self._house.settings.push_services)
        wanted = Subscription(subscription_id(endpoint), endpoint, p256dh, auth, language)
        await self._store.add(person.id, token_hash(cookie), wanted, self._house.clock.now())

    async def unsubscribe(self, endpoint: str) -> None:
        """Knowing the endpoint proves to be that browser: nobody else has ever been given it."""
        await self._store.forget(subscription_id(endpoint))

    async def tidy(self) -> None:
        await self._store.tidy()

    # ---- Whose turn it is ----

    def room_changed(self, live: "Live") -> None:
        if self.service is None:
            return
        now = awaited(live.room)
        for person in live.owed.keys() - now:
            self._end(live.owed.pop(person))
        if not self._house.nodes.leases.holds(live.room.id):
            if now:
                self._house.nodes.leases.ask(live)
            return  # the node that leads the room notifies them
        for person in now - live.owed.keys():
            live.owed[person] = Owed(self._house.clock.ticks())
            self._arm(live, person)

    def entered(self, live: "Live", watcher: Watcher) -> None:
        """Somebody looks."""
        if self.service is None or watcher.person is None or not live.is_of(watcher.person):
            return
        person = watcher.person.id
        if person in live.owed:
            self._end(live.owed[person])
        self._spawn(self._store.release(person, live.room.id))

    def left(self, live: "Live", watcher: Watcher) -> None:
        """A page was closed, or its line has died. Where nothing was heard from it since the turn began, it was not looked at."""
        person = watcher.person.id if watcher.person is not None else ""
        owed = live.owed.get(person)
        if self.service is not None and owed is not None and watcher.heard <= owed.since and person not in live.here:
            self._arm(live, person)

    def _arm(self, live: "Live", person: str) -> None:
        owed = live.owed[person]
        self._end(owed)
        owed.waiting = self._spawn(self._wait(live, person, owed))

    def _end(self, owed: Owed) -> None:
        if owed.waiting is not None:
            owed.waiting.cancel()
            owed.waiting = None

    async def _wait(self, live: "Live", person: str, owed: Owed) -> None:
        await self._house.clock.sleep(GRACE)
        if live.owed.get(person) is not owed or person in live.here:
            return
        owed.waiting = None  # from here on it is not taken back
        await self._tell(live, person)

    def recall(self, rooms: Iterable[str]) -> None:
        """A node has died that may not have notified the people who have to move in these rooms."""
        if self.service is not None:
            self._spawn(self._recall(set(rooms)))

    async def _recall(self, rooms: Collection[str] | None = None) -> None:
        """Notify people who were not notified before this server was restarted. rooms: only there."""
        for row in await self._house.store.rooms_since(self._house.clock.now() - RECENT, ROOMS):
            if rooms is not None and row.id not in rooms:
                continue
            seats = [seat for seat in range(len(row.chairs)) if row.to_act >> seat & 1]
            for person in _awaited(row.chairs, seats) if row.state == "playing" else ():
                if await self._store.of(person):
                    self.room_changed(await self._house.find(row.id))

    # ---- Telling it ----

    async def _tell(self, live: "Live", person: str) -> None:
        subscriptions = await self._store.of(person)
        room = live.room
        if not subscriptions or self.service is None or room.match_id is None or person not in awaited(room):
            return
        at, moved = self._house.clock.now(), _last_move(room, person)
        if not await self._store.claim(person, room.id, room.match_id, room.number, moved, at):
            return
        told = await asyncio.gather(*(self._send(self.service, room, each) for each in subscriptions))
        if not any(told):
            await self._store.release(person, room.id)  # the next event tries again

    async def _send(self, service: PushService, room: Room, to: Subscription) -> bool:
        outcome = await service.send(to, notice_of(room.game.name, room.id, to.language))
        if outcome == "gone":
            await self._store.forget(to.id)
        elif outcome == "failed":
            await self._store.failed(to)
        else:
            await self._store.told(to)
        return outcome == "sent"


def _last_move(room: Room, person: str) -> int:
    """The number of the event by which somebody last moved in this match; 0: they have not."""
    seat = next((seat for seat, chair in enumerate(room.chairs) if chair.person == person), None)
    own = (each.number for each in reversed(room.events) if each.seat == seat and isinstance(each.data, Moved | TookBack))
    return next(own, 0)
