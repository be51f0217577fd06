"""How many whole matches a minute compiled greedy players finish, for every game; they are checked to be those of the bot `greedy`.

python benchmarks/lab_speed.py [GAME …] --processes 2 --seconds 5
"""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from sweetbox.bots.playing import play_match
from sweetbox.bots.quick import play_quick
from sweetbox.kernel.registry import all_games, game

PART = 20  # matches between two looks at the clock


def check(name: str, seats: int) -> None:
    """One match move by move, by the bot."""
    of, line_up = game(name), ["greedy"] * seats
    made, match = play_quick(of, of.make_box(seats), [5], [line_up]), of.new_match(seats, seed=5)
    play_match(match, line_up, seed=5)
    moves = [(int(seat), int(move)) for seat, move in zip(made.seat, made.move, strict=True)]
    assert moves == [entry for entry in match.log if entry[0] >= 0], name


def rate(name: str, seats: int, seconds: float, first: int) -> tuple[int, float]:
    """Matches, and the seconds that they took."""
    of = game(name)
    box = of.make_box(seats)
    play_quick(of, box, [0], [["greedy"] * seats])  # loads what is compiled
    begun, done = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        play_quick(of, box, range(first + done, first + done + PART), [["greedy"] * seats] * PART)
        done += PART
    return done, time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=all_games())
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        for name in given.games:
            of = game(name)
            for seats in sorted({of.fewest, of.seats[1]}):
                check(name, seats)
                jobs = [pool.submit(rate, name, seats, given.seconds, 1_000_000 * k) for k in range(given.processes)]
                a_minute = sum(60 * done / took for done, took in (job.result() for job in jobs))
                print(f"{name}, {seats} seats: {a_minute:,.0f} matches a minute, load {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    main()
