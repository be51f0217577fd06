"""The lobby is told what has changed: it asks for nothing, and what stays is not drawn anew."""

from typing import Any

from playwright.sync_api import expect

from server.hosting import Hosted
from server.silence import Proxy
from waiting import wait_until
from web.conftest import Visit
from web.visitor import Visitor

GAME = "honeymoon"


def opened(visitor: Visitor, **more: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return str(visitor.ask("POST", "/api/rooms", {"game": GAME, "public": True, "places": seats, **more})["room"])


def asked(visitor: Visitor) -> list[str]:
    """What the page asks for from here on."""
    requests: list[str] = []
    visitor.page.on("request", lambda request: requests.append(request.url))
    visitor.page.on("websocket", lambda socket: requests.append(socket.url))
    return requests


def join(visitor: Visitor, room: str) -> Any:
    return visitor.at("open-rooms").locator(f'a[href="/room/{room}"]')


def test_a_room_that_somebody_else_opens_appears_without_a_request(visit: Visit) -> None:
    mia, ben = visit("Mia").open("/"), visit("Ben")
    requests = asked(mia)
    first = opened(ben)
    expect(join(mia, first)).to_be_visible()
    join(mia, first).evaluate("(link) => (link.mark = 'the same')")
    second = opened(ben)
    expect(join(mia, second)).to_be_visible()
    assert join(mia, first).evaluate("(link) => link.mark") == "the same", "it was drawn anew"
    for room in (first, second):
        ben.ask("PATCH", f"/api/rooms/{room}", {"public": False})
        expect(join(mia, room)).to_have_count(0)
    assert requests == []


def test_ones_own_turn_appears_without_a_request(visit: Visit) -> None:
    mia, ben = visit("Mia"), visit("Ben")
    room = opened(ben, public=False)
    mia.ask("PUT", f"/api/rooms/{room}/seats/1", {"kind": "me"})
    mia.open("/")
    own = mia.at("my-matches").locator("li", has=mia.page.locator(f'a[href="/room/{room}"]'))
    expect(own).to_contain_text("waiting")
    requests = asked(mia)
    match = ben.ask("POST", f"/api/rooms/{room}/start")["match"]
    while match["to_act"] == [0]:
        match = ben.ask("POST", f"/api/rooms/{room}/moves", {"move": match["legal"][0]["text"]})["match"]
    expect(own).to_contain_text("your turn")
    assert requests == []


def test_somebody_who_gets_a_name_sees_what_is_their_own(visit: Visit) -> None:
    stranger = visit().open("/")
    stranger.at("settings").click()
    stranger.page.get_by_role("textbox").fill("Zoe")
    stranger.page.get_by_role("textbox").press("Enter")
    wait_until(lambda: stranger.ask("GET", "/api/identity")["name"] == "Zoe", stranger.live_on)
    room = opened(stranger, public=False)
    expect(stranger.at("my-matches").locator(f'a[href="/room/{room}"]')).to_be_attached()


def test_a_line_that_dies_in_the_lobby(visit: Visit, site: Hosted) -> None:
    """Nothing is said of it. The next line tells what was missed."""
    with Proxy(site.address) as proxy:
        mia, ben = visit("Mia", proxy.address), visit("Ben")
        mia.forgiven = ("WebSocket connection to", "net::ERR")
        mia.open("/")
        lines: list[str] = []
        mia.page.on("websocket", lambda socket: lines.append(socket.url))
        proxy.fall_silent()
        room = opened(ben)
        proxy.speak()
        mia.page.evaluate("dispatchEvent(new Event('online'))")  # the page looks whether the line is alive
        expect(join(mia, room)).to_be_visible()
        expect(mia.page.get_by_role("alert")).to_have_count(0)
        assert lines
