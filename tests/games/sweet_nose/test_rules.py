"""Situations for every reading of Sweet Nose, in the order of the rulebook. Interpreted."""

from collections.abc import Callable
from ctypes import c_int32
from itertools import permutations

import pytest

from sweetbox.games.sweet_nose import notation
from sweetbox.games.sweet_nose.components import STORES
from sweetbox.games.sweet_nose.rules import (
    BIDDING,
    CHOOSING,
    DEALING,
    DRAWING_START,
    FILLING_MARKET,
    IGNORE,
    NO_STORE,
    NOBODY,
    OVER,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    SETTING,
    TAKING_PAIR,
    TRADING,
    Box,
    Table,
    count_sweetness,
    happen,
    hide,
    imagine,
    plate_pairs,
    points_of_round,
    reset,
    result,
    seen_by,
    setup,
    to_act,
)
from sweetbox.kernel.chance import CHANCE, new_rng

from .situations import (
    GAME,
    PLATES,
    bowl,
    box_for,
    laid,
    make,
    market,
    moves,
    plate,
    set_all,
    trading,
    weights,
    words,
)

# ---- Set-up ----


@pytest.mark.parametrize(("seats", "in_bag", "rest_of_bag", "from_removed"), [(3, 5, 1, 2), (4, 7, 3, 0), (5, 8, 0, 3)])
def test_sn1_setup_by_number_of_seats(seats: int, in_bag: int, rest_of_bag: int, from_removed: int) -> None:
    box = box_for(seats)
    table = Table()
    setup(box, table)
    assert list(table.bag) == [in_bag] * 5
    assert list(table.removed) == [9 - in_bag] * 5
    while table.phase == DEALING:
        happen(box, table, next(k for k, weight in enumerate(weights(box, table)) if weight))
    assert [sum(row) for row in table.plate] == [8] * seats + [0] * (5 - seats)
    assert sum(table.bag) == 0
    assert sum(table.market) == rest_of_bag
    drawn = 0
    while table.phase == FILLING_MARKET:
        happen(box, table, 4 - drawn)
        drawn += 1
    assert drawn == from_removed
    assert sum(table.market) == 3
    assert sum(table.removed) == 5 * (9 - in_bag) - from_removed


def test_sn1_the_market_gets_what_was_drawn() -> None:
    box = box_for(5)
    table = Table()
    setup(box, table)
    while table.phase == DEALING:
        happen(box, table, next(k for k, weight in enumerate(weights(box, table)) if weight))
    for kind in (1, 3, 4):
        happen(box, table, kind)
    assert market(table) == "nst"
    assert table.phase == DRAWING_START


def test_sn23_each_token_is_equally_likely() -> None:
    box = box_for(3)
    table = Table()
    setup(box, table)
    assert weights(box, table) == [5, 5, 5, 5, 5]
    happen(box, table, 2)
    assert weights(box, table) == [5, 5, 4, 5, 5]
    while table.phase == DEALING:
        happen(box, table, next(k for k, weight in enumerate(weights(box, table)) if weight))
    assert weights(box, table) == [4, 4, 4, 4, 4]  # from the removed ones now
    happen(box, table, 0)
    assert weights(box, table) == [3, 4, 4, 4, 4]


def test_sn23_a_certain_draw_is_no_chance() -> None:
    """When only one kind is left in the bag, the rest of the deal needs no draw."""
    box = box_for(3)
    table = Table()
    setup(box, table)
    for kind in (0, 1, 2, 3):
        for _ in range(5):
            assert table.phase == DEALING
            happen(box, table, kind)
    assert plate(table, 2) == "ssss" + "tttt"
    assert market(table) == "t"
    assert table.phase == FILLING_MARKET


def test_sn27_the_start_seat_is_drawn_by_chance() -> None:
    for seats in (3, 4, 5):
        box = box_for(seats)
        table = Table()
        setup(box, table)
        while table.phase != DRAWING_START:
            happen(box, table, next(k for k, weight in enumerate(weights(box, table)) if weight))
        assert to_act(box, table) == CHANCE
        assert weights(box, table) == [1] * seats + [0] * (5 - seats)
        happen(box, table, 2)
        assert table.start == 2
        assert table.phase == SETTING


# ---- Phase 1: Set up ----


def test_sn2_markers_are_set_at_the_same_time() -> None:
    box, table = laid(3)
    assert to_act(box, table) == 0b111
    assert len(moves(box, table, 1)) == 120
    make(box, table, 1, "31524")
    assert to_act(box, table) == 0b101
    assert moves(box, table, 1) == []
    assert [list(row) for row in table.marker[:3]] == [[0] * 5] * 3
    make(box, table, 0, "12345")
    make(box, table, 2, "54321")
    assert [list(row) for row in table.marker[:3]] == [[1, 2, 3, 4, 5], [3, 1, 5, 2, 4], [5, 4, 3, 2, 1]]
    assert list(table.choice) == [0] * 5
    assert (table.phase, table.turn) == (TRADING, table.start)


