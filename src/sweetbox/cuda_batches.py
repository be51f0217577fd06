"""Batches on the GPU: as `sweetbox.batches`, with device arrays in place of NumPy's.

Moves, seats and masks may be device arrays too, of any library that has `__cuda_array_interface__` or DLPack: nothing is copied.
A seat that does not exist, or a move of a row whose match is over, is passed over where a NumPy batch would refuse it, since
looking at every row before would mean waiting for the GPU.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import cuda

from sweetbox.batches import CHANCE_STREAM, MOVES_STREAM, ROWS, Batch, Step
from sweetbox.cuda import BLOCK, TILE, CudaEngine
from sweetbox.engine import engine as engine_of


class CudaBatch(Batch):
    """`n` matches of one game on the GPU. `illegal="forfeit"` never waits for the GPU; `raise` does, once a step.

    `observe` and `legal` write into `out` where it is given; a fresh array for every step costs more than the step.
    """

    engine: CudaEngine

    def _ready(self) -> None:
        self.engine = engine_of(self.game, "cuda")  # type: ignore[assignment]
        self._boxes = self.engine.wrap(self.box)
        self._blank = self.engine.records(self.game.rules.Table, 1)
        for name in ROWS:
            setattr(self, name, self.engine.device(getattr(self, name)))
        self._spread, self._movers = self._empty((self.n, self.seats), np.int64), self._empty(self.n, np.int64)

    @property
    def mover(self) -> Any:
        movers = self._empty(self.n, np.int64)
        self._over_rows("find_movers", self.acting, movers)
        return movers

    @property
    def owing(self) -> Any:
        owing = self._empty((self.n, self.seats), np.bool_)
        self._over_rows("find_owing", self.acting, self.seats, owing)
        return owing

    # ---- A new match ----

    def reset(self, seed: int | Sequence[int] | None = None, which: Any = None) -> None:
        chosen = self._rows("which", np.ones(self.n, np.bool_) if which is None else which)
        if seed is not None:
            seeds = self._rows("seed", self._seeds(seed))
            for rngs, stream in ((self.rngs, CHANCE_STREAM), (self.lucks, MOVES_STREAM)):
                self._over_rows("seed_rows", rngs, chosen, seeds, stream)
        self._over_rows("reset_rows", self._boxes, self.tables, self._blank, self.rngs, chosen, self.acting)

    # ---- What a seat may know, and do ----

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """(n, OBSERVATION) of int16, on the GPU."""
        out = self._out(out, self.observation, np.int16)
        self._over_tiles("observe_rows", self._boxes, self.tables, self.seats, self._seat_rows(seats), out.reshape(out.size))
        return out

    def legal(self, seats: Any = None, out: Any = None) -> Any:
        """(n, MOVES) of bool, on the GPU."""
        out = self._out(out, self.moves, np.bool_)
        rows = self._seat_rows(seats)
        self._over_tiles("legal_rows", self._boxes, self.tables, self.seats, rows, self.acting, out.reshape(out.size))
        return out

    def random_moves(self, seats: Any = None) -> Any:
        chosen, rows = self._empty(self.n, np.int64), self._seat_rows(seats)
        self._over_rows("choose_moves", self._boxes, self.tables, self.lucks, self.seats, rows, self.acting, chosen)
        return chosen

    def _seat_rows(self, seats: Any) -> Any:
        if seats is None:
            self._over_rows("find_movers", self.acting, self._movers)
            return self._movers
        if isinstance(seats, int):
            if not -1 <= seats < self.seats:
                raise ValueError(f"seats: expected -1 to {self.seats - 1}, came {seats}")
            seats = np.full(self.n, seats, np.int64)
        return self._rows("seats", seats)

    # ---- Moves ----

    def step(self, moves: Any, seats: Any = None) -> Step:
        given = self._given(moves, seats)
        refused, count = self._empty(self.n, np.int64), self.engine.rows(1, None, 64)
        self._over_rows("refuse_rows", self._boxes, self.tables, self.seats, given, self.acting, refused, count)
        if self.illegal == "raise" and count.copy_to_host()[0]:
            raise self._refusal(given.copy_to_host(), refused.copy_to_host())
        rewards, over = self._empty((self.n, self.seats), np.float64), self._empty(self.n, np.bool_)
        self._over_rows(
            "play_rows",
            self._boxes,
            self.tables,
            self._blank,
            self.rngs,
            self.seats,
            given,
            refused,
            self.acting,
            self.autoreset,
            rewards,
            over,
        )
        return Step(rewards, over, refused)

    def _given(self, moves: Any, seats: Any) -> Any:
        rows = self.engine.device(moves, np.int64)
        if seats is None and rows.shape == (self.n, self.seats) and rows.ndim == 2:
            return rows
        if rows.shape != (self.n,):
            raise ValueError(f"moves: expected shape ({self.n},) or ({self.n}, {self.seats}), came {rows.shape}")
        self._over_rows("give_moves", rows, self._seat_rows(seats), self.seats, self._spread)
        return self._spread

    def rewards(self, over: Any, forfeited: Any = None) -> Any:
        rewards = self._empty((self.n, self.seats), np.float64)
        refused = self._rows("forfeited", np.zeros(self.n, np.int64) if forfeited is None else forfeited)
        self._over_rows("reward_ended", self._boxes, self.tables, self.seats, self._rows("over", over), refused, rewards)
        return rewards

    # ---- Single rows ----

    def table(self, row: int) -> Any:
        return self.engine.unwrap(self.tables, range(self.n)[row])

    # ---- Copies ----

    def __getstate__(self) -> dict[str, Any]:
        state = super().__getstate__()
        del state["_spread"], state["_movers"]
        return {**state, **{name: getattr(self, name).copy_to_host() for name in ROWS}}

    # ---- How kernels are called ----

    def _empty(self, shape: int | tuple[int, int], kind: Any) -> Any:
        return cuda.device_array(shape, kind)

    def _rows(self, name: str, array: Any) -> Any:
        rows = self.engine.device(array)
        if rows.shape != (self.n,):
            raise ValueError(f"{name}: expected {self.n} rows, came shape {rows.shape}")
        return rows

    def _out(self, out: Any, width: int, kind: Any) -> Any:
        if out is None:
            return self._empty((self.n, width), kind)
        if isinstance(out, np.ndarray) or tuple(out.shape) != (self.n, width):
            raise ValueError(f"out: expected a device array of shape ({self.n}, {width}), came {type(out).__name__} {out.shape}")
        rows = self.engine.device(out)
        if rows.dtype != kind:
            raise ValueError(f"out: expected numbers of kind {np.dtype(kind)}, came {rows.dtype}")
        return rows

    def _over_rows(self, name: str, *arguments: Any) -> None:
        getattr(self.engine.kernels, name)[-(-self.n // BLOCK), BLOCK](*arguments)

    def _over_tiles(self, name: str, *arguments: Any) -> None:
        getattr(self.engine.kernels, name)[-(-self.n // TILE), TILE](*arguments)
