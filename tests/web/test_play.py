"""Whole matches through the page."""

import random

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import Visitor, shorter

MOST = 400  # presses of the longest match


def the_end(visitor: Visitor, room: str) -> None:
    """The end screen names the winners."""
    sight = visitor.ask("GET", f"/api/rooms/{room}")
    assert sight["match"]["over"]
    result = visitor.at("result")
    expect(result).to_be_visible()
    for chair, rank in zip(sight["seats"], sight["match"]["ranks"], strict=True):
        if rank == 1:
            expect(result).to_contain_text(chair["name"])


def test_a_whole_match_by_mouse(visit: Visit, game: str) -> None:
    visitor = visit().set(inWords=True).open("/")
    if shorter(game):
        room = visitor.call("Mia").room(game, options=shorter(game))
        visitor.open(f"/room/{room}")
    else:
        visitor.at(f"play-now-{game}").click()
        visitor.page.wait_for_url("**/room/*")
        room = visitor.page.url.rpartition("/")[2]
    presses = visitor.click_through(random.Random(game), MOST)
    assert 5 < presses < MOST
    the_end(visitor, room)


def test_a_whole_match_by_keyboard(visit: Visit, game: str) -> None:
    visitor = visit().set(inWords=True).open("/")
    if shorter(game):
        room = visitor.call("Mia").room(game, options=shorter(game))
        visitor.open(f"/room/{room}")
    else:
        visitor.tab_to(f"play-now-{game}")
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_url("**/room/*")
        room = visitor.page.url.rpartition("/")[2]
    presses = visitor.type_through(random.Random(game), MOST)
    assert 5 < presses < MOST
    the_end(visitor, room)


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_play_now_is_one_click_away(visit: Visit, game: str, language: str) -> None:
    """Without a name, an account or a question."""
    visitor = visit(locale=language).open("/")
    visitor.at(f"play-now-{game}").click()
    visitor.page.wait_for_url("**/room/*")
    visitor.settle()
    expect(visitor.at("status")).not_to_be_empty()
