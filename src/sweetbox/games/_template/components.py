"""What is in the box of Last Toffee: a jar of toffees and a die."""

from collections.abc import Mapping
from typing import Any

from sweetbox.games._template.rules import FACES, MOST_TOFFEES, Box, Table
from sweetbox.kernel.edition import Field, check_sections
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.game import Facts, Option
from sweetbox.kernel.say import Say

FACTS = Facts(
    title="Last Toffee",
    designers=("Sweetbox",),
    publisher="Sweetbox",
    year=2026,
    minutes=(2, 5),
    version=1,  # increase it when a match would be played differently than before
)

OPTIONS = (
    Option("toffees", "int", 21, low=5, high=MOST_TOFFEES),
    Option("golden", "bool", False),
)

# A row is one kind of component as printed; how many there are is its `count`.
EDITION: Mapping[str, Any] = {
    "face": [
        {"toffees": 1, "count": 2},
        {"toffees": 2, "count": 2},
        {"toffees": 3, "count": 1},
        {"toffees": 5, "count": 1},
    ]
}

SECTIONS = {"face": (Field("toffees", low=1, high=FACES), Field("count", low=1, high=20))}


def check_edition(edition: Mapping[str, Any]) -> None:
    check_sections(edition, SECTIONS)
    seen: list[int] = []
    for number, face in enumerate(edition["face"]):
        if face["toffees"] in seen:
            say = Say("edition.twice", row=seen.index(face["toffees"]) + 1)
            raise EditionError(say, ("face", number, "toffees"))
        seen.append(face["toffees"])
    if len(seen) < 2:  # a die that always shows the same is not chance
        raise EditionError(Say("edition.one_face"), ("face",))


def make_box(seats: int, options: Mapping[str, Any], edition: Mapping[str, Any]) -> Box:
    box = Box()
    box.seats = seats
    box.toffees = options["toffees"]
    box.golden = options["golden"]
    for face in edition["face"]:
        box.faces[face["toffees"] - 1] = face["count"]
    return box


def census(box: Box, table: Table) -> list[int]:
    """Toffees, wherever they are."""
    return [table.jar + sum(table.taken)]
