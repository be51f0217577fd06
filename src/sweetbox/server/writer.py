"""The one writer of a process: it takes everything that waits and commits it together."""

import asyncio
import contextlib

from sweetbox.server.metrics import Metrics
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import Batch, ConflictError, Store
from sweetbox.server.turns import aside

MOST = 200  # batches in one commit


class Writer:
    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self.store = store
        self._metrics = metrics if metrics is not None else Metrics()
        self.commits = 0
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        if self._task is None:
            return
        while self._waiting:
            await asyncio.sleep(0.001)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def commit(self, batch: Batch) -> None:
        """Return when the batch is safely stored; ConflictError or a RefusedError when it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        self._wake.set()
        # Those who asked may go away; what is on its way to the store is then still finished.
        async with aside():
            await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                taken = self._waiting[:MOST]
                await self._store(taken)
                del self._waiting[: len(taken)]

    async def _store(self, taken: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        try:
            self._metrics.batches.observe(len(taken))
            with self._metrics.commits.time():
                await self._write(Batch.of([batch for batch, _ in taken]))
        except ConflictError as conflict:
            if len(taken) == 1:
                _settle(taken[0][1], conflict)
                return
            for one in taken:  # one of them is in conflict: each for itself, so that the others are not held up by it
                await self._store([one])
        except Exception as error:
            for _, done in taken:
                _settle(done, error if isinstance(error, RefusedError) else RefusedError("store"))
        else:
            for _, done in taken:
                _settle(done, None)

    async def _write(self, batch: Batch) -> None:
        await self.store.write(batch)
        self.commits += 1


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
        done.exception()  # nobody may be waiting any more
