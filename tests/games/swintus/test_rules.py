"""The rulebook and every reading, as situations. Dice and moves are written as in notation.py."""

import pytest

from sweetbox.games.swintus import components, rules
from sweetbox.games.swintus.components import EDITION
from sweetbox.kernel.chance import CHANCE

from .situations import BOTTOM, TOP, Situation

SWINBAG_5, SWINBAG_10, SWINBAG_15 = (
    "swinbag_5:corn+beet+acorn",
    "swinbag_10:beet+apple+acorn",
    "swinbag_15:corn+beet+acorn",
)
MULTITROUGH, LUCKY_THREE, LONESOME_SQUEAK, SWEET_SIXES = (
    "multitrough:beet+apple+acorn",
    "lucky_three:corn+apple+acorn",
    "lonesome_squeak:corn+beet+acorn",
    "sweet_sixes:corn+beet+apple",
)
FOUR_PILES = ("fives", "fours", "threes", "twos")


def bottom(*cards: str) -> list[str]:
    """The bottom row with these cards first."""
    return [*cards, *[card for card in BOTTOM if card not in cards]][:3]


def set_up(seats: int) -> tuple[rules.Box, rules.Table]:
    box, table = components.make_box(seats, {"idle_turns": 100}, EDITION), rules.Table()
    rules.setup(box, table)
    return box, table


# ---- Setting up the game ----


def test_sw14_the_open_cards_are_drawn_by_chance_one_pile_after_the_other() -> None:
    box, table = set_up(4)
    revealed = []
    while table.phase == rules.REVEALING:
        weights = [0] * rules.OUTCOMES
        total = rules.odds(box, table, weights)
        revealed.append((table.place, total))
        rules.happen(box, table, weights.index(max(weights)))
    assert revealed == [(0, 16), (1, 16), (2, 16), (3, 16), (5, 18), (6, 17), (7, 16)]
    assert table.open[rules.HAMSTERS] == rules.FIRST_KIND[rules.HAMSTERS]  # one card only: no chance
    assert rules.NO_CARD not in list(table.open)


def test_sw14_a_draw_weighs_each_kind_by_its_cards_left_in_the_pile() -> None:
    s = Situation(top=("corn+beet", "corn+beet", "corn", "beet"), dice={0: "twos:3"}, storage={1: "apple apple"})
    s.roll(2, 3, 4, 4).play("place 2:1")  # the beet is open, and one storage took two apples of the threes
    assert s.phase == "reveal"
    assert s.weights[:4] == [4, 3, 4, 4]


def test_sw14_nothing_is_hidden() -> None:
    s = Situation(dice={1: "fives:2"}, storage={1: "corn"}).roll(1, 2, 3, 4, 5, 6, 6)
    for seat in (-1, 0, 1, 2):
        glimpse = s.table.clone()
        rules.hide(s.box, glimpse, seat)
        assert glimpse == s.table
    assert rules.seen_by(s.box, s.table, 0, rules.LEAVE) == 0b111


def test_sw18_the_start_seat_is_drawn_by_chance() -> None:
    box, table = set_up(5)
    while table.phase == rules.REVEALING:
        rules.happen(box, table, next(k for k in range(18) if weigh(box, table)[k]))
    assert table.phase == rules.DRAW_START
    assert weigh(box, table)[:6] == [1, 1, 1, 1, 1, 0]
    rules.happen(box, table, 3)
    assert (table.turn, table.phase, table.to_roll) == (3, rules.ROLLING, 7)


def weigh(box: rules.Box, table: rules.Table) -> list[int]:
    weights = [0] * rules.OUTCOMES
    rules.odds(box, table, weights)
    return weights


# ---- Rolling and placing ----


def test_sw1_all_dice_in_hand_are_rolled_and_no_others() -> None:
    s = Situation(dice={0: "fives:2 hamsters:1"})
    assert rules.to_act(s.box, s.table) == CHANCE
    assert s.table.to_roll == 4
    assert s.weights[:7] == [1, 1, 1, 1, 1, 1, 0]


