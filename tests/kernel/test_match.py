"""A match of Picks, the tiny game beside this file, and of Biscuit Pockets."""

import copy
import hashlib
import pickle
from typing import Any

import pytest

import sweetbox
from elsewhere import there_and_back
from kernel.picks import GAME, NONE, OVER, PICK, WALK
from sweetbox import MoveError, NotationError, OptionError
from sweetbox.bots.bot import Turn
from sweetbox.kernel.chance import CHANCE, draw, nonces_digest
from sweetbox.kernel.match import Match, Move
from sweetbox.kernel.say import Say, Who


def picks(seats: int = 2, seed: int = 1, **more: Any) -> Match:
    return GAME.new_match(seats, seed=seed, **more)


def picks_move(index: int) -> Move:
    return Move(GAME, GAME.make_box(2), index)


def at_walk(**more: Any) -> Match:
    """Both have picked, the coin fell, seat 0 walks."""
    match = picks(**more)
    for seat in range(match.seats):
        match.play(seat, 2)
    assert match.position.table.phase == WALK
    return match


def play_out(match: Match) -> Match:
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, match.legal(seat)[-1])
    return match


def state(match: Match) -> tuple[bytes, list[tuple[int, int]], int]:
    return bytes(match.position), list(match.log), match.drawn


def refused(match: Match, seat: Any, move: Any, kind: type[Exception] = MoveError) -> Any:
    """The error, after making sure that nothing was changed."""
    before = state(match)
    with pytest.raises(kind) as caught:
        match.play(seat, move)
    assert state(match) == before
    return caught.value


# ---- Beginning and end ----


def test_a_match_stands_at_its_first_decision():
    match = picks(3)
    assert match.log == [(CHANCE, match.position.table.secret)]
    assert match.to_act == {0, 1, 2}
    assert not match.over
    assert len(match.commitment) == 64


def test_the_same_seed_is_the_same_match_and_another_is_not():
    assert play_out(picks(seed=5)).log == play_out(picks(seed=5)).log
    assert len({tuple(play_out(picks(seed=seed)).log) for seed in range(8)}) > 1


def test_a_seed_of_bytes_is_taken_as_it_is():
    match = picks(seed=bytes(range(32)))
    assert match.seed == bytes(range(32))
    assert match.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


def test_without_a_seed_the_system_draws_one():
    assert GAME.new_match(2).seed != GAME.new_match(2).seed


@pytest.mark.parametrize("seed", [b"short", "7", 1.5, True, bytes(33)])
def test_a_seed_of_another_kind_is_refused(seed):
    with pytest.raises(OptionError, match="Expected a whole number or 32 bytes as seed"):
        GAME.new_match(2, seed=seed)


@pytest.mark.parametrize("seats", [1, 4, 0, -1, "2", True, 2.0])
def test_a_number_of_seats_that_the_game_lacks_is_refused(seats):
    with pytest.raises(OptionError) as caught:
        GAME.new_match(seats)
    assert str(caught.value) == f"picks: expected 2 to 3 seats, got {seats!r}."


def test_a_text_is_told_from_a_number():
    with pytest.raises(OptionError, match="expected 2 to 3 seats, got '3'"):
        GAME.new_match("3")
    with pytest.raises(OptionError, match="as seed, got '7'"):
        GAME.new_match(2, seed="7")
    with pytest.raises(MoveError, match=r"\(seats count from 0 here\), got '1'"):
        GAME.new_match(2, seed=1).legal("1")


def test_a_match_says_what_it_is_and_nothing_hidden():
    match = GAME.new_match(3, seed=5)
    assert repr(match) == f"<Match picks: seats 3, steps {len(match.log)}>"
    assert match.seed.hex() not in repr(match)
    match.play(0, 1)
    assert repr(match) == f"<Match picks: seats 3, steps {len(match.log)}>"


def test_without_seats_the_fewest_sit_down():
    assert GAME.new_match(seed=1).seats == 2


def test_options_are_checked_and_completed():
    assert picks().options == {"rounds": 2}
    assert picks(rounds="3").options == {"rounds": 3}
    with pytest.raises(OptionError, match=r"No such option: speed\. Options of picks: rounds\."):
        picks(speed=3)
    with pytest.raises(OptionError, match=r"Option rounds: expected a whole number from 1 to 9, got 10\."):
        picks(rounds=10)


def test_points_and_ranks_stand_only_at_the_end():
    match = picks()
    for name in ("points", "ranks"):
        with pytest.raises(MoveError) as caught:
            getattr(match, name)
        assert caught.value.code == "not_over"
    play_out(match)
    assert len(match.points) == len(match.ranks) == 2
    assert min(match.ranks) == 1
    assert match.to_act == frozenset()


