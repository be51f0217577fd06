"""Estimates: a figure, how much each deal pulled at it, and the interval that follows.

A figure is a mean over deals, or a quotient of two such means, a / b. Deals are independent of each other; matches of one deal and
seats of one match are not. So the deal is what is counted: by how much it moves the figure is its pull, (a - figure * b) / mean b,
and the spread of the pulls over the deals gives the interval. A share that is a plain mean gets the bounds of `bots/interval.py`,
which hold for few deals and at 0 and 1 as well, and so does the difference of two; everything else those of Student's t.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from sweetbox.bots.interval import beta_below, bounds

FEWEST = 2  # deals that a spread can be told from


@dataclass(frozen=True)
class Estimate:
    """share: it lies from 0 to 1. plain: it is a mean of values that do. apart: it is a difference of two of its kind."""

    value: float
    pulls: NDArray[np.float64]  # (deals,): their mean is 0
    share: bool = False
    plain: bool = False
    apart: bool = False

    @property
    def deals(self) -> int:
        return len(self.pulls)

    def interval(self, alpha: float) -> tuple[float, float]:
        """What holds the true value but in alpha of all cases."""
        if self.deals < FEWEST or math.isnan(self.value):
            return (-1.0 if self.apart else 0.0, 1.0) if self.share else (-math.inf, math.inf)
        spread = float((self.pulls**2).sum())
        if self.plain and self.apart:  # from -1 to 1
            low, high = bounds((1 + self.value) / 2, spread / 4, self.deals, 1 - alpha)
            return 2 * low - 1, 2 * high - 1
        if self.plain:
            return bounds(self.value, spread, self.deals, 1 - alpha)
        half = student(alpha, self.deals - 1) * math.sqrt(spread / (self.deals - 1) / self.deals)
        low, high = self.value - half, self.value + half
        least = -1.0 if self.apart else 0.0
        return (max(least, low), min(1.0, high)) if self.share else (low, high)

    def minus(self, other: "Estimate") -> "Estimate":
        """The difference, by deals that both had: common luck cancels out."""
        deals = min(self.deals, other.deals)
        pulls = self.pulls[:deals] - other.pulls[:deals]
        return Estimate(self.value - other.value, pulls, self.share and other.share, self.plain and other.plain, apart=True)


def mean(values: NDArray[np.float64], share: bool = False) -> Estimate:
    """Of a value a deal."""
    if not len(values):
        return Estimate(math.nan, values, share, share)
    value = float(values.mean())
    return Estimate(value, values - value, share, share)


def quotient(above: NDArray[np.float64], below: NDArray[np.float64], share: bool = False) -> Estimate:
    """Of the sums of two values a deal."""
    whole = float(below.mean()) if len(below) else 0.0
    if whole == 0:
        return Estimate(math.nan, np.zeros(0), share)
    value = float(above.mean()) / whole
    return Estimate(value, (above - value * below) / whole, share)


# ---- How many intervals hold at once ----


def spent(alpha: float, look: int) -> float:
    """The part of alpha that the so-manieth look may use, from 1 on: 1/2, 1/6, 1/12 … of it, which add up to no more than alpha
    however many looks there are."""
    return alpha / (look * (look + 1))


@lru_cache(4096)
def student(alpha: float, freedom: int) -> float:
    """The t that a Student variable exceeds, on either side, in alpha of all cases."""
    low, high = 0.0, 1.0

    def outside(t: float) -> float:
        return beta_below(freedom / (freedom + t * t), freedom / 2, 0.5)

    while outside(high) > alpha:
        high *= 2
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if outside(middle) > alpha else (low, middle)
    return (low + high) / 2
