"""Tallies: what is added up, what is said of ties, and the tables that a game reads its own from."""

import pytest

import sweetbox
from sweetbox import MoveError
from sweetbox.conformance.configurations import random_match
from sweetbox.kernel.say import Say
from sweetbox.kernel.tally import Course, Line, added_up, with_tie_break

TEMPLATE = sweetbox.game("_template")


def test_only_lines_that_count_are_added_up() -> None:
    lines = [Line(Say("a"), [3, 1]), Line(Say("b"), [-1, 2], round=1), Line(Say("c"), [7, 7], counts=False)]
    assert added_up(lines, 2) == [2, 3]
    assert added_up([], 3) == [0, 0, 0]


@pytest.mark.parametrize(("points", "told"), [([3, 1, 3], True), ([3, 1, 2], False), ([5], False)])
def test_what_breaks_ties_is_told_only_where_there_is_one(points: list[int], told: bool) -> None:
    lines = with_tie_break([Line(Say("a"), points)], Say("rolls"), [1] * len(points))
    assert [line.say.key for line in lines] == (["a", "rolls"] if told else ["a"])
    assert added_up(lines, len(points)) == points


def test_a_course_is_every_table_of_the_match() -> None:
    match = random_match(TEMPLATE, 2, 4)
    course = Course(TEMPLATE.rules.Table, [(bytes(match.position_at(entry)), 0) for entry in range(len(match.log) + 1)])
    assert len(course) == len(match.log) + 1
    assert [bytes(table) for table in course] == [bytes(match.position_at(entry)) for entry in range(len(course))]
    assert bytes(course[-1]) == bytes(match.position)
    assert [bytes(table) for table in course[1:3]] == [bytes(match.position_at(1)), bytes(match.position_at(2))]


def test_a_match_counts_once_and_only_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match, counted, tally = random_match(TEMPLATE, 2, 4), [], TEMPLATE.viewing.tally
    monkeypatch.setattr(TEMPLATE.viewing, "tally", lambda box, course: counted.append(len(course)) or tally(box, course))
    assert match.tally() == match.tally() == match.copy().tally()
    assert counted == [len(match.log) + 1]
    with pytest.raises(MoveError, match="The match is not over yet"):
        match.at(len(match.log) - 1).tally()
    match.tally().clear()
    assert match.tally()
