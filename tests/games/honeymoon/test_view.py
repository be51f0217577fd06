"""What people see and hear of Honeymoon."""

from ctypes import c_int32
from pathlib import Path
from typing import Any

import pytest

from games.honeymoon.situations import box_of, drawn, lay_out, legal, play, play_as, roll, situation
from games.tallies import tallied
from sweetbox.games.honeymoon import best, notation, rules
from sweetbox.games.honeymoon.rules import LENGTH, MOVES, PASS, SLOTS, Box, Table
from sweetbox.games.honeymoon.story import FoundSweets
from sweetbox.games.honeymoon.view import asked, dig_fault, move_say, picture, story, summary, tally, view, why_not
from sweetbox.kernel.chance import CHANCE, below, new_rng
from sweetbox.kernel.happening import Travel
from sweetbox.kernel.match import Match
from sweetbox.kernel.registry import game
from sweetbox.words import words
from tools.honeymoon.tune import Tuning

ENGLISH = words("en", "honeymoon")
GERMAN = words("de", "honeymoon")
HONEYMOON = game("honeymoon")
A1_RIGHT = rules.CELLS * rules.RIGHT
STRIP = "> H C P . . . . . . . . ."


def spoken(says: list[Any], seat: int | None = 0) -> str:
    return " ".join(ENGLISH.render(say, seat) for say in says)


def reason(box: Box, table: Table, move: str) -> tuple[str, str]:
    assert move not in legal(box, table)
    say, rule = why_not(box, table, 0, notation.parse_move(box, move))
    return ENGLISH.render(say, 0), rule


# ---- View ----


def test_the_view_tells_points_by_kind_sets_pickles_and_free_slots() -> None:
    box, table = situation(STRIP, 1)
    play(box, table, "length 4", "length 1")
    play(box, table, "a1 right", "a1 right")
    seat = view(box, table, 0).seats[0]
    assert [(row.sweet, row.ticked, row.boxes, row.points) for row in seat.bar[:3]] == [
        ("honey", 1, 4, 1),
        ("chocolate", 1, 4, 1),
        ("gummy_bear", 0, 4, 0),
    ]
    assert (seat.sets, seat.set_points, seat.pickles, seat.pickle_points) == (0, 0, 1, -2)
    assert (seat.slots_free, seat.points, seat.sweets) == (3, 0, 2)
    assert seat.dug == seat.last_dug == ["a1", "b1", "c1", "d1"]


def test_the_view_shows_the_own_choice_and_nobody_elses() -> None:
    box, table = situation(STRIP, 1)
    assert view(box, table, 0).choice.length is None
    play_as(box, table, 0, "length 2")
    play_as(box, table, 0, "a1 right")
    mine = view(box, table, 0).choice
    assert (mine.length, mine.passed, mine.cells) == (2, False, ["a1", "b1"])
    glimpse = table.clone()
    rules.hide(box, glimpse, 1)
    assert view(box, glimpse, 1).choice.cells == []
    rules.hide(box, glimpse, -1)
    assert view(box, glimpse, -1).choice is None


def test_the_view_tells_what_each_dig_would_bring() -> None:
    box, table = situation("> H C G M Y .\n> P P . . . .", 6)
    choice = view(box, table, 0).choice
    assert len(legal(box, table)) == len(choice.gains) == 2
    assert (choice.gains, choice.sets, choice.slots) == ([10, -4], [1, 0], 0)  # HM12: five single sweets and a set; two pickles
    play_as(box, table, 0, "a1 right")
    chosen = view(box, table, 0).choice
    assert (chosen.gains, chosen.sets) == ([10], [1])
    box, table = situation(STRIP, 1)
    assert view(box, table, 0).choice.gains == []  # HM7: the length comes first
    play_as(box, table, 0, "length 2")
    assert view(box, table, 0).choice.slots == 2


