"""The rules of Biscuit Pockets, reading by reading: situations with exact outcomes."""

import pytest

from sweetbox.games.biscuit_pockets import rules
from sweetbox.games.biscuit_pockets.notation import POCKET_NAMES, tile_text
from sweetbox.games.biscuit_pockets.rules import FLIPPING, JOINED, SHOWING, WRONG
from sweetbox.kernel.chance import CHANCE, new_rng

from .situation import GAME, Situation, lay

GREAT_SIX = "1 2 3 3 5 5"  # a1 … f1
FIVE_STEPS = ("flip a1", "flip b1", "flip c1", "knock d1", "flip e1")
SIX_STEPS = (*FIVE_STEPS, "knock f1")


def new_table(seats: int = 2) -> Situation:
    box = GAME.make_box(seats)
    return Situation(box, GAME.set_up(box).table)


# ---- Set-up ----


def test_set_up_lays_36_face_down_tiles_that_nobody_knows() -> None:
    table = new_table()
    assert table.down == POCKET_NAMES
    assert {table.tile(pocket) for pocket in POCKET_NAMES} == {"?"}
    assert list(table.table.unseen) == [10, 1, 6, 7, 1, 7, 1, 3]
    assert [table.beside(seat) for seat in range(2)] == ["", ""]
    assert table.chain == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_start_seat_is_drawn_each_equally_likely(seats: int) -> None:
    table = new_table(seats)
    assert table.owing == CHANCE
    assert table.odds() == {f"start @{seat + 1}": 1 for seat in range(seats)}
    rules.happen(table.box, table.table, seats - 1)
    assert table.owing == seats - 1


def test_an_unknown_tile_is_drawn_by_the_tiles_left_unseen() -> None:
    table = lay("1 1 x 5", beside=("1 2c",))
    rules.play(table.box, table.table, 0, POCKET_NAMES.index("d6"))
    assert table.odds() == {"1": 7, "1c": 1, "x": 5, "2": 7, "3": 7, "3c": 1, "5": 2}


def test_only_the_seat_whose_turn_it_is_has_moves() -> None:
    table = lay("1", seats=3, turn=1)
    assert table.owing == 1
    assert table.legal(0) == table.legal(2) == []
    assert len(table.legal(1)) == 72


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_turn_passes_to_the_next_seat_and_round_the_table(seats: int) -> None:
    table = lay("5", seats=seats)
    turns = []
    for _ in range(seats + 1):
        turns.append(table.owing)
        table.do("flip a1")
    assert turns == [*range(seats), 0]


# ---- BP1: the chain ----


def test_bp1_the_chain_goes_on_while_each_tile_shows_one_more() -> None:
    table = lay("1 2 3")
    for step, pocket in enumerate(["a1", "b1", "c1"], start=1):
        table.do(f"flip {pocket}")
        assert table.chain == ["a1", "b1", "c1"][:step]
        assert table.owing == 0
        assert not table.lies_down(pocket)
    assert table.table.last_fate == JOINED


@pytest.mark.parametrize("tile", ["2", "2c", "3", "3c", "5"])
def test_bp1_the_first_tile_must_show_one(tile: str) -> None:
    table = lay(tile).do("flip a1")
    assert table.owing == 1
    assert table.chain == []
    assert table.lies_down("a1")


@pytest.mark.parametrize("tile", ["1", "3", "5"])
def test_bp1_the_second_tile_must_show_two(tile: str) -> None:
    assert lay(f"1 {tile}").do("flip a1", "flip b1").owing == 1
    assert lay("1 2").do("flip a1", "flip b1").owing == 0


@pytest.mark.parametrize("tile", ["1", "2", "5"])
def test_bp1_the_third_tile_must_show_three(tile: str) -> None:
    assert lay(f"1 2 {tile}").do("flip a1", "flip b1", "flip c1").beside(0) == "1 2"
    assert lay("1 2 3").do("flip a1", "flip b1", "flip c1").beside(0) == ""


