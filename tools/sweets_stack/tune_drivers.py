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
from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import below, start_rng
from sweetbox.kernel.drivers import Rows, Scratch, settle

# Columns of the counts that a match leaves.
EXCHANGES, TURNINGS, CHANGES, DECLINES = 0, 1, 2, 3
COUNTS = 4

IMAGINED = 2  # deals that the greedy player thinks of for each move


def greedy_matches(rows: Rows, scratch: Scratch, seed: int, greedy: int, counts: Any) -> None:
    """Play a match in each row; the seats of the mask `greedy` play by `evaluate`, the others at random."""
    box, moves = rows.boxes[0], scratch.moves
    for i in range(len(rows.tables)):
        table, rng = rows.tables[i], rows.rngs[i]
        start_rng(rng, seed, i)
        setup(box, table)
        mask = settle(box, table, rng, scratch.weights)
        while mask != 0:
            seat = lowest(mask)
            n = legal(box, table, seat, moves)
            move = moves[0]
            if n > 1:
                if greedy >> seat & 1:
                    move = greedy_move(rows, scratch, i, seat, n)
                else:
                    move = moves[below(rng, n)]
            count_move(table, seat, move, counts[i])
            play(box, table, seat, move)
            mask = settle(box, table, rng, scratch.weights)


def greedy_move(rows: Rows, scratch: Scratch, i: int, seat: int, n: int) -> int:
    """The move with the best mean of `evaluate` over imagined deals; among equals any."""
    box, rng, trial, moves = rows.boxes[0], rows.rngs[i], scratch.trial, scratch.moves
    best: int = moves[0]
    worth, equal = -1, 0
    for k in range(n):
        value = 0
        for _ in range(IMAGINED):
            trial[0] = rows.tables[i]
            hide(box, trial[0], seat)
            imagine(box, trial[0], seat, rng)
            play(box, trial[0], seat, moves[k])
            value += evaluate(box, trial[0], seat)
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
