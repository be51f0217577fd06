"""What is in the box of Sweets Stack. Shapes, signs and the bucket are ours, and replaceable: see README.md, Edition."""

from collections.abc import Mapping, Sequence
from typing import Any

from sweetbox.games.sweets_stack.rules import (
    BELOW,
    CANDIES,
    CARDS,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    CROWNS,
    DECK,
    DRAGONS_FIREBALL,
    HAND,
    IN_COLOUR,
    MOST_HAND,
    MOST_PUMPKINS,
    MOST_ROWS,
    NO_RULE,
    NOTHING,
    OUTSIDE,
    OWNED,
    POOL,
    POSITIONS,
    RECEIVED,
    ROUNDS,
    RULE_NAMES,
    SCORED,
    SEATS,
    TURNS,
    Box,
    Table,
    cards_placed,
    count,
)
from sweetbox.kernel.edition import Field, check_sections, sizes_of
from sweetbox.kernel.errors import EditionError, OptionError
from sweetbox.kernel.game import Facts, Option
from sweetbox.kernel.say import Say

FACTS = Facts(
    title="Sweets Stack",
    designers=("Muneyuki Yokouchi",),
    publisher="Ayatsurare Ningyoukan",
    year=2016,
    minutes=(30, 45),
    version=1,
)

# ---- Options: the advanced rules ----

NAMED_RULES = {
    "basic": ("none", "none", "none"),
    "comeback": ("none", "gummy_python", "sugar_goblin"),
    "comeback_corn": ("none", "gummy_python", "candy_corn"),
    "bonus": ("none", "witches_cauldron", "candy_fairy"),
    "hard": ("dragons_fireball", "rare_candy", "seven_flavor_beans"),
}
AS_NAMED = "as_named"  # the round keeps the rule that the combination gives it

OPTIONS = (
    Option("rules", "choice", "basic", choices=tuple(NAMED_RULES)),
    Option("round_1", "choice", AS_NAMED, choices=(AS_NAMED, *RULE_NAMES)),
    Option("round_2", "choice", AS_NAMED, choices=(AS_NAMED, *RULE_NAMES)),
    Option("round_3", "choice", AS_NAMED, choices=(AS_NAMED, *RULE_NAMES)),
)

# Pairs that the conformance suite plays besides each option on its own: one rule over two rounds.
COMBINATIONS = ({"round_1": "gummy_python", "round_2": "gummy_python"}, {"round_2": "candy_corn", "round_3": "candy_corn"})

# ---- Edition: lines of a picture are separated by "/", the top one first ----

# Sixteen shapes, the same in each colour, as they enter the bucket upright.
SHAPES = {
    "strip": "###",
    "corner": "#./##",
    "stick": "#/#/#",
    "cube": "##/##",
    "bar": "####",
    "zigzag": "##./.##",
    "notch": "##/.#",
    "boot": "#../###",
    "peg": "###/.#.",
    "hook": "###/#..",
    "hat": ".#./###",
    "clasp": "##/#./##",
    "cross": ".#./###/.#.",
    "cane": "##/.#/.#",
    "cup": "#.#/###",
    "stairs": "#../##./.##",
}

# The sign of each shape, in the order above: p pumpkin when played, s pumpkin when scored, x no turning, g ghost.
# Easy shapes pay the giver, awkward ones the receiver (README, Edition).
SIGNS = {
    "blue": "pp-p-x--sgxgsgsg",
    "yellow": "p-p-p-xxgs-sgggs",
    "green": "-ppp-x-xgs-gssgg",
    "red": "-p-pp-x-sgxsgsgg",
}
SIGN_NAMES = {"p": "played", "s": "scored", "x": "still", "g": "ghost", "-": ""}

CROWN_SHAPES = {"blue": "####/#..#", "yellow": "#.#/###/.#.", "green": "##../.##./..##", "red": "###/#../##."}

