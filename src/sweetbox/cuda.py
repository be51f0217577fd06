"""CUDA: a game's rules and the drivers on a GPU, through numba-cuda. The same seeds give the same matches as on the CPU.

What it gives stays on the GPU, as device arrays that PyTorch and JAX take without a copy (`__cuda_array_interface__`).
"""

import importlib.util
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba import cuda, types

from sweetbox.batches import FORFEIT_ALONE
from sweetbox.engine import Engine, Playouts
from sweetbox.kernel.chance import RNG_WORDS
from sweetbox.kernel.drivers import NO_MOVE
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say

config: Any = numba.config
config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is nothing to warn of

# Found by measuring: see docs/gpu.md.
BLOCK = 128  # threads that a kernel starts together
THREADS = 1024  # of a multiprocessor in playouts
REGISTERS = 64  # of a thread in playouts, so that as many find room
TILE = 32  # rows that a block lays out side by side before it writes them


def check_cuda() -> None:
    """Refuse where the engine cannot run."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise OptionError(Say("error.no_numba_cuda"))
    if not cuda.is_available():
        raise OptionError(Say("error.no_gpu"))


class CudaEngine(Engine):
    """One game on the GPU. `functions` are device functions, for kernels of one's own; rows are device arrays."""

    # ---- Rows ----

    def records(self, record: type[Record], count: int) -> Any:
        return self.device(np.zeros(count, np.dtype(record)))

    def rows(self, count: int, width: int | None, bits: int) -> Any:
        return self.device(np.zeros(count if width is None else (count, width), dtype=f"int{bits}"))

    def wrap(self, *records: Record) -> Any:
        rows = b"".join(bytes(record) for record in records)
        return self.device(np.frombuffer(bytearray(rows), np.dtype(type(records[0]))))

    def unwrap(self, rows: Any, i: int) -> Record:
        rules = self.game.rules
        record = rules.Table if rows.dtype == np.dtype(rules.Table) else rules.Box
        return record.from_buffer_copy(rows[i : i + 1].copy_to_host().tobytes())  # type: ignore[no-any-return]

    def device(self, array: Any, kind: Any = None) -> Any:
        """A device array, of whichever library, as it is; what lies in the main memory, copied there (as numbers of that kind)."""
        if hasattr(array, "copy_to_host"):  # Numba's own
            return array
        if hasattr(array, "__cuda_array_interface__"):
            return cuda.as_cuda_array(array)
        return cuda.to_device(np.ascontiguousarray(array, kind))

    # ---- Whole matches at random ----

    def playouts(self, box: Record, count: int, seed: int = 0, threads: int = 1) -> Playouts:
        """Play `count` matches with random moves. Match i depends on seed and i alone. `threads` is the CPU's matter."""
        rules, seats = self.game.rules, self.game.rules.SEATS[1]
        tables, steps = cuda.device_array(count, np.dtype(rules.Table)), cuda.device_array(count, np.int64)
        points, ranks = cuda.device_array((count, seats), np.int32), cuda.device_array((count, seats), np.int32)
        queue, total = self.rows(1, None, 64), self.rows(1, None, 64)
        blank, limit = self.records(rules.Table, 1), rules.LONGEST
        most = cuda.get_current_device().MULTIPROCESSOR_COUNT * THREADS // BLOCK
        if count:
            self.kernels.play_matches[min(most, -(-count // BLOCK)), BLOCK](
                self.wrap(box), blank, tables, queue, seed, limit, points, ranks, steps, total
            )
        return Playouts(tables, points, ranks, steps, int(total.copy_to_host()[0]))

    @cached_property
    def kernels(self) -> SimpleNamespace:
        """What is called from Python: each thread works on a row. Compiled when first called."""
        return _kernels(self)


def _kernels(engine: CudaEngine) -> SimpleNamespace:
    rules = engine.game.rules
    table_type = numba.from_dtype(np.dtype(rules.Table))
    move_count, outcome_count, observation, most_seats = rules.MOVES, rules.OUTCOMES, rules.OBSERVATION, rules.SEATS[1]
    observed_tile, legal_tile = TILE * observation, TILE * move_count
    functions = engine.functions
    start_rng, setup, random_step = functions["start_rng"], functions["setup"], functions["random_step"]
    result, hide, observe, legal = functions["result"], functions["hide"], functions["observe"], functions["legal"]
    batched_seed, batched_reset = functions["batched_seed"], functions["batched_reset"]
    batched_refuse, batched_play = functions["batched_refuse"], functions["batched_play"]
    batched_random, first_seat = functions["batched_random"], functions["first_seat"]

    @cuda.jit(max_registers=REGISTERS)
    def play_matches(
        boxes: Any, blank: Any, tables: Any, queue: Any, seed: int, limit: int, points: Any, ranks: Any, steps: Any, total: Any
    ) -> None:
        """Each thread plays one match after the other, on a table of its own close to the multiprocessor."""
        table = cuda.local.array(1, table_type)
        moves = cuda.local.array(move_count, types.int32)
        weights = cuda.local.array(outcome_count, types.int32)
        rng = cuda.local.array(RNG_WORDS, types.int64)
        of_all = 0
        i = cuda.atomic.add(queue, 0, 1)
        while i < len(tables):
            table[0] = blank[0]
            start_rng(rng, seed, i)
            setup(boxes[0], table[0])
            made = 0
            while made < limit and random_step(boxes[0], table[0], rng, moves, weights):
                made += 1
            for seat in range(most_seats):
                points[i, seat] = 0
                ranks[i, seat] = 0
            result(boxes[0], table[0], points[i], ranks[i])
            tables[i] = table[0]
            steps[i] = made
            of_all += made
            i = cuda.atomic.add(queue, 0, 1)
        cuda.atomic.add(total, 0, of_all)

    @cuda.jit
    def seed_rows(rngs: Any, chosen: Any, seeds: Any, stream: int) -> None:
        i = cuda.grid(1)
        if i < len(rngs):
            batched_seed(rngs, i, i + 1, chosen, seeds, stream)

    @cuda.jit
    def reset_rows(boxes: Any, tables: Any, blank: Any, rngs: Any, chosen: Any, acting: Any) -> None:
        weights = cuda.local.array(outcome_count, types.int32)
        i = cuda.grid(1)
        if i < len(tables):
            batched_reset(boxes, tables, blank, rngs, i, i + 1, chosen, acting, weights)

    @cuda.jit
    def find_movers(acting: Any, movers: Any) -> None:
        i = cuda.grid(1)
        if i < len(acting):
            movers[i] = first_seat(acting[i]) if acting[i] != 0 else -1

    @cuda.jit
    def find_owing(acting: Any, seats: int, owing: Any) -> None:
        i = cuda.grid(1)
        if i < len(acting):
            for seat in range(seats):
                owing[i, seat] = acting[i] >> seat & 1

    @cuda.jit
    def give_moves(moves: Any, movers: Any, seats: int, given: Any) -> None:
        i = cuda.grid(1)
        if i < len(given):
            for seat in range(seats):
                given[i, seat] = moves[i] if movers[i] == seat else NO_MOVE

    @cuda.jit
    def refuse_rows(boxes: Any, tables: Any, seats: int, given: Any, acting: Any, refused: Any, count: Any) -> None:
        moves = cuda.local.array(move_count, types.int32)
        i = cuda.grid(1)
        if i < len(tables) and batched_refuse(boxes, tables, i, i + 1, seats, given, acting, refused, moves):
            cuda.atomic.add(count, 0, 1)

    @cuda.jit
    def choose_moves(boxes: Any, tables: Any, lucks: Any, count: int, seats: Any, acting: Any, chosen: Any) -> None:
        moves = cuda.local.array(move_count, types.int32)
        i = cuda.grid(1)
        if i < len(tables) and seats[i] < count:
            batched_random(boxes, tables, lucks, i, i + 1, seats, acting, chosen, moves)

    @cuda.jit(device=True)
    def reward(boxes: Any, tables: Any, i: int, seats: int, refused: Any, rewards: Any) -> None:
        """As `rewards_of` and `forfeit_rewards` say."""
        points = cuda.local.array(most_seats, types.int32)
        ranks = cuda.local.array(most_seats, types.int32)
        if not refused[i]:
            result(boxes[0], tables[i], points, ranks)
        if seats == 1:
            rewards[i, 0] = FORFEIT_ALONE if refused[i] else points[0]
            return
        winners = 0
        for seat in range(seats):
            if refused[i]:
                ranks[seat] = 2 if refused[i] >> seat & 1 else 1
            winners += ranks[seat] == 1
        for seat in range(seats):
            won = 1.0 if ranks[seat] == 1 else 0.0
            rewards[i, seat] = won / max(1, winners) - 1.0 / seats

    @cuda.jit
    def play_rows(
        boxes: Any, tables: Any, blank: Any, rngs: Any, seats: int, given: Any, refused: Any, acting: Any,
        autoreset: bool, rewards: Any, over: Any,
    ) -> None:  # fmt: skip
        weights = cuda.local.array(outcome_count, types.int32)
        i = cuda.grid(1)
        if i < len(tables):
            was_on = acting[i] != 0
            batched_play(boxes, tables, rngs, i, i + 1, seats, given, refused, acting, weights)
            if refused[i]:
                acting[i] = 0
            over[i] = was_on and acting[i] == 0
            for seat in range(seats):
                rewards[i, seat] = 0.0
            if over[i]:
                reward(boxes, tables, i, seats, refused, rewards)
                if autoreset:
                    batched_reset(boxes, tables, blank, rngs, i, i + 1, over, acting, weights)

    @cuda.jit
    def reward_ended(boxes: Any, tables: Any, seats: int, over: Any, refused: Any, rewards: Any) -> None:
        i = cuda.grid(1)
        if i < len(tables):
            for seat in range(seats):
                rewards[i, seat] = 0.0
            if over[i]:
                reward(boxes, tables, i, seats, refused, rewards)

    # A row of numbers that a thread writes one by one would be spread over the whole memory: the rows of a block are laid out side
    # by side in the multiprocessor's own memory, then written together.

    @cuda.jit
    def observe_rows(boxes: Any, tables: Any, count: int, seats: Any, out: Any) -> None:
        tile = cuda.shared.array(observed_tile, types.int16)
        trial = cuda.local.array(1, table_type)
        first = cuda.blockIdx.x * TILE
        i = first + cuda.threadIdx.x
        row = tile[cuda.threadIdx.x * observation : (cuda.threadIdx.x + 1) * observation]
        if i < len(tables):
            for k in range(observation):
                row[k] = 0
            if 0 <= seats[i] < count:
                trial[0] = tables[i]
                hide(boxes[0], trial[0], seats[i])
                observe(boxes[0], trial[0], seats[i], row)
        cuda.syncthreads()
        for k in range(cuda.threadIdx.x, min(TILE, len(tables) - first) * observation, TILE):
            out[first * observation + k] = tile[k]

    @cuda.jit
    def legal_rows(boxes: Any, tables: Any, count: int, seats: Any, acting: Any, out: Any) -> None:
        tile = cuda.shared.array(legal_tile, types.int8)
        moves = cuda.local.array(move_count, types.int32)
        first = cuda.blockIdx.x * TILE
        i = first + cuda.threadIdx.x
        row = tile[cuda.threadIdx.x * move_count : (cuda.threadIdx.x + 1) * move_count]
        if i < len(tables):
            for k in range(move_count):
                row[k] = 0
            if 0 <= seats[i] < count and acting[i] != 0:
                n = legal(boxes[0], tables[i], seats[i], moves)
                for k in range(n):
                    row[moves[k]] = 1
        cuda.syncthreads()
        for k in range(cuda.threadIdx.x, min(TILE, len(tables) - first) * move_count, TILE):
            out[first * move_count + k] = tile[k]

    return SimpleNamespace(
        play_matches=play_matches,
        seed_rows=seed_rows,
        reset_rows=reset_rows,
        find_movers=find_movers,
        find_owing=find_owing,
        give_moves=give_moves,
        refuse_rows=refuse_rows,
        choose_moves=choose_moves,
        play_rows=play_rows,
        reward_ended=reward_ended,
        observe_rows=observe_rows,
        legal_rows=legal_rows,
    )
