"""A pretended GPU for traces: its memory is the main memory, and its threads are calls, one after the other. What a thread does is
the text of the GPU's; the drivers it calls are those compiled for the CPU."""

from contextlib import contextmanager
from types import SimpleNamespace

import numpy as np
import pytest
from numba import types
from numba.np.numpy_support import as_dtype

from sweetbox.engines import cuda_kernels, cuda_trace, engine
from sweetbox.engines.cpu import CpuEngine
from sweetbox.engines.cuda import CudaEngine
from sweetbox.kernel import tracing


class Launched:
    """A kernel."""

    def __init__(self, thread):
        self.thread, self.launches = thread, []

    def __getitem__(self, shape):
        blocks, threads = shape

        def start(rows, rounds, course, ends, traced, room):
            count = len(course.seeds)
            assert blocks * threads >= count
            self.launches.append((count, room))
            for i in range(count):
                self.thread(rows, rounds, course, ends, traced, room, i)

        return start


class Pretended(CpuEngine):
    def __init__(self, game, functions):
        super().__init__(game, functions)
        thread = cuda_kernels.row_tracer(CudaEngine(game, functions).kernels.sizes, functions)
        self.kernels = SimpleNamespace(trace_matches=Launched(thread))

    def device(self, array):
        return array

    def empty(self, shape, kind):
        return np.full(shape, 77, kind)  # whatever was there before

    def host(self, array):
        return array


def local_array(shape, kind):
    """Bytes of a text take eight bytes each, as the CPU's do: its drivers need not be compiled once more then."""
    return np.full(shape, 77, np.int64 if kind is types.int16 else as_dtype(kind))


@contextmanager
def pretended_gpu(game):
    """While it lasts, this game's traces on the engine cuda are played by it; yields the launches, as (matches, room)."""
    made = Pretended(game, engine(game, "cpu", (tracing,)).functions)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cuda_kernels, "cuda", SimpleNamespace(local=SimpleNamespace(array=local_array)))
        patch.setattr(cuda_trace, "engine", lambda asked, kind, more: {(game, "cuda"): made}[asked, kind])
        patch.setattr(cuda_trace, "rooms", {})
        yield made.kernels.trace_matches.launches