# ---- Nonces ----


def test_nonces_change_what_is_drawn_and_nothing_else():
    plain, spiced = picks(seed=4), picks(seed=4, nonces=["ginger", "", "mace"])
    assert plain.commitment == spiced.commitment
    assert spiced.nonces == ["ginger", "", "mace"]
    assert spiced.log[0] == (CHANCE, draw(spiced.seed, nonces_digest(["ginger", "", "mace"]), 0, [1, 1, 1, 1]))
    logs = {tuple(play_out(picks(seed=4, nonces=[str(n)])).log) for n in range(8)}
    assert len(logs) > 1


# ---- Moves ----


def test_legal_lists_index_text_and_json():
    move = picks().legal(1)[2]
    assert (move.index, move.text, move.json) == (2, "2", {"pick": "2"})
    assert move == picks().legal(0)[2] != picks().legal(0)[1]
    assert len({move, picks().legal(0)[2]}) == 1
    assert repr(move) == "<Move 2: 2>"
    assert str(picks().legal(1)[2]) == "2"
    assert at_walk().legal(1) == []


@pytest.mark.parametrize("move", [3, "3", {"pick": "3"}, picks_move(3), [3], ["3"], ({"pick": "3"},), " 3 ", "3;"])
def test_a_move_can_be_given_in_every_form(move):
    match = picks()
    match.play(1, move)
    assert match.log[-1] == (1, 3)
    assert match.to_act == {0}


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (True, "error.move_kind"),
        (None, "error.move_kind"),
        (1.0, "error.move_kind"),
        (b"\x01", "error.move_kind"),
        ("nonsense", "error.move_kind"),
        ({"pick": "9"}, "error.move_kind"),
        (-1, "error.move_index"),
        (7, "error.move_index"),
        (10**30, "error.move_index"),
        (picks_move(7), "error.move_index"),
        (picks_move(True), "error.move_kind"),
        (Move(sweetbox.game("_template"), GAME.make_box(2), 0), "error.move_game"),
        ("", "error.move_empty"),
        ("  ", "error.move_empty"),
        ([], "error.move_empty"),
        ([1, ""], "error.move_empty"),
    ],
)
def test_what_is_no_move_is_refused_as_notation(move, key):
    assert refused(picks(), 0, move, NotationError).say.key == key


def test_a_move_of_another_game_is_named():
    move = Move(sweetbox.game("_template"), GAME.make_box(2), 0)
    error = refused(picks(), 0, [0, move], NotationError)
    assert str(error) == "Expected a move of Picks, got a move of Last Toffee."


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None, 1.0])
def test_a_seat_that_is_none_is_refused(seat):
    error = refused(picks(), seat, 0)
    assert error.code == "no_seat"
    assert str(error) == f"Expected a seat from 0 to 1 (seats count from 0 here), got {seat!r}."


def test_an_illegal_move_says_why_and_by_which_rule():
    error = refused(picks(), 0, "peek")
    assert (error.code, error.rule, error.game) == ("illegal", "PK1", "picks")
    assert error.say.values["came"] == "peek"


def test_a_seat_that_owes_no_move_is_refused():
    match = picks(3)
    match.play(0, 1)
    error = refused(match, 0, 1)
    assert error.code == "not_to_act"
    assert error.say == Say("error.not_to_act", seat=Who(0), others=[Who(1), Who(2)])
    assert str(error) == "Seat 1 has no move to make now; it is up to Seat 2 and Seat 3."


def test_after_the_end_every_move_is_refused():
    match = play_out(picks())
    assert refused(match, 0, 0).code == "over"
    assert refused(match, 1, "step; step").code == "over"


def test_between_a_move_and_its_chance_nobody_owes_a_move():
    match = at_walk()
    before_the_coin = match.at(len(match.log) - 1)
    assert before_the_coin.to_act == frozenset()
    assert not before_the_coin.over
    assert before_the_coin.chance_to_act
    assert before_the_coin.position.chance_to_act
    assert not match.chance_to_act
    error = refused(before_the_coin, 0, "step")
    assert error.code == "not_to_act"
    assert str(error) == "Nobody has a move to make now: chance comes first."
    before_the_coin.settle()
    assert before_the_coin == match


def test_a_compound_move_is_made_whole():
    match = at_walk()
    match.play(0, "step; step; peek")
    assert match.log[-3:] == [(0, 4), (0, 4), (0, 5)]
    assert match.position.table.walked == 2