@pytest.mark.parametrize("tile", ["1", "2", "3"])
def test_bp1_the_fifth_tile_must_show_five(tile: str) -> None:
    table = lay(f"1 2 3 3 {tile}").do("flip a1", "flip b1", "flip c1", "knock d1", "flip e1")
    assert table.beside(0) == "1 2 3 3"
    assert table.owing == 1


@pytest.mark.parametrize("steps", range(6))
def test_bp1_there_is_no_stopping_early(steps: int) -> None:
    """BP1: at every step the seat still has to move, and every move flips a tile; the sixth must be tried too."""
    table = lay(GREAT_SIX).do(*SIX_STEPS[:steps])
    assert table.owing == 0
    assert {move.split()[0] for move in table.legal()} <= {"flip", "knock"}
    assert table.beside(0) == ""


def test_bp1_a_tile_of_the_chain_cannot_be_flipped_again() -> None:
    table = lay("1 2").do("flip a1", "flip b1")
    assert not {"flip a1", "knock a1", "flip b1", "knock b1"} & set(table.legal())
    assert {"flip c1", "knock c1"} <= set(table.legal())


# ---- BP2: knocking ----


@pytest.mark.parametrize(
    ("square", "moves"),
    [
        ("1 1", ("flip a1", "knock b1")),
        ("1 2 2", ("flip a1", "flip b1", "knock c1")),
        ("1 2 3 3", ("flip a1", "flip b1", "flip c1", "knock d1")),
    ],
)
def test_bp2_a_knocked_tile_counts_one_more(square: str, moves: tuple[str, ...]) -> None:
    table = lay(square).do(*moves)
    assert table.owing == 0
    assert len(table.chain) == len(moves)


@pytest.mark.parametrize(
    ("square", "moves", "received"),
    [
        ("1 2", ("flip a1", "knock b1"), ""),
        ("1 2 3", ("flip a1", "flip b1", "knock c1"), "1 2"),
        ("1 2 3 3 5", ("flip a1", "flip b1", "flip c1", "knock d1", "knock e1"), "1 2 3 3"),
    ],
)
def test_bp2_a_knocked_tile_no_longer_counts_as_printed(square: str, moves: tuple[str, ...], received: str) -> None:
    table = lay(square).do(*moves)
    assert table.owing == 1
    assert table.beside(0) == received


def test_bp2_never_two_more() -> None:
    assert lay("1 2 1").do("flip a1", "flip b1", "knock c1").beside(0) == "1 2"  # 1 + 1 is not 3
    assert lay("1 2 3 2").do("flip a1", "flip b1", "flip c1", "knock d1").beside(0) == "1 2 3"  # 2 + 1 is not 4
    assert lay("1 2 3 3 3").do("flip a1", "flip b1", "flip c1", "knock d1", "knock e1").beside(0) == "1 2 3 3"


def test_bp2_a_knock_is_gone_after_the_flip() -> None:
    table = lay("1 1 2").do("knock a1")  # fails: 2 is not 1
    assert table.table.knocked == 0
    table.do("flip a1", "flip c1")  # the other seat finds it a 1 again
    assert table.chain == ["a1", "c1"]


def test_bp2_an_unknown_tile_may_be_knocked_on_too() -> None:
    assert lay("1").do("flip a1", "knock b1: 1").chain == ["a1", "b1"]


# ---- BP3: chocolate ----


def test_bp3_chocolate_biscuits_count_as_biscuits() -> None:
    assert lay("1c 2c 3c").do("flip a1", "flip b1", "flip c1").chain == ["a1", "b1", "c1"]


def test_bp3_a_chocolate_biscuit_counts_once_in_a_chain() -> None:
    """BP3: though it scores 2, a single chocolate biscuit is no 2, and 2 with chocolate is no 3."""
    assert lay("1 1c").do("flip a1", "flip b1").owing == 1
    assert lay("1 2 2c").do("flip a1", "flip b1", "flip c1").beside(0) == "1 2"


def test_bp3_knocked_chocolate_counts_one_more() -> None:
    assert lay("1 1c 2c 3c").do("flip a1", "knock b1", "knock c1", "knock d1").chain == ["a1", "b1", "c1", "d1"]


