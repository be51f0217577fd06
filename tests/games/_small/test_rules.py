"""Each rule of tests/small in a situation of its own."""

import pytest

from games.moves import runs_of_moves
from small.judge import evaluate
from small.notation import card_text, parse_move, parse_outcome
from small.rules import (
    BURIED,
    CARDS,
    DECK,
    HAND,
    NO_CHOICE,
    NOBODY,
    NOTHING,
    OUT,
    UNDER,
    WON,
    Box,
    Table,
    happen,
    legal,
    odds,
    play,
    result,
    seen_by,
    setup,
    to_act,
)
from sweetbox import EditionError, MoveError
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.registry import game, offer
from sweetbox.words import words

offer("_small", "small")


def a_box(seats: int = 2, hand: int = 2) -> Box:
    return game("_small").make_box(seats, {"hand": hand})


def a_table(box: Box, *hands: str, under: str = "", deck: str = "") -> Table:
    """Cards by place, all others out. `e3<1`: seat 1 had buried it; under the deck the first is drawn first."""
    table = Table()
    setup(box, table)
    table.deck, table.drawing = 0, NOBODY
    for card in range(CARDS):
        table.place[card] = OUT

    def put(text: str, place: int) -> int:
        name, _, burier = text.partition("<")
        card = parse_outcome(box, table, name)
        table.place[card] = place
        table.burier[card] = int(burier) if burier else NOBODY
        return card

    for seat, hand in enumerate(hands):
        for text in hand.split():
            card = put(text, HAND + seat)
            table.holds[seat][1 + table.burier[card]] += 1
    for text in under.split():
        card = put(text, UNDER + table.bottom)
        table.under_by[table.bottom] = table.burier[card]
        table.bottom += 1
    for text in deck.split():
        put(text, DECK)
        table.deck += 1
    return table


def step(box: Box, table: Table, *moves: str) -> None:
    """Seat 0 makes the first move, seat 1 the second …; an empty text is none."""
    for seat, move in enumerate(moves):
        if move:
            play(box, table, seat, parse_move(box, move))


def draws(box: Box, table: Table, *cards: str) -> None:
    for card in cards:
        happen(box, table, parse_outcome(box, table, card))


def at(box: Box, table: Table, place: int) -> str:
    return " ".join(card_text(box, card) for card in range(CARDS) if table.place[card] == place)


def moves(box: Box, table: Table, seat: int) -> list[str]:
    listed = [-1] * 20
    return [game("_small").notation.move_text(box, move) for move in listed[: legal(box, table, seat, listed)]]


def test_ud1_everyone_is_dealt_a_hand() -> None:
    box, table, weights = a_box(), Table(), [-1] * CARDS
    setup(box, table)
    assert odds(box, table, weights) == 10
    assert weights == [1] * 10
    draws(box, table, "a1", "b1", "c2")
    assert (table.drawing, to_act(box, table), odds(box, table, weights)) == (1, CHANCE, 7)
    assert weights == [0, 0, 0, 1, 1, 1, 1, 1, 1, 1]
    draws(box, table, "d2")
    assert (at(box, table, HAND), at(box, table, HAND + 1), table.deck) == ("a1 b1", "c2 d2", 6)
    assert to_act(box, table) == 0b11


def test_ud2_all_choose_at_once_and_those_without_cards_do_not() -> None:
    box = a_box(3)
    table = a_table(box, "a1 j5", "", "b1")
    assert to_act(box, table) == 0b101
    assert moves(box, table, 0) == ["show a1", "show j5", "bury a1", "bury j5"]
    assert moves(box, table, 1) == []
    before = table.clone()
    step(box, table, "show j5")
    assert to_act(box, table) == 0b100
    assert moves(box, table, 0) == []
    table.choice[0] = NO_CHOICE
    assert table == before  # nothing but the choice had changed


def test_ud3_the_highest_card_wins_all_that_were_shown() -> None:
    box = a_box(3)
    table = a_table(box, "a1", "j5", "c2")
    step(box, table, "show a1", "show j5", "show c2")
    assert at(box, table, WON + 1) == "a1 c2 j5"
    assert (list(table.shown), table.winner) == ([0, 9, 2], 1)


def test_ud3_a_value_shown_twice_wins_nothing() -> None:
    box = a_box(3)
    table = a_table(box, "i5", "j5", "a1")
    step(box, table, "show i5", "show j5", "show a1")
    assert at(box, table, WON + 2) == "a1 i5 j5"
    table = a_table(box, "i5", "j5", "a1 b1")
    step(box, table, "show i5", "show j5", "bury a1")
    assert (at(box, table, WON + 2), table.winner) == ("", NOBODY)
    assert "i5 j5" in at(box, table, OUT)


