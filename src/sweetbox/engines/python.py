"""The reference engine: the rules as they are written, interpreted. Rows are lists of records."""

import ctypes
from typing import Any

from sweetbox.engines.base import HostEngine
from sweetbox.kernel.record import Record, array_of

INTEGERS = {1: ctypes.c_int8, 2: ctypes.c_int16, 4: ctypes.c_int32, 8: ctypes.c_int64}  # by their bytes


class Records(list[Record]):
    """Rows that behave like an array's: `rows[1] = rows[0]` copies the record, even if it is in a NumPy array."""

    def __setitem__(self, i: Any, record: Any) -> None:
        ctypes.memmove(ctypes.addressof(self[i]), ctypes.addressof(record), ctypes.sizeof(record))


class PythonEngine(HostEngine):
    kind = "python"

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

    def shared(self, array: Any) -> Any:
        if array.dtype.fields is not None:
            data = array.view("uint8").reshape(len(array), -1)
            return Records(self.game.rules.Table.from_buffer(row.data) for row in data)
        number = ctypes.c_double if array.dtype.kind == "f" else INTEGERS[array.dtype.itemsize]
        if array.ndim == 1:
            return array_of(number, len(array)).from_buffer(array.data)
        row_type = array_of(number, array.shape[1])
        return [row_type.from_buffer(row.data) for row in array]
