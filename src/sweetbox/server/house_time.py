"""House time: milliseconds that pass only while a server runs. People's time is counted by it, never by the wall clock.

The total is stored every few seconds and read at the start, so that neither a restart nor a jump of the computer's clock costs
anybody time: after a crash, everybody gets the last few seconds back. It never runs far ahead of what is stored. So it stops while
the store is away, and a process that was suspended for an hour continues at the moment at which it was stopped.

Processes that share a store use the largest of their totals. All of them run at the same pace, so sharing makes none run faster.
"""

from sweetbox.server.clock import Clock
from sweetbox.server.store import ConflictError, Store

AHEAD = 10_000  # milliseconds, at most, that it runs beyond what is stored
GRACE = 5.0  # seconds after the start before it runs, because people are still reconnecting


class HouseTime:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._stored = self._base = 0
        self._since = clock.ticks()  # when it was `_base`

    async def start(self) -> None:
        self._stored = self._base = await self._store.house_time()
        self._since = self._clock.ticks() + GRACE

    def now(self) -> int:
        passed = max(0.0, self._clock.ticks() - self._since)
        return min(self._base + round(passed * 1000), self._stored + AHEAD)

    async def keep(self) -> None:
        """Store it, and continue from the largest total of all processes."""
        now, ticks = self.now(), self._clock.ticks()
        try:
            reached = await self._store.reach_house_time(now)
        except ConflictError:
            return  # two processes stored the very first total
        self._base = self._stored = max(now, reached)
        self._since = max(self._since, ticks)