def test_sn2_the_order_of_setting_does_not_matter() -> None:
    box, table = laid(3)
    other = table.clone()
    for seat, order in ((0, "12345"), (1, "31524"), (2, "54321")):
        make(box, table, seat, order)
    for seat, order in ((2, "54321"), (0, "12345"), (1, "31524")):
        make(box, other, seat, order)
    assert table == other


def test_sn2_markers_are_new_in_each_round() -> None:
    box = box_for(3)
    table = trading(box, ("m", "nnnppsst", "mmppsttt"), ("nnmmpps", "-", "-"))
    make(box, table, 0, "swap m n @2")
    assert table.round == 1
    assert [list(row) for row in table.marker[:3]] == [[0] * 5] * 3


# ---- Phase 2: turns ----


def test_sn3_clockwise_from_the_start_player() -> None:
    box = box_for(3)
    table = trading(box, PLATES, turn=2, start=2)
    make(box, table, 2, "swap m n @2")
    assert table.turn == 0
    make(box, table, 0, "market m p")
    assert table.turn == 1
    make(box, table, 1, "swap n m @1")
    assert table.turn == 2


def test_sn3_the_exchange_is_a_duty() -> None:
    box = box_for(3)
    table = trading(box, PLATES)
    assert words(box, table, 0) == {"swap", "market"}
    table = trading(box, PLATES, stores={0: "bowl"})
    assert words(box, table, 0) == {"swap", "market", "bowl"}


def test_sn3_one_exchange_then_the_store_or_nothing() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={0: "bowl"})
    make(box, table, 0, "swap m n @2")
    assert table.turn == 0
    assert words(box, table, 0) == {"bowl", "pass"}
    kept = table.clone()
    make(box, table, 0, "bowl m")
    assert table.turn == 1
    assert table.store[0] == NO_STORE
    make(box, kept, 0, "pass")
    assert kept.turn == 1
    assert kept.store[0] == STORES.index("bowl")


def test_sn3_the_store_then_one_exchange() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={0: "bowl"})
    make(box, table, 0, "bowl m")
    assert table.turn == 0
    assert words(box, table, 0) == {"swap", "market"}
    make(box, table, 0, "swap m n @2")
    assert table.turn == 1


def test_sn3_without_a_usable_store_the_turn_ends_with_the_exchange() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={0: "ignore"})
    make(box, table, 0, "market m p")
    assert table.turn == 1
    assert table.store[0] == IGNORE


def test_sn3_an_impossible_exchange_is_left_out() -> None:
    """One kind on all plates and in the market: the store may be used or not, and the turn is over."""
    box = box_for(3)
    table = trading(box, ("mm", "mm", "mm"), ("nnnnpp", "ssssss", "tttttt"), "mmm", stores={0: "bowl"})
    assert moves(box, table, 0) == ["bowl m", "pass"]
    passed = table.clone()
    make(box, table, 0, "bowl m")
    assert bowl(table, 0) == "-"
    assert table.round == 1  # nobody can do anything any more: the idle limit ended the round
    make(box, passed, 0, "pass")
    assert (passed.turn, passed.idle, passed.round) == (0, 3, 0)


def test_sn3_the_exchange_is_a_duty_again_once_the_store_made_one_possible() -> None:
    box = box_for(3)
    table = trading(box, ("mm", "mm", "mm"), ("nnnnpp", "ssssss", "tttttt"), "mmm", stores={0: "plate"})
    assert moves(box, table, 0) == ["plate n", "plate p", "pass"]
    make(box, table, 0, "plate n")
    assert table.turn == 0
    assert moves(box, table, 0) == ["swap n m @2", "swap n m @3", "market n m"]


def test_sn25_a_seat_that_can_do_nothing_is_passed_over() -> None:
    box = box_for(3)
    table = trading(box, ("mm", "mm", "mm"), ("nnnnpp", "ssssss", "tttttt"), "mmm", stores={0: "bowl", 2: "refill"})
    make(box, table, 0, "pass")
    assert table.turn == 2
    assert table.idle == 2
    assert moves(box, table, 2)[-1] == "pass"


def test_sn25_the_start_player_too() -> None:
    box, table = laid(3)
    for seat in range(3):
        table.plate[seat][:] = [2, 0, 0, 0, 0]
        table.bowl[seat][:] = [0, 0, 0, 0, 6]
    table.market[:] = [3, 0, 0, 0, 0]
    table.start = 1
    table.store[2] = STORES.index("plate")
    set_all(box, table)
    assert (table.phase, table.turn, table.idle) == (TRADING, 2, 1)


def test_sn6_an_empty_plate_ends_the_phase_at_once() -> None:
    box = box_for(3)
    table = trading(box, ("m", "nnnppsst", "mmppsttt"), ("nnmmpps", "-", "-"), stores={0: "plate"})
    make(box, table, 0, "swap m n @2")
    assert table.round == 1
    assert table.emptied == 0b001


