"""By keyboard: whatever is opened gives the focus back when it closes, and what is chosen is said.

Whole matches are in test_play.py and test_boards.py."""

import random

import pytest
from playwright.sync_api import Locator, expect

from sweetbox.kernel.registry import all_games
from web.conftest import ALL, Visit
from web.hands import NEXT
from web.visitor import PHONE, WHERE, Visitor

GAME = "honeymoon"
WINDOWS = pytest.mark.parametrize("window", [{}, PHONE], ids=["wide", "phone"])


def press(visitor: Visitor, what: Locator) -> None:
    what.focus()
    visitor.page.keyboard.press("Enter")


def at_the_tools(visitor: Visitor, name: str) -> Locator:
    """One of the tools of a match; on a phone they are in a menu."""
    menu, tool = visitor.page.locator('[aria-controls="tools"]'), visitor.at(name)
    if menu.is_visible() and menu.get_attribute("aria-expanded") == "false":
        press(visitor, menu)
    expect(tool).to_be_visible()
    return tool


def back_at(visitor: Visitor, name: str) -> Locator:
    """What should have the focus again: the tool, or the menu that it is in."""
    tool: Locator = visitor.at(name)
    return tool if tool.is_visible() else visitor.page.locator('[aria-controls="tools"]')


def test_the_dialog_for_a_name_begins_at_its_field(visit: Visit) -> None:
    visitor = visit().open(f"/new/{GAME}")
    press(visitor, visitor.at("open-room"))
    expect(visitor.page.locator("#name")).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(visitor.at("open-room")).to_be_focused()


@WINDOWS
def test_dialogs_give_the_focus_back(visit: Visit, window: dict[str, object]) -> None:
    visitor = visit("Mia", **window).set(met=[GAME]).watch_focus()
    visitor.open(f"/room/{visitor.room(GAME)}")
    opened = [at_the_tools(visitor, "leave")]
    if not window:
        opened.append(visitor.at("settings"))
    for button in opened:
        press(visitor, button)
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        assert visitor.page.evaluate("document.activeElement.closest('dialog') !== null")
        visitor.page.keyboard.press("Escape")
        expect(button).to_be_focused()
    press(visitor, visitor.at("leave"))
    press(visitor, visitor.page.get_by_role("dialog").get_by_role("button").last)
    expect(visitor.at("leave")).to_be_focused()
    assert visitor.lost_focus == []


@WINDOWS
def test_looking_back_gives_the_focus_back(visit: Visit, window: dict[str, object]) -> None:
    visitor = visit("Mia", **window).set(met=[GAME]).watch_focus()
    room = visitor.room(GAME)
    visitor.ask("POST", f"/api/rooms/{room}/moves", {"move": visitor.ask("GET", f"/api/rooms/{room}")["match"]["legal"][0]["text"]})
    visitor.open(f"/room/{room}")
    press(visitor, at_the_tools(visitor, "look-back"))
    expect(visitor.at("scrubber")).to_be_focused()
    press(visitor, visitor.at("to-now"))
    expect(back_at(visitor, "look-back")).to_be_focused()
    assert visitor.lost_focus == []


def test_the_drawer_of_the_story_gives_the_focus_back(visit: Visit) -> None:
    visitor = visit("Mia", **PHONE).set(met=[GAME]).watch_focus()
    visitor.open(f"/room/{visitor.room(GAME)}")
    for close in ("Enter", "Escape"):
        press(visitor, at_the_tools(visitor, "open-story"))
        expect(visitor.at("close-story")).to_be_focused()
        visitor.page.keyboard.press(close)
        expect(visitor.page.locator('[aria-controls="tools"]')).to_be_focused()
    press(visitor, visitor.page.locator('[aria-controls="tools"]'))
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator('[aria-controls="tools"]')).to_be_focused()
    assert visitor.lost_focus == []


@WINDOWS
def test_what_a_newcomer_reads_gives_the_focus_back(visit: Visit, window: dict[str, object]) -> None:
    visitor = visit("Mia", **window).watch_focus()
    visitor.open(f"/room/{visitor.room(GAME)}")
    done = visitor.page.locator('[data-testid="primer-done"]:visible')
    press(visitor, done)
    expect(done).to_have_count(0)
    if window:
        assert visitor.page.evaluate(WHERE) == "board"
    else:
        expect(visitor.at("primer-again")).to_be_focused()
    press(visitor, at_the_tools(visitor, "primer-again"))
    if window:
        expect(visitor.at("primer-open")).to_be_focused()
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator("aside").get_by_test_id("primer-done")).to_be_focused()
        visitor.page.keyboard.press("Escape")
        expect(visitor.at("primer-open")).to_be_focused()
    else:
        expect(done).to_be_focused()
    assert visitor.lost_focus == []


def test_a_hint_is_asked_for_shown_and_dismissed_without_losing_the_place(visit: Visit) -> None:
    visitor = visit("Mia").set(met=all_games()).watch_focus()
    visitor.open(f"/room/{visitor.room(GAME)}")
    press(visitor, visitor.at("hint"))
    expect(visitor.at("hint-slip")).to_be_visible()
    expect(visitor.at("hint")).to_be_focused()
    press(visitor, visitor.at("hint-slip").get_by_role("button").last)
    expect(visitor.at("hint-slip")).to_have_count(0)
    assert visitor.page.evaluate(WHERE) == "board"
    assert visitor.lost_focus == []


def test_tab_gets_on_from_everything_on_a_board(visit: Visit, game: str) -> None:
    """Even where a piece shows something only while it has the focus."""
    visitor = visit("Mia").set(met=[game])
    visitor.open(f"/room/{visitor.room(game)}")
    visitor.page.wait_for_function(NEXT, arg=[0, 0])
    spots = visitor.page.query_selector_all('[data-testid="board"] [data-spot]:is(button):not([disabled])')
    assert spots
    for spot in spots if ALL else spots[:: len(spots) // 10 + 1]:
        spot.focus()
        visitor.page.keyboard.press("Tab")
        assert not spot.evaluate("(one) => one === document.activeElement"), spot.get_attribute("data-spot")


def test_what_is_chosen_is_said_and_so_is_what_comes_of_it(visit: Visit, game: str) -> None:
    """A screen reader says only what appears in a part of the page that was already there."""
    visitor = visit("Mia").set(inWords=True, met=[game])
    room = visitor.room(game)
    visitor.open(f"/room/{room}")
    said, chosen, picks = visitor.at("said"), visitor.at("chosen"), random.Random(game)
    entries, before = visitor.entries(room), str(said.text_content())
    for live in (chosen, said):
        live.evaluate("(one) => (one.dataset.waited = '')")
    while visitor.entries(room) == entries:
        now = visitor.now()
        visitor.act(now, picks)
        visitor.settle()
        if visitor.at("undo").count():
            expect(visitor.page.locator('[data-waited][aria-live="polite"]')).not_to_be_empty()
    expect(visitor.page.locator('[data-waited][role="log"]')).not_to_have_text(before)
