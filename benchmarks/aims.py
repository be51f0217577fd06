"""The aims of Honeymoon's sheets and of Sweets Stack's cards, checked with search players.

python benchmarks/aims.py [MATCHES] [BOT]
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import mean, median

import sweetbox
from sweetbox import Match
from sweetbox.bots.compiled import make_ready
from sweetbox.bots.playing import play_match


def played(name: str, seats: int, bot: str, options: dict[str, str], seed: int) -> str:
    match = sweetbox.game(name).new_match(seats, seed=seed, **options)
    play_match(match, [bot] * seats, seed, cores=1)
    return match.to_json()


def honeymoon(matches: list[Match], sheet: str) -> str:
    points = [point for match in matches for point in match.points]
    rolls = [sum(actor < 0 for actor, _ in match.log) for match in matches]
    started = mean(match.position.table.timer != 0 for match in matches)
    head = f"Honeymoon {sheet}, {len(matches)} matches"
    return f"{head}: median {median(points):g} points, {median(rolls):g} rolls, timer in {started:.0%}"


def sweets_stack(matches: list[Match], seats: int) -> str:
    kinds: list[Counter[tuple[str, int]]] = []
    for match in matches:
        kinds.append(Counter((each.kind, each.seat) for each in match.story(None) if each.seat is not None))
    placed = mean(sum(count for (kind, _), count in each.items() if kind == "placed") / (3 * seats) for each in kinds)
    outs = [mean(each["out", seat] for each in kinds) for seat in range(seats)]
    bought = [
        mean(any(each[power, seat] for seat in range(seats)) for each in kinds) for power in ("exchanged", "turned", "changed")
    ]
    out = ", ".join(f"{number:.2f}" for number in outs)
    powers = ", ".join(f"{share:.0%}" for share in bought)
    head = f"Sweets Stack, {seats} seats, {len(matches)} matches"
    return f"{head}: {placed:.1f} cards a round, out by seat {out}; exchange, turn, change in {powers}"


def main(count: int, bot: str) -> None:
    for name in ("honeymoon", "sweets_stack"):
        make_ready(sweetbox.game(name))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for sheet in ("a", "b"):
            files = pool.map(partial(played, "honeymoon", 2, bot, {"sheet": sheet}), range(count))
            print(honeymoon([Match.from_json(file) for file in files], sheet), flush=True)
        for seats in (2, 4):
            files = pool.map(partial(played, "sweets_stack", seats, bot, {}), range(count))
            print(sweets_stack([Match.from_json(file) for file in files], seats), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40, sys.argv[2] if len(sys.argv) > 2 else "search:2000")
