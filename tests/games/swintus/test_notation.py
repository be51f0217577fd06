"""Moves, outcomes and tables as text."""

from typing import Any

import pytest

import sweetbox
from games.moves import runs_of_moves
from sweetbox.games.swintus import notation, rules
from sweetbox.kernel.errors import NotationError

from .situations import Situation

BOX = Situation().box


@pytest.mark.parametrize(
    ("move", "text", "data"),
    [
        (2, "5:2", {"move": "put", "face": 5, "card": "fives", "dice": 2}),
        (8 * 3, "2:0", {"move": "put", "face": 2, "card": "twos", "dice": 0}),
        (8 * 4 + 7, "6->5:7", {"move": "put", "face": 6, "card": "fives", "dice": 7}),
        (8 * 8 + 1, "6->1:1", {"move": "put", "face": 6, "card": "hamsters", "dice": 1}),
        (rules.TAKE + 1, "take 2", {"move": "take", "place": 2}),
        (rules.LEAVE, "leave", {"move": "leave"}),
        (rules.LOSE, "lose corn", {"move": "lose", "foods": ["corn"]}),
        (rules.LOSE + 5, "lose corn+beet", {"move": "lose", "foods": ["corn", "beet"]}),
        (rules.MOVES - 1, "lose acorn+acorn+acorn", {"move": "lose", "foods": ["acorn", "acorn", "acorn"]}),
    ],
)
def test_moves(move: int, text: str, data: dict[str, Any]) -> None:
    assert notation.move_text(BOX, move) == text
    assert notation.parse_move(BOX, text) == move
    assert notation.move_json(BOX, move) == data
    assert notation.move_from_json(BOX, data) == move


def test_every_move_has_one_text() -> None:
    texts = [notation.move_text(BOX, move) for move in range(rules.MOVES)]
    assert len(set(texts)) == rules.MOVES
    assert [notation.parse_move(BOX, text) for text in texts] == list(range(rules.MOVES))


def test_foods_may_be_named_in_any_order() -> None:
    assert notation.parse_move(BOX, "lose acorn+Corn") == notation.parse_move(BOX, "lose corn+acorn")


@pytest.mark.parametrize(
    "text", ["", "5", "5:8", "1:1", "7:1", "6:1", "6->6:1", "take 0", "take 4", "lose", "lose cake", "lose corn+", "leave it"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_move(BOX, text)


@pytest.mark.parametrize(
    "data", [None, [], {"move": "put"}, {"move": "put", "face": 1, "card": "fives", "dice": 1}, {"move": "take", "place": 4}]
)
def test_what_is_no_json_move_is_refused(data: Any) -> None:
    with pytest.raises(NotationError):
        notation.move_from_json(BOX, data)


# ---- The placing as one move ----


def compound(s: Situation, text: str) -> list[str]:
    return [notation.move_text(s.box, move) for move in notation.parse_compound(s.box, s.table, s.turn, text)]


def test_a_placing_is_its_small_moves_in_order() -> None:
    s = Situation().roll(1, 2, 4, 5, 5, 6, 6)
    assert compound(s, "place 5:1 6->5:2") == ["5:1", "4:0", "2:0", "6->5:2"]
    assert compound(s, "place 6->1:1 4:1") == ["5:0", "4:1", "2:0", "6->5:0", "6->4:0", "6->3:0", "6->2:0", "6->1:1"]
    assert compound(s, "place none") == ["5:0", "4:0", "2:0", "6->5:0", "6->4:0", "6->3:0", "6->2:0", "6->1:0"]


def test_a_placing_begun_is_finished() -> None:
    s = Situation().roll(1, 2, 4, 5, 5, 6, 6).play("5:1; 4:0")
    assert compound(s, "place 2:1 6->5:2") == ["2:1", "6->5:2"]


def test_a_placing_and_a_claim_as_one() -> None:
    s = Situation(bottom=["lucky_three:corn+apple+acorn", "sweet_sixes:corn+beet+apple", "sweet_sixes:corn+beet+acorn"])
    s.roll(2, 2, 2, 3, 3, 4, 5)
    assert compound(s, "place 2:3; take 1") == ["5:0", "4:0", "3:0", "2:3", "take 1"]


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("place 3:1", "3:1"),  # no three was rolled
        ("place 5:3", "5:3"),  # only two fives
        ("place 6->5:1 6->4:2", "6->4:3"),  # three sixes where there are two
    ],
)
def test_a_placing_that_the_dice_do_not_allow_becomes_the_move_to_refuse(text: str, refused: str) -> None:
    s = Situation().roll(1, 2, 4, 5, 5, 6, 6)
    assert compound(s, text) == [refused]


def test_a_placing_on_a_closed_pile_becomes_the_move_to_refuse() -> None:
    s = Situation(empty=["fives"]).roll(1, 2, 4, 5, 5, 6, 6)
    assert compound(s, "place 5:1") == ["5:1"]
    assert compound(s, "place 6->5:1") == ["6->5:1"]


@pytest.mark.parametrize("text", ["place", "place 5", "place 5:1 5:1", "place none 5:1", "place leave"])
def test_what_is_no_placing_is_refused(text: str) -> None:
    s = Situation().roll(1, 2, 4, 5, 5, 6, 6)
    with pytest.raises(NotationError):
        compound(s, text)


# ---- Outcomes and tables ----


def test_outcomes() -> None:
    s = Situation(dice={0: "twos:3"})
    assert [notation.outcome_text(s.box, s.table, face) for face in range(6)] == list("123456")
    s.roll(2, 3, 3, 5).play("place 2:1")
    assert [notation.outcome_text(s.box, s.table, kind) for kind in range(4)] == ["corn", "beet", "apple", "acorn"]
    assert notation.parse_outcome(s.box, s.table, "apple") == 2
    with pytest.raises(NotationError):
        notation.parse_outcome(s.box, s.table, "corn+beet")


def test_a_table_is_one_line_and_back() -> None:
    s = Situation(storage={0: "corn+beet corn", 2: "beet+apple+acorn"}, dice={1: "fives:2+1"}, empty=["fours"], turn=2)
    s.roll(1, 2, 3, 4, 5, 6, 6).play("5:1; 3:1")
    line = notation.table_line(s.box, s.table)
    assert line.startswith("open=apple+acorn,-,corn,beet,hamsters,sweet_sixes:corn+beet+apple,")
    assert "food=" not in line
    assert notation.table_from_line(s.box, line) == s.table


@pytest.mark.parametrize("line", ["", "open=corn turn=1", "open=corn,-,-,-,-,-,-,-", "open=-,-,-,-,-,-,-,- turn=1000", "turn=1"])
def test_what_is_no_table_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        notation.table_from_line(BOX, line)


def test_every_number_is_the_move_that_it_was_in_match_files() -> None:
    assert runs_of_moves(sweetbox.game("swintus")) == [
        ("5:0", "6->1:7", 72),
        ("take 1", "take 3", 3),
        ("leave", "leave", 1),
        ("lose corn", "lose acorn+acorn+acorn", 34),
    ]