EDITION: Mapping[str, Any] = {
    "sizes": [
        {
            "rounds": ROUNDS,
            "colour": IN_COLOUR,
            "owned": OWNED,
            "hand": 5,
            "beans_hand": 7,
            "fireball_hand": 4,
            "refill": 3,
            "pumpkins": 2,
        }
    ],
    "bucket": [{"wide": 6}],
    "row": [{"colour": colour} for colour in COLOUR_NAMES * 2],  # from the bottom
    "candy": [
        {"colour": colour, "shape": shape, "signs": SIGN_NAMES[sign]}
        for colour in COLOUR_NAMES
        for shape, sign in zip(SHAPES.values(), SIGNS[colour], strict=True)
    ],
    "crown": [{"colour": colour, "shape": CROWN_SHAPES[colour], "signs": "ghost ghost"} for colour in COLOUR_NAMES],
    "cells": [
        {"rule": "candy_corn", "picture": "..##../.####."},
        {"rule": "rare_candy", "picture": "#....#/#....#/##.###"},
        {"rule": "gummy_python", "picture": "/".join(["#....#"] * 8)},
    ],
}

PREFILLING = ("candy_corn", "rare_candy")
MARKING = ("gummy_python",)
SIGN_WORDS = ("played", "scored", "still", "ghost")
# Most signs of one kind on a card. In a round, a seat plays and scores at most MOST_OWNED cards, so pumpkins and ghosts fit their
# fields.
MOST_ALIKE = 3

SECTIONS = {
    "sizes": (
        Field("rounds", low=1, high=ROUNDS),
        Field("colour", low=1, high=IN_COLOUR),
        Field("owned", low=1, high=OWNED),
        Field("hand", low=1, high=MOST_HAND),
        Field("beans_hand", low=1, high=MOST_HAND),
        Field("fireball_hand", low=1, high=MOST_HAND - 1),
        Field("refill", low=1, high=MOST_HAND),
        Field("pumpkins", low=0, high=MOST_PUMPKINS),
    ),
    "bucket": (Field("wide", low=3, high=12),),
    "row": (Field("colour", str, choices=COLOUR_NAMES),),
    "candy": (Field("colour", str, choices=COLOUR_NAMES), Field("shape", str), Field("signs", str)),
    "crown": (Field("colour", str, choices=COLOUR_NAMES), Field("shape", str), Field("signs", str)),
    "cells": (Field("rule", str, choices=PREFILLING + MARKING), Field("picture", str)),
}

Cell = tuple[int, int]  # column, row from the bottom


def picture_cells(picture: str) -> list[Cell]:
    """The cells of a picture whose bottom left corner is (0, 0)."""
    lines = picture.split("/")[::-1]
    return [(column, row) for row, line in enumerate(lines) for column, mark in enumerate(line) if mark == "#"]


def turned(cells: Sequence[Cell]) -> list[Cell]:
    """The shape after a quarter turn to the right."""
    wide = 1 + max(column for column, _ in cells)
    return sorted((row, wide - 1 - column) for column, row in cells)


def picture_of(cells: Sequence[Cell]) -> str:
    """The picture of a shape that touches both axes."""
    wide, high = 1 + max(column for column, _ in cells), 1 + max(row for _, row in cells)
    lines = ["".join("#" if (column, row) in cells else "." for column in range(wide)) for row in range(high)]
    return "/".join(lines[::-1])


