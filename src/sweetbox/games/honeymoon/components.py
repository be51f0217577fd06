"""What is in the box of Honeymoon. The sheets are this project's own, and replaceable: see README.md, Edition."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Literal, get_args

from sweetbox.games.honeymoon.notation import cell_name
from sweetbox.games.honeymoon.rules import (
    BLOCK_ROWS,
    CELLS,
    CHUNK,
    DIRECTIONS,
    DOWN,
    KINDS,
    LEFT,
    MOST_IDLE_ROLLS,
    OUTCOMES,
    PICKLE,
    PLAIN,
    RIGHT,
    ROW_BITS,
    SIDE,
    SKY,
    SLOTS,
    TIMER_BOXES,
    UP,
    Box,
    Table,
)
from sweetbox.kernel.edition import Field, check_sections, sizes_of
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.game import Facts, Option
from sweetbox.kernel.say import Say

FACTS = Facts(
    title="Honeymoon",
    designers=("Moritz Dressler",),
    publisher="Nürnberger-Spielkarten-Verlag",
    year=2020,
    minutes=(5, 5),
    version=2,  # 1: a dig between two start spaces went both ways (HM21)
)

Sheet = Literal["a", "b"]
SHEETS: tuple[Sheet, ...] = get_args(Sheet)

OPTIONS = (
    Option("sheet", "choice", "a", choices=SHEETS),
    Option("one_entrance", "bool", False),
    Option("idle_rolls", "int", 20, low=1, high=MOST_IDLE_ROLLS),
)

COMBINATIONS = ({"sheet": "b", "one_entrance": True},)  # for the conformance suite, besides each option on its own

Sweet = Literal["honey", "chocolate", "gummy_bear", "marshmallow", "candy"]
SWEETS: tuple[Sweet, ...] = get_args(Sweet)
Find = Sweet | Literal["pickle"]
FINDS: tuple[Find, ...] = (*SWEETS, "pickle")

# The characters of a sheet's picture. A start space is an arrow that points inwards, away from its side.
SWEET_MARKS = "HCGMY"
PICKLE_MARK, PLAIN_MARK, CHUNK_MARK, SKY_MARK = "P", ".", "#", "~"
CONTENT = {mark: kind for kind, mark in enumerate(SWEET_MARKS + PICKLE_MARK + PLAIN_MARK + CHUNK_MARK + SKY_MARK)}
ARROWS = {"^": UP, ">": RIGHT, "v": DOWN, "<": LEFT}

EDITION: Mapping[str, Any] = {
    "sizes": [
        {
            "side": 13,
            "sweets": 5,
            "faces": 6,
            "slots": 7,
            "timer": 3,
            "timer_roll": 4,
            "set_points": 5,
            "pickle_points": -2,
        }
    ],
    "a": [
        {"row": "~ ~ ~ ~ v v v v v ~ ~ ~ ~"},
        {"row": "~ ~ . . M . . . . M . ~ ~"},
        {"row": "~ # . . P # . . # . . . ~"},
        {"row": "~ . P . . . C . . . . C ~"},
        {"row": "> H # . # . C P # Y . . <"},
        {"row": "> . . H . . . . Y Y . . <"},
        {"row": "> . . . . . P . H . P H <"},
        {"row": "> . . . . . Y . # . . # <"},
        {"row": "> C . P . . . . . # . P <"},
        {"row": "~ . . . . . . P . G . P ~"},
        {"row": "~ . . G . # M . # G . P ~"},
        {"row": "~ ~ G # . M . . . . . ~ ~"},
        {"row": "~ ~ ~ ~ ^ ^ ^ ^ ^ ~ ~ ~ ~"},
    ],
    "b": [
        {"row": "~ ~ ~ ~ v v v v v ~ ~ ~ ~"},
        {"row": "~ ~ P P . . # . . . . ~ ~"},
        {"row": "~ . . . . # . . H # . . ~"},
        {"row": "~ P . . Y . . . # # . . ~"},
        {"row": "> . # . # # # M P . . . <"},
        {"row": "> . # . . # . # . . . P <"},
        {"row": "> # H . C . # . . . H P <"},
        {"row": "> # . # G # . . # C . . <"},
        {"row": "> # M C # C . Y M . Y # <"},
        {"row": "~ . # P G . . G G P . . ~"},
        {"row": "~ . . P P M Y . H # . . ~"},
        {"row": "~ ~ . . . P . P # . . ~ ~"},
        {"row": "~ ~ ~ ~ ^ ^ ^ ^ ^ ~ ~ ~ ~"},
    ],
    "bar": [{"sweet": sweet, "boxes": 4} for sweet in SWEETS],
}

SECTIONS: Mapping[str, Sequence[Field]] = {
    "sizes": (
        Field("side", low=3, high=SIDE),
        Field("sweets", low=1, high=KINDS),
        Field("faces", low=2, high=OUTCOMES),
        Field("slots", low=0, high=SLOTS),
        Field("timer", low=1, high=TIMER_BOXES),
        Field("timer_roll", low=1, high=OUTCOMES),
        Field("set_points", low=0, high=20),
        Field("pickle_points", low=-9, high=0),
    ),
    "a": (Field("row", str),),
    "b": (Field("row", str),),
    "bar": (Field("sweet", str, choices=SWEETS), Field("boxes", low=1, high=9)),
}
MOST_OF_A_KIND = 20
MOST_PICKLES = 60
NEIGHBOURS = {UP: (-1, 0), RIGHT: (0, 1), DOWN: (1, 0), LEFT: (0, -1)}  # row and column


# ---- A sheet as a picture ----


def picture(edition: Mapping[str, Any], sheet: str) -> list[str]:
    """The sheet as rows of marks, without the spaces that a person may put between them."""
    return [row["row"].replace(" ", "") for row in edition[sheet]]


def cells_of(rows: list[str]) -> Iterator[tuple[int, int, str]]:
    """Row, column and mark of every cell, from 0."""
    return ((row, column, mark) for row, marks in enumerate(rows) for column, mark in enumerate(marks))


def mark_at(rows: list[str], row: int, column: int) -> str:
    """The mark of a cell; everything beyond the sheet is sky."""
    return rows[row][column] if 0 <= row < len(rows) and 0 <= column < len(rows[row]) else SKY_MARK


# ---- Is it a sheet? ----


def check_edition(edition: Mapping[str, Any]) -> None:
    """A player's own edition may leave out one side of the sheet, but not both."""
    sides = [sheet for sheet in SHEETS if isinstance(edition, Mapping) and sheet in edition]
    check_sections(edition, {section: SECTIONS[section] for section in ("sizes", *(sides or ["a"]), "bar")})
    sizes = sizes_of(edition, EDITION)
    if sizes["timer_roll"] > sizes["faces"]:
        raise EditionError(Say("edition.timer_roll", most=sizes["faces"], came=sizes["timer_roll"]), ("sizes", 0, "timer_roll"))
    there = SWEETS[: sizes["sweets"]]
    sweets = [row["sweet"] for row in edition["bar"]]
    if sweets != list(there):
        raise EditionError(Say("edition.bar", sweets=[Say(f"kind.{sweet}") for sweet in there]), ("bar",))
    for sheet in sides:
        check_shape(sheet, picture(edition, sheet), sizes["side"])
        check_counts(sheet, picture(edition, sheet), sizes["sweets"])
        check_ways(sheet, picture(edition, sheet), max(sizes["slots"], sizes["faces"]))


