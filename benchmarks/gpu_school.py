"""Tuition on a GPU and on the CPU: whether both teach the same, number for number, and how many positions a second.

python benchmarks/gpu_school.py [--tables 16384] [--iterations 64] [--turns 4] [GAME …]
"""

import argparse
import sys
import time
from dataclasses import fields

import numpy as np

import sweetbox
from sweetbox.learning.cuda_school import CudaSchool, lessons
from sweetbox.learning.tuition import School, Taught
from sweetbox.learning.weights import Weights, has_weights, random_weights, weights

SAME = 256  # tables that both teach with
WARM = 8


def same(one: Taught, other: Taught) -> bool:
    return all(np.array_equal(getattr(one, each.name), getattr(other, each.name)) for each in fields(Taught))


def check(name: str, tables: int, turns: int, iterations: int) -> bool:
    game = sweetbox.game(name)
    given: Weights = weights(game) if has_weights(game) else random_weights(game)
    seats, began = max(2, game.seats[0]), time.monotonic()
    there = CudaSchool(game, seats, SAME, turns, seed=5)
    first = lessons([there], iterations, given, given)[0]
    compiled = time.monotonic() - began
    here = School(game, seats, SAME, turns, threads=1, seed=5)
    here.lesson(1, given)  # compiles
    here = School(game, seats, SAME, turns, threads=1, seed=5)
    began = time.monotonic()
    second = here.lesson(iterations, given, given)
    slow = len(second) / (time.monotonic() - began)
    many = CudaSchool(game, seats, tables, turns, seed=6)
    lessons([many], WARM, given)
    began = time.monotonic()
    fast = len(lessons([many], iterations, given)[0]) / (time.monotonic() - began)
    print(
        f"{name}: {'the same' if same(first, second) else 'DIFFERENT'}; {fast:,.0f} positions a second of {iterations} iterations "
        f"with {tables} tables on the GPU, {slow:,.0f} on one core; ready after {compiled:.0f} s",
        flush=True,
    )
    return same(first, second)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--tables", type=int, default=16384)
    parser.add_argument("--iterations", type=int, default=64)
    parser.add_argument("--turns", type=int, default=4)
    given = parser.parse_args()
    if different := [n for n in given.games or sweetbox.all_games() if not check(n, given.tables, given.turns, given.iterations)]:
        sys.exit(f"different: {', '.join(different)}")


if __name__ == "__main__":
    main()
