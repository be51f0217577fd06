"""Rates of the GPU engine, and of one core of the CPU in the same run. Needs numba-cuda and a GPU.

python benchmarks/gpu_rates.py                          all games, side by side but for the timing
python benchmarks/gpu_rates.py GAME [REGISTERS THREADS]  one, in this process
"""

import fcntl
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import sweetbox
from sweetbox.engine import engine

ROWS = (1 << 14, 1 << 18, 1 << 20)  # of a batch
LONG_ENOUGH = 0.5  # seconds


def middle(game):
    return sum(game.seats) // 2


def measure(name, registers, threads):
    from sweetbox import cuda as engine_module

    if registers:
        engine_module.REGISTERS, engine_module.THREADS = registers, threads
    game = sweetbox.game(name)
    box, each = game.make_box(middle(game)), engine(game, "cuda")
    began = time.perf_counter()
    each.playouts(box, 1)
    figures = {"game": name, "registers": registers, "threads": threads, "compile": round(time.perf_counter() - began, 1)}
    batches = {}
    if not registers:
        for rows in ROWS:
            batches[rows] = sweetbox.batch(game, rows, "cuda", seats=middle(game), illegal="forfeit")
            batch_step(batches[rows], batches[rows].observe(), batches[rows].legal())
    with open("/tmp/gpu.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        count, seconds = 1 << 16, 0.0
        while seconds < LONG_ENOUGH:
            count *= 2
            began = time.perf_counter()
            played = each.playouts(box, count, seed=count)
            seconds = time.perf_counter() - began
        figures["playout_steps"] = round(played.total_steps / seconds)
        figures["matches"], figures["seconds"] = count, round(seconds, 2)
        for rows, batch in batches.items():
            figures[f"moves_{rows}"], figures[f"moves_observed_{rows}"] = batch_rate(batch, False), batch_rate(batch, True)
    print(json.dumps(figures), flush=True)


def batch_step(batch, seen, legal):
    if seen is not None:
        batch.observe(out=seen)
        batch.legal(out=legal)
    batch.step(batch.random_moves())


def batch_rate(batch, observed):
    """Moves a second, random ones chosen on the GPU, checked and made; with every row observed and its legal moves listed."""
    seen, legal = (batch.observe(), batch.legal()) if observed else (None, None)
    steps, began, seconds = 0, time.perf_counter(), 0.0
    while seconds < LONG_ENOUGH / 2:
        for _ in range(20):
            batch_step(batch, seen, legal)
        batch.table(0)  # the GPU has done all that it was given
        steps += 20
        seconds = time.perf_counter() - began
    return round(steps * batch.n / seconds)


def cpu_rate(name):
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


def run(job):
    done = subprocess.run([sys.executable, __file__, *map(str, job)], capture_output=True, text=True)
    line = done.stdout.strip() or json.dumps({"game": job[0], "failed": done.stderr[-800:]})
    print(line, flush=True)
    return json.loads(line.splitlines()[-1])


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure(sys.argv[1], *(int(part) for part in sys.argv[2:] or (0, 0)))
        raise SystemExit
    names = sweetbox.all_games()
    others = ((32, 2048),) if "TRY" in os.environ else ()
    jobs = [(name,) for name in names] + [(name, *other) for other in others for name in names]
    with ThreadPoolExecutor(15) as pool:
        found = list(pool.map(run, jobs))
    cores = {name: cpu_rate(name) for name in names}
    for each in found:
        if "playout_steps" in each:
            ratio = each["playout_steps"] / cores[each["game"]]
            setting = f"{each['registers']}/{each['threads']}" if each["registers"] else ""
            gpu, core = each["playout_steps"] / 1e6, cores[each["game"]] / 1e6
            print(f"{each['game']:<16} {setting:<8} {gpu:8.0f} million steps a second, one core {core:6.2f}: {ratio:.0f} times")
    if "OUT" in os.environ:
        (Path(os.environ["OUT"]) / "rates.json").write_text(json.dumps({"gpu": found, "cpu": cores}, indent=1))
