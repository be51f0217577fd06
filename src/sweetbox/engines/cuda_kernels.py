"""What runs on the GPU: kernels that Python calls, made for one game, with a row for each thread.

A kernel must know the sizes of its arrays when it is compiled, so each is made by a function that gets the game's `Sizes` and its
device functions. What happens to a row is the drivers' code, the same as on the CPU.
"""

from functools import cache, cached_property
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

import numba
import numpy as np
from numba import cuda, types

from sweetbox.engines.trace import text_room
from sweetbox.kernel.chance import CHANCE, RNG_WORDS
from sweetbox.kernel.drivers import NO_MOVE, Made, Rows, Scratch
from sweetbox.kernel.lookahead import GLIMPSE, Weighing
from sweetbox.kernel.sha256 import SCHEDULE, STATE, Hashing
from sweetbox.kernel.tracing import Traced
from sweetbox.kernel.translate import Functions, apart

if TYPE_CHECKING:
    from sweetbox.engines.cuda import CudaEngine

# Found by measuring: see docs/gpu.md.
BLOCK = 128  # threads that a kernel starts together
THREADS = 1024  # of a multiprocessor in playouts
REGISTERS = 64  # of a thread in playouts, so that as many fit
TILE_REGISTERS = 96  # of a thread in a step of a batch

TRACE_BLOCK = 32  # threads that traces are started in: a few thousand matches should reach every multiprocessor
TRACE_REGISTERS = 128  # of a thread in them
SEVERAL_TIMES = ("legal", "play", "evaluate", "to_act", "add_block")  # what a trace calls in several places

COUNTING = ("play_others", "refuse_outcomes")  # drivers that return a number
JOINT, AUTORESET, EXPLICIT = 1, 2, 4  # flags of a step: a move of every seat; the next match begins at once; chance waits


class Sizes(NamedTuple):
    """The sizes of one game, for which its kernels are compiled."""

    table: Any  # NumPy's type of a table
    moves: int
    outcomes: int
    observation: int
    seats: int  # the most
    tile: int  # rows that a block takes into the multiprocessor's own memory
    word: Any  # the widest number that a row of tables can be cut into
    words: int  # of them in a table


class Wanted(NamedTuple):
    """What a kernel over tiles should do. Each combination that is used is compiled separately."""

    steps: bool  # make moves
    sees: bool  # say what a seat sees
    lists: bool  # list its legal moves
    chooses: bool  # choose one of them at random
    wide: bool  # write results eight bytes at a time


class Told(NamedTuple):
    """Where a kernel over tiles writes its results for the seat that has to move; each array is flat."""

    seen: Any  # (n * OBSERVATION,) int16, or int64 of four each
    masks: Any  # (n * MOVES,) bool, or int64 of eight each
    chosen: Any  # (n,) int64


class Kernels:
    """The kernels of one game."""

    def __init__(self, engine: "CudaEngine") -> None:
        rules, table = engine.game.rules, np.dtype(engine.game.rules.Table)
        self.sizes = Sizes(
            table, rules.MOVES, rules.OUTCOMES, engine.game.judge.OBSERVATION, rules.SEATS[1],
            engine.tile, numba.from_dtype(engine.word), table.itemsize // engine.word.itemsize,
        )  # fmt: skip
        self._functions = engine.functions

    @cached_property
    def play_matches(self) -> Any:
        return playout_kernel(self.sizes, self._functions)

    @cached_property
    def trace_matches(self) -> Any:
        """Only for an engine that has the drivers of `kernel/tracing.py`."""
        return trace_kernel(self.sizes, self._functions)

    @cached_property
    def rows(self) -> SimpleNamespace:
        """Kernels in which each thread works on a row in place."""
        return row_kernels(self.sizes, self._functions)

    @cache  # noqa: B019 - an engine lives as long as its process
    def driver(self, name: str, weighs: bool) -> Any:
        """A kernel in which each thread calls a driver of that name for its row. weighs: with a `Weighing`, not a `Scratch`."""
        driver = getattr(self._functions, name)
        return weighing_kernel(self.sizes, driver) if weighs else driver_kernel(self.sizes, driver, name in COUNTING)

    @cached_property
    def _tile_functions(self) -> SimpleNamespace:
        return tile_functions(self._functions)

    @cache  # noqa: B019 - an engine lives as long as its process
    def tiled(self, wanted: Wanted) -> Any:
        """The kernel that makes moves in every row, if wanted, and then writes what is wanted."""
        return tile_kernel(self.sizes, self._tile_functions, wanted)


