"""Drivers: loops over tables that any game's rules can be put under. In the rules' subset, compiled in one namespace with them.

`boxes` holds one box that the whole batch shares; `tables` and `rngs` have one row a match. `moves` and `weights` are scratch rows
of MOVES and OUTCOMES numbers, one set a thread. Interpreted, all of these are lists of records; compiled, NumPy arrays.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sweetbox.kernel.bits import lowest
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
NO_MOVE = -1  # in a row of moves, one of every seat: this seat makes none


# ---- Random play ----


def first_seat(mask: int) -> int:
    """The lowest seat of a mask that has one."""
    return lowest(mask)


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
    found = False
    for k in range(n):  # to the end: compiled, several are compared at once
        found |= moves[k] == move
    return found


# ---- Batches: rows of moves, one of every seat; NO_MOVE where a seat makes none ----


def batched_seed(rngs: Any, first: int, last: int, chosen: Any, seeds: Any, stream: int) -> None:
    """Start the generators of the chosen rows, each from its own seed."""
    for i in range(first, last):
        if chosen[i]:
            start_rng(rngs[i], seeds[i], stream)


def batched_reset(
    boxes: Any, tables: Any, blank: Any, rngs: Any, first: int, last: int, chosen: Any, acting: Any, weights: Any
) -> None:
    """Lay the chosen tables out anew and bring each to its first decision; the generators go on where they are."""
    for i in range(first, last):
        if chosen[i]:
            tables[i] = blank[0]
            setup(boxes[0], tables[i])
            acting[i] = settle(boxes[0], tables[i], rngs[i], weights)


def batched_refuse(
    boxes: Any, tables: Any, first: int, last: int, seats: int, given: Any, acting: Any, refused: Any, moves: Any
) -> int:  # fmt: skip
    """Mark in `refused`, bit by seat, the given moves that are not legal; return how many tables have one. Nothing is played."""
    count = 0
    for i in range(first, last):
        mask = 0
        for seat in range(seats):
            if given[i][seat] != NO_MOVE and (acting[i] == 0 or not is_legal(boxes[0], tables[i], seat, given[i][seat], moves)):
                mask |= 1 << seat
        refused[i] = mask
        if mask:
            count += 1
    return count


def batched_play(
    boxes: Any, tables: Any, rngs: Any, first: int, last: int, seats: int, given: Any, refused: Any, acting: Any, weights: Any
) -> None:  # fmt: skip
    """Make the given moves in seat order where none of a table's was refused, then let chance happen."""
    for i in range(first, last):
        played = 0
        if refused[i] == 0:
            for seat in range(seats):
                if given[i][seat] != NO_MOVE:
                    play(boxes[0], tables[i], seat, given[i][seat])
                    played += 1
        if played:
            acting[i] = settle(boxes[0], tables[i], rngs[i], weights)


def batched_legal(boxes: Any, tables: Any, first: int, last: int, seats: Any, acting: Any, masks: Any, moves: Any) -> None:
    """Write 1 into row i of `masks` for each legal move of the seat given for table i; seat -1: none."""
    for i in range(first, last):
        if seats[i] >= 0 and acting[i] != 0:
            n = legal(boxes[0], tables[i], seats[i], moves)
            for k in range(n):
                masks[i][moves[k]] = 1


def batched_random(
    boxes: Any, tables: Any, lucks: Any, first: int, last: int, seats: Any, acting: Any, chosen: Any, moves: Any
) -> None:  # fmt: skip
    """A random legal move of the seat given for each table; NO_MOVE for a seat that owes none. `lucks` are the generators."""
    for i in range(first, last):
        chosen[i] = NO_MOVE
        if seats[i] >= 0 and acting[i] != 0:
            n = legal(boxes[0], tables[i], seats[i], moves)
            if n > 0:
                chosen[i] = moves[below(lucks[i], n)]


def batched_observe(boxes: Any, tables: Any, trial: Any, first: int, last: int, seats: Any, out: Any) -> None:
    """What the seat given for each table observes of it; seat -1: row i stays as it is. `trial` is a row to hide on."""
    for i in range(first, last):
        if seats[i] >= 0:
            trial[0] = tables[i]
            hide(boxes[0], trial[0], seats[i])
            observe(boxes[0], trial[0], seats[i], out[i])


def batched_others(
    boxes: Any, tables: Any, rngs: Any, lucks: Any, first: int, last: int, seats: Any, asked: int, acting: Any,
    moves: Any, weights: Any,
) -> int:  # fmt: skip
    """Let all but the seat given for each table move at random until it owes a move; stop before a seat of the mask `asked`.

    `lucks` are the generators of these moves. Returns how many tables wait for a seat of `asked`.
    """
    waiting = 0
    for i in range(first, last):
        mask = acting[i]
        while mask > 0 and not mask >> seats[i] & 1 and not asked >> first_seat(mask) & 1:
            seat = first_seat(mask)
            n = legal(boxes[0], tables[i], seat, moves)
            play(boxes[0], tables[i], seat, moves[below(lucks[i], n)])
            mask = settle(boxes[0], tables[i], rngs[i], weights)
        acting[i] = mask
        if mask > 0 and not mask >> seats[i] & 1:
            waiting += 1
    return waiting


def batched_result(boxes: Any, tables: Any, first: int, last: int, chosen: Any, points: Any, ranks: Any) -> None:
    for i in range(first, last):
        if chosen[i]:
            result(boxes[0], tables[i], points[i], ranks[i])


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
