"""Figures of speed and size. Compare them only within one run: machines are noisy."""

import ctypes
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from typing import Any

from sweetbox.engines import engine
from sweetbox.kernel.game import Game

SECONDS = 1.0  # how long each rate is measured
CUDA_MATCHES = 1 << 18  # of a call of the GPU
CUDA_ROWS = (1 << 14, 1 << 20)  # of a batch there


def bench_game(
    game: Game, kind: str | None = None, seats: int | None = None, edition: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Table size, cost of a clone, random steps a second of one core (interpreted and compiled) or of the GPU, compile time."""
    seats = seats or sum(game.seats) // 2
    box = game.make_box(seats, {}, edition)
    table = game.set_up(box).table
    figures: dict[str, Any] = {
        "game": game.name,
        "seats": seats,
        "table_bytes": ctypes.sizeof(game.rules.Table),
        "clone_microseconds": round(_seconds_each(table.clone) * 1e6, 3),
    }
    if kind in (None, "python"):
        figures["python_steps"] = round(_rate(game, "python", box, 2))
    if kind in (None, "cpu"):
        cold, warm = _compile_seconds(game.name)
        figures["compile_seconds_cold"], figures["compile_seconds_cached"] = round(cold, 2), round(warm, 2)
        figures["cpu_steps"] = round(_rate(game, "cpu", box, 500))
        figures["search_steps"] = round(_search_rate(game, seats, edition))
        figures["search_over_cpu"] = round(figures["search_steps"] / figures["cpu_steps"], 2)
    if kind == "cuda":
        compiled = _first_seconds(game, box)
        figures["cuda_compile_seconds"] = round(compiled, 2)
        figures["cuda_steps"] = round(_rate(game, "cuda", box, CUDA_MATCHES))
        for rows in CUDA_ROWS:
            figures[f"cuda_moves_{rows}"] = round(_batch_rate(game, seats, rows, edition))
    if kind is None:
        figures["cpu_over_python"] = round(figures["cpu_steps"] / figures["python_steps"], 1)
    return figures


def bench_start() -> dict[str, Any]:
    """Seconds to import the package and to run `sweetbox games`, each in a process of its own, best of five."""
    return {
        "import_seconds": round(_best(["-c", "import sweetbox"]) - _best(["-c", "pass"]), 3),
        "games_seconds": round(_best(["-m", "sweetbox", "games"]), 3),
    }


def _rate(game: Game, kind: str, box: Any, count: int) -> float:
    """Steps of random playouts a second; the first, small batch compiles and warms up."""
    each = engine(game, kind)
    each.playouts(box, 2)
    steps, seconds, seed = 0, 0.0, 1
    while seconds < SECONDS:
        began = time.perf_counter()
        steps += each.playouts(box, count, seed).total_steps
        seconds += time.perf_counter() - began
        seed += 1
        if seconds < SECONDS / 10:
            count *= 2
    return steps / seconds


def _first_seconds(game: Game, box: Any) -> float:
    began = time.perf_counter()
    engine(game, "cuda").playouts(box, 1)
    return time.perf_counter() - began


def _batch_rate(game: Game, seats: int, rows: int, edition: Mapping[str, Any] | None) -> float:
    """Moves a second in a batch on the GPU: each step observes every row, lists its legal moves and makes a random one."""
    import sweetbox

    batch: Any = sweetbox.batch(game, rows, "cuda", seats=seats, illegal="forfeit", edition=edition)
    seen, legal, chosen = batch.observe(), batch.legal(), batch.random_moves()
    made = batch.step(chosen, seen=seen, legal=legal, chosen=chosen)
    batch.step(chosen, out=made, seen=seen, legal=legal, chosen=chosen)  # into the same memory, all in one call
    batch.table(0)  # waits until the GPU has finished
    steps, began, seconds = 0, time.perf_counter(), 0.0
    while seconds < SECONDS:
        for _ in range(10):
            batch.step(chosen, out=made, seen=seen, legal=legal, chosen=chosen)
        batch.table(0)
        steps += 10
        seconds = time.perf_counter() - began
    return steps * rows / seconds


def _search_rate(game: Game, seats: int, edition: Mapping[str, Any] | None) -> float:
    """Steps a second inside the search, on one core, with every simulation played to the end."""
    from sweetbox.bots.bot import Turn
    from sweetbox.bots.compiled import bot_engine
    from sweetbox.bots.search import EXPLORE, MOST_EDGES, Search

    match = game.new_match(seats, seed=1, edition=edition)
    turn = Turn.of(match, min(match.to_act))
    each = bot_engine(game, wait=True)
    assert each is not None
    warm_up, tree = Search(each, turn, 1 << 10, 0), Search(each, turn, MOST_EDGES, 1)
    warm_up.grow(2, game.rules.LONGEST, EXPLORE)
    seconds = 0.0
    while seconds < SECONDS:
        began = time.perf_counter()
        tree.grow(100, game.rules.LONGEST, EXPLORE)
        seconds += time.perf_counter() - began
    return tree.steps / seconds


def _seconds_each(call: Callable[[], Any], count: int = 100_000) -> float:
    began = time.perf_counter()
    for _ in range(count):
        call()
    return (time.perf_counter() - began) / count


def _compile_seconds(name: str) -> tuple[float, float]:
    """The playout driver's first call in a process with an empty cache, and in a second process with a full one."""
    program = (
        f"import time, sweetbox; from sweetbox.engines import engine; g = sweetbox.game({name!r}); box = g.make_box(g.seats[0]); "
        "import numba; began = time.perf_counter(); engine(g, 'cpu').playouts(box, 1); print(time.perf_counter() - began)"
    )
    with tempfile.TemporaryDirectory() as home:
        call, environment = [sys.executable, "-c", program], {**os.environ, "SWEETBOX_HOME": home}
        runs = [subprocess.run(call, env=environment, check=True, capture_output=True, text=True) for _ in range(2)]
    return float(runs[0].stdout), float(runs[1].stdout)


def _best(arguments: list[str], tries: int = 5) -> float:
    times = []
    for _ in range(tries):
        began = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        times.append(time.perf_counter() - began)
    return min(times)
