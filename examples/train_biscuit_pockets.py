"""Train an agent from nothing: sb3-contrib's MaskablePPO learns Biscuit Pockets against a random opponent, on the batched engine.

Needs, in an environment of its own (`.venv-peers`): pip install torch sb3-contrib matplotlib, and sweetbox[gymnasium].

    .venv-peers/bin/python examples/train_biscuit_pockets.py --minutes 5

It plays all its matches in one SeatVectorEnv, measures itself against the random bot as it learns, and draws the curve into
docs/images/maskable_ppo.png (figures beside it as JSON).
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

from sweetbox.adapters.gymnasium import SeatVectorEnv

GAME = "biscuit_pockets"
POCKETS, STEPS = 36, 6
KINDS = range(-2, 8)  # what lies in a pocket: nothing any more, an unseen tile, or a kind of tile
EVALUATION_MATCHES = 512


class PocketNet(nn.Module):
    """Logits of the moves: one small network looks at every pocket in turn, beside all that concerns the whole table. What it
    learns of one pocket it knows of all 36."""

    def __init__(self, table: int) -> None:
        super().__init__()
        self.pocket, self.table = nn.Linear(len(KINDS) + 1, 64), nn.Linear(table, 64)
        self.move = nn.Sequential(nn.ReLU(), nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 3))

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        pockets, table = features.split([POCKETS * (len(KINDS) + 1), self.table.in_features], dim=1)
        seen = self.pocket(pockets.reshape(-1, POCKETS, len(KINDS) + 1)) + self.table(table)[:, None]
        return self.move(seen).transpose(1, 2).flatten(1)  # flip, knock, show; each for every pocket


class PocketPolicy(MaskableActorCriticPolicy):
    """Features go straight to the PocketNet; the critic keeps its own layers."""

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = PocketNet(self.features_dim - POCKETS * (len(KINDS) + 1))
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class BatchedSeats(VecEnv):
    """The vector environment as Stable-Baselines3 wants one: its own reset convention, masks by method name, features as floats."""

    def __init__(self, envs: SeatVectorEnv) -> None:
        self.envs = envs
        names = envs.observation_names
        self.kinds = [k for k, name in enumerate(names) if name.startswith("pocket") and name.endswith("kind")]
        self.face_down = [k for k, name in enumerate(names) if name.endswith("face down")]
        self.steps = names.index("chain: steps")
        self.others = [k for k in range(len(names)) if k not in {*self.kinds, *self.face_down, self.steps}]
        size = POCKETS * (len(KINDS) + 1) + STEPS + len(self.others)
        super().__init__(envs.num_envs, spaces.Box(-10, 10, (size,), np.float32), envs.single_action_space)

    def features(self, seen: np.ndarray) -> np.ndarray:
        """For each pocket one number a kind (which is a name, no quantity) and whether it lies face down; then the table."""
        kinds = seen[:, self.kinds, None] == np.array(KINDS)
        pockets = np.concatenate([kinds, seen[:, self.face_down, None]], axis=2).reshape(len(seen), -1)
        steps = seen[:, [self.steps]] == np.arange(STEPS)
        return np.concatenate([pockets, steps, np.clip(seen[:, self.others] / 8, -10, 10)], axis=1).astype(np.float32)

    def reset(self) -> np.ndarray:
        seen, _ = self.envs.reset()
        return self.features(seen)

    def step_async(self, actions: np.ndarray) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, ...]:
        seen, rewards, over, _, info = self.envs.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(over):
            infos[row] = {"terminal_observation": self.features(info["final_obs"][row][None])[0], "TimeLimit.truncated": False}
        return self.features(seen), rewards.astype(np.float32), over, infos

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **more: Any) -> list[Any]:
        return list(getattr(self.envs, method_name)(*arguments, **more))

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.envs, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.envs, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.envs, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


def seats(count: int, bots: str, seed: int) -> BatchedSeats:
    envs = SeatVectorEnv(GAME, count, seats=2, seat=None if bots == "random" else 0, bots=bots, autoreset_mode="SameStep")
    envs.reset(seed=seed)
    return BatchedSeats(envs)


def share_of_wins(model: MaskablePPO, bots: str = "random", matches: int = EVALUATION_MATCHES) -> tuple[float, float]:
    """The share of the win over the first match of each row, and half the width of its 95% interval."""
    rows = seats(matches, bots, seed=1_000_000)
    seen, shares = rows.features(rows.envs.reset(seed=1_000_000)[0]), np.full(matches, np.nan)
    while np.isnan(shares).any():
        actions, _ = model.predict(seen, action_masks=rows.envs.action_masks(), deterministic=False)
        rows.step_async(actions)
        seen, rewards, over, _ = rows.step_wait()
        shares = np.where(over & np.isnan(shares), rewards + 0.5, shares)
    return float(shares.mean()), float(1.96 * shares.std() / np.sqrt(matches))


class Measure(BaseCallback):
    """Every so often: how the agent does, and whether the time is up."""

    def __init__(self, every: int, minutes: float) -> None:
        super().__init__()
        self.every, self.seconds, self.began = every, 60 * minutes, time.perf_counter()
        self.curve: list[dict[str, float]] = []

    def measure(self) -> None:
        share, half = share_of_wins(self.model)
        seconds = time.perf_counter() - self.began
        self.curve.append(
            {"steps": self.num_timesteps, "seconds": round(seconds), "share": round(share, 4), "half": round(half, 4)}
        )
        print(f"{self.num_timesteps:>9} steps {seconds:6.0f} s   share of wins {share:.3f} ± {half:.3f}", flush=True)

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.every * len(self.curve):
            self.measure()

    def _on_step(self) -> bool:
        return time.perf_counter() - self.began < self.seconds


def draw(curve: list[dict[str, float]], file: Path) -> None:
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot as plt

    steps = [point["steps"] / 1000 for point in curve]
    share = np.array([point["share"] for point in curve])
    half = np.array([point["half"] for point in curve])
    _, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.axhline(0.5, color="gray", linestyle="--", linewidth=1, label="as good as random")
    axes.fill_between(steps, share - half, share + half, alpha=0.25, linewidth=0)
    axes.plot(steps, share, marker="o", markersize=3, label="MaskablePPO, 95% interval")
    axes.set(
        xlabel="moves learned from (thousands)",
        ylabel="share of wins against random",
        ylim=(0.35, 1.0),
        title=f"Biscuit Pockets, 2 seats: learning from nothing, {curve[-1]['seconds'] / 60:.0f} minutes on a CPU",
    )
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    file.parent.mkdir(parents=True, exist_ok=True)
    plt.savefig(file, dpi=130)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=Path(__file__).parent.parent / "docs/images/maskable_ppo.png")
    given = parser.parse_args()
    torch.set_num_threads(1)  # networks this small are slower on more
    torch.manual_seed(given.seed)
    rows = seats(128, "random", given.seed)
    model = MaskablePPO(
        PocketPolicy, rows, n_steps=64, batch_size=2048, n_epochs=4, learning_rate=1e-3, gamma=0.995, gae_lambda=0.95,
        ent_coef=0.01, seed=given.seed, policy_kwargs={"net_arch": {"pi": [], "vf": [128, 64]}},
    )  # fmt: skip
    measure = Measure(40_960, given.minutes)
    model.learn(100_000_000, callback=measure)
    measure.measure()
    draw(measure.curve, given.picture)
    figures = {"game": GAME, "seed": given.seed, "minutes": given.minutes, "curve": measure.curve}
    given.picture.with_suffix(".json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
