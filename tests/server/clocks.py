"""A clock that tests give a house: it stands still until a test moves it."""

import asyncio

from sweetbox.server.clock import Clock
from sweetbox.server.house import House
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store

MINUTE = 60.0  # seconds, as are all of these
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class GivenClock(Clock):
    def __init__(self) -> None:
        self._wall = 1_789_000_000.0
        self._ticks = 1000.0
        self.sleeping = 0  # how many are waiting for it

    def now(self) -> int:
        return round(self._wall * 1000)

    def ticks(self) -> float:
        return self._ticks

    async def sleep(self, seconds: float) -> None:
        until = self._ticks + seconds
        self.sleeping += 1
        try:
            while self._ticks < until:
                await asyncio.sleep(0.001)  # the test may move the clock in another thread
        finally:
            self.sleeping -= 1

    def forward(self, seconds: float) -> None:
        """Time passes."""
        self._wall += seconds
        self._ticks += seconds

    def leap(self, seconds: float) -> None:
        """Somebody changes the wall clock; no time passes."""
        self._wall += seconds


def house_with(clock: Clock, settings: Settings) -> House:
    return House(settings, Store(settings.database), clock=clock)
