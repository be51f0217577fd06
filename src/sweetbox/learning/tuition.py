"""Tuition: matches side by side in which every seat searches, and what the searches found, for the network to learn.

Some seats are taken by earlier weights, so that what was learned against them is not forgotten.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sweetbox.bots.search import PATH
from sweetbox.engines import engine
from sweetbox.engines.base import in_parts
from sweetbox.kernel import school
from sweetbox.kernel.chance import CHANCE_STREAM, MOVES_STREAM, RNG_WORDS
from sweetbox.kernel.game import Game
from sweetbox.kernel.network import SHARE_WHOLE
from sweetbox.kernel.school import Class, Notes
from sweetbox.kernel.tree import Tree
from sweetbox.learning.weights import Weights

EDGES = 1 << 14  # of a tree
LISTED = 128  # legal moves that are learned about; the rare turns that have more are not learned from
EARLIER = 8  # one seat in so many is taken by earlier weights
REACH = 0.25  # of a match: how far ahead a share is taken from, on average, rather than from what the search of its turn found


@dataclass(frozen=True)
class Taught:
    """Positions, one row each."""

    numbers: NDArray[np.int16]  # (n, OBSERVATION)
    moves: NDArray[np.int16]  # (n, LISTED): the legal ones, then -1
    parts: NDArray[np.float16]  # (n, LISTED): what their priors should have been
    shares: NDArray[np.float16]  # (n, most seats): of the win, the mover's first
    own: NDArray[np.float16]  # (n, most seats): logarithms of what `evaluate` says they are
    seats: NDArray[np.int8]  # (n, 1)

    def __len__(self) -> int:
        return len(self.seats)


class School:
    """Tables with one number of seats."""

    def __init__(self, game: Game, seats: int, tables: int, turns: int, threads: int, seed: int, edition: Any = None) -> None:
        self.game, self.seats, self.tables, self.threads = game, seats, tables, threads
        self.engine: Any = engine(game, "cpu", more=(school,))
        self._rng = np.random.default_rng((seed, seats))
        most = game.rules.SEATS[1]
        rows = self.engine.rows(game.make_box(seats, None, edition), tables)
        seeds = self._rng.integers(1 << 60, size=tables)
        for stream, rngs in ((CHANCE_STREAM, rows.rngs), (MOVES_STREAM, rows.lucks)):
            self.engine.functions.seed_rows(rngs, 0, tables, np.ones(tables, np.bool_), seeds, stream)
        self.pupils = Class(rows, np.zeros(tables, np.int64), np.zeros(tables, np.int64), np.zeros((tables, most), np.int32))
        self.trees = self._many_trees(threads)
        self.notes = Notes(
            np.zeros((turns, tables, game.judge.OBSERVATION), np.int16), np.zeros((turns, tables, LISTED), np.int16),
            np.zeros((turns, tables, LISTED), np.int32), np.zeros((turns, tables, most), np.int64),
            np.zeros((turns, tables, most), np.int16), np.zeros((turns, tables), np.int8), np.zeros((turns, tables), np.bool_),
            np.zeros((turns, tables), np.bool_), np.zeros((turns, tables, most), np.int32),
        )  # fmt: skip
        self._in_parts(self.engine.functions.begin_rows)
        self._turns = self._matches = 0

    def _many_trees(self, desks: int) -> Tree:
        rules, seats = self.game.rules, self.seats
        kinds: dict[str, Any] = {
            "keys": np.int64, "children": np.int32, "visits": np.int32, "offers": np.int32, "worths": np.int64, "sights": np.int16,
        }  # fmt: skip
        sizes = {"counts": 4, "nodes": seats, "path": PATH, "path_seats": PATH, "shares": seats}
        return Tree(
            boxes=self.pupils.rows.boxes,
            tables=np.zeros((desks, 3), np.dtype(rules.Table)),
            rngs=np.zeros((desks, 1, RNG_WORDS), np.int64),
            seat=0,
            seats=seats,
            events=max(rules.MOVES, rules.OUTCOMES),
            totals=np.zeros((desks, 3)),
            moves=np.zeros((desks, rules.MOVES), np.int32),
            weights=np.zeros((desks, rules.OUTCOMES), np.int32),
            fate=np.zeros((0, 2), np.int64),
            **{name: np.zeros((desks, EDGES), kind) for name, kind in kinds.items()},
            **{name: np.zeros((desks, size), np.int64) for name, size in sizes.items()},
        )

    def _in_parts(self, driver: Any, *more: Any) -> None:
        """Call a driver in each thread for its part of the rows."""

        def work(desk: int, first: int, last: int) -> int:
            return driver(self.pupils, self.trees, desk, first, last, *more) or 0

        in_parts(work, self.tables, self.threads)

    def lesson(self, iterations: int, newest: Weights, earlier: Weights | None = None) -> Taught:
        """Some turns in every row. earlier: weights that take some of the seats."""
        self.notes.found[:] = 0
        thoughts = newest.thought(self.engine, self.threads)
        self.pupils.former[:] = former_seats(self._rng, self.tables, self.seats) if earlier else 0
        networks = newest.on(self.engine), (earlier or newest).on(self.engine)
        self._in_parts(self.engine.functions.take_lesson, self.notes, iterations, *networks, thoughts, newest.lesson)
        self._turns += self.notes.over.size
        self._matches += int(self.notes.over.sum())
        return taught(self.notes, self.seats, iterations, belief(self._turns, self._matches))


def lessons(schools: Sequence[School], iterations: int, newest: Weights, earlier: Weights | None = None) -> list[Taught]:
    """A lesson of every school, one after the other."""
    return [each.lesson(iterations, newest, earlier) for each in schools]


def former_seats(rng: np.random.Generator, tables: int, seats: int) -> NDArray[np.int64]:
    """Masks of the seats that earlier weights take."""
    taken = rng.integers(EARLIER, size=(tables, seats)) == 0
    return (taken.astype(np.int64) << np.arange(seats)).sum(1)


def belief(turns: int, matches: int) -> float:
    """How far a turn's shares are what its own search found: so much that they reach a part of a match ahead."""
    return min(1.0, max(1, matches) / (REACH * turns))


