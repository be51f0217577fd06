"""The interval of a mean share of the win, honest for few seeds and at 0 and 1.

The unit is the seed: its value is the mean share over all seatings played with it. If every seed were won or lost outright, the
bounds of Clopper and Pearson would be exact. With rotated seatings and ties many seeds are in between: they spread less, and so are
worth more than as many wins and losses. As Korn and Graubard do for samples in clusters, the bounds are taken for that effective
number of seeds. A small spread of only a few seeds is not trusted: PRIOR_SEEDS more seeds, which spread as widely as their mean
allows, are added (4 was the best of 1 to 4 in simulations). If nearly all seeds are at 0.9 and a rare one is at 0, the interval
still contains the true share too seldom.

tests/bots/test_interval.py works out how often such intervals contain the true share.
"""

import math
from collections.abc import Callable, Sequence

PRIOR_SEEDS = 4
STEPS = 30  # of halving: to a billionth


def share_interval(values: Sequence[float], level: float = 0.95) -> tuple[float, float, float]:
    """(mean, low, high) of seeds' values from 0 to 1."""
    if not values:
        return 0.0, 0.0, 1.0
    mean = math.fsum(values) / len(values)
    spread = math.fsum((value - mean) ** 2 for value in values)
    return mean, *bounds(mean, spread, len(values), level)


def bounds(mean: float, spread: float, seeds: int, level: float = 0.95) -> tuple[float, float]:
    """(low, high). spread: the sum of the squares of the seeds' distances from their mean."""
    widest = mean * (1 - mean)  # the variance of seeds that are all won or lost
    share = (spread + PRIOR_SEEDS * widest) / ((seeds - 1 + PRIOR_SEEDS) * widest) if widest else 1.0
    effective = seeds / min(1.0, share)
    wins, losses, outside = mean * effective, (1 - mean) * effective, (1 - level) / 2
    low = _where(lambda x: beta_below(x, wins, losses + 1) > outside) if wins else 0.0
    high = _where(lambda x: beta_below(x, wins + 1, losses) > 1 - outside) if losses else 1.0
    return low, high


def _where(reached: Callable[[float], bool]) -> float:
    """The smallest number from 0 to 1 at which it is reached."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (low, middle) if reached(middle) else (middle, high)
    return (low + high) / 2


def beta_below(x: float, a: float, b: float) -> float:
    """The probability that a number of the beta distribution is below x: the regularised incomplete beta function, by its
    continued fraction (Abramowitz and Stegun, 26.5.8), from the side where that converges fast."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_below(1 - x, b, a)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)) / a
    terms = 30 + int(4 * math.sqrt(max(a, b)))
    fraction = 1.0
    for m in range(terms, 0, -1):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m - 1) * (a + b + m - 1) * x / ((a + 2 * m - 2) * (a + 2 * m - 1))
        fraction = 1 + odd / (1 + even / fraction)
    return front / fraction
