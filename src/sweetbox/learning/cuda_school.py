"""School on the GPU: the lessons of `kernel.school` with a row for each thread, thousands of tables at once.

A turn is a call of a kernel. Every thread has its tables near the multiprocessor and the edges of its tree in the GPU's memory,
which is cleared between turns. Schools for several numbers of seats take their turns side by side: one alone would not fill the
GPU.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numba
import numpy as np
import torch
from numba import cuda, types

from sweetbox.bots.search import PATH
from sweetbox.engines import engine
from sweetbox.engines.cuda import CudaEngine
from sweetbox.kernel import school
from sweetbox.kernel.chance import CHANCE_STREAM, MOVES_STREAM, RNG_WORDS
from sweetbox.kernel.drivers import Rows
from sweetbox.kernel.game import Game
from sweetbox.kernel.network import DEEP, WIDTH, Network, Thought
from sweetbox.kernel.school import Class, Notes
from sweetbox.kernel.translate import apart
from sweetbox.kernel.tree import Tree
from sweetbox.learning.tuition import EDGES, LISTED, Taught, belief, former_seats, taught
from sweetbox.learning.weights import Weights

BLOCK = 64  # threads that a kernel starts together
# Arrays of a tree that must be clear; nobody reads the others before writing them.
KINDS = {"keys": torch.int64, "children": torch.int32, "visits": torch.int32, "offers": torch.int32, "worths": torch.int64}
SEVERAL_TIMES = ("to_act", "legal", "play", "happen", "odds", "hide", "evaluate", "find_edge", "random_step", "follow")  # code once


def school_kernels(game: Game, functions: Any) -> tuple[Any, Any]:
    """Two kernels: a match begins in every row; every row has a turn."""
    for name in SEVERAL_TIMES:
        apart(getattr(functions, name))
    rules = game.rules
    table_type, most_seats = numba.from_dtype(np.dtype(rules.Table)), rules.SEATS[1]
    outcome_count, observed, move_count = rules.OUTCOMES, game.judge.OBSERVATION, rules.MOVES
    events = max(rules.MOVES, rules.OUTCOMES)
    begin_match, take_turn, lowest = functions.begin_match, functions.take_turn, functions.lowest

    @cuda.jit
    def begin(pupils: Any, edges: Any, fate: Any, seats: int) -> None:
        i = cuda.grid(1)
        if i < len(pupils.choices):
            tables = cuda.local.array(1, table_type)
            words = cuda.local.array((1, RNG_WORDS), types.int64)
            fractions = cuda.local.array(1, types.float64)
            moves = cuda.local.array(move_count, types.int32)
            weights = cuda.local.array(outcome_count, types.int32)
            few = cuda.local.array(1, types.int64)
            tree = Tree(
                pupils.rows.boxes, tables, words, 0, seats, events, edges[0][i], edges[1][i], edges[2][i], edges[3][i],
                edges[4][i], edges[5][i], few, fractions, few, few, few, few, moves, weights, fate,
            )  # fmt: skip
            begin_match(pupils, i, tree)

    @cuda.jit
    def take_turns(
        pupils: Any, edges: Any, fate: Any, seats: int, notes: Any, turn: int, iterations: int, newest: Any, earlier: Any,
        priors: Any, manner: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(pupils.choices):
            tables = cuda.local.array(3, table_type)
            words = cuda.local.array((1, RNG_WORDS), types.int64)
            moves = cuda.local.array(move_count, types.int32)
            weights = cuda.local.array(outcome_count, types.int32)
            counts = cuda.local.array(4, types.int64)
            totals = cuda.local.array(3, types.float64)
            nodes = cuda.local.array(most_seats, types.int64)
            path = cuda.local.array(PATH, types.int64)
            path_seats = cuda.local.array(PATH, types.int64)
            shares = cuda.local.array(most_seats, types.int64)
            numbers = cuda.local.array(observed, types.int16)
            wide = cuda.local.array(WIDTH, types.int32)
            deep = cuda.local.array(DEEP, types.int32)
            guesses = cuda.local.array(most_seats, types.int32)
            own = cuda.local.array(most_seats, types.int32)
            tree = Tree(
                pupils.rows.boxes, tables, words, lowest(pupils.rows.acting[i]), seats, events, edges[0][i], edges[1][i],
                edges[2][i], edges[3][i], edges[4][i], edges[5][i], counts, totals, nodes, path, path_seats, shares, moves,
                weights, fate,
            )  # fmt: skip
            thought = Thought(numbers, wide, deep, guesses, priors[i], own)
            take_turn(pupils, tree, i, notes, turn, iterations, newest, earlier, thought, manner)

    return begin, take_turns


class CudaSchool:
    """Tables with one number of seats, as `School` has them."""

    def __init__(self, game: Game, seats: int, tables: int, turns: int, seed: int, edition: Any = None) -> None:
        self.game, self.seats, self.tables, self.turns = game, seats, tables, turns
        each = engine(game, "cuda", more=(school,))
        assert isinstance(each, CudaEngine)
        self._engine, self._rng = each, np.random.default_rng((seed, seats))
        rules, most = game.rules, game.rules.SEATS[1]
        self._begin, self._take_turns = kernels_of(each)
        rows: Rows = each.rows(game.make_box(seats, None, edition), tables)
        seeds, everywhere = each.device(self._rng.integers(1 << 60, size=tables)), each.device(np.ones(tables, np.bool_))
        for stream, rngs in ((CHANCE_STREAM, rows.rngs), (MOVES_STREAM, rows.lucks)):
            each.kernels.rows.seed_rows[self._grid](rngs, everywhere, seeds, stream)
        self._former = torch.zeros(tables, dtype=torch.int64, device="cuda")
        self._class = Class(rows, each.numbers(tables, None, 64), cuda.as_cuda_array(self._former), each.numbers(tables, most, 32))
        self._edges = {name: torch.zeros(tables, EDGES, dtype=kind, device="cuda") for name, kind in KINDS.items()}
        self._edges["sights"] = torch.zeros(tables, EDGES, dtype=torch.int16, device="cuda")
        self._given = tuple(cuda.as_cuda_array(array) for array in self._edges.values())
        self._fate = each.device(np.zeros((1, 2), np.int64))[:0]
        self._priors = each.numbers(tables, rules.MOVES, 32)
        wide = {"numbers": (game.judge.OBSERVATION, torch.int16), "moves": (LISTED, torch.int16), "parts": (LISTED, torch.int32)}
        wide |= {"found": (most, torch.int64), "own": (most, torch.int16), "ranks": (most, torch.int32)}
        flat = {"movers": torch.int8, "former": torch.bool, "over": torch.bool}
        self._written = {name: torch.zeros(turns, tables, width, dtype=kind, device="cuda") for name, (width, kind) in wide.items()}
        self._written |= {name: torch.zeros(turns, tables, dtype=kind, device="cuda") for name, kind in flat.items()}
        self._notes = Notes(**{name: cuda.as_cuda_array(array) for name, array in self._written.items()})
        self._ours = torch.cuda.Stream()
        self._stream: Any = cuda.external_stream(self._ours.cuda_stream)
        self._begin[self._grid](self._class, self._given, self._fate, seats)
        self._turns_made = self._matches = 0

    @property
    def _grid(self) -> tuple[int, int]:
        return -(-self.tables // BLOCK), BLOCK

    def begin(self, newest: Weights, earlier: Weights | None) -> None:
        """Before the turns of a lesson."""
        device = self._engine.device
        self._networks = [Network(*(device(each) for each in given.network)) for given in (newest, earlier or newest)]
        self._manner = newest.lesson
        former = former_seats(self._rng, self.tables, self.seats) if earlier else np.zeros(self.tables, np.int64)
        self._former.copy_(torch.from_numpy(former))
        self._written["found"].zero_()

    def take_turn(self, turn: int, iterations: int) -> None:
        """Ask for a turn in every row; it is over once the stream is."""
        with torch.cuda.stream(self._ours):
            for name in KINDS:
                self._edges[name].zero_()
        self._take_turns[(*self._grid, self._stream)](
            self._class,
            self._given,
            self._fate,
            self.seats,
            self._notes,
            turn,
            iterations,
            *self._networks,
            self._priors,
            self._manner,
        )

    def end(self, iterations: int) -> Taught:
        self._ours.synchronize()
        notes = Notes(**{name: array.cpu().numpy() for name, array in self._written.items()})
        self._turns_made += notes.over.size
        self._matches += int(notes.over.sum())
        return taught(notes, self.seats, iterations, belief(self._turns_made, self._matches))


def lessons(schools: Sequence[CudaSchool], iterations: int, newest: Weights, earlier: Weights | None = None) -> list[Taught]:
    """A lesson of every school, side by side."""
    for each in schools:
        each.begin(newest, earlier)
    cuda.synchronize()
    for turn in range(schools[0].turns):
        for each in schools:
            each.take_turn(turn, iterations)
    return [each.end(iterations) for each in schools]


@cache
def kernels_of(each: CudaEngine) -> tuple[Any, Any]:
    """The kernels of a game, compiled once a process, which has one engine of it."""
    return school_kernels(each.game, each.functions)
