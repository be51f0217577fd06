"""PettingZoo: its own conformance tests, copying in the middle of a match, illegal actions, and the law of hiding."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from adapters.setups import short
from sweetbox import MatchFileError, MoveError, NotationError, OptionError
from sweetbox.adapters import pettingzoo as adapter
from sweetbox.conformance.configurations import Configuration, positions, spread
from sweetbox.kernel.chance import new_rng
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Position
from sweetbox.kernel.registry import game

# PettingZoo warns of every Dict space, though masks live in one, and of the empty mask of an agent whose match is over.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
CYCLES = 40


def aec(setup: Configuration, **more: Any) -> adapter.SweetboxAEC:
    return adapter.env(setup.game, seats=setup.seats, **setup.options, **more)


def parallel(setup: Configuration, **more: Any) -> adapter.SweetboxParallel:
    return adapter.parallel_env(setup.game, seats=setup.seats, **setup.options, **more)


def some_action(env: adapter.Common, observation: dict[str, Any], luck: random.Random) -> int:
    return luck.choice(np.flatnonzero(observation["action_mask"]).tolist())


def step_aec(env: adapter.SweetboxAEC, luck: random.Random) -> None:
    observation, _, terminated, _, _ = env.last()
    env.step(None if terminated else some_action(env, observation, luck))


def step_parallel(env: adapter.SweetboxParallel, luck: random.Random) -> tuple[Any, ...]:
    observations = {agent: env.observe(agent) for agent in env.agents}
    return env.step({agent: some_action(env, observations[agent], luck) for agent in env.agents})


# ---- PettingZoo's own ----


@quiet
def test_api(setup: Configuration) -> None:
    api_test(aec(setup), num_cycles=CYCLES)


def test_seed(setup: Configuration) -> None:
    seed_test(lambda: aec(setup), num_cycles=CYCLES)


def test_render(one: Configuration, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec(one, render_mode=render_mode))
    assert capsys.readouterr().out


def test_parallel_api(setup: Configuration) -> None:
    parallel_api_test(parallel(setup), num_cycles=CYCLES)


def test_parallel_seed(setup: Configuration) -> None:
    """Its actions are sampled without masks, so that the first illegal one must forfeit."""
    parallel_seed_test(lambda: parallel(setup, illegal="forfeit"), num_cycles=CYCLES)


# ---- Whole matches ----


def test_rewards_sum_to_nothing(one: Configuration) -> None:
    env, luck = aec(one), random.Random(1)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else some_action(env, observation, luck))
    ranks = env.sitting.match.ranks
    winners = ranks.count(1)
    assert total == {f"seat_{seat}": pytest.approx((rank == 1) / winners - 1 / one.seats) for seat, rank in enumerate(ranks)}


def test_parallel_and_turn_by_turn_are_one_game(one: Configuration) -> None:
    """The same seed and the same choices of each seat lead both kinds to the same end, no matter who chooses first in a step."""
    setup = short(one)
    by_turns, at_once = aec(setup), parallel(setup)
    lucks = [random.Random(seat) for seat in range(setup.seats)]
    by_turns.reset(seed=9)
    while not by_turns.sitting.over:
        luck = lucks[by_turns.possible_agents.index(by_turns.agent_selection)]
        by_turns.step(some_action(by_turns, by_turns.last()[0], luck))
    lucks = [random.Random(seat) for seat in range(setup.seats)]
    observations, _ = at_once.reset(seed=9)
    while at_once.agents:
        actions = dict.fromkeys(at_once.agents, at_once.game.rules.MOVES)
        for seat in at_once.sitting.owing:
            actions[f"seat_{seat}"] = some_action(at_once, observations[f"seat_{seat}"], lucks[seat])
        observations, rewards, *_ = at_once.step(actions)
    assert bytes(by_turns.sitting.match.position) == bytes(at_once.sitting.match.position)
    assert rewards == by_turns.rewards


def test_only_waiting_is_open_to_a_seat_that_owes_nothing(one: Configuration) -> None:
    env, luck = parallel(one), random.Random(2)
    observations, _ = env.reset(seed=4)
    for _ in range(40):
        for seat, agent in enumerate(env.agents):
            mask = observations[agent]["action_mask"]
            assert mask[-1] == (seat not in env.sitting.owing)
            assert mask[-1] == (mask[:-1].sum() == 0)
        observations = step_parallel(env, luck)[0]


# ---- Copies in the middle of a match ----


@pytest.mark.parametrize("make", [aec, parallel])
@pytest.mark.parametrize(
    "twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env)), lambda env: type(env).restore(env.save())]
)
def test_a_copy_goes_on_like_the_original(one: Configuration, make: Any, twin_of: Any) -> None:
    env, luck = make(one), random.Random(8)
    step = step_aec if make is aec else step_parallel
    env.reset(seed=11)
    for _ in range(25):
        if env.agents:
            step(env, luck)
    twin = twin_of(env)
    assert twin is not env
    luck_of_twin = random.Random(1)
    luck = random.Random(1)
    for _ in range(30):
        if not env.agents:
            env.reset()  # the next match's seed comes from the same generator
            twin.reset()
        told, told_to_twin = step(env, luck), step(twin, luck_of_twin)
        assert data_equivalence(told, told_to_twin)
        assert env.sitting.match.to_json() == twin.sitting.match.to_json()
        assert env.agents == twin.agents
        if make is aec and env.agents:
            assert env.agent_selection == twin.agent_selection
            assert data_equivalence(env.last(), twin.last())


def test_a_copy_is_apart(one: Configuration) -> None:
    env = aec(one)
    env.reset(seed=1)
    before = env.save()
    twin = copy.deepcopy(env)
    for _ in range(3):
        step_aec(twin, random.Random(1))
    assert env.save() == before != twin.save()


def test_a_copy_at_the_end_and_before_the_beginning() -> None:
    env = adapter.env("_template", toffees=5)
    assert copy.deepcopy(env).agents == []
    env.reset(seed=1)
    while not env.sitting.over:
        step_aec(env, random.Random(1))
    twin = copy.deepcopy(env)
    while twin.agents:
        assert data_equivalence(env.last(), twin.last())
        env.step(None)
        twin.step(None)
        assert data_equivalence(env.rewards, twin.rewards)
        twin = copy.deepcopy(twin)
    assert env.agents == []


def test_a_match_that_began_at_a_position_of_ones_own_is_copied_and_pickled() -> None:
    """It has no match file, so that `save` refuses it."""
    env = adapter.env("_template")
    env.start_at(Match.starting_at(game("_template").position("jar=3 taken=10,8,0x2 turn=1 phase=1"), seed=1))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.sitting.match == env.sitting.match
        step_aec(twin, random.Random(1))
        assert twin.sitting.match != env.sitting.match


def test_saved_text_that_is_none_is_refused() -> None:
    env = adapter.env("_template")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="saved environment"):
        adapter.SweetboxAEC.restore("{}")
    changed = env.save().replace('\\"seats\\":2', '\\"seats\\":3')
    assert changed != env.save()
    with pytest.raises(MatchFileError):
        adapter.SweetboxAEC.restore(changed)


# ---- Illegal actions ----


def illegal_action(env: adapter.Common, seat: int) -> int:
    return int(np.flatnonzero(env.sitting.mask(seat) == 0)[0])


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    env = adapter.env("biscuit_pockets")
    env.reset(seed=1)
    before, seat = env.save(), min(env.sitting.owing)
    with pytest.raises(MoveError) as caught:
        env.step(illegal_action(env, seat))
    assert caught.value.rule
    for action in (-1, env.game.rules.MOVES):
        with pytest.raises(NotationError):
            env.step(action)
    assert env.save() == before


def test_an_illegal_action_forfeits_the_match() -> None:
    env = adapter.env("biscuit_pockets", seats=3, illegal="forfeit")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal_action(env, min(env.sitting.owing)))
    assert all(env.terminations.values())
    assert env.rewards == {each: pytest.approx(-1 / 3 if each == agent else 1 / 6) for each in env.agents}
    assert env.infos == {each: {"illegal": each == agent} for each in env.agents}


def test_moving_out_of_turn_and_waiting_in_turn_are_illegal() -> None:
    env = adapter.parallel_env("biscuit_pockets", seats=2)
    env.reset(seed=1)
    seat = min(env.sitting.owing)
    wait, move = env.game.rules.MOVES, int(np.flatnonzero(env.sitting.mask(seat))[0])
    mine, other = f"seat_{seat}", f"seat_{1 - seat}"
    with pytest.raises(MoveError):
        env.step({mine: move, other: move})
    with pytest.raises(NotationError):
        env.step({mine: wait, other: wait})
    with pytest.raises(ValueError, match="an action of each"):
        env.step({mine: move})
    entries = len(env.sitting.match.log)
    env.step({mine: move, other: wait})
    assert env.sitting.match.log[entries] == (seat, move)


def test_all_who_forfeit_together_lose() -> None:
    env = adapter.parallel_env("biscuit_pockets", seats=2, illegal="forfeit")
    env.reset(seed=1)
    _, rewards, terminated, _, infos = env.step(dict.fromkeys(env.agents, 107))
    assert rewards == {"seat_0": -0.5, "seat_1": -0.5}
    assert all(terminated.values())
    assert all(info["illegal"] for info in infos.values())
    assert env.agents == []


def test_wrong_words_are_refused() -> None:
    with pytest.raises(ValueError, match="illegal"):
        adapter.env("_template", illegal="repair")
    with pytest.raises(ValueError, match="render_mode"):
        adapter.env("_template", render_mode="rgb_array")
    with pytest.raises(OptionError):
        adapter.env("_template", seats=9)
    with pytest.raises(OptionError):
        adapter.env("_template", no_such=1)


# ---- The law of hiding ----


def told(env: Any, match: Match, agent: str) -> tuple[Any, ...]:
    if isinstance(env, adapter.SweetboxAEC):
        env.start_at(match)
        return env.observe(agent), env.infos[agent]
    observations, infos = env.start_at(match)
    return observations[agent], infos[agent]


@pytest.mark.parametrize("make", [aec, parallel])
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(setup: Configuration, make: Any) -> None:
    of, box = setup.game, setup.box()
    for number, table in enumerate(spread(positions(setup), 12)):
        if of.rules.to_act(box, table) < 0:
            continue  # between two decisions nobody learns anything
        for seat in range(setup.seats):
            truth = Position(of, box, table)
            worlds = (truth, truth.hidden(seat).imagined(new_rng(number)))
            one, other = (told(make(setup), Match.starting_at(each), f"seat_{seat}") for each in worlds)
            assert data_equivalence(one, other)


# ---- What a step costs ----


def test_a_step_hides_and_lists_once(one: Configuration, monkeypatch: pytest.MonkeyPatch) -> None:
    env, luck, calls = aec(one), random.Random(3), dict.fromkeys(("hide", "moves"), 0)

    def counted(name: str) -> Any:
        rule = getattr(one.game.verbs, name)

        def count(*arguments: Any) -> Any:
            calls[name] += 1
            return rule(*arguments)

        return count

    for name in calls:
        monkeypatch.setattr(one.game.verbs, name, counted(name))
    env.reset(seed=1)
    for steps in range(1, 30):
        step_aec(env, luck)
        if any(env.terminations.values()):
            break
        assert calls == {"hide": steps, "moves": steps}
