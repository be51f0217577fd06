"""Matches: what is kept of every match, as columns; a row a match. Worked out from traces, and small enough to be kept and sent."""

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from sweetbox.engines.trace import Trace
from sweetbox.kernel.game import Game
from sweetbox.kernel.record import Record
from sweetbox.lab.setting import Tempo
from sweetbox.lab.usage import things_of

MOMENTS = 20  # parts of a match that the lead is looked at in
NOBODY = -1


@dataclass(frozen=True)
class Matches:
    """n matches of one setting."""

    seed: NDArray[np.int64]  # (n,)
    rotation: NDArray[np.int8]  # (n,): which of the setting's seatings
    ranks: NDArray[np.int8]  # (n, seats)
    points: NDArray[np.int32]  # (n, seats)
    first: NDArray[np.int8]  # (n,): who made the first move; NOBODY: several at once
    entries: NDArray[np.int32]  # (n,): moves and outcomes
    rounds: NDArray[np.int32]  # (n,)
    seconds: NDArray[np.float64]  # (n,)
    asked: NDArray[np.float64]  # (n, seats): the seconds of these in which the seat had something to decide
    decisions: NDArray[np.int32]  # (n, seats)
    choices: NDArray[np.int32]  # (n, seats): legal moves of all its decisions together
    forced: NDArray[np.int32]  # (n, seats): decisions with one legal move
    changes: NDArray[np.int16]  # (n,): how often another seat took the lead
    decided: NDArray[np.float64]  # (n,): the part of the match after which a winner led for good
    leads: NDArray[np.int8]  # (n, MOMENTS): who led alone in each part; NOBODY: no one did
    kings: NDArray[np.int8]  # (n,): 1 where a seat that could no longer win chose the winner
    uses: NDArray[np.int32]  # (rows, 3): match, seat * things + thing, how often; in this order
    own: NDArray[np.float64]  # (n, measures of the game)

    def __len__(self) -> int:
        return len(self.seed)

    @property
    def shares(self) -> NDArray[np.float64]:
        """(n, seats): each seat's share of the win."""
        won = self.ranks == 1
        shares: NDArray[np.float64] = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        return shares

    @property
    def moves(self) -> NDArray[np.int64]:
        """(n,): decisions of all seats."""
        moves: NDArray[np.int64] = self.decisions.sum(axis=1, dtype=np.int64)
        return moves


def joined(parts: list[Matches]) -> Matches:
    """All matches of several parts, in the order given."""
    columns = []
    for field in fields(Matches):
        arrays = [getattr(part, field.name) for part in parts]
        if field.name == "uses":
            before = np.cumsum([0, *(len(part) for part in parts[:-1])])
            arrays = [array + np.array([begin, 0, 0], np.int32) for array, begin in zip(arrays, before, strict=True)]
        columns.append(np.concatenate(arrays))
    return Matches(*columns)


def matches_of(
    game: Game, box: Record, trace: Trace, seeds: NDArray[np.int64], rotation: NDArray[np.int8], tempo: Tempo
) -> Matches:
    """What is kept of the matches of a trace."""
    n, seats = trace.ranks.shape
    of = np.repeat(np.arange(n), np.diff(trace.starts))  # the match of each decision
    ranks = trace.ranks.astype(np.int8)
    begun = trace.starts[:-1]
    first = np.where(trace.width[begun] == 1, trace.seat[begun], NOBODY).astype(np.int8)
    place = of * seats + trace.seat

    def by_seat(weights: NDArray[np.float64] | None) -> NDArray[np.int32]:
        return np.bincount(place, weights, n * seats).reshape(n, seats).astype(np.int32)

    forced = trace.choices <= 1
    seconds, asked = _times(trace, of, tempo)
    changes, decided, leads = _leading(trace, of, ranks)
    crowned = (trace.king >= 0) & (ranks[of, np.maximum(trace.king, 0)] == 1)
    kings = (np.bincount(of, crowned, n) > 0).astype(np.int8)
    return Matches(
        seed=seeds,
        rotation=rotation,
        ranks=ranks,
        points=trace.points.astype(np.int32),
        first=first,
        entries=trace.entries.astype(np.int32),
        rounds=_rounds(trace, of),
        seconds=seconds,
        asked=asked,
        decisions=by_seat(None),
        choices=by_seat(trace.choices.astype(np.float64)),
        forced=by_seat(forced.astype(np.float64)),
        changes=changes,
        decided=decided,
        leads=leads,
        kings=kings,
        uses=_uses(game, box, trace, of),
        own=own_measures(game, box, trace),
    )


