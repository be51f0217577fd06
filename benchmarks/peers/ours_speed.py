"""Sweetbox, measured as the peers are. One line of JSON a game.

python benchmarks/peers/ours_speed.py SECONDS [GAME …]
"""

import json
import sys
import time
from typing import Any

import sweetbox
from sweetbox.engines import engine
from sweetbox.engines.bench import _compile_seconds
from sweetbox.kernel.game import Game

ROWS = (1, 64, 4096)


def playout_rate(game: Game, kind: str, seats: int, count: int, seconds: float) -> tuple[float, float]:
    """Steps and matches a second of CPU."""
    each, box = engine(game, kind), game.make_box(seats)
    each.playouts(box, 2)
    steps, matches, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += each.playouts(box, count, seed=matches).total_steps
        matches += count
    used = time.process_time() - began
    return steps / used, matches / used


def batch_rate(game: Game, seats: int, rows: int, seen: bool, seconds: float) -> float:
    """Moves a second of CPU, random ones, checked and made; with every row observed and its legal moves listed."""
    batch = sweetbox.batch(game, rows, seats=seats)
    moves, used = 0, 0.0
    while used < seconds:
        for _ in range(max(1, 2048 // rows)):
            chosen = batch.random_moves()
            began = time.process_time()
            if seen:
                batch.observe()
                batch.legal()
            batch.step(chosen)
            used += time.process_time() - began
            moves += rows
    return moves / used


def clone_seconds(game: Game, seats: int) -> float:
    table = game.set_up(game.make_box(seats)).table
    began = time.process_time()
    for _ in range(100_000):
        table.clone()
    return (time.process_time() - began) / 100_000


def measure(name: str, seconds: float) -> dict[str, Any]:
    game = sweetbox.game(name)
    seats = sum(game.seats) // 2
    steps, matches = playout_rate(game, "cpu", seats, 200, seconds)
    slow, _ = playout_rate(game, "python", seats, 1, seconds)
    cold, cached = _compile_seconds(name)
    figures = {
        "peer": "Sweetbox",
        "game": name,
        "seats": seats,
        "steps_a_cpu_second": round(steps),
        "matches_a_cpu_second": round(matches),
        "python_steps_a_cpu_second": round(slow),
        "clone_microseconds": round(1e6 * clone_seconds(game, seats), 2),
        "compile_seconds": round(cold, 2),
        "compile_seconds_cached": round(cached, 2),
    }
    for rows in ROWS:
        for seen in (False, True):
            batch_rate(game, seats, rows, seen, 0.01)
            figures[f"moves_{rows}{'_observed' if seen else ''}"] = round(batch_rate(game, seats, rows, seen, seconds / 2))
    return figures


if __name__ == "__main__":
    for name in sys.argv[2:] or sweetbox.all_games():
        print(json.dumps(measure(name, float(sys.argv[1]))), flush=True)
