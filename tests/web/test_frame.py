"""The frame: at every size, in every phase of every game, nothing that you must see or touch is covered, cut off or off the screen.
What can be touched stays where it is."""

import itertools
import random
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from sweetbox.games.swintus.components import ASKS_NAMES
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.words.sentences import words
from web.conftest import ALL, Visit
from web.hands import HERE, NEXT, TOUCHABLE, by_mouse, choose, touch
from web.longer import speak_longer, stretched
from web.visitor import Visitor, shorter

SIZES = [(1440, 900), (1280, 720), (960, 600), (768, 1024), (390, 844), (360, 640), (640, 360)]
LONG = "W" * 24  # the longest name there can be, of the widest letters
PRESSES = 40  # on the way through a match
# How to walk through a match: the language ("" is a made-up one with longer words), the theme, and how many play.
WALKS = [("", "dark", "few")]
if ALL:
    WALKS = [("de-DE", "light", "few"), *itertools.product(["en-GB", "de-DE", ""], ["light", "dark"], ["most"])]

# What ought to be visible now but is not: outside the window or the scrolling box around it, or under something else.
# told: the places that are mentioned, if something is being said about a move. Then only the first of them on the board must be
# visible, and it must be lit.
UNSEEN = f"""(told) => {{
  const name = (one) => one.dataset.testid ?? one.dataset.spot ?? one.dataset.place ?? one.outerHTML.slice(0, 100);
  const board = [...document.querySelectorAll('[data-testid="board"] *')];
  const spoken = told?.map((place) => board.find((one) => one.dataset.place === place)).find(Boolean);
  const wanted = [
    ...document.querySelectorAll('[data-testid="status"], [data-testid="bar"] :is(button, .chosen), [aria-current="true"]'),
    ...document.querySelectorAll('[data-testid="advice"] :is(.slip, button)'),
    ...board.filter((one) => (told ? one === spoken || one.matches('[data-refused]') : one.matches('{TOUCHABLE}'))),
  ].filter((one) => one.checkVisibility({{ visibilityProperty: true }}) && one.getBoundingClientRect().width > 1); // not only heard
  const faults = [];
  for (const one of wanted) {{
    const {{ left, top, right, width, height }} = one.getBoundingClientRect();
    // Beside what is said of a move, a long question or choice may be scrolled: its first line is in sight.
    const bottom = top + (told && one.matches('[data-testid="status"], .chosen') ? Math.min(height, 20) : height);
    // What scrolls cuts off what is outside of it; 4 pixels are its edge, where frames and shadows are.
    const around = one.closest('[data-testid="stage"], [data-testid="advice"], [data-more]');
    const box = around?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    if (left < box.left - 4 || top < box.top - 4 || right > box.right + 4 || bottom > box.bottom + 4) {{
      faults.push(`${{name(one)}}: outside, ${{[left, top, right, bottom].map(Math.round)}}`);
      continue;
    }}
    if (told && board.includes(one)) {{
      if (!one.matches('[data-lit], [data-refused]')) faults.push(`${{name(one)}}: not lit`);
      continue;
    }}
    // A round or slanted thing may leave its middle free: one of five points is enough.
    const points = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]];
    const hit = points.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height));
    if (hit.some((found) => found && (one.contains(found) || found.contains(one)))) continue;
    faults.push(`${{name(one)}}: covered by ${{hit[0] ? name(hit[0]) : 'nothing'}}`);
  }}
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page is too wide');
  return [...new Set(faults)];
}}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def check(visitor: Visitor, where: str, told: list[str] | None = None) -> list[str]:
    """The faults at each window size."""
    faults = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(FRAMES)
        faults += [f"{where}, {width}x{height}: {fault}" for fault in visitor.page.evaluate(UNSEEN, told)]
    return faults


def phase_of(sight: Any, visitor: Visitor) -> str:
    """What the player has to do, as far as the frame can tell."""
    waiting = visitor.at("undo").count() > 0
    return f"{sight['match']['view'].get('phase', '')}{' chosen' if waiting else ''}"


class Adviser:
    """Answers at once when asked for a hint: bots that give good ones take minutes to get ready."""

    def __init__(self, visitor: Visitor, room: str) -> None:
        self.visitor, self.room = visitor, room
        self.answer: tuple[int, Any] = (200, None)
        visitor.page.route(f"**/api/rooms/{room}/hint*", self._tell)

    def _tell(self, route: Route) -> None:
        status, body = self.answer
        route.fulfill(status=status, json=body)

    def advise(self, sight: Any) -> list[str]:
        """Open a hint of two lines; returns the places that it mentions."""
        move = sight["match"]["legal"][0]
        tried = self.visitor.ask("POST", f"/api/rooms/{self.room}/try", {"moves": [move["text"]]})
        travels = [travel for happenings in tried["story"] for each in happenings for travel in each.get("travels", [])]
        places = [place for travel in travels for place in (travel["from"], travel["to"]) if not place.startswith("box")]
        weighed = {"index": move["index"], "text": move["text"], "say": stretched(move["say"]), "visits": 900, "share": 0.6}
        hint = {
            "moves": [weighed, {**weighed, "share": 0.4}],
            "whole": [{**move, "say": weighed["say"]}],
            "note": None,
            "places": places,
        }
        self._ask((200, hint), '[data-testid="hint-slip"]')
        return places

    def refuse(self) -> None:
        """Open a refusal of two lines."""
        message = stretched("That is not possible in this round, because another player has already made a choice of that kind.")
        self.visitor.forgiven = (*self.visitor.forgiven, "409")
        self._ask((409, {"code": "illegal", "message": message, "rule": "X12"}), '[data-testid="advice"] [role="alert"]')

    def _ask(self, answer: tuple[int, Any], slip: str) -> None:
        self.answer = answer
        self.visitor.at("hint").click()
        self.visitor.page.wait_for_selector(slip)

    def close(self) -> None:
        self.visitor.page.set_viewport_size({"width": 1280, "height": 800})
        self.visitor.page.locator('[data-testid="advice"] .slip .quiet').click()


@pytest.mark.parametrize(("language", "theme", "seats"), WALKS)
def test_nothing_that_one_needs_is_out_of_sight(visit: Visit, game: str, language: str, theme: str, seats: str) -> None:
    picks = random.Random(game)
    fewest, most = find_game(game).seats
    mia = visit(LONG, locale=language or "en-GB", color_scheme=theme).set(met=[game])
    if not language:
        speak_longer(mia, game)
    room = mia.room(game, seats=most if seats == "most" else max(fewest, min(3, most)), options=shorter(game))
    adviser = Adviser(mia, room)
    mia.open(f"/room/{room}")
    met: set[str] = set()
    refused = False  # once is enough: it looks the same in every phase
    faults: list[str] = []
    for _ in range(PRESSES):
        mia.page.set_viewport_size({"width": 1280, "height": 800})
        found = mia.page.wait_for_function(NEXT, arg=[picks.random(), picks.random()]).as_element()
        assert found is not None
        if found.evaluate("(one) => one === document.body"):
            break
        sight = mia.ask("GET", f"/api/rooms/{room}")
        phase = phase_of(sight, mia)
        if phase not in met:
            met.add(phase)
            faults += check(mia, phase)
            if mia.at("hint").count():
                faults += check(mia, f"{phase} with a hint", adviser.advise(sight))
                adviser.close()
            if mia.at("hint").count() and (ALL or not refused):
                refused = True
                adviser.refuse()
                faults += check(mia, f"{phase} with a refusal", [])
                adviser.close()
            mia.page.set_viewport_size({"width": 1280, "height": 800})
        touch(mia, found, by_mouse, picks)
    assert not faults, "\n".join(faults)
    assert met


def test_what_was_pressed_and_refused_is_lit_and_in_sight(visit: Visit) -> None:
    mia = visit("Mia").set(met=["swintus"])
    mia.open(f"/room/{mia.room('swintus', seats=2)}")
    mia.page.wait_for_function(NEXT, arg=[0, 0])
    card = mia.page.locator('[data-spot="bottom.1"]')
    card.click(force=True)  # the page says that it cannot be taken yet
    alert = mia.page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(mia.page.locator("[data-refused]")).to_have_attribute("data-spot", "bottom.1")
    assert check(mia, "refused", []) == []
    alert.get_by_role("button").click()
    expect(card).not_to_have_attribute("data-refused", "")


# How many pixels of a part of the board are hidden below or above the edge of what scrolls around it.
HIDDEN = """(one) => {
  const [part, stage] = [one.getBoundingClientRect(), one.closest('[data-testid="stage"]').getBoundingClientRect()];
  return Math.max(0, part.bottom - stage.bottom, stage.top - part.top);
}"""


def test_a_spectator_sees_the_roll_and_the_way_into_the_next_match(visit: Visit) -> None:
    mia, zoe = visit("Mia"), visit("Zoe").set(met=["swintus"])
    zoe.open(f"/room/{mia.room('swintus', seats=2)}")
    tray = zoe.page.locator('[data-part="tray"]')
    for width, height in SIZES:
        zoe.page.set_viewport_size({"width": width, "height": height})
        zoe.page.evaluate(FRAMES)
        assert tray.evaluate(HIDDEN) <= 4, f"{width}x{height}"
    assert check(zoe, "watching") == []
    zoe.at("join").click()
    expect(zoe.at("join-not")).to_be_visible()
    assert check(zoe, "waiting for a seat") == []


# Puts each of these names and conditions on the first Fattening card; returns those that do not fit.
CUT = """(cards) => {
  const card = document.querySelector('.fattening');
  const [name, asks] = [card.querySelector('b'), card.querySelector('.asks')];
  const inside = (one) => {
    const [part, all] = [one.getBoundingClientRect(), card.getBoundingClientRect()];
    return !one.checkVisibility() || (part.top >= all.top && part.bottom <= all.bottom && one.scrollWidth <= one.clientWidth + 1);
  };
  return cards.filter(([title, condition]) => {
    [name.textContent, asks.textContent] = [title, condition];
    return !inside(name) || !inside(asks) || asks.scrollHeight > asks.clientHeight + 1;
  });
}"""


def test_a_fattening_card_says_all_of_what_it_asks_for_or_leaves_it_to_a_touch(visit: Visit) -> None:
    books = [words(language, "swintus") for language in ("en", "de")]
    cards = [[book.render(Say(f"{part}.{asks}")) for part in ("card", "asks")] for asks in ASKS_NAMES for book in books]
    mia = visit("Mia").set(met=["swintus"])
    mia.open(f"/room/{mia.room('swintus', seats=3)}")
    mia.page.wait_for_function(NEXT, arg=[0, 0])
    for width, height in SIZES:
        mia.page.set_viewport_size({"width": width, "height": height})
        mia.page.evaluate(FRAMES)
        assert mia.page.evaluate(CUT, cards) == [], f"{width}x{height}"
        told = mia.page.locator(".fattening .asks").first.is_visible()
        assert told or min(width, height) <= 360, f"{width}x{height}: only the smallest phones have no room for it"


# The position of everything that has a name on the board: left, top, right, bottom.
SPOTS = f"""() => {{
  {HERE}
  const spots = [...here.querySelectorAll('[data-spot]')].filter((one) => one.checkVisibility());
  const {{ x, y }} = here.getBoundingClientRect(); // it may be scrolled
  const sides = ({{ left, top, right, bottom }}) => [left - x, top - y, right - x, bottom - y];
  return Object.fromEntries(spots.map((one) => [one.dataset.spot, sides(one.getBoundingClientRect())]));
}}"""
LIFT = 8  # pixels that a piece may rise or grow by to show that it is being pointed at


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> list[str]:
    both = before.keys() & after.keys()
    return [
        f"{spot}: {before[spot]} and then {after[spot]}"
        for spot in sorted(both)
        if any(abs(a - b) > LIFT for a, b in zip(before[spot], after[spot], strict=True))
    ]


@pytest.mark.parametrize("window", [(390, 844), *([(1280, 720)] if ALL else [])])
def test_what_can_be_touched_stays_where_it_is_while_one_aims(visit: Visit, game: str, window: tuple[int, int]) -> None:
    width, height = window
    mia = visit("Mia", viewport={"width": width, "height": height}).set(met=[game])
    mia.open(f"/room/{mia.room(game, seats=find_game(game).seats[0])}")
    mia.page.wait_for_function(NEXT, arg=[0, 0])
    before = mia.page.evaluate(SPOTS)
    spots = mia.page.get_by_test_id("board").locator("[data-spot]:not([disabled], [aria-disabled='true'])")
    for at in range(min(4, spots.count())):
        spots.nth(at).hover()
        assert moved(before, mia.page.evaluate(SPOTS)) == []
    if choose(mia, by_mouse, random.Random(game), 1):
        assert moved(before, mia.page.evaluate(SPOTS)) == []
