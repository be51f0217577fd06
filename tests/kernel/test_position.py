"""Positions and glimpses: of Picks, the tiny game beside this file, of Biscuit Pockets and the template."""

import copy
import pickle

import pytest

import sweetbox
from kernel.picks import COIN, GAME, NONE, PICK
from sweetbox import MoveError, NotationError, OptionError
from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import SPECTATOR, Glimpse, Position

TOFFEE = sweetbox.game("_template")
BISCUITS = sweetbox.game("biscuit_pockets")


def dealt(card: int = 2) -> Position:
    position = GAME.set_up(GAME.make_box(2))
    position.happen(card)
    return position


def test_a_position_answers_what_the_rules_answer():
    position = GAME.set_up(GAME.make_box(2))
    assert (position.mask, position.to_act, position.over) == (CHANCE, frozenset(), False)
    assert position.odds() == [1, 1, 1, 1]
    position.happen(3)
    assert (position.mask, position.to_act, position.seats) == (0b11, {0, 1}, 2)
    assert position.legal(0) == [0, 1, 2, 3]
    position.play(0, 1)
    assert position.to_act == {1}
    assert position.legal(0) == []
    position.enter(1, 2)
    assert position.mask == CHANCE
    position.enter(CHANCE, 0)
    assert position.table.phase not in (COIN, PICK)


def test_a_copy_is_apart_and_equal_positions_are_equal():
    one = dealt()
    other = one.copy()
    assert one == other
    assert len({one, other}) == 1
    other.play(0, 1)
    assert one != other
    assert one.to_act == {0, 1}
    assert one != "a position"


