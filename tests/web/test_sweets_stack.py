"""What only the board of Sweets Stack has: buckets that fit the window, and a candy that is steered."""

import random
import re

from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import PHONE

TOUCH = 44  # pixels that a finger needs
# How far the lowest edge of what is found is below the top edge of the bar, and how narrow the narrowest is.
FITS = """(found) => {
  const bar = document.querySelector('[data-testid="status"]').closest('.bar').getBoundingClientRect();
  const boxes = [...document.querySelectorAll(found)].map((one) => one.getBoundingClientRect());
  return [Math.max(...boxes.map((box) => box.bottom)) - bar.top, Math.min(...boxes.map((box) => box.width))];
}"""


def test_a_candy_is_steered_turned_and_dropped_where_everything_is_within_reach(visit: Visit) -> None:
    mia = visit("Mia", **PHONE).set(met=["sweets_stack"])
    room = mia.room("sweets_stack", seats=3)
    for size in ({"width": 360, "height": 740}, {"width": 360, "height": 640}):
        mia.page.set_viewport_size(size)  # type: ignore[arg-type]
        mia.open(f"/room/{room}")
        expect(mia.at("status")).to_be_visible()
        below, narrow = mia.page.evaluate(FITS, ".mine, .cards button, .powers button")
        assert below <= 0
        assert narrow >= TOUCH
    mia.page.locator(".cards button").first.tap()
    expect(mia.page.locator("div.bar .pending")).to_have_text(re.compile(r"^Chosen so far: *Pass [rgyb]\d+ \(.*\)$"))
    mia.at("undo").tap()
    picks = random.Random(3)
    for sight in mia.play_on(room, picks):
        if sight["match"]["view"]["phase"] == "placing" and any(" 90" in move["text"] for move in sight["match"]["legal"]):
            break
    mia.open(f"/room/{room}")
    drop, places = mia.page.locator(".pad .main"), mia.page.locator('[role="listbox"]')
    expect(places).to_be_visible()
    expect(mia.at("undo")).to_have_count(0)
    below, narrow = mia.page.evaluate(FITS, ".pad button")
    assert below <= 0
    assert narrow >= TOUCH
    upright = places.inner_html()
    mia.page.locator(".turn:not([aria-disabled='true'])").nth(1).tap()
    expect(mia.at("undo")).to_be_visible()
    assert mia.page.evaluate(FITS, ".pad button")[0] <= 0
    assert places.inner_html() != upright
    mia.at("undo").tap()
    expect(mia.at("undo")).to_have_count(0)
    assert places.inner_html() == upright
    drop.tap()
    expect(drop).to_have_count(0)
    mia.page.set_viewport_size({"width": 1280, "height": 800})
    mia.settle()
    mia.page.evaluate("scrollTo(0, 0)")
    assert mia.page.evaluate(FITS, ".seated")[0] <= 0
