"""How much is too much: a bucket of allowed requests for each identity and each address, refilled as time passes."""

import time
from collections import OrderedDict
from collections.abc import Callable

from sweetbox.server.problem import RefusedError

MOST = 20_000  # buckets that are remembered; the one used longest ago is forgotten first


class Limit:
    def __init__(
        self, rate: float, burst: float | None = None, code: str = "too_many", clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate  # a second
        self.burst = 4 * rate if burst is None else burst  # at once
        self.code = code
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was

    def allows(self, who: str) -> bool:
        """Take one from the bucket, if one is left."""
        at = self._clock()
        left, since = self._buckets.pop(who, (self.burst, at))
        left = min(self.burst, left + (at - since) * self.rate)
        allowed = left >= 1
        self._buckets[who] = (left - allowed, at)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        return allowed

    def check(self, who: str) -> None:
        if not self.allows(who):
            raise RefusedError(self.code)
