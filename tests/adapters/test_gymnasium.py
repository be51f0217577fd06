"""Gymnasium: its own checker, the vector environment against the contract of SyncVectorEnv, opponents, and the law of hiding."""

import copy
import pickle
import random
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode

import sweetbox
from adapters.setups import EVERYTHING
from conformance.repository import GAMES
from sweetbox import MoveError
from sweetbox.adapters import gymnasium as adapter
from sweetbox.adapters.sitting import Sitting
from sweetbox.bots import bot
from sweetbox.conformance.configurations import Configuration, positions, spread
from sweetbox.engines.cpu import joined
from sweetbox.kernel.chance import new_rng
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Position
from sweetbox.kernel.registry import all_games, game

TOFFEES = {"name": "_template", "toffees": 5}


def seat_env(setup: Configuration, **more: Any) -> adapter.SeatEnv:
    return adapter.SeatEnv(setup.game, seats=setup.seats, **setup.options, **more)


def vector(setup: Configuration, n: int, **more: Any) -> adapter.SeatVectorEnv:
    more.setdefault("engine", "python")
    return adapter.SeatVectorEnv(setup.game, n, seats=setup.seats, **setup.options, **more)


def first_legal(masks: np.ndarray, number: int = 0) -> np.ndarray:
    chosen = [np.flatnonzero(row) for row in masks]
    return np.array([moves[number * 31 % len(moves)] if len(moves) else 0 for moves in chosen])


# ---- One table ----


def test_checker(setup: Configuration) -> None:
    """It samples actions without masks, so that the first illegal one must forfeit."""
    made = gymnasium.make(
        adapter.register(setup.game),
        seats=setup.seats,
        illegal="forfeit",
        seat=setup.seats - 1,
        disable_env_checker=True,
        **setup.options,
    )
    check_env(made.unwrapped)


def test_an_environment_is_copied_and_pickled_in_the_middle_of_a_match() -> None:
    env = adapter.SeatEnv("sweet_nose", bots="random")
    _, info = env.reset(seed=3)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        action = first_legal(info["action_mask"][None])[0]
        assert data_equivalence(twin.step(action), copy.deepcopy(env).step(action))
        assert data_equivalence(twin.reset(), copy.deepcopy(env).reset())


def test_every_game_is_registered() -> None:
    assert {f"sweetbox/{name}-v{game(name).facts.version}" for name in all_games()} <= set(gymnasium.registry)


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_whole_match(one: Configuration, bots: str) -> None:
    if bots == "greedy" and one.name != "_template" and not EVERYTHING:
        bots = "random"  # what greedy does in every game, and compiling it, is the bots' own tests' business
    env, luck = seat_env(one, seat=1 % one.seats, bots=bots), random.Random(1)
    _, info = env.reset(seed=5)
    total, over = 0.0, False
    while not over:
        action = luck.choice(np.flatnonzero(info["action_mask"]).tolist())
        assert env.action_masks()[action]
        _, reward, over, cut, info = env.step(action)
        assert over or reward == 0
        assert not cut
        total += reward
    assert not info["action_mask"].any()
    if one.seats > 1:
        ranks = env.sitting.match.ranks
        assert total == pytest.approx((ranks[env.seat] == 1) / ranks.count(1) - 1 / one.seats)


def test_the_others_are_who_was_asked() -> None:
    """Bots sit from the learner's left on, each at its own seat."""
    asked: list[tuple[str, int]] = []

    class Spy:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, turn: Any) -> Any:
            asked.append((self.name, turn.seat))
            return bot("random").choose(turn)

    for make in (adapter.SeatEnv, adapter.SeatVectorEnv):
        asked.clear()
        more = {} if make is adapter.SeatEnv else {"num_envs": 2, "engine": "python"}
        env = make("biscuit_pockets", seats=3, seat=1, bots=[Spy("left"), Spy("right")], **more)
        _, info = env.reset(seed=1)
        for _ in range(10):
            _, _, _, _, info = env.step(
                first_legal(np.atleast_2d(info["action_mask"])) if more else first_legal([info["action_mask"]])[0]
            )
        assert set(asked) == {("left", 2), ("right", 0)}


