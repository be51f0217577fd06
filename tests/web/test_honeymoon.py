"""What only the board of Honeymoon has: the moons of others, small and close up; your own moon under one finger, or two."""

from typing import Any

from playwright.sync_api import expect

from waiting import wait_until
from web.conftest import Visit
from web.visitor import PHONE, Visitor

TOUCH = 44  # pixels that a finger needs


def room_with(mia: Visitor, die: int, seats: int = 3) -> str:
    """A room whose first roll is this number. Rolls depend on the rooms of earlier tests, so it opens rooms until one fits."""
    for _ in range(100):
        room = mia.room("honeymoon", seats=seats)
        if mia.ask("GET", f"/api/rooms/{room}")["match"]["view"]["die"] == die:
            return room
    raise AssertionError(f"a hundred rolls without a {die}")


class Fingers:
    """Real fingers on the screen, as far as the browser can tell."""

    def __init__(self, visitor: Visitor) -> None:
        self.wire = visitor.context.new_cdp_session(visitor.page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 8) -> None:
        """Move each finger from one place to another, all at once."""
        for down in range(len(ways)):
            self._send("touchStart", *(start for start, _ in ways[: down + 1]))
        for step in range(1, steps + 1):
            part = step / steps
            self._send("touchMove", *((x + (to_x - x) * part, y + (to_y - y) * part) for (x, y), (to_x, to_y) in ways))
        self._send("touchEnd")


def middle(found: Any) -> tuple[float, float]:
    box = found.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scrolled(mia: Visitor) -> float:
    return float(mia.at("stage").evaluate("(stage) => stage.scrollTop"))


def test_with_six_seats_every_moon_can_be_looked_at(visit: Visit) -> None:
    mia = visit("Mia", has_touch=True).set(met=["honeymoon"])
    mia.open(f"/room/{room_with(mia, 1, seats=6)}")  # the most that can be above the small moons: seven lengths to choose from
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
        name = small.last.locator(".name").text_content()
        small.last.tap()
        expect(whose).to_have_text(str(name))
        expect(moon).to_be_in_viewport(ratio=0.9)
        mia.page.keyboard.press("Escape")
        expect(whose).to_have_text("Mia")
        expect(small.last).to_be_focused()


def test_a_finger_digs_from_where_a_dig_may_begin_and_scrolls_elsewhere(visit: Visit) -> None:
    mia = visit("Mia", **{**PHONE, "viewport": {"width": 360, "height": 560}}).set(met=["honeymoon"])
    mia.open(f"/room/{room_with(mia, 3)}")
    board, fingers = mia.at("board"), Fingers(mia)
    chosen = board.locator("[aria-selected=true]")
    rock = middle(board.locator("[data-cell=g7]"))  # in the middle of the moon, far from its rim
    mia.page.evaluate(
        "() => { window.still = new Promise((done) => addEventListener('scrollend', done, { once: true, capture: true })); }"
    )
    fingers.drag((rock, (rock[0], rock[1] - 80)))
    mia.page.evaluate("async () => { await window.still; }")
    assert scrolled(mia) > 50
    expect(chosen).to_have_count(0)
    before = scrolled(mia)
    start = middle(board.locator("[data-cell=g13]"))  # at the lower rim, which is in sight however far it scrolled
    fingers.drag((start, (start[0], start[1] - 60)))
    expect(chosen).to_have_count(3)
    assert [each.get_attribute("data-cell") for each in chosen.all()] == ["g11", "g12", "g13"]
    assert scrolled(mia) == before


