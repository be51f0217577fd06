"""What only the board of Honeymoon has: the moons of others, small and looked at closer."""

from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import PHONE, Visitor

TOUCH = 44  # pixels of a finger


def room_with_a_one(mia: Visitor) -> str:
    """A room of six whose first roll is a one; which it is depends on the rooms of tests before."""
    for _ in range(100):
        room = mia.room("honeymoon", seats=6)
        if mia.ask("GET", f"/api/rooms/{room}")["match"]["view"]["die"] == 1:
            return room
    raise AssertionError("a hundred rolls without a one")


def test_with_six_seats_every_moon_can_be_looked_at(visit: Visit) -> None:
    mia = visit("Mia", has_touch=True).set(met=["honeymoon"])
    mia.open(f"/room/{room_with_a_one(mia)}")  # the most that can stand above the small moons: seven lengths to choose from
    board = mia.at("board")
    moon, small, whose = board.locator("div.moon"), board.locator(".others [data-look]"), board.locator(".own .name")
    large = moon.bounding_box()
    bar = mia.page.locator(".bar", has=mia.at("status")).bounding_box()
    assert large is not None
    assert bar is not None
    assert large["width"] >= 500
    for each in small.all():
        box = each.bounding_box()
        assert box is not None
        assert box["width"] >= TOUCH
        assert box["y"] + box["height"] <= bar["y"]
    for size in ({"width": 1280, "height": 800}, PHONE["viewport"]):
        mia.page.set_viewport_size(size)  # type: ignore[arg-type]
        name = small.last.get_attribute("title")
        small.last.tap()
        expect(whose).to_have_text(str(name))
        expect(moon).to_be_in_viewport(ratio=0.9)
        mia.page.keyboard.press("Escape")
        expect(whose).to_have_text("Mia")
        expect(small.last).to_be_focused()
