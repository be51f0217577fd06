"""Traces on the GPU: a match for each thread. The drivers are those of the CPU, and so are the matches, to the last byte."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sweetbox.engines.base import engine
from sweetbox.engines.cuda_kernels import TRACE_BLOCK
from sweetbox.engines.trace import Trace, blank_traced
from sweetbox.kernel import tracing
from sweetbox.kernel.drivers import Ends
from sweetbox.kernel.game import Game
from sweetbox.kernel.record import Record
from sweetbox.kernel.sha256 import ROUND
from sweetbox.kernel.tracing import Course

ROOM = 512  # decisions of a match, to begin with; a match that needs more is played again
MOST = 1 << 25  # decisions that there is room for at once, some 20 bytes each
TOO_LONG = -1  # the count of a match that did not fit

rooms: dict[Game, int] = {}  # what a game turned out to need


def trace_on_gpu(game: Game, box: Record, course: Course) -> Trace:
    """The matches of a course without logs."""
    made: Any = engine(game, "cuda", (tracing,))
    n, seats = course.line_ups.shape
    points, ranks = np.zeros((n, seats), np.int32), np.zeros((n, seats), np.int32)
    counts, entries, tables = np.zeros(n, np.int64), np.zeros(n, np.int64), np.zeros(n, np.dtype(game.rules.Table))
    left, room = np.arange(n), rooms.get(game, ROOM)
    order, parts = [], []
    while len(left):
        some = left[: max(1, MOST // room)]
        ends, traced, ended = _launch(made, box, _part(course, some), room)
        fit = traced.counts != TOO_LONG
        done, lengths = some[fit], traced.counts[fit]
        points[done], ranks[done] = ends.points[fit, :seats], ends.ranks[fit, :seats]
        counts[done], entries[done], tables[done] = lengths, traced.entries[fit], ended[fit]
        within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        used = np.repeat(np.flatnonzero(fit) * room, lengths) + within
        order.append(np.repeat(done, lengths))
        parts.append([column[used] for column in traced[:-2]])
        left = np.concatenate([some[~fit], left[len(some) :]])
        if not fit.all():
            room = rooms[game] = 4 * room
    in_order = np.argsort(np.concatenate(order), kind="stable")
    columns = [np.concatenate(column)[in_order] for column in zip(*parts, strict=True)]
    return Trace(points, ranks, entries, np.concatenate([[0], np.cumsum(counts)]), tables, *columns)


def _part(course: Course, some: NDArray[np.int64]) -> Course:
    """These matches of a course."""
    no_logs = np.zeros(len(some) + 1, np.int64)
    return Course(course.keys[some], course.seeds[some], course.styles, course.line_ups[some], no_logs, course.events)


def _launch(made: Any, box: Record, course: Course, room: int) -> tuple[Ends, tracing.Traced, Any]:
    """Play all of them at once. The results are in main memory; the decisions of match k begin at k * room."""
    n, seats = course.line_ups.shape
    most = made.game.seats[1]
    rows = made.rows(box, n)
    ends = Ends(made.numbers(n, most, 32), made.numbers(n, most, 32), made.numbers(n, None, 64))
    counts = made.device(np.full(n, TOO_LONG, np.int64))
    traced = blank_traced(n * room, seats, counts, made.numbers(n, None, 64), made.empty)
    there = Course(*(made.device(each) for each in course))
    rounds = made.device(np.array(ROUND, np.int64))
    made.kernels.trace_matches[-(-n // TRACE_BLOCK), TRACE_BLOCK](rows, rounds, there, ends, traced, room)
    return Ends(*map(made.host, ends)), tracing.Traced(*map(made.host, traced)), made.host(rows.tables)