def test_sn6_an_opponents_empty_plate_too() -> None:
    box = box_for(3)
    table = trading(box, ("mmmnnpps", "n", "mmppsttt"), ("-", "nnppsst", "-"), stores={0: "bowl"})
    make(box, table, 0, "swap m n @2")
    assert table.round == 1
    assert table.emptied == 0b010


def test_sn6_a_store_used_first_can_end_it_before_the_exchange() -> None:
    box = box_for(3)
    table = trading(box, ("m", "nnnppsst", "mmppsttt"), ("nnmmpps", "-", "-"), stores={0: "bowl"})
    make(box, table, 0, "bowl m")
    assert table.round == 1
    assert table.emptied == 0b001
    assert (table.exchanged, table.shrunk, table.idle) == (0, 0, 0)


def test_sn7_idle_turns_end_the_phase() -> None:
    box = box_for(3)
    table = trading(box, PLATES, market="mnt")
    for turn in range(12):
        assert table.round == 0
        assert table.idle == turn
        make(box, table, turn % 3, next(move for move in moves(box, table, turn % 3) if move.startswith("market")))
    assert table.round == 1
    assert table.emptied == 0


def test_sn7_a_smaller_plate_starts_the_count_anew() -> None:
    box = box_for(3)
    table = trading(box, PLATES, idle=11)
    make(box, table, 0, "swap m n @2")
    assert (table.round, table.idle) == (0, 0)


def test_sn7_idle_rounds_is_an_option() -> None:
    box = box_for(4, idle_rounds=1)
    table = trading(box, PLATES, idle=3)
    make(box, table, 0, "market m p")
    assert table.round == 1


def test_sn26_a_token_that_goes_back_in_the_same_turn_does_not_make_it_idle() -> None:
    box = box_for(3)
    table = trading(box, PLATES, idle=11, stores={0: "plate"})
    make(box, table, 0, "swap m n @2", "plate n")
    assert (table.turn, table.idle) == (1, 0)


@pytest.mark.parametrize(
    ("store", "move", "idle"),
    [
        ("bowl", "bowl m", 0),
        ("same", "same p @3", 0),
        ("stall", "stall m p bowl", 0),
        ("stall", "stall m p plate", 4),
        ("plate", "plate s", 4),
        ("refill", "refill s @2", 4),
        ("bowls", "bowls s t @3", 4),
        ("within", "within s m", 4),
        ("two", "two mm @3 for tt", 4),
        ("switch", "switch mn", 4),
    ],
)
def test_sn26_which_stores_make_a_plate_smaller(store: str, move: str, idle: int) -> None:
    box = box_for(3)
    table = trading(box, ("mmmnnpp", "nnnppst", "mmppstt"), ("s", "s", "t"), "mnp", stores={0: store}, idle=3)
    make(box, table, 0, move, "market m n")
    assert (table.turn, table.idle) == (1, idle)


# ---- Exchange Sweets ----


def test_sn4_exchange_with_an_opponent() -> None:
    box = box_for(3)
    table = trading(box, PLATES)
    make(box, table, 0, "swap m t @3")
    assert (plate(table, 0), bowl(table, 0)) == ("mmnnpps", "t")
    assert (plate(table, 2), bowl(table, 2)) == ("mmppstt", "m")
    assert (plate(table, 1), bowl(table, 1)) == ("nnnppsst", "-")
    assert market(table) == "mnp"


def test_sn4_kinds_must_differ_and_both_must_lie_on_plates() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "sss"), ("ppppp", "tttttt", "-"), market="ttt")
    assert [move for move in moves(box, table, 0) if move.startswith("swap")] == [
        "swap m p @2",
        "swap n m @2",
        "swap n p @2",
        "swap m s @3",
        "swap n s @3",
    ]


def test_sn5_exchange_with_the_market() -> None:
    box = box_for(3)
    table = trading(box, PLATES, market="nnt")
    make(box, table, 0, "market m t")
    assert (plate(table, 0), bowl(table, 0)) == ("mmnnppst", "-")
    assert market(table) == "mnn"


def test_sn5_kinds_must_differ() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "sss"), market="mmn")
    assert [move for move in moves(box, table, 0) if move.startswith("market")] == ["market m n", "market n m"]


# ---- Use Store ----


def test_store_bowl_moves_a_sweet_from_plate_to_bowl() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "sss"), ("p", "-", "-"), stores={0: "bowl"})
    assert [move for move in moves(box, table, 0) if move.startswith("bowl")] == ["bowl m", "bowl n"]
    make(box, table, 0, "bowl m")
    assert (plate(table, 0), bowl(table, 0)) == ("mn", "mp")


def test_sn8_same_kind_store() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mnp", "nss"), stores={0: "same"})
    assert [move for move in moves(box, table, 0) if move.startswith("same")] == ["same m @2", "same n @2", "same n @3"]
    make(box, table, 0, "same m @2")
    assert (plate(table, 0), bowl(table, 0)) == ("mn", "m")
    assert (plate(table, 1), bowl(table, 1)) == ("np", "m")


