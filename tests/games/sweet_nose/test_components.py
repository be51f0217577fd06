"""What is in the box of Sweet Nose, and which editions can be it."""

from copy import deepcopy
from typing import Any

import pytest

from sweetbox.games.sweet_nose.components import EDITION, STORES, census, check_edition, make_box
from sweetbox.games.sweet_nose.rules import Table, setup
from sweetbox.kernel.errors import EditionError

from .situations import box_for, trading

OPTIONS = {"to_the_sky": False, "shopkeeper": False, "idle_rounds": 4}


def edition() -> dict[str, Any]:
    return deepcopy(dict(EDITION))


def test_the_box_knows_every_order_of_markers_once() -> None:
    orders = [tuple(order) for order in box_for(3).order]
    assert orders == sorted(set(orders))
    assert len(orders) == 120
    assert {tuple(sorted(order)) for order in orders} == {(1, 2, 3, 4, 5)}


def test_two_stores_a_level() -> None:
    box = box_for(3)
    assert list(box.points_needed) == [17, 17, 19, 19, 22, 22, 26, 26, 31, 31]
    assert list(box.level) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert box.levels == 5


@pytest.mark.parametrize(("seats", "removed"), [(3, 4), (4, 2), (5, 1)])
def test_tokens_taken_out(seats: int, removed: int) -> None:
    assert box_for(seats).removed == removed


def test_options_reach_the_box() -> None:
    box = box_for(4)
    assert (box.rounds, box.sky, box.shopkeeper, box.idle_turns) == (3, 0, 0, 16)
    box = box_for(4, to_the_sky=True, shopkeeper=True, idle_rounds=20)
    assert (box.rounds, box.sky, box.shopkeeper, box.idle_turns) == (0, 100, 1, 80)


def test_an_edition_may_put_stores_on_other_levels() -> None:
    rows = edition()
    rows["store"][9]["points"] = 12
    rows["store"].reverse()
    check_edition(rows)
    box = make_box(3, OPTIONS, rows)
    assert box.points_needed[9] == 12
    assert list(box.level) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 0]
    assert box.levels == 6


def test_an_edition_needs_every_store_once() -> None:
    rows = edition()
    rows["store"][3]["store"] = "bowl"
    with pytest.raises(EditionError) as caught:
        check_edition(rows)
    assert caught.value.where == ("store", 3, "store")
    assert caught.value.say.values == {"row": 1}
    rows = edition()
    del rows["store"][4]
    with pytest.raises(EditionError) as caught:
        check_edition(rows)
    assert caught.value.say.values["store"].key == f"store_name.{STORES[4]}"


@pytest.mark.parametrize(
    ("field", "value"), [("points", 0), ("points", 65), ("points", "17"), ("store", "shop"), ("colour", "red")]
)
def test_an_edition_with_a_wrong_value_is_refused(field: str, value: object) -> None:
    rows = edition()
    rows["store"][2][field] = value
    with pytest.raises(EditionError) as caught:
        check_edition(rows)
    assert caught.value.where == ("store", 2, field)


def test_census_counts_45_tokens_and_sees_what_is_wrong() -> None:
    for seats in (3, 4, 5):
        box, table = box_for(seats), Table()
        setup(box, table)
        assert sum(table.bag) + sum(table.removed) == 45
        assert census(box, table) == [0] * 7
    box = box_for(3)
    fine = trading(box, ("mmmnnpps", "nnnppsst", "mmppsttt"), stores={0: "two", 1: "same"})
    assert census(box, fine) == [0] * 7
    lost = fine.clone()
    lost.plate[1][2] -= 1
    assert census(box, lost) == [0, 0, -1, 0, 0, 0, 0]
    twice = fine.clone()
    twice.marker[2][0] = 5
    assert census(box, twice) == [0, 0, 0, 0, 0, 1, 0]
    shared = fine.clone()
    shared.store[1] = shared.store[0]
    assert census(box, shared) == [0, 0, 0, 0, 0, 0, 1]