# ---- Whole matches ----


def playout_kernel(sizes: Sizes, functions: Functions) -> Any:
    table_type = numba.from_dtype(sizes.table)
    move_count, outcome_count, most_seats = sizes.moves, sizes.outcomes, sizes.seats
    start_rng, setup, to_act, result = functions.start_rng, functions.setup, functions.to_act, functions.result
    odds, happen, pick = functions.odds, functions.happen, functions.pick
    random_move, lowest = functions.random_move, functions.lowest

    @cuda.jit(max_registers=REGISTERS)
    def play_matches(boxes: Any, blank: Any, tables: Any, ends: Any, queue: Any, seed: int, limit: int, total: Any) -> None:
        """Each thread plays one match after the other, on its own table close to the multiprocessor."""
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
                    random_move(box, table, lowest(mask), rng, moves)
                made += 1
                mask = to_act(box, table)
            for seat in range(most_seats):
                ends.points[i, seat] = 0
                ends.ranks[i, seat] = 0
            result(box, table, ends.points[i], ends.ranks[i])
            tables[i] = own[0]
            ends.steps[i] = made
            of_all += made
            i = cuda.atomic.add(queue, 0, 1)
        cuda.atomic.add(total, 0, of_all)

    return play_matches


def trace_kernel(sizes: Sizes, functions: Functions) -> Any:
    """Whole matches by compiled players, with every decision: a match for each thread."""
    for name in SEVERAL_TIMES:
        apart(getattr(functions, name))
    trace_row = cuda.jit(device=True)(row_tracer(sizes, functions))

    @cuda.jit(max_registers=TRACE_REGISTERS)
    def trace_matches(rows: Any, rounds: Any, course: Any, ends: Any, traced: Any, room: int) -> None:
        i = cuda.grid(1)
        if i < len(course.seeds):
            trace_row(rows, rounds, course, ends, traced, room, i)

    return trace_matches


def row_tracer(sizes: Sizes, functions: Functions) -> Any:
    """What a thread does with its match, not yet compiled."""
    table_dtype, word, both_tables = sizes.table, sizes.word, 2 * sizes.words
    glimpse_begins, glimpse_ends = GLIMPSE * sizes.table.itemsize, (GLIMPSE + 1) * sizes.table.itemsize
    move_count, outcome_count, most_seats, text_size = sizes.moves, sizes.outcomes, sizes.seats, text_room(sizes.table)
    trace_matches = functions.trace_matches

    def trace_row(rows: Any, rounds: Any, course: Any, ends: Any, traced: Any, room: int, i: int) -> None:
        """rounds: ROUND of `kernel/sha256.py`. room: decisions of each match that there is room for; where they are too few, the
        count of the match stays as it was."""
        moves = cuda.local.array(move_count, types.int32)
        weights = cuda.local.array(outcome_count, types.int32)
        seats = cuda.local.array(most_seats, types.int32)
        weighed = cuda.local.array(move_count, types.int32)
        worth = cuda.local.array(move_count, types.int64)
        rngs = cuda.local.array((1, RNG_WORDS), types.int64)
        memory = cuda.local.array(both_tables, word)
        tables, glimpse = memory.view(table_dtype), memory.view(np.int8)[glimpse_begins:glimpse_ends]
        weighing = Weighing(Scratch(moves, weights, seats, seats, tables), tables, weighed, worth, rngs)
        schedule = cuda.local.array(SCHEDULE, types.int64)
        state = cuda.local.array(STATE, types.int64)
        inner = cuda.local.array(STATE, types.int64)
        outer = cuda.local.array(STATE, types.int64)
        text = cuda.local.array(text_size, types.int16)
        hashing = Hashing(rounds, schedule, state, inner, outer, text)
        first, last = i * room, (i + 1) * room
        own = Traced(
            traced.seat[first:last], traced.move[first:last], traced.choices[first:last], traced.width[first:last],
            traced.drawn[first:last], traced.king[first:last], traced.shares[first:last], traced.counts, traced.entries,
        )  # fmt: skip
        trace_matches(rows, weighing, glimpse, hashing, course, i, i + 1, ends, own)

    return trace_row


