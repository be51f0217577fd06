"""Under the Deck. Rules UD1-UD8: see README.md."""

from ctypes import c_int8
from typing import Any

from sweetbox.kernel.chance import CHANCE, below
from sweetbox.kernel.ranks import rank
from sweetbox.kernel.record import Record

MOST_SEATS = 3
SEATS = (2, MOST_SEATS)
HIDES = True  # hands, the deck, buried cards, and what the others choose while a step is open
CARDS = 10

# A move is one of these plus the card.
SHOW = 0
BURY = SHOW + CARDS
MOVES = BURY + CARDS
OUTCOMES = CARDS  # the card that is drawn

UNKNOWN = -1  # the place of a card in a glimpse whose seat does not know it
# Places of a card: HAND and WON plus the seat, UNDER plus the slot.
DECK = 0
HAND = DECK + 1
WON = HAND + MOST_SEATS
OUT = WON + MOST_SEATS
UNDER = OUT + 1

NOBODY = -1
NO_CHOICE = -1
NOTHING, BURIED = -1, -2  # what a seat showed when it had no card, when it buried one

LONGEST = 3 * CARDS  # each card is drawn from the deck, buried and shown at most once


class Box(Record):
    __slots__ = ()
    _fields_ = [
        ("seats", c_int8),
        ("hand", c_int8),  # cards in a full hand
        ("value", c_int8 * CARDS),
    ]


class Table(Record):
    __slots__ = ()
    _fields_ = [
        ("place", c_int8 * CARDS),
        ("burier", c_int8 * CARDS),  # who buried the card that is under the deck or went from there to a hand
        ("choice", c_int8 * MOST_SEATS),  # move chosen in the open step
        # What everyone sees, whatever the cards are.
        ("deck", c_int8),  # cards in the deck
        ("top", c_int8),  # slot under the deck that is drawn next
        ("bottom", c_int8),  # slot that the next buried card goes to
        ("under_by", c_int8 * CARDS),  # who buried the card in each slot; NOBODY where none lies
        ("holds", c_int8 * (MOST_SEATS + 1) * MOST_SEATS),  # cards of a hand, by 1 + who buried them
        ("drawing", c_int8),  # seat that draws from the deck
        ("steps", c_int8),  # steps that are done
        ("shown", c_int8 * MOST_SEATS),  # card that each seat showed in the last step, BURIED or NOTHING
        ("winner", c_int8),  # of the last step
    ]


# ---- Set-up ----


def setup(box: Box, table: Table) -> None:
    for card in range(CARDS):
        table.place[card] = DECK
        table.burier[card] = NOBODY
        table.under_by[card] = NOBODY
    for seat in range(MOST_SEATS):
        table.choice[seat] = NO_CHOICE
        table.shown[seat] = NOTHING
    table.deck = CARDS
    table.winner = NOBODY
    refill(box, table)  # UD1


# ---- Who has to move, and what can be done ----


def to_act(box: Box, table: Table) -> int:
    return CHANCE if table.drawing != NOBODY else still_owing(box, table)


def still_owing(box: Box, table: Table) -> int:
    mask = 0
    for seat in range(box.seats):
        if table.choice[seat] == NO_CHOICE and hand_size(table, seat) > 0:  # UD2
            mask |= 1 << seat
    return mask


def hand_size(table: Table, seat: int) -> int:
    size = 0
    for origin in range(MOST_SEATS + 1):
        size += table.holds[seat][origin]
    return size


def legal(box: Box, table: Table, seat: int, moves: Any) -> int:
    n = 0
    if table.drawing != NOBODY or table.choice[seat] != NO_CHOICE:
        return n
    for card in range(CARDS):
        if table.place[card] == HAND + seat:
            moves[n] = SHOW + card
            n += 1
    for card in range(CARDS):
        if table.place[card] == HAND + seat and table.burier[card] == NOBODY:  # UD5
            moves[n] = BURY + card
            n += 1
    return n


# ---- A step ----


def play(box: Box, table: Table, seat: int, move: int) -> None:
    table.choice[seat] = move
    if still_owing(box, table) == 0:
        close_step(box, table)


def close_step(box: Box, table: Table) -> None:
    table.steps += 1
    for seat in range(box.seats):
        table.shown[seat] = NOTHING
        if table.choice[seat] >= BURY:
            bury(table, seat, table.choice[seat] - BURY)
        elif table.choice[seat] != NO_CHOICE:
            show(table, seat, table.choice[seat] - SHOW)
        table.choice[seat] = NO_CHOICE
    table.winner = highest_alone(box, table)
    if table.winner != NOBODY:
        for seat in range(box.seats):
            if table.shown[seat] >= 0:
                table.place[table.shown[seat]] = WON + table.winner  # UD3
    refill(box, table)


def show(table: Table, seat: int, card: int) -> None:
    table.shown[seat] = card
    table.holds[seat][1 + table.burier[card]] -= 1
    table.burier[card] = NOBODY
    table.place[card] = OUT  # UD3: unless somebody wins it


