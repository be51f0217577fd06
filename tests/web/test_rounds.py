"""The end of a round: what was built and how it was counted stay until you have looked at them, in this window only."""

import random
import re

import pytest
from playwright.sync_api import expect

from web.conftest import ALL, Visit
from web.visitor import PHONE, Visitor, shorter

# Where each game's board shows how a seat's round was counted.
COUNTS = {"sweet_nose": ".last", "sweets_stack": '[data-testid="round-count"] .sum'}


def play_to_the_end_of_a_round(visitor: Visitor, game: str) -> str:
    """Play without the page, which watches until the round has been counted."""
    room = visitor.room(game, options=shorter(game), seats=3)
    visitor.open(f"/room/{room}")
    for sight in visitor.play_on(room, random.Random(game)):
        if sight["match"]["view"]["round"] > 1:
            break
    return room


@pytest.mark.parametrize("counted", COUNTS if ALL else ["sweet_nose"])
def test_the_end_of_a_round_waits_for_a_look(visit: Visit, counted: str) -> None:
    mia = visit("Mia", **PHONE).set(met=[counted]).watch_focus()
    room = play_to_the_end_of_a_round(mia, counted)
    button = mia.page.locator("[data-next-round]")
    expect(button).to_be_visible()
    mia.settle()
    shown = mia.page.locator(f'[data-testid="board"] {COUNTS[counted]}').all_text_contents()
    told = [seat["last_points"] if counted == "sweet_nose" else seat["rounds"][0]["score"] for seat in seats_of(mia, room)]
    assert sorted(int(each.split("\xa0")[0]) for each in shown) == sorted(told)
    expect(mia.at("status")).to_have_text("The round is over. This is how it was counted. Your turn is next.")
    expect(mia.page.locator("[aria-live]").filter(has_text="“Next round” is below the board")).to_have_count(1)
    assert mia.page.title().startswith("●"), "it is her turn"
    wrong = mia.axe()
    assert not wrong, "\n".join(wrong)
    mia.is_within_its_width()
    mia.at("board-toggle").evaluate("(one) => one.click()")
    words = mia.page.locator('[aria-labelledby="position-title"] li')
    expect(words).to_have_count(1 + len(told))  # also in words: that the round is over, and each seat's count
    for points in told:
        expect(words.filter(has_text=re.compile(rf"\b{points}\b"))).not_to_have_count(0)
    mia.page.keyboard.press("Enter")
    expect(button).to_have_count(0)
    mia.settle()
    mia.shows_the_room(room)


def seats_of(visitor: Visitor, room: str) -> list[dict[str, object]]:
    return list(visitor.ask("GET", f"/api/rooms/{room}")["match"]["view"]["seats"])
