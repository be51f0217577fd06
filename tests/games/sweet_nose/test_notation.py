"""Sweet Nose as text and JSON."""

import pytest

from games.moves import runs_of_moves
from sweetbox.games.sweet_nose import notation, view
from sweetbox.games.sweet_nose.rules import BID, DEALING, DRAWING_START, EXCHANGE, MARKET, MOVES, PASS, STORE_MOVES, TWO, Table
from sweetbox.kernel.errors import NotationError
from sweetbox.words import words

from .situations import GAME, box_for, trading

BOX = box_for(5)


@pytest.mark.parametrize(
    ("text", "move", "data"),
    [
        ("12345", 0, {"move": "markers", "markers": [1, 2, 3, 4, 5]}),
        ("54321", 119, {"move": "markers", "markers": [5, 4, 3, 2, 1]}),
        ("swap m n @3", EXCHANGE + 51, {"move": "swap", "seat": 2, "give": "mochi", "take": "nougat"}),
        ("market t m", MARKET + 20, {"move": "market", "give": "taro", "take": "mochi"}),
        ("bowl p", 272, {"move": "bowl", "sweet": "praline"}),
        ("same s @5", 298, {"move": "same", "seat": 4, "sweet": "sesame"}),
        ("plate t", 304, {"move": "plate", "sweet": "taro"}),
        ("stall m n plate", 306, {"move": "stall", "to": "plate", "give": "mochi", "take": "nougat"}),
        ("stall m n bowl", 331, {"move": "stall", "to": "bowl", "give": "mochi", "take": "nougat"}),
        ("refill m @2", 360, {"move": "refill", "seat": 1, "sweet": "mochi"}),
        ("bowls m t @1", 384, {"move": "bowls", "seat": 0, "give": "mochi", "take": "taro"}),
        ("within n m", 510, {"move": "within", "give": "nougat", "take": "mochi"}),
        ("two mm @2", STORE_MOVES[TWO] + 25, {"move": "two", "seat": 1, "give": ["mochi", "mochi"]}),
        ("for st", 624, {"move": "for", "take": ["sesame", "taro"]}),
        ("switch mn", 605, {"move": "switch", "sweets": ["mochi", "nougat"]}),
        ("pass", PASS, {"move": "pass"}),
        ("take ignore", 639, {"move": "take", "store": "ignore"}),
        ("bid 1", BID + 1, {"move": "bid", "space": 1}),
        ("bid 40", MOVES - 1, {"move": "bid", "space": 40}),
    ],
)
def test_moves_both_ways(text: str, move: int, data: dict[str, object]) -> None:
    assert notation.move_text(BOX, move) == text
    assert notation.parse_move(BOX, text) == move
    assert notation.move_json(BOX, move) == data
    assert notation.move_from_json(BOX, data) == move


def test_a_seat_has_the_number_that_the_sentences_give_it() -> None:
    """JSON counts seats from 0 like every interface; text is typed by a person who read of Seat 2."""
    move = notation.move_from_json(BOX, {"move": "swap", "seat": 1, "give": "mochi", "take": "nougat"})
    said = words("en", "sweet_nose").render(view.move_say(BOX, Table(), 0, move))
    assert said == "Exchange with Seat 2: give a mochi, take a nougat"
    assert notation.move_text(BOX, move) == "swap m n @2"


def test_moves_are_read_with_some_patience() -> None:
    assert notation.parse_move(BOX, "  SWAP  M n @3 ") == notation.parse_move(BOX, "swap m n @3")
    assert notation.parse_move(BOX, "markers 31524") == notation.parse_move(BOX, "31524")
    assert notation.parse_move(BOX, "two nm @2") == notation.parse_move(BOX, "two mn @2")
    turned = {"move": "switch", "sweets": ["taro", "mochi"]}
    assert notation.move_from_json(BOX, turned) == notation.parse_move(BOX, "switch mt")


NO_MOVES = ["", "swap", "swap m n", "swap m n 2", "swap m x @3", "swap m n @6", "swap m n @0", "swap @3 m n", "stall m n market"]
NO_MOVES += ["for m", "11345", "1234", "bid 0", "bid 41", "take shop", "switch mm", "pass 1"]


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_move(BOX, text)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"move": "swap", "give": "mochi", "take": "nougat"},
        {"move": "swap", "seat": True, "give": "mochi", "take": "nougat"},
        {"move": "swap", "seat": 9, "give": "mochi", "take": "nougat"},
        {"move": "swap", "seat": 1, "give": "m", "take": "nougat"},
        {"move": "markers", "markers": [1, 1, 2, 3, 4]},
        {"move": "pass", "why": "tired"},
    ],
)
def test_what_is_no_move_in_json(data: object) -> None:
    with pytest.raises(NotationError):
        notation.move_from_json(BOX, data)


def test_a_compound_move() -> None:
    table = trading(BOX, ("mmmnnpps", "nnnppsst", "mmppsttt", "mnnsssst", "mt"), stores={0: "two"})
    both = [notation.parse_move(BOX, "two mm @2"), notation.parse_move(BOX, "for np")]
    assert notation.parse_compound(BOX, table, 0, "two mm @2 for np") == both
    assert notation.parse_compound(BOX, table, 0, "Two mm @2; for np") == both
    exchange = notation.parse_move(BOX, "market m n")
    assert notation.parse_compound(BOX, table, 0, "two mm @2 for np; market m n") == [*both, exchange]


def test_outcomes() -> None:
    table = Table()
    table.phase = DEALING
    assert [notation.outcome_text(BOX, table, kind) for kind in range(5)] == list("mnpst")
    assert notation.parse_outcome(BOX, table, "p") == 2
    table.phase = DRAWING_START
    assert notation.outcome_text(BOX, table, 4) == "start @5"
    assert notation.parse_outcome(BOX, table, "start @5") == 4
    with pytest.raises(NotationError):
        notation.parse_outcome(BOX, table, "p")


def test_a_table_as_one_line() -> None:
    box = box_for(3)
    table = trading(box, ("mmn", "mpp", "st"), ("p", "-", "-"), "nnt", ("31524", "12345", "54321"), {1: "two"}, turn=1)
    line = notation.table_line(box, table)
    assert line.startswith("plate=mmn/mpp/st bowl=p/-/- market=nnt removed=")
    assert " marker=31524/12345/54321 " in line
    assert notation.table_from_line(box, line) == table


@pytest.mark.parametrize("word", ["plate=mm/nn", "plate=mm/nn/xx", "plate=mm/nn/", "marker=12345/12345/11111", "turn=x"])
def test_what_is_no_table(word: str) -> None:
    with pytest.raises(NotationError):
        notation.table_from_line(box_for(3), word)


def test_every_number_is_the_move_that_it_was_in_match_files() -> None:
    assert runs_of_moves(GAME) == [
        ("12345", "54321", 120),
        ("swap m m @1", "swap t t @5", 125),
        ("market m m", "market t t", 25),
        ("bowl m", "bowl t", 5),
        ("same m @1", "same t @5", 25),
        ("plate m", "plate t", 5),
        ("stall m m plate", "stall t t bowl", 50),
        ("refill m @1", "refill t @5", 25),
        ("bowls m m @1", "bowls t t @5", 125),
        ("within m m", "within t t", 25),
        ("two mn @1", "two tt @5", 75),
        ("switch mn", "switch st", 10),
        ("for mn", "for tt", 15),
        ("pass", "pass", 1),
        ("take bowl", "take switch", 10),
        ("bid 1", "bid 40", 40),
    ]
