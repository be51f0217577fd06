"""What only the board of Biscuit Pockets has to ensure."""

from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import PHONE

# Pixels between something and the bar below it.
ABOVE_THE_BAR = "(found) => document.querySelector('.bar').getBoundingClientRect().top - found.getBoundingClientRect().bottom"


def test_what_the_box_holds_is_never_behind_the_bar(visit: Visit) -> None:
    visitor = visit("Mia", **PHONE).set(met=["biscuit_pockets"])
    visitor.open(f"/room/{visitor.room('biscuit_pockets', seats=6)}")
    button, box = visitor.at("open-box"), visitor.at("box")
    assert button.evaluate(ABOVE_THE_BAR) > 0
    button.tap()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(box.locator("li").count())
    visitor.page.keyboard.press("Escape")
    expect(button).to_be_focused()
    visitor.page.set_viewport_size({"width": 1280, "height": 800})
    expect(button).to_be_hidden()
    expect(box).to_be_visible()
    assert box.evaluate(ABOVE_THE_BAR) > 0
