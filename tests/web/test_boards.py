"""The drawn boards: whole matches, and what must be true of every board."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.hosting import Hosted, hosted, unhurried
from web.conftest import ALL, Over, Visit
from web.firefox import TOUCH
from web.hands import TOUCHABLE, Press, by_keyboard, by_mouse, by_touch, choose, play, play_in_turn
from web.test_together import sit_down_together
from web.visitor import MOVING, PHONE, ZOOMED, Visitor, shorter

MOST = 1200  # presses in the longest match


WAYS = [pytest.param(by_keyboard, {}, id="keyboard")]
if ALL:
    WAYS += [pytest.param(by_touch, PHONE, id="touch", marks=TOUCH), pytest.param(by_mouse, {}, id="mouse")]


@pytest.mark.parametrize(("press", "window"), WAYS)
def test_a_whole_match(visit: Visit, game: str, press: Press, window: dict[str, object]) -> None:
    visitor = visit("Mia", **window).set(met=[game]).watch_focus()
    room = visitor.room(game, options=shorter(game))
    visitor.open(f"/room/{room}")
    presses = play(visitor, press, random.Random(game), MOST)
    assert 3 < presses < MOST
    visitor.sees_the_end(room)
    assert press is not by_keyboard or visitor.lost_focus == []


@pytest.mark.parametrize(
    ("press", "window"),
    [
        pytest.param(by_touch, PHONE, id="touch", marks=TOUCH),
        pytest.param(by_keyboard, {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}, id="keyboard"),
    ],
)
def test_the_board_to_copy(browser: Browser, tmp_path: Path, press: Press, window: dict[str, object]) -> None:
    """It is offered only if asked for, and gets motion, keyboard, touch and words from the kit."""
    with (
        unhurried(),
        hosted(f"sqlite:///{tmp_path / 'rooms.db'}", make_seed=lambda: bytes(32), bot_seed=7, games=("_template",)) as own,
        browser.new_context(locale="de-DE", **window) as context,  # type: ignore[arg-type]
    ):
        visitor = Visitor(context, own.address).call("Mia").set(met=["_template"], speed="fast")
        room = visitor.room("_template")
        visitor.open(f"/room/{room}")
        wrong = visitor.axe()
        assert not wrong, "\n".join(wrong)
        visitor.is_within_its_width()
        assert 3 < play(visitor, press, random.Random(1), MOST) < MOST
        visitor.sees_the_end(room)
        assert not visitor.troubles


@pytest.mark.parametrize("window", [PHONE, ZOOMED], ids=["phone", "zoomed"])
def test_a_choice_that_is_being_made(visit: Visit, game: str, window: dict[str, object]) -> None:
    """Nothing is wider than the window, axe finds nothing, and it can be taken back."""
    visitor, picks = visit("Mia", **window).set(met=[game]), random.Random(game)
    visitor.open(f"/room/{visitor.room(game)}")
    if choose(visitor, by_mouse, picks, 12):
        wrong = visitor.axe()
        assert not wrong, "\n".join(wrong)
        visitor.is_within_its_width()
        visitor.at("undo").click()
    assert play(visitor, by_mouse, picks, 3) == 3
    visitor.is_within_its_width()
    visitor.says_whole_sentences()


@TOUCH
def test_from_the_first_sight_on_a_phone_to_the_board_in_words_and_back(visit: Visit, game: str) -> None:
    visitor = visit("Mia", **PHONE)
    visitor.open(f"/room/{visitor.room(game)}")
    primer = visitor.page.locator('[data-testid="primer-done"]:visible')
    primer.tap()
    expect(primer).to_have_count(0)
    lines = visitor.at("status").evaluate("(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)")
    assert lines < 2.5, "what is asked hides the board"
    visitor.page.locator('[aria-controls="tools"]').tap()
    visitor.at("board-toggle").tap()
    visitor.now()
    expect(visitor.at("board")).to_have_count(0)
    visitor.at("board-toggle").tap()
    expect(visitor.at("board")).to_be_visible()
    visitor.page.locator('[aria-controls="tools"]').tap()  # the menu lies over the board
    assert play(visitor, by_touch, random.Random(game), 10) == 10


def test_looking_closer(visit: Visit, game: str) -> None:
    visitor = visit("Mia").set(met=[game])
    visitor.open(f"/room/{visitor.room(game)}")
    looks = visitor.at("board").locator("[data-look]:visible")
    play(visitor, by_mouse, random.Random(game), 4)
    if looks.count():
        looks.first.click()
        wrong = visitor.axe()
        assert not wrong, "\n".join(wrong)
        visitor.page.keyboard.press("Escape")
        looks.first.click()
        expect(visitor.at("board")).to_be_visible()


def test_nothing_moves_when_motion_is_not_wanted(visit: Visit, game: str) -> None:
    visitor, picks = visit("Mia").set(met=[game]), random.Random(game)
    visitor.open(f"/room/{visitor.room(game)}")
    for _ in range(5):
        play(visitor, by_mouse, picks, 1)
        assert visitor.page.evaluate(MOVING) == []


def test_two_at_one_table_and_a_connection_that_breaks(visit: Visit, site: Hosted, game: str) -> None:
    mia, ben, room = sit_down_together(visit, game, in_words=False)
    players, picks = {mia: by_mouse, ben: by_keyboard}, random.Random(game)
    play_in_turn(players, picks, 8)
    for each in players:
        each.settle()
        each.forgiven = ("WebSocket connection to",)
    site.cut()
    play_in_turn(players, picks, 4)
    for each in players:
        each.settle()
        each.at("board-toggle").click()
        each.undo()
        each.shows_the_room(room)


def test_whoever_looks_on_sees_it_and_can_touch_nothing(visit: Visit, game: str) -> None:
    mia, eve = visit("Mia").set(met=[game]), visit(**PHONE).set(met=[game])
    room = mia.room(game)
    eve.open(f"/room/{room}")
    expect(eve.at("board")).to_be_visible()
    before, entries = str(eve.at("story").text_content()), mia.entries(room)
    mia.open(f"/room/{room}")
    picks = random.Random(game)
    while mia.entries(room) == entries:  # a press may just lay something out, or take it up again
        assert play(mia, by_mouse, picks, 1) == 1
    expect(eve.at("story")).not_to_have_text(before)
    eve.settle()
    expect(eve.at("main-action")).to_have_count(0)
    expect(eve.page.locator(f'[data-testid="board"] [data-move]:is({TOUCHABLE})')).to_have_count(0)
    eve.is_within_its_width()
    wrong = eve.axe()
    assert not wrong, "\n".join(wrong)


def test_replay(visit: Visit, past: Over, game: str) -> None:
    mia = visit()
    mia.open(f"/replay/{past(game).match}")
    for entry in range(1, 6):
        mia.at("scrubber").press("ArrowRight")
        expect(mia.page).to_have_url(re.compile(rf"step={entry}\b"))
        expect(mia.at("board")).to_be_visible()
    mia.at("seen-by").select_option("1")
    expect(mia.page).to_have_url(re.compile("seat=1"))
    mia.at("scrubber").press("End")
    mia.settle()
    expect(mia.at("board")).to_be_visible()


def test_ones_own_past_in_a_running_match(visit: Visit, game: str) -> None:
    mia, picks = visit("Mia").set(met=[game]), random.Random(game)
    room = mia.room(game)
    mia.open(f"/room/{room}")
    play(mia, by_mouse, picks, 4)
    mia.settle()
    if mia.must_remember(room):
        expect(mia.at("look-back")).to_have_count(0)
        return
    mia.at("look-back").click()
    mia.at("scrubber").press("Home")
    expect(mia.at("scrubber")).to_have_value("0")
    for size in (PHONE, {"viewport": {"width": 1280, "height": 800}}):
        mia.page.set_viewport_size(size["viewport"])  # type: ignore[arg-type]
        mia.page.evaluate("scrollTo(0, 0)")
        steps, board = mia.at("scrubber").bounding_box(), mia.at("board").bounding_box()
        assert steps["y"] + steps["height"] <= board["y"] < 400, "the player's buttons are not seen at once"
    mia.at("to-now").click()
    assert play(mia, by_mouse, picks, 2) == 2
