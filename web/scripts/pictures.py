"""The icons of the installed app, and the picture of each game that previews of shared links show.

`PYTHONPATH=src:tests python web/scripts/pictures.py` draws them again from `favicon.svg` and from the covers, with the Chromium of
the tests; the web client must be built. They are small and kept with the sources, so that building needs no browser.
"""

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from server.hosting import hosted
from sweetbox.kernel.registry import all_games
from sweetbox.server.preview import HEIGHT, WIDTH
from web.chromium import LAUNCH, environment, executable

WEB = Path(__file__).parents[1]
ICONS = WEB / "public" / "icons"
PAPER = "#fff8ec"
# The side of each icon in pixels, and how much of it the box fills: a maskable one may be cut to a circle.
SIZES = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "maskable-512": (512, 0.72), "touch-180": (180, 0.86)}
BADGE = 96  # pixels of the small one-coloured sign in a phone's status bar
QUALITY = 72  # of 100

# One cover alone, as large as the window, with the accent of its game.
ALONE = """(game) => {
  const box = document.querySelector(`.accent-${game} .cover > svg`);
  const sheet = document.createElement('div');
  sheet.className = `accent-${game}`;
  sheet.style.cssText = 'position:fixed;inset:0;z-index:99;background:var(--tray)';
  const copy = box.cloneNode(true);
  copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  copy.style.cssText = 'display:block;width:100%;height:100%';
  sheet.append(copy);
  document.body.append(sheet);
}"""


def draw_icons(page: Page) -> None:
    art = (WEB / "public" / "favicon.svg").read_text()
    inside = art.partition("/>")[2]  # without its paper
    for name, (side, share) in SIZES.items():
        margin = 32 * (1 / share - 1) / 2
        box = f"{-margin} {-margin} {32 + 2 * margin} {32 + 2 * margin}"
        svg = art if share == 1.0 else f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}'
        _shoot(page, svg, side, ICONS / f"{name}.png", "transparent" if share == 1.0 else PAPER)
    shape = re.sub(r'fill="[^"]*" stroke="[^"]*" stroke-width="[^"]*"', 'fill="#fff" stroke="#000" stroke-width="1.5"', inside)
    # A status bar takes only how opaque it is: lines become gaps.
    cut = f'<mask id="m">{shape.replace("</svg>", "")}</mask><rect width="32" height="32" fill="#fff" mask="url(#m)"/>'
    _shoot(
        page,
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{cut}</svg>',
        BADGE,
        ICONS / f"badge-{BADGE}.png",
        "transparent",
    )


def _shoot(page: Page, svg: str, side: int, file: Path, ground: str) -> None:
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(f'<body style="margin:0;background:{ground}">{svg.replace("<svg ", "<svg style=display:block ", 1)}</body>')
    page.screenshot(path=file, omit_background=True)


def draw_covers(page: Page, address: str) -> None:
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    for game in all_games():
        page.goto(address)
        page.locator(f".accent-{game} .cover > svg").first.wait_for(state="attached")
        page.evaluate(ALONE, game)
        file = WEB / "src" / "games" / game / "cover.jpg"
        page.screenshot(path=file, type="jpeg", quality=QUALITY)


def main() -> int:
    ICONS.mkdir(exist_ok=True)
    program = executable()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, hosted(f"sqlite:///{folder}/rooms.db") as site:
        browser = playwright.chromium.launch(executable_path=program, env=environment(program), **LAUNCH)
        draw_icons(browser.new_page())
        draw_covers(browser.new_page(reduced_motion="reduce", color_scheme="light"), site.address)
        browser.close()
    for file in [*sorted(ICONS.iterdir()), *sorted((WEB / "src" / "games").glob("*/cover.jpg"))]:
        sys.stdout.write(f"{file.relative_to(WEB)}: {file.stat().st_size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
