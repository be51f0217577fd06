"""What is in the box of Swintus 3D. The foods on the cards are ours, and replaceable: see README.md, Edition."""

from collections.abc import Mapping
from itertools import combinations, combinations_with_replacement
from typing import Any, Literal, get_args

from sweetbox.games.swintus.rules import (
    BOTTOM_ROW,
    DICE,
    FATTENING,
    FIRST_KIND,
    FIVES,
    FOODS,
    FOURS,
    HAMSTERS,
    KINDS,
    MOST_GOAL,
    MOST_IDLE_TURNS,
    MOST_NEED,
    NO_CARD,
    ONE_FOOD,
    PILES,
    PLACES,
    PORTIONS,
    THREES,
    TOP_ROW,
    TWOS,
    Box,
    Table,
    in_hand,
)
from sweetbox.kernel.edition import Field, check_sections, sizes_of
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.game import Facts, Option
from sweetbox.kernel.say import Say

FACTS = Facts(
    title="Swintus 3D",
    designers=("Timofey Bokarev", "Konstantin Seleznev"),
    publisher="Hobby World",
    year=None,
    minutes=(20, 40),
    version=1,
)

OPTIONS = (Option("idle_turns", "int", 100, low=10, high=MOST_IDLE_TURNS),)

# Names that text and JSON use, in the order of the rules.
Food = Literal["corn", "beet", "apple", "acorn"]
Pile = Literal["fives", "fours", "threes", "twos", "hamsters", "fattening"]
Asks = Literal["swinbag_5", "swinbag_10", "swinbag_15", "multitrough", "lucky_three", "lonesome_squeak", "sweet_sixes"]
FOOD_NAMES: tuple[Food, ...] = get_args(Food)
PILE_NAMES: tuple[Pile, ...] = get_args(Pile)
ASKS_NAMES: tuple[Asks, ...] = get_args(Asks)

PILE_SIZES = (16, 16, 16, 16, 1, 18)  # most cards in each pile

# The foods of each portion, in the order of the rules: one food, then two, then three.
PORTION_FOODS = tuple(foods for pieces in (1, 2, 3) for foods in combinations_with_replacement(range(FOODS), pieces))


def tasty(dice: int, food: str, count: int) -> dict[str, Any]:
    return {"dice": dice, "food": food, "count": count}


def filling(dice: int, food: str, other: str, count: int) -> dict[str, Any]:
    return {"dice": dice, "food": food, "other": other, "count": count}


def fattening(asks: str, food: str, other: str, third: str, count: int) -> dict[str, Any]:
    return {"asks": asks, "food": food, "other": other, "third": third, "count": count}


