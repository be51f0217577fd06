"""Picks: a tiny game for the tests of the kernel. Not complete as games go, but it has everything a Match must cope with.

A card is drawn that nobody sees. Each round all seats pick a number at once; the picks are revealed together; a coin falls;
then seat 0 walks: it may step up to three times (which tells nobody anything), peek at the card (which tells it something),
and is done.
"""

import sys
from ctypes import c_int8
from types import ModuleType
from typing import Any

import msgspec

from sweetbox.kernel.chance import CHANCE, below
from sweetbox.kernel.errors import EditionError, NotationError
from sweetbox.kernel.game import Facts, Game, Option
from sweetbox.kernel.happening import Happening
from sweetbox.kernel.notation import split_compound
from sweetbox.kernel.record import Record, from_line, to_line
from sweetbox.kernel.say import Say, Who

SEATS = (2, 3)
HIDES = True
PICKS = 4
STEP, PEEK, DONE = PICKS, PICKS + 1, PICKS + 2
MOVES = DONE + 1
OUTCOMES = 4
OBSERVATION = 1
LONGEST = 100
NONE = -1
DRAW, PICK, COIN, WALK, OVER = 0, 1, 2, 3, 4


class Box(Record):
    __slots__ = ()
    _fields_ = [("seats", c_int8), ("rounds", c_int8)]


class Table(Record):
    __slots__ = ()
    _fields_ = [
        ("choice", c_int8 * 3),
        ("shown", c_int8 * 3),
        ("score", c_int8 * 3),
        ("secret", c_int8),
        ("peeked", c_int8),
        ("walked", c_int8),
        ("round", c_int8),
        ("phase", c_int8),
    ]


def setup(box: Box, table: Table) -> None:
    table.secret = NONE
    for seat in range(3):
        table.choice[seat] = NONE
        table.shown[seat] = NONE


def to_act(box: Box, table: Table) -> int:
    if table.phase == OVER:
        return 0
    if table.phase == WALK:
        return 1
    if table.phase != PICK:
        return CHANCE
    mask = 0
    for seat in range(box.seats):
        if table.choice[seat] == NONE:
            mask |= 1 << seat
    return mask


def legal(box: Box, table: Table, seat: int, moves: Any) -> int:
    n = 0
    if table.phase == PICK and table.choice[seat] == NONE:
        for pick in range(PICKS):
            moves[n] = pick
            n += 1
    if table.phase == WALK and seat == 0:
        for move in range(STEP, DONE + 1):
            if (move != STEP or table.walked < 3) and (move != PEEK or not table.peeked):
                moves[n] = move
                n += 1
    return n


def play(box: Box, table: Table, seat: int, move: int) -> None:
    if move < PICKS:
        table.choice[seat] = move
        if to_act(box, table) == 0:
            for other in range(box.seats):
                table.shown[other] = table.choice[other]
                table.choice[other] = NONE
            table.phase = COIN
    elif move == STEP:
        table.walked += 1
    elif move == PEEK:
        table.peeked = 1
    else:
        table.walked = 0
        table.round += 1
        table.phase = OVER if table.round == box.rounds else PICK


def odds(box: Box, table: Table, weights: Any) -> int:
    for outcome in range(OUTCOMES):
        weights[outcome] = 1 if table.phase == DRAW else 2 - outcome if outcome < 2 else 0
    return 4 if table.phase == DRAW else 3


def happen(box: Box, table: Table, outcome: int) -> None:
    if table.phase == DRAW:
        table.secret = outcome
        table.phase = PICK
    else:
        for seat in range(box.seats):
            table.score[seat] += table.shown[seat] * outcome
        table.phase = WALK


def result(box: Box, table: Table, points: Any, ranks: Any) -> None:
    for seat in range(box.seats):
        points[seat] = table.score[seat]
        ranks[seat] = 1
        for other in range(box.seats):
            if table.score[other] > table.score[seat]:
                ranks[seat] += 1


def hide(box: Box, table: Table, seat: int) -> None:
    for other in range(box.seats):
        if other != seat:
            table.choice[other] = NONE
    if table.phase != OVER and not (seat == 0 and table.peeked):
        table.secret = NONE


def imagine(box: Box, table: Table, seat: int, rng: Any) -> None:
    if table.secret == NONE and table.phase != DRAW:
        table.secret = below(rng, OUTCOMES)


def seen_by(box: Box, table: Table, actor: int, event: int) -> int:
    everyone = (1 << box.seats) - 1
    if actor == CHANCE:
        return everyone if table.phase == COIN else 0
    return everyone if event >= PICKS else 1 << actor


def observe(box: Box, table: Table, seat: int, out: Any) -> None:
    out[0] = table.score[seat]


def evaluate(box: Box, table: Table, seat: int) -> int:
    return 10000 // box.seats


# ---- Components, notation and view, all in this one module ----

FACTS = Facts("Picks", ("nobody",), "nobody", None, (1, 2), 3, ())
OPTIONS = (Option("rounds", "int", 2, low=1, high=9),)
EDITION: dict[str, Any] = {}


def check_edition(edition: Any) -> None:
    if edition:
        raise EditionError(Say("error.edition_shape", came="something"))


def make_box(seats: int, options: Any, edition: Any) -> Box:
    return Box(seats, options["rounds"])


def census(box: Box, table: Table) -> int:
    return box.seats


NAMES = ["0", "1", "2", "3", "step", "peek", "done"]


def move_text(box: Box, move: int) -> str:
    return NAMES[move]


def parse_move(box: Box, text: str) -> int:
    if text not in NAMES:
        raise NotationError(Say("error.move_kind", came=text))
    return NAMES.index(text)


def move_json(box: Box, move: int) -> dict[str, Any]:
    return {"pick": NAMES[move]}


def move_from_json(box: Box, data: Any) -> int:
    return parse_move(box, data.get("pick"))


def parse_compound(box: Box, table: Table, seat: int, text: str) -> list[int]:
    return split_compound(text, lambda part: parse_move(box, part))


def outcome_text(box: Box, table: Table, outcome: int) -> str:
    return str(outcome)


def table_line(box: Box, table: Table) -> str:
    return to_line(table)


def table_from_line(box: Box, line: str) -> Table:
    table = Table()
    from_line(table, line)
    return table


class View(msgspec.Struct, tag="picks/1"):
    secret: int
    mine: int | None


def view(box: Box, glimpse: Table, seat: int) -> View:
    return View(glimpse.secret, glimpse.choice[seat] if seat >= 0 else None)


def summary(box: Box, glimpse: Table, seat: int) -> list[Say]:
    return [Say("seat", number=glimpse.round)]


def picture(box: Box, glimpse: Table, seat: int) -> list[str]:
    return [to_line(glimpse)]


def move_say(box: Box, glimpse: Table, seat: int, move: int) -> Say:
    return Say("seat", number=move)


class Entry(Happening, tag="entry"):
    event: int | None


def story(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> list[Entry]:
    return [Entry(None if actor == CHANCE else actor, event, say=Say("seat", number=actor))]


def why_not(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    return Say("error.no_seat", most=Who(seat), came=NAMES[move]), "PK1"


class Picks(Game):
    """The game as the kernel knows it: all its modules are this one."""

    def __init__(self) -> None:
        super().__init__("picks", __name__)

    def _module(self, name: str) -> ModuleType:
        return sys.modules[__name__]


GAME = Picks()
