import pytest

import sweetbox
from games.moves import runs_of_moves
from sweetbox import NotationError
from sweetbox.games._template.notation import (
    move_from_json,
    move_text,
    outcome_text,
    parse_move,
    table_from_line,
    table_line,
)
from sweetbox.games._template.rules import DRAW_START, ROLL, ROLLING, TAKE, Table

GAME = sweetbox.game("_template")
BOX = GAME.make_box(2)


def test_moves() -> None:
    assert [move_text(BOX, move) for move in (TAKE, ROLL)] == ["take", "roll"]
    assert parse_move(BOX, " Roll ") == ROLL
    assert move_from_json(BOX, {"move": "take"}) == TAKE
    with pytest.raises(NotationError):
        move_from_json(BOX, {"move": "take", "count": 2})


def test_an_outcome_is_a_seat_and_then_what_the_die_shows() -> None:
    assert outcome_text(BOX, Table(phase=DRAW_START), 1) == "start @2"
    assert outcome_text(BOX, Table(phase=ROLLING), 1) == "2"


def test_a_table_is_one_line() -> None:
    line = "jar=12 taken=4,5,0x2 rolls=1,2,0x2 turn=1 phase=1"
    assert table_line(BOX, table_from_line(BOX, line)) == line


def test_every_number_is_the_move_that_it_was_in_match_files() -> None:
    assert runs_of_moves(GAME) == [
        ("take", "take", 1),
        ("roll", "roll", 1),
    ]
