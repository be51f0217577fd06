"""Training a game's network: first practice (many matches side by side, no search), then tuition (fewer, taught by search).

A folder keeps a run: `checkpoint.pt` to go on from, `curve.jsonl` with how it went, `network.npz` with the weights so far. A run
that is stopped loses nothing but the last minute.
"""

import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sweetbox.extras import needs

with needs("train"):
    import numpy as np
    import torch
    from numpy.typing import NDArray
    from torch import Tensor

from sweetbox.bots.greedy import GreedyBot
from sweetbox.bots.playing import play_out
from sweetbox.bots.random import RandomBot
from sweetbox.engines.observation import observation_parts
from sweetbox.files.private import make_folder
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.game import Game
from sweetbox.kernel.guided import Manner
from sweetbox.kernel.match import Match
from sweetbox.learning import tuition
from sweetbox.learning.model import Model, cut_inputs, move_logs, seat_logs
from sweetbox.learning.practice import Practice, descend, learn
from sweetbox.learning.tuition import LISTED, Taught
from sweetbox.learning.weights import FILE, PLAIN, Weights

CHECKPOINT, CURVE = "checkpoint.pt", "curve.jsonl"
SAMPLE_MATCHES = 6  # for each number of seats: to see which numbers observations are made of
KEPT = 60.0  # seconds between two checkpoints
ROWS = 32768  # positions at once, where there are as many
EARLIER = 4  # weights of earlier that still play
LEAN_RATE = 3.0  # the one number that says how far to lean on `evaluate` is learned so many times faster than the others


@dataclass(frozen=True)
class Settings:
    """minutes: of this run. practice: which part of them; tables, steps: side by side, and made before learning from them.
    Tuition: school: cpu or cuda; iterations: of a search; threads: that search on the CPU; pupils, turns: tables side by side, and
    turns in each before learning from them; batch: positions learned from at once; kept: positions that are remembered.
    parts: of all tables, for each number of seats from the fewest on; none: half for the fewest, half of the rest for one more, and
    so on. manner: how search uses the weights. start: weights to begin with, rather than with none. seats: the only
    number of seats; None: all that there can be. edition: what is in the box; None: the printed one."""

    minutes: float = 10.0
    practice: float = 0.5
    device: str = "cpu"
    tables: int = 16384
    steps: int = 32
    rate: float = 1e-3
    tuition_rate: float = 1e-2
    school: str = "cpu"
    iterations: int = 128
    threads: int = 2
    pupils: int = 256
    turns: int = 32
    batch: int = 1024
    kept: int = 1_000_000
    parts: tuple[int, ...] = ()
    manner: Manner = PLAIN
    start: Weights | None = None
    seats: int | None = None
    edition: Mapping[str, Any] | None = None


def seat_counts(game: Game, edition: Mapping[str, Any] | None = None) -> list[int]:
    """Those that the edition is enough for. Alone nobody has a share of the win."""
    return [seats for seats in range(game.fewest, game.seats[1] + 1) if _can_play(game, seats, edition)]


def _can_play(game: Game, seats: int, edition: Mapping[str, Any] | None) -> bool:
    try:
        game.make_box(seats, None, edition)
    except SweetboxError:
        return False
    return True


def categories(game: Game) -> set[int]:
    """Which numbers of an observation name something."""
    return {number for number, part in enumerate(observation_parts(game)) if part.kind == "category"}


def sampled(game: Game, counts: Sequence[int], edition: Mapping[str, Any] | None = None) -> NDArray[np.int16]:
    """What seats see in matches of ordinary and of random players, with each of these numbers of seats."""
    seen: list[Any] = []

    def look(match: Match) -> None:
        for seat in match.to_act:
            seen.append(np.array(match.glimpse(seat).observe(), np.int16))

    for seats in counts:
        for seed in range(SAMPLE_MATCHES):
            players = [GreedyBot() if (seed + seat) % 4 else RandomBot() for seat in range(seats)]
            play_out(game.new_match(seats, seed=seed, edition=edition), players, told=look)
    return np.stack(seen)


