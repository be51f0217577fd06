"""Every rule of Honeymoon, by situations; see situations.py for the pictures."""

from ctypes import c_int32
from random import Random

import pytest

from games.honeymoon.situations import (
    LONG,
    STRIP,
    after,
    all_play_first,
    bar,
    box_of,
    digs,
    drawn,
    dug_cells,
    lay_out,
    legal,
    mask,
    play,
    play_as,
    roll,
    score,
    situation,
)
from sweetbox import MoveError
from sweetbox.games.honeymoon import notation, rules
from sweetbox.games.honeymoon.rules import (
    DIGGING,
    FIRST_PASS,
    LAST_PASS,
    NOT_RUNNING,
    OVER,
    PASS,
    ROLLING,
    SLOTS,
    UNDECIDED,
    Box,
    Table,
)
from sweetbox.games.honeymoon.view import cells_of_dig
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.registry import game

# ---- HM1 ----


def test_hm1_one_roll_serves_everyone_and_all_owe_a_dig() -> None:
    box = box_of(STRIP, seats=3)
    table = lay_out(box)
    assert rules.to_act(box, table) == CHANCE
    weights = (c_int32 * 6)()
    assert rules.odds(box, table, weights) == 6
    assert list(weights) == [1] * 6
    roll(box, table, 4)
    assert (table.die, table.rolls) == (4, 1)
    assert rules.to_act(box, table) == mask(0, 1, 2)
    assert [legal(box, table, seat) for seat in range(3)] == [["a1 right"]] * 3


def test_hm1_nothing_is_dug_before_all_have_chosen_then_everything_is() -> None:
    box, table = situation(STRIP, 4, seats=3)
    play_as(box, table, 2, "a1 right")
    play_as(box, table, 0, "a1 right")
    assert rules.to_act(box, table) == mask(1)
    assert [dug_cells(table, seat) for seat in range(3)] == [[], [], []]
    play_as(box, table, 1, "a1 right")
    assert [dug_cells(table, seat) for seat in range(3)] == [["a1", "b1", "c1", "d1"]] * 3
    assert rules.to_act(box, table) == CHANCE
    assert list(table.choice) == [UNDECIDED] * 6


def test_hm1_nobody_sees_a_length_or_a_dig_before_all_are_in() -> None:
    box, table = situation(STRIP, 1, seats=2)
    before = table.clone()
    play_as(box, table, 0, "length 3")
    play_as(box, table, 0, "a1 right")
    for viewer in (1, -1):
        seen, expected = table.clone(), before.clone()
        rules.hide(box, seen, viewer)
        rules.hide(box, expected, viewer)
        assert bytes(seen) == bytes(expected)
        assert rules.to_act(box, seen) == mask(0, 1)
    own = table.clone()
    rules.hide(box, own, 0)
    assert (own.length[0], own.choice[0]) == (3, notation.parse_move(box, "a1 right"))
    assert rules.seen_by(box, table, 0, PASS) == mask(0)
    assert rules.seen_by(box, table, CHANCE, 2) == mask(0, 1)
    play_as(box, table, 1, "length 1")
    play_as(box, table, 1, "a1 right")
    rules.hide(box, table, 1)
    assert dug_cells(table, 0) == ["a1", "b1", "c1"]  # all have dug: the sheets are open
    assert list(table.last_length[:2]) == [3, 1]


# ---- HM2 ----


def test_hm2_example_a_first_tunnel_of_five_straight_down() -> None:
    before = """
        . v v .
        . . . .
        . . . .
        . . . .
        . . . .
        . . . .
    """
    assert after(before, 5, "b1 down") == drawn("""
        . o v .
        . o . .
        . o . .
        . o . .
        . o . .
        . . . .
    """)


def test_hm2_example_a_tunnel_is_extended_by_three_and_a_chocolate_ticked() -> None:
    before = """
        . o . .
        . o . .
        . . . .
        . C . .
        . . . .
    """
    box, table = situation(before, 3, seats=1)
    play(box, table, "b3 down")
    assert dug_cells(table) == ["b1", "b2", "b3", "b4", "b5"]
    assert bar(table) == [0, 1, 0, 0, 0]
    assert (table.last_move[0], table.last_length[0]) == (notation.parse_move(box, "b3 down"), 3)


def test_hm2_straight_on_before_and_after() -> None:
    before = """
        . . . .
        o o . .
        . . . .
    """
    assert after(before, 2, "c2 right") == drawn("""
        . . . .
        o o o o
        . . . .
    """)


