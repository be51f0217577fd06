"""Sweets Stack, rule by rule. A card is b1 … r16 by colour and shape: 1 ###, 2 #./##, 3 #/#/#, 4 ##/##, 5 ####, 6 ##./.##, 7 ##/.#,
8 #../###, 9 ###/.#., 10 ###/#.., 11 .#./###, 12 ##/#./##, 13 cross, 14 ##/.#/.#, 15 #.#/###, 16 #../##./.##"""

import random
from collections import Counter
from ctypes import c_int32

import pytest

from games.sweets_stack.situations import SWEETS_STACK, Situation, card, cells, picture
from sweetbox import OptionError
from sweetbox.games.sweets_stack import judge, rules
from sweetbox.games.sweets_stack.rules import (
    BELOW,
    CANDIES,
    CARDS,
    CHANCE,
    CHOOSING,
    CROWN_IN_HAND,
    CROWNING,
    DECK,
    HAND,
    HIDDEN_CROWN,
    NOTHING,
    OFFERING,
    OUTSIDE,
    OVER,
    PLACING,
    POOL,
    PREPARING,
    REDRAWING,
    SCORED,
    SEEN,
    SEEN_BY_OWNER,
    SEEN_IN_HAND,
    TURNS,
    UNSEEN,
)
from sweetbox.kernel.chance import new_rng

BOX = SWEETS_STACK.make_box(4)


# ---- Falling ----


def rests(shape: str, bucket: str = "......", turn: int = 0) -> list[str]:
    """Where a card's shape can come to rest in a bucket, each as the bucket then looks."""
    filled = cells(bucket)
    number = card(shape) * TURNS + turn
    positions = rules.drops(BOX, filled, number)
    return [picture(BOX, filled | BOX.cells[number] << place) for place in range(48) if positions >> place & 1]


def test_ss3_an_empty_bucket_takes_a_candy_at_any_column_of_the_bottom() -> None:
    assert rests("b5") == ["####..", ".####.", "..####"]
    assert len(rests("b3")) == 6


def test_ss3_a_candy_rests_on_the_first_filled_cell_under_it() -> None:
    """A strip over a single filled cell stays on it wherever it hangs over; beside it, it lies on the bottom."""
    assert rests("b1", "..#...") == ["..####", "###... ..#...", ".###.. ..#...", "..###. ..#..."]


def test_ss3_a_wide_candy_does_not_pass_an_overhang() -> None:
    assert rests("b1", "####.. ...... ......") == [
        "###... ####.. ...... ......",
        ".###.. ####.. ...... ......",
        "..###. ####.. ...... ......",
        "...### ####.. ...... ......",
    ]


def test_ss3_a_narrow_candy_slides_along_the_bottom_under_an_overhang() -> None:
    bucket = """
        ####..
        ......
        ......
        ......
        """
    assert rests("b4", bucket) == [
        "####.. ...... ##.... ##....",
        "####.. ...... .##... .##...",
        "####.. ...... ..##.. ..##..",
        "####.. ...... ...##. ...##.",
        "####.. ...... ....## ....##",
        "##.... ##.... ####.. ...... ...... ......",
        ".##... .##... ####.. ...... ...... ......",
        "..##.. ..##.. ####.. ...... ...... ......",
        "...##. ...##. ####.. ...... ...... ......",
    ]


def test_ss3_a_candy_moves_sideways_in_the_air() -> None:
    """A stick comes down beside the ledge and moves left under it before it touches the step."""
    assert rests("b3", "###... ...... ...... ...... ...... ####..") == [
        "###... ...... ...... ....#. ....#. #####.",
        "###... ...... ...... .....# .....# ####.#",
        "###... ...... #..... #..... #..... ####..",
        "###... ...... .#.... .#.... .#.... ####..",
        "###... ...... ..#... ..#... ..#... ####..",
        "###... ...... ...#.. ...#.. ...#.. ####..",
    ]


def test_ss3_once_it_lies_on_something_it_stays() -> None:
    """With the ledge one lower the stick touches the step as soon as it moves under the ledge's edge."""
    assert rests("b3", "###... ...... ...... ...... ####..") == [
        "###... ...... ....#. ....#. #####.",
        "###... ...... .....# .....# ####.#",
        "###... ...#.. ...#.. ...#.. ####..",
        "#..... #..... #..... ###... ...... ...... ...... ####..",
        ".#.... .#.... .#.... ###... ...... ...... ...... ####..",
        "..#... ..#... ..#... ###... ...... ...... ...... ####..",
    ]


def test_ss3_lying_on_something_it_stays_even_if_it_lies_on_the_bottom_too() -> None:
    """A notch (##/.#) comes in at the left only: with its arm on a filled cell it stays, though its foot is on the bottom;
    without that cell it slides along the bottom as far as it likes."""
    held = rests("b7", "..#### ...... #.....")
    assert [place for place in held if place.startswith("..####")] == ["..#### ##.... ##...."]
    loose = rests("b7", "..#### ...... ......")
    assert [place for place in loose if place.startswith("..####")] == [
        "..#### ##.... .#....",
        "..#### .##... ..#...",
        "..#### ..##.. ...#..",
        "..#### ...##. ....#.",
        "..#### ....## .....#",
    ]


def test_ss3_a_gap_narrower_than_the_candy_is_not_passed() -> None:
    """Rulebook example: there is not enough space to pass through. A stick does, and stays in the gap."""
    bucket = "##.### ...... ......"
    assert all(len(place.split()) == 5 for place in rests("b4", bucket))
    assert [place for place in rests("b3", bucket) if len(place.split()) == 3] == ["###### ..#... ..#..."]


