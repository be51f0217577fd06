"""One table, one device: passed on from seat to seat, and covered in between if the seats have secrets."""

import random

import pytest
from playwright.sync_api import expect

from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from waiting import wait_until
from web.conftest import Visit
from web.visitor import MAIN, PHONE, Visitor, shorter

HIDDEN = [name for name in all_games() if find_game(name).rules.HIDES]
OPEN = [name for name in all_games() if not find_game(name).rules.HIDES]
# What there is to do now at the device: pass it on, move, or look at the end.
THERE = """() => {
  if (document.body.dataset.settled !== 'true') return '';
  if (document.querySelector('[data-testid="pass-open"]')) return 'pass';
  if (document.querySelector('[data-testid="result"]')) return 'over';
  return document.querySelector('[data-testid="moves"] button[data-move], [data-testid="main-action"]') ? 'act' : '';
}"""


def open_room(mia: Visitor, game: str, names: list[str]) -> str:
    """With the form: Mia, and these people at her device."""
    mia.open(f"/new/{game}")
    for seat, name in enumerate(names, 1):
        if mia.at(f"place-{seat}").count() == 0:
            mia.page.get_by_role("button", name=str(seat + 1), exact=True).click()
        mia.at(f"place-{seat}").select_option("shared")
        mia.at(f"name-{seat}").fill(name)
    mia.at("open-room").click()
    mia.page.wait_for_url("**/room/*")
    mia.settle()
    return mia.page.url.rpartition("/")[2]


def there(mia: Visitor) -> str:
    return str(mia.page.wait_for_function(THERE).json_value())


def act(mia: Visitor, picks: random.Random) -> None:
    """Make a move, or a part of one."""
    now = mia.now()
    wanted = f'[data-testid="moves"] button[data-move="{picks.choice(now["moves"])}"]' if now["moves"] else MAIN
    mia.page.locator(wanted).click()


@pytest.mark.parametrize("name", HIDDEN)
def test_the_table_is_covered_until_the_next_one_has_the_device(visit: Visit, name: str) -> None:
    mia, picks = visit("Mia").set(inWords=True), random.Random(3)
    names = ["Mia", "Ben", "Cleo"][: find_game(name).fewest]
    room = open_room(mia, name, names[1:])
    mia.at("start").click()
    seen: list[str] = []  # who had the device
    taken = False
    while len(set(seen)) < 2 or len(seen) < 3:
        where = there(mia)
        if where == "act":
            act(mia, picks)
            continue
        assert where == "pass"
        cover = mia.at("pass")
        for hidden in ("moves", "story", "stage", "bar", "said", "talk-lines"):
            expect(mia.at(hidden)).to_have_count(0)
        title = cover.get_by_role("heading").inner_text().strip()
        seen.append(next(each for each in names if title.endswith(each)))
        if mia.at("pass-take-back").count() and not taken:  # the one who moved has to say again that they are here
            taken = True
            mia.at("pass-take-back").click()
            expect(cover).to_contain_text(seen[-2])
            mia.at("pass-open").click()
            expect(cover).to_have_count(0)
            seen.pop()
            continue
        if len(seen) == 2:  # reloaded in the middle: it is covered again
            assert mia.axe() == []
            mia.open(f"/room/{room}")
            expect(mia.at("pass")).to_contain_text(seen[-1])
        mia.at("pass-open").click()
        expect(cover).to_have_count(0)
        expect(mia.at("story")).to_be_visible()
        own = names.index(seen[-1])
        told = mia.ask("GET", f"/api/rooms/{room}?seat={own}")
        assert told["you"] == own
        mia.shows(told["match"]["summary"])
        events = mia.ask("GET", f"/api/rooms/{room}/events?seat={own}")
        story = [line for event in events for line in event["story"] if line["text"]]
        expect(mia.at("story").locator("li")).to_have_count(len(story) + taken)  # as this seat was told it, and nothing else
    assert seen[0] != seen[1]


def test_an_open_game_goes_from_seat_to_seat_without_a_cover_and_ends_by_name(visit: Visit) -> None:
    name = OPEN[0]
    mia, picks = visit("Mia", **PHONE).set(inWords=True), random.Random(5)
    names = ["Mia", "Ben", "Cleo"][: find_game(name).fewest]
    asked = {"game": name, "options": shorter(name), "places": [{"kind": "me"}, *({"kind": "open"} for _ in names[1:])]}
    room = mia.ask("POST", "/api/rooms", asked)["room"]
    mia.open(f"/room/{room}")
    for seat, each in enumerate(names[1:], 1):  # also in the room
        mia.at(f"share-{seat}").click()
        mia.page.get_by_role("dialog").get_by_role("textbox").fill(each)
        mia.page.keyboard.press("Enter")
        expect(mia.page.get_by_role("dialog")).to_have_count(0)
    mia.is_within_its_width()
    mia.at("start").click()
    turns: set[int] = set()
    for step in range(100):  # a turn may be many moves
        if step >= 3 * len(names) and len(turns) > 1:
            break
        assert there(mia) == "act"
        turns.add(mia.ask("GET", f"/api/rooms/{room}")["match"]["to_act"][0])
        act(mia, picks)
    assert len(turns) > 1
    assert there(mia) == "act"  # the last move has arrived
    expect(mia.at("talk")).to_have_count(0)

    def play() -> bool:
        """Play the rest without the page, which follows."""
        sight = mia.ask("GET", f"/api/rooms/{room}")
        if sight["match"]["over"]:
            return True
        seat = sight["match"]["to_act"][0]
        moves = mia.ask("GET", f"/api/rooms/{room}?seat={seat}")["match"]["legal"]
        mia.ask("POST", f"/api/rooms/{room}/moves?seat={seat}", {"move": picks.choice(moves)["index"]})
        return False

    wait_until(play, lambda: None)
    mia.sees_the_end(room)
    expect(mia.at("rematch")).to_be_enabled()
    assert mia.ask("GET", "/api/statistics") == []
    told = [line["text"] for event in mia.ask("GET", f"/api/rooms/{room}/events?since=3") for line in event["story"]]
    expect(mia.at("story")).to_contain_text(next(text for text in told if text))  # what had to be remembered is told again
    mia.open("/history")
    expect(mia.at("statistics")).to_have_count(0)
    expect(mia.page.get_by_role("main")).to_contain_text(names[1])
