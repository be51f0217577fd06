"""Results: points, ranks and who has won, worked out once for everyone who asks."""

from collections.abc import Sequence
from ctypes import c_int32
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from sweetbox.kernel.game import Rules


class Result(NamedTuple):
    """How a match ended, a number for each seat."""

    points: list[int]
    ranks: list[int]  # 1 is best; tied seats share a rank


def result_of(rules: "Rules", box: Any, table: Any) -> Result:
    """Points and ranks of a match that is over."""
    most = rules.SEATS[1]
    points, ranks = (c_int32 * most)(), (c_int32 * most)()
    rules.result(box, table, points, ranks)
    return Result(points[: box.seats], ranks[: box.seats])


def winners(rules: "Rules", box: Any, table: Any) -> list[int]:
    """The seats that have won; none while the match goes on."""
    if rules.to_act(box, table) != 0:
        return []
    return [seat for seat, rank in enumerate(result_of(rules, box, table).ranks) if rank == 1]


def tie_was_broken(rules: "Rules", box: Any, table: Any) -> bool:
    """Whether one seat alone has won although another has as many points."""
    points, ranks = result_of(rules, box, table)
    return ranks.count(1) == 1 and points.count(points[ranks.index(1)]) > 1


def share_of_win(ranks: Sequence[int], seat: int) -> float:
    """1 for the winner, equal parts for seats that share the win, 0 for the others."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
