"""Swintus 3D. Readings SW1-SW18: see README.md."""

from ctypes import c_int8, c_int16
from typing import Any

from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.openness import hide as hide
from sweetbox.kernel.openness import imagine as imagine
from sweetbox.kernel.openness import seen_by as seen_by
from sweetbox.kernel.ranks import rank
from sweetbox.kernel.record import Record

MOST_SEATS = 6
SEATS = (2, MOST_SEATS)
HIDES = False  # everything is open (SW14); the piles have no order
DICE = 7  # most dice of each seat
MOST_NEED = 5  # most dice of one seat that a card may need to take effect
MOST_GOAL = 9  # most pieces of one food that may be needed to win

CORN, BEET, APPLE, ACORN = 0, 1, 2, 3
FOODS = 4

ONE, SIX = 0, 5  # faces of a die: the number it shows, less 1
FACES = 6

# The six piles. The first five are face up and, from left to right, the top row; the sixth is face down beside the bottom row.
FIVES, FOURS, THREES, TWOS, HAMSTERS, FATTENING = 0, 1, 2, 3, 4, 5
PILES = 6
TOP_ROW = 5
OWN_FACE = (4, 3, 2, 1, 0)  # face that belongs on a card of the top row

BOTTOM_ROW = TOP_ROW  # places of face-up cards: the five piles of the top row, then the three places of the bottom row
PLACES = BOTTOM_ROW + 3  # at most

# A portion: the foods on a card, which are all that counts once it is stored. First those of one food, then of two, then of three.
ONE_FOOD, TWO_FOODS, THREE_FOODS = FOODS, FOODS * (FOODS + 1) // 2, FOODS * (FOODS + 1) * (FOODS + 2) // 6
PORTIONS = ONE_FOOD + TWO_FOODS + THREE_FOODS

# A kind of card: all cards of a kind are alike. The kinds of a pile are in a row; the Hamsters are 1 kind, Fattening cards 18.
KINDS_IN_PILE = (TWO_FOODS, TWO_FOODS, ONE_FOOD, ONE_FOOD, 1, 18)
FIRST_KIND = tuple(sum(KINDS_IN_PILE[:pile]) for pile in range(PILES + 1))
KINDS = sum(KINDS_IN_PILE)

# What a Fattening card asks for.
SWINBAG_5, SWINBAG_10, SWINBAG_15, MULTITROUGH, LUCKY_THREE, LONESOME_SQUEAK, SWEET_SIXES = 0, 1, 2, 3, 4, 5, 6

# Placing goes step by step, always in the same order: how many dice of its own number on FIVES, FOURS, THREES, TWOS (steps 0-3),
# then how many sixes on FIVES … HAMSTERS (steps 4-8).
SIXES_STEP = HAMSTERS
STEPS = SIXES_STEP + TOP_ROW
STEP_SIZE = DICE + 1
PUT = 0  # + STEP_SIZE * step + number
TAKE = PUT + STEPS * STEP_SIZE  # + place in the bottom row
LEAVE = TAKE + PLACES - BOTTOM_ROW
LOSE = LEAVE + 1  # + portion
MOVES = LOSE + PORTIONS
OUTCOMES = max(KINDS_IN_PILE)  # a die's face; the number of a kind within its pile; the seat that starts

NO_CARD, NOBODY, NOWHERE = -1, -1, -1
NOTHING = -2  # what the Hamsters ate when the storage was empty

REVEALING, DRAW_START, ROLLING, PLACING, CLAIMING, FEEDING, OVER = 0, 1, 2, 3, 4, 5, 6  # phases

MOST_IDLE_TURNS = 500
# Eight cards are revealed and a seat is drawn; 82 cards can be taken, each after fewer turns than the idle limit; a turn is seven
# dice, at most nine numbers, a claim or a card to lose, and a reveal.
LONGEST = 9 + 83 * MOST_IDLE_TURNS * (DICE + STEPS + 2)