# ---- Rows in place ----


def row_kernels(sizes: Sizes, functions: Functions) -> SimpleNamespace:
    move_count, outcome_count = sizes.moves, sizes.outcomes
    seed, find, give = functions.seed_rows, functions.find_movers, functions.give_moves
    lay_out, wrong_moves = functions.lay_out, functions.wrong_moves

    @cuda.jit
    def seed_rows(rngs: Any, chosen: Any, seeds: Any, stream: int) -> None:
        i = cuda.grid(1)
        if i < len(rngs):
            seed(rngs, i, i + 1, chosen, seeds, stream)

    @cuda.jit
    def reset_rows(rows: Any, chosen: Any, explicit: bool) -> None:
        weights = cuda.local.array(outcome_count, types.int32)
        i = cuda.grid(1)
        if i < len(rows.acting) and chosen[i]:
            lay_out(rows, i, explicit, weights)

    @cuda.jit
    def find_movers(acting: Any, callers: Any, movers: Any) -> None:
        i = cuda.grid(1)
        if i < len(acting):
            find(acting, i, i + 1, callers, movers)

    @cuda.jit
    def find_owing(acting: Any, owing: Any) -> None:
        i = cuda.grid(1)
        if i < len(acting):
            for seat in range(owing.shape[1]):
                owing[i, seat] = max(acting[i], 0) >> seat & 1

    @cuda.jit
    def find_on(acting: Any, on: Any) -> None:
        i = cuda.grid(1)
        if i < len(acting):
            on[i] = acting[i] != 0

    @cuda.jit
    def find_over(acting: Any, was_on: Any, over: Any, rewards: Any, results: Any) -> None:
        """Which matches have ended; rewards and results are cleared."""
        i = cuda.grid(1)
        if i < len(acting):
            over[i] = was_on[i] and acting[i] == 0
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0.0
                results[0, i, seat] = 0
                results[1, i, seat] = 0

    @cuda.jit
    def take_rows(given: Any, sources: Any, targets: Any, taken: Any) -> None:
        """Row `targets[k]` of `taken` becomes row `sources[k]` of `given`."""
        k = cuda.grid(1)
        if k < len(sources):
            for word in range(given.shape[1]):
                taken[targets[k], word] = given[sources[k], word]

    @cuda.jit
    def give_moves(moves: Any, movers: Any, given: Any) -> None:
        i = cuda.grid(1)
        if i < len(given):
            give(given, i, i + 1, moves, movers)

    @cuda.jit
    def refuse_rows(rows: Any, given: Any, refused: Any, count: Any) -> None:
        moves = cuda.local.array(move_count, types.int32)
        i = cuda.grid(1)
        if i < len(rows.acting):
            refused[i] = wrong_moves(rows.boxes[0], rows.tables[i], rows.acting[i], given[i], True, moves)
            if refused[i]:
                cuda.atomic.add(count, 0, 1)

    return SimpleNamespace(
        seed_rows=seed_rows,
        reset_rows=reset_rows,
        find_movers=find_movers,
        find_owing=find_owing,
        find_on=find_on,
        find_over=find_over,
        take_rows=take_rows,
        give_moves=give_moves,
        refuse_rows=refuse_rows,
    )


def driver_kernel(sizes: Sizes, driver: Any, counts: bool) -> Any:
    """A driver of batches over rows in place, with a row for each thread. counts: add what it returns to `count`."""
    table_type = numba.from_dtype(sizes.table)
    move_count, outcome_count, most_seats = sizes.moves, sizes.outcomes, sizes.seats
    note = add_up if counts else pass_over

    @cuda.jit
    def over_rows(rows: Any, more: Any, count: Any) -> None:
        moves = cuda.local.array(move_count, types.int32)
        weights = cuda.local.array(outcome_count, types.int32)
        points = cuda.local.array(most_seats, types.int32)
        ranks = cuda.local.array(most_seats, types.int32)
        trial = cuda.local.array(1, table_type)
        scratch = Scratch(moves, weights, points, ranks, trial)
        i = cuda.grid(1)
        if i < len(rows.acting):
            note(count, driver(rows, scratch, i, i + 1, *more))

    return over_rows


@cuda.jit(device=True)
def add_up(count: Any, found: int) -> None:
    cuda.atomic.add(count, 0, found)


