"""What is in the box of Biscuit Pockets."""

import copy
import re
import textwrap
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sweetbox.files.editions import load_edition
from sweetbox.games.biscuit_pockets import rules
from sweetbox.games.biscuit_pockets.components import EDITION, FACTS, OPTIONS, census, check_edition, make_box
from sweetbox.games.biscuit_pockets.notation import tile_text
from sweetbox.kernel.errors import EditionError, OptionError
from sweetbox.kernel.record import check_layout

from .situation import GAME, english, lay, random_match

README = files(GAME.package).joinpath("README.md").read_text(encoding="utf-8")


def tiles() -> list[dict[str, Any]]:
    return copy.deepcopy(EDITION["tile"])


# ---- The tiles ----


def test_the_tiles_of_the_box() -> None:
    box = GAME.make_box(2)
    kinds = {tile_text(box, kind): (box.count[kind], box.points[kind]) for kind in range(rules.KINDS)}
    assert kinds == {
        "1": (10, 1),
        "1c": (1, 2),
        "x": (6, 1),
        "2": (7, 2),
        "2c": (1, 3),
        "3": (7, 3),
        "3c": (1, 4),
        "5": (3, 5),
    }


def test_what_the_rulebook_tells_of_the_tiles() -> None:
    def count(*biscuits: int) -> int:
        return sum(tile["count"] for tile in EDITION["tile"] if tile["biscuits"] in biscuits)

    assert count(1, 2, 3, 4, 5) == 36
    assert count(1) == 17  # the tip: this many can count as 1
    assert sum(tile["count"] for tile in EDITION["tile"] if tile["cracked"]) == 6
    assert count(4) == 0
    assert count(5) >= 2  # a Great 6 needs a 5 and a knocked 5


def test_bp13_all_the_points_of_the_box() -> None:
    assert lay("", beside=("",), rest=0).result()[0] == [75, 0]


def test_the_box_of_a_table() -> None:
    box = make_box(3, {"idle_rounds": 4, "show_seen": True}, EDITION)
    assert (box.seats, box.idle_turns, box.show_seen) == (3, 12, 1)
    assert list(box.count) == [10, 1, 6, 7, 1, 7, 1, 3]
    assert list(box.biscuits) == [1, 1, 1, 2, 2, 3, 3, 5]
    assert list(box.cracked) == [0, 0, 1, 0, 0, 0, 0, 0]
    assert list(box.points) == [1, 2, 1, 2, 3, 3, 4, 5]


def test_records_hold_no_hidden_bytes() -> None:
    check_layout(rules.Box)
    check_layout(rules.Table)


# ---- Facts and options ----


def test_facts() -> None:
    assert (FACTS.title, FACTS.designers, FACTS.publisher) == ("Biscuit Pockets", ("Tsutomu Dejima",), "decoct design")
    assert GAME.seats == (2, 6)