def test_sw1_ones_go_to_the_hamsters_by_force() -> None:
    s = Situation().roll(1, 1, 2, 3, 4, 5, 5)
    assert s.dice(0) == "hamsters:2"
    assert s.phase == "place"


def test_sw1_twos_to_fives_may_go_to_their_card_or_stay() -> None:
    s = Situation().roll(2, 3, 4, 4, 5, 5, 5)
    assert s.legal == ["5:0", "5:1", "5:2", "5:3"]
    s.play("5:2")
    assert s.legal == ["4:0", "4:1", "4:2"]
    s.play("4:0")
    assert s.legal == ["3:0", "3:1"]
    s.play("3:1")
    assert s.legal == ["2:0", "2:1"]
    s.play("2:1")
    assert s.dice(0) == "fives:2 threes:1 twos:1"
    assert (s.turn, s.hand(0)) == (1, 3)


def test_sw1_sixes_may_go_to_any_card_of_the_top_row() -> None:
    s = Situation(dice={0: "twos:2 hamsters:1"}).roll(6, 6, 6, 6)
    offered = []
    for number in (1, 0, 1, 1, 0):
        offered.append(s.legal)
        s.play(s.legal[number])
    assert offered == [
        ["6->5:0", "6->5:1", "6->5:2", "6->5:3", "6->5:4"],
        ["6->4:0", "6->4:1", "6->4:2", "6->4:3"],
        ["6->3:0", "6->3:1", "6->3:2", "6->3:3"],
        ["6->2:0", "6->2:1", "6->2:2"],
        ["6->1:0", "6->1:1"],
    ]
    assert s.dice(0) == "fives:0+1 threes:0+1 twos:2+1 hamsters:1"
    assert s.hand(0) == 1  # the last six returned to hand


def test_sw1_a_six_may_join_the_hamsters() -> None:
    s = Situation().roll(6, 2, 2, 3, 3, 4, 4).play("place 6->1:1")
    assert s.dice(0) == "hamsters:0+1"


def test_sw1_nothing_to_place_is_no_decision() -> None:
    s = Situation(dice={0: "fives:4 fours:1"}).roll(1, 1)
    assert s.turn == 1
    assert s.dice(0) == "fives:4 fours:1 hamsters:2"


def test_sw2_a_six_stays_a_six_on_a_card() -> None:
    s = Situation(dice={0: "threes:1+1"}).roll(3, 6, 2, 2, 4).play("place 3:1 6->2:1")
    assert s.dice(0) == "threes:2+1 twos:0+1"


def test_sw2_placing_is_settled_before_the_cards_are_checked() -> None:
    s = Situation(bottom=bottom(LUCKY_THREE)).roll(4, 4, 4, 2, 2, 3, 5)
    assert s.phase == "place"
    assert "take 1" not in s.legal
    s.play("place none")
    assert s.legal == ["take 1", "leave"]


def test_sw16_more_dice_than_needed_may_be_placed() -> None:
    s = Situation(dice={0: "twos:1"}).roll(2, 2, 2, 2, 6, 5).play("place 2:4 6->2:1").reveal("corn")
    assert s.storage(0) == "beet"
    assert s.hand(0) == 7


# ---- Fattening cards ----


def claims(s: Situation) -> list[str]:
    """What can be taken from the bottom row, the placing being over."""
    return [move for move in s.legal if move.startswith("take")] if s.phase == "claim" else []


@pytest.mark.parametrize(
    ("card", "faces", "met"),
    [
        (SWINBAG_5, (2, 3), True),
        (SWINBAG_5, (2, 2), False),
        (SWINBAG_10, (4, 6), True),
        (SWINBAG_10, (5, 6), False),
        (SWINBAG_15, (4, 5, 6), True),
        (SWINBAG_15, (3, 5, 6), False),
    ],
)
def test_sw4_swinbag_wants_the_sum_of_this_turns_dice(card: str, faces: tuple[int, ...], met: bool) -> None:
    dice = {2: "fives:4 twos:1", 3: "fives:4"}[len(faces)]
    s = Situation(bottom=bottom(card), dice={0: dice}).roll(*faces).play("place none")
    assert claims(s) == (["take 1"] if met else [])


