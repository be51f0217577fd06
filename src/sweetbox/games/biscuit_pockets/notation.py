"""Biscuit Pockets as text: `knock c4` is column c, row 4; a tile is `2`, with a chocolate biscuit `2c`, cracked `x`.

a1 b1 c1 d1 e1 f1
…
a6 b6 c6 d6 e6 f6
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from sweetbox.games.biscuit_pockets.rules import DRAW_START, FLIP, GONE, KINDS, KNOCK, POCKETS, SHOW, SIDE, UNSEEN, Box, Table
from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.notation import read_fields, read_outcome, split_compound, start_text
from sweetbox.kernel.say import Say

COLUMNS = "abcdef"
Verb = Literal["flip", "knock", "show"]
VERBS = {"flip": FLIP, "knock": KNOCK, "show": SHOW}
ALSO = {"tap": "knock"}  # the rulebook's word: accepted, never written


def pocket_name(pocket: int) -> str:
    return f"{COLUMNS[pocket % SIDE]}{pocket // SIDE + 1}"


POCKET_NAMES = [pocket_name(pocket) for pocket in range(POCKETS)]


def square_of(box: Box) -> list[range]:
    """The pockets of each row of the square."""
    return [range(row, row + box.wide) for row in range(0, SIDE * box.high, SIDE)]


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
    verb = ALSO.get(words[0], words[0]) if words else ""
    if len(words) != 2 or verb not in VERBS or words[1] not in POCKET_NAMES:
        raise NotationError(Say("notation.move", came=text))
    return VERBS[verb] + POCKET_NAMES.index(words[1])


class MoveJson(TypedDict):
    move: Verb
    pocket: str


def move_json(box: Box, move: int) -> MoveJson:
    verb, pocket = _split(move)
    return {"move": verb, "pocket": pocket}


def move_from_json(box: Box, data: Any) -> int:
    if not isinstance(data, Mapping) or set(data) != {"move", "pocket"} or not isinstance(data["move"], str):
        raise NotationError(Say("notation.json", came=str(data)))
    verb = ALSO.get(data["move"], data["move"])
    if verb not in VERBS or data["pocket"] not in POCKET_NAMES:
        raise NotationError(Say("notation.json", came=str(data)))
    return VERBS[verb] + POCKET_NAMES.index(data["pocket"])


def parse_compound(box: Box, table: Table, seat: int, text: str) -> list[int]:
    return split_compound(text, lambda part: parse_move(box, part))


def _split(move: int) -> tuple[Verb, str]:
    verb: Verb = "show" if move >= SHOW else "knock" if move >= KNOCK else "flip"
    return verb, POCKET_NAMES[move - VERBS[verb]]


# ---- Outcomes: the seat that starts, then kinds of tile ----


def outcome_text(box: Box, table: Table, outcome: int) -> str:
    return start_text(outcome) if table.phase == DRAW_START else tile_text(box, outcome)


def parse_outcome(box: Box, table: Table, text: str) -> int:
    outcomes = range(box.seats) if table.phase == DRAW_START else [kind for kind in range(KINDS) if box.count[kind]]
    return outcomes[read_outcome([outcome_text(box, table, outcome) for outcome in outcomes], text)]


# ---- The table as one line: `square=?,?,x,./… turn=1 steps=2 …` ----

DERIVED = ("pocket", "face_down", "unseen")  # they follow from the square and the chain


def table_line(box: Box, table: Table) -> str:
    rows = [",".join(tile_text(box, table.pocket[pocket]) for pocket in row) for row in square_of(box)]
    return f"square={'/'.join(rows)} {record.to_line(table, leave_out=DERIVED)}"


def table_from_line(box: Box, line: str) -> Table:
    table = Table()
    square, _, rest = line.partition(" ")
    for word in rest.split():
        if word.partition("=")[0] in DERIVED:
            raise NotationError(Say("error.table_line", why=f"expected no {word}: the square tells it"))
    read_fields(table, rest)
    kinds = {tile_text(box, kind): kind for kind in reversed(range(GONE, KINDS)) if kind < 0 or box.count[kind]}
    tiles = square.removeprefix("square=").replace("/", ",").split(",")
    pockets = [pocket for row in square_of(box) for pocket in row]
    if not square.startswith("square=") or len(tiles) != len(pockets) or not set(tiles) <= set(kinds):
        raise NotationError(Say("notation.square", count=len(pockets), rows=box.high, came=square))
    chain = table.chain[: max(table.steps, 0)]
    for kind in range(KINDS):
        table.unseen[kind] = box.count[kind] - sum(seat[kind] for seat in table.received)
    for pocket in range(POCKETS):
        table.pocket[pocket] = GONE
    for pocket, tile in zip(pockets, tiles, strict=True):
        table.pocket[pocket] = kinds[tile]
        if kinds[tile] != GONE and pocket not in chain:
            table.face_down |= 1 << pocket
        if kinds[tile] >= 0:
            table.unseen[kinds[tile]] -= 1
    if min(table.unseen) < 0 or sum(table.unseen) != tiles.count("?"):
        raise NotationError(Say("notation.tiles"))
    if not all(0 <= pocket < POCKETS and table.pocket[pocket] >= 0 for pocket in chain):
        raise NotationError(Say("notation.chain"))
    return table
