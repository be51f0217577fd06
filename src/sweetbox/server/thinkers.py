"""Thinkers: processes in which bots think, and whatever else takes long. The server's own process never waits for its turn behind
them: they are less urgent, and share no interpreter with it."""

import contextlib
import logging
import multiprocessing
import os
import queue
import signal
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

log = logging.getLogger("sweetbox")

LONGEST = 60.0  # seconds of work on one thing after which a process is ended
STARVED = 10  # times as long by the clock, if it works now and then: on a busy machine others come first, and a new one begins anew
MODEST = 10  # by how much they are less urgent

P = ParamSpec("P")
T = TypeVar("T")

_context = multiprocessing.get_context("spawn")


class ThinkerError(Exception):
    """The process has ended, or was ended, before it had an answer."""


class Thinkers:
    """So many processes, each started when it is first needed. What they work on, and what comes of it, is pickled. longest,
    modest: instead of LONGEST and MODEST."""

    def __init__(self, count: int, longest: float | None = None, modest: int = MODEST) -> None:
        self._all = [Thinker(longest, modest) for _ in range(count)]
        # The one that was used last is used first: no more are started than think at the same time.
        self._free: queue.LifoQueue[Thinker] = queue.LifoQueue()
        for thinker in self._all:
            self._free.put(thinker)

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of it; it is waited for, so call this in a thread. ThinkerError: there is no answer."""
        thinker = self._free.get()
        try:
            return thinker.ask(work, args, kwargs)  # type: ignore[no-any-return]
        finally:
            self._free.put(thinker)

    def stop(self) -> None:
        for thinker in self._all:
            thinker.stop()


class Thinker:
    """One process, and the line to it."""

    def __init__(self, longest: float | None, modest: int) -> None:
        self._longest = longest
        self._modest = modest
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._stopped = False

    def ask(self, work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if self._stopped:
            raise ThinkerError("stopped")
        try:
            line = self._line if self._line is not None else self._start()
            longest = LONGEST if self._longest is None else self._longest
            until, worked = time.monotonic() + STARVED * longest, self.worked()
            line.send((longest, work, args, kwargs))
            while not line.poll(longest if worked is None else min(longest, LONGEST)):
                before, worked = worked, self.worked()
                if worked == before or time.monotonic() > until:
                    raise ThinkerError("too slow")
            done, answer = line.recv()
        except (EOFError, OSError, ThinkerError) as error:
            if not self._stopped:
                log.error("a process that thinks has ended: %s", error or type(error).__name__)
            self._end()
            raise ThinkerError(type(error).__name__) from None
        if done:
            return answer
        raise answer

    def _start(self) -> Connection:
        here, there = _context.Pipe()
        with there:  # closed here, so that the end of the process is the end of the line
            urgency = _urgency() + self._modest
            process = _context.Process(target=think, args=(there, urgency), name="sweetbox-thinker", daemon=True)
            process.start()
        self._process, self._line = process, here  # not one that never began
        return here

    def worked(self) -> list[str] | None:
        """How much it has worked up to now, itself and the system for it; None where nobody says so: then the clock decides."""
        assert self._process is not None
        try:
            return Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        except OSError:
            return None

    def _end(self) -> None:
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
        if line is not None:
            line.close()

    def stop(self) -> None:
        self._stopped = True
        self._end()


@contextlib.contextmanager
def worked_at_most(seconds: float) -> Iterator[None]:
    """The process is ended after that much work; the time for which it has to wait for a processor does not count."""
    if sys.platform == "win32":  # there the clock alone decides
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def _urgency() -> int:
    """How urgent the server itself is: the thread that starts a process may be less so, and would hand that on."""
    return 0 if sys.platform == "win32" else os.getpriority(os.PRIO_PROCESS, os.getpid())


def think(line: Connection, urgency: int) -> None:
    """What such a process does, until the server's end of the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends them
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, urgency)
    while True:
        try:
            longest, work, args, kwargs = line.recv()
        except (EOFError, OSError):
            return
        try:
            with worked_at_most(longest):
                answer = (True, work(*args, **kwargs))
        except Exception as error:
            answer = (False, error)
        try:
            line.send(answer)
        except OSError:
            return
        except Exception:  # it cannot be pickled
            line.send((False, RuntimeError(f"no answer that could be sent: {type(answer[1]).__name__}")))