def test_sw4_swinbag_counts_ones_that_went_to_the_hamsters() -> None:
    s = Situation(bottom=bottom(SWINBAG_5), dice={0: "fives:4"}).roll(1, 1, 3).play("place none")
    assert claims(s) == ["take 1"]


@pytest.mark.parametrize(
    ("faces", "met"),
    [
        ((4, 4, 4, 2, 3), True),
        ((4, 4, 4, 4, 3), True),
        ((6, 6, 6, 2, 3), True),
        ((1, 1, 1, 2, 3), True),
        ((4, 4, 6, 2, 3), False),  # a six is only a six
        ((4, 4, 3, 3, 2), False),
    ],
)
def test_sw4_lucky_three_wants_one_number_three_times(faces: tuple[int, ...], met: bool) -> None:
    s = Situation(bottom=bottom(LUCKY_THREE), dice={0: "fours:2"}).roll(*faces).play("place none")
    assert claims(s) == (["take 1"] if met else [])


def test_sw4_lucky_three_ignores_dice_that_lay_on_cards() -> None:
    s = Situation(bottom=bottom(LUCKY_THREE), dice={0: "fours:3"}).roll(4, 4, 2, 3).play("place none")
    assert claims(s) == []


@pytest.mark.parametrize(("dice", "faces", "met"), [("fives:4 fours:2", (3,), True), ("fives:4 fours:1", (3, 3), False)])
def test_sw4_lonesome_squeak_wants_exactly_one_die_rolled(dice: str, faces: tuple[int, ...], met: bool) -> None:
    s = Situation(bottom=bottom(LONESOME_SQUEAK), dice={0: dice}).roll(*faces).play("place none")
    assert claims(s) == (["take 1"] if met else [])


@pytest.mark.parametrize("placing", ["none", "5:1 4:1", "4:1 6->5:1"])
def test_sw4_the_placing_does_not_matter_for_what_was_rolled(placing: str) -> None:
    s = Situation(bottom=bottom(SWINBAG_15), dice={0: "fives:3 twos:1"}).roll(4, 5, 6).play(f"place {placing}")
    assert claims(s) == ["take 1"]
    s.play("take 1").reveal(SWINBAG_5)
    assert s.hand(0) == 7


@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ("fives:1 fours:1 threes:1", True),  # with the one of this turn: 1-1-1-1
        ("fives:1 threes:1 twos:0+1", True),
        ("fives:2 fours:2 hamsters:1", True),  # 2-2-2
        ("fives:3 hamsters:2", True),  # 3-3
        ("fives:1 fours:1", False),
        ("fives:1 fours:1 threes:1 twos:1", False),  # 1-1-1-1-1 is too many
        ("fives:2 fours:1 threes:1", False),  # 2-1-1-1
        ("fives:3 fours:1 hamsters:2", False),  # 3-3 and one more
        ("fives:2 fours:2 threes:1 hamsters:1", False),
        ("fives:4 hamsters:1", False),
    ],
)
def test_sw5_multitrough_wants_exactly_its_pattern(dice: str, met: bool) -> None:
    s = Situation(bottom=bottom(MULTITROUGH), dice={0: dice})
    s.roll(1, *[3] * (s.table.to_roll - 1))
    if s.phase == "place":
        s.play("place none")
    assert claims(s) == (["take 1"] if met else [])


@pytest.mark.parametrize(
    ("dice", "placing", "met"),
    [
        ("fives:1+2 hamsters:0+1", "6->2:1", True),  # three from earlier turns, the Hamsters' among them
        ("fives:0+2 fours:0+1", "6->1:1", True),
        ("fives:0+2 hamsters:0+1", "none", False),
        ("fives:0+2 fours:0+2", "none", True),
        ("fives:0+2 fours:0+2", "6->2:1", False),  # five are too many
    ],
)
def test_sw6_sweet_sixes_wants_exactly_four_on_the_top_row(dice: str, placing: str, met: bool) -> None:
    s = Situation(bottom=[SWEET_SIXES, LONESOME_SQUEAK, MULTITROUGH], dice={0: dice})
    s.roll(6, *[3] * (s.table.to_roll - 1)).play(f"place {placing}")
    assert claims(s) == (["take 1"] if met else [])