class Box(Record):
    __slots__ = ()
    _fields_ = [
        ("idle_turns", c_int16),  # turns in a row without a taken card that end the match
        ("count", c_int8 * KINDS),  # cards of each kind
        ("portion", c_int8 * KINDS),  # their foods; NO_CARD for the Hamsters and for kinds that the edition lacks
        ("asks", c_int8 * KINDS),  # what a Fattening card asks for, else -1
        ("food", c_int8 * FOODS * PORTIONS),  # pieces of each food in a portion
        ("need", c_int8 * TOP_ROW),  # dice of one seat that a card of the top row needs to take effect
        ("sevenths", c_int8 * (MOST_GOAL + 1)),  # for each number of pieces of a food, how many sevenths of the goal it is
        ("seats", c_int8),
        ("dice", c_int8),  # of each seat
        ("goal", c_int8),  # pieces of one food that win
        ("row", c_int8),  # places of the bottom row
    ]


class Table(Record):
    __slots__ = ()
    _fields_ = [
        ("idle", c_int16),  # turns in a row in which no card was taken
        ("last_revealed", c_int16),  # mask of the places where the last move or outcome turned up a card
        ("left", c_int8 * KINDS),  # cards of each kind still in their pile, below the open one
        ("open", c_int8 * PLACES),  # kind of the face-up card in each place, or NO_CARD
        ("storage", c_int8 * PORTIONS * MOST_SEATS),  # cards of each seat, by portion
        ("eaten", c_int8 * PORTIONS),  # cards under the Hamsters
        ("food", c_int8 * FOODS * MOST_SEATS),  # pieces of food in each storage
        ("dice", c_int8 * TOP_ROW * MOST_SEATS),  # dice of each seat on each card of the top row
        ("sixes", c_int8 * TOP_ROW * MOST_SEATS),  # those of them that show six
        ("rolled", c_int8 * FACES),  # dice rolled in this turn, by face
        ("to_roll", c_int8),  # dice still to fall in this turn
        ("sixes_left", c_int8),  # rolled sixes not placed yet
        ("step", c_int8),  # step of the placing
        ("place", c_int8),  # place where a card is being revealed, else NOWHERE
        ("phase", c_int8),
        ("turn", c_int8),  # seat whose turn it is; NOBODY before the start seat is drawn
        # For the story, like last_revealed: what the last move or outcome brought about, kept until the next one.
        ("last_seat", c_int8),  # seat whose turn it was
        ("last_taken", c_int8),  # kind of the card taken, or NO_CARD
        ("last_lost", c_int8),  # portion that the Hamsters ate, or NOTHING; NO_CARD if they did not eat
        ("last_stuck", c_int8),  # 1 if nobody had a die in hand and all dice went back
        ("last_skipped", c_int8),  # mask of the seats that were skipped
    ]


# ---- Setting up the game ----


def setup(box: Box, table: Table) -> None:
    for kind in range(KINDS):
        table.left[kind] = box.count[kind]
    for place in range(PLACES):
        table.open[place] = NO_CARD
    table.turn = NOBODY
    forget_last(table)
    reveal_cards(box, table)


def forget_last(table: Table) -> None:
    table.last_seat = table.turn
    table.last_taken = NO_CARD
    table.last_revealed = 0
    table.last_lost = NO_CARD
    table.last_stuck = 0
    table.last_skipped = 0


def reveal_cards(box: Box, table: Table) -> None:
    """Turn up a card wherever there is none; nobody knows the order of a pile, so this is left to chance (SW14)."""
    for place in range(BOTTOM_ROW + box.row):
        if table.open[place] == NO_CARD:
            kinds = kinds_left(table, pile_of(place))
            if kinds > 1:
                table.place = place
                table.phase = REVEALING
                return
            if kinds == 1:
                reveal(table, place, first_kind_left(table, pile_of(place)))  # certain, so no chance
    # SW11: where there is still no card, the pile is empty and stays empty.
    table.place = NOWHERE
    if table.turn == NOBODY:
        table.phase = DRAW_START
    else:
        end_turn(box, table)


def pile_of(place: int) -> int:
    return place if place < BOTTOM_ROW else FATTENING