# ---- BP4: cracked tiles that were not knocked on ----


def test_bp4_a_cracked_tile_counts_as_one_or_two() -> None:
    assert lay("x 2").do("flip a1", "flip b1").chain == ["a1", "b1"]
    assert lay("1 x").do("flip a1", "flip b1").chain == ["a1", "b1"]
    assert lay("x x 3").do("flip a1", "flip b1", "flip c1").chain == ["a1", "b1", "c1"]


def test_bp4_from_the_third_step_on_a_cracked_tile_is_wrong_like_any_other() -> None:
    table = lay("1 2 x").do("flip a1", "flip b1", "flip c1")
    assert table.beside(0) == "1 2"
    assert table.table.last_fate == WRONG
    assert table.lies_down("c1")
    assert table.owing == 1
    assert lay("1 2 3 3 x").do("flip a1", "flip b1", "flip c1", "knock d1", "flip e1").beside(0) == "1 2 3 3"
    assert lay("1 2 3 3 5 x").do(*FIVE_STEPS, "flip f1").beside(0) == "1 2 3 3 5"


# ---- BP5: a broken spell ----


@pytest.mark.parametrize("steps", range(6))
def test_bp5_a_knocked_cracked_tile_sends_the_whole_turn_back(steps: int) -> None:
    table = lay(f"{GREAT_SIX} x")
    before = table.down
    table.do(*SIX_STEPS[:steps], "knock a2")
    assert table.down == before
    assert table.chain == []
    assert table.beside(0) == ""
    assert table.owing == 1
    assert table.table.last_taken == 0


def test_bp5_a_knocked_cracked_tile_never_counts_as_two_or_three() -> None:
    """BP5: at step 2 a cracked tile fits without a knock, and 2 + 1 would fit step 3: with one it breaks the spell."""
    table = lay("1 x").do("flip a1", "knock b1")
    assert (table.owing, table.chain, table.beside(0)) == (1, [], "")
    table = lay("1 2 x").do("flip a1", "flip b1", "knock c1")
    assert (table.owing, table.chain, table.beside(0)) == (1, [], "")


def test_bp5_also_when_nobody_knew_the_tile() -> None:
    table = lay("1 2").do("flip a1", "flip b1", "knock c1: x")
    assert table.beside(0) == ""
    assert [table.tile(pocket) for pocket in ("a1", "b1", "c1")] == ["1", "2", "x"]
    assert table.down == POCKET_NAMES


# ---- BP6: any other wrong tile ----


def test_bp6_wrong_at_once_nothing_is_received() -> None:
    table = lay().do("flip a1: 3")
    assert (table.owing, table.beside(0), table.down) == (1, "", POCKET_NAMES)


def test_bp6_a_single_tile_goes_back_too() -> None:
    table = lay().do("flip a1: 1", "flip b1: 5")
    assert (table.owing, table.beside(0), table.down) == (1, "", POCKET_NAMES)
    assert (table.tile("a1"), table.tile("b1")) == ("1", "5")


@pytest.mark.parametrize(
    ("moves", "received"),
    [
        (("flip a1", "flip b1", "flip a2"), "1 2"),
        (("flip a1", "flip b1", "flip c1", "knock a2"), "1 2 3"),
        (("flip a1", "flip b1", "flip c1", "knock d1", "flip a2"), "1 2 3 3"),
        (("flip a1", "flip b1", "flip c1", "knock d1", "flip e1", "flip a2"), "1 2 3 3 5"),
    ],
)
def test_bp6_two_tiles_or_more_are_received_and_the_wrong_one_is_not(moves: tuple[str, ...], received: str) -> None:
    table = lay(f"{GREAT_SIX} 1").do(*moves)
    assert table.beside(0) == received
    assert table.lies_down("a2")
    assert table.owing == 1
    assert table.table.last_taken == len(moves) - 1


def test_bp6_a_wrong_knocked_tile_is_an_ordinary_failure_unless_cracked() -> None:
    assert lay("1 2 3").do("flip a1", "flip b1", "knock c1").beside(0) == "1 2"
    assert lay("1 5").do("flip a1", "knock b1").beside(0) == ""


