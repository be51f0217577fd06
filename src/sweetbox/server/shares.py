"""What people use at one node counts at all of them: once a second, each tells the others what heavy users have used there. So a
limit holds for all nodes together, a second late."""

import heapq
from collections import Counter, deque
from collections.abc import Mapping

import msgspec

from sweetbox.server.limits import Limit, Tally

MOST = 50  # people or addresses that are reported for one limit
LATELY = 10  # reports that are kept for nodes that were late to read the one before
PART = 4  # people are reported once they have used this fraction of their limit


class Used(msgspec.Struct, omit_defaults=True):
    """At one node: what was taken since it last said so, and what is held there now."""

    number: int
    taken: dict[str, dict[str, int]] = {}
    held: dict[str, dict[str, int]] = {}


class Shares:
    def __init__(self) -> None:
        self._limits: dict[str, Limit] = {}
        self._tallies: dict[str, Tally] = {}
        self._told: dict[str, dict[str, int]] = {}  # what is held, as the others know it
        self._reports: deque[Used] = deque(maxlen=LATELY)
        self._number = 0  # of the last report
        self._heard: dict[str, int] = {}  # the last report that was heard of each node

    def add(self, name: str, one: Limit | Tally) -> None:
        if isinstance(one, Limit):
            self._limits[name] = one
        else:
            self._tallies[name] = one

    def used(self) -> str | None:
        """The last reports, for the others; None: nothing new that they need to know."""
        taken = {name: _much(limit.taken(), max(1.0, limit.rate / PART)) for name, limit in self._limits.items()}
        held = {name: _much(tally.held, max(1.0, tally.most / PART)) for name, tally in self._tallies.items()}
        news = {name: counts for name, counts in held.items() if counts != self._told.get(name, {})}
        self._told |= news
        told = Used(self._number + 1, {name: counts for name, counts in taken.items() if counts}, news)
        if not told.taken and not told.held:
            return None
        self._number = told.number
        self._reports.append(told)
        return msgspec.json.encode([*self._reports]).decode()

    def hear(self, node: str, text: str) -> None:
        """Each report counts once, however often it is read."""
        for told in msgspec.json.decode(text, type=list[Used]):
            if told.number > self._heard.get(node, 0):
                self._heard[node] = told.number
                self._count(node, told)

    def _count(self, node: str, told: Used) -> None:
        for name, counts in told.taken.items():
            for who, count in counts.items():
                if name in self._limits:  # not of a newer version
                    self._limits[name].charge(who, count)
        for name, counts in told.held.items():
            if name in self._tallies:
                self._tallies[name].elsewhere[node] = counts

    def keep(self, nodes: list[str]) -> None:
        """Only these nodes are still alive. A new one is told everything."""
        for limit in self._limits.values():
            limit.share(len(nodes) > 1)
        for tally in self._tallies.values():
            for gone in tally.elsewhere.keys() - set(nodes):
                del tally.elsewhere[gone]
        self._heard = {node: number for node, number in self._heard.items() if node in nodes}
        self._told = {}


def _much(counts: Mapping[str, int], least: float) -> dict[str, int]:
    """Of those who have much, the ones who have most."""
    much = {who: count for who, count in counts.items() if count >= least}
    return much if len(much) <= MOST else dict(heapq.nlargest(MOST, Counter(much).items(), key=lambda each: each[1]))
