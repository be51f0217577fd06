"""The arenas of docs/bots.md; results are kept, so that an interrupted run goes on.

python benchmarks/strength.py [MATCHES [GAME …]]      200 unless told otherwise; the other tables play fewer in proportion

The whole run is meant to take about an hour on two cores.
"""

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import sweetbox
from sweetbox.bots.arena import Arena
from sweetbox.kernel.game import Game

THINKING = "0.05s"
LADDER = ["search:500", "search:2000", "search:8000"]
LEVELS = ["gentle", "fair", "sharp"]
CORES_EACH = 4  # of one arena; a machine with more plays several side by side

Row = tuple[Game, list[str], int, int]


def rows(matches: int, names: list[str]) -> Iterator[Row]:
    """What is played: game, bots, seats, matches. The tables that most is asked of come first."""
    games = [sweetbox.game(name) for name in names]
    tables = [(game, seats) for game in games for seats in range(max(2, game.seats[0]), min(3, game.seats[1]) + 1)]
    for game, seats in tables:
        yield game, [f"search:{THINKING}", "greedy"], seats, matches if seats == 2 else matches // 2
    for game, seats in tables:
        yield game, [f"cheat:{THINKING}", "greedy"], seats, matches // 5
    for game in games:
        yield game, LEVELS, max(2, game.seats[0]), 9 * matches // 50
    for game, seats in tables:
        yield game, ["greedy", "random"], seats, matches // 5
    for game in games:
        yield game, LADDER, max(2, game.seats[0]), 6 * matches // 25


def play(row: Row, processes: int) -> str:
    game, bots, seats, matches = row
    began = time.perf_counter()
    report = Arena(game, bots, seats, matches).run(processes=processes)
    shares = ", ".join(f"{each.name} {each.share:.1%} ({each.low:.1%} to {each.high:.1%})" for each in report.bots)
    failed = f"; {report.remarks} moves failed" if report.remarks else ""
    return f"{game.name}, {seats} seats, {report.matches} matches: {shares}; {time.perf_counter() - began:.0f} s{failed}"


def main(matches: int, names: list[str]) -> None:
    began = time.perf_counter()
    cores = os.cpu_count() or 1
    side_by_side = max(1, cores // CORES_EACH)
    with ThreadPoolExecutor(side_by_side) as pool:
        for line in pool.map(lambda row: play(row, cores // side_by_side), rows(matches, names)):
            print(line, flush=True)
    print(f"all of it: {(time.perf_counter() - began) / 60:.0f} minutes on {cores} cores")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, sys.argv[2:] or sweetbox.all_games())
