"""Trains games' networks on a machine with a GPU and many cores, within a budget of time, as those in the package were.

python benchmarks/gpu_learning.py --out FOLDER [--wall 550] [GAME …]      all games unless told otherwise

1. Compile. 2. Practice on the GPU from the packaged weights; meanwhile the other cores look for the manner that search uses the
packaged weights best in (`manners.py`). 3. Tuition, taught in that manner. 4. Old and new weights against `search`, in the best
manners. FOLDER gets GAME.npz (the new weights, with their best manner) and report.txt. Each game is a process of its own: one that
fails spoils no other, and each ends by the clock.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

import sweetbox

COMPILING, TRYING, CHOOSING = 0.13, 0.25, 0.22  # parts of the time; tuition has the rest


def train_one(name: str, out: Path, wall: float, processes: int) -> None:
    began = time.monotonic()
    work = Path(tempfile.mkdtemp(prefix=name))
    work.mkdir(parents=True, exist_ok=True)

    def say(text: str) -> None:
        print(f"[{time.monotonic() - began:5.0f} s] {name}: {text}", flush=True)

    from sweetbox.bots.compiled import make_ready

    game = sweetbox.game(name)
    make_ready(game)
    say("compiled")
    import torch

    from sweetbox.learning.trainer import Settings, Trainer
    from sweetbox.learning.weights import PLAIN, read, weights

    sys.path.insert(0, str(Path(__file__).parent))
    from manners import mannered

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_num_threads(1)
    start = weights(game)
    trying = max(5.0, wall * (COMPILING + TRYING) - (time.monotonic() - began))
    manners = subprocess.Popen(
        [sys.executable, str(Path(__file__).parent / "manners.py"), name, "--wall", str(trying - 4), "--processes",
         str(max(1, processes - 1)), "--out", str(work / "first.json")],
    )  # fmt: skip
    settings = Settings(
        minutes=trying / 60, practice=1.0, device=device, tables=16384 if device == "cuda" else 256, start=start, rate=5e-4,
        processes=1,
    )  # fmt: skip
    try:
        Trainer(game, work, settings).run()
        say("practice is over: " + (work / "curve.jsonl").read_text().splitlines()[-1])
    except Exception:
        say("practice failed, tuition goes on from the packaged weights")
        traceback.print_exc()
    manners.wait()
    found = (
        [label.split(" ")[1] for label, _, _ in json.loads((work / "first.json").read_text())][:2]
        if manners.returncode == 0
        else []
    )
    found = found or ["2,16,1,=,0", "2,8,1,=,2"]
    say(f"best manners: {found}")
    taught_until = wall * (1 - CHOOSING)
    teacher = mannered(start, found[0]).manner if found else PLAIN
    settings = Settings(
        minutes=max(0.1, (taught_until - (time.monotonic() - began)) / 60), practice=0.0, device=device, iterations=240,
        processes=processes, manner=teacher, start=start, tuition_rate=6e-4,
    )  # fmt: skip
    run = Trainer(game, work, settings)
    run.run()
    say(f"tuition is over, lean {run.model.lean.item():.2f}: " + (work / "curve.jsonl").read_text().splitlines()[-1])
    new = work / "network.npz"
    read(game, new).save(out / f"{name}.npz")
    packaged = work / "packaged.npz"
    start.save(packaged)
    left = wall - (time.monotonic() - began) - 6
    asking = [",".join((*each.split(",")[:2], "1,=", each[-1])) for each in found]  # the network, as it has learned to lean
    tried = [*found, *asking, "2,8,1,=,2"]
    subprocess.run(
        [sys.executable, str(Path(__file__).parent / "manners.py"), name, "--wall", str(left), "--processes", str(processes),
         "--seed", "60000", "--out", str(work / "last.json"), "--weights", str(new), str(packaged),
         "--tried", *dict.fromkeys(tried)],
        check=True,
    )  # fmt: skip
    say("last.json " + (work / "last.json").read_text())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--wall", type=float, default=550)
    parser.add_argument("--one", help="in this process alone")
    parser.add_argument("--processes", type=int)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    if given.one:
        train_one(given.one, given.out, given.wall, given.processes)
        return
    games = given.games or sweetbox.all_games()
    processes = given.processes or max(1, (os.cpu_count() or 2) // len(games))
    again = [sys.executable, __file__, "--out", str(given.out), "--wall", str(given.wall), "--processes", str(processes)]
    running = {name: subprocess.Popen([*again, "--one", name]) for name in games}
    failed = [name for name, each in running.items() if each.wait() != 0]
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
