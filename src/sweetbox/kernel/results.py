"""Results: points, ranks and who has won, worked out in one place."""

from collections.abc import Callable, Sequence
from ctypes import c_int32
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.record import array_of

if TYPE_CHECKING:
    from sweetbox.kernel.game import Rules


class Result(NamedTuple):
    """How a match ended, a number for each seat."""

    points: list[int]
    ranks: list[int]  # 1 is best; tied seats share a rank


def result_of(rules: "Rules", box: Any, table: Any) -> Result:
    """Points and ranks of a match that is over."""
    return read_result(rules.result, box, table, rules.SEATS[1], box.seats)


def read_result(result: Callable[[Any, Any, Any, Any], None], box: Any, table: Any, most: int, seats: int) -> Result:
    """The same, as a function of the contract writes it, which is given the box and the table as it takes them."""
    points, ranks = array_of(c_int32, most)(), array_of(c_int32, most)()
    result(box, table, points, ranks)
    return Result(points[:seats], ranks[:seats])


def winners(rules: "Rules", box: Any, table: Any) -> list[int]:
    """The seats that have won; none while the match continues."""
    if rules.to_act(box, table) != 0:
        return []
    return [seat for seat, rank in enumerate(result_of(rules, box, table).ranks) if rank == 1]


def tie_was_broken(rules: "Rules", box: Any, table: Any) -> bool:
    """Whether a single seat has won although another has as many points."""
    points, ranks = result_of(rules, box, table)
    return ranks.count(1) == 1 and points.count(points[ranks.index(1)]) > 1


def share_of_win(ranks: Sequence[int], seat: int) -> float:
    """1 for the winner, equal parts for seats that share the win, 0 for the others."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
