"""What is at an address: Python's records and arrays, for compiled functions that Python calls one at a time.

Passing a number to a compiled function is quick; unpacking an array or a record takes longer than most rules. In the text of
`single` each of these functions is a placeholder; `translate` replaces it with code that reads the memory.
"""

from collections.abc import Callable
from ctypes import c_int16, c_int32, c_int64
from typing import TYPE_CHECKING, Any

from sweetbox.kernel.chance import RNG_WORDS
from sweetbox.kernel.record import array_of

if TYPE_CHECKING:
    from sweetbox.kernel.game import Game


def box_at(address: int) -> Any:
    """The game's box."""


def table_at(address: int) -> Any:
    """The game's table."""


def moves_at(address: int) -> Any:
    """Room for MOVES moves."""


def weights_at(address: int) -> Any:
    """Room for the weights of OUTCOMES outcomes."""


def seats_at(address: int) -> Any:
    """Room for a number of each seat."""


def observation_at(address: int) -> Any:
    """Room for OBSERVATION numbers."""


def rng_at(address: int) -> Any:
    """A generator of random numbers."""


def _arrays(game: "Game") -> dict[Callable[[int], Any], tuple[Any, int]]:
    """What each of the arrays holds, and how many of it."""
    rules = game.rules
    return {
        moves_at: (c_int32, rules.MOVES),
        weights_at: (c_int32, rules.OUTCOMES),
        seats_at: (c_int32, rules.SEATS[1]),
        observation_at: (c_int16, game.judge.OBSERVATION),
        rng_at: (c_int64, RNG_WORDS),
    }


def plain_readers(game: "Game") -> dict[Any, Any]:
    """For interpreted code."""
    arrays = {what: array_of(number, count).from_address for what, (number, count) in _arrays(game).items()}
    return {box_at: game.rules.Box.from_address, table_at: game.rules.Table.from_address, **arrays}


def compiled_readers(game: "Game") -> dict[Any, Any]:
    """For code that is compiled for the CPU."""
    import numba
    import numpy as np
    from numba import types
    from numba.extending import intrinsic
    from numba.np import arrayobj

    arrays_of_numba: Any = arrayobj

    def record_reader(record: Any) -> Any:
        kind: Any = numba.from_dtype(np.dtype(record))

        @intrinsic
        def record_at(context: Any, address: Any) -> Any:
            return kind(types.int64), lambda target, to, _, given: to.inttoptr(given[0], target.get_value_type(kind))

        return record_at

    def array_reader(number: Any, count: int) -> Any:
        kind: Any = types.Array(numba.from_dtype(np.dtype(number)), 1, "C")

        def read(target: Any, to: Any, _: Any, given: Any) -> Any:
            array = arrays_of_numba.make_array(kind)(target, to)
            size, length = (target.get_constant(types.intp, each) for each in (np.dtype(number).itemsize, count))
            data = to.inttoptr(given[0], array.data.type)
            arrays_of_numba.populate_array(array, data=data, shape=[length], strides=[size], itemsize=size, meminfo=None)
            return array._getvalue()

        @intrinsic
        def array_at(context: Any, address: Any) -> Any:
            return kind(types.int64), read

        return array_at

    arrays = {what: array_reader(*array) for what, array in _arrays(game).items()}
    return {box_at: record_reader(game.rules.Box), table_at: record_reader(game.rules.Table), **arrays}
