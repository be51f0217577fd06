"""How much is too much: buckets that fill up again as time passes, and counts of what somebody has at the moment."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from sweetbox.server.problem import RefusedError

Figure = float | Callable[[], float]  # a function: asked each time, so that it can be changed while the server runs

MOST = 20_000  # buckets that are remembered until they are full again; the one used longest ago is forgotten first


class Limit:
    """A bucket for each person or each address."""

    def __init__(
        self, rate: Figure, burst: Figure | None = None, code: str = "too_many", clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self.code = code
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was
        self._shared = False
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many buckets are remembered."""
        return len(self._buckets)

    @property
    def rate(self) -> float:
        """So many a second."""
        return _present(self._rate)

    @property
    def burst(self) -> float:
        """So many at once."""
        return 4 * self.rate if self._burst is None else _present(self._burst)

    def allows(self, who: str) -> bool:
        """Take one from the bucket, if one is left."""
        left = self._left(who)
        self._keep(who, left - 1 if left >= 1 else left)
        if self._shared and left >= 1:
            self._taken[who] += 1
        return left >= 1

    def share(self, shared: bool) -> None:
        """Whether other nodes hear what is used: only while there are any does somebody ask for it."""
        self._shared = shared
        if not shared:
            self._taken = Counter()

    def taken(self) -> Counter[str]:
        """What each has taken here since this was last asked."""
        taken, self._taken = self._taken, Counter()
        return taken

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
        at, burst = self._clock(), self.burst
        left, since = self._buckets.get(who, (burst, at))
        return min(burst, left + (at - since) * self.rate)

    def _keep(self, who: str, left: float) -> None:
        self._buckets[who] = (left, self._clock())
        self._buckets.move_to_end(who)
        while self._buckets and (len(self._buckets) > MOST or self._is_full(next(iter(self._buckets)))):
            self._buckets.popitem(last=False)

    def _is_full(self, who: str) -> bool:
        """Whether this bucket is as good as a new one."""
        return self._left(who) >= self.burst


class SharedLimit:
    """For each person, and a multiple of that for all people at one address."""

    def __init__(
        self,
        rate: Figure,
        burst: Figure,
        households: Figure,
        code: str = "too_many",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.of_person = Limit(rate, burst, code, clock)
        self.of_address = Limit(_times(rate, households), _times(burst, households), code, clock)

    def check(self, person: str, address: str) -> None:
        self.of_person.check(person)
        self.of_address.check(address)


class Tally:
    """How many of something each has at the moment."""

    def __init__(self, most: Figure, code: str) -> None:
        self._most = most
        self.code = code
        self.held: Counter[str] = Counter()  # what each has here
        self.elsewhere: dict[str, dict[str, int]] = {}  # at other nodes

    @property
    def most(self) -> float:
        return _present(self._most)

    def __getitem__(self, who: str) -> int:
        return self.held[who] + sum(counts.get(who, 0) for counts in self.elsewhere.values())

    def is_full(self, who: str) -> bool:
        return self[who] >= self.most

    def add(self, who: str) -> None:
        if self.is_full(who):
            raise RefusedError(self.code)
        self.held[who] += 1

    def drop(self, who: str) -> None:
        self.held[who] -= 1
        if not self.held[who]:
            del self.held[who]


def _present(figure: Figure) -> float:
    return figure() if callable(figure) else figure


def _times(figure: Figure, factor: Figure) -> Figure:
    return lambda: _present(figure) * _present(factor)