def test_a_find_travels_to_its_box_unless_the_row_is_full() -> None:
    box, table = situation("> H H P . . . . .", 4, boxes=1)
    before = table.clone()
    play(box, table, "a1 right", "a1 right")
    found = next(each for each in story(box, before, table, 0, 1, None) if isinstance(each, FoundSweets))
    assert found.travels == [  # HM8
        Travel("honey", "box.0.b1", "seats.0.bar.0.ticked"),
        Travel("pickle", "box.0.d1", "seats.0.pickles"),
    ]
    assert found.points == view(box, table, 0).seats[0].points == -1


def test_the_view_shows_the_timer_twice_only_alone() -> None:
    box = HONEYMOON.make_box(1)
    timer = view(box, HONEYMOON.set_up(box).table, 0).timer
    assert (timer.running, timer.turn_of_timer, timer.crossed, timer.boxes) == (True, 1, 0, 3)
    box = HONEYMOON.make_box(2)
    assert not view(box, HONEYMOON.set_up(box).table, 0).timer.running


def test_cells_name_what_lies_there_and_where_to_start() -> None:
    box, table = situation(STRIP, 3)
    cells = view(box, table, 0).cells
    assert [(cell.name, cell.content, cell.start) for cell in cells[:5]] == [
        ("a1", "plain", "right"),
        ("b1", "honey", None),
        ("c1", "chocolate", None),
        ("d1", "pickle", None),
        ("e1", "plain", None),
    ]
    assert cells[13].content == "sky"


def test_the_view_has_what_is_printed_on_the_sheet() -> None:
    """HM12: the points over the boxes, of a set and of a pickle; HM9: what the timer counts."""
    box, table = situation(STRIP, 3, boxes=5)
    seen = view(box, table, 0)
    assert seen.seats[0].bar[0].scores == [1, 3, 6, 10, 15]
    assert (seen.set_worth, seen.pickle_worth, seen.side) == (5, -2, 13)
    assert (seen.timer.boxes, seen.timer.from_roll, seen.timer.turns) == (3, 4, 1)
    alone = HONEYMOON.make_box(1)
    assert view(alone, HONEYMOON.set_up(alone).table, 0).timer.turns == 2


# ---- Sentences ----


def asks(box: Box, table: Table, seat: int) -> str:
    glimpse = table.clone()
    rules.hide(box, glimpse, seat)
    return ENGLISH.render(asked(box, glimpse, seat), seat)


def test_what_is_asked_of_a_seat_that_digs() -> None:
    box, table = situation(STRIP, 3)
    assert asks(box, table, 0) == "Dig 3 cells in a straight line."
    assert asks(box, table, -1) == "The die shows 3: everyone is choosing a tunnel."
    play_as(box, table, 0, "a1 right")
    assert asks(box, table, 0) == "You have chosen your tunnel, a1 to c1. You dig it when everyone has chosen."
    assert asks(box, table, 1) == "Dig 3 cells in a straight line."


def test_what_is_asked_on_a_one_and_of_a_seat_that_passes() -> None:
    box, table = situation(STRIP, 1)
    assert asks(box, table, 0) == "Choose how many cells to dig. Each costs a slot, and you have 7 left."
    play_as(box, table, 0, "length 2")
    assert asks(box, table, 0) == "Dig 2 cells in a straight line."
    box, table = situation("> . .", 5)
    assert asks(box, table, 0) == "You can't dig with this roll, so you pass."
    play_as(box, table, 0, "pass")
    assert asks(box, table, 0) == "You pass this time; the others are still choosing."


def test_what_is_asked_between_turns_and_at_the_end() -> None:
    box = HONEYMOON.make_box(2)
    assert asks(box, HONEYMOON.set_up(box).table, 0) == "The die is about to be rolled."
    box, table = situation("> H C .\n. . . .\n> . . .", 4)
    table.timer, table.crossed = rules.LAST_PASS, rules.TIMER_BOXES
    play(box, table, "a1 right", "a3 right")
    assert asks(box, table, 0) == "The match is over: you win with 2 points."
    assert asks(box, table, 1) == asks(box, table, -1) == "The match is over: Seat 1 wins with 2 points."


