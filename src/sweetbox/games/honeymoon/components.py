"""What is in the box of Honeymoon. The sheets are this project's own, and replaceable: see README.md, Edition."""

from collections.abc import Iterator, Mapping, Sequence
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
    PICKLE,
    PLAIN,
    RIGHT,
    ROW_BITS,
    SIDE,
    SKY,
    SLOTS,
    UP,
    Box,
    Table,
)
from sweetbox.kernel.edition import Field, check_sections
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.game import Facts, Option
from sweetbox.kernel.say import Say

FACTS = Facts(
    title="Honeymoon",
    designers=("Moritz Dressler",),
    publisher="Nürnberger-Spielkarten-Verlag",
    year=2020,
    minutes=(15, 20),
    version=1,
    ours=("ours.sheets", "ours.idle"),
)

Sheet = Literal["a", "b"]
SHEETS: tuple[Sheet, ...] = get_args(Sheet)

OPTIONS = (
    Option("sheet", "choice", "a", choices=SHEETS),
    Option("one_entrance", "bool", False),
    Option("idle_rolls", "int", 20, low=1, high=MOST_IDLE_ROLLS),
)

COMBINATIONS = ({"sheet": "b", "one_entrance": True},)  # for the conformance suite, beside each option alone

Sweet = Literal["honey", "chocolate", "gummy_bear", "marshmallow", "candy"]
SWEETS: tuple[Sweet, ...] = get_args(Sweet)
Find = Sweet | Literal["pickle"]
FINDS: tuple[Find, ...] = (*SWEETS, "pickle")

# What a character of a sheet's picture is: a start space is an arrow that points inwards, away from its side.
SWEET_MARKS = "HCGMY"
PICKLE_MARK, PLAIN_MARK, CHUNK_MARK, SKY_MARK = "P", ".", "#", "~"
CONTENT = {mark: kind for kind, mark in enumerate(SWEET_MARKS + PICKLE_MARK + PLAIN_MARK + CHUNK_MARK + SKY_MARK)}
ARROWS = {"^": UP, ">": RIGHT, "v": DOWN, "<": LEFT}

