"""One clock: board, bar, story and seats show the same moment of a match."""

import random
import re
from typing import Any

from playwright.sync_api import Response, expect

from web.conftest import Visit
from web.hands import by_mouse, choose, play
from web.visitor import Visitor

# Record, in order, the lines added to the story and the sentences that the bar says. While no seat is asked to act, a sentence is
# about what is being shown.
WATCH = """() => {
  const [seen, known] = [window.seen = [], new WeakSet(document.querySelectorAll('[data-testid="story"] li'))];
  let said = '';
  const look = () => {
    for (const line of document.querySelectorAll('[data-testid="story"] li')) {
      const sentence = line.querySelector('.unseen') ?? line;
      if (!known.has(line)) seen.push({ told: sentence.textContent.trim().replace(/^·\\s*/, '') });
      known.add(line);
    }
    const status = document.querySelector('[data-testid="status"]')?.textContent.trim() ?? '';
    if (status === said) return;
    said = status;
    const acting = [...document.querySelectorAll('.top .now')].some((one) => one.checkVisibility({ visibilityProperty: true }));
    seen.push({ said, shown: !acting, title: document.title });
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def moving(visit: Visit, game: str) -> Visitor:
    """Mia in a running match, with motion; what the page says is recorded."""
    mia = visit("Mia", reduced_motion="no-preference").set(met=[game], speed="fast")
    mia.open(f"/room/{mia.room(game)}")
    mia.page.wait_for_function("() => document.title.startsWith('●')")
    mia.page.evaluate(WATCH)
    return mia


def seen(visitor: Visitor) -> list[dict[str, Any]]:
    visitor.settle()
    found: list[dict[str, Any]] = visitor.page.evaluate("window.seen")
    return found


def test_a_line_is_told_when_its_happening_has_been_shown(visit: Visit, game: str) -> None:
    """And until something is asked, the bar says no more than the story."""
    mia = moving(visit, game)
    assert play(mia, by_mouse, random.Random(game), 8) == 8  # the match also continues with motion
    told = seen(mia)
    shown = [at for at, each in enumerate(told) if each.get("shown")]
    assert shown
    for at in shown:
        before = [each["told"] for each in told[:at] if "told" in each]
        after = [each["told"] for each in told[at:] if "told" in each]
        assert told[at]["said"] not in after or told[at]["said"] in before[-1:], told[at]
        assert not told[at]["title"].startswith("●"), told[at]
    assert any(told[at]["said"] in [each.get("told") for each in told[at - 1 : at]] for at in shown)


def test_what_came_of_ones_own_move_is_said(visit: Visit) -> None:
    mia = moving(visit, "biscuit_pockets")
    mia.page.locator('[data-testid="board"] [data-move^="flip"]').first.click()
    mia.page.wait_for_function("() => window.seen.some(({ shown }) => shown)")
    said = [each["said"] for each in seen(mia) if each.get("shown")]
    assert said[0].startswith("Flip "), said
    assert any(each.startswith("You flip ") for each in said), said


def test_nobody_else_is_next_before_a_choice_is_sent(visit: Visit) -> None:
    """Trying out a choice leads to a position in which it may already be someone else's turn."""
    mia, picks = visit("Mia").set(met=["sweet_nose"]), random.Random(1)
    tried: list[Response] = []
    mia.page.on("response", lambda answer: tried.append(answer) if "/try" in answer.url else None)
    mia.open(f"/room/{mia.room('sweet_nose')}")
    for _ in range(20):
        assert choose(mia, by_mouse, picks, 60)
        view = tried[-1].json()["view"]
        if view and view["turn"] not in (0, None):
            break
        mia.at("main-action").click()
    else:
        raise AssertionError("no choice led to another's turn")
    expect(mia.page.locator("article.act")).to_have_class(re.compile(r"\bseat-0\b"))
