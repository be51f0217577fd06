"""Honeymoon. Readings HM1-HM21: see README.md."""

from ctypes import c_int8, c_int16, c_int64
from typing import Any

from sweetbox.kernel.bits import bits_of, lowest
from sweetbox.kernel.chance import CHANCE, below
from sweetbox.kernel.record import Record

SEATS = (1, 6)
MOST_SEATS = 6

#   a1 b1 … m1       0   1 …  12       A sheet's rows stand in arrays of SIDE + 2 masks: row 1 to 13 as printed, and an empty
#   a2 b2 …         13  14 …           row above and below, so that no rule needs an edge case. In a row's mask column a is
#   a13 … m13      156 … 168           bit 0, column m bit 12.
SIDE = 13
CELLS = SIDE * SIDE
ROWS = SIDE + 2

UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
DIRECTIONS = 4

HONEY, CHOCOLATE, GUMMY_BEAR, MARSHMALLOW, CANDY, PICKLE, PLAIN, CHUNK, SKY = 0, 1, 2, 3, 4, 5, 6, 7, 8  # in a cell
KINDS = 5  # the first five are sweets

# A dig is its direction and its first new cell: g5 down = 2 * 169 + 4 * 13 + 6. Its length is the die's, or the chosen one.
PASS = CELLS * DIRECTIONS
LENGTH = PASS  # choosing a length of 3 = LENGTH + 3
MOVES = LENGTH + 1 + 7
OUTCOMES = 6  # the die, less one
UNDECIDED = -1

SLOTS = 7  # of the ones, for the whole match; so no dig is longer
TIMER_BOXES = 3
TIMER_ROLL = 4  # this or more crosses off a box
NOT_RUNNING, FIRST_PASS, LAST_PASS = 0, 1, 2  # of the timer; only the solo game has a first pass

SET_POINTS = 5
PICKLE_POINTS = -2

ROLLING, DIGGING, OVER = 0, 1, 2  # phases

