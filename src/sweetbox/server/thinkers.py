"""Thinkers: processes in which bots think, and whatever else takes long. The server's own process never waits for its turn behind
them: they are less urgent, and share no interpreter with it."""

import contextlib
import logging
import multiprocessing
import os
import queue
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, ParamSpec, TypeVar

log = logging.getLogger("sweetbox")

LONGEST = 60.0  # seconds after which a process that works on one thing is ended
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
        line = self._line if self._line is not None else self._start()
        try:
            line.send((work, args, kwargs))
            if not line.poll(LONGEST if self._longest is None else self._longest):
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
        self._process = _context.Process(target=think, args=(there, self._modest), name="sweetbox-thinker", daemon=True)
        self._process.start()
        there.close()  # so that the end of the process is the end of the line
        self._line = here
        return here

    def _end(self) -> None:
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
        if line is not None:
            line.close()

    def stop(self) -> None:
        self._stopped = True
        self._end()


def think(line: Connection, modest: int) -> None:
    """What such a process does, until the server's end of the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends them
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(modest)
    while True:
        try:
            work, args, kwargs = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, work(*args, **kwargs))
        except Exception as error:
            answer = (False, error)
        try:
            line.send(answer)
        except OSError:
            return
        except Exception:  # it cannot be pickled
            line.send((False, RuntimeError(f"no answer that could be sent: {type(answer[1]).__name__}")))