def test_store_plate_moves_a_sweet_from_bowl_to_plate() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "sss"), ("pt", "s", "-"), stores={0: "plate"})
    assert [move for move in moves(box, table, 0) if move.startswith("plate")] == ["plate p", "plate t"]
    make(box, table, 0, "plate t")
    assert (plate(table, 0), bowl(table, 0)) == ("mmnt", "p")


def test_sn9_market_store_to_the_plate_or_the_bowl() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "sss"), market="mtt", stores={0: "stall"})
    assert [move for move in moves(box, table, 0) if move.startswith("stall")] == [
        "stall m t plate",
        "stall n m plate",
        "stall n t plate",
        "stall m t bowl",
        "stall n m bowl",
        "stall n t bowl",
    ]
    other = table.clone()
    make(box, table, 0, "stall m t plate")
    assert (plate(table, 0), bowl(table, 0), market(table)) == ("mnt", "-", "mmt")
    make(box, other, 0, "stall m t bowl")
    assert (plate(other, 0), bowl(other, 0), market(other)) == ("mn", "t", "mmt")


def test_sn9_it_is_an_extra_exchange() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "sss"), market="mtt", stores={0: "stall"})
    make(box, table, 0, "market m t", "stall m t bowl")
    assert (plate(table, 0), bowl(table, 0), market(table)) == ("nt", "t", "mmm")
    assert table.turn == 1


def test_store_refill_moves_a_sweet_from_an_opponents_bowl_to_his_plate() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "sss"), ("pt", "st", "n"), stores={0: "refill"})
    assert [move for move in moves(box, table, 0) if move.startswith("refill")] == [
        "refill s @2",
        "refill t @2",
        "refill n @3",
    ]
    make(box, table, 0, "refill s @2")
    assert (plate(table, 1), bowl(table, 1)) == ("mps", "t")


def test_store_bowls_exchanges_between_two_bowls() -> None:
    """SN10: of different kinds."""
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "sss"), ("pt", "st", "-"), stores={0: "bowls"})
    assert [move for move in moves(box, table, 0) if move.startswith("bowls")] == [
        "bowls p s @2",
        "bowls p t @2",
        "bowls t s @2",
    ]
    make(box, table, 0, "bowls p s @2")
    assert (bowl(table, 0), bowl(table, 1)) == ("st", "pt")
    assert (plate(table, 0), plate(table, 1)) == ("mmn", "mp")


def test_store_within_exchanges_between_bowl_and_plate() -> None:
    """SN10: of different kinds."""
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "sss"), ("nt", "-", "-"), stores={0: "within"})
    assert [move for move in moves(box, table, 0) if move.startswith("within")] == [
        "within n m",
        "within t m",
        "within t n",
    ]
    make(box, table, 0, "within t m")
    assert (plate(table, 0), bowl(table, 0)) == ("mnt", "mn")


def test_sn10_two_for_two() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mpp", "sss"), stores={0: "two"})
    assert [move for move in moves(box, table, 0) if move.startswith("two")] == [
        "two mn @2",
        "two mm @2",
        "two mn @3",
        "two mm @3",
    ]
    make(box, table, 0, "two mm @2")
    assert table.phase == TAKING_PAIR
    assert to_act(box, table) == 0b001
    assert moves(box, table, 0) == ["for mp", "for pp"]
    make(box, table, 0, "for pp")
    assert (plate(table, 0), plate(table, 1)) == ("npp", "mmm")
    assert (bowl(table, 0), bowl(table, 1)) == ("-", "-")
    assert table.store[0] == NO_STORE
    assert (table.phase, table.turn, table.partner, table.pair) == (TRADING, 0, NOBODY, -1)
    assert words(box, table, 0) == {"swap", "market"}


@pytest.mark.parametrize(
    "tokens", [(0, 0, 0, 0, 0), (1, 0, 0, 0, 1), (2, 0, 3, 0, 0), (0, 1, 1, 2, 0), (2, 2, 2, 1, 1), (0, 0, 0, 1, 4)]
)
def test_sn10_the_pairs_of_a_plate(tokens: tuple[int, ...]) -> None:
    table = Table()
    table.plate[1][:] = tokens
    pairs = {tuple(sorted(two)) for two in permutations([kind for kind in range(5) for _ in range(tokens[kind])], 2)}
    found = {(PAIR_FIRST[pair], PAIR_SECOND[pair]) for pair in range(PAIRS) if plate_pairs(table, 1) >> pair & 1}
    assert found == pairs


def test_sn10_the_pairs_may_not_be_the_same() -> None:
    """An opponent whose only pair is the one that would be given cannot be chosen with it."""
    box = box_for(3)
    table = trading(box, ("mmn", "mn", "mmm"), stores={0: "two"})
    assert [move for move in moves(box, table, 0) if move.startswith("two")] == ["two mm @2", "two mn @3"]


def test_sn10_pairs_may_have_one_kind_in_common() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mp", "mmm"), stores={0: "two"})
    make(box, table, 0, "two mn @2 for mp")
    assert (plate(table, 0), plate(table, 1)) == ("mmp", "mn")


