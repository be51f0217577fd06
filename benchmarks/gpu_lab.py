"""Pieces of the lab with greedy players on one core and on the GPU: all rows compared, and how many matches a minute each plays.

    PYTHONPATH=src python3 benchmarks/gpu_lab.py [--seconds 6] [--seats 3] [--at-once 32768] [GAME …]

where Python finds numpy, numba, numba-cuda, msgspec and platformdirs. Each game has a process for the core and one for the GPU. All
compile side by side; then the GPU is one game's at a time. The core plays one piece after the other until its seconds are over. The
GPU plays one piece and, if that took no longer, as many as are asked for at once. A column that differs is named, and the exit
status is 1.
"""

import argparse
import hashlib
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from multiprocessing import Manager, get_context
from typing import Any, NamedTuple

import sweetbox
from sweetbox.engines.cuda import check_cuda
from sweetbox.kernel.errors import OptionError
from sweetbox.lab.gpu import AT_ONCE
from sweetbox.lab.matches import Matches
from sweetbox.lab.piece import Piece, play_pieces
from sweetbox.lab.setting import Setting

WARM_UP = 1_000_000  # number of the piece that is played while compiling


class Played(NamedTuple):
    compiling: float  # seconds
    rate: float  # matches a minute
    at_once: int
    pieces: list[dict[str, str]]  # of each, from the first on: a hash for every column


def hashes(matches: Matches) -> dict[str, str]:
    found = {}
    for field in fields(Matches):
        column = getattr(matches, field.name)
        head = f"{column.dtype} {column.shape} ".encode()
        found[field.name] = hashlib.sha256(head + column.tobytes()).hexdigest()
    return found


def timed(pieces: list[Piece], engine: str) -> tuple[list[Matches], float]:
    began = time.perf_counter()
    found = play_pieces(pieces, engine)
    return found, time.perf_counter() - began


def on_core(setting: Setting, seconds: float, ready: Any) -> Played:
    compiling = warm_up(setting, "cpu", ready)
    pieces: list[dict[str, str]] = []
    spent = 0.0
    while spent < seconds:
        (matches,), took = timed([Piece(setting, len(pieces))], "cpu")
        pieces.append(hashes(matches))
        spent += took
    size = Piece(setting, 0).matches
    return Played(compiling, 60 * size * len(pieces) / spent, size, pieces)


def on_gpu(setting: Setting, seconds: float, at_once: int, ready: Any, turn: Any) -> Played:
    compiling, size = warm_up(setting, "cuda", ready), Piece(setting, 0).matches
    with turn:
        for count in (1, max(1, at_once // size)):
            found, took = timed([Piece(setting, number) for number in range(count)], "cuda")
            played = Played(compiling, 60 * size * count / took, size * count, [hashes(matches) for matches in found])
            if took > seconds:
                break
    return played


def warm_up(setting: Setting, engine: str, ready: Any) -> float:
    """Seconds that it takes to compile; then wait until all others have, too."""
    try:
        _, took = timed([Piece(setting, WARM_UP)], engine)
    except BaseException:
        ready.abort()  # the others need not wait
        raise
    ready.wait()
    return took


def verdict(here: Played, there: Played) -> tuple[bool, str]:
    both = list(zip(here.pieces, there.pieces, strict=False))
    apart = sorted({name for one, other in both for name in one if one[name] != other[name]})
    return not apart, f"{len(both)} pieces are " + ("the same" if not apart else f"DIFFERENT in {', '.join(apart)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=sweetbox.all_games())
    parser.add_argument("--seconds", type=float, default=6.0, help="for each game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="matches that the GPU begins together")
    given = parser.parse_args()
    try:
        check_cuda()
    except OptionError as error:
        raise SystemExit(str(error)) from None
    settings = [Setting(name, given.seats, {}, None, ("greedy",) * given.seats) for name in given.games]
    began, good = time.perf_counter(), True
    with Manager() as manager, ProcessPoolExecutor(2 * len(settings), mp_context=get_context("spawn")) as pool:
        ready, turn = manager.Barrier(2 * len(settings)), manager.Lock()
        jobs = [
            (
                pool.submit(on_core, each, given.seconds, ready),
                pool.submit(on_gpu, each, given.seconds, given.at_once, ready, turn),
            )
            for each in settings
        ]
        for setting, (core, gpu) in zip(settings, jobs, strict=True):
            here, there = core.result(), gpu.result()
            same, told = verdict(here, there)
            good &= same
            rates = f"{here.rate:,.0f} matches a minute on one core, {there.rate:,.0f} on the GPU"
            more = f"{there.rate / here.rate:.0f} times, {there.at_once:,} at once"
            print(
                f"{setting.game}, {setting.seats} seats: {told}; {rates} ({more}; compiled in {there.compiling:.0f} s)", flush=True
            )
    print(f"{time.perf_counter() - began:.0f} s in all", flush=True)
    raise SystemExit(0 if good else 1)


if __name__ == "__main__":
    main()