def test_hm12_hm19_at_the_end_it_is_told_what_broke_a_tie() -> None:
    box, table = situation("> H C .\n. . . .\n> . . .", 4)
    table.phase = rules.OVER
    table.ticked[0][0] = 2
    for kind in range(3):
        table.ticked[1][kind] = 1
    assert asks(box, table, 1) == "The match is over: you win with 3 points, breaking the tie with more sweets (3)."
    assert asks(box, table, 0) == "The match is over: Seat 2 wins with 3 points, breaking the tie with more sweets (3)."


def test_the_summary_is_enough_to_play_by() -> None:
    box, table = situation("> H C P .\n. . # . .\n> . . . G", 3)
    play(box, table, "a1 right", "a3 right")
    roll(box, table, 2)
    text = spoken(summary(box, table, 0))
    for part in (
        "The die shows 2.",
        "Dig 2 cells in a straight line.",
        "The timer is not running yet",
        "The moon: rows 1 to 3 from a to e.",
        "Gummy bears: e3.",
        "Pickles: d1.",
        "Thick chunks, which you can't dig through: c2.",
        "Start spaces: a3.",
        "Your tunnels: a1 to c1.",
        "Seat 2's tunnels: a3 to c3.",
        "You have 2 points: 1 honey (1) and 1 chocolate (1); 7 slots free for ones.",
        "Seat 2 has 0 points; 7 slots free for ones.",
    ):
        assert part in text
    assert "Honey:" not in text  # dug already


def test_tunnels_round_a_corner_are_told_once_each() -> None:
    box = HONEYMOON.make_box(1)
    table = lay_out(box, "o o o\n~ o ~\n~ o ~")
    assert "Your tunnels: a1 to c1 and b1 to b3." in spoken(summary(box, table, 0))


def test_the_summary_says_when_there_is_nothing_to_choose() -> None:
    box, table = situation("> . .", 5)
    assert "You can't dig with this roll, so you pass." in spoken(summary(box, table, 0))
    box, table = situation("> . .", 1)
    table.slots_used[0] = SLOTS
    assert "You can't dig with this roll, so you pass." in spoken(summary(box, table, 0))
    assert "you have 7 left" in spoken(summary(box, table, 1), 1)


def test_the_summary_of_a_full_first_pass() -> None:
    box, table = situation("> . . . . .", 6, seats=1)
    table.crossed = 3
    assert "All the boxes of the timer are crossed off; from the next roll it runs once more." in spoken(summary(box, table, 0))


def test_before_a_roll_no_dig_is_asked_for() -> None:
    """A match looked at again also stops between a turn and the next roll."""
    box = HONEYMOON.make_box(2)
    assert spoken(summary(box, HONEYMOON.set_up(box).table, 0)).startswith(
        "The die is about to be rolled. The timer is not running yet"
    )


def test_the_summary_of_a_finished_match() -> None:
    box, table = situation("> H C . . .", 6)
    play(box, table, "a1 right", "a1 right")
    assert "Seat 1 and Seat 2 win together with 2 points." in spoken(summary(box, table, 0))
    box, table = situation("> H C . . .", 6, seats=1)
    play(box, table, "a1 right")
    assert "The match is over: you have 2 points." in spoken(summary(box, table, 0))


def test_moves_as_people_say_them() -> None:
    box, table = situation(STRIP, 4)
    say = move_say(box, table, 0, A1_RIGHT)
    assert ENGLISH.render(say) == "Dig right from a1 to d1: 1 honey, 1 chocolate, and 1 pickle"
    assert GERMAN.render(say) == "a1 bis d1 graben (nach rechts): 1 Honig, 1 Schokolade und 1 Gurke"
    assert ENGLISH.render(move_say(box, table, 0, PASS)) == "Pass"
    assert ENGLISH.render(move_say(box, table, 0, LENGTH + 2)) == "Dig 2 cells, for 2 slots"


