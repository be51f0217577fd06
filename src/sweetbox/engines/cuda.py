"""CUDA: a game's rules and the drivers on a GPU, through numba-cuda. The same seeds give the same matches as on the CPU.

What it gives stays on the GPU, as device arrays that PyTorch and JAX take without a copy (`__cuda_array_interface__`).
"""

import importlib.util
from functools import cached_property
from typing import Any

from sweetbox.extras import missing, needs

with needs("gpu"):
    import numba
    import numpy as np
    from numba import cuda

from sweetbox.engines.base import Engine, Playouts
from sweetbox.engines.cpu import joined, record_type
from sweetbox.engines.cuda_kernels import BLOCK, THREADS, Kernels
from sweetbox.kernel.drivers import Ends
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say

config: Any = numba.config
config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch needs no warning

TILES = (32, 16, 8)  # rows of a batch that a block takes into the multiprocessor's own memory, a thread each; as many as fit
NEAR = 48 << 10  # bytes of it that a block can have


def check_cuda() -> None:
    """OptionError if no GPU is found, MissingExtraError if the library for it is missing."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise missing("gpu", "numba-cuda")
    if not cuda.is_available():
        raise OptionError(Say("error.no_gpu"))


class CudaEngine(Engine):
    """One game on the GPU. `functions` are device functions, for kernels of your own; rows are device arrays."""

    kind = "cuda"

    # ---- Arrays ----

    def records(self, record: type[Record], count: int) -> Any:
        return self.device(np.zeros(count, np.dtype(record)))

    def numbers(self, count: int, width: int | None, bits: int) -> Any:
        return self.device(np.zeros(count if width is None else (count, width), dtype=f"int{bits}"))

    def wrap(self, *records: Record) -> Any:
        return self.device(joined(*records))

    def unwrap(self, rows: Any, i: int) -> Record:
        row = rows[i : i + 1].copy_to_host()
        return record_type(self.game.rules, rows.dtype).from_buffer_copy(row.tobytes())  # type: ignore[no-any-return]

    def device(self, array: Any, kind: Any = None) -> Any:
        """A device array of any library as it is; an array in main memory as a copy on the device (with numbers of that kind)."""
        if hasattr(array, "copy_to_host"):  # Numba's own
            return array
        if hasattr(array, "__cuda_array_interface__"):
            return cuda.as_cuda_array(array)
        return cuda.to_device(np.ascontiguousarray(array, kind))

    def empty(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """An array whose numbers are whatever the memory holds."""
        return cuda.device_array(shape, kind)

    def host(self, array: Any) -> Any:
        """A device array as a copy in main memory."""
        return array.copy_to_host()

    # ---- Whole matches at random ----

    def playouts(self, box: Record, count: int, seed: int = 0, threads: int = 1) -> Playouts:
        """Play `count` matches with random moves. Match i depends only on seed and i. `threads` is only for the CPU."""
        rules, seats = self.game.rules, self.game.rules.SEATS[1]
        tables, steps = cuda.device_array(count, np.dtype(rules.Table)), cuda.device_array(count, np.int64)
        ends = Ends(cuda.device_array((count, seats), np.int32), cuda.device_array((count, seats), np.int32), steps)
        queue, total = self.numbers(1, None, 64), self.numbers(1, None, 64)
        most = cuda.get_current_device().MULTIPROCESSOR_COUNT * THREADS // BLOCK
        if count:
            self.kernels.play_matches[min(most, -(-count // BLOCK)), BLOCK](
                self.wrap(box), self.records(rules.Table, 1), tables, ends, queue, seed, rules.LONGEST, total
            )
        return Playouts(tables, ends.points, ends.ranks, steps, int(total.copy_to_host()[0]))

    @cached_property
    def word(self) -> Any:
        """The widest number that a row of tables can be cut into."""
        size = np.dtype(self.game.rules.Table).itemsize
        return np.dtype(next(f"int{8 * width}" for width in (8, 4, 2, 1) if size % width == 0))

    @cached_property
    def tile(self) -> int:
        """Rows that a block takes in, with what they observe and may do."""
        rules = self.game.rules
        row = np.dtype(rules.Table).itemsize + max(2 * self.game.judge.OBSERVATION, -(-rules.MOVES // 8))
        return next((rows for rows in TILES if rows * row <= NEAR), TILES[-1])

    @cached_property
    def kernels(self) -> Kernels:
        """The kernels that Python calls. Each is compiled at its first call."""
        return Kernels(self)
