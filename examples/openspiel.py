"""OpenSpiel: its algorithms play our games. Here its IS-MCTS plays Biscuit Pockets against a random player.

    .venv/bin/python -m pip install -e '.[openspiel]'
    python examples/openspiel.py --matches 40 --simulations 50

Its search is written in Python, so in the printed box a match takes some seconds. `against_openspiel.py` measures it against ours.
"""

import argparse

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from sweetbox.adapters import openspiel


def play(seed: int, simulations: int, edition: str) -> list[float]:
    """The returns of one match; seat 0 is the search."""
    import sweetbox

    # `small` is a box of four tiles: quick to play, small enough to be solved exactly.
    box = sweetbox.edition("biscuit_pockets", edition) if edition else None
    game = openspiel.load("biscuit_pockets", 2, imperfect_information=True, edition=box, idle_rounds=1)
    state = game.new_initial_state()
    luck = np.random.RandomState(seed)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.0, simulations, random_state=luck)
    searcher.set_resampler(openspiel.resampler(seed))  # deals anew what the player does not know
    players = [searcher, uniform_random.UniformRandomBot(1, luck)]
    while not state.is_terminal():
        if state.is_chance_node():  # chance is explicit, with exact probabilities
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(players[state.current_player()].step(state)))
    return list(state.returns())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--edition", default="small", help='"": the printed box')
    given = parser.parse_args()
    earned = []
    for seed in range(given.matches):
        earned.append(play(seed, given.simulations, given.edition)[0])
        print({1: "+", 0: "=", -1: "-"}[int(np.sign(earned[-1]))], end="", flush=True)
    won, lost = sum(each > 0 for each in earned), sum(each < 0 for each in earned)
    print(f"\nIS-MCTS won {won}, drew {len(earned) - won - lost} and lost {lost} of {len(earned)} against random")


if __name__ == "__main__":
    main()
