from types import SimpleNamespace
from typing import Any

import pytest

from sweetbox.kernel.results import result_of, share_of_win, tie_was_broken, winners

BOX = SimpleNamespace(seats=3)


def rules(points: list[int], ranks: list[int], to_act: int = 0) -> Any:
    """A match with this result, once `to_act` is 0."""

    def result(box: Any, table: Any, points_out: Any, ranks_out: Any) -> None:
        points_out[:3], ranks_out[:3] = points, ranks

    return SimpleNamespace(SEATS=(2, 4), to_act=lambda box, table: to_act, result=result)


@pytest.mark.parametrize(
    ("points", "ranks", "won", "broken"),
    [
        ([5, 7, 3], [2, 1, 3], [1], False),
        ([7, 7, 3], [1, 2, 3], [0], True),
        ([7, 7, 3], [1, 1, 3], [0, 1], False),
        ([7, 7, 7], [1, 1, 3], [0, 1], False),
        ([2, 2, 9], [1, 2, 3], [0], True),  # fewer points may win
        ([3, 3, 9], [2, 2, 1], [2], False),
    ],
)
def test_who_has_won_and_whether_a_tie_was_broken(points, ranks, won, broken):
    assert result_of(rules(points, ranks), BOX, None) == (points, ranks)
    assert winners(rules(points, ranks), BOX, None) == won
    assert tie_was_broken(rules(points, ranks), BOX, None) == broken


@pytest.mark.parametrize("to_act", [-1, 1, 0b110])
def test_nobody_has_won_while_the_match_goes_on(to_act):
    assert winners(rules([5, 7, 3], [2, 1, 3], to_act), BOX, None) == []


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [([2, 1, 3], [0, 1, 0]), ([1, 1, 3], [1 / 2, 1 / 2, 0]), ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3]), ([1], [1])],
)
def test_seats_share_the_win(ranks, shares):
    assert [share_of_win(ranks, seat) for seat in range(len(ranks))] == shares
