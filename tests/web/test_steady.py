"""Nothing jumps: what arrives late has its place reserved, and everything stays where it is while others move."""

import random

import pytest

from web.conftest import ALL, Visit
from web.visitor import shorter

LIMIT = 0.05  # of the window, as browsers count it
MOVES = 10
# When a new phase begins, these boards put what is to be touched first, so their parts change order.
REARRANGED = ("sweet_nose", "sweets_stack")

SIZES = pytest.mark.parametrize("size", [(390, 844), *([(1280, 720)] if ALL else [])])  # a phone shows less at once: more jumps


@SIZES
def test_the_lobby_does_not_jump(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit("Mia", viewport={"width": size[0], "height": size[1]}).watch_shifts()
    visitor.room("swintus")
    visitor.finished("honeymoon", options=shorter("honeymoon"))
    visitor.open("/")
    assert visitor.shifted["frame"] < LIMIT


@SIZES
def test_a_match_does_not_jump(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """Neither while it loads nor in its first moves. These are made without the page, so that no click excuses a jump."""
    visitor = visit("Mia", viewport={"width": size[0], "height": size[1]}).watch_shifts()
    room = visitor.room(game)
    visitor.open(f"/room/{room}").at("board").wait_for()
    assert sum(visitor.shifted.values()) < LIMIT
    visitor.watch_moves(room, MOVES, random.Random(game))
    shifted = visitor.shifted
    assert shifted["frame"] < LIMIT
    assert game in REARRANGED or sum(shifted.values()) < LIMIT
