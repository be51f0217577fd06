"""Several people, and connections that break."""

import random
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from server.hosting import Hosted
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from waiting import wait_until
from web.conftest import Visit
from web.visitor import NOW, Visitor


def can_act(visitor: Visitor) -> bool:
    now = visitor.page.evaluate(NOW)
    return now is not None and not now["over"]


def open_room(mia: Visitor, game: str) -> str:
    """With the form: Mia and one free seat; bots take the rest."""
    mia.open(f"/new/{game}").at("open-room").click()
    mia.page.wait_for_url("**/room/*")
    mia.settle()
    room = mia.page.url.rpartition("/")[2]
    for seat in range(2, find_game(game).fewest):
        mia.ask("PUT", f"/api/rooms/{room}/seats/{seat}", {"kind": "bot", "bot": "random"})
    return room


def sit_down_together(visit: Visit, game: str, in_words: bool = True) -> tuple[Visitor, Visitor, str]:
    mia, ben = visit("Mia").set(inWords=in_words), visit("Ben").set(inWords=in_words)
    room = open_room(mia, game)
    ben.open(f"/room/{room}")
    free_seat(ben).click()
    mia.at("start").click()
    for each in (mia, ben):
        expect(each.at("status")).not_to_be_empty()
    return mia, ben, room


def free_seat(visitor: Visitor) -> Any:
    return visitor.page.get_by_role("main").get_by_role("listitem").get_by_role("button").first


def sit_down(visitor: Visitor) -> None:
    free_seat(visitor).click()
    expect(visitor.at("stand")).to_be_visible()


def told(players: list[Visitor]) -> list[Any]:
    """What each page shows, for the message when a test fails."""
    return [(player.page.url, player.page.evaluate("document.body.innerText"), player.page.evaluate(NOW)) for player in players]


def press_until_can_act(one: Visitor, other: Visitor, picks: random.Random) -> None:
    """The other one plays on until this one can act."""
    while not can_act(one):
        wait_until(lambda: can_act(one) or can_act(other), other.live_on, lambda: told([one, other]))
        if not can_act(one):
            press_in_turn([other], picks, 1)


def press_in_turn(players: list[Visitor], picks: random.Random, presses: int) -> None:
    """Everybody who can act does so, to the end of the match or this many times."""

    def who_can() -> tuple[Visitor, dict[str, Any]] | None:
        each = ((player, player.page.evaluate(NOW)) for player in players)
        return next((found for found in each if found[1]), None)

    for _ in range(presses):
        player, now = wait_until(who_can, players[0].live_on, lambda: told(players))
        if now["over"]:
            return
        player.act(now, picks)


def test_two_browsers_in_one_room(visit: Visit, game: str) -> None:
    mia, ben, room = sit_down_together(visit, game)
    press_in_turn([mia, ben], random.Random(game), 8)
    for each, other in ((mia, "Ben"), (ben, "Mia")):
        expect(each.page.get_by_role("main")).to_contain_text(other)
        each.page.reload()
        each.shows_the_room(room)
    expect(mia.at("story")).to_contain_text("Ben")