def taught(notes: Notes, seats: int, iterations: int, belief: float) -> Taught:
    """What can be learned from notes: a turn's shares are in part what its search found, for the rest those of the next turn."""
    turns = len(notes.movers)
    found = notes.found[..., :seats] / (iterations * SHARE_WHOLE)
    found /= np.maximum(found.sum(2, keepdims=True), 1e-6)
    won = notes.ranks[..., :seats] == 1
    ends = won / np.maximum(won.sum(2, keepdims=True), 1)
    shares, after = np.zeros_like(found), found[-1]
    for turn in reversed(range(turns)):
        after = np.where(notes.over[turn][:, None], ends[turn], after)
        shares[turn] = after = belief * found[turn] + (1 - belief) * after
    from_mover = (np.arange(seats) + notes.movers[..., None]) % seats
    most = notes.own.shape[2]
    own = np.log(np.maximum(notes.own[..., :seats], 1) / SHARE_WHOLE)

    def turned(each: NDArray[Any]) -> NDArray[np.float16]:
        wide = np.zeros((*each.shape[:2], most), np.float16)
        wide[..., :seats] = np.take_along_axis(each, from_mover, 2)
        return wide

    whole = notes.parts.sum(2)
    kept = ~notes.former & (notes.moves[..., LISTED - 1] < 0)
    parts = (notes.parts[kept] / whole[kept][:, None]).astype(np.float16)
    return Taught(
        notes.numbers[kept],
        notes.moves[kept],
        parts,
        turned(shares)[kept],
        turned(own)[kept],
        np.full((int(kept.sum()), 1), seats, np.int8),
    )
