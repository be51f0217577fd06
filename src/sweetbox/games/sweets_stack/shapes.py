"""Shapes in words: a name and how the shape lies, or, if it has no name, its rows from the top."""

from collections.abc import Sequence
from functools import cache

from sweetbox.games.sweets_stack.components import Cell, picture_cells, picture_of, turned
from sweetbox.kernel.say import Say

Way = tuple[int, int]  # to the right, up

SIDES: dict[Way, str] = {(0, 1): "top", (0, -1): "bottom", (-1, 0): "left", (1, 0): "right"}
CORNERS: dict[Way, str] = {(-1, 1): "upper_left", (1, 1): "upper_right", (-1, -1): "lower_left", (1, -1): "lower_right"}

# A picture of each shape that has a name, and how it lies in that picture: `along` which way it is longer, where it
# is `open`, where its `stem` or its `longer` arm is, which way it falls. All turns and mirror images have the same name.
NAMED: Sequence[tuple[str, str, dict[str, Way]]] = (
    ("single", "#", {}),
    ("square", "##/##", {}),
    ("corner", "#./##", {"open": (1, 1)}),
    ("ell", "#../###", {"along": (1, 0), "open": (1, 1)}),
    ("tee", "###/.#.", {"stem": (0, -1)}),
    ("zigzag", "##./.##", {"along": (1, 0), "falls": (1, -1)}),
    ("cross", ".#./###/.#.", {}),
    ("cup", "#.#/###", {"open": (0, 1)}),
    ("stairs", "#../##./.##", {"open": (1, 1)}),
    ("wide_cup", "####/#..#", {"open": (0, -1)}),
    ("uneven_cup", "###/#../##.", {"open": (1, 0), "longer": (0, 1)}),
    ("fork", "#.#/###/.#.", {"open": (0, 1)}),
    ("long_stairs", "##../.##./..##", {"along": (1, 0), "falls": (1, -1)}),
)


@cache
def shape_say(picture: str) -> Say:
    """`##/.#`: corner of three, open at the lower left."""
    lines = picture.split("/")
    count = picture.count("#")
    if count > 1 and count == max(len(lines), len(lines[0])):
        return Say("shape.bar", number=number_say(count), lies=[lie_say("along", (len(lines[0]) - 1, 0))])
    if picture in names():
        return names()[picture]
    return Say("shape.rows", number=number_say(count), rows=rows_say(lines))


@cache
def names() -> dict[str, Say]:
    """The name of each picture of a named shape."""
    found = {}
    for name, picture, ways in NAMED:
        for flip in (False, True):
            cells = mirrored(picture_cells(picture)) if flip else picture_cells(picture)
            for quarters in range(4):
                lies = [lie_say(kind, way_after(way, quarters, flip)) for kind, way in ways.items()]
                found[picture_of(cells)] = Say(f"shape.{name}", lies=lies) if lies else Say(f"shape.{name}")
                cells = turned(cells)
    return found


def mirrored(cells: Sequence[Cell]) -> list[Cell]:
    wide = max(column for column, _ in cells)
    return [(wide - column, row) for column, row in cells]


def way_after(way: Way, quarters: int, flip: bool) -> Way:
    """Where a way points after the shape has been flipped over and turned to the right."""
    right, up = (-way[0], way[1]) if flip else way
    for _ in range(quarters):
        right, up = up, -right
    return right, up


def lie_say(kind: str, way: Way) -> Say:
    right, up = way
    if kind == "along":
        return Say("lie.lying" if right else "lie.standing")
    if kind == "falls":
        return Say("lie.falls_right" if right * up < 0 else "lie.falls_left")
    return Say(f"lie.{kind}_{SIDES.get(way) or CORNERS[way]}")


def rows_say(lines: Sequence[str]) -> Say:
    """`two, then one on the right`"""
    first = row_say(lines[0])
    return Say("row.then", row=first, rest=rows_say(lines[1:])) if len(lines) > 1 else first


def row_say(line: str) -> Say:
    places = [place for place, mark in enumerate(line, 1) if mark == "#"]
    number = number_say(len(places))
    before, after = places[0] - 1, len(line) - places[-1]
    if places == [1, len(line)] != [1, 2]:
        return Say("row.ends")
    if len(places) < places[-1] - before or (before and after and before != after):
        return Say("row.places", number=number, count=len(places), places=places, wide=len(line))
    if before == after:
        return Say("row.middle", number=number) if before else number
    return Say("row.right" if before else "row.left", number=number)


def number_say(number: int) -> Say:
    return Say(f"number.{number}")
