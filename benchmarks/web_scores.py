"""How good the pages are for everyone: how much of them jumps, and what Lighthouse says of them, on a desktop and on a phone.

Run `PYTHONPATH=tests python benchmarks/web_scores.py`. The exit status is 1 if a page has less than 95 of 100 for accessibility or
for best practices, or if more than a twentieth of a window jumps while a page loads.
"""

import json
import random
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright
from server_process import free_port

from server.hosting import hosted
from sweetbox.kernel.registry import all_games
from web.chromium import LAUNCH, WEB, environment, executable
from web.visitor import Visitor

GAME = "honeymoon"
SIZES = {"desktop": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844}}
PRESETS = {"desktop": ["--preset=desktop"], "phone": []}  # a phone is what Lighthouse takes for granted
CATEGORIES = {"accessibility": 95, "best-practices": 95, "performance": 0}  # and the least of 100
JUMP = 0.05  # the most of a window that may jump while a page loads
MOVES = 10


def main() -> int:
    program, port = executable(), free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(f"sqlite:///{folder}/rooms.db", make_seed=lambda: (7).to_bytes(32, "big"), bot_seed=7) as site,
        sync_playwright() as playwright,
    ):
        # Lighthouse opens its pages in this browser, as the person who sits at the table in it.
        launch = {**LAUNCH, "args": [*LAUNCH["args"], f"--remote-debugging-port={port}"]}
        context = playwright.chromium.launch_persistent_context(
            str(Path(folder, "browser")), executable_path=program, env=environment(program), locale="en-GB", **launch
        )
        steady = _jumps(context, site.address)
        visitor = Visitor(context, site.address).call("Mia")
        pages = {"lobby": "/", "rules": f"/rules/{GAME}", "match": f"/room/{visitor.room(GAME)}"}
        good = [_light(site.address + path, name, window, port) for name, path in pages.items() for window in SIZES]
        context.close()
    return 0 if steady and all(good) else 1


def _jumps(context: BrowserContext, address: str) -> bool:
    """How much of the window moves by itself, while the page loads and in the first moves: frame and board."""
    steady = True
    for window, size in SIZES.items():
        for game in (None, *all_games()):
            visitor = Visitor(context, address).call("Mia").watch_shifts()
            visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            room = visitor.room(game) if game else None
            visitor.open(f"/room/{room}" if room else "/")
            loading = sum(visitor.shifted.values())
            steady = steady and loading < JUMP
            told = f"jumps, {window}, {game or 'lobby'}: {loading:.3f} while it loads"
            if room and game:
                visitor.watch_moves(room, MOVES, random.Random(game))
                after = visitor.shifted
                told += f", after {MOVES} moves {after['frame']:.3f} the frame and {after['board']:.3f} the board"
            print(told)
            visitor.page.close()
    return steady


def _light(url: str, name: str, window: str, port: int) -> bool:
    """Lighthouse's scores of a page, and what it criticises."""
    node = runpy.run_path(str(WEB / "npm.py"))["node_command"]()
    script = WEB / "node_modules" / "lighthouse" / "cli" / "index.js"
    options = [f"--port={port}", "--output=json", "--quiet", "--disable-storage-reset", "--no-enable-error-reporting"]
    chosen = f"--only-categories={','.join(CATEGORIES)}"
    done = subprocess.run(
        [*node, str(script), url, *options, chosen, *PRESETS[window]], capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(f"{name}, {window}: Lighthouse failed. {done.stderr.strip()}")
        return False
    report = json.loads(done.stdout)
    scores = {category: round(100 * (report["categories"][category]["score"] or 0)) for category in CATEGORIES}
    print(f"{name}, {window}: {', '.join(f'{category} {score}' for category, score in scores.items())}")
    for category, least in CATEGORIES.items():
        for audit in report["categories"][category]["auditRefs"] if least else ():
            found = report["audits"][audit["id"]]
            if audit["weight"] and found["score"] is not None and found["score"] < 1:
                items = found.get("details", {}).get("items", [])[:3]
                print(f"  {audit['id']}: {found['title']} {json.dumps(items)[:600]}")
    return all(scores[category] >= least for category, least in CATEGORIES.items())


if __name__ == "__main__":
    sys.exit(main())
