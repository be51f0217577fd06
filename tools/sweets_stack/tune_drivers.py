"""Greedy play by this game's own `evaluate`, counted: in the rules' subset, compiled with them by `tune`."""

from typing import Any

from sweetbox.games.sweets_stack.judge import evaluate
from sweetbox.games.sweets_stack.rules import (
    DECLINE,
    EXCHANGE,
    PLACE,
    TURNS,
    hide,
    imagine,
    legal,
    play,
    setup,
)
from sweetbox.kernel.chance import below, start_rng
from sweetbox.kernel.drivers import first_seat, settle

# Columns of the counts that a match leaves.
EXCHANGES, TURNINGS, CHANGES, DECLINES = 0, 1, 2, 3
COUNTS = 4

IMAGINED = 2  # deals that the greedy player thinks of for each move


def greedy_matches(
    boxes: Any, tables: Any, trial: Any, rngs: Any, first: int, last: int, seed: int, greedy: int,
    counts: Any, moves: Any, weights: Any,
) -> None:  # fmt: skip
    """Play matches first … last-1; the seats of the mask `greedy` play by `evaluate`, the others at random."""
    for i in range(first, last):
        start_rng(rngs[i], seed, i)
        setup(boxes[0], tables[i])
        mask = settle(boxes[0], tables[i], rngs[i], weights)
        while mask != 0:
            seat = first_seat(mask)
            n = legal(boxes[0], tables[i], seat, moves)
            move = moves[0]
            if n > 1:
                if greedy >> seat & 1:
                    move = greedy_move(boxes, tables, trial, rngs[i], i, seat, n, moves)
                else:
                    move = moves[below(rngs[i], n)]
            count_move(tables[i], seat, move, counts[i])
            play(boxes[0], tables[i], seat, move)
            mask = settle(boxes[0], tables[i], rngs[i], weights)


def greedy_move(boxes: Any, tables: Any, trial: Any, rng: Any, i: int, seat: int, n: int, moves: Any) -> int:
    """The move with the best mean of `evaluate` over imagined deals; among equals any."""
    best: int = moves[0]
    worth, equal = -1, 0
    for k in range(n):
        value = 0
        for _ in range(IMAGINED):
            trial[0] = tables[i]
            hide(boxes[0], trial[0], seat)
            imagine(boxes[0], trial[0], seat, rng)
            play(boxes[0], trial[0], seat, moves[k])
            value += evaluate(boxes[0], trial[0], seat)
        if value > worth:
            best = moves[k]
            worth, equal = value, 1
        elif value == worth:
            equal += 1
            if below(rng, equal) == 0:
                best = moves[k]
    return best


def count_move(table: Any, seat: int, move: int, counts: Any) -> None:
    if move == EXCHANGE:
        counts[seat][EXCHANGES] += 1
    elif move == DECLINE:
        counts[seat][DECLINES] += 1
    elif PLACE <= move < DECLINE:
        shape = move - PLACE
        if shape % TURNS > 0:
            counts[seat][TURNINGS] += 1
        if shape // TURNS != table.received[seat]:
            counts[seat][CHANGES] += 1
