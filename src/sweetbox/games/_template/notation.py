"""Last Toffee as text: the moves are `take` and `roll`; the die shows `1` to `6`."""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from sweetbox.games._template.rules import DRAW_START, OUTCOMES, ROLL, TAKE, Box, Table
from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.notation import read_fields, read_outcome, split_compound, start_text
from sweetbox.kernel.say import Say

Word = Literal["roll", "take"]
MOVE_NAMES: dict[int, Word] = {TAKE: "take", ROLL: "roll"}


# ---- Moves ----


def move_text(box: Box, move: int) -> str:
    return MOVE_NAMES[move]


def parse_move(box: Box, text: str) -> int:
    for move, name in MOVE_NAMES.items():
        if text.strip().lower() == name:
            return move
    raise NotationError(Say("notation.move", came=text))


class MoveJson(TypedDict):
    move: Word


def move_json(box: Box, move: int) -> MoveJson:
    return {"move": MOVE_NAMES[move]}


def move_from_json(box: Box, data: Any) -> int:
    if not isinstance(data, Mapping) or set(data) != {"move"}:
        raise NotationError(Say("notation.json", came=str(data)))
    return parse_move(box, str(data["move"]))


def parse_compound(box: Box, table: Table, seat: int, text: str) -> list[int]:
    return split_compound(text, lambda part: parse_move(box, part))


# ---- Outcomes: the seat that starts, then what the die shows ----


def outcome_text(box: Box, table: Table, outcome: int) -> str:
    return start_text(outcome) if table.phase == DRAW_START else str(outcome + 1)


def parse_outcome(box: Box, table: Table, text: str) -> int:
    return read_outcome([outcome_text(box, table, outcome) for outcome in range(OUTCOMES)], text)


# ---- The table as one line: `jar=12 taken=4,5,0x2 rolls=1,2,0x2 turn=1 phase=1` ----


def table_line(box: Box, table: Table) -> str:
    return record.to_line(table)


def table_from_line(box: Box, line: str) -> Table:
    return read_fields(Table(), line)
