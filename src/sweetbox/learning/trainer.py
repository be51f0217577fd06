"""Training a game's network: first practice (many matches side by side, no search), then tuition (fewer, taught by search).

A folder keeps a run: `checkpoint.pt` to go on from, `curve.jsonl` with how it went, `network.npz` with the weights so far. A run
that is stopped loses nothing but the last minute.
"""

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from sweetbox.bots.bot import Turn
from sweetbox.bots.greedy import GreedyBot
from sweetbox.bots.learned import LearnedBot
from sweetbox.bots.playing import play_out
from sweetbox.bots.random import RandomBot
from sweetbox.engines.speed import speed_up
from sweetbox.kernel.game import Game
from sweetbox.kernel.guided import Manner
from sweetbox.kernel.match import Match
from sweetbox.kernel.registry import game as game_named
from sweetbox.learning.model import Model, cut_inputs, move_logs, seat_logs
from sweetbox.learning.practice import Practice, descend, learn
from sweetbox.learning.tuition import Taught, teach
from sweetbox.learning.weights import FILE, PLAIN, Weights, random_weights

CHECKPOINT, CURVE = "checkpoint.pt", "curve.jsonl"
SAMPLE_MATCHES = 6  # for each number of seats: to see which numbers observations are made of
KEPT = 60.0  # seconds between two checkpoints
PUBLISHED = 20.0  # seconds between two weights that tuition is played with
ROWS = 32768  # positions at once, where there are as many
EARLIER = 4  # weights of earlier that still play
LEAN_RATE = 30.0  # the one number that says how far to lean on `evaluate` is learned so many times faster than the others


@dataclass(frozen=True)
class Settings:
    """minutes: of this run. practice: which part of them. tables, steps: side by side, and made before learning from them.
    iterations: of a taught search. processes: that play for tuition. batch: taught positions that are
    learned from at once. manner: how search uses the weights. start: weights to begin
    with, rather than with none."""

    minutes: float = 10.0
    practice: float = 0.5
    device: str = "cpu"
    tables: int = 16384
    steps: int = 32
    rate: float = 1e-3
    tuition_rate: float = 3e-4
    iterations: int = 200
    processes: int = 2
    batch: int = 1024
    manner: Manner = PLAIN
    start: Weights | None = None


def seat_counts(game: Game) -> list[int]:
    """Alone nobody has a share of the win."""
    fewest, most = game.seats
    return list(range(max(2, fewest), most + 1))


def sampled(game: Game) -> NDArray[np.int16]:
    """What seats see in matches of ordinary and of random players."""
    seen: list[Any] = []

    def look(match: Match) -> None:
        for seat in match.to_act:
            seen.append(np.array(match.glimpse(seat).observe(), np.int16))

    for seats in seat_counts(game):
        for seed in range(SAMPLE_MATCHES):
            players = [GreedyBot() if (seed + seat) % 4 else RandomBot() for seat in range(seats)]
            play_out(game.new_match(seats, seed=seed), players, told=look)
    return np.stack(seen)


