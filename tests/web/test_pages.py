"""Every page: for everyone, at every width, in every language."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from server.hosting import Hosted
from sweetbox.kernel.registry import all_games
from waiting import wait_until
from web.conftest import Visit
from web.visitor import MOVING, PHONE, ZOOMED, Visitor, shorter

FIRST = all_games()[0]


def tour(visitor: Visitor, game: str) -> Iterator[str]:
    """Every page that has to do with a game, and every state of a room."""
    visitor.call("Mia")
    waiting = visitor.ask("POST", "/api/rooms", {"game": game})["room"]
    playing = visitor.room(game)
    over = visitor.room(game, options=shorter(game))
    *_, sight = visitor.play_on(over, random.Random(game))
    replay = f"/replay/{sight['match']['id']}"
    common = ["/", "/rules", "/about"] if game == FIRST else []
    rooms = [f"/room/{room}" for room in (waiting, playing, over)]
    for path in [*common, f"/rules/{game}", f"/new/{game}", *rooms, replay, f"{replay}?step=3&seat=0"]:
        visitor.open(path)
        expect(visitor.page.get_by_role("main").get_by_role("heading", level=1)).to_have_count(1)
        yield path


def test_axe_finds_nothing_on_any_page(visit: Visit, game: str) -> None:
    visitor = visit()
    wrong = [each for _ in tour(visitor, game) for each in visitor.axe()]
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing_in_dialogs(visit: Visit) -> None:
    visitor = visit().open("/")
    visitor.at("settings").click()
    visitor.page.get_by_role("dialog").wait_for()
    wrong = visitor.axe()
    visitor.open(f"/new/{FIRST}").at("open-room").click()
    visitor.page.get_by_role("dialog").wait_for()
    wrong += visitor.axe()
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing_in_any_phase(visit: Visit, game: str) -> None:
    """A phase is known by the kinds of moves that one has in it."""
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
        if len(seen) == 1:  # in words every phase is made of the same things
            words.open(f"/room/{room}").now()
            wrong += words.axe()
        for each in (visitor, words):
            each.open("/about")  # the match goes on without the page
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("window", [PHONE, ZOOMED], ids=["phone", "zoomed"])
def test_nothing_scrolls_sideways(visit: Visit, game: str, window: dict[str, object]) -> None:
    visitor = visit(**window)
    for _ in tour(visitor, game):
        visitor.is_within_its_width()
    visitor.set(inWords=True).open(f"/room/{visitor.room(game)}")
    visitor.is_within_its_width()
    assert visitor.click_through(random.Random(game), 5) == 5  # everything can be reached and pressed
    visitor.is_within_its_width()


def test_a_rule_is_found_by_its_address_and_played_from_there(visit: Visit) -> None:
    visitor = visit("Mia")
    last = visitor.ask("GET", f"/api/games/{FIRST}/rules")[-1]["id"]
    visitor.open(f"/rules/{FIRST}#{last}")
    expect(visitor.page.locator(f"#{last}")).to_be_in_viewport()
    contents = visitor.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link").nth(1).click()
    first = visitor.page.url.rpartition("#")[2]
    assert first != last
    expect(visitor.page.locator(f"#{first}")).to_be_in_viewport()
    visitor.at(f"play-now-{FIRST}").click()
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
    visitor = visit("Mia", reduced_motion="no-preference").set(inWords=True)
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
    """What the browser gets before somebody can press "Play now", as it comes over the wire."""
    visitor = visit()
    asked: list[str] = []
    sizes: dict[str, int] = {}
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    visitor.open("/")
    wait_until(lambda: set(asked) == set(sizes), visitor.live_on, lambda: set(asked) - set(sizes))
    assert sum(sizes.values()) < 200_000, sizes
