"""Biscuit Pockets as text and JSON, both ways."""

import re
from importlib.resources import files
from typing import Any

import pytest

from games.moves import runs_of_moves
from sweetbox.games.biscuit_pockets import rules
from sweetbox.games.biscuit_pockets.notation import (
    POCKET_NAMES,
    move_from_json,
    move_json,
    move_text,
    outcome_text,
    parse_compound,
    parse_move,
    parse_outcome,
    table_from_line,
    table_line,
    tile_text,
)
from sweetbox.kernel.errors import MoveError, NotationError

from .situation import GAME, english, german, lay, random_match

BOX = GAME.make_box(2)
DOWN = "/".join(["?,?,?,?,?,?"] * 6)
START = "chain=-1x6 phase=1 pick=-1 last_lap=-1 last_pocket=-1 last_kind=-1 last_seat=-1"


# ---- Moves ----


def test_pockets_are_named_by_column_and_row() -> None:
    assert POCKET_NAMES[:7] == ["a1", "b1", "c1", "d1", "e1", "f1", "a2"]
    assert POCKET_NAMES[20] == "c4"
    assert POCKET_NAMES[-1] == "f6"


@pytest.mark.parametrize(
    ("move", "text", "json"),
    [
        (0, "flip a1", {"move": "flip", "pocket": "a1"}),
        (35, "flip f6", {"move": "flip", "pocket": "f6"}),
        (36, "knock a1", {"move": "knock", "pocket": "a1"}),
        (56, "knock c4", {"move": "knock", "pocket": "c4"}),
        (71, "knock f6", {"move": "knock", "pocket": "f6"}),
        (72, "show a1", {"move": "show", "pocket": "a1"}),
        (107, "show f6", {"move": "show", "pocket": "f6"}),
    ],
)
def test_a_move_as_text_and_json(move: int, text: str, json: dict[str, str]) -> None:
    assert move_text(BOX, move) == text
    assert move_json(BOX, move) == json


def test_every_move_comes_back_from_text_and_json() -> None:
    texts = [move_text(BOX, move) for move in range(rules.MOVES)]
    assert len(set(texts)) == rules.MOVES == 108
    assert [parse_move(BOX, text) for text in texts] == list(range(rules.MOVES))
    assert [move_from_json(BOX, move_json(BOX, move)) for move in range(rules.MOVES)] == list(range(rules.MOVES))


@pytest.mark.parametrize("text", ["knock c4", "  KNOCK   C4 ", "Knock c4\n", "tap c4", "TAP c4"])
def test_a_move_may_be_written_loosely(text: str) -> None:
    assert parse_move(BOX, text) == 56


