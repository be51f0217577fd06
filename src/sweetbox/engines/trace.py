"""Traces: whole matches by compiled players, or followed by their logs, with every decision that was made in them.

made = play_traces(game, box, seeds=range(1000), line_ups=[[0, 0, 1]] * 1000, styles=[GREEDY, RANDOM])
made.ranks[5], made.seat[made.of(5)]
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sweetbox.engines.base import engine
from sweetbox.engines.marks import Mark
from sweetbox.kernel import tracing
from sweetbox.kernel.chance import seed_from_int
from sweetbox.kernel.drivers import Ends
from sweetbox.kernel.game import Game
from sweetbox.kernel.lookahead import DEALS, GLIMPSE
from sweetbox.kernel.record import Record
from sweetbox.kernel.sha256 import BLOCK, ROUND, SCHEDULE, STATE, Hashing
from sweetbox.kernel.tracing import FOLLOWED, Course, Traced

LONGEST_NUMBERS = 64  # bytes before a glimpse in the text that a bot's luck is made from
ROOM = 1 << 14  # decisions written in one go, to begin with
MARK = Mark("traces-ready", (tracing,))


class Style(NamedTuple):
    """How a compiled player plays. deals: imagined ones that each move is tried on; 0: any legal move."""

    deals: int


RANDOM, GREEDY = Style(0), Style(DEALS)


@dataclass(frozen=True)
class Trace:
    """n matches: an array a column, a row a match or a decision."""

    points: NDArray[np.int32]  # (n, seats)
    ranks: NDArray[np.int32]  # (n, seats)
    entries: NDArray[np.int64]  # (n,): moves and outcomes
    starts: NDArray[np.int64]  # (n + 1,): where the decisions of each match begin
    tables: Any  # (n,): how the table was at the end, as records
    seat: NDArray[np.int8]  # from here on (decisions,): who decided
    move: NDArray[np.int16]
    choices: NDArray[np.int16]  # legal moves
    width: NDArray[np.int8]  # seats that decided at once
    drawn: NDArray[np.int16]  # outcomes of chance since the decision before
    king: NDArray[np.int8]  # see `kernel/tracing.py`
    shares: NDArray[np.int16]  # (decisions, seats): the share of the win before the move, of 10,000

    def __len__(self) -> int:
        return len(self.ranks)

    @property
    def seats(self) -> int:
        return int(self.ranks.shape[1])

    def of(self, match: int) -> slice:
        """The decisions of a match."""
        return slice(int(self.starts[match]), int(self.starts[match + 1]))

    def part(self, first: int, last: int) -> "Trace":
        """Matches first … last-1."""
        matches, decisions = slice(first, last), slice(int(self.starts[first]), int(self.starts[last]))
        starts = self.starts[first : last + 1] - self.starts[first]
        columns: tuple[Any, ...] = (self.seat, self.move, self.choices, self.width, self.drawn, self.king, self.shares)
        ends = (self.points[matches], self.ranks[matches], self.entries[matches], starts, self.tables[matches])
        return Trace(*ends, *(column[decisions] for column in columns))


_ready: set[Game] = set()  # to find the folder takes longer than to play a match


def is_ready(game: Game) -> bool:
    """Whether what plays traces is compiled."""
    return game in _ready or MARK.is_set(game)


def play_traces(
    game: Game, box: Record, seeds: Sequence[int], line_ups: Sequence[Sequence[int]], styles: Sequence[Style], kind: str = "cpu"
) -> Trace:
    """Match k is the one with seed `seeds[k]`; `line_ups[k]` are the numbers of the styles by seat. kind: cpu or cuda."""
    no_logs = (np.zeros(len(seeds) + 1, np.int64), np.zeros(1, np.int32))
    course = _course(seeds, line_ups, styles, *no_logs)
    if kind == "cuda":
        from sweetbox.engines.cuda_trace import trace_on_gpu

        return trace_on_gpu(game, box, course)
    return _trace(game, box, course)


def follow_traces(game: Game, box: Record, logs: Sequence[Sequence[tuple[int, int]]]) -> Trace:
    """Matches that were played already, by their logs of (actor, event)."""
    starts = np.cumsum([0, *(len(log) for log in logs)]).astype(np.int64)
    events = np.array([event for log in logs for _, event in log] or [0], np.int32)
    seats: int = box.seats  # type: ignore[attr-defined]
    return _trace(game, box, _course([0] * len(logs), [[FOLLOWED] * seats] * len(logs), [RANDOM], starts, events))


def _course(seeds: Sequence[int], line_ups: Sequence[Sequence[int]], styles: Sequence[Style], starts: Any, events: Any) -> Course:
    plays = np.array([style.deals for style in styles], np.int64)
    return Course(_keys(seeds), np.array(seeds, np.int64), plays, np.array(line_ups, np.int64), starts, events)


def _trace(game: Game, box: Record, course: Course) -> Trace:
    made = engine(game, "cpu", (tracing,))
    (n, seats), most = course.line_ups.shape, game.seats[1]
    rows, weighing, hashing = made.rows(box, n), made.weighing(), _hashing(game)
    glimpse = weighing.tables.view(np.int8).reshape(2, -1)[GLIMPSE]
    ends = Ends(made.numbers(n, most, 32), made.numbers(n, most, 32), made.numbers(n, None, 64))
    counts, entries = np.zeros(n, np.int64), np.zeros(n, np.int64)
    room, first, parts = ROOM, 0, []
    while first < n:
        traced = blank_traced(room, seats, counts, entries, np.empty)
        after = made.functions.trace_matches(rows, weighing, glimpse, hashing, course, first, n, ends, traced)
        if after == first:
            room *= 4  # not even one match fits
        used = int(counts[first:after].sum())
        parts.append([column[:used] for column in traced[:-2]])
        first = int(after)
    if game not in _ready:
        MARK.set(game)
        _ready.add(game)
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    places = np.concatenate([[0], np.cumsum(counts)])
    return Trace(ends.points[:, :seats], ends.ranks[:, :seats], entries, places, rows.tables, *columns)


def blank_traced(room: int, seats: int, counts: Any, entries: Any, empty: Callable[[Any, Any], Any]) -> Traced:
    """Room for so many decisions. empty: makes an array of a shape and a kind of numbers."""
    return Traced(
        seat=empty(room, np.int8), move=empty(room, np.int16), choices=empty(room, np.int16), width=empty(room, np.int8),
        drawn=empty(room, np.int16), king=empty(room, np.int8), shares=empty((room, seats), np.int16), counts=counts,
        entries=entries,
    )  # fmt: skip


def text_room(table: "np.dtype[Any]") -> int:
    """How long the text can get that a bot's luck is made from, with its end."""
    return LONGEST_NUMBERS + table.itemsize + 2 * BLOCK


def _keys(seeds: Sequence[int]) -> NDArray[np.int64]:
    text = b"".join(seed_from_int(int(seed)) for seed in seeds)
    return np.frombuffer(text, ">u4").astype(np.int64).reshape(len(seeds), STATE)


def _hashing(game: Game) -> Hashing:
    sizes = (SCHEDULE, STATE, STATE, STATE, text_room(np.dtype(game.rules.Table)))
    return Hashing(np.array(ROUND, np.int64), *(np.zeros(size, np.int64) for size in sizes))
