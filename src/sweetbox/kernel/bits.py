"""Bits: what rules ask of a mask. Plain Python here; `translate` replaces each with one instruction in compiled code."""

from functools import lru_cache
from typing import Any


def lowest(mask: int) -> int:
    """The place of the lowest bit of a mask that is not 0."""
    return int(mask & -mask).bit_length() - 1


def bits_of(mask: int) -> int:
    """How many bits a mask has."""
    return int(mask).bit_count()


@lru_cache(maxsize=1024)
def seats_in(mask: int) -> frozenset[int]:
    """The seats of a mask; none for CHANCE. For Python above the rules."""
    return frozenset(seat for seat in range(max(mask, 0).bit_length()) if mask >> seat & 1)


def cpu_instructions() -> dict[Any, Any]:
    """Replacements for these functions in code compiled for the CPU."""
    from numba import types
    from numba.extending import intrinsic

    number = types.int64(types.int64)

    @intrinsic
    def lowest_bit(context: Any, mask: Any) -> Any:
        return number, lambda target, to, _, given: to.cttz(given[0], target.get_constant(types.boolean, False))

    @intrinsic
    def count_bits(context: Any, mask: Any) -> Any:
        return number, lambda target, to, _, given: to.ctpop(given[0])

    return {lowest: lowest_bit, bits_of: count_bits}


def gpu_instructions() -> dict[Any, Any]:
    """The same for the GPU."""
    import numba
    from numba import cuda

    config: Any = numba.config
    if config.ENABLE_CUDASIM:  # the simulator runs plain Python
        return {}

    def lowest_bit(mask: int) -> Any:
        return cuda.ffs(mask) - 1

    def count_bits(mask: int) -> Any:
        return cuda.popc(mask)

    return {lowest: cuda.jit(device=True)(lowest_bit), bits_of: cuda.jit(device=True)(count_bits)}