def own_measures(game: Game, box: Record, trace: Trace) -> NDArray[np.float64]:
    """(n, measures): what the game adds in its `measures.py`."""
    columns = [np.asarray(measure.of(box, trace), np.float64) for measure in game.measured.measures]
    return np.stack(columns, axis=1) if columns else np.zeros((len(trace), 0))


def _rounds(trace: Trace, of: NDArray[np.int64]) -> NDArray[np.int32]:
    """The most turns that a seat had: a turn is a run of decisions with nobody else's between; in a step of several seats, the
    seat's decisions in it."""
    n, seats = trace.ranks.shape
    fresh = np.ones(len(of), np.bool_)
    fresh[1:] = (of[1:] != of[:-1]) | (trace.seat[1:] != trace.seat[:-1])
    turns = np.bincount(of * seats + trace.seat, fresh, n * seats).reshape(n, seats)
    rounds: NDArray[np.int32] = turns.max(axis=1).astype(np.int32)
    return rounds


def _times(trace: Trace, of: NDArray[np.int64], tempo: Tempo) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Seconds of each match, and those of each seat in which it had something to decide. Seats that decide at once share the time:
    each decision of such a step takes its part of it."""
    n, seats = trace.ranks.shape
    own = np.where(trace.choices > 1, tempo.decision, tempo.forced)
    spent = own / trace.width + np.where(trace.drawn > 0, tempo.chance, 0.0)
    asked = np.bincount(of * seats + trace.seat, own, n * seats).reshape(n, seats)
    seconds: NDArray[np.float64] = np.bincount(of, spent, n).astype(np.float64)
    return seconds, np.minimum(asked, seconds[:, None])


def _leading(
    trace: Trace, of: NDArray[np.int64], ranks: NDArray[np.int8]
) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.int8]]:
    """How often the lead changed, when it was decided, and who led when. The leader is the seat with the highest share of the win,
    alone; while nobody leads alone, the one who led last still does, for the changes."""
    n = len(ranks)
    best = trace.shares.max(axis=1, keepdims=True)
    alone = (trace.shares == best).sum(axis=1) == 1
    leader = np.where(alone, trace.shares.argmax(axis=1), NOBODY).astype(np.int8)
    changes, decided = np.zeros(n, np.int16), np.ones(n)
    leads = np.full((n, MOMENTS), NOBODY, np.int8)
    counts = np.diff(trace.starts)
    for match in range(n):
        line = leader[trace.of(match)]
        known = line[line != NOBODY]
        changes[match] = int((known[1:] != known[:-1]).sum())
        winning = (line != NOBODY) & (ranks[match, line] == 1)
        astray = np.flatnonzero(~winning)
        decided[match] = (astray[-1] + 1) / max(1, counts[match]) if len(astray) else 0.0
        if counts[match]:
            leads[match] = line[np.arange(MOMENTS) * counts[match] // MOMENTS]
    return changes, decided, leads


def _uses(game: Game, box: Record, trace: Trace, of: NDArray[np.int64]) -> NDArray[np.int32]:
    things = things_of(game, box)
    count = len(things.names)
    used = things.of_move[trace.move]  # (decisions, most things of a move)
    free = (trace.choices > 1)[:, None] & (used >= 0)  # a move without a choice says nothing about what is chosen
    rows = np.broadcast_to((of * trace.seats + trace.seat)[:, None], used.shape)[free] * count + used[free]
    found, times = np.unique(rows, return_counts=True)
    per = max(1, trace.seats * count)
    return np.stack([found // per, found % per, times], axis=1).astype(np.int32)
