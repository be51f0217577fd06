"""Batches on the GPU: as `sweetbox.engines.batch`, with device arrays in place of NumPy's.

Moves, seats and masks may be device arrays too, of any library that has `__cuda_array_interface__` or DLPack: nothing is copied.
A seat that does not exist, or a move of a row whose match is over, is passed over where a NumPy batch would refuse it, since
looking at every row before would mean waiting for the GPU.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import cuda

from sweetbox.engines import engine as engine_of
from sweetbox.engines.batch import ROWS, Batch, Step, check_whole, whole_numbers
from sweetbox.engines.cuda import CudaEngine
from sweetbox.engines.cuda_kernels import BLOCK, Made, Told, Wanted
from sweetbox.kernel.chance import CHANCE_STREAM, MOVES_STREAM
from sweetbox.kernel.drivers import Rows


class CudaBatch(Batch):
    """`n` matches of one game on the GPU. `illegal="forfeit"` never waits for the GPU; `raise` does, once a step.

    `observe` and `legal` write into `out` where it is given, `step` into the arrays of an earlier one; fresh arrays for every
    step cost more than the step. A step that is also given `seen`, `legal` or `chosen` says in the same call what `observe`,
    `legal` and `random_moves` would say after it.
    """

    engine: CudaEngine

    def _ready(self) -> None:
        self.engine = engine_of(self.game, "cuda")  # type: ignore[assignment]
        for name in ROWS:
            setattr(self, name, self.engine.device(getattr(self, name)))
        blank = self.engine.records(self.game.rules.Table, 1)
        self.rows = Rows(self.engine.wrap(self.box), blank, self.tables, self.rngs, self.lucks, self.acting)
        self._words = self.rows._replace(tables=self.tables.view(self.engine.word))
        self._spread, self._movers = self._empty((self.n, self.seats), np.int64), self._empty(self.n, np.int64)
        # For what a kernel is not asked to read or write.
        self._no_rows, self._no_moves = self._empty(1, np.int64), self._empty((1, 1), np.int64)
        self._not_made = Made(self._empty((1, 1), np.float64), self._empty(1, np.bool_), self._empty(1, np.int64))
        self._not_told = Told(self._empty(4, np.int16), self._empty(8, np.bool_), self._no_rows)
        self._last: tuple[Any, ...] = (self, self)

    @property
    def mover(self) -> Any:
        movers = self._empty(self.n, np.int64)
        self._launch(self.engine.kernels.rows.find_movers, self.acting, movers)
        return movers

    @property
    def owing(self) -> Any:
        owing = self._empty((self.n, self.seats), np.bool_)
        self._launch(self.engine.kernels.rows.find_owing, self.acting, owing)
        return owing

    # ---- A new match ----

    def reset(self, seed: int | Sequence[int] | None = None, which: Any = None) -> None:
        kernels, chosen = self.engine.kernels.rows, self._device("which", np.ones(self.n, np.bool_) if which is None else which)
        if seed is not None:
            seeds = self._device("seed", self._seeds(seed))
            for rngs, stream in ((self.rngs, CHANCE_STREAM), (self.lucks, MOVES_STREAM)):
                self._launch(kernels.seed_rows, rngs, chosen, seeds, stream)
        self._launch(kernels.reset_rows, self.rows, chosen)

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
        out = self._empty(self.n, np.int64) if out is None else self._device("out", out)
        self._over_tiles(self._seat_rows(seats), chosen=out)
        return out

    def _seat_rows(self, seats: Any) -> Any:
        if seats is None:
            self._launch(self.engine.kernels.rows.find_movers, self.acting, self._movers)
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
        """As on the CPU. out: an earlier step, to be overwritten. seen, legal, chosen: device arrays for what the seats that then
        owe a move observe, may do, and would do at random."""
        given, joint = self._moves_given(moves, seats)
        if self.illegal == "raise":
            self._refuse(self._spread_out(given, joint))
        step = out or Step(
            self._empty((self.n, self.seats), np.float64), self._empty(self.n, np.bool_), self._empty(self.n, np.int64)
        )
        seen = None if seen is None else self._out(seen, self.observation, np.int16)
        legal = None if legal is None else self._out(legal, self.moves, np.bool_)
        chosen = None if chosen is None else self._device("chosen", chosen)
        self._over_tiles(None, given, joint, step, seen, legal, chosen)
        return step

    def _refuse(self, given: Any) -> None:
        refused, count = self._empty(self.n, np.int64), self.engine.numbers(1, None, 64)
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
        """Rows of moves, and whether there is one for every seat; else it is of the lowest that owes one."""
        rows = self._whole("moves", moves)
        if seats is None and rows.shape == (self.n, self.seats) and rows.ndim == 2:
            return rows, True
        if rows.shape != (self.n,):
            raise ValueError(f"moves: expected shape ({self.n},) or ({self.n}, {self.seats}), got {rows.shape}")
        if seats is None and rows.is_c_contiguous():
            return rows.reshape(self.n, 1), False
        self._launch(self.engine.kernels.rows.give_moves, rows, self._seat_rows(seats), self._spread)
        return self._spread, True

    def rewards(self, over: Any, forfeited: Any = None) -> Any:
        rewards = self._empty((self.n, self.seats), np.float64)
        refused = self._device("forfeited", np.zeros(self.n, np.int64) if forfeited is None else forfeited)
        self._launch(self.engine.kernels.rows.reward_rows, self.rows, self._device("over", over), refused, rewards)
        return rewards

    # ---- Single rows ----

    def table(self, row: int) -> Any:
        return self.engine.unwrap(self.tables, range(self.n)[row])

    # ---- Copies ----

    def __getstate__(self) -> dict[str, Any]:
        state = super().__getstate__()
        for name in ("_spread", "_movers", "_words", "_no_rows", "_no_moves", "_not_made", "_not_told", "_last"):
            del state[name]
        return {**state, **{name: getattr(self, name).copy_to_host() for name in ROWS}}

    # ---- How kernels are called ----

    def _empty(self, shape: int | tuple[int, int], kind: Any) -> Any:
        return cuda.device_array(shape, kind)

    def _device(self, name: str, array: Any) -> Any:
        rows = self.engine.device(array)
        if rows.shape != (self.n,):
            raise ValueError(f"{name}: expected {self.n} rows, got shape {rows.shape}")
        return rows

    def _whole(self, name: str, array: Any) -> Any:
        """A device array as it is, if it holds whole numbers; others as int64."""
        rows = self.engine.device(array if hasattr(array, "__cuda_array_interface__") else whole_numbers(name, array))
        check_whole(name, rows.dtype)
        return rows

    def _out(self, out: Any, width: int, kind: Any) -> Any:
        if out is None:
            return self._empty((self.n, width), kind)
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
        self, at: Any, given: Any = None, joint: bool = False, step: Step | None = None,
        seen: Any = None, legal: Any = None, chosen: Any = None,
    ) -> None:  # fmt: skip
        """Make these moves, if any, and write what is asked for: of the seats `at`, or after moves of those that owe one."""
        flat_seen, flat_legal, wide = self._flat(seen, legal)
        wanted = Wanted(given is not None, seen is not None, legal is not None, chosen is not None, wide)
        made = self._not_made if step is None else Made(step.rewards, step.over, step.forfeited)
        told = Told(flat_seen, flat_legal, self._no_rows if chosen is None else chosen)
        at, given = self._no_rows if at is None else at, self._no_moves if given is None else given
        kernel = self.engine.kernels.tiled(wanted)
        kernel[-(-self.n // self.engine.tile), self.engine.tile](*self._words, at, given, joint, self.autoreset, *made, *told)

    def _flat(self, seen: Any, legal: Any) -> tuple[Any, Any, bool]:
        """The arrays in one row, of eight bytes a number if they can be. Those of the last call are most often asked for again."""
        if self._last[0] is not seen or self._last[1] is not legal:
            rows = [
                nothing if array is None else array.reshape(array.size)
                for nothing, array in ((self._not_told.seen, seen), (self._not_told.masks, legal))
            ]
            wide = all(row.nbytes % 8 == 0 and row.device_ctypes_pointer.value % 8 == 0 for row in rows)
            self._last = (seen, legal, *(row.view(np.int64) if wide else row for row in rows), wide)
        return self._last[2:]
