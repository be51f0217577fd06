"""Fair chance: the page adds a number of its own to a match, and checks for itself at the end that nothing was made up."""

import random
from typing import Any

from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import PHONE, Visitor, shorter

GAME = "biscuit_pockets"
FORGE = """() => {
  const kept = JSON.parse(localStorage.getItem('sweetbox-seals'));
  for (const seal of Object.values(kept.matches)) seal.commitment = '0'.repeat(64);
  localStorage.setItem('sweetbox-seals', JSON.stringify(kept));
}"""


def wait_in_a_room(visitor: Visitor) -> Any:
    places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    waiting = visitor.ask("POST", "/api/rooms", {"game": GAME, "places": places, "options": shorter(GAME)})
    visitor.open(f"/room/{waiting['room']}")
    return waiting


def start_and_end(visitor: Visitor, room: str) -> Any:
    """The match that the page starts, once it is over."""
    visitor.at("start").click()
    visitor.at("status").wait_for()
    *_, sight = visitor.play_on(room, random.Random(3))
    visitor.at("result").wait_for()
    return sight["match"]


def test_the_page_checks_the_chance_of_a_match_by_itself(visit: Visit) -> None:
    mia = visit("Mia").set(inWords=True)
    waiting = wait_in_a_room(mia)
    mia.at("numbers").get_by_text("Fair chance").click()
    expect(mia.at("numbers")).to_contain_text(waiting["next_commitment"])
    match = start_and_end(mia, waiting["room"])
    mine, bots = match["nonces"]
    assert (len(mine), bots) == (32, "")
    draws = len(mia.ask("GET", f"/api/matches/{match['id']}/draws"))

    asked: list[str] = []
    mia.page.on("request", lambda request: asked.append(request.url))
    mia.tab_to("verify")
    mia.page.keyboard.press("Enter")
    status = mia.at("check").get_by_role("status")
    expect(status).to_contain_text(f"✓ Checked in your browser: the sealed number, your own number and {draws} draws agree.")
    expect(status.get_by_role("listitem").filter(has_text="✓")).to_have_count(3)
    assert not [url for url in asked if "/verify" in url], "the server is not asked whether all was well"

    mia.at("rematch").click()
    mia.at("status").wait_for()
    again = mia.ask("GET", f"/api/rooms/{waiting['room']}")["match"]
    assert again["id"] != match["id"]
    assert len(again["nonces"][0]) == 32
    assert again["nonces"][0] != mine


def test_the_page_says_so_when_the_seal_is_not_the_one_that_it_kept(visit: Visit) -> None:
    mia = visit("Mia", locale="de-DE", **PHONE).set(inWords=True)
    match = start_and_end(mia, wait_in_a_room(mia)["room"])
    mia.page.evaluate(FORGE)
    mia.at("verify").click()
    status = mia.at("check").get_by_role("status")
    expect(status).to_contain_text("✗ In deinem Browser geprüft: Auf den Zufall dieser Partie ist kein Verlass.")
    wrong = status.get_by_role("listitem").filter(has_text="✗")
    expect(wrong).to_have_text(["✗ Die Zahl des Servers ist nicht die, die er vor der Partie versiegelt hatte."])
    mia.at("check").get_by_text("Die Zahlen").click()
    expect(mia.at("check")).to_contain_text(match["commitment"])
    mia.is_within_its_width()
    assert mia.axe() == []