def test_ss3_a_stick_goes_down_a_shaft_of_its_own_width() -> None:
    bucket = """
        ##.###
        ##.###
        ##.###
        """
    assert rests("b3", bucket)[0] == "###### ###### ######"


def test_ss3_touching_sideways_does_not_stop_a_candy() -> None:
    """It falls on along a wall of filled cells."""
    assert rests("b4", "##.... ##.... ##.... ##....")[0] == "##.... ##.... ####.. ####.."


def test_ss3_a_candy_must_end_wholly_inside() -> None:
    """With one row free only what is one row high has a place; a candy held half outside has none."""
    seven_rows = " ".join(["#####."] * 6 + ["######"])
    assert rests("b4", seven_rows) == []
    assert len(rests("b1", seven_rows)) == 4
    assert rests("b3", " ".join(["######"] * 6)) == []


def test_ss3_a_cell_still_above_the_sheet_does_not_hold_a_candy() -> None:
    """Only a cell inside the sheet is stopped by a filled cell below it. This candy of another edition comes in with its upper
    left arm over a8, still above the sheet, passes under d8 to the right and falls on: there is no other way in."""
    edition = {section: [dict(row) for row in rows] for section, rows in SWEETS_STACK.components.EDITION.items()}
    edition["candy"][0]["shape"] = "##./.#./.##"
    box = SWEETS_STACK.make_box(2, {}, edition)
    filled = cells(" ".join(["#..#..", *["......"] * 7]))
    positions = rules.drops(box, filled, 0)
    assert [place for place in range(48) if positions >> place & 1] == [0, 1, 2, 3]
    assert rules.drops(box, filled | cells(" ".join(["..#..."] * 7)), 0) == 0  # held on c7 before it can pass


def slow_rests(filled: set[tuple[int, int]], shape: list[tuple[int, int]], wide: int, high: int) -> set[tuple[int, int]]:
    """SS3 cell by cell: every way a candy can go, from wholly above."""
    waiting = [(x, high) for x in range(-wide, wide)]
    seen, resting = set(), set()
    while waiting:
        x, y = waiting.pop()
        body = [(x + a, y + b) for a, b in shape]
        if (x, y) in seen or any(not 0 <= a < wide or b < 0 or (a, b) in filled for a, b in body):
            continue
        seen.add((x, y))
        held = any(b < high and (a, b - 1) in filled for a, b in body)
        if (held or any(b == 0 for _, b in body)) and all(b < high for _, b in body):
            resting.add((x, y))
        if not held:
            waiting += [(x - 1, y), (x + 1, y), (x, y - 1)]
    return resting


