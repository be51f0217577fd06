"""Records: a box or a table is one flat run of small signed integers.

A record is a `ctypes.Structure`, so that `table.plate[seat][sweet] -= 1` reads the same in plain Python and compiled, a
misspelt field is an error, and a copy is a copy of bytes.
"""

import ctypes
from array import array
from collections.abc import Iterable
from ctypes import c_int8, c_int16, c_int32, c_int64
from functools import cache, lru_cache
from itertools import groupby
from typing import Any, Self

SIGNED = (c_int64, c_int32, c_int16, c_int8)  # widest first, the order that fields must have
CODES = dict(zip(SIGNED, "qihb", strict=True))  # as `array` names them


class Record(ctypes.Structure):
    """Base of every Box and Table. A subclass needs `__slots__ = ()`, else misspelt fields pass unseen."""

    __slots__ = ()

    def clone(self) -> Self:
        return type(self).from_buffer_copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_buffer_copy, (bytes(self),)  # type: ignore[call-overload]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and bytes(self) == bytes(other)  # type: ignore[call-overload]

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {to_line(self)}>"


@lru_cache(256)
def array_of(number: Any, count: int) -> type[ctypes.Array[Any]]:
    """The type of such arrays, cached: ctypes drops types that nobody refers to, and only a garbage collection frees them, which
    delays everybody."""
    return number * count  # type: ignore[no-any-return]


def element(field_type: Any) -> Any:
    """The integer type of a field: of `c_int8 * 5 * 6` it is c_int8."""
    while issubclass(field_type, ctypes.Array):
        field_type = field_type._type_
    return field_type


def check_layout(record: type[Record]) -> None:
    """Refuse a record whose bytes could hide something: padding, unsigned fields, no `__slots__`."""
    widths = []
    for name, field_type in record._fields_:  # type: ignore[misc]
        integer = element(field_type)
        if integer not in SIGNED:
            raise TypeError(f"{record.__name__}.{name}: expected a signed integer field, got {integer.__name__}")
        widths.append(ctypes.sizeof(integer))
    if widths != sorted(widths, reverse=True):
        raise TypeError(f"{record.__name__}: expected the widest fields first, got widths {widths}")
    if "__slots__" not in vars(record):
        raise TypeError(f"{record.__name__}: add `__slots__ = ()` to the class")
    used = sum(ctypes.sizeof(field_type) for _, field_type in record._fields_)  # type: ignore[misc]
    if used != ctypes.sizeof(record):
        # The tail is padded to the widest field; bytes nobody names would be hashed and compared.
        raise TypeError(f"{record.__name__}: expected no padding, got {ctypes.sizeof(record) - used} bytes at the end")


def to_line(record: Record, leave_out: tuple[str, ...] = ()) -> str:
    """A record as one line of text: `turn=2 chain=3,7,-1x4`; fields that are all zero are left out."""
    words, data = [], bytes(record)  # type: ignore[call-overload]
    for name, first, last, code in _layout(type(record)):
        part = data[first:last]
        if name not in leave_out and part.strip(b"\0"):
            words.append(f"{name}={','.join(_runs(array(code, part)))}")
    return " ".join(words)


@cache
def _layout(record: type[Record]) -> list[tuple[str, int, int, str]]:
    """Of each field: its name, where its bytes begin and end, and the kind of its numbers as `array` names it."""
    found = []
    for name, field_type in record._fields_:  # type: ignore[misc]
        place = getattr(record, name)
        found.append((name, place.offset, place.offset + place.size, CODES[element(field_type)]))
    return found


def from_line(record: Record, line: str) -> None:
    """Write the fields of such a line into a record. ValueError says what was expected and what was given."""
    fields = {name: (first, last, code) for name, first, last, code in _layout(type(record))}
    for word in line.split():
        name, _, text = word.partition("=")
        if name not in fields:
            raise ValueError(f"expected one of the fields {', '.join(fields)}, got {name!r}")
        first, last, code = fields[name]
        values = array(code)
        limit, size = 1 << (8 * values.itemsize - 1), (last - first) // values.itemsize
        for run in text.split(","):
            number, _, times = run.partition("x")
            try:
                value, repeat = int(number), int(times or 1)
            except ValueError:
                raise ValueError(f"{name}: expected a number or a run like -1x4, got {run!r}") from None
            if not -limit <= value < limit or repeat < 1 or len(values) + repeat > size:
                raise ValueError(f"{name}: expected {size} numbers from {-limit} to {limit - 1}, got {text!r}")
            values.extend([value] * repeat)
        if len(values) != size:
            raise ValueError(f"{name}: expected {size} numbers, got {len(values)}")
        ctypes.memmove(ctypes.addressof(record) + first, values.tobytes(), last - first)


def _runs(values: Iterable[int]) -> list[str]:
    runs = ((value, len(list(same))) for value, same in groupby(values))
    return [f"{value}x{times}" if times > 1 else str(value) for value, times in runs]
