"""Everything that a GPU can be asked, compared byte by byte with the CPU: batches, playouts, networks, lessons, pieces of the lab.

    PYTHONPATH=src:tests python3 benchmarks/gpu_check.py

where Python finds numpy, numba and numba-cuda, and PyTorch for lessons. Each part of each game has a process of its own, since a
process compiles its kernels one after the other. What failed is told again at the end, with where it broke, and the exit status is
1. To look closer, name games or parts, the number of rows, and the engine to compare with:

    python benchmarks/gpu_check.py [--rows 40] [--with python] [GAME | PART …]
    python benchmarks/gpu_check.py --rows 5000 play_out      # 5,000 matches with the fewest seats, and as many with the most

Lessons and pieces of the lab are only ever compared with the compiled engine.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import fields
from importlib.resources import files
from multiprocessing import get_context
from typing import Any

import numpy as np

import sweetbox
from sweetbox.engines import engine
from sweetbox.engines.batch import ROWS, Batch, Step
from sweetbox.kernel.drivers import Rows, Scratch
from sweetbox.kernel.network import Network, Thought
from sweetbox.learning.weights import has_weights, random_weights, weights

STEP = ("rewards", "over", "forfeited", "points", "ranks")
BLOCK = 64  # threads that ask a network together
ITERATIONS = 64  # of each search in a lesson
Kinds = tuple[str, str]  # the engine to try, and the one that it is compared with


def check(same: bool, what: str) -> None:
    if not same:
        raise AssertionError(what)


def host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)


def raw(rows: Any) -> bytes:
    """The bytes of rows; the interpreted engine's are a list."""
    return b"".join(bytes(row) for row in rows) if isinstance(rows, list) else bytes(host(rows).tobytes())


def all_seats(name: str) -> list[int]:
    return sorted({*sweetbox.game(name).seats})


class Twins:
    """Two batches that go through the same; each verb says where they differ."""

    def __init__(self, name: str, rows: int, kinds: Kinds, **more: Any) -> None:
        self.pair = [sweetbox.batch(name, rows, kind, **more) for kind in kinds]
        self.one, self.other = self.pair
        self.check_rows("a new batch")

    def check_rows(self, what: str, pair: list[Batch] | None = None) -> None:
        for name in ROWS:
            one, other = (host(getattr(each, name)) for each in pair or self.pair)
            check(one.tobytes() == other.tobytes(), f"{what}: {name} differ")

    def same(self, what: str, *arguments: Any, **more: Any) -> np.ndarray:
        """What both answer."""
        one, other = (host(getattr(each, what)(*arguments, **more)) for each in self.pair)
        check(one.shape == other.shape and bool((one == other).all()), f"{what}: answers differ")
        self.check_rows(what)
        return other

    def same_said(self, what: str) -> None:
        one, other = (host(getattr(each, what)) for each in self.pair)
        check(bool((one == other).all()), f"{what} differ")

    def step(self, what: str, *arguments: Any) -> Step:
        """What a step of both brings."""
        steps = [getattr(each, what)(*arguments) for each in self.pair]
        for name in STEP:
            one, other = (host(getattr(step, name)) for step in steps)
            check(bool((one == other).all()), f"{what}: {name} differ")
        self.check_rows(what)
        return steps[1]


# ---- The parts. Each returns how many matches ended ----


def play_out(name: str, rows: int, kinds: Kinds, steps: int = 0) -> int:
    """Whole matches at random."""
    game, ended = sweetbox.game(name), 0
    for seats in all_seats(name):
        box = game.make_box(seats)
        there, here = (engine(game, kind).playouts(box, rows, seed=11) for kind in kinds)
        for what in ("tables", "points", "ranks", "steps"):
            one, other = (raw(getattr(each, what)) for each in (there, here))
            check(one == other, f"playouts with {seats} seats: {what} differ")
        check(there.total_steps == here.total_steps, f"playouts with {seats} seats: the sums of steps differ")
        one, other = (engine(game, kind).unwrap(each.tables, 1) for kind, each in zip(kinds, (there, here), strict=True))
        check(one == other, f"unwrap with {seats} seats: tables differ")
        ended += rows
    return ended