class Trainer:
    """One run. told: called with the seconds of it that are over, and what is going on."""

    def __init__(self, game: Game, folder: Path, settings: Settings, told: Callable[[float, str], None] | None = None) -> None:
        self.game, self.folder, self.settings = game, folder, settings
        self.told = told or (lambda seconds, doing: None)
        folder.mkdir(parents=True, exist_ok=True)
        saved = self._saved()
        torch.manual_seed(saved["positions"] if saved else 0)
        start = settings.start
        inputs = saved["inputs"] if saved else start.network.inputs if start else cut_inputs(sampled(game))
        self.model = Model(game, inputs).to(settings.device)
        rest = [each for name, each in self.model.named_parameters() if name != "lean"]
        groups = [{"params": rest, "times": 1.0}, {"params": [self.model.lean], "times": LEAN_RATE}]
        self.optimizer = torch.optim.Adam(groups, lr=settings.rate, eps=1e-5)
        self.positions, self.minutes, self.generation = 0, 0.0, 0
        if saved:
            self.model.load_state_dict(saved["model"])
            self.optimizer.load_state_dict(saved["optimizer"])
            self.positions, self.minutes, self.generation = saved["positions"], saved["minutes"], saved["generation"]
        elif start:
            self.model.take(start)
        self._began = self._kept = time.monotonic()
        self._before = self.minutes

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    def run(self) -> None:
        settings = self.settings
        practice = 60 * settings.minutes * settings.practice
        with ProcessPoolExecutor(settings.processes, get_context("spawn")) as pool:
            if settings.practice < 1:
                ready = pool.submit(compile_tuition, self.game.name)  # meanwhile
            self._practise(practice)
            if settings.practice < 1:
                ready.result()
                self._be_taught(pool, 60 * settings.minutes)
            pool.shutdown(cancel_futures=True)
        self.keep()

    # ---- Practice ----

    def _practise(self, until: float) -> None:
        if until <= 0:
            return
        settings = self.settings
        places = [
            Practice(self.game, seats, tables, settings.steps, settings.device, seed=self.positions + seats)
            for seats, tables in self._tables()
        ]
        told: dict[str, float] = {}
        while not told or self.seconds < until:  # one round at least, however long compiling took
            self._slow_down(settings.rate, self.seconds / until)
            for place in places:
                lesson = place.play(self.model)
                told = learn(self.model, self.optimizer, lesson, min(ROWS, max(512, len(lesson.move) // 8)), rounds=2)
                self.positions += len(lesson.move)
            self._note("practice", told)

    def _tables(self) -> list[tuple[int, int]]:
        """Tables for each number of seats: half of them for the fewest, which most matches are played with."""
        counts = seat_counts(self.game)
        each = max(1, self.settings.tables // (2 * len(counts)))
        return [(seats, each + (self.settings.tables // 2 if seats == counts[0] else 0)) for seats in counts]

    def _slow_down(self, rate: float, done: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate * group["times"] * max(0.05, 1 - done)

    # ---- Tuition ----

    def _be_taught(self, pool: ProcessPoolExecutor, until: float) -> None:
        began, replay, waiting = self.seconds, Replay(self.game, self.settings.device), set[Future[Taught]]()
        files, published = [self._publish()], 1
        tasks, fresh, batch = self._tasks(), 0, self.settings.batch
        learned = False
        while not learned or self.seconds < until:  # once at least
            while len(waiting) < 2 * self.settings.processes:
                seats, seed = next(tasks)
                waiting.add(pool.submit(teach, self.game.name, seats, tuple(files), self.settings.iterations, seed, 1))
            finished, waiting = wait(waiting, timeout=1.0, return_when=FIRST_COMPLETED)
            for done in finished:
                taught = done.result()
                replay.add(taught)
                self.positions += len(taught)
                fresh += len(taught)
            told = {}
            while fresh * REPEATS >= batch and len(replay) >= 2 * batch:
                self._slow_down(self.settings.tuition_rate, (self.seconds - began) / max(1.0, until - began))
                told, learned = replay.learn(self.model, self.optimizer, batch), True
                fresh -= batch // REPEATS
            if told:
                self._note("tuition", {**told, "kept": len(replay)})
            if told and self.seconds - began > PUBLISHED * published:
                files, published = [self._publish(), *files][: EARLIER + 1], published + 1
        for each in waiting:
            each.cancel()

    def _tasks(self) -> Iterator[tuple[int, int]]:
        """Numbers of seats, every second one the fewest, and seeds."""
        counts, number = seat_counts(self.game), self.positions
        while True:
            number += 1
            yield counts[0] if number % 2 else counts[number // 2 % len(counts)], number

    def _publish(self) -> str:
        """The weights as they are, for the processes that play."""
        self.generation += 1
        path = self.folder / f"generation-{self.generation}.npz"
        self.model.weights(self.settings.manner).save(path)
        for old in self.folder.glob("generation-*.npz"):
            if int(old.stem.split("-")[1]) < self.generation - 2 * EARLIER - 2:
                old.unlink()
        return str(path)

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
            "generation": self.generation,
        }  # fmt: skip
        half = self.folder / (CHECKPOINT + ".half")
        torch.save(saved, half)
        os.replace(half, self.folder / CHECKPOINT)
        self.model.weights(self.settings.manner).save(self.folder / FILE)

    def _note(self, doing: str, told: dict[str, float]) -> None:
        line = {"minutes": round(self._before + self.seconds / 60, 3), "doing": doing, "positions": self.positions}
        with (self.folder / CURVE).open("a") as curve:
            curve.write(json.dumps(line | {name: round(value, 4) for name, value in told.items()}) + "\n")
        self.told(self.seconds, doing)
        if time.monotonic() - self._kept > KEPT:
            self.keep()


CAPACITY = 400_000  # positions that are remembered
REPEATS = 10  # how often a position is gone over


class Replay:
    """Positions that were taught, the newest in place of the oldest."""

    def __init__(self, game: Game, device: str) -> None:
        rules, judge = game.rules, game.judge

        def room(width: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(CAPACITY, width, dtype=kind, device=device)

        self.moves, self.device, self.count = rules.MOVES, device, 0
        self.numbers = room(judge.OBSERVATION, torch.int16)
        self.legal = room(-(-rules.MOVES // 8), torch.uint8)
        self.tries = room(rules.MOVES, torch.float16)
        self.shares = room(rules.SEATS[1], torch.float16)
        self.own = room(rules.SEATS[1], torch.float16)
        self.seats = room(1, torch.int8)
        self._bits = torch.tensor([128 >> bit for bit in range(8)], dtype=torch.uint8, device=device)

    def __len__(self) -> int:
        return min(self.count, CAPACITY)

    def add(self, taught: Taught) -> None:
        places = torch.arange(self.count, self.count + len(taught), device=self.device) % CAPACITY
        for name in ("numbers", "legal", "tries", "shares", "own", "seats"):
            getattr(self, name)[places] = torch.from_numpy(getattr(taught, name)).to(self.device)
        self.count += len(taught)

    def learn(self, model: Model, optimizer: torch.optim.Optimizer, batch: int) -> dict[str, float]:
        """From so many positions at random."""
        chosen = torch.randint(len(self), (batch,), device=self.device)
        legal = (self.legal[chosen, :, None] & self._bits).ne(0).flatten(1)[:, : self.moves]
        shares, worths = model(self.numbers[chosen], self.own[chosen].float())
        tries, wanted = self.tries[chosen].float(), self.shares[chosen].float()
        moving = -(tries * move_logs(worths, legal).clamp(min=-30)).sum(1).mean()
        guessing = -(wanted * seat_logs(shares, self.seats[chosen]).clamp(min=-30)).sum(1).mean()
        descend(model, optimizer, moving + guessing)
        return {"moves": float(moving.detach()), "guesses": float(guessing.detach())}


def compile_tuition(name: str) -> None:
    """In one process, before others ask for it."""
    of = game_named(name)
    speed_up(of)
    match = of.new_match(max(2, of.seats[0]), seed=0)
    LearnedBot(iterations=2, given=random_weights(of)).choose(Turn.of(match, min(match.to_act)))