def test_hm2_a_dig_has_exactly_as_many_cells_as_the_die_shows() -> None:
    assert digs("> . . .", 4) == ["a1 right"]
    assert digs("> . . .", 5) == ["pass"]
    box, table = situation("> . . .", 3, seats=1)
    play(box, table, "a1 right")
    assert dug_cells(table) == ["a1", "b1", "c1"]


def test_hm2_a_dig_leads_straight_away_from_any_dug_cell_on_or_at_a_right_angle() -> None:
    tunnel = """
        . . . . . . .
        . . . . . . .
        . . o o o . .
        . . . . . . .
        . . . . . . .
    """
    assert digs(tunnel, 2) == [
        *("c2 up", "d2 up", "e2 up"),
        *("b3 left", "f3 right"),
        *("c4 down", "d4 down", "e4 down"),
    ]


def test_hm2_a_cell_beside_a_tunnel_cannot_be_dug_sideways() -> None:
    """b2 touches the tunnel, but a dig from it along the tunnel would not lead away from it."""
    assert digs("o o o .\n. . . .", 2) == ["pass"]
    assert digs("o o o .\n. . . .", 1, seats=1) == ["length 1"]
    box, table = situation("o o o .\n. . . .", 1, seats=1)
    play(box, table, "length 1")
    assert legal(box, table) == ["d1 right", "a2 down", "b2 down", "c2 down"]


def test_hm2_no_dig_without_a_start_space_or_a_tunnel() -> None:
    assert digs(". . . .\n. . . .", 2) == ["pass"]


# ---- HM3, HM18 ----


def test_hm3_from_a_start_space_any_straight_line_on_the_moon() -> None:
    assert digs(". . v . .\n. . . . .\n. . . . .", 3) == ["c1 right", "c1 down", "c1 left"]
    assert digs(". . v . .\n. . . . .", 3) == ["c1 right", "c1 left"]


def test_hm21_a_single_cell_is_dug_from_a_start_space_in_one_way_only() -> None:
    """Longer digs go any way; next to a tunnel a start space is dug from it, whatever the direction (HM18)."""
    box, table = situation("v v v v\n. . . .", 1, seats=1)
    play(box, table, "length 1")
    assert legal(box, table) == ["a1 down", "b1 down", "c1 down", "d1 down"]
    box, table = situation("v v o v\n. . . .", 1, seats=1)
    assert legal(box, table) == ["length 1", "length 2"]
    play(box, table, "length 1")
    assert legal(box, table) == ["d1 right", "a1 down", "c2 down", "b1 left"]


def test_hm21_a_dig_between_two_start_spaces_goes_right_or_down() -> None:
    assert digs("v . v .\n. . . .", 3) == ["a1 right"]
    assert digs("> . .\n. . .\n> . .", 3) == ["a1 right", "a1 down", "a3 right"]
    assert digs(". . v\n. . .\n. . ^\n. . .", 3) == ["c1 down", "c1 left", "c3 left"]
    assert digs("> . <", 3, one_entrance=True) == ["a1 right"]
    assert digs("> . v\n. . .\n. . .", 3, one_entrance=True) == ["a1 right", "c1 down"]  # c1 does not lead back


def test_hm21_from_a_tunnel_a_dig_that_ends_on_a_start_space_goes_its_way() -> None:
    assert digs("v v v o\n. . . .", 3) == ["c1 left"]
    assert digs("v . . .\n. . . .\n. . . .\no . . .", 3) == ["a1 right", "a3 up", "b4 right"]


def test_hm21_every_dig_has_one_name() -> None:
    """Solo with seed 3 the first roll is a five: 15 digs, of which four went both ways in version 1."""
    honeymoon = game("honeymoon")
    match = honeymoon.new_match(1, seed=3)
    assert match.position.table.die == 5
    assert len(match.legal(0)) == 15
    luck = Random(3)
    for number, options in enumerate(({}, {"sheet": "b"}, {"one_entrance": True}, {"sheet": "b", "one_entrance": True})):
        match = honeymoon.new_match(2, seed=number, **options)
        while not match.over:
            seat = min(match.to_act)
            position, moves = match.position, match.legal_indices(seat)
            length = rules.length_to_dig(position.table, seat)
            if length and moves != [rules.PASS]:
                assert len({frozenset(cells_of_dig(move, length)) for move in moves}) == len(moves)
            match.play(seat, luck.choice(moves))


