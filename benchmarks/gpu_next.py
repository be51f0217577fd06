"""Compares ways to run on a GPU, in one command: the same bytes first, then playouts in several ways, then batches, and a table.

python benchmarks/gpu_next.py [SECONDS] [OLD]

SECONDS: how long all of it may take. OLD: the `src` folder of an earlier version, whose batches are measured beside these.
Every kernel is compiled in a process of its own, side by side; what is timed waits for its turn, so that nothing else runs on the
GPU. What has been measured is printed as it comes, and written into the folder OUT where the environment names one.
"""

import fcntl
import json
import operator
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import numba
import numpy as np
from numba import cuda, types

import sweetbox
from sweetbox.engine import engine
from sweetbox.kernel import translate
from sweetbox.kernel.chance import CHANCE, RNG_WORDS
from sweetbox.kernel.game import Game

SIDE_BY_SIDE = 12  # processes
PER_MULTIPROCESSOR = (256, 512, 768, 1024, 1536, 2048)  # threads
ROWS = (1 << 14, 1 << 18, 1 << 20)
MATCHES = 1 << 19  # of a launch
LONG_MATCH = 1000  # steps; of a game with longer ones, half as many, on fewer numbers of threads
CHECKED_MATCHES, CHECKED_ROWS, CHECKED_STEPS = 3000, 1000, 150
LOCK = Path(tempfile.gettempdir()) / "sweetbox-gpu-turn"

# A way: where a thread's table lies, registers, threads of a block, what is written into its callers, the order of steps, and
# whether legal moves are listed, or counted and then gone through again up to the one that is chosen.
KEPT = {"place": "local", "registers": 64, "block": 128, "call_size": 400, "apart": "once", "order": "step", "moves": "listed"}
WAYS: dict[str, dict[str, Any]] = {
    "written": {},
    "in step": {"order": "in step"},
    "in step, 40": {"order": "in step", "registers": 40},
    "in step, 150, 40": {"order": "in step", "call_size": 150, "registers": 40},
    "in step, 1000": {"order": "in step", "call_size": 1000},
    "150, 40": {"call_size": 150, "registers": 40},
}


def middle(game: Game) -> int:
    return sum(game.seats) // 2


@contextmanager
def alone() -> Iterator[None]:
    """Nothing else is timed meanwhile."""
    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(file, fcntl.LOCK_UN)


# ---- The same bytes ----


def check(name: str) -> dict[str, Any]:
    """Playouts, and batches whose steps also observe, list and choose: every table, number and reward as the CPU has them."""
    game = sweetbox.game(name)
    for seats in sorted({*game.seats}):
        box = game.make_box(seats)
        there, here = (engine(game, kind).playouts(box, CHECKED_MATCHES, 7) for kind in ("cuda", "cpu"))
        for each in ("tables", "points", "ranks", "steps"):
            if getattr(there, each).copy_to_host().tobytes() != getattr(here, each).tobytes():
                return {"game": name, "check": f"DIFFERENT: {each} of playouts, {seats} seats"}
    for autoreset in (True, False):
        there, here = (
            sweetbox.batch(game, CHECKED_ROWS, kind, seats=game.seats[1], seed=5, autoreset=autoreset, illegal="forfeit")
            for kind in ("cuda", "cpu")
        )
        asked = fresh(there)
        step = there.step(no_moves(there), **asked)
        for k in range(CHECKED_STEPS):
            moves = here.random_moves()
            pairs = {"seen": here.observe(), "legal": here.legal(), "chosen": moves}
            differ = [each for each, expected in pairs.items() if (asked[each].copy_to_host() != expected).any()]
            if k % 50 == 20:
                moves = np.where(np.arange(CHECKED_ROWS) % 97 == 3, here.moves - 1, moves)
            step, expected = there.step(moves, out=step, **asked), here.step(moves)
            differ += [
                each
                for each in ("rewards", "over", "forfeited")
                if (getattr(step, each).copy_to_host() != getattr(expected, each)).any()
            ]
            differ += [
                each
                for each in ("tables", "rngs")
                if getattr(there, each).copy_to_host().tobytes() != getattr(here, each).tobytes()
            ]
            if differ:
                return {"game": name, "check": f"DIFFERENT: {differ} in step {k}, autoreset {autoreset}"}
    return {"game": name, "check": "the same bytes"}