@pytest.mark.parametrize(
    "text", ["", "knock", "c4", "knock g1", "knock a7", "knock a0", "knock 4c", "eat c4", "knock c4 c5", "knockc4"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(BOX, text)
    assert english(caught.value.say) == f'Expected flip, knock or show and a pocket, such as "knock c4"; got "{text}".'
    assert german(caught.value.say) == (f'Erwartet: flip, knock oder show und eine Tasche, etwa "knock c4"; erhalten: "{text}".')


@pytest.mark.parametrize(
    "data",
    [
        None,
        "knock c4",
        [],
        {},
        {"move": "knock"},
        {"move": "knock", "pocket": "c4", "twice": True},
        {"move": "eat", "pocket": "c4"},
        {"move": "knock", "pocket": "c7"},
        {"move": "knock", "pocket": 20},
        {"move": ["knock"], "pocket": "c4"},
        {"move": "knock c4", "pocket": ""},
        {"move": "", "pocket": "knock c4"},
    ],
)
def test_what_is_no_move_in_json(data: Any) -> None:
    with pytest.raises(NotationError) as caught:
        move_from_json(BOX, data)
    assert english(caught.value.say) == f'Expected a move such as {{"move": "knock", "pocket": "c4"}}; got {data}.'
    assert german(caught.value.say) == f'Erwartet: ein Zug wie {{"move": "knock", "pocket": "c4"}}; erhalten: {data}.'


def test_what_the_rulebook_calls_a_tap_is_a_knock() -> None:
    assert move_from_json(BOX, {"move": "tap", "pocket": "c4"}) == parse_move(BOX, "tap c4") == parse_move(BOX, "knock c4")


# ---- Compound moves ----


def test_a_compound_is_moves_joined_by_semicolons() -> None:
    table = lay("1 2").table
    assert parse_compound(BOX, table, 0, "flip a1; knock b2;show c3") == [0, 43, 86]
    assert parse_compound(BOX, table, 0, "flip a1") == [0]
    assert parse_compound(BOX, table, 0, " flip a1 ; ") == [0]
    with pytest.raises(NotationError) as caught:
        parse_compound(BOX, table, 0, "flip a1;; knock b2")
    assert caught.value.say.values == {"came": ""}


@pytest.mark.parametrize(
    "move",
    [
        "flip a1; flip b1; flip c1; knock d1; flip e1; knock f1",
        ["flip a1", "flip b1", "flip c1", "knock d1", "flip e1", "knock f1"],
        [0, 1, {"move": "flip", "pocket": "c1"}, "knock d1; flip e1", 41],
    ],
)
def test_a_compound_of_known_tiles_is_made_whole(move: Any) -> None:
    match = lay("1 2 3 3 5 5 2").match()
    match.play(0, move)
    assert match.log == [(0, 0), (0, 1), (0, 2), (0, 39), (0, 4), (0, 41)]
    assert match.to_act == {0}
    match.play(0, "show a2")
    assert match.to_act == {1}


def test_a_compound_may_end_with_a_draw() -> None:
    match = lay("1 2").match()
    match.play(0, "flip a1; flip b1; knock c1")
    assert match.log[:3] == [(0, 0), (0, 1), (0, 38)]
    assert match.log[3][0] == -1


def test_a_compound_goes_on_through_a_tile_that_must_be_the_only_kind_left() -> None:
    match = lay("1 2 3 3 5", rest=1, unseen=1).match()
    match.play(0, "flip a1; flip b1; flip c1; knock d1; flip e1")
    assert match.over
    assert match.log == [(0, 0), (0, 1), (0, 2), (0, 39), (0, 4)]


@pytest.mark.parametrize(
    ("square", "move", "code", "sentence"),
    [
        (  # chance comes between
            "1",
            "flip a1; flip b1; flip c1",
            "compound",
            'These moves cannot be played as one: after 2 of them, chance or another seat comes before "flip c1".',
        ),
        (  # another seat comes between
            "1 5",
            "flip a1; flip b1; flip a1",
            "compound",
            'These moves cannot be played as one: after 2 of them, chance or another seat comes before "flip a1".',
        ),
        ("1 2", "flip a1; flip b1; flip a1", "illegal", "a1 is already face up in the chain."),
        (
            "1 2 3 3",
            "flip a1; flip b1; flip c1; flip d1",
            "illegal",
            "After the third tile you must knock on the next one, because no tile shows 4 biscuits.",
        ),
    ],
)
def test_a_compound_is_made_not_at_all_if_it_cannot_be_made_whole(square: str, move: str, code: str, sentence: str) -> None:
    match = lay(square).match()
    before = bytes(match.glimpse(None))
    with pytest.raises(MoveError) as caught:
        match.play(0, move)
    assert (caught.value.code, str(caught.value)) == (code, sentence)
    assert bytes(match.glimpse(None)) == before
    assert match.log == []


def test_a_compound_is_refused_when_the_match_ends_inside_it() -> None:
    match = lay("1 2", rest=1).match()
    with pytest.raises(MoveError) as caught:
        match.play(0, "flip a1; flip b1; flip a1")
    assert str(caught.value) == ('These moves cannot be played as one: after 2 of them the match is over, before "flip a1".')
    assert match.log == []


def test_a_compound_with_a_part_that_is_no_move_changes_nothing() -> None:
    match = lay("1 2").match()
    with pytest.raises(NotationError, match='got "flap b1"'):
        match.play(0, "flip a1; flap b1")
    assert match.log == []


# ---- Outcomes ----


def test_every_tile_as_text_comes_back() -> None:
    table = lay().table
    texts = [outcome_text(BOX, table, kind) for kind in range(rules.KINDS)]
    assert texts == ["1", "1c", "x", "2", "2c", "3", "3c", "5"]
    assert [parse_outcome(BOX, table, text) for text in texts] == list(range(rules.KINDS))
    assert tile_text(BOX, rules.UNSEEN) == "?"
    assert tile_text(BOX, rules.GONE) == "."


def test_the_start_seat_as_text_comes_back() -> None:
    box = GAME.make_box(3)
    table = GAME.set_up(box).table
    assert [outcome_text(box, table, seat) for seat in range(3)] == ["start @1", "start @2", "start @3"]
    assert [parse_outcome(box, table, f"start @{seat + 1}") for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("text", ["start @0", "start @3", "start 0", "start 2", "start -1", "start", "@1", "1", ""])
def test_what_is_no_start_seat(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_outcome(BOX, GAME.set_up(BOX).table, text)
    assert english(caught.value.say) == f'Expected start @1 or start @2; got "{text}".'
    assert german(caught.value.say) == f'Erwartet: start @1 oder start @2; erhalten: "{text}".'


@pytest.mark.parametrize("text", ["4", "start 0", "start @1", "5c", "?", ".", ""])
def test_what_is_no_tile(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_outcome(BOX, lay().table, text)
    assert english(caught.value.say) == f'Expected 1, 1c, x, 2, 2c, 3, 3c, or 5; got "{text}".'


def test_a_kind_that_the_edition_lacks_is_no_outcome() -> None:
    small = {"tile": [{"biscuits": 1, "chocolate": 0, "cracked": True, "count": 36}]}
    box = GAME.make_box(2, edition=small)
    table = lay(edition=small).table
    assert parse_outcome(box, table, "x") == 0
    with pytest.raises(NotationError):
        parse_outcome(box, table, "0")


def test_many_chocolate_biscuits_are_written_one_by_one() -> None:
    sweet = {
        "tile": [
            {"biscuits": 1, "chocolate": 0, "cracked": True, "count": 30},
            {"biscuits": 3, "chocolate": 3, "cracked": False, "count": 6},
        ]
    }
    box = GAME.make_box(2, edition=sweet)
    assert tile_text(box, 1) == "3ccc"
    assert box.points[1] == 6


# ---- The table as one line ----


def test_a_table_as_one_line() -> None:
    table = lay("1 2 x", beside=("1 2c", "x"), turn=1, idle=3).do("flip a1")
    square = "1,2,x,?,?,?/?,?,?,?,?,?/?,?,?,?,?,?/?,?,?,?,?,?/?,?,?,?,?,?/?,?,?,.,.,."
    assert table_line(table.box, table.table) == (
        f"square={square} idle=3 received=1,0x3,1,0x5,1,0x37 chain=0,-1x5 steps=1 phase=1 turn=1 pick=-1 last_lap=-1"
        " last_fate=1 last_seat=1"
    )


def test_every_table_of_a_match_comes_back_from_its_line() -> None:
    match = random_match(3, seed=1)
    for entry in range(len(match.log) + 1):
        table = match.position_at(entry).table
        line = table_line(match.box, table)  # type: ignore[arg-type]
        assert "\n" not in line
        assert table_from_line(match.box, line) == table  # type: ignore[arg-type]


def test_the_line_in_the_readme_is_the_table_it_describes() -> None:
    readme = files(GAME.package).joinpath("README.md").read_text(encoding="utf-8")
    found = re.search(r"^    (square=.*)$", readme, re.MULTILINE)
    assert found
    table = table_from_line(BOX, found.group(1))
    assert table_line(BOX, table) == found.group(1)
    assert table.received[0][0] == table.received[0][3] == 1
    assert (table.turn, table.steps, table.chain[0], table.pocket[0], table.pocket[1]) == (0, 1, 0, 0, 2)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            f"square={DOWN} spice=1",
            "Expected a table as one line; expected one of the fields face_down, idle, pocket, unseen, received, chain,"
            " steps, phase, turn, pick, knocked, last_lap, last_pocket, last_kind, last_fate, last_taken, last_seat,"
            " great_six, got 'spice'.",
        ),
        (
            f"square={DOWN} turn=a",
            "Expected a table as one line; turn: expected a number or a run like -1x4, got 'a'.",
        ),
        (f"square={DOWN} chain=1", "Expected a table as one line; chain: expected 6 numbers, got 1."),
        (f"square={DOWN} face_down=3", "Expected a table as one line; expected no face_down=3: the square tells it."),
        (f"square={DOWN} unseen=0x8", "Expected a table as one line; expected no unseen=0x8: the square tells it."),
    ],
)
def test_what_is_no_table(line: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        table_from_line(BOX, line)
    assert english(caught.value.say) == sentence
    assert german(caught.value.say).startswith("Erwartet wird ein Tisch in einer Zeile; ")


@pytest.mark.parametrize(
    "square",
    [
        "",
        "square=",
        "square=?",
        f"square={DOWN},?",
        f"square={DOWN[:-1]}4",
        f"square={DOWN[:-2]}",
        DOWN,
        f"circle={DOWN}",
    ],
)
def test_what_is_no_square(square: str) -> None:
    with pytest.raises(NotationError) as caught:
        table_from_line(BOX, f"{square} {START}")
    assert english(caught.value.say) == (f'Expected a square of 36 tiles such as ?,1,2c,x,. in six rows; got "{square}".')
    assert german(caught.value.say) == (
        f'Erwartet: ein Quadrat aus 36 Plättchen wie ?,1,2c,x,. in sechs Reihen; erhalten: "{square}".'
    )


@pytest.mark.parametrize(
    "line",
    [
        f"square={DOWN.replace('?', '1')} {START}",  # 36 of a kind that has 10
        f"square={DOWN.replace('?,?', '1c,1c', 1)} {START}",  # one more than there are
        f"square={DOWN[:-1]}. {START}",  # an empty place, and nobody received a tile
        f"square={DOWN} received=1,0x47 {START}",  # a received tile, and no empty place
        f"square={DOWN[:-1]}. received=0,2,0x46 {START}",
    ],
)
def test_a_table_has_the_tiles_of_the_box(line: str) -> None:
    with pytest.raises(NotationError) as caught:
        table_from_line(BOX, line)
    assert english(caught.value.say) == (
        "The tiles in the square and those received must add up to the tiles in the box, kind by kind."
    )


@pytest.mark.parametrize("chain", ["chain=1,-1x5", "chain=2,-1x5", "chain=-1x6", "chain=36,-1x5"])
def test_a_chain_is_of_tiles_that_were_seen(chain: str) -> None:
    line = f"square=1,{DOWN[2:-1]}. received=1,0x47 {START.replace('chain=-1x6', chain)} steps=1"
    with pytest.raises(NotationError) as caught:
        table_from_line(BOX, line)
    assert english(caught.value.say) == "The chain must consist of tiles in the square that have been seen."
    assert table_from_line(BOX, line.replace(chain, "chain=0,-1x5")).steps == 1


def test_every_number_is_the_move_that_it_was_in_match_files() -> None:
    assert runs_of_moves(GAME) == [
        ("flip a1", "flip f6", 36),
        ("knock a1", "knock f6", 36),
        ("show a1", "show f6", 36),
    ]
