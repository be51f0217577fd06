"""What rules ask of a mask: the same answers interpreted and compiled."""

from typing import Any

import numba

from sweetbox.kernel.bits import bits_of, cpu_instructions, lowest

MASKS = [1, 2, 3, 12, 1 << 12, (1 << 36) - 1, 1 << 59, 5 << 40, 1 << 62, (1 << 63) - 1]


def test_the_lowest_bit_and_how_many() -> None:
    assert [lowest(mask) for mask in (1, 12, 1 << 59)] == [0, 2, 59]
    assert [bits_of(mask) for mask in (0, 12, (1 << 60) - 1)] == [0, 2, 60]


def test_compiled_they_answer_the_same() -> None:
    instructions: dict[Any, Any] = cpu_instructions()
    lowest_bit, count_bits = instructions[lowest], instructions[bits_of]

    @numba.njit
    def both(mask: int) -> tuple[int, int]:
        return lowest_bit(mask), count_bits(mask)

    for mask in MASKS:
        assert both(mask) == (lowest(mask), bits_of(mask))
