import pytest

from sweetbox import EditionError
from sweetbox.kernel.edition import Field, check_sections

SECTIONS = {
    "card": (Field("value", low=1, high=9), Field("bold", bool), Field("suit", str, choices=("red", "blue")), Field("name", str)),
    "die": (Field("sides", low=2, high=20),),
}


def good() -> dict:
    row = {"value": 3, "bold": False, "suit": "red", "name": "Ann"}
    return {"card": [dict(row), {**row, "value": 9}], "die": [{"sides": 6}]}


def test_an_edition_as_it_should_be():
    check_sections(good(), SECTIONS)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("value", 0, "value: expected a whole number from 1 to 9, got 0."),
        ("value", 10, "value: expected a whole number from 1 to 9, got 10."),
        ("value", True, "value: expected a whole number from 1 to 9, got True."),
        ("value", "3", "value: expected a whole number from 1 to 9, got 3."),
        ("value", 3.0, "value: expected a whole number from 1 to 9, got 3.0."),
        ("bold", 1, "bold: expected true or false, got 1."),
        ("suit", "green", "suit: expected red or blue, got green."),
        ("suit", ["red"], "suit: expected red or blue, got ['red']."),
        ("name", 5, "name: expected a text, got 5."),
    ],
)
def test_a_value_out_of_its_range_is_named(field, value, expected):
    edition = good()
    edition["card"][1][field] = value
    with pytest.raises(EditionError) as caught:
        check_sections(edition, SECTIONS)
    assert str(caught.value) == expected
    assert caught.value.where == ("card", 1, field)


def test_a_missing_field_is_named():
    edition = good()
    del edition["card"][1]["bold"]
    with pytest.raises(EditionError, match=r"This row has no field bold, and it needs one\.") as caught:
        check_sections(edition, SECTIONS)
    assert caught.value.where == ("card", 1)


def test_a_field_too_many_is_named():
    edition = good()
    edition["die"][0]["colour"] = 3
    with pytest.raises(EditionError, match=r"Expected the fields sides, got colour\.") as caught:
        check_sections(edition, SECTIONS)
    assert caught.value.where == ("die", 0, "colour")


def test_a_section_too_many_is_named():
    with pytest.raises(EditionError, match=r"Expected the sections card and die, got cake\.") as caught:
        check_sections({**good(), "cake": []}, SECTIONS)
    assert caught.value.where == ("cake",)


@pytest.mark.parametrize("rows", [None, 5, "rows", {}, [1], [[]]])
def test_rows_that_are_none_are_refused(rows):
    with pytest.raises(EditionError, match=r"Expected \[\[die\]\] rows, got none or something else\.") as caught:
        check_sections({**good(), "die": rows}, SECTIONS)
    assert caught.value.where == ("die",)


@pytest.mark.parametrize("edition", [None, [], "text", 5])
def test_what_is_no_edition_is_refused(edition):
    with pytest.raises(EditionError, match=f"Expected an edition as sections of rows, got {type(edition).__name__}"):
        check_sections(edition, SECTIONS)
