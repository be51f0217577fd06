"""Asks a game's network about the same positions on a GPU, compiled for the CPU and interpreted, and compares every number.

python benchmarks/gpu_network.py [POSITIONS] [GAME …]
"""

import sys
from typing import Any

import numpy as np
from numba import cuda, types

import sweetbox
from sweetbox.engines import engine
from sweetbox.engines.batch import Batch
from sweetbox.kernel.drivers import Rows, Scratch
from sweetbox.kernel.network import Network, Thought
from sweetbox.learning.weights import has_weights, random_weights, weights

BLOCK = 64
STEPS = 25  # random moves before the positions are looked at


def asked_there(name: str) -> Any:
    """A kernel that asks in every row from the view of the seat given for it."""
    game = sweetbox.game(name)
    think_of = engine(game, "cuda").functions.think_of
    move_count, seat_count = game.rules.MOVES, game.rules.SEATS[1]

    @cuda.jit
    def ask(rows: Any, trials: Any, seats: Any, network: Any, all_of: Any) -> None:
        i = cuda.grid(1)
        if i < len(seats):
            moves = cuda.local.array(move_count, types.int32)
            few = cuda.local.array(seat_count, types.int32)
            scratch = Scratch(moves, few, few, few, trials[i : i + 1])
            thought = Thought(all_of.numbers[i], all_of.wide[i], all_of.deep[i], all_of.shares[i], all_of.priors[i], all_of.own[i])
            think_of(rows, scratch, i, seats[i], network, thought)

    return ask


def check(name: str, count: int) -> bool:
    game = sweetbox.game(name)
    given = weights(game) if has_weights(game) else random_weights(game)
    same = True
    for seats in sorted({game.fewest, game.seats[1]}):
        batch = Batch(game, count, seats=seats, seed=11)
        for _ in range(STEPS):
            batch.step(batch.random_moves())
        movers, compiled, slow = batch.mover, engine(game, "cpu"), engine(game, "python")
        thoughts = [given.thought(compiled) for _ in range(count)]
        scratch = compiled.scratch()
        for row, thought in enumerate(thoughts):
            compiled.functions.think_of(batch.rows, scratch, row, int(movers[row]), given.network, thought)
        for row in range(0, count, max(1, count // 20)):
            plain = given.thought(slow)
            rows = slow.rows(batch.box, 1)
            rows.tables[0] = batch.table(row)
            slow.functions.think_of(rows, slow.scratch(), 0, int(movers[row]), given.on(slow), plain)
            same &= all(list(one) == other.tolist() for one, other in zip(plain, thoughts[row], strict=True))
        there = Thought(*(cuda.to_device(np.stack([np.zeros_like(each)] * count)) for each in given.thought(compiled)))
        rows = Rows(*(cuda.to_device(each) for each in batch.rows))
        trials, network = cuda.to_device(batch.tables), Network(*(cuda.to_device(each) for each in given.network))
        asked_there(name)[-(-count // BLOCK), BLOCK](rows, trials, cuda.to_device(movers), network, there)
        for field, found in enumerate(there):
            expected = np.stack([thought[field] for thought in thoughts])
            same &= bool((found.copy_to_host() == expected).all())
    print(f"{name}: {'the same' if same else 'DIFFERENT'} in {count} positions")
    return same


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    different = [name for name in sys.argv[2:] or sweetbox.all_games() if not check(name, count)]
    if different:
        sys.exit(1)


if __name__ == "__main__":
    main()
