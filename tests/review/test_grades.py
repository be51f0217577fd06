"""Grades: by what the bots lose, ascending in every game."""

from time import process_time

import pytest

import sweetbox
from sweetbox.bots.learned import StrongestBot
from sweetbox.review.calibrating import MEASURED, evenly, level_of, patient
from sweetbox.review.course import Part
from sweetbox.review.grades import LEAST_DEPTH, MOST_DEPTH, Level, Levels, grade_of, levels_of, usual_depth


def level(tenth: float) -> Level:
    return Level(tenth / 3, 0.001, tenth, 100)


def test_grades_are_set_by_what_bots_lose():
    limits = Levels(600, {"fair": level(0.06), "sharp": level(0.03), "master": level(0.02)}).limits
    assert limits == {"slip": 0.02, "mistake": 0.06, "blunder": pytest.approx(0.18)}
    graded = [grade_of(loss, limits) for loss in (0, 0.001, 0.02, 0.059, 0.06, 0.17, 0.19)]
    assert graded == ["best", "good", "slip", "slip", "mistake", "mistake", "blunder"]


def test_where_bots_lose_nothing_a_mistake_is_still_something():
    limits = Levels(600, {"fair": level(0.0), "master": level(0.0)}).limits
    assert 0 < limits["slip"] < limits["mistake"] < limits["blunder"]


@pytest.mark.parametrize("name", [*sweetbox.all_games(), "_template"])
def test_every_game_has_grades_that_ascend(name):
    levels = levels_of(sweetbox.game(name))
    slip, mistake, blunder = levels.limits.values()
    assert 0 < slip < mistake < blunder < 1
    assert levels.iterations is None or levels.iterations > 10_000
    assert 0.2 < levels.sharpness < 5
    assert set(levels.levels) <= set(MEASURED)
    assert all(0 <= each.loss <= 1 and each.decisions > 0 for each in levels.levels.values())


def test_a_long_match_is_looked_at_less_closely():
    guessed, measured = Levels(None, {}), Levels(100_000, {})
    assert usual_depth(guessed, 1, 1) == MOST_DEPTH
    assert usual_depth(guessed, 10_000, 10_000) == LEAST_DEPTH
    assert LEAST_DEPTH < usual_depth(guessed, 1200, 500) < usual_depth(guessed, 300, 150) < MOST_DEPTH
    assert usual_depth(measured, 500, 1) == 200


def test_what_is_measured_of_a_level():
    measured = level_of([0.0] * 8 + [0.1, 0.3])
    assert (measured.loss, measured.tenth, measured.decisions) == (0.04, 0.3, 10)
    assert 0 < measured.error < 0.04


def test_decisions_are_taken_evenly():
    parts = [Part("decision", entry, 1, 0) for entry in range(10)]
    assert [part.entry for part in evenly(parts, 5)] == [1, 3, 5, 7, 9]
    assert evenly(parts, 20) == parts


@pytest.mark.parametrize("name", ["sharp", "master"])
def test_a_busy_machine_makes_no_level_weaker(name):
    inside = patient(name).inside
    assert isinstance(inside, StrongestBot)
    assert all(each.clock is process_time for each in inside.searches)