def test_a_compound_move_is_refused_whole():
    match = at_walk()
    error = refused(match, 0, "step; step; step; step")
    assert error.code == "illegal"
    error = refused(match, 0, ["step", "nonsense"], NotationError)
    assert error.say.key == "error.move_kind"


def test_a_compound_move_ends_where_another_seat_or_chance_comes():
    match = at_walk(rounds=2)
    match.play(0, "done")
    error = refused(match, 0, "1; 2")
    assert error.code == "compound"
    assert error.say == Say("error.compound", move="2", count=1)
    match.play(1, 0)
    assert refused(match, 0, "1; step").say == Say("error.compound", move="step", count=1)  # the coin falls in between


def test_a_compound_move_ends_with_the_match():
    match = at_walk(rounds=1)
    error = refused(match, 0, "step; done; step")
    assert error.code == "compound"
    assert error.say == Say("error.compound_over", move="step", count=2)
    match.play(0, "step; done")
    assert match.over


def test_a_compound_move_may_lead_into_an_open_step_of_its_own():
    """Done, then the pick of the next round: the seat makes both, and nothing comes in between."""
    match = at_walk()
    match.play(0, "done; 3")
    assert match.log[-2:] == [(0, 6), (0, 3)]


def test_why_not_asks_without_playing():
    match = picks()
    before = state(match)
    assert match.why_not(0, "1") is None
    assert match.why_not(0, "peek") == (Say("error.no_seat", most=Who(0), came="peek"), "PK1")
    assert match.why_not(0, "nonsense") == (Say("error.move_kind", came="nonsense"), None)
    assert match.why_not(7, "1") == (Say("error.no_seat", most=1, came="7"), None)
    assert state(match) == before


# ---- What leaves for a seat ----


def test_a_glimpse_holds_no_secret_and_is_ones_own():
    match = picks()
    match.play(1, 3)
    assert match.glimpse(0).table.choice[1] == NONE
    assert match.glimpse(1).table.choice[1] == 3
    assert match.glimpse(None).table.choice[1] == NONE
    assert {match.glimpse(seat).table.secret for seat in (None, 0, 1)} == {NONE}
    match.glimpse(1).table.choice[1] = 0
    assert match.position.table.choice[1] == match.glimpse(1).table.choice[1] == 3


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_only_seats_and_spectators_get_anything(seat):
    match = picks()
    for ask in (
        match.glimpse,
        match.view,
        match.summary,
        match.asked,
        match.picture,
        match.story,
        match.log_for,
        match.trail,
        match.legal,
    ):
        with pytest.raises(MoveError, match="Expected a seat from 0 to 1"):
            ask(seat)
    with pytest.raises(MoveError, match="Expected a seat from 0 to 1"):
        match.to_json(seat=seat)
    with pytest.raises(MoveError, match="Expected a seat from 0 to 1"):
        play_out(match).to_json(seat=seat)


def test_views_are_made_of_glimpses():
    match = picks()
    match.play(1, 3)
    assert match.view(1) == {"type": "picks/1", "secret": NONE, "mine": 3}
    assert match.view(0) == {"type": "picks/1", "secret": NONE, "mine": NONE}
    assert match.view(None) == {"type": "picks/1", "secret": NONE, "mine": None}
    assert match.picture(0) != match.picture(1)
    assert match.summary(None) == [Say("seat", number=0)]
    assert match.asked(None) == Say("seat", number=0)
    assert match.move_say(0, 3) == match.move_say(0, match.legal(0)[3]) == Say("seat", number=3)


def test_the_log_is_masked_until_the_match_is_over():
    match = picks(rounds=1)
    match.play(1, 3)
    secret = match.log[0][1]
    assert match.log == [(CHANCE, secret), (1, 3)]
    assert match.log_for(0) == match.log_for(None) == [(CHANCE, None), (1, None)]
    assert match.log_for(1) == [(CHANCE, None), (1, 3)]
    match.play(0, 2)
    assert match.log_for(0)[:3] == [(CHANCE, None), (1, None), (0, 2)]
    play_out(match)
    assert match.log_for(0) == match.log_for(None) == match.log
    match.log_for(0).append((9, 9))
    assert (9, 9) not in match.log


def test_a_story_leaves_out_what_was_not_seen():
    match = picks(rounds=1)
    match.play(1, 3)
    assert [happening.event for happening in match.story(0)] == [None, None]
    assert [happening.event for happening in match.story(1)] == [None, 3]
    assert [happening.event for happening in match.story(1, since=1)] == [3]
    assert match.story(1, since=2) == []
    assert [happening.event for happening in match.story(1, since=0, until=1)] == [None]
    play_out(match)
    assert [happening.event for happening in match.story(0)] == [event for _, event in match.log]


