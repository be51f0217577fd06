"""Honeymoon for computer players: what a learning agent observes, and what a position is worth."""

from typing import Any

from sweetbox.games.honeymoon.components import SWEETS
from sweetbox.games.honeymoon.notation import CELL_NAMES
from sweetbox.games.honeymoon.rules import (
    BLOCK_ROWS,
    BLOCKS,
    CELLS,
    DIRECTIONS,
    FIRST_PASS,
    KINDS,
    LAST_PASS,
    LAST_ROW,
    MOST_SEATS,
    MOVES,
    NOT_RUNNING,
    OVER,
    PASS,
    PICKLE,
    ROLLING,
    ROW_BITS,
    SIDE,
    SKY,
    UNDECIDED,
    Box,
    Table,
    cell_at,
    dug_block,
    dug_cells,
    final_standing,
    first_cells,
    length_to_dig,
    points_of,
    step_of,
)
from sweetbox.kernel.bits import bits_of, lowest

# ---- What a learning agent observes ----

SEAT_NUMBERS = KINDS + 4

# A name for each number, in the order of `observe`; `seat +1` is the seat after the observer's.
OBSERVATION_NAMES = (
    *(f"{name}: {what}" for name in CELL_NAMES for what in ("content", "dug")),
    *(f"seat +{ahead}: {what}" for ahead in range(MOST_SEATS) for what in (*SWEETS, "pickles", "slots used", "digs", "is there")),
    *(
        "die",
        "length chosen",
        "dig chosen",
        "phase",
        "timer",
        "timer boxes crossed",
        "rolls without a dig",
        "rolls",
        "one entrance",
    ),
)
OBSERVATION = len(OBSERVATION_NAMES)

# Numbers that are categories, with the lowest and the highest; all others are amounts. `*` matches any text.
OBSERVATION_CATEGORIES = {
    "*: content": (0, SKY),
    "*: dug": (0, 1),
    "*: is there": (0, 1),
    "dig chosen": (UNDECIDED, MOVES - 1),
    "phase": (ROLLING, OVER),
    "timer": (NOT_RUNNING, LAST_PASS),
    "one entrance": (0, 1),
}


def observe(box: Box, table: Table, seat: int, out: Any) -> None:
    """For each cell, what it holds and whether it is dug; what each seat, from this one on, has marked; the roll and the timer."""
    n = 0
    for row in range(SIDE):
        for column in range(SIDE):
            out[n] = box.content[SIDE * row + column]
            out[n + 1] = table.dug[seat][row + 1] >> column & 1
            n += 2
    for ahead in range(MOST_SEATS):
        other = (seat + ahead) % box.seats
        here = 1 if ahead < box.seats else 0
        for kind in range(KINDS):
            out[n + kind] = table.ticked[other][kind] * here
        out[n + KINDS] = table.pickles[other] * here
        out[n + KINDS + 1] = table.slots_used[other] * here
        out[n + KINDS + 2] = table.digs[other] * here
        out[n + KINDS + 3] = here
        n += SEAT_NUMBERS
    out[n] = table.die
    out[n + 1] = table.length[seat]
    out[n + 2] = table.choice[seat]
    out[n + 3] = table.phase
    out[n + 4] = table.timer
    out[n + 5] = table.crossed
    out[n + 6] = table.idle
    out[n + 7] = table.rolls
    out[n + 8] = box.one_entrance


# ---- What a position is worth ----

SLACK = (30, 10, 17)  # how far the levels gentle, fair and sharp err, in thousandths of the win

UNIT = 64  # an outlook counts sweets and points in 64ths
SOLO_SHARE = 100  # alone there is no win to share: each point is worth a hundredth of it, and no points SOLO_FLOOR
SOLO_FLOOR = 2000
DOUBLING = 4 * UNIT  # this many more points double the chances of winning
NEARNESS = (9, 10, 11, 12, 9, 4, 3)  # chance, in 64ths, of getting to a sweet 1, 2, 3 … cells away
# How much of that is left, in 64ths, by the boxes left on the timer; 4 to 6 only in the solo game, which uses the timer twice.
TIME_LEFT = (0, 17, 40, 52, 56, 60, 64)
SLOT_WORTH = 50  # of a free slot, while there is time
KIND_BITS = 12  # for the count of each kind; one integer holds all five
BLOCK = (1 << ROW_BITS * BLOCK_ROWS) - 1