def check_shape(sheet: str, rows: list[str], side: int) -> None:
    if len(rows) != side:
        raise EditionError(Say("edition.rows", expected=side, count=len(rows)), (sheet,))
    for number, marks in enumerate(rows):
        where = (sheet, number, "row")
        if len(marks) != side:
            raise EditionError(Say("edition.marks", expected=side, count=len(marks)), where)
        for mark in marks:
            if mark not in CONTENT and mark not in ARROWS:
                raise EditionError(Say("edition.mark", known=" ".join([*CONTENT, *ARROWS]), came=mark), where)
    for row, column, mark in cells_of(rows):
        if mark in ARROWS:
            down, right = NEIGHBOURS[ARROWS[mark]]
            if mark_at(rows, row - down, column - right) != SKY_MARK:
                raise EditionError(Say("edition.rim", cell=cell_name(row * SIDE + column)), (sheet, row, "row"))


def check_counts(sheet: str, rows: list[str], kinds: int) -> None:
    marks = "".join(rows)
    for kind, (sweet, mark) in enumerate(zip(SWEETS, SWEET_MARKS, strict=True)):
        if kind >= kinds:
            if mark in marks:
                raise EditionError(Say("edition.no_sweet", sweet=Say(f"kind.{sweet}"), kinds=kinds), (sheet,))
        elif not 1 <= marks.count(mark) <= MOST_OF_A_KIND:
            say = Say("edition.sweets", sweet=Say(f"kind.{sweet}"), most=MOST_OF_A_KIND, came=marks.count(mark))
            raise EditionError(say, (sheet,))
    if marks.count(PICKLE_MARK) > MOST_PICKLES:
        raise EditionError(Say("edition.pickles", most=MOST_PICKLES, came=marks.count(PICKLE_MARK)), (sheet,))
    for mark in ARROWS:
        if mark not in marks:
            raise EditionError(Say("edition.side", mark=mark), (sheet,))


def check_ways(sheet: str, rows: list[str], longest: int) -> None:
    if not any(runs_of(rows, longest)):
        raise EditionError(Say("edition.run", length=longest), (sheet,))
    reached = reachable(rows)
    for row, column, mark in cells_of(rows):
        if mark in SWEET_MARKS and (row, column) not in reached:
            raise EditionError(Say("edition.walled", cell=cell_name(row * SIDE + column)), (sheet, row, "row"))


