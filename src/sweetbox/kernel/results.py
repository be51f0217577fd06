"""Results: who has won, worked out once for every game's view."""

from typing import Any

from sweetbox.kernel.game import Rules


def final(rules: Rules, box: Any, table: Any) -> tuple[list[int], list[int]]:
    """The points and the rank of each seat."""
    points, ranks = [0] * box.seats, [0] * box.seats
    rules.result(box, table, points, ranks)
    return points, ranks


def winners(rules: Rules, box: Any, table: Any) -> list[int]:
    """The seats that have won; none while the match goes on."""
    if rules.to_act(box, table) != 0:
        return []
    _, ranks = final(rules, box, table)
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def tie_was_broken(rules: Rules, box: Any, table: Any) -> bool:
    """Whether one seat alone has won although another has as many points."""
    points, ranks = final(rules, box, table)
    return ranks.count(1) == 1 and points.count(points[ranks.index(1)]) > 1
