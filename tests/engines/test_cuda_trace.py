"""Traces on the GPU, without one: how matches are begun, and what is collected. On a GPU, `benchmarks/gpu_check.py` compares all
games."""

import numpy as np
import pytest

import sweetbox
from pretended import pretended_gpu
from sweetbox.bots.quick import play_quick
from sweetbox.engines import cuda_trace

TOFFEES = sweetbox.game("_template")
COLUMNS = ("points", "ranks", "entries", "starts", "seat", "move", "choices", "width", "drawn", "king", "shares")
LINE_UPS = [("greedy", "random", "greedy"), ("random", "greedy", "greedy"), ("random", "random", "random")] * 4
SEEDS = list(range(5, 5 + len(LINE_UPS)))
BOX = TOFFEES.make_box(3, {"toffees": 40})


@pytest.fixture
def launches():
    with pretended_gpu(TOFFEES) as found:
        yield found


def check_same(one, other):
    for column in COLUMNS:
        mine, theirs = getattr(one, column), getattr(other, column)
        assert mine.dtype == theirs.dtype, column
        assert np.array_equal(mine, theirs), column
    assert one.tables.tobytes() == other.tables.tobytes()


def test_the_matches_are_those_of_the_cpu(launches):
    check_same(play_quick(TOFFEES, BOX, SEEDS, LINE_UPS, "cuda"), play_quick(TOFFEES, BOX, SEEDS, LINE_UPS))
    assert launches == [(len(SEEDS), 512)]


def test_matches_too_long_for_their_room_are_played_again_and_keep_their_order(launches, monkeypatch):
    expected = play_quick(TOFFEES, BOX, SEEDS, LINE_UPS)
    lengths = np.diff(expected.starts)
    assert lengths.min() < 24 < lengths.max()
    monkeypatch.setattr(cuda_trace, "ROOM", 24)
    monkeypatch.setattr(cuda_trace, "MOST", 24 * 8)
    check_same(play_quick(TOFFEES, BOX, SEEDS, LINE_UPS, "cuda"), expected)
    assert launches[0] == (8, 24)
    assert launches[1] == (2, 96)  # four times the room, for a quarter of the matches
    launches.clear()
    check_same(play_quick(TOFFEES, BOX, SEEDS, LINE_UPS, "cuda"), expected)
    assert {room for _, room in launches} == {96}  # what the game needs is known now


def test_a_part_of_a_trace_is_the_trace_of_these_matches():
    whole = play_quick(TOFFEES, BOX, SEEDS, LINE_UPS)
    check_same(whole.part(4, 9), play_quick(TOFFEES, BOX, SEEDS[4:9], LINE_UPS[4:9]))
