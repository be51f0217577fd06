"""PPO in one file: a network learns any of the games from nothing, on thousands of tables side by side.

    python examples/ppo.py biscuit_pockets --seconds 60                       the batch; on the GPU where there is one
    python examples/ppo.py biscuit_pockets --through gymnasium --bots greedy  the vector environment: one seat, against bots

Needs the extras `train` and `gymnasium`, on a GPU also `gpu`. In the batch every seat is played by the
network, so it learns from all of them. At the end it plays greedy bots, and says what it takes from them. docs/learning.md tells
how the bots in the package are trained; this is the shortest thing that learns.
"""

import argparse
import importlib.util
import sys
import time
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

import sweetbox

STEPS, ROUNDS, PARTS = 32, 2, 4  # made before learning from them; how often they are gone over, and in how many parts
TRUST, CLIP, CURIOSITY, RATE = 0.95, 0.2, 0.01, 1e-3
LOW, HIGH = -2, 9  # every number is one-hot between these, and besides a logarithm


def fewest(name: str) -> int:
    """Seats. Alone there is nobody to win against."""
    return max(2, sweetbox.game(name).seats[0])


class Batched:
    """All seats of many tables. On a GPU nothing leaves it: the batch takes and fills PyTorch's arrays."""

    def __init__(self, name: str, tables: int, device: str) -> None:
        engine = "cuda" if device == "cuda" else "cpu"
        self.batch: Any = sweetbox.batch(name, tables, engine, seats=fewest(name), seed=1, illegal="forfeit")
        self.seats, self.device = self.batch.seats, device

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the seats to move observe and may do, and who they are."""
        found = (self.batch.observe(), self.batch.legal(), self.batch.mover)
        numbers, legal, mover = (torch.as_tensor(each, device=self.device) for each in found)
        return numbers.clone(), legal.bool(), mover.long()

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """(n, seats) rewards, and where a match ended: the next one has begun there."""
        made = self.batch.step(moves if self.device == "cuda" else moves.numpy())
        rewards, over = torch.as_tensor(made.rewards, device=self.device), torch.as_tensor(made.over, device=self.device)
        return rewards.float().clone(), over.bool().clone()


class Seated:
    """One seat of many tables through Gymnasium's vector environment; the others are bots."""

    def __init__(self, name: str, tables: int, device: str, bots: str) -> None:
        from sweetbox.adapters.gymnasium import SeatVectorEnv

        self.envs = SeatVectorEnv(name, tables, fewest(name), seat=None, bots=bots, autoreset_mode="SameStep")
        self.seats, self.device = 1, device
        self.numbers, _ = self.envs.reset(seed=1)

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        numbers, legal = torch.from_numpy(self.numbers), torch.from_numpy(self.envs.action_masks())
        return numbers.to(self.device), legal.to(self.device), torch.zeros(len(numbers), dtype=torch.long, device=self.device)

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        self.numbers, rewards, over, _, _ = self.envs.step(moves.cpu().numpy())
        return torch.from_numpy(rewards).float()[:, None].to(self.device), torch.from_numpy(over).to(self.device)


