"""How soon the first page can be used, and how much comes over the wire: a browser that has never been here, on this machine.

Run `PYTHONPATH=tests python benchmarks/web_load.py [visits]`.
"""

import statistics
import sys
import tempfile

from playwright.sync_api import Request, sync_playwright

from server.hosting import hosted
from sweetbox.kernel.registry import all_games
from web.chromium import LAUNCH, environment, executable

# Milliseconds from the navigation until the button can be pressed.
USABLE = """(name) => new Promise((done) => {
  const look = () => {
    const button = document.querySelector(`[data-testid="play-now-${name}"]:not([disabled])`);
    if (button) done(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})"""


def main(visits: int) -> None:
    program, times, sizes = executable(), [], {}

    def weigh(request: Request) -> None:
        sizes[request.url.partition("://")[2].partition("/")[2]] = request.sizes()["responseBodySize"]

    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(f"sqlite:///{folder}/rooms.db") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, env=environment(program), **LAUNCH)  # type: ignore[arg-type]
        for _ in range(visits):
            context = browser.new_context()
            page = context.new_page()
            page.on("requestfinished", weigh)
            page.goto(site.address, wait_until="commit")
            times.append(page.evaluate(USABLE, all_games()[-1]))
            page.wait_for_load_state("networkidle")
            context.close()
        browser.close()
    print(
        f"usable after {statistics.median(times):.0f} ms (median of {visits}; fastest {min(times):.0f}, slowest {max(times):.0f})"
    )
    print(f"{sum(sizes.values()) / 1000:.1f} kB over the wire")
    for path, size in sorted(sizes.items(), key=lambda item: -item[1]):
        print(f"{size / 1000:8.1f} kB  /{path}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
