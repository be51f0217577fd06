"""Everything counted: sums hold to the last digit, mistakes have the size that they have, and nobody is judged by what they cannot
know."""

import pytest

from review.playing import EXACT, TOFFEES, at_random, few_pockets, five_cards, unexplained
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.results import share_of_win
from sweetbox.review import exact
from sweetbox.review.exact import Exact, deals_of
from sweetbox.review.reviewing import all_ends
from sweetbox.review.step import entered


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "match",
    [
        pytest.param(lambda seed: TOFFEES.new_match(2, seed=seed, toffees=9), id="toffees"),
        pytest.param(lambda seed: TOFFEES.new_match(3, seed=seed, toffees=7), id="toffees of three"),
        pytest.param(few_pockets, id="few pockets"),
    ],
)
def test_where_everything_lies_open_luck_and_decisions_are_all_there_is(match, seed):
    played = at_random(match(seed), seed)
    made = played.review(exact=True)
    assert unexplained(made) < EXACT
    for seat, each in enumerate(made.sums):
        assert each.final == share_of_win(played.ranks, seat)
        assert abs(each.rest_sum) < EXACT  # perfect play leaves nothing unexplained
        assert each.own_sum <= 0
        assert each.luck_sum_error == each.own_sum_error == each.others_sum_error == 0
    for moment in made.moments:
        assert abs(sum(moment.luck)) < EXACT  # what one seat has more, others have less
        assert abs(sum(moment.skill)) < EXACT
        assert abs(sum(moment.before.shares) - 1) < EXACT


@pytest.mark.parametrize("seed", range(2))
def test_where_something_is_hidden_the_parts_add_up_with_what_is_left(seed):
    made = at_random(five_cards(seed=seed), seed).review(exact=True)
    assert unexplained(made) < EXACT
    assert all(each.own_sum <= EXACT for each in made.sums)


def test_the_luck_of_all_outcomes_is_none_on_average():
    """Whatever chance does, weighed by how likely it is."""
    match = TOFFEES.new_match(2, seed=1, toffees=8)
    seat = min(match.to_act)
    rolled = entered(match.position, seat, 1)
    looks, ends = Exact(match), all_ends(rolled)
    assert ends is not None
    assert abs(sum(weight for _, weight in ends.values()) - 1) < EXACT
    before = looks.worth(rolled).shares
    for each in range(2):
        luck = sum(weight * (looks.worth(after).shares[each] - before[each]) for after, weight in ends.values())
        assert abs(luck) < EXACT


def test_a_blunder_has_the_size_that_it_has():
    """Two toffees are left, and the last one sticks. Taking one leaves the sticky one to the other, who is ahead by seven and keeps
    none of it: a won match. Rolling takes both for sure unless the die shows 1."""
    line = "jar=2 taken=3,10,0x2 rolls=0x4 phase=1"
    match = TOFFEES.new_match(2, seed=0, table=line, golden=False)
    faces = list(match.box.faces)
    ones = faces[0] / sum(faces)
    judged = {move: Exact(match).judge(match, 0, move) for move in (0, 1)}
    assert judged[0].best.move == 0
    assert judged[0].skill == [0.0, 0.0]
    assert judged[1].best.move == 0
    assert judged[1].chosen.share == pytest.approx(ones)
    assert judged[1].skill[0] == pytest.approx(ones - 1)
    assert judged[1].skill[1] == pytest.approx(1 - ones)
    match.play(0, 1)
    at_random(match)
    made = match.review(exact=True)
    first = made.moments[0]
    assert (first.kind, first.entry, first.seat, first.grade) == ("decision", 0, 0, "blunder")
    assert first.loss == pytest.approx(1 - ones)
    assert first.best is not None
    assert first.best.move == 0


def test_in_few_pockets_a_planted_mistake_is_found_with_its_size():
    match = few_pockets(3)
    looks = Exact(match)
    worth = {move: looks.worth(entered(match.position, 0, move)).shares[0] for move in match.legal_indices(0)}
    best, worst = max(worth.values()), min(worth, key=lambda move: worth[move])
    assert best - worth[worst] > 0.01
    match.play(0, worst)
    made = at_random(match).review(exact=True)
    assert made.moments[0].loss == pytest.approx(best - worth[worst], abs=EXACT)
    assert made.sums[0].own_sum <= -(best - worth[worst]) + EXACT


def test_what_a_seat_can_know_is_every_deal_that_it_cannot_tell_apart():
    match = five_cards()
    seat = min(match.to_act)
    deals = deals_of(match, seat)
    assert bytes(match.position) in deals
    assert len(deals) > 1
    assert sum(weight for _, weight in deals.values()) == pytest.approx(1)
    for position, _ in deals.values():
        assert position.hidden(seat) == match.position.hidden(seat)


def test_a_decision_is_judged_alike_in_worlds_that_its_seat_cannot_tell_apart():
    """The other holds a five in one world and a one in the other: what is true differs, what is judged does not."""
    one, two = five_cards((5, 3, 9, 7)), five_cards((5, 3, 1, 7))
    assert list(one.masked_log(0)) == list(two.masked_log(0))
    assert one.position.hidden(0) == two.position.hidden(0)
    looks = Exact(one)
    assert looks.worth(one.position).shares[0] < looks.worth(two.position).shares[0]
    for move in one.legal_indices(0):
        mine, theirs = looks.judge(one, 0, move), Exact(two).judge(two, 0, move)
        assert mine.best.move == theirs.best.move
        assert mine.skill == pytest.approx(theirs.skill, abs=EXACT)


def test_a_game_that_is_too_large_to_count_says_so(monkeypatch):
    monkeypatch.setattr(exact, "MOST", 10)
    match = at_random(TOFFEES.new_match(2, seed=1))
    with pytest.raises(OptionError, match="more than 10 positions"):
        match.review(exact=True)
