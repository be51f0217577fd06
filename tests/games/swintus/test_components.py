"""The cards, their counts, and editions that are refused."""

import copy
import re
import textwrap
from collections import Counter
from ctypes import sizeof
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sweetbox.files.editions import load_edition
from sweetbox.games.swintus import components, rules
from sweetbox.games.swintus.components import (
    EDITION,
    FOOD_NAMES,
    PILE_SIZES,
    PORTION_FOODS,
    census,
    check_edition,
    make_box,
)
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.registry import game
from sweetbox.kernel.say import Say

from .situations import Situation


def box_of(edition: Any = EDITION) -> rules.Box:
    return make_box(4, {"idle_turns": 100}, edition)


def pile(box: rules.Box, number: int) -> range:
    return range(rules.FIRST_KIND[number], rules.FIRST_KIND[number + 1])


def test_there_are_83_cards_in_six_piles() -> None:
    box = box_of()
    assert [sum(box.count[kind] for kind in pile(box, number)) for number in range(6)] == list(PILE_SIZES)
    assert sum(box.count) == 83


def test_each_food_is_on_as_many_cards_as_any_other_in_the_tasty_and_filling_piles() -> None:
    box = box_of()
    for number in (rules.FIVES, rules.FOURS, rules.THREES, rules.TWOS):
        pieces = [sum(box.count[k] * box.food[box.portion[k]][food] for k in pile(box, number)) for food in range(4)]
        assert pieces == ([8] * 4 if number in (rules.FIVES, rules.FOURS) else [4] * 4)


def test_filling_piles_hold_each_double_once_and_each_mixed_pair_twice() -> None:
    box = box_of()
    for number in (rules.FIVES, rules.FOURS):
        for kind in pile(box, number):
            foods = PORTION_FOODS[box.portion[kind]]
            assert box.count[kind] == (1 if foods[0] == foods[1] else 2)


def test_the_missing_food_of_the_fattening_cards_cycles_apple_beet_corn_acorn() -> None:
    missing = [
        next(food for food in FOOD_NAMES if food not in (row["food"], row["other"], row["third"])) for row in EDITION["fattening"]
    ]
    assert missing == (["apple", "beet", "corn", "acorn"] * 5)[:18]
    asks = Counter(row["asks"] for row in EDITION["fattening"])
    assert [asks[name] for name in components.ASKS_NAMES] == [2, 2, 2, 3, 3, 3, 3]


def test_the_table_is_small() -> None:
    assert sizeof(rules.Table) <= 400


def test_portions_are_all_ways_to_put_one_two_or_three_foods_on_a_card() -> None:
    assert len(PORTION_FOODS) == rules.PORTIONS == 4 + 10 + 20
    assert [len(foods) for foods in PORTION_FOODS] == [1] * 4 + [2] * 10 + [3] * 20


def test_our_edition_is_accepted() -> None:
    check_edition(EDITION)


@pytest.mark.parametrize(
    ("section", "row", "pile_key", "expected"),
    [
        ("tasty", 0, "pile.twos", 16),
        ("tasty", 5, "pile.threes", 16),
        ("filling", 1, "pile.fours", 16),
        ("filling", 11, "pile.fives", 16),
        ("fattening", 3, "pile.fattening", 18),
    ],
)
def test_a_wrong_count_is_refused_by_the_name_of_its_pile(section: str, row: int, pile_key: str, expected: int) -> None:
    edition: Any = copy.deepcopy(EDITION)
    edition[section][row]["count"] += 1
    with pytest.raises(EditionError) as caught:
        check_edition(edition)
    assert caught.value.say == Say("edition.pile", pile=Say(pile_key), expected=expected, count=expected + 1)
    assert caught.value.where == (section,)


@pytest.mark.parametrize(
    ("section", "field", "value"),
    [
        ("tasty", "food", "cake"),
        ("tasty", "dice", 4),
        ("filling", "dice", 6),
        ("fattening", "asks", "luck"),
        ("filling", "count", 0),
    ],
)
def test_a_row_that_is_no_card_is_refused_where_it_stands(section: str, field: str, value: Any) -> None:
    edition: Any = copy.deepcopy(EDITION)
    edition[section][2][field] = value
    with pytest.raises(EditionError) as caught:
        check_edition(edition)
    assert caught.value.where == (section, 2, field)


def test_an_edition_may_be_typed_in_card_by_card_in_any_order() -> None:
    """Like rows count together, so a box typed in card by card is the same box."""
    edition: Any = copy.deepcopy(EDITION)
    for section in ("tasty", "filling"):
        edition[section] = [{**row, "count": 1} for row in reversed(EDITION[section]) for _ in range(row["count"])]
    edition["filling"] = [{**row, "food": row["other"], "other": row["food"]} for row in edition["filling"]]
    check_edition(edition)
    assert box_of(edition) == box_of()


def test_the_edition_in_the_readme_can_be_played(tmp_path: Path) -> None:
    readme = files("sweetbox.games.swintus").joinpath("README.md").read_text(encoding="utf-8")
    found = re.search(r"^    # doubles\.toml.*?^    \]\n\n", readme, re.MULTILINE | re.DOTALL)
    assert found
    file = tmp_path / "doubles.toml"
    file.write_text(textwrap.dedent(found.group()), encoding="utf-8")
    box = game("swintus").new_match(seats=3, seed=1, edition=load_edition(game("swintus"), file)).box
    assert sum(box.count) == 83  # type: ignore[attr-defined]
    foods = [set(PORTION_FOODS[box.portion[kind]]) for kind in pile(box, rules.FIVES) if box.count[kind]]  # type: ignore[attr-defined, arg-type]
    assert foods == [{food} for food in range(4)]


def test_like_fattening_cards_are_one_kind() -> None:
    edition: Any = copy.deepcopy(EDITION)
    edition["fattening"][1] = dict(edition["fattening"][0])
    check_edition(edition)
    box = box_of(edition)
    first = rules.FIRST_KIND[rules.FATTENING]
    assert list(box.count[first : first + 18]) == [2, *[1] * 16, 0]


def test_an_edition_with_other_foods_is_played() -> None:
    """Three of one food on a Fattening card: the rules take whatever the cards show."""
    edition: Any = copy.deepcopy(EDITION)
    for row in edition["fattening"]:
        row["food"] = row["other"] = row["third"] = "acorn"
    check_edition(edition)
    box = box_of(edition)
    portion = box.portion[rules.FIRST_KIND[rules.FATTENING]]
    assert list(box.food[portion]) == [0, 0, 0, 3]


def test_census_notices_a_lost_card_a_lost_die_and_miscounted_food() -> None:
    s = Situation(storage={1: "corn"}, dice={1: "fives:2"})
    right = census(s.box, s.table)
    assert right[:3] == [7, 7, 7]
    assert right[3 + rules.PORTIONS + 1] == 83
    for change in ("left", "dice", "food", "eaten"):
        table = s.table.clone()
        if change == "left":
            table.left[3] -= 1
        elif change == "dice":
            table.dice[1][rules.FIVES] = 8
        elif change == "food":
            table.food[1][rules.CORN] += 1
        else:
            table.eaten[0] += 1
        assert census(s.box, table) != right, change
