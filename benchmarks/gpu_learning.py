"""Trains several games' networks at the same time on a machine with a GPU and many cores, as those in the package were.

python benchmarks/gpu_learning.py --out FOLDER [--wall 550] [--settings benchmarks/gpu_learning.json] GAME:THREADS[:START.npz] …

The settings are fields of `Settings` by game, in which a manner is a list of its numbers. FOLDER gets GAME.npz and GAME.jsonl (the
curve). Each game is a process of its own: one that fails spoils no other, and each ends by the clock.
"""

import argparse
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import sweetbox


def train_one(name: str, threads: int, start: str, out: Path, wall: float, more: dict[str, Any]) -> None:
    began = time.monotonic()
    import torch

    from sweetbox.kernel.guided import Manner
    from sweetbox.learning.trainer import CURVE, Settings, Trainer
    from sweetbox.learning.weights import FILE, PLAIN, read

    torch.set_num_threads(1)
    torch.set_float32_matmul_precision("high")
    game = sweetbox.game(name)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    given = read(game, Path(start)) if start else None
    folder = out / f"run-{name}"
    fixed: dict[str, Any] = {
        "minutes": (wall - (time.monotonic() - began)) / 60,
        "device": device,
        "threads": threads,
        "start": given,
    }
    usual = {"practice": 0.0, "batch": 4096 if device == "cuda" else 1024, "pupils": 128 * threads}
    manner = Manner(*more.pop("manner")) if "manner" in more else given.manner if given else PLAIN
    run = Trainer(game, folder, Settings(**fixed, **(usual | more), manner=manner))
    run.run()
    shutil.copy(folder / FILE, out / f"{name}.npz")
    shutil.copy(folder / CURVE, out / f"{name}.jsonl")
    print(f"{name}: {run.positions:,} positions; " + (folder / CURVE).read_text().splitlines()[-1], flush=True)
    shutil.rmtree(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--wall", type=float, default=550)
    parser.add_argument("--settings", type=Path, default=Path(__file__).with_suffix(".json"))
    parser.add_argument("--one", action="store_true", help="in this process")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    if given.one:
        name, threads, start = [*given.games[0].split(":"), ""][:3]
        more = json.loads(given.settings.read_text()).get(name, {})
        train_one(name, int(threads), start, given.out, given.wall, more)
        return
    same = ["--out", str(given.out), "--wall", str(given.wall), "--settings", str(given.settings), "--one"]
    running = {game: subprocess.Popen([sys.executable, __file__, game, *same]) for game in given.games}
    failed = [game for game, each in running.items() if each.wait() != 0]
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
