"""Hiding and imagining, held against brute force: every history that would have looked the same to a seat is played out.

The small game tests/small is played at random; beside it runs the set of all tables that could be the true one for all that a seat
has seen. What `hide` leaves in the glimpse and what `imagine` makes of it must come to exactly that.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from small.rules import HAND, NO_CHOICE, UNDER, Table
from sweetbox import Match
from sweetbox.conformance.configurations import events, hidden, played, random_match
from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.position import Position
from sweetbox.kernel.registry import game, offer

offer("_small", "small")
GAME = game("_small")


def possible_tables(match: Match, seat: int) -> Iterator[tuple[Table, Counter[Table]]]:
    """After each entry of the log: the true table, and every table that fits what the seat saw with its number of histories."""
    box = match.box
    tables = Counter({GAME.set_up(box).table: 1})
    for entry, (actor, event) in enumerate(match.log):
        before, after = match.position_at(entry), match.position_at(entry + 1).table
        saw = before.sees(seat, actor, event)
        glimpse = hidden(GAME, box, after, seat)
        following: Counter[Table] = Counter()
        for table, histories in tables.items():
            for other_actor, other_event in events(GAME, box, table):
                if other_actor != actor or (saw and other_event != event):
                    continue
                if Position(GAME, box, table).sees(seat, other_actor, other_event) != saw:
                    continue
                reached = played(GAME, box, table, other_actor, other_event)
                if hidden(GAME, box, reached, seat) == glimpse:
                    following[reached] += histories
        tables = following
        yield after, tables


def step_is_open(table: Table) -> bool:
    return any(choice != NO_CHOICE for choice in table.choice)


@pytest.mark.parametrize(("seats", "hand", "seed"), [(2, 2, 1), (2, 2, 4), (2, 3, 2)])
def test_all_that_fits_is_imagined_and_nothing_else(seats: int, hand: int, seed: int) -> None:
    """UD7: at every moment of a match the deals imagined are the deals that some history leads to."""
    match = random_match(GAME, seats, seed, hand=hand)
    compared = 0
    for true, tables in possible_tables(match, 0):
        assert true in tables
        if step_is_open(true):
            continue  # here the others' choices differ as well, and those are never imagined
        assert len(set(tables.values())) == 1  # histories favour no deal, so imagining may not either
        if len(tables) <= 150:
            compared += 1
            imagined = set()
            for stream in range(12 * len(tables)):  # of 12 n even draws from n, one in 160,000 is never drawn
                imagined.add(Position(GAME, match.box, true).hidden(0).imagined(new_rng(seed, stream)).table)
            assert imagined == set(tables)
    assert compared >= 5


def test_every_deal_is_imagined_equally_often() -> None:
    """The deals are counted by brute force, and chi-square stays below the value that chance exceeds once in a million."""
    match = random_match(GAME, 2, seed=4)
    true, tables = next(
        (true, tables)
        for true, tables in possible_tables(match, 0)
        if 20 <= len(tables) <= 60 and true.bottom > true.top and not step_is_open(true)
    )
    expected = 200
    imagined: Counter[Table] = Counter()
    for stream in range(expected * len(tables)):
        imagined[Position(GAME, match.box, true).hidden(0).imagined(new_rng(1, stream)).table] += 1
    assert set(imagined) == set(tables)
    freedom = len(tables) - 1
    chi_square = sum((count - expected) ** 2 / expected for count in imagined.values())
    assert chi_square < freedom + 7 * freedom**0.5 + 15


def test_who_buried_a_card_knows_where_it_is() -> None:
    """UD7: under the deck, and in the hand of the player who draws it; nobody else learns it."""
    places = set()
    for seed in range(12):
        match = random_match(GAME, 3, seed)
        for entry in range(len(match.log)):
            table = match.position_at(entry).table
            glimpses = [hidden(GAME, match.box, table, seat) for seat in range(3)]
            for card, burier in enumerate(table.burier):
                if burier < 0:
                    continue
                place = table.place[card]
                assert glimpses[burier].place[card] == place
                holder = place - HAND if place < UNDER else None
                places.add("under" if holder is None else "own hand" if holder == burier else "another hand")
                for seat in {0, 1, 2} - {burier, holder}:
                    assert glimpses[seat].place[card] == -1
                    assert glimpses[seat].burier[card] == -1
    assert places == {"under", "own hand", "another hand"}


def test_a_secret_draw_is_an_event_of_its_own_even_when_it_is_certain() -> None:
    """UD6: the last card of the deck goes to one seat, which alone sees it; whether a draw is chance, all can see."""
    last_cards = 0
    for seed in range(6):
        match = random_match(GAME, 3, seed)
        for entry, (actor, event) in enumerate(match.log):
            table = match.position_at(entry).table
            for viewer in (-1, 0, 1, 2):
                glimpse = hidden(GAME, match.box, table, viewer)
                assert (GAME.rules.to_act(match.box, glimpse) == CHANCE) == (actor == CHANCE)
            if actor == CHANCE and table.deck == 1:
                last_cards += 1
                assert GAME.rules.seen_by(match.box, table, CHANCE, event) == 1 << table.drawing
    assert last_cards == 6
