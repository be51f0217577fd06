"""The box of Honeymoon: both sheets, your own sheets, and what is refused."""

import copy
import re
from pathlib import Path
from typing import Any

import pytest

from sweetbox.files.editions import load_edition
from sweetbox.games.honeymoon import components, rules
from sweetbox.games.honeymoon.components import ARROWS, EDITION, SHEETS, SWEET_MARKS, cells_of, picture, runs_of
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.registry import game
from tools.honeymoon.picture import main as write_pictures
from tools.honeymoon.picture import sheet_svg

HONEYMOON = game("honeymoon")
FOLDER = Path(components.__file__).parent


def marks(sheet: str) -> str:
    return "".join(picture(EDITION, sheet))


@pytest.mark.parametrize(("sheet", "pickles", "chunks"), [("a", 10, 12), ("b", 12, 24)])
def test_what_lies_in_a_sheet(sheet: str, pickles: int, chunks: int) -> None:
    components.check_edition(EDITION)
    assert [marks(sheet).count(mark) for mark in SWEET_MARKS] == [4] * 5
    assert marks(sheet).count("P") == pickles
    assert marks(sheet).count("#") == chunks


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_moon_is_round_13_across_with_five_start_spaces_on_each_side(sheet: str) -> None:
    widths = [13 - row.count("~") for row in picture(EDITION, sheet)]
    assert widths == [5, 9, 11, 11, 13, 13, 13, 13, 13, 11, 11, 9, 5]
    assert [marks(sheet).count(arrow) for arrow in ARROWS] == [5, 5, 5, 5]
    for row, column, mark in cells_of(picture(EDITION, sheet)):
        assert (mark == "v") == (row == 0 and 4 <= column <= 8)
        assert (mark == "<") == (column == 12 and 4 <= row <= 8)


@pytest.mark.parametrize("sheet", SHEETS)
def test_runs_of_seven_and_a_way_of_five_down_from_above(sheet: str) -> None:
    assert len(list(runs_of(picture(EDITION, sheet), 7))) >= 5
    rows = picture(EDITION, sheet)
    assert any(all(rows[row][column] not in "#~" for row in range(5)) for column in range(4, 9))


def test_on_side_b_the_sweets_lie_around_the_centre() -> None:
    for row, column, mark in cells_of(picture(EDITION, "b")):
        if mark in SWEET_MARKS:
            assert (row - 6) ** 2 + (column - 6) ** 2 <= 4.5**2


