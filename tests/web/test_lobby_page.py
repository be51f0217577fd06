"""The server tells the lobby what has changed: the lobby asks for nothing, and what stays the same is not drawn again."""

from typing import Any

import pytest
from playwright.sync_api import expect

from server.hosting import Hosted
from server.silence import Proxy
from waiting import wait_until
from web.conftest import Visit
from web.visitor import PHONE, Visitor

GAME = "honeymoon"


def opened(visitor: Visitor, **more: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return str(visitor.ask("POST", "/api/rooms", {"game": GAME, "public": True, "places": seats, **more})["room"])


def asked(visitor: Visitor) -> list[str]:
    """What the page asks for from now on."""
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
    own = mia.at("my-rooms").locator("li", has=mia.page.locator(f'a[href="/room/{room}"]'))
    expect(own).to_contain_text("waiting")
    requests = asked(mia)
    match = ben.ask("POST", f"/api/rooms/{room}/start")["match"]
    while match["to_act"] == [0]:
        match = ben.ask("POST", f"/api/rooms/{room}/moves", {"move": match["legal"][0]["text"]})["match"]
    expect(own).to_contain_text("Ben 0, you 0 · your turn")
    assert requests == []


def test_a_choice_beside_play_now_is_played_and_remembered(visit: Visit, site: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.house.bot_pool, "wake", lambda live: None)  # what matters is who sits there, not what they do
    mia = visit("Mia").open("/")
    expect(mia.at(f"choice-{GAME}")).to_have_text("2 seats · random · basic game")
    mia.at(f"choice-{GAME}").click()
    for choice in ("seats-4", "level-sharp", "option-one_entrance"):
        mia.at(choice).check()
    mia.at("play-chosen").click()
    mia.at("first-play").click()  # no lesson; this is asked only once
    for again in (False, True):
        mia.page.wait_for_url("**/room/*")
        sight = mia.ask("GET", f"/api/rooms/{mia.page.url.rpartition('/')[2]}")
        assert [seat["bot"] for seat in sight["seats"]] == [None, "sharp", "sharp", "sharp"]
        assert (sight["state"], sight["options"]["one_entrance"]) == ("playing", True)
        expect(mia.page.locator('[data-face="sharp"]')).to_have_count(3)
        expect(mia.at("primer-open")).to_have_count(0)  # nor is it asked again in the room
        if not again:
            mia.open("/")
            expect(mia.at(f"choice-{GAME}")).to_have_text("4 seats · sharp · One entrance")
            expect(mia.at("choice-swintus")).to_have_text("2 seats · random · basic game")
            mia.at(f"play-now-{GAME}").click()
    mia.open("/")
    mia.at(f"choice-{GAME}").click()
    mia.at("play-usual").click()
    mia.page.keyboard.press("Escape")
    expect(mia.at(f"choice-{GAME}")).to_have_text("2 seats · random · basic game")
    expect(mia.at(f"choice-{GAME}")).to_be_focused()


def test_sound_and_colours_are_set_in_the_middle_of_a_match(visit: Visit) -> None:
    mia = visit("Mia", **PHONE)
    mia.open(f"/room/{mia.room(GAME)}")
    mia.page.get_by_role("button", name="More").click()
    mia.page.get_by_role("button", name="Settings").click()
    mia.at("volume").fill("35")
    mia.page.get_by_role("radio", name="For red-green colour blindness").check()
    seat = "getComputedStyle(document.documentElement).getPropertyValue('--seat-0')"
    chosen = mia.page.evaluate(seat)
    mia.page.reload()
    assert mia.page.evaluate(seat) == chosen
    mia.page.get_by_role("button", name="More").click()
    mia.page.get_by_role("button", name="Settings").click()
    expect(mia.at("volume")).to_have_value("35")
    mia.page.get_by_role("radio", name="As usual").check()
    assert mia.page.evaluate(seat) != chosen


def test_somebody_who_gets_a_name_sees_what_is_their_own(visit: Visit) -> None:
    stranger = visit().open("/")
    stranger.at("settings").click()
    stranger.page.get_by_role("textbox").fill("Zoe")
    stranger.page.get_by_role("textbox").press("Enter")
    wait_until(lambda: stranger.ask("GET", "/api/identity")["name"] == "Zoe", stranger.live_on)
    room = opened(stranger, public=False)
    expect(stranger.at("my-rooms").locator(f'a[href="/room/{room}"]')).to_be_attached()


def test_a_line_that_dies_in_the_lobby(visit: Visit, site: Hosted) -> None:
    """The page does not mention it. The next line tells what was missed."""
    with Proxy(site.address) as proxy:
        mia, ben = visit("Mia", proxy.address), visit("Ben")
        mia.forgiven = ("WebSocket connection to", "net::ERR")
        mia.open("/")
        lines: list[str] = []
        mia.page.on("websocket", lambda socket: lines.append(socket.url))
        proxy.fall_silent()
        room = opened(ben)
        proxy.speak()
        mia.page.evaluate("dispatchEvent(new Event('online'))")  # the page checks whether the line is alive
        expect(join(mia, room)).to_be_visible()
        expect(mia.page.get_by_role("alert")).to_have_count(0)
        assert lines