def test_the_picture_shows_tunnels_and_what_is_left() -> None:
    box, table = situation("> H C P .\n. . # . .\n> . . . G", 3, seats=1)
    play(box, table, "a1 right")
    roll(box, table, 2)
    play(box, table, "a3 right")
    assert drawn("\n".join(picture(box, table, 0)[:4])) == drawn(
        """
        [1]a b c d e f g h i j k l m
         1 o o o P .
         2 . . # . .
         3 O O . . G
        """
    )


# ---- Story ----


def told(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> list[str]:
    before, after = before.clone(), after.clone()
    rules.hide(box, before, seat)
    rules.hide(box, after, seat)
    return [ENGLISH.render(happening.say, seat) for happening in story(box, before, after, seat, actor, event)]


def test_the_story_of_a_turn() -> None:
    box, table = situation("> H C P .\n. . . . .\n> . . . G", 3)
    before = table.clone()
    rules.play(box, table, 0, A1_RIGHT)
    assert told(box, before, table, 0, 0, A1_RIGHT) == ["You choose: Dig right from a1 to c1: 1 honey and 1 chocolate."]
    assert told(box, before, table, 1, 0, None) == []
    before = table.clone()
    play_as(box, table, 1, "a3 right")
    assert told(box, before, table, 0, 1, None) == [
        "You dig 3 cells right, a1 to c1.",
        "You find 1 honey and 1 chocolate.",
        "Seat 2 digs 3 cells right, a3 to c3.",
    ]


def test_the_story_of_a_set_the_timer_and_the_end() -> None:
    box, table = situation("> H C G M Y .", 6)
    before = table.clone()
    play(box, table, "a1 right", "a1 right")
    lines = told(box, before, table, 0, 1, None)
    assert "You complete your first set." in lines
    assert lines[-1] == "The first set is complete: from the next roll on, each 4, 5 or 6 crosses off a box of the timer."
    before = table.clone()
    roll(box, table, 5)
    assert told(box, before, table, 0, CHANCE, 4) == ["The die shows 5.", "A box of the timer is crossed off; 2 are left."]
    table.crossed = 2
    table.phase = rules.ROLLING
    before = table.clone()
    roll(box, table, 6)
    assert told(box, before, table, 0, CHANCE, 5)[-1] == "The last box of the timer is crossed off: this is the last turn."
    assert "All the boxes of the timer are crossed off: this is the last turn." in spoken(summary(box, table, 0))
    before = table.clone()
    play(box, table, "pass", "pass")
    assert told(box, before, table, 1, 1, None) == [
        "Seat 1 passes.",
        "You pass.",
        "All the boxes of the timer are crossed off.",
        "The match is over: Seat 1 and Seat 2 win together with 10 points.",
    ]


def test_the_story_of_other_ends_and_of_the_second_pass() -> None:
    box, table = situation("> . . . . .", 6)
    before = table.clone()
    play(box, table, "a1 right", "a1 right")
    assert "No roll would let anyone dig any more." in told(box, before, table, 0, 1, None)
    box, table = situation("> . .", 6, idle_rolls=1)
    before = table.clone()
    play(box, table, "pass", "pass")
    assert "Nobody was able to dig with 1 roll." in told(box, before, table, 0, 1, None)
    box, table = situation("> H C G M Y . . .", 6, seats=1)
    before = table.clone()
    play(box, table, "a1 right")
    assert told(box, before, table, 0, 0, A1_RIGHT)[-1] == "With the next roll the timer starts its second run."


def test_a_full_row_is_told() -> None:
    box, table = situation("> H H . . . . . .", 3, boxes=2)
    before = table.clone()
    play(box, table, "a1 right", "a1 right")
    assert "Your row of honey is full." in told(box, before, table, 0, 1, None)


# ---- Why not ----


@pytest.mark.parametrize(
    ("picture", "roll", "move", "sentence", "rule"),
    [
        ("> . .", 4, "a1 right", "From a1 only 3 cells fit before the moon ends; you must dig exactly 4.", "HM2"),
        ("> . # .", 3, "a1 right", "After 2 cells there is a thick chunk in the way at c1; you must dig exactly 3.", "HM5"),
        (
            "o . o .",
            3,
            "b1 right",
            "At b1 the new tunnel would run beside the one at c1.",
            "HM4",
        ),
        (
            "o . .\n. . o",
            2,
            "b1 right",
            "After 1 cell, at c1, the new tunnel would run beside the one at c2; you must dig exactly 2.",
            "HM4",
        ),
        ("o . .\n. . .", 2, "a1 right", "a1 has already been dug.", "HM4"),
        ("o o .\n. . .", 2, "a2 right", "From a2 this does not lead straight away from your tunnel at a1.", "HM2"),
        ("> . .\n. . .", 2, "a2 right", "a2 is neither a start space nor next to one of your tunnels.", "HM2"),
        ("> # .", 2, "b1 right", "b1 is a thick chunk, and you can't dig through those.", "HM5"),
        ("> . .", 2, "d1 right", "d1 is not on the moon.", "HM2"),
        ("> . .", 2, "pass", "You can dig 2 cells, so you must.", "HM6"),
        ("> . .", 1, "pass", "You can dig, so you must: choose a length.", "HM7"),
        ("> . .", 1, "a1 right", "On a one, choose how many cells to dig first.", "HM7"),
        ("> . .", 1, "length 4", "There is no room for 4 cells in a straight line.", "HM7"),
        ("> . .", 3, "length 3", "You choose a length only on a one, and the die shows 3.", "HM7"),
    ],
)
def test_why_not(picture: str, roll: int, move: str, sentence: str, rule: str) -> None:
    box, table = situation(picture, roll)
    assert reason(box, table, move) == (sentence, rule)


def test_why_not_names_the_slots_and_the_chosen_length() -> None:
    box, table = situation(STRIP, 1)
    table.slots_used[0] = SLOTS - 2
    assert reason(box, table, "length 3") == ("Each cell costs a slot, and you have 2 left.", "HM7")
    play_as(box, table, 0, "length 2")
    assert reason(box, table, "length 1") == ("You have already chosen to dig 2 cells.", "HM7")
    table.slots_used[1] = SLOTS
    say, rule = why_not(box, table, 1, notation.parse_move(box, "a1 right"))
    assert (ENGLISH.render(say, 1), rule) == ("Each cell costs a slot, and you have 0 left.", "HM7")


def test_why_a_single_cell_goes_one_way_only() -> None:
    box, table = situation("v v\n. .", 1)
    play_as(box, table, 0, "length 1")
    assert reason(box, table, "a1 right")[1] == "HM21"


def test_why_a_dig_between_two_start_spaces_goes_one_way_only() -> None:
    box, table = situation("v . v\n. . .", 3)
    assert reason(box, table, "c1 left") == (
        "Dig a tunnel between two start spaces to the right or down: from a1 that is right. (The other way round it would be the"
        " same tunnel.)",
        "HM21",
    )
    box, table = situation("v # v\n. . .", 3)
    assert reason(box, table, "c1 left")[1] == "HM5"  # nor would the other way do


def test_why_not_with_one_entrance() -> None:
    box, table = situation("~ v v ~\n. . . .\n. . . .", 2, one_entrance=True)
    assert reason(box, table, "b1 right")[1] == "HM16"
    box, table = situation("v v v v\no . . .\no . . .", 2, one_entrance=True)
    assert reason(box, table, "d1 down") == ("You have used your one entrance: d1 is no longer a start space for you.", "HM13")


@pytest.mark.parametrize("sheet", ["a", "b"])
@pytest.mark.parametrize("entrance", [False, True])
def test_every_dig_is_either_legal_or_has_a_fault(sheet: str, entrance: bool) -> None:
    """An independent count: `dig_fault` walks cell by cell, the rules use masks; they agree on all 676 digs, at every moment."""
    box = HONEYMOON.make_box(2, {"sheet": sheet, "one_entrance": entrance})
    moves, rng = (c_int32 * MOVES)(), new_rng(3)
    for _ in range(4):
        table = HONEYMOON.set_up(box).table
        while rules.to_act(box, table):
            if rules.to_act(box, table) == CHANCE:
                rules.happen(box, table, below(rng, 6))
                continue
            seat = 0 if rules.to_act(box, table) & 1 else 1
            allowed = moves[: rules.legal(box, table, seat, moves)]
            if not rules.must_choose_length(table, seat):
                length = rules.length_to_dig(table, seat)
                free = [move for move in range(PASS) if dig_fault(box, table, seat, move, length) is None]
                assert (free or [PASS]) == allowed
            rules.play(box, table, seat, allowed[below(rng, len(allowed))])


# ---- Best scores, tuning ----


def solo(seed: int, **options: Any) -> Match:
    match = HONEYMOON.new_match(1, seed=seed, **options)
    while not match.over:
        match.play(0, match.legal(0)[-1])
    return match


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path))
    return tmp_path


