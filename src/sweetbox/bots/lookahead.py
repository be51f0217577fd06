"""One step ahead: what each legal move is worth by `evaluate`, over imagined deals. A driver: compiled with the rules, or
interpreted.

There are two rows: the glimpse, which stays as it is, and one to try things on.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, start_rng
from sweetbox.kernel.drivers import Rows, Scratch, random_move, settle

if TYPE_CHECKING:
    to_act: Callable[[Any, Any], int]
    play: Callable[[Any, Any, int, int], None]
    imagine: Callable[[Any, Any, int, Any], None]
    evaluate: Callable[[Any, Any, int], int]

GLIMPSE, TRIAL = 0, 1
LONGEST_STEP = 200  # moves that others may need to close a simultaneous step; beyond that it is looked at as it is


def finish_step(box: Any, table: Any, others: int, rng: Any, moves: Any, weights: Any) -> None:
    """Let the others of a simultaneous step choose at random, then chance happen: the moment that a choice takes effect."""
    for _ in range(LONGEST_STEP):
        mask = to_act(box, table)
        if mask == CHANCE:
            settle(box, table, rng, weights)
            return
        if mask & others == 0:
            return
        random_move(box, table, lowest(mask & others), rng, moves)


def weigh_moves(rows: Rows, scratch: Scratch, seat: int, deals: int, seed: int, given: Any, worth: Any) -> None:
    """Add to `worth[k]` the evaluation after move `given[k]`, summed over the deals.

    Every move meets the same deals and the same luck, so that it is the moves that differ.
    """
    box, tables, rng = rows.boxes[0], rows.tables, rows.rngs[0]
    for deal in range(deals):
        for k in range(len(given)):
            start_rng(rng, seed, deal)
            tables[TRIAL] = tables[GLIMPSE]
            table = tables[TRIAL]
            imagine(box, table, seat, rng)
            others = to_act(box, table) & ~(1 << seat)
            play(box, table, seat, given[k])
            finish_step(box, table, others, rng, scratch.moves, scratch.weights)
            worth[k] += evaluate(box, table, seat)
