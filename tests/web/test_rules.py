"""The rules: on their page and beside the board. With SWEETBOX_FRAMES=1, as in `make soak`, every game's examples are checked."""

import os
import re

import pytest
from playwright.sync_api import expect

from sweetbox.kernel.registry import all_games
from waiting import wait_until
from web.conftest import Visit
from web.hands import NEXT
from web.visitor import Visitor

SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True}
WALKS: list[tuple[str, dict[str, object]]] = [("swintus", SMALL)]
if os.environ.get("SWEETBOX_FRAMES"):
    WALKS = [(game, window) for game in all_games() for window in (SMALL, {})]
LEAST = 7.5  # pixels: the smallest size of letters and numbers
# Pictures that show less of their board than they should, are too large for the window or too small to read, or have something that
# the keyboard can reach.
CUT = """(least) => [...document.querySelectorAll('figure .stage')].flatMap((stage) => {
  const board = stage.firstElementChild;
  if (!board) return [];
  const parts = [...stage.querySelectorAll('[data-shown]')];
  const faults = stage.matches('.partial') && parts.length === 0 ? ['shows nothing'] : [];
  const frame = stage.parentElement.getBoundingClientRect();
  for (const shown of stage.matches('.partial') ? parts : [board, ...board.querySelectorAll('[data-place], button')]) {
    const { left, top, right, bottom, width } = shown.getBoundingClientRect();
    if (width === 0) continue;
    if (top < frame.top - 1 || bottom > frame.bottom + 1) faults.push(`cut: ${shown.className}`);
    if (left < frame.left - 1 || right > frame.right + 1) faults.push(`cut at the side: ${shown.className}`);
  }
  const room = stage.closest('.one').getBoundingClientRect();
  const picture = stage.closest('.picture').getBoundingClientRect();
  if (picture.right > room.right + 1 || picture.height > innerHeight) faults.push(`${picture.width} by ${picture.height}`);
  for (const text of stage.querySelectorAll('*')) {
    const own = [...text.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const box = text.getBoundingClientRect();
    if (!own || box.width * box.height < 4 || !text.checkVisibility({ visibilityProperty: true })) continue;
    const scale = text.getScreenCTM ? text.getScreenCTM().a : new DOMMatrix(getComputedStyle(stage).transform).a;
    const size = parseFloat(getComputedStyle(text).fontSize) * scale;
    if (size > 0 && size < least) faults.push(`${size} pixels: ${text.textContent}`);
  }
  if (!stage.inert) faults.push('can be touched');
  return faults.map((fault) => `${stage.closest('figure').dataset.testid}: ${fault}`);
})"""


def look_at_all(visitor: Visitor) -> int:
    """Scroll to each example until it is drawn; returns the number of pictures."""
    for figure in visitor.page.locator("figure").all():
        figure.scroll_into_view_if_needed()
        figure.get_by_test_id("board").first.wait_for(state="attached")
    return visitor.page.locator("figure .stage").count()


def are_whole(visitor: Visitor) -> None:
    """Once all pictures are drawn, none is cut off or too large."""
    found: list[list[str]] = [[]]

    def none() -> bool:
        found[0] = visitor.page.evaluate(CUT, LEAST)
        return found[0] == []

    wait_until(none, visitor.live_on, lambda: str(found[0]))


@pytest.mark.parametrize(("of", "window"), WALKS)
def test_every_example_is_drawn_whole(visit: Visit, of: str, window: dict[str, object]) -> None:
    visitor = visit(**window).open(f"/rules/{of}")
    examples = [each for section in visitor.ask("GET", f"/api/games/{of}/rules") for each in section["examples"]]
    assert look_at_all(visitor) == sum(len(each["positions"]) for each in examples)
    are_whole(visitor)
    visitor.is_within_its_width()
    for each in examples:
        expect(visitor.at(f"example-{each['id']}").get_by_role("img", name=each["text"][:60])).not_to_have_count(0)


def test_the_rules_open_beside_the_board_and_give_the_focus_back(visit: Visit) -> None:
    visitor = visit("Mia").set(met=["swintus"])
    room = visitor.room("swintus")
    visitor.open(f"/room/{room}").at("open-rules").click()
    rules = visitor.at("rules")
    expect(visitor.at("close-rules")).to_be_focused()
    expect(visitor.at("story")).to_be_hidden()
    visitor.page.get_by_role("searchbox").fill("hamsters eat")
    expect(rules.get_by_role("status")).to_have_text(re.compile(r"^\s*Found in [1-9] places\.\s*$"))
    expect(rules.locator("mark").first).to_be_visible()
    expect(rules.locator("#SW8")).to_be_visible()
    expect(rules.locator("#SW1")).to_have_count(0)
    picture = rules.get_by_test_id("example-eaten")
    picture.scroll_into_view_if_needed()
    picture.get_by_test_id("board").first.wait_for(state="attached")
    are_whole(visitor)
    assert visitor.axe() == []
    visitor.page.get_by_role("searchbox").press("Escape")  # the first Escape clears the search, the next closes the rules
    expect(rules.get_by_role("searchbox")).to_have_value("")
    rules.get_by_role("navigation").get_by_role("link", name="Taking cards").click()
    expect(rules.locator("#section-cards")).to_be_focused()
    expect(rules.locator("#SW3")).to_be_in_viewport()
    assert visitor.page.url.endswith(room)  # the page is still that of the match
    visitor.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(visitor.at("open-rules")).to_be_focused()
    expect(visitor.at("story")).to_be_visible()


def test_a_refusal_opens_its_rule(visit: Visit) -> None:
    visitor = visit("Mia", **SMALL).set(met=["swintus"])
    visitor.open(f"/room/{visitor.room('swintus', seats=2)}")
    visitor.page.wait_for_function(NEXT, arg=[0, 0])
    visitor.page.locator('[data-spot="bottom.1"]').click(force=True)  # the page says that it cannot be taken yet
    link = visitor.at("by-rule")
    rule = link.inner_text().removeprefix("Rule ")
    link.click()
    found = visitor.at("rules").locator(f"#{rule}")
    expect(found.get_by_role("link")).to_be_focused()
    expect(found).to_be_in_viewport()
    visitor.is_within_its_width()
    assert visitor.axe() == []
    visitor.page.go_back()  # as a phone does
    expect(visitor.at("rules")).to_have_count(0)
    expect(link).to_be_focused()
    assert visitor.at("board").count() == 1
