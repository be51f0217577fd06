"""Batches on the GPU: as `sweetbox.engines.batch`, with device arrays instead of NumPy's.

Moves, seats and masks may be device arrays, too, of any library that has `__cuda_array_interface__` or DLPack: nothing is copied.
A seat that does not exist, or a move in a row whose match is over, is skipped where a NumPy batch would refuse it, because checking
every row beforehand would mean waiting for the GPU.
"""

from ctypes import c_int64
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import cuda

from sweetbox.engines import engine as engine_of
from sweetbox.engines.batch import ROWS, WEIGHING, Batch, Step, check_whole, whole_numbers
from sweetbox.engines.cuda import CudaEngine
from sweetbox.engines.cuda_kernels import AUTORESET, BLOCK, COUNTING, EXPLICIT, JOINT, Told, Wanted
from sweetbox.kernel.chance import RNG_WORDS, next_word
from sweetbox.kernel.drivers import Made, Rows
from sweetbox.kernel.record import array_of


@dataclass(frozen=True)
class CudaStep(Step):
    """A step whose arrays are on the GPU."""

    results: Any  # (2, n, seats) int32: points and ranks, as the kernel writes them


class CudaBatch(Batch):
    """`n` matches of one game on the GPU. `illegal="forfeit"` never waits for the GPU; `raise` does, once a step.

    `observe` and `legal` write into `out` if you pass it, `step` into the arrays of an earlier step; new arrays for every step cost
    more than the step. If you also pass `seen`, `legal` or `chosen`, the same call writes what `observe`, `legal` and
    `random_moves` would return after it.
    """

    engine: CudaEngine
    made_anew = (
        "engine", "rows", "others_rows", "_all_seats", "_words", "_spread", "_movers", "_no_rows", "_no_moves", "_not_made",
        "_not_told", "_last",
    )  # fmt: skip

    def _ready(self) -> None:
        self.engine = engine_of(self.game, "cuda")  # type: ignore[assignment]
        for name in ROWS:
            setattr(self, name, self.engine.device(getattr(self, name)))
        blank = self.engine.records(self.game.rules.Table, 1)
        self.rows = Rows(self.engine.wrap(self.box), blank, self.tables, self.rngs, self.lucks, self.acting)
        self.others_rows = self.rows._replace(lucks=self.others)
        self._all_seats = self.engine.device(np.full(self.n, -1, np.int64))
        self._words = self.rows._replace(tables=self.tables.view(self.engine.word))
        self._spread, self._movers = self.empty((self.n, self.seats), np.int64), self.empty(self.n, np.int64)
        # Placeholders for what a kernel is not asked to read or write.
        self._no_rows, self._no_moves = self.empty(1, np.int64), self.empty((1, 1), np.int64)
        no_results = self.empty((2, 1, 1), np.int32)
        self._not_made = (self.empty((1, 1), np.float64), no_results, self.empty(1, np.bool_), self.empty(1, np.int64))
        self._not_told = Told(self.empty(4, np.int16), self.empty(8, np.bool_), self._no_rows)
        self._last: tuple[Any, ...] = (self, self)

    @property
    def mover(self) -> Any:
        movers = self.empty(self.n, np.int64)
        self._launch(self.engine.kernels.rows.find_movers, self.acting, self._callers, movers)
        return movers

    @property
    def _callers(self) -> Any:
        return self._all_seats if self.players is None else self.engine.device(self.players.callers)

    @property
    def owing(self) -> Any:
        owing = self.empty((self.n, self.seats), np.bool_)
        self._launch(self.engine.kernels.rows.find_owing, self.acting, owing)
        return owing

    # ---- A new match ----

    def _which(self, which: Any) -> Any:
        return self._device("which", np.ones(self.n, np.bool_) if which is None else which)

    def _lay_out(self, chosen: Any) -> None:
        self._launch(self.engine.kernels.rows.reset_rows, self.rows, self.engine.device(chosen), self.explicit_chance)

    def _start(self, rngs: Any, chosen: Any, seeds: Any, stream: int) -> None:
        rows, numbers = self.engine.device(chosen), self.engine.device(seeds)
        self._launch(self.engine.kernels.rows.seed_rows, rngs, rows, numbers, stream)

    # ---- What a seat may know, and do ----

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """(n, OBSERVATION) of int16, on the GPU."""
        out = self._out(out, self.observation, np.int16)
        self._over_tiles(self._seat_rows(seats), seen=out)
        return out

    def legal(self, seats: Any = None, out: Any = None) -> Any:
        """(n, MOVES) of bool, on the GPU."""
        out = self._out(out, self.moves, np.bool_)
        self._over_tiles(self._seat_rows(seats), legal=out)
        return out

    def random_moves(self, seats: Any = None, out: Any = None) -> Any:
        out = self.empty(self.n, np.int64) if out is None else self._device("out", out)
        self._over_tiles(self._seat_rows(seats), chosen=out)
        return out

    def _seat_rows(self, seats: Any) -> Any:
        if seats is None:
            self._launch(self.engine.kernels.rows.find_movers, self.acting, self._callers, self._movers)
            return self._movers
        if isinstance(seats, int):
            if not -1 <= seats < self.seats:
                raise ValueError(f"seats: expected -1 to {self.seats - 1}, got {seats}")
            seats = np.full(self.n, seats, np.int64)
        return self._device("seats", self._whole("seats", seats))

    # ---- Moves ----

    def step(
        self, moves: Any, seats: Any = None, *, out: Step | None = None, seen: Any = None, legal: Any = None, chosen: Any = None
    ) -> Step:
        """As on the CPU. out: an earlier step, to be overwritten. seen, legal, chosen: device arrays for what the seats that have
        to move next observe, may do, and would do at random."""
        given, joint = self._moves_given(moves, seats)
        if self.illegal == "raise":
            self._refuse(self._spread_out(given, joint))
        seen = None if seen is None else self._out(seen, self.observation, np.int16)
        legal = None if legal is None else self._out(legal, self.moves, np.bool_)
        chosen = None if chosen is None else self._device("chosen", chosen)
        step = self._new_step() if out is None else out
        assert isinstance(step, CudaStep)
        if self.players is None:
            self._over_tiles(None, given, joint, step, seen, legal, chosen)
            return step
        # The others move before anything is written, in separate launches.
        was_on = self._on()
        self._over_tiles(None, given, joint, step)
        self._sum_up(was_on, step.forfeited, step)
        if not (seen is None and legal is None and chosen is None):
            self._over_tiles(self._seat_rows(None), seen=seen, legal=legal, chosen=chosen)
        return step

    def _new_step(self, forfeited: Any = None) -> CudaStep:
        results, rewards = self.empty((2, self.n, self.seats), np.int32), self.empty((self.n, self.seats), np.float64)
        refused = self.empty(self.n, np.int64) if forfeited is None else forfeited
        return CudaStep(rewards, self.empty(self.n, np.bool_), refused, results[0], results[1], results)

    def _play(self, given: Any, illegal: str) -> Any:
        rows = self.engine.device(given)
        self._refuse(rows)
        refused = self._none_forfeited()
        self.drive("play_rows", rows, refused, self.explicit_chance)
        return refused

    def _sum_up(self, was_on: Any, forfeited: Any, step: CudaStep | None = None) -> CudaStep:
        """As on the CPU. step: the step whose arrays are to be written."""
        if self.players is not None:
            self.players.play(self)
        made = self._new_step(forfeited) if step is None else step
        self._launch(self.engine.kernels.rows.find_over, self.acting, was_on, made.over, made.rewards, made.results)
        self.drive("sum_up_rows", Made(made.rewards, made.points, made.ranks, made.over, forfeited))
        if self.autoreset:
            self._begin(made.over)
        return made

    # ---- Chance by hand, and other rows ----

    def _outcomes(self, outcomes: Any) -> Any:
        return self._device("outcomes", self._whole("outcomes", outcomes))

    def _on(self) -> Any:
        on = self.empty(self.n, np.bool_)
        self._launch(self.engine.kernels.rows.find_on, self.acting, on)
        return on

    def _none_forfeited(self) -> Any:
        return self.engine.numbers(self.n, None, 64)

    def luck_of_turn(self, row: int) -> int:
        place = self.others[row : row + 1]
        rng = array_of(c_int64, RNG_WORDS)(*place.copy_to_host()[0].tolist())
        word = next_word(rng)
        place.copy_to_device(np.array([list(rng)], np.int64))
        return word

    def copy_rows(self, sources: Any, targets: Any, of: Batch | None = None) -> None:
        origin = self if of is None else of
        rows = self._row_numbers(sources, targets, origin)
        source, target, between = (self.engine.device(each) for each in (*rows, np.arange(len(rows[0]))))
        blocks = -(-len(rows[0]) // BLOCK)
        if not blocks:
            return
        take = self.engine.kernels.rows.take_rows
        for name in ROWS:  # first aside, since a row may be both read and written
            given, taken = (self._flat_rows(getattr(each, name), each.n) for each in (origin, self))
            aside = cuda.device_array((len(rows[0]), given.shape[1]), given.dtype)
            take[blocks, BLOCK](given, source, between, aside)
            take[blocks, BLOCK](aside, between, target, taken)

    def _flat_rows(self, array: Any, n: int) -> Any:
        """Rows of plain numbers."""
        plain = array.view(self.engine.word) if array.dtype.fields is not None else array
        return plain.reshape(n, plain.size // n)

    def _refuse(self, given: Any) -> None:
        refused, count = self.empty(self.n, np.int64), self.engine.numbers(1, None, 64)
        self._launch(self.engine.kernels.rows.refuse_rows, self.rows, given, refused, count)
        if count.copy_to_host()[0]:
            raise self._refusal(given.copy_to_host(), refused.copy_to_host())

    def _spread_out(self, given: Any, joint: bool) -> Any:
        """A move for every seat."""
        if joint:
            return given
        self._launch(self.engine.kernels.rows.give_moves, given.reshape(self.n), self._seat_rows(None), self._spread)
        return self._spread

    def _moves_given(self, moves: Any, seats: Any) -> tuple[Any, bool]:
        """Rows of moves, and whether there is one for every seat; if not, they are for the lowest seat that has to move, which need
        not be the caller's if there are other players."""
        rows = self._whole("moves", moves)
        if seats is None and rows.shape == (self.n, self.seats) and rows.ndim == 2:
            return rows, True
        if rows.shape != (self.n,):
            raise ValueError(f"moves: expected shape ({self.n},) or ({self.n}, {self.seats}), got {rows.shape}")
        if seats is None and self.players is None and rows.is_c_contiguous():
            return rows.reshape(self.n, 1), False
        self._launch(self.engine.kernels.rows.give_moves, rows, self._seat_rows(seats), self._spread)
        return self._spread, True

    # ---- Single rows ----

    def table(self, row: int) -> Any:
        return self.engine.unwrap(self.tables, range(self.n)[row])

    # ---- How kernels are called ----

    def empty(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        return cuda.device_array(shape, kind)

    def host(self, array: Any) -> Any:
        return array.copy_to_host() if hasattr(array, "copy_to_host") else array

    def drive(self, driver: str, *more: Any, rows: Rows | None = None) -> int:
        given = tuple(self.engine.device(each) if isinstance(each, np.ndarray) else each for each in more)
        count = self.engine.numbers(1, None, 64)
        kernel = self.engine.kernels.driver(driver, driver in WEIGHING)
        self._launch(kernel, self.rows if rows is None else rows, given, count)
        return int(count.copy_to_host()[0]) if driver in COUNTING else 0

    def _device(self, name: str, array: Any) -> Any:
        rows = self.engine.device(array)
        if rows.shape != (self.n,):
            raise ValueError(f"{name}: expected {self.n} rows, got shape {rows.shape}")
        return rows

    def _whole(self, name: str, array: Any) -> Any:
        """A device array as it is, if it contains whole numbers; others as int64."""
        rows = self.engine.device(array if hasattr(array, "__cuda_array_interface__") else whole_numbers(name, array))
        check_whole(name, rows.dtype)
        return rows

    def _out(self, out: Any, width: int, kind: Any) -> Any:
        if out is None:
            return self.empty((self.n, width), kind)
        if isinstance(out, np.ndarray) or tuple(out.shape) != (self.n, width):
            raise ValueError(f"out: expected a device array of shape ({self.n}, {width}), got {type(out).__name__} {out.shape}")
        rows = self.engine.device(out)
        if rows.dtype != kind:
            raise ValueError(f"out: expected numbers of kind {np.dtype(kind)}, got {rows.dtype}")
        return rows

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        """A thread for each row."""
        kernel[-(-self.n // BLOCK), BLOCK](*arguments)

    def _over_tiles(
        self, at: Any, given: Any = None, joint: bool = False, step: CudaStep | None = None,
        seen: Any = None, legal: Any = None, chosen: Any = None,
    ) -> None:  # fmt: skip
        """Make these moves, if any, and write what is wanted: for the seats `at` or, after moves, for those that have to move."""
        flat_seen, flat_legal, wide = self._flat(seen, legal)
        wanted = Wanted(given is not None, seen is not None, legal is not None, chosen is not None, wide)
        made = self._not_made if step is None else (step.rewards, step.results, step.over, step.forfeited)
        told = Told(flat_seen, flat_legal, self._no_rows if chosen is None else chosen)
        at, given = self._no_rows if at is None else at, self._no_moves if given is None else given
        kernel = self.engine.kernels.tiled(wanted)
        at_once = self.autoreset and self.players is None
        flags = JOINT * joint | AUTORESET * at_once | EXPLICIT * self.explicit_chance
        kernel[-(-self.n // self.engine.tile), self.engine.tile](*self._words, at, given, flags, *made, *told)

    def _flat(self, seen: Any, legal: Any) -> tuple[Any, Any, bool]:
        """The arrays flattened, as numbers of eight bytes if possible. Usually they are those of the last call again."""
        if self._last[0] is not seen or self._last[1] is not legal:
            rows = [
                nothing if array is None else array.reshape(array.size)
                for nothing, array in ((self._not_told.seen, seen), (self._not_told.masks, legal))
            ]
            wide = all(row.nbytes % 8 == 0 and row.device_ctypes_pointer.value % 8 == 0 for row in rows)
            self._last = (seen, legal, *(row.view(np.int64) if wide else row for row in rows), wide)
        return self._last[2:]