def evaluate(box: Box, table: Table, seat: int) -> int:
    """What each seat can expect to score, as shares of the win: every few points more double the chances."""
    if table.phase == OVER:
        return share_won(box, table, seat)
    mine, total = 0, 0
    for other in range(box.seats):
        points = outlook(box, table, other)
        if other == seat:
            if table.choice[seat] == UNDECIDED and table.length[seat] > 0:
                points = best_outlook(box, table, seat, table.length[seat])
            mine = points
        total += chances(points)
    if box.seats == 1:
        return min(9999, max(1, SOLO_FLOOR + SOLO_SHARE * mine // UNIT))
    return 10000 * chances(mine) // total


def share_won(box: Box, table: Table, seat: int) -> int:
    """10,000 for the winner; equal parts for seats that share the win. Alone, it depends on the points."""
    if box.seats == 1:
        return min(10000, max(0, SOLO_FLOOR + SOLO_SHARE * points_of(box, table, seat)))
    winners, best, mine = 0, -(1 << 20), 0
    for other in range(box.seats):
        standing = final_standing(box, table, other)
        if standing > best:
            best, winners = standing, 1
        elif standing == best:
            winners += 1
        if other == seat:
            mine = standing
    return 10000 // winners if mine == best else 0


def chances(points: int) -> int:
    """A weight that doubles with every DOUBLING, and is linear in between."""
    doublings = min(24, max(-6, points // DOUBLING))
    return (DOUBLING + points % DOUBLING) << (6 + doublings)


def outlook(box: Box, table: Table, seat: int) -> int:
    """Points that the seat can expect at the end, in 64ths; a dig that it has chosen counts as dug."""
    move, length = PASS, 0
    if 0 <= table.choice[seat] < PASS:
        move, length = table.choice[seat], length_to_dig(table, seat)
    return outlook_after(box, table, seat, move, length)


def best_outlook(box: Box, table: Table, seat: int, length: int) -> int:
    """The outlook after the best dig of the length that the seat has chosen."""
    best = -(1 << 20)
    dug = dug_cells(table, seat)
    for direction in range(DIRECTIONS):
        cells = first_cells(box, table, seat, dug, length, direction)
        for block in range(BLOCKS):
            left = cells[block]
            while left:
                best = max(best, outlook_after(box, table, seat, direction * CELLS + cell_at(block, lowest(left)), length))
                left &= left - 1
    return best


def outlook_after(box: Box, table: Table, seat: int, move: int, length: int) -> int:
    """The outlook after this dig: sweets that the seat has and sweets that it may get to, the nearer the likelier, scored as at the
    end."""
    dug_0 = block_after(table, seat, 0, move, length)
    dug_1 = block_after(table, seat, 1, move, length)
    dug_2 = block_after(table, seat, 2, move, length)
    dug_3 = block_after(table, seat, 3, move, length)
    has = sweets_in(box, dug_0, dug_1, dug_2, dug_3)
    has_set = True
    for kind in range(box.kinds):
        if of_kind(has, kind) == 0:
            has_set = False
    time = time_left(box, table, has_set)
    hopes = hoped_sweets(box, table, seat, dug_0, dug_1, dug_2, dug_3)
    points = 0
    fewest = UNIT * CELLS
    for kind in range(box.kinds):
        sweets = UNIT * of_kind(has, kind) + of_kind(hopes, kind) * time // UNIT
        sweets = min(sweets, UNIT * box.boxes[kind])
        points += sweets * (sweets + UNIT) // (2 * UNIT)
        fewest = min(fewest, sweets)
    points += box.set_points * fewest
    cell = move % CELLS
    pickles = table.pickles[seat]
    for _ in range(length):
        if box.content[cell] == PICKLE:
            pickles += 1
        cell += step_of(move // CELLS)
    points += box.pickle_points * UNIT * pickles
    free = box.slots - table.slots_used[seat]
    if table.die == 1:
        free -= length
    return points + SLOT_WORTH * free * time // UNIT


def time_left(box: Box, table: Table, has_set: bool) -> int:
    """Time left, in 64ths of a long match; the first set starts the last pass of the timer."""
    if table.timer == LAST_PASS:
        return TIME_LEFT[box.timer - table.crossed]
    if has_set:
        return TIME_LEFT[box.timer]
    if table.timer == FIRST_PASS:
        return TIME_LEFT[2 * box.timer - table.crossed]
    return UNIT


def hoped_sweets(box: Box, table: Table, seat: int, dug_0: int, dug_1: int, dug_2: int, dug_3: int) -> int:
    """Sweets of each kind that these tunnels may still lead to, in 64ths: see `of_kind`.

    It is a flood fill from all cells where a dig can begin, over all cells that touch no tunnel.
    """
    free_0 = box.rock_block[0] & ~(dug_0 | beside(0, dug_0, dug_1))
    free_1 = box.rock_block[1] & ~(dug_1 | beside(dug_0, dug_1, dug_2))
    free_2 = box.rock_block[2] & ~(dug_2 | beside(dug_1, dug_2, dug_3))
    free_3 = box.rock_block[3] & ~(dug_3 | beside(dug_2, dug_3, 0))
    flood_0 = box.rock_block[0] & ~dug_0 & beside_one(0, dug_0, dug_1)
    flood_1 = box.rock_block[1] & ~dug_1 & beside_one(dug_0, dug_1, dug_2)
    flood_2 = box.rock_block[2] & ~dug_2 & beside_one(dug_1, dug_2, dug_3)
    flood_3 = box.rock_block[3] & ~dug_3 & beside_one(dug_2, dug_3, 0)
    if box.one_entrance == 0 or dug_0 | dug_1 | dug_2 | dug_3 == 0:
        flood_0 |= free_0 & box.start_block[0]
        flood_1 |= free_1 & box.start_block[1]
        flood_2 |= free_2 & box.start_block[2]
        flood_3 |= free_3 & box.start_block[3]
    hopes = 0
    for away in range(len(NEARNESS)):
        hopes += NEARNESS[away] * sweets_in(box, flood_0, flood_1, flood_2, flood_3)
        free_0 &= ~flood_0
        free_1 &= ~flood_1
        free_2 &= ~flood_2
        free_3 &= ~flood_3
        next_0 = free_0 & beside(0, flood_0, flood_1)
        next_1 = free_1 & beside(flood_0, flood_1, flood_2)
        next_2 = free_2 & beside(flood_1, flood_2, flood_3)
        next_3 = free_3 & beside(flood_2, flood_3, 0)
        flood_0, flood_1, flood_2, flood_3 = next_0, next_1, next_2, next_3
    return hopes


def sweets_in(box: Box, cells_0: int, cells_1: int, cells_2: int, cells_3: int) -> int:
    """How many sweets of each kind are in these cells, all in one integer: see `of_kind`."""
    sweets = 0
    for kind in range(KINDS):
        count = bits_of(cells_0 & box.sweet_block[kind][0]) + bits_of(cells_1 & box.sweet_block[kind][1])
        count += bits_of(cells_2 & box.sweet_block[kind][2]) + bits_of(cells_3 & box.sweet_block[kind][3])
        sweets += count << KIND_BITS * kind
    return sweets


def of_kind(sweets: int, kind: int) -> int:
    return sweets >> KIND_BITS * kind & (1 << KIND_BITS) - 1


def beside(over: int, block: int, under: int) -> int:
    """The cells of a block that have one of these cells on any of their four sides; over and under are the neighbouring blocks."""
    rows = block << ROW_BITS | block >> ROW_BITS | over >> LAST_ROW | under << LAST_ROW
    return (rows | block << 1 | block >> 1) & BLOCK


def beside_one(over: int, block: int, under: int) -> int:
    """The same, for exactly one such side."""
    upper = (block << ROW_BITS | over >> LAST_ROW) & BLOCK
    lower = (block >> ROW_BITS | under << LAST_ROW) & BLOCK
    left, right = block << 1 & BLOCK, block >> 1
    two = upper & lower | (upper | lower) & (left | right) | left & right
    return (upper | lower | left | right) & ~two


def block_after(table: Table, seat: int, block: int, move: int, length: int) -> int:
    """A block of the seat's tunnels after a dig that it may make."""
    cells = dug_block(table, seat, block)
    cell = move % CELLS
    for _ in range(length):
        row = cell // SIDE + 1
        if row // BLOCK_ROWS == block:
            cells |= 1 << ROW_BITS * (row % BLOCK_ROWS) + cell % SIDE
        cell += step_of(move // CELLS)
    return cells
