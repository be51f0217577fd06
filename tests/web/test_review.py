"""The review: you ask for it with a button, wait, and read it by mouse, keyboard and ear, and on a phone; then play from there."""

import re
import time
from functools import lru_cache, partial

import pytest
from playwright.sync_api import expect

from sweetbox.bots.greedy import GreedyBot
from sweetbox.kernel.match import Match
from sweetbox.review import looking, reviewing, worker
from web.conftest import Visit
from web.visitor import PHONE

GAME = "biscuit_pockets"


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews look only briefly, and interpreted, so that nothing has to be compiled."""
    monkeypatch.setattr(looking, "CLEAR", 0)  # such a brief look is sure of nothing
    monkeypatch.setattr(looking, "strongest", lambda depth: GreedyBot(deals=1, wait=None))
    monkeypatch.setattr(reviewing, "COUNTED", 0)
    monkeypatch.setattr(reviewing, "Searching", partial(looking.Searching, kind="python"))
    monkeypatch.setattr(worker, "reviewing", lru_cache(lambda file: reviewing.Reviewing(Match.from_json(file), 8)))


def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "count", lambda file: 10**9)
    monkeypatch.setattr(worker, "look_at", lambda file, number: time.sleep(0.001))


def test_a_review_from_the_button_to_a_table_at_the_position(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    mia = visit("Mia")
    match = mia.finished(GAME, options={"idle_rounds": 4})
    mia.open(f"/replay/{match}").at("to-review").click()
    mia.at("ask-review").click()
    mia.at("sums").wait_for()
    told = mia.ask("GET", f"/api/matches/{match}/review")["review"]

    # In figures: a row for each seat, and a slider that reads the graph aloud.
    expect(mia.at("sums").get_by_role("row")).to_have_count(1 + len(told["names"]))
    slider = mia.at("moment")
    slider.focus()
    for key, shares in (("Home", told["points"][0]["shares"]), ("End", [each["final"] for each in told["sums"]])):
        slider.press(key)
        text = ", ".join(f"{name} {100 * share:.1f}%" for name, share in zip(told["names"], shares, strict=True))
        expect(slider).to_have_attribute("aria-valuetext", text)

    # In moments: those that mattered, and your own mistakes with the board before each.
    for moment in told["mattered"]:
        expect(mia.at(f"review-moment-{moment['number']}").first.get_by_role("heading")).to_be_visible()
    own = [each for each in told["mistakes"] if told["points"][each["number"]]["seat"] == told["you"]]
    assert own, "random moves are not all good ones"
    listed = mia.at("mistakes").get_by_role("article")
    expect(listed).to_have_count(len(own))
    expect(listed.first).to_contain_text(own[0]["better"]["move"])
    listed.first.scroll_into_view_if_needed()
    expect(listed.first.get_by_role("img").first).to_be_visible()
    assert not mia.axe()

    # On a phone, in German.
    phone = visit(**PHONE).set(language="de")
    phone.context.add_cookies(mia.context.cookies())  # type: ignore[arg-type]
    phone.open(f"/review/{match}")
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text("War es Glück")
    phone.is_within_its_width()
    expect(phone.at("sums").get_by_role("row")).to_have_count(1 + len(told["names"]))
    assert phone.at("sums").locator("..").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "it scrolls sideways"

    # In your history; then playing again from a moment.
    expect(mia.open("/history").at("own-moves").get_by_role("link")).to_have_count(1)
    mia.open(f"/review/{match}").at("try-from").first.click()
    expect(mia.page).to_have_url(re.compile(r"/room/"))
    mia.settle()
    before = mia.ask("GET", f"/api/matches/{match}/steps/{told['points'][own[0]['number']]['entry']}?seat=0")["view"]
    assert mia.ask("GET", "/api" + re.sub(r".*(/room)(/[^?]*).*", r"\1s\2", mia.page.url))["match"]["view"] == before


def test_waiting_for_a_review_shows_how_far_it_is(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    endless(monkeypatch)
    mia = visit("Mia")
    match = mia.finished(GAME, options={"idle_rounds": 1})
    mia.page.goto(mia.address + f"/review/{match}")
    mia.at("ask-review").click()
    expect(mia.at("working")).to_be_visible()
    expect(mia.page.get_by_role("progressbar")).to_be_visible()
