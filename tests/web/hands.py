"""Somebody's hands at a drawn board: whatever looks as if it could be touched is touched, by mouse, finger or keyboard."""

import random
from collections.abc import Callable

from playwright.sync_api import ElementHandle, Error, Position

from web.visitor import PATIENCE, Visitor

# What can be touched: where a dialog is open only that, else what the board offers. Texts that fold out are left alone.
TOUCHABLE = ':is(button, [role="listbox"]):not([disabled], [aria-disabled="true"], [aria-expanded])'
HERE = f"""
  const here = document.querySelector('dialog[open]') ?? document.querySelector('[data-testid="board"]');
  const able = (one) => one.matches('{TOUCHABLE}') && one.checkVisibility() && one.getBoundingClientRect().width > 0;
"""

# The one thing to press next, of all that this person can do now; the body when the match is over, null while nothing can be done.
# picks: two numbers from 0 to 1, whether to press the main button and which of the other things.
NEXT = f"""([main_share, share]) => {{
  {HERE}
  if (document.body.dataset.settled !== 'true' || !here) return null;
  if (document.querySelector('[data-testid="result"]')) return document.body;
  if (!document.title.startsWith('●')) return null;
  const main = here.matches('dialog') ? null : document.querySelector('[data-testid="main-action"]:not([disabled])');
  if (main && main_share < 0.6) return main;
  const all = [...here.querySelectorAll('*')].filter(able);
  return all[Math.floor(share * all.length)] ?? main;
}}"""

# How the focus stands: outside of the board, on something that does nothing now, or on something that can be pressed.
FOCUS = f"""() => {{
  {HERE}
  const at = document.activeElement;
  if (!here?.contains(at)) return 'outside';
  return able(at) ? 'able' : 'inside';
}}"""
KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageDown"]

Press = Callable[[Visitor, ElementHandle, random.Random], None]


def is_main(element: ElementHandle) -> bool:
    return element.get_attribute("data-testid") == "main-action"


def by_mouse(visitor: Visitor, element: ElementHandle, picks: random.Random) -> None:
    element.click(position=_spot(element, picks))


def by_touch(visitor: Visitor, element: ElementHandle, picks: random.Random) -> None:
    element.tap(position=_spot(element, picks))


def _spot(element: ElementHandle, picks: random.Random) -> Position | None:
    """In a field that is one thing to touch it matters where; elsewhere it is the middle."""
    box = element.bounding_box() if element.get_attribute("role") == "listbox" else None
    return {"x": box["width"] * picks.uniform(0.1, 0.9), "y": box["height"] * picks.uniform(0.1, 0.9)} if box else None


def by_keyboard(visitor: Visitor, element: ElementHandle, picks: random.Random) -> None:
    """Tab to the board, go about it with the arrow keys, press what can be pressed there."""
    keyboard = visitor.page.keyboard
    if is_main(element):
        visitor.tab_to("main-action")
        keyboard.press("Enter")
        return
    into_the_board(visitor)
    for _ in range(picks.randrange(4)):
        keyboard.press(picks.choice(KEYS))
    for _ in range(300):
        focus = visitor.page.evaluate(FOCUS)
        if focus == "able":
            keyboard.press(picks.choice(["Enter", "Space"]))
            return
        keyboard.press("Tab" if focus == "outside" else picks.choice([*KEYS, "Tab"]))
    raise AssertionError("nothing on the board that can be pressed is reached by keyboard")


def into_the_board(visitor: Visitor) -> None:
    for _ in range(100):
        if visitor.page.evaluate(FOCUS) != "outside":
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError("the board cannot be reached with Tab")


def play(visitor: Visitor, press: Press, picks: random.Random, most: int) -> int:
    """Press things until the match is over or so many are pressed; how many were."""
    for presses in range(most):
        found = visitor.page.wait_for_function(NEXT, arg=[picks.random(), picks.random()], timeout=PATIENCE)
        element = found.as_element()
        assert element is not None
        if element.evaluate("(one) => one === document.body"):
            return presses
        try:
            press(visitor, element, picks)
        except Error:
            # Where several choose at once another's choice may take it away meanwhile: so be it.
            if element.evaluate(f"(one) => one.isConnected && one.matches('{TOUCHABLE}') && document.title.startsWith('●')"):
                raise
    return most
