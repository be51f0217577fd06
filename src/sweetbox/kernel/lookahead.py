"""One step ahead: what each legal move is worth by `evaluate`, over imagined deals. A driver: compiled with the rules, or
interpreted.

There are two tables: the glimpse, which stays as it is, and one to try things on.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, TIES_STREAM, below, next_word, start_rng
from sweetbox.kernel.drivers import NO_MOVE, Rows, Scratch, random_move, settle

if TYPE_CHECKING:
    to_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    hide: Callable[[Any, Any, int], None]
    play: Callable[[Any, Any, int, int], None]
    imagine: Callable[[Any, Any, int, Any], None]
    evaluate: Callable[[Any, Any, int], int]

DEALS = 12  # imagined deals that `greedy` tries every move on
GLIMPSE, TRIAL = 0, 1
LONGEST_STEP = 200  # moves that others may need to close a simultaneous step; beyond that it is judged as it is


class Weighing(NamedTuple):
    """What one thread needs to weigh the moves of row after row."""

    scratch: Scratch
    tables: Any  # (2,) Table: the glimpse and the trial
    moves: Any  # (MOVES,) int32
    worth: Any  # (MOVES,) int64
    rngs: Any  # (1, RNG_WORDS) int64


def finish_step(box: Any, table: Any, others: int, rng: Any, moves: Any, weights: Any) -> None:
    """Let the others of a simultaneous step choose at random and then let chance happen, so that the choice takes effect."""
    for _ in range(LONGEST_STEP):
        mask = to_act(box, table)
        if mask == CHANCE:
            settle(box, table, rng, weights)
            return
        if mask & others == 0:
            return
        random_move(box, table, lowest(mask & others), rng, moves)


def worth_of(box: Any, tables: Any, seat: int, move: int, rng: Any, scratch: Scratch) -> int:
    """The evaluation after a move, on a deal that the generator imagines."""
    tables[TRIAL] = tables[GLIMPSE]
    table = tables[TRIAL]
    imagine(box, table, seat, rng)
    others = to_act(box, table) & ~(1 << seat)
    play(box, table, seat, move)
    finish_step(box, table, others, rng, scratch.moves, scratch.weights)
    return evaluate(box, table, seat)


def weigh_moves(rows: Rows, scratch: Scratch, seat: int, deals: int, seed: int, given: Any, worth: Any) -> None:
    """Add to `worth[k]` the evaluation after move `given[k]`, summed over the deals.

    Every move gets the same deals and the same luck, so that only the moves make a difference.
    """
    rng = rows.rngs[0]
    for deal in range(deals):
        for k in range(len(given)):
            start_rng(rng, seed, deal)
            worth[k] += worth_of(rows.boxes[0], rows.tables, seat, given[k], rng, scratch)


def greedy_rows(rows: Rows, weighing: Weighing, first: int, last: int, seats: Any, deals: int, chosen: Any) -> None:
    """The move that the bot `greedy` makes for the seat given for each row, with 32 bits of the row's luck as its seed; NO_MOVE if
    it is not the seat's turn."""
    box, moves, worth, rng = rows.boxes[0], weighing.moves, weighing.worth, weighing.rngs[0]
    for i in range(first, last):
        chosen[i] = NO_MOVE
        n = 0
        if seats[i] >= 0 and rows.acting[i] > 0:
            weighing.tables[GLIMPSE] = rows.tables[i]
            hide(box, weighing.tables[GLIMPSE], seats[i])
            n = legal(box, weighing.tables[GLIMPSE], seats[i], moves)
        if n > 0:
            seed = next_word(rows.lucks[i])
            for k in range(n):
                worth[k] = 0
            if n > 1:  # a single move needs no weighing
                for deal in range(deals):
                    for k in range(n):
                        start_rng(rng, seed, deal)
                        worth[k] += worth_of(box, weighing.tables, seats[i], moves[k], rng, weighing.scratch)
            chosen[i] = moves[best_of(worth, n, seed, rng)]


def best_of(worth: Any, n: int, seed: int, rng: Any) -> int:
    """The index of the highest of n numbers; the seed chooses among equals."""
    best, equals = 0, 1
    for k in range(1, n):
        if worth[k] > worth[best]:
            best, equals = k, 1
        elif worth[k] == worth[best]:
            equals += 1
    start_rng(rng, seed, TIES_STREAM)
    left = below(rng, equals)
    for k in range(best, n):
        if worth[k] == worth[best]:
            if left == 0:
                return k
            left -= 1
    return best
