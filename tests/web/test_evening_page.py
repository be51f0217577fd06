"""An evening in one room: one match to its end and then another, a spectator who sits down next, another game; and a new link."""

import random
import re
from typing import Any

from playwright.sync_api import expect

from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from web.conftest import Visit
from web.test_together import free_seat
from web.visitor import Visitor, shorter

GAME = "biscuit_pockets"
OTHER = next(name for name in all_games() if name != GAME)
TITLE = find_game(OTHER).facts.title


def finish(people: list[Visitor], room: str) -> None:
    """Play to the end without using the pages."""
    picks = random.Random(5)
    while True:
        for person in people:
            sight: Any = person.ask("GET", f"/api/rooms/{room}")
            if sight["match"]["over"]:
                return
            if sight["match"]["legal"]:
                person.ask("POST", f"/api/rooms/{room}/moves", {"move": picks.choice(sight["match"]["legal"])["text"]})


def test_an_evening(visit: Visit) -> None:
    usual: Any = {"inWords": True, "speed": "at_once", "met": all_games()}
    mia, ben, zoe = visit("Mia").set(**usual), visit("Ben").set(**usual), visit("Zoe").set(**usual, named=True)
    opened = {"game": GAME, "seats": 2, "options": shorter(GAME)}
    room = str(mia.ask("POST", "/api/rooms", opened)["room"])
    mia.open(f"/room/{room}")
    ben.open(f"/room/{room}")
    free_seat(ben).click()
    mia.at("start").click()
    for each in (mia, ben):
        expect(each.at("status")).not_to_be_empty()
    # Zoe watches, and wants to sit down in the next match.
    zoe.open(f"/room/{room}")
    zoe.at("join").click()
    expect(zoe.at("queue")).to_contain_text("You are the first in line for a free seat.")
    expect(mia.at("onlookers")).to_have_text("Watching: Zoe.")
    finish([mia, ben], room)
    for each in (mia, ben, zoe):
        expect(each.at("result")).to_be_visible()
    # Ben is ready; the host sees it, and starts. Zoe is still looking at the result, and follows when she likes.
    expect(ben.at("rematch")).to_have_count(0)
    ben.at("yes").click()
    expect(ben.at("agree")).to_contain_text("Ready for another match: Ben.")
    expect(mia.at("agree")).to_contain_text("Ready for another match: Ben.")
    assert ben.axe() == []
    mia.at("rematch").click()
    for each in (mia, ben):
        expect(each.at("status")).not_to_be_empty()
        expect(each.at("result")).to_have_count(0)
    expect(zoe.at("ahead")).to_contain_text("The next match has begun.")
    expect(zoe.at("score-sheet")).to_be_visible()
    zoe.at("go-on").click()
    expect(zoe.at("status")).not_to_be_empty()
    finish([mia, ben], room)
    # Two matches make an evening; now the host sets the table for three and for another game.
    expect(mia.at("evening")).to_contain_text("2 matches")
    mia.at("next-match").click()
    mia.at("room-seats").select_option("3")
    expect(mia.at("start")).to_be_visible()
    expect(mia.page.get_by_role("main")).to_contain_text("Zoe")
    expect(ben.at("ahead")).to_contain_text("The table is being set")
    mia.at("room-game").select_option(OTHER)
    expect(mia.page.get_by_role("heading", level=1)).to_have_text(re.compile(re.escape(TITLE)))
    ben.at("go-on").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(re.compile(re.escape(TITLE)))
    expect(ben.at("evening")).to_contain_text("Mia")
    for each in (mia, ben):
        assert each.axe() == []
        each.is_within_its_width()
    # Everybody says yes, the host last: nobody is left waiting at the result of the last match.
    zoe.at("go-on").click()
    for each in (zoe, ben):
        each.at("yes").click()
        expect(each.at("no")).to_be_visible()
    mia.at("start").click()
    for each in (mia, ben, zoe):
        expect(each.at("status")).not_to_be_empty()


def test_the_host_sends_somebody_away_and_renews_the_link(visit: Visit) -> None:
    mia, ben, other = visit("Mia"), visit("Ben"), visit("Mia")
    room = str(mia.ask("POST", "/api/rooms", {"game": GAME, "seats": 3})["room"])
    mia.open(f"/room/{room}")
    for each in (ben, other):
        each.open(f"/room/{room}")
        free_seat(each).click()
        expect(each.at("stand")).to_be_visible()
    for each in (mia, ben, other):
        expect(each.page.get_by_role("main")).to_contain_text("Mia (2)")
    ben.forgiven = ("409 (Conflict)", "404 (Not Found)")
    mia.page.get_by_role("button", name="Free the seat: Ben").click()
    expect(ben.page.get_by_role("alert")).to_have_text(re.compile("^Mia has freed your seat"))
    free_seat(ben).click()
    expect(ben.page.get_by_role("alert")).to_contain_text("You can sit down again in")
    mia.at("renew").click()
    link = mia.at("new-link").input_value()
    expect(mia.at("link")).to_have_value(link)
    assert mia.page.url == link
    assert mia.axe() == []
    eve = visit("Eve")
    eve.page.goto(f"{eve.address}/room/{room}")
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("There is no such room.")
    eve.page.goto(link)
    eve.settle()
    free_seat(eve).click()
    expect(eve.at("stand")).to_be_visible()
    other.page.reload()  # somebody who sits here needs no key
    expect(other.page.get_by_role("main")).to_contain_text("Ask the host for the new one.")
    ben.page.reload()  # somebody who was sent away does
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("There is no such room.")