def test_a_position_is_copied_and_pickled_with_its_game():
    position = TOFFEE.position("jar=3 taken=10,8,0x2 turn=1 phase=1")
    for twin in (copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert twin == position
        assert twin.game.name == TOFFEE.name
        twin.play(1, 0)
        assert twin != position
    glimpse = position.hidden(1)
    assert pickle.loads(pickle.dumps(glimpse)) == glimpse


def test_a_position_is_made_again_from_its_bytes():
    position = dealt()
    again = Position.from_bytes(GAME, position.box, bytes(position))
    assert again == position
    again.play(0, 1)
    assert again != position


def test_a_caption_is_the_summary_without_what_the_picture_shows():
    match = BISCUITS.new_match(2, seed=1)
    glimpse = match.glimpse(0)
    left_out = [say for say in glimpse.summary() if say not in glimpse.caption()]
    assert len(left_out) == len(glimpse.picture()) - 1  # a row each, and the letters of the columns
    assert {say.key.partition(".")[0] for say in left_out} == {"board"}
    assert glimpse.caption() == match.caption(0) == [say for say in glimpse.summary() if say not in left_out]


def test_any_position_can_be_laid_out_from_its_line():
    position = TOFFEE.position("jar=3 taken=10,8,0x2 turn=1 phase=1", seats=2, golden=True)
    assert position.line == "jar=3 taken=10,8,0x2 turn=1 phase=1"
    assert repr(position) == f"<Position _template: {position.line}>"
    assert position.to_act == {1}
    assert position.box.golden == 1
    position.table.jar = 1
    assert position.legal(1) == [0]
    assert TOFFEE.position() == TOFFEE.set_up(TOFFEE.make_box(2))


def test_what_is_no_position_is_refused():
    with pytest.raises(NotationError, match="nonsense"):
        TOFFEE.position("nonsense=3")
    with pytest.raises(OptionError):
        TOFFEE.position(seats=9)
    with pytest.raises(OptionError):
        TOFFEE.position(colour="red")


def test_a_result_has_a_number_for_each_seat():
    position = TOFFEE.position("taken=10,8,3,0 turn=1 phase=3", seats=3)
    assert position.over
    assert position.result() == ([10, 0, 3], [1, 3, 2])
    assert position.result().ranks == [1, 3, 2]


@pytest.mark.parametrize(
    ("line", "seat", "move", "code", "key"),
    [
        ("jar=3 turn=1 phase=1", 0, 0, "not_to_act", "error.not_to_act"),
        ("jar=3 turn=1 phase=2", 1, 0, "not_to_act", "error.chance_next"),
        ("taken=10,8,0x2 turn=1 phase=3", 0, 0, "over", "error.over"),
        ("jar=3 turn=1 phase=1", 1, 2, "illegal", "error.move_index"),
        ("jar=3 turn=1 phase=1", 1, -1, "illegal", "error.move_index"),
        ("jar=1 turn=1 phase=1", 1, 1, "illegal", "why.one_left"),
    ],
)
def test_a_move_that_cannot_be_made_says_why(line, seat, move, code, key):
    with pytest.raises(MoveError) as caught:
        TOFFEE.position(line).check(seat, move)
    assert (caught.value.code, caught.value.say.key) == (code, key)


def test_a_legal_move_passes():
    TOFFEE.position("jar=3 turn=1 phase=1").check(1, 1)


# ---- Glimpses ----


def test_hiding_leaves_the_position_as_it_is():
    position = dealt(card=2)
    glimpse = position.hidden(0)
    assert position.table.secret == 2
    assert glimpse.table.secret == NONE
    assert (glimpse.seat, glimpse.game, glimpse.box) == (0, GAME, position.box)
    assert "seat 0" in repr(glimpse)
    assert bytes(glimpse) != bytes(position)


def test_a_glimpse_knows_its_own_moves_and_not_who_has_chosen():
    position = dealt()
    position.play(1, 3)
    glimpse = position.hidden(0)
    assert (glimpse.mask, glimpse.to_act) == (0b11, {0, 1})
    assert glimpse.legal() == [0, 1, 2, 3]
    assert position.hidden(1).legal() == []


def test_a_glimpse_cannot_be_played_on():
    """`make check` says so too: tests/types/glimpse.py."""
    for verb in ("play", "happen", "odds", "result", "line", "hidden", "enter"):
        assert not hasattr(dealt().hidden(0), verb)


def test_glimpses_are_equal_where_a_seat_cannot_tell_them_apart():
    assert dealt(1).hidden(0) == dealt(3).hidden(0)
    assert dealt(1).hidden(0) != dealt(1).hidden(1)
    assert len({dealt(card).hidden(SPECTATOR) for card in range(4)}) == 1


def test_a_glimpse_shows_observes_and_judges():
    glimpse = TOFFEE.position("jar=3 taken=10,8,0x2 turn=1 phase=1").hidden(1)
    assert glimpse.view()["jar"] == 3
    assert glimpse.summary()[0].key == "summary.jar"
    assert glimpse.asked() == glimpse.summary()[0]
    assert glimpse.picture()[0] == "[ooo]"
    assert glimpse.move_say(1).key == "move.roll"
    assert list(glimpse.observe())[:4] == [8, 0, 10, 0]
    assert list(glimpse.observe(0))[:4] == [10, 0, 8, 0]
    assert 0 < glimpse.evaluate() < 5000  # behind
    assert glimpse.why_not(0)[1].startswith("LT")


def test_an_imagined_position_fits_the_glimpse():
    glimpse = dealt(2).hidden(0)
    deals = {glimpse.imagined(new_rng(7, stream)).table.secret for stream in range(40)}
    assert deals == {0, 1, 2, 3}
    assert all(glimpse.imagined(new_rng(7, stream)).hidden(0) == glimpse for stream in range(5))
    assert glimpse.table.secret == NONE


def seen_tile() -> Glimpse:
    match = BISCUITS.new_match(2, seed=3)
    match.play(min(match.to_act), "knock a1")
    return match.glimpse(0)


def test_a_glimpse_can_be_forgotten_in_part():
    glimpse = seen_tile()
    assert glimpse.forgotten(0, new_rng(1)) == glimpse
    assert glimpse.forgotten(100, new_rng(1)).table.pocket[0] != glimpse.table.pocket[0]
    assert glimpse.imagined(new_rng(1), forgetting=100).hidden(0) != glimpse
    assert glimpse.imagined(new_rng(1)).hidden(0) == glimpse
    plain = TOFFEE.position().hidden(0)
    assert plain.forgotten(100, new_rng(1)) == plain


def test_a_glimpse_apart_shares_no_record():
    glimpse = seen_tile()
    apart = glimpse.apart()
    assert apart == glimpse
    apart.table.pocket[0], apart.box.seats = 7, 6
    assert glimpse.box.seats == 2
    assert apart != glimpse


def test_who_sees_an_event():
    position = GAME.set_up(GAME.make_box(2))
    assert not position.sees(0, CHANCE, 2)
    assert not position.sees(SPECTATOR, CHANCE, 2)
    position.happen(2)
    assert position.sees(1, 1, 3)
    assert not position.sees(0, 1, 3)


# ---- A match from a position ----


def test_a_match_can_begin_at_any_position():
    position = TOFFEE.position("jar=1 taken=10,8,0x2 turn=1 phase=1")
    match = Match.starting_at(position, seed=1)
    assert (match.log, match.to_act, match.position) == ([], {1}, position)
    match.play(1, "take")
    assert match.over
    assert match.points == [10, 0]
    assert position.table.jar == 1
    again = Match.from_json(match.to_json())
    assert again == match
    assert again.position_at(0) == position


def test_a_match_lets_chance_happen_first():
    match = Match.starting_at(TOFFEE.position("jar=9 turn=1 phase=2"), seed=1)
    assert [actor for actor, _ in match.log] == [CHANCE]
    assert match.to_act == {0}


def test_a_match_can_begin_at_a_line():
    line = "jar=1 taken=10,8,0x2 turn=1 phase=1"
    match = TOFFEE.new_match(seats=2, table=line, seed=1)
    assert (match.log, match.to_act, match.position.line) == ([], {1}, TOFFEE.position(line, seats=2).line)
    assert match == Match.starting_at(TOFFEE.position(line, seats=2), seed=1)
    with pytest.raises(sweetbox.MatchFileError, match="no masked copy"):
        match.to_json(seat=1)
    changed = match.to_json().replace("taken=10,8", "taken=9,8")
    with pytest.raises(sweetbox.MatchFileError, match="before the log"):
        Match.from_json(changed)
    with pytest.raises(sweetbox.NotationError):
        TOFFEE.new_match(table="jar=many")


# ---- Chance by hand ----


def test_chance_waits_for_who_wants_to_choose_it():
    """The template: a die is rolled after each move that risks one."""
    match = TOFFEE.new_match(seats=2, seed=1, explicit_chance=True)
    while not match.chance_to_act:
        match.play(min(match.to_act), match.legal(min(match.to_act))[-1])
    assert (match.to_act, match.over) == (frozenset(), False)
    weights = match.odds()
    assert weights == match.position.odds()
    assert any(weights)
    entries = len(match.log)
    least = min(each for each, weight in enumerate(weights) if weight)
    text = TOFFEE.notation.outcome_text(match.box, match.position.table, least)
    for wrong in (-1, len(weights), True, "a rainbow", 2.5):
        with pytest.raises(sweetbox.NotationError):
            match.happen(wrong)
    with pytest.raises(sweetbox.MoveError):
        match.play(0, 0)
    assert len(match.log) == entries
    twin = match.copy()
    match.happen(least)
    twin.happen(text)
    assert match == twin
    assert match.log[-1] == (CHANCE, least)
    with pytest.raises(sweetbox.MoveError, match="It is not chance's turn now"):
        match.odds()


def test_what_the_seed_would_have_drawn_is_no_choice():
    """Then the match has a file like any other; else its draws would not follow from its seed."""
    drawn = TOFFEE.new_match(seats=2, seed=1)
    while not any(actor == CHANCE for actor, _ in drawn.log):
        drawn.play(min(drawn.to_act), drawn.legal(min(drawn.to_act))[-1])
    first = next(entry for entry, (actor, _) in enumerate(drawn.log) if actor == CHANCE)
    past = drawn.at(first)
    past.happen(drawn.log[first][1])
    assert Match.from_json(past.to_json()) == past
    other = drawn.at(first)
    other.happen(next(each for each, weight in enumerate(other.odds()) if weight and each != drawn.log[first][1]))
    with pytest.raises(sweetbox.MatchFileError, match="you chose the outcomes of chance"):
        other.to_json()
    assert not drawn.chosen
    assert other != past


def test_an_imagined_match_is_the_same_to_its_seat_and_has_another_truth():
    hiding = sweetbox.game("sweets_stack")
    match = hiding.new_match(2, seed=3)
    for seat in (0, 1, None):
        deals = [match.imagine(seat, seed) for seed in range(4)]
        assert all(deal.glimpse(seat) == match.glimpse(seat) for deal in deals)
        assert match.imagine(seat, 1) == deals[1]
        assert len({bytes(deal.position) for deal in deals}) > 1
        assert all(deal.seed != match.seed for deal in deals)
        assert not any(deal.log for deal in deals)
    deal = match.imagine(0)
    deal.play(0, deal.legal(0)[0])
    assert not match.log or match.log[-1][0] == CHANCE
