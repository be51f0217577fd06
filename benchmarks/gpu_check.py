"""Plays random matches on a GPU and compares every table, byte for byte, with the interpreted engine's and the compiled one's.

Half of the matches are played with the fewest seats, half with the most.

python benchmarks/gpu_check.py [MATCHES] [GAME …]
"""

import hashlib
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import sweetbox
from sweetbox.engines import Playouts, engine

SEED = 7
PART = 100  # matches that a process plays interpreted at a time


def digest(*parts: bytes) -> str:
    hashed = hashlib.sha256()
    for part in parts:
        hashed.update(part)
    return hashed.hexdigest()


def interpreted(name: str, seats: int, first: int, last: int) -> str:
    """Matches first … last-1, played by the rules as they are written."""
    game = sweetbox.game(name)
    rules, slow, count = game.rules, engine(game, "python"), last - first
    call, scratch, rows = slow.functions, slow.scratch(), slow.rows(game.make_box(seats), count)
    box, tables, steps = rows.boxes[0], rows.tables, slow.numbers(count, None, 64)
    points, ranks = slow.numbers(count, rules.SEATS[1], 32), slow.numbers(count, rules.SEATS[1], 32)
    for row in range(count):
        call.start_rng(rows.rngs[row], SEED, first + row)
        call.setup(box, tables[row])
        while call.random_step(box, tables[row], rows.rngs[row], scratch.moves, scratch.weights):
            steps[row] += 1
        call.result(box, tables[row], points[row], ranks[row])
    return digest(*(bytes(row) for rows in (tables, points, ranks) for row in rows), bytes(steps))


def part_of(played: Playouts, first: int, last: int) -> str:
    rows = (played.tables, played.points, played.ranks, played.steps)
    return digest(*(each[first:last].tobytes() for each in rows))


def check(name: str, count: int, pool: ProcessPoolExecutor) -> bool:
    game, matches = sweetbox.game(name), count // 2
    same = True
    for seats in sorted({*game.seats}):
        box, began = game.make_box(seats), time.perf_counter()
        parts = [(first, min(first + PART, matches)) for first in range(0, matches, PART)]
        slow = [pool.submit(interpreted, name, seats, *part) for part in parts]
        compiled = engine(game, "cpu").playouts(box, matches, SEED)
        there = engine(game, "cuda").playouts(box, matches, SEED)
        rows = (there.tables, there.points, there.ranks, there.steps)
        there = Playouts(*(each.copy_to_host() for each in rows), there.total_steps)
        with_compiled = all(part_of(there, *part) == part_of(compiled, *part) for part in parts)
        with_python = all(part_of(there, *part) == each.result() for part, each in zip(parts, slow, strict=True))
        same &= with_compiled and with_python
        verdicts = [f"{'byte-identical with' if equal else 'DIFFERENT from'} {other}" for other, equal in (
            ("the interpreted engine", with_python), ("the compiled one", with_compiled))]  # fmt: skip
        head = f"{name}, {seats} seats: {matches} matches, {there.total_steps} steps"
        print(f"{head}, {' and '.join(verdicts)} ({time.perf_counter() - began:.0f} s)", flush=True)
    return same


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        checked = [check(name, count, pool) for name in sys.argv[2:] or sweetbox.all_games()]
    raise SystemExit(0 if all(checked) else 1)
