"""Tuition: what searches teach is legal, whole and in the view of the seat that moved, and the same at every speed."""

import math
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import sweetbox
from sweetbox.engines import engine
from sweetbox.kernel import school as lessons
from sweetbox.kernel.chance import CHANCE_STREAM, MOVES_STREAM
from sweetbox.kernel.network import PRIOR_WHOLE, SHARE_WHOLE
from sweetbox.kernel.school import CALM, CURIOUS, Class, Notes
from sweetbox.kernel.tree import edge_key
from sweetbox.learning.tuition import LISTED, REACH, School, Taught, belief, former_seats, taught
from sweetbox.learning.weights import random_weights

TOFFEES = sweetbox.game("_template")


def a_lesson(threads: int = 1, sparing: int = 0) -> Taught:
    newest = random_weights(TOFFEES, 0)
    newest.manner = newest.manner._replace(sparing=sparing)
    return School(TOFFEES, 3, tables=6, turns=20, threads=threads, seed=5).lesson(30, newest, random_weights(TOFFEES, 1))


def check_same(one: Taught, other: Taught) -> None:
    for field in fields(Taught):
        assert np.array_equal(getattr(one, field.name), getattr(other, field.name)), field.name


def test_what_is_taught():
    made = a_lesson()
    assert 60 < len(made) < 120  # a turn of every table, but for those of earlier weights
    assert made.numbers.shape == (len(made), TOFFEES.judge.OBSERVATION)
    legal = made.moves >= 0
    assert (legal.sum(1) > 1).all()  # a move that must be made teaches nothing
    assert (np.sort(made.moves, axis=1)[:, 1:] >= np.sort(made.moves, axis=1)[:, :-1]).all()
    assert (made.parts[~legal] == 0).all()
    assert made.parts.sum(1) == pytest.approx(1, abs=0.01)
    assert made.shares.sum(1) == pytest.approx(1, abs=0.01)
    assert (made.shares[:, 3:] == 0).all()
    assert (made.seats == 3).all()
    assert (made.own[:, :3] < 0).all()
    assert (made.own[:, 3:] == 0).all()


def test_the_same_seed_teaches_the_same_on_any_number_of_threads():
    check_same(a_lesson(), a_lesson(threads=3))


def test_a_lesson_is_never_sparing():
    """It teaches shares, and those must come from the network that learns."""
    check_same(a_lesson(), a_lesson(sparing=2))


def test_a_lesson_is_the_same_interpreted_and_compiled():
    tables, turns, given = 2, 4, random_weights(TOFFEES, 0)
    quick = School(TOFFEES, 2, tables, turns, threads=1, seed=8)
    slow = School(TOFFEES, 2, tables, turns, threads=1, seed=8)
    plain = engine(TOFFEES, "python", more=(lessons,))
    rows, seeds = plain.rows(TOFFEES.make_box(2), tables), np.random.default_rng((8, 2)).integers(1 << 60, size=tables)
    for stream, rngs in ((CHANCE_STREAM, rows.rngs), (MOVES_STREAM, rows.lucks)):
        plain.functions.seed_rows(rngs, 0, tables, [True] * tables, seeds.tolist(), stream)
    slow.engine, slow.pupils = plain, Class(rows, *slow.pupils[1:])
    whole = {name: [plain.shared(getattr(slow.trees, name)[0])] for name in ("visits", "moves", "weights")}
    whole["rngs"] = [plain.rngs(1)]
    slow.trees = slow.trees._replace(boxes=rows.boxes, tables=[plain.records(TOFFEES.rules.Table, 3)], **whole)
    plain.functions.begin_rows(slow.pupils, slow.trees, 0, 0, tables)
    check_same(slow.lesson(15, given), quick.lesson(15, given))


def notes(turns: int) -> Notes:
    """Of one table with two seats in turn, whose searches expect nothing in particular; the first wins after the last turn."""
    sizes = {"numbers": 1, "moves": LISTED, "parts": LISTED, "found": 2, "own": 2, "ranks": 2}
    made = {name: np.zeros((turns, 1, width), np.int64) for name, width in sizes.items()}
    made["moves"][..., 2:] = -1
    made["parts"][..., :2] = 3, 1
    made["found"][:], made["own"][:], made["ranks"][-1] = 5000, 5000, (1, 2)
    over = np.arange(turns)[:, None] == turns - 1
    return Notes(**made, movers=(np.arange(turns) % 2)[:, None], former=np.zeros((turns, 1), bool), over=over)


def test_a_share_is_what_its_search_found_and_more_and_more_how_the_match_ended():
    made = taught(notes(4), seats=2, iterations=1, belief=0.5)
    expected = [0.5 + 0.5**k / 2 for k in (4, 3, 2, 1)]  # of the winner, who moves in turns 0 and 2
    mover = [expected[0], 1 - expected[1], expected[2], 1 - expected[3]]
    assert made.shares[:, 0].tolist() == pytest.approx(mover, abs=0.001)
    assert made.parts[0, :3].tolist() == [0.75, 0.25, 0.0]


def test_turns_of_earlier_weights_and_with_too_many_moves_are_not_learned_from():
    given = notes(4)
    given.former[1], given.moves[2, 0] = True, 7
    assert len(taught(given, seats=2, iterations=1, belief=0.5)) == 2


def better(priors: list[int], tried: list[int], brought: list[float]) -> list[float]:
    """What the priors of moves should have been that were tried so often and then brought such shares of the win on average."""
    n, room = len(priors), 64
    tree: Any = SimpleNamespace(seat=0, seats=2, events=n, moves=list(range(n)), keys=[0] * room, offers=[0] * room)
    tree.visits, tree.worths = [0] * room, [0] * room
    for move in range(n):
        slot = lessons.root_edge(tree, move)
        tree.keys[slot] = edge_key(0, 0, move, 2, n)
        tree.offers[slot] = ((CURIOUS - 1) * priors[move] + PRIOR_WHOLE // n) // CURIOUS
        tree.visits[slot], tree.worths[slot] = tried[move], round(SHARE_WHOLE * brought[move]) * tried[move]
    parts = [0] * n
    lessons.better_priors(tree, n, sum(tried), parts)
    return [part / PRIOR_WHOLE for part in parts]


def test_a_move_that_brought_more_than_the_others_should_have_been_likelier():
    half = PRIOR_WHOLE // 2
    one, other = better([half, half], [12, 12], [0.55, 0.45])
    believed = 0.1 * 12 / (12 + CALM)
    assert one / other == pytest.approx(math.exp(20 * believed), rel=0.05)
    assert one + other == pytest.approx(1, abs=0.001)


def test_how_often_a_move_was_tried_says_nothing_and_one_that_was_not_keeps_its_prior():
    priors = [PRIOR_WHOLE // 2, PRIOR_WHOLE // 4, PRIOR_WHOLE // 4]
    assert better(priors, [30, 1, 0], [0.5, 0.5, 0.0]) == pytest.approx([0.5, 0.25, 0.25], abs=0.01)


def test_belief_reaches_a_part_of_a_match_ahead():
    assert belief(turns=4000, matches=100) == pytest.approx(1 / (REACH * 40))
    assert belief(turns=10, matches=0) <= 1.0


def test_one_seat_in_eight_is_played_by_earlier_weights():
    masks = former_seats(np.random.default_rng(1), 4000, 3)
    assert masks.max() < 8
    assert np.mean([mask >> seat & 1 for mask in masks for seat in range(3)]) == pytest.approx(1 / 8, abs=0.01)