EDITION: Mapping[str, Any] = {
    "sizes": [{"dice": 7, "goal": 7, "row": 3, "fives": 5, "fours": 5, "threes": 4, "twos": 4, "hamsters": 3}],
    "tasty": [
        tasty(2, "corn", 4),
        tasty(2, "beet", 4),
        tasty(2, "apple", 4),
        tasty(2, "acorn", 4),
        tasty(3, "corn", 4),
        tasty(3, "beet", 4),
        tasty(3, "apple", 4),
        tasty(3, "acorn", 4),
    ],
    "filling": [
        filling(4, "corn", "corn", 1),
        filling(4, "corn", "beet", 2),
        filling(4, "corn", "apple", 2),
        filling(4, "corn", "acorn", 2),
        filling(4, "beet", "beet", 1),
        filling(4, "beet", "apple", 2),
        filling(4, "beet", "acorn", 2),
        filling(4, "apple", "apple", 1),
        filling(4, "apple", "acorn", 2),
        filling(4, "acorn", "acorn", 1),
        filling(5, "corn", "corn", 1),
        filling(5, "corn", "beet", 2),
        filling(5, "corn", "apple", 2),
        filling(5, "corn", "acorn", 2),
        filling(5, "beet", "beet", 1),
        filling(5, "beet", "apple", 2),
        filling(5, "beet", "acorn", 2),
        filling(5, "apple", "apple", 1),
        filling(5, "apple", "acorn", 2),
        filling(5, "acorn", "acorn", 1),
    ],
    "fattening": [
        fattening("swinbag_5", "corn", "beet", "acorn", 1),
        fattening("swinbag_5", "corn", "apple", "acorn", 1),
        fattening("swinbag_10", "beet", "apple", "acorn", 1),
        fattening("swinbag_10", "corn", "beet", "apple", 1),
        fattening("swinbag_15", "corn", "beet", "acorn", 1),
        fattening("swinbag_15", "corn", "apple", "acorn", 1),
        fattening("multitrough", "beet", "apple", "acorn", 1),
        fattening("multitrough", "corn", "beet", "apple", 1),
        fattening("multitrough", "corn", "beet", "acorn", 1),
        fattening("lucky_three", "corn", "apple", "acorn", 1),
        fattening("lucky_three", "beet", "apple", "acorn", 1),
        fattening("lucky_three", "corn", "beet", "apple", 1),
        fattening("lonesome_squeak", "corn", "beet", "acorn", 1),
        fattening("lonesome_squeak", "corn", "apple", "acorn", 1),
        fattening("lonesome_squeak", "beet", "apple", "acorn", 1),
        fattening("sweet_sixes", "corn", "beet", "apple", 1),
        fattening("sweet_sixes", "corn", "beet", "acorn", 1),
        fattening("sweet_sixes", "corn", "apple", "acorn", 1),
    ],
}

SECTIONS = {
    "sizes": (
        Field("dice", low=1, high=DICE),
        Field("goal", low=1, high=MOST_GOAL),
        Field("row", low=0, high=PLACES - BOTTOM_ROW),
        *(Field(pile, low=1, high=MOST_NEED) for pile in PILE_NAMES[:TOP_ROW]),
    ),
    "tasty": (
        Field("dice", low=2, high=3),
        Field("food", str, choices=FOOD_NAMES),
        Field("count", low=1, high=16),
    ),
    "filling": (
        Field("dice", low=4, high=5),
        Field("food", str, choices=FOOD_NAMES),
        Field("other", str, choices=FOOD_NAMES),
        Field("count", low=1, high=16),
    ),
    "fattening": (
        Field("asks", str, choices=ASKS_NAMES),
        Field("food", str, choices=FOOD_NAMES),
        Field("other", str, choices=FOOD_NAMES),
        Field("third", str, choices=FOOD_NAMES),
        Field("count", low=1, high=18),
    ),
}

PILE_OF_DICE = {5: FIVES, 4: FOURS, 3: THREES, 2: TWOS}
SECTION_OF_PILE = {FIVES: "filling", FOURS: "filling", THREES: "tasty", TWOS: "tasty", FATTENING: "fattening"}


def check_edition(edition: Mapping[str, Any]) -> None:
    check_sections(edition, SECTIONS)
    sizes = [0] * PILES
    sizes[HAMSTERS] = PILE_SIZES[HAMSTERS]  # its card is always in the box
    for row in rows_of_cards(edition):
        sizes[pile_of_row(row)] += row["count"]
    for pile, (came, expected) in enumerate(zip(sizes, PILE_SIZES, strict=True)):
        if came > expected:
            say = Say("edition.pile", pile=Say(f"pile.{PILE_NAMES[pile]}"), expected=expected, count=came)
            raise EditionError(say, (SECTION_OF_PILE[pile],))
    if not any(sizes[:HAMSTERS]):
        raise EditionError(Say("edition.no_food"), ("tasty",))
    check_dice(sizes_of(edition, EDITION))