def test_bp14_bp16_options_and_their_defaults() -> None:
    assert GAME.check_options({}) == {"idle_rounds": 12, "show_seen": False}
    assert GAME.check_options({"idle_rounds": "100", "show_seen": "yes"}) == {"idle_rounds": 100, "show_seen": True}
    assert GAME.make_box(4).idle_turns == 48


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"idle_rounds": 0}, "Option idle_rounds: expected a whole number from 1 to 100, got 0."),
        ({"idle_rounds": 101}, "Option idle_rounds: expected a whole number from 1 to 100, got 101."),
        ({"show_seen": "perhaps"}, "Option show_seen: expected yes or no, got perhaps."),
        ({"spice": 1}, "No such option: spice. Options of biscuit_pockets: idle_rounds and show_seen."),
    ],
)
def test_wrong_options(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.make_box(2, options)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_wrong_seats(seats: int) -> None:
    with pytest.raises(OptionError, match=f"expected 2 to 6 seats, got {seats}"):
        GAME.make_box(seats)


def test_the_largest_table_stays_within_its_numbers() -> None:
    box = GAME.make_box(6, {"idle_rounds": 100})
    assert box.idle_turns == 600
    table = lay("5", seats=6, idle=598, idle_rounds=100).do("flip a1")
    assert table.table.idle == 599
    assert table.do("flip a1").over


# ---- Editions ----


def test_the_edition_of_the_box_is_sound() -> None:
    check_edition(EDITION)


def with_tile(number: int, **changes: Any) -> list[dict[str, Any]]:
    rows = tiles()
    rows[number].update(changes)
    return rows


def without(number: int, name: str) -> list[dict[str, Any]]:
    rows = tiles()
    del rows[number][name]
    return rows


BIG = {"biscuits": 3, "chocolate": 0, "cracked": False}
CRACKED = {"biscuits": 1, "chocolate": 0, "cracked": True}


@pytest.mark.parametrize(
    ("edition", "where", "sentence"),
    [
        ([], (), "Expected an edition as sections of rows, got list."),
        ({"tile": tiles(), "cake": []}, ("cake",), "Expected the sections sizes and tile, got cake."),
        ({}, ("tile",), "Expected [[tile]] rows, got none or something else."),
        ({"tile": "1"}, ("tile",), "Expected [[tile]] rows, got none or something else."),
        ({"tile": [1]}, ("tile",), "Expected [[tile]] rows, got none or something else."),
        (
            {"tile": with_tile(2, colour="red")},
            ("tile", 2, "colour"),
            "Expected the fields biscuits, chocolate, cracked, and count, got colour.",
        ),
        ({"tile": without(3, "count")}, ("tile", 3), "This row has no field count, and it needs one."),
        (
            {"tile": with_tile(0, biscuits=6)},
            ("tile", 0, "biscuits"),
            "biscuits: expected a whole number from 1 to 5, got 6.",
        ),
        (
            {"tile": with_tile(0, biscuits="1")},
            ("tile", 0, "biscuits"),
            "biscuits: expected a whole number from 1 to 5, got 1.",
        ),
        (
            {"tile": with_tile(1, chocolate=-1)},
            ("tile", 1, "chocolate"),
            "chocolate: expected a whole number from 0 to 5, got -1.",
        ),
        ({"tile": with_tile(2, cracked=1)}, ("tile", 2, "cracked"), "cracked: expected true or false, got 1."),
        (
            {"tile": with_tile(7, count=0)},
            ("tile", 7, "count"),
            "count: expected a whole number from 1 to 36, got 0.",
        ),
        ({"tile": []}, ("tile",), "Expected one to 8 kinds of tile, got 0."),
        (
            {"tile": [*tiles(), {"biscuits": 5, "chocolate": 1, "cracked": False, "count": 1}]},
            ("tile",),
            "Expected one to 8 kinds of tile, got 9.",
        ),
        (
            {"tile": with_tile(7, biscuits=4)},
            ("tile", 7, "biscuits"),
            "Expected 1, 2, 3 or 5 biscuits, got 4: no tile shows 4, so that the fourth step needs a knock.",
        ),
        (
            {"tile": with_tile(4, chocolate=3)},
            ("tile", 4, "chocolate"),
            "Expected at most 2 chocolate biscuits on this tile, got 3.",
        ),
        (
            {"tile": with_tile(2, biscuits=2)},
            ("tile", 2, "cracked"),
            "A cracked tile must have 1 biscuit and no chocolate.",
        ),
        (
            {"tile": with_tile(2, chocolate=1)},
            ("tile", 2, "cracked"),
            "A cracked tile must have 1 biscuit and no chocolate.",
        ),
        (
            {"tile": with_tile(4, chocolate=0)},
            ("tile", 4),
            "Each kind of tile may be listed only once, but this one is the same as number 4.",
        ),
        ({"tile": with_tile(0, count=11)}, ("tile",), "Expected 36 tiles in all, got 37."),
        ({"tile": with_tile(0, count=9)}, ("tile",), "Expected 36 tiles in all, got 35."),
        (
            {"tile": with_tile(2, cracked=False, biscuits=5, chocolate=5)},
            ("tile",),
            "Expected at least one kind of cracked tile, got none.",
        ),
        (
            {"tile": [{**BIG, "count": 35}, {**CRACKED, "count": 1}]},
            ("tile",),
            "Expected at least two tiles with 1 or 2 biscuits; without them no chain is possible.",
        ),
    ],
)
def test_an_edition_that_cannot_be_this_game(edition: Any, where: tuple[str | int, ...], sentence: str) -> None:
    with pytest.raises(EditionError) as caught:
        check_edition(edition)
    assert caught.value.where == where
    assert english(caught.value.say) == sentence
    with pytest.raises(EditionError) as caught:
        GAME.make_box(2, edition=edition)
    assert str(caught.value) == sentence


def test_the_smallest_sound_edition() -> None:
    edition = {"tile": [{**BIG, "count": 34}, {**CRACKED, "count": 2}]}
    check_edition(edition)
    table = lay("x x", edition=edition).do("flip a1", "flip b1", "flip c1", "knock d1", "knock e1")
    assert table.beside(0) == "3 3 x x"


def test_an_edition_can_be_all_of_the_smallest_tiles() -> None:
    edition = {"tile": [{**CRACKED, "count": 36}]}
    table = lay("", edition=edition).do("flip a1", "flip b1", "flip c1")
    assert table.beside(0) == "x x"


def readme_edition() -> str:
    found = re.search(r"^    \[\[tile\]\].*?(?=^\S)", README, re.MULTILINE | re.DOTALL)
    assert found
    return textwrap.dedent(found.group())


def test_the_edition_in_the_readme_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "plain.toml"
    file.write_text(readme_edition(), encoding="utf-8")
    match = GAME.new_match(seats=3, seed=1, edition=load_edition(GAME, file))
    assert list(match.box.count) == [11, 6, 8, 8, 3, 0, 0, 0]  # type: ignore[attr-defined]
    assert list(match.box.points) == [1, 1, 2, 3, 5, 0, 0, 0]  # type: ignore[attr-defined]


def test_a_wrong_edition_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(readme_edition().replace("biscuits = 5", "biscuits = 4"), encoding="utf-8")
    with pytest.raises(EditionError, match=r"wrong\.toml.*\b26\b.*no tile shows 4"):
        load_edition(GAME, file)


def test_the_box_in_the_readme_is_the_box() -> None:
    box = GAME.make_box(2)
    rows = re.findall(r"^\| .* \| `(\w+)` \| (\d+) \| .* \| (\d+) \|$", README, re.MULTILINE)
    kinds = range(rules.KINDS)
    assert rows == [(tile_text(box, kind), str(box.count[kind]), str(box.points[kind])) for kind in kinds]


def test_the_options_in_the_readme_are_the_options() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (.+?) \| (\w+) \| the match ends|^\| `(\w+)` \| (.+?) \| (\w+) \| whether p", README, re.MULTILINE
    )
    assert [row[0] or row[3] for row in rows] == [option.name for option in OPTIONS]
    assert rows[0][1:3] == (f"{OPTIONS[0].low} to {OPTIONS[0].high}", str(OPTIONS[0].default))


