"""What people use at one node counts at all of them: once a second, each tells the others what heavy users have used there. So a
limit holds for all nodes together, a second late."""

import heapq
from collections import Counter
from collections.abc import Mapping

import msgspec

from sweetbox.server.limits import Limit, Tally

MOST = 50  # people or addresses that are reported for one limit
PART = 4  # people are reported once they have used this fraction of their limit


class Used(msgspec.Struct, omit_defaults=True):
    """At one node: what was taken since it last said so, and what is held there now."""

    taken: dict[str, dict[str, int]] = {}
    held: dict[str, dict[str, int]] = {}


class Shares:
    def __init__(self) -> None:
        self._limits: dict[str, Limit] = {}
        self._tallies: dict[str, Tally] = {}
        self._told: dict[str, dict[str, int]] = {}  # what is held, as the others know it

    def add(self, name: str, one: Limit | Tally) -> None:
        if isinstance(one, Limit):
            one.shared = True
            self._limits[name] = one
        else:
            self._tallies[name] = one

    def used(self) -> str | None:
        """For the others; None: nothing that they need to know."""
        taken = {name: _much(limit.taken(), max(1.0, limit.rate / PART)) for name, limit in self._limits.items()}
        held = {name: _much(tally.held, max(1.0, tally.most / PART)) for name, tally in self._tallies.items()}
        news = {name: counts for name, counts in held.items() if counts != self._told.get(name, {})}
        self._told |= news
        told = Used({name: counts for name, counts in taken.items() if counts}, news)
        return msgspec.json.encode(told).decode() if told.taken or told.held else None

    def hear(self, node: str, text: str) -> None:
        told = msgspec.json.decode(text, type=Used)
        for name, counts in told.taken.items():
            for who, count in counts.items():
                if name in self._limits:  # not of a newer version
                    self._limits[name].charge(who, count)
        for name, counts in told.held.items():
            if name in self._tallies:
                self._tallies[name].elsewhere[node] = counts

    def keep(self, nodes: list[str]) -> None:
        """Only these nodes are still alive. A new one is told everything."""
        for tally in self._tallies.values():
            for gone in tally.elsewhere.keys() - set(nodes):
                del tally.elsewhere[gone]
        self._told = {}


def _much(counts: Mapping[str, int], least: float) -> dict[str, int]:
    """Of those who have much, the ones who have most."""
    much = {who: count for who, count in counts.items() if count >= least}
    return much if len(much) <= MOST else dict(heapq.nlargest(MOST, Counter(much).items(), key=lambda each: each[1]))
