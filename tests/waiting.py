"""How a test waits: for what it sees, never for a time. Whose clock it uses: tests/server/clocks.py."""

import time
from collections.abc import Callable
from typing import TypeVar

Seen = TypeVar("Seen")

PATIENCE = 180.0  # seconds after which a test stops waiting for what must come: it only ends a test that hangs
NEVER = 3600.0  # seconds that no test lasts: for what must not happen only because some time has passed


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
