"""A contact sheet of all cards as SVG, made from the data.

python tools/sweets_stack/picture.py cards.svg [edition.toml]
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sweetbox.files.editions import load_edition
from sweetbox.games.sweets_stack.components import EDITION, cards, picture_cells
from sweetbox.games.sweets_stack.notation import card_text
from sweetbox.kernel.registry import game

COLUMNS = 16
WIDE, HIGH, GAP, CELL = 74, 98, 8, 13  # of a card, and the cells of a candy

FILL = {"blue": "#9CC3E6", "yellow": "#F6D97A", "green": "#A9D6B4", "red": "#EBA3A9"}
DARK = {"blue": "#255F91", "yellow": "#8A5A00", "green": "#256B5B", "red": "#B3264A"}
INK, PAPER, PUMPKIN = "#2B2030", "#FFF8EC", "#E07A1F"


def contact_sheet(edition: Mapping[str, Any]) -> str:
    """One row a colour, then the crowns; below, what the signs mean."""
    rows = cards(edition)
    lines = 1 + (len(rows) - 1) // COLUMNS
    wide, high = GAP + COLUMNS * (WIDE + GAP), GAP + lines * (HIGH + GAP) + 34
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif">',
        "<title>Sweets Stack: all cards</title>",
        f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>',
    ]
    for number, row in enumerate(rows):
        x, y = GAP + number % COLUMNS * (WIDE + GAP), GAP + number // COLUMNS * (HIGH + GAP)
        parts.append(f'<g transform="translate({x} {y})">{card(number, row)}</g>')
    legend = (("played", "pumpkin when played"), ("scored", "pumpkin when scored"), ("still", "no turning"), ("ghost", "ghost"))
    for number, (sign, text) in enumerate(legend):
        x, y = GAP + 12 + number * 190, high - 18
        label = f'<text x="14" y="5" font-size="14" fill="{INK}">{text}</text>'
        parts.append(f'<g transform="translate({x} {y})">{glyph(sign)}{label}</g>')
    return "\n".join([*parts, "</svg>", ""])


def card(number: int, row: Mapping[str, Any]) -> str:
    colour, cells, signs = row["colour"], picture_cells(row["shape"]), row["signs"].split()
    wide, high = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
    left, bottom = (WIDE - wide * CELL) / 2, 62 + high * CELL / 2
    parts = [f'<rect width="{WIDE}" height="{HIGH}" rx="7" fill="{FILL[colour]}" stroke="{INK}"/>']
    parts.append(f'<text x="{WIDE - 7}" y="18" font-size="13" text-anchor="end" fill="{INK}">{card_text(number)}</text>')
    for x, y in cells:
        at = f'x="{left + x * CELL:g}" y="{bottom - (y + 1) * CELL:g}" width="{CELL}" height="{CELL}"'
        parts.append(f'<rect {at} rx="2" fill="{DARK[colour]}" stroke="{PAPER}"/>')
    for i, sign in enumerate(signs):
        parts.append(f'<g transform="translate({14 + 20 * i} 14)">{glyph(sign)}</g>')
    return "".join(parts)


def glyph(sign: str) -> str:
    """A sign around the origin, about 18 wide."""
    line = f'fill="none" stroke="{INK}" stroke-width="2"'
    pumpkin = f'<ellipse rx="7" ry="6" fill="{PUMPKIN}" stroke="{INK}"/><path d="M0 -6 q1 -3 3 -3" {line}/>'
    if sign == "played":
        return pumpkin
    if sign == "scored":  # in a bucket
        return f'<g transform="translate(0 -2) scale(.8)">{pumpkin}</g><path d="M-9 -1 l2 9 h14 l2 -9" {line}/>'
    if sign == "still":
        return f'<g stroke="{DARK["red"]}" stroke-width="3"><circle r="7" fill="{PAPER}"/><path d="M-5 -5 L5 5"/></g>'
    body = f'<path d="M-6 8 V-1 A6 7 0 0 1 6 -1 V8 L3 5 L0 8 L-3 5 Z" fill="white" stroke="{INK}"/>'
    return f'{body}<g fill="{INK}"><circle cx="-2" cy="-1" r="1.3"/><circle cx="2" cy="-1" r="1.3"/></g>'


def main(arguments: list[str]) -> None:
    if not 1 <= len(arguments) <= 2:
        sys.exit(__doc__)
    edition = load_edition(game("sweets_stack"), Path(arguments[1])) if len(arguments) == 2 else EDITION
    Path(arguments[0]).write_text(contact_sheet(edition), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
