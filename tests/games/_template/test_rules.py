"""Each rule in a situation of its own. A test names the id of the rule that it proves."""

from games._template.situations import a_box, a_table, roll
from sweetbox.games._template.judge import evaluate
from sweetbox.games._template.rules import (
    DRAW_START,
    OVER,
    ROLL,
    TAKE,
    Box,
    Table,
    happen,
    legal,
    odds,
    play,
    result,
    setup,
    to_act,
)
from sweetbox.kernel.chance import CHANCE


def moves(box: Box, table: Table, seat: int) -> list[int]:
    listed = [-1] * 2
    return listed[: legal(box, table, seat, listed)]


def results(box: Box, table: Table) -> tuple[list[int], list[int]]:
    points, ranks = [0] * box.seats, [0] * box.seats
    result(box, table, points, ranks)
    return points, ranks


def test_lt1_the_jar_is_full_and_who_begins_is_drawn() -> None:
    box, table, weights = a_box(3), Table(), [-1] * 6
    setup(box, table)
    assert (table.jar, table.phase, to_act(box, table)) == (21, DRAW_START, CHANCE)
    assert odds(box, table, weights) == 3
    assert weights == [1, 1, 1, 0, 0, 0]
    happen(box, table, 2)
    assert to_act(box, table) == 0b100
    play(box, table, 2, TAKE)
    assert to_act(box, table) == 0b001


def test_lt2_take_one() -> None:
    box, table = a_box(), a_table(10)
    assert moves(box, table, 0) == [TAKE, ROLL]
    assert moves(box, table, 1) == []
    play(box, table, 0, TAKE)
    assert (table.jar, list(table.taken), list(table.rolls), table.turn) == (9, [1, 0, 0, 0], [0, 0, 0, 0], 1)


def test_lt2_roll_and_take_as_many_as_the_die_shows() -> None:
    box, table, weights = a_box(), a_table(10), [-1] * 6
    play(box, table, 0, ROLL)
    assert to_act(box, table) == CHANCE
    assert odds(box, table, weights) == 6
    assert weights == [2, 2, 1, 0, 1, 0]
    happen(box, table, 4)
    assert (table.jar, list(table.taken), list(table.rolls), table.turn) == (5, [5, 0, 0, 0], [1, 0, 0, 0], 1)


def test_lt3_nobody_takes_more_than_there_are() -> None:
    box, table = a_box(), a_table(2)
    roll(box, table, 5)
    assert (table.jar, table.taken[0], table.phase) == (0, 2, OVER)


def test_lt4_nobody_rolls_for_the_last_one() -> None:
    box = a_box()
    assert moves(box, a_table(2), 0) == [TAKE, ROLL]
    assert moves(box, a_table(1), 0) == [TAKE]


def test_lt5_the_last_toffee_sticks() -> None:
    box, table = a_box(3), a_table(1, taken=(9, 4, 7))
    play(box, table, 0, TAKE)
    assert to_act(box, table) == 0
    assert results(box, table) == ([0, 4, 7], [3, 2, 1])


def test_lt6_the_golden_toffee_scores_three_more() -> None:
    box, table = a_box(golden=True), a_table(1, taken=(7, 10))
    play(box, table, 0, TAKE)
    assert results(box, table) == ([11, 10], [1, 2])


def test_lt7_a_tie_goes_to_whoever_rolled_less_often() -> None:
    box, table = a_box(4), a_table(1, taken=(5, 5, 5, 2), rolls=(3, 2, 2, 1), turn=3)
    play(box, table, 3, TAKE)
    assert results(box, table) == ([5, 5, 5, 0], [3, 1, 1, 4])
    assert [evaluate(box, table, seat) for seat in range(4)] == [0, 5000, 5000, 0]