def test_options_change_somebody_is_gone_and_one_leaves_and_comes_back(
    visit: Visit, site: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A room from its opening on, when things do not go as planned."""
    game = next(name for name in all_games() if any(option.kind == "bool" for option in find_game(name).options))
    option = next(option for option in find_game(game).options if option.kind == "bool")
    mia, ben = visit("Mia").set(inWords=True), visit("Ben").set(inWords=True)
    room = open_room(mia, game)
    ben.open(f"/room/{room}")
    sit_down(ben)
    # Ben leaves before the start, and comes back.
    ben.at("leave-room").click()
    ben.page.wait_for_url(f"{site.address}/")
    expect(mia.at("waited")).not_to_be_empty()
    ben.open(f"/room/{room}")
    sit_down(ben)
    # The host changes an option, and Ben sees it.
    expect(ben.at(f"option-{option.name}")).to_have_text("yes" if option.default else "no")
    mia.at(f"option-{option.name}").click()
    expect(ben.at(f"option-{option.name}")).to_have_text("no" if option.default else "yes")
    # The host is gone: after a while Ben is the host, until Mia, who opened the room, is back and starts. Nobody who has the room
    # open counts as gone, and the table waits for anybody who does not have it open, so slowness changes nothing.
    monkeypatch.setattr(site.house, "settings", msgspec.structs.replace(site.house.settings, gone=0.3, host_gone=0.3))
    mia.open("/about")
    ben.at("lead").click()
    expect(ben.at("start")).to_be_visible()
    mia.open(f"/room/{room}")
    expect(ben.at("start")).to_have_count(0)
    mia.at("start").click()
    expect(mia.at("status")).not_to_be_empty()
    # Ben is gone: after a while, a bot plays for him until he is back.
    ben.open("/about")
    mia.at("substitute-1").click()
    expect(mia.at("story")).to_contain_text("Ben has left.")
    ben.open(f"/room/{room}").at("come-back").click()
    expect(mia.at("story")).to_contain_text("Ben is back.")
    # Mia leaves, watches, and takes her seat again.
    mia.at("leave").click()
    assert mia.axe() == []
    mia.at("leave-now").click()
    expect(mia.at("come-back")).to_be_visible()
    expect(ben.at("story")).to_contain_text("Mia has left.")
    assert mia.axe() == []
    mia.at("come-back").click()
    expect(mia.at("leave")).to_be_visible()
    assert mia.ask("GET", f"/api/rooms/{room}")["you"] == 0
    # A new name takes effect at once, and a browser that forgets everything else still knows it.
    mia.at("settings").click()
    mia.page.get_by_role("dialog").get_by_role("textbox").fill("Maja")
    mia.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("main")).to_contain_text("Maja")
    mia.page.evaluate("localStorage.clear()")
    expect(mia.open("/").at("settings")).to_contain_text("Maja")
    mia.at(f"play-now-{game}").click()
    mia.at("first-play").click()
    mia.at("status").wait_for()
    assert mia.ask("GET", "/api/identity")["name"] == "Maja"


def test_whoever_has_no_name_yet_is_asked_for_it_and_plays(visit: Visit) -> None:
    """From a link to a move."""
    mia, ben = visit("Mia").set(inWords=True), visit().set(inWords=True)
    room = open_room(mia, all_games()[0])
    ben.open(f"/room/{room}")
    free_seat(ben).click()
    ben.page.get_by_role("dialog").get_by_role("textbox").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(mia.at("start")).to_be_enabled()
    expect(mia.page.get_by_role("main").get_by_role("listitem").filter(has_text="Ben")).not_to_contain_text("away")
    mia.at("start").click()
    picks = random.Random(1)
    press_until_can_act(ben, mia, picks)
    press_in_turn([ben], picks, 1)


def test_the_title_says_whose_turn_it_is(visit: Visit, game: str) -> None:
    mia, ben, room = sit_down_together(visit, game)
    owing = mia.ask("GET", f"/api/rooms/{room}")["match"]["to_act"]
    for seat, each in enumerate((mia, ben)):
        each.settle()
        if seat in owing:
            expect(each.page).to_have_title(re.compile("^●"))
        else:
            expect(each.page).not_to_have_title(re.compile("^●"))


def test_a_broken_connection_comes_back_with_nothing_lost(visit: Visit, site: Hosted, game: str) -> None:
    mia, ben, room = sit_down_together(visit, game)
    picks = random.Random(game)
    press_in_turn([mia, ben], picks, 4)
    press_until_can_act(ben, mia, picks)
    mia.forgiven = ("WebSocket connection to", "ERR_INTERNET_DISCONNECTED")
    mia.context.set_offline(True)
    site.cut()
    expect(mia.at("connection")).to_have_attribute("data-state", "lost")
    expect(mia.at("connection")).not_to_be_empty()
    ben.settle()
    press_in_turn([ben], picks, 1)
    mia.context.set_offline(False)
    expect(mia.at("connection")).to_have_count(0)
    mia.shows_the_room(room)  # once she has undone what she had chosen but not sent
    press_in_turn([mia, ben], picks, 4)


def test_what_administrators_say_and_do_is_shown(visit: Visit, site: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.house, "bulletin", None)  # it is restored after the test, so that nothing is announced any more
    mia, ben, room = sit_down_together(visit, all_games()[0])
    assert site.admin("say", text="A new version comes.", seconds=3000)["told"] >= 2
    for each in (mia, ben):
        expect(each.at("announced")).to_have_text("A new version comes.")
        expect(each.at("announced-left")).to_have_text(re.compile(r"^In \d\d minutes\.$"))
        assert each.axe() == []
    mia.at("announced-dismiss").click()
    expect(mia.at("announced")).to_be_empty()
    expect(ben.at("announced")).not_to_be_empty()
    site.admin("look", room=room)
    for each in (mia, ben):
        expect(each.at("looked")).to_contain_text("An administrator of this server looked into this room")
        expect(each.at("story")).to_contain_text("An administrator of this server")
    mia.at("looked-dismiss").click()
    expect(mia.at("looked")).to_be_empty()
    # Ben's cookie expires: he is a stranger, and watches.
    people = {row["name"]: row["person"] for row in site.admin("look", room=room)["sockets"]}
    site.admin("end-tokens", person=people["Ben"])
    expect(ben.at("settings")).to_have_text(re.compile(r"^\s*Settings\s*$"))
    ben.settle()
    # Mia is banned, and told why.
    mia.forgiven = ("403 (Forbidden)",)
    site.admin("ban", whom=people["Mia"], seconds=3600, why="a test")
    expect(mia.page.get_by_role("heading", level=1)).to_have_text("This server does not let you in.")
    expect(mia.page.get_by_role("alert")).to_contain_text("The reason: a test")
    mia.page.goto(mia.address)
    expect(mia.page.get_by_role("alert")).to_contain_text("The reason: a test")
