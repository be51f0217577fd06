"""How much is too much: buckets that fill up again as time passes, and counts of what somebody has at the moment."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from sweetbox.server.problem import RefusedError

MOST = 20_000  # buckets that are remembered; the one used longest ago is forgotten first


class Limit:
    """A bucket for each person or each address."""

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
        left = self._left(who)
        self._keep(who, left - 1 if left >= 1 else left)
        return left >= 1

    def check(self, who: str) -> None:
        if not self.allows(who):
            raise RefusedError(self.code)

    def charge(self, who: str, count: int) -> None:
        """Take what has already been used, also from an empty bucket."""
        self._keep(who, self._left(who) - count)

    def owed(self, who: str) -> float:
        """Seconds until the bucket is no longer overdrawn."""
        return max(0.0, -self._left(who) / self.rate)

    def _left(self, who: str) -> float:
        at = self._clock()
        left, since = self._buckets.get(who, (self.burst, at))
        return min(self.burst, left + (at - since) * self.rate)

    def _keep(self, who: str, left: float) -> None:
        self._buckets[who] = (left, self._clock())
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)


class SharedLimit:
    """For each person, and so many times as much for all people at an address."""

    def __init__(
        self,
        rate: float,
        burst: float,
        households: float,
        code: str = "too_many",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._of_person = Limit(rate, burst, code, clock)
        self._of_address = Limit(rate * households, burst * households, code, clock)

    def check(self, person: str, address: str) -> None:
        self._of_person.check(person)
        self._of_address.check(address)


class Tally:
    """How many of something each has at the moment."""

    def __init__(self, most: int, code: str) -> None:
        self.most = most
        self.code = code
        self._counts: Counter[str] = Counter()

    def __getitem__(self, who: str) -> int:
        return self._counts[who]

    def is_full(self, who: str) -> bool:
        return self._counts[who] >= self.most

    def add(self, who: str) -> None:
        if self.is_full(who):
            raise RefusedError(self.code)
        self._counts[who] += 1

    def drop(self, who: str) -> None:
        self._counts[who] -= 1
        if not self._counts[who]:
            del self._counts[who]
