"""Looks for each game's SLACK: how far gentle, fair and sharp must err for each level to take about 75% of the pairs from the one
below it, at the fewest seats.

python benchmarks/levels.py [--wall SECONDS] [--matches 20] [--seed 70000] [GAME …]

From the top down: sharp against the strongest bot with 0.3 seconds (it is master with less time: master's own row is measured, not
looked for), then fair against that sharp, then gentle against that fair. Each tries a row of slacks and reads off where 75% lies.
"""

import argparse
import os
import time

import numpy as np
from strength import play, players

import sweetbox
from sweetbox.bots.arena import Played, pairings
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


def better(higher: str, lower: str, played: list[Played]) -> float:
    """The part of pairs that the higher takes from the lower."""
    won = []
    for each in played:
        ours = each.ranks[each.line_up.index(higher)]
        theirs = [rank for who, rank in zip(each.line_up, each.ranks, strict=True) if who == lower]
        won += [(ours < rank) + 0.5 * (ours == rank) for rank in theirs]
    return sum(won) / max(1, len(won))


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
    games = [sweetbox.game(name) for name in given.games or sweetbox.all_games()]
    ends, cores = time.monotonic() + given.wall, os.cpu_count() or 1
    with players(cores, games) as pool:
        for game in games:
            found: dict[str, int] = {}
            for below, tried in TRIED.items():
                higher = spec(ABOVE[below], found.get(ABOVE[below]))
                lowers = {slack: spec(below, slack) for slack in tried}
                asked = [
                    (slack, game.name, each)
                    for slack, lower in lowers.items()
                    for each in pairings([higher, lower], game.fewest, given.matches, given.seed)
                ]
                played: dict[int, list[Played]] = {slack: [] for slack in tried}
                for slack, each in play(pool, asked, 2 * cores, ends):
                    played[slack].append(each)
                shares = {slack: better(higher, lowers[slack], played[slack]) for slack in tried}
                found[below] = reading(list(tried), list(shares.values()))
                told = ", ".join(f"{slack}: {share:.2f} of {len(played[slack])}" for slack, share in shares.items())
                print(f"{game.name} {below} {found[below]} | {told}", flush=True)
                if time.monotonic() > ends:
                    return
            print(f"{game.name} SLACK = ({found['gentle']}, {found['fair']}, {found['sharp']})", flush=True)


if __name__ == "__main__":
    main()
