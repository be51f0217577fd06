"""Matches through the board in words."""

import random

import pytest
from playwright.sync_api import expect

from web.conftest import ALL, Visit
from web.visitor import shorter

MOST = 400  # presses in the longest match


def test_a_match_by_mouse(visit: Visit, game: str) -> None:
    """To its end only in `make soak`; the keyboard test goes there every time."""
    visitor, most = visit("Mia").set(inWords=True), MOST if ALL else 12
    room = visitor.room(game, options=shorter(game))
    presses = visitor.open(f"/room/{room}").click_through(random.Random(game), most)
    assert presses > 3
    if ALL:
        assert presses < most
        visitor.sees_the_end(room)


def test_a_whole_match_by_keyboard(visit: Visit, game: str) -> None:
    visitor = visit("Mia").set(inWords=True).watch_focus()
    room = visitor.room(game, options=shorter(game))
    presses = visitor.open(f"/room/{room}").type_through(random.Random(game), MOST)
    assert 3 < presses < MOST
    assert visitor.lost_focus == []
    visitor.sees_the_end(room)


@pytest.mark.parametrize("language", ["de-DE", *(["en-GB"] if ALL else [])])
def test_play_now_is_one_click_away(visit: Visit, game: str, language: str) -> None:
    """Without a name or an account, and after the first time without a question; the browser still adds its own number."""
    visitor = visit(locale=language).set(taught=[game]).open("/")
    visitor.at(f"play-now-{game}").click()
    visitor.page.wait_for_url("**/room/*")
    visitor.settle()
    expect(visitor.at("status")).not_to_be_empty()
    room = visitor.page.url.rpartition("/")[2]
    assert [len(nonce) for nonce in visitor.ask("GET", f"/api/rooms/{room}")["match"]["nonces"][:2]] == [32, 0]


def test_play_now_is_a_few_keys_away(visit: Visit, game: str) -> None:
    visitor = visit().set(taught=[game]).open("/")
    visitor.tab_to(f"play-now-{game}")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/room/*")
    visitor.settle()
    expect(visitor.at("status")).not_to_be_empty()
