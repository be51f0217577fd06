"""Plays random matches on a GPU and compares every table with the CPU's, byte for byte. Needs numba-cuda and a GPU.

python benchmarks/gpu_check.py [MATCHES] [GAME …]
"""

import sys
import time

import numpy as np
from numba import cuda

import sweetbox
from sweetbox.engine import engine
from sweetbox.kernel.chance import RNG_WORDS

THREADS = 64  # of a block


def check(name: str, matches: int) -> bool:
    game = sweetbox.game(name)
    rules, fast = game.rules, engine(game, "cpu")
    random_playouts = fast.functions["random_playouts"]

    @cuda.jit
    def play_all(boxes, tables, rngs, seed, limit, points, ranks, steps, moves, weights):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(tables):
            random_playouts(boxes, tables, rngs, i, i + 1, seed, limit, points, ranks, steps, moves[i], weights[i])

    same = True
    for seats in sorted({game.seats[0], game.seats[1]}):
        box = game.make_box(seats)
        expected = fast.playouts(box, matches, seed=7, threads=8)
        rows = [
            cuda.to_device(each)
            for each in (
                fast.wrap(box),
                fast.records(rules.Table, matches),
                np.zeros((matches, RNG_WORDS), np.int64),
                np.zeros((matches, rules.SEATS[1]), np.int32),
                np.zeros((matches, rules.SEATS[1]), np.int32),
                np.zeros(matches, np.int64),
                np.zeros((matches, rules.MOVES), np.int32),
                np.zeros((matches, rules.OUTCOMES), np.int32),
            )
        ]
        boxes, tables, rngs, points, ranks, steps, moves, weights = rows
        began = time.perf_counter()
        play_all[-(-matches // THREADS), THREADS](boxes, tables, rngs, 7, rules.LONGEST, points, ranks, steps, moves, weights)
        cuda.synchronize()
        seconds = time.perf_counter() - began
        equal = (
            tables.copy_to_host().tobytes() == expected.tables.tobytes()
            and np.array_equal(points.copy_to_host(), expected.points)
            and np.array_equal(ranks.copy_to_host(), expected.ranks)
            and np.array_equal(steps.copy_to_host(), expected.steps)
        )
        same &= bool(equal)
        verdict = "byte-identical" if equal else "DIFFERENT"
        print(
            f"{name}, {seats} seats: {matches} matches, {expected.total_steps} steps, {verdict} ({seconds:.1f} s with compiling)",
            flush=True,
        )
    return same


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    checked = [check(name, count) for name in sys.argv[2:] or sweetbox.all_games()]
    raise SystemExit(0 if all(checked) else 1)
