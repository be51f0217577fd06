"""The drivers, interpreted, over Picks and Biscuit Pockets; conformance holds the compiled ones against these."""

from ctypes import c_int32
from typing import Any

import pytest

import sweetbox
from kernel import picks
from sweetbox.kernel import drivers, translate
from sweetbox.kernel.chance import new_rng
from sweetbox.kernel.drivers import REFUSED, first_seat

PLAIN = translate.plain(picks.GAME)


def rows(count: int, width: int) -> list[Any]:
    return [(c_int32 * width)() for _ in range(count)]


def scratch() -> tuple[Any, Any]:
    return (c_int32 * picks.MOVES)(), (c_int32 * picks.OUTCOMES)()


def playouts(count: int, seed: int, first: int = 0) -> tuple[list[Any], list[int], int, list[Any]]:
    boxes, tables = [picks.Box(2, 2)], [picks.Table() for _ in range(count)]
    points, ranks, steps = rows(count, 3), rows(count, 3), [0] * count
    rngs = [new_rng(0) for _ in range(count)]
    total = PLAIN["random_playouts"](
        boxes, tables, rngs, first, count, seed, picks.LONGEST, points, ranks, steps, *scratch()
    )  # fmt: skip
    return tables, steps, total, ranks


@pytest.mark.parametrize(("mask", "seat"), [(1, 0), (0b110, 1), (0b1000, 3)])
def test_the_first_seat_of_a_mask(mask, seat):
    assert first_seat(mask) == seat


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


def test_random_steps_stop_at_the_limit():
    table = picks.GAME.new_table(picks.Box(2, 2))
    assert PLAIN["random_steps"]([picks.Box(2, 2)], [table], [new_rng(1)], 0, 3, *scratch()) == 3
    assert table.phase == picks.COIN  # the card, and two picks
    assert PLAIN["random_steps"]([picks.Box(2, 2)], [table], [new_rng(1)], 0, 0, *scratch()) == 0


def started(count: int) -> tuple[list[Any], list[Any], list[Any], list[int]]:
    boxes, tables = [picks.Box(2, 2)], [picks.Table() for _ in range(count)]
    rngs, acting = [new_rng(0) for _ in range(count)], [99] * count
    PLAIN["batched_start"](boxes, tables, rngs, 0, count, 5, acting, scratch()[1])
    return boxes, tables, rngs, acting


def test_a_batch_starts_at_its_first_decision():
    _, tables, _, acting = started(4)
    assert acting == [0b11] * 4
    assert all(0 <= table.secret < 4 for table in tables)


def test_a_batched_step_makes_each_move_and_lets_chance_happen():
    boxes, tables, rngs, acting = started(3)
    moves, weights = scratch()
    assert PLAIN["batched_step"](boxes, tables, rngs, 0, 3, [0, 1, 0], [1, 2, 3], acting, moves, weights) == 0
    assert acting == [0b10, 0b01, 0b10]
    assert PLAIN["batched_step"](boxes, tables, rngs, 0, 3, [1, 0, 1], [0, 0, 0], acting, moves, weights) == 0
    assert acting == [1, 1, 1]  # the coins have fallen: seat 0 walks
    assert [list(table.shown)[:2] for table in tables] == [[1, 0], [0, 2], [3, 0]]


@pytest.mark.parametrize(("seat", "move"), [(0, 4), (0, -1), (0, 99), (-1, 0), (2, 0), (5, 0), (40, 0)])
def test_a_move_that_is_not_legal_leaves_its_table_alone(seat, move):
    boxes, tables, rngs, acting = started(3)
    before, rng = bytes(tables[1]), list(rngs[1])
    assert PLAIN["batched_step"](boxes, tables, rngs, 0, 3, [0, seat, 1], [0, move, 0], acting, *scratch()) == 1
    assert acting == [0b10, REFUSED, 0b01]
    assert bytes(tables[1]) == before
    assert list(rngs[1]) == rng


def test_a_finished_table_refuses_every_move():
    boxes, tables, rngs, acting = started(1)
    PLAIN["random_steps"](boxes, tables, rngs, 0, 100, *scratch())
    assert PLAIN["batched_step"](boxes, tables, rngs, 0, 1, [0], [0], acting, *scratch()) == 1
    assert acting == [REFUSED]


def test_every_function_of_the_contract_has_a_driver_for_one_table():
    from sweetbox.kernel.game import CONTRACT

    assert all(callable(getattr(drivers, f"{name}_at")) for name in CONTRACT)
    table = picks.GAME.new_table(picks.Box(2, 2))
    boxes, tables = [picks.Box(2, 2)], [picks.Table(), table]
    assert PLAIN["to_act_at"](boxes, tables, 1) == -1
    PLAIN["happen_at"](boxes, tables, 1, 3)
    assert table.secret == 3
    PLAIN["hide_at"](boxes, tables, 1, 0)
    assert table.secret == picks.NONE
    assert bytes(tables[0]) == bytes(picks.Table())


def test_random_moves_are_equally_likely():
    """The first flip of Biscuit Pockets: 72 legal moves, each about as often."""
    game = sweetbox.game("biscuit_pockets")
    functions, box = translate.plain(game), game.make_box(2)
    moves, weights = (c_int32 * game.rules.MOVES)(), (c_int32 * game.rules.OUTCOMES)()
    counts = [0] * game.rules.MOVES
    start = game.new_table(box)
    rng = new_rng(3)
    functions["settle"](box, start, rng, weights)
    for _ in range(3600):
        table = start.clone()
        functions["random_step"](box, table, rng, moves, weights)
        counts[table.last_pocket + (36 if table.tapped else 0)] += 1
    assert sum(counts[:72]) == 3600
    assert sum((n - 50) ** 2 / 50 for n in counts[:72]) < 150  # chi-square with 71 degrees: mean 71, 150 is beyond six sigma