def test_hm21_a_log_of_version_1_may_have_the_other_name() -> None:
    today, former = (game("honeymoon").new_match(1, seed=3) for _ in range(2))
    other_name = notation.parse_move(today.box, "i1 left")
    with pytest.raises(MoveError, match="it would be the same tunnel"):
        today.enter(0, other_name)
    former.older = 1
    with pytest.raises(MoveError):
        former.enter(0, notation.parse_move(today.box, "h1 left"))  # it never fitted
    former.enter(0, other_name)
    assert former.log[-1] == (0, other_name)
    today.play(0, "e1 right")
    assert list(former.position.table.dug[0]) == list(today.position.table.dug[0])


def test_hm7_a_length_fits_where_only_its_shorter_digs_have_another_name() -> None:
    """Up from c3, two cells are the dig from c2 down; three are not."""
    box, table = situation("# # . #\n# # ^ #\n# # ^ #", 1, seats=1)
    assert legal(box, table) == ["length 1", "length 2", "length 3"]
    play(box, table, "length 2")
    assert legal(box, table) == ["c2 up", "c2 down"]
    box, table = situation("# # . #\n# # ^ #\n# # ^ #", 1, seats=1)
    play(box, table, "length 3")
    assert legal(box, table) == ["c3 up"]


def test_hm18_a_dig_may_run_over_other_start_spaces_along_the_rim() -> None:
    assert after("v v v v\n. . . .", 4, "a1 right") == drawn("o o o o\n. . . .")


def test_hm18_a_start_space_beside_a_dug_cell_can_only_be_dug_from_it() -> None:
    rim = """
        v o v v
        . o . .
        . . . .
    """
    assert digs(rim, 2) == ["c1 right", "d1 down", "c2 right"]  # neither c1 down nor anything from a1


# ---- HM4 ----


@pytest.mark.parametrize(
    ("why", "picture", "roll", "move", "allowed"),
    [
        ("runs along a tunnel", "o . . .\no o o o\n. . . .", 2, "b1 right", False),
        ("one free row between", "o . . .\n. . . .\no o o o", 3, "b1 right", True),
        ("crosses", ". o .\n. . .\no o o\n. . .\n. . .", 4, "b2 down", False),
        ("ends beside a tunnel ahead", "o . . o", 2, "b1 right", False),
        ("ends one cell before a tunnel ahead", "o . . . o", 2, "b1 right", True),
        ("ends touching a tunnel at its side", "o . . .\n. . . o", 3, "b1 right", False),
        ("passes a tunnel's end at its side", "o . . . .\n. . o . .", 4, "b1 right", False),
        ("touches at a corner only", "o . . .\n. . . o", 2, "b1 right", True),
        ("goes through a dug cell", "o . o .", 3, "b1 right", False),
        ("first cell touches a second tunnel", "o . . .\n. o . .", 2, "b1 right", False),
    ],
)
def test_hm4_touching_and_crossing(why: str, picture: str, roll: int, move: str, allowed: bool) -> None:
    assert (move in digs(picture, roll)) is allowed, why


def test_hm4_a_free_cell_stays_between_two_tunnels() -> None:
    before = """
        > . . .
        > . . .
        > . . .
    """
    box, table = situation(before, 4, seats=1)
    play(box, table, "a1 right")
    roll(box, table, 4)
    assert legal(box, table) == ["a3 right"]  # the middle row would run directly beside the first tunnel
    play(box, table, "a3 right")
    assert dug_cells(table) == ["a1", "b1", "c1", "d1", "a3", "b3", "c3", "d3"]


def test_hm4_right_angle_before_and_after() -> None:
    before = """
        o o o . .
        . . . . .
        . . . . .
        . . . . .
    """
    assert after(before, 3, "b2 down") == drawn("""
        o o o . .
        . o . . .
        . o . . .
        . o . . .
    """)
    turned = """
        o o o . .
        . o . . .
        . o . . .
        . o . . .
    """
    assert digs(turned, 2) == ["d1 right", "c3 right", "c4 right"]  # c2 touches c1, left there is but one column


# ---- HM5 ----


def test_hm5_thick_chunks_stop_a_dig_but_do_not_mind_one_beside_them() -> None:
    assert digs("> . # .", 2) == ["a1 right"]
    assert digs("> . # .", 3) == ["pass"]
    assert digs("# # # #\n> . . .\n# # # #", 4) == ["a2 right"]


# ---- HM6 ----


