"""The pictures in docs/images/rules, for the documentation site: each example of the rules as the page of rules draws it."""

import shutil

from playwright.sync_api import Browser

from server.hosting import Hosted
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from sweetbox.words.rulebook import sections
from tools.pages import boards
from web.camera import Camera, place_of
from web.test_rules import are_whole, look_at_all
from web.visitor import Visitor

WINDOW = {"width": 1280, "height": 900}  # in which the two pictures of an example are side by side
HEAVIEST = 30_720  # bytes of a picture
QUALITY = 35  # of 100; drawn shapes have few colours


def take(site: Hosted, browser: Browser) -> int:
    """How many there are; those of examples that are gone are removed."""
    context = browser.new_context(
        locale="en-GB",
        viewport=WINDOW,  # type: ignore[arg-type]
        color_scheme="light",
        reduced_motion="reduce",
    )
    reader = Visitor(context, site.address)
    camera = Camera(reader.page, sharpness=boards.SHARPNESS, quality=QUALITY, heaviest=HEAVIEST)
    shutil.rmtree(boards.PICTURES, ignore_errors=True)
    count = 0
    for name in all_games():
        of = find_game(name)
        if not boards.is_drawn(of):
            continue
        reader.open(f"/rules/{name}")
        look_at_all(reader)
        reader.page.wait_for_load_state("networkidle")
        are_whole(reader)
        for example in (example for section in sections(of) for example in section.examples):
            frames = reader.at(f"example-{example.id}").locator(".frame").all()
            for file, frame in zip(boards.names(of, example), frames, strict=True):
                frame.scroll_into_view_if_needed()
                camera.take(place_of(frame), boards.PICTURES / file)
                count += 1
    context.close()
    return count