def test_two_fingers_enlarge_the_moon_and_nothing_else(visit: Visit) -> None:
    mia = visit("Mia", **PHONE).set(met=["honeymoon"])
    room = room_with(mia, 3)
    mia.open(f"/room/{room}")
    board, fingers, entries = mia.at("board"), Fingers(mia), mia.entries(room)
    cell, whole = board.locator("[data-cell=g7]"), board.get_by_role("button", name="Show the whole moon")
    place = cell.bounding_box()
    x, y = middle(cell)

    def pinch(apart: float, then: float) -> None:
        fingers.drag(((x - apart, y), (x - then, y)), ((x + apart, y), (x + then, y)))

    def times() -> float:
        return float(cell.bounding_box()["width"] / place["width"])

    pinch(20, 50)
    wait_until(lambda: 2.3 < times() < 2.7, mia.live_on)
    assert abs(middle(cell)[0] - x) < 3
    assert abs(middle(cell)[1] - y) < 3
    fingers.drag(((x, y), (x - 60, y)))  # dragging with one finger shows what is further to the side
    wait_until(lambda: middle(cell)[0] < x - 30, mia.live_on)
    pinch(20, 150)
    wait_until(lambda: abs(times() - 3) < 0.01, mia.live_on)
    mia.is_within_its_width()

    board.locator("[data-cell=g7]").focus()
    for key in ["ArrowUp"] * 6:
        mia.page.keyboard.press(key)
    first = board.locator("[data-cell=g1]")
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport()
    fingers.drag((middle(first), (middle(first)[0], middle(first)[1] + 120)))  # a dig can be drawn on a moon of any size
    expect(board.locator("[aria-selected=true]")).to_have_count(3)

    whole.click()
    wait_until(lambda: abs(times() - 1) < 0.01, mia.live_on, lambda: f"{times()} times as large")
    expect(whole).to_have_count(0)
    assert mia.entries(room) == entries
    mia.page.mouse.move(*middle(cell))
    mia.page.keyboard.down("Control")
    mia.page.mouse.wheel(0, -200)
    mia.page.keyboard.up("Control")
    wait_until(lambda: 1.8 < times() < 2.1, mia.live_on)


# WCAG's contrast between two colours, in any notation, each drawn over what is below it.
CONTRAST = """([one, other, below]) => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const light = (colour) => {
    for (const each of [below, colour]) {
      pen.fillStyle = each;
      pen.fillRect(0, 0, 1, 1);
    }
    const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}"""


def test_where_a_dig_may_go_is_told_apart_by_a_clear_edge(visit: Visit) -> None:
    mia = visit("Mia").set(met=["honeymoon"])
    mia.open(f"/room/{room_with(mia, 3)}")
    field = mia.at("board").locator(".field")

    def colour(found: str, what: str) -> str:
        return str(field.locator(found).first.evaluate("(one, what) => getComputedStyle(one)[what]", what))

    for theme in ("light", "dark"):
        mia.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        edge, rock = colour(".edge", "stroke"), colour("path.moon:not(.under, .rim)", "stroke")
        for cells in (".cell.lit", ".cell.dim"):
            assert mia.page.evaluate(CONTRAST, [edge, colour(cells, "fill"), rock]) >= 3
    cell = field.locator("[data-cell=g7]").bounding_box()
    assert cell is not None
    assert float(colour(".edge", "strokeWidth").removesuffix("px")) * cell["width"] >= 2  # pixels


SIZES = [(360, 640), (390, 844), (640, 360), (768, 1024), (960, 600), (1280, 720), (1440, 900)]
# How far down from the top of the stage things reach, and how tall the stage is.
REACHES = """(names) => {
  const stage = document.querySelector('[data-testid="stage"]').getBoundingClientRect();
  const board = document.querySelector('[data-testid="board"]');
  return [stage.height, ...names.map((name) => board.querySelector(name).getBoundingClientRect().bottom - stage.top)];
}"""


def test_moon_die_and_lengths_are_in_sight_together_and_stay_where_they_are(visit: Visit) -> None:
    mia = visit("Mia").set(met=["honeymoon"])
    mia.open(f"/room/{room_with(mia, 1)}")
    board = mia.at("board")
    lengths, moon = board.get_by_role("group", name="How many cells to dig"), board.locator(".field")
    expect(lengths.get_by_role("button")).to_have_count(7)
    for width, height in SIZES:
        mia.page.set_viewport_size({"width": width, "height": height})
        room, *reached = mia.page.evaluate(REACHES, [".field", ".die", ".lengths"])
        assert max(reached) <= room + 1, f"{width}x{height}: {reached} of {room} pixels"
        mia.is_within_its_width()
        for each in lengths.get_by_role("button").all():
            box = each.bounding_box()
            assert min(box["width"], box["height"]) >= TOUCH
    before = moon.bounding_box()
    lengths.get_by_role("button", name="2").click()
    board.locator("[data-cell=g2]").click()
    expect(board.locator("[aria-selected=true]")).to_have_count(2)
    assert moon.bounding_box() == before
