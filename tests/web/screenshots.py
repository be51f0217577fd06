"""The pictures in docs/: `make screenshots` takes them again, and `make screenshots ARGS=rules` only some of them.

matches     docs/screenshots: each game in the middle of somebody's match against gentle bots. They all think without compiled code,
            so that it takes only a minute
rules       docs/images/rules: the examples of the rules (rule_pictures.py)
lab         docs/images/lab-….webp: plots of the lab's pages (lab_pictures.py)
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from server.hosting import Hosted, hosted
from sweetbox.bots.bot import Turn
from sweetbox.bots.greedy import GreedyBot
from sweetbox.kernel.registry import all_games
from web import lab_pictures, rule_pictures
from web.camera import STILL
from web.chromium import LAUNCH, environment, executable
from web.visitor import Visitor

TARGET = Path(__file__).parents[2] / "docs" / "screenshots"
WINDOWS = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
MOVES = 9  # by the person, before a picture is taken of a game without a scene
PATIENCE = 60  # moves by which a scene must have appeared


def filled(seat: Any) -> int:
    """Cells of a bucket that hold candy."""
    return sum(row.count("#") for row in seat["bucket"])


def starts_a_turn(view: Any, you: int) -> bool:
    """Whether the person's plate and bowl are both worth a look, and nothing has been done in this turn yet."""
    mine = view["seats"][you]
    return sum(mine["bowl"]) >= 2 and sum(mine["plate"]) >= 3 and not view["exchanged"]


# How many sit at the table, and what the picture must show when it is the person's turn.
SCENES: dict[str, tuple[int, Callable[[Any, int], bool]]] = {
    "biscuit_pockets": (3, lambda view, you: len(view["chain"]) >= 3 and sum(seat["pile"] for seat in view["seats"]) >= 4),
    "honeymoon": (3, lambda view, you: view["die"] in (3, 4, 5) and len(view["seats"][you]["dug"]) >= 18),
    "sweet_nose": (3, lambda view, you: view["phase"] == "trade" and view["round"] > 1 and starts_a_turn(view, you)),
    "sweets_stack": (2, lambda view, you: len(view["rests"]) > 0 and filled(view["seats"][you]) >= 16),
    "swintus": (3, lambda view, you: view["phase"] == "place" and sum(view["seats"][you]["food"].values()) >= 3),
}
PLAYER = GreedyBot(deals=1, wait=None)  # the same as the gentle bots, but without their slips
HEAVIEST = 250_000  # bytes of a picture
QUALITY = 85  # of 100


def positions(site: Hosted, visitor: Visitor) -> dict[str, str]:
    """The path of each match in the pictures."""
    pages = {}
    for game in all_games():
        seats, _ = SCENES.get(game, (None, None))
        room = visitor.room(game, bot="gentle", seats=seats)
        play_to_the_scene(site, visitor, game, room)
        pages[game] = f"/room/{room}"
    return pages


def play_to_the_scene(site: Hosted, visitor: Visitor, game: str, room: str) -> None:
    _, is_there = SCENES.get(game, (None, None))
    made = 0
    while made < PATIENCE:
        sight = visitor.ask("GET", f"/api/rooms/{room}")
        if not sight["match"]["legal"]:
            time.sleep(0.02)  # the others' turn
            continue
        if is_there(sight["match"]["view"], sight["you"]) if is_there else made == MOVES:
            return
        visitor.ask("POST", f"/api/rooms/{room}/moves", {"move": good_move(site, room, sight["you"])})
        made += 1
    raise SystemExit(f"{game}: expected what is to be seen within {PATIENCE} moves.")


def good_move(site: Hosted, room: str, seat: int) -> str:
    match = site.house.rooms[room].room.match
    assert match is not None
    return match.game.notation.move_text(match.box, PLAYER.choose(Turn.of(match, seat)).move)


def take(site: Hosted, browser: Browser) -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    newcomer = Visitor(browser.new_context(locale="en-GB"), site.address).call("Mia")  # sees only boxes in the lobby
    player = Visitor(browser.new_context(locale="en-GB"), site.address).call("Mia").set(met=all_games())
    pages = {"lobby": (newcomer, "/"), **{game: (player, path) for game, path in positions(site, player).items()}}
    for window, size in WINDOWS.items():
        for scheme in ("light", "dark"):
            for name, (visitor, path) in pages.items():
                visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
                visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
                visitor.open(path).page.wait_for_load_state("networkidle")
                visitor.page.wait_for_function(STILL)
                file = TARGET / f"{name}-{window}-{scheme}.jpg"
                weight = len(visitor.page.screenshot(path=file, type="jpeg", quality=QUALITY, caret="hide"))
                if weight > HEAVIEST:
                    raise SystemExit(f"Expected at most {HEAVIEST} bytes for {file.name}, got {weight}.")
    return len(pages) * len(WINDOWS) * 2


KINDS: dict[str, Callable[[Hosted, Browser], int]] = {"matches": take, "rules": rule_pictures.take, "lab": lab_pictures.take}


def main(wanted: list[str]) -> None:
    if unknown := [kind for kind in wanted if kind not in KINDS]:
        raise SystemExit(f"No such pictures: {', '.join(unknown)}. There are {', '.join(KINDS)}.")
    program = executable()
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(f"sqlite:///{folder}/rooms.db", make_seed=lambda: (7).to_bytes(32, "big"), bot_seed=7, bot="fair") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, env=environment(program), **LAUNCH)  # type: ignore[arg-type]
        for kind in wanted or KINDS:
            sys.stdout.write(f"{kind}: {KINDS[kind](site, browser)} pictures\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