def runs_of(rows: list[str], length: int) -> Iterator[tuple[int, int]]:
    """Cells from which this many cells in a straight line, to the right or down, can be dug."""
    for row, column, _ in cells_of(rows):
        for down, right in (NEIGHBOURS[RIGHT], NEIGHBOURS[DOWN]):
            if all(is_rock(mark_at(rows, row + down * step, column + right * step)) for step in range(length)):
                yield row, column


def is_rock(mark: str) -> bool:
    return mark not in (CHUNK_MARK, SKY_MARK)


def reachable(rows: list[str]) -> set[tuple[int, int]]:
    """Cells that can be reached by digging from a start space."""
    reached = {(row, column) for row, column, mark in cells_of(rows) if mark in ARROWS}
    edge = list(reached)
    while edge:
        row, column = edge.pop()
        for down, right in NEIGHBOURS.values():
            cell = (row + down, column + right)
            if cell not in reached and is_rock(mark_at(rows, *cell)):
                reached.add(cell)
                edge.append(cell)
    return reached


# ---- The box ----


def make_box(seats: int, options: Mapping[str, Any], edition: Mapping[str, Any]) -> Box:
    sheet = options["sheet"]
    if sheet not in edition:
        raise EditionError(Say("edition.no_sheet", sheet=Say(f"option.sheet_{sheet}")), (sheet,))
    box = Box()
    box.seats = seats
    box.sheet = SHEETS.index(sheet)
    box.one_entrance = options["one_entrance"]
    box.idle_rolls = options["idle_rolls"]
    sizes = sizes_of(edition, EDITION)
    box.kinds = sizes["sweets"]
    for name in ("side", "faces", "slots", "timer", "timer_roll", "set_points", "pickle_points"):
        setattr(box, name, sizes[name])
    for cell in range(CELLS):
        box.content[cell], box.inward[cell] = SKY, -1  # unless the sheet has something here
    for kind, row in enumerate(edition["bar"]):
        box.boxes[kind] = row["boxes"]
    for row, column, mark in cells_of(picture(edition, sheet)):
        content = CONTENT.get(mark, PLAIN)  # a start space is empty
        box.content[row * SIDE + column] = content
        box.inward[row * SIDE + column] = ARROWS.get(mark, -1)
        block, bit = block_bit(row * SIDE + column)
        if content <= PICKLE:
            box.count[content] += 1
        if content < KINDS:
            box.sweet_block[content][block] |= bit
        if content not in (CHUNK, SKY):
            box.rock_block[block] |= bit
        if mark in ARROWS:
            box.start_block[block] |= bit
    for cell in range(CELLS):
        if box.inward[cell] >= 0:
            block, bit = block_bit(cell)
            for length, direction in product(range(1, SLOTS + 1), range(DIRECTIONS)):
                if leads(box, cell, length, direction):
                    box.start[length][direction][block] |= bit
    return box


def block_bit(cell: int) -> tuple[int, int]:
    """Where a cell is in a set of cells: its block, and its bit there."""
    row = cell // SIDE + 1
    return row // BLOCK_ROWS, 1 << ROW_BITS * (row % BLOCK_ROWS) + cell % SIDE


def leads(box: Box, start: int, length: int, direction: int) -> bool:
    """Whether a dig of this length may go in this direction from a start space."""
    if length == 1:  # HM21: every direction would be the same dig
        return bool(direction == box.inward[start])
    end, back = next_cell(start, direction, length - 1), (direction + 2) % DIRECTIONS
    # HM21: between two start spaces, the opposite direction would be the same dig.
    return faces(box, start, direction) and (direction in (RIGHT, DOWN) or end is None or not faces(box, end, back))


def faces(box: Box, cell: int, direction: int) -> bool:
    """HM3, HM13: whether a cell is a start space that allows digs in this direction: any direction, or only straight inwards."""
    return bool(box.inward[cell] == direction if box.one_entrance else box.inward[cell] >= 0)


def next_cell(cell: int, direction: int, steps: int = 1) -> int | None:
    """The cell this many steps further on; None beyond the sheet."""
    down, right = NEIGHBOURS[direction]
    row, column = cell // SIDE + down * steps, cell % SIDE + right * steps
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None


def census(box: Box, table: Table) -> list[int]:
    """For each seat: sweets in the rock and in the bar (and those for which the bar had no box left), and pickles; then what must
    be 0: cells dug where there is no rock, and slots marked that do not exist."""
    counts = []
    for seat in range(box.seats):
        dug = [cell for cell in range(CELLS) if table.dug[seat][cell // SIDE + 1] >> cell % SIDE & 1]
        found = [sum(1 for cell in dug if box.content[cell] == content) for content in range(SKY + 1)]
        for kind in range(KINDS):
            counts.append(box.count[kind] - found[kind] + table.ticked[seat][kind] + max(0, found[kind] - box.boxes[kind]))
        counts.append(box.count[PICKLE] - found[PICKLE] + table.pickles[seat])
        counts.append(found[CHUNK] + found[SKY])
        counts.append(table.dug[seat][0] + table.dug[seat][SIDE + 1] + max(0, table.slots_used[seat] - box.slots))
    return counts
