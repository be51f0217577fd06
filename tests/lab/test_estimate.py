"""Estimates: known intervals, and how often many of them hold at once."""

import math

import numpy as np
import pytest

from sweetbox.bots.interval import share_interval
from sweetbox.lab.estimate import mean, quotient, spent, student


@pytest.mark.parametrize(
    ("alpha", "freedom", "t"),
    [(0.05, 1, 12.7062), (0.05, 10, 2.2281), (0.01, 30, 2.7500), (0.05, 10**5, 1.95998), (0.001, 5, 6.8688)],
)
def test_student_is_that_of_the_tables(alpha, freedom, t):
    assert student(alpha, freedom) == pytest.approx(t, abs=2e-4)


def test_the_mean_of_numbers():
    estimate = mean(np.array([1.0, 2.0, 3.0, 4.0]))
    half = 3.1824 * math.sqrt(5 / 3 / 4)  # t for 3 degrees of freedom
    assert estimate.value == 2.5
    assert estimate.interval(0.05) == pytest.approx((2.5 - half, 2.5 + half), abs=1e-3)


def test_a_share_gets_the_bounds_of_the_arena():
    values = [1.0, 0.0, 0.5, 1.0, 1.0, 0.0, 1.0]
    assert mean(np.array(values), share=True).interval(0.05) == pytest.approx(share_interval(values)[1:])


def test_a_quotient_counts_by_what_is_below_it():
    """Two deals: 3 of 4 decisions, 1 of 2. The deals pull at 4 / 6 with 1/3 and -1/3 of a decision, by the mean of 3 a deal."""
    estimate = quotient(np.array([3.0, 1.0]), np.array([4.0, 2.0]))
    assert estimate.value == pytest.approx(4 / 6)
    assert estimate.pulls == pytest.approx([1 / 9, -1 / 9])
    assert math.isnan(quotient(np.zeros(2), np.zeros(2)).value)


def test_common_luck_cancels_out():
    luck = np.random.default_rng(1).normal(size=500)
    one, other = mean(luck), mean(luck + 0.1)
    low, high = other.minus(one).interval(0.05)
    assert low == pytest.approx(0.1)
    assert high == pytest.approx(0.1)
    assert one.interval(0.05)[1] - one.interval(0.05)[0] > 0.15


def test_a_difference_of_shares_that_never_differed_is_not_certain():
    never = mean(np.zeros(200), share=True)
    low, high = never.minus(never).interval(0.05)
    assert -0.05 < low < 0 < high < 0.05


def test_all_looks_together_spend_no_more_than_there_is():
    assert sum(spent(0.05, look) for look in range(1, 10_000)) < 0.05


def test_intervals_hold_at_once_although_one_stops_as_soon_as_they_are_narrow():
    """Three figures, looked at after 25, 50, 100 and 200 deals; stopped as soon as all are narrow enough. Over 400 runs all three
    hold in at least 95 % of them: here the worst that chance alone would leave of that is 92.7 %."""
    luck, held = np.random.default_rng(7), 0
    for _ in range(400):
        runs = [luck.exponential(2.0, 200), luck.normal(1.0, 1.0, 200), luck.uniform(-1, 1, 200)]
        for look, deals in enumerate((25, 50, 100, 200), 1):
            each = [mean(run[:deals]).interval(spent(0.05, look) / 3) for run in runs]
            if all(high - low < 1.2 for low, high in each):
                break
        held += all(low <= true <= high for (low, high), true in zip(each, (2.0, 1.0, 0.0), strict=True))
    assert held / 400 >= 0.927


def test_shares_hold_at_once():
    luck, held = np.random.default_rng(8), 0
    for _ in range(60):
        each = [mean((luck.random(80) < true).astype(float), share=True).interval(0.05 / 2) for true in (0.02, 0.4)]
        held += all(low <= true <= high for (low, high), true in zip(each, (0.02, 0.4), strict=True))
    assert held >= 54
