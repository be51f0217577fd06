"""Honeymoon. Readings HM1-HM21: see README.md."""

from ctypes import c_int8, c_int16, c_int64
from typing import Any

from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, below
from sweetbox.kernel.ranks import rank
from sweetbox.kernel.record import Record

MOST_SEATS = 6
SEATS = (1, MOST_SEATS)
HIDES = True  # what the others choose while a turn is open

#   a1 b1 … m1       0   1 …  12       A sheet's rows are arrays of SIDE + 2 masks: rows 1 to 13 as printed, and an empty row
#   a2 b2 …         13  14 …           above and below, so that no rule has edge cases. In a row's mask, column a is bit 0
#   a13 … m13      156 … 168           and column m bit 12.
SIDE = 13  # at most: what an edition leaves unused is sky
CELLS = SIDE * SIDE
ROWS = SIDE + 2

UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
DIRECTIONS = 4

HONEY, CHOCOLATE, GUMMY_BEAR, MARSHMALLOW, CANDY, PICKLE, PLAIN, CHUNK, SKY = 0, 1, 2, 3, 4, 5, 6, 7, 8  # in a cell
KINDS = 5  # the first five are sweets; an edition may have fewer kinds

SLOTS = 7  # at most, for ones, in a whole match; so no dig is longer

# A dig is its direction and its first new cell: g5 down = DOWN * CELLS + 4 * SIDE + 6. Its length is rolled, or chosen on a one.
PASS = DIRECTIONS * CELLS
LENGTH = PASS  # choosing a length of 3 = LENGTH + 3
MOVES = LENGTH + SLOTS + 1
OUTCOMES = 6  # the die, less one
UNDECIDED = -1

TIMER_BOXES = 3  # at most
NOT_RUNNING, FIRST_PASS, LAST_PASS = 0, 1, 2  # states of the timer; only the solo game has a first pass

ROLLING, DIGGING, OVER = 0, 1, 2  # phases

