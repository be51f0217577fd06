"""Situations of Honeymoon as small text pictures.

A picture is the upper left corner of a sheet, the rest is sky: `.` rock, `o` dug, `#` a thick chunk, `v ^ < >` a start space that
points inwards, H C G M Y the sweets, P a pickle.
"""

from typing import Any

from sweetbox.games.honeymoon import components, notation, rules
from sweetbox.games.honeymoon.rules import CELLS, DIGGING, SIDE, Box, Table
from sweetbox.kernel.position import Position
from sweetbox.kernel.registry import game

KINDS = ("honey", "chocolate", "gummy_bear", "marshmallow", "candy")

STRIP = "> . . . . . . . . . . . ."  # one row, entered from the left
LONG = "> H C G M Y . . . . . . .\n. . . . . . . . . . . . .\n> . . . . . . . . . . . .\n" + ". . . . . . . . . . . . .\n" * 10


def box_of(picture: str, seats: int = 2, boxes: int = 4, **options: Any) -> Box:
    rows = [line.replace(" ", "").replace("o", ".") for line in picture.strip().splitlines()]
    rows = [row.ljust(SIDE, "~") for row in rows + [""] * (SIDE - len(rows))]
    edition = {"a": [{"row": row} for row in rows], "bar": [{"sweet": kind, "boxes": boxes} for kind in KINDS]}
    return components.make_box(seats, {"sheet": "a", "one_entrance": False, "idle_rolls": 20, **options}, edition)


def lay_out(box: Box, picture: str = "") -> Table:
    """A table before its first roll; every seat has the tunnels of the picture."""
    table = Table()
    rules.setup(box, table)
    for row, line in enumerate(picture.strip().splitlines()):
        for column, mark in enumerate(line.replace(" ", "")):
            if mark == "o":
                for seat in range(box.seats):
                    table.dug[seat][row + 1] |= 1 << column
                    table.digs[seat] = 1
    return table


def situation(picture: str, roll: int, seats: int = 2, boxes: int = 4, **options: Any) -> tuple[Box, Table]:
    """The picture is every seat's sheet, and so much was rolled."""
    box = box_of(picture, seats, boxes, **options)
    table = lay_out(box, picture)
    rules.happen(box, table, roll - 1)
    return box, table


def legal(box: Box, table: Table, seat: int = 0) -> list[str]:
    return [notation.move_text(box, move) for move in Position(game("honeymoon"), box, table).legal(seat)]


def play(box: Box, table: Table, *moves: str) -> None:
    """Seat 0 makes the first move, seat 1 the second …; each must be legal."""
    for seat, move in enumerate(moves):
        assert move in legal(box, table, seat), f"{move}: expected one of {legal(box, table, seat)}"
        rules.play(box, table, seat, notation.parse_move(box, move))


def digs(picture: str, roll: int, **options: Any) -> list[str]:
    """What seat 0 may do, cell by cell and clockwise from up."""
    box, table = situation(picture, roll, **options)
    return sorted(legal(box, table), key=lambda move: notation.parse_move(box, move) % CELLS)


def after(picture: str, roll: int, *moves: str) -> str:
    """The picture once seat 0, alone, has made these moves."""
    box, table = situation(picture, roll, seats=1)
    for move in moves:
        play(box, table, move)
    lines = []
    for row, line in enumerate(picture.strip().splitlines()):
        marks = line.split()
        lines.append(" ".join("o" if table.dug[0][row + 1] >> k & 1 else mark for k, mark in enumerate(marks)))
    return "\n".join(lines)


def drawn(picture: str) -> str:
    return "\n".join(line.strip() for line in picture.strip().splitlines())


def bar(table: Table, seat: int = 0) -> list[int]:
    return list(table.ticked[seat])


def dug_cells(table: Table, seat: int = 0) -> list[str]:
    return [notation.cell_name(cell) for cell in range(CELLS) if table.dug[seat][cell // SIDE + 1] >> cell % SIDE & 1]


def score(ticked: list[int], pickles: int = 0) -> int:
    table = Table()
    table.ticked[0][:] = ticked
    table.pickles[0] = pickles
    return rules.points_of(box_of(""), table, 0)


def mask(*seats: int) -> int:
    return sum(1 << seat for seat in seats)


def roll(box: Box, table: Table, number: int) -> None:
    assert rules.to_act(box, table) == -1
    rules.happen(box, table, number - 1)


def all_play_first(box: Box, table: Table) -> None:
    """Everyone makes their first legal move until the turn is over."""
    turn = table.rolls
    while table.phase == DIGGING and table.rolls == turn:
        for seat in range(box.seats):
            if rules.to_act(box, table) >> seat & 1:
                play_as(box, table, seat, legal(box, table, seat)[0])


def play_as(box: Box, table: Table, seat: int, move: str) -> None:
    assert move in legal(box, table, seat), f"{move}: expected one of {legal(box, table, seat)}"
    rules.play(box, table, seat, notation.parse_move(box, move))
