"""How a test waits, and whose clock it uses: for what it sees, never for a time; by a clock that it moves itself."""

import time
from collections.abc import Callable
from typing import TypeVar

Seen = TypeVar("Seen")

PATIENCE = 60.0  # seconds after which a test stops waiting for what must come: it only ends a test that hangs


def wait_until(
    seen: Callable[[], Seen], pause: Callable[[], object] = lambda: time.sleep(0.01), tell: Callable[[], object] = lambda: "nothing"
) -> Seen:
    """Look again and again until something is seen, and return it. pause: what happens between two looks; tell: what is there
    instead, for the message of a failure."""
    until = time.monotonic() + PATIENCE
    while not (found := seen()):
        assert time.monotonic() < until, f"what the test waits for did not come: {tell()}"
        pause()
    return found


class StillClock:
    """A clock for a server: `now` is what people are told, `ticks` what limits are counted by."""

    def __init__(self) -> None:
        self._passed = 0.0

    def now(self) -> int:
        return 1_789_000_000_000 + round(self._passed * 1000)

    def ticks(self) -> float:
        return self._passed

    def forward(self, seconds: float) -> None:
        self._passed += seconds
