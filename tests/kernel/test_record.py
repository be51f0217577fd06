import ctypes
from ctypes import c_int8, c_int16, c_int32, c_int64, c_uint8

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sweetbox.kernel.record import Record, check_layout, element, from_line, to_line


class Sample(Record):
    __slots__ = ()
    _fields_ = [("wide", c_int64), ("word", c_int32), ("pair", c_int16 * 2), ("grid", c_int8 * 3 * 2), ("a", c_int8), ("b", c_int8)]


class Other(Record):
    __slots__ = ()
    _fields_ = Sample._fields_


def layout(*fields: tuple[str, object], slots: bool = True) -> type[Record]:
    body = {"_fields_": list(fields)} | ({"__slots__": ()} if slots else {})
    return type("Odd", (Record,), body)


def test_a_misspelt_field_is_an_error():
    with pytest.raises(AttributeError):
        Sample().wrod = 1


def test_an_index_out_of_range_is_an_error():
    with pytest.raises(IndexError):
        Sample().grid[2][0] = 1


def test_a_clone_is_apart_from_its_original():
    record = Sample(wide=5)
    record.grid[1][2] = 7
    clone = record.clone()
    assert clone == record
    assert hash(clone) == hash(record)
    clone.grid[1][2] = 8
    assert record.grid[1][2] == 7
    assert clone != record


def test_equal_bytes_of_another_class_are_not_equal():
    assert Sample() != Other()
    assert Sample() != 0


def test_a_record_shows_its_line():
    assert repr(Sample(a=3)) == "<Sample a=3>"


def test_element_gives_the_integer_of_a_field():
    assert element(c_int8 * 3 * 2) == c_int8
    assert element(c_int64) == c_int64


def test_a_clean_layout_passes():
    check_layout(Sample)
    assert ctypes.sizeof(Sample) == 24


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (layout(("a", c_uint8)), "Odd.a: expected a signed integer field, got c_ubyte"),
        (layout(("a", c_uint8 * 4 * 2)), "Odd.a: expected a signed integer field, got c_ubyte"),
        (layout(("a", ctypes.c_float)), "Odd.a: expected a signed integer field, got c_float"),
        (layout(("a", c_int8), ("b", c_int16)), "Odd: expected the widest fields first, got widths [1, 2]"),
        (layout(("a", c_int16), ("b", c_int8)), "Odd: expected no padding, got 1 bytes at the end"),
        (layout(("a", c_int8), slots=False), "Odd: add `__slots__ = ()` to the class"),
    ],
)
def test_a_layout_that_could_hide_something_is_refused(record, expected):
    with pytest.raises(TypeError) as error:
        check_layout(record)
    assert str(error.value) == expected


def test_a_line_leaves_zeros_out_and_joins_runs():
    record = Sample(a=-3)
    record.grid[0][:], record.grid[1][:] = [-1, -1, -1], [-1, 2, 0]
    assert to_line(record) == "grid=-1x4,2,0 a=-3"
    assert to_line(record, leave_out=("grid",)) == "a=-3"
    assert to_line(Sample()) == ""


def integers(bits: int) -> st.SearchStrategy[int]:
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


@given(
    integers(64),
    integers(32),
    st.tuples(integers(16), integers(16)),
    st.lists(st.one_of(st.sampled_from([0, -1]), integers(8)), min_size=6, max_size=6),
    integers(8),
)
def test_a_line_gives_the_same_bytes_again(wide, word, pair, grid, a):
    record = Sample(wide=wide, word=word, a=a)
    record.pair[0], record.pair[1] = pair
    record.grid[0][:], record.grid[1][:] = grid[:3], grid[3:]
    again = Sample()
    from_line(again, to_line(record))
    assert bytes(again) == bytes(record)
    assert "\n" not in to_line(record)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("nope=1", "expected one of the fields wide, word, pair, grid, a, b, got 'nope'"),
        ("a", "a: expected a number or a run like -1x4, got ''"),
        ("a=", "a: expected a number or a run like -1x4, got ''"),
        ("a=one", "a: expected a number or a run like -1x4, got 'one'"),
        ("a=1.5", "a: expected a number or a run like -1x4, got '1.5'"),
        ("a=1xx2", "a: expected a number or a run like -1x4, got '1xx2'"),
        ("a=128", "a: expected 1 numbers from -128 to 127, got '128'"),
        ("a=-129", "a: expected 1 numbers from -128 to 127, got '-129'"),
        ("a=1,2", "a: expected 1 numbers from -128 to 127, got '1,2'"),
        ("a=1x0", "a: expected 1 numbers from -128 to 127, got '1x0'"),
        ("grid=1x5", "grid: expected 6 numbers, got 5"),
        ("grid=1x7", "grid: expected 6 numbers from -128 to 127, got '1x7'"),
        ("grid=1x99999999999", "grid: expected 6 numbers from -128 to 127, got '1x99999999999'"),
        ("word=2147483648", "word: expected 1 numbers from -2147483648 to 2147483647, got '2147483648'"),
    ],
)
def test_a_line_that_is_none_is_refused_in_words(line, expected):
    with pytest.raises(ValueError) as error:  # noqa: PT011
        from_line(Sample(), line)
    assert str(error.value) == expected


@given(st.text())
def test_any_text_is_read_or_refused(line):
    try:
        from_line(Sample(), line)
    except ValueError as error:
        assert "expected" in str(error)