def check_dice(sizes: Mapping[str, int]) -> None:
    """SW7: the dice reach every card of the top row, and never two of them at once."""
    for pile in PILE_NAMES[:HAMSTERS]:
        if sizes[pile] > sizes["dice"]:
            say = Say("edition.need", pile=Say(f"pile.{pile}"), dice=sizes["dice"], count=sizes[pile])
            raise EditionError(say, ("sizes", 0, pile))
    for one, other in combinations(PILE_NAMES[:HAMSTERS], 2):
        if sizes[one] + sizes[other] <= sizes["dice"]:
            say = Say("edition.both", pile=Say(f"pile.{one}"), other=Say(f"pile.{other}"), dice=sizes["dice"])
            raise EditionError(say, ("sizes", 0, other))


def rows_of_cards(edition: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [row for section in ("tasty", "filling", "fattening") for row in edition[section]]


def pile_of_row(row: Mapping[str, Any]) -> int:
    return PILE_OF_DICE[row["dice"]] if "dice" in row else FATTENING


def portion_of_row(row: Mapping[str, Any]) -> int:
    names = [row[name] for name in ("food", "other", "third") if name in row]
    return PORTION_FOODS.index(tuple(sorted(FOOD_NAMES.index(name) for name in names)))


def make_box(seats: int, options: Mapping[str, Any], edition: Mapping[str, Any]) -> Box:
    box = Box()
    box.seats = seats
    box.idle_turns = options["idle_turns"]
    for portion, foods in enumerate(PORTION_FOODS):
        for food in foods:
            box.food[portion][food] += 1
    for kind in range(KINDS):
        box.portion[kind] = NO_CARD
        box.asks[kind] = -1
    box.count[FIRST_KIND[HAMSTERS]] = 1
    for row in rows_of_cards(edition):
        kind = kind_for(box, row)
        box.count[kind] += row["count"]
        box.portion[kind] = portion_of_row(row)
        if "asks" in row:
            box.asks[kind] = ASKS_NAMES.index(row["asks"])
    sizes = sizes_of(edition, EDITION)
    box.dice, box.goal, box.row = sizes["dice"], sizes["goal"], sizes["row"]
    for pile in range(TOP_ROW):
        box.need[pile] = sizes[PILE_NAMES[pile]]
    for pieces in range(box.goal + 1):
        box.sevenths[pieces] = 7 * pieces // box.goal
    return box


def kind_for(box: Box, row: Mapping[str, Any]) -> int:
    """The kind that a row's cards belong to. Tasty and Filling kinds follow the order of the portions; Fattening kinds follow
    the order of the rows, and equal rows are one kind."""
    pile, portion = pile_of_row(row), portion_of_row(row)
    if pile != FATTENING:
        return FIRST_KIND[pile] + portion - (ONE_FOOD if pile in (FIVES, FOURS) else 0)
    kind = FIRST_KIND[FATTENING]
    while box.count[kind] and (box.portion[kind], box.asks[kind]) != (portion, ASKS_NAMES.index(row["asks"])):
        kind += 1
    return kind


def census(box: Box, table: Table) -> list[int]:
    """Everything countable: dice of each seat; cards by portion, wherever they are; the Hamsters; all cards. Then what must be 0:
    cards with an impossible number of dice, and the difference between the food counted in a storage and that on its cards."""
    dice = [max(0, in_hand(box, table, seat)) + sum(table.dice[seat]) for seat in range(box.seats)]
    portions = list(table.eaten)
    for seat in range(box.seats):
        for portion, cards in enumerate(table.storage[seat]):
            portions[portion] += cards
    hamsters = 0
    for kind in range(KINDS):
        here = table.left[kind] + list(table.open).count(kind)
        if kind == FIRST_KIND[HAMSTERS]:
            hamsters = here
        elif here:
            portions[box.portion[kind]] += here
    wrong_dice = sum(
        not 0 <= table.sixes[seat][card] <= table.dice[seat][card] <= box.dice
        for seat in range(box.seats)
        for card in range(TOP_ROW)
    )
    wrong_food = [
        table.food[seat][food] - sum(table.storage[seat][p] * box.food[p][food] for p in range(PORTIONS))
        for seat in range(box.seats)
        for food in range(FOODS)
    ]
    return [*dice, *portions, hamsters, hamsters + sum(portions), wrong_dice, *wrong_food]
