"""Biscuit Pockets. Readings BP1-BP17: see README.md."""

from ctypes import c_int8, c_int16, c_int64
from typing import Any

from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.openness import hide as hide
from sweetbox.kernel.openness import imagine as imagine
from sweetbox.kernel.openness import seen_by as seen_by
from sweetbox.kernel.ranks import rank
from sweetbox.kernel.record import Record

MOST_SEATS = 6
SEATS = (2, MOST_SEATS)
HIDES = False  # everyone sees what anyone sees (BP9, BP16); unseen tiles have no order

#   a1 b1 c1 d1 e1 f1     0  1  2  3  4  5
#   a2 b2 …               6  7 …
#   a6 b6 c6 d6 e6 f6    30 31 32 33 34 35
SIDE = 6
POCKETS = SIDE * SIDE  # places; an edition may use fewer columns and rows, from the top left
KINDS = 8  # most kinds of tile in an edition

# A move is one of these plus the pocket: knock c4 = KNOCK + 3 * SIDE + 2.
FLIP = 0
KNOCK = FLIP + POCKETS
SHOW = KNOCK + POCKETS
MOVES = SHOW + POCKETS
OUTCOMES = KINDS  # a kind of tile; before the first turn, the seat that starts

UNSEEN, GONE = -1, -2  # a pocket's kind before anyone saw it, after someone took it
NOBODY, NOWHERE = -1, -1

CHAIN = 6  # the sixth step is the Great 6
MUST_KNOCK = 3  # after this many steps the next tile must be knocked on: no tile shows 4
WORTH_TAKING = 2  # a chain of fewer tiles goes back

DRAW_START, FLIPPING, REVEALING, SHOWING, REVEALING_SHOWN, OVER = 0, 1, 2, 3, 4, 5  # phases

NOTHING, JOINED, WRONG, BROKE, SHOWN = 0, 1, 2, 3, 4  # fate of the tile flipped last

MOST_IDLE_ROUNDS = 100
# At most 18 chains are received. Before each, and after the last, there are at most as many turns as the idle limit allows; a turn
# is at most six flips and one showing, each a move and an outcome.
LONGEST = 1 + 19 * MOST_IDLE_ROUNDS * MOST_SEATS * 2 * (CHAIN + 1)


class Box(Record):
    __slots__ = ()
    _fields_ = [
        ("idle_turns", c_int16),  # turns in a row without a received tile that end the match
        ("count", c_int8 * KINDS),  # tiles of each kind
        ("biscuits", c_int8 * KINDS),  # biscuits on a tile; a cracked one has 1
        ("cracked", c_int8 * KINDS),  # 1 for a kind that is cracked
        ("points", c_int8 * KINDS),  # what a tile scores
        ("seats", c_int8),
        ("show_seen", c_int8),  # whether the interface shows what was seen; no rule depends on it
        ("wide", c_int8),  # columns of the square
        ("high", c_int8),  # its rows
    ]


class Table(Record):
    __slots__ = ()
    _fields_ = [
        ("face_down", c_int64),  # bit per pocket: a tile lies there face down
        ("idle", c_int16),  # turns in a row in which nobody received a tile
        ("pocket", c_int8 * POCKETS),  # kind of tile, UNSEEN or GONE
        ("unseen", c_int8 * KINDS),  # tiles of each kind that nobody has seen yet
        ("received", c_int8 * KINDS * MOST_SEATS),  # tiles of each kind beside each seat
        ("chain", c_int8 * CHAIN),  # pockets of the chain in order, then NOWHERE
        ("steps", c_int8),  # length of the chain
        ("phase", c_int8),
        ("turn", c_int8),  # seat whose turn it is; NOBODY before the start seat is drawn
        ("pick", c_int8),  # pocket being flipped while its kind is drawn, else NOWHERE
        ("knocked", c_int8),  # 1 while that pocket is knocked on
        ("last_lap", c_int8),  # turns left once the last cracked tile has been received, else -1
        # For the story: what was seen last, until the next flip.
        ("last_pocket", c_int8),
        ("last_kind", c_int8),  # what it turned out to be; UNSEEN while it is being drawn
        ("last_fate", c_int8),
        ("last_taken", c_int8),  # tiles received by that flip
        ("last_seat", c_int8),
        ("great_six", c_int8),  # 1 while the turn is a Great 6
    ]


# ---- Set-up ----


