"""OpenSpiel: random rollouts in C++, and steps through Python. One line of JSON a game.

python benchmarks/peers/openspiel_speed.py SECONDS GAME …
"""

import json
import random
import sys
import time

import pyspiel


def python_rate(game: pyspiel.Game, seconds: float, seen: bool) -> float:
    """Steps a second of CPU, made one by one from Python."""
    luck, steps, began = random.Random(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if seen and state.current_player() >= 0:
                observe(game, state)
            random_step(state, luck)
            steps += 1
    return steps / (time.process_time() - began)


def observe(game: pyspiel.Game, state: pyspiel.State) -> None:
    if game.get_type().provides_observation_tensor:
        state.observation_tensor()
    else:
        state.information_state_tensor()


def rollouts_a_second(game: pyspiel.Game, start: pyspiel.State, seconds: float) -> float:
    """A search of one simulation does nothing but its evaluator's rollouts from the start, all of it in C++."""
    count = 1000 if game.max_game_length() < 100 else 100
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, 1), 2.0, 1, 100, False, 1, False)
    bot.step(start)
    rollouts, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        bot.step(start)
        rollouts += count
    return rollouts / (time.process_time() - began)


def random_steps(state: pyspiel.State, luck: random.Random) -> int:
    """Play to the end; how many moves and outcomes that took."""
    steps = 0
    while not state.is_terminal():
        random_step(state, luck)
        steps += 1
    return steps


def random_step(state: pyspiel.State, luck: random.Random) -> None:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(luck.choices([each for each, _ in outcomes], [share for _, share in outcomes])[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


def measure(name: str, seconds: float) -> dict[str, object]:
    game, luck = pyspiel.load_game(name), random.Random(3)
    through_python, with_tensors = python_rate(game, seconds, False), python_rate(game, seconds, True)
    start = game.new_initial_state()
    while start.is_chance_node():  # the search starts at a decision
        random_step(start, luck)
    rollouts = rollouts_a_second(game, start, seconds)
    lengths = [random_steps(start.clone(), luck) for _ in range(200)]
    return {
        "peer": "OpenSpiel",
        "game": name,
        "steps_a_cpu_second": round(rollouts * sum(lengths) / len(lengths)),
        "python_steps_a_cpu_second": round(through_python),
        "python_observed_steps_a_cpu_second": round(with_tensors),
    }


if __name__ == "__main__":
    for name in sys.argv[2:]:
        print(json.dumps(measure(name, float(sys.argv[1]))), flush=True)
