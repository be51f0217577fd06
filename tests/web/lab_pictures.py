"""The pictures in docs/images that show the lab: parts of the pages of its answers in docs/lab."""

from pathlib import Path

from playwright.sync_api import Browser, Locator, Page

from server.hosting import Hosted
from tools.pages.lab import made
from web.camera import Camera, place_of

DOCS = Path(__file__).parents[2] / "docs"
WINDOW = {"width": 640, "height": 1200}  # in which a plot is as wide as the page, and the parts are seen at once
MARGIN = 16  # pixels around the parts
SHARPNESS = 2
HEAVIEST = 120_000  # bytes of a picture
QUALITY = 80  # of 100
# Which parts of which page, from the first to the last, by their titles.
PARTS = {"swintus": ("Share of the win by order of play", "How long matches are")}
SHEET = ("honeymoon", "What is used")  # the part with the printed sheet, which is a picture by itself


def part(page: Page, title: str) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", level=2, name=title, exact=True))


def take(_site: Hosted, browser: Browser) -> int:
    context = browser.new_context(viewport=WINDOW, color_scheme="light", reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    camera = Camera(page, sharpness=SHARPNESS, quality=QUALITY, heaviest=HEAVIEST)
    pages = made()
    for game, titles in PARTS.items():
        page.set_content(pages[f"lab/{game}.html"])
        first, last = (place_of(part(page, title)) for title in titles)
        top, bottom = first["y"] - MARGIN, last["y"] + last["height"] + MARGIN
        page.evaluate("(top) => scrollTo(0, top)", top)
        width = page.evaluate("document.documentElement.clientWidth")
        camera.take({"x": 0, "y": top, "width": width, "height": bottom - top}, DOCS / "images" / f"lab-{game}.webp")
    game, title = SHEET
    page.set_content(pages[f"lab/{game}.html"])
    sheet = part(page, title).locator("svg").first
    sheet.scroll_into_view_if_needed()
    camera.take(place_of(sheet), DOCS / "images" / f"lab-{game}.webp")
    context.close()
    return len(PARTS) + 1
