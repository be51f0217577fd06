"""How much is too much: a bucket of allowed requests for each identity and each address, refilled as time passes."""

import time
from collections import OrderedDict
from collections.abc import Callable

from sweetbox.server.problem import RefusedError

Figure = float | Callable[[], float]  # a function: asked each time, so that it can be changed while the server runs

MOST = 20_000  # buckets that are remembered; the one used longest ago is forgotten first


class Limit:
    def __init__(
        self, rate: Figure, burst: Figure | None = None, code: str = "too_many", clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self.code = code
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was

    @property
    def rate(self) -> float:
        """So many a second."""
        return _now(self._rate)

    @property
    def burst(self) -> float:
        """So many at once."""
        return 4 * self.rate if self._burst is None else _now(self._burst)

    def allows(self, who: str) -> bool:
        """Take one from the bucket, if one is left."""
        at = self._clock()
        burst = self.burst
        left, since = self._buckets.pop(who, (burst, at))
        left = min(burst, left + (at - since) * self.rate)
        allowed = left >= 1
        self._buckets[who] = (left - allowed, at)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        return allowed

    def check(self, who: str) -> None:
        if not self.allows(who):
            raise RefusedError(self.code)


def _now(figure: Figure) -> float:
    return figure() if callable(figure) else figure