MOST_IDLE_ROLLS = 50
# A dig takes two cells, but for the at most 7 that ones pay for. Between two turns with a dig, and after the last, lie fewer rolls
# than the idle limit. A turn is a roll and one move of each seat, or two of each on a one that someone can use.
MOST_DIG_TURNS = MOST_SEATS * (SLOTS + CELLS // 2)
LONGEST = MOST_DIG_TURNS * (1 + 2 * MOST_SEATS) + (MOST_DIG_TURNS + 1) * MOST_IDLE_ROLLS * (1 + MOST_SEATS)

SEAT_NUMBERS = KINDS + 4
OBSERVATION = 2 * CELLS + MOST_SEATS * SEAT_NUMBERS + 9

# A block is four rows of 15 bits in one integer; four of them are a whole sheet, for looking over all of it at once.
ROW_BITS = 15
BLOCK_ROWS = 4
BLOCKS = 4
Cells = tuple[int, int, int, int]  # a set of cells as blocks
BLOCK = (1 << ROW_BITS * BLOCK_ROWS) - 1
LAST_ROW = ROW_BITS * (BLOCK_ROWS - 1)


class Box(Record):
    __slots__ = ()
    _fields_ = [
        ("sweet_block", c_int64 * BLOCKS * KINDS),  # where the sweets of a kind lie
        ("rock_block", c_int64 * BLOCKS),  # cells that can be dug: on the moon, and no thick chunk
        ("start_block", c_int64 * BLOCKS),  # start spaces
        ("start", c_int64 * BLOCKS * DIRECTIONS),  # start spaces from which a dig may go in that direction
        ("inward_start", c_int64 * BLOCKS * DIRECTIONS),  # start spaces that lead straight inwards in that direction
        ("idle_rolls", c_int64),  # rolls in a row with which nobody can dig that end the match
        ("content", c_int8 * CELLS),  # HONEY … SKY
        ("inward", c_int8 * CELLS),  # a start space's direction away from its side of the sheet, else -1
        ("boxes", c_int8 * KINDS),  # length of each row of the collection bar
        ("one_entrance", c_int8),
        ("sheet", c_int8),  # 0: side A, 1: side B
        ("seats", c_int8),
        ("count", c_int8 * (KINDS + 1)),  # sweets of each kind on the sheet, and pickles
    ]


class Table(Record):
    __slots__ = ()
    _fields_ = [
        ("dug", c_int16 * ROWS * MOST_SEATS),  # each seat's tunnels, a mask per row
        ("choice", c_int16 * MOST_SEATS),  # dig or pass in the open turn, or UNDECIDED
        ("last_move", c_int16 * MOST_SEATS),  # dig or pass of the turn before, for the story; UNDECIDED: none
        ("rolls", c_int16),
        ("ticked", c_int8 * KINDS * MOST_SEATS),  # sweets marked in each seat's collection bar
        ("pickles", c_int8 * MOST_SEATS),
        ("slots_used", c_int8 * MOST_SEATS),  # of the ones
        ("digs", c_int8 * MOST_SEATS),  # tunnels dug so far
        ("length", c_int8 * MOST_SEATS),  # chosen on a one in the open turn, else 0
        ("last_length", c_int8 * MOST_SEATS),  # cells of last_move
        ("die", c_int8),  # 0 before the first roll
        ("phase", c_int8),
        ("timer", c_int8),  # NOT_RUNNING, FIRST_PASS or LAST_PASS
        ("crossed", c_int8),  # boxes of that pass crossed off
        ("idle", c_int8),  # rolls in a row with which nobody could dig
        ("crossed_now", c_int8),  # 1 if this roll crossed off a box
    ]


# ---- Set-up ----


def setup(box: Box, table: Table) -> None:
    for seat in range(MOST_SEATS):
        table.choice[seat] = UNDECIDED
        table.last_move[seat] = UNDECIDED
    if box.seats == 1:
        table.timer = FIRST_PASS  # HM14, HM17: alone, the timer runs from the first roll on
    table.phase = ROLLING


# ---- Each turn: one roll for all, then everyone digs at once ----


def to_act(box: Box, table: Table) -> int:
    if table.phase == OVER:
        return 0
    if table.phase == ROLLING:
        return CHANCE
    mask = 0
    for seat in range(box.seats):  # HM1: all at the same time
        if table.choice[seat] == UNDECIDED:
            mask |= 1 << seat
    return mask


def odds(box: Box, table: Table, weights: Any) -> int:
    for face in range(OUTCOMES):
        weights[face] = 1
    return OUTCOMES


def happen(box: Box, table: Table, outcome: int) -> None:
    table.die = outcome + 1
    table.rolls += 1
    table.crossed_now = 0
    if table.timer != NOT_RUNNING and table.die >= TIMER_ROLL:
        table.crossed += 1  # HM9, HM17: before the digging
        table.crossed_now = 1
    table.phase = DIGGING


def legal(box: Box, table: Table, seat: int, moves: Any) -> int:
    if to_act(box, table) <= 0 or table.choice[seat] != UNDECIDED:
        return 0
    if must_choose_length(table, seat):
        n = longest_choice(box, table, seat)
        for k in range(n):
            moves[k] = LENGTH + 1 + k
    else:
        n = list_digs(box, table, seat, moves)
    if n == 0:  # HM6, HM7: passing is only for those who cannot dig
        moves[0] = PASS
        n = 1
    return n


def must_choose_length(table: Table, seat: int) -> bool:
    """HM7: on a one the length comes first, by a move of its own."""
    return table.die == 1 and table.length[seat] == 0


def longest_choice(box: Box, table: Table, seat: int) -> int:
    """HM7: any length that free slots pay for and that fits. Where a dig fits, each shorter one does too."""
    slots = SLOTS - table.slots_used[seat]
    if slots == 0 or not can_dig(box, table, seat, 1):
        return 0
    longest, dug = 1, dug_cells(table, seat)
    for direction in range(DIRECTIONS):
        while longest < slots and any_cell(first_cells(box, table, seat, dug, longest + 1, direction)):
            longest += 1
    return longest


def list_digs(box: Box, table: Table, seat: int, moves: Any) -> int:
    n = 0
    dug = dug_cells(table, seat)
    length = length_to_dig(table, seat)
    for direction in range(DIRECTIONS):
        cells = first_cells(box, table, seat, dug, length, direction)
        for block in range(BLOCKS):
            left = cells[block]
            while left:
                moves[n] = direction * CELLS + cell_at(block, lowest(left))
                n += 1
                left &= left - 1
    return n


def length_to_dig(table: Table, seat: int) -> int:
    """HM2, HM7: exactly what the die shows; on a one, what the seat has chosen."""
    if table.die == 1:
        return table.length[seat]
    return table.die


# ---- Where a tunnel can be dug ----


def can_dig(box: Box, table: Table, seat: int, length: int) -> bool:
    dug = dug_cells(table, seat)
    for direction in range(DIRECTIONS):
        if any_cell(first_cells(box, table, seat, dug, length, direction)):
            return True
    return False


def first_cells(box: Box, table: Table, seat: int, dug: Cells, length: int, direction: int) -> Cells:
    """Where a dig of that length and direction can begin."""
    back = (direction + 2) % DIRECTIONS
    sides = either(moved(dug, (direction + 1) % DIRECTIONS), moved(dug, (direction + 3) % DIRECTIONS))
    free = without(without(rock_cells(box), dug), sides)  # HM4, HM5: rock, and no tunnel beside it
    runs = without(free, moved(dug, back))  # HM4: the last cell may not run into a tunnel
    for _ in range(1, length):
        runs = both(free, moved(runs, back))
    begin = moved(dug, direction)  # HM2: straight away from a dug cell
    if has_entrance(box, table, seat):
        begin = either(begin, start_cells(box, length, direction))  # HM2, HM3, HM13: or on a start space
    return both(begin, runs)


def has_entrance(box: Box, table: Table, seat: int) -> bool:
    """HM13, HM16: with one entrance, a start space serves only for the first dig."""
    return box.one_entrance == 0 or table.digs[seat] == 0


def rock_cells(box: Box) -> Cells:
    rock = box.rock_block
    return rock[0], rock[1], rock[2], rock[3]


def start_cells(box: Box, length: int, direction: int) -> Cells:
    """HM21: a single cell is the same dig in every direction, so it has only one."""
    starts = box.inward_start[direction] if length == 1 else box.start[direction]
    return starts[0], starts[1], starts[2], starts[3]


def dug_cells(table: Table, seat: int) -> Cells:
    return dug_block(table, seat, 0), dug_block(table, seat, 1), dug_block(table, seat, 2), dug_block(table, seat, 3)


def dug_block(table: Table, seat: int, block: int) -> int:
    cells = 0
    for row in range(BLOCK_ROWS * block, min(ROWS, BLOCK_ROWS * (block + 1))):
        cells |= table.dug[seat][row] << ROW_BITS * (row % BLOCK_ROWS)
    return cells


def cell_at(block: int, bit: int) -> int:
    return (BLOCK_ROWS * block + bit // ROW_BITS - 1) * SIDE + bit % ROW_BITS


# ---- Sets of cells. What leaves the sheet lands on cells that are no rock ----


def moved(cells: Cells, direction: int) -> Cells:
    """Each cell one step in that direction."""
    a, b, c, d = cells
    if direction == UP:
        return a >> ROW_BITS | b << LAST_ROW, b >> ROW_BITS | c << LAST_ROW, c >> ROW_BITS | d << LAST_ROW, d >> ROW_BITS
    if direction == RIGHT:
        return a << 1, b << 1, c << 1, d << 1
    if direction == DOWN:
        return a << ROW_BITS, b << ROW_BITS | a >> LAST_ROW, c << ROW_BITS | b >> LAST_ROW, d << ROW_BITS | c >> LAST_ROW
    return a >> 1, b >> 1, c >> 1, d >> 1


def both(these: Cells, those: Cells) -> Cells:
    return these[0] & those[0], these[1] & those[1], these[2] & those[2], these[3] & those[3]


def either(these: Cells, those: Cells) -> Cells:
    return these[0] | those[0], these[1] | those[1], these[2] | those[2], these[3] | those[3]


def without(these: Cells, those: Cells) -> Cells:
    return these[0] & ~those[0], these[1] & ~those[1], these[2] & ~those[2], these[3] & ~those[3]


def any_cell(cells: Cells) -> bool:
    return cells[0] | cells[1] | cells[2] | cells[3] != 0


# ---- Digging ----


def play(box: Box, table: Table, seat: int, move: int) -> None:
    if move > LENGTH:
        table.length[seat] = move - LENGTH
        return
    table.choice[seat] = move
    if to_act(box, table) == 0:  # HM1: the last one is in
        everyone_digs(box, table)
        end_turn(box, table)


def everyone_digs(box: Box, table: Table) -> None:
    table.idle += 1
    for seat in range(box.seats):
        move = table.choice[seat]
        table.last_move[seat] = move
        table.last_length[seat] = 0
        if move != PASS:
            table.idle = 0
            table.last_length[seat] = length_to_dig(table, seat)
            dig(box, table, seat, move, length_to_dig(table, seat))
        table.choice[seat] = UNDECIDED
        table.length[seat] = 0


def dig(box: Box, table: Table, seat: int, move: int, length: int) -> None:
    cell = move % CELLS
    onward = step_of(move // CELLS)
    for _ in range(length):
        table.dug[seat][cell // SIDE + 1] |= 1 << cell % SIDE
        collect(box, table, seat, box.content[cell])
        cell += onward
    table.digs[seat] += 1
    if table.die == 1:
        table.slots_used[seat] += length  # HM7: a slot for each cell


def step_of(direction: int) -> int:
    """From a cell to the next one in that direction."""
    if direction == UP:
        return -SIDE
    if direction == RIGHT:
        return 1
    if direction == DOWN:
        return SIDE
    return -1


def collect(box: Box, table: Table, seat: int, content: int) -> None:
    if content == PICKLE:
        table.pickles[seat] += 1
    elif content < KINDS and table.ticked[seat][content] < box.boxes[content]:
        table.ticked[seat][content] += 1  # HM8: a full row ticks no more


# ---- The timer, and the end ----


def end_turn(box: Box, table: Table) -> None:
    table.phase = ROLLING
    if table.timer == LAST_PASS:
        if table.crossed == TIMER_BOXES:
            table.phase = OVER  # HM10: the turn of the last box is still dug
    elif any_set(box, table) or table.crossed == TIMER_BOXES:
        table.timer = LAST_PASS  # HM9: from the next roll on; HM14, HM17: alone, the second pass
        table.crossed = 0
    if table.idle >= box.idle_rolls or all_stuck(box, table):  # HM15, HM11
        table.phase = OVER


def any_set(box: Box, table: Table) -> bool:
    for seat in range(box.seats):
        if sets_of(table, seat) > 0:
            return True
    return False


def all_stuck(box: Box, table: Table) -> bool:
    """HM11: nobody has a dig for any roll. Who can dig more than two cells can dig two."""
    for seat in range(box.seats):
        if can_dig(box, table, seat, 2):
            return False
        if table.slots_used[seat] < SLOTS and can_dig(box, table, seat, 1):
            return False
    return True


# ---- Points ----


def result(box: Box, table: Table, points: Any, ranks: Any) -> None:
    for seat in range(box.seats):
        points[seat] = points_of(table, seat)
    for seat in range(box.seats):
        ranks[seat] = 1
        for other in range(box.seats):
            if points[other] > points[seat] or (points[other] == points[seat] and sweets_of(table, other) > sweets_of(table, seat)):
                ranks[seat] += 1


def points_of(table: Table, seat: int) -> int:
    """HM12"""
    points = SET_POINTS * sets_of(table, seat) + PICKLE_POINTS * table.pickles[seat]
    for kind in range(KINDS):
        points += row_points(table.ticked[seat][kind])
    return points


def row_points(ticked: int) -> int:
    """HM12: 1, 3, 6, 10 points for 1, 2, 3, 4 of a kind."""
    return ticked * (ticked + 1) // 2


def sets_of(table: Table, seat: int) -> int:
    """HM12: one sweet of each kind makes a set."""
    sets = table.ticked[seat][0]
    for kind in range(1, KINDS):
        sets = min(sets, table.ticked[seat][kind])
    return sets


def sweets_of(table: Table, seat: int) -> int:
    """HM19: for a tie, the sweets marked in the collection bar count."""
    sweets = 0
    for kind in range(KINDS):
        sweets += table.ticked[seat][kind]
    return sweets


# ---- What a seat knows: all but what the others have chosen in the open turn (HM1) ----


def hide(box: Box, table: Table, seat: int) -> None:
    for other in range(box.seats):
        if other != seat:
            table.choice[other] = UNDECIDED
            table.length[other] = 0


def imagine(box: Box, table: Table, seat: int, rng: Any) -> None:
    """The others may or may not have chosen yet. On a one, each is taken to have chosen a length or not, even odds."""
    for other in range(box.seats):
        if other != seat and table.phase == DIGGING and table.die == 1:
            longest = longest_choice(box, table, other)
            if longest > 0 and below(rng, 2) == 1:
                table.length[other] = 1 + below(rng, longest)


def seen_by(box: Box, table: Table, actor: int, event: int) -> int:
    if actor == CHANCE:
        return (1 << box.seats) - 1
    return 1 << actor


# ---- For learning agents and bots ----


def observe(box: Box, table: Table, seat: int, out: Any) -> None:
    """Per cell what lies there and whether it is dug; what each seat from this one on has marked; the roll and the timer."""
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


UNIT = 64  # an outlook counts sweets and points in 64ths
SOLO_SHARE = 100  # alone there is no win to share: a hundredth of it for each point, SOLO_FLOOR for none
SOLO_FLOOR = 2000
DOUBLING = 4 * UNIT  # so many points more double the chances of winning
NEARNESS = (9, 10, 11, 12, 9, 4, 3)  # chance, in 64ths, to come by a sweet 1, 2, 3 … cells away
# How much of that is left, in 64ths, with so many boxes of the timer; 4 to 6 only in the solo game, whose timer is used twice.
TIME_LEFT = (0, 17, 40, 52, 56, 60, 64)
SLOT_WORTH = 50  # a free slot, while there is time
KIND_BITS = 12  # five counts in one integer


def evaluate(box: Box, table: Table, seat: int) -> int:
    """What each seat can expect to score, as shares: every few points more double the chances."""
    if table.phase == OVER:
        return final_share(box, table, seat)
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


def final_share(box: Box, table: Table, seat: int) -> int:
    if box.seats == 1:
        return min(10000, max(0, SOLO_FLOOR + SOLO_SHARE * points_of(table, seat)))
    winners, best, mine = 0, -(1 << 20), 0
    for other in range(box.seats):
        standing = 256 * points_of(table, other) + sweets_of(table, other)  # HM12
        if standing > best:
            best, winners = standing, 1
        elif standing == best:
            winners += 1
        if other == seat:
            mine = standing
    return 10000 // winners if mine == best else 0


def chances(points: int) -> int:
    """A weight that doubles with every DOUBLING, straight lines in between."""
    doublings = min(24, max(-6, points // DOUBLING))
    return (DOUBLING + points % DOUBLING) << (6 + doublings)


def outlook(box: Box, table: Table, seat: int) -> int:
    """Points that the seat can expect at the end, in 64ths, its pending dig counted as dug."""
    move, length = PASS, 0
    if 0 <= table.choice[seat] < PASS:
        move, length = table.choice[seat], length_to_dig(table, seat)
    return outlook_after(box, table, seat, move, length)


def best_outlook(box: Box, table: Table, seat: int, length: int) -> int:
    """After the best dig of a length that the seat has chosen."""
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
    """Once the seat has dug so: sweets it has and sweets it may come by, the nearer the likelier, scored as at the end."""
    dug_0 = block_after(table, seat, 0, move, length)
    dug_1 = block_after(table, seat, 1, move, length)
    dug_2 = block_after(table, seat, 2, move, length)
    dug_3 = block_after(table, seat, 3, move, length)
    has = sweets_in(box, dug_0, dug_1, dug_2, dug_3)
    has_set = True
    for kind in range(KINDS):
        if of_kind(has, kind) == 0:
            has_set = False
    time = time_left(table, has_set)
    hopes = hoped_sweets(box, table, seat, dug_0, dug_1, dug_2, dug_3)
    points = 0
    fewest = UNIT * CELLS
    for kind in range(KINDS):
        sweets = UNIT * of_kind(has, kind) + of_kind(hopes, kind) * time // UNIT
        sweets = min(sweets, UNIT * box.boxes[kind])
        points += sweets * (sweets + UNIT) // (2 * UNIT)
        fewest = min(fewest, sweets)
    points += SET_POINTS * fewest
    cell = move % CELLS
    pickles = table.pickles[seat]
    for _ in range(length):
        if box.content[cell] == PICKLE:
            pickles += 1
        cell += step_of(move // CELLS)
    points += PICKLE_POINTS * UNIT * pickles
    free = SLOTS - table.slots_used[seat]
    if table.die == 1:
        free -= length
    return points + SLOT_WORTH * free * time // UNIT


def time_left(table: Table, has_set: bool) -> int:
    """In 64ths of a long match; the first set starts the last pass of the timer."""
    if table.timer == LAST_PASS:
        return TIME_LEFT[TIMER_BOXES - table.crossed]
    if has_set:
        return TIME_LEFT[TIMER_BOXES]
    if table.timer == FIRST_PASS:
        return TIME_LEFT[2 * TIMER_BOXES - table.crossed]
    return UNIT


def hoped_sweets(box: Box, table: Table, seat: int, dug_0: int, dug_1: int, dug_2: int, dug_3: int) -> int:
    """Sweets of each kind that these tunnels may still lead to, in 64ths: see `of_kind`.

    A flood from all cells where a dig can begin, over all cells that touch no tunnel.
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
    """How many sweets of each kind lie in these cells, all in one integer: see `of_kind`."""
    sweets = 0
    for kind in range(KINDS):
        count = bits_of(cells_0 & box.sweet_block[kind][0]) + bits_of(cells_1 & box.sweet_block[kind][1])
        count += bits_of(cells_2 & box.sweet_block[kind][2]) + bits_of(cells_3 & box.sweet_block[kind][3])
        sweets += count << KIND_BITS * kind
    return sweets


def of_kind(sweets: int, kind: int) -> int:
    return sweets >> KIND_BITS * kind & (1 << KIND_BITS) - 1


def beside(over: int, block: int, under: int) -> int:
    """The cells of a block with one of these cells at any of their four sides; over and under are the blocks next to it."""
    rows = block << ROW_BITS | block >> ROW_BITS | over >> LAST_ROW | under << LAST_ROW
    return (rows | block << 1 | block >> 1) & BLOCK


def beside_one(over: int, block: int, under: int) -> int:
    """The same with exactly one such side."""
    upper = (block << ROW_BITS | over >> LAST_ROW) & BLOCK
    lower = (block >> ROW_BITS | under << LAST_ROW) & BLOCK
    left, right = block << 1 & BLOCK, block >> 1
    two = upper & lower | (upper | lower) & (left | right) | left & right
    return (upper | lower | left | right) & ~two


def block_after(table: Table, seat: int, block: int, move: int, length: int) -> int:
    """A block of the seat's tunnels, with a dig that it may make."""
    cells = dug_block(table, seat, block)
    cell = move % CELLS
    for _ in range(length):
        row = cell // SIDE + 1
        if row // BLOCK_ROWS == block:
            cells |= 1 << ROW_BITS * (row % BLOCK_ROWS) + cell % SIDE
        cell += step_of(move // CELLS)
    return cells