class Net(nn.Module):
    """From (n, OBSERVATION) numbers: a logit for each move, and what the mover expects."""

    def __init__(self, observation: int, moves: int, width: int = 256) -> None:
        super().__init__()
        inputs = observation * (HIGH - LOW + 2)
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.moves, self.worth = nn.Linear(width, moves), nn.Linear(width, 1)

    def forward(self, numbers: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        ones = functional.one_hot(numbers.long().clamp(LOW, HIGH) - LOW, HIGH - LOW + 1).float()
        logs = numbers.float().abs().log1p()[..., None] / 4
        body = self.body(torch.cat([ones, logs], 2).flatten(1))
        return functional.log_softmax(self.moves(body).masked_fill(~legal, -1e9), 1), self.worth(body).squeeze(1)


@torch.no_grad()
def play(net: Net, world: Batched | Seated) -> list[Tensor]:
    """STEPS moves in every row, and for each what it brought: observation, legal moves, move, how likely it was, gain, target."""
    made = []
    for _ in range(STEPS):
        numbers, legal, mover = world.look()
        logs, worth = net(numbers, legal)
        move = torch.multinomial(logs.exp(), 1).squeeze(1)
        rewards, over = world.step(move)
        made.append((numbers, legal, move, logs.gather(1, move[:, None]).squeeze(1), mover[:, None], worth, rewards, over))
    numbers, legal, mover = world.look()
    # Backwards: what comes next for each seat, until the match ends, and how much better that is than it expected.
    coming = torch.zeros(len(numbers), world.seats, device=numbers.device)
    coming.scatter_(1, mover[:, None], net(numbers, legal)[1][:, None])
    better, lesson = torch.zeros_like(coming), []
    for numbers, legal, move, likely, mover, worth, rewards, over in reversed(made):
        coming = torch.where(over[:, None], rewards, coming)
        better = better.masked_fill(over[:, None], 0.0)
        gain = coming.gather(1, mover) - worth[:, None] + TRUST * better.gather(1, mover)
        better, coming = better.scatter(1, mover, gain), coming.scatter(1, mover, worth[:, None])
        lesson.append((numbers, legal, move, likely, gain.squeeze(1), gain.squeeze(1) + worth))
    return [torch.cat(each) for each in zip(*lesson, strict=True)]


def learn(net: Net, optimizer: torch.optim.Optimizer, lesson: list[Tensor]) -> None:
    for _ in range(ROUNDS):
        for part in torch.randperm(len(lesson[0]), device=lesson[0].device).chunk(PARTS):
            numbers, legal, move, likely, gain, target = (each[part] for each in lesson)
            logs, worth = net(numbers, legal)
            likelier = (logs.gather(1, move[:, None]).squeeze(1) - likely).exp()
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            moving = -torch.minimum(likelier * gain, likelier.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            variety = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            (moving + functional.mse_loss(worth, target) - CURIOSITY * variety).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def share(net: Net, name: str, bots: str, matches: int, device: str) -> float:
    """The part of the win that the network takes from bots, over that many matches at least."""
    world, won, count = Seated(name, min(matches, 256), device, bots), 0.0, 0
    while count < matches:
        numbers, legal, _ = world.look()
        rewards, over = world.step(net(numbers, legal)[0].argmax(1))
        won, count = won + float(rewards[over].sum()), count + int(over.sum())
    return won / count + 1 / world.envs.seats


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--through", choices=["batch", "gymnasium"], default="batch")
    parser.add_argument("--bots", default="random", help="who the others are in the vector environment")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, help="16384 on a GPU, else 256")
    parser.add_argument("--matches", type=int, default=512, help="against greedy, at the end")
    given = parser.parse_args(arguments)
    there = torch.cuda.is_available() and importlib.util.find_spec("numba_cuda") is not None
    device, tables = "cuda" if there else "cpu", given.tables or (16384 if there else 256)
    torch.manual_seed(1)
    batched = given.through == "batch"
    world = Batched(given.game, tables, device) if batched else Seated(given.game, tables, device, given.bots)
    of = sweetbox.game(given.game)
    net = Net(of.judge.OBSERVATION, of.rules.MOVES).to(device)
    optimizer, positions = torch.optim.Adam(net.parameters(), RATE, eps=1e-5), 0
    began = told = time.monotonic()
    while not positions or time.monotonic() - began < given.seconds:
        lesson = play(net, world)
        learn(net, optimizer, lesson)
        positions += len(lesson[0])
        if time.monotonic() - told > 5:
            told = time.monotonic()
            sys.stderr.write(f"{told - began:.0f} s: {positions:,} positions\n")
    taken = share(net, given.game, "greedy", given.matches, device)
    sys.stdout.write(f"Learned from {positions:,} positions on {device}.\n")
    sys.stdout.write(f"Takes {taken:.1%} from greedy; even is {1 / fewest(given.game):.1%}.\n")


if __name__ == "__main__":
    main()
