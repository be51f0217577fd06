"""Tables of Last Toffee, laid out in a line."""

from typing import Any

import sweetbox
from sweetbox.games._template.rules import CHOOSING, ROLL, Box, Table, happen, play

GAME = sweetbox.game("_template")


def a_box(seats: int = 2, **options: Any) -> Box:
    return GAME.make_box(seats, options)


def a_table(jar: int, taken: tuple[int, ...] = (), rolls: tuple[int, ...] = (), turn: int = 0) -> Table:
    """A table in the middle of a match, the given seat to choose."""
    table = Table()
    table.jar, table.turn, table.phase = jar, turn, CHOOSING
    table.taken[: len(taken)] = taken
    table.rolls[: len(rolls)] = rolls
    return table


def roll(box: Box, table: Table, shows: int) -> None:
    """The seat whose turn it is rolls this number."""
    play(box, table, table.turn, ROLL)
    happen(box, table, shows - 1)
