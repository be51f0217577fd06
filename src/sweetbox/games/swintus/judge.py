"""Swintus 3D for computer players: what a learning agent observes, and what a position is worth."""

from typing import Any

from sweetbox.games.swintus.components import FOOD_NAMES, PILE_NAMES, PORTION_FOODS
from sweetbox.games.swintus.rules import (
    BOTTOM_ROW,
    CLAIMING,
    FACES,
    FOODS,
    HAMSTERS,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    OVER,
    PLACES,
    PLACING,
    PORTIONS,
    REVEALING,
    SIXES_STEP,
    STEPS,
    SWEET_SIXES,
    TOP_ROW,
    Box,
    Table,
    final_standing,
    in_hand,
    meets,
    sixes_on_top_row,
)

# ---- What a learning agent observes ----

# A name for each number, in the order of `observe`; `seat +1` is the seat after the observer's.
OBSERVATION_NAMES = (
    *(
        f"seat +{ahead}: {what}"
        for ahead in range(MOST_SEATS)
        for what in (
            *FOOD_NAMES,
            *(f"{kind} on {pile}" for pile in PILE_NAMES[:TOP_ROW] for kind in ("dice", "sixes")),
            "dice in hand",
        )
    ),
    *(f"place {place}: {food}" for place in range(PLACES) for food in FOOD_NAMES),
    *(f"place {place}: asks for" for place in range(TOP_ROW, PLACES)),
    *(f"cards left of kind {kind}" for kind in range(KINDS)),
    *("own cards with " + " ".join(FOOD_NAMES[food] for food in foods) for foods in PORTION_FOODS),
    *(f"dice showing {face + 1}" for face in range(FACES)),
    *("phase", "step", "sixes to place", "turns until this seat's", "turns without a card", "seats"),
)
OBSERVATION = len(OBSERVATION_NAMES)

# Numbers that are categories, with the lowest and the highest; all others are amounts. `*` matches any text.
OBSERVATION_CATEGORIES = {
    "*: asks for": (NO_CARD, SWEET_SIXES),
    "phase": (REVEALING, OVER),
    "step": (0, STEPS),
    "turns until this seat's": (NOBODY, MOST_SEATS - 1),
}


def observe(box: Box, table: Table, seat: int, out: Any) -> None:
    """Foods, dice and cards of each seat, from this one on; the open cards; the piles; the seat's own storage; the turn."""
    n = 0
    for ahead in range(MOST_SEATS):
        other = (seat + ahead) % box.seats
        there = 1 if ahead < box.seats else 0
        for food in range(FOODS):
            out[n] = there * table.food[other][food]
            n += 1
        for card in range(TOP_ROW):
            out[n] = there * table.dice[other][card]
            out[n + 1] = there * table.sixes[other][card]
            n += 2
        out[n] = there * in_hand(box, table, other)
        n += 1
    for place in range(PLACES):
        lies = table.open[place] != NO_CARD and place != HAMSTERS
        for food in range(FOODS):
            out[n] = box.food[box.portion[table.open[place]]][food] if lies else 0
            n += 1
    for place in range(BOTTOM_ROW, PLACES):
        out[n] = box.asks[table.open[place]] if table.open[place] != NO_CARD else -1
        n += 1
    for kind in range(KINDS):
        out[n] = table.left[kind]
        n += 1
    for portion in range(PORTIONS):
        out[n] = table.storage[seat][portion] if seat >= 0 else 0
        n += 1
    for face in range(FACES):
        out[n] = table.rolled[face]
        n += 1
    out[n] = table.phase
    out[n + 1] = table.step
    out[n + 2] = table.sixes_left
    out[n + 3] = (table.turn - seat) % box.seats if table.turn >= 0 else -1  # turns until this seat's
    out[n + 4] = table.idle
    out[n + 5] = box.seats


# ---- What a position is worth ----

SLACK = (30, 8, 16)  # how far the levels gentle, fair and sharp err, in thousandths of the win
CROWDED_SLACK = (30, 8, 5)  # with more than two seats; with 16, sharp took no more than fair at six

