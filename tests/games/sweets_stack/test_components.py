"""The box of Sweets Stack, and what an edition may be."""

import copy
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from games.sweets_stack.situations import SWEETS_STACK, card
from sweetbox import EditionError
from sweetbox.games import sweets_stack
from sweetbox.games.sweets_stack.components import (
    EDITION,
    MOST_ALIKE,
    SHAPES,
    SIGN_WORDS,
    cards,
    check_edition,
    make_box,
    picture_cells,
    picture_of,
    turned,
)
from sweetbox.games.sweets_stack.rules import CANDIES, CARDS, COLOUR_NAMES, MOST_OWNED, MOST_PUMPKINS, TURNS
from tools.sweets_stack import picture


def edition() -> dict[str, Any]:
    return copy.deepcopy(dict(EDITION))


def test_64_candies_and_4_crowns_as_the_reading_asks() -> None:
    """Edition: per colour 16 shapes of 3 to 5 cells, 3 + 3 + 2 + 4 signs, at most one a card; crowns of 6 cells with two ghosts."""
    rows = cards(EDITION)
    assert [row["colour"] for row in rows] == [colour for colour in COLOUR_NAMES for _ in range(16)] + list(COLOUR_NAMES)
    arrangements = set()
    for colour in COLOUR_NAMES:
        own = [row for row in rows[:CANDIES] if row["colour"] == colour]
        assert [row["shape"] for row in own] == list(SHAPES.values())
        assert Counter(row["signs"] for row in own) == {"played": 3, "scored": 3, "still": 2, "ghost": 4, "": 4}
        arrangements.add(tuple(row["signs"] for row in own))
    assert len(arrangements) == 4
    sizes = [len(picture_cells(shape)) for shape in SHAPES.values()]
    assert (min(sizes), max(sizes)) == (3, 5)
    assert all(len(shape.split("/")[0]) <= 4 for shape in SHAPES.values())
    assert len(set(SHAPES.values())) == 16
    for row in rows[CANDIES:]:
        assert len(picture_cells(row["shape"])) == 6
        assert row["signs"] == "ghost ghost"


def test_signs_sit_where_they_pay() -> None:
    """Pumpkins for the giver on small shapes, for the receiver and ghosts on larger or awkward ones."""
    sizes: dict[str, list[int]] = {}
    for row in cards(EDITION)[:CANDIES]:
        sizes.setdefault(row["signs"], []).append(len(picture_cells(row["shape"])))
    mean = {sign: sum(numbers) / len(numbers) for sign, numbers in sizes.items()}
    assert mean["played"] < mean["still"] < mean["scored"]
    assert mean["still"] < mean["ghost"]


def test_some_blue_shape_is_not_its_own_half_turn() -> None:
    box = make_box(2, SWEETS_STACK.check_options({}), EDITION)
    assert any(box.cells[number * TURNS] != box.cells[number * TURNS + 2] for number in range(16))


def test_prefilled_cells() -> None:
    """6 and 9 cells in the bottom three rows, no whole row; Gummy Python marks the outer columns."""
    box = make_box(2, SWEETS_STACK.check_options({}), EDITION)
    corn, rare, python = box.prefill[1], box.prefill[2], box.keep_off[3]
    assert (corn.bit_count(), rare.bit_count()) == (6, 9)
    assert corn >> 18 == rare >> 18 == 0
    assert corn != rare
    assert not any(cells & box.row[row] == box.row[row] for cells in (corn, rare) for row in range(8))
    assert python == box.left | box.right


def test_turning_four_times_is_not_turning() -> None:
    for shape in SHAPES.values():
        cells = sorted(picture_cells(shape))
        once = turned(cells)
        assert sorted(turned(turned(turned(once)))) == cells
        assert picture_of(cells) == shape
    assert picture_of(turned(picture_cells("#../###"))) == "##/#./#."


def test_row_colours_from_the_bottom() -> None:
    box = make_box(2, SWEETS_STACK.check_options({}), EDITION)
    assert [COLOUR_NAMES[colour] for colour in list(box.row_colour)[: box.high]] == [*COLOUR_NAMES, *COLOUR_NAMES]


FAULTS = [
    ("bucket", lambda e: e["bucket"].append({"wide": 6})),
    ("size", lambda e: e["bucket"][0].update(wide=8)),
    ("size", lambda e: e.update(row=[])),
    ("colour", lambda e: e["candy"].pop()),
    ("colour", lambda e: e["crown"][0].update(colour="red")),
    ("sign", lambda e: e["candy"][3].update(signs="played star")),
    ("alike", lambda e: e["candy"][3].update(signs="played " * 30)),
    ("alike", lambda e: e["crown"][1].update(signs="still ghost ghost ghost ghost")),
    ("rule", lambda e: e["cells"].pop()),
    ("picture", lambda e: e["cells"][0].update(picture="..##.")),
    ("full_row", lambda e: e["cells"][0].update(picture="######")),
    ("shape", lambda e: e["candy"][3].update(shape="##/#")),
    ("frame", lambda e: e["candy"][3].update(shape="##./##.")),
    ("large", lambda e: e["candy"][3].update(shape="#######")),
    ("pieces", lambda e: e["candy"][3].update(shape="#.#")),
]


@pytest.mark.parametrize(("key", "spoil"), FAULTS, ids=[f"{number}-{key}" for number, (key, _) in enumerate(FAULTS)])
def test_what_cannot_be_this_game_is_refused(key: str, spoil: Any) -> None:
    data = edition()
    check_edition(data)
    spoil(data)
    with pytest.raises(EditionError) as caught:
        check_edition(data)
    assert caught.value.say.key == f"edition.{key}"
    assert str(caught.value.within("sweets_stack"))


def test_another_edition_can_be_played() -> None:
    """A wider and lower bucket, and a candy that does not fit when turned."""
    data = edition()
    data["bucket"][0]["wide"] = 7
    data["row"] = data["row"][:6]
    data["cells"] = [{"rule": row["rule"], "picture": ".#....."} for row in data["cells"]]
    data["candy"][0]["shape"] = "#######"
    check_edition(data)
    box = make_box(3, SWEETS_STACK.check_options({}), data)
    assert box.is_turn[card("b1") * TURNS + 1] == 0
    assert box.size[card("b1") * TURNS + 1] == 0
    match = SWEETS_STACK.new_match(3, seed=1, edition=data)
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, match.legal(seat)[-1])
    assert min(match.ranks) == 1


def test_as_many_signs_as_a_card_may_have_are_counted() -> None:
    """30 on each card were once -116 pumpkins."""
    signs = " ".join([word for word in SIGN_WORDS if word != "still"] * MOST_ALIKE)
    data = edition()
    for row in data["candy"] + data["crown"]:
        row["signs"] = signs
    match = SWEETS_STACK.new_match(2, seed=1, edition=data, rules="hard")
    assert MOST_PUMPKINS + 2 * MOST_ALIKE * MOST_OWNED < 1 << 7
    most = 0
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, match.legal(seat)[0])
        held = list(match.position.table.pumpkins) + list(match.position.table.ghosts)
        assert min(held) >= 0
        most = max(most, *held)
    assert most > 30


def test_the_contact_sheet_shows_every_card_and_is_the_one_in_the_readme() -> None:
    svg = picture.contact_sheet(EDITION)
    root = ElementTree.fromstring(svg)
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert len(texts) == CARDS + 4
    assert {"b1", "r16", "gk"} <= set(texts)
    folder = Path(sweets_stack.__file__).parent
    assert (folder / "cards.svg").read_text(encoding="utf-8") == svg