def test_bp6_only_the_seat_that_flipped_receives() -> None:
    table = lay("1 2 5", seats=3, turn=2).do("flip a1", "flip b1", "flip c1")
    assert [table.beside(seat) for seat in range(3)] == ["", "", "1 2"]
    assert table.owing == 0


# ---- BP7: the fourth tile must be knocked on ----


@pytest.mark.parametrize("steps", [0, 1, 2, 4, 5])
def test_bp7_knocking_is_free_at_every_other_step(steps: int) -> None:
    table = lay(GREAT_SIX).do(*SIX_STEPS[:steps])
    moves = [f"{verb} {pocket}" for verb in ("flip", "knock") for pocket in table.down]
    assert table.legal() == moves


def test_bp7_after_the_third_step_only_a_knock_goes_on() -> None:
    table = lay(GREAT_SIX).do(*SIX_STEPS[:3])
    assert table.legal() == [f"knock {pocket}" for pocket in table.down]
    assert len(table.legal()) == 33


@pytest.mark.parametrize("tile", ["1", "1c", "2", "2c", "3", "3c", "5", "x"])
def test_bp7_knocking_the_very_first_tile_is_legal_and_can_only_fail(tile: str) -> None:
    table = lay(tile).do("knock a1")
    assert (table.owing, table.chain, table.beside(0)) == (1, [], "")


# ---- BP8: Great 6 ----


def test_bp8_the_sixth_step_needs_a_knocked_five() -> None:
    assert lay(GREAT_SIX).do(*SIX_STEPS).beside(0) == "1 2 3 3 5 5"
    assert lay(GREAT_SIX).do(*FIVE_STEPS, "flip f1").beside(0) == "1 2 3 3 5"


def test_bp8_great_six_receives_the_six_and_then_shows_a_tile() -> None:
    table = lay(GREAT_SIX).do(*SIX_STEPS)
    assert table.table.phase == SHOWING
    assert table.owing == 0
    assert table.legal() == [f"show {pocket}" for pocket in POCKET_NAMES[6:]]
    table.do("show c4: 3c")
    assert table.tile("c4") == "3c"
    assert table.lies_down("c4")
    assert table.beside(0) == "1 2 3 3 5 5"
    assert table.owing == 1
    assert table.table.phase == FLIPPING
    assert table.table.great_six == 0


def test_bp8_a_tile_is_shown_without_a_knock() -> None:
    table = lay(GREAT_SIX).do(*SIX_STEPS)
    rules.play(table.box, table.table, 0, rules.SHOW + POCKET_NAMES.index("c4"))
    assert table.owing == CHANCE
    assert table.table.knocked == 0


@pytest.mark.parametrize("tile", ["1", "x", "5"])
def test_bp8_whatever_is_shown_goes_back_and_the_turn_passes(tile: str) -> None:
    table = lay(f"{GREAT_SIX} {tile}").do(*SIX_STEPS, "show a2")
    assert table.lies_down("a2")
    assert table.beside(0) == "1 2 3 3 5 5"
    assert table.owing == 1


def test_bp8_with_no_tile_left_the_showing_is_skipped() -> None:
    table = lay(GREAT_SIX, rest=1).do(*SIX_STEPS)
    assert table.beside(0) == "1 2 3 3 5 5"
    assert table.table.last_taken == 6
    assert table.over  # BP12: no tile, no chain


def test_bp8_with_one_tile_left_it_is_shown() -> None:
    table = lay(f"{GREAT_SIX} 3", rest=1).do(*SIX_STEPS)
    assert table.legal() == ["show a2"]
    assert table.do("show a2").over


# ---- BP9: what was seen once is known ----


def test_bp9_a_tile_seen_once_flips_without_chance() -> None:
    table = lay().do("flip a1: 5")
    rules.play(table.box, table.table, 1, POCKET_NAMES.index("a1"))
    assert table.owing == 0  # the other seat's turn is over again, and nothing was drawn
    assert table.tile("a1") == "5"


