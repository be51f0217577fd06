"""Looking back: the scrubber, links to a step, your own past in a running match."""

import random
import re

from playwright.sync_api import expect

from web.conftest import Over, Visit

GAME = "honeymoon"


def test_the_scrubber_and_a_link_to_a_step(visit: Visit, past: Over, game: str) -> None:
    match, mia = past(game).match, visit().set(inWords=True)
    mia.context.add_cookies(past(game).cookies)
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


def test_keys_and_the_list_of_steps(visit: Visit) -> None:
    """Nothing needs the focus; a line of the list goes to its step, and the present one is in sight."""
    mia = visit("Mia")
    match = mia.finished(GAME)
    lines = mia.ask("GET", f"/api/matches/{match}/steps?seat=0")
    last = len(lines) - 1
    mia.open(f"/replay/{match}")
    present = mia.page.locator('[aria-current="step"]')
    for key, entry in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        mia.page.keyboard.press(key)
        expect(mia.page).to_have_url(re.compile(rf"step={entry}\b"))
        expect(present).to_contain_text(lines[entry]["text"])
        expect(present).to_be_in_viewport()
    steps = mia.at("steps")
    steps.locator(f'[data-entry="{last}"]').click()
    expect(mia.page).to_have_url(re.compile(rf"step={last}\b"))
    expect(mia.page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    mia.at("seen-by").select_option("1")
    other = mia.ask("GET", f"/api/matches/{match}/steps?seat=1")[last]["text"]
    expect(present).to_contain_text(other)
    for width, beside in ((1280, True), (390, False)):
        mia.page.set_viewport_size({"width": width, "height": 800})
        stage, box = mia.at("stage").bounding_box(), steps.bounding_box()
        assert stage is not None
        assert box is not None
        assert (box["x"] >= stage["x"] + stage["width"]) == beside
        assert (box["y"] >= stage["y"] + stage["height"]) != beside
        mia.is_within_its_width()


def test_the_speed_is_kept_and_space_plays_to_the_end(visit: Visit) -> None:
    mia = visit("Mia")
    match = mia.finished(GAME)
    last = len(mia.ask("GET", f"/api/matches/{match}/steps")) - 1
    mia.open(f"/replay/{match}?step={last - 3}")
    mia.at("tempo").select_option("4×")
    mia.page.reload()
    mia.settle()
    expect(mia.at("tempo").locator(":checked")).to_have_text("4×")
    mia.page.keyboard.press("Space")
    expect(mia.page).to_have_url(re.compile(rf"step={last}\b"))


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