def kinds_left(table: Table, pile: int) -> int:
    kinds = 0
    for kind in range(FIRST_KIND[pile], FIRST_KIND[pile + 1]):
        if table.left[kind] > 0:
            kinds += 1
    return kinds


def first_kind_left(table: Table, pile: int) -> int:
    kind = FIRST_KIND[pile]
    while table.left[kind] == 0:
        kind += 1
    return kind


def reveal(table: Table, place: int, kind: int) -> None:
    table.left[kind] -= 1
    table.open[place] = kind
    table.last_revealed |= 1 << place


# ---- Whose turn it is, and what can be done ----


def to_act(box: Box, table: Table) -> int:
    if table.phase == PLACING or table.phase == CLAIMING or table.phase == FEEDING:
        return 1 << table.turn
    if table.phase == OVER:
        return 0
    return CHANCE


def legal(box: Box, table: Table, seat: int, moves: Any) -> int:
    n = 0
    if seat != table.turn:
        return 0
    if table.phase == PLACING:
        n = most_to_put(table) + 1
        for number in range(n):
            moves[number] = PUT + STEP_SIZE * table.step + number
    elif table.phase == CLAIMING:
        for place in range(BOTTOM_ROW, PLACES):
            if meets(box, table, seat, place):
                moves[n] = TAKE + place - BOTTOM_ROW
                n += 1
        moves[n] = LEAVE  # SW3: taking is optional
        n += 1
    elif table.phase == FEEDING:
        for portion in range(PORTIONS):  # SW16: any card of the storage
            if table.storage[seat][portion] > 0:
                moves[n] = LOSE + portion
                n += 1
    return n


def play(box: Box, table: Table, seat: int, move: int) -> None:
    forget_last(table)
    if move < TAKE:
        put_dice(box, table, move % STEP_SIZE)
    elif move < LEAVE:
        take_fattening(box, table, BOTTOM_ROW + move - TAKE)
    elif move == LEAVE:
        check_top_row(box, table)
    else:
        lose_card(box, table, move - LOSE)


# ---- Chance: the cards of a pile, the seat that starts, the dice ----


def odds(box: Box, table: Table, weights: Any) -> int:
    total = 0
    for outcome in range(OUTCOMES):
        weights[outcome] = 0
    if table.phase == ROLLING:
        for face in range(FACES):
            weights[face] = 1
        total = FACES
    elif table.phase == DRAW_START:
        for seat in range(box.seats):
            weights[seat] = 1
        total = box.seats
    else:
        pile = pile_of(table.place)
        for kind in range(FIRST_KIND[pile], FIRST_KIND[pile + 1]):
            weights[kind - FIRST_KIND[pile]] = table.left[kind]
            total += table.left[kind]
    return total


def happen(box: Box, table: Table, outcome: int) -> None:
    forget_last(table)
    if table.phase == ROLLING:
        table.rolled[outcome] += 1
        table.to_roll -= 1
        if table.to_roll == 0:
            place_ones(box, table)
    elif table.phase == DRAW_START:
        table.turn = outcome
        start_turn(box, table)
    else:
        reveal(table, table.place, FIRST_KIND[pile_of(table.place)] + outcome)
        reveal_cards(box, table)


# ---- Taking your turn: roll all the dice you have in hand ----


def in_hand(box: Box, table: Table, seat: int) -> int:
    hand: int = box.dice
    for card in range(TOP_ROW):
        hand -= table.dice[seat][card]
    return hand


def start_turn(box: Box, table: Table) -> None:
    """The seat whose turn it is rolls, or the first one after it that has a die in hand."""
    hand = in_hand(box, table, table.turn)
    while hand == 0:  # SW9: the turn is skipped; it ends idle like any other (SW15)
        table.last_skipped |= 1 << table.turn
        table.idle += 1
        if table.idle >= box.idle_turns:
            table.phase = OVER
            return
        table.turn = (table.turn + 1) % box.seats
        hand = in_hand(box, table, table.turn)
    for face in range(FACES):
        table.rolled[face] = 0
    table.to_roll = hand
    table.phase = ROLLING