@pytest.mark.parametrize(
    ("moves", "seen"),
    [
        (("flip a1: 2",), {"a1": "2"}),  # wrong
        (("flip a1: 1", "flip b1: 1"), {"a1": "1", "b1": "1"}),  # a single tile that went back
        (("flip a1: 1", "flip b1: 2", "knock c1: x"), {"a1": "1", "b1": "2", "c1": "x"}),  # a broken spell
    ],
)
def test_bp9_whatever_turned_up_stays_known(moves: tuple[str, ...], seen: dict[str, str]) -> None:
    table = lay().do(*moves)
    assert {pocket: table.tile(pocket) for pocket in POCKET_NAMES if table.tile(pocket) != "?"} == seen
    assert table.down == POCKET_NAMES


def test_bp9_every_seat_and_a_spectator_know_the_same() -> None:
    table = lay("1 2 x", seats=3)
    for seat in (-1, 0, 1, 2):
        glimpse = table.table.clone()
        rules.hide(table.box, glimpse, seat)
        assert glimpse == table.table
        rules.imagine(table.box, glimpse, seat, new_rng(1))
        assert glimpse == table.table
    assert rules.seen_by(table.box, table.table, 0, 0) == 0b111
    assert rules.seen_by(table.box, table.table, CHANCE, 0) == 0b111


def test_the_only_kind_left_unseen_turns_up_without_chance() -> None:
    table = lay("1 2 3 3", rest=1, unseen=2)
    rules.play(table.box, table.table, 0, POCKET_NAMES.index("a1"))
    rules.play(table.box, table.table, 0, POCKET_NAMES.index("b1"))
    rules.play(table.box, table.table, 0, POCKET_NAMES.index("d1"))  # unknown, but only 3s are left
    assert table.owing == 0
    assert table.chain == ["a1", "b1", "d1"]
    assert table.tile("d1") == "3"
    assert sum(table.table.unseen) == 1


def test_with_two_kinds_left_unseen_it_is_chance() -> None:
    table = lay("1 2 3 3c", rest=1, unseen=2)
    table.do("flip a1", "flip b1")
    rules.play(table.box, table.table, 0, POCKET_NAMES.index("d1"))
    assert table.owing == CHANCE
    assert table.odds() == {"3": 1, "3c": 1}


def test_the_only_kind_left_can_break_a_spell_without_chance() -> None:
    table = lay("1 2 x x", rest=1, unseen=2).do("flip a1", "flip b1", "knock c1")
    assert table.beside(0) == ""
    assert table.owing == 1


def test_the_tile_shown_is_certain_when_one_kind_is_left() -> None:
    table = lay(f"{GREAT_SIX} x x", rest=1, unseen=2).do(*SIX_STEPS, "show b2")
    assert table.tile("b2") == "x"
    assert table.owing == 1


# ---- BP10: where received tiles lie ----


def test_bp10_received_tiles_lie_beside_their_owner() -> None:
    table = lay("x 2c 5", beside=("1", "x")).do("flip a1", "flip b1", "flip c1")
    assert (table.beside(0), table.beside(1)) == ("1 x 2c", "x")
    seats = GAME.viewing.view(table.box, table.table, 1).seats
    assert [(seat.pile, seat.cracked) for seat in seats] == [(2, 1), (0, 1)]


# ---- BP11: the last lap ----

LAST_CRACKED = ("flip a1", "flip b1", "flip c1")  # on "x 2 5 …": receives the cracked tile


def before_the_last_cracked(seats: int, square: str = "x 2 5", turn: int = 0, **fields: int) -> Situation:
    return lay(square, beside=("x x", "x x x"), seats=seats, turn=turn, **fields)


@pytest.mark.parametrize("seats", range(2, 7))
def test_bp11_after_the_last_cracked_tile_each_other_seat_has_one_more_turn(seats: int) -> None:
    table = before_the_last_cracked(seats, turn=1).do(*LAST_CRACKED)
    assert table.table.last_lap == seats - 1
    turns = []
    while not table.over:
        turns.append(table.owing)
        table.do("flip c1")
    assert turns == [(2 + seat) % seats for seat in range(seats - 1)]


