"""Looks for the manner in which search uses a game's weights best (`Manner`): many play `search`, the worst are dropped.

python benchmarks/manners.py GAME [--wall 150] [--thinking 0.02s] [--processes 2] [--seats N] [--seed 50000] [--out best.json]
                             [--weights FILE …] [--tried explore,keen,net,lean,sight[,test,steps[,sparing]] …] [--reflex] [--cpu]

The seeds are others than those of docs/bots.md. `net` scales what the network says of the seats, `lean` is in 64ths, `=` means as
it is in the weights. Prints how each did, the best first, and writes them to --out. With --reflex it looks for how far `reflex`
leans on a look one step ahead instead, against `greedy`. --cpu: seconds are of the CPU, for busy machines.
"""

import argparse
import json
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import numpy as np
from strength import TIMED, play, players

import sweetbox
from sweetbox.bots.arena import Pairing, pairings
from sweetbox.kernel.game import Game
from sweetbox.kernel.guided import Manner
from sweetbox.kernel.results import share_of_win
from sweetbox.learning.weights import Weights, read, weights

TRIED = (
    "2,16,1,=,0", "4,8,1,=,0", "2,8,1,=,0",
    "2,16,1,=,2", "1,16,1,=,2", "4,16,1,=,2", "2,8,1,=,2", "4,8,1,=,2", "1,8,1,=,2", "2,4,1,=,2", "2,0,1,=,2",
    "2,16,0,64,2", "2,8,0,64,2", "4,8,0,64,2",
)  # fmt: skip
REFLEXES = ("0", "10", "20", "40", "80", "160", "320")
ROUND = 4  # seeds that everyone still in plays before some are dropped


def mannered(given: Weights, text: str) -> Weights:
    """The weights with a manner of five, seven or eight numbers."""
    explore, keen, net, lean, sight, *more = text.split(",")
    test, steps, sparing = (*(int(each) for each in more), 0, 0, 0)[:3]
    network = given.network
    if float(net) != 1:
        scaled = {name: np.round(getattr(network, name) * float(net)) for name in ("seats", "seat_bias")}
        network = network._replace(**{name: each.astype(getattr(network, name).dtype) for name, each in scaled.items()})
    leaning = given.manner.lean if lean == "=" else int(lean)
    manner = Manner(float(explore), int(keen), leaning, int(sight), test, steps, sparing)
    return Weights(given.game, network, manner, given.reflex, given.leads)


class Trial:
    """What is tried: a file of weights, and how it did so far."""

    def __init__(self, label: str, file: str) -> None:
        self.label, self.file = label, file
        self.shares: dict[int, list[float]] = defaultdict(list)

    @property
    def mean(self) -> float:
        return float(np.mean([each for seed in self.shares.values() for each in seed])) if self.shares else 0.0

    @property
    def matches(self) -> int:
        return sum(len(each) for each in self.shares.values())

    def told(self) -> str:
        by_seed = [float(np.mean(each)) for each in self.shares.values()]
        error = float(np.std(by_seed or [0.0])) / max(1, len(by_seed)) ** 0.5
        return f"{self.label}: {self.mean:.3f} ± {2 * error:.3f} of {self.matches} matches"


def compare(
    game: Game, seats: int, trials: list[Trial], ours: str, theirs: str, wall: float, processes: int, seed: int, keep: int = 2
) -> list[Trial]:
    """Play until the time is over; after each round the worst third of those still in is dropped, down to `keep`. Best first."""
    with players(processes, [game]) as pool:
        ends, alive, number = time.monotonic() + wall, list(trials), seed
        while time.monotonic() < ends:
            asked = []
            for each in pairings(["ours", theirs], seats, ROUND * seats, number):
                for trial in alive:
                    spec = f"{ours}@{trial.file}"
                    line_up = tuple(spec if bot == "ours" else bot for bot in each.line_up)
                    asked.append(((trial, line_up.index(spec)), game.name, Pairing(each.seed, line_up)))
            for (trial, seat), played in play(pool, asked, 2 * processes, ends):
                trial.shares[played.seed].append(share_of_win(played.ranks, seat))
            number += ROUND
            if len(alive) > keep and time.monotonic() < ends:
                alive.sort(key=lambda trial: -trial.mean)
                alive = alive[: max(keep, len(alive) * 2 // 3)]
    rest = [trial for trial in trials if trial not in alive]
    return sorted(alive, key=lambda trial: -trial.mean) + sorted(rest, key=lambda trial: -trial.mean)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--wall", type=float, default=150)
    parser.add_argument("--thinking", default="0.02s")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seats", type=int, help="the default is the fewest")
    parser.add_argument("--seed", type=int, default=50000)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--weights", nargs="*", type=Path, default=[])
    parser.add_argument("--tried", nargs="*")
    parser.add_argument("--reflex", action="store_true")
    parser.add_argument("--cpu", action="store_true")
    given = parser.parse_args()
    game = sweetbox.game(given.game)
    with tempfile.TemporaryDirectory() as folder:
        trials = []
        for source in given.weights or [None]:
            base = read(game, source) if source else weights(game)
            for text in given.tried or (REFLEXES if given.reflex else TRIED):
                file = Path(folder) / f"{len(trials)}.npz"
                changed = Weights(game, base.network, base.manner, float(text)) if given.reflex else mannered(base, text)
                changed.save(file)
                trials.append(Trial(f"{source.name if source else 'package'} {text}", str(file)))
        clock = TIMED if given.cpu else ""
        ours, theirs = f"{clock}learned:{given.thinking}", f"{clock}search:{given.thinking}"
        if given.reflex:
            ours, theirs = "reflex:", "greedy"
        best = compare(game, given.seats or game.fewest, trials, ours, theirs, given.wall, given.processes, given.seed)
        for trial in best:
            print(f"{given.game} {ours.removeprefix(clock)}: {trial.told()}", flush=True)
        if given.out:
            given.out.write_text(json.dumps([[trial.label, trial.mean, trial.matches] for trial in best]))


if __name__ == "__main__":
    main()
