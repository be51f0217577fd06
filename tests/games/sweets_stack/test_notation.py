"""Sweets Stack as text and JSON."""

import pytest

from games.moves import runs_of_moves
from games.sweets_stack.situations import SWEETS_STACK, Situation
from sweetbox import NotationError
from sweetbox.games.sweets_stack import notation
from sweetbox.games.sweets_stack.rules import DECLINE, EXCHANGE, FACE_DOWN, KEEP, PLACE, PLAY, REST, UNDER

BOX = SWEETS_STACK.make_box(4)


@pytest.mark.parametrize(
    ("text", "move", "data"),
    [
        ("keep", KEEP, {"move": "keep"}),
        ("exchange", EXCHANGE, {"move": "exchange"}),
        ("under b3", UNDER + 2, {"move": "under", "card": "b3"}),
        ("play r16", PLAY + 63, {"move": "play", "card": "r16"}),
        ("place yk", PLACE + 65 * 4, {"move": "place", "card": "yk", "turn": 0}),
        ("place y1 270", PLACE + 16 * 4 + 3, {"move": "place", "card": "y1", "turn": 270}),
        ("decline", DECLINE, {"move": "decline"}),
        ("rest c2", REST + 8, {"move": "rest", "cell": "c2"}),
        ("face-down", FACE_DOWN, {"move": "face-down"}),
    ],
)
def test_moves(text: str, move: int, data: dict[str, object]) -> None:
    assert notation.move_text(BOX, move) == text
    assert notation.parse_move(BOX, text) == move
    assert notation.move_json(BOX, move) == data
    assert notation.move_from_json(BOX, data) == move


def test_upright_may_be_said() -> None:
    assert notation.parse_move(BOX, "place b1 0") == PLACE


@pytest.mark.parametrize("text", ["place", "place b17", "place b1 45", "place b1 90 90", "rest g1", "rest a0", "b1", "under b1 b2"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_move(BOX, text)


@pytest.mark.parametrize(
    "data", [{"move": "rest"}, {"move": "play", "card": "b1", "turn": 0}, {"move": "keep", "cell": "a1"}, {"move": "place"}]
)
def test_what_is_no_move_as_json(data: dict[str, object]) -> None:
    with pytest.raises(NotationError):
        notation.move_from_json(BOX, data)


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("place b1 90 at c1", [PLACE + 1, REST + 2]),
        ("place b1 at a8", [PLACE, REST + 42]),
        ("under b1 b3 b2", [UNDER, UNDER + 2, UNDER + 1]),
        ("out", [DECLINE, FACE_DOWN]),
        ("exchange; under b1", [EXCHANGE, UNDER]),
    ],
)
def test_several_moves_as_one(text: str, moves: list[int]) -> None:
    assert notation.parse_compound(BOX, Situation().table, 0, text) == moves


def test_a_placement_is_made_whole_or_not_at_all() -> None:
    match = SWEETS_STACK.new_match(2, seed=3)
    while match.view(0)["phase"] != "placing":
        seat = min(match.to_act)
        match.play(seat, match.legal(seat)[0])
    before = bytes(match.glimpse(0))
    received = match.view(0)["seats"][0]["received"]
    assert match.why_not(0, f"place {received} at f8") is not None
    assert bytes(match.glimpse(0)) == before
    match.play(0, f"place {received} at a1")
    assert match.to_act == {1}


def test_a_table_as_one_line() -> None:
    situation = Situation().bucket(1, "##.... ###...").scored(2, "g9")
    line = notation.table_line(situation.box, situation.table)
    assert notation.table_from_line(situation.box, line) == situation.table
    with pytest.raises(NotationError):
        notation.table_from_line(situation.box, line + " bucket=1")


def test_every_number_is_the_move_that_it_was_in_match_files() -> None:
    assert runs_of_moves(SWEETS_STACK) == [
        ("keep", "keep", 1),
        ("exchange", "exchange", 1),
        ("under b1", "under rk", 68),
        ("play b1", "play rk", 68),
        ("place b1", "place rk 270", 272),
        ("decline", "decline", 1),
        ("rest a1", "rest f10", 60),
        ("face-down", "face-down", 1),
    ]
