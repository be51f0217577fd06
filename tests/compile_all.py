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

import single
import sweetbox
from bots.test_search import SEARCHED
from conformance.configurations import GAMES
from home import settle
from sweetbox.bots.compiled import make_ready
from sweetbox.engines import engine
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game

PROCESSES = 2


def compile_engine(of: Game) -> None:
    engine(of, "cpu").playouts(of.make_box(of.seats[0]), 1)
    batch = sweetbox.batch(of, 2)
    batch.observe()
    batch.legal()
    batch.step(batch.random_moves())


def compile_singles(of: Game) -> None:
    """One table at a time, as the conformance suite asks both engines."""
    each = engine(of, "cpu", more=(single,))
    boxes, tables, rngs = each.wrap(of.make_box(of.seats[0])), each.records(of.rules.Table, 1), each.rngs(1)
    moves, weights, *_ = each.scratch()
    call = each.functions
    call.start_rng(rngs[0], 1, 0)
    call.setup_at(boxes, tables, 0)
    call.random_step_at(boxes, tables, 0, rngs, moves, weights)
    call.to_act_at(boxes, tables, 0)
    call.odds_at(boxes, each.wrap(of.set_up(of.make_box(of.seats[0])).table), 0, weights)
    call.seen_by_at(boxes, each.wrap(of.set_up(of.make_box(of.seats[0])).table), 0, CHANCE, 0)
    call.hide_at(boxes, tables, 0, 0)
    call.legal_at(boxes, tables, 0, 0, moves)
    call.observe_at(boxes, tables, 0, 0, each.numbers(of.judge.OBSERVATION, None, 16))
    call.evaluate_at(boxes, tables, 0, 0)
    call.imagine_at(boxes, tables, 0, 0, rngs)


def compile_checked(of: Game) -> None:
    """With every index checked."""
    engine(of, "cpu", bounds=True).playouts(of.make_box(of.seats[0]), 1)


KINDS: dict[str, tuple[Callable[[Game], None], int]] = {  # what to do, and about how long it takes beside the others
    "engine": (compile_engine, 2),
    "engine for one table": (compile_singles, 2),
    "engine that checks indices": (compile_checked, 1),
    "bots": (make_ready, 3),
}


def jobs() -> list[tuple[str, str]]:
    """Games and kinds, the longest first."""
    found = [(name, kind) for kind in KINDS for name in (SEARCHED if kind == "bots" else GAMES)]

    def length(job: tuple[str, str]) -> int:
        name, kind = job
        return KINDS[kind][1] * len(Path(str(game(name).rules.__file__)).read_bytes())

    return sorted(found, key=length, reverse=True)


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