def test_the_best_solo_score_is_kept_for_each_sheet(home: Path) -> None:
    """HM17: in the solo game the points are the result, to be compared with your best."""
    matches = sorted((solo(seed) for seed in range(4)), key=lambda match: match.points[0])
    low, high = matches[0], matches[-1]
    assert low.points[0] < high.points[0]
    assert best.note_score(low).key == "best.first"
    assert best.note_score(high).key == "best.better"
    assert best.note_score(low).key == "best.not_better"
    other = solo(1, sheet="b", one_entrance=True)
    assert best.note_score(other).key == "best.first"
    assert best.best_scores() == {"a": high.points[0], "b one_entrance": other.points[0]}


def test_only_finished_solo_matches_count(home: Path) -> None:
    assert best.note_score(HONEYMOON.new_match(1, seed=1)).key == "best.not_solo"
    assert best.best_scores() == {}


def test_best_scores_from_match_files(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = solo(2)
    file = home / "m.json"
    file.write_text(match.to_json(), encoding="utf-8")
    best.main([str(file)])
    assert f"a: {match.points[0]}\n" in capsys.readouterr().out
    file.write_text(match.to_json().replace('"points":[', '"points":[9'), encoding="utf-8")
    with pytest.raises(SystemExit):
        best.main([str(file)])


def test_greedy_players_beat_random_ones_by_far() -> None:
    """What the sheets were tuned with: greedy players score about four times what random ones do, and start the timer."""
    tuning = Tuning(HONEYMOON, HONEYMOON.make_box(2))
    tables, points = tuning.matches(60)
    randomly = tuning.engine.playouts(HONEYMOON.make_box(2), 60).points[:, :2]
    assert points.mean() > 2.5 * max(1.0, randomly.mean())
    assert (tables["timer"] == rules.LAST_PASS).mean() > 0.9
    assert 12 <= sorted(tables["rolls"])[30] <= 20


# ---- Tally ----


def test_the_tally_counts_rows_sets_and_pickles() -> None:
    """HM12: 1, 3, 6, 10 for a row, 5 for a set, -2 for a pickle; HM19: sweets break a tie."""
    box = box_of(STRIP)
    table = lay_out(box)
    table.ticked[0][:], table.ticked[1][:] = [1, 2, 1, 1, 4], [3, 3, 2, 3, 0]
    table.pickles[0] = 3
    assert tallied("honeymoon", tally(box, [table])) == [
        "Honey: 1 6",
        "Chocolate: 3 6",
        "Gummy bears: 1 3",
        "Marshmallows: 1 6",
        "Candies: 10 0",
        "Sets of all five: 5 0",
        "Pickles: -6 0",
    ]
    table.pickles[1] = 3
    assert tallied("honeymoon", tally(box, [table]))[-2:] == ["Pickles: -6 -6", "Sweets, in a tie: (9 11)"]