EDITION: Mapping[str, Any] = {
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

SHEET_FIELDS = (Field("row", str),)
BAR_FIELDS = (Field("sweet", str, choices=SWEETS), Field("boxes", low=1, high=9))
MOST_OF_A_KIND = 20
MOST_PICKLES = 60
NEIGHBOURS = {UP: (-1, 0), RIGHT: (0, 1), DOWN: (1, 0), LEFT: (0, -1)}  # row and column


# ---- A sheet as a picture ----


def picture(edition: Mapping[str, Any], sheet: str) -> list[str]:
    """The sheet as 13 rows of 13 marks, without the spaces that a person may put between them."""
    return [row["row"].replace(" ", "") for row in edition[sheet]]


def cells_of(rows: list[str]) -> Iterator[tuple[int, int, str]]:
    """Row, column and mark of every cell, from 0."""
    return ((row, column, mark) for row, marks in enumerate(rows) for column, mark in enumerate(marks))


def mark_at(rows: list[str], row: int, column: int) -> str:
    """The mark of a cell; beyond the sheet there is sky."""
    return rows[row][column] if 0 <= row < SIDE and 0 <= column < SIDE else SKY_MARK


# ---- Is it a sheet? ----


def check_edition(edition: Mapping[str, Any]) -> None:
    """A player's own edition may leave out a side of the sheet, but not both."""
    sides: dict[str, Sequence[Field]] = {
        sheet: SHEET_FIELDS for sheet in SHEETS if isinstance(edition, Mapping) and sheet in edition
    }
    check_sections(edition, {**(sides or {"a": SHEET_FIELDS}), "bar": BAR_FIELDS})
    sweets = [row["sweet"] for row in edition["bar"]]
    if sweets != list(SWEETS):
        raise EditionError(Say("edition.bar", sweets=[Say(f"kind.{sweet}") for sweet in SWEETS]), ("bar",))
    for sheet in sides:
        check_shape(sheet, picture(edition, sheet))
        check_counts(sheet, picture(edition, sheet))
        check_ways(sheet, picture(edition, sheet))


def check_shape(sheet: str, rows: list[str]) -> None:
    if len(rows) != SIDE:
        raise EditionError(Say("edition.rows", expected=SIDE, count=len(rows)), (sheet,))
    for number, marks in enumerate(rows):
        where = (sheet, number, "row")
        if len(marks) != SIDE:
            raise EditionError(Say("edition.marks", expected=SIDE, count=len(marks)), where)
        for mark in marks:
            if mark not in CONTENT and mark not in ARROWS:
                raise EditionError(Say("edition.mark", known=" ".join([*CONTENT, *ARROWS]), came=mark), where)
    for row, column, mark in cells_of(rows):
        if mark in ARROWS:
            down, right = NEIGHBOURS[ARROWS[mark]]
            if mark_at(rows, row - down, column - right) != SKY_MARK:
                raise EditionError(Say("edition.rim", cell=cell_name(row * SIDE + column)), (sheet, row, "row"))


def check_counts(sheet: str, rows: list[str]) -> None:
    marks = "".join(rows)
    for sweet, mark in zip(SWEETS, SWEET_MARKS, strict=True):
        if not 1 <= marks.count(mark) <= MOST_OF_A_KIND:
            say = Say("edition.sweets", sweet=Say(f"kind.{sweet}"), most=MOST_OF_A_KIND, came=marks.count(mark))
            raise EditionError(say, (sheet,))
    if marks.count(PICKLE_MARK) > MOST_PICKLES:
        raise EditionError(Say("edition.pickles", most=MOST_PICKLES, came=marks.count(PICKLE_MARK)), (sheet,))
    for mark in ARROWS:
        if mark not in marks:
            raise EditionError(Say("edition.side", mark=mark), (sheet,))


def check_ways(sheet: str, rows: list[str]) -> None:
    if not any(runs_of(rows, SLOTS)):
        raise EditionError(Say("edition.run", length=SLOTS), (sheet,))
    reached = reachable(rows)
    for row, column, mark in cells_of(rows):
        if mark in SWEET_MARKS and (row, column) not in reached:
            raise EditionError(Say("edition.walled", cell=cell_name(row * SIDE + column)), (sheet, row, "row"))


def runs_of(rows: list[str], length: int) -> Iterator[tuple[int, int]]:
    """Cells from which so many in a straight line, to the right or down, can be dug."""
    for row, column, _ in cells_of(rows):
        for down, right in (NEIGHBOURS[RIGHT], NEIGHBOURS[DOWN]):
            if all(is_rock(mark_at(rows, row + down * step, column + right * step)) for step in range(length)):
                yield row, column


def is_rock(mark: str) -> bool:
    return mark not in (CHUNK_MARK, SKY_MARK)


def reachable(rows: list[str]) -> set[tuple[int, int]]:
    """Cells that some way of digging leads to from a start space."""
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
    for kind, row in enumerate(edition["bar"]):
        box.boxes[kind] = row["boxes"]
    for row, column, mark in cells_of(picture(edition, sheet)):
        content = CONTENT.get(mark, PLAIN)  # nothing lies on a start space
        box.content[row * SIDE + column] = content
        box.inward[row * SIDE + column] = ARROWS.get(mark, -1)
        block, bit = (row + 1) // BLOCK_ROWS, 1 << ROW_BITS * ((row + 1) % BLOCK_ROWS) + column
        if content <= PICKLE:
            box.count[content] += 1
        if content < KINDS:
            box.sweet_block[content][block] |= bit
        if content not in (CHUNK, SKY):
            box.rock_block[block] |= bit
        if mark in ARROWS:
            box.start_block[block] |= bit
            box.inward_start[ARROWS[mark]][block] |= bit
            for direction in range(DIRECTIONS):
                if not options["one_entrance"] or direction == ARROWS[mark]:  # HM3, HM13: any way, or straight inwards
                    box.start[direction][block] |= bit
    return box


def census(box: Box, table: Table) -> list[int]:
    """Per seat: sweets in the rock and in the bar (more of a kind than the bar has boxes are gone), pickles; then cells dug where
    there is no rock, and slots marked that are not there."""
    counts = []
    for seat in range(box.seats):
        dug = [cell for cell in range(CELLS) if table.dug[seat][cell // SIDE + 1] >> cell % SIDE & 1]
        found = [sum(1 for cell in dug if box.content[cell] == content) for content in range(SKY + 1)]
        for kind in range(KINDS):
            counts.append(box.count[kind] - found[kind] + table.ticked[seat][kind] + max(0, found[kind] - box.boxes[kind]))
        counts.append(box.count[PICKLE] - found[PICKLE] + table.pickles[seat])
        counts.append(found[CHUNK] + found[SKY])
        counts.append(table.dug[seat][0] + table.dug[seat][SIDE + 1] + max(0, table.slots_used[seat] - SLOTS))
    return counts