def look_and_step(name: str, rows: int, kinds: Kinds, steps: int = 100) -> int:
    """Observations, legal moves, whose turn it is, and moves, with and without a next match."""
    ended = 0
    for autoreset in (True, False):
        twins = Twins(name, rows, kinds, seats=all_seats(name)[-1], seed=5, autoreset=autoreset)
        for _ in range(steps):
            twins.same("observe")
            twins.same("legal")
            twins.same_said("mover")
            twins.same_said("owing")
            ended += int(twins.step("step", twins.same("random_moves")).over.sum())
        twins.same("observe", 0)
        check(bytes(twins.one.table(-1)) == bytes(twins.other.table(-1)), "table: the last rows differ")
    return ended


def step_and_say(name: str, rows: int, kinds: Kinds, steps: int = 60) -> int:
    """A step of the GPU also says what comes next. An odd number of rows cannot be written eight bytes at a time."""
    ended = 0
    for count in (rows, rows - 1):
        there, here = (sweetbox.batch(name, count, kind, seed=5, illegal="forfeit") for kind in kinds)
        seen, legal, chosen = there.observe(), there.legal(), there.random_moves()
        step = None
        for _ in range(steps):
            moves = here.random_moves()
            check(bool((host(seen) == here.observe()).all()), "seen differ")
            check(bool((host(legal) == here.legal()).all()), "legal differ")
            check(bool((host(chosen) == moves).all()), "chosen differ")
            first, step = step, there.step(chosen, out=step, seen=seen, legal=legal, chosen=chosen)
            check(first is None or step.rewards is first.rewards, "out: another array was made")
            expected = here.step(moves)
            check(bool((host(step.rewards) == expected.rewards).all()), "rewards differ")
            check(bool((host(step.over) == expected.over).all()), "over differ")
            check(host(there.tables).tobytes() == here.tables.tobytes(), "tables differ")
            ended += int(expected.over.sum())
    return ended


def judge_and_imagine(name: str, rows: int, kinds: Kinds, steps: int = 100) -> int:
    """Greedy moves, forfeits, evaluating, imagining, copying rows."""
    ended = 0
    for seats in all_seats(name):
        twins = Twins(name, rows, kinds, seats=seats, seed=3, illegal="forfeit")
        for number in range(steps):
            moves = twins.same("greedy_moves", deals=1) if number % 16 == 0 else twins.same("random_moves")
            if number % 16 == 5:
                moves[number % rows] = twins.other.moves  # no move of the game: it forfeits the match
            ended += int(twins.step("step", moves).over.sum())
        twins.same("evaluate")
        twins.same("evaluate", "all")
        twins.check_rows("imagine", [each.imagine(seed=5, deals=3) for each in twins.pair])
        for each in twins.pair:
            each.copy_rows([0, 1, 2], [1, 0, rows - 1])
            each.reseed(9)
        twins.check_rows("copy_rows")
    return ended


def play_with_others(name: str, rows: int, kinds: Kinds, steps: int = 25) -> int:
    """Other players at the table, and a saved batch."""
    ended = 0
    for seats in all_seats(name):
        twins = Twins(name, rows, kinds, seats=seats, seed=3, illegal="forfeit")
        others = ["random"] * (seats - 2)
        pool = np.array([["caller", "greedy", *others][:seats], ["random", "caller", *others][:seats]], object)
        twins.step("set_players", pool[np.arange(rows) % 2] if seats > 1 else ["caller"])
        for _ in range(steps):
            ended += int(twins.step("step", twins.same("random_moves")).over.sum())
        twins.check_rows("save", [twins.one, sweetbox.restore_batch(twins.one.save(), kinds[1])])
    return ended


def choose_chance(name: str, rows: int, kinds: Kinds, steps: int = 25) -> int:
    """Chance by hand."""
    ended = 0
    for seats in all_seats(name):
        twins = Twins(name, rows, kinds, seats=seats, seed=3, explicit_chance=True)
        for _ in range(steps):
            for _ in range(3):
                weights = twins.same("odds")
                twins.step("happen", np.where(weights.any(axis=1), weights.argmax(axis=1), -1))
            twins.step("settle")
            ended += int(twins.step("step", twins.same("random_moves")).over.sum())
    return ended


