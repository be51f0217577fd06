"""Honeymoon as text and JSON, both ways."""

import pytest

from games.honeymoon.situations import STRIP, box_of, situation
from games.moves import runs_of_moves
from sweetbox.games.honeymoon import notation, rules
from sweetbox.kernel.errors import MoveError, NotationError
from sweetbox.kernel.registry import game

BOX = box_of(STRIP)
A1_RIGHT = 169


@pytest.mark.parametrize(
    ("text", "move", "data"),
    [
        ("a1 up", 0, {"move": "dig", "cell": "a1", "direction": "up"}),
        ("g5 down", 2 * 169 + 4 * 13 + 6, {"move": "dig", "cell": "g5", "direction": "down"}),
        ("m13 left", 675, {"move": "dig", "cell": "m13", "direction": "left"}),
        ("pass", 676, {"move": "pass"}),
        ("length 1", 677, {"move": "length", "length": 1}),
        ("length 7", 683, {"move": "length", "length": 7}),
    ],
)
def test_moves(text: str, move: int, data: dict[str, object]) -> None:
    assert notation.move_text(BOX, move) == text
    assert notation.parse_move(BOX, f"  {text.upper()} ") == move
    assert notation.move_json(BOX, move) == data
    assert notation.move_from_json(BOX, data) == move


def test_there_are_676_digs_a_pass_and_seven_lengths() -> None:
    assert rules.MOVES == 676 + 1 + 7


@pytest.mark.parametrize(
    "text", ["", "a0 up", "n1 up", "a14 up", "g5", "g5 inwards", "length", "length 8", "length 0", "length x", "pass a1"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_move(BOX, text)


@pytest.mark.parametrize(
    "data",
    [
        {"move": "dig"},
        {"move": "pass", "cell": "a1"},
        {"move": "length", "length": 9},
        {"move": "dig", "cell": 5, "direction": "up"},
        [],
        "pass",
    ],
)
def test_what_is_no_move_as_data_is_refused(data: object) -> None:
    with pytest.raises(NotationError):
        notation.move_from_json(BOX, data)


def test_a_dig_with_its_length_is_both_moves_on_a_one() -> None:
    box, table = situation(STRIP, 1, seats=1)
    assert notation.parse_compound(box, table, 0, "a1 right 3") == [rules.LENGTH + 3, A1_RIGHT]
    assert notation.parse_compound(box, table, 0, "length 3; a1 right") == [rules.LENGTH + 3, A1_RIGHT]


def test_a_dig_with_its_length_must_name_what_the_die_shows() -> None:
    box, table = situation(STRIP, 4, seats=1)
    assert notation.parse_compound(box, table, 0, "a1 right 4") == [A1_RIGHT]
    with pytest.raises(NotationError) as caught:
        notation.parse_compound(box, table, 0, "a1 right 3")
    assert caught.value.say.values == {"expected": 4, "came": 3}


def test_compound_moves_in_a_match_are_made_whole_while_others_still_choose() -> None:
    match = game("honeymoon").new_match(3, seed=0)
    while match.view(0)["die"] != 1:
        for seat in sorted(match.to_act):
            match.play(seat, match.legal(seat)[0])
    dig = next(text for text in (move.text for move in free_digs(match)) if text)
    match.play(1, f"{dig} 1")
    assert match.to_act == {0, 2}
    with pytest.raises(MoveError):
        match.play(0, "length 1; pass")
    assert match.to_act == {0, 2}


def free_digs(match):  # type: ignore[no-untyped-def]
    trial = match.copy()
    trial.play(1, "length 1")
    return trial.legal(1)


def test_outcomes() -> None:
    box, table = situation(STRIP, 4)
    assert [notation.outcome_text(box, table, outcome) for outcome in range(6)] == ["1", "2", "3", "4", "5", "6"]
    assert notation.parse_outcome(box, table, "6") == 5
    for text in ("0", "7", "", "six"):
        with pytest.raises(NotationError):
            notation.parse_outcome(box, table, text)


def test_a_table_as_one_line() -> None:
    box, table = situation(STRIP, 4)
    rules.play(box, table, 0, A1_RIGHT)
    rules.play(box, table, 1, A1_RIGHT)
    line = notation.table_line(box, table)
    assert line.startswith("sheets=a1-d1/a1-d1 choice=-1x6 ")
    assert " die=4" in line
    assert bytes(notation.table_from_line(box, line)) == bytes(table)


@pytest.mark.parametrize("line", ["sheets=a1", "sheets=a1-b2/", "sheets=b1-a1/", "sheets=z9/", "sheets=/ die=x", "a1/a2"])
def test_what_is_no_table_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        notation.table_from_line(BOX, line)


def test_every_number_is_the_move_that_it_was_in_match_files() -> None:
    assert runs_of_moves(game("honeymoon")) == [
        ("a1 up", "m13 left", 676),
        ("pass", "pass", 1),
        ("length 1", "length 7", 7),
    ]
