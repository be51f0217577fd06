"""Two games in plain C, the limit: the same matches table for table, then both rates in turn. Needs gcc. JSON, a line a game.

python benchmarks/limit/limit.py SECONDS
"""

import ctypes
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import sweetbox
from sweetbox.engines import engine

GAMES = ("biscuit_pockets", "swintus")
MATCHES = 500
TURNS = 5  # each measured so often, one after the other: the best counts


def measure(name: str, folder: str, seconds: float) -> dict[str, object]:
    library = f"{folder}/{name}.so"
    source = Path(__file__).parent / f"{name}.c"
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
    playouts = ctypes.CDLL(library).playouts
    playouts.restype = ctypes.c_int64
    game = sweetbox.game(name)
    seats = sum(game.seats) // 2
    box, ours = game.make_box(seats), engine(game, "cpu")
    tables, steps = np.zeros(MATCHES, np.dtype(game.rules.Table)), np.zeros(MATCHES, np.int64)

    def in_c(seed: int) -> int:
        limit = ctypes.c_int64(game.rules.LONGEST)
        rows = tables.ctypes.data_as(ctypes.c_void_p), ctypes.c_int64(0), ctypes.c_int64(MATCHES)
        return int(playouts(ctypes.byref(box), *rows, ctypes.c_int64(seed), limit, steps.ctypes.data_as(ctypes.c_void_p)))

    for count in sorted({*game.seats, seats}):
        box = game.make_box(count)
        in_c(7)
        same = ours.playouts(box, MATCHES, 7)
        if tables.tobytes() != same.tables.tobytes() or (steps != same.steps).any():
            raise SystemExit(f"{name}, {count} seats: expected the same tables in C, got others.")
    box = game.make_box(seats)
    rates = {"C": 0.0, "ours": 0.0}
    for _ in range(TURNS):
        for who, played in (("C", in_c), ("ours", lambda seed: ours.playouts(box, MATCHES, seed).total_steps)):
            made, seed, began = 0, 0, time.process_time()
            while time.process_time() - began < seconds / TURNS:
                made += played(seed)
                seed += 1
            rates[who] = max(rates[who], made / (time.process_time() - began))
    return {
        "peer": "C",
        "game": name,
        "steps_a_cpu_second": round(rates["C"]),
        "ours_steps_a_cpu_second": round(rates["ours"]),
        "times": round(rates["C"] / rates["ours"], 2),
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for name in GAMES:
            print(json.dumps(measure(name, folder, float(sys.argv[1]))), flush=True)
