"""Looks for each game's SLACK: how far gentle, fair and sharp must err for each level to take about 75% of the pairs from the one
below it, at the fewest seats.

python benchmarks/levels.py [--wall SECONDS] [--matches 20] [--seed 70000] [GAME …]

From the top down: sharp against the strongest bot with 0.3 seconds (it is master with less time: master's own row is measured, not
looked for), then fair against that sharp, then gentle against that fair. Each tries a row of slacks and reads off where 75% lies.
"""

import argparse
import os
import time
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from multiprocessing import get_context
from threading import Lock

import numpy as np

import sweetbox
from sweetbox.bots.arena import Pairing, pairings, play_pairing
from sweetbox.bots.compiled import is_ready, make_ready
from sweetbox.bots.levels import LEVELS, LevelBot

AIM = 0.75
STRONGEST = "strongest:0.3s"
TRIED = {"sharp": (0, 6, 15, 30), "fair": (0, 5, 12, 25, 50, 100), "gentle": (6, 15, 35, 70, 140, 300)}
ABOVE = {"sharp": STRONGEST, "fair": "sharp", "gentle": "fair"}


def level(argument: str | None = None) -> LevelBot:
    """`benchmarks/levels.py:level:fair/25` is the level fair with a slack of 25."""
    name, slack = (argument or "fair/0").split("/")
    made = LEVELS[name](int(slack))
    made.name = f"{name}/{slack}"
    return made


BOTS = {"level": level}


def spec(name: str, slack: int | None) -> str:
    return name if slack is None else f"{os.path.relpath(__file__)}:level:{name}/{slack}"


def better(
    pool: ProcessPoolExecutor, name: str, higher: str, lower: str, matches: int, seed: int, ends: float
) -> tuple[float, int]:
    """The part of pairs that the higher takes from the lower, and of how many matches."""
    game = sweetbox.game(name)
    seats = game.fewest
    line_ups = [Pairing(each.seed, each.line_up) for each in pairings([higher, lower], seats, matches, seed)]
    asked: list[Future] = [pool.submit(play_pairing, name, each, {}, None) for each in line_ups]
    won, pairs, count = 0.0, 0, 0
    try:
        for each in as_completed(asked, timeout=max(1.0, ends - time.monotonic())):
            played = each.result()
            count += 1
            ours = played.ranks[played.line_up.index(higher)]
            for who, rank in zip(played.line_up, played.ranks, strict=True):
                if who == lower:
                    won, pairs = won + (ours < rank) + 0.5 * (ours == rank), pairs + 1
    except TimeoutError:
        for each in asked:
            each.cancel()
    return won / max(1, pairs), count


def reading(slacks: list[int], shares: list[float]) -> int:
    """Where the shares, made to rise with the slack, reach AIM."""
    rising = np.maximum.accumulate((np.array(shares) + np.maximum.accumulate(np.array(shares))) / 2)
    if rising[0] >= AIM:
        return slacks[0]
    if rising[-1] <= AIM:
        return slacks[-1]
    after = int(np.argmax(rising >= AIM))
    part = (AIM - rising[after - 1]) / (rising[after] - rising[after - 1])
    return round(slacks[after - 1] + part * (slacks[after] - slacks[after - 1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--wall", type=float, default=900)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=70000)
    given = parser.parse_args()
    games, ends, printing = given.games or sweetbox.all_games(), time.monotonic() + given.wall, Lock()
    with ProcessPoolExecutor(os.cpu_count() or 1, get_context("spawn")) as pool, ThreadPoolExecutor(len(games)) as aside:
        list(pool.map(make_ready, [game for game in map(sweetbox.game, games) if not is_ready(game)]))

        def look(name: str) -> None:
            found: dict[str, int] = {}
            for below, tried in TRIED.items():
                higher = ABOVE[below] if ABOVE[below] not in found else spec(ABOVE[below], found[ABOVE[below]])
                shares = [better(pool, name, higher, spec(below, slack), given.matches, given.seed, ends) for slack in tried]
                found[below] = reading(list(tried), [share for share, _ in shares])
                told = ", ".join(f"{slack}: {share:.2f} of {count}" for slack, (share, count) in zip(tried, shares, strict=True))
                with printing:
                    print(f"{name} {below} {found[below]} | {told}", flush=True)
                if time.monotonic() > ends:
                    return
            with printing:
                print(f"{name} SLACK = ({found['gentle']}, {found['fair']}, {found['sharp']})", flush=True)

        list(aside.map(look, games))
        pool.shutdown(wait=False, cancel_futures=True)


if __name__ == "__main__":
    main()