@pytest.mark.parametrize("entry", [-1, 2, True, "1", 1.0])
def test_an_entry_that_is_none_is_refused(entry):
    match = picks()
    for ask in (match.at, lambda n: match.story(0, since=n), lambda n: match.story(0, until=n)):
        with pytest.raises(OptionError, match="Expected a number of log entries from 0 to 1, got"):
            ask(entry)


def test_a_trail_is_a_chain_over_the_glimpses():
    """SHA-256 over the last link and the next glimpse, equal neighbours counted once."""
    match = at_walk()
    for seat in (None, 0, 1):
        chain, last = b"", None
        for entry in range(len(match.log) + 1):
            glimpse = bytes(match.at(entry).glimpse(seat))
            if glimpse != last:
                chain = hashlib.sha256(chain + glimpse).digest()
            last = glimpse
        assert match.trail(seat) == chain.hex()


def test_a_hidden_choice_leaves_no_trail():
    here, there = picks(), picks()
    here.play(1, 3)
    there.play(1, 0)
    assert here.trail(0) == there.trail(0) == picks().trail(0)
    assert here.trail(1) != there.trail(1)


# ---- Back in time ----


def test_at_gives_every_moment_and_can_be_played_on():
    match = play_out(picks())
    for entry in range(len(match.log) + 1):
        past = match.at(entry)
        assert past.log == match.log[:entry]
        assert past.over == (entry == len(match.log))
    past = match.at(1)
    past.play(0, 0)
    past.play(1, 0)
    assert past.log[:3] == [match.log[0], (0, 0), (1, 0)]
    assert past.log[3] == match.log[3]  # the coin is drawn by its number, not by what was picked
    assert match.over


def test_a_copy_is_apart():
    match = picks()
    twin = match.copy()
    twin.play(0, 1)
    assert match.to_act == {0, 1}
    assert twin.to_act == {1}
    assert len(match.log) == 1


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_is_copied_and_pickled_as_it_is(twin_of):
    match = sweetbox.game("_template").new_match(seed=1)
    match.trail(0)
    twin = twin_of(match)
    assert twin == match
    assert twin.trail(0) == match.trail(0)
    (seat,) = twin.to_act
    twin.play(seat, twin.legal(seat)[-1])
    assert twin != match
    assert match.to_act == {seat}
    match.play(seat, match.legal(seat)[-1])
    assert twin == match
    assert play_out(twin).tally() == play_out(match).tally()


def test_matches_are_equal_when_their_past_and_their_chance_are():
    assert picks() == picks()
    for other in (
        picks(seed=2),
        picks(nonces=["a"]),
        picks(3),
        picks().at(0),
        sweetbox.game("_template").new_match(2, seed=1),
        "a match",
    ):
        assert picks() != other


def test_what_a_match_hands_out_travels_between_processes():
    sent = []
    for name in [*sweetbox.all_games(), "_template"]:
        game = sweetbox.game(name)
        match = game.new_match(seed=5)
        for _ in range(6):
            seat = min(match.to_act)
            match.play(seat, match.legal(seat)[0])
        seat = min(match.to_act)
        of_match = [match.box, match.position, match.glimpse(seat), match.legal(seat), Turn.of(match, seat), match.story(seat)]
        sent += [match, game, *of_match]
    assert [copy.deepcopy(thing) for thing in sent] == sent
    returned = there_and_back(sent)
    assert returned == sent
    for here, there in zip(sent[::8], returned[::8], strict=True):
        for match in (here, there):
            seat = min(match.to_act)
            match.play(seat, match.legal(seat)[-1])
        assert there == here


# ---- Take back ----


def taken_back(match: Match, seat: int) -> None:
    assert match.can_take_back(seat)
    match.take_back(seat)


def not_taken_back(match: Match, seat: int) -> None:
    before = state(match)
    assert not match.can_take_back(seat)
    with pytest.raises(MoveError) as caught:
        match.take_back(seat)
    assert caught.value.code == "take_back"
    assert state(match) == before


def test_nothing_was_done_so_nothing_is_taken_back():
    for seat in (0, 1):
        not_taken_back(picks(), seat)


def test_an_open_choice_may_always_be_taken_back():
    match = picks(3)
    before = state(match)
    match.play(1, 3)
    taken_back(match, 1)
    assert state(match) == before
    not_taken_back(match, 1)


