"""A connection that dies silently: the page says so, reconnects, resends what was not acknowledged, and continues. The pages'
clocks are moved forward, so that no test waits."""

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from server.hosting import Hosted
from server.silence import Proxy
from waiting import wait_until
from web.conftest import Visit
from web.visitor import Visitor

GAME = "swintus"  # its turns are several moves that are tried before they are sent
Come = Callable[[str], Visitor]
NOTICED = 10_000  # milliseconds at most


@pytest.fixture
def proxy(site: Hosted) -> Iterator[Proxy]:
    with Proxy(site.address) as running:
        yield running


@pytest.fixture
def come(visit: Visit, proxy: Proxy) -> Come:
    """Somebody whose line can die."""

    def come(name: str) -> Visitor:
        visitor = visit(name, proxy.address).set(inWords=True)
        visitor.page.clock.install()
        visitor.forgiven = ("WebSocket connection to", "net::ERR")
        return visitor

    return come


def notices(mia: Visitor) -> None:
    """She learns of it within ten seconds, whatever she does or does not do."""
    for _ in range(NOTICED // 500):
        if mia.at("connection").count():
            break
        mia.page.clock.run_for(500)
    expect(mia.at("connection")).to_have_attribute("data-state", "lost")
    expect(mia.at("connection")).to_contain_text("Connection lost")


def is_back(mia: Visitor) -> None:
    """The network says that it is back. No clock is moved forward, because the server needs its time."""
    mia.page.evaluate("dispatchEvent(new Event('online'))")
    expect(mia.at("connection")).to_have_count(0)
    mia.settle()


def alone(mia: Visitor, game: str = GAME) -> str:
    """A room with bots, once it is her turn."""
    room = mia.room(game)
    mia.open(f"/room/{room}")
    mia.now()
    return room


def test_a_line_that_dies_while_nobody_does_anything(come: Come, proxy: Proxy) -> None:
    mia = come("Mia")
    room = alone(mia)
    proxy.fall_silent()
    notices(mia)
    proxy.speak()
    is_back(mia)
    mia.shows_the_room(room)


def test_a_line_that_dies_in_the_middle_of_a_turn(come: Come, site: Hosted, proxy: Proxy, game: str) -> None:
    """What was chosen is tried or sent again, but played only once."""
    mia, picks = come("Mia"), random.Random(game)
    room = alone(mia, game)

    def made() -> int:
        return sum(event.seat == 0 for event in site.house.rooms[room].room.events if event.kind == "moved")

    for _ in range(4):
        now, before = mia.now(), made()
        proxy.fall_silent()
        mia.act(now, picks)
        notices(mia)
        assert made() == before
        proxy.speak()
        is_back(mia)
        if not now["moves"]:  # the last press was the button that sends the choice
            assert made() == before + 1
    mia.undo()
    mia.shows_the_room(room)
    mia.click_through(picks, 4)


def test_a_line_that_dies_in_the_middle_of_a_hint(come: Come, proxy: Proxy) -> None:
    mia = come("Mia")
    alone(mia)
    proxy.fall_silent()
    mia.at("hint").click()
    notices(mia)
    proxy.speak()
    is_back(mia)
    expect(mia.at("show-hint")).to_be_visible()


def test_a_line_that_dies_while_a_move_is_taken_back(come: Come, proxy: Proxy, visit: Visit) -> None:
    mia, ben = come("Mia"), visit("Ben").set(inWords=True)
    room = mia.ask("POST", "/api/rooms", {"game": "honeymoon", "places": [{"kind": "me"}, {"kind": "open"}]})["room"]
    ben.ask("PUT", f"/api/rooms/{room}/seats/1", {"kind": "me"})
    mia.ask("POST", f"/api/rooms/{room}/start")
    match = mia.ask("GET", f"/api/rooms/{room}")["match"]
    mia.ask("POST", f"/api/rooms/{room}/moves", {"move": match["legal"][0]["text"]})
    mia.open(f"/room/{room}")
    expect(mia.at("take-back")).to_be_enabled()
    proxy.fall_silent()
    mia.at("take-back").click()
    notices(mia)
    proxy.speak()
    is_back(mia)
    wait_until(lambda: mia.ask("GET", f"/api/rooms/{room}")["match"]["entries"] == match["entries"], mia.live_on)
    mia.shows_the_room(room)


def test_a_line_that_dies_while_somebody_sits_down(come: Come, proxy: Proxy, visit: Visit) -> None:
    mia, ben = come("Mia"), visit("Ben")
    room = ben.ask("POST", "/api/rooms", {"game": GAME, "places": [{"kind": "me"}, {"kind": "open"}]})["room"]
    mia.open(f"/room/{room}")
    sit = mia.page.get_by_role("button", name="Sit here")
    expect(sit).to_be_visible()  # the room has loaded
    proxy.fall_silent()
    sit.click()
    notices(mia)
    proxy.speak()
    is_back(mia)
    wait_until(lambda: mia.ask("GET", f"/api/rooms/{room}")["you"] == 1, mia.live_on)
    expect(mia.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("sign", ["dispatchEvent(new Event('online'))", "document.dispatchEvent(new Event('visibilitychange'))"])
def test_a_line_that_dies_while_the_machine_sleeps(come: Come, proxy: Proxy, sign: str) -> None:
    mia = come("Mia")
    room = alone(mia)
    proxy.fall_silent()
    proxy.speak()
    mia.page.evaluate(sign)
    mia.page.clock.fast_forward(4_000)
    expect(mia.at("connection")).to_be_visible()
    is_back(mia)
    mia.shows_the_room(room)


def test_a_page_that_cannot_be_filled_says_so_and_is_filled_later(come: Come, proxy: Proxy) -> None:
    mia = come("Mia").open("/about")
    proxy.fall_silent()
    mia.page.get_by_role("link", name="Sweetbox").first.click()
    mia.live_on()
    mia.page.clock.fast_forward(NOTICED)
    expect(mia.page.get_by_role("alert")).to_contain_text("can't be reached")
    proxy.speak()
    expect(mia.page.get_by_role("alert")).to_have_count(0)  # it asks again of its own accord
    expect(mia.at(f"play-now-{GAME}")).to_be_visible()


def test_a_page_that_does_not_come_says_so_and_is_asked_for_again(come: Come, proxy: Proxy) -> None:
    mia = come("Mia").open("/")
    proxy.fall_silent()
    mia.page.get_by_role("link", name="About").click()
    mia.live_on()
    mia.page.clock.fast_forward(30_000)
    expect(mia.page.get_by_role("heading", level=1)).to_contain_text("can't be reached")
    proxy.speak()
    mia.page.get_by_role("button", name="Try again").click()
    expect(mia.page.locator('[data-page="about"]')).to_be_visible()
