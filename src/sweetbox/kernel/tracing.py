"""Whole matches by players that run compiled, and what every decision in them was like. A driver, compiled with the rules.

Chance and the players' luck are those of `Match` and `Turn`: a match that is played here is the one that the same bots play with
the same seed anywhere else. Matches that others have played are followed by their logs.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.bits import bits_of, lowest
from sweetbox.kernel.chance import CHANCE, below, outcome_at, start_rng
from sweetbox.kernel.drivers import Ends, Rows
from sweetbox.kernel.lookahead import GLIMPSE, TRIAL, Weighing, best_of, worth_of
from sweetbox.kernel.sha256 import Hashing, drawn_below, hash_text, start_draws, write_number

if TYPE_CHECKING:
    setup: Callable[[Any, Any], None]
    to_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    odds: Callable[[Any, Any, Any], int]
    happen: Callable[[Any, Any, int], None]
    result: Callable[[Any, Any, Any, Any], None]
    hide: Callable[[Any, Any, int], None]
    evaluate: Callable[[Any, Any, int], int]

NOBODY = -1
HOPELESS = 200  # of 10,000: a seat whose share of the win is not above this can no longer win
FOLLOWED = -1  # in place of a style: the seat's moves are in the log


class Course(NamedTuple):
    """Matches to play or to follow."""

    keys: Any  # (n, 8) int64: the seed of each as words
    seeds: Any  # (n,) int64: the same as a number, for the players' luck
    styles: Any  # (styles,) int64: how a player plays: imagined deals a move, 0: any legal move
    line_ups: Any  # (n, seats) int64: whose style plays a seat, or FOLLOWED
    starts: Any  # (n + 1,) int64: where the log of each begins
    events: Any  # (entries,) int32: moves and outcomes, of matches that are followed


class Traced(NamedTuple):
    """Every decision, one a row, match after match."""

    seat: Any  # int8
    move: Any  # int16
    choices: Any  # int16: legal moves
    width: Any  # int8: seats that decide at once
    drawn: Any  # int16: outcomes of chance since the decision before
    king: Any  # int8: whom the move of a seat that can no longer win made the leader, where it had the choice; else NOBODY
    shares: Any  # (rows, seats) int16: every seat's share of the win before the move, by `evaluate` of the whole table
    counts: Any  # (n,) int64: decisions of each match
    entries: Any  # (n,) int64: moves and outcomes of each match


def trace_matches(
    rows: Rows,
    weighing: Weighing,
    glimpse: Any,
    hashing: Hashing,
    course: Course,
    first: int,
    last: int,
    ends: Ends,
    traced: Traced,
) -> int:
    """Matches first … last-1, written from the first row of `traced` on; the first that did not fit any more."""
    box, at = rows.boxes[0], 0
    for i in range(first, last):
        rows.tables[i] = rows.blank[0]
        setup(box, rows.tables[i])
        count = trace_match(rows, weighing, glimpse, hashing, course, i, traced, at)
        if count < 0:
            return i
        at += count
        traced.counts[i] = count
        result(box, rows.tables[i], ends.points[i], ends.ranks[i])
    return last


def trace_match(
    rows: Rows, weighing: Weighing, glimpse: Any, hashing: Hashing, course: Course, i: int, traced: Traced, at: int
) -> int:
    """How many decisions the match had; -1: more than there is room for."""
    box, table, weights = rows.boxes[0], rows.tables[i], weighing.scratch.weights
    followed = course.starts[i + 1] > course.starts[i]
    if not followed:
        start_draws(hashing, course.keys[i])
    seats = len(course.line_ups[i])
    entry, draws, drawn, row = 0, 0, 0, at
    before, width = 0, 1  # who owed a move at the decision before, and how many decided at once
    mask = to_act(box, table)
    while mask != 0:
        if mask == CHANCE:
            if followed:
                happen(box, table, course.events[course.starts[i] + entry])
            else:
                total = odds(box, table, weights)
                happen(box, table, outcome_at(weights, drawn_below(hashing, draws, total)))
            draws += 1
            drawn += 1
        else:
            if row == len(traced.seat):
                return -1
            seat = lowest(mask)
            open_still = drawn == 0 and width > 1 and mask & ~before == 0
            width = max(width, bits_of(mask)) if open_still else bits_of(mask)
            before = mask
            for other in range(seats):
                traced.shares[row][other] = evaluate(box, table, other)
            n = legal(box, table, seat, weighing.moves)
            if followed:
                move = course.events[course.starts[i] + entry]
            else:
                move = chosen_move(rows, weighing, glimpse, hashing, course, i, seat, entry)
            traced.seat[row], traced.move[row], traced.choices[row] = seat, move, n
            traced.width[row], traced.drawn[row] = width, drawn
            traced.king[row] = NOBODY
            if seats > 2 and width == 1 and traced.shares[row][seat] <= HOPELESS:
                n = legal(box, table, seat, weighing.moves)
                traced.king[row] = crowned(rows, weighing, i, seat, seats, n, move)
            play(box, table, seat, move)
            row += 1
            drawn = 0
        entry += 1
        mask = to_act(box, table)
    traced.entries[i] = entry
    return row - at


def chosen_move(
    rows: Rows, weighing: Weighing, glimpse: Any, hashing: Hashing, course: Course, i: int, seat: int, entry: int
) -> int:
    """The move of the player who sits there, with the luck that a bot has after so many entries."""
    box, tables, moves, worth, rng = rows.boxes[0], weighing.tables, weighing.moves, weighing.worth, weighing.rngs[0]
    deals = course.styles[course.line_ups[i][seat]]
    tables[GLIMPSE] = rows.tables[i]
    hide(box, tables[GLIMPSE], seat)
    n = legal(box, tables[GLIMPSE], seat, moves)
    if n == 1:
        return moves[0]
    luck = luck_after(glimpse, hashing, course.seeds[i], seat, entry)
    if deals == 0:
        start_rng(rng, luck, 0)
        return moves[below(rng, n)]
    for k in range(n):
        worth[k] = 0
    for deal in range(deals):
        for k in range(n):
            start_rng(rng, luck, deal)
            worth[k] += worth_of(box, tables, seat, moves[k], rng, weighing.scratch)
    return moves[best_of(worth, n, luck, rng)]


def luck_after(glimpse: Any, hashing: Hashing, seed: int, seat: int, entry: int) -> int:
    """What `luck_of` in `bots/bot.py` says: 56 bits, from what the seat knows alone."""
    text = hashing.text
    at = write_number(text, write_number(text, write_number(text, 0, seed), seat), entry)
    size = len(glimpse)
    for k in range(size):
        text[at + k] = glimpse[k] & 255
    hash_text(hashing, at + size)
    return hashing.state[0] << 24 | hashing.state[1] >> 8


def crowned(rows: Rows, weighing: Weighing, i: int, seat: int, seats: int, n: int, move: int) -> int:
    """Who leads the others after the seat's move, if another of its n moves would have let somebody else lead; else NOBODY."""
    choice, king = False, leader_after(rows, weighing, i, seat, seats, move)
    if king == NOBODY:
        return NOBODY
    for k in range(n):
        other = leader_after(rows, weighing, i, seat, seats, weighing.moves[k])
        choice |= other != NOBODY and other != king
    return king if choice else NOBODY


def leader_after(rows: Rows, weighing: Weighing, i: int, seat: int, seats: int, move: int) -> int:
    """The one seat with the highest share after a move, of all but the mover; NOBODY where two have it."""
    tables, box = weighing.tables, rows.boxes[0]
    tables[TRIAL] = rows.tables[i]
    play(box, tables[TRIAL], seat, move)
    leader, highest = NOBODY, -1
    for other in range(seats):
        if other != seat:
            share = evaluate(box, tables[TRIAL], other)
            if share > highest:
                leader, highest = other, share
            elif share == highest:
                leader = NOBODY
    return leader
