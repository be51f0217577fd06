"""Talk on the page: one speaks, and all read it in their own language, at the seat, in a list and aloud; and some are muted."""

import json
from typing import Any

from playwright.sync_api import expect

from waiting import wait_until
from web.conftest import Visit
from web.visitor import PHONE, Visitor

GAME = "biscuit_pockets"
# Every bubble that the page ever showed, however briefly: what it said, whether anything that can be pressed was under it, and the
# names and clocks that it hid.
BUBBLES = """(() => {
  window.bubbles = [];
  const known = new WeakSet();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-testid="bubble"]')) {
      if (known.has(one)) continue;
      known.add(one);
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const under = [left + 2, (left + right) / 2, right - 2].flatMap((x) => document.elementsFromPoint(x, (top + bottom) / 2));
      const covers = (part) => {
        const there = part.getBoundingClientRect();
        return there.left < right - 2 && there.right > left + 2 && there.top < bottom && there.bottom > top;
      };
      const hidden = [...document.querySelectorAll('li :is(.name, [data-testid^="clock-"])')].filter(covers);
      window.bubbles.push({
        text: one.textContent.trim(),
        pressed: under.some((each) => each.closest('button, a, [data-spot]')),
        hides: hidden.map((each) => each.textContent),
      });
    }
  }).observe(document, { childList: true, subtree: true });
})()"""


def hears(visitor: Visitor, text: str) -> None:
    """A bubble said this, and covered nothing that can be pressed, and nobody's name or clock."""

    def found() -> list[dict[str, Any]]:
        bubbles: list[dict[str, Any]] = visitor.page.evaluate("window.bubbles")
        return [bubble for bubble in bubbles if text in bubble["text"]]

    wait_until(found, visitor.live_on)
    assert [bubble for bubble in found() if bubble["pressed"] or bubble["hides"]] == []


def say(visitor: Visitor, what: str) -> None:
    visitor.at("talk").click()
    visitor.page.locator(f'[data-say="{what}"]').click()
    expect(visitor.at("talk-panel")).to_have_count(0)


def test_people_talk_and_each_reads_it_in_their_own_language(visit: Visit) -> None:
    mia, ben, zoe = visit("Mia"), visit("Ben", locale="de-DE", **PHONE), visit("Zoe")
    for each in (mia, ben):
        each.page.add_init_script(BUBBLES)
    places = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    asked = {"game": GAME, "seats": 3, "places": places, "timing": {"kind": "bank", "bank": 10800, "increment": 5}}
    room = mia.ask("POST", "/api/rooms", asked)["room"]
    mia.open(f"/room/{room}")
    expect(mia.at("talk")).to_have_count(0)  # nobody would hear it
    ben.ask("PUT", f"/api/rooms/{room}/seats/1", {"kind": "me"})
    ben.open(f"/room/{room}")
    zoe.open(f"/room/{room}")
    expect(mia.at("talk")).to_be_visible()

    say(mia, "hello")
    hears(ben, "Hallo zusammen.")
    hears(mia, "Hello everyone.")
    mia.ask("POST", f"/api/rooms/{room}/start")
    for each in (mia, ben, zoe):
        expect(each.at("bar")).to_be_visible()
    say(ben, "nice_move")
    for each, text in ((mia, "Nice move."), (ben, "Schöner Zug.")):
        expect(each.at("clock-1")).to_be_visible()
        hears(each, text)
    expect(mia.at("talk-heard")).to_contain_text("Ben: Nice move.")
    expect(mia.at("talk-lines")).to_contain_text("Ben: Nice move.")
    expect(zoe.at("talk-lines")).to_contain_text("Mia: Hello everyone.")

    say(zoe, "heart")  # spectators are told apart from seats
    expect(mia.at("talk-lines")).to_contain_text("Zoe (watching): a heart")
    mia.at("talk").click()
    assert mia.axe() == []
    mia.page.emulate_media(color_scheme="light")
    panel = mia.at("talk-panel")
    panel.get_by_test_id("hear-watchers").uncheck()
    expect(panel.get_by_test_id("talk-lines")).not_to_contain_text("Zoe (watching):")
    panel.get_by_role("button", name="Mute Ben").click()
    expect(panel.get_by_test_id("talk-lines")).not_to_contain_text("Nice move.")

    # A refusal says why, and the panel stays.
    mia.forgiven = (*mia.forgiven, "429")
    problem = {"code": "too_much_talk", "message": "Wait a few seconds."}
    mia.page.route("**/talk?*", lambda route: route.fulfill(status=429, body=json.dumps(problem), content_type="application/json"))
    mia.page.locator('[data-say="tea"]').click()
    expect(panel.get_by_role("alert")).to_have_text("Wait a few seconds.")
    mia.page.unroute("**/talk?*")
    mia.page.keyboard.press("Escape")

    # Muted, even after the page is reloaded, until they are heard again.
    mia.open(f"/room/{room}")
    expect(mia.at("bar")).to_be_visible()
    ben.ask("POST", f"/api/rooms/{room}/talk", {"what": "bold"})
    zoe.ask("POST", f"/api/rooms/{room}/talk", {"what": "star"})
    say(mia, "wow")
    expect(mia.at("talk-lines")).to_contain_text("Mia: wide eyes")
    expect(mia.at("talk-heard")).not_to_contain_text("bold")
    expect(mia.at("talk-lines")).not_to_contain_text("bold")
    expect(mia.at("talk-lines")).not_to_contain_text("Zoe (watching):")
    mia.at("talk-lines").get_by_role("button", name="Unmute Ben").click()
    expect(mia.at("talk-lines")).to_contain_text("Ben: That was bold.")
    mia.at("talk-lines").get_by_test_id("hear-watchers").check()
    expect(mia.at("talk-lines")).to_contain_text("Zoe (watching): a star")


def test_there_is_nobody_to_talk_to_among_bots_and_strangers_say_who_they_are(visit: Visit) -> None:
    mia, stranger = visit("Mia"), visit(viewport={"width": 844, "height": 390})
    mia.page.add_init_script(BUBBLES)
    room = mia.room(GAME)
    mia.open(f"/room/{room}")
    expect(mia.at("bar")).to_be_visible()
    expect(mia.at("talk")).to_have_count(0)
    stranger.open(f"/room/{room}")
    expect(mia.at("talk")).to_be_visible()  # somebody watches
    stranger.at("talk").click()
    stranger.page.get_by_role("dialog").get_by_role("textbox").fill("Zoe")
    stranger.page.keyboard.press("Enter")
    stranger.page.locator('[data-say="thumb"]').click()
    hears(mia, "Zoe:")
    stranger.is_within_its_width()
