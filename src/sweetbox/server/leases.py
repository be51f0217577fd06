"""Leases: which rooms this node leads. The one that leads a room plays its bots and ends its people's time; any node takes moves.

That nothing is done twice does not hang on it: the numbers of the events see to that. A lease is for one node at a time to do the
work, and for another to take it up when that node is dead.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from sweetbox.server.node_store import NodeStore
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import ConflictError
from sweetbox.server.turns import leave_turn

if TYPE_CHECKING:
    from sweetbox.server.house import Live

log = logging.getLogger("sweetbox")

AGAIN = 0.5  # seconds until a lease is asked for again that the store could not answer for
SURE = 0.8  # of the time after which the others take a node for dead: so long after its last beat it counts on its leases


class Leases:
    def __init__(
        self, store: NodeStore, alone: bool, dead: float, ticks: Callable[[], float], led: "Callable[[Live], None]"
    ) -> None:
        """alone: there are no other nodes. dead: seconds without a beat after which the others take this one for dead. led: what
        is done when a room is led here from now on."""
        self._store = store
        self._sure = SURE * dead
        self._alone = alone
        self._ticks = ticks
        self._led = led
        self._sure_until = ticks()
        self._held: set[str] = set()
        self._others: set[str] = set()  # rooms that another node leads
        self._asking: dict[str, asyncio.Task[bool | None]] = {}
        self._gone = 0  # how often it became open which rooms the others lead
        self.freed: set[str] = set()  # rooms that are not led here any more, which the next beat says

    def __len__(self) -> int:
        return len(self._held)

    def beaten(self, sent: float) -> bool:
        """The store has taken a beat that was sent then. Whether this node could not count on its leases until now."""
        was_unsure = self._ticks() >= self._sure_until
        self._sure_until = sent + self._sure
        return was_unsure

    def holds(self, room: str) -> bool:
        return self._alone or (room in self._held and self._ticks() < self._sure_until)

    def ask(self, live: "Live") -> None:
        """Lead the room from now on, unless another node does."""
        id_ = live.room.id
        if id_ in self._others or self._ticks() >= self._sure_until:
            return
        self._begin(id_).add_done_callback(lambda done: self._asked(live, done))

    async def lead(self, room: str) -> bool:
        """Whether this node leads the room, now or from now on."""
        if self.holds(room):
            return True
        if room in self._others or self._ticks() >= self._sure_until:
            return False
        return bool(await asyncio.shield(self._begin(room)))

    def _begin(self, room: str) -> "asyncio.Task[bool | None]":
        """One question at a time for each room: those who ask meanwhile wait for the same answer."""
        if room not in self._asking:
            self._asking[room] = asyncio.create_task(self._ask(room))
        return self._asking[room]

    async def _ask(self, room: str) -> bool | None:
        """None if the store cannot say."""
        leave_turn()
        try:
            while True:
                gone = self._gone
                own = await self._store.lead(room)
                if gone == self._gone:
                    break  # else the node that leads may have gone since the store answered
        except (ConflictError, RefusedError):
            return None  # this node is taken for dead, or the store is away
        finally:
            del self._asking[room]
        (self._held if own else self._others).add(room)
        if own:
            self.freed.discard(room)
        return own

    def _asked(self, live: "Live", done: "asyncio.Task[bool | None]") -> None:
        if done.cancelled() or done.exception() is not None:
            return
        if done.result():
            self._led(live)
        elif done.result() is None:
            asyncio.get_running_loop().call_later(AGAIN, self._led, live)

    def drop(self, room: str) -> None:
        """The room has left the memory: another node may lead it."""
        self._others.discard(room)
        if room in self._held:
            self._held.discard(room)
            self.freed.add(room)

    def look_again(self) -> None:
        """A node has gone: what it led may be anybody's."""
        self._others.clear()
        self._gone += 1

    def lose(self) -> None:
        """The others took this node for dead."""
        self._held.clear()
        self.freed.clear()
        self.look_again()

    async def stop(self) -> None:
        for task in list(self._asking.values()):
            task.cancel()
        await asyncio.gather(*self._asking.values(), return_exceptions=True)
