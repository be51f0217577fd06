"""Batches: the same on both engines, with any number of rows and threads; and the law of hiding."""

import copy
import pickle
import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import sweetbox
from sweetbox.adapters.sitting import rewards
from sweetbox.conformance.configurations import Configuration, positions, spread
from sweetbox.engines.batch import Batch
from sweetbox.engines.cpu import joined
from sweetbox.engines.observation import observation_names
from sweetbox.kernel.chance import new_rng
from sweetbox.kernel.position import Position, Result
from sweetbox.kernel.registry import game

STEPS = 40


def batch(setup: Configuration, n: int, engine: str = "cpu", **more: Any) -> Batch:
    return sweetbox.batch(setup.game, n, engine, seats=setup.seats, **setup.options, **more)


def row_moves(legal: np.ndarray, number: int) -> np.ndarray:
    """A legal move for each row, from its mask and the number of the step alone; 0 where there is none."""
    chosen = []
    for row in legal:
        moves = np.flatnonzero(row)
        chosen.append(moves[(number * 7919 + 13 * len(moves)) % len(moves)] if len(moves) else 0)
    return np.array(chosen)


def history(of: Batch, steps: int = STEPS) -> list[tuple[bytes, ...]]:
    """What every row went through: one tuple of bytes a row."""
    rows: list[list[bytes]] = [[] for _ in range(of.n)]
    for number in range(steps):
        legal, seen = of.legal(), of.observe()
        step = of.step(row_moves(legal, number))
        for row in range(of.n):
            rows[row] += [legal[row].tobytes(), seen[row].tobytes(), of.tables[row].tobytes(), step.rewards[row].tobytes()]
    return [tuple(row) for row in rows]


def test_both_engines_and_any_threads_agree(one: Configuration) -> None:
    slow = history(batch(one, 5, "python", seed=3))
    assert history(batch(one, 5, "cpu", seed=3)) == slow
    assert history(batch(one, 5, "cpu", seed=3, threads=2)) == slow


def test_a_row_depends_on_its_own_seed_alone() -> None:
    setup = Configuration("biscuit_pockets", 2)
    together = history(batch(setup, 4, "python", seed=10))
    assert together[2] == history(batch(setup, 1, "python", seed=12))[0]
    assert together[2] == history(batch(setup, 2, "python", seed=[99, 12]))[1]
    assert len(set(together)) == 4


def test_masks_are_the_rules_legal_moves(one: Configuration) -> None:
    of = batch(one, 3, seed=5)
    for number in range(STEPS):
        for seat in range(one.seats):
            masks = of.legal(seat)
            for row in range(of.n):
                assert np.flatnonzero(masks[row]).tolist() == of.position(row).legal(seat)
        of.step(row_moves(of.legal(), number))


def test_matches_end_and_begin_again() -> None:
    of = sweetbox.batch("_template", 8, "python", toffees=5, seed=1)
    ended = np.zeros(8, int)
    for number in range(60):
        was_on = of.acting != 0
        step = of.step(row_moves(of.legal(), number))
        assert was_on.all()
        assert (np.abs(step.rewards.sum(axis=1)) < 1e-9).all()
        assert ((step.rewards != 0).any(axis=1) == step.over).all()
        ended += step.over
    assert (ended > 3).all()


def test_without_autoreset_a_row_rests_until_it_is_reset() -> None:
    of = sweetbox.batch("_template", 4, "python", toffees=5, seed=1, autoreset=False)
    number = 0
    while (of.acting != 0).any():
        step = of.step(row_moves(of.legal(), number))
        number += 1
    assert not of.legal().any()
    assert (of.mover == -1).all()
    rested = of.tables.copy()
    assert not of.step(np.zeros(4, int)).over.any()
    assert (of.tables == rested).all()
    assert step.over.any()
    of.reset(which=np.array([True, False, True, False]))
    assert (of.acting != 0).tolist() == [True, False, True, False]


def test_joint_moves_are_single_moves_in_seat_order(one: Configuration) -> None:
    """(n, seats): everybody who has to move does so in one step."""
    joint, single = batch(one, 3, "python", seed=2), batch(one, 3, "python", seed=2)
    for number in range(15):
        owing = joint.owing
        moves = np.full((3, one.seats), -1)
        for seat in range(one.seats):
            chosen = row_moves(joint.legal(seat), number)
            moves[:, seat] = np.where(owing[:, seat], chosen, -1)
        joint.step(moves)
        for seat in range(one.seats):
            rows = np.where(owing[:, seat], seat, -1)
            single.step(np.maximum(moves[:, seat], 0), rows)
        assert (joint.tables == single.tables).all()


