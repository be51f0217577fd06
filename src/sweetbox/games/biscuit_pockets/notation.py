"""Biscuit Pockets as text: `tap c4` is column c, row 4; a tile is `2`, with a chocolate biscuit `2c`, cracked `x`.

a1 b1 c1 d1 e1 f1
…
a6 b6 c6 d6 e6 f6
"""

from collections.abc import Mapping
from typing import Any

from sweetbox.games.biscuit_pockets.rules import DRAW_START, FLIP, GONE, KINDS, POCKETS, SHOW, TAP, UNSEEN, Box, Table
from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.notation import split_compound
from sweetbox.kernel.say import Say

COLUMNS = "abcdef"
VERBS = {"flip": FLIP, "tap": TAP, "show": SHOW}


def pocket_name(pocket: int) -> str:
    return f"{COLUMNS[pocket % 6]}{pocket // 6 + 1}"


POCKET_NAMES = [pocket_name(pocket) for pocket in range(POCKETS)]


def tile_text(box: Box, kind: int) -> str:
    if kind == UNSEEN:
        return "?"
    if kind == GONE:
        return "."
    if box.cracked[kind]:
        return "x"
    return f"{box.biscuits[kind]}{'c' * (box.points[kind] - box.biscuits[kind])}"


# ---- Moves ----


def move_text(box: Box, move: int) -> str:
    verb, pocket = _split(move)
    return f"{verb} {pocket}"


def parse_move(box: Box, text: str) -> int:
    words = text.lower().split()
    if len(words) != 2 or words[0] not in VERBS or words[1] not in POCKET_NAMES:
        raise NotationError(Say("notation.move", came=text))
    return VERBS[words[0]] + POCKET_NAMES.index(words[1])


def move_json(box: Box, move: int) -> dict[str, Any]:
    verb, pocket = _split(move)
    return {"move": verb, "pocket": pocket}


def move_from_json(box: Box, data: Any) -> int:
    if not isinstance(data, Mapping) or set(data) != {"move", "pocket"}:
        raise NotationError(Say("notation.json", came=str(data)))
    return parse_move(box, f"{data['move']} {data['pocket']}")


def parse_compound(box: Box, table: Table, seat: int, text: str) -> list[int]:
    return split_compound(text, lambda part: parse_move(box, part))


def _split(move: int) -> tuple[str, str]:
    verb = next(verb for verb, first in reversed(VERBS.items()) if move >= first)
    return verb, POCKET_NAMES[move - VERBS[verb]]


# ---- Outcomes: the seat that starts, then kinds of tile ----


def outcome_text(box: Box, table: Table, outcome: int) -> str:
    return f"start {outcome}" if table.phase == DRAW_START else tile_text(box, outcome)


def parse_outcome(box: Box, table: Table, text: str) -> int:
    texts = [outcome_text(box, table, outcome) for outcome in range(KINDS)]
    if text not in texts:
        raise NotationError(Say("notation.outcome", came=text))
    return texts.index(text)


# ---- The table as one line: `square=?,?,x,./… turn=1 steps=2 …` ----

DERIVED = ("pocket", "face_down", "unseen")  # all told by the square and the chain


def table_line(box: Box, table: Table) -> str:
    rows = [",".join(tile_text(box, table.pocket[pocket]) for pocket in range(row, row + 6)) for row in range(0, POCKETS, 6)]
    return f"square={'/'.join(rows)} {record.to_line(table, leave_out=DERIVED)}"


def table_from_line(box: Box, line: str) -> Table:
    table = Table()
    square, _, rest = line.partition(" ")
    try:
        record.from_line(table, rest)
    except ValueError as error:
        raise NotationError(Say("notation.table", why=str(error))) from None
    kinds = {tile_text(box, kind): kind for kind in reversed(range(GONE, KINDS)) if kind < 0 or box.count[kind]}
    tiles = square.removeprefix("square=").replace("/", ",").split(",")
    if len(tiles) != POCKETS or not set(tiles) <= set(kinds):
        raise NotationError(Say("notation.square", count=POCKETS, came=square))
    for kind in range(KINDS):
        table.unseen[kind] = box.count[kind] - sum(seat[kind] for seat in table.received)
    for pocket, tile in enumerate(tiles):
        table.pocket[pocket] = kinds[tile]
        if kinds[tile] != GONE and pocket not in table.chain[: table.steps]:
            table.face_down |= 1 << pocket
        if kinds[tile] >= 0:
            table.unseen[kinds[tile]] -= 1
    return table