def test_sn10_both_plates_need_two() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "p", "sst"), stores={0: "two"})
    assert {move[-2:] for move in moves(box, table, 0) if move.startswith("two")} == {"@3"}
    table = trading(box, ("m", "pp", "sst"), stores={0: "two"})
    assert words(box, table, 0) == {"swap", "market"}


def test_sn11_ignore_works_by_itself_and_for_its_owner_only() -> None:
    box = box_for(3)
    markers = ("12345", "12345", "12345")
    table = trading(box, ("mmmmnnnn", "mmmmnnnt", "pppppsss"), market="mnn", markers=markers, stores={0: "ignore"})
    assert words(box, table, 0) == {"swap", "market"}
    assert points_of_round(table, 0) == 4 * 1 + 4 * 2
    assert points_of_round(table, 1) == 4 * (1 + 1) + 3 * (2 + 2) + 5


def test_sn11_ignore_is_told_until_the_next_count() -> None:
    box = box_for(3)
    table = trading(box, ("m", "mmmmnnnn", "pppppsss"), ("nnmmpps", "-", "-"), stores={2: "ignore"})
    make(box, table, 0, "market m p")
    assert table.ignorer == NOBODY
    count_sweetness(box, table)
    assert table.ignorer == 2
    assert table.store[2] == NO_STORE


def test_sn11_switch_two_markers_once() -> None:
    box = box_for(3)
    table = trading(box, PLATES, markers=("31524", "12345", "12345"), stores={0: "switch"})
    assert len([move for move in moves(box, table, 0) if move.startswith("switch")]) == 10
    make(box, table, 0, "switch mt")
    assert list(table.marker[0]) == [4, 1, 5, 2, 3]
    assert list(table.marker[1]) == [1, 2, 3, 4, 5]
    assert table.store[0] == NO_STORE
    assert words(box, table, 0) == {"swap", "market"}


def test_sn11_that_and_which_was_switched_is_public_the_values_are_not() -> None:
    box = box_for(3)
    table = trading(box, PLATES, markers=("31524", "12345", "12345"), stores={0: "switch"})
    assert seen_by(box, table, 0, notation.parse_move(box, "switch mt")) == 0b111
    make(box, table, 0, "switch mt")
    hide(box, table, 1)
    assert (table.switcher, notation.PAIR_TEXTS[table.switched]) == (0, "mt")
    assert list(table.marker[0]) == [0] * 5


def test_sn12_a_store_goes_back_used_or_not() -> None:
    box = box_for(3)
    table = trading(box, ("m", "nnnppsst", "mmppsttt"), ("nnmmpps", "-", "-"), stores={0: "bowl", 1: "two", 2: "ignore"})
    make(box, table, 0, "bowl m")  # ends the round
    assert (table.phase, list(table.store)) == (CHOOSING, [NO_STORE] * 5)


def test_sn12_a_used_store_cannot_be_used_again() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={0: "bowl"})
    make(box, table, 0, "bowl m", "market m n")
    make(box, table, 1, "market n m")
    make(box, table, 2, "market p n")
    assert words(box, table, 0) == {"swap", "market"}


@pytest.mark.parametrize("store", ["plate", "refill", "bowls", "within", "ignore"])
def test_sn21_a_store_without_a_legal_use_is_kept(store: str) -> None:
    """With empty bowls these have none."""
    box = box_for(3)
    table = trading(box, PLATES, stores={0: store})
    assert words(box, table, 0) == {"swap", "market"}
    make(box, table, 0, "market m n")
    assert table.turn == 1
    assert table.store[0] == STORES.index(store)


def test_sn21_same_and_stall_without_a_legal_use() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "pp", "sss"), stores={0: "same"})
    assert words(box, table, 0) == {"swap", "market"}
    table = trading(box, ("mmm", "pp", "sss"), market="mmm", stores={0: "stall"})
    assert words(box, table, 0) == {"swap"}


def test_sn21_a_store_may_become_usable_by_the_exchange() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={0: "within"})
    make(box, table, 0, "swap m n @2")
    assert table.turn == 0
    assert words(box, table, 0) == {"within", "pass"}


# ---- Phase 3: Count Sweetness ----


def test_sn13_the_rulebooks_example_counts_34() -> None:
    """Sweets 1, 3, 1, 2, 1; markers 3, 5, 1, 2, 4; in the market one of the first kind, two of the second."""
    box = box_for(3)
    table = trading(box, ("mnnnpsst", "mmmmmpss", "pppttttt"), market="mnn", markers=("35124", "12345", "12345"))
    assert points_of_round(table, 0) == 1 * (3 + 1) + 3 * (5 + 2) + 1 * 1 + 2 * 2 + 1 * 4 == 34
    count_sweetness(box, table)
    assert (table.round_points[0], table.total[0]) == (34, 34)


def test_sn13_plate_and_bowl_count_together() -> None:
    box = box_for(3)
    table = trading(box, ("mnn", "mmmmmpss", "pppttttt"), ("npsst", "-", "-"), "mnn", ("35124", "12345", "12345"))
    assert points_of_round(table, 0) == 34