def test_an_illegal_move_refuses_the_whole_step() -> None:
    of = sweetbox.batch("biscuit_pockets", 3, "python", seed=1)
    moves = row_moves(of.legal(), 0)
    moves[1] = 80  # nobody is asked to show a tile
    before = of.tables.copy(), of.rngs.copy()
    with pytest.raises(sweetbox.MoveError) as caught:
        of.step(moves)
    assert caught.value.rule
    assert "row 1" in caught.value.__notes__[0]
    assert (of.tables == before[0]).all()
    assert (of.rngs == before[1]).all()
    wrong_seat = (of.mover + 1) % 2
    with pytest.raises(sweetbox.MoveError) as caught:
        of.step(row_moves(of.legal(), 0), wrong_seat)
    assert caught.value.code == "not_to_act"
    with pytest.raises(sweetbox.MoveError):
        of.step(np.full(3, 5000))


def test_an_illegal_move_forfeits() -> None:
    of = sweetbox.batch("biscuit_pockets", 3, "python", seats=3, seed=1, illegal="forfeit")
    moves, movers = row_moves(of.legal(), 0), of.mover
    moves[1] = 80
    step = of.step(moves)
    assert step.over.tolist() == [False, True, False]
    assert step.forfeited.tolist() == [0, 1 << movers[1], 0]
    assert step.rewards[1].tolist() == pytest.approx([-1 / 3 if seat == movers[1] else 1 / 6 for seat in range(3)])
    assert (of.acting != 0).all()  # the next match is laid out


def test_copies_in_the_middle_go_on_alike() -> None:
    of = sweetbox.batch("biscuit_pockets", 3, "python", seats=2, seed=4)
    history(of, 20)
    for twin in (copy.deepcopy(of), pickle.loads(pickle.dumps(of))):
        assert history(twin, 10) == history(copy.deepcopy(of), 10)
    before = of.tables.copy()
    history(copy.copy(of), 5)
    assert (of.tables == before).all()


def test_wrong_shapes_and_words_are_refused() -> None:
    of = sweetbox.batch("_template", 3, "python")
    for moves in (np.zeros(4, int), np.zeros((3, 3), int)):
        with pytest.raises(ValueError, match="moves"):
            of.step(moves)
    with pytest.raises(ValueError, match="seats"):
        of.observe(2)
    with pytest.raises(ValueError, match="which"):
        of.reset(which=[True])
    with pytest.raises(ValueError, match="seed"):
        of.reset(seed=[1])
    with pytest.raises(ValueError, match="illegal"):
        sweetbox.batch("_template", 3, "python", illegal="repair")
    with pytest.raises(ValueError, match="at least one"):
        sweetbox.batch("_template", 0)
    with pytest.raises(sweetbox.OptionError):
        sweetbox.batch("_template", 1, "abacus")


@pytest.mark.parametrize(
    ("given", "came"),
    [
        (np.full(3, 3.9), "float64"),
        (np.full(3, np.nan), "float64"),
        (np.full((3, 2), 1, np.float32), "float32"),
        ([True, False, True], "bool"),
        ([None] * 3, "object"),
    ],
)
def test_what_are_no_whole_numbers_are_refused(given: Any, came: str) -> None:
    of = sweetbox.batch("_template", 3, "python")
    before = of.tables.tobytes()
    with pytest.raises(ValueError, match=f"^moves: expected whole numbers, got {came}$"):
        of.step(given)
    with pytest.raises(ValueError, match=f"^seats: expected whole numbers, got {came}$"):
        of.observe(given)
    assert of.tables.tobytes() == before


@pytest.mark.parametrize("seat", [-2, 2])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    of = sweetbox.batch("_template", 3, "python", seats=2)
    before = of.tables.tobytes()
    for ask in (of.observe, of.legal, lambda seats: of.step(of.random_moves(), seats)):
        with pytest.raises(ValueError, match=r"^seats: expected -1 to 1, got -?\d to -?\d$"):
            ask([0, seat, 1])
    assert of.tables.tobytes() == before


@pytest.mark.parametrize("engine", ["python", "cpu"])
def test_moves_are_taken_however_their_array_is_laid_out(engine: str) -> None:
    """A policy's may be read-only, every second number of a larger array, or in the other byte order."""
    of = sweetbox.batch("_template", 3, engine, seats=2, seed=2)
    chosen = of.random_moves()
    joint = np.where(of.owing & (np.arange(2) == of.mover[:, None]), chosen[:, None], -1)
    after = set()
    for moves in (chosen, joint):
        fixed = moves.copy()
        fixed.flags.writeable = False
        for given in (moves, fixed, np.repeat(moves, 2, axis=0)[::2], moves.astype(">i2"), np.asfortranarray(moves)):
            twin = copy.copy(of)
            twin.step(given)
            after.add(twin.tables.tobytes())
    assert len(after) == 1
    assert after != {of.tables.tobytes()}


def test_a_round_of_one_row_calls_the_engine_no_more_than_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    of, called = sweetbox.batch("_template", 1, "python", seats=2), []

    class Counting:
        def __getattr__(self, name: str) -> Any:
            called.append(name)
            return getattr(functions, name)

    functions = of.engine.functions
    monkeypatch.setattr(of.engine, "functions", Counting())
    for _ in range(2):
        called.clear()
        moves = of.random_moves()
        of.observe(), of.legal(), of.mover
        of.step(moves)
        assert called == ["find_movers", "choose_rows", "observe_rows", "list_rows", "give_moves", "refuse_rows", "play_rows"]


