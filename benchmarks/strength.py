"""The arenas of docs/bots.md, one after the other; results are kept, so that an interrupted run goes on.

python benchmarks/strength.py [MATCHES]      200 unless told otherwise; the other tables play fewer in proportion
"""

import sys

import sweetbox
from sweetbox.bots.arena import Arena
from sweetbox.kernel.game import Game

LADDER = ["search:500", "search:2000", "search:8000"]
LEVELS = ["gentle", "fair", "sharp"]


def arena(game: Game, bots: list[str], seats: int, matches: int) -> None:
    report = Arena(game, bots, seats, matches).run()
    shares = ", ".join(f"{each.name} {each.share:.1%} ({each.low:.1%} to {each.high:.1%})" for each in report.bots)
    print(f"{game.name}, {seats} seats, {report.matches} matches: {shares}", flush=True)


def main(matches: int) -> None:
    games = [sweetbox.game(name) for name in sweetbox.all_games()]
    for game in games:
        fewest, most = game.seats
        for seats in range(max(2, fewest), min(3, most) + 1):
            arena(game, ["greedy", "random"], seats, matches // 2)
            arena(game, ["search:0.05s", "greedy"], seats, matches if seats == 2 else matches // 2)
        arena(game, LADDER, max(2, fewest), matches // 2)
        arena(game, LEVELS, max(2, fewest), matches // 4)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