def has_cell(blocks: Any, row: int, column: int) -> bool:
    """Whether a set of cells has this one; row and column from 0."""
    return bool(blocks[(row + 1) // rules.BLOCK_ROWS] >> rules.ROW_BITS * ((row + 1) % rules.BLOCK_ROWS) + column & 1)


def test_the_box_is_the_picture() -> None:
    box = HONEYMOON.make_box(2)
    for row, column, mark in cells_of(picture(EDITION, "a")):
        cell = 13 * row + column
        assert has_cell(box.rock_block, row, column) == (mark not in "#~")
        assert (box.inward[cell] >= 0) == (mark in ARROWS) == has_cell(box.start_block, row, column)
        assert (box.content[cell] == rules.PICKLE) == (mark == "P")
    assert list(box.count) == [4, 4, 4, 4, 4, 10]
    assert [sum(block.bit_count() for block in box.start[1][direction]) for direction in range(4)] == [5, 5, 5, 5]
    assert list(box.boxes) == [4] * 5
    assert HONEYMOON.make_box(2, {"sheet": "b"}).count[rules.PICKLE] == 12


def test_one_entrance_start_spaces_lead_inwards_only() -> None:
    box = HONEYMOON.make_box(2, {"one_entrance": True})
    for length in range(1, rules.SLOTS + 1):
        assert [sum(block.bit_count() for block in box.start[length][direction]) for direction in range(4)] == [5, 5, 5, 5]
        assert [column for column in range(13) if has_cell(box.start[length][rules.DOWN], 0, column)] == [4, 5, 6, 7, 8]


def own() -> dict[str, Any]:
    return copy.deepcopy({"a": EDITION["a"], "bar": EDITION["bar"]})


def with_row(number: int, row: str) -> dict[str, Any]:
    edition = own()
    edition["a"][number]["row"] = row
    return edition


def emptied(mark: str, into: str = ".") -> dict[str, Any]:
    edition = own()
    for row in edition["a"]:
        row["row"] = row["row"].replace(mark, into)
    return edition


def short_of_a_row() -> dict[str, Any]:
    edition = own()
    edition["a"].pop()
    return edition


def walled_in() -> dict[str, Any]:
    rows = ["~~~~vvvvv~~~~", "~~.........~~", "~..###......~", "~..#H#......~"]
    edition = own()
    for number, row in enumerate(rows):
        edition["a"][number]["row"] = row
    edition["a"][4]["row"] = "> . . # # # . . . . . . <"
    return edition


def all_chunks() -> dict[str, Any]:
    edition = emptied(".", "#")
    edition["a"][6]["row"] = "> # . # . # . # M # P # <"
    return edition


def swapped_bar() -> dict[str, Any]:
    edition = own()
    edition["bar"].reverse()
    return edition


@pytest.mark.parametrize(
    ("edition", "key", "where"),
    [
        (short_of_a_row(), "edition.rows", ("a",)),
        (with_row(3, "~ . ."), "edition.marks", ("a", 3, "row")),
        (with_row(3, "~ . # . . . C . . . M ? ~"), "edition.mark", ("a", 3, "row")),
        (with_row(3, "~ . # . . . C v . . M P ~"), "edition.rim", ("a", 3, "row")),
        (emptied("H"), "edition.sweets", ("a",)),
        (emptied(".", "H"), "edition.sweets", ("a",)),
        (emptied(".", "P"), "edition.pickles", ("a",)),
        (emptied("^", "."), "edition.side", ("a",)),
        (all_chunks(), "edition.run", ("a",)),
        (walled_in(), "edition.walled", ("a", 3, "row")),
        (swapped_bar(), "edition.bar", ("bar",)),
        ({"bar": own()["bar"]}, "error.edition_rows", ("a",)),
        ({**own(), "c": []}, "error.edition_section", ("c",)),
    ],
)
def test_what_can_be_no_sheet_is_refused(edition: dict[str, Any], key: str, where: tuple[str | int, ...]) -> None:
    with pytest.raises(EditionError) as caught:
        components.check_edition(edition)
    assert (caught.value.say.key, caught.value.where) == (key, where)


def test_a_sheet_of_ones_own_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    rows = "\n".join(f'[[a]]\nrow = "{row["row"]}"' for row in EDITION["b"])
    bar = "\n".join(f'[[bar]]\nsweet = "{row["sweet"]}"\nboxes = 3' for row in EDITION["bar"])
    file.write_text(f"{rows}\n{bar}\n", encoding="utf-8")
    edition = load_edition(HONEYMOON, file)
    box = HONEYMOON.make_box(2, {}, edition)
    assert list(box.content) == list(HONEYMOON.make_box(2, {"sheet": "b"}).content)
    assert list(box.boxes) == [3] * 5
    with pytest.raises(EditionError) as caught:
        HONEYMOON.make_box(2, {"sheet": "b"}, edition)
    assert caught.value.say.key == "edition.no_sheet"
    file.write_text(file.read_text(encoding="utf-8").replace("P P .", "P ? ."), encoding="utf-8")
    with pytest.raises(EditionError, match=r"line 4\b"):
        load_edition(HONEYMOON, file)


def test_census_notices_what_is_lost() -> None:
    box = HONEYMOON.make_box(2)
    table = HONEYMOON.set_up(box).table
    whole = components.census(box, table)
    lost = table.clone()
    lost.ticked[0][0] = 1
    assert components.census(box, lost) != whole
    lost = table.clone()
    lost.dug[1][1] = 1  # a1 is sky
    assert components.census(box, lost) != whole
    lost = table.clone()
    lost.pickles[1] = 1
    assert components.census(box, lost) != whole


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_picture_beside_the_readme_is_of_todays_sheet(sheet: str) -> None:
    """Made again by `python tools/honeymoon/picture.py`."""
    assert (FOLDER / f"sheet_{sheet}.svg").read_text(encoding="utf-8") == sheet_svg(EDITION, sheet)
    assert sheet_svg(EDITION, sheet).count("<rect") == 1 + 137 + 4 + 4  # sky, cells, chocolates, marshmallows


def test_pictures_are_written_where_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_pictures([str(tmp_path)])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["sheet_a.svg", "sheet_b.svg"]
    assert str(tmp_path / "sheet_a.svg") in capsys.readouterr().out


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_readme_shows_the_sheets(sheet: str) -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    for row in EDITION[sheet]:
        assert re.search(re.escape(row["row"]), text)
    assert f"sheet_{sheet}.svg" in text
