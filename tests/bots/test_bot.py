"""A turn tells what the seat may know, and nothing else."""

import pickle

import msgspec
import pytest

import sweetbox
from kernel.picks import GAME, NONE
from sweetbox import Match, MoveError
from sweetbox.bots import Answer, Turn, Weighed, bot
from sweetbox.bots.bot import luck_of


def opened(pick: int, seed: int = 1) -> Match:
    """Seat 1 has picked in secret; seats 0 and 2 still have to pick."""
    match = GAME.new_match(3, seed=seed)
    match.play(1, pick)
    return match


def test_a_turn_tells_what_the_seat_may_know():
    match = opened(3)
    turn = Turn.of(match, 0, seed=5, seconds=0.5)
    assert turn.game is match.game
    assert turn.box == match.box
    assert turn.glimpse == match.glimpse(0)
    assert (turn.seat, turn.legal, turn.seconds) == (0, (0, 1, 2, 3), 0.5)
    assert list(turn.log) == match.log_for(0) == [(-1, None), (1, None)]


def test_a_turn_holds_no_truth():
    """Neither the match, nor its seed, nor the hidden card, nor another's pick, however deep one looks."""
    match = opened(3)
    turn = Turn.of(match, 0)
    assert not any(isinstance(getattr(turn, field), Match) for field in turn.__struct_fields__)
    assert turn.glimpse.table.secret == NONE
    assert list(turn.glimpse.table.choice) == [NONE] * 3
    assert match.seed.hex() not in repr(turn)
    assert match.seed not in bytes(turn.glimpse) + bytes(turn.box)


def test_a_turn_does_not_depend_on_what_is_hidden():
    """Not even its random seed: else another's secret would steer the bot's luck."""
    turns = [Turn.of(opened(pick), 0, seed=5) for pick in range(4)]
    assert len({(turn.seed, bytes(turn.glimpse), tuple(turn.log), turn.legal) for turn in turns}) == 1
    seed_of = {GAME.new_match(3, seed=n).log[0][1]: n for n in range(40)}
    assert len(seed_of) == 4
    assert len({Turn.of(opened(2, seed), 0, seed=5).seed for seed in seed_of.values()}) == 1


def test_a_turn_is_apart_from_the_match():
    match = opened(3)
    before = bytes(match.position), bytes(match.box)
    turn = Turn.of(match, 0)
    turn.glimpse.table.score[0] = 99
    turn.box.seats = 1
    with pytest.raises(AttributeError):
        turn.seat = 2
    assert (bytes(match.position), bytes(match.box)) == before


def test_the_log_of_a_turn_stays_as_it_was():
    match = opened(3)
    turn = Turn.of(match, 0)
    match.play(0, 1)
    match.play(2, 1)
    assert len(turn.log) == 2
    assert list(turn.log) == [(-1, None), (1, None)]
    assert turn.log[-1] == turn.log[1] == (1, None)
    assert list(turn.log[1:]) == [(1, None)]
    assert list(turn.log[:50]) == list(turn.log)
    with pytest.raises(IndexError):
        turn.log[2]
    assert (1, None) in turn.log


def test_each_turn_has_luck_of_its_own():
    match = opened(3)
    seeds = {Turn.of(match, 0, seed=1).seed, Turn.of(match, 0, seed=2).seed, Turn.of(match, 2, seed=1).seed}
    match.play(0, 0)
    match.play(2, 0)
    seeds.add(Turn.of(match, 0, seed=1).seed)
    assert len(seeds) == 4
    assert Turn.of(opened(3), 0, seed=1).seed == Turn.of(opened(3), 0, seed=1).seed


def test_a_turn_without_a_match():
    match = opened(3)
    glimpse, log = match.glimpse(0), match.log_for(0)
    turn = Turn.at(glimpse, log, luck_of(glimpse, len(log), seed=5), seconds=0.5, cores=2)
    assert (turn.glimpse, turn.legal, turn.seed) == (glimpse, (0, 1, 2, 3), Turn.of(match, 0, seed=5).seed)
    assert (list(turn.log), turn.seconds, turn.cores) == (log, 0.5, 2)
    turn.glimpse.table.score[0] = 99
    assert glimpse == match.glimpse(0)


def test_only_a_seat_that_owes_a_move_has_a_turn():
    match = opened(3)
    with pytest.raises(MoveError, match=r"Seat 2 has no move to make now; it is up to Seat 1 and Seat 3\.") as caught:
        Turn.of(match, 1)
    assert caught.value.code == "not_to_act"
    with pytest.raises(MoveError, match="Expected a seat from 0 to 2"):
        Turn.of(match, 3)
    with pytest.raises(MoveError, match="Nobody has a move to make now: chance comes first"):
        Turn.of(match.at(0), 0)
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, match.legal(seat)[-1])
    with pytest.raises(MoveError) as caught:
        Turn.of(match, 0)
    assert caught.value.code == "over"


def test_an_answer_is_data():
    answer = Answer(3, (Weighed(3, 0.5, 10),))
    assert msgspec.json.decode(msgspec.json.encode(answer)) == {
        "move": 3,
        "weighed": [{"move": 3, "share": 0.5, "visits": 10}],
        "note": None,
    }


def test_an_answer_tells_its_moves_in_notation():
    """As text: which moves they are, what each is worth, and how many more there are."""
    game = sweetbox.game("biscuit_pockets")
    turn = Turn.of(game.new_match(2, seed=7), 0)
    answer = bot("greedy").choose(turn)
    best = answer.weighed[0]
    text = game.notation.move_text(turn.box, best.move)
    assert f"{best.move} {text!r} {best.share:.1%} of {best.visits}" in repr(answer)
    assert repr(answer).startswith(f"Answer(move={answer.move} {game.notation.move_text(turn.box, answer.move)!r}, weighed=[")
    assert f"… {len(turn.legal) - 5} more]" in repr(answer)
    assert str(answer) == repr(answer)
    assert repr(Answer(3, (Weighed(3, 0.5, 10),))) == "Answer(move=3, weighed=[3 50.0% of 10])"
    assert repr(Answer(3)) == "Answer(move=3)"
    assert answer == bot("greedy").choose(turn) == pickle.loads(pickle.dumps(answer))
    assert len(pickle.dumps(answer)) < 5000, "the turn stays here"


@pytest.mark.parametrize("spec", ["random", "greedy", "fair", "master", "search:9", "learned:9", "reflex", "strongest:9"])
def test_what_is_no_turn_is_refused_in_one_sentence(spec):
    glimpse = sweetbox.game("biscuit_pockets").new_match(2, seed=7).glimpse(0)
    with pytest.raises(TypeError, match=r"^choose expects a Turn, as Turn\.of\(match, seat\) makes it, got a Glimpse$"):
        bot(spec).choose(glimpse)
