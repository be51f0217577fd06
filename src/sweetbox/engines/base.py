"""Engines: a game's rules and the drivers at one of three speeds, behind the same calls.

`python` is the reference, interpreted; `cpu` is compiled; `cuda` is compiled for a GPU. All give the same bytes for the same seed.
"""

import hashlib
import importlib.util
import os
import sys
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from sweetbox.extras import missing
from sweetbox.files.places import cache_folder
from sweetbox.files.private import make_folder
from sweetbox.kernel import translate
from sweetbox.kernel.chance import RNG_WORDS
from sweetbox.kernel.drivers import Ends, Rows, Scratch
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.lookahead import Weighing
from sweetbox.kernel.record import Record
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.say import Say

ENGINES = ("python", "cpu", "cuda")

NUMBAS_FILE = ".numba_config.yaml"  # in the current folder: its settings, before those of the environment


@dataclass(frozen=True)
class Playouts:
    """The results of a batch of matches: row i is match i."""

    tables: Any
    points: Any
    ranks: Any
    steps: Any  # moves and outcomes of each match
    total_steps: int


class Engine(ABC):
    """One game at one speed. `functions` has every translated function as an attribute, for drivers of your own."""

    kind: ClassVar[str]
    slow: ClassVar[int] = 1  # about how many times as long as compiled code it takes

    def __init__(self, game: Game, functions: translate.Functions) -> None:
        self.game = game
        self.functions = functions

    def __repr__(self) -> str:
        return f"<Engine {self.kind} {self.game.name}>"

    # ---- Arrays as the functions take them ----

    @abstractmethod
    def records(self, record: type[Record], count: int) -> Any:
        """`count` records, all zero."""

    @abstractmethod
    def numbers(self, count: int, width: int | None, bits: int) -> Any:
        """`count` rows of `width` zeros of `bits` bits; width None: one number per row."""

    @abstractmethod
    def wrap(self, *records: Record) -> Any:
        """These records as rows, copied."""

    @abstractmethod
    def unwrap(self, rows: Any, i: int) -> Record:
        """Row i as a separate record."""

    def rngs(self, count: int) -> Any:
        return self.numbers(count, RNG_WORDS, 64)

    def rows(self, box: Record, count: int) -> Rows:
        """`count` blank positions of this box."""
        table = self.game.rules.Table
        return Rows(
            self.wrap(box), self.records(table, 1), self.records(table, count),
            self.rngs(count), self.rngs(count), self.numbers(count, None, 64),
        )  # fmt: skip

    def scratch(self) -> Scratch:
        rules = self.game.rules
        widths = (rules.MOVES, rules.OUTCOMES, rules.SEATS[1], rules.SEATS[1])
        moves, weights, points, ranks = (self.numbers(width, None, 32) for width in widths)
        return Scratch(moves, weights, points, ranks, self.records(rules.Table, 1))

    def weighing(self) -> Weighing:
        rules = self.game.rules
        moves, worth = (self.numbers(rules.MOVES, None, bits) for bits in (32, 64))
        return Weighing(self.scratch(), self.records(rules.Table, 2), moves, worth, self.rngs(1))

    # ---- Whole matches at random ----

    def playouts(self, box: Record, count: int, seed: int = 0, threads: int = 1) -> Playouts:
        """Play `count` matches with random moves. Match i depends only on seed and i, not on count or threads."""
        rules, most = self.game.rules, self.game.rules.SEATS[1]
        rows = self.rows(box, count)
        ends = Ends(self.numbers(count, most, 32), self.numbers(count, most, 32), self.numbers(count, None, 64))

        def work(part: int, first: int, last: int) -> int:
            return self.functions.random_playouts(rows, self.scratch(), first, last, ends, seed, rules.LONGEST)  # type: ignore[no-any-return]

        total = in_parts(work, count, threads)
        return Playouts(rows.tables, ends.points, ends.ranks, ends.steps, int(total))


def in_parts(work: Callable[[int, int, int], int], count: int, threads: int) -> int:
    """Call `work(part, first, last)` in each thread, on its part of `count` rows; return the sum of the results."""
    if threads == 1:
        return work(0, 0, count)
    cuts = [count * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(work, range(threads), cuts[:-1], cuts[1:]))


