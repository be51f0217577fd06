"""The pictures in docs/screenshots: `make screenshots` takes them again, from the same positions."""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from server.hosting import Hosted, hosted
from sweetbox.kernel.registry import all_games
from web.chromium import LAUNCH, environment, executable
from web.visitor import Visitor

TARGET = Path(__file__).parents[2] / "docs" / "screenshots"
WINDOWS = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
MOVES = 9  # of the person, before the picture is taken
HEAVIEST = 250_000  # bytes of a picture
QUALITY = 85  # of 100


def positions(visitor: Visitor) -> dict[str, str]:
    """The address of each page that is shown."""
    pages = {"lobby": "/"}
    for game in all_games():
        room = visitor.room(game)
        for made, _ in enumerate(visitor.play_on(room, random.Random(game))):
            if made == MOVES:
                break
        pages[game] = f"/room/{room}"
    return pages


def take(site: Hosted, browser: Browser) -> None:
    visitor = Visitor(browser.new_context(locale="en-GB"), site.address).call("Mia").set(met=all_games())
    pages = positions(visitor)
    for window, size in WINDOWS.items():
        for scheme in ("light", "dark"):
            visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            for name, path in pages.items():
                visitor.open(path).page.wait_for_load_state("networkidle")
                file = TARGET / f"{name}-{window}-{scheme}.jpg"
                size_in_bytes = len(
                    visitor.page.screenshot(path=file, type="jpeg", quality=QUALITY, animations="disabled", caret="hide")
                )
                if size_in_bytes > HEAVIEST:
                    raise SystemExit(f"Expected at most {HEAVIEST} bytes for {file.name}, came {size_in_bytes}.")
    sys.stdout.write(f"{len(pages) * 4} pictures in {TARGET.name}\n")


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    program = executable()
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(f"sqlite:///{folder}/rooms.db") as site,
        sync_playwright() as playwright,
    ):
        site.house.make_seed = lambda: (7).to_bytes(32, "big")
        site.house.players._seed = 7
        browser = playwright.chromium.launch(executable_path=program, env=environment(program), **LAUNCH)  # type: ignore[arg-type]
        take(site, browser)
        browser.close()


if __name__ == "__main__":
    main()
