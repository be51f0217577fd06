"""How often intervals of shares hold the true share: at least as often as they claim, also for few seeds, at 0 and at 1."""

import math
import random
from functools import cache

import pytest

from sweetbox.bots.interval import beta_below, share_interval
from sweetbox.kernel.results import share_of_win

# Seeds' values from two rotated seatings, and how likely each is: lost twice, one each or a tie, won twice.
HALVES = {
    "each match by itself, even": (0.25, 0.5, 0.25),
    "each match by itself, 0.9": (0.01, 0.18, 0.81),
    "each match by itself, 0.99": (0.0001, 0.0198, 0.9801),
    "the seed decides, even": (0.5, 0.0, 0.5),
    "the seed decides, 0.8": (0.2, 0.0, 0.8),
    "the seed decides, 0.95": (0.05, 0.0, 0.95),
    "the seed decides, 0.99": (0.01, 0.0, 0.99),
    "the seat decides, mostly": (0.05, 0.9, 0.05),
    "the seat decides, else one side wins": (0.0, 0.9, 0.1),
    "the seat decides, nearly always": (0.0, 0.99, 0.01),
    "all won": (0.0, 0.0, 1.0),
    "all tied": (0.0, 1.0, 0.0),
}


@cache
def interval(lost: int, halved: int, won: int) -> tuple[float, float]:
    return share_interval([0.0] * lost + [0.5] * halved + [1.0] * won)[1:]


@pytest.mark.parametrize("likely", HALVES.values(), ids=HALVES)
def test_two_seatings_hold_the_true_share_as_often_as_is_said(likely: tuple[float, float, float]) -> None:
    """Exactly: over all possible results of this many seeds."""
    truth = 0.5 * likely[1] + likely[2]
    for seeds in (1, 2, 3, 4, 6, 9, 12):
        held = 0.0
        for lost in range(seeds + 1):
            for halved in range(seeds + 1 - lost):
                counts = (lost, halved, seeds - lost - halved)
                ways = math.factorial(seeds) // math.prod(math.factorial(count) for count in counts)
                chance = ways * math.prod(part**count for part, count in zip(likely, counts, strict=True))
                low, high = interval(*counts)
                held += chance * (low <= truth <= high)
        assert held >= 0.95, seeds


@pytest.mark.parametrize("strength", [0.6, 1.5, 40.0])
def test_three_rotated_seats_with_ties_hold_the_true_share_as_often_as_is_said(strength: float) -> None:
    """By simulation: a seed's luck is the seats', so that matches of one seed are alike; close results are ties."""
    luck = random.Random(7)

    def value() -> float:
        fortune = [luck.random() for _ in range(3)]
        shares = []
        for mine in range(3):
            heights = [round(3 * fortune[seat] + luck.random() + (strength - 1 if seat == mine else 0), 1) for seat in range(3)]
            shares.append(share_of_win([1 + sum(other > height for other in heights) for height in heights], mine))
        return sum(shares) / 3

    truth = math.fsum(value() for _ in range(5_000)) / 5_000
    for seeds in (2, 5, 15):
        held = 0
        for _ in range(60):
            _, low, high = share_interval([value() for _ in range(seeds)])
            held += low <= truth <= high
        assert held >= 57, seeds


def test_at_the_edges_the_bounds_are_those_of_clopper_and_pearson() -> None:
    for seeds in (1, 2, 10, 60):
        bound = 0.025 ** (1 / seeds)
        assert share_interval([1.0] * seeds) == pytest.approx((1.0, bound, 1.0), abs=1e-8)
        assert share_interval([0.0] * seeds) == pytest.approx((0.0, 0.0, 1 - bound), abs=1e-8)
    assert share_interval([]) == (0.0, 0.0, 1.0)
    # 7 of 10, as tables have it
    assert share_interval([1.0] * 7 + [0.0] * 3) == pytest.approx((0.7, 0.34755, 0.93326), abs=1e-4)


def test_intervals_get_narrower_with_seeds_that_agree_and_a_stricter_level_is_wider() -> None:
    widths = [high - low for _, low, high in (share_interval([0.5] * seeds) for seeds in (1, 2, 5, 20, 100))]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > 0.9
    assert widths[-1] < 0.05
    halves = [0.0, 1.0] * 10
    assert share_interval(halves, 0.999)[1] < share_interval(halves)[1] < 0.5


def test_the_beta_distribution() -> None:
    for x in (0.0, 0.1, 0.5, 0.83, 1.0):
        assert beta_below(x, 1, 1) == pytest.approx(x)
        assert beta_below(x, 3, 1) == pytest.approx(x**3)
        assert beta_below(x, 1, 40) == pytest.approx(1 - (1 - x) ** 40)
        assert beta_below(x, 2, 2) == pytest.approx(3 * x**2 - 2 * x**3)
    assert beta_below(0.5, 0.5, 0.5) == pytest.approx(0.5)