def test_bp11_receiving_another_cracked_tile_but_the_last_changes_nothing() -> None:
    table = lay("x 2 5", beside=("x x", "x x")).do(*LAST_CRACKED)
    assert table.table.last_lap == -1
    assert not table.do("flip c1", "flip c1", "flip c1").over


def test_bp11_seeing_the_last_cracked_tile_is_not_receiving_it() -> None:
    table = before_the_last_cracked(2, square="x 3 5").do("flip a1", "flip b1")
    assert table.table.last_lap == -1
    table = before_the_last_cracked(2, square="1 2 x").do("flip a1", "flip b1", "knock c1")
    assert table.table.last_lap == -1
    assert table.owing == 1


def test_bp11_tiles_received_in_the_last_lap_count_and_do_not_prolong_it() -> None:
    table = before_the_last_cracked(3, square="x 2 5 1 2 1 2").do(*LAST_CRACKED)
    table.do("flip d1", "flip e1", "flip c1")
    assert (table.owing, table.table.last_lap) == (2, 1)
    table.do("flip f1", "flip a2", "flip c1")
    assert table.over
    assert [table.beside(seat) for seat in range(3)] == ["x x x 2", "1 x x x 2", "1 2"]


def test_bp11_a_last_cracked_tile_inside_a_great_six_begins_the_lap_after_the_showing() -> None:
    table = before_the_last_cracked(2, square="x 2 3 3 5 5 5").do(*SIX_STEPS)
    assert (table.owing, table.table.last_lap) == (0, -1)
    table.do("show a2")
    assert (table.owing, table.table.last_lap) == (1, 1)
    assert table.do("flip a2").over


def test_bp11_a_great_six_in_the_last_lap_is_played_to_its_end() -> None:
    table = lay(f"{GREAT_SIX} 1 1", beside=("x x x", "x x x"), turn=1, last_lap=1).do(*SIX_STEPS)
    assert table.owing == 1
    assert table.do("show a2").over


# ---- BP12: no chain possible ----


@pytest.mark.parametrize(
    ("left", "goes_on"),
    [("x 1", True), ("x 1c", True), ("x 2", True), ("x 2c", True), ("x x", True), ("x", False), ("x 3 3c 5", False)],
)
def test_bp12_outside_the_last_lap(left: str, goes_on: bool) -> None:
    """BP12: a seat receives a 1 and a 2; a 5 and these are left. A cracked one is among them: no last lap yet."""
    table = lay(f"1 2 5 {left}", rest=1).do("flip a1", "flip b1", "flip c1")
    assert table.table.last_lap == -1
    assert table.owing == (1 if goes_on else None)


@pytest.mark.parametrize(
    ("left", "goes_on"),
    [("1 1", True), ("1 2", True), ("1c 2c 3", True), ("1 3 5", False), ("2 2 3", False), ("3 5", False)],
)
def test_bp12_in_the_last_lap(left: str, goes_on: bool) -> None:
    """BP12: with three seats, in the first turn of the lap, a seat takes what the third would have needed."""
    table = lay(f"1 2 5 {left}", rest=0, seats=3, turn=1, last_lap=2).do("flip a1", "flip b1", "flip c1")
    assert table.table.last_lap == 1
    assert table.over is not goes_on
    assert table.owing == (2 if goes_on else None)


@pytest.mark.parametrize(
    ("left", "goes_on"), [("1 1", True), ("1 2c", True), ("1", False), ("1c 3", False), ("2 2 2c", False), ("3", False)]
)
def test_bp12_the_turn_that_takes_the_last_cracked_tile_can_end_the_match_at_once(left: str, goes_on: bool) -> None:
    table = lay(f"x 2 5 {left}", rest=1).do("flip a1", "flip b1", "flip c1")
    assert table.table.last_lap == 1
    assert table.owing == (1 if goes_on else None)


