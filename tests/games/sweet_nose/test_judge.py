"""What bots of Sweet Nose go by."""

from ctypes import c_int16

from sweetbox.games.sweet_nose import notation
from sweetbox.games.sweet_nose.judge import OBSERVATION, evaluate, observe
from sweetbox.games.sweet_nose.rules import OVER, Box, Table, hide, play

from .situations import PLATES, box_for, laid, trading


def test_evaluate_is_the_exact_share_when_the_match_is_over() -> None:
    box = box_for(4)
    table = Table()
    table.phase = OVER
    table.total[:4] = [61, 58, 70, 58]
    assert [evaluate(box, table, seat) for seat in range(4)] == [0, 5000, 0, 5000]


def test_evaluate_sums_to_about_everything_and_likes_fewer_points() -> None:
    box = box_for(3)
    table = trading(box, PLATES)
    table.total[:3] = [20, 30, 25]
    shares = [evaluate(box, table, seat) for seat in range(3)]
    assert 9990 <= sum(shares) <= 10000
    worse = table.clone()
    worse.total[0] = 24
    assert evaluate(box, worse, 0) < shares[0]


def test_evaluate_likes_low_markers_on_many_sweets() -> None:
    box, table = laid(3)
    table.plate[0][:] = [4, 2, 1, 1, 0]
    table.market[:] = [1, 1, 1, 0, 0]
    best = max(range(120), key=lambda order: evaluate(box, chosen(box, table, order), 0))
    assert notation.move_text(box, best) in ("12345", "12435")


def chosen(box: Box, table: Table, order: int) -> Table:
    table = table.clone()
    play(box, table, 0, order)
    return table


def test_observe_shows_own_markers_and_nothing_hidden() -> None:
    box = box_for(3)
    table = trading(box, PLATES, markers=("31524", "54321", "12345"))
    other = trading(box, PLATES, markers=("54321", "54321", "21345"))
    out = []
    for truth in (table, other):
        hide(box, truth, 1)
        numbers = (c_int16 * OBSERVATION)(*[99] * OBSERVATION)
        observe(box, truth, 1, numbers)
        out.append(list(numbers))
    assert out[0] == out[1]
    assert 99 not in out[0]
    own = out[0][5 * 27 : 5 * 27 + 10 : 2]
    assert own == [5, 4, 3, 2, 1]
