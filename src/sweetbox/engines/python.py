"""The reference engine: the rules as they are written, interpreted. Rows are lists of records."""

import ctypes
from collections.abc import Iterator
from typing import Any

from sweetbox.engines.base import HostEngine
from sweetbox.kernel.record import Record, array_of

INTEGERS = {1: ctypes.c_int8, 2: ctypes.c_int16, 4: ctypes.c_int32, 8: ctypes.c_int64}  # by their bytes


class Records(list[Record]):
    """Rows that behave like an array's: `rows[1] = rows[0]` copies the record, even if it is in a NumPy array."""

    def __setitem__(self, i: Any, record: Any) -> None:
        ctypes.memmove(ctypes.addressof(self[i]), ctypes.addressof(record), ctypes.sizeof(record))


class PythonEngine(HostEngine):
    kind, slow = "python", 120

    def records(self, record: type[Record], count: int) -> Records:
        return Records(record() for _ in range(count))

    def numbers(self, count: int, width: int | None, bits: int) -> Any:
        integer = INTEGERS[bits // 8]
        if width is None:
            return array_of(integer, count)()
        row_type = array_of(integer, width)
        return [row_type() for _ in range(count)]

    def wrap(self, *records: Record) -> Records:
        return Records(record.clone() for record in records)

    def unwrap(self, rows: Any, i: int) -> Record:
        return rows[i].clone()  # type: ignore[no-any-return]

    def shared(self, memory: Any) -> Any:
        view: Any = memoryview(memory)
        if view.format.startswith("T"):
            return Records(_parts(self.game.rules.Table, view))
        number = ctypes.c_double if view.format == "d" else INTEGERS[view.itemsize]
        if view.ndim == 1:
            return array_of(number, len(view)).from_buffer(view)
        return list(_parts(array_of(number, view.shape[1]), view))

    def listed(self, numbers: Any) -> list[Any]:
        return [list(each) if isinstance(each, ctypes.Array) else each for each in numbers]


def _parts(kind: Any, view: Any) -> Iterator[Any]:
    """The rows of a view, each of this kind."""
    return (kind.from_buffer(view, row * ctypes.sizeof(kind)) for row in range(len(view)))