MOST_IDLE_ROLLS = 50
# A dig takes at least two cells, except for at most 7 that ones pay for. Between two turns with a dig, and after the last, there
# are fewer rolls than the idle limit. A turn is a roll and one move by each seat, or two by each on a one that someone can use.
MOST_DIG_TURNS = MOST_SEATS * (SLOTS + CELLS // 2)
LONGEST = MOST_DIG_TURNS * (1 + 2 * MOST_SEATS) + (MOST_DIG_TURNS + 1) * MOST_IDLE_ROLLS * (1 + MOST_SEATS)

# A block is four rows of 15 bits in one integer; four blocks are a whole sheet, so that few operations cover all of it.
ROW_BITS = 15
BLOCK_ROWS = 4
BLOCKS = -(-ROWS // BLOCK_ROWS)
Cells = tuple[int, int, int, int]  # a set of cells as blocks
LAST_ROW = ROW_BITS * (BLOCK_ROWS - 1)


class Box(Record):
    __slots__ = ()
    _fields_ = [
        ("sweet_block", c_int64 * BLOCKS * KINDS),  # where the sweets of a kind are
        ("rock_block", c_int64 * BLOCKS),  # cells that can be dug: on the moon, but not thick chunks
        ("start_block", c_int64 * BLOCKS),  # start spaces
        ("start", c_int64 * BLOCKS * DIRECTIONS * (SLOTS + 1)),  # by length and direction: where a dig may begin on a start space
        ("idle_rolls", c_int64),  # rolls in a row on which nobody can dig that end the match
        ("content", c_int8 * CELLS),  # HONEY … SKY
        ("inward", c_int8 * CELLS),  # a start space's direction away from its side of the sheet, else -1
        ("boxes", c_int8 * KINDS),  # length of each row of the collection bar
        ("one_entrance", c_int8),
        ("sheet", c_int8),  # 0: side A, 1: side B
        ("seats", c_int8),
        ("count", c_int8 * (KINDS + 1)),  # sweets of each kind on the sheet, and pickles
        ("kinds", c_int8),  # kinds of sweets
        ("side", c_int8),  # cells in a row of the sheet, and rows
        ("faces", c_int8),  # of the die
        ("slots", c_int8),  # for ones, in the whole match
        ("timer", c_int8),  # boxes of the timer
        ("timer_roll", c_int8),  # this or more crosses off a box
        ("set_points", c_int8),
        ("pickle_points", c_int8),  # below zero
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
        ("slots_used", c_int8 * MOST_SEATS),  # for ones
        ("digs", c_int8 * MOST_SEATS),  # tunnels dug so far
        ("length", c_int8 * MOST_SEATS),  # chosen on a one in the open turn, else 0
        ("last_length", c_int8 * MOST_SEATS),  # cells of last_move
        ("die", c_int8),  # 0 before the first roll
        ("phase", c_int8),
        ("timer", c_int8),  # NOT_RUNNING, FIRST_PASS or LAST_PASS
        ("crossed", c_int8),  # boxes of that pass crossed off
        ("idle", c_int8),  # rolls in a row on which nobody could dig
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
    total = 0
    for face in range(OUTCOMES):
        weights[face] = 1 if face < box.faces else 0
        total += weights[face]
    return total


def happen(box: Box, table: Table, outcome: int) -> None:
    table.die = outcome + 1
    table.rolls += 1
    table.crossed_now = 0
    if table.timer != NOT_RUNNING and table.die >= box.timer_roll:
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
    if n == 0:  # HM6, HM7: only a seat that cannot dig may pass
        moves[0] = PASS
        n = 1
    return n


def must_choose_length(table: Table, seat: int) -> bool:
    """HM7: on a one, the length is chosen first, by a move of its own."""
    return table.die == 1 and table.length[seat] == 0


def longest_choice(box: Box, table: Table, seat: int) -> int:
    """HM7: the longest dig that fits and that the free slots pay for. Where a dig fits, every shorter one does too."""
    slots = box.slots - table.slots_used[seat]
    longest = 0
    while longest < slots and can_dig(box, table, seat, longest + 1):
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
    """Where a dig of this length and direction can begin."""
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
    """HM13, HM16: with one entrance, only the first dig may begin on a start space."""
    return box.one_entrance == 0 or table.digs[seat] == 0


def rock_cells(box: Box) -> Cells:
    rock = box.rock_block
    return rock[0], rock[1], rock[2], rock[3]


def start_cells(box: Box, length: int, direction: int) -> Cells:
    """HM21: they depend on the length, so that a dig that could be described in several ways has only one of them."""
    starts = box.start[length][direction]
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


# ---- Sets of cells. What leaves the sheet lands on cells that are not rock ----


def moved(cells: Cells, direction: int) -> Cells:
    """Each cell moved one step in this direction."""
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
    if to_act(box, table) == 0:  # HM1: the last choice is in
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
    """The difference between a cell and the next one in this direction."""
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
        table.ticked[seat][content] += 1  # HM8: a full row takes no more ticks


# ---- The timer, and the end ----


def end_turn(box: Box, table: Table) -> None:
    table.phase = ROLLING
    if table.timer == LAST_PASS:
        if table.crossed == box.timer:
            table.phase = OVER  # HM10: in the turn of the last box, everyone still digs
    elif any_set(box, table) or table.crossed == box.timer:
        table.timer = LAST_PASS  # HM9: from the next roll on; HM14, HM17: alone, the second pass
        table.crossed = 0
    if table.idle >= box.idle_rolls or all_stuck(box, table):  # HM15, HM11
        table.phase = OVER


def any_set(box: Box, table: Table) -> bool:
    for seat in range(box.seats):
        if sets_of(box, table, seat) > 0:
            return True
    return False


def all_stuck(box: Box, table: Table) -> bool:
    """HM11: nobody can dig, whatever is rolled. A seat that can dig more than two cells can dig two."""
    for seat in range(box.seats):
        if can_dig(box, table, seat, 2):
            return False
        if table.slots_used[seat] < box.slots and can_dig(box, table, seat, 1):
            return False
    return True


# ---- Points ----


def result(box: Box, table: Table, points: Any, ranks: Any) -> None:
    for seat in range(box.seats):
        points[seat] = final_standing(box, table, seat)
    rank(box.seats, points, ranks)
    for seat in range(box.seats):
        points[seat] = points_of(box, table, seat)


def final_standing(box: Box, table: Table, seat: int) -> int:
    """HM12: points, then sweets."""
    return 256 * points_of(box, table, seat) + sweets_of(table, seat)


def points_of(box: Box, table: Table, seat: int) -> int:
    """HM12"""
    points: int = box.set_points * sets_of(box, table, seat) + box.pickle_points * table.pickles[seat]
    for kind in range(KINDS):
        points += row_points(table.ticked[seat][kind])
    return points


def row_points(ticked: int) -> int:
    """HM12: 1, 3, 6, 10 points for 1, 2, 3, 4 of a kind."""
    return ticked * (ticked + 1) // 2


def sets_of(box: Box, table: Table, seat: int) -> int:
    """HM12: one sweet of each kind makes a set."""
    sets = table.ticked[seat][0]
    for kind in range(1, box.kinds):
        sets = min(sets, table.ticked[seat][kind])
    return sets


def sweets_of(table: Table, seat: int) -> int:
    """HM19: a tie is broken by the sweets marked in the collection bar."""
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
    """The others may or may not have chosen yet. On a one, each is assumed to have chosen a length or not, at even odds."""
    for other in range(box.seats):
        if other != seat and table.phase == DIGGING and table.die == 1:
            longest = longest_choice(box, table, other)
            if longest > 0 and below(rng, 2) == 1:
                table.length[other] = 1 + below(rng, longest)


def seen_by(box: Box, table: Table, actor: int, event: int) -> int:
    if actor == CHANCE:
        return (1 << box.seats) - 1
    return 1 << actor