def test_sn13_totals_add_up() -> None:
    box = box_for(3)
    table = trading(box, ("mnnnpsst", "mmmmmpss", "pppttttt"), market="mnn", markers=("35124", "12345", "12345"))
    table.total[:] = [20, 7, 0, 0, 0]
    count_sweetness(box, table)
    assert list(table.round_points[:3]) == [34, 5 * 2 + 3 + 2 * 4, 3 * 3 + 5 * 5]
    assert list(table.total[:3]) == [54, 28, 34]


def test_sn20_markers_are_hidden_until_the_count_and_public_after_it() -> None:
    box = box_for(3)
    markers = ("31524", "54321", "12345")
    table = trading(box, ("m", "nnnppsst", "mmppsttt"), ("nnmmpps", "-", "-"), markers=markers)
    seen = table.clone()
    hide(box, seen, 1)
    assert [list(row) for row in seen.marker[:3]] == [[0] * 5, [5, 4, 3, 2, 1], [0] * 5]
    hide(box, seen, -1)
    assert [list(row) for row in seen.marker[:3]] == [[0] * 5] * 3
    make(box, table, 0, "swap m n @2")
    hide(box, table, -1)
    assert [list(row) for row in table.revealed[:3]] == [[3, 1, 5, 2, 4], [5, 4, 3, 2, 1], [1, 2, 3, 4, 5]]


def test_sn20_a_choice_is_hidden_while_others_choose() -> None:
    box, table = laid(3)
    before = table.clone()
    hide(box, before, 1)
    assert seen_by(box, table, 0, 17) == 0b001
    make(box, table, 0, "31524")
    after = table.clone()
    hide(box, after, 1)
    assert after == before
    assert to_act(box, after) == 0b111  # in a glimpse the others always still have to move
    own = table.clone()
    hide(box, own, 0)
    assert own == table


def test_sn20_all_else_is_public() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={0: "two", 1: "ignore"})
    make(box, table, 0, "two mm @2")
    glimpse = table.clone()
    hide(box, glimpse, -1)
    glimpse.marker = table.marker
    assert glimpse == table
    assert seen_by(box, table, 0, notation.parse_move(box, "for ss")) == 0b111


def test_sn20_imagine_gives_any_order_to_the_others_and_keeps_the_rest() -> None:
    box = box_for(3)
    table = trading(box, PLATES, markers=("31524", "54321", "12345"))
    hide(box, table, 1)
    rng = new_rng(3)
    orders = set()
    for _ in range(600):
        deal = table.clone()
        imagine(box, deal, 1, rng)
        assert sorted(deal.marker[0]) == sorted(deal.marker[2]) == [1, 2, 3, 4, 5]
        assert list(deal.marker[1]) == [5, 4, 3, 2, 1]
        orders.add((*deal.marker[0],))
        hide(box, deal, 1)
        assert deal == table
    assert len(orders) > 110


# ---- Reset ----


def counted(box: Box, round_points: tuple[int, ...], totals: tuple[int, ...], start: int = 0) -> Table:
    """A table just after the count and the reset of a round with these points."""
    table = trading(box, PLATES, start=start, round=1)
    table.round_points[: box.seats] = round_points
    table.total[: box.seats] = totals
    reset(box, table)
    return table


def test_sn14_bowls_go_back_to_plates_and_the_market_stays() -> None:
    box = box_for(3)
    table = trading(box, ("m", "nnnppsst", "mmppstt"), ("nnmmpps", "-", "t"), market="mpt")
    make(box, table, 0, "swap m n @2")
    assert (plate(table, 0), plate(table, 1), plate(table, 2)) == ("mmnnnpps", "mnnppsst", "mmppsttt")
    assert [bowl(table, seat) for seat in range(3)] == ["-"] * 3
    assert market(table) == "mpt"


def test_sn15_the_highest_total_starts_the_next_round() -> None:
    box = box_for(3)
    assert counted(box, (8, 16, 8), (18, 16, 15)).start == 0
    assert counted(box, (8, 16, 8), (18, 19, 15)).start == 1
    assert counted(box, (8, 16, 8), (18, 19, 20)).start == 2


def test_sn15_tied_the_earliest_in_the_round_just_played() -> None:
    box = box_for(4)
    assert counted(box, (8, 8, 8, 8), (13, 8, 13, 8), start=0).start == 0
    assert counted(box, (8, 8, 8, 8), (13, 8, 13, 8), start=1).start == 2
    assert counted(box, (8, 8, 8, 8), (13, 8, 13, 8), start=3).start == 0


def choosers(box: Box, table: Table, tile: Callable[[list[str]], str]) -> list[tuple[int, str]]:
    """Who chooses what, in order, when everybody chooses by the same taste."""
    taken = []
    while table.phase == CHOOSING:
        choice = tile(moves(box, table, table.turn))
        taken.append((table.turn, choice.split()[1]))
        make(box, table, table.turn, choice)
    return taken


def first(tiles: list[str]) -> str:
    return tiles[0]