def test_who_has_to_move_is_known_whatever_changed_it() -> None:
    of = sweetbox.batch("_template", 2, "python", seats=3, seed=1)
    of.acting[:] = [0b100, 0b10]
    assert of.mover.tolist() == [2, 1]
    of.mover[:] = 0  # the caller's own array
    assert of.mover.tolist() == [2, 1]
    of.acting[1] = 0
    assert of.mover.tolist() == [2, -1]
    of.copy_rows([0], [1])
    assert of.mover.tolist() == [2, 2]

    together = sweetbox.batch("sweet_nose", 2, "python", seats=3, seed=1)  # all choose at once
    assert together.mover.tolist() == [0, 0]
    together.set_players(["random", "caller", "caller"])
    assert together.acting.tolist() == [0b111, 0b111]
    assert together.mover.tolist() == copy.copy(together).mover.tolist() == [1, 1]


def test_a_number_too_big_is_not_taken_for_no_move() -> None:
    with pytest.raises(ValueError, match=r"^moves: expected whole numbers below 2\*\*63, got 18446744073709551615$"):
        sweetbox.batch("_template", 3, "python").step(np.full(3, 2**64 - 1, np.uint64))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"n": "4"}, "n: expected a whole number, got '4'"),
        ({"n": 4.0}, "n: expected a whole number, got 4.0"),
        ({"n": None}, "n: expected a whole number, got None"),
        ({"threads": "2"}, "threads: expected a whole number, got '2'"),
        ({"seed": "x"}, "seed: expected a whole number, got 'x'"),
        ({"seed": 1.5}, "seed: expected a whole number, got 1.5"),
        ({"seed": [1.0, 2.0]}, "seed: expected whole numbers, got float64"),
    ],
)
def test_what_cannot_be_a_batch_is_said_in_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        sweetbox.batch(**{"game": "_template", "n": 2, "engine": "python", **wrong})


def test_no_move_leaves_a_row_as_it_is() -> None:
    of = sweetbox.batch("_template", 3, "python", seed=5)
    before = of.tables.copy()
    moves = of.random_moves()
    moves[1] = -1
    step = of.step(moves)
    assert not step.over.any()
    assert [(of.tables[row] == before[row]) for row in range(3)] == [False, True, False]


def test_random_moves_are_legal_and_go_by_the_row(one: Configuration) -> None:
    slow, fast = batch(one, 4, "python", seed=6), batch(one, 4, "cpu", seed=6)
    alone = batch(one, 1, "python", seed=8)
    for _ in range(STEPS):
        moves = slow.random_moves()
        assert slow.legal()[np.arange(4), moves].all()
        assert (fast.random_moves() == moves).all()
        assert alone.random_moves()[0] == moves[2]
        for of, made in ((slow, moves), (fast, moves), (alone, moves[2:3])):
            of.step(made)
    nobody = np.full(4, -1)
    assert slow.random_moves(nobody).tolist() == [-1] * 4


def test_rewards() -> None:
    """Design section 9: 1 / winners for each winner, less 1 / seats; alone, the points."""
    for ranks, shares in (
        ([1, 2, 3, 4], [0.75, -0.25, -0.25, -0.25]),
        ([1, 1, 3, 4], [0.25, 0.25, -0.25, -0.25]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
    ):
        assert rewards(4, 0, Result([0] * 4, ranks)) == shares
    assert [rewards(1, 0, Result([points], [1])) for points in (17, -2)] == [[17], [-2]]


def test_every_number_has_a_name(one: Configuration) -> None:
    names = observation_names(one.game)
    assert len(set(names)) == len(names) == one.game.judge.OBSERVATION


def test_names_say_what_is_observed() -> None:
    """The names of Biscuit Pockets, against an observation whose numbers are known."""
    of = game("biscuit_pockets")
    assert observation_names(game("_small"))[17] == "observation 17"
    names = observation_names(of)
    seen = dict(zip(names, sweetbox.batch(of, 1, "python", seats=3).observe(0)[0].tolist(), strict=True))
    assert seen["pocket c4: kind"] == -1
    assert seen["pocket c4: face down"] == 1
    assert seen["unseen: kind 0"] == 10
    assert seen["seats"] == 3
    assert seen["chain: steps"] == 0


def test_importing_sweetbox_imports_no_arrays() -> None:
    program = "import sys, sweetbox; sweetbox.batch; print('numpy' in sys.modules, 'numba' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["False", "False"]


def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(setup: Configuration) -> None:
    of, box = setup.game, setup.box()
    rows = batch(setup, 2, "python")
    for number, table in enumerate(spread(positions(setup), 16)):
        acting = of.rules.to_act(box, table)
        if acting < 0:
            continue
        for seat in range(setup.seats):
            truth = Position(of, box, table)
            rows.tables[:] = joined(table, truth.hidden(seat).imagined(new_rng(number)).table)
            rows.acting[:] = acting
            seen, legal = rows.observe(seat), rows.legal(seat)
            assert (seen[0] == seen[1]).all()
            assert (legal[0] == legal[1]).all()