def test_a_seat_that_changes() -> None:
    env = adapter.SeatEnv(**TOFFEES, seats=3, seat=None)
    assert [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))] == [0, 1, 2, 0]
    envs = adapter.SeatVectorEnv(**TOFFEES, num_envs=2, seats=3, seat=None, engine="python")
    assert envs.reset(seed=1)[1]["seat"].tolist() == [0, 0]
    assert envs.reset()[1]["seat"].tolist() == [1, 1]


def test_illegal_actions() -> None:
    env = adapter.SeatEnv("biscuit_pockets")
    env.reset(seed=1)
    with pytest.raises(MoveError):
        env.step(80)
    env = adapter.SeatEnv("biscuit_pockets", seats=4, illegal="forfeit")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(80)
    assert (reward, over, info["illegal"]) == (-0.25, True, True)


def test_wrong_words_are_refused() -> None:
    for make in (adapter.SeatEnv, adapter.SeatVectorEnv):
        with pytest.raises(ValueError, match="seat"):
            make("_template", seat=2)
        with pytest.raises(ValueError, match="bots"):
            make("_template", bots=["random", "random"])
        with pytest.raises(ValueError, match="illegal"):
            make("_template", illegal="repair")


# ---- Many tables ----


def run(envs: adapter.SeatVectorEnv, steps: int, seed: Any = 3) -> list[Any]:
    seen, infos = envs.reset(seed=seed)
    told = [(seen, infos)]
    for number in range(steps):
        told.append(envs.step(first_legal(infos["action_mask"], number)))
        infos = told[-1][-1]
    return told


@pytest.mark.parametrize("name", GAMES if EVERYTHING else ["_small"])
def test_vector_on_both_engines(name: str) -> None:
    """One game is enough of a proof here, and compiling takes long: what is compiled for every game is tried with batches."""
    setup = Configuration(name, game(name).seats[1])
    slow, fast = run(vector(setup, 3), 25), run(vector(setup, 3, engine="cpu", threads=2), 25)
    assert data_equivalence(slow, fast, exact=True)


def test_vector_spaces_and_masks(setup: Configuration) -> None:
    envs = vector(setup, 2, autoreset_mode="SameStep")
    for told in run(envs, 20):
        seen, infos = told[0], told[-1]
        assert seen in envs.observation_space
        assert infos["action_mask"].shape == (2, setup.game.rules.MOVES)
        assert infos["action_mask"].any(axis=1).all()  # in this mode there is always something to do


def test_each_table_has_its_own_seed() -> None:
    setup = Configuration("biscuit_pockets", 3)
    together, apart = run(vector(setup, 3), 30, seed=7), run(vector(setup, 3), 30, seed=[7, 8, 9])
    assert data_equivalence(together, apart, exact=True)
    alone = run(vector(setup, 1), 30, seed=8)
    for all_three, one in zip(together, alone, strict=True):
        assert (all_three[0][1] == one[0][0]).all()
    envs = vector(setup, 2)
    assert not (envs.reset()[0] == envs.reset()[0]).all() or not (envs.reset()[0] == envs.reset()[0]).all()


def play_modes(mode: str) -> list[Any]:
    envs = adapter.SeatVectorEnv(**TOFFEES, num_envs=4, engine="python", autoreset_mode=mode)
    told = []
    _, infos = envs.reset(seed=2)
    for _ in range(12):
        told.append(envs.step(first_legal(infos["action_mask"])))
        infos = told[-1][-1]
        if mode == "Disabled" and told[-1][2].any():
            _, infos = envs.reset(options={"reset_mask": told[-1][2]})
    return told


def test_next_step() -> None:
    """After the end one step with any action, whose reward is 0, brings the first observation of the next match."""
    told = play_modes("NextStep")
    for before, after in pairwise(told):
        for row in np.flatnonzero(before[2]):
            assert not before[4]["action_mask"][row].any()
            assert after[1][row] == 0
            assert not after[2][row]
            assert after[4]["action_mask"][row].any()


def test_same_step() -> None:
    """The step that ends a match brings the next one's first observation, and the last one's as `final_obs`."""
    for seen, _, over, _, infos in play_modes("SameStep"):
        assert infos["action_mask"].any(axis=1).all()
        assert ("final_obs" in infos) == over.any()
        for row in np.flatnonzero(over):
            final = infos["final_obs"][row]
            assert final.shape == seen[row].shape
            assert (final != seen[row]).any()
            assert not infos["final_info"]["action_mask"][row].any()
        if over.any():
            assert (infos["_final_obs"] == over).all()


