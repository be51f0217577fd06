"""The self-check: every half minute a row is stored, so that a store that cannot be written to is known before somebody moves."""

import asyncio
from collections.abc import Awaitable, Callable

from sweetbox.kernel.say import Say
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import Store

EVERY = 30.0  # seconds
LATE = 3 * EVERY  # seconds without any outcome that count as a failure


class SelfCheck:
    """at: the time that is stored; clock: a monotonic one, in seconds."""

    def __init__(
        self,
        store: Store,
        at: Callable[[], int],
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._at = at
        self._clock = clock
        self._sleep = sleep
        self._checked = clock()  # when the last check ended
        self._failure: RefusedError | None = None  # how it failed

    async def run(self) -> None:
        while True:
            await self._sleep(EVERY)
            await self.check()

    async def check(self) -> None:
        try:
            await self._store.beat(self._at())
        except RefusedError as refusal:
            self._failure = refusal
        else:
            self._failure = None
        self._checked = self._clock()

    def age(self) -> int:
        """How many seconds ago the store last took a row. RefusedError: it did not, or there has been no outcome for too long."""
        age = round(self._clock() - self._checked)
        if self._failure is not None:
            raise RefusedError(self._failure.code, Say("server.self_check", count=age, why=self._failure.say))
        if age > LATE:
            raise RefusedError("store", Say("server.self_check_late", count=age))
        return age