def last(tiles: list[str]) -> str:
    return tiles[-1]


def test_sn16_highest_total_chooses_first_by_the_points_of_the_round() -> None:
    box = box_for(3)
    table = counted(box, (17, 26, 32), (67, 26, 42))
    assert choosers(box, table, last) == [(0, "same"), (2, "switch"), (1, "two")]
    assert (table.phase, table.turn, table.asked) == (SETTING, NOBODY, 0)
    assert [STORES[tile] for tile in table.store[:3]] == ["same", "two", "switch"]


def test_sn16_ties_go_by_the_order_of_the_coming_round() -> None:
    """Seats 0 and 3 are tied. Seat 2 starts the next round, so that 3 comes before 0 in it."""
    box = box_for(4)
    table = counted(box, (20, 20, 20, 20), (40, 30, 50, 40), start=0)
    assert table.start == 2
    assert [seat for seat, _ in choosers(box, table, first)] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("points", "takeable"),
    [(17, 2), (18, 2), (19, 4), (21, 4), (22, 6), (25, 6), (26, 8), (30, 8), (31, 10), (64, 10)],
)
def test_sn16_levels(points: int, takeable: int) -> None:
    """Two tiles a level, and a higher level may take a lower tile."""
    box = box_for(3)
    table = counted(box, (points, 10, 10), (90, 10, 10))
    assert table.phase == CHOOSING
    assert moves(box, table, 0) == [f"take {store}" for store in STORES[:takeable]]


def test_sn16_fewer_than_17_points_take_no_store() -> None:
    box = box_for(3)
    table = counted(box, (16, 10, 10), (90, 10, 10))
    assert table.phase == SETTING
    assert list(table.store) == [NO_STORE] * 5


def test_sn16_with_none_left_none_is_taken() -> None:
    """Three seats of the lowest level: two tiles."""
    box = box_for(4)
    table = counted(box, (18, 17, 26, 17), (40, 50, 20, 30))
    assert choosers(box, table, first) == [(1, "bowl"), (0, "same"), (2, "plate")]
    assert (table.store[3], table.phase) == (NO_STORE, SETTING)


def test_sn21_whoever_may_take_a_tile_must() -> None:
    box = box_for(3)
    table = counted(box, (17, 8, 9), (17, 8, 9))
    assert moves(box, table, 0) == ["take bowl", "take same"]
    assert to_act(box, table) == 0b001


# ---- End of the Game, To the Sky ----


def test_sn17_after_the_third_count_the_match_ends_without_a_reset() -> None:
    box = box_for(3)
    table = trading(box, ("m", "nnnppsst", "mmppsttt"), ("nnmmpps", "-", "-"), stores={1: "two"}, round=2)
    make(box, table, 0, "swap m n @2")
    assert (table.phase, table.round, to_act(box, table)) == (OVER, 3, 0)
    assert bowl(table, 0) == "mmnnnpps"
    assert table.store[1] == STORES.index("two")


def test_sn17_fewest_points_win_and_ties_share() -> None:
    box = box_for(4)
    table = Table()
    table.total[:4] = [61, 58, 70, 58]
    points, ranks = (c_int32 * 5)(), (c_int32 * 5)()
    result(box, table, points, ranks)
    assert list(points[:4]) == [61, 58, 70, 58]
    assert list(ranks[:4]) == [3, 1, 4, 1]


def test_sn18_to_the_sky_has_no_round_limit_and_ends_at_100() -> None:
    box = box_for(3, to_the_sky=True)
    for total, phase in ((91, CHOOSING), (92, OVER), (120, OVER)):
        table = trading(box, ("mmmmmmmm", "nnnnnnnn", "ppppppss"), market="ttt", round=5)
        table.total[0] = total  # and 8 more in this round
        count_sweetness(box, table)
        assert (table.total[0], table.round, table.phase) == (total + 8, 6, phase)


def test_sn18_the_basic_game_does_not_end_at_100() -> None:
    box = box_for(3)
    table = trading(box, ("mmmmmmmm", "nnnnnnnn", "ppppppss"), market="ttt", round=1)
    table.total[0] = 95
    count_sweetness(box, table)
    assert table.phase == CHOOSING


def test_sn22_fewest_win_to_the_sky_and_bids_count_towards_100() -> None:
    box, table = laid(3, to_the_sky=True, shopkeeper=True)
    make(box, table, 0, "bid 40")
    make(box, table, 1, "bid 39")
    for seat in (2, 0, 1):
        make(box, table, seat, "pass")
    choosers(box, table, first)
    set_all(box, table)
    table.total[0] = 40 + 52  # as if a round of 52 had been counted
    for seat in range(3):
        table.plate[seat][:] = [0] * 5
        table.bowl[seat][:] = [8, 0, 0, 0, 0] if seat == 0 else [0, 4, 4, 0, 0]
    table.market[:] = [0, 0, 0, 0, 3]
    count_sweetness(box, table)
    assert list(table.total[:3]) == [100, 39 + 20, 20]
    assert table.phase == OVER
    points, ranks = (c_int32 * 5)(), (c_int32 * 5)()
    result(box, table, points, ranks)
    assert list(ranks[:3]) == [3, 2, 1]