def setup(box: Box, table: Table) -> None:
    for pocket in range(POCKETS):
        if pocket % SIDE < box.wide and pocket // SIDE < box.high:
            table.pocket[pocket] = UNSEEN
            table.face_down |= 1 << pocket
        else:
            table.pocket[pocket] = GONE  # beyond the square
    for kind in range(KINDS):
        table.unseen[kind] = box.count[kind]
    for step in range(CHAIN):
        table.chain[step] = NOWHERE
    table.turn = NOBODY
    table.pick = NOWHERE
    table.last_lap = -1
    table.last_pocket = NOWHERE
    table.last_kind = UNSEEN
    table.last_seat = NOBODY
    table.phase = DRAW_START


# ---- Whose turn it is, and what can be done ----


def to_act(box: Box, table: Table) -> int:
    if table.phase == OVER:
        return 0
    if table.phase == FLIPPING or table.phase == SHOWING:
        return 1 << table.turn
    return CHANCE


def legal(box: Box, table: Table, seat: int, moves: Any) -> int:
    n = 0
    if seat != table.turn:
        return 0
    if table.phase == FLIPPING:
        if table.steps != MUST_KNOCK:  # BP7: after the third step only a tile you knock on can continue the chain
            n = list_face_down(table, FLIP, moves, n)
        n = list_face_down(table, KNOCK, moves, n)  # BP2
    elif table.phase == SHOWING:
        n = list_face_down(table, SHOW, moves, n)  # BP17: any tile that lies face down
    return n


def list_face_down(table: Table, kind_of_move: int, moves: Any, n: int) -> int:
    pockets = table.face_down
    while pockets:
        moves[n] = kind_of_move + lowest(pockets)
        n += 1
        pockets &= pockets - 1
    return n


# ---- 1 Flipping pockets ----


def play(box: Box, table: Table, seat: int, move: int) -> None:
    table.last_fate = NOTHING
    table.last_taken = 0
    table.last_seat = seat
    if move >= SHOW:
        table.pick = move - SHOW
        table.knocked = 0
        table.phase = REVEALING_SHOWN
    elif move >= KNOCK:
        table.pick = move - KNOCK
        table.knocked = 1
        table.phase = REVEALING
    else:
        table.pick = move - FLIP
        table.knocked = 0
        table.phase = REVEALING
    table.last_pocket = table.pick
    table.last_kind = UNSEEN
    # A tile seen before, or the only kind left unseen, needs no chance.
    if table.pocket[table.pick] != UNSEEN:
        turn_up(box, table)
    else:
        only = only_kind_unseen(table)
        if only >= 0:
            happen(box, table, only)


def only_kind_unseen(table: Table) -> int:
    """The only kind that an unseen tile can be, or -1 if it can be one of several."""
    only = -1
    for kind in range(KINDS):
        if table.unseen[kind] > 0:
            if only >= 0:
                return -1
            only = kind
    return only


def odds(box: Box, table: Table, weights: Any) -> int:
    total = 0
    if table.phase == DRAW_START:
        for seat in range(OUTCOMES):
            weights[seat] = 1 if seat < box.seats else 0
        return box.seats
    for kind in range(KINDS):
        weights[kind] = table.unseen[kind]
        total += table.unseen[kind]
    return total


def happen(box: Box, table: Table, outcome: int) -> None:
    if table.phase == DRAW_START:
        table.turn = outcome
        table.phase = FLIPPING
        return
    table.unseen[outcome] -= 1
    table.pocket[table.pick] = outcome  # BP9: from now on everyone knows it
    turn_up(box, table)


def turn_up(box: Box, table: Table) -> None:
    """Turn the picked tile face up for everyone to see."""
    kind = table.pocket[table.pick]
    table.last_kind = kind
    if table.phase == REVEALING_SHOWN:
        table.last_fate = SHOWN
        end_turn(box, table)
        return
    if box.cracked[kind] and table.knocked:
        break_spell(box, table)
    elif fits(box, kind, table.knocked, table.steps + 1):
        join_chain(box, table)
    else:
        stop_at_wrong_tile(box, table)


def fits(box: Box, kind: int, knocked: int, step: int) -> bool:
    """BP1: the tile at step k must show k biscuits, chocolate ones included (BP3); a knock adds one (BP2)."""
    if box.cracked[kind]:
        return step <= 2  # BP4: it counts as 1 or 2, whichever is needed
    return box.biscuits[kind] + knocked == step


