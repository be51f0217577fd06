"""The drivers, interpreted, over Picks and Biscuit Pockets; conformance holds the compiled ones against these."""

from ctypes import addressof
from typing import Any

import pytest

import sweetbox
from kernel import picks
from sweetbox.engines import engine
from sweetbox.kernel import single
from sweetbox.kernel.chance import new_rng
from sweetbox.kernel.drivers import FORFEIT_ALONE, NO_MOVE, Ends, Rows, Scratch, share_out

PLAIN = engine(picks.GAME, "python")
CALL = PLAIN.functions


def playouts(count: int, seed: int, first: int = 0) -> tuple[list[Any], list[int], int, list[Any]]:
    rows = PLAIN.rows(picks.Box(2, 2), count)
    ends = Ends(PLAIN.numbers(count, 3, 32), PLAIN.numbers(count, 3, 32), PLAIN.numbers(count, None, 64))
    total = CALL.random_playouts(rows, PLAIN.scratch(), first, count, ends, seed, picks.LONGEST)
    return rows.tables, list(ends.steps), total, ends.ranks


@pytest.mark.parametrize(("mask", "seat"), [(0, -1), (1, 0), (0b110, 1), (0b1000, 3)])
def test_the_mover_is_the_lowest_seat_that_owes_a_move(mask, seat):
    movers = PLAIN.numbers(3, None, 64)
    CALL.find_movers([mask] * 3, 1, 3, [-1] * 3, movers)
    assert list(movers) == [0, seat, seat]


def test_each_row_is_given_the_move_of_one_seat():
    given = [[9, 9], [9, 9], [9, 9], [9, 9]]
    CALL.give_moves(given, 1, 4, [5, 6, 7, 8], [0, 1, -1, 0])
    assert given == [[9, 9], [NO_MOVE, 6], [NO_MOVE, NO_MOVE], [8, NO_MOVE]]


def test_playouts_end_and_count_their_steps():
    tables, steps, total, ranks = playouts(20, seed=4)
    assert all(table.phase == picks.OVER for table in tables)
    assert total == sum(steps)
    assert all(min(list(row)[:2]) == 1 for row in ranks)
    assert len({bytes(table) for table in tables}) > 5


def test_a_match_depends_on_seed_and_number_alone():
    many, few = playouts(12, seed=9)[0], playouts(5, seed=9)[0]
    assert [bytes(table) for table in many[:5]] == [bytes(table) for table in few]
    late = playouts(12, seed=9, first=7)[0]
    assert [bytes(table) for table in late[7:]] == [bytes(table) for table in many[7:]]
    assert all(bytes(table) == bytes(picks.Table()) for table in late[:7])
    assert playouts(12, seed=10)[0] != many


def test_a_playout_stops_at_the_limit():
    rows = PLAIN.rows(picks.Box(2, 2), 1)
    ends = Ends(PLAIN.numbers(1, 3, 32), PLAIN.numbers(1, 3, 32), PLAIN.numbers(1, None, 64))
    assert CALL.random_playouts(rows, PLAIN.scratch(), 0, 1, ends, 1, 3) == 3
    assert rows.tables[0].phase == picks.COIN  # the card, and two picks


def started(count: int) -> tuple[Rows, Scratch]:
    rows, scratch = PLAIN.rows(picks.Box(2, 2), count), PLAIN.scratch()
    CALL.seed_rows(rows.rngs, 0, count, [1] * count, [5] * count, 0)
    CALL.reset_rows(rows, scratch, 0, count, [1] * count, False)
    return rows, scratch


def step(rows: Rows, scratch: Scratch, given: list[list[int]]) -> tuple[int, list[int]]:
    """How many rows were refused, and in each the seats whose move was."""
    refused = [0] * len(given)
    count = CALL.refuse_rows(rows, scratch, 0, len(given), given, refused)
    CALL.play_rows(rows, scratch, 0, len(given), given, refused, False)
    return count, refused


def test_rows_start_at_their_first_decision():
    rows, _ = started(4)
    assert list(rows.acting) == [0b11] * 4
    assert all(0 <= table.secret < 4 for table in rows.tables)


def test_each_row_makes_its_moves_and_lets_chance_happen():
    rows, scratch = started(3)
    assert step(rows, scratch, [[1, NO_MOVE], [NO_MOVE, 2], [3, NO_MOVE]]) == (0, [0, 0, 0])
    assert list(rows.acting) == [0b10, 0b01, 0b10]
    assert step(rows, scratch, [[NO_MOVE, 0], [0, NO_MOVE], [NO_MOVE, 0]]) == (0, [0, 0, 0])
    assert list(rows.acting) == [1, 1, 1]  # the coins have fallen: seat 0 walks
    assert [list(table.shown)[:2] for table in rows.tables] == [[1, 0], [0, 2], [3, 0]]


