"""Figures for Prometheus. They name no room, no person and no address.

They are served on a separate port, for this computer only: what a server does is its host's business.
"""

import asyncio
import errno
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say

HERE = "127.0.0.1"
LAG = 0.25  # seconds between two measurements of how late the event loop is
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
BATCHES = (1, 2, 5, 10, 20, 50, 100, 200)

Step = Literal["decide", "commit", "publish"]


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("sweetbox_moves", "Moves that were stored, of people and of bots.", registry=self.registry)
        self._steps = Histogram(
            "sweetbox_step_seconds",
            "What a change to a room takes: to decide on it, to commit it, to publish it.",
            ["step"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.bot_moves = Histogram(
            "sweetbox_bot_seconds",
            "From a bot's turn to its move, without the pause that people are given to look.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.commits = Histogram("sweetbox_commit_seconds", "A transaction of the writer.", buckets=SECONDS, registry=self.registry)
        self.batches = Histogram(
            "sweetbox_commit_batches", "Changes that one transaction stored together.", buckets=BATCHES, registry=self.registry
        )
        self.lag = Histogram("sweetbox_loop_lag_seconds", "How late the event loop is.", buckets=SECONDS, registry=self.registry)
        self._answers = Counter("sweetbox_answers", "Answers over HTTP.", ["status"], registry=self.registry)
        self.sent = Counter("sweetbox_sent_bytes", "Bytes of answers and messages.", registry=self.registry)
        # Looking these up by name each time would cost more than counting.
        self._step = {name: self._steps.labels(name) for name in ("decide", "commit", "publish")}
        self._status = {number: self._answers.labels(f"{number}xx") for number in range(1, 6)}

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A figure that is worked out when the monitor reads it."""
        Gauge(f"sweetbox_{name}", about, registry=self.registry).set_function(value)

    @contextmanager
    def step(self, name: Step) -> Iterator[None]:
        begun = time.perf_counter()
        yield
        self._step[name].observe(time.perf_counter() - begun)

    def answered(self, status: int) -> None:
        self._status[status // 100].inc()

    async def watch_loop(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG
            await asyncio.sleep(LAG)
            self.lag.observe(max(0.0, loop.time() - due))

    @contextmanager
    def shown(self, port: int) -> Iterator[None]:
        """OptionError if the port is not available."""
        try:
            server, thread = start_http_server(port, addr=HERE, registry=self.registry)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise OptionError(Say("server.port_taken", host=HERE, port=port)) from None
            raise OptionError(Say("server.port", host=HERE, port=port, why=error.strerror or str(error))) from None
        try:
            yield
        finally:
            server.shutdown()
            thread.join()
            server.server_close()
