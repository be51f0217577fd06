"""Matches of greedy players, for tuning the sheets. In the rules' subset, compiled in one namespace with them."""

from typing import Any

from sweetbox.games.honeymoon.judge import evaluate
from sweetbox.games.honeymoon.rules import LENGTH, UNDECIDED, happen, legal, odds, play, result, setup, to_act
from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, below, pick, start_rng
from sweetbox.kernel.drivers import Ends, Rows, Scratch

WHIM = 50  # how much, of a win's 10,000, a player may misjudge a move, so that equal players dig different tunnels


def greedy_matches(rows: Rows, scratch: Scratch, ends: Ends, seed: int, first_roll: int, first_dig: int) -> None:
    """A match in each row. first_roll, first_dig: how seat 0 begins; 0 and UNDECIDED leave it to chance and the player."""
    box = rows.boxes[0]
    for i in range(len(rows.tables)):
        start_rng(rows.rngs[i], seed, i)
        setup(box, rows.tables[i])
        greedy_match(box, rows.tables[i], rows.rngs[i], first_roll, first_dig, scratch.moves, scratch.weights)
        result(box, rows.tables[i], ends.points[i], ends.ranks[i])


def greedy_match(box: Any, table: Any, rng: Any, first_roll: int, first_dig: int, moves: Any, weights: Any) -> None:
    mask = to_act(box, table)
    while mask != 0:
        if mask == CHANCE:
            outcome = pick(rng, weights, odds(box, table, weights))
            if table.rolls == 0 and first_roll > 0:
                outcome = first_roll - 1
            happen(box, table, outcome)
        else:
            seat = lowest(mask)
            move = greedy_move(box, table, rng, seat, moves)
            if seat == 0 and table.rolls == 1 and first_dig != UNDECIDED:
                move = first_dig
            play(box, table, seat, move)
        mask = to_act(box, table)


def greedy_move(box: Any, table: Any, rng: Any, seat: int, moves: Any) -> int:
    """The move after which the seat's `evaluate` is highest, give or take a whim. It counts a choice as if it were dug."""
    best, best_value = -1, -1
    for k in range(legal(box, table, seat, moves)):
        move = moves[k]
        if move > LENGTH:
            table.length[seat] = move - LENGTH
            value = evaluate(box, table, seat) + below(rng, WHIM)
            table.length[seat] = 0
        else:
            table.choice[seat] = move
            value = evaluate(box, table, seat) + below(rng, WHIM)
            table.choice[seat] = UNDECIDED
        if value > best_value:
            best, best_value = move, value
    return best
