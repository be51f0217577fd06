"""OpenSpiel: its own simulation tests and playthroughs, information states, resampling, IS-MCTS, and exact values."""

import copy
import pickle
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from adapters.exact import endgame, exact_value, searched_value
from adapters.setups import largest, short
from elsewhere import there_and_back
from sweetbox import MoveError
from sweetbox.adapters import openspiel as adapter
from sweetbox.conformance.configurations import Configuration, positions, random_match, spread
from sweetbox.engines import speed
from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.position import Position
from sweetbox.kernel.registry import all_games, game

flags.FLAGS.mark_as_parsed()  # playthroughs read one


def load(setup: Configuration, **more: Any) -> Any:
    return adapter.load(setup.game, setup.seats, **setup.options, **more)


def walk(loaded: Any, steps: int, seed: int = 1) -> Any:
    state, luck = loaded.new_initial_state(), random.Random(seed)
    while steps and not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        steps -= 1
    return state


# ---- OpenSpiel's own ----


def test_random_simulation_with_serialisation(setup: Configuration) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=1, serialize=True, verbose=False)


def test_playthrough(one: Configuration, tmp_path: Path) -> None:
    """A playthrough says everything of each state; played again from its actions it is the same, line by line."""
    setup = short(Configuration(one.name, one.game.seats[0]))
    lines = generate_playthrough.playthrough_lines(str(load(setup)), alsologtostdout=False, seed=7)
    file = tmp_path / "playthrough.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    written, again = generate_playthrough.replay(str(file))
    assert written.splitlines() == again.splitlines()


def test_every_game_is_registered() -> None:
    assert {f"sweetbox_{name}" for name in all_games()} <= set(pyspiel.registered_names())


def test_names_with_parameters_load() -> None:
    loaded = pyspiel.load_game("sweetbox_biscuit_pockets(players=4,idle_rounds=3,show_seen=true)")
    assert loaded.num_players() == 4
    assert (loaded.box.idle_turns, loaded.box.show_seen) == (12, 1)
    kinds = pyspiel.GameType.Information
    assert loaded.get_type().information == kinds.PERFECT_INFORMATION
    assert pyspiel.load_game("sweetbox_sweet_nose").get_type().information == kinds.IMPERFECT_INFORMATION
    insisted = pyspiel.load_game("sweetbox_biscuit_pockets(imperfect_information=true)")
    assert insisted.get_type().information == kinds.IMPERFECT_INFORMATION


def test_other_components_and_another_beginning() -> None:
    of = game("_template")
    edition = {"face": [{"toffees": 2, "count": 1}, {"toffees": 6, "count": 3}]}
    loaded = adapter.load(of, 2, edition=edition)
    assert list(loaded.box.faces) == [0, 1, 0, 0, 0, 3]
    table = of.set_up(of.make_box(2)).table
    table.jar, table.taken[0], table.turn, table.phase = 2, 19, 1, 1
    state = adapter.load(of, 2, table=table).new_initial_state()
    assert state.current_player() == 1
    assert str(state) == of.notation.table_line(of.make_box(2), table)
    again = pyspiel.load_game(str(state.get_game()))  # the table is in the game's name
    assert str(again.new_initial_state()) == str(state)


@pytest.mark.parametrize("name", ["sweets_stack", "swintus"])
def test_what_lies_hidden_at_the_start_may_be_dealt(name: str) -> None:
    """Of the table counts only what everybody knows of it."""
    of = game(name)
    seats = of.fewest
    match = random_match(of, seats, 5).at(12)
    match.settle()
    table = match.position.table
    loaded = adapter.load(of, seats, table=table, deals=40)
    assert loaded.deals == adapter.load(of, seats, table=match.imagine(None, 9).position.line, deals=40).deals
    root = loaded.new_initial_state()
    assert root.is_chance_node()
    outcomes = root.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert (len(outcomes) > 1) == of.rules.HIDES
    assert loaded.max_chance_outcomes() >= len(outcomes)
    for action, _ in outcomes:
        assert bytes(root.child(action).glimpse(-1)) == bytes(match.glimpse(None))
    children = [root.child(action) for action, _ in outcomes]
    by_view: dict[bytes, set[str]] = {}
    for child in children:
        by_view.setdefault(bytes(child.glimpse(0)), set()).add(child.information_state_string(0))
    assert all(len(states) == 1 for states in by_view.values())  # what seat 0 sees of the deal is all that tells them apart
    assert len(set.union(*by_view.values())) == len(by_view)
    for state in (root, children[-1]):
        assert pickle.loads(pickle.dumps(state)) == state
        assert copy.deepcopy(state) == state
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    with pytest.raises(ValueError, match="deals: expected 0 or more"):
        adapter.load(of, seats, deals=-1)


