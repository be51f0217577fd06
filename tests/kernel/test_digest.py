"""Digests: the same number interpreted and compiled, and another one for every other record."""

from ctypes import c_int8, sizeof
from typing import Any

import numba
import numpy as np
import pytest

from sweetbox.kernel.digest import cpu_instructions, digest
from sweetbox.kernel.record import Record


def record_of(size: int) -> type[Record]:
    """One with as many bytes."""
    return type("Some", (Record,), {"__slots__": (), "_fields_": [("bytes", c_int8 * size)]})


@pytest.mark.parametrize("size", [1, 7, 8, 9, 14, 16, 23])
def test_compiled_it_is_the_same_wherever_a_record_begins(size: int) -> None:
    digest_of: Any = cpu_instructions()[digest]

    @numba.njit
    def of_row(rows: Any, i: int) -> int:
        return digest_of(rows[i])

    kind = record_of(size)
    rows = np.frombuffer(np.random.default_rng(size).bytes(5 * size), np.dtype(kind)).copy()
    for i, row in enumerate(rows):
        assert of_row(rows, i) == digest(kind.from_buffer_copy(row.tobytes()))


def test_every_bit_makes_a_difference() -> None:
    kind = record_of(11)
    found = {digest(kind())}
    for bit in range(8 * sizeof(kind)):
        found.add(digest(kind.from_buffer_copy((1 << bit).to_bytes(sizeof(kind), "little"))))
    assert len(found) == 8 * sizeof(kind) + 1
    assert all(0 <= each < 1 << 62 for each in found)
