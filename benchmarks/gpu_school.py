"""Tuition on a GPU and on the CPU: whether both teach the same, number for number, and how many positions a second.

python benchmarks/gpu_school.py [--tables 16384] [--iterations 64] [--turns 4] [--turn-by FILE] [GAME …]

Most of the time goes into compiling, one game after the other. On a machine with many cores start a process for each game:
those that name the same FILE compile side by side and measure one after the other.
"""

import argparse
import fcntl
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import numpy as np

import sweetbox
from sweetbox.learning.cuda_school import CudaSchool, lessons
from sweetbox.learning.tuition import School, Taught
from sweetbox.learning.weights import Weights, has_weights, random_weights, weights

SAME = 256  # tables that both teach with
WARM = 8


def same(one: Taught, other: Taught) -> bool:
    return all(np.array_equal(getattr(one, each.name), getattr(other, each.name)) for each in fields(Taught))


@contextmanager
def alone(file: Path | None) -> Iterator[None]:
    """While no other process that names this file measures."""
    if file is None:
        yield
        return
    with file.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def check(name: str, tables: int, turns: int, iterations: int, turn_by: Path | None) -> bool:
    game = sweetbox.game(name)
    given: Weights = weights(game) if has_weights(game) else random_weights(game)
    seats, began = game.fewest, time.monotonic()
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
    with alone(turn_by):
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
    parser.add_argument("--turn-by", type=Path)
    given = parser.parse_args()
    asked = (given.tables, given.turns, given.iterations, given.turn_by)
    if different := [name for name in given.games or sweetbox.all_games() if not check(name, *asked)]:
        sys.exit(f"different: {', '.join(different)}")


if __name__ == "__main__":
    main()