def test_sw6_four_sixes_rolled_but_kept_in_hand_are_not_on_the_top_row() -> None:
    s = Situation(bottom=[SWEET_SIXES, LONESOME_SQUEAK, MULTITROUGH]).roll(6, 6, 6, 6, 2, 2, 3).play("place 6->5:3")
    assert claims(s) == []


def test_sw3_a_fattening_card_brings_all_own_dice_back_and_no_others() -> None:
    mine, theirs = "fives:3 hamsters:1", "fives:2 hamsters:0+2"
    s = Situation(bottom=bottom(LUCKY_THREE), dice={0: mine, 1: theirs}).roll(2, 2, 2).play("place 2:1; take 1")
    assert s.hand(0) == 7
    assert s.dice(1) == theirs
    assert s.storage(0) == "corn+apple+acorn"


def test_sw3_the_gap_is_filled_from_the_pile() -> None:
    s = Situation(bottom=bottom(BOTTOM[0], LUCKY_THREE)).roll(2, 2, 2, 3, 3, 4, 5).play("place none; take 2")
    assert s.phase == "reveal"
    assert s.weights == [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1]
    s.reveal(SWINBAG_5)
    assert s.bottom() == [BOTTOM[0], SWINBAG_5, BOTTOM[1]]
    assert s.turn == 1


def test_sw3_taking_is_optional_and_one_card_a_turn_is_the_most() -> None:
    """Both a Fattening card and a card of the top row are reached: whichever is taken, the other stays."""
    row = bottom(LUCKY_THREE)
    s = Situation(bottom=row, dice={0: "twos:2"}).roll(2, 2, 2, 3, 5).play("place 2:3")
    assert s.legal == ["take 1", "leave"]
    s.play("leave").reveal("apple")
    assert (s.storage(0), s.bottom()) == ("beet", row)
    t = Situation(bottom=row, dice={0: "twos:2"}).roll(2, 2, 2, 3, 5).play("place 2:3; take 1").reveal(SWINBAG_5)
    assert (t.storage(0), t.open(rules.TWOS)) == ("corn+apple+acorn", "beet")


def test_sw3_of_two_cards_that_are_met_one_is_chosen() -> None:
    s = Situation(bottom=bottom(LUCKY_THREE, SWEET_SIXES, SWINBAG_15)).roll(2, 2, 2, 2, 2, 4, 1).play("place none")
    assert s.legal == ["take 1", "take 3", "leave"]


# ---- The top row ----


@pytest.mark.parametrize(
    ("dice", "faces", "placing", "taken"),
    [
        ("twos:3", (2, 3, 3, 5), "2:1", "beet"),
        ("threes:2", (3, 6, 5, 4, 4), "3:1 6->3:1", "corn"),
        ("fours:4", (4, 5, 5), "4:1", "beet+apple"),
        ("fives:4", (6, 4, 4), "6->5:1", "apple+acorn"),
        ("twos:2", (2, 3, 3, 5, 5), "2:1", ""),  # three are too few for a Tasty card
        ("fives:3", (5, 4, 4, 3), "5:1", ""),  # four are too few for a Filling card
    ],
)
def test_sw7_a_card_of_the_top_row_is_taken_by_force(dice: str, faces: tuple[int, ...], placing: str, taken: str) -> None:
    s = Situation(dice={0: dice}).roll(*faces).play(f"place {placing}")
    assert s.storage(0) == taken
    assert s.phase == ("reveal" if taken else "roll")


