"""Whole matches on the drawn boards, and what each of them must be."""

import random

import pytest

from web.conftest import Visit
from web.hands import Press, by_keyboard, by_mouse, by_touch, play
from web.visitor import PHONE, shorter

MOST = 1200  # presses of the longest match


@pytest.mark.parametrize(
    ("press", "window"),
    [(by_mouse, {}), (by_touch, PHONE), (by_keyboard, {})],
    ids=["mouse", "touch", "keyboard"],
)
def test_a_whole_match_on_the_drawn_board(visit: Visit, game: str, press: Press, window: dict[str, object]) -> None:
    visitor = visit("Mia", **window).set(met=[game])
    room = visitor.room(game, options=shorter(game))
    visitor.open(f"/room/{room}")
    presses = play(visitor, press, random.Random(game), MOST)
    assert 5 < presses < MOST
    visitor.is_within_its_width()
    visitor.sees_the_end(room)
