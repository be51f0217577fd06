"""The compiled engine: the same rules through Numba. Rows are NumPy arrays."""

from functools import cache
from typing import Any

import numpy as np

from sweetbox.engines.base import HostEngine
from sweetbox.kernel.record import Record


class CpuEngine(HostEngine):
    kind = "cpu"

    def records(self, record: type[Record], count: int) -> Any:
        return np.zeros(count, dtype=row_type(record))

    def numbers(self, count: int, width: int | None, bits: int) -> Any:
        return np.zeros(count if width is None else (count, width), dtype=f"int{bits}")

    def wrap(self, *records: Record) -> Any:
        return joined(*records)

    def unwrap(self, rows: Any, i: int) -> Record:
        return record_type(self.game.rules, rows.dtype).from_buffer_copy(rows[i].tobytes())  # type: ignore[no-any-return]

    def shared(self, memory: Any) -> Any:
        return np.asarray(memory)

    def listed(self, numbers: Any) -> list[Any]:
        return numbers.tolist()  # type: ignore[no-any-return]


@cache
def row_type(record: Any) -> Any:
    """A record as NumPy knows it, worked out once: every field is looked at."""
    return np.dtype(record)


def joined(*records: Record) -> Any:
    """Copies of records of one kind as a NumPy array."""
    return np.frombuffer(bytearray(b"".join(bytes(record) for record in records)), dtype=row_type(type(records[0])))


def record_type(rules: Any, dtype: Any) -> Any:
    """Which of a game's two records a row is."""
    return rules.Table if dtype == row_type(rules.Table) else rules.Box
