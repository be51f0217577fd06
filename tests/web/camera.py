"""Pictures of pages that are kept in docs/: WebP, of a part of the page, not before everything in it is still."""

import base64
import math
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Locator, Page

STILL = "() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime > 1e9)"
PLACE = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height };
}"""


class Place(TypedDict):
    """Of a part of a page, in its pixels."""

    x: float
    y: float
    width: float
    height: float


def place_of(part: Locator) -> Place:
    place: Place = part.evaluate(PLACE)
    return place


class Camera:
    """For one page. sharpness: pixels of the picture for one of the page; quality: of 100; heaviest: bytes."""

    def __init__(self, page: Page, *, sharpness: float, quality: int, heaviest: int) -> None:
        self.page, self.sharpness, self.quality, self.heaviest = page, sharpness, quality, heaviest
        self.line = page.context.new_cdp_session(page)  # Playwright itself takes no WebP

    def take(self, place: Place, file: Path) -> None:
        """Of a place that is in sight. SystemExit: the picture is too heavy."""
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_function(STILL)
        left, top = math.floor(place["x"]), math.floor(place["y"])  # half a pixel at an edge would be transparent
        width, height = math.ceil(place["x"] + place["width"]) - left, math.ceil(place["y"] + place["height"]) - top
        clip = {"x": left, "y": top, "width": width, "height": height, "scale": self.sharpness}
        taken = self.line.send("Page.captureScreenshot", {"format": "webp", "quality": self.quality, "clip": clip})
        data = base64.b64decode(taken["data"])
        if len(data) > self.heaviest:
            raise SystemExit(f"Expected at most {self.heaviest} bytes for {file.name}, got {len(data)}.")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
