"""Somebody's hands on a drawn board: they touch whatever looks as if it could be touched, by mouse, finger or keyboard."""

import random
from collections.abc import Callable

from playwright.sync_api import ElementHandle, Error, Position

from waiting import wait_until
from web.visitor import WHERE, Visitor

# What can be touched to play, not just to look closer.
TOUCHABLE = ':is(button, [role="listbox"]):not([disabled], [aria-disabled="true"], [aria-expanded], [data-look])'
HERE = f"""
  const here = document.querySelector('[data-testid="board"]');
  const able = (one) => one.matches('{TOUCHABLE}') && one.checkVisibility() && one.getBoundingClientRect().width > 0;
"""

# What to press next, out of everything this person can do now; the body if the match is over, null while nothing can be done.
# The arguments are two numbers from 0 to 1: whether to press the main button, and which of the other things.
NEXT = f"""([main_share, share]) => {{
  {HERE}
  if (document.body.dataset.settled !== 'true' || !here) return null;
  if (document.querySelector('[data-testid="result"]')) return document.body;
  const next = document.querySelector('[data-next-round]'); // the count of a round is looked at
  if (next) return next;
  if (!document.title.startsWith('●')) return null;
  const main = document.querySelector('[data-testid="main-action"]:not([disabled])');
  if (main && main_share < 0.7) return main;
  const all = [...here.querySelectorAll('*')].filter(able);
  return all[Math.floor(share * all.length)] ?? main;
}}"""

# Where the focus is: outside the board, on something that does nothing at the moment, or on something that can be pressed.
FOCUS = f"""() => {{
  {HERE}
  const at = document.activeElement;
  if (!here?.contains(at)) return 'outside';
  return able(at) ? 'able' : 'inside';
}}"""
KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageDown", "Tab", "Shift+Tab"]

Press = Callable[[Visitor, ElementHandle, random.Random], None]


def is_main(element: ElementHandle) -> bool:
    return element.get_attribute("data-testid") == "main-action"


def is_next_round(element: ElementHandle) -> bool:
    return element.get_attribute("data-next-round") is not None


def by_mouse(visitor: Visitor, element: ElementHandle, picks: random.Random) -> None:
    element.click(position=_spot(element, picks))


def by_touch(visitor: Visitor, element: ElementHandle, picks: random.Random) -> None:
    element.tap(position=_spot(element, picks))


def _spot(element: ElementHandle, picks: random.Random) -> Position | None:
    """Where to touch: anywhere in a field that is a single element, where the place matters; otherwise None, for the middle."""
    box = element.bounding_box() if element.get_attribute("role") == "listbox" else None
    return {"x": box["width"] * picks.uniform(0.1, 0.9), "y": box["height"] * picks.uniform(0.1, 0.9)} if box else None


def by_keyboard(visitor: Visitor, element: ElementHandle, picks: random.Random) -> None:
    """Tab to the board, move around it with the arrow keys, press what can be pressed there."""
    keyboard = visitor.page.keyboard
    if is_main(element):
        visitor.tab_to("main-action")
        keyboard.press("Enter")
        return
    into_the_board(visitor)
    back = "Tab"  # the key that leads back into the board after another has led out of it
    for key in [picks.choice(KEYS) for _ in range(picks.randrange(6))]:
        keyboard.press(key)
        back = {"Tab": "Shift+Tab", "Shift+Tab": "Tab"}.get(key, back)
    for _ in range(300):
        focus = visitor.page.evaluate(FOCUS)
        if focus == "able":
            keyboard.press(picks.choice(["Enter", "Space"]))
            return
        key = back if focus == "outside" else picks.choice(KEYS)
        keyboard.press(key)
        if focus == "inside":
            back = {"Tab": "Shift+Tab", "Shift+Tab": "Tab"}.get(key, back)
    raise AssertionError("nothing on the board that can be pressed is reached by keyboard")


def into_the_board(visitor: Visitor) -> None:
    for _ in range(100):
        if visitor.page.evaluate(FOCUS) != "outside":
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError("the board cannot be reached with Tab")


def touch(visitor: Visitor, element: ElementHandle, press: Press, picks: random.Random) -> None:
    try:
        press(visitor, element, picks)
    except (Error, AssertionError):
        # If several people choose at once, another's choice may have taken it away in the meantime, and that is fine.
        if element.evaluate(f"(one) => one.isConnected && one.matches('{TOUCHABLE}') && document.title.startsWith('●')"):
            raise


def play(visitor: Visitor, press: Press, picks: random.Random, most: int) -> int:
    """Press things until the match is over or enough have been pressed; returns how many were."""
    for presses in range(most):
        found = visitor.page.wait_for_function(NEXT, arg=[picks.random(), picks.random()]).as_element()
        assert found is not None
        over = found.evaluate("(one) => one === document.body")
        if press is by_keyboard and presses:  # the focus has stayed on the board, or has come back to it
            assert visitor.page.evaluate(WHERE) == ("result" if over else "main-action" if is_next_round(found) else "board")
        if over:
            return presses
        touch(visitor, found, press, picks)
    return most


def play_in_turn(players: dict[Visitor, Press], picks: random.Random, presses: int) -> None:
    """Everyone who can act presses with their own hands."""

    def round_the_table() -> int:
        pressed = 0
        for player, press in players.items():
            found = player.page.evaluate_handle(NEXT, [picks.random(), picks.random()]).as_element()
            if found is not None:
                touch(player, found, press, picks)
                pressed += 1
        return pressed

    one = next(iter(players))
    while presses > 0:
        presses -= wait_until(round_the_table, one.live_on, lambda: [player.at("status").text_content() for player in players])


def choose(visitor: Visitor, press: Press, picks: random.Random, most: int) -> bool:
    """Press things on the board until there is a choice to send; False if this game sends each one at once."""
    for _ in range(most):
        visitor.page.wait_for_function(NEXT, arg=[0, 0])
        if visitor.at("undo").count() and visitor.at("main-action").count():
            return True
        play(visitor, press, picks, 1)
    return False
