"""What is in the box of Sweet Nose. The levels of the store tiles are replaceable: see README.md, Edition."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any, Literal, get_args

from sweetbox.games.sweet_nose.rules import (
    KINDS,
    MARKET_SIZE,
    MIXED_PAIRS,
    MOST_IDLE_ROUNDS,
    MOST_ROUNDS,
    NO_STORE,
    PAIR_SECOND,
    PLATE,
    SEATS,
    TILES,
    TOKENS,
    Box,
    Table,
)
from sweetbox.kernel.edition import Field, check_sections, sizes_of
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.game import Facts, Option
from sweetbox.kernel.say import Say

FACTS = Facts(
    title="Sweet Nose",
    designers=("Frank Liu", "Jason Lin"),
    publisher="Mo Zi Game",
    year=2016,
    minutes=(30, 45),
    version=1,
)

OPTIONS = (
    Option("to_the_sky", "bool", False),
    Option("shopkeeper", "bool", False),
    Option("idle_rounds", "int", 4, low=1, high=MOST_IDLE_ROUNDS),
)
COMBINATIONS = ({"to_the_sky": True, "shopkeeper": True},)  # SN22: worth trying together

Sweet = Literal["mochi", "nougat", "praline", "sesame", "taro"]  # the names are ours
SWEETS: tuple[Sweet, ...] = get_args(Sweet)
# By tile, as rules.py numbers them.
StoreName = Literal["bowl", "same", "plate", "stall", "refill", "bowls", "within", "two", "ignore", "switch"]
STORES: tuple[StoreName, ...] = get_args(StoreName)

EDITION: Mapping[str, Any] = {
    "sizes": [{"sweets": 5, "tokens": 9, "plate": 8, "market": 3, "rounds": 3, "sky": 100}],
    "store": [
        {"store": "bowl", "points": 17},  # a sweet from your plate to your bowl
        {"store": "same", "points": 17},  # exchange a sweet of the same kind with an opponent
        {"store": "plate", "points": 19},  # a sweet from your bowl to your plate
        {"store": "stall", "points": 19},  # exchange with the market; the sweet may go to your bowl
        {"store": "refill", "points": 22},  # a sweet from an opponent's bowl to his plate
        {"store": "bowls", "points": 22},  # exchange between your bowl and an opponent's bowl
        {"store": "within", "points": 26},  # exchange between your bowl and your plate
        {"store": "two", "points": 26},  # exchange 2 sweets between your plate and an opponent's plate
        {"store": "ignore", "points": 31},  # ignore the market when counting
        {"store": "switch", "points": 31},  # switch 2 of your markers
    ],
}

SECTIONS = {
    "sizes": (
        Field("sweets", low=2, high=KINDS),
        Field("tokens", low=1, high=TOKENS),
        Field("plate", low=1, high=PLATE),
        Field("market", low=0, high=MARKET_SIZE),
        Field("rounds", low=1, high=MOST_ROUNDS),
        Field("sky", low=1, high=100),
    ),
    "store": (Field("store", str, choices=STORES), Field("points", low=1, high=64)),
}


def check_edition(edition: Mapping[str, Any]) -> None:
    check_sections(edition, SECTIONS)
    seen: list[str] = []
    for number, row in enumerate(edition["store"]):
        if row["store"] in seen:
            raise EditionError(Say("edition.twice", row=seen.index(row["store"]) + 1), ("store", number, "store"))
        seen.append(row["store"])
    for name in STORES:
        if name not in seen:
            raise EditionError(Say("edition.missing", store=Say(f"store_name.{name}")), ("store",))
    sizes = sizes_of(edition, EDITION)
    removed(SEATS[0], sizes)
    if sizes["sky"] > MOST_ROUNDS * sizes["plate"]:  # each token counts at least 1 in a round
        most = MOST_ROUNDS * sizes["plate"]
        raise EditionError(Say("edition.sky", most=most, rounds=MOST_ROUNDS, plate=sizes["plate"]), ("sizes", 0, "sky"))


def removed(seats: int, sizes: Mapping[str, int]) -> int:
    """SN1: how many tokens of each kind are taken out: as many as the plates can spare. EditionError if tokens are too few, or
    too many are left for the market."""
    kinds, dealt = sizes["sweets"], seats * sizes["plate"]
    taken_out = sizes["tokens"] - -(-dealt // kinds)
    left = kinds * (sizes["tokens"] - taken_out) - dealt
    if taken_out < 0 or kinds * sizes["tokens"] < dealt + sizes["market"]:
        say = Say("edition.tokens", needed=dealt + sizes["market"], seats=seats, count=kinds * sizes["tokens"])
        raise EditionError(say, ("sizes", 0, "tokens"))
    if left > sizes["market"]:
        raise EditionError(Say("edition.market", seats=seats, left=left, market=sizes["market"]), ("sizes", 0, "market"))
    return taken_out


def make_box(seats: int, options: Mapping[str, Any], edition: Mapping[str, Any]) -> Box:
    box = Box()
    box.seats = seats
    sizes = sizes_of(edition, EDITION)
    box.kinds, box.tokens, box.plate, box.market = sizes["sweets"], sizes["tokens"], sizes["plate"], sizes["market"]
    box.removed = removed(seats, sizes)
    box.rounds = 0 if options["to_the_sky"] else sizes["rounds"]
    box.sky = sizes["sky"] if options["to_the_sky"] else 0
    box.shopkeeper = options["shopkeeper"]
    box.idle_turns = options["idle_rounds"] * seats
    for number, order in enumerate(permutations(range(1, KINDS + 1))):
        for kind in range(KINDS):
            box.order[number][kind] = order[kind]
        if list(order[box.kinds :]) == list(range(box.kinds + 1, KINDS + 1)):  # markers of kinds that this edition lacks never move
            box.choices[box.orders] = number
            box.orders += 1
    box.switches = sum(1 << pair for pair in range(MIXED_PAIRS) if PAIR_SECOND[pair] < box.kinds)
    levels = sorted({row["points"] for row in edition["store"]})
    box.levels = len(levels)
    for row in edition["store"]:
        tile = STORES.index(row["store"])
        box.points_needed[tile] = row["points"]
        box.level[tile] = levels.index(row["points"])
    return box


def census(box: Box, table: Table) -> list[int]:
    """Tokens of each kind, wherever they are; rows of markers that are not an order of 1 to 5; tiles in two places."""
    tokens = [table.bag[kind] + table.removed[kind] + table.market[kind] for kind in range(KINDS)]
    for seat in range(box.seats):
        for kind in range(KINDS):
            tokens[kind] += table.plate[seat][kind] + table.bowl[seat][kind]
    orders = ([0] * KINDS, list(range(1, KINDS + 1)))
    markers = sum(sorted(row) not in orders for row in [*table.marker, *table.revealed])
    held = [tile for tile in table.store if tile != NO_STORE]
    return [
        *(count - box.tokens * (kind < box.kinds) for kind, count in enumerate(tokens)),
        markers,
        len(held) - len(set(held) & set(range(TILES))),
    ]
