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

from sweetbox.engines import Engine, Playouts
from sweetbox.engines.batch import FORFEIT_ALONE
from sweetbox.kernel.chance import CHANCE, RNG_WORDS
from sweetbox.kernel.drivers import NO_MOVE
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say
from sweetbox.kernel.translate import apart

config: Any = numba.config
config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is nothing to warn of

# Found by measuring: see docs/gpu.md.
BLOCK = 128  # threads that a kernel starts together
THREADS = 1024  # of a multiprocessor in playouts
REGISTERS = 64  # of a thread in playouts, so that as many find room
TILE_REGISTERS = 96  # of a thread in a step of a batch
TILES = (32, 16, 8)  # rows of a batch that a block takes into the multiprocessor's own memory, a thread each; as many as find room
NEAR = 48 << 10  # bytes of it that a block can have


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
        return np.dtype(next(f"int{8 * width}" for width in (8, 4, 2, 1) if size % width == 0))

    @cached_property
    def tile(self) -> int:
        """Rows that a block takes in, with what they observe and may do."""
        rules = self.game.rules
        row = np.dtype(rules.Table).itemsize + max(2 * self.game.judge.OBSERVATION, -(-rules.MOVES // 8))
        return next((rows for rows in TILES if rows * row <= NEAR), TILES[-1])

    @cached_property
    def kernels(self) -> SimpleNamespace:
        """What is called from Python: each thread works on a row. Compiled when first called."""
        return _kernels(self)


def _kernels(engine: CudaEngine) -> SimpleNamespace:
    rules = engine.game.rules
    table_dtype = np.dtype(rules.Table)
    table_type = numba.from_dtype(table_dtype)
    move_count, outcome_count, observation, most_seats = rules.MOVES, rules.OUTCOMES, engine.game.judge.OBSERVATION, rules.SEATS[1]
    tile, word = engine.tile, numba.from_dtype(engine.word)
    table_words = table_dtype.itemsize // engine.word.itemsize
    functions = engine.functions
    start_rng, setup, to_act = functions["start_rng"], functions["setup"], functions["to_act"]
    odds, happen, pick = functions["odds"], functions["happen"], functions["pick"]
    settle, play, is_legal, below = functions["settle"], functions["play"], functions["is_legal"], functions["below"]
    result, hide, observe, legal = functions["result"], functions["hide"], functions["observe"], functions["legal"]
    batched_seed, batched_reset = functions["batched_seed"], functions["batched_reset"]
    batched_refuse, first_seat = functions["batched_refuse"], functions["first_seat"]

    @cuda.jit(device=True)
    def random_move(box: Any, table: Any, seat: int, rng: Any, moves: Any) -> None:
        n = legal(box, table, seat, moves)
        play(box, table, seat, moves[below(rng, n)])

    @cuda.jit(max_registers=REGISTERS)
    def play_matches(
        boxes: Any, blank: Any, tables: Any, queue: Any, seed: int, limit: int, points: Any, ranks: Any, steps: Any, total: Any
    ) -> None:
        """Each thread plays one match after the other, on a table of its own close to the multiprocessor."""
        own = cuda.local.array(1, table_type)
        moves = cuda.local.array(move_count, types.int32)
        weights = cuda.local.array(outcome_count, types.int32)
        rng = cuda.local.array(RNG_WORDS, types.int64)
        box, table = boxes[0], own[0]
        of_all = 0
        i = cuda.atomic.add(queue, 0, 1)
        while i < len(tables):
            own[0] = blank[0]
            start_rng(rng, seed, i)
            setup(box, table)
            made = 0
            mask = to_act(box, table)
            while mask != 0 and made < limit:  # `random_step`, but with `to_act` in one place: there is less code to fetch
                if mask == CHANCE:
                    happen(box, table, pick(rng, weights, odds(box, table, weights)))
                else:
                    random_move(box, table, first_seat(mask), rng, moves)
                made += 1
                mask = to_act(box, table)
            for seat in range(most_seats):
                points[i, seat] = 0
                ranks[i, seat] = 0
            result(box, table, points[i], ranks[i])
            tables[i] = own[0]
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

    @cuda.jit(device=True)
    def mover(mask: int) -> int:
        return first_seat(mask) if mask != 0 else -1  # type: ignore[no-any-return]

    @cuda.jit
    def find_movers(acting: Any, movers: Any) -> None:
        i = cuda.grid(1)
        if i < len(acting):
            movers[i] = mover(acting[i])

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

    @apart
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
    def tiled(steps: bool, sees: bool, lists: bool, chooses: bool, wide: bool) -> Any:
        """A kernel that makes moves in every row, or not, and then says what is asked for: what a seat sees, its legal moves, a
        random one of them.

        A thread that reads its row from the device's memory byte by byte, and writes its results there number by number, has the
        whole memory bus carry each: so a block takes its rows, as they lie side by side, into the multiprocessor's own
        memory, and its results leave from there the same way; wide: eight bytes at a time. Legal moves wait there as bits.
        Threads that took different ways go on one by one until they meet again, which each `syncthreads` makes them do.
        """
        table_size = tile * table_words
        bit_words, seen_words = -(-tile * move_count // 64), tile * observation // 4
        short = types.int16 if move_count <= 1 << 15 else types.int32
        out_words = max(bit_words if lists else 1, seen_words if sees else 1)

        @cuda.jit(max_registers=TILE_REGISTERS)
        def over_tiles(
            boxes: Any, blank: Any, words: Any, rngs: Any, lucks: Any, seats: int, at: Any, given: Any, joint: bool, acting: Any,
            autoreset: bool, rewards: Any, over: Any, refused: Any, seen: Any, masks: Any, chosen: Any,
        ) -> None:  # fmt: skip
            tables_tile = cuda.shared.array(table_size, word)
            out_tile = cuda.shared.array(out_words, types.int64)
            moves = cuda.local.array(move_count, short)
            weights = cuda.local.array(outcome_count, types.int32)
            t = cuda.threadIdx.x
            first = cuda.blockIdx.x * tile
            i = first + t
            here = min(tile, len(acting) - first)
            tables = tables_tile.view(table_dtype)
            box = boxes[0]
            for k in range(t, here * table_words, tile):
                tables_tile[k] = words[first * table_words + k]
            cuda.syncthreads()

            seat, mask = -1, acting[i] if t < here else 0
            if steps:
                wrong, played, after = 0, False, mask
                if t < here:
                    wrong = wrong_moves(box, tables[t], mask, given[i], joint, moves)
                cuda.syncthreads()
                if wrong:
                    after = 0
                elif t < here:
                    played = make_moves(box, tables[t], mask, given[i], joint)
                cuda.syncthreads()
                if played:
                    after = let_happen(box, tables[t], rngs[i], weights)
                cuda.syncthreads()
                if t < here:
                    ended = mask != 0 and after == 0
                    over[i] = ended
                    refused[i] = wrong
                    for each in range(seats):
                        rewards[i, each] = 0.0
                    if ended:
                        reward(box, tables[t], seats, wrong, rewards[i])
                        if autoreset:
                            tables[t] = blank[0]
                            lay_out(box, tables[t])
                            after = let_happen(box, tables[t], rngs[i], weights)
                    acting[i] = after
                    seat = mover(after)
                mask = after
                cuda.syncthreads()
                for k in range(t, here * table_words, tile):
                    words[first * table_words + k] = tables_tile[k]
            elif t < here:
                seat = at[i] if at[i] < seats else -1

            if lists or chooses:
                if lists:
                    for k in range(t, bit_words, tile):
                        out_tile[k] = 0
                cuda.syncthreads()
                n = list_moves(box, tables[t], seat, moves) if seat >= 0 and mask != 0 else 0
                cuda.syncthreads()
                if chooses and t < here:
                    chosen[i] = moves[below(lucks[i], n)] if n > 0 else NO_MOVE
                if lists:
                    bits = out_tile.view(np.uint32)
                    for k in range(n):
                        bit = t * move_count + moves[k]
                        cuda.atomic.or_(bits, bit >> 5, np.uint32(1 << (bit & 31)))  # a neighbour's moves may share the word
                    cuda.syncthreads()
                    eights = out_tile.view(np.uint8)
                    if wide:
                        for k in range(t, here * move_count >> 3, tile):
                            masks[(first * move_count >> 3) + k] = spread(eights[k])
                    else:
                        for k in range(t, here * move_count, tile):
                            masks[first * move_count + k] = eights[k >> 3] >> (k & 7) & 1

            if sees:
                cuda.syncthreads()
                for k in range(t, seen_words, tile):
                    out_tile[k] = 0
                cuda.syncthreads()
                numbers = out_tile.view(np.int16)
                if seat >= 0:
                    look(box, tables[t], seat, numbers[t * observation : (t + 1) * observation])
                cuda.syncthreads()
                if wide:
                    for k in range(t, here * observation >> 2, tile):
                        seen[(first * observation >> 2) + k] = out_tile[k]
                else:
                    for k in range(t, here * observation, tile):
                        seen[first * observation + k] = numbers[k]

        return over_tiles

    # Functions of their own over the tiles: written into a kernel that knows them to lie in shared memory, some of Sweet Nose's
    # stores came out at wrong addresses (NVVM 13.4; docs/gpu.md).

    @apart
    @cuda.jit(device=True)
    def wrong_moves(box: Any, table: Any, mask: int, given: Any, joint: bool, moves: Any) -> int:
        """Bit by seat of the moves given for a row that are not legal."""
        wrong = 0
        for column in range(len(given)):
            seat = column if joint else mover(mask)
            made = seat >= 0 and given[column] != NO_MOVE
            if made and (mask == 0 or not is_legal(box, table, seat, given[column], moves)):
                wrong |= 1 << seat
        return wrong

    @apart
    @cuda.jit(device=True)
    def make_moves(box: Any, table: Any, mask: int, given: Any, joint: bool) -> bool:
        """Make the moves given for a row; whether there was one."""
        played = False
        for column in range(len(given)):
            seat = column if joint else mover(mask)
            if seat >= 0 and given[column] != NO_MOVE:
                play(box, table, seat, given[column])
                played = True
        return played

    @apart
    @cuda.jit(device=True)
    def lay_out(box: Any, table: Any) -> None:
        setup(box, table)

    @apart
    @cuda.jit(device=True)
    def let_happen(box: Any, table: Any, rng: Any, weights: Any) -> int:
        return settle(box, table, rng, weights)  # type: ignore[no-any-return]

    @apart
    @cuda.jit(device=True)
    def list_moves(box: Any, table: Any, seat: int, moves: Any) -> int:
        return legal(box, table, seat, moves)  # type: ignore[no-any-return]

    @apart
    @cuda.jit(device=True)
    def look(box: Any, table: Any, seat: int, numbers: Any) -> None:
        """What the seat observes; its row of the tile keeps no more than that."""
        hide(box, table, seat)
        observe(box, table, seat, numbers)

    @cuda.jit(device=True)
    def spread(bits: int) -> int:
        """A byte for each of eight bits."""
        bits = (bits | bits << 28) & 0x0000000F0000000F
        bits = (bits | bits << 14) & 0x0003000300030003
        return (bits | bits << 7) & 0x0101010101010101

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
