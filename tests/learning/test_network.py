"""The network: the same numbers interpreted and compiled, and answers that are parts of a whole."""

import os

import numpy as np
import pytest

import sweetbox
from sweetbox.engines import engine
from sweetbox.engines.batch import Batch
from sweetbox.kernel.network import (
    DOUBLING,
    FULL,
    KEEN_WHOLE,
    PRIOR_WHOLE,
    SHARE_WHOLE,
    Network,
    Thought,
    share_parts,
    steps_of,
    think,
    weigh_priors,
)
from sweetbox.learning.weights import Weights, has_weights, random_weights, weights

# Compiling the network's drivers takes its time: for the others, `make soak`.
ASKED = ["_template", "biscuit_pockets"] if not os.environ.get("SWEETBOX_FULL") else ["_template", *sweetbox.all_games()]


def wide(given: Weights) -> tuple[Network, Thought]:
    """For interpreted use."""
    each = engine(given.game, "python")
    return given.on(each), given.thought(each)


@pytest.mark.parametrize("name", ASKED)
def test_interpreted_and_compiled_say_the_same(name: str):
    game = sweetbox.game(name)
    slow, fast = engine(game, "python"), engine(game, "cpu")
    for given in [random_weights(game, 3), *([weights(game)] if has_weights(game) else [])]:
        for seats in sorted({game.fewest, game.seats[1]}):
            batch = Batch(game, 6, seats=seats, seed=4)
            for _ in range(7):
                batch.step(batch.random_moves())
                for row, seat in enumerate(batch.mover):
                    quick = given.thought(fast)
                    n = fast.functions.think_of(batch.rows, fast.scratch(), row, int(seat), given.network, quick)
                    rows = slow.rows(batch.box, 1)
                    rows.tables[0] = batch.table(row)
                    network, thought = wide(given)
                    assert slow.functions.think_of(rows, slow.scratch(), 0, int(seat), network, thought) == n
                    for one, other, field in zip(thought, quick, Thought._fields, strict=True):
                        assert list(one) == other.tolist(), field
                    assert sum(thought.priors[:n]) in range(PRIOR_WHOLE - n, PRIOR_WHOLE + 1)
                    assert sum(thought.shares[:seats]) in range(SHARE_WHOLE - seats, SHARE_WHOLE + 1)


def test_a_doubling_is_64_steps():
    assert [round(32768 * 2 ** (step / 64)) for step in range(64)] == list(DOUBLING)


def test_a_share_in_steps_is_its_logarithm():
    for share in (1, 2, 3, 7, 99, 100, 2500, 5000, 9999, 10000):
        assert steps_of(share) - steps_of(1) == pytest.approx(64 * np.log2(share), abs=1.6)
    assert steps_of(0) == steps_of(1)


def test_own_steps_multiply_the_shares():
    """The game's own estimate and the network's, as odds, are multiplied."""
    network, thought = wide(random_weights(sweetbox.game("_template"), 5))
    think(network, thought, 2)
    before = thought.shares[:2]
    thought.own[0] = 64
    think(network, thought, 2)
    assert thought.shares[0] / thought.shares[1] == pytest.approx(2 * before[0] / before[1], rel=0.01)


def test_a_calmer_network_has_flatter_priors():
    game = sweetbox.game("_template")
    network, thought = wide(random_weights(game, 5))
    think(network, thought, 2)
    moves, highest = np.arange(game.rules.MOVES), []
    for keen in (0, 4, KEEN_WHOLE):
        weigh_priors(network, thought, moves, len(moves), keen)
        highest.append(max(thought.priors))
    assert highest[0] == PRIOR_WHOLE // len(moves) < highest[1] < highest[2]


@pytest.mark.parametrize("steps", [[0, 0], [64, 0], [0, -100, -2000], [7]])
def test_parts_of_a_whole_double_with_64_steps(steps: list[int]):
    parts = np.array(steps, np.int64)
    share_parts(parts, len(steps), max(steps), 10000)
    powers = 2 ** (np.array(steps) / 64)
    assert np.abs(parts - 10000 * powers / powers.sum()).max() < 2


def test_it_says_what_its_arithmetic_in_fractions_says():
    """The integers stand for the weights that `learning.model` trains: worked out again with fractions."""
    game = sweetbox.game("_template")
    given = random_weights(game, 5)
    network, thought = wide(given)
    thought.numbers[:] = [number % 5 for number in range(len(thought.numbers))]
    think(network, thought, 2)
    moves = np.arange(game.rules.MOVES)
    weigh_priors(network, thought, moves, len(moves), KEEN_WHOLE)

    rows = given.network.rows / (FULL << 5)
    added = given.network.row_bias / (FULL << 5)
    for number, low, high, shift, first, usual in given.network.inputs:
        value = min(max(int(thought.numbers[number]), low), high) - low >> shift
        added = added + (rows[first + value] if value != usual else 0)
    wide_units = np.floor(np.clip(added, 0, 1) * FULL) / FULL
    deep = wide_units @ (given.network.layer / 1024) + given.network.layer_bias / (FULL << 10)
    deep = np.floor(np.clip(deep, 0, 1) * FULL) / FULL
    seats = np.exp(deep @ given.network.seats[:2].T / 1024 + given.network.seat_bias[:2] / (FULL << 10))
    worths = wide_units @ given.network.moves_wide.T + deep @ given.network.moves_deep.T
    likely = np.exp(worths / 1024 + given.network.move_bias / (FULL << 10))
    assert np.abs(np.array(thought.shares[:2]) / SHARE_WHOLE - seats / seats.sum()).max() < 0.01
    assert np.abs(np.array(thought.priors) / PRIOR_WHOLE - likely / likely.sum()).max() < 0.01
