"""Workers: several nodes on one computer that share a port. A small process starts them, starts another where one has died, and
replaces them one after the other when it is asked to (SIGHUP), so that a new version takes over without a pause."""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server.problem import log
from sweetbox.server.serve import address_of, listen, prepare, run, start_log
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store

STARTING = 120.0  # seconds in which a worker must answer
ENDING = 20.0  # seconds in which it must end
PAUSE = 1.0  # seconds before another is started in the place of one that has died

_context = multiprocessing.get_context("spawn")


class Worker:
    """A process that serves. When this end of its line is closed, it ends."""

    def __init__(self, settings: Settings, listening: socket.socket, first: bool) -> None:
        """first: it answers administrators, for all."""
        self.line, there = _context.Pipe()
        self.process: BaseProcess = _context.Process(target=work, args=(settings, listening, first, there), name="sweetbox-worker")
        self.process.start()
        there.close()

    def answers(self) -> bool:
        """Whether it serves by now."""
        return self.line.poll(STARTING) and bool(_received(self.line))

    def join(self) -> None:
        self.process.join(ENDING)
        self.process.kill()  # unless it has ended
        self.process.join()
        self.line.close()


def serve_together(
    settings: Settings, host: str, port: int, count: int, tell: Callable[[str], None], warn: Callable[[Say], None]
) -> None:
    """Serve with this many workers until interrupted. OptionError if several processes cannot serve this store."""
    if Store(settings.database).is_sqlite:
        raise OptionError(Say("server.workers_sqlite"))
    start_log(settings)
    prepare(settings, warn)
    listening = listen(host, port)
    Supervisor(settings, listening, count).run(lambda: tell(address_of(host, listening)))


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self._settings = [share_of(settings, number, count) for number in range(count)]
        self._listening = listening
        self._workers: list[Worker] = []
        self._wake_in, self._wake_out = os.pipe()
        self._stopping = self._replacing = False

    def run(self, ready: Callable[[], None]) -> None:
        for number in (signal.SIGTERM, signal.SIGINT, *((signal.SIGHUP,) if hasattr(signal, "SIGHUP") else ())):
            signal.signal(number, self._note)
        try:
            self._workers = [Worker(each, self._listening, number == 0) for number, each in enumerate(self._settings)]
            if all(worker.answers() for worker in self._workers):
                ready()
            while not self._stopping:
                self._wait()
        finally:
            for worker in self._workers:
                worker.process.terminate()
            for worker in self._workers:
                worker.join()

    def _note(self, number: int, _: object) -> None:
        if number in (signal.SIGTERM, signal.SIGINT):
            self._stopping = True
        else:
            self._replacing = True
        os.write(self._wake_out, b".")

    def _wait(self) -> None:
        """Until something is to be done."""
        multiprocessing.connection.wait([self._wake_in, *(worker.process.sentinel for worker in self._workers)])
        if self._replacing and not self._stopping:
            self._replacing = False
            os.read(self._wake_in, 1)
            self._replace_all()
        for number, worker in enumerate(self._workers):
            if not self._stopping and not worker.process.is_alive():
                log.error("a worker has died (%s); another takes its place", worker.process.exitcode)
                worker.join()
                time.sleep(PAUSE)
                self._workers[number] = Worker(self._settings[number], self._listening, number == 0)

    def _replace_all(self) -> None:
        """One after the other: while one is replaced, the others serve. If a new one does not come to serve, the rest stay."""
        for number, old in enumerate(self._workers):
            old.process.terminate()
            old.join()
            self._workers[number] = Worker(self._settings[number], self._listening, number == 0)
            if self._stopping:
                return
            if not self._workers[number].answers():
                log.error("a new worker did not start; the others are not replaced")
                return


def share_of(settings: Settings, number: int, count: int) -> Settings:
    """One worker's share of what the machine has."""
    port = None if settings.metrics_port is None else settings.metrics_port + number
    threads = max(1, settings.bot_threads // count)
    return msgspec.structs.replace(settings, metrics_port=port, bot_threads=threads)


def work(settings: Settings, listening: socket.socket, first: bool, line: Connection) -> None:
    """What a worker does."""
    start_log(settings)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        run(settings, listening, lambda: line.send(True), admin=first)


def _end_with(line: Connection) -> None:
    """The process that started this one is gone: it must not go on serving unseen."""
    _received(line)
    os.kill(os.getpid(), signal.SIGTERM)


def _received(line: Connection) -> object:
    try:
        return line.recv()
    except (EOFError, OSError):
        return None
