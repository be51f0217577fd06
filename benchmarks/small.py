"""The small boxes, solved exactly by OpenSpiel's own algorithms: `python benchmarks/small.py [GAME …]`.

What it prints is the table of docs/small.md. OpenSpiel's solvers need two packages more: `pip install cvxpy ecos`.
"""

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from unittest.mock import patch

import sweetbox
from sweetbox.adapters import openspiel


class Small(NamedTuple):
    """How a small box is solved."""

    players: int
    options: dict[str, Any]
    solve: Callable[[Any], Iterator[tuple[str, float]]]  # what, and its exact value


def by_value_iteration(game: Any) -> Iterator[tuple[str, float]]:
    """Nothing is hidden. The first thing that chance decides is who begins.

    OpenSpiel follows chance anew from every table, history by history, which never ends where several turns in a row leave nothing
    to choose. Here each table is gone on from once: the equations that it then solves are the same."""
    from open_spiel.python.algorithms import get_all_states, value_iteration

    all_states = get_all_states.get_all_states

    def decisions(*_: Any, **__: Any) -> dict[str, Any]:
        states = all_states(game, -1, True, True, to_string=str, stop_if_encountered=True)
        return {text: state for text, state in states.items() if not state.is_chance_node()}

    known: dict[str, dict[str, float]] = {}

    def after(state: Any) -> dict[str, float]:
        """The tables where somebody decides, or all is over, and how likely chance leads to each."""
        text = str(state)
        if not state.is_chance_node():
            return {text: 1.0}
        if text not in known:
            known[text] = {}
            for outcome, chance in state.chance_outcomes():
                for where, share in after(state.child(outcome)).items():
                    known[text][where] = known[text].get(where, 0.0) + chance * share
        return known[text]

    def add_after(possibilities: list[tuple[str, float]], state: Any, reach: float = 1.0) -> None:
        possibilities += [(text, reach * share) for text, share in after(state).items()]

    with (
        patch.object(value_iteration.get_all_states, "get_all_states", decisions),
        patch.object(value_iteration, "_get_future_states", add_after),
    ):
        values = value_iteration.value_iteration(game, depth_limit=-1, threshold=1e-12)
    yield "value for the player who begins", expected(game.new_initial_state().child(0), values)


def expected(state: Any, values: dict[str, float]) -> float:
    """Chance nodes have no value of their own."""
    known: dict[str, float] = {}

    def of(state: Any) -> float:
        text = str(state)
        if not state.is_chance_node():
            return values[text]
        if text not in known:
            known[text] = sum(chance * of(state.child(outcome)) for outcome, chance in state.chance_outcomes())
        return known[text]

    return of(state)


def by_linear_programme(game: Any) -> Iterator[tuple[str, float]]:
    """Hidden hands, two players: the sequence form."""
    from open_spiel.python.algorithms import sequence_form_lp

    first, second, _, _ = sequence_form_lp.solve_zero_sum_game(game)
    yield "value for the first seat", first
    yield "value for the second seat", second


def by_best_responses(game: Any) -> Iterator[tuple[str, float]]:
    """What each player can get at best while the others play at random; alone, what one can get at best."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms import best_response, expected_game_score

    uniform = policy.UniformRandomPolicy(game)
    root = game.new_initial_state()
    at_random = expected_game_score.policy_value(root, [uniform] * game.num_players())
    for player in range(game.num_players()):
        yield f"seat {player + 1}, all at random", at_random[player]
        yield f"seat {player + 1}, best response", best_response.BestResponsePolicy(game, player, uniform).value(root)


SMALL = {
    "biscuit_pockets": Small(2, {"idle_rounds": 1}, by_value_iteration),
    "honeymoon": Small(1, {}, by_best_responses),
    "sweet_nose": Small(3, {"idle_rounds": 1}, by_best_responses),
    "sweets_stack": Small(2, {}, by_linear_programme),
    "swintus": Small(2, {"idle_turns": 10}, by_value_iteration),
}


def load(name: str) -> Any:
    small = SMALL[name]
    return openspiel.load(name, small.players, edition=sweetbox.edition(name, "small"), **small.options)


def count(game: Any) -> tuple[int, int]:
    """Different tables, and histories of the whole tree."""
    found: dict[str, int] = {}

    def histories(state: Any) -> int:
        text = str(state)
        if text not in found:
            chance = state.is_chance_node()
            actions = [outcome for outcome, _ in state.chance_outcomes()] if chance else state.legal_actions()
            found[text] = 1 + sum(histories(state.child(action)) for action in actions)
        return found[text]

    return histories(game.new_initial_state()), len(found)


def main(names: list[str]) -> None:
    write = sys.stdout.write
    write("| game | seats, options | tables | histories | what | exact value | solved in |\n|---|---|---|---|---|---|---|\n")
    for name in names or SMALL:
        small, game = SMALL[name], load(name)
        histories, tables = count(game)
        began = time.process_time()
        solved = list(small.solve(game))
        seconds = time.process_time() - began
        options = ", ".join([str(small.players), *(f"`{option}={value}`" for option, value in small.options.items())])
        for what, value in solved:
            write(f"| `{name}` | {options} | {tables:,} | {histories:,} | {what} | {value:.6f} | {seconds:.1f} s |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