def test_sw7_all_dice_on_the_card_return_to_their_owners_and_the_next_card_is_revealed() -> None:
    s = Situation(dice={0: "threes:3 twos:1", 1: "threes:2+1 fives:1", 2: "threes:1"}).roll(3, 4, 5).play("place 3:1")
    assert s.weights[:4] == [3, 4, 4, 4]
    s.reveal("acorn")
    assert (s.dice(0), s.dice(1), s.dice(2)) == ("twos:1", "fives:1", "")
    assert s.open(rules.THREES) == "acorn"
    assert s.turn == 1


def test_sw7_only_the_own_dice_count() -> None:
    s = Situation(dice={0: "threes:2", 1: "threes:3"}).roll(3, 2, 2, 4, 4).play("place 3:1")
    assert s.storage(0) == ""
    assert s.dice(1) == "threes:3"


# ---- The Hungry Hamsters ----


def test_sw8_three_dice_on_the_hamsters_cost_a_card_and_all_dice_there_return() -> None:
    s = Situation(storage={0: "corn corn+beet beet+apple+acorn"}, dice={0: "hamsters:2 fives:1", 1: "hamsters:1+1"})
    s.roll(1, 3, 3, 2).play("place none")
    assert s.phase == "feed"
    assert s.legal == ["lose corn", "lose corn+beet", "lose beet+apple+acorn"]
    s.play("lose corn+beet")
    assert s.storage(0) == "corn beet+apple+acorn"
    assert s.food(0) == {"corn": 1, "beet": 1, "apple": 1, "acorn": 1}
    assert s.eaten() == "corn+beet"
    assert (s.dice(0), s.dice(1)) == ("fives:1", "")
    assert s.turn == 1


def test_sw8_an_empty_storage_loses_nothing_and_the_dice_return() -> None:
    s = Situation(dice={0: "hamsters:2", 2: "hamsters:1"}).roll(1, 3, 3, 2, 2).play("place none")
    assert (s.dice(0), s.dice(2), s.eaten(), s.turn) == ("", "", "", 1)


def test_sw8_two_dice_on_the_hamsters_do_no_harm() -> None:
    s = Situation(storage={0: "corn beet"}, dice={0: "hamsters:1", 1: "hamsters:4"}).roll(1, 3, 3, 2, 2, 2).play("place none")
    assert (s.storage(0), s.dice(0), s.dice(1)) == ("corn beet", "hamsters:2", "hamsters:4")


def test_sw8_a_turn_with_a_card_is_safe_from_the_hamsters() -> None:
    s = Situation(storage={0: "corn apple"}, dice={0: "hamsters:2 twos:3"}).roll(1, 2).play("place 2:1").reveal("corn")
    assert s.storage(0) == "corn beet apple"
    assert s.dice(0) == "hamsters:3"


def test_sw16_dice_left_on_the_hamsters_count_again_in_the_next_turn() -> None:
    s = Situation(seats=2, storage={0: "corn"}, dice={0: "hamsters:3", 1: "fives:1"})
    s.roll(2, 2, 3, 3).play("place none")
    assert (s.eaten(), s.dice(0)) == ("corn", "")


def test_sw16_sixes_on_the_hamsters_count_like_ones() -> None:
    s = Situation(storage={0: "corn beet"}, dice={0: "hamsters:1+1"}).roll(6, 2, 2, 3, 3).play("place 6->1:1")
    assert s.phase == "feed"


def test_sw17_with_one_kind_of_card_there_is_nothing_to_choose() -> None:
    s = Situation(storage={0: "corn corn"}, dice={0: "hamsters:2"}).roll(1, 3, 3, 2, 2).play("place none")
    assert (s.storage(0), s.eaten(), s.turn) == ("corn", "corn", 1)


# ---- Skipped turns, the deadlock, closed piles ----


def test_sw9_without_a_die_in_hand_the_turn_is_skipped() -> None:
    all_out = "fives:4 hamsters:3"
    s = Situation(storage={1: "corn"}, dice={1: all_out}).roll(2, 2, 3, 3, 4, 5, 5).play("place none")
    assert s.turn == 2
    assert (s.dice(1), s.storage(1)) == (all_out, "corn")  # nothing is eaten
    assert s.table.idle == 2  # the skipped turn counts
    assert s.table.last_skipped == 0b010


