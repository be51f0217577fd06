"""The VecEnv of Stable-Baselines3. `make learners` runs this where it is installed: PyTorch is too large for everybody."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="sb3-contrib (with PyTorch, a gigabyte) is not installed: run `make learners`")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import VecMonitor

import sweetbox
from sweetbox.adapters.gymnasium import SeatEnv, SeatVectorEnv
from sweetbox.adapters.sb3 import SeatVecEnv


def first_legal(envs: Any) -> np.ndarray:
    return np.array([mask.argmax() for mask in envs.env_method("action_masks")])


def test_it_is_the_vector_environment_with_the_conventions_of_sb3() -> None:
    ours, theirs = SeatVectorEnv("_template", 4, engine="python", autoreset_mode="SameStep"), SeatVecEnv(
        "_template", 4, encode=False, seed=3, engine="python"
    )  # fmt: skip
    seen, info = ours.reset(seed=3)
    assert (theirs.reset() == seen).all()
    ended = 0
    for _ in range(60):
        moves = first_legal(theirs)
        assert (moves == info["action_mask"].argmax(axis=1)).all()
        seen, rewards, over, _, info = ours.step(moves)
        got, got_rewards, got_over, infos = theirs.step(moves)
        assert (got == seen).all()
        assert (got_rewards == rewards.astype(np.float32)).all()
        assert (got_over == over).all()
        for row in range(4):
            assert ("terminal_observation" in infos[row]) == over[row]
            if over[row]:
                assert (infos[row]["terminal_observation"] == info["final_obs"][row]).all()
        ended += int(over.sum())
    assert ended > 4


def test_observations_are_encoded_for_a_network() -> None:
    envs = SeatVecEnv("biscuit_pockets", 3, seed=1, engine="python")
    seen = envs.reset()
    encode = sweetbox.one_hot("biscuit_pockets")
    assert seen.shape == (3, encode.width)
    assert (seen == encode(envs.envs.observe())).all()
    assert envs.observation_space.contains(seen[0])


def test_attributes_and_methods_go_by_row() -> None:
    envs = SeatVecEnv("_template", 3, engine="python")
    envs.reset()
    assert len(envs.env_method("action_masks", indices=[0, 2])) == 2
    assert envs.get_attr("seats", indices=1) == [2]
    assert envs.has_attr("action_masks")
    assert not envs.has_attr("nothing_of_the_kind")
    assert envs.env_is_wrapped(VecMonitor) == [False] * 3


def test_an_illegal_move_forfeits_and_is_told() -> None:
    envs = SeatVecEnv("_template", 2, engine="python", illegal="forfeit", seed=1)
    envs.reset()
    moves = first_legal(envs)
    moves[1] = envs.envs.batch.moves - 1 if envs.env_method("action_masks")[1][-1] == 0 else -1
    _, rewards, over, infos = envs.step(moves)
    assert over[1]
    assert rewards[1] == -0.5
    assert infos[1]["illegal"]


def test_the_single_environment_passes_sb3s_own_check() -> None:
    check_env(SeatEnv("_template", illegal="forfeit"), warn=False)


def test_maskable_ppo_learns_and_plays_only_legal_moves() -> None:
    envs = VecMonitor(SeatVecEnv("_template", 8, seed=1, engine="python"))
    model = MaskablePPO("MlpPolicy", envs, n_steps=32, batch_size=64, n_epochs=1, seed=1, device="cpu")
    model.learn(512)  # an illegal move would be refused with an error
    assert model.num_timesteps == 512
    share, _ = evaluate_policy(model, envs, n_eval_episodes=8)
    assert -0.5 <= share <= 0.5