def refuse_and_copy(name: str, rows: int, kinds: Kinds, steps: int = 20) -> int:
    """What is refused changes nothing; joint moves, copies, resets."""
    import copy
    import pickle

    there, here = (sweetbox.batch(name, rows, kind, seed=1) for kind in kinds)
    moves = host(here.random_moves()).copy()
    moves[1] = here.moves
    for batch in (there, here):
        before = bytes(batch.table(0))
        try:
            batch.step(moves)
        except sweetbox.MoveError as error:
            check("row 1" in error.__notes__[0], "a refused step names another row")
        else:
            raise AssertionError("a move that the game does not have was made")
        check(bytes(batch.table(0)) == before, "a refused step changed a row")
    seats = all_seats(name)[-1]
    twins = Twins(name, rows, kinds, seats=seats, seed=2)
    for _ in range(steps):
        twins.step("step", np.stack([twins.same("random_moves", seat) for seat in range(seats)], axis=1))
    for twin in (copy.deepcopy(twins.one), pickle.loads(pickle.dumps(twins.one))):
        twins.check_rows("a copy", [twin, twins.other])
    for each in twins.pair:
        each.reset(which=np.arange(rows) % 2 == 0, seed=9)
    twins.check_rows("reset")
    return 0


def ask_network(name: str, rows: int, kinds: Kinds, steps: int = 25) -> int:
    """What the game's network says of positions after some random moves."""
    given = network_of(name)
    for seats in all_seats(name):
        batch = Batch(name, rows, "cpu", seats=seats, seed=11)
        for _ in range(steps):
            batch.step(batch.random_moves())
        one, other = (thoughts(batch, kind, given) for kind in kinds)
        for field, there, here in zip(Thought._fields, one, other, strict=True):
            check(bool((there == here).all()), f"with {seats} seats: {field} differ")
    return 0


def network_of(name: str) -> Any:
    game = sweetbox.game(name)
    return weights(game) if has_weights(game) else random_weights(game)


def thoughts(batch: Batch, kind: str, given: Any) -> list[np.ndarray]:
    """What the network says of every row, from the view of the seat that moves: an array for each part of a thought."""
    there, count = engine(batch.game, kind), len(batch.tables)
    if kind == "cuda":
        return thoughts_there(batch, there.functions.think_of, given)
    found, scratch, interpreted = [], there.scratch(), kind == "python"
    for row in range(count):
        rows, place = (there.rows(batch.box, 1), 0) if interpreted else (batch.rows, row)
        if interpreted:
            rows.tables[0] = batch.table(row)
        thought = given.thought(there)
        there.functions.think_of(rows, scratch, place, int(batch.mover[row]), given.on(there), thought)
        found.append(thought)
    return [np.array([list(each) for each in parts]) for parts in zip(*found, strict=True)]


