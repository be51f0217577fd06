"""Text: large, long, and in German on the smallest phone."""

import random

import pytest
from playwright.sync_api import Locator, expect

from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from web.conftest import ALL, Visit
from web.hands import by_touch, choose
from web.visitor import PHONE, Visitor, shorter

WIDE = "W" * 24  # the longest name there can be, of the widest letters
SMALLEST = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "locale": "de-DE"}
MOST = max(all_games(), key=lambda name: find_game(name).seats[1])
ENDED = all_games() if ALL else [MOST]

# Parts of the frame that are not entirely inside the window, and boxes whose content is cut off at the side.
CUT = """() => {
  const name = (one) => one.dataset.testid ?? one.className;
  const frame = [...document.querySelectorAll('[data-testid="status"], [data-testid="bar"] button, .chosen, [aria-current="true"]')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1);
  const out = frame.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  });
  const boxes = [document.documentElement, ...document.querySelectorAll('[data-testid="stage"], [data-testid="bar"]')];
  const cut = boxes.filter((one) => one.scrollWidth > one.clientWidth + 1);
  const low = document.querySelector('[data-testid="stage"]').clientHeight < innerHeight / 4 ? ['no room for the board'] : [];
  return [...out.map((one) => `${name(one)} is outside`), ...cut.map((one) => `${name(one)} is cut`), ...low];
}"""


def test_with_text_twice_as_large_what_is_asked_and_the_main_button_are_in_sight(visit: Visit, game: str) -> None:
    mia = visit("Mia", viewport={"width": 390, "height": 844}, has_touch=True, locale="de-DE").set(met=[game])
    mia.open(f"/room/{mia.room(game)}")
    mia.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert mia.page.evaluate(CUT) == []
    choose(mia, by_touch, random.Random(game), 8)
    assert mia.page.evaluate(CUT) == []


def fits(visitor: Visitor, dialog: Locator) -> None:
    """A dialog is inside the window, and its last button can be scrolled into sight."""
    dialog.wait_for()
    box, window = dialog.bounding_box(), visitor.page.viewport_size
    assert box is not None
    assert window is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]
    assert dialog.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "cut at the side"
    dialog.get_by_role("button").last.click(trial=True)
    visitor.is_within_its_width()


def test_every_dialog_in_german_fits_the_smallest_phone(visit: Visit) -> None:
    game = all_games()[0]
    new = visit(**SMALLEST).open(f"/new/{game}")
    new.is_within_its_width()
    new.at("open-room").tap()
    fits(new, new.page.get_by_role("dialog"))  # asks for the name
    mia = visit(WIDE, **SMALLEST).open("/")
    mia.is_within_its_width()
    mia.at("settings").tap()
    fits(mia, mia.page.get_by_role("dialog"))
    mia.page.keyboard.press("Escape")
    for each in all_games():
        mia.at(f"choice-{each}").tap()
        fits(mia, mia.page.get_by_role("dialog"))
        mia.page.keyboard.press("Escape")
    mia.open(f"/room/{mia.ask('POST', '/api/rooms', {'game': game})['room']}")  # with options and an invitation
    mia.at("link").scroll_into_view_if_needed()
    mia.is_within_its_width()
    mia.open(f"/room/{mia.room(game)}")
    mia.page.locator(".menu").tap()
    mia.at("leave").tap()
    fits(mia, mia.page.get_by_role("dialog"))


@pytest.mark.parametrize("ended", ENDED)
def test_the_widest_names_fit_the_smallest_phone_when_it_is_over(visit: Visit, ended: str) -> None:
    mia = visit(WIDE, **SMALLEST)
    room = mia.room(ended, seats=find_game(ended).seats[1], options=shorter(ended))
    *_, sight = mia.play_on(room, random.Random(ended))
    mia.open(f"/room/{room}")
    result = mia.at("result")
    expect(result).to_be_visible()
    assert result.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "cut at the side"
    mia.is_within_its_width()
    mia.open(f"/replay/{sight['match']['id']}").is_within_its_width()


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_where_not_all_seats_fit_the_strip_shows_that_it_goes_on(visit: Visit, window: dict[str, object]) -> None:
    mia = visit(WIDE, **window).set(met=[MOST])
    mia.open(f"/room/{mia.room(MOST, seats=find_game(MOST).seats[1])}")
    strip = mia.page.locator(".seats > ul")
    goes_on = strip.evaluate("(one) => one.scrollWidth > one.clientWidth + 1")
    assert goes_on or not window, "a phone has no room for six"
    expect(strip).to_have_attribute("data-more", "right" if goes_on else "")
    strip.evaluate("(one) => one.scrollTo(one.scrollWidth, 0)")
    expect(strip).to_have_attribute("data-more", "left" if goes_on else "")