def test_modes_tell_one_story() -> None:
    """The same matches end with the same rewards in each mode."""
    stories = []
    for mode in ("NextStep", "SameStep", "Disabled"):
        told = play_modes(mode)
        stories.append([[float(step[1][row]) for step in told if step[2][row]] for row in range(4)])
    for row in range(4):
        shortest = min(len(story[row]) for story in stories)
        assert shortest >= 3
        assert len({tuple(story[row][:shortest]) for story in stories}) == 1


def test_disabled_wants_a_reset() -> None:
    envs = adapter.SeatVectorEnv(**TOFFEES, num_envs=2, engine="python", autoreset_mode=AutoresetMode.DISABLED)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.DISABLED
    _, infos = envs.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        _, _, over, _, infos = envs.step(first_legal(infos["action_mask"]))
    with pytest.raises(ValueError, match="reset"):
        envs.step(first_legal(infos["action_mask"]))
    with pytest.raises(ValueError, match="reset_mask"):
        envs.reset(options={"reset_mask": [True, True, False]})


def test_vector_forfeit() -> None:
    envs = adapter.SeatVectorEnv("biscuit_pockets", 2, seats=4, illegal="forfeit", autoreset_mode="SameStep", engine="python")
    _, infos = envs.reset(seed=1)
    actions = first_legal(infos["action_mask"])
    actions[1] = 80
    _, rewards, over, _, infos = envs.step(actions)
    assert rewards.tolist() == [0, -0.25]
    assert over.tolist() == infos["illegal"].tolist() == infos["final_info"]["illegal"].tolist() == [False, True]
    envs = adapter.SeatVectorEnv("biscuit_pockets", 2, engine="python")
    envs.reset(seed=1)
    with pytest.raises(MoveError):
        envs.step(np.array([80, 80]))


def test_no_move_is_no_action_of_a_learner() -> None:
    envs = adapter.SeatVectorEnv("biscuit_pockets", 2, seats=4, engine="python")
    _, infos = envs.reset(seed=7)
    given = infos["action_mask"].argmax(axis=1)
    given[1] = -1
    before = envs.batch.tables.tobytes()
    with pytest.raises(sweetbox.MoveError, match=r"^Expected a move from 0 to \d+, got -1\.$"):
        envs.step(given)
    with pytest.raises(ValueError, match="actions: expected whole numbers, got float64"):
        envs.step(given + 0.5)
    assert envs.batch.tables.tobytes() == before
    envs = adapter.SeatVectorEnv("biscuit_pockets", 2, seats=4, illegal="forfeit", engine="python")
    envs.reset(seed=7)
    assert envs.step(given)[2].tolist() == [False, True]


def test_made_by_gymnasium() -> None:
    envs = gymnasium.make_vec("sweetbox/biscuit_pockets-v1", num_envs=3, vectorization_mode="vector_entry_point", engine="python")
    assert envs.num_envs == 3
    seen, _ = envs.reset(seed=1)
    assert seen.shape == (3, game("biscuit_pockets").judge.OBSERVATION)


# ---- The law of hiding ----


def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(setup: Configuration) -> None:
    of, box = setup.game, setup.box()
    for number, table in enumerate(spread(positions(setup), 12)):
        acting = of.rules.to_act(box, table)
        if acting < 0:
            continue
        for seat in range(setup.seats):
            truth = Position(of, box, table)
            worlds = (truth, truth.hidden(seat).imagined(new_rng(number)))
            env = seat_env(setup, seat=seat)
            told = []
            for each in worlds:
                env.sitting = Sitting(Match.starting_at(each))
                told.append((env.sitting.observe(seat), env.info(), env.action_masks()))
            assert data_equivalence(told[0], told[1], exact=True)
            envs = vector(setup, 2, seat=seat)
            envs.batch.tables[:] = joined(*(each.table for each in worlds))
            envs.batch.acting[:] = acting
            assert (envs.observe()[0] == envs.observe()[1]).all()
            assert (envs.action_masks()[0] == envs.action_masks()[1]).all()
