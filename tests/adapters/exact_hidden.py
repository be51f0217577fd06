"""A game with secrets and simultaneous choices, shrunk until OpenSpiel solves it: the value of the equilibrium, and how our search
does against the equilibrium's player.

`PYTHONPATH=tests python -m adapters.exact_hidden` prints the table of docs/adapters.md. It needs what `make test` does not install:
pip install cvxpy ecos.
"""

from typing import Any

from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score, get_all_states, sequence_form_lp

from small.rules import CARDS, OUT
from sweetbox.adapters import openspiel as adapter
from sweetbox.bots import Turn
from sweetbox.bots.search import SearchBot
from sweetbox.kernel.registry import game, offer

DECK = (0, 2, 4, 6)  # four cards of the ten, worth 1, 2, 3 and 4; the others are out of the match


def shrunk() -> Any:
    """Under the Deck for two with four cards."""
    offer("_small", "small")
    of = game("_small")
    table: Any = of.set_up(of.make_box(2)).table
    for card in range(CARDS):
        if card not in DECK:
            table.place[card] = OUT
    table.deck = len(DECK)
    return adapter.load(of, 2, table=table)


class SearchPolicy(policy.Policy):
    """Our search as an OpenSpiel policy: it is handed the glimpse, as always."""

    def __init__(self, loaded: Any, iterations: int) -> None:
        super().__init__(loaded, [0, 1])
        self.bot = SearchBot(iterations=iterations, threads=1)
        self.known: dict[str, int] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player()
        key = f"{seat} {state.information_state_string(seat)}"
        if key not in self.known:
            turn = Turn(state.glimpse(seat), tuple(state.legal_actions()), [], None, 1)
            self.known[key] = self.bot.choose(turn).move
        return {self.known[key]: 1.0}


def main() -> None:
    loaded = shrunk()
    states = get_all_states.get_all_states(loaded, depth_limit=-1, include_terminals=True, include_chance_states=True)
    value, _, first, second = sequence_form_lp.solve_zero_sum_game(loaded)
    print(f"{len(states)} states, value of seat 0 in equilibrium {value:+.3f}")  # noqa: T201
    print("| search | as seat 0 against the equilibrium | as seat 1 | against itself |\n|---|---|---|---|")  # noqa: T201
    for iterations in (100, 1000, 10_000):
        ours = SearchPolicy(loaded, iterations)
        tables = ([ours, second], [first, ours], [ours, ours])
        found = [expected_game_score.policy_value(loaded.new_initial_state(), players) for players in tables]
        cells = [f"{found[0][0]:+.3f}", f"{found[1][1]:+.3f}", f"{found[2][0]:+.3f}"]
        print(f"| search:{iterations} | {' | '.join(cells)} |", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