def test_sw9_all_others_may_be_skipped() -> None:
    out = "fives:4 fours:3"
    s = Situation(dice={1: out, 2: out}).roll(2, 2, 3, 3, 4, 5, 5).play("place none")
    assert (s.turn, s.phase, s.table.to_roll) == (0, "roll", 7)


def test_sw10_when_nobody_has_a_die_in_hand_all_dice_return() -> None:
    out = "fives:4 hamsters:0+3"
    s = Situation(storage={0: "corn beet"}, dice={0: "fours:4 threes:1 hamsters:1", 1: out, 2: out}).roll(1)
    assert [s.dice(seat) for seat in range(3)] == ["", "", ""]
    assert s.storage(0) == "corn beet"
    assert (s.turn, s.table.to_roll, s.table.last_stuck) == (1, 7, 1)


def test_sw10_one_die_in_any_hand_is_enough_to_go_on() -> None:
    out = "fives:4 hamsters:3"
    s = Situation(dice={0: "fours:4 threes:1 hamsters:1", 1: out, 2: "fives:4 hamsters:2"}).roll(1)
    assert s.dice(0) == "fours:4 threes:1 hamsters:2"
    assert (s.turn, s.table.to_roll, s.table.last_stuck) == (2, 1, 0)


def test_sw11_no_dice_may_be_placed_on_an_empty_pile() -> None:
    s = Situation(empty=["fives"]).roll(5, 5, 6, 2, 2, 3, 3)
    assert s.legal == ["3:0", "3:1", "3:2"]
    s.play("3:0; 2:0")
    assert s.legal == ["6->4:0", "6->4:1"]


def test_sw11_taking_the_last_card_closes_the_pile() -> None:
    s = Situation(dice={0: "twos:3"})
    s.empty_below("twos")
    s.roll(2, 3, 3, 4).play("place 2:1")
    assert s.open(rules.TWOS) == "-"
    assert (s.phase, s.turn) == ("roll", 1)


def test_sw11_an_empty_fattening_pile_is_not_refilled() -> None:
    s = Situation(bottom=bottom(LUCKY_THREE), empty=["fattening"])
    s.roll(2, 2, 2, 3, 3, 4, 5).play("place none; take 1")
    assert s.bottom() == ["-", BOTTOM[0], BOTTOM[1]]
    assert (s.phase, s.turn) == ("roll", 1)


def test_sw14_the_last_kind_of_a_pile_is_no_chance() -> None:
    s = Situation(dice={0: "twos:3"})
    s.empty_below("twos", keep="acorn")
    s.roll(2, 3, 3, 4).play("place 2:1")
    assert (s.open(rules.TWOS), s.table.last_revealed) == ("acorn", 1 << rules.TWOS)
    assert (s.phase, s.turn) == ("roll", 1)


# ---- End of the game ----


def test_sw12_seven_of_one_food_win_at_once() -> None:
    s = Situation(storage={0: "corn+corn corn+corn corn+beet corn", 1: "beet+beet"}, dice={0: "threes:3", 1: "threes:1"})
    s.roll(3, 2, 2, 4).play("place 3:1")
    assert s.phase == "over"
    assert s.food(0)["corn"] == 7
    assert rules.to_act(s.box, s.table) == 0
    assert s.legal == []
    assert (s.points(), s.ranks(), s.shares()) == ([7, 2, 0], [1, 2, 3], [10000, 0, 0])


def test_sw12_more_than_seven_win_too() -> None:
    s = Situation(
        storage={0: "corn+beet corn+beet corn+apple corn+apple corn+acorn corn"},
        top=("corn+corn", *TOP[1:]),
        dice={0: "fives:4"},
    )
    s.roll(5, 2, 2).play("place 5:1")
    assert (s.phase, s.food(0)["corn"], s.ranks()) == ("over", 8, [1, 2, 2])


