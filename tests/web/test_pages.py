"""Every page: for everyone, at every width, in every language."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from server.hosting import Hosted
from sweetbox.kernel.registry import all_games
from waiting import wait_until
from web.conftest import Over, Visit
from web.visitor import MOVING, PHONE, ZOOMED, Visitor, shorter

FIRST = all_games()[0]


def tour(visitor: Visitor, game: str, match: str, *rooms: str) -> Iterator[str]:
    """Every page that has to do with a game, including a room where play has not begun."""
    waiting = visitor.ask("POST", "/api/rooms", {"game": game})["room"]
    replay = f"/replay/{match}"
    common = ["/", "/rules", "/about"] if game == FIRST else []
    states = [f"/room/{room}" for room in (waiting, *rooms)]
    for path in [*common, f"/rules/{game}", f"/new/{game}", *states, replay, f"{replay}?step=3&seat=0"]:
        visitor.open(path)
        expect(visitor.page.get_by_role("main").get_by_role("heading", level=1)).to_have_count(1)
        yield path


def test_axe_finds_nothing_in_dialogs(visit: Visit) -> None:
    visitor = visit().open("/")
    visitor.at("settings").click()
    visitor.page.get_by_role("dialog").wait_for()
    wrong = visitor.axe()
    visitor.page.keyboard.press("Escape")
    visitor.at(f"choice-{FIRST}").click()
    visitor.at("play-chosen").wait_for()
    wrong += visitor.axe()
    visitor.open(f"/new/{FIRST}").at("open-room").click()
    visitor.page.get_by_role("dialog").wait_for()
    wrong += visitor.axe()
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing_on_any_page_nor_in_any_phase(visit: Visit, game: str) -> None:
    """A phase is recognised by the kinds of moves that it allows; in the last one, the match is over."""
    visitor, words = visit("Mia"), visit().set(inWords=True)
    words.context.add_cookies(visitor.context.cookies())  # type: ignore[arg-type]
    room, seen, wrong = visitor.room(game, options=shorter(game)), set(), []
    for sight in visitor.play_on(room, random.Random(game)):
        kinds = frozenset(str(move["json"].get("move")) for move in sight["match"]["legal"])
        if kinds in seen:
            continue
        seen.add(kinds)
        visitor.open(f"/room/{room}").at("board").wait_for()
        wrong += visitor.axe()
        if len(seen) == 1:  # in words, every phase is made of the same things
            words.open(f"/room/{room}").now()
            wrong += words.axe()
            words.page.close()
        visitor.page.goto("about:blank")  # the match continues without the page
    for _ in tour(visitor, game, sight["match"]["id"]):
        wrong += visitor.axe()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("window", [PHONE, ZOOMED], ids=["phone", "zoomed"])
def test_nothing_scrolls_sideways(visit: Visit, past: Over, game: str, window: dict[str, object]) -> None:
    over, visitor = past(game), visit(**window)
    visitor.context.add_cookies(over.cookies)
    for _ in tour(visitor, game, over.match, visitor.room(game), over.room):
        visitor.is_within_its_width()
    visitor.set(inWords=True).open(f"/room/{visitor.room(game)}")
    visitor.is_within_its_width()
    assert visitor.click_through(random.Random(game), 5) == 5  # everything can be reached and pressed
    visitor.is_within_its_width()


def test_a_rule_is_found_by_its_address_and_played_from_there(visit: Visit) -> None:
    visitor = visit("Mia")
    sections = visitor.ask("GET", f"/api/games/{FIRST}/rules")
    last = [rule["id"] for section in sections for rule in section["rules"]][-1]
    visitor.open(f"/rules/{FIRST}#{last}")
    expect(visitor.page.locator(f"#{last}")).to_be_in_viewport()
    contents = visitor.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link").nth(1).click()
    first = visitor.page.url.rpartition("#")[2]
    assert first != last
    expect(visitor.page.locator(f"#{first}")).to_be_in_viewport()
    contents.get_by_role("link", name="What is ours").click()
    expect(visitor.page.locator("#section-ours")).to_contain_text(f"“sweetbox edition {FIRST}”")
    expect(visitor.page.locator("#section-ours")).to_be_in_viewport()
    visitor.at(f"play-now-{FIRST}").click()
    visitor.at("first-play").click()
    visitor.page.wait_for_url("**/room/*")
    visitor.forgiven = ("404 (Not Found)",)
    for path in ("/rules/none", "/new/none"):
        visitor.page.goto(visitor.address + path)
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text("There is no such game.")
    visitor.page.goto(visitor.address + "/replay/none")
    expect(visitor.page.get_by_role("main")).to_have_text(re.compile(r"^\s*There is no such match\.\s*To the games\s*$"))


def test_the_page_about_privacy_is_found_and_good_to_read(visit: Visit) -> None:
    visitor = visit(locale="de-DE", **PHONE).open("/about")
    visitor.page.get_by_role("link", name="Was dieser Server über dich speichert").click()
    visitor.page.wait_for_url("**/privacy?language=de")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Was dieser Server über dich speichert")
    assert visitor.axe() == []
    visitor.is_within_its_width()


def test_a_german_browser_gets_german_and_may_switch(visit: Visit) -> None:
    visitor = visit(locale="de-DE").open("/")
    root, button = visitor.page.locator("html"), visitor.at(f"play-now-{FIRST}")
    expect(root).to_have_attribute("lang", "de")
    expect(button).to_have_text("Jetzt spielen")
    visitor.at("settings").click()
    visitor.page.get_by_role("radio", name="English").check()
    expect(root).to_have_attribute("lang", "en")
    expect(button).to_have_text("Play now")
    visitor.open("/")
    expect(button).to_have_text("Play now")


def test_the_table_speaks_the_language_of_the_page(visit: Visit, game: str) -> None:
    visitor = visit("Mia", locale="de-DE").set(inWords=True)
    room = visitor.room(game)
    visitor.open(f"/room/{room}").now()
    german = visitor.ask("GET", f"/api/rooms/{room}?language=de")["match"]["summary"]
    visitor.shows(german)
    visitor.at("settings").click()
    visitor.page.get_by_role("radio", name="English").check()
    visitor.page.keyboard.press("Escape")
    english = visitor.ask("GET", f"/api/rooms/{room}?language=en")["match"]["summary"]
    assert english != german
    visitor.shows(english)


def test_nothing_moves_when_motion_is_not_wanted(visit: Visit, game: str) -> None:
    visitor = visit("Mia").set(inWords=True)
    visitor.open(f"/room/{visitor.room(game)}")
    for _ in range(3):
        visitor.click_through(random.Random(game), 1)
        assert visitor.page.evaluate(MOVING) == []


def test_with_motion_the_match_goes_on_all_the_same(visit: Visit, game: str) -> None:
    visitor = visit("Mia", reduced_motion="no-preference").set(inWords=True, speed="fast")
    visitor.open(f"/room/{visitor.room(game)}")
    assert visitor.click_through(random.Random(game), 3) == 3
    visitor.now()


def test_more_open_rooms_are_shown_when_they_are_wanted(visit: Visit, site: Hosted) -> None:
    mia = visit("Mia")
    for _ in range(site.house.settings.listed + 1):
        mia.ask("POST", "/api/rooms", {"game": "swintus", "public": True})
    visitor = visit().open("/")
    rooms = visitor.at("open-rooms").get_by_role("listitem")
    expect(rooms).to_have_count(site.house.settings.listed)
    visitor.at("more-rooms").click()
    expect(rooms.nth(site.house.settings.listed)).to_be_visible()


def test_the_first_page_is_light(visit: Visit) -> None:
    """What the browser gets over the wire before somebody can press "Play now"."""
    visitor = visit()
    asked: list[str] = []
    sizes: dict[str, int] = {}
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    visitor.open("/")
    wait_until(lambda: set(asked) == set(sizes), visitor.live_on, lambda: set(asked) - set(sizes))
    assert sum(sizes.values()) < 200_000, sizes


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "phone"])
def test_axe_finds_nothing_in_what_can_be_opened(visit: Visit, past: Over, size: tuple[int, int]) -> None:
    """A hint, the story, the result, and a replay with its steps."""
    over, visitor = past("honeymoon"), visit(viewport={"width": size[0], "height": size[1]}).set(met=all_games())
    visitor.context.add_cookies(over.cookies)
    visitor.open(f"/room/{visitor.room('honeymoon')}").at("hint").click()
    visitor.at("hint-slip").wait_for()
    wrong = visitor.axe()
    menu = visitor.page.locator('[aria-controls="tools"]')
    if menu.is_visible():
        menu.click()
        wrong += visitor.axe()
        visitor.at("open-story").click()
        expect(visitor.at("close-story")).to_be_visible()
        wrong += visitor.axe()
    visitor.open(f"/room/{over.room}").at("result").wait_for()
    wrong += visitor.axe()
    visitor.open(f"/replay/{over.match}?step=3").at("steps").wait_for()
    wrong += visitor.axe()
    assert not wrong, "\n".join(wrong)


def test_the_rules_can_be_read_on_a_phone_before_the_match(visit: Visit, game: str) -> None:
    visitor = visit("Mia", viewport={"width": 390, "height": 844}, has_touch=True)
    room = visitor.ask("POST", "/api/rooms", {"game": game})["room"]
    for path in (f"/room/{room}", f"/new/{game}"):
        link = visitor.open(path).page.get_by_role("main").locator(f'a[href="/rules/{game}"]')
        expect(link).to_be_in_viewport()
        assert link.bounding_box()["height"] >= 44
        if path.startswith("/room"):
            link.tap()
            expect(visitor.at("rules").get_by_role("heading", level=2).nth(1)).to_be_visible()
            continue
        with visitor.context.expect_page() as opened:  # nothing that was chosen is lost
            link.tap()
        expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
        opened.value.close()


# What sets something apart if the reader's system forces its own colours on the page.
LOOK = """(one) => {
  const { borderTopWidth, borderTopColor, outlineStyle, outlineColor, backgroundColor } = getComputedStyle(one);
  return [borderTopWidth, borderTopColor, outlineStyle === 'none' ? '' : outlineColor, backgroundColor].join();
}"""


def test_what_is_chosen_is_seen_in_forced_colours(visit: Visit, past: Over) -> None:
    visitor = visit("Mia", forced_colors="active").set(met=all_games())
    for path, chosen, other in (
        ("/new/honeymoon", ".counts :checked + span", ".counts :not(:checked) + span"),
        (f"/room/{visitor.room('swintus')}", 'li[aria-current="true"]', ".seats li:not([aria-current])"),
        (f"/replay/{past('honeymoon').match}", '[aria-current="step"]', '[data-entry]:not([aria-current="step"])'),
    ):
        page = visitor.open(path).page
        assert page.locator(chosen).first.evaluate(LOOK) != page.locator(other).first.evaluate(LOOK), path