def fresh(batch: Any) -> dict[str, Any]:
    """Device arrays for what a step may also say."""
    return {
        "seen": cuda.device_array((batch.n, batch.observation), np.int16),
        "legal": cuda.device_array((batch.n, batch.moves), np.bool_),
        "chosen": cuda.device_array(batch.n, np.int64),
    }


def no_moves(batch: Any) -> Any:
    return cuda.to_device(np.full(batch.n, -1, np.int64))


# ---- Playouts ----


def playouts(name: str, way: str, once: str = "") -> dict[str, Any]:
    """Million steps a second of one way, the kernel alone, for each number of threads; the tables as the CPU has them.

    once: after a first small launch, launch it once with so many threads a multiprocessor, for a profiler.
    """
    from sweetbox import cuda as ours

    chosen: dict[str, Any] = {**KEPT, **WAYS[way]}
    translate.CALL_SIZE = chosen["call_size"]
    if chosen["apart"] == "each":
        apart = translate.apart
        translate.apart = _each
    game = sweetbox.game(name)
    functions = translate.for_gpu(game.rules)
    if chosen["apart"] == "each":
        translate.apart = apart
    each = ours.CudaEngine(game, "cuda", functions)
    kernel, block = playout_kernel(each, chosen)
    rules, seats, box = game.rules, game.rules.SEATS[1], game.make_box(middle(game))
    boxes, blank = each.wrap(box), each.records(rules.Table, 1)
    matches, numbers = launches(game)
    tables, steps = cuda.device_array(matches, np.dtype(rules.Table)), cuda.device_array(matches, np.int64)
    points, ranks = cuda.device_array((matches, seats), np.int32), cuda.device_array((matches, seats), np.int32)
    multiprocessors = cuda.get_current_device().MULTIPROCESSOR_COUNT

    def launch(threads: int, count: int, seed: int) -> tuple[float, int]:
        queue, total = each.rows(1, None, 64), each.rows(1, None, 64)
        cuda.synchronize()
        began = time.perf_counter()
        grid = min(multiprocessors * threads // block, -(-count // block))
        kernel[grid, block](boxes, blank, tables[:count], queue, seed, rules.LONGEST, points, ranks, steps, total)
        cuda.synchronize()
        return time.perf_counter() - began, int(total.copy_to_host()[0])

    began = time.perf_counter()
    launch(256, CHECKED_MATCHES, 7)
    compiled = time.perf_counter() - began
    if once:
        launch(int(once), matches // 4, 1)
        return {"game": name, "way": way}
    same = (
        tables[:CHECKED_MATCHES].copy_to_host().tobytes() == engine(game, "cpu").playouts(box, CHECKED_MATCHES, 7).tables.tobytes()
    )
    figures: dict[str, Any] = {"game": name, "way": way, "same": same, "compile_seconds": round(compiled, 1)}
    overload = next(iter(kernel.overloads.values()))
    figures["registers"], figures["shared"], figures["local"] = (
        overload.regs_per_thread, overload.shared_mem_per_block, overload.local_mem_per_thread,
    )  # fmt: skip
    with alone():
        launch(numbers[-1], matches, 1)
        for threads in numbers:
            runs = [launch(threads, matches, seed) for seed in (2, 3)]
            figures[str(threads)] = round(max(made / seconds for seconds, made in runs) / 1e6)
    return figures


def launches(game: Game) -> tuple[int, tuple[int, ...]]:
    """Matches of a launch, and the numbers of threads to try."""
    if engine(game, "cpu").playouts(game.make_box(middle(game)), 20).total_steps > 20 * LONG_MATCH:
        return MATCHES // 2, PER_MULTIPROCESSOR[1::2]
    return MATCHES, PER_MULTIPROCESSOR


def _each(compile_device: Callable[..., Any]) -> Callable[..., Any]:
    """As before: a copy for each kind of number."""

    def compile_apart(*arguments: Any) -> Any:
        made = compile_device(*arguments)
        made.library.get_function(made.fndesc.llvm_func_name).attributes.add("noinline")
        return made

    return compile_apart


def playout_kernel(each: Any, way: dict[str, Any]) -> tuple[Any, int]:
    """`play_matches` of the package in one of the ways, and its threads a block."""
    rules = each.game.rules
    table_dtype = np.dtype(rules.Table)
    table_type = numba.from_dtype(table_dtype)
    move_count, outcome_count, most_seats = rules.MOVES, rules.OUTCOMES, rules.SEATS[1]
    functions = each.functions
    start_rng, setup, to_act, odds = functions["start_rng"], functions["setup"], functions["to_act"], functions["odds"]
    random_step = functions["random_step"]
    happen, pick, result, first_seat = functions["happen"], functions["pick"], functions["result"], functions["first_seat"]
    made_move = random_move(functions, way["moves"] == "counted")
    near, near_rng = way["place"] != "local", way["place"] == "both"
    as_package, outcomes_first = way["order"] == "package", way["order"] == "settle"
    together, together_settle, in_step = (way["order"] == each for each in ("together", "together settle", "in step"))
    uniform = together or together_settle or in_step
    legal, play, below, outcome_of = functions["legal"], functions["play"], functions["below"], functions["outcome_of"]
    block = way["block"]
    while near and block * (table_dtype.itemsize + (72 if near_rng else 0)) > 48 << 10:
        block //= 2
    tables_near, rngs_near = block if near else 1, (block if near_rng else 1, RNG_WORDS + 1)

    @cuda.jit(max_registers=way["registers"])
    def play_matches(
        boxes: Any, blank: Any, tables: Any, queue: Any, seed: int, limit: int, points: Any, ranks: Any, steps: Any, total: Any
    ) -> None:
        own_table = cuda.local.array(1, table_type)
        own_rng = cuda.local.array(RNG_WORDS, types.int64)
        all_tables = cuda.shared.array(tables_near, table_type)
        all_rngs = cuda.shared.array(rngs_near, types.int64)
        moves = cuda.local.array(move_count, types.int32)
        weights = cuda.local.array(outcome_count, types.int32)
        t = cuda.threadIdx.x
        table = all_tables[t] if near else own_table[0]
        rng = all_rngs[t] if near_rng else own_rng
        of_all = 0
        i = cuda.atomic.add(queue, 0, 1)
        while cuda.any_sync(-1, i < len(tables)) if uniform else i < len(tables):
            if near:
                all_tables[t] = blank[0]
            else:
                own_table[0] = blank[0]
            start_rng(rng, seed, i)
            setup(boxes[0], table)
            made = 0
            if as_package:
                while made < limit and random_step(boxes[0], table, rng, moves, weights):
                    made += 1
            elif together:
                mask = to_act(boxes[0], table) if i < len(tables) else 0
                while cuda.any_sync(-1, mask != 0 and made < limit):
                    if mask == CHANCE:
                        happen(boxes[0], table, pick(rng, weights, odds(boxes[0], table, weights)))
                    cuda.syncwarp()
                    if mask > 0:
                        made_move(boxes[0], table, first_seat(mask), rng, moves)
                    cuda.syncwarp()
                    if mask != 0:
                        made += 1
                        mask = to_act(boxes[0], table) if made < limit else 0
                    cuda.syncwarp()
            elif in_step:
                mask = to_act(boxes[0], table) if i < len(tables) else 0
                while cuda.any_sync(-1, mask != 0):
                    n, number, seat = 0, 0, first_seat(mask)
                    if mask > 0:
                        n = legal(boxes[0], table, seat, moves)
                    cuda.syncwarp()
                    if mask == CHANCE:
                        n = odds(boxes[0], table, weights)
                    cuda.syncwarp()
                    if mask != 0:
                        number = below(rng, n)
                    cuda.syncwarp()
                    if mask > 0:
                        play(boxes[0], table, seat, moves[number])
                    cuda.syncwarp()
                    if mask == CHANCE:
                        happen(boxes[0], table, outcome_of(weights, number))
                    cuda.syncwarp()
                    if mask != 0:
                        made += 1
                        mask = to_act(boxes[0], table) if made < limit else 0
                    cuda.syncwarp()
            elif together_settle:
                mask = to_act(boxes[0], table) if i < len(tables) else 0
                while cuda.any_sync(-1, mask != 0 and made < limit):
                    while cuda.any_sync(-1, mask == CHANCE):
                        if mask == CHANCE:
                            happen(boxes[0], table, pick(rng, weights, odds(boxes[0], table, weights)))
                            made += 1
                            mask = to_act(boxes[0], table) if made < limit else 0
                        cuda.syncwarp()
                    if mask > 0:
                        made_move(boxes[0], table, first_seat(mask), rng, moves)
                        made += 1
                        mask = to_act(boxes[0], table) if made < limit else 0
                    cuda.syncwarp()
            elif outcomes_first:
                mask = to_act(boxes[0], table)
                while mask != 0 and made < limit:
                    while mask == CHANCE and made < limit:
                        happen(boxes[0], table, pick(rng, weights, odds(boxes[0], table, weights)))
                        made += 1
                        mask = to_act(boxes[0], table)
                    if mask > 0 and made < limit:
                        made_move(boxes[0], table, first_seat(mask), rng, moves)
                        made += 1
                        mask = to_act(boxes[0], table)
            else:
                mask = to_act(boxes[0], table)
                while mask != 0 and made < limit:
                    if mask == CHANCE:
                        happen(boxes[0], table, pick(rng, weights, odds(boxes[0], table, weights)))
                    else:
                        made_move(boxes[0], table, first_seat(mask), rng, moves)
                    made += 1
                    mask = to_act(boxes[0], table)
            if i < len(tables):
                for seat in range(most_seats):
                    points[i, seat] = 0
                    ranks[i, seat] = 0
                result(boxes[0], table, points[i], ranks[i])
                if near:
                    tables[i] = all_tables[t]
                else:
                    tables[i] = own_table[0]
                steps[i] = made
                of_all += made
            i = cuda.atomic.add(queue, 0, 1)
        cuda.atomic.add(total, 0, of_all)

    return play_matches, block


def random_move(functions: dict[str, Any], counted: bool) -> Any:
    """A device function that makes a random move; counted: without a list, by going through the legal moves twice."""
    legal, play, below = functions["legal"], functions["play"], functions["below"]

    if not counted:

        @cuda.jit(device=True)
        def listed_move(box: Any, table: Any, seat: int, rng: Any, moves: Any) -> None:
            n = legal(box, table, seat, moves)
            play(box, table, seat, moves[below(rng, n)])

        return listed_move

    sink_of = sinks()

    @cuda.jit(device=True)
    def counted_move(box: Any, table: Any, seat: int, rng: Any, moves: Any) -> None:
        cell = cuda.local.array(2, types.int64)
        cell[0] = -1
        sink = sink_of(cell)
        for passed in range(2):
            n = legal(box, table, seat, sink)
            if passed == 0:
                cell[0] = below(rng, n)
        play(box, table, seat, cell[1])

    return counted_move


def sinks() -> Any:
    """What makes of a cell something that rules can write their moves to as to a list: it keeps move number cell[0], in cell[1]."""
    from numba.cuda import cgutils
    from numba.cuda.extending import intrinsic, models, overload, register_model

    class Sink(types.Type):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__("Sink")

    sink_type, cell_type = Sink(), types.Array(types.int64, 1, "C")

    @register_model(Sink)
    class SinkModel(models.StructModel):  # type: ignore[misc]
        def __init__(self, manager: Any, kind: Any) -> None:
            super().__init__(manager, kind, [("cell", cell_type)])

    @intrinsic
    def sink_of(context: Any, cell: Any) -> Any:
        def made(target: Any, to: Any, _: Any, given: Any) -> Any:
            sink = cgutils.create_struct_proxy(sink_type)(target, to)
            sink.cell = given[0]
            return sink._getvalue()

        return sink_type(cell_type), made

    @intrinsic
    def cell_of(context: Any, sink: Any) -> Any:
        def made(target: Any, to: Any, _: Any, given: Any) -> Any:
            return cgutils.create_struct_proxy(sink_type)(target, to, value=given[0]).cell

        return cell_type(sink_type), made

    @overload(operator.setitem, target="cuda")
    def write(sink: Any, n: Any, move: Any) -> Any:
        if not isinstance(sink, Sink):
            return None

        def written(sink: Any, n: Any, move: Any) -> None:
            cell = cell_of(sink)
            if n == cell[0]:
                cell[1] = move

        return written

    return sink_of


def whole_calls(*names: str) -> list[dict[str, Any]]:
    """Playouts by the package's own call, one game after the other in this process, and one core of the CPU."""
    found = []
    for name in names:
        game = sweetbox.game(name)
        box, there, here = game.make_box(middle(game)), engine(game, "cuda"), engine(game, "cpu")
        there.playouts(box, 1 << 18)  # the first large call lays the threads' memory out
        rates = []
        for seed in (1, 2, 3):
            began = time.perf_counter()
            played = there.playouts(box, 2 * launches(game)[0], seed)
            rates.append(played.total_steps / (time.perf_counter() - began))
        here.playouts(box, 2)
        core = []
        for seed in (1, 2, 3):
            began = time.process_time()
            played = here.playouts(box, 2000, seed)
            core.append(played.total_steps / (time.process_time() - began))
        figures = {"game": name, "whole_calls": round(median(rates) / 1e6), "one_core": round(max(core) / 1e6, 2)}
        figures["times"] = round(median(rates) / max(core))
        print(json.dumps(figures), flush=True)
        found.append(figures)
    return found


# ---- Batches ----


def batches(name: str, version: str) -> dict[str, Any]:
    """Million moves a second, random ones chosen on the GPU, without and with every row observed and its legal moves listed."""
    game = sweetbox.game(name)
    figures: dict[str, Any] = {"game": name, "version": version}
    for rows in ROWS:
        batch = sweetbox.batch(game, rows, "cuda", seats=middle(game), illegal="forfeit")
        plain, observed = old_steps(batch) if version == "old" else new_steps(batch)
        for label, step in (("moves", plain), ("observed", observed)):
            for _ in range(3):
                step()
            batch.table(0)
            with alone():
                rates = []
                for _ in range(3):
                    began, made = time.perf_counter(), 0
                    while time.perf_counter() - began < 0.15:
                        for _ in range(10):
                            step()
                        batch.table(0)  # the GPU has done all that it was given
                        made += 10
                    rates.append(made * rows / (time.perf_counter() - began))
            figures[f"{label}_{rows}"] = round(median(rates) / 1e6)
        if version == "new" and rows == ROWS[-1]:
            figures["kernel_alone"] = kernel_alone(batch)
    return figures


def old_steps(batch: Any) -> tuple[Callable[[], Any], Callable[[], Any]]:
    seen, legal = batch.observe(), batch.legal()

    def plain() -> None:
        batch.step(batch.random_moves())

    def observed() -> None:
        batch.observe(out=seen)
        batch.legal(out=legal)
        batch.step(batch.random_moves())

    return plain, observed


def new_steps(batch: Any) -> tuple[Callable[[], Any], Callable[[], Any]]:
    asked = fresh(batch)
    first = batch.step(no_moves(batch), **asked)

    def plain() -> None:
        batch.step(asked["chosen"], out=first, chosen=asked["chosen"])

    def observed() -> None:
        batch.step(asked["chosen"], out=first, **asked)

    return plain, observed


def kernel_alone(batch: Any) -> int:
    """Of the step that also observes, lists and chooses: between two events on the GPU, ten steps."""
    asked = fresh(batch)
    first = batch.step(no_moves(batch), **asked)
    begin, end = cuda.event(), cuda.event()
    times = []
    with alone():
        for _ in range(5):
            begin.record()
            for _ in range(10):
                batch.step(asked["chosen"], out=first, **asked)
            end.record()
            end.synchronize()
            times.append(cuda.event_elapsed_time(begin, end) / 10)
    return round(batch.n / median(times) / 1e3)


# ---- All of it ----


def in_a_process(limit: float, path: str, *arguments: str) -> list[dict[str, Any]]:
    """What this script says of one part, in a process of its own that has so many seconds."""
    environment = {**os.environ, "PYTHONPATH": path} if path else dict(os.environ)
    if limit < 5:
        print(f"{' '.join(arguments)}: no time left", flush=True)
        return []
    try:
        ran = subprocess.run(
            [sys.executable, __file__, "part", *arguments], env=environment, capture_output=True, text=True, timeout=limit
        )
        said = ran.stdout
        if ran.returncode:
            print(f"{' '.join(arguments)}: failed\n{ran.stderr[-800:]}", flush=True)
    except subprocess.TimeoutExpired as late:
        said = (late.stdout or b"").decode()
        print(f"{' '.join(arguments)}: stopped after {limit:.0f} s", flush=True)
    lines = [line for line in said.splitlines() if line.startswith("{")]
    for line in lines:
        print(line, flush=True)
    return [json.loads(line) for line in lines]


def everything(seconds: float, old: str) -> None:
    began, found = time.perf_counter(), []
    games = list(sweetbox.all_games())
    here = os.environ.get("PYTHONPATH", "")

    def left(until: float) -> float:
        return began + seconds * until - time.perf_counter()

    def side_by_side(until: float, parts: list[tuple[str, ...]]) -> None:
        with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
            jobs = [
                pool.submit(lambda part: in_a_process(left(until), old_path if part[-1] == "old" else here, *part), part)
                for part in parts
            ]
            for job in jobs:
                found.extend(job.result())

    old_path = ":".join([*[each for each in here.split(":") if not each.endswith("src")], old]) if old else ""
    side_by_side(0.28, [("check", name) for name in games])
    short_first = sorted(games, key=lambda name: name not in ("sweet_nose", "honeymoon"))  # of what is asked of them
    versions = ["new", "old"] if old else ["new"]
    side_by_side(0.52, [("batches", name, version) for version in versions for name in games])
    side_by_side(0.83, [("playouts", name, way) for name in short_first for way in WAYS])
    found.extend(in_a_process(left(1.0), here, "whole", *short_first))
    folder = os.environ.get("OUT")
    if folder:
        (Path(folder) / "gpu_next.json").write_text(json.dumps(found, indent=1))
    table(found)


def table(found: list[dict[str, Any]]) -> None:
    games = list(sweetbox.all_games())
    print(f"\n{'million steps a second: best (threads a multiprocessor)':58}", *(f"{name:>16}" for name in games))
    for way in WAYS:
        cells = []
        for name in games:
            row = next((row for row in found if row.get("way") == way and row["game"] == name), None)
            best = max((row[str(threads)], threads) for threads in PER_MULTIPROCESSOR if str(threads) in row) if row else None
            cells.append(f"{best[0]}{'' if row['same'] else ' WRONG'} ({best[1]})" if best and row else "-")
        print(f"{way:58}", *(f"{cell:>16}" for cell in cells))
    for label in ("whole_calls", "one_core", "times"):
        rows = {row["game"]: row[label] for row in found if label in row}
        print(f"{label.replace('_', ' '):58}", *(f"{rows.get(name, '-')!s:>16}" for name in games))
    print("\nbatches, million moves a second")
    for version in ("old", "new"):
        for label in [f"{what}_{rows}" for what in ("moves", "observed") for rows in ROWS] + ["kernel_alone"]:
            rows_of = {row["game"]: row[label] for row in found if row.get("version") == version and label in row}
            if rows_of:
                print(f"{version + ' ' + label:58}", *(f"{rows_of.get(name, '-')!s:>16}" for name in games))
    for row in found:
        if "check" in row:
            print(f"{row['game']}: {row['check']}")


def step_once(name: str, rows: str) -> dict[str, Any]:
    game = sweetbox.game(name)
    batch = sweetbox.batch(game, int(rows), "cuda", seats=middle(game), illegal="forfeit")
    plain, observed = new_steps(batch)
    for _ in range(60):
        observed()
    batch.table(0)
    return {"game": name}


if os.environ.get("LINES"):
    jit = cuda.jit
    cuda.jit = lambda *given, **more: jit(*given, **more, lineinfo=True)

PARTS: dict[str, Callable[..., Any]] = {"step": step_once, "check": check, "playouts": playouts, "batches": batches, "whole": whole_calls}

if __name__ == "__main__":
    if sys.argv[1:2] == ["part"]:
        said = PARTS[sys.argv[2]](*sys.argv[3:])
        if isinstance(said, dict):
            print(json.dumps(said), flush=True)
    else:
        everything(float(sys.argv[1]) if len(sys.argv) > 1 else 530, sys.argv[2] if len(sys.argv) > 2 else "")