def test_sw12_seven_pieces_of_different_foods_do_not_win() -> None:
    s = Situation(storage={0: "corn+beet corn+beet corn+apple"}, dice={0: "fives:4"}).roll(5, 2, 2).play("place 5:1")
    assert s.phase == "reveal"


def test_sw12_a_fattening_card_can_win() -> None:
    s = Situation(storage={0: "corn+corn corn+corn corn+beet corn"}, bottom=bottom(LUCKY_THREE))
    s.roll(2, 2, 2, 3, 3, 4, 5).play("place none; take 1")
    assert (s.phase, s.food(0)["corn"]) == ("over", 7)


def test_sw16_a_win_comes_before_any_reveal() -> None:
    s = Situation(storage={0: "corn+corn corn+corn corn+beet corn"}, dice={0: "threes:3 hamsters:2"})
    s.roll(3, 1).play("place 3:1")
    assert s.phase == "over"
    assert s.open(rules.THREES) == "-"
    assert s.dice(0) == "hamsters:3"


def test_sw13_without_a_card_left_the_match_ends() -> None:
    """The last Fattening card goes, everything else is gone: the most of one food wins, though it is less than seven."""
    s = Situation(bottom=bottom(LUCKY_THREE), empty=[*FOUR_PILES, "fattening"], storage={1: "corn+corn corn+corn", 2: "beet+beet"})
    s.clear_bottom(keep=1)
    s.roll(3, 3, 3, 2, 2, 4, 5).play("take 1")
    assert s.phase == "over"
    assert (s.points(), s.ranks()) == ([1, 4, 2], [3, 1, 2])


def test_sw13_a_multitrough_and_a_lonesome_squeak_cannot_be_met_any_more() -> None:
    row = (MULTITROUGH, LUCKY_THREE, LONESOME_SQUEAK)
    s = Situation(bottom=row, empty=[*FOUR_PILES, "fattening"])
    s.roll(3, 3, 3, 2, 2, 4, 5).play("take 2")
    assert s.phase == "over"


def test_sw13_the_match_ends_even_if_the_fattening_pile_still_has_cards() -> None:
    row = ("multitrough:corn+beet+apple", LUCKY_THREE, LONESOME_SQUEAK)
    s = Situation(bottom=row, empty=FOUR_PILES).roll(3, 3, 3, 2, 2, 4, 5).play("take 2").reveal(MULTITROUGH)
    assert s.phase == "over"


@pytest.mark.parametrize("card", [SWINBAG_5, SWINBAG_10, SWINBAG_15, SWEET_SIXES, "lucky_three:beet+apple+acorn"])
def test_sw13_any_other_open_fattening_card_keeps_the_match_going(card: str) -> None:
    row = ("multitrough:corn+beet+apple", LUCKY_THREE, LONESOME_SQUEAK)
    s = Situation(bottom=row, empty=FOUR_PILES).roll(3, 3, 3, 2, 2, 4, 5).play("take 2").reveal(card)
    assert (s.phase, s.turn) == ("roll", 1)


@pytest.mark.parametrize("pile", FOUR_PILES)
def test_sw13_an_open_pile_of_the_top_row_keeps_the_match_going(pile: str) -> None:
    row = (MULTITROUGH, "multitrough:corn+beet+apple", LONESOME_SQUEAK)
    s = Situation(bottom=row, empty=[other for other in FOUR_PILES if other != pile]).roll(1, 1, 2, 3, 4, 5, 5)
    s.play("place none")
    assert (s.phase, s.turn) == ("roll", 1)


@pytest.mark.parametrize(
    ("storages", "ranks", "shares"),
    [
        (("corn+corn corn", "beet+beet"), [1, 2, 3], [10000, 0, 0]),  # the most of one food
        (("corn+corn", "beet+beet acorn"), [2, 1, 3], [0, 10000, 0]),  # then the most food
        (("corn+corn apple", "beet+beet acorn"), [1, 1, 3], [5000, 5000, 0]),  # then shared
        (("", ""), [1, 1, 1], [3333, 3333, 3333]),
    ],
)
def test_sw13_most_of_one_food_then_most_food_then_shared(storages: tuple[str, str], ranks: list[int], shares: list[int]) -> None:
    s = Situation(storage=dict(enumerate(storages)), idle=99).roll(2, 3, 3, 4, 4, 5, 5).play("place none")
    assert (s.phase, s.ranks(), s.shares()) == ("over", ranks, shares)