def check_edition(edition: Mapping[str, Any]) -> None:
    check_sections(edition, SECTIONS)
    if len(edition["bucket"]) != 1:
        raise EditionError(Say("edition.bucket", count=len(edition["bucket"])), ("bucket",))
    wide, high = edition["bucket"][0]["wide"], len(edition["row"])
    if not 1 <= high <= MOST_ROWS or wide * high > POSITIONS:
        raise EditionError(Say("edition.size", rows=MOST_ROWS, cells=POSITIONS, wide=wide, high=high), ("row",))
    sizes = sizes_of(edition, EDITION)
    check_dealing(SEATS[0], sizes)
    first = min(sizes["hand"], sizes["beans_hand"], sizes["fireball_hand"] + 1)
    if sizes["refill"] > first:
        raise EditionError(Say("edition.refill", most=first, count=sizes["refill"]), ("sizes", 0, "refill"))
    for section, expected in (("candy", sizes["colour"]), ("crown", CROWNS // COLOURS)):
        rows = edition[section]
        for colour in COLOUR_NAMES:
            number = sum(row["colour"] == colour for row in rows)
            if number != expected:
                say = Say("edition.colour", expected=expected, colour=Say(f"colour.{colour}"), count=number)
                raise EditionError(say, (section,))
        for number, row in enumerate(rows):
            fault = shape_fault(row["shape"], wide, high)
            if fault is not None:
                raise EditionError(fault, (section, number, "shape"))
            signs = row["signs"].split()
            for sign in signs:
                if sign not in SIGN_WORDS:
                    raise EditionError(Say("edition.sign", known=list(SIGN_WORDS), came=sign), (section, number, "signs"))
                if signs.count(sign) > MOST_ALIKE:
                    say = Say("edition.alike", most=MOST_ALIKE, sign=sign, count=signs.count(sign))
                    raise EditionError(say, (section, number, "signs"))
    for rule in PREFILLING + MARKING:
        number = sum(row["rule"] == rule for row in edition["cells"])
        if number != 1:
            raise EditionError(Say("edition.rule", rule=Say(f"advanced.{rule}"), count=number), ("cells",))
    for number, row in enumerate(edition["cells"]):
        lines = row["picture"].split("/")
        if set(row["picture"]) - set("#./") or any(len(line) != wide for line in lines) or len(lines) > high:
            raise EditionError(Say("edition.picture", wide=wide, high=high), ("cells", number, "picture"))
        if row["rule"] in PREFILLING and "#" * wide in lines:
            raise EditionError(Say("edition.full_row"), ("cells", number, "picture"))


def check_dealing(seats: int, sizes: Mapping[str, int]) -> None:
    cards = COLOURS * sizes["colour"]
    if seats * sizes["owned"] > cards:
        say = Say("edition.owned", needed=seats * sizes["owned"], seats=seats, count=cards)
        raise EditionError(say, ("sizes", 0, "owned"))


def shape_fault(picture: str, wide: int, high: int) -> Say | None:
    lines = picture.split("/")
    if set(picture) - set("#./") or len({len(line) for line in lines}) != 1 or "#" not in picture:
        return Say("edition.shape", came=picture)
    cells = picture_cells(picture)
    if picture != picture_of(cells) or min(row for _, row in cells) > 0 or min(column for column, _ in cells) > 0:
        return Say("edition.frame", came=picture)
    if len(lines[0]) > wide or len(lines) > high or len(cells) > CELLS:
        return Say("edition.large", most=CELLS, wide=wide, high=high, came=picture)
    joined = {cells[0]}
    for _ in cells:
        joined |= {(x, y) for x, y in cells for a, b in joined if abs(x - a) + abs(y - b) == 1}
    return None if len(joined) == len(cells) else Say("edition.pieces", came=picture)


def make_box(seats: int, options: Mapping[str, Any], edition: Mapping[str, Any]) -> Box:
    box = Box()
    box.seats = seats
    for number, rule in enumerate(chosen_rules(options)):
        box.rule[number] = rule
    wide, high = edition["bucket"][0]["wide"], len(edition["row"])
    sizes = sizes_of(edition, EDITION)
    check_dealing(seats, sizes)
    box.in_colour = sizes["colour"]
    for name in ("rounds", "owned", "hand", "beans_hand", "fireball_hand", "refill", "pumpkins"):
        setattr(box, name, sizes[name])
    fill_bucket(box, wide, high)
    for row, line in enumerate(edition["row"]):
        box.row_colour[row] = COLOUR_NAMES.index(line["colour"])
    for line in edition["cells"]:
        cells = bits(picture_cells(line["picture"]), wide)
        where = box.prefill if line["rule"] in PREFILLING else box.keep_off
        where[RULE_NAMES.index(line["rule"])] = cells
    for card in range(CANDIES):
        if card % IN_COLOUR >= box.in_colour:  # not in the box; it can still be named
            box.colour[card] = card // IN_COLOUR
            fill_shapes(box, card, [(0, 0)])
    for place, line in enumerate(cards(edition)):
        card = card_number(place, sizes["colour"])
        box.colour[card] = COLOUR_NAMES.index(line["colour"])
        signs = line["signs"].split()
        box.played[card] = signs.count("played")
        box.scored[card] = signs.count("scored")
        box.still[card] = "still" in signs
        box.ghosts[card] = signs.count("ghost")
        fill_shapes(box, card, picture_cells(line["shape"]))
    return box


def chosen_rules(options: Mapping[str, Any]) -> list[int]:
    """The advanced rule of each round; SS16 says which ones may be used twice."""
    names = list(NAMED_RULES[options["rules"]])
    for number in range(ROUNDS):
        if options[f"round_{number + 1}"] != AS_NAMED:
            names[number] = options[f"round_{number + 1}"]
    rules = [RULE_NAMES.index(name) for name in names]
    for rule in set(rules) - {NO_RULE}:
        most = 1 if rule == DRAGONS_FIREBALL else 2
        if rules.count(rule) > most or (rules[0] == rules[2] == rule):
            key = "error.fireball_twice" if rule == DRAGONS_FIREBALL else "error.rule_twice"
            raise OptionError(Say(key, rule=Say(f"advanced.{RULE_NAMES[rule]}"))).within("sweets_stack")
    return rules


def cards(edition: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """All cards in the order of the rules: by colour, and as listed within each colour; then the crowns by colour."""
    order = [*sorted(edition["candy"], key=lambda row: COLOUR_NAMES.index(row["colour"]))]
    return order + sorted(edition["crown"], key=lambda row: COLOUR_NAMES.index(row["colour"]))


def card_number(place: int, in_colour: int) -> int:
    """The rules' number for the card at this place in `cards`: each colour has room for IN_COLOUR."""
    crown = place - COLOURS * in_colour
    return CANDIES + crown if crown >= 0 else place // in_colour * IN_COLOUR + place % in_colour


def fill_bucket(box: Box, wide: int, high: int) -> None:
    box.wide, box.high = wide, high
    for row in range(high):
        box.row[row] = bits([(column, row) for column in range(wide)], wide)
        box.left |= bits([(0, row)], wide)
        box.right |= bits([(wide - 1, row)], wide)
    box.bottom, box.top = box.row[0], box.row[high - 1]
    box.sheet = (1 << wide * high) - 1


def fill_shapes(box: Box, card: int, cells: list[Cell]) -> None:
    looks: list[list[Cell]] = []
    for turn in range(TURNS):
        shape = card * TURNS + turn
        cells = sorted(cells)
        wide, high = 1 + max(column for column, _ in cells), 1 + max(row for _, row in cells)
        if wide <= box.wide and high <= box.high:  # else this turn never enters the bucket
            box.size[shape] = len(cells)
            for i, cell in enumerate(cells):
                box.offset[shape][i] = cell[1] * box.wide + cell[0]
            box.cells[shape] = bits(cells, box.wide)
            columns, rows = range(box.wide - wide + 1), range(box.high)
            box.spots[shape] = bits([(x, y) for x in columns for y in rows], box.wide)
            box.inside[shape] = bits([(x, y) for x in columns for y in rows if y + high <= box.high], box.wide)
            box.is_turn[shape] = cells not in looks
        looks.append(cells)
        cells = turned(cells)


def bits(cells: Sequence[Cell], wide: int) -> int:
    return sum(1 << row * wide + column for column, row in cells)


def census(box: Box, table: Table) -> list[int]:
    """For each seat, what must be 0: cards owned beyond those dealt, how far sizes and lists are off, and filled cells that no card
    accounts for."""
    crowns = sum(table.place[card] != POOL for card in range(CANDIES, CARDS))
    numbers = []
    for seat in range(box.seats):
        places = [count(table, kind + seat) for kind in (DECK, HAND, BELOW, SCORED, OUTSIDE, RECEIVED)]
        still_dealt = table.owed[seat] if table.phase == 0 else 0
        numbers.append(sum(places) + still_dealt - box.owned - (crowns > seat))
        numbers.append(table.deck_size[seat] - places[0])
        numbers.append(table.hand_size[seat] - table.ordered[seat] - places[1])
        numbers.append(table.below_size[seat] + table.ordered[seat] - places[2])
        numbers.append(sum(card != NOTHING for card in table.below[seat]) - places[2])
        numbers.append(cards_placed(table, seat) - places[3])
        sizes = sum(box.size[card * TURNS] for card in range(CARDS) if table.place[card] == SCORED + seat)
        prefilled = box.prefill[box.rule[table.round]] if table.phase else 0
        numbers.append(table.bucket[seat].bit_count() - prefilled.bit_count() - sizes)
    return numbers