# ---- Shopkeeper ----


def test_sn19_the_auction_comes_before_the_markers() -> None:
    box, table = laid(3, shopkeeper=True)
    assert (table.phase, table.turn, to_act(box, table)) == (BIDDING, table.start, 1 << table.start)
    assert moves(box, table, 0) == ["pass", *(f"bid {space}" for space in range(1, 41))]


def test_sn19_forward_to_a_free_space_not_necessarily_the_highest() -> None:
    box, table = laid(3, shopkeeper=True)
    make(box, table, 0, "bid 38")
    make(box, table, 1, "bid 2")
    assert "bid 1" in moves(box, table, 2)
    assert "bid 2" not in moves(box, table, 2)
    assert "bid 38" not in moves(box, table, 2)
    make(box, table, 2, "pass")
    assert moves(box, table, 0) == ["pass", "bid 39", "bid 40"]
    make(box, table, 0, "bid 40")
    assert list(table.total[:3]) == [40, 2, 0]


def test_sn19_a_pass_is_not_final() -> None:
    box, table = laid(3, shopkeeper=True)
    make(box, table, 0, "pass")
    make(box, table, 1, "bid 3")
    make(box, table, 2, "pass")
    make(box, table, 0, "bid 5")
    assert (table.phase, table.turn, table.total[0]) == (BIDDING, 1, 5)


def test_sn24_the_auction_ends_when_all_have_passed_in_a_row_the_last_bidder_too() -> None:
    box, table = laid(3, shopkeeper=True)
    make(box, table, 0, "bid 5")
    make(box, table, 1, "pass")
    make(box, table, 2, "pass")
    assert (table.phase, table.turn) == (BIDDING, 0)
    make(box, table, 0, "pass")
    assert (table.phase, table.turn, table.passes) == (CHOOSING, 0, 0)


def test_sn19_highest_bidder_first_and_a_level_less_for_each_further_one() -> None:
    box, table = laid(5, shopkeeper=True)
    for seat, space in enumerate((3, 9, 1, 7, 4)):
        make(box, table, seat, f"bid {space}")
    for seat in range(5):
        make(box, table, seat, "pass")
    order = []
    for _ in range(5):
        order.append((table.turn, len(moves(box, table, table.turn))))
        make(box, table, table.turn, moves(box, table, table.turn)[-1])
    assert order == [(1, 10), (3, 8), (4, 6), (0, 4), (2, 2)]
    assert table.phase == SETTING
    assert [STORES[tile] for tile in table.store] == ["stall", "switch", "same", "two", "bowls"]


def test_sn19_tiles_taken_are_gone_and_with_none_left_none_is_taken() -> None:
    box, table = laid(5, shopkeeper=True)
    for seat, space in enumerate((9, 8, 7, 6, 5)):
        make(box, table, seat, f"bid {space}")
    for seat in range(5):
        make(box, table, seat, "pass")
    assert choosers(box, table, first) == [(0, "bowl"), (1, "same"), (2, "plate"), (3, "stall")]
    assert (table.phase, table.store[4]) == (SETTING, NO_STORE)


def test_sn19_who_bid_nothing_gets_none_and_the_start_player_stays() -> None:
    box, table = laid(3, shopkeeper=True)
    make(box, table, 0, "pass")
    make(box, table, 1, "bid 6")
    for seat in (2, 0, 1):
        make(box, table, seat, "pass")
    assert choosers(box, table, last) == [(1, "switch")]
    assert (table.phase, table.start) == (SETTING, 0)
    assert list(table.total[:3]) == [0, 6, 0]
    assert list(table.round_points[:3]) == [0, 0, 0]


def test_sn19_when_nobody_bids_the_round_begins_without_stores() -> None:
    box, table = laid(3, shopkeeper=True)
    for seat in range(3):
        make(box, table, seat, "pass")
    assert table.phase == SETTING
    assert list(table.store) == [NO_STORE] * 5


def test_sn19_bids_are_points_of_the_total_not_of_a_round() -> None:
    box, table = laid(3, shopkeeper=True)
    make(box, table, 0, "bid 40")
    for seat in (1, 2, 0):
        make(box, table, seat, "pass")
    make(box, table, 0, "take ignore")
    set_all(box, table)
    table.plate[0][:], table.bowl[0][:] = [0, 0, 0, 0, 0], [8, 0, 0, 0, 0]
    count_sweetness(box, table)
    assert (table.round_points[0], table.total[0]) == (8, 48)
    assert table.store[0] == NO_STORE
    assert moves(box, table, 0) == []  # 8 points of the round are too few for a store


def test_the_first_round_has_no_stores_without_the_auction() -> None:
    _, table = laid(4)
    assert table.phase == SETTING
    assert list(table.store) == [NO_STORE] * 5


def test_game_is_found() -> None:
    assert GAME.facts.title == "Sweet Nose"
