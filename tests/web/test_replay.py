"""Looking again: the scrubber, links to a step, one's own past in a running match."""

import random
import re

from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import shorter


def test_the_scrubber_and_a_link_to_a_step(visit: Visit, game: str) -> None:
    mia = visit("Mia").set(inWords=True)
    match = mia.finished(game, options=shorter(game))
    mia.open(f"/replay/{match}")
    scrubber = mia.at("scrubber")
    for entry in range(1, 4):
        scrubber.press("ArrowRight")
        expect(mia.page).to_have_url(re.compile(rf"step={entry}\b"))
        mia.shows(mia.ask("GET", f"/api/matches/{match}/steps/{entry}?seat=0")["summary"])
    mia.at("seen-by").select_option("1")
    mia.shows(mia.ask("GET", f"/api/matches/{match}/steps/3?seat=1")["summary"])

    stranger = visit().set(inWords=True).open(f"/replay/{match}?step=3&seat=1")
    stranger.shows(mia.ask("GET", f"/api/matches/{match}/steps/3?seat=1")["summary"])
    stranger.at("verify").click()
    draws = len(mia.ask("GET", f"/api/matches/{match}/draws"))
    expect(stranger.at("check").get_by_role("status")).to_contain_text(f"✓ All {draws} draws follow from these numbers.")


def test_ones_own_past_in_a_running_match(visit: Visit, game: str) -> None:
    mia = visit("Mia").set(inWords=True)
    room = mia.room(game)
    mia.open(f"/room/{room}").click_through(random.Random(game), 4)
    mia.now()
    mia.undo()
    if mia.must_remember(room):
        expect(mia.at("look-back")).to_have_count(0)
        return
    mia.at("look-back").click()
    mia.at("scrubber").press("Home")
    expect(mia.at("scrubber")).to_have_value("0")
    mia.at("to-now").click()
    mia.shows_the_room(room)
