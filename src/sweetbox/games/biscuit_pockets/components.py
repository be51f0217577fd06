"""What is in the box of Biscuit Pockets. The counts are reconstructed, and replaceable: see README.md, Edition."""

from collections.abc import Mapping
from typing import Any

from sweetbox.games.biscuit_pockets.rules import GONE, KINDS, MOST_IDLE_ROUNDS, POCKETS, SIDE, UNSEEN, Box, Table
from sweetbox.kernel.edition import Field, check_sections, sizes_of
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.game import Facts, Option
from sweetbox.kernel.say import Say

FACTS = Facts(
    title="Biscuit Pockets",
    designers=("Tsutomu Dejima",),
    publisher="decoct design",
    year=None,
    minutes=(10, 20),
    version=1,
)

OPTIONS = (
    Option("idle_rounds", "int", 12, low=1, high=MOST_IDLE_ROUNDS),
    Option("show_seen", "bool", False),
)

EDITION: Mapping[str, Any] = {
    "sizes": [{"wide": SIDE, "high": SIDE}],
    "tile": [
        {"biscuits": 1, "chocolate": 0, "cracked": False, "count": 10},
        {"biscuits": 1, "chocolate": 1, "cracked": False, "count": 1},
        {"biscuits": 1, "chocolate": 0, "cracked": True, "count": 6},
        {"biscuits": 2, "chocolate": 0, "cracked": False, "count": 7},
        {"biscuits": 2, "chocolate": 1, "cracked": False, "count": 1},
        {"biscuits": 3, "chocolate": 0, "cracked": False, "count": 7},
        {"biscuits": 3, "chocolate": 1, "cracked": False, "count": 1},
        {"biscuits": 5, "chocolate": 0, "cracked": False, "count": 3},
    ],
}

SECTIONS = {
    "sizes": (Field("wide", low=1, high=SIDE), Field("high", low=1, high=SIDE)),
    "tile": (
        Field("biscuits", low=1, high=5),
        Field("chocolate", low=0, high=5),
        Field("cracked", bool),
        Field("count", low=1, high=POCKETS),
    ),
}


def check_edition(edition: Mapping[str, Any]) -> None:
    check_sections(edition, SECTIONS)
    tiles = edition["tile"]
    if not 1 <= len(tiles) <= KINDS:
        raise EditionError(Say("edition.kinds", most=KINDS, count=len(tiles)), ("tile",))
    seen: list[tuple[int, int, bool]] = []
    for number, tile in enumerate(tiles):
        look = (tile["biscuits"], tile["chocolate"], tile["cracked"])
        if tile["biscuits"] == 4:
            raise EditionError(Say("edition.four"), ("tile", number, "biscuits"))
        if tile["chocolate"] > tile["biscuits"]:
            say = Say("edition.chocolate", most=tile["biscuits"], count=tile["chocolate"])
            raise EditionError(say, ("tile", number, "chocolate"))
        if tile["cracked"] and look != (1, 0, True):
            raise EditionError(Say("edition.cracked"), ("tile", number, "cracked"))
        if look in seen:
            raise EditionError(Say("edition.twice", row=seen.index(look) + 1), ("tile", number))
        seen.append(look)
    total, sizes = sum(tile["count"] for tile in tiles), sizes_of(edition, EDITION)
    if total != sizes["wide"] * sizes["high"]:
        raise EditionError(Say("edition.total", expected=sizes["wide"] * sizes["high"], count=total), ("tile",))
    if not any(tile["cracked"] for tile in tiles):
        raise EditionError(Say("edition.no_cracked"), ("tile",))
    if sum(tile["count"] for tile in tiles if tile["biscuits"] <= 2) < 2:
        raise EditionError(Say("edition.no_chain"), ("tile",))


def make_box(seats: int, options: Mapping[str, Any], edition: Mapping[str, Any]) -> Box:
    box = Box()
    box.seats = seats
    box.idle_turns = options["idle_rounds"] * seats
    box.show_seen = options["show_seen"]
    sizes = sizes_of(edition, EDITION)
    box.wide, box.high = sizes["wide"], sizes["high"]
    for kind, tile in enumerate(edition["tile"]):
        box.count[kind] = tile["count"]
        box.biscuits[kind] = tile["biscuits"]
        box.cracked[kind] = tile["cracked"]
        box.points[kind] = tile["biscuits"] + tile["chocolate"]  # BP13: a chocolate biscuit scores 2
    return box


def census(box: Box, table: Table) -> list[int]:
    """Tiles of each kind, wherever they are: unseen, seen in the square, received. Then three differences that must be 0:
    between places not seen yet and unseen tiles, between empty places and received tiles, and between the tiles left in the square
    and those that are face down or in the chain."""
    tiles = list(table.unseen)
    for pocket in table.pocket:
        if pocket >= 0:
            tiles[pocket] += 1
    for seat in range(box.seats):
        for kind in range(KINDS):
            tiles[kind] += table.received[seat][kind]
    places = sum(1 for pocket in table.pocket if pocket == UNSEEN)
    empty = sum(1 for pocket in table.pocket if pocket == GONE) - (POCKETS - box.wide * box.high)
    lying = table.face_down.bit_count() + table.steps
    return [*tiles, places - sum(table.unseen), empty - received(table), box.wide * box.high - empty - lying]


def received(table: Table) -> int:
    return sum(sum(seat) for seat in table.received)
