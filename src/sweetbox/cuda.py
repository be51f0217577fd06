"""CUDA: a game's rules and the drivers on a GPU, through numba-cuda. The same seeds give the same matches as on the CPU.

What it gives stays on the GPU, as device arrays that PyTorch and JAX take without a copy (`__cuda_array_interface__`).
"""

import importlib.util
from functools import cache, cached_property
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
TILE = 32  # rows of a batch that a block takes into the multiprocessor's own memory, a thread each


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
    def word(self) -> Any:
        """The widest number that a row of tables can be cut into."""
        size = np.dtype(self.game.rules.Table).itemsize
        return np.dtype(next(f"int{8 * width}" for width in (4, 2, 1) if size % width == 0))

    @cached_property
    def kernels(self) -> SimpleNamespace:
        """What is called from Python: each thread works on a row. Compiled when first called."""
        return _kernels(self)


def _kernels(engine: CudaEngine) -> SimpleNamespace:
    rules = engine.game.rules
    table_dtype = np.dtype(rules.Table)
    table_type = numba.from_dtype(table_dtype)
    move_count, outcome_count, observation, most_seats = rules.MOVES, rules.OUTCOMES, rules.OBSERVATION, rules.SEATS[1]
    word = numba.from_dtype(engine.word)
    table_words = table_dtype.itemsize // engine.word.itemsize
    functions = engine.functions
    start_rng, setup, random_step = functions["start_rng"], functions["setup"], functions["random_step"]
    settle, play, is_legal, below = functions["settle"], functions["play"], functions["is_legal"], functions["below"]
    result, hide, observe, legal = functions["result"], functions["hide"], functions["observe"], functions["legal"]
    batched_seed, batched_reset = functions["batched_seed"], functions["batched_reset"]
    batched_refuse, first_seat = functions["batched_refuse"], functions["first_seat"]

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

    @cuda.jit(device=True)
    def reward(box: Any, table: Any, seats: int, refused: int, rewards: Any) -> None:
        """As `rewards_of` and `forfeit_rewards` say."""
        points = cuda.local.array(most_seats, types.int32)
        ranks = cuda.local.array(most_seats, types.int32)
        if refused == 0:
            result(box, table, points, ranks)
        if seats == 1:
            rewards[0] = FORFEIT_ALONE if refused else points[0]
            return
        winners = 0
        for seat in range(seats):
            if refused:
                ranks[seat] = 2 if refused >> seat & 1 else 1
            winners += ranks[seat] == 1
        for seat in range(seats):
            won = 1.0 if ranks[seat] == 1 else 0.0
            rewards[seat] = won / max(1, winners) - 1.0 / seats

    @cuda.jit
    def reward_ended(boxes: Any, tables: Any, seats: int, over: Any, refused: Any, rewards: Any) -> None:
        i = cuda.grid(1)
        if i < len(tables):
            for seat in range(seats):
                rewards[i, seat] = 0.0
            if over[i]:
                reward(boxes[0], tables[i], seats, refused[i], rewards[i])

    @cache
    def tiled(steps: bool, sees: bool, lists: bool, chooses: bool) -> Any:
        """A kernel that makes moves in every row, or not, and then says what is asked for: what a seat sees, its legal moves, a
        random one of them.

        A thread that reads its row from the device's memory byte by byte, and writes its results there number by number, has the
        whole memory bus carry each: so a block takes its rows, as they lie side by side, into the multiprocessor's own
        memory, and its results leave from there the same way.
        """
        rng_tile = (TILE if steps else 1, RNG_WORDS + 1)  # a row one longer than it need be: no two then share a bank
        out_words = max(observation if sees else 1, (move_count + 1) // 2 if lists else 1)
        out_size, table_size = TILE * out_words, TILE * table_words

        @cuda.jit
        def over_tiles(
            boxes: Any, blank: Any, words: Any, rngs: Any, lucks: Any, seats: int, at: Any, given: Any, joint: bool, acting: Any,
            autoreset: bool, rewards: Any, over: Any, refused: Any, seen: Any, masks: Any, chosen: Any,
        ) -> None:  # fmt: skip
            tables_tile = cuda.shared.array(table_size, word)
            rngs_tile = cuda.shared.array(rng_tile, types.int64)
            out_tile = cuda.shared.array(out_size, types.int16)
            moves = cuda.local.array(move_count, types.int32)
            weights = cuda.local.array(outcome_count, types.int32)
            t = cuda.threadIdx.x
            first = cuda.blockIdx.x * TILE
            i = first + t
            here = min(TILE, len(acting) - first)
            tables = tables_tile.view(table_dtype)
            box = boxes[0]
            for k in range(t, here * table_words, TILE):
                tables_tile[k] = words[first * table_words + k]
            if steps:
                for k in range(t, here * RNG_WORDS, TILE):
                    rngs_tile[k // RNG_WORDS, k % RNG_WORDS] = rngs[first + k // RNG_WORDS, k % RNG_WORDS]
            cuda.syncthreads()

            seat, mask = -1, 0
            if t < here:
                mask = acting[i]
                if steps:
                    mover = first_seat(mask) if mask != 0 else -1
                    wrong, played = 0, False
                    for column in range(given.shape[1]):
                        seat = column if joint else mover
                        made = seat >= 0 and given[i, column] != NO_MOVE
                        if made and (mask == 0 or not is_legal(box, tables[t], seat, given[i, column], moves)):
                            wrong |= 1 << seat
                    if wrong == 0:
                        for column in range(given.shape[1]):
                            seat = column if joint else mover
                            if seat >= 0 and given[i, column] != NO_MOVE:
                                play(box, tables[t], seat, given[i, column])
                                played = True
                    was_on = mask != 0
                    if played:
                        mask = settle(box, tables[t], rngs_tile[t], weights)
                    if wrong:
                        mask = 0
                    ended = was_on and mask == 0
                    over[i] = ended
                    refused[i] = wrong
                    for each in range(seats):
                        rewards[i, each] = 0.0
                    if ended:
                        reward(box, tables[t], seats, wrong, rewards[i])
                        if autoreset:
                            tables[t] = blank[0]
                            setup(box, tables[t])
                            mask = settle(box, tables[t], rngs_tile[t], weights)
                    acting[i] = mask
                    seat = first_seat(mask) if mask != 0 else -1
                else:
                    seat = at[i] if at[i] < seats else -1
            cuda.syncthreads()
            if steps:
                for k in range(t, here * table_words, TILE):
                    words[first * table_words + k] = tables_tile[k]
                for k in range(t, here * RNG_WORDS, TILE):
                    rngs[first + k // RNG_WORDS, k % RNG_WORDS] = rngs_tile[k // RNG_WORDS, k % RNG_WORDS]

            if lists or chooses:
                bytes_tile = out_tile.view(np.int8)
                if lists:
                    for k in range(t, out_size, TILE):
                        out_tile[k] = 0
                cuda.syncthreads()
                if t < here:
                    n = 0
                    if seat >= 0 and mask != 0:
                        n = legal(box, tables[t], seat, moves)
                    if lists:
                        for k in range(n):
                            bytes_tile[t * move_count + moves[k]] = 1
                    if chooses:
                        chosen[i] = moves[below(lucks[i], n)] if n > 0 else NO_MOVE
                cuda.syncthreads()
                if lists:
                    for k in range(t, here * move_count, TILE):
                        masks[first * move_count + k] = bytes_tile[k]

            if sees:
                cuda.syncthreads()
                for k in range(t, here * observation, TILE):
                    out_tile[k] = 0
                cuda.syncthreads()
                if t < here and seat >= 0:
                    hide(box, tables[t], seat)
                    observe(box, tables[t], seat, out_tile[t * observation : (t + 1) * observation])
                cuda.syncthreads()
                for k in range(t, here * observation, TILE):
                    seen[first * observation + k] = out_tile[k]

        return over_tiles

    return SimpleNamespace(
        play_matches=play_matches,
        seed_rows=seed_rows,
        reset_rows=reset_rows,
        find_movers=find_movers,
        find_owing=find_owing,
        give_moves=give_moves,
        refuse_rows=refuse_rows,
        reward_ended=reward_ended,
        tiled=tiled,
    )
