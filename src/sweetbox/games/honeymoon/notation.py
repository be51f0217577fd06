"""Honeymoon as text: `g5 down` digs from column g, row 5 downwards; `length 3` chooses a length on a one; `g5 down 3` is both.

a1 b1 … m1
…
a13 … m13
"""

import re
from collections.abc import Mapping
from typing import Any, Literal, TypedDict, get_args

from sweetbox.games.honeymoon.rules import (
    CELLS,
    DIGGING,
    LENGTH,
    PASS,
    SIDE,
    SLOTS,
    Box,
    Table,
    length_to_dig,
    must_choose_length,
)
from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.notation import read_fields, split_compound
from sweetbox.kernel.say import Say

COLUMNS = "abcdefghijklm"
Direction = Literal["up", "right", "down", "left"]
DIRECTION_NAMES: tuple[Direction, ...] = get_args(Direction)


def cell_name(cell: int) -> str:
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


CELL_NAMES = [cell_name(cell) for cell in range(CELLS)]


# ---- Moves ----


def move_text(box: Box, move: int) -> str:
    if move == PASS:
        return "pass"
    if move > LENGTH:
        return f"length {move - LENGTH}"
    return f"{CELL_NAMES[move % CELLS]} {DIRECTION_NAMES[move // CELLS]}"


def parse_move(box: Box, text: str) -> int:
    words = text.lower().split()
    if words == ["pass"]:
        return PASS
    if len(words) == 2 and words[0] == "length" and re.fullmatch(f"[1-{SLOTS}]", words[1]):
        return LENGTH + int(words[1])
    if len(words) == 2 and words[0] in CELL_NAMES and words[1] in DIRECTION_NAMES:
        return DIRECTION_NAMES.index(words[1]) * CELLS + CELL_NAMES.index(words[0])
    raise NotationError(Say("notation.move", came=text))


class PassMove(TypedDict):
    move: Literal["pass"]


class LengthMove(TypedDict):
    move: Literal["length"]
    length: int


class DigMove(TypedDict):
    move: Literal["dig"]
    cell: str
    direction: Direction


def move_json(box: Box, move: int) -> PassMove | LengthMove | DigMove:
    if move == PASS:
        return {"move": "pass"}
    if move > LENGTH:
        return {"move": "length", "length": move - LENGTH}
    return {"move": "dig", "cell": CELL_NAMES[move % CELLS], "direction": DIRECTION_NAMES[move // CELLS]}


def move_from_json(box: Box, data: Any) -> int:
    if isinstance(data, Mapping):
        if data == {"move": "pass"}:
            return PASS
        if set(data) == {"move", "length"} and data["move"] == "length":
            return parse_move(box, f"length {data['length']}")
        if set(data) == {"move", "cell", "direction"} and data["move"] == "dig":
            return parse_move(box, f"{data['cell']} {data['direction']}")
    raise NotationError(Say("notation.json", came=str(data)))


def parse_compound(box: Box, table: Table, seat: int, text: str) -> list[int]:
    """Moves joined by `;`. `g5 down 3` names the length, too: on a one this chooses it, otherwise it must be the die's."""
    words = text.split()
    if len(words) == 3 and re.fullmatch(f"[1-{SLOTS}]", words[2]):
        dig, length = parse_move(box, " ".join(words[:2])), int(words[2])
        if table.phase == DIGGING and must_choose_length(table, seat):
            return [LENGTH + length, dig]
        expected = length_to_dig(table, seat)
        if length != expected:
            raise NotationError(Say("notation.length", expected=expected, came=length))
        return [dig]
    return split_compound(text, lambda part: parse_move(box, part))


# ---- Outcomes: what the die shows ----


def outcome_text(box: Box, table: Table, outcome: int) -> str:
    return str(outcome + 1)


def parse_outcome(box: Box, table: Table, text: str) -> int:
    if not re.fullmatch(f"[1-{box.faces}]", text):
        raise NotationError(Say("notation.outcome", faces=box.faces, came=text))
    return int(text) - 1


# ---- The table as one line: `sheets=g1-g5,h3/a7-c7 die=4 …`, a sheet's tunnels as runs along its rows ----


def table_line(box: Box, table: Table) -> str:
    sheets = "/".join(",".join(_runs(table, seat)) for seat in range(box.seats))
    return f"sheets={sheets} {record.to_line(table, leave_out=('dug',))}".rstrip()


def table_from_line(box: Box, line: str) -> Table:
    table = Table()
    sheets, _, rest = line.partition(" ")
    read_fields(table, rest)
    tunnels = sheets.removeprefix("sheets=").split("/")
    if not sheets.startswith("sheets=") or len(tunnels) != box.seats:
        raise NotationError(Say("notation.sheets", count=box.seats, came=sheets))
    for seat, runs in enumerate(tunnels):
        for run in filter(None, runs.split(",")):
            first, _, last = run.partition("-")
            cells = [CELL_NAMES.index(name) if name in CELL_NAMES else -1 for name in (first, last or first)]
            if min(cells) < 0 or cells[0] // SIDE != cells[1] // SIDE or cells[0] > cells[1]:
                raise NotationError(Say("notation.sheets", count=box.seats, came=run))
            for cell in range(cells[0], cells[1] + 1):
                table.dug[seat][cell // SIDE + 1] |= 1 << cell % SIDE
    return table


def _runs(table: Table, seat: int) -> list[str]:
    runs: list[list[int]] = []
    for cell in range(CELLS):
        if table.dug[seat][cell // SIDE + 1] >> cell % SIDE & 1:
            if runs and runs[-1][1] == cell - 1 and cell % SIDE:
                runs[-1][1] = cell
            else:
                runs.append([cell, cell])
    return [cell_name(first) if first == last else f"{cell_name(first)}-{cell_name(last)}" for first, last in runs]