@cuda.jit(device=True)
def pass_over(count: Any, found: None) -> None:
    return


def weighing_kernel(sizes: Sizes, driver: Any) -> Any:
    """The same for a driver that weighs moves."""
    table_type = numba.from_dtype(sizes.table)
    move_count, outcome_count, most_seats = sizes.moves, sizes.outcomes, sizes.seats

    @cuda.jit
    def over_rows(rows: Any, more: Any, count: Any) -> None:
        moves = cuda.local.array(move_count, types.int32)
        weights = cuda.local.array(outcome_count, types.int32)
        seats = cuda.local.array(most_seats, types.int32)
        tables = cuda.local.array(2, table_type)
        weighed = cuda.local.array(move_count, types.int32)
        worth = cuda.local.array(move_count, types.int64)
        rngs = cuda.local.array((1, RNG_WORDS), types.int64)
        weighing = Weighing(Scratch(moves, weights, seats, seats, tables), tables, weighed, worth, rngs)
        i = cuda.grid(1)
        if i < len(rows.acting):
            driver(rows, weighing, i, i + 1, *more)

    return over_rows


# ---- Rows in tiles ----


def tile_functions(functions: Functions) -> SimpleNamespace:
    """What is done to a table in a tile, as functions that are not inlined: inlined into a kernel that knows that the tables are in
    shared memory, some of Sweet Nose's stores wrote to wrong addresses (NVVM 13.4; docs/gpu.md)."""
    setup, come_to, legal = functions.setup, functions.come_to, functions.legal

    @apart
    @cuda.jit(device=True)
    def lay_out(box: Any, table: Any) -> None:
        setup(box, table)

    @apart
    @cuda.jit(device=True)
    def let_happen(box: Any, table: Any, rng: Any, explicit: bool, weights: Any) -> int:
        return come_to(box, table, rng, explicit, weights)  # type: ignore[no-any-return]

    @apart
    @cuda.jit(device=True)
    def list_moves(box: Any, table: Any, seat: int, moves: Any) -> int:
        return legal(box, table, seat, moves)  # type: ignore[no-any-return]

    return SimpleNamespace(
        lay_out=lay_out,
        let_happen=let_happen,
        list_moves=list_moves,
        wrong_moves=apart(functions.wrong_moves),
        make_moves=apart(functions.make_moves),
        look=apart(functions.look),
        result=apart(functions.result),
        share_out=functions.share_out,
        mover=functions.mover,
        below=functions.below,
    )


@cuda.jit(device=True)
def spread(bits: int) -> int:
    """A byte for each of eight bits."""
    bits = (bits | bits << 28) & 0x0000000F0000000F
    bits = (bits | bits << 14) & 0x0003000300030003
    return (bits | bits << 7) & 0x0101010101010101


@cuda.jit(device=True)
def mark_moves(out_tile: Any, moves: Any, n: int, bit: int) -> None:
    """Set the bits of a row's legal moves, of which the first is bit `bit` of the tile."""
    bits = out_tile.view(np.uint32)
    for k in range(n):
        at = bit + moves[k]
        cuda.atomic.or_(bits, at >> 5, np.uint32(1 << (at & 31)))  # a neighbour's moves may share the word