def test_an_open_choice_is_taken_back_from_under_the_others():
    match = picks(3)
    match.play(1, 3)
    match.play(0, 2)
    not_taken_back(match, 2)
    taken_back(match, 1)
    assert match.log[1:] == [(0, 2)]
    assert match.to_act == {1, 2}
    match.play(1, 1)
    taken_back(match, 0)
    assert match.log[1:] == [(1, 1)]
    alone = picks(3)
    alone.play(1, 1)
    assert state(match) == state(alone)


def test_a_closed_choice_is_not_taken_back():
    match = picks(3)
    for seat in (1, 0, 2):
        match.play(seat, 3)
    for seat in range(3):
        not_taken_back(match, seat)


def test_a_choice_of_the_step_before_is_not_taken_back():
    match = at_walk(rounds=2)
    match.play(0, "done")
    not_taken_back(match, 1)
    match.play(0, 1)
    not_taken_back(match, 1)
    taken_back(match, 0)


def test_a_move_that_told_nothing_is_taken_back_while_the_seat_still_owes_one():
    match = at_walk()
    before = state(match)
    match.play(0, "step; step")
    taken_back(match, 0)
    taken_back(match, 0)
    assert state(match) == before
    not_taken_back(match, 0)  # its pick: the coin fell since


def test_a_move_that_told_something_is_not_taken_back():
    match = at_walk()
    match.play(0, "peek")
    not_taken_back(match, 0)
    match.play(0, "step")
    taken_back(match, 0)
    not_taken_back(match, 0)


def test_the_last_move_of_a_match_is_not_taken_back():
    match = at_walk(rounds=1)
    match.play(0, "done")
    assert match.position.table.phase == OVER
    not_taken_back(match, 0)


def test_done_is_taken_back_while_the_next_pick_is_owed():
    """Everyone knew what done would do, and seat 0 still has to pick."""
    match = at_walk()
    match.play(0, "done")
    assert match.position.table.phase == PICK
    taken_back(match, 0)
    assert match.position.table.phase == WALK


def test_another_seats_move_stands_in_the_way():
    match = at_walk()
    match.play(0, "done")
    match.play(1, 2)
    not_taken_back(match, 0)
    taken_back(match, 1)


def test_a_flip_is_not_taken_back_past_its_draw():
    match = sweetbox.game("biscuit_pockets").new_match(2, seed=7)
    seat = min(match.to_act)
    match.play(seat, "flip a1")
    not_taken_back(match, seat)
    with pytest.raises(MoveError, match=r"Expected a seat from 0 to 1 \(seats count from 0 here\), got 5\."):
        match.take_back(5)


def known_tile(right: bool) -> Match:
    """Two seats; a1 was seen by all, and lies face down again. right: it can begin a chain."""
    for seed in range(100):
        match = sweetbox.game("biscuit_pockets").new_match(2, seed=seed)
        seat = min(match.to_act)
        match.play(seat, "knock a1")  # knocked on, so that it goes back whatever it is
        kind = match.position.table.pocket[0]
        if min(match.to_act) != seat and (match.box.biscuits[kind] == 1) == right:
            return match
    raise AssertionError("no seed shows such a tile")


def test_a_known_tile_of_a_game_of_memory_is_not_taken_back():
    """Everybody saw it once, but a player who flips it and takes that back would have looked again."""
    match = known_tile(right=True)
    seat = min(match.to_act)
    match.play(seat, "flip a1")
    assert match.log[-1] == (seat, 0)
    assert seat in match.to_act
    not_taken_back(match, seat)


def test_a_known_tile_is_not_taken_back_once_the_turn_has_passed():
    """Nobody learnt anything, and there was no chance; but the seat has no move to make any more."""
    match = known_tile(right=False)
    seat = min(match.to_act)
    match.play(seat, "flip a1")
    assert match.log[-1] == (seat, 0)
    assert seat not in match.to_act
    not_taken_back(match, seat)


def test_draws_tell_what_chance_had_to_draw_from_once_the_match_is_over():
    match = play_out(picks(nonces=["a", "b"]))
    with pytest.raises(MoveError) as refused:
        match.at(len(match.log) - 1).draws()
    assert refused.value.code == "not_over"
    for number, (entry, weights) in enumerate(match.draws()):
        assert match.log[entry] == (CHANCE, draw(match.seed, nonces_digest(match.nonces), number, weights))
    assert len(match.draws()) == sum(actor == CHANCE for actor, _ in match.log)


def test_an_older_version_is_kept_through_copies_and_files():
    match = picks()
    match.older = 2
    assert match.copy().older == 2
    assert '"version":2' in match.to_json()
