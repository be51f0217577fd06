"""What is in the box of Under the Deck: ten cards."""

from collections.abc import Mapping
from typing import Any

from small.rules import CARDS, DECK, HAND, MOST_SEATS, NOBODY, UNDER, UNKNOWN, Box, Table
from sweetbox.kernel.edition import Field, check_sections
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.game import Facts, Option
from sweetbox.kernel.say import Say

FACTS = Facts(
    title="Under the Deck",
    designers=("Sweetbox",),
    publisher="Sweetbox",
    year=2026,
    minutes=(2, 5),
    version=1,
)

OPTIONS = (Option("hand", "int", 2, low=2, high=3),)

EDITION: Mapping[str, Any] = {"card": [{"value": value} for value in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)]}

SECTIONS = {"card": (Field("value", low=1, high=9),)}


def check_edition(edition: Mapping[str, Any]) -> None:
    check_sections(edition, SECTIONS)
    if len(edition["card"]) != CARDS:
        raise EditionError(Say("edition.cards", expected=CARDS, count=len(edition["card"])), ("card",))


def make_box(seats: int, options: Mapping[str, Any], edition: Mapping[str, Any]) -> Box:
    box = Box()
    box.seats = seats
    box.hand = options["hand"]
    for card, row in enumerate(edition["card"]):
        box.value[card] = row["value"]
    return box


def census(box: Box, table: Table) -> list[int]:
    """Cards that lie somewhere; then, for each place, the number that everyone sees less the cards that are there."""
    places = list(zip(table.place, table.burier, strict=True))
    counts = [sum(place != UNKNOWN for place, _ in places), table.deck - places.count((DECK, NOBODY))]
    for seat in range(MOST_SEATS):
        for burier in range(NOBODY, MOST_SEATS):
            counts.append(table.holds[seat][1 + burier] - places.count((HAND + seat, burier)))
    for slot in range(CARDS):
        lies_there = table.top <= slot < table.bottom
        counts.append(lies_there - places.count((UNDER + slot, table.under_by[slot])))
    return counts