def test_ud4_buried_cards_lie_in_the_order_of_the_seats() -> None:
    box = a_box(3)
    table = a_table(box, "a1 b1", "c2 d2", "e3 f3", deck="g4 h4 i5 j5")
    play(box, table, 2, parse_move(box, "bury e3"))
    play(box, table, 0, parse_move(box, "show a1"))
    play(box, table, 1, parse_move(box, "bury c2"))
    assert (at(box, table, UNDER), at(box, table, UNDER + 1)) == ("c2", "e3")
    assert list(table.under_by)[:3] == [1, 2, NOBODY]
    assert list(table.shown) == [0, BURIED, BURIED]


def test_ud5_a_card_from_under_the_deck_cannot_be_buried_again() -> None:
    box = a_box()
    table = a_table(box, "a1 e3<1", "j5")
    assert moves(box, table, 0) == ["show a1", "show e3", "bury a1"]


def test_ud6_hands_are_filled_from_the_deck_and_then_from_under_it() -> None:
    box = a_box(3)
    table = a_table(box, "a1 b1", "c2 d2", "e3 f3", deck="g4", under="i5<2")
    step(box, table, "show a1", "bury c2", "show e3")
    weights = [-1] * CARDS
    assert (to_act(box, table), table.drawing, odds(box, table, weights)) == (CHANCE, 0, 1)
    draws(box, table, "g4")  # the others get what is under the deck without a draw
    assert to_act(box, table) == 0b111
    assert [at(box, table, HAND + seat) for seat in range(3)] == ["b1 g4", "d2 i5", "c2 f3"]
    assert (table.deck, table.top, table.bottom) == (0, 2, 2)
    assert list(table.under_by) == [NOBODY] * CARDS
    assert [list(row) for row in table.holds] == [[2, 0, 0, 0], [1, 0, 0, 1], [1, 0, 1, 0]]


def test_ud6_a_buried_card_may_come_straight_back() -> None:
    box = a_box()
    table = a_table(box, "a1 b1", "c2 d2")
    step(box, table, "bury a1", "show c2")
    assert (at(box, table, HAND), table.burier[0]) == ("a1 b1", 0)
    assert moves(box, table, 0) == ["show a1", "show b1", "bury b1"]


def test_ud7_who_sees_what() -> None:
    box = a_box(3)
    table = a_table(box, "a1 b1", "c2 d2", "e3 f3", deck="g4 h4 i5 j5")
    show, bury = parse_move(box, "show a1"), parse_move(box, "bury a1")
    assert [seen_by(box, table, 0, move) for move in (show, bury)] == [0b001, 0b001]
    step(box, table, "", "show c2", "show e3")  # seat 0 is the last: what it shows is turned up at once
    assert [seen_by(box, table, 0, move) for move in (show, bury)] == [0b111, 0b001]
    step(box, table, "show a1")
    assert seen_by(box, table, CHANCE, 6) == 0b001


def test_ud8_most_cards_win_and_ties_share() -> None:
    box = a_box(3)
    table = a_table(box, "a1", "", "")
    table.place[8], table.place[9] = WON + 1, WON + 2
    step(box, table, "show a1")
    points, ranks = [0] * 3, [0] * 3
    result(box, table, points, ranks)
    assert to_act(box, table) == 0
    assert (points, ranks) == ([1, 1, 1], [1, 1, 1])
    assert [evaluate(box, table, seat) for seat in range(3)] == [3333, 3333, 3333]
    assert list(table.shown) == [0, NOTHING, NOTHING]


def test_every_number_is_the_move_that_it_was_in_match_files() -> None:
    assert runs_of_moves(game("_small")) == [("show a1", "show j5", 10), ("bury a1", "bury j5", 10)]


def test_an_edition_has_ten_cards() -> None:
    with pytest.raises(EditionError, match="Expected 10 cards, got 1"):
        game("_small").make_box(2, edition={"card": [{"value": 3}]})


def test_each_seat_is_told_what_it_saw() -> None:
    match = game("_small").new_match(2, seed=1)
    say = words("en", "_small").render
    cards = [match.view(seat)["seats"][seat]["hand"] for seat in range(2)]
    assert [say(each.say, 0) for each in match.story(0)] == [
        f"You draw {cards[0][0]}.",
        f"You draw {cards[0][1]}.",
        "Seat 2 draws a hidden card.",
        "Seat 2 draws a hidden card.",
    ]
    since = len(match.log)
    match.play(0, f"bury {cards[0][0]}")
    assert [say(each.say, 1) for each in match.story(1, since)] == ["Seat 1 has chosen."]
    match.play(1, f"show {cards[1][0]}")
    (drawn,) = set(match.view(0)["seats"][0]["hand"]) - set(cards[0])
    assert [say(each.say, 0) for each in match.story(0, since + 1)] == [
        "Seat 2 has chosen.",
        "You put a card under the deck.",
        f"Seat 2 shows {cards[1][0]}.",
        "Seat 2 wins 1 card.",
        f"You draw {drawn}.",
        "Seat 2 draws a hidden card.",
    ]
    assert match.picture(0)[0] == f"[4] {cards[0][0]}"
    assert match.picture(1)[0] == "[4] ??"
    with pytest.raises(MoveError, match="not in your hand") as caught:
        match.play(1, f"show {cards[0][1]}")
    assert caught.value.rule == "UD2"
