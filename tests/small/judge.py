"""Under the Deck for computer players: what a learning agent observes, and what a position is worth."""

from typing import Any

from small.rules import CARDS, HAND, MOST_SEATS, OUT, WON, Box, Table, cards_won, hand_size, to_act

# ---- What a learning agent observes ----

OBSERVATION = 2 * CARDS + 2 * MOST_SEATS + 4


def observe(box: Box, table: Table, seat: int, out: Any) -> None:
    """Per card its value and place; per seat from this one on the size of its hand and what it won; deck, slots, choice."""
    n = 0
    for card in range(CARDS):
        out[n] = box.value[card]
        out[n + 1] = seen_from(box, table.place[card], seat)
        n += 2
    for ahead in range(MOST_SEATS):
        other = (seat + ahead) % box.seats
        out[n] = hand_size(table, other) if ahead < box.seats else 0
        out[n + 1] = cards_won(table, other) if ahead < box.seats else 0
        n += 2
    out[n] = table.deck
    out[n + 1] = table.top
    out[n + 2] = table.bottom
    out[n + 3] = table.choice[seat]


def seen_from(box: Box, place: int, seat: int) -> int:
    """A place with its seat counted from this one on."""
    if HAND <= place < WON:
        return HAND + (place - HAND - seat) % box.seats
    if WON <= place < OUT:
        return WON + (place - WON - seat) % box.seats
    return place


# ---- What a position is worth ----


def evaluate(box: Box, table: Table, seat: int) -> int:
    """The lead over the average seat; at the end, the share of the win."""
    mine = cards_won(table, seat)
    lead, equal = 0, 0
    best = mine
    for other in range(box.seats):
        theirs = cards_won(table, other)
        lead += mine - theirs
        best = max(best, theirs)
        if theirs == mine:
            equal += 1
    if to_act(box, table) != 0:
        return min(9999, max(1, 10000 // box.seats + 500 * lead))
    return 10000 // equal if mine == best else 0
