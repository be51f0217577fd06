"""A question of balance: is it better to go first?

    python examples/balance.py                      # Last Toffee, the smallest game
    python examples/balance.py biscuit_pockets --seats 3 --matches 20000

Needs nothing but sweetbox. The first time it compiles the game, which takes up to a minute.
"""

import argparse

import numpy as np

import sweetbox


def shares(game: str, seats: int, matches: int, player: str) -> tuple[np.ndarray, np.ndarray]:
    """The mean share of the win of each place in the order of play, and half the width of its 95% interval."""
    # Every row plays one match to its end. To count the first matches that end would count too many short ones.
    batch = sweetbox.batch(game, matches, seats=seats, seed=1, autoreset=False)
    first = batch.mover  # who makes the first move in each row: chance decides that
    share = np.zeros((matches, seats))
    while batch.acting.any():
        step = batch.step(batch.choose(player, deals=1))
        for row in np.flatnonzero(step.over):
            won = step.ranks[row] == 1
            share[row] = np.roll(won / won.sum(), -first[row])  # from seats to places in the order of play
    return share.mean(axis=0), 1.96 * share.std(axis=0) / np.sqrt(matches)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="_template")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=4000)
    given = parser.parse_args()
    title, (fewest, _) = sweetbox.game(given.game).facts.title, sweetbox.game(given.game).seats
    seats = given.seats or max(2, fewest)
    for player in ("random", "greedy"):  # what is fair among beginners may not be among those who look ahead
        share, half = shares(given.game, seats, given.matches, player)
        print(f"{title}, {seats} seats, all {player}, {given.matches} matches. An even share is {1 / seats:.3f}.")
        for place in range(seats):
            bar = "█" * round(40 * share[place])
            # A figure without its interval says nothing: only one that leaves out the even share is a finding.
            finding = "" if abs(share[place] - 1 / seats) < half[place] else "  <- not even"
            print(f"  place {place + 1} in the order of play  {share[place]:.3f} ± {half[place]:.3f}  {bar}{finding}")


if __name__ == "__main__":
    main()