def join_chain(box: Box, table: Table) -> None:
    table.last_fate = JOINED
    table.face_down ^= 1 << table.pick
    table.chain[table.steps] = table.pick
    table.steps += 1
    if table.steps == CHAIN:
        great_six(box, table)
    elif table.face_down == 0:
        receive_or_turn_back(box, table)  # BP15: nothing left to flip, nothing failed
        end_turn(box, table)
    else:
        clear_pick(table)
        table.phase = FLIPPING  # BP1: there is no stopping early


def stop_at_wrong_tile(box: Box, table: Table) -> None:
    table.last_fate = WRONG  # BP6: the wrong tile goes back face down
    receive_or_turn_back(box, table)
    end_turn(box, table)


# ---- 2 Receiving biscuits ----


def receive_or_turn_back(box: Box, table: Table) -> None:
    if table.steps >= WORTH_TAKING:
        receive_chain(box, table)
    else:
        turn_chain_back(table)


def receive_chain(box: Box, table: Table) -> None:
    table.last_taken = table.steps
    for step in range(table.steps):
        pocket = table.chain[step]
        table.received[table.turn][table.pocket[pocket]] += 1  # BP10: everyone has seen it
        table.pocket[pocket] = GONE  # BP17: its place stays empty
    clear_chain(table)


def turn_chain_back(table: Table) -> None:
    for step in range(table.steps):
        table.face_down |= 1 << table.chain[step]
    clear_chain(table)


def clear_chain(table: Table) -> None:
    for step in range(CHAIN):
        table.chain[step] = NOWHERE
    table.steps = 0


# ---- 4 Great 6 ----


def great_six(box: Box, table: Table) -> None:
    receive_chain(box, table)
    table.great_six = 1
    if table.face_down:
        clear_pick(table)
        table.phase = SHOWING  # BP8: show everyone one tile
    else:
        end_turn(box, table)


# ---- 5 Failing to cast a spell ----


def break_spell(box: Box, table: Table) -> None:
    table.last_fate = BROKE  # BP5: everything goes back
    turn_chain_back(table)
    end_turn(box, table)


# ---- 6 End of the game ----


def end_turn(box: Box, table: Table) -> None:
    received = table.last_taken > 0 or table.great_six == 1
    table.great_six = 0
    clear_pick(table)
    table.idle = 0 if received else table.idle + 1
    if table.last_lap > 0:
        table.last_lap -= 1
    elif received and cracked_left(box, table) == 0:
        table.last_lap = box.seats - 1  # BP11: each other player has one more turn
    if table.last_lap == 0 or table.idle >= box.idle_turns or not chain_possible(box, table):  # BP11, BP14, BP12
        table.phase = OVER
    else:
        table.turn = (table.turn + 1) % box.seats
        table.phase = FLIPPING


def clear_pick(table: Table) -> None:
    table.pick = NOWHERE
    table.knocked = 0


def left_on_table(box: Box, table: Table, kind: int) -> int:
    """Tiles of a kind still in the square, seen or not."""
    left = box.count[kind]
    for seat in range(box.seats):
        left -= table.received[seat][kind]
    return left


def cracked_left(box: Box, table: Table) -> int:
    left = 0
    for kind in range(KINDS):
        if box.cracked[kind]:
            left += left_on_table(box, table, kind)
    return left


def chain_possible(box: Box, table: Table) -> bool:
    """BP12: a chain of two needs a tile to begin with, and two tiles that are 1, cracked or 2."""
    first, either = 0, 0
    for kind in range(KINDS):
        left = left_on_table(box, table, kind)
        if box.biscuits[kind] == 1:  # a cracked tile has 1 biscuit too
            first += left
        if box.biscuits[kind] <= 2:
            either += left
    return first >= 1 and either >= 2


# ---- 7 Counting biscuits ----


def result(box: Box, table: Table, points: Any, ranks: Any) -> None:
    for seat in range(box.seats):
        points[seat] = final_standing(box, table, seat)
    rank(box.seats, points, ranks)
    for seat in range(box.seats):
        points[seat] = points_of(box, table, seat)


def final_standing(box: Box, table: Table, seat: int) -> int:
    """BP13: points, then tiles."""
    return 64 * points_of(box, table, seat) + tiles_of(table, seat)


def points_of(box: Box, table: Table, seat: int) -> int:
    """BP13: plain and cracked biscuits 1, chocolate 2; knocks no longer count."""
    points = 0
    for kind in range(KINDS):
        points += box.points[kind] * table.received[seat][kind]
    return points


def tiles_of(table: Table, seat: int) -> int:
    tiles = 0
    for kind in range(KINDS):
        tiles += table.received[seat][kind]
    return tiles