# ---- Place them on top of the cards ----


def place_ones(box: Box, table: Table) -> None:
    table.dice[table.turn][HAMSTERS] += table.rolled[ONE]  # SW1: by force
    table.sixes_left = table.rolled[SIX]
    table.step = 0
    place_more(box, table)


def place_more(box: Box, table: Table) -> None:
    """Go to the next step that leaves a choice; after the last one, check the cards (SW2)."""
    while table.step < STEPS:
        if most_to_put(table) > 0:
            table.phase = PLACING
            return
        table.step += 1
    table.step = 0
    table.sixes_left = 0  # SW1: what was not placed returns to hand
    check_fattening(box, table)


def most_to_put(table: Table) -> int:
    """Dice that can be placed in this step. SW1: each two to five on the card of its value, each six on any card."""
    if table.step < SIXES_STEP:
        return 0 if table.open[table.step] == NO_CARD else table.rolled[OWN_FACE[table.step]]  # SW11: closed
    return 0 if table.open[table.step - SIXES_STEP] == NO_CARD else table.sixes_left


def put_dice(box: Box, table: Table, number: int) -> None:
    if table.step < SIXES_STEP:
        table.dice[table.turn][table.step] += number  # SW16: more than needed is allowed
    else:
        card = table.step - SIXES_STEP
        table.dice[table.turn][card] += number
        table.sixes[table.turn][card] += number  # SW2: a six stays a six
        table.sixes_left -= number
    table.step += 1
    place_more(box, table)


# ---- First of all check the Fattening cards ----


def check_fattening(box: Box, table: Table) -> None:
    for place in range(BOTTOM_ROW, PLACES):
        if meets(box, table, table.turn, place):
            table.phase = CLAIMING
            return
    check_top_row(box, table)


def meets(box: Box, table: Table, seat: int, place: int) -> bool:
    """Whether the seat whose turn it is has what a card of the bottom row asks for."""
    if table.open[place] == NO_CARD:
        return False
    asks = box.asks[table.open[place]]
    if asks == MULTITROUGH:
        return has_multitrough(table, seat)
    if asks == LUCKY_THREE:
        return has_lucky_three(table)
    if asks == LONESOME_SQUEAK:
        return dice_rolled(table) == 1  # SW4
    if asks == SWEET_SIXES:
        return sixes_on_top_row(table, seat) == 4  # SW6
    return points_rolled(table) == 5 * (asks + 1)  # SW4: Swinbag 5, 10, 15


def points_rolled(table: Table) -> int:
    points = 0
    for face in range(FACES):
        points += (face + 1) * table.rolled[face]
    return points


def dice_rolled(table: Table) -> int:
    dice = 0
    for face in range(FACES):
        dice += table.rolled[face]
    return dice


def has_lucky_three(table: Table) -> bool:
    """SW4: three or more of the dice just rolled show the same number."""
    for face in range(FACES):
        if table.rolled[face] >= 3:
            return True
    return False


def has_multitrough(table: Table, seat: int) -> bool:
    """SW5: the dice on the whole top row are exactly 1-1-1-1, 2-2-2 or 3-3."""
    cards, most, dice = 0, 0, 0
    for card in range(TOP_ROW):
        here = table.dice[seat][card]
        dice += here
        if here > 0:
            cards += 1
        if here > most:
            most = here
    if dice != cards * most:  # not the same number on each
        return False
    return (cards == 4 and most == 1) or (cards == 3 and most == 2) or (cards == 2 and most == 3)


def sixes_on_top_row(table: Table, seat: int) -> int:
    sixes = 0
    for card in range(TOP_ROW):
        sixes += table.sixes[seat][card]
    return sixes


def take_fattening(box: Box, table: Table, place: int) -> None:
    for card in range(TOP_ROW):  # SW3: all their dice come back, the others' stay
        table.dice[table.turn][card] = 0
        table.sixes[table.turn][card] = 0
    take_card(box, table, place)


# ---- Then the cards of the top row ----