def test_sw15_a_hundred_turns_in_a_row_without_a_card_end_the_match() -> None:
    s = Situation(idle=98).roll(2, 3, 3, 4, 4, 5, 5).play("place none")
    assert (s.phase, s.table.idle) == ("roll", 99)
    s.roll(2, 3, 3, 4, 4, 5, 5).play("place none")
    assert (s.phase, s.table.idle) == ("over", 100)


def test_sw15_a_taken_card_starts_the_count_anew() -> None:
    s = Situation(idle=99, dice={0: "twos:3"}).roll(2, 3, 4, 4).play("place 2:1").reveal("beet")
    assert (s.phase, s.table.idle) == ("roll", 0)


def test_sw15_skipped_turns_count() -> None:
    s = Situation(idle=98, dice={1: "fives:4 hamsters:3"}).roll(2, 3, 3, 4, 4, 5, 5).play("place none")
    assert (s.phase, s.table.idle) == ("over", 100)


def test_sw15_the_limit_is_an_option_of_the_table() -> None:
    s = Situation(idle_turns=7, idle=6).roll(2, 3, 3, 4, 4, 5, 5).play("place none")
    assert s.phase == "over"


def test_sw15_the_hamsters_eat_before_the_match_ends() -> None:
    s = Situation(idle=99, storage={0: "corn beet"}, dice={0: "hamsters:2"}).roll(1, 3, 3, 4, 4).play("place none")
    assert s.phase == "feed"
    s.play("lose beet")
    assert (s.phase, s.storage(0)) == ("over", "corn")


# ---- The rulebook's example turn ----


def piglet() -> Situation:
    return Situation(
        storage={0: "corn+corn corn+beet corn+beet corn beet acorn+acorn"},
        dice={0: "hamsters:2 threes:2", 1: "threes:1 hamsters:1", 2: "threes:0+2"},
        top=TOP,
        bottom=bottom(SWINBAG_10),
    )


def test_example_piglet_refuses_the_swinbag_and_takes_the_corn() -> None:
    """SW3, SW7, SW8: he may refuse, must take the Tasty card, and is safe from the Hamsters because of it."""
    s = piglet()
    assert s.food(0) == {"corn": 5, "beet": 3, "acorn": 2}
    s.roll(1, 3, 6).play("place 3:1 6->3:1")
    assert s.legal == ["take 1", "leave"]
    s.play("leave").reveal("apple")
    assert s.food(0) == {"corn": 6, "beet": 3, "acorn": 2}
    assert (s.dice(0), s.hand(0)) == ("hamsters:3", 4)
    assert (s.dice(1), s.dice(2)) == ("hamsters:1", "")
    assert s.bottom()[0] == SWINBAG_10
    assert (s.phase, s.turn) == ("roll", 1)


def test_example_piglet_takes_the_swinbag_and_all_his_dice_come_back() -> None:
    """SW3: those on the Hamsters too; other players' dice stay."""
    s = piglet().roll(1, 3, 6).play("place 3:1 6->3:1; take 1").reveal(SWINBAG_5)
    assert s.food(0) == {"corn": 5, "beet": 4, "apple": 1, "acorn": 3}
    assert (s.dice(0), s.hand(0)) == ("", 7)
    assert (s.dice(1), s.dice(2)) == ("threes:1 hamsters:1", "threes:0+2")
    assert s.open(rules.THREES) == "corn"


def test_example_piglet_need_not_place_to_take_the_swinbag() -> None:
    """SW4: the placing does not matter then."""
    s = piglet().roll(1, 3, 6).play("place none; take 1").reveal(SWINBAG_5)
    assert s.food(0) == {"corn": 5, "beet": 4, "apple": 1, "acorn": 3}
    assert s.hand(0) == 7
