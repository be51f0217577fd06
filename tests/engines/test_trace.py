"""Traces: compiled players play the matches that the same bots play one by one, and what is noted is what happened."""

import numpy as np
import pytest

import sweetbox
from sweetbox.bots.playing import play_match
from sweetbox.bots.quick import all_quick, play_quick, style_of
from sweetbox.engines import trace as traces
from sweetbox.engines.trace import GREEDY, RANDOM, follow_traces

TOFFEES = sweetbox.game("_template")
COLUMNS = ("points", "ranks", "entries", "starts", "seat", "move", "choices", "width", "drawn", "king", "shares")
LINE_UPS = [("greedy", "random", "greedy"), ("random", "greedy", "greedy"), ("random", "random", "greedy")]


def played(seed, line_up, **options):
    match = TOFFEES.new_match(len(line_up), seed=seed, **options)
    play_match(match, line_up, seed=seed)
    return match


def test_they_are_the_matches_that_the_bots_play():
    seeds = [3, 4, 5]
    made = play_quick(TOFFEES, TOFFEES.make_box(3, {"golden": True}), seeds, LINE_UPS)
    for number, (seed, line_up) in enumerate(zip(seeds, LINE_UPS, strict=True)):
        match = played(seed, line_up, golden=True)
        moves = made.of(number)
        assert [(int(s), int(m)) for s, m in zip(made.seat[moves], made.move[moves], strict=True)] == [
            entry for entry in match.log if entry[0] >= 0
        ]
        assert (made.ranks[number].tolist(), made.points[number].tolist()) == (match.ranks, match.points)
        assert made.entries[number] == len(match.log)
        assert made.tables[number].tobytes() == bytes(match.position.table)


def test_following_a_log_notes_the_same():
    seeds = [8, 9, 10]
    made = play_quick(TOFFEES, TOFFEES.make_box(3), seeds, LINE_UPS)
    logs = [played(seed, line_up).log for seed, line_up in zip(seeds, LINE_UPS, strict=True)]
    followed = follow_traces(TOFFEES, TOFFEES.make_box(3), logs)
    for column in COLUMNS:
        assert np.array_equal(getattr(made, column), getattr(followed, column)), column


def test_what_is_noted_of_a_decision():
    match = TOFFEES.new_match(2, seed=1, toffees=5)
    shares, choices = [], []
    while not match.over:
        seat = min(match.to_act)
        shares.append([TOFFEES.judge.evaluate(match.box, match.position.table, each) for each in range(2)])
        choices.append(len(match.legal(seat)))
        match.play(seat, "take")
    made = follow_traces(TOFFEES, match.box, [match.log])
    assert made.shares.tolist() == shares
    assert made.choices.tolist() == choices == [2, 2, 2, 2, 1]
    assert made.drawn.tolist() == [1, 0, 0, 0, 0]  # who starts is drawn
    assert set(made.width.tolist()) == {1}


def test_a_trace_longer_than_its_room_is_whole(monkeypatch):
    box, seeds = TOFFEES.make_box(2, {"toffees": 60}), list(range(30))
    line_ups = [("random", "random")] * len(seeds)
    wide = play_quick(TOFFEES, box, seeds, line_ups)
    monkeypatch.setattr(traces, "ROOM", 3)
    narrow = play_quick(TOFFEES, box, seeds, line_ups)
    for column in COLUMNS:
        assert np.array_equal(getattr(wide, column), getattr(narrow, column)), column


def leader_after(position, seat, move):
    """Who leads the others after a move; None where two do."""
    after = position.copy()
    after.play(seat, move)
    shares = {other: TOFFEES.judge.evaluate(after.box, after.table, other) for other in range(3) if other != seat}
    best = [other for other, share in shares.items() if share == max(shares.values())]
    return best[0] if len(best) == 1 else None


def test_who_can_no_longer_win_may_choose_who_does():
    """Every decision of many matches, worked out again by the rules as they are written."""
    seeds = list(range(120))
    box = TOFFEES.make_box(3, {"toffees": 40})
    made = play_quick(TOFFEES, box, seeds, [("random",) * 3] * len(seeds))
    expected = []
    for seed in seeds:
        match = TOFFEES.new_match(3, seed=seed, toffees=40)
        for actor, event in played(seed, ("random",) * 3, toffees=40).log:
            if actor >= 0:
                king = -1
                if TOFFEES.judge.evaluate(match.box, match.position.table, actor) <= 200:
                    leaders = {leader_after(match.position, actor, move.index) for move in match.legal(actor)} - {None}
                    mine = leader_after(match.position, actor, event)
                    king = mine if mine is not None and len(leaders) > 1 else -1
                expected.append(king)
                match.play(actor, event)
    assert made.king.tolist() == expected
    assert any(king >= 0 for king in expected)


@pytest.mark.parametrize(
    ("spec", "style"),
    [
        ("random", RANDOM),
        ("greedy", GREEDY),
        ("fair", None),
        ("master", None),
        ("search:50", None),
        ("nobody", None),
    ],
)
def test_which_bots_run_compiled(spec, style):
    assert style_of(spec) == style


def test_one_bot_that_is_asked_move_by_move_makes_a_match_slow():
    assert not all_quick(["greedy", "fair"])
    assert all_quick(["greedy", "random"])
