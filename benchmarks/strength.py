"""The arenas of docs/bots.md, all on one set of cores, the most important first, until the time is over.

python benchmarks/strength.py [--wall SECONDS] [--tables bars,reflex,…] [--matches 200] [--seed 0] [--processes N] [GAME …]

A row is a game, a number of seats and bots; seats are rotated, one core a bot. Finished matches are kept: an interrupted run goes
on. Whatever the time allowed is printed, with how many matches it is of; a single row is `sweetbox arena`'s. On a busy machine
bots are told apart by seconds of the CPU:

sweetbox arena swintus --bots benchmarks/strength.py:timed:master,benchmarks/strength.py:timed:sharp
"""

import argparse
import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any

import msgspec

import sweetbox
from sweetbox.bots import Bot, bot
from sweetbox.bots.arena import Arena, Pairing, Played, play_pairing
from sweetbox.bots.compiled import is_ready, make_ready
from sweetbox.bots.levels import searches_in
from sweetbox.cli.printing import progress
from sweetbox.kernel.game import Game

TIMED = f"{__file__}:timed:"  # before a spec
Row = tuple[list[str], int, int]  # bots, seats, matches


def rows(table: str, game: Game, matches: int) -> Iterator[Row]:
    """The rows of a table for one game."""
    fewest, most = game.fewest, game.seats[1]
    more = [seats for seats in (3,) if fewest < seats <= most]
    if table == "bars":
        yield ["learned:0.05s", "search:0.05s"], fewest, matches
    elif table == "bars3":
        for seats in more:
            yield ["learned:0.05s", "search:0.05s"], seats, matches
    elif table == "quick":
        yield ["learned:0.01s", "search:0.1s"], fewest, matches
    elif table == "reflex":
        yield ["reflex", "greedy"], fewest, matches
    elif table == "levels":
        for lower, higher in (("gentle", "fair"), ("fair", "sharp")):
            yield [higher, lower], fewest, matches // 2
    elif table == "master":
        yield ["master", "sharp"], fewest, matches // 5
    elif table == "crowd":
        for lower, higher in (("gentle", "fair"), ("fair", "sharp")):
            yield [higher, lower], most, 3 * matches // 10
    elif table == "ceiling":
        for first in ("cheat:0.05s", "learned:0.05s", "search:0.05s"):
            yield [first, "greedy"], fewest, matches // 2
    elif table == "greedy":
        for seats in (fewest, *more):
            yield ["greedy", "random"], seats, matches // 5
    elif table == "search":
        for seats in (fewest, *more):
            yield ["search:0.05s", "greedy"], seats, matches if seats == fewest else matches // 2
    elif table == "thinking":
        yield ["search:500", "search:2000", "search:8000"], fewest, 6 * matches // 25
    else:
        raise SystemExit(f"no such table: {table}")


TABLES = "bars,reflex,quick,levels,ceiling,master,bars3,crowd,search,greedy,thinking"


def told(table: str, arena: Arena) -> str:
    report = arena.report()
    shares = ", ".join(f"{each.name} {each.share:.1%} ({each.low:.1%} to {each.high:.1%})" for each in report.bots)
    pairs = "".join(
        f" | {each.one} over {each.other} {each.share:.1%} ({each.low:.1%} to {each.high:.1%})" for each in report.pairs
    )
    failed = f"; {report.remarks} moves failed" if report.remarks else ""
    paces = ", ".join(f"{1000 * report.paces[each.name].mean:.1f}" for each in report.bots)
    return f"{table} | {report.game} | {report.seats} seats | {report.matches} matches | {shares}{pairs} | {paces} ms{failed}"


def timed(argument: str | None = None) -> Bot:
    """`strength.py:timed:search:0.05s`: as `search:0.05s`, but its seconds are of the CPU, on one thread."""
    made = bot(argument or "search")
    searches = searches_in(made)
    assert searches, argument
    for each in searches:
        each.threads, each.clock = 1, time.thread_time
    return made


BOTS = {"timed": timed}


@contextmanager
def players(processes: int, games: Iterable[Game]) -> Iterator[ProcessPoolExecutor]:
    """So many processes, with these games compiled. What they still play in the end comes too late."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        list(pool.map(make_ready, [game for game in games if not is_ready(game)]))
        yield pool
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()


def play(
    pool: ProcessPoolExecutor, asked: Iterable[tuple[Any, str, Pairing]], at_once: int, ends: float
) -> Iterator[tuple[Any, Played]]:
    """Matches of a game each, as they come to their ends, with what is named beside each; until the time is over."""
    coming, waiting = iter(asked), dict[Future[Played], Any]()
    while time.monotonic() < ends:
        for key, name, pairing in islice(coming, at_once - len(waiting)):
            waiting[pool.submit(play_pairing, name, pairing, {}, None)] = key
        if not waiting:
            return
        done, _ = wait(waiting, timeout=1.0, return_when=FIRST_COMPLETED)
        for each in done:
            yield waiting.pop(each), each.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--wall", type=float, default=3600)
    parser.add_argument("--tables", default=TABLES)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    ends = time.monotonic() + given.wall
    games = [sweetbox.game(name) for name in given.games or sweetbox.all_games()]
    arenas: list[tuple[str, Arena]] = []
    for table in given.tables.split(","):
        for game in games:
            for bots, seats, matches in rows(table, game, given.matches):
                arenas.append((table, Arena(game, bots, seats, matches, seed=given.seed)))
    of = sum(len(arena.todo) for _, arena in arenas)
    missing = []
    for _, arena in arenas:
        kept = {(played.seed, played.line_up) for played in arena.played}
        missing += [(arena, arena.game.name, each) for each in arena.todo if (each.seed, each.line_up) not in kept]
    with players(given.processes, games) as pool, progress(30) as tell:
        for number, (arena, played) in enumerate(play(pool, missing, 2 * given.processes, ends), of - len(missing) + 1):
            arena.played.append(played)
            arena.file.parent.mkdir(parents=True, exist_ok=True)
            with arena.file.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")
            tell(number, of)
        for table, arena in arenas:
            if arena.played:
                print(told(table, arena), flush=True)


if __name__ == "__main__":
    main()
