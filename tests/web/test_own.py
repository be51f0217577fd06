"""What is yours: rooms that are waiting for you, finished matches, and your name on several devices."""

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import PHONE, shorter

GAME = "biscuit_pockets"


def test_my_turn_is_first_and_the_tab_says_so(visit: Visit) -> None:
    mia, ben = visit("Mia"), visit("Ben")
    alone = mia.ask("POST", "/api/rooms", {"game": GAME, "places": [{"kind": "me"}, {"kind": "open"}]})["room"]
    bots = mia.ask("POST", "/api/rooms/now", {"game": GAME, "bot": "random"})["room"]
    people = mia.ask("POST", "/api/rooms", {"game": GAME, "places": [{"kind": "me"}, {"kind": "open"}]})["room"]
    ben.ask("PUT", f"/api/rooms/{people}/seats/1", {"kind": "me"})
    match = mia.ask("POST", f"/api/rooms/{people}/start")["match"]
    while match["to_act"] != [0]:
        legal = ben.ask("GET", f"/api/rooms/{people}")["match"]["legal"]
        match = ben.ask("POST", f"/api/rooms/{people}/moves", {"move": legal[0]["text"]})["match"]
    mia.open("/")
    links = mia.at("my-rooms").locator("a")
    expect(links).to_have_count(3)
    turns = links.evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")
    assert turns[0] == f"/room/{people}", "people wait, bots do not"
    assert turns[-1] == f"/room/{alone}"
    assert f"/room/{bots}" in turns
    assert mia.page.title().startswith("(")
    assert mia.page.locator('link[rel="icon"]').get_attribute("href") == "/favicon-turn.svg"
    mia.open("/about")
    assert mia.page.locator('link[rel="icon"]').get_attribute("href") == "/favicon.svg"


def test_a_room_is_given_up(visit: Visit) -> None:
    mia = visit("Mia")
    mia.ask("POST", "/api/rooms/now", {"game": GAME, "bot": "random"})
    mia.open("/")
    mia.at("give-up").click()
    mia.page.keyboard.press("Escape")
    expect(mia.at("my-rooms")).to_be_visible()
    mia.at("give-up").click()
    mia.at("give-up-now").click()
    expect(mia.at("my-rooms")).to_have_count(0)
    assert mia.ask("GET", "/api/rooms?mine=true") == []


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_history(visit: Visit, language: str) -> None:
    mia = visit("Mia", locale=language, **PHONE)
    matches = [mia.finished(GAME, options=shorter(GAME)) for _ in range(2)]
    mia.open("/")
    mia.page.locator('a[href="/history"]').click()
    expect(mia.at("matches").locator("li")).to_have_count(2)
    row = mia.at("statistics").locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Biscuit Pockets")
    expect(row).to_contain_text("random")
    mia.at("game").select_option("swintus")
    expect(row).to_have_count(0)
    expect(mia.at("matches").locator("li")).to_have_count(0)
    mia.at("game").select_option(GAME)
    expect(mia.at("matches").locator("li")).to_have_count(2)
    assert mia.axe() == []
    mia.at("matches").locator(f'a[href="/replay/{matches[0]}"]').click()
    expect(mia.page.locator('[data-page="replay"]')).to_be_visible()


def test_a_link_makes_another_device_mine(visit: Visit) -> None:
    mia, phone = visit("Mia").open("/"), visit(**PHONE)
    mia.at("settings").click()
    mia.at("hand-over").click()
    link = mia.at("link").input_value()
    phone.open(link.replace(mia.page.url.rstrip("/"), ""))
    expect(phone.page.get_by_role("heading", name="Be Mia on this device?")).to_be_visible()
    assert "#" not in phone.page.url, "the code is not left in the address"
    assert phone.axe() == []
    phone.at("become").click()
    expect(phone.page.locator('[data-page="lobby"]')).to_be_visible()
    assert phone.ask("GET", "/api/identity")["name"] == "Mia"
    phone.forgiven = ("404",)
    phone.open("/become#" + link.partition("#")[2])
    expect(phone.page.get_by_role("alert")).to_be_visible()
    mia.page.keyboard.press("Escape")
    mia.at("settings").click()
    expect(mia.page.get_by_role("button", name="Sign out the device")).to_have_count(1)
    assert mia.axe() == []
    mia.page.get_by_role("button", name="Sign out the device").click()
    expect(mia.page.get_by_role("button", name="Sign out the device")).to_have_count(0)
    assert phone.ask("GET", "/api/identity")["name"] is None
