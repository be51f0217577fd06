"""Drivers: loops over tables that any game's rules can be put under. In the rules' subset, compiled in one namespace with them.

`boxes` holds one box that the whole batch shares; `tables` and `rngs` have one row a match. `moves` and `weights` are scratch rows
of MOVES and OUTCOMES numbers, one set a thread. Interpreted, all of these are lists of records; compiled, NumPy arrays.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sweetbox.kernel.chance import CHANCE, below, pick, start_rng

if TYPE_CHECKING:  # the game's functions: `translate` puts them here by name
    setup: Callable[[Any, Any], None]
    to_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    odds: Callable[[Any, Any, Any], int]
    happen: Callable[[Any, Any, int], None]
    result: Callable[[Any, Any, Any, Any], None]
    hide: Callable[[Any, Any, int], None]
    imagine: Callable[[Any, Any, int, Any], None]
    seen_by: Callable[[Any, Any, int, int], int]
    observe: Callable[[Any, Any, int, Any], None]
    evaluate: Callable[[Any, Any, int], int]

REFUSED = -2  # what a batched step says of a table whose move was not legal


# ---- Random play ----


def first_seat(mask: int) -> int:
    """The lowest seat of a mask that has one."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def random_step(box: Any, table: Any, rng: Any, moves: Any, weights: Any) -> bool:
    """One random move of the lowest seat that owes one, or one outcome; False when the match is over."""
    mask = to_act(box, table)
    if mask == 0:
        return False
    if mask == CHANCE:
        total = odds(box, table, weights)
        happen(box, table, pick(rng, weights, total))
    else:
        seat = first_seat(mask)
        n = legal(box, table, seat, moves)
        play(box, table, seat, moves[below(rng, n)])
    return True


def random_steps(boxes: Any, tables: Any, rngs: Any, i: int, limit: int, moves: Any, weights: Any) -> int:
    """Up to `limit` random steps of match i; how many were made."""
    box, table, rng = boxes[0], tables[i], rngs[i]
    steps = 0
    while steps < limit and random_step(box, table, rng, moves, weights):
        steps += 1
    return steps


def random_playouts(
    boxes: Any, tables: Any, rngs: Any, first: int, last: int, seed: int, limit: int,
    points: Any, ranks: Any, steps: Any, moves: Any, weights: Any,
) -> int:  # fmt: skip
    """Play matches first … last-1, each on a blank table with its own stream, to the end; steps made in all."""
    total = 0
    for i in range(first, last):
        start_rng(rngs[i], seed, i)
        setup(boxes[0], tables[i])
        steps[i] = random_steps(boxes, tables, rngs, i, limit, moves, weights)
        result(boxes[0], tables[i], points[i], ranks[i])
        total += steps[i]
    return total


# ---- Batched steps with given moves ----


def settle(box: Any, table: Any, rng: Any, weights: Any) -> int:
    """Let chance happen until a seat owes a move or the match is over; return `to_act`."""
    mask = to_act(box, table)
    while mask == CHANCE:
        total = odds(box, table, weights)
        happen(box, table, pick(rng, weights, total))
        mask = to_act(box, table)
    return mask


def batched_start(boxes: Any, tables: Any, rngs: Any, first: int, last: int, seed: int, acting: Any, weights: Any) -> None:
    """Set up blank tables first … last-1 and bring each to its first decision; `acting` gets the masks."""
    for i in range(first, last):
        start_rng(rngs[i], seed, i)
        setup(boxes[0], tables[i])
        acting[i] = settle(boxes[0], tables[i], rngs[i], weights)


def batched_step(
    boxes: Any, tables: Any, rngs: Any, first: int, last: int, seats: Any, given: Any, acting: Any, moves: Any, weights: Any
) -> int:  # fmt: skip
    """Make the given move of the given seat on each table, then let chance happen.

    `acting` gets each table's mask; a table whose move is not legal stays as it is and gets REFUSED. Returns how many.
    """
    refused = 0
    for i in range(first, last):
        box, table = boxes[0], tables[i]
        if is_legal(box, table, seats[i], given[i], moves):
            play(box, table, seats[i], given[i])
            acting[i] = settle(box, table, rngs[i], weights)
        else:
            acting[i] = REFUSED
            refused += 1
    return refused


def is_legal(box: Any, table: Any, seat: int, move: int, moves: Any) -> bool:
    mask = to_act(box, table)
    if mask <= 0 or seat < 0 or not mask >> seat & 1:
        return False
    n = legal(box, table, seat, moves)
    for k in range(n):
        if moves[k] == move:
            return True
    return False


# ---- The contract, one table at a time: compiled functions are called from Python with arrays and an index ----


def setup_at(boxes: Any, tables: Any, i: int) -> None:
    setup(boxes[0], tables[i])


def to_act_at(boxes: Any, tables: Any, i: int) -> int:
    return to_act(boxes[0], tables[i])


def legal_at(boxes: Any, tables: Any, i: int, seat: int, moves: Any) -> int:
    return legal(boxes[0], tables[i], seat, moves)


def play_at(boxes: Any, tables: Any, i: int, seat: int, move: int) -> None:
    play(boxes[0], tables[i], seat, move)


def odds_at(boxes: Any, tables: Any, i: int, weights: Any) -> int:
    return odds(boxes[0], tables[i], weights)


def happen_at(boxes: Any, tables: Any, i: int, outcome: int) -> None:
    happen(boxes[0], tables[i], outcome)


def result_at(boxes: Any, tables: Any, i: int, points: Any, ranks: Any) -> None:
    result(boxes[0], tables[i], points, ranks)


def hide_at(boxes: Any, tables: Any, i: int, seat: int) -> None:
    hide(boxes[0], tables[i], seat)


def imagine_at(boxes: Any, tables: Any, i: int, seat: int, rngs: Any) -> None:
    imagine(boxes[0], tables[i], seat, rngs[i])


def seen_by_at(boxes: Any, tables: Any, i: int, actor: int, event: int) -> int:
    return seen_by(boxes[0], tables[i], actor, event)


def observe_at(boxes: Any, tables: Any, i: int, seat: int, out: Any) -> None:
    observe(boxes[0], tables[i], seat, out)


def evaluate_at(boxes: Any, tables: Any, i: int, seat: int) -> int:
    return evaluate(boxes[0], tables[i], seat)
