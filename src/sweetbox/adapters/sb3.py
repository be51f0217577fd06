"""Stable-Baselines3: one seat of a game against given bots, many matches in one batch, as a `VecEnv`.

    envs = SeatVecEnv("biscuit_pockets", 128, seed=1)
    model = MaskablePPO("MlpPolicy", envs)              from sb3-contrib, which asks for the masks
    model.learn(100_000)

A finished match is followed by the next in the same step; `infos[row]["terminal_observation"]` is its last observation.
"""

from collections.abc import Sequence
from typing import Any

from sweetbox.extras import needs

with needs("sb3"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from numpy.typing import NDArray
    from stable_baselines3.common.vec_env import VecEnv


from sweetbox.adapters.gymnasium import SeatVectorEnv
from sweetbox.engines.observation import OneHot
from sweetbox.kernel.game import Game


class SeatVecEnv(VecEnv):
    """name: of the game. encode: observations are one-hot float32, as networks like them; otherwise the seat's int16 numbers. seed:
    row i gets seed + i; None: from the system. Everything else is as in `SeatVectorEnv`: seats, seat, bots, illegal, engine,
    threads, edition, and the game's options."""

    def __init__(self, name: str | Game, num_envs: int = 1, *, encode: bool = True, seed: int | None = None, **more: Any) -> None:
        self.envs = SeatVectorEnv(name, num_envs, autoreset_mode=AutoresetMode.SAME_STEP, **more)
        self._encode = OneHot(self.envs.game) if encode else None
        space = self.envs.single_observation_space
        if self._encode is not None:
            space = spaces.Box(-np.inf, np.inf, (self._encode.width,), np.float32)
        self.render_mode = self.envs.render_mode
        super().__init__(num_envs, space, self.envs.single_action_space)
        if seed is not None:
            self.seed(seed)

    def _seen(self, observations: NDArray[np.int16]) -> NDArray[Any]:
        return observations if self._encode is None else self._encode(observations)

    def reset(self) -> NDArray[Any]:
        """New matches in all rows; given seeds take effect with this reset."""
        seeds = self._seeds if any(each is not None for each in self._seeds) else None
        seen, info = self.envs.reset(seed=seeds)
        self.reset_infos = self._infos(info)
        self._reset_seeds()
        self._reset_options()
        return self._seen(seen)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        seen, rewards, over, _, info = self.envs.step(self._actions)
        infos = self._infos(info)
        for row in np.flatnonzero(over):
            last = self._seen(info["final_obs"][row][None])[0]
            infos[row] |= {"terminal_observation": last, "TimeLimit.truncated": False}
            if "illegal" in info:
                infos[row]["illegal"] = bool(info["illegal"][row])
        return self._seen(seen), rewards.astype(np.float32), over, infos

    def _infos(self, info: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"seat": int(seat)} for seat in info["seat"]]

    def close(self) -> None:
        self.envs.close()

    # ---- What callers may ask of the rows, as if each were a separate environment ----

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        value = getattr(self.envs, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.envs, attr_name, value)

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **more: Any) -> list[Any]:
        """Calls a method that answers for all rows, such as `action_masks`; its answers for these rows."""
        answers = getattr(self.envs, method_name)(*arguments, **more)
        return [answers[row] for row in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        return [None] * self.num_envs
