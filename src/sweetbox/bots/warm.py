"""Compiling everything a game needs in advance, several games side by side: engines, batches, positions, bots and reviews."""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.resources import files
from multiprocessing import get_context

from sweetbox.bots import compiled
from sweetbox.engines import engine, speed
from sweetbox.engines.base import check_compiler
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as game_named
from sweetbox.review import looking


def is_warm(game: Game) -> bool:
    """OptionError where nothing can be compiled."""
    check_compiler()
    return compiled.is_ready(game) and speed.is_ready(game) and looking.is_ready(game)


def warm(game: Game) -> None:
    """In one process, so that rules compiled for one driver serve the next."""
    warm_engine(game)
    speed.make_ready(game)
    compiled.make_ready(game)


def warm_engine(game: Game) -> None:
    """What playouts and batches call."""
    from sweetbox.engines.batch import Batch

    engine(game, "cpu").playouts(game.make_box(game.seats[0]), 1)
    batch = Batch(game, 2)
    batch.observe()
    batch.legal()
    batch.step(batch.random_moves())


def warm_all(names: Sequence[str], processes: int | None = None) -> Iterator[tuple[str, float]]:
    """Each game when it is ready, with the seconds it took; the longest rules first."""
    by_length = sorted(names, key=lambda name: len(_rules_of(name)), reverse=True)
    with ProcessPoolExecutor(processes or os.cpu_count() or 1, get_context("spawn")) as pool:
        begun = {pool.submit(_timed, game_named(name)): name for name in by_length}
        for done in as_completed(begun):
            yield begun[done], done.result()


def _rules_of(name: str) -> bytes:
    return files(game_named(name).package).joinpath("rules.py").read_bytes()


def _timed(game: Game) -> float:
    began = time.perf_counter()
    warm(game)
    looking.make_ready(game)
    return time.perf_counter() - began
