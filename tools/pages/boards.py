"""The pictures of the rules' examples: the web client's own boards, as `make screenshots` takes them from its page of rules.

A game has them if it has a drawn board. An example in which something happens has two: before and after.
"""

from collections.abc import Iterator
from pathlib import Path

from sweetbox.kernel.game import Game
from sweetbox.words.rulebook import Example, sections
from tools.pages.markdown import PageError

ROOT = Path(__file__).parents[2]
FOLDER = "images/rules"  # in docs/, and in the site
PICTURES = ROOT / "docs" / FOLDER
BEFORE_AND_AFTER = ("before", "after")
SHARPNESS = 1.5  # pixels of a picture for each that it has on a page


def is_drawn(of: Game) -> bool:
    """Whether the web client draws the game's board."""
    return (ROOT / "web" / "src" / "games" / of.name / "Board.svelte").is_file()


def names(of: Game, example: Example) -> list[str]:
    """The files of an example's pictures, in PICTURES."""
    parts = [f"-{when}" for when in BEFORE_AND_AFTER] if example.moves else [""]
    return [f"{of.name}/{example.id}{part}.webp" for part in parts]


def all_names(of: Game) -> Iterator[str]:
    """The files of all the pictures of a game."""
    if is_drawn(of):
        for section in sections(of):
            for example in section.examples:
                yield from names(of, example)


def shown_size(name: str) -> tuple[int, int]:
    """Width and height of a picture on a page. PageError: it is not there, or no WebP."""
    path = PICTURES / name
    if not path.is_file():
        raise PageError(f"The rules need the picture {path.relative_to(ROOT)}: `make screenshots ARGS=rules` takes it.")
    head = path.read_bytes()[:30]
    kind = head[8:16] if head[:4] == b"RIFF" else b""
    if kind == b"WEBPVP8X":  # with a profile of colours
        width, height = (int.from_bytes(head[at : at + 3], "little") + 1 for at in (24, 27))
    elif kind == b"WEBPVP8 ":
        width, height = (int.from_bytes(head[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    else:
        raise PageError(f"{path.relative_to(ROOT)} is no WebP that loses a little: `make screenshots ARGS=rules` takes one.")
    return round(width / SHARPNESS), round(height / SHARPNESS)