@pytest.mark.parametrize(("given", "wrong"), [([4, NO_MOVE], 1), ([99, NO_MOVE], 1), ([0, 7], 2), ([-2, 9], 3)])
def test_a_move_that_is_not_legal_leaves_its_row_alone(given, wrong):
    rows, scratch = started(3)
    before, rng = bytes(rows.tables[1]), list(rows.rngs[1])
    assert step(rows, scratch, [[0, NO_MOVE], given, [NO_MOVE, 0]]) == (1, [0, wrong, 0])
    assert list(rows.acting) == [0b10, 0, 0b01]  # its match is over: callers who do not want that ask `refuse_rows` first
    assert bytes(rows.tables[1]) == before
    assert list(rows.rngs[1]) == rng


@pytest.mark.parametrize("seat", [-1, 2, 5, 40])
def test_a_seat_that_is_not_there_has_no_legal_move(seat):
    rows, scratch = started(1)
    assert not CALL.is_legal(rows.boxes[0], rows.tables[0], seat, 0, scratch.moves)


def test_a_finished_row_refuses_every_move():
    rows, scratch = started(1)
    while CALL.random_step(rows.boxes[0], rows.tables[0], rows.rngs[0], scratch.moves, scratch.weights):
        pass
    assert step(rows, scratch, [[0, NO_MOVE]]) == (1, [1])
    rows.acting[0] = 0
    assert step(rows, scratch, [[NO_MOVE, 0]]) == (1, [2])


def test_no_move_in_a_row_leaves_it_as_it_is():
    rows, scratch = started(2)
    before = [bytes(table) for table in rows.tables]
    assert step(rows, scratch, [[NO_MOVE, NO_MOVE]] * 2) == (0, [0, 0])
    assert [bytes(table) for table in rows.tables] == before


def test_the_mover_alone_may_be_given_a_move():
    rows, scratch = started(1)
    box, table = rows.boxes[0], rows.tables[0]
    assert CALL.wrong_moves(box, table, 0b10, [2], False, scratch.moves) == 0
    assert CALL.wrong_moves(box, table, 0b10, [6], False, scratch.moves) == 0b10
    assert CALL.make_moves(box, table, 0b10, [2], False)
    assert list(table.choice)[:2] == [picks.NONE, 2]


@pytest.mark.parametrize(
    ("forfeited", "ranks", "rewards"),
    [(0, [1, 2, 3], [2 / 3, -1 / 3, -1 / 3]), (0, [1, 1, 3], [1 / 6, 1 / 6, -1 / 3]), (0b101, [1, 2, 3], [-1 / 3, 2 / 3, -1 / 3])],
)
def test_the_win_is_shared_out(forfeited, ranks, rewards):
    shares = [9.0] * 3
    share_out(3, forfeited, [0] * 3, ranks, shares)
    assert shares == pytest.approx(rewards)


def test_everyone_who_forfeits_loses_and_alone_the_points_count():
    shares = [9.0] * 2
    share_out(2, 0b11, [0, 0], [1, 1], shares)
    assert shares == [-0.5, -0.5]
    share_out(1, 0, [17], [1], shares)
    assert shares[0] == 17
    share_out(1, 1, [17], [1], shares)
    assert shares[0] == FORFEIT_ALONE


def test_every_function_of_the_contract_has_a_driver_for_one_table():
    from sweetbox.kernel.game import CONTRACT

    assert all(callable(getattr(single, f"{name}_at")) for name in CONTRACT)
    call, box, table = engine(picks.GAME, "python").functions, picks.Box(2, 2), picks.GAME.set_up(picks.Box(2, 2)).table
    here = addressof(box), addressof(table)
    assert call.to_act_at(*here) == -1
    call.happen_at(*here, 3)
    assert table.secret == 3
    call.hide_at(*here, 0)
    assert table.secret == picks.NONE


def test_random_moves_are_equally_likely():
    """The first flip of Biscuit Pockets: 72 legal moves, each about as often."""
    game = sweetbox.game("biscuit_pockets")
    slow, box = engine(game, "python"), game.make_box(2)
    functions, (moves, weights, *_) = slow.functions, slow.scratch()
    counts = [0] * game.rules.MOVES
    start = game.set_up(box).table
    rng = new_rng(3)
    functions.settle(box, start, rng, weights)
    for _ in range(3600):
        table = start.clone()
        functions.random_step(box, table, rng, moves, weights)
        counts[table.last_pocket + (36 if table.knocked else 0)] += 1
    assert sum(counts[:72]) == 3600
    assert sum((n - 50) ** 2 / 50 for n in counts[:72]) < 150  # chi-square with 71 degrees: mean 71, 150 is beyond six sigma
