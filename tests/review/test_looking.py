"""Looks by search: within their errors of what is exact, and blind to what a seat cannot know. Interpreted, so that nothing has to
be compiled for it."""

import numpy as np
import pytest

from review.playing import TOFFEES, at_random, few_pockets, five_cards
from sweetbox.bots.greedy import GreedyBot
from sweetbox.review import looking
from sweetbox.review.exact import Exact
from sweetbox.review.looking import Searching
from sweetbox.review.reviewing import standings_of
from sweetbox.review.step import Standing, Step, entered


@pytest.fixture(autouse=True)
def interpreted_adviser(monkeypatch):
    """One that looks for better moves without compiled code."""
    monkeypatch.setattr(looking, "strongest", lambda depth: GreedyBot(wait=None))


ERRORS = 4  # standard errors that an estimate may be off
PLAY = 0.02  # of the win, that a search may play on worse than perfectly


def test_a_position_is_worth_what_it_is_worth():
    match = TOFFEES.new_match(2, seed=1, table="jar=5 taken=3,4,0x2 rolls=0x4 phase=1", golden=False)
    looks, exact = Searching(match, 1600, "python"), Exact(match)
    for move in match.legal_indices(0):
        after = entered(match.position, 0, move)
        estimated, true = looks.worth(after, 1), exact.worth(after).shares
        assert sum(estimated.shares) == pytest.approx(1)
        for seat in range(2):
            assert abs(estimated.shares[seat] - true[seat]) < ERRORS * estimated.errors[seat] + PLAY


def test_few_pockets_are_worth_what_they_are_worth():
    match = few_pockets()
    estimated, true = Searching(match, 1200, "python").worth(match.position, 1), Exact(match).worth(match.position).shares
    for seat in range(2):
        assert abs(estimated.shares[seat] - true[seat]) < ERRORS * estimated.errors[seat] + PLAY


def test_a_blunder_is_found_and_has_about_its_size():
    """As in the test of exact reviews: rolling loses a won match unless the die shows 1."""
    match = TOFFEES.new_match(2, seed=0, table="jar=2 taken=3,10,0x2 rolls=0x4 phase=1", golden=False)
    judged = Searching(match, 400, "python").judge(match, 0, 1)
    true = Exact(match).judge(match, 0, 1)
    assert judged.best.move == true.best.move == 0
    for seat in range(2):
        assert abs(judged.skill[seat] - true.skill[seat]) < ERRORS * judged.errors[seat] + PLAY
    assert judged.best.share == 1
    assert judged.best.line[0] == (0, 0)


def test_the_best_move_costs_nothing():
    match = TOFFEES.new_match(2, seed=0, table="jar=2 taken=3,10,0x2 rolls=0x4 phase=1", golden=False)
    judged = Searching(match, 200, "python").judge(match, 0, 0)
    assert judged.best.move == judged.chosen.move == 0
    assert judged.skill == judged.errors == [0.0, 0.0]


def test_a_decision_is_judged_alike_in_worlds_that_its_seat_cannot_tell_apart():
    """To the last bit: nothing that is hidden goes into it, not even into its random numbers."""
    one, two = five_cards((5, 3, 9, 7)), five_cards((5, 3, 1, 7))
    looks = Searching(one, 96, "python")
    assert looks.worth(one.position, 1).shares != looks.worth(two.position, 1).shares
    for move in one.legal_indices(0)[:2]:
        assert looks.judge(one, 0, move) == Searching(two, 96, "python").judge(two, 0, move)


def test_looking_twice_says_the_same():
    match = five_cards()
    looks = Searching(match, 96, "python")
    assert looks.worth(match.position, 1).look == looks.worth(match.position, 1).look


@pytest.mark.parametrize("move", [3, 5])
def test_a_look_within_an_open_step_sees_as_far_as_one_at_its_beginning(move):
    """The other still imagines that the first seat may choose anything. Its tree must be found again all the same."""
    match = five_cards((5, 3, 9, 7))
    looks, chosen = Searching(match, 400, "python"), Standing(match.position).entered(0, move)
    for noted in (looks.noted(match.position, 1), looks.noted(chosen.position, 1, chosen.step)):
        ends = np.isin(noted, [0, 5000, 10000]).all(axis=1)  # exact: the match is over there
        assert ends.mean() > 0.5


def test_a_step_is_open_until_the_last_has_chosen():
    match = five_cards((5, 3, 9, 7))
    begun = Standing(match.position)
    first = begun.entered(0, 3)
    assert first.step == Step(match.position, ((0, 3),))
    assert first.entered(1, 9).step is None
    toffees = Standing(TOFFEES.new_match(2, seed=1).position)
    assert toffees.entered(min(toffees.position.to_act), 0).step is None


def test_each_position_of_a_match_is_there_with_its_step():
    match = at_random(five_cards())
    standings = standings_of(match)
    assert [standing.position for standing in standings] == [match.position_at(entry) for entry in range(len(match.log) + 1)]
    for standing in standings:
        if standing.step is not None:
            again = standing.step.start.copy()
            for seat, made in standing.step.made:
                again.play(seat, made)
            assert again == standing.position
