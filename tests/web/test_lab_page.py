"""The lab's page in a browser: on a phone and on a screen, nothing is cut off without a hint, and everything can be read."""

import msgspec
import pytest
from playwright.sync_api import Browser

from sweetbox.lab.lab import Lab
from sweetbox.lab.page import page_of
from sweetbox.lab.question import make_question
from sweetbox.words import words
from web.visitor import Visitor

NOWHERE = "about:blank"  # the page is a file of its own
SMALLEST = 11  # pixels of a text
# How large the smallest text of a plot is on the screen, and what it says.
TEXTS = """() => [...document.querySelectorAll('svg text, .plot span')].map((one) => {
  const scale = one.ownerSVGElement ? one.getScreenCTM().a : 1;
  return [parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent];
}).sort((one, other) => one[0] - other[0])[0]"""
# The parts of the cards' width that their plots leave empty, at the most.
EMPTY = """() => Math.max(...[...document.querySelectorAll('.card')].map((card) => {
  const plots = [...card.querySelectorAll('.plot, svg:not(.track), .facts')].map((one) => one.getBoundingClientRect().width);
  return plots.length ? 1 - Math.max(...plots) / card.clientWidth : 0;
}))"""


@pytest.fixture(scope="module")
def answer():
    question = {"game": "_template", "seats": 3, "players": ["random"], "matches": 200, "vary": {"toffees": [9, 15]}}
    return Lab(make_question({**question, "ladder": ["random", "greedy"], "ladder_matches": 60})).run()


def shown(browser: Browser, text: str, wide: int) -> Visitor:
    visitor = Visitor(browser.new_context(viewport={"width": wide, "height": 900}), NOWHERE)
    visitor.page.set_content(text)
    return visitor


@pytest.mark.parametrize("wide", [1280, 390])
def test_everything_can_be_read(browser, answer, wide):
    visitor = shown(browser, page_of(answer, words("en")), wide)
    visitor.is_within_its_width()
    assert visitor.axe() == []
    size, text = visitor.page.evaluate(TEXTS)
    assert size >= SMALLEST, text
    visitor.context.close()


def test_a_table_that_is_cut_off_says_so_and_is_scrolled_with_keys(browser, answer):
    visitor = shown(browser, page_of(answer, words("en")), 390)
    table = visitor.page.get_by_role("group", name="Table: Share of the win by seat")
    assert table.evaluate("one => one.scrollWidth > one.clientWidth")
    assert table.evaluate("one => getComputedStyle(one).backgroundImage").count("linear-gradient") == 4
    table.focus()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_function("one => one.scrollLeft > 0", arg=table.element_handle())
    visitor.context.close()


@pytest.mark.parametrize("variants", [1, 2])
def test_plots_fill_their_cards(browser, answer, variants):
    some = msgspec.structs.replace(answer, parts=answer.parts[:variants])
    visitor = shown(browser, page_of(some, words("en")), 1280)
    assert visitor.page.evaluate(EMPTY) < 0.15
    visitor.context.close()