def test_ss3_the_flood_is_the_slow_search_on_thousands_of_random_buckets() -> None:
    rng = random.Random(5)
    shapes = [number for number in range(CARDS * TURNS) if BOX.size[number]]
    for _ in range(3000):
        ceiling, density = rng.randint(1, 8), rng.choice([0.1, 0.3, 0.5, 0.8])
        filled = {(x, y) for x in range(6) for y in range(ceiling) if rng.random() < density}
        number = rng.choice(shapes)
        shape = [(BOX.offset[number][i] % 6, BOX.offset[number][i] // 6) for i in range(BOX.size[number])]
        bits = rules.drops(BOX, sum(1 << y * 6 + x for x, y in filled), number)
        fast = {(place % 6, place // 6) for place in range(48) if bits >> place & 1}
        assert fast == slow_rests(filled, shape, 6, 8)


# ---- Setup and the first hand ----


def test_setup_deals_16_cards_to_each_and_2_pumpkins() -> None:
    for seats, undealt in ((2, 32), (3, 16), (4, 0)):
        box = SWEETS_STACK.make_box(seats)
        table = SWEETS_STACK.set_up(box).table
        situation = Situation(seats)
        situation.box, situation.table = box, table
        assert table.phase == rules.DEALING
        while table.phase == rules.DEALING:
            weights = (c_int32 * rules.OUTCOMES)()
            assert rules.odds(box, table, weights) == sum(table.place[number] == POOL for number in range(CANDIES))
            assert sum(weights[CANDIES:]) == 0  # crowns are kept apart
            rules.happen(box, table, next(number for number, weight in enumerate(weights) if weight))
        assert table.phase == PREPARING
        assert list(table.deck_size)[:seats] == [16] * seats
        assert sum(table.place[number] == POOL for number in range(CANDIES)) == undealt
        situation.draw_all()
        assert list(table.hand_size)[:seats] == [5] * seats
        assert list(table.pumpkins)[:seats] == [2] * seats
        assert table.phase == OFFERING


# ---- Steps ----


def test_ss1_all_choose_secretly_then_all_is_revealed_and_pumpkins_are_paid() -> None:
    situation = Situation().hand(0, "b1", "b3", "b5")  # b1 bears the pumpkin when played
    situation.play(0, "play b1").play(1, "play y2").play(2, "play g1")
    assert situation.to_act == [3]
    assert situation.table.pumpkins[0] == 0
    assert situation.glimpse(1).choice[0] == NOTHING
    situation.play(3, "play r1")
    assert situation.table.phase == PLACING
    assert list(situation.table.pumpkins) == [1, 0, 0, 0]
    assert situation.glimpse(1).choice[0] == card("b1")
    assert situation.hand_of(0) == ["b3", "b5"]


def test_ss1_a_pumpkin_of_the_reveal_can_be_spent_in_the_same_step() -> None:
    situation = Situation().hand(0, "b1").pumpkins(0, 1).hand(3, "r8")
    situation.plays("b1", "y2", "g2", "r8")
    assert "place r8 90" in situation.legal(0)
    assert "place y2 90" not in Situation().hand(0, "b3").pumpkins(0, 1).hand(3, "r8").plays("b3", "y2", "g2", "r8").legal(0)


def test_ss2_cards_pass_left_and_in_round_3_right() -> None:
    left = Situation(round=2).plays("b1", "y1", "g1", "r1")
    assert [left.received(seat) for seat in range(4)] == ["r1", "b1", "y1", "g1"]
    right = Situation(round=3).plays("b1", "y1", "g1", "r1")
    assert [right.received(seat) for seat in range(4)] == ["y1", "g1", "r1", "b1"]


def test_ss2_cards_pass_over_players_who_are_out() -> None:
    situation = Situation().out(1).plays("b1", "g1", "r1")
    assert [situation.received(seat) for seat in range(4)] == ["r1", None, "b1", "g1"]


FULL = " ".join(["#.#.#."] * 8)  # nothing but a stick fits
STICK_FITS = " ".join(["#.####"] * 3 + ["######"] * 5)


def test_ss2_who_is_out_is_fixed_at_the_start_of_the_step() -> None:
    """Seats 1 and 2 go out at once: the givers are 0 and 1."""
    situation = Situation().bucket(1, FULL).bucket(2, FULL).plays("b1", "y1", "g1", "r1")
    situation.play(1, "out").play(2, "out").place_anywhere(0, 3)
    assert list(situation.table.candles) == [1, 1, 0, 0]
    assert situation.table.out == 0b0110


def test_ss4_who_can_place_without_paying_may_not_go_out() -> None:
    situation = Situation().pumpkins(0, 5).plays("b1", "y1", "g1", "r1")
    assert "decline" not in situation.legal(0)
    assert {"place r1", "place r1 90", "place b2", "place b2 90", "place b3"} <= set(situation.legal(0))


def test_ss4_if_only_paying_helps_it_is_the_players_choice() -> None:
    situation = Situation().bucket(0, STICK_FITS).pumpkins(0, 2).plays("b3", "y1", "g1", "r1")
    assert situation.legal(0) == ["place r1 90", "decline"]
    assert Situation().bucket(0, STICK_FITS).plays("b3", "y1", "g1", "r1").legal(0) == ["decline"]


def test_ss5_turning_costs_2_and_gives_any_orientation() -> None:
    situation = Situation().pumpkins(0, 2).hand(3, "r8").plays("b3", "y1", "g1", "r8")
    assert situation.legal(0) == ["place r8", "place r8 90", "place r8 180", "place r8 270"]
    situation.play(0, "place r8 180 at a1").place_anywhere(1, 2, 3)
    assert situation.bucket_of(0) == "### ...".replace(" ", "") + " ..#..."
    assert situation.table.pumpkins[0] == 0


def test_ss5_no_turning_while_the_top_card_bears_the_sign() -> None:
    """b6 bears the sign; once another card lies on it, turning is allowed again."""
    situation = Situation().scored(0, "b4", "b6").pumpkins(0, 9).plays("b1", "y1", "g1", "r1")
    assert "place r1" in situation.legal(0)
    assert not any(move.endswith(("90", "180", "270")) for move in situation.legal(0))
    again = Situation().scored(0, "b6", "b4").pumpkins(0, 9).plays("b1", "y1", "g1", "r1")
    assert "place r1 90" in again.legal(0)


def test_ss5_a_turn_is_made_to_the_right() -> None:
    """b8 is #../###: a quarter turn to the right stands it up with its knob at the top right."""
    assert rests("b8", turn=1)[0] == "##.... #..... #....."
    assert rests("b8", turn=2)[0] == "###... ..#..."
    assert rests("b8", turn=3)[0] == ".#.... .#.... ##...."


def test_ss6_change_costs_3_and_swaps_the_received_card_into_the_hand() -> None:
    """b2 bears the pumpkin when played: it is not paid when it is placed. y10 bears the pumpkin when scored: it is."""
    situation = Situation().pumpkins(0, 3).hand(0, "b3", "b2", "y10").plays("b3", "y1", "g1", "r1")
    assert situation.legal(0) == ["place b2", "place y10", "place r1", "place r1 90"]
    situation.play(0, "place b2 at a1").place_anywhere(1, 2, 3)
    assert situation.table.pumpkins[0] == 0
    assert situation.pile_of(0) == ["b2"]
    assert "r1" in situation.hand_of(0)
    assert situation.table.place[card("r1")] == HAND
    again = Situation().pumpkins(0, 3).hand(0, "b3", "b2", "y10").plays("b3", "y1", "g1", "r1")
    again.play(0, "place y10 at a1").place_anywhere(1, 2, 3)
    assert again.table.pumpkins[0] == 1


def test_ss6_a_changed_card_can_be_turned_for_2_more() -> None:
    situation = Situation().pumpkins(0, 5).hand(0, "b3", "b2").plays("b3", "y1", "g1", "r1")
    assert "place b2 270" in situation.legal(0)
    situation.play(0, "place b2 270 at a1").place_anywhere(1, 2, 3)
    assert situation.table.pumpkins[0] == 0
    assert "place b2 90" not in Situation().pumpkins(0, 4).hand(0, "b3", "b2").plays("b3", "y1", "g1", "r1").legal(0)


def test_ss7_an_exchanged_hand_goes_under_the_deck_in_the_owners_order() -> None:
    situation = Situation().pumpkins(0, 1).hand(0, "b1", "b2", "b3").offering()
    situation.play(0, "exchange")
    assert situation.table.pumpkins[0] == 0
    situation.play(0, "under b3").play(0, "under b1")
    assert situation.below_of(0) == ["b3", "b1", "b2"]
    assert situation.table.phase == REDRAWING
    situation.draws("b7", "b8", "b9")
    assert situation.hand_of(0) == ["b7", "b8", "b9"]
    assert situation.table.phase == CHOOSING
    assert situation.glimpse(0).below[0][0] == card("b3")  # the owner remembers


def test_ss7_a_hand_is_exchanged_once_and_only_before_choosing() -> None:
    situation = Situation().pumpkins(0, 2).offering().play(0, "exchange")
    situation.play(0, "under b1 b2").draw_all()
    assert situation.table.phase == CHOOSING
    assert all(move.startswith("play") for move in situation.legal(0))


def test_ss8_without_a_place_a_player_goes_out_and_the_giver_gets_a_candle() -> None:
    situation = Situation().bucket(0, FULL).hand(3, "r4").plays("b3", "y1", "g1", "r4")
    assert situation.legal(0) == ["decline"]
    situation.play(0, "decline")
    assert situation.to_act == [0, 1, 2, 3]  # others cannot tell yet
    assert situation.legal(0) == ["face-down"]
    situation.play(0, "face-down").place_anywhere(1, 2, 3)
    assert situation.table.out == 0b0001
    assert list(situation.table.candles) == [0, 0, 0, 1]
    assert situation.table.place[card("r4")] == OUTSIDE
    assert rules.cards_placed(situation.table, 0) == 0


def test_ss8_half_a_turn_would_have_saved_the_player() -> None:
    """The rulebook's example of going out: a boot does not go in upright, but turned by 180 degrees it does."""
    bucket = " ".join(["......", "##.###", *["######"] * 6])  # a gap that only a foot on the right fills
    upright = Situation().bucket(0, bucket).hand(3, "b8").plays("b3", "y1", "g1", "b8")
    assert upright.legal(0) == ["decline"]
    paid = Situation().bucket(0, bucket).hand(3, "b8").pumpkins(0, 2).plays("b3", "y1", "g1", "b8")
    assert paid.legal(0) == ["place b8 180", "decline"]
    assert paid.play(0, "place b8 180").legal(0) == ["rest a7"]


def test_ss8_the_giver_gets_the_candle_even_when_out_in_the_same_step() -> None:
    situation = Situation().bucket(0, FULL).bucket(1, FULL).plays("b1", "y1", "g1", "r1")
    situation.play(0, "out").play(1, "out").place_anywhere(2, 3)
    assert situation.table.out == 0b0011
    assert list(situation.table.candles) == [1, 0, 0, 1]


def test_ss9_a_full_row_counts_and_never_clears() -> None:
    """Rulebook example: the candy fills the fourth row, which gets its tick; all rows stay as they are."""
    bucket = "...### .##### .##### .#####"
    situation = Situation().bucket(0, bucket).plays("b1", "y1", "g1", "r1")
    situation.play(0, "place r1 at a4").place_anywhere(1, 2, 3)
    assert situation.bucket_of(0) == "###### .##### .##### .#####"
    assert [rules.is_full(situation.box, situation.table.bucket[0], row) for row in range(4)] == [False, False, False, True]
    assert rules.favourite_bonus(situation.box, situation.table, 0) == 1  # one red card, and row 4 is red


def test_ss9_prefilled_cells_count_as_filled() -> None:
    situation = Situation(round_1="rare_candy")
    assert situation.bucket_of(0) == "#....# #....# ##.###"
    situation.table.bucket[0] |= cells("..#...")
    assert rules.is_full(situation.box, situation.table.bucket[0], 0)


def test_ss10_a_hand_of_two_or_fewer_is_filled_up_to_three() -> None:
    situation = Situation().hand(0, "b1", "b2", "b3", "b4", "b5").plays("b1", "y1", "g1", "r1").place_anywhere(0, 1, 2, 3)
    assert situation.table.hand_size[0] == 4
    assert list(situation.table.owed) == [0, 1, 1, 1]
    situation.draw_all()
    assert list(situation.table.hand_size) == [4, 3, 3, 3]


def test_ss10_refilling_goes_as_far_as_the_deck() -> None:
    """A single card in the deck needs no draw; then those below it are drawn; with none left the hand stays small."""
    situation = Situation(2).hand(0, "b1", "b2").deck(0, "b9")
    situation.table.below_size[0] = 0
    for number in range(CARDS):
        if situation.table.place[number] == BELOW:
            situation.table.place[number] = SCORED
    for i in range(17):
        situation.table.below[0][i] = NOTHING
    situation.plays("b1", "y1").place_anywhere(0, 1)
    assert situation.hand_of(0) == ["b2", "b9"]


def test_ss11_the_round_ends_when_one_player_is_left() -> None:
    situation = Situation(3).out(2).bucket(0, FULL).plays("b1", "y1")
    situation.play(0, "out").place_anywhere(1)
    assert situation.table.round == 1
    assert situation.table.phase == PREPARING


def test_ss11_the_round_ends_when_nobody_is_left() -> None:
    situation = Situation(2).bucket(0, FULL).bucket(1, FULL).plays("b1", "y1")
    situation.play(0, "out").play(1, "out")
    assert situation.table.round == 1
    assert list(situation.table.candle[0]) == [0, 0, 0, 0]


def test_ss11_the_round_ends_when_nobody_has_a_card_to_play() -> None:
    situation = Situation(2).hand(0, "b1").hand(1, "y1")
    for number in range(CARDS):
        if situation.table.place[number] in (DECK, DECK + 1):
            situation.table.place[number] += SCORED - DECK
    situation.table.deck_size[0] = situation.table.deck_size[1] = 0
    situation.plays("b1", "y1").place_anywhere(0, 1)
    assert situation.table.round == 1


def end_round(situation: Situation) -> Situation:
    rules.end_round(situation.box, situation.table)
    return situation


def test_ss12_the_rulebooks_example_scores_12() -> None:
    """Six cards, three of them red and three with a ghost; one red row full; one candle: 6 + 3 + 3."""
    situation = Situation(round=3).scored(0, "r1", "r10", "r13", "b10", "b1", "y2").bucket(0, "###### ##.... ##.... ##....")
    situation.table.candles[0] = 1
    end_round(situation)
    assert situation.table.base[2][0] == 6
    assert situation.table.favourite[2][0] == 3
    assert situation.table.candle[2][0] == 3
    assert situation.table.score[2][0] == 12


def test_ss12_without_a_candle_ghosts_score_nothing() -> None:
    situation = end_round(Situation(round=3).scored(0, "r10", "r13", "b10"))
    assert (situation.table.candle[2][0], situation.table.score[2][0]) == (0, 3)


def test_ss12_every_full_row_of_a_colour_counts_again() -> None:
    situation = Situation(round=3).scored(0, "b1", "b2", "y1").bucket(0, " ".join(["######"] * 5))
    assert end_round(situation).table.favourite[2][0] == 2 + 1 + 0 + 0 + 2  # rows blue, yellow, green, red, blue


def test_ss13_the_next_deck_is_all_that_the_player_owns() -> None:
    situation = Situation().bucket(0, FULL).bucket(1, FULL).bucket(2, FULL).scored(3, "r9", "r10").pumpkins(3, 4)
    situation.plays("b1", "y1", "g1", "r1")
    situation.play(0, "out").play(1, "out").play(2, "out").place_anywhere(3)
    table = situation.table
    assert table.round == 1
    assert list(table.deck_size) == [16, 16, 16, 16]
    assert list(table.hand_size) == [0, 0, 0, 0]
    assert table.place[card("r1")] == DECK  # it lay face down before seat 0
    assert table.place[card("g1")] == DECK + 3
    assert list(table.pumpkins) == [2, 2, 2, 2]
    assert list(table.candles) == [0, 0, 0, 0]
    assert list(table.bucket) == [0, 0, 0, 0]
    assert list(table.score[0]) == [0, 0, 0, 3 + 1 * 1]  # r10 bears a ghost, and seat 2 went out


def test_ss14_chips_never_run_short() -> None:
    situation = Situation().hand(0, "b1").pumpkins(0, 60)
    assert situation.plays("b1", "y1", "g1", "r1").table.pumpkins[0] == 61


def test_ss14_fees_are_paid_before_pumpkins_for_scored_cards_come_in() -> None:
    """r9 pays a pumpkin when scored: with one pumpkin it still cannot be turned."""
    situation = Situation().pumpkins(0, 1).hand(3, "r9").plays("b3", "y1", "g1", "r9")
    assert situation.legal(0) == ["place r9"]
    situation.play(0, "place r9 at a1").place_anywhere(1, 2, 3)
    assert situation.table.pumpkins[0] == 2


def test_ss14_players_who_are_out_keep_their_chips_until_the_round_ends() -> None:
    situation = Situation().bucket(0, FULL).pumpkins(0, 1).plays("b3", "y1", "g1", "r1").play(0, "out").place_anywhere(1, 2, 3)
    assert situation.table.pumpkins[0] == 1


def results(situation: Situation) -> tuple[list[int], list[int]]:
    points, ranks = [0] * 4, [0] * 4
    rules.result(situation.box, situation.table, points, ranks)
    return points, ranks


def test_ss15_highest_total_wins_then_round_3_then_shared() -> None:
    situation = Situation(round=3)
    situation.table.phase = OVER
    for number, scores in enumerate([(10, 5, 8, 8), (5, 10, 5, 4), (5, 5, 7, 8)]):
        for seat in range(4):
            situation.table.score[number][seat] = scores[seat]
    assert results(situation) == ([20, 20, 20, 20], [3, 3, 2, 1])
    situation.table.score[0][3] = 7
    situation.table.score[1][0] = 7
    situation.table.score[0][0] = 6
    situation.table.score[2][0] = 7
    assert results(situation) == ([20, 20, 20, 19], [1, 3, 1, 4])
    assert [judge.evaluate(situation.box, situation.table, seat) for seat in range(4)] == [5000, 0, 5000, 0]


# ---- Advanced rules ----


def test_ss16_a_rule_may_serve_two_rounds_running() -> None:
    assert list(SWEETS_STACK.make_box(2, {"round_1": "candy_corn", "round_2": "candy_corn"}).rule) == [1, 1, 0]
    assert list(SWEETS_STACK.make_box(2, {"rules": "comeback"}).rule) == [0, rules.GUMMY_PYTHON, rules.SUGAR_GOBLIN]
    assert list(SWEETS_STACK.make_box(2, {"rules": "comeback", "round_2": "none"}).rule) == [0, 0, rules.SUGAR_GOBLIN]


@pytest.mark.parametrize(
    "options",
    [
        {"round_1": "candy_corn", "round_3": "candy_corn"},
        {"round_1": "candy_fairy", "round_2": "candy_fairy", "round_3": "candy_fairy"},
        {"round_1": "dragons_fireball", "round_2": "dragons_fireball"},
        {"rules": "hard", "round_2": "dragons_fireball"},
    ],
)
def test_ss16_not_rounds_1_and_3_nor_all_three_and_the_fireball_once(options: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        SWEETS_STACK.make_box(2, options)


def test_ss16_candy_corn_and_rare_candy_prefill_the_bucket() -> None:
    corn, rare = Situation(round_1="candy_corn"), Situation(round_1="rare_candy")
    assert corn.bucket_of(2) == "..##.. .####."
    assert corn.table.bucket[0].bit_count() == 6
    assert rare.table.bucket[0].bit_count() == 9


def test_ss16_gummy_python_keeps_the_first_candy_off_the_outer_columns() -> None:
    situation = Situation(round_1="gummy_python").pumpkins(0, 5).plays("b3", "y1", "g1", "r1")
    situation.play(0, "place r1")
    assert situation.legal(0) == ["rest b1", "rest c1"]
    turned = Situation(round_1="gummy_python").pumpkins(0, 5).plays("b3", "y1", "g1", "r1").play(0, "place r1 90")
    assert turned.legal(0) == ["rest b1", "rest c1", "rest d1", "rest e1"]
    changed = Situation(round_1="gummy_python").pumpkins(0, 5).plays("b3", "y1", "g1", "r1").play(0, "place b1")
    assert changed.legal(0) == ["rest b1", "rest c1"]


def test_ss16_gummy_python_binds_only_the_first_candy() -> None:
    situation = Situation(round_1="gummy_python").scored(0, "b9").plays("b3", "y1", "g1", "r1").play(0, "place r1")
    assert situation.legal(0) == ["rest a1", "rest b1", "rest c1", "rest d1"]


def test_ss16_crowns_are_free_of_the_python_and_use_up_the_first() -> None:
    situation = Situation(round_2="gummy_python", round=2)
    situation.table.place[card("rk")] = HAND + 3
    situation.table.hand_size[3] += 1
    situation.plays("b3", "y1", "g1", "rk").play(0, "place rk")
    assert "rest a1" in situation.legal(0)
    situation.play(0, "rest a1").place_anywhere(1, 2, 3)
    assert rules.cards_placed(situation.table, 0) == 1


def test_ss16_a_card_with_no_other_place_upright_is_free_of_the_python_in_every_orientation() -> None:
    edition = {section: [dict(row) for row in rows] for section, rows in SWEETS_STACK.components.EDITION.items()}
    edition["candy"][48]["shape"] = "#####"  # r1 as another edition may have it
    situation = Situation(round_1="gummy_python", edition=edition).pumpkins(0, 5).plays("b3", "y1", "g1", "r1")
    assert situation.legal(0)[-2:] == ["place r1", "place r1 90"]
    situation.play(0, "place r1 90")
    assert situation.legal(0)[0] == "rest a1"


def test_ss16_witches_cauldron_doubles_candles_and_candy_fairy_favourites() -> None:
    for rule, bonus in (("none", (2, 1)), ("witches_cauldron", (2, 2)), ("candy_fairy", (4, 1))):
        situation = Situation(round=3, round_3=rule).scored(0, "b1", "b10").bucket(0, "######")
        situation.table.candles[0] = 1
        end_round(situation)
        assert (situation.table.favourite[2][0], situation.table.candle[2][0]) == bonus


def test_ss16_seven_flavor_beans_start_with_seven_cards() -> None:
    match = SWEETS_STACK.new_match(3, seed=1, round_1="seven_flavor_beans")
    assert list(match.glimpse(None).table.hand_size)[:3] == [7, 7, 7]


def fireball(seats: int) -> Situation:
    situation = Situation(seats, round_1="dragons_fireball")
    table = situation.table
    for seat in range(seats):
        situation.hand(seat)
    rules.begin_round(situation.box, table)
    while table.phase == PREPARING:
        weights = (c_int32 * rules.OUTCOMES)()
        rules.odds(situation.box, table, weights)
        rules.happen(situation.box, table, next(number for number, weight in enumerate(weights) if weight))
    return situation


def test_ss16_dragons_fireball_deals_four_cards_and_a_crown_that_only_its_owner_sees() -> None:
    situation = fireball(4)
    assert situation.table.phase == CROWNING
    assert list(situation.table.hand_size) == [4, 4, 4, 4]
    assert rules.seen_by(situation.box, situation.table, CHANCE, card("gk")) == 0b0001
    situation.draws("gk", "bk", "rk")  # the last one is no chance
    assert situation.table.place[card("yk")] == HAND + 3
    assert list(situation.table.hand_size) == [5, 5, 5, 5]
    assert situation.table.phase == OFFERING
    glimpse = situation.glimpse(1)
    assert glimpse.place[card("bk")] == HAND + 1
    assert glimpse.place[card("gk")] == POOL
    assert list(glimpse.crown) == [CROWN_IN_HAND] * 4


def test_ss16_a_crown_stays_with_whoever_owns_it_at_the_end_of_the_round() -> None:
    situation = fireball(2).draws("gk", "bk")
    for seat in range(2):
        situation.play(seat, "keep")
    situation.bucket(1, FULL).plays("gk", "y1")
    assert situation.table.crown[0] == 0
    situation.play(1, "out").place_anywhere(0)
    assert situation.table.place[card("gk")] == DECK + 1
    assert situation.table.place[card("bk")] == DECK + 1
    assert list(situation.table.deck_size)[:2] == [17, 17]
    assert list(situation.table.crown)[:2] == [0, HIDDEN_CROWN]


def test_ss19_a_hidden_crown_is_known_to_be_in_hand_until_the_hand_is_exchanged() -> None:
    situation = fireball(2).draws("gk", "bk")
    situation.play(0, "exchange").play(1, "keep").play(0, "under b1 b2 b3 b4").draw_all()
    assert situation.below_of(0)[-1] == "gk"
    assert list(situation.table.crown)[:2] == [HIDDEN_CROWN, CROWN_IN_HAND]
    rng, places = new_rng(2), Counter[int]()
    for _ in range(200):
        deal = situation.glimpse(1)
        rules.imagine(situation.box, deal, 1, rng)
        crown = next(number for number in range(CANDIES, CARDS) if deal.place[number] in (DECK, HAND, BELOW))
        places[deal.place[crown]] += 1
    assert set(places) == {DECK, HAND, BELOW}


def test_ss16_sugar_goblin_subtracts_the_neighbours_favourite_bonus() -> None:
    """Left in rounds 1 and 2, right in round 3; out or not; below zero if need be."""
    for number, neighbour in ((2, 1), (3, 3)):
        situation = Situation(round=number, **{f"round_{number}": "sugar_goblin"}).out(1, 3)
        situation.scored(neighbour, "b1", "b2").bucket(neighbour, "######")
        end_round(situation)
        assert list(situation.table.score[number - 1]) == [-2 if seat == 0 else 4 if seat == neighbour else 0 for seat in range(4)]


# ---- What is known ----


def test_ss17_hands_decks_and_what_lies_under_are_hidden() -> None:
    situation = Situation().hand(0, "b1", "b2", "b3").deck(0, "b9")
    own, other = situation.glimpse(0), situation.glimpse(1)
    assert own.place[card("b1")] == HAND
    assert own.place[card("b9")] == POOL  # nobody has looked at the deck
    assert own.below[0][0] == card("b4")
    assert {other.place[16 * 0 + number] for number in range(16)} == {POOL}
    assert other.below[0][0] == NOTHING
    assert (other.hand_size[0], other.deck_size[0], other.below_size[0]) == (3, 1, 12)


def test_ss17_what_was_revealed_stays_known() -> None:
    situation = Situation().plays("b1", "y1", "g1", "r1").place_anywhere(0, 1, 2, 3)
    for seat in (-1, 0, 1, 2, 3):
        assert situation.glimpse(seat).place[card("b1")] == SCORED + 1


def test_ss17_the_owner_of_a_seen_card_is_known_but_not_where_it_is() -> None:
    situation = Situation().bucket(0, FULL).bucket(1, FULL).bucket(2, FULL).plays("b1", "y1", "g1", "r1")
    situation.play(0, "out").play(1, "out").play(2, "out").place_anywhere(3)
    in_deck, in_hand = situation.glimpse(0), situation
    in_hand.draws("r1")  # seat 0 draws the card that it was given
    assert situation.glimpse(1).place[card("r1")] == in_deck.place[card("r1")] == DECK
    assert situation.glimpse(0).place[card("r1")] == HAND
    assert situation.glimpse(1).known[card("r1")] == SEEN


def test_ss18_nobody_sees_another_choice_before_all_have_made_theirs() -> None:
    situation = Situation().plays("b1", "y1", "g1", "r1")
    before = [bytes(situation.glimpse(seat)) for seat in (1, 2, 3, -1)]
    situation.play(0, "place r1 at a1")
    assert situation.to_act == [1, 2, 3]
    assert [bytes(situation.glimpse(seat)) for seat in (1, 2, 3, -1)] == before
    assert rules.to_act(situation.box, situation.glimpse(1)) == 0b1111


def test_ss18_it_is_public_who_exchanged_not_what() -> None:
    situation = Situation().pumpkins(0, 1).pumpkins(1, 1).pumpkins(2, 1).offering()
    assert situation.to_act == [0, 1, 2]
    situation.play(0, "exchange").play(1, "keep")
    assert list(situation.glimpse(2).offer) == [0, 0, 0, 0]
    situation.play(2, "exchange")
    assert list(situation.glimpse(1).offer) == [2, 1, 2, 0]
    before = [bytes(situation.glimpse(seat)) for seat in (1, 2, 3, -1)]
    situation.play(0, "under b1")
    assert [bytes(situation.glimpse(seat)) for seat in (1, 2, 3, -1)] == before
    assert situation.glimpse(2).below[0][0] == NOTHING
    assert situation.glimpse(2).ordered[0] == 0


def test_ss18_an_offer_that_only_one_could_take_is_seen_by_all() -> None:
    alone = Situation().pumpkins(0, 1).offering()
    assert alone.to_act == [0]
    assert rules.seen_by(alone.box, alone.table, 0, rules.KEEP) == 0b1111
    shared = Situation().pumpkins(0, 1).pumpkins(3, 1).offering()
    assert rules.seen_by(shared.box, shared.table, 0, rules.KEEP) == 0b0001


def test_ss19_a_card_changed_into_a_hand_is_known_to_be_there() -> None:
    situation = Situation().pumpkins(0, 4).plays("b1", "y1", "g1", "r1")
    situation.play(0, "place b2 at a1").place_anywhere(1, 2, 3).draw_all()
    assert situation.table.known[card("r1")] == SEEN_IN_HAND
    assert situation.glimpse(2).place[card("r1")] == HAND
    for seat in situation.to_act:
        situation.play(seat, "exchange" if seat == 0 else "keep")
    situation.play(0, "under b3 r1")
    assert situation.glimpse(2).place[card("r1")] == DECK  # put under the deck: only its owner is known
    assert situation.glimpse(0).place[card("r1")] == BELOW


def test_ss19_all_deals_that_fit_are_equally_likely() -> None:
    """A small case: seat 0 knows all but five cards of seat 1, one of them seen before; two are in its hand, one under its deck."""
    situation = Situation(2)
    table = situation.table
    unknown = [card("y1"), card("y2"), card("y3"), card("y4"), card("y5")]
    for number in range(CANDIES):  # nothing else is left out of the game or unknown in this small case
        table.known[number] = SEEN_BY_OWNER
        if number >= 16:
            table.place[number] = SCORED + 1
    for number, place in zip(unknown, [HAND + 1, HAND + 1, BELOW + 1, DECK + 1, DECK + 1], strict=True):
        table.place[number] = place
        table.known[number] = UNSEEN if place == DECK + 1 else SEEN_BY_OWNER
    table.known[card("y4")] = SEEN
    table.hand_size[1], table.below_size[1], table.deck_size[1] = 2, 1, 2
    table.below[1][0] = card("y3")
    glimpse = situation.glimpse(0)
    assert [glimpse.place[number] for number in unknown] == [POOL, POOL, POOL, DECK + 1, POOL]
    rng, deals = new_rng(3), Counter[tuple[int, ...]]()
    for _ in range(6000):
        deal = glimpse.clone()
        rules.imagine(situation.box, deal, 0, rng)
        deals[tuple(deal.place[number] for number in unknown)] += 1
        assert deal.place[deal.below[1][0]] == BELOW + 1
    assert len(deals) == 30  # 5 ways for the card below, then 6 for the hand
    assert max(abs(times - 200) for times in deals.values()) < 75


def test_ss20_a_turn_that_changes_nothing_is_not_offered() -> None:
    situation = Situation().pumpkins(0, 9).hand(0, "b3").hand(3, "r4").plays("b3", "y1", "g1", "r4")
    assert situation.legal(0) == ["place r4"]


def test_ss20_change_needs_a_card_in_hand_and_a_place() -> None:
    situation = Situation().pumpkins(0, 9).hand(0, "b3").plays("b3", "y1", "g1", "r1")
    assert situation.legal(0) == ["place r1", "place r1 90"]
    no_place = Situation().bucket(0, STICK_FITS).pumpkins(0, 9).hand(0, "b1", "b4", "b13").hand(3, "r9")
    no_place.plays("b1", "y1", "g1", "r9")
    assert no_place.legal(0) == ["decline"]


def test_ss20_the_sign_bars_turning_the_changed_card_too() -> None:
    situation = Situation().scored(0, "b6").pumpkins(0, 9).hand(0, "b3", "b2").plays("b3", "y1", "g1", "r1")
    assert situation.legal(0) == ["place b2", "place r1"]


def test_ss21_with_two_players_left_and_right_are_the_same_seat() -> None:
    for number in (1, 3):
        situation = Situation(2, round=number).plays("b1", "y1")
        assert [situation.received(seat) for seat in range(2)] == ["y1", "b1"]


def test_ss21_cards_not_dealt_are_unknown_to_all() -> None:
    situation = Situation(3)
    undealt = {number for number in range(CANDIES) if situation.table.place[number] == POOL}
    assert len(undealt) == 16
    for seat in range(3):
        unknown = {number for number in range(CANDIES) if situation.glimpse(seat).place[number] == POOL}
        assert undealt < unknown


def test_ss22_drawn_first_from_the_shuffled_part_then_from_below_in_order() -> None:
    situation = Situation().hand(0, "b1", "b2", "b3").deck(0, "b9", "b10").pumpkins(0, 1).offering()
    below = situation.below_of(0)
    situation.play(0, "exchange").play(0, "under b3 b2")
    assert situation.below_of(0) == [*below, "b3", "b2", "b1"]
    situation.draws("b10")  # b9 is then the only one left, and b4 is the first below: no chance
    assert situation.table.phase == CHOOSING
    assert situation.hand_of(0) == ["b4", "b9", "b10"]
    assert situation.below_of(0) == [*below[1:], "b3", "b2", "b1"]


def test_ss22_a_hand_may_be_exchanged_with_an_empty_deck() -> None:
    """What is put under is what is drawn."""
    situation = Situation(2).pumpkins(0, 1).offering()
    for number in range(CARDS):
        if situation.table.place[number] == DECK:
            situation.table.place[number] = SCORED
    situation.table.deck_size[0] = 0
    situation.play(0, "exchange").play(0, "under b2").play(0, "under b3")
    assert situation.hand_of(0) == ["b1", "b2", "b3"]
    assert situation.table.pumpkins[0] == 0
    assert situation.table.phase == CHOOSING


def test_ss23_of_turns_that_look_alike_only_the_first_is_offered() -> None:
    situation = Situation().pumpkins(0, 2).hand(3, "r6").plays("b3", "y1", "g1", "r6")
    assert situation.legal(0) == ["place r6", "place r6 90"]


def test_ss24_crowns_that_nobody_drew_stay_unknown() -> None:
    situation = fireball(2).draws("gk", "bk")
    for seat, own in ((0, "gk"), (1, "bk")):
        glimpse = situation.glimpse(seat)
        assert [number for number in range(CANDIES, CARDS) if glimpse.place[number] != POOL] == [card(own)]
        rng, crowns = new_rng(1), Counter[int]()
        for _ in range(300):
            deal = glimpse.clone()
            rules.imagine(situation.box, deal, seat, rng)
            crowns[next(number for number in range(CANDIES, CARDS) if deal.place[number] == HAND + 1 - seat)] += 1
        assert len(crowns) == 3
        assert min(crowns.values()) > 60
