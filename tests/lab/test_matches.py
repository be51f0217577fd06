"""What is kept of a match, for matches that were thought out by hand."""

import numpy as np

from lab.tracing import ROLL, TAKE, TOFFEES, trace
from sweetbox.lab.matches import MOMENTS, joined, matches_of
from sweetbox.lab.measures import (
    Sample,
    dead_ends,
    decided,
    idle,
    kingmaking,
    leading,
    order,
    seats,
    spread,
    ties,
    times_used,
    use,
    worth,
)
from sweetbox.lab.setting import Setting, Tempo

TEMPO = Tempo(decision=10.0, forced=1.0, chance=2.0)
# Seat 2 wins; seat 1 leads at first, then nobody does, then seat 2.
DECISIONS = [
    (0, TAKE, 2, 1, 1, -1, (6000, 4000)),
    (1, ROLL, 2, 1, 0, -1, (5000, 5000)),
    (0, TAKE, 2, 1, 1, -1, (7000, 3000)),
    (1, TAKE, 1, 1, 0, -1, (2000, 8000)),
]


def kept(*traces, seats_at=2):
    box = TOFFEES.make_box(seats_at)
    parts = [matches_of(TOFFEES, box, each, np.array([number]), np.zeros(1, np.int8), TEMPO) for number, each in enumerate(traces)]
    return joined(parts)


def sample(*traces, seats_at=2):
    setting = Setting("_template", seats_at, {}, None, ("random",) * seats_at, TEMPO)
    return Sample(setting, kept(*traces, seats_at=seats_at))


def test_a_match_by_hand():
    match = kept(trace([2, 1], DECISIONS))
    assert match.first.tolist() == [0]
    assert match.moves.tolist() == [4]
    assert match.rounds.tolist() == [2]
    assert match.changes.tolist() == [1]  # from seat 1 to seat 2, with nobody between
    assert match.decided.tolist() == [0.75]  # of the four decisions the last finds seat 2 ahead
    assert match.decisions.tolist() == [[2, 2]]
    assert match.choices.tolist() == [[4, 3]]
    assert match.forced.tolist() == [[0, 1]]
    assert match.seconds.tolist() == [10 + 10 + 10 + 1 + 2 * 2]
    assert match.asked.tolist() == [[20, 11]]
    assert match.leads[0].tolist() == [0] * 5 + [-1] * 5 + [0] * 5 + [1] * 5
    assert MOMENTS == 20


def test_seats_that_decide_at_once_share_the_time_and_nobody_starts():
    at_once = [(seat, TAKE, 2, 2, 0, -1, (5000, 5000)) for seat in (0, 1)]
    match = kept(trace([1, 1], at_once))
    assert match.first.tolist() == [-1]
    assert match.seconds.tolist() == [10]
    assert match.asked.tolist() == [[10, 10]]


def test_a_match_led_by_the_winner_from_the_start_was_decided_at_once():
    assert kept(trace([1, 2], [(0, TAKE, 2, 1, 0, -1, (6000, 4000))])).decided.tolist() == [0.0]
    assert kept(trace([2, 1], [(0, TAKE, 2, 1, 0, -1, (6000, 4000))])).decided.tolist() == [1.0]


def test_measures_of_two_matches():
    both = sample(trace([2, 1], DECISIONS, [3, 9]), trace([1, 1], DECISIONS, [5, 5]))
    assert {label: figure.value for label, figure in seats(both).items()} == {"1": 0.25, "2": 0.75}
    assert {label: figure.value for label, figure in order(both).items()} == {"1": 0.25, "2": 0.75}
    assert ties(both)[""].value == 0.5
    assert dead_ends(both)[""].value == 0.25
    assert {label: figure.value for label, figure in spread(both).items()} == {"last": 3.0, "second": 3.0}
    assert decided(both)[""].value == (0.75 + 0.5) / 2  # of two winners either will do: all but the second find one ahead
    assert idle(both)["1"].value == 1 - 20 / 35
    assert leading(both)["0"].value == 0.25  # seat 1 leads: it loses one and shares the other


def test_kingmaking_counts_matches_whose_king_won():
    def three(king, ranks):
        return trace(ranks, [(0, TAKE, 2, 1, 0, king, (100, 5000, 4900))])

    told = kingmaking(sample(three(1, [3, 1, 2]), three(2, [3, 1, 2]), three(-1, [3, 1, 2]), seats_at=3))
    assert told[""].value == 1 / 3


def test_what_is_used_and_what_it_goes_with():
    """A move without a choice is not counted: seat 2 chose to roll, seat 1 to take, twice."""
    matches = sample(*[trace([2, 1], DECISIONS)] * 30)
    assert {label: figure.value for label, figure in use(matches).items()} == {"move take": 0.5, "move roll": 0.5}
    assert times_used(matches) == {"move take": 2.0, "move roll": 1.0}
    told = {label: figure.value for label, figure in worth(matches).items()}
    assert told == {"move take": -1.0, "move roll": 1.0}
    assert worth(sample(*[trace([2, 1], DECISIONS)] * 5)) == {}  # too few to tell
