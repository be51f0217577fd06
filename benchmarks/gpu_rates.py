"""Rates of the GPU engine, and of one core of the CPU in the same run: playouts, batches, matches of the lab and, where PyTorch is
installed, lessons. Needs numba-cuda and a GPU.

python benchmarks/gpu_rates.py [GAME …]

Each game has a process of its own: all compile side by side, then one after the other is timed.
"""

import importlib.util
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import Manager, get_context
from typing import Any

import numpy as np

import sweetbox
from sweetbox.engines import engine
from sweetbox.engines.cuda import check_cuda
from sweetbox.kernel.drivers import NO_MOVE
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.lab.gpu import AT_ONCE
from sweetbox.lab.piece import Piece, play_pieces
from sweetbox.lab.setting import Setting
from sweetbox.learning.weights import has_weights, random_weights, weights

ROWS = (1 << 14, 1 << 18, 1 << 20)  # of a batch
TABLES, FEW_TABLES = 1 << 14, 256  # of a lesson on the GPU and on a core, with so many turns, and iterations of each search
TURNS, ITERATIONS = 4, 64
PATIENCE = 6.0  # seconds: if one piece of the lab takes longer, no more are played at once
LONG_ENOUGH = 0.5  # seconds


def middle(game: Game) -> int:
    return sum(game.seats) // 2


def measure(name: str, compiled: Any, turn: Any) -> None:
    game = sweetbox.game(name)
    figures: dict[str, Any] = {"game": name}
    try:
        box, there, here = game.make_box(middle(game)), engine(game, "cuda"), engine(game, "cpu")
        began = time.perf_counter()
        there.playouts(box, 1)
        figures["compile_seconds"] = round(time.perf_counter() - began, 1)
        here.playouts(box, 2)
        for observed in (False, True):
            step_of(game, 32, observed)()
        for kind in ("cuda", "cpu"):
            lab_rate(game, kind, 1)
            lesson_rate(game, kind, 8, 8)
    except BaseException:
        compiled.abort()  # the others need not wait
        raise
    compiled.wait()
    with turn:
        there.playouts(box, 1 << 18)  # the first large call lays the threads' memory out
        figures["playout_steps"], figures["matches"] = playout_rate(there, box, 1 << 18, time.perf_counter)
        for rows in ROWS:
            figures[f"moves_{rows}"], figures[f"moves_observed_{rows}"] = (
                batch_rate(game, rows, observed) for observed in (False, True)
            )
        figures["one_core"], _ = playout_rate(here, box, 16, time.process_time)
        figures["lab"], figures["lab_one_core"] = lab_rate(game, "cuda", AT_ONCE), lab_rate(game, "cpu", 1)
        figures["taught"] = lesson_rate(game, "cuda", TABLES, ITERATIONS)
        figures["taught_one_core"] = lesson_rate(game, "cpu", FEW_TABLES, ITERATIONS)
        print(json.dumps(figures), flush=True)


def playout_rate(each: Any, box: Any, count: int, clock: Any) -> tuple[int, int]:
    """Steps a second, and in how many matches."""
    seconds = 0.0
    while seconds < LONG_ENOUGH:
        count *= 2
        began = clock()
        played = each.playouts(box, count, seed=count)
        seconds = clock() - began
    return round(played.total_steps / seconds), count


def lab_rate(game: Game, kind: str, matches: int) -> int:
    """Whole matches a minute, of greedy players: one piece and, on a GPU that is quick enough, so many at once."""
    setting = Setting(game.name, middle(game), {}, None, ("greedy",) * middle(game))
    size, clock = Piece(setting, 0).matches, time.perf_counter if kind == "cuda" else time.process_time
    for count in (1, matches // size):
        if count:
            began = clock()
            play_pieces([Piece(setting, number) for number in range(count)], kind)
            rate, seconds = count * size, clock() - began
        if seconds > PATIENCE:
            break
    return round(60 * rate / seconds)


def lesson_rate(game: Game, kind: str, tables: int, iterations: int) -> int | None:
    """Positions a second; None: PyTorch is not installed."""
    if importlib.util.find_spec("torch") is None:
        return None
    given, rest = weights(game) if has_weights(game) else random_weights(game), (game, game.fewest, tables, TURNS)
    school: Any
    if kind == "cuda":
        from sweetbox.learning.cuda_school import CudaSchool, lessons

        school = CudaSchool(*rest, seed=5)
    else:
        from sweetbox.learning.tuition import School, lessons

        school = School(*rest, threads=1, seed=5)
    began = time.perf_counter()
    (taught,) = lessons([school], iterations, given)
    return round(len(taught) / (time.perf_counter() - began))


def step_of(game: Game, rows: int, observed: bool) -> Any:
    """A call that makes a move in each row, chosen at random on the GPU and checked, and chooses the next one; observed: and says
    what the seat then sees and may do."""
    from numba import cuda

    batch = sweetbox.batch(game, rows, "cuda", seats=middle(game), illegal="forfeit")
    asked = {"chosen": cuda.device_array(rows, np.int64)}
    if observed:
        asked["seen"] = cuda.device_array((rows, batch.observation), np.int16)
        asked["legal"] = cuda.device_array((rows, batch.moves), np.bool_)
    made = batch.step(np.full(rows, NO_MOVE), **asked)

    def step() -> None:
        batch.step(asked["chosen"], out=made, **asked)

    return step


def batch_rate(game: Game, rows: int, observed: bool) -> int:
    """Moves a second."""
    from numba import cuda

    step = step_of(game, rows, observed)
    step()
    cuda.synchronize()
    steps, began, seconds = 0, time.perf_counter(), 0.0
    while seconds < LONG_ENOUGH / 2:
        for _ in range(20):
            step()
        cuda.synchronize()
        steps += 20
        seconds = time.perf_counter() - began
    return round(steps * rows / seconds)


if __name__ == "__main__":
    try:
        check_cuda()
    except OptionError as error:
        raise SystemExit(str(error)) from None
    names = sys.argv[1:] or list(sweetbox.all_games())
    with Manager() as manager, ProcessPoolExecutor(len(names), mp_context=get_context("spawn")) as pool:
        compiled, turn = manager.Barrier(len(names)), manager.Lock()
        for job in [pool.submit(measure, name, compiled, turn) for name in names]:
            job.result()
