"""Editions from files: every fault names the file and the line."""

from pathlib import Path

import pytest

import sweetbox
from sweetbox import EditionError
from sweetbox.files.editions import find_edition, line_of, load_edition, shipped_editions, shipped_text

GOOD = """# An edition of my own.
[[tile]]
biscuits = 1
chocolate = 0
cracked = true
count = 6

[[tile]]
biscuits = 1
chocolate = 0
cracked = false
count = 20

[[tile]]
biscuits = 2
chocolate = 1
cracked = false
count = 10
"""


def load(path: Path, text: str | bytes) -> dict:
    if isinstance(text, bytes):
        path.write_bytes(text)
    else:
        path.write_text(text, encoding="utf-8")
    return load_edition(sweetbox.game("biscuit_pockets"), path)


def test_a_good_file_is_an_edition(tmp_path):
    edition = load(tmp_path / "mine.toml", GOOD)
    match = sweetbox.game("biscuit_pockets").new_match(2, seed=1, edition=edition)
    assert list(match.box.count) == [6, 20, 10, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("count = 6", "count = 0", 6),
        ("count = 6", "count = 'six'", 6),
        ("count = 20", "count = 99", 12),
        ("count = 20", '"count" = 99', 12),
        ("biscuits = 2", "biscuits = 4", 15),
        ("chocolate = 1", "chocolate = 3", 16),
        ("cracked = true", "cracked = 1", 5),
        ("cracked = false\ncount = 10", "cracked = true\ncount = 10", 17),
        ("count = 10", "colour = 10", 18),
        ("count = 10\n", "", 14),
        ("count = 10", "count = 9", 2),
        ("[[tile]]\nbiscuits = 2", "[[cake]]\nbiscuits = 2", 14),
        ("biscuits = 2\nchocolate = 1", "biscuits = 1\nchocolate = 0", 14),
    ],
)
def test_a_fault_names_its_line(tmp_path, old, new, line):
    assert old in GOOD
    path = tmp_path / "mine.toml"
    with pytest.raises(EditionError) as caught:
        load(path, GOOD.replace(old, new))
    assert str(caught.value).startswith(f"{path}, line {line}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["[[tile]\n", "tile = [\n", "a = 1\na = 2\n", "x"])
def test_what_is_no_toml_names_its_line(tmp_path, text):
    with pytest.raises(EditionError, match=r"mine\.toml is not valid TOML: .*(line \d+|end of document)"):
        load(tmp_path / "mine.toml", text)


def test_an_empty_file_is_refused(tmp_path):
    with pytest.raises(EditionError, match=r"mine\.toml, line 1: Expected \[\[tile\]\] rows"):
        load(tmp_path / "mine.toml", "")


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    game = sweetbox.game("biscuit_pockets")
    with pytest.raises(EditionError, match=r"Cannot read .*none\.toml: No such file or directory\."):
        load_edition(game, tmp_path / "none.toml")
    with pytest.raises(EditionError, match=r"Cannot read .*: Is a directory\."):
        load_edition(game, tmp_path)
    with pytest.raises(EditionError, match=r"Cannot read .*bytes\.toml: "):
        load(tmp_path / "bytes.toml", b"\xff\xfe")


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ((), 1),
        (("tile",), 2),
        (("tile", 0), 2),
        (("tile", 1), 8),
        (("tile", 1, "count"), 12),
        (("tile", 1, "nothing"), 8),
        (("tile", 9), 14),
        (("cake",), 1),
    ],
)
def test_the_line_of_a_place_in_the_data(where, line):
    assert line_of(GOOD, where) == line


def test_the_line_of_a_section_written_in_one_line():
    assert line_of("a = 1\ntile = [{ count = 1 }]\n", ("tile", 0, "count")) == 2


@pytest.mark.parametrize("name", sweetbox.all_games())
def test_a_small_edition_comes_with_every_game_and_can_be_found_by_name(name, tmp_path):
    game = sweetbox.game(name)
    assert "small" in shipped_editions(game)
    small = sweetbox.edition(name, "small")
    file = tmp_path / "mine.toml"
    file.write_text(shipped_text(game, "small"), encoding="utf-8")
    assert find_edition(game, str(file)) == find_edition(game, file.name, file.parent) == small
    with pytest.raises(EditionError, match=r"^No such edition comes with \w+: smal\. Known editions: "):
        find_edition(game, "smal")
    assert bytes(game.make_box(game.seats[0], {}, small)) != bytes(game.make_box(game.seats[0]))


@pytest.mark.parametrize("name", sweetbox.all_games())
def test_sizes_that_are_left_out_are_the_printed_ones(name):
    game = sweetbox.game(name)
    printed = game.components.EDITION
    without = {section: rows for section, rows in printed.items() if section != "sizes"}
    some = {**without, "sizes": [dict(list(printed["sizes"][0].items())[:1])]}
    for edition in (without, some):
        assert bytes(game.make_box(game.seats[1], {}, edition)) == bytes(game.make_box(game.seats[1]))


@pytest.mark.parametrize("name", sweetbox.all_games())
def test_a_size_out_of_its_range_names_its_line(name, tmp_path):
    game = sweetbox.game(name)
    path = tmp_path / "mine.toml"
    for field in game.components.SECTIONS["sizes"]:
        for size in (field.low - 1, field.high + 1):
            path.write_text(f"[[sizes]]\n{field.name} = {size}\n", encoding="utf-8")
            with pytest.raises(
                EditionError, match=rf"mine\.toml, line 2: {field.name}: expected a whole number from {field.low} to {field.high}"
            ):
                load_edition(game, path)


@pytest.mark.parametrize(
    ("name", "sizes", "fault"),
    [
        ("biscuit_pockets", {"high": 5}, "Expected 30 tiles in all, got 36"),
        ("honeymoon", {"faces": 3}, "Expected a roll from 1 to 3 that crosses off a box of the timer, got 4"),
        ("honeymoon", {"side": 12}, "Expected 12 rows, got 13"),
        ("sweet_nose", {"tokens": 4}, "Expected at least 27 sweets for the plates of 3 players and the market, got 20"),
        (
            "sweet_nose",
            {"market": 0},
            "Expected the market to hold what is left over with 3 players, 1 in all; it has room for 0",
        ),
        ("sweet_nose", {"plate": 5}, "Expected at most 65 points for To the Sky"),
        ("sweets_stack", {"colour": 7}, "Expected at least 32 candies for 2 players, got 28"),
        ("sweets_stack", {"refill": 6}, "Expected a hand to be refilled to 5 cards at most"),
        ("swintus", {"dice": 4}, "Expected a card of the fives to need no more dice than the 4"),
        ("swintus", {"threes": 2}, "more dice together than the 7"),
    ],
)
def test_sizes_that_cannot_be_played_say_why(name, sizes, fault):
    game = sweetbox.game(name)
    with pytest.raises(EditionError) as caught:
        game.make_box(game.seats[0], {}, {**game.components.EDITION, "sizes": [sizes]})
    assert fault in str(caught.value)


def test_there_is_one_row_of_sizes():
    game = sweetbox.game("swintus")
    with pytest.raises(EditionError, match=r"Expected one row \[\[sizes\]\], got 2"):
        game.make_box(2, {}, {**game.components.EDITION, "sizes": [{}, {}]})
