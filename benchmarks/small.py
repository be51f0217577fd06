"""The small boxes, solved exactly: by OpenSpiel's own algorithms where something is hidden. `python benchmarks/small.py [GAME …]`

What it prints is the table of docs/small.md. OpenSpiel's solvers need two packages more: `pip install cvxpy ecos`.
"""

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import sweetbox
from sweetbox.adapters import openspiel

Others = Callable[[Any, Callable[[Any], float]], float]  # what a state is worth where others decide, by its children


class Small(NamedTuple):
    """How a small box is solved."""

    players: int
    options: dict[str, Any]
    solve: Callable[[Any], Iterator[tuple[str, float]]]  # what, and its exact value


def by_tables(game: Any) -> Iterator[tuple[str, float]]:
    """Nothing is hidden. The first thing that chance decides is who begins."""
    yield "value for the player who begins", worth_of(game.new_initial_state().child(0), 0, min_of)


def worth_of(state: Any, player: int, others: Others) -> float:
    """What a table is worth to a player who plays best. What comes depends on the table alone, not on how it came about: each is
    gone on from once, where OpenSpiel's own value iteration would follow chance anew from every history."""
    known: dict[str, float] = {}

    def worth(state: Any) -> float:
        text = str(state)
        if text not in known:
            if state.is_terminal():
                known[text] = state.returns()[player]
            elif state.is_chance_node():
                known[text] = sum(chance * worth(state.child(outcome)) for outcome, chance in state.chance_outcomes())
            elif state.current_player() == player:
                known[text] = max(worth(state.child(move)) for move in state.legal_actions())
            else:
                known[text] = others(state, worth)
        return known[text]

    return worth(state)


def min_of(state: Any, worth: Callable[[Any], float]) -> float:
    """The only other player plays best, too."""
    return min(worth(state.child(move)) for move in state.legal_actions())


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
    "biscuit_pockets": Small(2, {"idle_rounds": 1}, by_tables),
    "honeymoon": Small(1, {}, by_best_responses),
    "sweet_nose": Small(3, {"idle_rounds": 1}, by_best_responses),
    "sweets_stack": Small(2, {}, by_linear_programme),
    "swintus": Small(2, {"idle_turns": 10}, by_tables),
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