def test_compiled_rules_are_used_where_there_are_any_and_nothing_illegal_reaches_them() -> None:
    of = game("_template")
    speed.make_ready(of)
    state = adapter.load(of, 2).new_initial_state()
    assert isinstance(state.position.verbs, speed.CompiledVerbs)
    for _ in range(12):
        before, legal = str(state), state.legal_actions()
        for wrong in {-1, of.rules.MOVES + of.rules.OUTCOMES, 10**6, *range(of.rules.MOVES)} - set(legal):
            with pytest.raises((ValueError, MoveError, pyspiel.SpielError)):
                state.apply_action(wrong)
            assert str(state) == before
        state.apply_action(legal[0])


# ---- What is asked again and again ----


@pytest.mark.parametrize("name", ["_template", "sweet_nose"])
def test_the_rules_are_asked_once_however_often_openspiel_asks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is to act and what is legal: once a step; what a player may know: once a step in which it is asked for."""
    loaded, asked = adapter.load(name), Counter[str]()
    verbs = loaded.sweetbox.verbs

    def counted(verb: str) -> Callable[..., Any]:
        answer = getattr(verbs, verb)

        def ask(*given: Any) -> Any:
            asked[verb] += 1
            return answer(*given)

        return ask

    for verb in ("to_act", "moves", "weights", "hide"):
        monkeypatch.setattr(verbs, verb, counted(verb))
    observer = make_observation(loaded)
    steps, decisions, looks, luck = 0, 0, 0, random.Random(3)
    state = loaded.new_initial_state()
    while steps < 40 and not state.is_terminal():
        player, decides = state.current_player(), not state.is_chance_node()
        for seat in range(loaded.num_players()) if steps % 3 == 0 else (player,) if decides else ():
            looks += 1
            observer.set_from(state, seat)
            state.observation_string(seat)
            assert state.observation_tensor(seat) == observer.tensor.tolist()
        if decides:
            state.observation_tensor()
        assert luck.choice(state.legal_actions()) in state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))
        steps, decisions = steps + 1, decisions + decides
    assert 0 < decisions < steps
    assert asked == {"to_act": steps + 1, "moves": decisions, "weights": steps - decisions, "hide": looks}


def test_what_a_state_answers_itself_is_what_openspiel_would(one: Configuration) -> None:
    state, luck = load(one).new_initial_state(), random.Random(2)
    for _ in range(40):
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for seat in range(one.seats):
            assert state.legal_actions(seat) == pyspiel.State.legal_actions(state, seat)
            assert state.observation_tensor(seat) == pyspiel.State.observation_tensor(state, seat)
        for nobody in (-1, one.seats):
            with pytest.raises(pyspiel.SpielError, match=f"expected a player from 0 to {one.seats - 1}, got {nobody}"):
                state.observation_tensor(nobody)
        state.legal_actions().clear()  # the caller's own list
        if state.is_terminal():
            break
        state.apply_action(luck.choice(state.legal_actions()))


def test_a_clone_keeps_what_was_answered_before_it_moves_on(one: Configuration) -> None:
    state = walk(load(one), 9)
    seats = range(one.seats)
    before = [state.observation_tensor(seat) for seat in seats], state.legal_actions()
    twin = state.clone()
    twin.apply_action(before[1][0])
    assert ([state.observation_tensor(seat) for seat in seats], state.legal_actions()) == before
    again = state.clone()
    again.apply_action(before[1][0])
    for seat in seats:
        assert twin.observation_tensor(seat) == again.observation_tensor(seat) == pyspiel.State.observation_tensor(twin, seat)


# ---- Information states ----


def test_an_information_state_is_the_trail_of_the_match(one: Configuration) -> None:
    match = random_match(one.game, one.seats, seed=5)
    state = load(one).new_initial_state()
    for entry, (actor, event) in enumerate(match.log[:120]):
        assert state.current_player() == (pyspiel.PlayerId.CHANCE if actor == CHANCE else actor)
        state.apply_action(event)
        if entry % 10 == 0:
            past = match.at(entry + 1)
            for seat in range(one.seats):
                assert state.information_state_string(seat) == past.trail(seat)


def test_returns_are_the_rewards_of_the_match(one: Configuration) -> None:
    match = random_match(one.game, one.seats, seed=5)
    state = load(one).new_initial_state()
    for _, event in match.log:
        assert state.returns() == [0.0] * one.seats
        state.apply_action(event)
    assert state.is_terminal()
    winners = match.ranks.count(1)
    if one.seats > 1:
        assert state.returns() == pytest.approx([(rank == 1) / winners - 1 / one.seats for rank in match.ranks])


def test_a_clone_is_apart_and_a_pickle_goes_on(one: Configuration) -> None:
    state = walk(load(one), 15)
    before = str(state), [state.information_state_string(seat) for seat in range(one.seats)]
    twin, thawed = state.clone(), pickle.loads(pickle.dumps(state))
    for other in (twin, thawed):
        assert (str(other), [other.information_state_string(seat) for seat in range(one.seats)]) == before
        if not other.is_terminal():
            other.apply_action(other.legal_actions()[0])
            assert str(other) != before[0]
    assert str(state) == before[0]


def test_games_and_states_travel_between_processes() -> None:
    """In the middle of a match; a state that was dealt again has no history that leads to it."""
    sent = []
    for setup in largest():
        loaded = load(setup, recall=30)
        state = walk(loaded, 7)
        row = (loaded, state, state.resample(0, seed=3))
        assert tuple(copy.copy(thing) for thing in row) == row
        assert tuple(copy.deepcopy(thing) for thing in row) == row
        sent.append(row)
    returned = there_and_back(sent)
    assert returned == sent
    for (_, here, _), (_, there, dealt) in zip(sent, returned, strict=True):
        assert dealt.information_state_tensor(0) == here.information_state_tensor(0)
        here.apply_action(here.legal_actions()[0])
        assert there != here
        there.apply_action(there.legal_actions()[0])
        assert there == here


# ---- Information states as numbers ----


def test_an_information_state_tensor_is_all_that_a_seat_saw_in_order(one: Configuration) -> None:
    loaded = load(one, recall=20)
    shape = loaded.information_state_tensor_shape()
    assert shape == [20, one.game.judge.OBSERVATION]
    assert loaded.get_type().provides_information_state_tensor
    state = loaded.new_initial_state()
    seen: list[list[list[float]]] = [[] for _ in range(one.seats)]
    trails = [""] * one.seats
    luck = random.Random(4)
    for step in range(11):
        if step:
            state.apply_action(luck.choice(state.legal_actions()))
        for seat in range(one.seats):
            if state.information_state_string(seat) != trails[seat]:
                trails[seat] = state.information_state_string(seat)
                seen[seat].append(state.observation_tensor(seat))
    for seat in range(one.seats):
        numbers = np.array(state.information_state_tensor(seat)).reshape(shape)
        assert len(seen[seat]) > 2
        assert numbers[: len(seen[seat])].tolist() == seen[seat]
        assert not numbers[len(seen[seat]) :].any()
        observed = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=True))
        observed.set_from(state, seat)
        assert observed.tensor.tolist() == numbers.ravel().tolist()


def test_an_information_state_tensor_that_is_not_there_is_refused() -> None:
    """An empty one would let Deep CFR learn from nothing."""
    loaded = adapter.load("sweet_nose")
    state = loaded.new_initial_state()
    assert not loaded.get_type().provides_information_state_tensor
    for asked in (
        loaded.information_state_tensor_size,
        loaded.information_state_tensor_shape,
        state.information_state_tensor,
        lambda: state.information_state_tensor(0),
    ):
        with pytest.raises(ValueError, match=r"180,580 observations.*Load it with recall=n"):
            asked()
    with pytest.raises(ValueError, match="recall: expected 0 or more observations, got -1"):
        adapter.load("sweet_nose", recall=-1)


def test_a_match_that_outgrows_its_tensor_is_refused() -> None:
    state = walk(adapter.load("_template", recall=4), 3)
    assert state.information_state_tensor(0)[-1] is not None
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="seat 0 has seen more than the 4 moments"):
        state.information_state_tensor(0)


# ---- The law of hiding ----


def told(state: Any, seat: int) -> tuple[Any, ...]:
    owed = state.legal_actions(seat) if state.current_player() == seat else None
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        owed,
    )


def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(setup: Configuration) -> None:
    of, box = setup.game, setup.box()
    for number, table in enumerate(spread(positions(setup), 10)):
        for seat in range(setup.seats):
            deal = Position(of, box, table).hidden(seat).imagined(new_rng(number)).table
            one, other = (load(setup, table=each).new_initial_state() for each in (table, deal))
            assert told(one, seat)[:3] == told(other, seat)[:3]


def test_a_resampled_state_is_the_same_to_its_player_and_holds_nothing_of_the_truth(one: Configuration) -> None:
    changed = 0
    for steps in (12, 25, 40, 60):
        state = walk(load(one), steps)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        if state.is_terminal():
            continue
        seat = state.current_player()
        again = adapter.resampler(3)
        for _ in range(3):
            deal = again(state, seat)
            assert told(deal, seat) == told(state, seat)
            assert deal.current_player() == seat
            assert deal.history() == []
            changed += str(deal) != str(state)
    assert changed or not one.game.rules.HIDES or one.name not in ("_small", "sweet_nose")


# ---- Its algorithms play our games ----


def test_its_ismcts_plays(one: Configuration) -> None:
    setup = Configuration(one.name, one.game.fewest)
    loaded = load(setup, imperfect_information=True)
    player = ismcts.ISMCTSBot(
        loaded, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.0, 4, random_state=np.random.RandomState(2)
    )
    player.set_resampler(adapter.resampler(1))
    state = walk(loaded, 8)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        if state.is_terminal():
            return
        action = player.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("name", "options"), [("_template", {"toffees": 8}), ("_template", {"toffees": 8, "golden": True})])
def test_our_search_approaches_the_exact_value(name: str, options: dict[str, Any]) -> None:
    """OpenSpiel's exact solver and our search, on a box that is small enough to solve."""
    position = endgame(name, **options)
    exact, searched = exact_value(position), searched_value(position, 50_000)
    assert searched == pytest.approx(exact, abs=0.02)
