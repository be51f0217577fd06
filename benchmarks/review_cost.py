"""What the review of a typical match costs: for each game a match of three `fair` bots, at the default depth.

    .venv/bin/python benchmarks/review_cost.py [GAME …]

Seconds are those that the process used on one core: a busy machine changes them little. What has to be compiled first is left out.
"""

import sys
from time import process_time

import sweetbox
from sweetbox.bots.playing import play_match

SEATS = 3


def main() -> None:
    print("| game | seats | moments | decisions | depth | seconds | a moment | rest (largest) | error of luck |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name in sys.argv[1:] or sweetbox.all_games():
        game = sweetbox.game(name)
        seats = min(max(SEATS, game.seats[0]), game.seats[1])
        match = game.new_match(seats, seed=11)
        play_match(match, ["fair"] * seats, seed=11)
        match.review(16)  # compiles what it needs
        begun = process_time()
        made = match.review()
        took = process_time() - begun
        decisions = sum(each.decisions for each in made.sums)
        rest, error = max(abs(each.rest_sum) for each in made.sums), max(each.luck_sum_error for each in made.sums)
        print(
            f"| {game.facts.title} | {seats} | {len(made.moments)} | {decisions} | {made.depth} | {took:.1f} "
            f"| {1000 * took / len(made.moments):.0f} ms | {rest:.1%} | {error:.1%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
