"""Practice: many matches side by side in which the bare network plays itself, and what can be learned from them (PPO).

The network guesses every seat's share of the win from the view of the seat to move, so that each step of a match teaches about
all of its seats: how a guess differs from the next one, down to the true shares at the end, is what a move brought its seat.
"""

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

import sweetbox
from sweetbox.kernel.game import Game
from sweetbox.learning.model import Model, move_logs, seat_logs

TRUST = 0.95  # how far ahead a step looks for what a move brought, rather than believing the next guess
CLIP = 0.2  # how far one lesson may change how likely a move is
GUESSES, CURIOSITY = 1.0, 0.01  # what the guesses and the variety of moves count beside the moves
SLOPE = 0.5  # the steepest step of the weights


@dataclass(frozen=True)
class Lesson:
    """Positions and what was learned from them: one row each."""

    numbers: Tensor  # (n, OBSERVATION) int16
    legal: Tensor  # (n, MOVES) bool
    move: Tensor  # (n,) int64: the move made
    likely: Tensor  # (n,) float32: the logarithm of how likely it was
    gain: Tensor  # (n,) float32: what it brought its seat
    shares: Tensor  # (n, seats) float32: of the win, the mover's first


class Practice:
    """Tables with one number of seats."""

    def __init__(self, game: Game, seats: int, tables: int, steps: int, device: str, seed: int, edition: Any = None) -> None:
        self.seats, self.tables, self.steps, self.device = seats, tables, steps, device
        engine, more = ("cuda", {}) if device == "cuda" else ("cpu", {"threads": torch.get_num_threads()})
        self.batch: Any = sweetbox.batch(game, tables, engine, seats=seats, seed=seed, illegal="forfeit", edition=edition, **more)
        rules, judge = game.rules, game.judge
        self.numbers = torch.zeros(steps + 1, tables, judge.OBSERVATION, dtype=torch.int16, device=device)
        self.legal = torch.zeros(steps + 1, tables, rules.MOVES, dtype=torch.bool, device=device)
        self._out: Any = None
        self.won = 0.0

    def _look(self, step: int) -> Tensor:
        """Write what the movers of this step see and may do; who they are."""
        batch = self.batch
        if self.device == "cuda":
            batch.observe(out=self.numbers[step])
            batch.legal(out=self.legal[step])
        else:
            self.numbers[step] = torch.from_numpy(batch.observe())
            self.legal[step] = torch.from_numpy(batch.legal())
        return torch.as_tensor(batch.mover, device=self.device)

    def _step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make the moves; the shares of every seat where a match ended, and where one did."""
        if self.device == "cuda":
            made = self._out = self.batch.step(moves, out=self._out)
        else:
            made = self.batch.step(moves.numpy())
        rewards = torch.as_tensor(made.rewards, device=self.device).float()
        over = torch.as_tensor(made.over, device=self.device).bool()
        return (rewards + 1 / self.seats) * over[:, None], over.clone()

    @torch.no_grad()
    def play(self, model: Model) -> Lesson:
        """Play on for `steps` steps in every row."""
        seats, made = torch.arange(self.seats, device=self.device), []
        mover = self._look(0)
        for step in range(self.steps):
            shares, worths = model(self.numbers[step])
            logs = move_logs(worths, self.legal[step])
            move = torch.multinomial(logs.exp(), 1).squeeze(1)
            ahead = (seats - mover[:, None]) % self.seats
            guesses = seat_logs(shares, self.seats).exp().gather(1, ahead)
            likely = logs.gather(1, move[:, None]).squeeze(1)
            won, over = self._step(move)
            made.append((move, likely, mover, guesses, won, over))
            mover = self._look(step + 1)
        shares, _ = model(self.numbers[self.steps])
        ahead = (seats - mover[:, None]) % self.seats
        return self._lesson(made, seat_logs(shares, self.seats).exp().gather(1, ahead))

    def _lesson(self, made: list[tuple[Tensor, ...]], last: Tensor) -> Lesson:
        moves, likely, movers, guesses, won, over = (torch.stack(each) for each in zip(*made, strict=True))
        gains = torch.zeros_like(guesses)
        later, after = torch.zeros_like(last), last
        for step in reversed(range(self.steps)):
            on = (~over[step]).float()[:, None]
            later = won[step] + on * after - guesses[step] + on * TRUST * later
            gains[step], after = later, guesses[step]
        shares = (gains + guesses).clamp(0, 1)
        shares = shares / shares.sum(2, keepdim=True).clamp(min=1e-6)
        from_mover = (torch.arange(self.seats, device=self.device) + movers[..., None]) % self.seats
        gain = gains.gather(2, movers[..., None]).squeeze(2)
        flat = [each.flatten(0, 1) for each in (moves, likely, gain, shares.gather(2, from_mover))]
        return Lesson(self.numbers[:-1].flatten(0, 1), self.legal[:-1].flatten(0, 1), *flat)


def learn(model: Model, optimizer: torch.optim.Optimizer, lesson: Lesson, rows: int, rounds: int) -> dict[str, float]:
    """Go over a lesson a few times, so many rows at once; how it went."""
    spread = lesson.gain.std() + 1e-6
    told = torch.zeros(3, device=lesson.gain.device)
    parts = 0
    for _ in range(rounds):
        order = torch.randperm(len(lesson.move), device=lesson.move.device)
        for part in order.split(rows):
            shares, worths = model(lesson.numbers[part])
            logs = move_logs(worths, lesson.legal[part])
            likelier = (logs.gather(1, lesson.move[part, None]).squeeze(1) - lesson.likely[part]).exp()
            gain = lesson.gain[part] / spread
            moving = -torch.minimum(likelier * gain, likelier.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            seats = lesson.shares.shape[1]
            guessing = -(lesson.shares[part] * seat_logs(shares, seats)[:, :seats]).sum(1).mean()
            variety = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            descend(model, optimizer, moving + GUESSES * guessing - CURIOSITY * variety)
            told += torch.stack((moving, guessing, variety)).detach()
            parts += 1
    return dict(zip(("moves", "guesses", "variety"), (told / parts).tolist(), strict=True))


def descend(model: Model, optimizer: torch.optim.Optimizer, loss: Tensor) -> None:
    optimizer.zero_grad(set_to_none=True)
    loss.backward()  # type: ignore[no-untyped-call]
    torch.nn.utils.clip_grad_norm_(model.parameters(), SLOPE)
    optimizer.step()
    model.clip()