class Trainer:
    """One run. told: called with the seconds of it that are over, and what is going on."""

    def __init__(self, game: Game, folder: Path, settings: Settings, told: Callable[[float, str], None] | None = None) -> None:
        self.game, self.folder, self.settings = game, folder, settings
        self.told = told or (lambda seconds, doing: None)
        make_folder(folder)
        saved = self._saved()
        torch.manual_seed(saved["positions"] if saved else 0)
        start = settings.start
        self._counts = [settings.seats] if settings.seats is not None else seat_counts(game, settings.edition)
        inputs = saved["inputs"] if saved else start.network.inputs if start else self._first_inputs()
        self.model = Model(game, inputs).to(settings.device)
        rest = [each for name, each in self.model.named_parameters() if name != "lean"]
        groups = [{"params": rest, "times": 1.0}, {"params": [self.model.lean], "times": LEAN_RATE}]
        self.optimizer = torch.optim.Adam(groups, lr=settings.rate, eps=1e-5)
        self.positions, self.minutes = 0, 0.0
        if saved:
            self.model.load_state_dict(saved["model"])
            self.optimizer.load_state_dict(saved["optimizer"])
            self.positions, self.minutes = saved["positions"], saved["minutes"]
        elif start:
            self.model.take(start)
        self._began = self._kept = time.monotonic()
        self._before = self.minutes

    def _first_inputs(self) -> Any:
        return cut_inputs(sampled(self.game, self._counts, self.settings.edition), categories(self.game))

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    def run(self) -> None:
        settings = self.settings
        practice = 60 * settings.minutes * settings.practice
        self._practise(practice)
        if settings.practice < 1:
            self._be_taught(60 * settings.minutes)
        self.keep()

    # ---- Practice ----

    def _practise(self, until: float) -> None:
        if until <= 0:
            return
        settings = self.settings
        places = [
            Practice(self.game, seats, tables, settings.steps, settings.device, self.positions + seats, settings.edition)
            for seats, tables in self._tables(settings.tables)
        ]
        told: dict[str, float] = {}
        while not told or self.seconds < until:  # one round at least, however long compiling took
            self._slow_down(settings.rate, self.seconds / until)
            for place in places:
                lesson = place.play(self.model)
                told = learn(self.model, self.optimizer, lesson, min(ROWS, max(512, len(lesson.move) // 8)), rounds=2)
                self.positions += len(lesson.move)
            self._note("practice", told)
        with torch.no_grad():
            self.model.lean.zero_()  # the network has learned to judge by itself

    def _tables(self, tables: int) -> list[tuple[int, int]]:
        """Numbers of seats, and how many tables have each."""
        counts = self._counts
        parts = self.settings.parts or [1 << max(0, len(counts) - 2 - number) for number in range(len(counts))]
        return [(seats, max(1, tables * part // sum(parts))) for seats, part in zip(counts, parts, strict=True) if part]

    def _slow_down(self, rate: float, done: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate * group["times"] * max(0.05, 1 - done)

    # ---- Tuition ----

    def _be_taught(self, until: float) -> None:
        settings, began = self.settings, self.seconds
        replay = Replay(self.game, settings.device, settings.kept)
        lessons = self._school()
        newest, earlier, rng = self.weights(), list[Weights](), np.random.default_rng(self.positions)
        told: dict[str, float] = {}
        while not told or self.seconds < until:  # once at least
            fresh = 0
            for taught in lessons(newest, earlier[int(rng.integers(len(earlier)))] if earlier else None):
                replay.add(taught)
                fresh += len(taught)
            self.positions += fresh
            for _ in range(max(1, REPEATS * fresh // settings.batch)):
                self._slow_down(settings.tuition_rate, (self.seconds - began) / max(1.0, until - began))
                told = replay.learn(self.model, self.optimizer, settings.batch)
            self._note("tuition", {**told, "kept": len(replay), "lean": self.model.lean.item()})
            earlier = [newest, *earlier][:EARLIER]
            newest = self.weights()

    def _school(self) -> Callable[[Weights, Weights | None], list[Taught]]:
        """What gives lessons, for all numbers of seats."""
        settings, places = self.settings, self._tables(self.settings.pupils)
        edition = settings.edition
        if settings.school == "cuda":
            from sweetbox.learning import cuda_school

            there = [cuda_school.CudaSchool(self.game, *place, settings.turns, self.positions, edition) for place in places]
            return lambda newest, earlier: cuda_school.lessons(there, settings.iterations, newest, earlier)
        here = [tuition.School(self.game, *place, settings.turns, settings.threads, self.positions, edition) for place in places]
        return lambda newest, earlier: tuition.lessons(here, settings.iterations, newest, earlier)

    def weights(self) -> Weights:
        return self.model.weights(self.settings.manner)

    # ---- What is kept ----

    def _saved(self) -> dict[str, Any] | None:
        path = self.folder / CHECKPOINT
        if not path.exists():
            return None
        saved: dict[str, Any] = torch.load(path, map_location=self.settings.device, weights_only=False)
        return saved if saved["game"] == self.game.name else None

    def keep(self) -> None:
        self._kept = time.monotonic()
        self.minutes = self._before + self.seconds / 60
        saved = {
            "game": self.game.name, "inputs": self.model.inputs, "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(), "positions": self.positions, "minutes": self.minutes,
        }  # fmt: skip
        half = self.folder / (CHECKPOINT + ".half")
        torch.save(saved, half)
        os.replace(half, self.folder / CHECKPOINT)
        self.weights().save(self.folder / FILE)

    def _note(self, doing: str, told: dict[str, float]) -> None:
        line = {"minutes": round(self._before + self.seconds / 60, 3), "doing": doing, "positions": self.positions}
        with (self.folder / CURVE).open("a") as curve:
            curve.write(json.dumps(line | {name: round(value, 4) for name, value in told.items()}) + "\n")
        self.told(self.seconds, doing)
        if time.monotonic() - self._kept > KEPT:
            self.keep()


REPEATS = 4  # how often a position is gone over


class Replay:
    """Positions that were taught, the newest in place of the oldest."""

    def __init__(self, game: Game, device: str, room_for: int) -> None:
        most = game.rules.SEATS[1]

        def room(width: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(room_for, width, dtype=kind, device=device)

        self.device, self.room, self.count = device, room_for, 0
        self.numbers = room(game.judge.OBSERVATION, torch.int16)
        self.moves, self.parts = room(LISTED, torch.int16), room(LISTED, torch.float16)
        self.shares, self.own = room(most, torch.float16), room(most, torch.float16)
        self.seats = room(1, torch.int8)

    def __len__(self) -> int:
        return min(self.count, self.room)

    def add(self, taught: Taught) -> None:
        places = torch.arange(self.count, self.count + len(taught), device=self.device) % self.room
        for name in ("numbers", "moves", "parts", "shares", "own", "seats"):
            getattr(self, name)[places] = torch.from_numpy(getattr(taught, name)).to(self.device)
        self.count += len(taught)

    def learn(self, model: Model, optimizer: torch.optim.Optimizer, batch: int) -> dict[str, float]:
        """From so many positions at random."""
        chosen = torch.randint(len(self), (batch,), device=self.device)
        shares, worths = model(self.numbers[chosen], self.own[chosen].float())
        moves, parts, wanted = self.moves[chosen].long(), self.parts[chosen].float(), self.shares[chosen].float()
        likely = move_logs(worths.gather(1, moves.clamp(min=0)), moves >= 0)
        moving = -(parts * likely.clamp(min=-30)).sum(1).mean()
        guessing = -(wanted * seat_logs(shares, self.seats[chosen]).clamp(min=-30)).sum(1).mean()
        descend(model, optimizer, moving + guessing)
        return {"moves": float(moving.detach()), "guesses": float(guessing.detach())}
