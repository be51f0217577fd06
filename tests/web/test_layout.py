"""What fits where, in windows that people have: scrollbars that take room, phones held sideways, three at the table."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from server.hosting import Hosted
from sweetbox.kernel.registry import all_games
from web.chromium import LAUNCH, environment, executable
from web.conftest import Over, Visit
from web.visitor import Visitor

LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
BARS = """() => {
  const stage = document.querySelector('[data-testid="stage"]');
  return { beside: stage.offsetWidth - stage.clientWidth, high: stage.scrollHeight - stage.clientHeight };
}"""
# How far something sticks out of the stage, above or below; prices and badges are part of it.
OUT = """(found) => {
  const stage = document.querySelector('[data-testid="stage"]').getBoundingClientRect();
  const boxes = [...document.querySelectorAll(found)].flatMap((one) => [one, ...one.querySelectorAll('*')])
    .map((one) => one.getBoundingClientRect());
  return boxes.length === 0 ? null : Math.max(...boxes.map(({ top, bottom }) => Math.max(stage.top - top, bottom - stage.bottom)));
}"""


@pytest.fixture
def classic(browser: Browser, site: Hosted) -> Iterator[Visitor]:
    """Somebody whose scrollbars take room, as on Windows and many Linux desktops."""
    program = executable()
    with browser.browser_type.launch(
        executable_path=program,
        env=environment(program),  # type: ignore[arg-type]
        ignore_default_args=["--hide-scrollbars"],
        **LAUNCH,
    ) as shown:
        context = shown.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block")
        yield Visitor(context, site.address).call("Mia").set(met=all_games())


def reached(visitor: Visitor, game: str, wanted: Callable[[Any], bool], **more: Any) -> str:
    """A room in which the wanted moment has come."""
    while True:
        room = visitor.room(game, **more)
        if any(wanted(sight["match"]) for sight in visitor.play_on(room, random.Random(game))):
            return room


def test_no_board_has_a_scrollbar_that_it_does_not_need(classic: Visitor) -> None:
    for game in all_games():
        classic.open(f"/room/{classic.room(game)}")
        assert classic.page.evaluate(BARS) == {"beside": 0, "high": 0}, game


def test_phones_held_sideways(visit: Visit) -> None:
    mia = visit("Mia", **LYING).set(met=all_games())
    mia.open(f"/room/{mia.room('honeymoon')}")
    cell = mia.at("board").get_by_role("gridcell").first.bounding_box()
    assert cell["width"] >= 24, "on a moon that is as tall as the screen"
    mia.open(f"/room/{mia.room('sweets_stack')}")
    expect(mia.page.locator('[data-spot="exchange"]')).to_be_visible()
    assert mia.page.evaluate(OUT, '[data-spot="keep"], [data-spot="exchange"]') <= 0


def test_the_smallest_phone_shows_the_whole_square_and_an_offer_to_explain(visit: Visit) -> None:
    mia = visit("Mia", viewport={"width": 320, "height": 640}, has_touch=True)
    mia.open(f"/room/{mia.room('biscuit_pockets')}")
    expect(mia.at("primer-open")).to_be_visible()
    assert mia.page.evaluate(OUT, '[data-part="square"]') <= 0


def test_the_seats_of_three_are_whole(visit: Visit) -> None:
    mia = visit("Mia").set(met=all_games())
    practice = mia.ask("POST", "/api/rooms/practice", {"game": "sweet_nose"})["room"]
    for room in (mia.room("sweets_stack", seats=3, bot="gentle"), practice):
        mia.open(f"/room/{room}")
        strip = mia.page.locator(".seats > ul")
        expect(strip.get_by_role("listitem")).to_have_count(3)
        assert strip.evaluate("(strip) => strip.scrollWidth - strip.clientWidth") == 0


def test_a_store_leaves_room_for_its_owner(visit: Visit) -> None:
    """Once an exchange was made, the store can be used, or the turn ended by the button that the bar names."""

    def usable(match: Any) -> bool:
        moves = [move["text"] for move in match["legal"]]
        exchanged = "pass" in moves and not any(move.startswith(("swap", "market")) for move in moves)
        return match["view"]["phase"] == "trade" and exchanged and match["view"]["seats"][0]["store"] is not None

    mia = visit("Guest").set(met=all_games())
    mia.open(f"/room/{reached(mia, 'sweet_nose', usable, seats=3)}")
    own = mia.page.locator(".seat.own")
    expect(mia.at("status")).to_contain_text("or end your turn")
    expect(own.get_by_role("button", name="End your turn")).to_be_visible()
    name = own.locator(".name").evaluate("(name) => name.scrollWidth - name.clientWidth")
    assert name == 0, "it is cut off"
    assert own.locator('[data-place="seats.0.store"]').bounding_box()["height"] < 110
    assert mia.page.evaluate(OUT, ".seat.own") <= 0


def test_what_comes_of_dice_on_the_hamsters_hides_nobodys_dice(visit: Visit) -> None:
    def eating(match: Any) -> bool:
        view, mine = match["view"], match["to_act"] == [0] and match["view"]["phase"] == "place"
        hamsters = view["top"][-1]
        yours, theirs = (hamsters["dice"][seat] + hamsters["sixes"][seat] for seat in (0, 1))
        return mine and theirs > 0 and yours >= hamsters["need"]

    mia = visit("Mia").set(met=all_games())
    mia.open(f"/room/{reached(mia, 'swintus', eating, seats=2)}")
    for viewport in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        mia.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        told = mia.at("board").get_by_text("They eat", exact=True).bounding_box()
        lanes = [lane.bounding_box() for lane in mia.page.locator('[data-place^="top.4.dice."]').all()]
        assert len(lanes) == 2
        assert all(told["y"] + told["height"] <= lane["y"] for lane in lanes), viewport


def test_what_is_only_said_makes_no_board_wider(visit: Visit) -> None:
    mia = visit("Mia", viewport={"width": 390, "height": 844}, locale="de-DE").set(met=all_games())
    room = reached(mia, "sweets_stack", lambda match: bool(match["view"]["seats"][0]["scored"]))
    mia.open(f"/room/{room}")
    stage = mia.at("stage")
    assert stage.evaluate("(stage) => stage.scrollWidth - stage.clientWidth") == 0


def test_a_review_that_is_not_yours_says_so_and_leads_on(visit: Visit, past: Over) -> None:
    zoe = visit("Zoe").open("/review/" + past("honeymoon").match)
    expect(zoe.page.get_by_role("alert")).to_have_text("Only the people who played this match can see its review.")
    zoe.page.get_by_role("link", name="Watch again").click()
    expect(zoe.at("scrubber")).to_be_visible()
    assert zoe.troubles == [], "it is not even asked for"


def test_about_leads_to_the_licences_of_everything_in_the_page(visit: Visit) -> None:
    mia = visit().open("/about")
    mia.at("licences").click()
    mia.page.wait_for_url("**/licences.txt")
    for name in ("@fontsource-variable/fraunces", "SIL OPEN FONT LICENSE", "svelte", "@fluent/bundle", "Apache License"):
        expect(mia.page.locator("body")).to_contain_text(name)
