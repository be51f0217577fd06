"""Engines: a game's rules and the drivers at one of three speeds, behind the same calls.

`python` is the reference, interpreted; `cpu` is compiled; `cuda` is compiled for a GPU. All give the same bytes for the same seed.
"""

import ctypes
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from sweetbox.files.places import cache_folder
from sweetbox.kernel import translate
from sweetbox.kernel.chance import RNG_WORDS
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.record import Record
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.say import Say

ENGINES = ("python", "cpu", "cuda")


@dataclass(frozen=True)
class Playouts:
    """What became of a batch of matches: row i is match i."""

    tables: Any
    points: Any
    ranks: Any
    steps: Any  # moves and outcomes of each match
    total_steps: int


class Rows(list[Record]):
    """Interpreted rows: as in an array, `rows[1] = rows[0]` copies the record."""

    def __setitem__(self, i: Any, record: Any) -> None:
        super().__setitem__(i, record.clone())


class Engine:
    """One game at one speed. `functions` holds every translated function by name, for drivers of one's own."""

    def __init__(self, game: Game, kind: str, functions: translate.Functions) -> None:
        self.game = game
        self.kind = kind
        self.functions = functions

    def __repr__(self) -> str:
        return f"<Engine {self.kind} {self.game.name}>"

    # ---- Rows: lists of records for `python`, NumPy arrays for `cpu` ----

    def records(self, record: type[Record], count: int) -> Any:
        if self.kind == "python":
            return Rows(record() for _ in range(count))
        import numpy as np

        return np.zeros(count, dtype=np.dtype(record))

    def rows(self, count: int, width: int | None, bits: int) -> Any:
        """`count` rows of `width` zeros of so many bits; width None: one number a row."""
        if self.kind == "python":
            integer = {16: ctypes.c_int16, 32: ctypes.c_int32, 64: ctypes.c_int64}[bits]
            if width is None:
                return (integer * count)()
            return [(integer * width)() for _ in range(count)]
        import numpy as np

        return np.zeros(count if width is None else (count, width), dtype=f"int{bits}")

    def wrap(self, *records: Record) -> Any:
        """These records as rows, copied."""
        if self.kind == "python":
            return Rows(record.clone() for record in records)
        import numpy as np

        return np.frombuffer(bytearray(b"".join(bytes(record) for record in records)), dtype=np.dtype(type(records[0])))

    def unwrap(self, rows: Any, i: int) -> Record:
        """Row i as a record of its own."""
        if self.kind == "python":
            return rows[i].clone()  # type: ignore[no-any-return]
        import numpy as np

        rules = self.game.rules
        record = rules.Table if rows.dtype == np.dtype(rules.Table) else rules.Box
        return record.from_buffer_copy(rows[i].tobytes())  # type: ignore[no-any-return]

    def scratch(self) -> tuple[Any, Any]:
        """A row for moves and a row for weights."""
        rules = self.game.rules
        return self.rows(1, rules.MOVES, 32)[0], self.rows(1, rules.OUTCOMES, 32)[0]

    def rngs(self, count: int) -> Any:
        return self.rows(count, RNG_WORDS, 64)

    # ---- Whole matches at random ----

    def playouts(self, box: Record, count: int, seed: int = 0, threads: int = 1) -> Playouts:
        """Play `count` matches with random moves. Match i depends on seed and i alone, not on count or threads."""
        rules = self.game.rules
        boxes, tables, rngs = self.wrap(box), self.records(rules.Table, count), self.rngs(count)
        points, ranks = self.rows(count, rules.SEATS[1], 32), self.rows(count, rules.SEATS[1], 32)
        steps = self.rows(count, None, 64)

        def work(first: int, last: int) -> int:
            moves, weights = self.scratch()
            return self.functions["random_playouts"](  # type: ignore[no-any-return]
                boxes, tables, rngs, first, last, seed, rules.LONGEST, points, ranks, steps, moves, weights
            )

        cuts = [count * part // threads for part in range(threads + 1)]
        if threads == 1:
            total = work(0, count)
        else:
            with ThreadPoolExecutor(threads) as pool:
                total = sum(pool.map(work, cuts[:-1], cuts[1:]))
        return Playouts(tables, points, ranks, steps, int(total))


def engine(game: str | Game, kind: str = "cpu", more: Sequence[ModuleType] = (), bounds: bool | None = None) -> Engine:
    """The engine of a game, made once a process. bounds: check every index; None: as NUMBA_BOUNDSCHECK says;
    the GPU never does."""
    if kind not in ENGINES:
        raise OptionError(Say("error.engine", known=list(ENGINES), came=kind))
    if bounds is None:
        bounds = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")
    return _engine(game_named(game), kind, tuple(more), bounds)


@cache
def _engine(game: Game, kind: str, more: tuple[ModuleType, ...], bounds: bool) -> Engine:
    if kind == "python":
        return Engine(game, kind, translate.plain(game, more))
    if kind == "cuda":
        from sweetbox.engines.cuda import CudaEngine, check_cuda

        check_cuda()
        return CudaEngine(game, kind, translate.for_gpu(game, more))
    folder = compiled_folder(game, more, bounds)
    folder.mkdir(parents=True, exist_ok=True)
    return Engine(game, kind, translate.compiled(game, str(folder), more, bounds))


def compiled_folder(game: Game, more: Sequence[ModuleType] = (), bounds: bool = False) -> Path:
    """Where these exact sources are kept compiled. Numba's own key knows neither a driver's callees (two games with equal records
    would get each other's drivers) nor whether indices are checked (a warm cache would check nothing): the folder's name does."""
    return cache_folder() / "compiled" / game.name / translate.fingerprint(game, more, bounds)
