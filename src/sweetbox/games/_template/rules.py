"""Last Toffee. Rules LT1-LT7: see README.md."""

from ctypes import c_int8
from typing import Any

from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.openness import hide as hide
from sweetbox.kernel.openness import imagine as imagine
from sweetbox.kernel.openness import seen_by as seen_by
from sweetbox.kernel.ranks import rank
from sweetbox.kernel.record import Record

MOST_SEATS = 4
SEATS = (2, MOST_SEATS)
HIDES = False  # everything is open; tests/small/rules.py is a game with secrets
MOST_TOFFEES = 60

TAKE, ROLL = 0, 1  # the moves
MOVES = 2

FACES = 6  # the die shows 1 to 6 toffees: outcome k shows k + 1
OUTCOMES = FACES  # what the die shows; before the first turn, the seat that starts

NOBODY = -1
GOLD = 3  # extra points for the golden toffee

DRAW_START, CHOOSING, ROLLING, OVER = 0, 1, 2, 3  # phases

LONGEST = 1 + 2 * MOST_TOFFEES  # each turn is a move and at most one roll, and takes a toffee


# Fields are signed, the widest first; unused ones stay cleared, so that equal tables have equal bytes.


class Box(Record):
    __slots__ = ()
    _fields_ = [
        ("seats", c_int8),
        ("toffees", c_int8),  # in the jar at the start
        ("golden", c_int8),  # 1 when the last toffee is golden, 0 when it sticks
        ("faces", c_int8 * FACES),  # faces of the die that show 1, 2 … 6 toffees
    ]


class Table(Record):
    __slots__ = ()
    _fields_ = [
        ("jar", c_int8),  # toffees left
        ("taken", c_int8 * MOST_SEATS),
        ("rolls", c_int8 * MOST_SEATS),  # how often each seat rolled
        ("turn", c_int8),  # seat whose turn it is; at the end, the one that took the last toffee
        ("phase", c_int8),
    ]


# ---- Set-up ----


def setup(box: Box, table: Table) -> None:
    table.jar = box.toffees  # LT1
    table.turn = NOBODY
    table.phase = DRAW_START


# ---- Whose turn it is, and what can be done ----


def to_act(box: Box, table: Table) -> int:
    if table.phase == OVER:
        return 0
    if table.phase == CHOOSING:
        return 1 << table.turn
    return CHANCE


def legal(box: Box, table: Table, seat: int, moves: Any) -> int:
    if table.phase != CHOOSING or seat != table.turn:
        return 0
    moves[0] = TAKE
    if table.jar == 1:
        return 1  # LT4: nothing to roll for
    moves[1] = ROLL
    return 2


# ---- A turn ----


def play(box: Box, table: Table, seat: int, move: int) -> None:
    if move == TAKE:
        take(box, table, 1)  # LT2
    else:
        table.rolls[seat] += 1
        table.phase = ROLLING


def odds(box: Box, table: Table, weights: Any) -> int:
    total = 0
    for outcome in range(OUTCOMES):
        if table.phase == DRAW_START:
            weights[outcome] = 1 if outcome < box.seats else 0  # LT1
        else:
            weights[outcome] = box.faces[outcome]
        total += weights[outcome]
    return total


def happen(box: Box, table: Table, outcome: int) -> None:
    if table.phase == DRAW_START:
        table.turn = outcome
        table.phase = CHOOSING
    else:
        take(box, table, min(outcome + 1, table.jar))  # LT3: never more than there are


def take(box: Box, table: Table, toffees: int) -> None:
    table.jar -= toffees
    table.taken[table.turn] += toffees
    if table.jar == 0:
        table.phase = OVER  # LT7; the turn stays with the seat that took the last one
    else:
        table.turn = (table.turn + 1) % box.seats
        table.phase = CHOOSING


# ---- The end ----


def result(box: Box, table: Table, points: Any, ranks: Any) -> None:
    for seat in range(box.seats):
        points[seat] = final_standing(box, table, seat)
    rank(box.seats, points, ranks)
    for seat in range(box.seats):
        points[seat] = points_of(box, table, seat)


def final_standing(box: Box, table: Table, seat: int) -> int:
    """LT7: points, then fewer rolls."""
    return 128 * points_of(box, table, seat) - table.rolls[seat]


def points_of(box: Box, table: Table, seat: int) -> int:
    if table.phase != OVER or seat != table.turn:
        return table.taken[seat]
    if box.golden:
        return table.taken[seat] + GOLD  # LT6
    return 0  # LT5: the last one sticks
