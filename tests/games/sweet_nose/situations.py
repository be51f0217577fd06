"""Tables in the middle of a match, written as a few short texts."""

from collections.abc import Mapping, Sequence
from typing import Any

from sweetbox.games.sweet_nose import notation
from sweetbox.games.sweet_nose.components import STORES
from sweetbox.games.sweet_nose.rules import (
    KINDS,
    TOKENS,
    TRADING,
    Box,
    Table,
    happen,
    play,
    setup,
    to_act,
)
from sweetbox.kernel.position import Position
from sweetbox.kernel.registry import game

GAME = game("sweet_nose")
PLATES = ("mmmnnpps", "nnnppsst", "mmppsttt", "mnnsssst", "mmpptttt")  # 8 sweets each, all different mixtures


def box_for(seats: int = 3, **options: Any) -> Any:
    return GAME.make_box(seats, options)


def laid(seats: int = 3, **options: Any) -> tuple[Box, Table]:
    """A table at its first decision; the sweets lie as sorted as chance can deal them, and seat 0 starts."""
    box = box_for(seats, **options)
    table = Table()
    setup(box, table)
    settle(box, table)
    return box, table


def trading(
    box: Box,
    plates: Sequence[str],
    bowls: Sequence[str] = (),
    market: str = "mnp",
    markers: Sequence[str] = (),
    stores: Mapping[int, str] | None = None,
    turn: int = 0,
    start: int = 0,
    **fields: int,
) -> Table:
    """A table in phase 2. Plates and bowls as letters; stores by seat; tokens that lie nowhere are out of the game."""
    table = Table()
    setup(box, table)
    table.bag[:] = [0] * KINDS
    table.removed[:] = [TOKENS] * KINDS
    for seat in range(box.seats):
        lay(table, table.plate[seat], plates[seat])
        if bowls:
            lay(table, table.bowl[seat], bowls[seat])
        table.marker[seat][:] = [int(digit) for digit in (markers[seat] if markers else "12345")]
    lay(table, table.market, market)
    for seat, store in (stores or {}).items():
        table.store[seat] = STORES.index(store)
    table.phase = TRADING
    table.dealt = 8 * box.seats
    table.turn = turn
    table.start = start
    for name, value in fields.items():
        setattr(table, name, value)
    return table


def lay(table: Table, place: Any, letters: str) -> None:
    for kind, letter in enumerate(notation.LETTERS):
        place[kind] = letters.count(letter)
        table.removed[kind] -= letters.count(letter)
        assert table.removed[kind] >= 0


def moves(box: Box, table: Table, seat: int) -> list[str]:
    """The legal moves as texts."""
    found = Position(GAME, box, table).legal(seat)
    assert found == sorted(set(found))
    return [notation.move_text(box, move) for move in found]


def words(box: Box, table: Table, seat: int) -> set[str]:
    """The first words of the legal moves: which kinds of move there are."""
    return {move.split()[0] for move in moves(box, table, seat)}


def make(box: Box, table: Table, seat: int, *texts: str) -> None:
    """Legal moves of one seat."""
    for text in texts:
        for move in notation.parse_compound(box, table, seat, text):
            assert to_act(box, table) >> seat & 1
            assert notation.move_text(box, move) in moves(box, table, seat)
            play(box, table, seat, move)


def plate(table: Table, seat: int) -> str:
    return notation.sweets_text(table.plate[seat])


def bowl(table: Table, seat: int) -> str:
    return notation.sweets_text(table.bowl[seat])


def market(table: Table) -> str:
    return notation.sweets_text(table.market)


def weights(box: Box, table: Table) -> list[int]:
    return Position(GAME, box, table).odds()


def settle(box: Box, table: Table) -> None:
    """Let chance take its first possible outcome until a seat must act."""
    while to_act(box, table) == -1:
        happen(box, table, next(k for k, weight in enumerate(weights(box, table)) if weight))


def set_all(box: Box, table: Table, order: str = "12345") -> None:
    """Every seat sets the same order of markers."""
    for seat in range(box.seats):
        make(box, table, seat, order)