def test_hm6_who_can_dig_must_even_through_pickles() -> None:
    box, table = situation("> P P", 3, seats=1)
    assert legal(box, table) == ["a1 right"]
    play(box, table, "a1 right")
    assert table.pickles[0] == 2
    assert rules.points_of(box, table, 0) == -4


def test_hm6_who_cannot_dig_passes() -> None:
    box, table = situation("> . .", 6)
    play(box, table, "pass", "pass")
    assert dug_cells(table) == []
    assert (table.last_move[0], table.last_length[0]) == (PASS, 0)
    assert table.idle == 1


# ---- HM7 ----


def test_hm7_example_a_one_pays_for_two_cells_with_two_slots() -> None:
    box, table = situation(STRIP, 1, seats=1)
    assert legal(box, table) == [f"length {n}" for n in range(1, 8)]
    play(box, table, "length 2")
    assert legal(box, table) == ["a1 right"]
    play(box, table, "a1 right")
    assert dug_cells(table) == ["a1", "b1"]
    assert table.slots_used[0] == 2


def test_hm7_only_lengths_that_free_slots_pay_for() -> None:
    box, table = situation(STRIP, 1)
    table.slots_used[0] = 4
    assert legal(box, table) == ["length 1", "length 2", "length 3"]
    table.slots_used[0] = SLOTS
    assert legal(box, table) == ["pass"]
    table.slots_used[0] = 0
    assert legal(box, table, 1)[-1] == "length 7"


def test_hm7_only_lengths_that_fit_and_not_none() -> None:
    assert digs("> . . #", 1) == ["length 1", "length 2", "length 3"]
    assert digs("#", 1) == ["pass"]


def test_hm7_other_rolls_mark_no_slot() -> None:
    box, table = situation(STRIP, 6, seats=1)
    play(box, table, "a1 right")
    assert table.slots_used[0] == 0


def test_hm7_slots_last_for_the_whole_match() -> None:
    box, table = situation(STRIP, 1, seats=1)
    play(box, table, "length 5")
    play(box, table, "a1 right")
    roll(box, table, 1)
    assert legal(box, table) == ["length 1", "length 2"]


# ---- HM8 ----


def test_hm8_sweets_are_ticked_in_their_rows_and_a_full_row_ticks_no_more() -> None:
    box, table = situation("> H C H G M", 6, seats=1, boxes=2)
    play(box, table, "a1 right")
    assert bar(table) == [2, 1, 1, 1, 0]
    box, table = situation("> H H H Y .", 6, seats=1, boxes=2)
    play(box, table, "a1 right")
    assert bar(table) == [2, 0, 0, 0, 1]
    assert rules.points_of(box, table, 0) == 3 + 1


# ---- HM9, HM10 ----


def timer_of(table: Table) -> tuple[int, int]:
    return table.timer, table.crossed


def test_hm9_the_timer_starts_after_the_turn_of_the_first_set_for_all() -> None:
    box, table = situation(LONG, 6)
    assert timer_of(table) == (NOT_RUNNING, 0)  # this six crosses nothing: no set yet
    play(box, table, "a1 right", "a3 right")
    assert rules.sets_of(box, table, 0) == 1
    assert rules.sets_of(box, table, 1) == 0
    assert timer_of(table) == (LAST_PASS, 0)


