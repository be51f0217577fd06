"""Turns: who goes next when more is asked than can be answered at once.

The address that has used the least lately goes first, and among its people the one who has used the least. So it does not matter to
the others how much somebody asks for: that address waits, and is refused when too much of it is already waiting.
"""

import asyncio
import contextlib
import heapq
import math
import os
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, Generic, ParamSpec, TypeVar

from sweetbox.server.problem import RefusedError

LATELY = 5.0  # seconds after which what was used counts for a third
UNUSED = -math.inf  # the logarithm of no time
MOST = 20_000  # people and addresses whose use is remembered
NOTHING = math.log(1e-6)  # the logarithm of seconds so few that they are forgotten
MODEST = 5  # by how much threads are less urgent than the event loop

Who = tuple[str, str]  # an address, and a person there; no person: the address as a whole, for which its strangers count
Waiting = tuple[int, int, int] | Callable[[], tuple[int, int, int]]  # a function: asked each time
P = ParamSpec("P")
T = TypeVar("T")


class Turn:
    """What somebody has until they end it. It is put down while its owner waits for something else."""

    def __init__(self, turns: "Turns", who: Who) -> None:
        self._turns = turns
        self._who = who
        self._begun = turns.clock()
        self._over = False
        self._held = True

    def carry(self) -> None:
        """What this task does from here on, and the tasks that it starts, is done in this turn."""
        _carried.set(self)

    def __enter__(self) -> None:
        self.carry()

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """May be called again."""
        self._over = True
        self.put_down()

    def put_down(self) -> bool:
        """Whether it was held."""
        held = self._held
        if held:
            self._held = False
            self._turns.ended(self._who, self._begun)
        return held

    async def take_up(self) -> None:
        """Wait until it is their turn again, unless the turn has ended meanwhile."""
        if not self._over:
            await self._turns.wait(self._who)
            self._begun, self._held = self._turns.clock(), True
            if self._over:
                self.put_down()


_carried: ContextVar[Turn | None] = ContextVar("turn", default=None)


class aside:  # noqa: N801
    """Waiting for something else: a lock, the store, a thread. Meanwhile others have their turns. The turn is not taken up again
    where the waiting failed."""

    async def __aenter__(self) -> None:
        turn = _carried.get()
        self._turn = turn if turn is not None and turn.put_down() else None

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._turn is not None and kind is None:
            await self._turn.take_up()


def leave_turn() -> None:
    """What this task does is not done in the turn of the one who started it."""
    _carried.set(None)