# The worth of 0, 1, 2 … sevenths of the goal, in one food; the worth of a die in hand; what 0, 1, 2 … dice on the Hamsters cost;
# the worth of a seat that has nothing.
FOOD_WORTH = (0, 98, 240, 440, 720, 1100, 1600, 4000)
HAND_WORTH = 17
HAMSTERS_COST = (0, 10, 60, 300)
BARE_SEAT = 600
# The worth of 0, 1, 2 … dice on a card that needs 4 or 5, in hundredths of the card; the worth of finishing it next turn.
DICE_WORTH_4 = (0, 3, 20, 45)
DICE_WORTH_5 = (0, 2, 13, 25, 50)
NEXT_TURN = 28
# The chance, in hundredths, that enough of 0 … 7 dice fall as needed; one row for each number missing: 1, 2, 3, 4, 5.
FINISH_CHANCE = (
    (0, 33, 56, 70, 80, 87, 91, 94),
    (0, 0, 11, 26, 41, 54, 65, 74),
    (0, 0, 0, 4, 11, 21, 32, 43),
    (0, 0, 0, 0, 1, 5, 10, 17),
    (0, 0, 0, 0, 0, 0, 2, 5),
)
# The chance, in hundredths, of meeting a Fattening card with 0 … 7 dice to roll (Sweet Sixes: with 0 … 7 sixes placed).
MEET_CHANCE = (
    (0, 17, 11, 3, 0, 0, 0, 0),
    (0, 0, 8, 12, 6, 2, 0, 0),
    (0, 0, 0, 5, 11, 8, 4, 1),
    (3, 3, 3, 3, 3, 3, 3, 3),
    (0, 0, 0, 3, 10, 21, 37, 54),
    (0, 100, 0, 0, 0, 0, 0, 0),
    (1, 4, 18, 50, 100, 0, 0, 0),
)


def evaluate(box: Box, table: Table, seat: int) -> int:
    """Each seat's share is proportional to the cube of its standing."""
    mine, together = 0, 0
    if table.phase == OVER:
        return share_won(box, table, seat)
    for other in range(box.seats):
        standing = standing_of(box, table, other)
        together += standing * standing * standing
        if other == seat:
            mine = standing * standing * standing
    return min(9999, max(1, 10000 * mine // together))


def share_won(box: Box, table: Table, seat: int) -> int:
    """10,000 for the winner; equal parts for seats that share the win."""
    equal = 0
    for other in range(box.seats):
        if final_standing(table, other) > final_standing(table, seat):
            return 0
        if final_standing(table, other) == final_standing(table, seat):
            equal += 1
    return 10000 // equal


def standing_of(box: Box, table: Table, seat: int) -> int:
    """The worth of what a seat has stored, plus the better of what it can claim now and what its dice promise."""
    standing = BARE_SEAT
    for food in range(FOODS):
        standing += food_worth(box, table.food[seat][food])
    return standing + max(claim_worth(box, table, seat), dice_promise(box, table, seat) + hope(box, table, seat))


def food_worth(box: Box, pieces: int) -> int:
    return FOOD_WORTH[box.sevenths[min(box.goal, pieces)]]


def gain(box: Box, table: Table, seat: int, place: int) -> int:
    """What the card at a place would add to a seat's food."""
    portion = box.portion[table.open[place]]
    worth = 0
    for food in range(FOODS):
        have = table.food[seat][food]
        worth += food_worth(box, have + box.food[portion][food]) - food_worth(box, have)
    return worth


def claim_worth(box: Box, table: Table, seat: int) -> int:
    """The best Fattening card that the roll has earned, with all dice back in hand."""
    best = 0
    if seat == table.turn and (table.phase == PLACING or table.phase == CLAIMING):
        for place in range(BOTTOM_ROW, PLACES):
            if meets(box, table, seat, place):
                best = max(best, gain(box, table, seat, place) + HAND_WORTH * box.dice)
    return best


def dice_promise(box: Box, table: Table, seat: int) -> int:
    """The worth of dice that are on cards, in hand and on the Hamsters; sixes still to be placed go where they are worth most."""
    hand = in_hand(box, table, seat)
    sixes = table.sixes_left if seat == table.turn else 0
    promise = HAND_WORTH * hand - HAMSTERS_COST[min(3, table.dice[seat][HAMSTERS])]
    most = 0
    for card in range(HAMSTERS):
        if table.open[card] != NO_CARD:
            worth = gain(box, table, seat, card)
            dice = table.dice[seat][card]
            here = worth * dice_worth(box, card, dice, hand)
            promise += here // 100
            if sixes > 0 and table.step <= SIXES_STEP + card:
                most = max(most, (worth * dice_worth(box, card, dice + sixes, hand - sixes) - here) // 100)
    return promise + most


def dice_worth(box: Box, card: int, dice: int, hand: int) -> int:
    """How much of a card this many dice on it are worth, in hundredths."""
    missing = box.need[card] - dice
    if missing <= 0:
        return 100
    lying = DICE_WORTH_4[dice] if box.need[card] == 4 else DICE_WORTH_5[dice]
    return lying + FINISH_CHANCE[missing - 1][hand] * NEXT_TURN // 100


def hope(box: Box, table: Table, seat: int) -> int:
    """The best Fattening card to hope for with the next roll, by chance and worth; the others hope for it too."""
    best = 0
    for place in range(BOTTOM_ROW, PLACES):
        if table.open[place] != NO_CARD:
            asks = box.asks[table.open[place]]
            with_so_many = sixes_on_top_row(table, seat) if asks == SWEET_SIXES else in_hand(box, table, seat)
            best = max(best, gain(box, table, seat, place) * MEET_CHANCE[asks][with_so_many])
    return best // (100 * box.seats)
