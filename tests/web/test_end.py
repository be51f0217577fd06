"""The end of a match: how it was counted, what was hidden, and the story of a game of memory."""

import random
from typing import Any

from playwright.sync_api import expect

from web.conftest import Visit
from web.test_frame import SIZES
from web.visitor import Visitor, shorter

SHEET = """(sheet) => {
  const number = (cell) => Number(cell.textContent.replace(/[()]/g, '').replace('\u2212', '-'));
  const rows = [...sheet.querySelectorAll('tbody tr:not(.round)')].map(({ children }) => [...children]);
  return rows.map(([name, ...cells]) => [name.textContent.trim(), cells.map(number)]);
}"""


def counted(visitor: Visitor, tally: list[Any]) -> None:
    """The page shows this tally."""
    sheet = visitor.at("score-sheet")
    expect(sheet).to_be_visible()
    assert sheet.evaluate(SHEET) == [[line["name"], line["points"]] for line in tally]


def test_the_end_of_a_game_of_memory(visit: Visit) -> None:
    mia = visit("Mia", viewport={"width": 320, "height": 568}).set(met=["biscuit_pockets"], speed="at_once")
    room = mia.room("biscuit_pockets", seats=6, options={"idle_rounds": 1})
    mia.open(f"/room/{room}")
    *_, over = mia.play_on(room, random.Random(2))
    match = over["match"]
    mia.at("result").wait_for()
    mia.settle()
    counted(mia, match["tally"])
    for width, height in SIZES:
        mia.page.set_viewport_size({"width": width, "height": height})
        for part in (mia.at("result").get_by_role("heading").first, mia.page.locator(".total td").first, mia.at("rematch")):
            expect(part).to_be_in_viewport(ratio=1)  # who won, how many points, and another match
        expect(mia.page.locator("button.main:visible")).to_have_count(1)
    mia.page.set_viewport_size({"width": 320, "height": 568})
    assert mia.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the sheet scrolls by itself"
    assert mia.at("result").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    # What was seen is face up, and the story tells it all again.
    seen = [pocket for pocket in match["view"]["pockets"] if pocket["tile"]]
    expect(mia.page.locator('[data-testid="board"] .turner.open')).to_have_count(len(seen))
    told = mia.ask("GET", f"/api/matches/{match['id']}/steps?seat=0")
    first = next(line["text"] for line in told if " flip" in line["text"] or " knock" in line["text"])
    mia.page.set_viewport_size({"width": 1280, "height": 720})
    expect(mia.at("story")).to_contain_text(first.split(". ")[0])
    mia.open(f"/replay/{match['id']}?step={match['entries'] - 1}")
    expect(mia.at("score-sheet")).to_have_count(0)  # it would give away the end
    mia.open(f"/replay/{match['id']}?step={match['entries']}")
    counted(mia, match["tally"])


def test_who_has_won_is_celebrated_and_offered_another_variant(visit: Visit) -> None:
    mia = visit("Mia", reduced_motion="no-preference").set(met=["honeymoon"], speed="fast")
    room = mia.room("honeymoon", seats=1, options=shorter("honeymoon"))  # you always win alone
    mia.open(f"/room/{room}")
    for _ in mia.play_on(room, random.Random(3)):
        pass
    mia.at("confetti").wait_for()
    mia.at("confetti").wait_for(state="detached")
    mia.at("variant").click()
    expect(mia.at("next-match")).to_be_focused()
    expect(mia.at("stand-in")).to_be_visible()
    expect(mia.at("stronger")).to_have_count(0)
