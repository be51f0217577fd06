"""Work that is requested again and again, but done only once in a while."""

import asyncio
from collections.abc import Awaitable, Callable

from sweetbox.server.clock import Clock
from sweetbox.server.problem import RefusedError, fault, log
from sweetbox.server.turns import leave_turn


class Paced:
    """The first request is done at once. After each run there is a pause, and everything requested meanwhile is done together after
    it."""

    def __init__(self, work: Callable[[], Awaitable[None]], pace: Callable[[], float], clock: Clock) -> None:
        """work: after a RefusedError it is tried again after the pause. pace: seconds."""
        self._work = work
        self._pace = pace
        self._clock = clock
        self._asked = False
        self._stopped = False
        self._doing: asyncio.Task[None] | None = None

    def ask(self) -> None:
        self._asked = True
        if self._doing is None and not self._stopped:
            self._doing = asyncio.create_task(self._do())

    def stop(self) -> None:
        """For good."""
        self._stopped = True
        if self._doing is not None:
            self._doing.cancel()

    async def _do(self) -> None:
        leave_turn()
        try:
            while self._asked:
                self._asked = False  # before the work: a change in the middle of it needs another run
                try:
                    await self._work()
                except RefusedError:
                    self._asked = True
                await self._clock.sleep(self._pace())
        except Exception as error:
            log.error("%s", fault(error))
        finally:
            self._doing = None
