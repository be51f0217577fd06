"""Compiles what the tests call of every game into their cache, in two processes: `make test` runs it before the tests.

Left to themselves the processes of the tests come to a game at the same time, and each compiles all of it.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from bots.test_search import SEARCHED
from conformance.repository import GAMES
from home import settle
from sweetbox.bots.quick import play_quick
from sweetbox.bots.warm import warm, warm_engine
from sweetbox.engines import engine, speed
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game

PROCESSES = 2
TRACED = "_template"  # the game whose whole matches the tests of the lab and of the arena play


def compile_checked(of: Game) -> None:
    """With every index checked."""
    engine(of, "cpu", bounds=True).playouts(of.make_box(of.seats[0]), 1)


def compile_calls(of: Game) -> None:
    """In one process: what is compiled of the rules for one driver serves the next."""
    if of.name in SEARCHED:
        warm(of)
    else:  # bots are not asked in it
        warm_engine(of)
        speed.make_ready(of)
    if of.name == TRACED:
        play_quick(of, of.make_box(of.seats[0]), [0], [["greedy"] * of.seats[0]])


KINDS: dict[str, tuple[Callable[[Game], None], int]] = {  # what to do, and about how long it takes beside the others
    "engine": (compile_calls, 5),
    "engine that checks indices": (compile_checked, 1),
}


def jobs() -> list[tuple[str, str]]:
    """Games and kinds, the longest first."""

    def length(job: tuple[str, str]) -> int:
        name, kind = job
        return KINDS[kind][1] * len(Path(str(game(name).rules.__file__)).read_bytes())

    return sorted(((name, kind) for kind in KINDS for name in GAMES), key=length, reverse=True)


def do(name: str, kind: str) -> float:
    """How many seconds it took."""
    began = time.perf_counter()
    KINDS[kind][0](game(name))
    return time.perf_counter() - began


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        settle(Path(home))
        with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
            waiting = {pool.submit(do, *job): job for job in jobs()}
            for number, done in enumerate(as_completed(waiting), 1):
                name, kind = waiting[done]
                # A game that cannot be compiled is for the tests to explain.
                told = f"{done.result():.0f} s" if done.exception() is None else "cannot be compiled"
                sys.stdout.write(f"Compiled {number} of {len(waiting)}: {name}, {kind}: {told}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
