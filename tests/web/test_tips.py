"""Signs, numbers and pieces on the boards explain themselves."""

from typing import Any

from playwright.sync_api import expect

from web.conftest import Visit

# What is visible on the board, means something and is not explained in the way board/tips.svelte.ts looks for: pictures, numbers
# and codes without words beside them. `data-tip=""` marks something as decoration.
UNEXPLAINED = """(board) => {
  const EXPLAINED = '[data-tip], :is([role="img"], [role="gridcell"], button)[aria-label]';
  const words = (one) => /\\p{L}{3}/u.test(one.innerText ?? '') && one.innerText.length < 60;
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 2;
  return [...board.querySelectorAll('svg, [role="img"], .numbers, .paper-chip, [data-tip]')]
    .filter((one) => seen(one) && !one.closest('.unseen, .air'))
    .filter((one) => {
      const told = one.closest(EXPLAINED);
      if (told && board.contains(told)) {
        const text = told.getAttribute('data-tip') ?? told.getAttribute('aria-label');
        return /^\\w+\\.\\w+$/.test(text); // a key for which there is no sentence
      }
      return !words(one) && !words(one.parentElement);
    })
    .map((one) => one.outerHTML.slice(0, 150));
}"""
ADDED = """(board) => {
  const sign = document.createElement('span');
  sign.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  board.firstElementChild.append(sign);
}"""
BESIDE = """([tip, thing]) => {
  const [a, b] = [tip, thing].map((one) => one.getBoundingClientRect());
  const inside = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
  return inside && (a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right);
}"""


def test_every_sign_is_explained(visit: Visit, game: str) -> None:
    mia = visit("Mia").set(met=[game])
    mia.open(f"/room/{mia.room(game)}")
    board, tip = mia.at("board"), mia.page.get_by_role("tooltip")
    unexplained: list[str] = board.evaluate(UNEXPLAINED)
    assert unexplained == []
    board.evaluate(ADDED)
    assert len(board.evaluate(UNEXPLAINED)) == 1, "a sign without an explanation is not noticed"
    thing: Any = board.locator("[data-tip]:not([data-tip=''], :has([data-tip], [aria-label])):visible").first
    thing.hover()
    expect(tip).to_have_text(thing.get_attribute("data-tip"))
    assert mia.page.evaluate(BESIDE, [tip.element_handle(), thing.element_handle()])
    mia.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