@pytest.mark.parametrize(("number", "crossed"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_hm9_four_or_more_crosses_a_box_before_the_digging(number: int, crossed: int) -> None:
    box, table = situation(LONG, 6)
    play(box, table, "a1 right", "a3 right")
    roll(box, table, number)
    assert timer_of(table) == (LAST_PASS, crossed)
    assert table.crossed_now == crossed
    assert table.phase == DIGGING


def test_hm9_no_set_no_timer() -> None:
    box, table = situation(LONG, 5)
    play(box, table, "a1 right", "a3 right")
    assert bar(table) == [1, 1, 1, 1, 0]  # four kinds are no set
    for _ in range(2):
        assert timer_of(table) == (NOT_RUNNING, 0)
        roll(box, table, 6)
        for seat in range(2):
            play_as(box, table, seat, legal(box, table, seat)[-1])
    assert timer_of(table) == (NOT_RUNNING, 0)


def test_hm10_the_turn_of_the_last_box_is_still_dug() -> None:
    box, table = situation(LONG, 6)
    play(box, table, "a1 right", "a3 right")
    for crossed in (1, 2):
        roll(box, table, 4)
        all_play_first(box, table)
        assert timer_of(table) == (LAST_PASS, crossed)
        assert table.phase == ROLLING
    roll(box, table, 4)
    before = len(dug_cells(table))
    assert rules.to_act(box, table) == mask(0, 1)
    all_play_first(box, table)
    assert len(dug_cells(table)) == before + 4
    assert table.phase == OVER
    assert rules.to_act(box, table) == 0
    assert legal(box, table) == []


# ---- HM11, HM15, HM18 ----


def test_hm11_the_match_ends_at_once_when_nobody_has_a_dig_left() -> None:
    box, table = situation("> . . . . .", 6)
    play(box, table, "a1 right", "a1 right")
    assert table.phase == OVER


def test_hm11_one_cell_and_a_free_slot_keep_it_going() -> None:
    box, table = situation("> . . . . . .", 6)
    play(box, table, "a1 right", "a1 right")
    assert table.phase == ROLLING  # g1 is left, for a one
    for seat in range(2):
        table.slots_used[seat] = SLOTS
    assert rules.all_stuck(box, table)
    table.slots_used[1] = SLOTS - 1
    assert not rules.all_stuck(box, table)


def idle_match(idle_rolls: int) -> tuple[Box, Table]:
    box = box_of("> . .", idle_rolls=idle_rolls)
    return box, lay_out(box)


def test_hm15_so_many_rolls_in_a_row_without_a_dig_end_the_match() -> None:
    box, table = idle_match(20)
    for idle in range(1, 21):
        assert table.phase == ROLLING
        roll(box, table, 6)
        play(box, table, "pass", "pass")
        assert table.idle == idle
    assert table.phase == OVER


def test_hm15_a_dig_of_anyone_starts_the_count_again() -> None:
    box, table = idle_match(3)
    for number, idle in ((6, 1), (5, 2), (2, 0), (6, 1), (6, 2), (6, 3)):
        roll(box, table, number)
        all_play_first(box, table)
        assert table.idle == idle
    assert table.phase == OVER


def test_hm18_a_roll_with_which_nobody_can_dig_still_counts_for_the_timer() -> None:
    box, table = idle_match(20)
    table.timer = LAST_PASS
    for crossed in (1, 2, 3):
        roll(box, table, 5)
        play(box, table, "pass", "pass")
        assert table.crossed == crossed
    assert table.phase == OVER


# ---- HM12, HM19 ----


def test_hm12_the_scoring_example_is_31_points() -> None:
    """3 honey 6, 4 chocolates 10, 2 gummy bears, marshmallows and candies 3 each; 2 sets 10; 2 pickles -4."""
    assert score([3, 4, 2, 2, 2]) == 35
    assert score([3, 4, 2, 2, 2], pickles=2) == 31


def test_hm12_rows_sets_and_pickles() -> None:
    assert [score([n, 0, 0, 0, 0]) for n in range(5)] == [0, 1, 3, 6, 10]
    assert score([1, 1, 1, 1, 1]) == 5 + 5
    assert score([4, 4, 4, 4, 0]) == 40
    assert score([4, 4, 4, 4, 4]) == 50 + 20
    assert score([0, 0, 0, 0, 0], pickles=3) == -6


def ranks(*seats: tuple[list[int], int]) -> tuple[list[int], list[int]]:
    box, table = box_of(STRIP, seats=len(seats)), Table()
    for seat, (ticked, pickles) in enumerate(seats):
        table.ticked[seat][:] = ticked
        table.pickles[seat] = pickles
    points, places = (c_int32 * 6)(), (c_int32 * 6)()
    rules.result(box, table, points, places)
    return list(points)[: box.seats], list(places)[: box.seats]


def test_hm12_the_highest_score_wins() -> None:
    assert ranks(([1, 0, 0, 0, 0], 0), ([2, 0, 0, 0, 0], 0), ([0, 0, 0, 0, 0], 1)) == ([1, 3, -2], [2, 1, 3])


def test_hm12_hm19_a_tie_goes_to_more_sweets_then_is_shared() -> None:
    two_kinds, one_kind = ([1, 1, 1, 0, 0], 0), ([2, 0, 0, 0, 0], 0)
    assert ranks(one_kind, two_kinds) == ([3, 3], [2, 1])
    assert ranks(one_kind, two_kinds, two_kinds) == ([3, 3, 3], [3, 1, 1])


def test_hm19_sweets_that_a_full_row_did_not_tick_break_no_tie() -> None:
    box, table = situation("> H H H . .", 6, boxes=2)
    play(box, table, "a1 right", "a1 right")
    assert rules.sweets_of(table, 0) == 2


# ---- HM13, HM16 ----

ROUND = """
    ~ v v ~ ~
    > . . . <
    > . . . <
    > . . . <
    ~ ^ ^ ^ ~
"""


def test_hm13_with_one_entrance_the_first_dig_goes_straight_in() -> None:
    assert digs("~ v v ~\n> . . .\n. . . .", 3, one_entrance=True) == ["b1 down", "c1 down", "a2 right"]
    assert digs("~ v v v ~\n. . . . .\n. . . . .", 3, one_entrance=True) == ["b1 down", "c1 down", "d1 down"]
    assert "b1 right" in digs("~ v v v ~\n. . . . .\n. . . . .", 3)


def test_hm13_with_one_entrance_there_is_no_second() -> None:
    dug = """
        v v v v
        o . . .
        o . . .
        . . . .
    """
    assert digs(dug, 2, one_entrance=True) == ["b2 right", "b3 right"]
    starts = ["b1 right", "c1 right", "c1 down", "d1 down"]
    assert digs(dug, 2) == [*starts, "b2 right", "b3 right"]


@pytest.mark.parametrize(("arrow", "move"), [("b1", "down"), ("a2", "right"), ("e2", "left"), ("b5", "up")])
def test_hm16_straight_in_is_away_from_the_side_of_the_start_space(arrow: str, move: str) -> None:
    lines = digs(ROUND, 4, one_entrance=True)
    assert [line for line in lines if line.startswith(f"{arrow} ")] == [f"{arrow} {move}"]


def test_hm16_who_cannot_dig_yet_still_has_the_entrance() -> None:
    box, table = situation("> . . .", 6, one_entrance=True)
    play(box, table, "pass", "pass")
    roll(box, table, 4)
    assert legal(box, table) == ["a1 right"]


def test_hm16_on_a_one_the_first_dig_has_any_length_that_fits_and_is_paid_for() -> None:
    box, table = situation("> . . .", 1, seats=1, one_entrance=True)
    assert legal(box, table) == ["length 1", "length 2", "length 3", "length 4"]
    play(box, table, "length 2")
    play(box, table, "a1 right")
    assert (dug_cells(table), table.slots_used[0]) == (["a1", "b1"], 2)


# ---- HM14, HM17: alone ----


def test_hm14_hm17_alone_the_timer_runs_from_the_first_roll_and_twice() -> None:
    box = box_of(LONG, seats=1)
    table = lay_out(box)
    seen = []
    while table.phase != OVER:
        roll(box, table, 4)
        assert table.crossed_now == 1
        seen.append(timer_of(table))
        play_as(box, table, 0, next(move for move in legal(box, table) if move != "a1 right"))
    assert seen == [(FIRST_PASS, 1), (FIRST_PASS, 2), (FIRST_PASS, 3), (LAST_PASS, 1), (LAST_PASS, 2), (LAST_PASS, 3)]


def test_hm17_low_rolls_cross_nothing_in_either_pass() -> None:
    box = box_of(LONG, seats=1)
    table = lay_out(box)
    for number in (1, 2, 3):
        roll(box, table, number)
        assert timer_of(table) == (FIRST_PASS, 0)
        all_play_first(box, table)


def test_hm14_hm17_the_first_set_ends_the_first_pass_and_drops_its_boxes() -> None:
    box = box_of(LONG, seats=1)
    table = lay_out(box)
    roll(box, table, 6)
    assert timer_of(table) == (FIRST_PASS, 1)  # this roll counts for the first pass only
    play(box, table, "a1 right")
    assert rules.sets_of(box, table, 0) == 1
    assert timer_of(table) == (LAST_PASS, 0)
    roll(box, table, 3)
    assert timer_of(table) == (LAST_PASS, 0)
    all_play_first(box, table)
    roll(box, table, 6)
    assert timer_of(table) == (LAST_PASS, 1)


def test_hm17_alone_the_result_is_the_points() -> None:
    assert ranks(([3, 4, 2, 2, 2], 2)) == ([31], [1])


# ---- Found while building: HM20 ----


def test_hm20_who_has_to_pass_says_so_and_a_one_that_nobody_can_use_is_an_idle_roll() -> None:
    box, table = situation("> . .", 1)
    for seat in range(2):
        table.slots_used[seat] = SLOTS
    assert legal(box, table, 0) == ["pass"]
    play(box, table, "pass", "pass")
    assert table.idle == 1
    assert rules.to_act(box, table) == CHANCE