class HostEngine(Engine):
    """An engine whose rows are in main memory."""

    @abstractmethod
    def shared(self, memory: Any) -> Any:
        """An array of NumPy or of the standard library, or a view of such memory, as the functions take it; they write into the
        memory itself."""

    @abstractmethod
    def listed(self, numbers: Any) -> list[Any]:
        """An array of the functions as a list, or list of lists, of Python's numbers."""

    def filled(self, numbers: Iterable[float], code: str = "q") -> Any:
        """An array of the functions with these numbers, of 64 bits. code: d for fractions."""
        return self.shared(array(code, numbers))


@cache
def can_compile() -> bool:
    """Whether there is what compiles rules. It is not imported for this."""
    return all(importlib.util.find_spec(each) is not None for each in ("numba", "numpy"))


def check_compiler() -> None:
    """MissingExtraError if there is none."""
    if not can_compile():
        raise missing("fast", "numba")


def host_engine(game: Game, kind: str | None = None) -> HostEngine:
    """kind: python or cpu; None: the faster one that there is."""
    return engine(game, kind or ("cpu" if can_compile() else "python"))  # type: ignore[return-value]


def engine(game: str | Game, kind: str = "cpu", more: Sequence[ModuleType] = (), bounds: bool | None = None) -> Engine:
    """The engine of a game, created once per process. more: modules with further drivers. bounds: check every index; None: as
    NUMBA_BOUNDSCHECK says; the GPU never does."""
    if kind not in ENGINES:
        raise OptionError(Say("error.engine", known=list(ENGINES), came=kind))
    if bounds is None:
        bounds = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")
    return _engine(game_named(game), kind, tuple(more), bounds)


@cache
def _engine(game: Game, kind: str, more: tuple[ModuleType, ...], bounds: bool) -> Engine:
    if kind == "python":
        from sweetbox.engines.python import PythonEngine

        return PythonEngine(game, translate.plain(game, more))
    if kind == "cuda":
        from sweetbox.engines.cuda import CudaEngine, check_cuda

        check_cuda()
        return CudaEngine(game, translate.for_gpu(game, more))
    check_compiler()
    from sweetbox.engines.cpu import CpuEngine

    folder = compiled_folder(game, more, bounds)
    make_folder(folder)
    return CpuEngine(game, translate.compiled(game, str(folder), more, bounds))


def compiled_folder(game: Game, more: Sequence[ModuleType] = (), bounds: bool = False) -> Path:
    """The cache folder for exactly these sources. Numba's own key includes neither a driver's callees (two games with equal records
    would get each other's drivers) nor whether indices are checked (a warm cache would check nothing); the folder's name does."""
    return cache_folder() / "compiled" / game.name / fingerprint(game, more, bounds)


def fingerprint(game: Game, more: Sequence[ModuleType] = (), bounds: bool = False) -> str:
    """A name for exactly this text, compiled by this Numba with these switches. Numba is not imported for it: a server only looks
    whether a game is compiled."""
    switches = f"linked,kept by name,inlined below {translate.CALL_SIZE},bounds={bounds},{_numbas_boundscheck()}"
    text = f"{_numbas_version()} {sys.version} {switches} {translate.text_digest(game, more)}"
    return hashlib.sha256(text.encode()).hexdigest()[:24]


@cache
def _numbas_version() -> str:
    from importlib.metadata import version  # slow to import, and only needed here

    return version("numba")


def _numbas_boundscheck() -> int | None:
    """Numba's own setting, which overrides ours; None: it has none."""
    if "numba" in sys.modules or os.path.exists(NUMBAS_FILE):  # only Numba can say what is in its file
        import numba

        config: Any = numba.config
        config.reload_config()  # as its compiler does
        return config.BOUNDSCHECK  # type: ignore[no-any-return]
    try:
        return int(os.environ["NUMBA_BOUNDSCHECK"])
    except (KeyError, ValueError):  # Numba ignores what is no number, too
        return None
