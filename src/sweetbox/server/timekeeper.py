"""The timekeeper: knows when whose time is over, and then has the room decide what follows."""

import asyncio
from typing import TYPE_CHECKING

from sweetbox.server.problem import RefusedError, fault, log
from sweetbox.server.turns import begin, stop_all

if TYPE_CHECKING:
    from sweetbox.server.house import House, Live

EVERY = 5.0  # seconds between two looks at the rooms of the store, which also keep the house time
AGAIN = 1.0  # seconds until a room is looked at again that could not be changed
LONGEST = 3600.0  # seconds, at most, that a timer runs
SOON = 0.01  # seconds: timers may be early by a little
FETCHED = 50  # rooms that are read at once because somebody's time is over


class Timekeeper:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._timers: dict[str, asyncio.TimerHandle] = {}  # one for each room in which a clock runs
        self._deciding: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except RefusedError:
                continue  # the store is away, and house time does not run

    async def look(self) -> None:
        """Keep the house time, and go to every room where somebody's time is over, also to those that nobody uses."""
        house = self._house
        due = await house.store.next_due()
        if due is None and not any(live.room.state == "playing" for live in house.rooms.values()):
            return  # nobody's time is counted
        await house.time.keep()
        now = house.time.now()
        for each in list(house.rooms.values()):
            if each.room.due is not None and each.room.due <= now:
                await self._decide(each)
        if due is not None and due <= now:
            for id_ in await house.store.rooms_due(now, FETCHED):
                if not await house.nodes.leases.lead(id_):
                    continue
                live = house.rooms.get(id_) or await house.find(id_)
                await self._decide(live)
                if live.room.due is None or live.room.due > now:  # it was closed for a while, in which no time passed
                    await house.store.set_due(id_, live.room.due, now)

    async def stop(self) -> None:
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        await stop_all(self._deciding)

    def watch(self, live: "Live", least: float = SOON) -> None:
        """A room has changed: note when the next clock there reaches zero. least: seconds until then, at least."""
        self.forget(live.room.id)
        due = live.room.due
        if due is None or self._stopped:
            return
        wait = min(max((due - self._house.time.now()) / 1000 + SOON, least), LONGEST)
        self._timers[live.room.id] = asyncio.get_running_loop().call_later(wait, self._wake, live)

    def forget(self, room: str) -> None:
        timer = self._timers.pop(room, None)
        if timer is not None:
            timer.cancel()

    def _wake(self, live: "Live") -> None:
        self._timers.pop(live.room.id, None)
        if self._house.rooms.get(live.room.id) is not live:
            return  # it has left the memory; `look` finds it in the store
        begin(self._deciding, self._decide(live))

    async def _decide(self, live: "Live") -> None:
        least = SOON
        if not await self._house.nodes.leases.lead(live.room.id):
            return  # another node sees to it; should that die, `look` comes here again
        try:
            # Several times where the time of several is over; another node may have been first, which `do` finds out.
            while live.room.due is not None and live.room.due <= self._house.time.now():
                before = live.room.number
                await self._house.do(live.room.id, lambda room: room.run_out(self._house.time.now()))
                if live.room.number == before:
                    break
        except RefusedError as refusal:
            log.warning("time is over, but: %s", refusal.code)
            least = AGAIN
        except Exception as error:
            log.error("%s", fault(error))
            least = AGAIN
        self.watch(live, least)
