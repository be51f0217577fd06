"""The guided first match on the page: it points at what can be seen and pressed, reacts, and then turns into an ordinary match."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from server.hosting import Hosted, hosted
from sweetbox.files.lessons import guide_of
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from waiting import wait_until
from web.conftest import ALL, Visit
from web.hands import HERE
from web.visitor import PHONE, Visitor

TAUGHT = [*all_games(), "_template"]
FORMS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {**PHONE, "locale": "de-DE"},
    "lying": {"viewport": {"width": 740, "height": 360}, "locale": "de-DE"},
}
ON_PHONES = ("honeymoon", "sweet_nose", "sweets_stack")  # the lessons that `make test` takes on a phone
LESSONS = [(name, form) for name in TAUGHT for form in FORMS if ALL or form == ("phone" if name in ON_PHONES else "desktop")]

LIT = "[data-lit]"
# What to press for a step, in order, if that is more than one press on a lit thing. The main button follows if there is one.
PRESSED: dict[str, list[str]] = {
    "biscuit_pockets knock": [f'[data-testid="knock-first"]{LIT}', LIT],
    "sweet_nose markers": [LIT, *(f'[data-spot="marker.{kind}"]' for kind in range(4))],
    "sweet_nose swap": [LIT, '[data-spot="seats.1.plate.4"]'],
    "sweet_nose stall": [LIT, '[data-spot^="seats.0.plate."]'],
    "sweets_stack place": ['[data-spot="left"]', LIT],
    "swintus lay": [LIT] * 4,
}
TAPPED = {**PRESSED, "sweets_stack place": [LIT, '[data-spot="left"]', '[data-spot="drop"]']}  # a finger aims first
# Where to press the first of these things that can be pressed and is not covered.
POINT = f"""(wanted) => {{
  {HERE}
  const pressed = (one) => {{
    const {{ left, top, width, height }} = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const met = document.elementFromPoint(x, y);
    const found = met && here.contains(met) && [...here.querySelectorAll('*')].find((each) => able(each) && each.contains(met));
    return found && (one.contains(found) || found.contains(one) || !able(one)) ? {{ x, y }} : null;
  }};
  for (const one of here.querySelectorAll(wanted)) {{
    const inside = able(one) ? [one] : [...one.querySelectorAll('*')].filter(able);
    const at = (inside.length > 0 ? inside : [one]).map(pressed).find(Boolean);
    if (at) return at;
  }}
  return null;
}}"""

# The headings on the board that the lesson's arrow covers; a few pixels at its edges do no harm.
COVERED = """() => {
  const arrow = document.querySelector('[data-testid="pointer"] path').getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    Math.min(right, arrow.right) - Math.max(left, arrow.left) > 6 && Math.min(bottom, arrow.bottom) - Math.max(top, arrow.top) > 6;
  const words = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  };
  const headings = [...document.querySelectorAll('[data-testid="board"] :is(h2, h3, strong)')];
  return headings.filter((one) => one.checkVisibility() && words(one).some(over)).map((one) => one.textContent);
}"""


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server that also has the template game."""
    with hosted(f"sqlite:///{tmp_path_factory.mktemp('school') / 'rooms.db'}", games=tuple(TAUGHT)) as running:
        yield running


def pupil(visit: Visit, school: Hosted, **how: Any) -> Visitor:
    visitor = visit(address=school.address, **how)
    visitor.server = school.address
    return visitor.call("Mia")


def shown(visitor: Visitor, room: str) -> dict[str, Any]:
    """The room, once the page shows exactly what the server says about its lesson."""

    def both() -> dict[str, Any] | None:
        sight: dict[str, Any] = visitor.ask("GET", f"/api/rooms/{room}")
        lesson = sight["match"]["lesson"]
        if visitor.page.locator('body[data-settled="true"]').count() == 0 or (lesson is not None and lesson["waits"] == "others"):
            return None
        told = visitor.page.locator("[data-step]").all()
        seen = [(one.get_attribute("data-step"), one.get_attribute("data-waits")) for one in told]
        return sight if seen == ([] if lesson is None else [(str(lesson["step"]), lesson["waits"])]) else None

    found = wait_until(both, visitor.live_on, lambda: visitor.page.locator("body").inner_text())
    assert found is not None
    return found