def begin(tasks: "set[asyncio.Task[Any]]", work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
    """Do this beside everything else. Until it is done, it is one of these tasks: asyncio alone would not keep it."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


async def stop_all(tasks: "Iterable[asyncio.Task[Any]]") -> None:
    """Stop them, and wait until they have stopped."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


class Line(Generic[T]):
    """People who wait, the one who has used the least first; among equals, the one who arrived first.

    What people have used can only grow while they wait, so the order is corrected when one of them is called; the cost does not
    depend on how many wait.
    """

    def __init__(self, use_of: Callable[[Who], float]) -> None:
        self.places: dict[Who, T] = {}
        self._use_of = use_of
        self._order: list[tuple[float, int, Who]] = []  # a heap
        self._came = 0

    def join(self, who: Who, make: Callable[[], T]) -> T:
        """Where they wait: the place that they have, or a new one."""
        if who not in self.places:
            self.places[who] = make()
            self._came += 1
            heapq.heappush(self._order, (self._use_of(who), self._came, who))
        return self.places[who]

    def first(self) -> T:
        """The place of the one whose turn it is."""
        while True:
            noted, came, who = self._order[0]
            used = self._use_of(who)
            if used <= noted:
                return self.places[who]
            heapq.heapreplace(self._order, (used, came, who))

    def leave(self) -> None:
        """The one whose turn it was waits for nothing more."""
        del self.places[heapq.heappop(self._order)[2]]


class Turns:
    def __init__(self, at_once: int, waiting: Waiting | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """waiting: how many may wait of one person, of one address, of all; None: as many as there are."""
        self.clock = clock
        self._free = at_once
        self._most = waiting
        self._line: Line[Line[deque[asyncio.Future[None]]]] = Line(self._use_of)  # by address, then by person
        self.waiting = 0  # how many wait for their turn
        # What each has used lately, as the logarithm of the amount at the clock's start that would count the same: so it decays
        # without any work, and values noted at different times can be compared.
        self._used: OrderedDict[Who, float] = OrderedDict()

    @property
    def remembered(self) -> int:
        """How many people and addresses have used something lately."""
        return len(self._used)

    async def take(self, address: str, person: str = "", patient: bool = False) -> Turn:
        """A turn, when it comes. RefusedError: too many wait already; not for those who are patient."""
        who = (address, person)
        if not self._free and not patient:
            self._check(who)
        await self.wait(who)
        return Turn(self, who)

    async def wait(self, who: Who) -> None:
        if self._free:
            self._free -= 1
            return
        coming: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.join((who[0], ""), lambda: Line(self._use_of)).join(who, deque).append(coming)
        self.waiting += 1
        try:
            await coming
        except asyncio.CancelledError:
            if not coming.cancelled():
                self._next()  # it had just been given the turn
            raise

    def ended(self, who: Who, begun: float) -> None:
        """A turn that somebody has had since then."""
        now = self.clock()
        since_start = now / LATELY
        for user in {who, (who[0], "")}:
            used = math.exp(self._use_of(user) - since_start) + now - begun
            self._used[user] = math.log(used) + since_start if used else UNUSED
            self._used.move_to_end(user)
        while self._used and (len(self._used) > MOST or next(iter(self._used.values())) < since_start + NOTHING):
            self._used.popitem(last=False)
        self._next()

    def _check(self, who: Who) -> None:
        if self._most is None:
            return
        of_person, of_address, of_all = self._most() if callable(self._most) else self._most
        there = self._line.places.get((who[0], ""))
        if there is not None and (
            len(there.places.get(who, ())) >= of_person or sum(map(len, there.places.values())) >= of_address
        ):
            raise RefusedError("too_many")
        if self.waiting >= of_all:
            raise RefusedError("crowded")

    def _next(self) -> None:
        while self._line.places:
            people = self._line.first()
            own = people.first()
            coming = own.popleft()
            self.waiting -= 1
            if not own:
                people.leave()
            if not people.places:
                self._line.leave()
            if not coming.cancelled():
                coming.set_result(None)
                return
        self._free += 1

    def _use_of(self, who: Who) -> float:
        return self._used.get(who, UNUSED)


class Pool:
    """Threads for what would hold everybody up, and turns for those who want one."""

    def __init__(self, name: str, threads: int, waiting: Waiting | None = None) -> None:
        self.turns = Turns(threads, waiting)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=_be_modest)

    async def run(self, who: Who, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with aside():
            return await (await self.begin(who, work, *args, **kwargs))

    async def begin(self, who: Who, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
        """Wait for a thread that is free, and let it work."""
        turn = await self.turns.take(*who)
        loop = asyncio.get_running_loop()

        def end(_: "Future[T]") -> None:
            with contextlib.suppress(RuntimeError):  # the loop is gone: the server has stopped
                loop.call_soon_threadsafe(turn.end)

        try:
            working = self._threads.submit(work, *args, **kwargs)
        except RuntimeError:  # the server is stopping
            raise RefusedError("crowded") from None
        # The turn lasts as long as the thread works, also when nobody waits for the answer any more.
        working.add_done_callback(end)
        return asyncio.wrap_future(working)

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _be_modest() -> None:
    if sys.platform == "linux":  # elsewhere it would be the whole process
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.getpriority(os.PRIO_PROCESS, 0) + MODEST)
