"""Rates of the GPU engine, and of one core of the CPU in the same run. Needs numba-cuda and a GPU.

python benchmarks/gpu_rates.py [GAME …]
"""

import json
import sys
import time
from typing import Any

import sweetbox
from sweetbox.engine import engine
from sweetbox.kernel.game import Game

ROWS = (1 << 14, 1 << 18, 1 << 20)  # of a batch
LONG_ENOUGH = 0.5  # seconds


def middle(game: Game) -> int:
    return sum(game.seats) // 2


def measure(name: str) -> dict[str, object]:
    game = sweetbox.game(name)
    box, each = game.make_box(middle(game)), engine(game, "cuda")
    began = time.perf_counter()
    each.playouts(box, 1)
    figures = {"game": name, "compile_seconds": round(time.perf_counter() - began, 1)}
    each.playouts(box, 1 << 18)  # the first large call lays the threads' memory out
    count, seconds = 1 << 18, 0.0
    while seconds < LONG_ENOUGH:
        count *= 2
        began = time.perf_counter()
        played = each.playouts(box, count, seed=count)
        seconds = time.perf_counter() - began
    figures["playout_steps"], figures["matches"] = round(played.total_steps / seconds), count
    for rows in ROWS:
        batch = sweetbox.batch(game, rows, "cuda", seats=middle(game), illegal="forfeit")
        figures[f"moves_{rows}"], figures[f"moves_observed_{rows}"] = batch_rate(batch, False), batch_rate(batch, True)
    figures["one_core"] = cpu_rate(name)
    return figures


def batch_rate(batch: Any, observed: bool) -> int:
    """Moves a second, random ones chosen on the GPU, checked and made; with every row observed and its legal moves listed."""
    asked = {"chosen": batch.random_moves()}
    if observed:
        asked |= {"seen": batch.observe(), "legal": batch.legal()}
    made = batch.step(asked["chosen"], **asked)
    batch.table(0)
    steps, began, seconds = 0, time.perf_counter(), 0.0
    while seconds < LONG_ENOUGH / 2:
        for _ in range(20):
            batch.step(asked["chosen"], out=made, **asked)
        batch.table(0)  # the GPU has done all that it was given
        steps += 20
        seconds = time.perf_counter() - began
    return round(steps * batch.n / seconds)


def cpu_rate(name: str) -> int:
    game = sweetbox.game(name)
    box, each = game.make_box(middle(game)), engine(game, "cpu")
    each.playouts(box, 2)
    count, seconds = 16, 0.0
    while seconds < LONG_ENOUGH:
        count *= 2
        began = time.process_time()
        played = each.playouts(box, count, seed=count)
        seconds = time.process_time() - began
    return round(played.total_steps / seconds)


if __name__ == "__main__":
    for name in sys.argv[1:] or sweetbox.all_games():
        print(json.dumps(measure(name)), flush=True)
