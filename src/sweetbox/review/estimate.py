"""An estimate: what each seat can expect, as the mean of many tries, with its error.

Two estimates that were made with the same random numbers are compared try by try: what both have in common is no error of their
difference.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import cycle, islice
from math import dist
from operator import add, sub, truediv

from sweetbox.review.result import Look

Column = Sequence[float]  # a seat's shares, try by try


class Estimate:
    def __init__(self, columns: Iterable[Column]) -> None:
        """columns: for each seat its shares of one win, try by try."""
        self.columns = [list(column) for column in columns]
        self.tries = len(self.columns[0])
        self.shares = [sum(column) / self.tries for column in self.columns]
        self.errors = _errors(self.columns)

    @staticmethod
    def of(noted: Sequence[Sequence[int]], sharpness: float) -> "Estimate":
        """What a game's `evaluate` says of the ends of many tries, as parts of one win; sharpness: see `grades`."""
        powers = _powers(sharpness)
        columns = [[powers[share] for share in column] for column in zip(*noted, strict=True)]
        wholes = [1e-300] * len(noted)  # never nothing
        for column in columns:
            wholes = list(map(add, wholes, column))
        return Estimate(list(map(truediv, column, wholes)) for column in columns)

    @staticmethod
    def mean(parts: Sequence[tuple[float, "Estimate"]]) -> "Estimate":
        """By weights that add up to 1, try by try. Where one has fewer tries than others, each of them stands for several."""
        most = max(each.tries for _, each in parts)
        columns: list[Column] = []
        for seat in range(len(parts[0][1].columns)):
            weighed = [[weight * share for share in each.columns[seat]] for weight, each in parts]
            columns.append(list(map(sum, zip(*(islice(cycle(column), most) for column in weighed), strict=True))))
        return Estimate(columns)

    @property
    def look(self) -> Look:
        return Look(self.shares, self.errors)

    def less(self, other: "Estimate") -> tuple[list[float], list[float]]:
        """What it is more than another, for each seat, and the errors of that."""
        difference = [mine - theirs for mine, theirs in zip(self.shares, other.shares, strict=True)]
        if min(self.tries, other.tries) == 1:  # one of them is exact
            return difference, [(one**2 + two**2) ** 0.5 for one, two in zip(self.errors, other.errors, strict=True)]
        pairs = zip(self.columns, other.columns, strict=True)
        return difference, _errors([list(map(sub, one, two)) for one, two in pairs])


@cache
def _powers(sharpness: float) -> list[float]:
    """Of every share that `evaluate` can say: to look one up is several times as quick."""
    return [(share / 10000) ** sharpness for share in range(10001)]


def _errors(columns: Sequence[Column]) -> list[float]:
    """The standard error of each column's mean; what was tried once is exact."""
    return [_error(column) for column in columns]


def _error(column: Column) -> float:
    count = len(column)
    return dist(column, [sum(column) / count] * count) / (count * (count - 1)) ** 0.5 if count > 1 else 0.0