def check_top_row(box: Box, table: Table) -> None:
    for card in range(HAMSTERS):
        if table.dice[table.turn][card] >= box.need[card]:  # SW7: it must be taken; the dice reach only one
            return_dice(box, table, card)
            take_card(box, table, card)
            return
    check_hamsters(box, table)


def return_dice(box: Box, table: Table, card: int) -> None:
    """All dice on a card go back to their owners."""
    for seat in range(box.seats):
        table.dice[seat][card] = 0
        table.sixes[seat][card] = 0


def take_card(box: Box, table: Table, place: int) -> None:
    kind = table.open[place]
    table.open[place] = NO_CARD
    table.last_taken = kind
    table.idle = 0
    store(box, table, table.turn, box.portion[kind], 1)
    if most_of_one_food(table, table.turn) >= box.goal:
        table.phase = OVER  # SW12, SW16: won, before anything is revealed
    else:
        reveal_cards(box, table)


def store(box: Box, table: Table, seat: int, portion: int, cards: int) -> None:
    """Put a card into a storage (1) or take it out (-1)."""
    table.storage[seat][portion] += cards
    for food in range(FOODS):
        table.food[seat][food] += cards * box.food[portion][food]


# ---- Finally the Hungry Hamsters, if no card was taken ----


def check_hamsters(box: Box, table: Table) -> None:
    table.idle += 1
    if table.dice[table.turn][HAMSTERS] < box.need[HAMSTERS]:
        end_turn(box, table)
        return
    different, portion = 0, NO_CARD
    for other in range(PORTIONS):
        if table.storage[table.turn][other] > 0:
            different += 1
            portion = other
    if different > 1:
        table.phase = FEEDING  # SW8: choose the card
    elif different == 1:
        lose_card(box, table, portion)  # SW17: no choice to make
    else:
        end_meal(box, table, NOTHING)  # SW8: an empty storage loses nothing


def lose_card(box: Box, table: Table, portion: int) -> None:
    store(box, table, table.turn, portion, -1)
    table.eaten[portion] += 1
    end_meal(box, table, portion)


def end_meal(box: Box, table: Table, lost: int) -> None:
    table.last_lost = lost
    return_dice(box, table, HAMSTERS)
    end_turn(box, table)


# ---- End of the turn, end of the game ----


def end_turn(box: Box, table: Table) -> None:
    if table.idle >= box.idle_turns or not card_left_to_take(box, table):  # SW15, SW13
        table.phase = OVER
        return
    if all_hands_empty(box, table):  # SW10
        table.last_stuck = 1
        for card in range(TOP_ROW):
            return_dice(box, table, card)
    table.turn = (table.turn + 1) % box.seats
    start_turn(box, table)


def card_left_to_take(box: Box, table: Table) -> bool:
    for card in range(HAMSTERS):
        if table.open[card] != NO_CARD:
            return True
    for place in range(BOTTOM_ROW, PLACES):
        if table.open[place] != NO_CARD:
            asks = box.asks[table.open[place]]
            if asks != MULTITROUGH and asks != LONESOME_SQUEAK:  # SW13: these two need the top row
                return True
    return False


def all_hands_empty(box: Box, table: Table) -> bool:
    for seat in range(box.seats):
        if in_hand(box, table, seat) > 0:
            return False
    return True


def most_of_one_food(table: Table, seat: int) -> int:
    most = 0
    for food in range(FOODS):
        if table.food[seat][food] > most:
            most = table.food[seat][food]
    return most


def food_in_storage(table: Table, seat: int) -> int:
    total = 0
    for food in range(FOODS):
        total += table.food[seat][food]
    return total


def result(box: Box, table: Table, points: Any, ranks: Any) -> None:
    """SW13: the most of one food wins, then the most food, else they share. The seat that reached the goal (SW12) has the most."""
    for seat in range(box.seats):
        points[seat] = final_standing(table, seat)
    rank(box.seats, points, ranks)
    for seat in range(box.seats):
        points[seat] = most_of_one_food(table, seat)


def final_standing(table: Table, seat: int) -> int:
    return 128 * most_of_one_food(table, seat) + food_in_storage(table, seat)
