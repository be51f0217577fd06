"""Nothing jumps: what comes late has its place, and while others move everything stays where it is."""

import random

import pytest

from web.conftest import ALL, Visit
from web.visitor import shorter

LIMIT = 0.05  # of the window, as browsers count it
MOVES = 10
# Where the next phase begins, these boards put what is to be touched first: their parts get another order.
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
    """Not while it loads, and not in its first moves. They are made beside the page: no click excuses what jumps."""
    visitor = visit("Mia", viewport={"width": size[0], "height": size[1]}).watch_shifts()
    room = visitor.room(game)
    visitor.open(f"/room/{room}").at("board").wait_for()
    assert sum(visitor.shifted.values()) < LIMIT
    visitor.watch_moves(room, MOVES, random.Random(game))
    shifted = visitor.shifted
    assert shifted["frame"] < LIMIT
    assert game in REARRANGED or sum(shifted.values()) < LIMIT