def thoughts_there(batch: Batch, think_of: Any, given: Any) -> list[np.ndarray]:
    from numba import cuda, types

    rules, count = batch.game.rules, len(batch.tables)
    move_count, seat_count = rules.MOVES, rules.SEATS[1]

    @cuda.jit
    def ask(rows: Any, trials: Any, seats: Any, network: Any, all_of: Any) -> None:
        i = cuda.grid(1)
        if i < len(seats):
            moves = cuda.local.array(move_count, types.int32)
            few = cuda.local.array(seat_count, types.int32)
            scratch = Scratch(moves, few, few, few, trials[i : i + 1])
            thought = Thought(all_of.numbers[i], all_of.wide[i], all_of.deep[i], all_of.shares[i], all_of.priors[i], all_of.own[i])
            think_of(rows, scratch, i, seats[i], network, thought)

    found = Thought(*(cuda.to_device(np.stack([np.zeros_like(each)] * count)) for each in given.thought(engine(batch.game, "cpu"))))
    rows, network = (kind(*map(cuda.to_device, each)) for kind, each in ((Rows, batch.rows), (Network, given.network)))
    trials, movers = cuda.to_device(batch.tables), cuda.to_device(batch.mover)
    ask[-(-count // BLOCK), BLOCK](rows, trials, movers, network, found)
    return [each.copy_to_host() for each in found]


def teach(name: str, rows: int, kinds: Kinds, steps: int = 4) -> int:
    """A lesson, number for number."""
    from sweetbox.learning.cuda_school import CudaSchool, lessons
    from sweetbox.learning.tuition import School

    game, given = sweetbox.game(name), network_of(name)
    (there,) = lessons([CudaSchool(game, game.fewest, rows, steps, seed=5)], ITERATIONS, given, given)
    here = School(game, game.fewest, rows, steps, threads=1, seed=5).lesson(ITERATIONS, given, given)
    for each in fields(here):
        check(np.array_equal(getattr(there, each.name), getattr(here, each.name)), f"lessons: {each.name} differ")
    return 0


def play_pieces(name: str, rows: int, kinds: Kinds, steps: int = 2) -> int:
    """Pieces of the lab, column by column."""
    from sweetbox.lab import piece
    from sweetbox.lab.setting import Setting

    seats = all_seats(name)[0]
    pieces = [piece.Piece(Setting(name, seats, {}, None, ("greedy",) * seats), number) for number in range(steps)]
    for there, here in zip(*(piece.play_pieces(pieces, kind) for kind in ("cuda", "cpu")), strict=True):
        for each in fields(here):
            one, other = getattr(there, each.name), getattr(here, each.name)
            check((one.dtype, one.shape, one.tobytes()) == (other.dtype, other.shape, other.tobytes()), f"{each.name} differ")
    return sum(each.matches for each in pieces)


BATCHES = (judge_and_imagine, play_with_others, look_and_step, step_and_say, choose_chance, refuse_and_copy)
PARTS: dict[str, Callable[..., int]] = {part.__name__: part for part in (*BATCHES, play_out, ask_network, teach, play_pieces)}


def compare(name: str, rows: int, kinds: Kinds, steps: int) -> int:
    """Put any two engines through every verb that both have. AssertionError says where they differ; how many matches ended."""
    played = judge_and_imagine(name, rows, kinds, steps) + play_with_others(name, rows, kinds, steps // 4)
    return played + choose_chance(name, rows, kinds, steps // 4)


# ---- All of it, side by side ----


def run(name: str, part: str, rows: int, reference: str) -> tuple[str, float]:
    """What went wrong, if anything, and the seconds that it took."""
    began, wrong = time.perf_counter(), ""
    try:
        PARTS[part](name, rows, ("cuda", reference))
    except BaseException:  # whatever it is, the others go on
        wrong = traceback.format_exc(limit=-6)
    return wrong, time.perf_counter() - began


def rules_length(name: str) -> int:
    return len(files(sweetbox.game(name).package).joinpath("rules.py").read_bytes())


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=40)
    parser.add_argument("--with", dest="reference", default="python", choices=("python", "cpu"))
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("which", nargs="*", metavar="GAME | PART")
    given = parser.parse_args()
    parts = [part for part in PARTS if part in given.which] or list(PARTS)
    games = [name for name in given.which if name not in PARTS] or ["_template", *sweetbox.all_games()]
    jobs = [(name, part) for part in parts for name in sorted(games, key=rules_length, reverse=True)]  # the longest first
    failed, began = [], time.perf_counter()
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        begun = {pool.submit(run, *job, given.rows, given.reference): job for job in jobs}
        for number, done in enumerate(as_completed(begun), 1):
            name, part = begun[done]
            try:
                wrong, seconds = done.result()
            except Exception as error:  # a process that died
                wrong, seconds = f"the process ended: {error}", 0.0
            print(f"{number} of {len(jobs)}: {name}, {part}: {'FAILED' if wrong else 'the same'} ({seconds:.0f} s)", flush=True)
            if wrong:
                failed.append(f"FAILED: {name}, {part}\n{wrong}")
    print("\n".join(failed))
    took = time.perf_counter() - began
    print(f"{len(jobs) - len(failed)} of {len(jobs)} parts are the same on cuda and {given.reference} ({took:.0f} s).")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
