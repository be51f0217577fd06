"""The sheets as pictures: `python tools/honeymoon/picture.py [--edition FILE] [FOLDER]`.

It writes sheet_a.svg and sheet_b.svg, drawn from the edition's data, into the folder; without one, beside the game's README.md.
"""

import argparse
import sys
from collections.abc import Mapping
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from sweetbox.files.editions import load_edition
from sweetbox.games import honeymoon
from sweetbox.games.honeymoon.components import (
    ARROWS,
    CHUNK_MARK,
    EDITION,
    PICKLE_MARK,
    SHEETS,
    SKY_MARK,
    cells_of,
    picture,
)
from sweetbox.games.honeymoon.notation import COLUMNS
from sweetbox.games.honeymoon.rules import DOWN, LEFT, RIGHT, SIDE, UP
from sweetbox.kernel.registry import game

SIZE = 40  # of a cell
MARGIN = 30
SKY, ROCK, EDGE, CHUNK, START, TEXT = "#1d2440", "#e9dfc4", "#b9ab86", "#7d7263", "#9fc3ea", "#cfd6ee"
TURN = {UP: 0, RIGHT: 90, DOWN: 180, LEFT: 270}  # degrees


def sheet_svg(edition: Mapping[str, Any], sheet: str) -> str:
    """One sheet. Sweets differ in shape as well as in colour."""
    side = SIDE * SIZE + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" font-family="sans-serif">',
        f"<title>Honeymoon, sheet {sheet.upper()}</title>",
        f'<rect width="{side}" height="{side}" fill="{SKY}"/>',
    ]
    for number in range(SIDE):
        middle = MARGIN + SIZE * number + SIZE / 2
        for x, y, text in ((middle, MARGIN - 10, COLUMNS[number]), (MARGIN - 14, middle + 5, str(number + 1))):
            parts.append(f'<text x="{x:g}" y="{y:g}" fill="{TEXT}" font-size="14" text-anchor="middle">{text}</text>')
    for row, column, mark in cells_of(picture(edition, sheet)):
        if mark != SKY_MARK:
            parts.append(_cell(mark, MARGIN + SIZE * column, MARGIN + SIZE * row))
    return "\n".join([*parts, "</svg>", ""])


def _cell(mark: str, x: int, y: int) -> str:
    fill = CHUNK if mark == CHUNK_MARK else START if mark in ARROWS else ROCK
    square = f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" fill="{fill}" stroke="{EDGE}"/>'
    middle = f"translate({x + SIZE // 2} {y + SIZE // 2})"
    if mark in ARROWS:
        return f'{square}<path transform="{middle} rotate({TURN[ARROWS[mark]]})" d="M0 -9 L8 7 L-8 7 Z" fill="#2f5f96"/>'
    return f'{square}<g transform="{middle}">{SHAPES[mark]}</g>' if mark in SHAPES else square


def _star(points: int, outer: float, inner: float) -> str:
    corners = [(outer if k % 2 == 0 else inner, pi * k / points) for k in range(2 * points)]
    return " ".join(f"{radius * sin(angle):.1f},{-radius * cos(angle):.1f}" for radius, angle in corners)


SHAPES = {
    "H": '<polygon points="0,-13 11,-6.5 11,6.5 0,13 -11,6.5 -11,-6.5" fill="#f2b01e" stroke="#a86f00"/>',
    "C": '<rect x="-12" y="-9" width="24" height="18" rx="2" fill="#6b3e1f" stroke="#3d200d"/>'
    '<path d="M-4 -9 V9 M4 -9 V9 M-12 0 H12" stroke="#3d200d"/>',
    "G": '<circle cx="-7" cy="-9" r="4" fill="#3f9b46"/><circle cx="7" cy="-9" r="4" fill="#3f9b46"/>'
    '<circle r="10" cy="1" fill="#3f9b46" stroke="#1f5b26"/>',
    "M": '<rect x="-9" y="-11" width="18" height="22" rx="7" fill="#ffffff" stroke="#c77f9b"/>'
    '<path d="M-9 -4 Q0 1 9 -4" fill="none" stroke="#c77f9b"/>',
    "Y": f'<polygon points="{_star(5, 13, 6)}" fill="#d8433f" stroke="#8a1d1b"/>',
    PICKLE_MARK: '<ellipse rx="6" ry="13" transform="rotate(35)" fill="#5d7a1f" stroke="#33460c"/>'
    '<path d="M-5 6 L5 -6" stroke="#a9c25f" stroke-width="2" stroke-dasharray="2 3"/>',
}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python tools/honeymoon/picture.py")
    parser.add_argument("--edition", type=Path, help="a sheet of your own, as a TOML file")
    parser.add_argument("folder", type=Path, nargs="?", default=Path(honeymoon.__file__).parent)
    given = parser.parse_args(arguments)
    edition = load_edition(game("honeymoon"), given.edition) if given.edition else EDITION
    for sheet in SHEETS:
        if sheet in edition:
            file = given.folder / f"sheet_{sheet}.svg"
            file.write_text(sheet_svg(edition, sheet), encoding="utf-8")
            sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