def bury(table: Table, seat: int, card: int) -> None:
    table.shown[seat] = BURIED
    table.holds[seat][1 + NOBODY] -= 1
    table.burier[card] = seat
    table.place[card] = UNDER + table.bottom  # UD4: in the order of the seats
    table.under_by[table.bottom] = seat
    table.bottom += 1


def highest_alone(box: Box, table: Table) -> int:
    """UD3: the seat with the highest value that no other seat showed."""
    best, winner = 0, NOBODY
    for seat in range(box.seats):
        value = shown_value(box, table, seat)
        alone = True
        for other in range(box.seats):
            if other != seat and shown_value(box, table, other) == value:
                alone = False
        if alone and value > best:
            best, winner = value, seat
    return winner


def shown_value(box: Box, table: Table, seat: int) -> int:
    return box.value[table.shown[seat]] if table.shown[seat] >= 0 else 0


# ---- Drawing ----


def refill(box: Box, table: Table) -> None:
    """Fill the hands until chance must decide or nothing is left to draw."""
    table.drawing = NOBODY
    for seat in range(box.seats):
        while hand_size(table, seat) < box.hand:
            if table.deck > 0:  # also for the last card: a secret draw is an event of its own
                table.drawing = seat
                return
            if table.top == table.bottom:
                return
            dig_up(table, seat)  # all know which card it is, if not what: no chance


def odds(box: Box, table: Table, weights: Any) -> int:
    for card in range(CARDS):
        weights[card] = 1 if table.place[card] == DECK else 0
    return table.deck


def happen(box: Box, table: Table, outcome: int) -> None:
    draw(table, table.drawing, outcome)
    refill(box, table)


def draw(table: Table, seat: int, card: int) -> None:
    table.deck -= 1
    table.holds[seat][1 + NOBODY] += 1
    table.place[card] = HAND + seat


def dig_up(table: Table, seat: int) -> None:
    """UD6: the first that was buried comes first; who buried it knows where it goes."""
    card = card_at(table, UNDER + table.top)
    table.holds[seat][1 + table.burier[card]] += 1
    table.place[card] = HAND + seat
    table.under_by[table.top] = NOBODY
    table.top += 1


def card_at(table: Table, place: int) -> int:
    """The first card at a place, or -1 when none is known there."""
    for card in range(CARDS):
        if table.place[card] == place:
            return card
    return -1


# ---- The end ----


def result(box: Box, table: Table, points: Any, ranks: Any) -> None:
    for seat in range(box.seats):
        points[seat] = cards_won(table, seat)  # UD8
    rank(box.seats, points, ranks)


def cards_won(table: Table, seat: int) -> int:
    won = 0
    for card in range(CARDS):
        if table.place[card] == WON + seat:
            won += 1
    return won


# ---- What a seat knows (UD7): open cards, its hand, and every card it buried; of the others, how many lie where ----


def hide(box: Box, table: Table, seat: int) -> None:
    for card in range(CARDS):
        if not knows(table, seat, card):
            table.place[card] = UNKNOWN
            table.burier[card] = NOBODY
    for other in range(box.seats):
        if other != seat:
            table.choice[other] = NO_CHOICE


def knows(table: Table, seat: int, card: int) -> bool:
    if WON <= table.place[card] <= OUT:
        return True
    return seat >= 0 and (table.place[card] == HAND + seat or table.burier[card] == seat)


def imagine(box: Box, table: Table, seat: int, rng: Any) -> None:
    """Each unknown place gets any of the unknown cards, all equally likely. A known card in a hand or slot keeps its place."""
    for _ in range(table.deck):
        place_unknown(table, DECK, NOBODY, rng)
    for holder in range(box.seats):
        for burier in range(NOBODY, MOST_SEATS):
            for _ in range(table.holds[holder][1 + burier] - held_for_sure(table, holder, burier)):
                place_unknown(table, HAND + holder, burier, rng)
    for slot in range(table.top, table.bottom):
        if card_at(table, UNDER + slot) < 0:
            place_unknown(table, UNDER + slot, table.under_by[slot], rng)


def held_for_sure(table: Table, holder: int, burier: int) -> int:
    known = 0
    for card in range(CARDS):
        if table.place[card] == HAND + holder and table.burier[card] == burier:
            known += 1
    return known


def place_unknown(table: Table, place: int, burier: int, rng: Any) -> None:
    unknown = 0
    for card in range(CARDS):
        if table.place[card] == UNKNOWN:
            unknown += 1
    skip = below(rng, unknown)
    for card in range(CARDS):
        if table.place[card] == UNKNOWN:
            if skip == 0:
                table.place[card] = place
                table.burier[card] = burier
                return
            skip -= 1


def seen_by(box: Box, table: Table, actor: int, event: int) -> int:
    if actor == CHANCE:
        return 1 << table.drawing
    if event < BURY and still_owing(box, table) == 1 << actor:
        return (1 << box.seats) - 1  # the last choice: the cards are shown at once
    return 1 << actor