def press(visitor: Visitor, wanted: str, touches: bool) -> None:
    """Press the first of these things on the board that can be pressed."""
    at = wait_until(lambda: visitor.page.evaluate(POINT, wanted), visitor.live_on, lambda: f"{wanted} cannot be pressed")
    (visitor.page.touchscreen.tap if touches else visitor.page.mouse.click)(at["x"], at["y"])
    visitor.settle()


@pytest.mark.parametrize(("name", "form"), LESSONS)
def test_every_lesson_is_followed_by_hand_to_its_end(visit: Visit, school: Hosted, name: str, form: str) -> None:
    touches = FORMS[form].get("has_touch", False)
    mia = pupil(visit, school, **FORMS[form])
    room = mia.ask("POST", "/api/rooms/practice", {"game": name})["room"]
    mia.open(f"/room/{room}")
    expect(mia.at("primer-done")).to_have_count(0)
    guide = guide_of(find_game(name))
    assert guide is not None
    steps = []
    while (lesson := (sight := shown(mia, room))["match"]["lesson"]) is not None:
        here = mia.page.locator(f'[data-step="{lesson["step"]}"]')
        if lesson["points"]:
            steps.append(lesson["step"])
            lit = mia.at("board").locator(LIT)
            expect(lit).not_to_have_count(0)
            expect(lit.first).to_be_in_viewport()
            expect(mia.at("pointer")).to_be_in_viewport()
            assert mia.page.evaluate(COVERED) == [], "the arrow covers what its place is called"
        if lesson["waits"] == "next":
            mia.at("lesson-next").click()
        else:
            assert lesson["waits"] == "move", "what is asked for is done, and the lesson goes on at once"
            for wanted in (TAPPED if touches else PRESSED).get(f"{name} {guide.steps[lesson['step'] - 1].id}", [LIT]):
                press(mia, wanted, touches)
            if here.count() and mia.at("main-action").count():
                mia.at("main-action").click()
        expect(here).to_have_count(0)
    assert steps == [*range(1, len(guide.steps) + 1)]
    expect(mia.at("lesson")).to_have_count(0)
    expect(mia.at("result")).to_have_count(0)
    assert not sight["match"]["over"]
    assert mia.ask("GET", "/api/matches") == [], "it is in no history"


def test_a_lesson_is_offered_once_and_can_be_done_by_hand(visit: Visit, school: Hosted) -> None:
    """By keyboard and mouse on the drawn board: read a step, do something else, do it, leave and come back, skip."""
    mia = pupil(visit, school)
    mia.open("/rules/_template")
    mia.at("play-now-_template").click()
    expect(mia.at("first-learn")).to_be_focused()
    mia.page.keyboard.press("Enter")
    mia.page.wait_for_url("**/room/*")
    mia.settle()
    slip, board = mia.at("lesson"), mia.at("board")
    expect(slip).to_have_attribute("data-step", "1")
    mia.tab_to("lesson-next")
    mia.page.keyboard.press("Enter")
    expect(slip).to_have_attribute("data-waits", "move")
    assert mia.axe() == []
    board.locator('[data-spot="roll"]').click()
    expect(mia.at("main-action")).to_be_visible()
    expect(slip).not_to_contain_text("Now press")  # it is not what the step asks for
    mia.at("main-action").click()
    expect(slip).to_contain_text("You rolled instead")
    mia.page.reload()
    mia.settle()
    expect(slip).to_have_attribute("data-step", "2")
    board.locator('[data-spot="take"]').click()
    expect(slip).to_contain_text("Now press")
    mia.at("main-action").click()
    expect(slip).to_have_attribute("data-step", "3")
    mia.at("lesson-skip").click()
    expect(slip).to_have_count(0)
    expect(mia.at("lesson-start")).to_be_visible()
    mia.open("/rules/_template")
    expect(mia.at("lesson-start")).to_be_visible()
    mia.at("play-now-_template").click()
    mia.page.wait_for_url("**/room/*")
    mia.settle()
    assert not mia.ask("GET", f"/api/rooms/{mia.page.url.rpartition('/')[2]}")["practice"], "it was offered before"
