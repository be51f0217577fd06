"""Time to think, with two browsers: chosen, counted down, given, used up. The server's clock stands still until a test moves it."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from server.clocks import GivenClock
from server.hosting import Hosted, hosted, unhurried
from server.test_timing import passes
from sweetbox.server.house_time import GRACE
from web.visitor import PHONE, Visitor

GAME = "biscuit_pockets"


class Friends(NamedTuple):
    server: Hosted
    clock: GivenClock
    mia: Visitor
    ben: Visitor

    def room(self, timing: dict[str, Any]) -> str:
        """A room in which a match between the two has begun."""
        asked = {"game": GAME, "stand_in": "random", "options": {"idle_rounds": 6}, "timing": timing}
        room = str(self.mia.ask("POST", "/api/rooms", asked)["room"])
        self.ben.ask("PUT", f"/api/rooms/{room}/seats/1", {"kind": "me"})
        self.mia.ask("POST", f"/api/rooms/{room}/start")
        for each in (self.mia, self.ben):
            each.open(f"/room/{room}")
        return room

    def in_turn(self, room: str) -> tuple[Visitor, Visitor, int]:
        """The one who has to move, the other, and the seat that has to move."""
        seat = self.mia.ask("GET", f"/api/rooms/{room}")["match"]["to_act"][0]
        return (self.mia, self.ben, seat) if seat == 0 else (self.ben, self.mia, seat)

    def pass_time(self, seconds: float) -> None:
        passes(self.server, self.clock, seconds)


@pytest.fixture
def friends(browser: Browser, tmp_path: Path) -> Iterator[Friends]:
    clock = GivenClock()
    with unhurried(), hosted(f"sqlite:///{tmp_path / 'rooms.db'}", clock, bot_seed=7) as server:
        clock.forward(GRACE)
        how: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
        both = [Visitor(browser.new_context(**{**how, **own}), server.address) for own in ({}, PHONE)]
        mia, ben = (each.set(met=[GAME]).call(name) for each, name in zip(both, ("Mia", "Ben"), strict=True))
        yield Friends(server, clock, mia, ben)
        for each in both:
            each.context.close()
        assert [trouble for each in both for trouble in each.troubles] == []


def told(visitor: Visitor, text: str) -> None:
    expect(visitor.at("story").get_by_text(text).first).to_be_attached()


def test_time_is_chosen_with_the_room_and_everybody_reads_it(friends: Friends) -> None:
    _, _, mia, ben = friends
    mia.open(f"/new/{GAME}").at("time-kind").select_option("bank")
    mia.at("time-bank").select_option("300")
    mia.at("time-at_zero").select_option("give_up")
    assert mia.axe() == []
    mia.at("open-room").click()
    mia.page.wait_for_url("**/room/*")
    mia.settle()
    room = mia.page.url.rpartition("/")[2]
    expect(mia.at("time-bank")).to_have_value("300")
    ben.open(f"/room/{room}")
    expect(ben.page.get_by_text("Each player has 5 minutes for the match, and 5 seconds more with each move.")).to_be_visible()
    mia.at("time-kind").select_option("slow")
    expect(ben.page.get_by_text("Slow play: each move has 3 days.")).to_be_visible()
    expect(mia.at("time-days")).to_have_value("3")
    ben.is_within_its_width()


def test_time_is_counted_given_and_over(friends: Friends) -> None:
    room = friends.room({"kind": "move", "seconds": 30})
    late, other, seat = friends.in_turn(room)
    for each in (late, other):
        expect(each.at(f"clock-{seat}")).to_have_text(re.compile(r"0:[23]\d$"))
        expect(each.at(f"grant-{1 - seat}")).to_have_count(0)
    expect(late.at(f"grant-{seat}")).to_have_count(0)  # nobody can give time to themselves
    friends.pass_time(19)
    for each in (late, other):
        each.open(f"/room/{room}")
    expect(late.at("time-said")).to_have_text("You have ten seconds left.")
    expect(late.at(f"clock-{seat}")).to_contain_text("!")
    assert [*late.axe(), *other.axe()] == []
    for each in (late, other):
        each.is_within_its_width()
    other.at(f"grant-{seat}").click()
    told(other, "You give")
    told(late, "gives you more time.")
    expect(late.at(f"clock-{seat}")).to_have_text(re.compile(r"0:[34]\d$"))
    expect(late.at(f"clock-{seat}")).not_to_contain_text("!")
    friends.pass_time(42)
    told(late, "Your time has run out. A bot plays until you are back.")
    told(other, "has run out of time. A bot plays until they are back.")
    late.at("come-back").click()
    told(other, "is back.")
    expect(late.at(f"clock-{seat}")).to_be_visible()
    # To the end, which says so, too.
    picks = random.Random(1)
    sight = late.ask("GET", f"/api/rooms/{room}")
    while not sight["match"]["over"]:
        player, _, _ = friends.in_turn(room)
        move = picks.choice(player.ask("GET", f"/api/rooms/{room}")["match"]["legal"])["text"]
        sight = player.ask("POST", f"/api/rooms/{room}/moves", {"move": move})
    expect(other.at("ran-out")).to_contain_text("ran out of time once.")


def test_the_others_let_a_bot_move(friends: Friends) -> None:
    room = friends.room({"kind": "none", "urge_after": 30})
    late, other, seat = friends.in_turn(room)
    entries = late.entries(room)
    expect(other.at(f"urge-{seat}")).to_have_count(0)
    friends.pass_time(30)
    other.open(f"/room/{room}").at(f"urge-{seat}").click()
    told(late, "a bot makes this move for you.")
    told(other, "The others have asked for it")
    expect(late.at(f"urge-{seat}")).to_have_count(0)
    while late.entries(room) == entries:
        late.live_on()