@pytest.mark.parametrize("unseen", [0, 2])
def test_bp12_does_not_ask_whether_the_tiles_left_were_seen(unseen: int) -> None:
    assert lay("x 2 5 3 3", rest=1, unseen=unseen).do("flip a1", "flip b1", "flip c1").over
    assert not lay("x 2 5 1 2", rest=1, unseen=unseen).do("flip a1", "flip b1", "flip c1").over


def test_bp12_is_asked_at_the_end_of_a_turn_not_inside_it() -> None:
    table = lay("x 2 5 3", rest=1).do("flip a1", "flip b1")
    assert table.owing == 0  # 3 and 5 are left to flip: no chain of two, but the chain continues
    assert table.do("flip d1").chain == ["a1", "b1", "d1"]


# ---- BP13: counting ----


@pytest.mark.parametrize(
    ("tiles", "points"),
    [("1", 1), ("1c", 2), ("x", 1), ("2", 2), ("2c", 3), ("3", 3), ("3c", 4), ("5", 5), ("1 1c x 2 2c 3 3c 5", 21)],
)
def test_bp13_points(tiles: str, points: int) -> None:
    assert lay("", beside=(tiles,)).result() == ([points, 0], [1, 2])


def test_bp13_knocks_are_forgotten() -> None:
    table = lay(GREAT_SIX).do(*SIX_STEPS)
    assert table.result()[0] == [19, 0]  # 1 + 2 + 3 + 3 + 5 + 5, not 1 + 2 + 3 + 4 + 5 + 6
    table = lay("1 1 2 5").do("flip a1", "knock b1", "knock c1", "knock d1")
    assert table.result()[0] == [4, 0]
    assert lay("1 x 5").do("flip a1", "flip b1", "flip c1").result()[0] == [
        2,
        0,
    ]  # cracked is 1, though it counted as 2


def test_bp13_most_points_win() -> None:
    assert lay("", beside=("1 2", "5", "3 3"), seats=3).result() == ([3, 5, 6], [3, 2, 1])


def test_bp13_more_points_beat_more_tiles() -> None:
    assert lay("", beside=("1 1 1 1", "5")).result() == ([4, 5], [2, 1])


def test_bp13_tied_points_most_tiles_win() -> None:
    assert lay("", beside=("5", "1 1 3")).result() == ([5, 5], [2, 1])


def test_bp13_tied_points_and_tiles_the_win_is_shared() -> None:
    assert lay("", beside=("1 3", "2 x x", "2 2", "1 1"), seats=4).result() == ([4, 4, 4, 2], [2, 1, 2, 4])
    assert lay("", beside=("1 3", "2 2", "x"), seats=3).result() == ([4, 4, 1], [1, 1, 3])
    assert lay("").result() == ([0, 0], [1, 1])


# ---- BP14: idle rounds ----


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 12), (6, 12), (2, 1), (4, 3)])
def test_bp14_so_many_idle_rounds_end_the_match(seats: int, rounds: int) -> None:
    table = lay("5", seats=seats, idle_rounds=rounds, beside=("", "1 2"))
    for turn in range(seats * rounds):
        assert not table.over, turn
        table.do("flip a1")
    assert table.over
    assert table.result()[1][:2] == [2, 1]


@pytest.mark.parametrize("moves", [("flip a1", "flip c1"), ("knock d1",), ("flip a1", "flip b1", "knock d1"), ("knock a1",)])
def test_bp14_every_turn_without_a_received_tile_is_idle(moves: tuple[str, ...]) -> None:
    assert lay("1 2 5 x", idle=22).do(*moves).table.idle == 23
    assert lay("1 2 5 x", idle=23).do(*moves).over


def test_bp14_receiving_begins_the_count_anew() -> None:
    table = lay("1 2 5", idle=23).do("flip a1", "flip b1", "flip c1")
    assert not table.over
    assert table.table.idle == 0
    assert table.do("flip c1").table.idle == 1


def test_bp14_a_great_six_begins_the_count_anew() -> None:
    table = lay(f"{GREAT_SIX} 5", idle=23).do(*SIX_STEPS, "show a2")
    assert not table.over
    assert table.table.idle == 0


