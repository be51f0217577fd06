"""What bots of Biscuit Pockets go by."""

import pytest

from sweetbox.games.biscuit_pockets.judge import OBSERVATION, evaluate, observe
from sweetbox.games.biscuit_pockets.rules import FLIPPING

from .situation import Situation, lay


def test_observe_tells_a_seat_everything_from_its_own_place() -> None:
    table = lay("1 x", beside=("2", "3 3", "5"), seats=3, turn=1, idle=4).do("flip a1")
    seen = [99] * OBSERVATION
    observe(table.box, table.table, 2, seen)
    assert 99 not in seen
    assert seen[:6] == [0, 0, 2, 1, -1, 1]  # a1 a face-up 1, b1 a face-down cracked tile, c1 unknown
    assert seen[64:72] == [-2, 0] * 4  # four places are empty
    beside = [seen[72 + 8 * seat : 80 + 8 * seat] for seat in range(6)]
    assert beside[0][7] == 1  # its own 5 first
    assert beside[1][3] == 1
    assert beside[2][5] == 2
    assert not any(map(any, beside[3:]))
    assert seen[120:128] == list(table.table.unseen)
    assert seen[128:] == [1, 2, FLIPPING, -1, 4, 3]  # steps, turns until its own, phase, last lap, idle turns, seats


def test_evaluate_gives_the_exact_share_when_the_match_is_over() -> None:
    def shares(*beside: str) -> list[int]:
        table = lay("5", beside=beside, seats=len(beside), idle_rounds=1, idle=len(beside) - 1).do("flip a1")
        assert table.over
        return [evaluate(table.box, table.table, seat) for seat in range(len(beside))]

    assert shares("1 2", "1") == [10000, 0]
    assert shares("3", "1 2") == [0, 10000]
    assert shares("1 2", "2 1", "3") == [5000, 5000, 0]
    assert shares("", "", "") == [3333, 3333, 3333]


def test_evaluate_likes_points_and_a_promising_chain() -> None:
    def share(table: Situation) -> int:
        return evaluate(table.box, table.table, 0)

    even, ahead, behind = lay("1 2"), lay("1 2", beside=("2",)), lay("1 2", beside=("", "2"))
    assert share(even) == 5000
    assert 0 < share(behind) < 5000 < share(ahead) < 10000
    assert share(even) < share(lay("1 2").do("flip a1")) < share(lay("1 2").do("flip a1", "flip b1"))


@pytest.mark.parametrize("seats", [2, 4])
def test_evaluate_never_stops_caring(seats: int) -> None:
    """However far a seat is ahead or behind, one point more is worth more, so that it does not begin to play at random."""
    others = ("",) * (seats - 2)
    mine = ["", "1", "1 1", "3 3 3 3 3 3 3", "3 3 3 3 3 3 3 1"]
    ahead = [lay(beside=(tiles, "5", *others), seats=seats) for tiles in mine]
    behind = [lay(beside=(tiles, "3 3 3 3 3 3 5 5 5 2 2", *others), seats=seats) for tiles in mine[:3]]
    for tables in (ahead, behind):
        shares = [evaluate(table.box, table.table, 0) for table in tables]
        assert shares == sorted(set(shares))
        assert 0 < shares[0] < shares[-1] < 10000


@pytest.mark.parametrize("seats", range(2, 7))
def test_evaluate_shares_an_even_match_evenly(seats: int) -> None:
    table = lay(seats=seats)
    assert [evaluate(table.box, table.table, seat) for seat in range(seats)] == [10000 // seats] * seats