# ---- Census ----


def test_census_counts_the_same_all_through_a_match() -> None:
    match = random_match(4, seed=1)
    tables = [match.at(entry).glimpse(None).table for entry in range(len(match.log) + 1)]
    counts = {tuple(census(match.box, table)) for table in tables}  # type: ignore[arg-type]
    assert counts == {(10, 1, 6, 7, 1, 7, 1, 3, 0, 0, 0)}


def test_census_notices_what_is_lost_or_doubled() -> None:
    sound = lay("1 2 x", beside=("1 2", "x"))
    expected = census(sound.box, sound.table)
    assert expected == [10, 1, 6, 7, 1, 7, 1, 3, 0, 0, 0]

    def changed(change: Any) -> bool:
        table = sound.table.clone()
        change(table)
        return census(sound.box, table) != expected

    assert changed(lambda table: table.received[0].__setitem__(0, 2))
    assert changed(lambda table: table.received[1].__setitem__(2, 0))
    assert changed(lambda table: table.unseen.__setitem__(7, 2))
    assert changed(lambda table: table.pocket.__setitem__(0, rules.GONE))
    assert changed(lambda table: table.pocket.__setitem__(0, 3))
    assert changed(lambda table: table.pocket.__setitem__(20, 0))
    assert changed(lambda table: setattr(table, "face_down", table.face_down & ~1))
    assert changed(lambda table: setattr(table, "steps", 1))