def test_bp14_also_ends_the_match_in_the_last_lap() -> None:
    table = lay("1 1 5", beside=("x x x x x x",), seats=3, turn=1, last_lap=2, idle_rounds=1, idle=2).do("flip c1")
    assert table.over


# ---- BP15: every tile used up ----


@pytest.mark.parametrize(
    ("square", "moves"),
    [
        ("1 2", ("flip a1", "flip b1")),
        ("1 x 3", ("flip a1", "flip b1", "flip c1")),
        ("1 2 3 3", ("flip a1", "flip b1", "flip c1", "knock d1")),
        ("1 2 3 3 5", FIVE_STEPS),
    ],
)
def test_bp15_a_chain_that_used_up_every_tile_is_received(square: str, moves: tuple[str, ...]) -> None:
    table = lay(square, rest=1).do(*moves)
    assert sorted(table.beside(0).split()) == sorted(square.split())
    assert table.table.last_fate == JOINED
    assert table.down == []
    assert table.over


def test_bp15_the_last_tile_can_still_be_wrong() -> None:
    table = lay("1 2 5", rest=1).do("flip a1", "flip b1", "flip c1")
    assert table.beside(0) == "1 2"
    assert table.down == ["c1"]


def test_bp15_a_chain_of_one_goes_back() -> None:
    table = lay("1", rest=1).do("flip a1")
    assert table.beside(0) == ""
    assert table.down == ["a1"]
    assert table.table.last_fate == JOINED
    assert table.over  # BP12


# ---- BP16: nothing is secret ----


def test_bp16_points_stand_in_every_glimpse_but_are_shown_only_if_the_table_says_so() -> None:
    table = lay("1", beside=("5 5", "x 2"))
    glimpse = table.table.clone()
    rules.hide(table.box, glimpse, 1)
    assert rules.points_of(table.box, glimpse, 0) == 10
    for show_seen, points in ((False, [None, None]), (True, [10, 3])):
        table = lay("1", beside=("5 5", "x 2"), show_seen=show_seen)
        seats = GAME.viewing.view(table.box, table.table, 1).seats
        assert [seat.points for seat in seats] == points
        assert [(seat.pile, seat.cracked) for seat in seats] == [(2, 0), (1, 1)]


# ---- BP17: empty places, and the tile to show ----


def test_bp17_places_of_received_tiles_stay_empty() -> None:
    table = lay("1 2 5 3").do("flip a1", "flip b1", "flip c1")
    assert [table.tile(pocket) for pocket in ("a1", "b1", "c1", "d1", "e1")] == [".", ".", "5", "3", "?"]
    assert table.down == POCKET_NAMES[2:]
    assert not {"flip a1", "knock a1", "flip b1", "knock b1"} & set(table.legal())


def test_bp17_any_face_down_tile_may_be_shown_seen_or_not() -> None:
    table = lay(f"{GREAT_SIX} 2", beside=("1",)).do(*SIX_STEPS)
    assert table.legal() == [f"show {pocket}" for pocket in POCKET_NAMES[6:-1]]  # f6 is empty
    assert table.do("show a2").owing == 1  # known: no draw


# ---- The rulebook's tip ----


def test_tip_a_known_one_is_the_two_that_follows_another_one() -> None:
    table = lay("1").do("flip c3: 1", "knock a1", "flip d4: 5")
    assert table.beside(0) == "1 1"


def test_looking_again_at_a_tile_seen_before_is_not_taken_back() -> None:
    """Everyone saw it once (BP9), but a person who flips it again and takes that back would have peeked."""
    match = GAME.new_match(2, seed=4)
    known: list[str] = []
    for pocket in POCKET_NAMES:
        seat, table = min(match.to_act), match.glimpse(None).table
        down = [number for number in range(len(POCKET_NAMES)) if table.face_down >> number & 1]
        known = [POCKET_NAMES[number] for number in down if tile_text(match.box, table.pocket[number]) == "1"]
        if known and table.steps == 0:
            break
        match.play(seat, f"flip {pocket}")
    match.play(seat, f"flip {known[0]}")
    assert match.to_act == {seat}  # the chain continues
    assert not match.can_take_back(seat)
