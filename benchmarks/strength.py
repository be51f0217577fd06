"""The arenas of docs/bots.md, all on one set of cores, the most important first, until the time is over.

python benchmarks/strength.py [--wall SECONDS] [--tables bars,reflex,…] [--matches 200] [--seed 0] [--processes N] [GAME …]
python benchmarks/strength.py --bots learned:0.02s@mine.npz,learned:0.02s [--seats 2,3] swintus
python benchmarks/strength.py --row swintus 3 201 learned:0.05s,search:0.05s --row honeymoon 2 40 master,sharp

A row is a game, a number of seats and bots; seats are rotated, one core a bot. With --bots there is one row for each number of
seats, in place of the tables; with --row there are these rows. Finished matches are kept, so that an interrupted run goes on.
Whatever the time allowed is printed, with how many matches it is of.
"""

import argparse
import itertools
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context

import msgspec

import sweetbox
from sweetbox.bots.arena import Arena, Played, play_pairing
from sweetbox.bots.compiled import is_ready, make_ready
from sweetbox.kernel.game import Game

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--wall", type=float, default=3600)
    parser.add_argument("--tables", default=TABLES)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--bots", help="these, in place of the tables")
    parser.add_argument("--seats", help="for --bots; the default is the fewest")
    parser.add_argument("--row", nargs=4, action="append", metavar=("GAME", "SEATS", "MATCHES", "BOTS"))
    given = parser.parse_args()
    began, cores = time.monotonic(), given.processes
    asked_for = list(dict.fromkeys(row[0] for row in given.row)) if given.row else given.games
    games = [sweetbox.game(name) for name in asked_for or sweetbox.all_games()]
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        list(pool.map(make_ready, [game for game in games if not is_ready(game)]))
        print(f"compiled after {time.monotonic() - began:.0f} s, {cores} cores", flush=True)
        arenas: list[tuple[str, Arena]] = []
        for name, seats, matches, bots in given.row or []:
            arenas.append(("row", Arena(sweetbox.game(name), bots.split(","), int(seats), int(matches), seed=given.seed)))
        for table in [] if given.row else ["bots"] if given.bots else given.tables.split(","):
            for game in games:
                numbers = [int(each) for each in given.seats.split(",")] if given.seats else [game.fewest]
                asked = [(given.bots.split(","), seats, given.matches) for seats in numbers] if given.bots else None
                for bots, seats, matches in asked or rows(table, game, given.matches):
                    arenas.append((table, Arena(game, bots, seats, matches, seed=given.seed)))
        kept = [{(played.seed, played.line_up) for played in arena.played} for _, arena in arenas]
        coming = iter(
            [
                (arena, pairing)
                for (_, arena), done in zip(arenas, kept, strict=True)
                for pairing in arena.todo
                if (pairing.seed, pairing.line_up) not in done
            ]
        )
        waiting: dict[Future[Played], Arena] = {}
        shown = 0.0
        while time.monotonic() - began < given.wall:
            for arena, pairing in itertools.islice(coming, 2 * cores - len(waiting)):
                waiting[pool.submit(play_pairing, arena.game.name, pairing, {}, None)] = arena
            if not waiting:
                break
            done, _ = wait(waiting, timeout=1.0, return_when=FIRST_COMPLETED)
            for each in done:
                arena = waiting.pop(each)
                arena.played.append(each.result())
                arena.file.parent.mkdir(parents=True, exist_ok=True)
                with arena.file.open("ab") as file:
                    file.write(msgspec.json.encode(arena.played[-1]) + b"\n")
            if time.monotonic() - shown > 30:
                shown = time.monotonic()
                played, todo = sum(len(arena.played) for _, arena in arenas), sum(len(arena.todo) for _, arena in arenas)
                print(f"[{shown - began:4.0f} s] {played} of {todo} matches", flush=True)
        for table, arena in arenas:
            if arena.played:
                print(told(table, arena), flush=True)
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():  # what they still play comes too late
            process.terminate()


if __name__ == "__main__":
    main()
