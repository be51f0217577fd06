"""Digests: a number for what a record holds, so that equal records can be told from others without keeping them.

Plain Python here; `translate` replaces it with straight code for a record of that size, which gives the same number.
"""

from typing import Any

START, FACTOR = 0x6A09E667F3BCC909, 0x9E3779B97F4A7C15  # odd, and as good as drawn by lot
WORD = 8  # bytes that are taken in at once
FOLD, SPARED = 32, 2  # bits: half of a word; and those that a digest leaves free


def digest(record: Any) -> int:
    """62 bits that depend on every byte."""
    data, mixed = bytes(record), START
    for first in range(0, len(data), WORD):
        mixed = (mixed ^ int.from_bytes(data[first : first + WORD], "little")) * FACTOR % (1 << 64)
        mixed ^= mixed >> FOLD
    return mixed >> SPARED


def cpu_instructions() -> dict[Any, Any]:
    """Its replacement in code compiled for the CPU."""
    from numba.extending import intrinsic

    return {digest: intrinsic(_digest_of)}


def gpu_instructions() -> dict[Any, Any]:
    """The same for the GPU."""
    import numba

    config: Any = numba.config
    if config.ENABLE_CUDASIM:  # the simulator runs plain Python
        return {}
    from numba.cuda.extending import intrinsic

    return {digest: intrinsic(_digest_of)}


def _digest_of(context: Any, record: Any) -> Any:
    from llvmlite import ir
    from numba import types

    word = ir.IntType(64)

    def emit(target: Any, to: Any, _: Any, given: Any) -> Any:
        start = to.bitcast(given[0], ir.IntType(8).as_pointer())

        def read(first: int, size: int) -> Any:
            """So many bytes as a word. A record may begin at any address."""
            number = ir.IntType(8 * size)
            there = to.gep(start, [ir.Constant(word, first)])
            read = to.load(to.bitcast(there, number.as_pointer()), align=1)
            return read if size == WORD else to.zext(read, word)

        def tail(first: int) -> Any:
            """The last bytes, fewer than a word."""
            found, left, done = ir.Constant(word, 0), record.size - first, 0
            for size in (4, 2, 1):
                if left & size:
                    found = to.or_(found, to.shl(read(first + done, size), ir.Constant(word, 8 * done)))
                    done += size
            return found

        mixed: Any = ir.Constant(word, START)
        for first in range(0, record.size, WORD):
            mixed = to.xor(mixed, read(first, WORD) if first + WORD <= record.size else tail(first))
            mixed = to.mul(mixed, ir.Constant(word, FACTOR))
            mixed = to.xor(mixed, to.lshr(mixed, ir.Constant(word, FOLD)))
        return to.lshr(mixed, ir.Constant(word, SPARED))

    return types.int64(record), emit