def tile_kernel(sizes: Sizes, functions: SimpleNamespace, wanted: Wanted) -> Any:
    """A kernel that makes moves in every row, if wanted, and then writes what is wanted: what a seat sees, its legal moves, a
    random one of them.

    If threads read their rows from the device's memory byte by byte and wrote their results number by number, each access would
    use the whole width of the memory bus. So a block copies its rows, which are next to each other, into the multiprocessor's own
    memory, and its results leave the same way; wide: eight bytes at a time. Legal moves are collected there as bits.
    Threads that branched differently run one after the other until they meet again, which each `syncthreads` makes them do.
    """
    tile, word, table_words, table_dtype = sizes.tile, sizes.word, sizes.words, sizes.table
    move_count, outcome_count, observation, most_seats = sizes.moves, sizes.outcomes, sizes.observation, sizes.seats
    steps, sees, lists, chooses, wide = wanted
    table_size = tile * table_words
    bit_words, seen_words = -(-tile * move_count // 64), tile * observation // 4
    short = types.int16 if move_count <= 1 << 15 else types.int32
    out_words = max(bit_words if lists else 1, seen_words if sees else 1)
    lay_out, let_happen, list_moves = functions.lay_out, functions.let_happen, functions.list_moves
    wrong_moves, make_moves, look = functions.wrong_moves, functions.make_moves, functions.look
    result, share_out, mover, below = functions.result, functions.share_out, functions.mover, functions.below

    @cuda.jit(max_registers=TILE_REGISTERS)
    def over_tiles(
        boxes: Any, blank: Any, words: Any, rngs: Any, lucks: Any, acting: Any,
        at: Any, given: Any, flags: int,
        rewards: Any, results: Any, over: Any, forfeited: Any,
        seen: Any, masks: Any, chosen: Any,
    ) -> None:  # fmt: skip
        """words: the tables. at: the seat asked about in each row, if no moves are made. results: points, and then ranks.

        `Rows`, `Made` and `Told` are passed as their parts: Numba works out the type of a tuple in Python at every call, which
        takes longer than a step of 16,384 rows. Every argument costs time, too, hence the flags.
        """
        rows, made = Rows(boxes, blank, words, rngs, lucks, acting), Made(rewards, results[0], results[1], over, forfeited)
        joint, explicit = flags & JOINT != 0, flags & EXPLICIT != 0
        told = Told(seen, masks, chosen)
        tables_tile = cuda.shared.array(table_size, word)
        out_tile = cuda.shared.array(out_words, types.int64)
        moves = cuda.local.array(move_count, short)
        weights = cuda.local.array(outcome_count, types.int32)
        t = cuda.threadIdx.x
        first = cuda.blockIdx.x * tile
        i = first + t
        here = min(tile, len(rows.acting) - first)
        tables = tables_tile.view(table_dtype)
        box = rows.boxes[0]
        for k in range(t, here * table_words, tile):
            tables_tile[k] = rows.tables[first * table_words + k]
        cuda.syncthreads()

        seat, mask = -1, rows.acting[i] if t < here else 0
        if steps:
            points = cuda.local.array(most_seats, types.int32)
            ranks = cuda.local.array(most_seats, types.int32)
            seats = made.rewards.shape[1]
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
                after = let_happen(box, tables[t], rows.rngs[i], explicit, weights)
            cuda.syncthreads()
            if t < here:
                ended = mask != 0 and after == 0
                made.over[i] = ended
                made.forfeited[i] = wrong
                for each in range(seats):
                    made.rewards[i, each] = 0.0
                    made.points[i, each] = 0
                    made.ranks[i, each] = 0
                if ended:
                    if wrong == 0:  # as in `sum_up`; only the part that reads the table is a separate function
                        result(box, tables[t], points, ranks)
                        for each in range(seats):
                            made.points[i, each] = points[each]
                            made.ranks[i, each] = ranks[each]
                    share_out(seats, wrong, points, ranks, made.rewards[i])
                    if flags & AUTORESET:
                        tables[t] = rows.blank[0]
                        lay_out(box, tables[t])
                        after = let_happen(box, tables[t], rows.rngs[i], explicit, weights)
                rows.acting[i] = after
                seat = mover(after)
            mask = after
            cuda.syncthreads()
            for k in range(t, here * table_words, tile):
                rows.tables[first * table_words + k] = tables_tile[k]
        elif t < here:
            seat = at[i] if at[i] < box.seats else -1

        if lists or chooses:
            if lists:
                for k in range(t, bit_words, tile):
                    out_tile[k] = 0
            cuda.syncthreads()
            n = list_moves(box, tables[t], seat, moves) if seat >= 0 and mask != 0 else 0
            cuda.syncthreads()
            if chooses and t < here:
                told.chosen[i] = moves[below(rows.lucks[i], n)] if n > 0 else NO_MOVE
            if lists:
                mark_moves(out_tile, moves, n, t * move_count)
                cuda.syncthreads()
                eights = out_tile.view(np.uint8)
                if wide:
                    for k in range(t, here * move_count >> 3, tile):
                        told.masks[(first * move_count >> 3) + k] = spread(eights[k])
                else:
                    for k in range(t, here * move_count, tile):
                        told.masks[first * move_count + k] = eights[k >> 3] >> (k & 7) & 1

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
                    told.seen[(first * observation >> 2) + k] = out_tile[k]
            else:
                for k in range(t, here * observation, tile):
                    told.seen[first * observation + k] = numbers[k]

    return over_tiles
