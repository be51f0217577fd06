"""The documentation site, as built by `make docs`, in a real browser. `make soak` runs this; `SWEETBOX_SITE` is its folder."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

BUILT = os.environ.get("SWEETBOX_SITE")
pytestmark = pytest.mark.skipif(BUILT is None, reason="SWEETBOX_SITE names no site: `make docs` builds one")
SITE = Path(BUILT or ".").absolute()


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: Browser):
    context = browser.new_context(color_scheme=request.param, viewport={"width": 1280, "height": 800})
    yield context.new_page()
    context.close()


def test_pages_are_shown_without_another_host(page: Page):
    """Opened from disk, the pages ask only for files of the site, and the console stays empty."""
    asked, told = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: told.append(message.text))
    page.on("pageerror", lambda error: told.append(str(error)))
    pages = sorted(SITE.rglob("*.html"))
    assert len(pages) > 40
    for path in pages:
        if path.name != "404.html":  # its addresses begin at the root of a server
            page.goto(path.as_uri())
            expect(page.locator("h1").first).to_be_visible()
    assert not [url for url in asked if not url.startswith((SITE.as_uri(), "data:", "about:", "blob:"))]
    assert not told


def test_search_finds_a_rule_from_disk(page: Page):
    page.goto((SITE / "index.html").as_uri())
    page.keyboard.press("Control+k")
    field = page.locator("input[aria-label=Search]")
    expect(field).to_be_focused()
    field.press_sequentially("pockets lie face down")
    result = page.locator("a", has_text="Biscuit Pockets").filter(has_text="face down").first
    expect(result).to_be_visible()
    expect(field).to_have_value("pockets lie face down")


def test_a_narrow_page_does_not_scroll_sideways(page: Page):
    page.set_viewport_size({"width": 390, "height": 844})
    for name in ("index", "play/swintus", "reference/matches", "reference/http", "how-it-works", "contributing"):
        page.goto((SITE / f"{name}.html").as_uri())
        expect(page.locator("h1").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


def test_the_rules_show_their_boards(page: Page):
    page.goto((SITE / "play" / "swintus.html").as_uri())
    pictures = page.locator(".boards img")
    assert pictures.count() > 8
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        page.wait_for_function("(one) => one.complete && one.naturalWidth > 0", arg=picture.element_handle())


def test_the_reference_has_types_docstrings_and_the_comments_beside_fields(page: Page):
    page.goto((SITE / "reference" / "matches.html").as_uri())
    told = page.locator(".doc-contents", has_text="Make a move, or several as one compound move")
    expect(told.first).to_be_visible()
    expect(page.locator(".doc-signature", has_text="play(seat: int, move: Any) -> None")).to_be_visible()
    page.goto((SITE / "reference" / "batches.html").as_uri())
    expect(page.get_by_text("whether the match ended; with autoreset")).to_be_visible()
