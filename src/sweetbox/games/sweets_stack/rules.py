"""Sweets Stack. Readings SS1-SS24: see README.md."""

from ctypes import c_int8, c_int16, c_int64
from typing import Any

from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, below
from sweetbox.kernel.ranks import rank
from sweetbox.kernel.record import Record

MOST_SEATS = 4
SEATS = (2, MOST_SEATS)
HIDES = True  # hands, decks, and what the others choose while a step is open
ROUNDS = 3  # at most

COLOUR_NAMES = ("blue", "yellow", "green", "red")
COLOURS = len(COLOUR_NAMES)

# Cards: those of each colour in turn, then the crowns, one for each colour, which only Dragon's Fireball uses.
IN_COLOUR = 16  # at most; in a smaller edition the last numbers of each colour are ABSENT
CANDIES, CROWNS = COLOURS * IN_COLOUR, COLOURS
CARDS = CANDIES + CROWNS
HALF = CARDS // 2  # as many as fit into a mask
OWNED = 16  # most cards dealt to each player
MOST_OWNED = OWNED + 1  # and one crown
TURNS = 4  # upright, then each quarter turn to the right
SHAPES = CARDS * TURNS  # card * TURNS + turn: a card as it enters the bucket
CELLS = 8  # cells of the largest candy that an edition may have
MOST_ROWS = 14
POSITIONS = 60  # cells of the largest bucket: row * wide + column, from the bottom left

# The bucket is a bitboard. In one 6 wide and 8 high:
#   42 43 44 45 46 47
#   ...
#    6  7  8  9 10 11
#    0  1  2  3  4  5
# A candy's position is the cell of the bottom left corner of its rectangle; sets of positions are bitboards too.

NO_RULE, CANDY_CORN, RARE_CANDY, GUMMY_PYTHON, WITCHES_CAULDRON = 0, 1, 2, 3, 4
CANDY_FAIRY, SEVEN_FLAVOR_BEANS, DRAGONS_FIREBALL, SUGAR_GOBLIN = 5, 6, 7, 8
RULE_NAMES = (
    "none",
    "candy_corn",
    "rare_candy",
    "gummy_python",
    "witches_cauldron",
    "candy_fairy",
    "seven_flavor_beans",
    "dragons_fireball",
    "sugar_goblin",
)
RULES = len(RULE_NAMES)

MOST_HAND = 7
MOST_PUMPKINS = 20  # at the start of a round
EXCHANGE_COST = 1  # pumpkins
TURN_COST = 2
CHANGE_COST = 3

# A move is one of these plus a card, a shape or a position.
KEEP, EXCHANGE = 0, 1
UNDER = EXCHANGE + 1  # this card goes under the deck next
PLAY = UNDER + CARDS
PLACE = PLAY + CARDS
DECLINE = PLACE + SHAPES
REST = DECLINE + 1
FACE_DOWN = REST + POSITIONS  # the candy for which there is no place is laid face down
MOVES = FACE_DOWN + 1
OUTCOMES = CARDS  # the card dealt or drawn

# Phases. DEALING, PREPARING, CROWNING, REDRAWING and REFILLING are chance; the others are decisions by several seats at once.
DEALING, PREPARING, CROWNING, OFFERING, ORDERING, REDRAWING, CHOOSING, PLACING, REFILLING, OVER = range(10)
PHASE_NAMES = (
    "dealing",
    "preparing",
    "crowning",
    "offering",
    "ordering",
    "redrawing",
    "choosing",
    "placing",
    "refilling",
    "over",
)

# Where a card is: POOL, or one of these plus the seat. In a glimpse POOL is also "I don't know", and DECK of another seat is
# "somewhere in its deck, under it or in its hand".
POOL = 0
DECK, HAND, BELOW, SCORED, OUTSIDE, RECEIVED = range(1, 1 + 6 * MOST_SEATS, MOST_SEATS)  # OUTSIDE: face down, not placed
ABSENT = RECEIVED + MOST_SEATS  # not in the box

UNSEEN, SEEN_BY_OWNER, SEEN, SEEN_IN_HAND = 0, 1, 2, 3  # what is known of a card; SEEN: everyone knows who owns it
NO_CROWN, HIDDEN_CROWN, CROWN_IN_HAND = 0, 1, 2  # what everyone knows of a crown that only its owner has seen

UNDECIDED, KEPT, EXCHANGED = 0, 1, 2  # offers
NOTHING = -1
DECLINED = SHAPES  # a pick: none

# Dealing; then in each round the first hands, and at most 17 steps, each of them an offer, 6 cards put in order, 7 drawn, a card
# chosen, a shape, a resting place, and one card drawn.
LONGEST = CANDIES + ROUNDS * MOST_SEATS * (MOST_HAND + 1 + MOST_OWNED * 18)


class Box(Record):
    __slots__ = ()
    _fields_ = [
        ("sheet", c_int64),  # all cells of the bucket
        ("bottom", c_int64),  # its lowest row
        ("top", c_int64),  # its highest row
        ("left", c_int64),  # its first column
        ("right", c_int64),  # its last column
        ("row", c_int64 * MOST_ROWS),  # cells of each row, from the bottom
        ("prefill", c_int64 * RULES),  # cells filled at the start of a round with this rule
        ("keep_off", c_int64 * RULES),  # cells that the first candy may not occupy
        ("cells", c_int64 * SHAPES),  # the shape in the bottom left corner
        ("spots", c_int64 * SHAPES),  # positions between the side walls
        ("inside", c_int64 * SHAPES),  # positions wholly inside the bucket
        ("offset", c_int8 * CELLS * SHAPES),  # of each cell from the position
        ("size", c_int8 * SHAPES),  # number of cells
        ("is_turn", c_int8 * SHAPES),  # 1: looks different from every turn before it
        ("colour", c_int8 * CARDS),
        ("played", c_int8 * CARDS),  # pumpkins for the seat that plays the card
        ("scored", c_int8 * CARDS),  # pumpkins for the seat that scores it
        ("still", c_int8 * CARDS),  # 1: no turning while it is on top
        ("ghosts", c_int8 * CARDS),
        ("row_colour", c_int8 * MOST_ROWS),
        ("rule", c_int8 * ROUNDS),
        ("seats", c_int8),
        ("wide", c_int8),
        ("high", c_int8),
        ("rounds", c_int8),
        ("in_colour", c_int8),  # cards of each colour
        ("owned", c_int8),  # cards dealt to each player
        ("hand", c_int8),  # cards drawn at the start of a round
        ("beans_hand", c_int8),  # the same with Seven Flavor Beans
        ("fireball_hand", c_int8),  # and with Dragon's Fireball, before the crown
        ("refill", c_int8),  # cards that a hand is refilled to
        ("pumpkins", c_int8),  # at the start of a round
    ]


class Table(Record):
    __slots__ = ()
    _fields_ = [
        ("bucket", c_int64 * MOST_SEATS),  # filled cells
        ("base", c_int16 * MOST_SEATS * ROUNDS),  # points of the rounds that are over
        ("favourite", c_int16 * MOST_SEATS * ROUNDS),
        ("candle", c_int16 * MOST_SEATS * ROUNDS),
        ("score", c_int16 * MOST_SEATS * ROUNDS),
        ("pick", c_int16 * MOST_SEATS),  # shape being placed, then the one placed last; DECLINED; NOTHING
        ("place", c_int8 * CARDS),
        ("known", c_int8 * CARDS),
        ("below", c_int8 * MOST_OWNED * MOST_SEATS),  # cards put under each deck, the next to be drawn first, then NOTHING
        ("scored", c_int8 * COLOURS * MOST_SEATS),  # face-up scored cards of each colour
        ("ghosts", c_int8 * MOST_SEATS),  # ghosts on those cards
        ("top", c_int8 * MOST_SEATS),  # the last of them, or NOTHING
        ("pumpkins", c_int8 * MOST_SEATS),
        ("candles", c_int8 * MOST_SEATS),
        ("hand_size", c_int8 * MOST_SEATS),
        ("deck_size", c_int8 * MOST_SEATS),  # the shuffled part
        ("below_size", c_int8 * MOST_SEATS),
        ("crown", c_int8 * MOST_SEATS),  # what everyone knows of the crown that only this seat has seen
        ("owed", c_int8 * MOST_SEATS),  # cards to be drawn, or dealt
        ("offer", c_int8 * MOST_SEATS),  # whether the hand is exchanged in this step
        ("ordered", c_int8 * MOST_SEATS),  # cards of the hand already put in order
        ("choice", c_int8 * MOST_SEATS),  # card chosen, then the one played in this step; NOTHING
        ("received", c_int8 * MOST_SEATS),  # card to be placed, or NOTHING
        ("rest", c_int8 * MOST_SEATS),  # where the pick rests; POSITIONS: face down; NOTHING
        ("out", c_int8),  # mask of the seats that are out of the round
        ("round", c_int8),
        ("step", c_int8),  # of the round
        ("phase", c_int8),
    ]


# ---- Setup ----


def setup(box: Box, table: Table) -> None:
    for seat in range(MOST_SEATS):
        table.pick[seat] = NOTHING
        table.top[seat] = NOTHING
        table.choice[seat] = NOTHING
        table.received[seat] = NOTHING
        table.rest[seat] = NOTHING
        for i in range(MOST_OWNED):
            table.below[seat][i] = NOTHING
    for seat in range(box.seats):
        table.owed[seat] = box.owned
    for card in range(CANDIES):
        if card % IN_COLOUR >= box.in_colour:
            table.place[card] = ABSENT
    table.phase = DEALING


def deal(box: Box, table: Table, card: int) -> None:
    seat = drawer(table)
    into_deck(table, seat, card)
    table.owed[seat] -= 1
    if box.owned * box.seats == COLOURS * box.in_colour and drawer(table) == box.seats - 1 and table.deck_size[box.seats - 1] == 0:
        for last in range(CANDIES):  # the last player gets the rest, so no chance
            if table.place[last] == POOL:
                into_deck(table, box.seats - 1, last)
        table.owed[box.seats - 1] = 0
    if drawer(table) == NOTHING:
        begin_round(box, table)


def into_deck(table: Table, seat: int, card: int) -> None:
    table.place[card] = DECK + seat
    table.deck_size[seat] += 1


# ---- Whose turn it is, and what can be done ----


def to_act(box: Box, table: Table) -> int:
    phase = table.phase
    if phase == OVER:
        return 0
    if phase == OFFERING or phase == ORDERING or phase == CHOOSING or phase == PLACING:  # noqa: SIM109
        return owing(box, table)
    return CHANCE


def owing(box: Box, table: Table) -> int:
    """Seats that still have to move in the open step."""
    seats = 0
    for seat in range(box.seats):
        if owes(table, seat):
            seats |= 1 << seat
    return seats


def owes(table: Table, seat: int) -> bool:
    if table.out >> seat & 1:
        return False
    if table.phase == OFFERING:
        return table.offer[seat] == UNDECIDED and can_exchange(table, seat)
    if table.phase == ORDERING:
        return table.offer[seat] == EXCHANGED and table.ordered[seat] < table.hand_size[seat] - 1
    if table.phase == CHOOSING:
        return table.choice[seat] == NOTHING
    return table.phase == PLACING and table.rest[seat] == NOTHING


def legal(box: Box, table: Table, seat: int, moves: Any) -> int:
    if not owes(table, seat):
        return 0
    if table.phase == OFFERING:
        moves[0] = KEEP
        moves[1] = EXCHANGE
        return 2
    if table.phase == ORDERING:
        return list_hand(table, seat, UNDER, moves)
    if table.phase == CHOOSING:
        return list_hand(table, seat, PLAY, moves)
    if table.pick[seat] == NOTHING:
        return list_shapes(box, table, seat, moves)
    if table.pick[seat] == DECLINED:
        moves[0] = FACE_DOWN
        return 1
    return list_rests(box, table, seat, moves)


def list_hand(table: Table, seat: int, kind_of_move: int, moves: Any) -> int:
    n = 0
    for first in range(0, CARDS, HALF):
        cards = cards_at(table, HAND + seat, first)
        while cards:
            moves[n] = kind_of_move + first + lowest(cards)
            n += 1
            cards &= cards - 1
    return n


def cards_at(table: Table, place: int, first: int) -> int:
    """A bit for each card that is at this place, among HALF of the cards from the first on."""
    cards = 0
    for i in range(HALF):
        if table.place[first + i] == place:
            cards |= 1 << i
    return cards


def list_shapes(box: Box, table: Table, seat: int, moves: Any) -> int:
    n = 0
    received = table.received[seat]
    for card in range(CARDS):
        if card == received or table.place[card] == HAND + seat:
            for turn in range(TURNS):
                shape = card * TURNS + turn
                if can_place(box, table, seat, shape):
                    moves[n] = PLACE + shape
                    n += 1
    if rests(box, table, seat, received * TURNS) == 0:  # SS4: a seat that can place without paying may not go out
        moves[n] = DECLINE
        n += 1
    return n


def can_place(box: Box, table: Table, seat: int, shape: int) -> bool:
    """Whether this shape of the received card, or of a card in hand, can be paid for and has a place."""
    if price(table, seat, shape) > table.pumpkins[seat]:
        return False
    if shape % TURNS > 0:
        if box.is_turn[shape] == 0 or turning_barred(box, table, seat):  # SS20
            return False
    return rests(box, table, seat, shape) != 0


def list_rests(box: Box, table: Table, seat: int, moves: Any) -> int:
    n = 0
    left = rests(box, table, seat, table.pick[seat])
    while left:
        moves[n] = REST + lowest(left)
        n += 1
        left &= left - 1
    return n


def play(box: Box, table: Table, seat: int, move: int) -> None:
    """Note the seat's choice; when the last choice is in, all of them take effect in seat order."""
    if move < UNDER:
        table.offer[seat] = KEPT if move == KEEP else EXCHANGED
    elif move < PLAY:
        put_in_order(table, seat, move - UNDER)
    elif move < PLACE:
        table.choice[seat] = move - PLAY
    elif move < REST:
        table.pick[seat] = move - PLACE
    else:
        table.rest[seat] = move - REST
    if owing(box, table) == 0:
        if table.phase == OFFERING:
            exchange(box, table)
        elif table.phase == ORDERING:
            hands_under_decks(box, table)
        elif table.phase == CHOOSING:
            reveal(box, table)
        else:
            mark_candies(box, table)


# ---- Drawing ----


def drawer(table: Table) -> int:
    """The seat that gets the next card, or NOTHING."""
    for seat in range(MOST_SEATS):
        if table.owed[seat] > 0:
            return seat
    return NOTHING


def odds(box: Box, table: Table, weights: Any) -> int:
    """SS13: decks are shuffled, so each card in the deck is as likely as any other."""
    total = 0
    source = POOL
    first, end = 0, CANDIES
    if table.phase == CROWNING:
        first, end = CANDIES, CARDS
    elif table.phase != DEALING:
        source = DECK + drawer(table)
        end = CARDS
    for card in range(CARDS):
        weights[card] = 0
        if first <= card < end and table.place[card] == source:
            weights[card] = 1
            total += 1
    return total


def happen(box: Box, table: Table, outcome: int) -> None:
    if table.phase == DEALING:
        deal(box, table, outcome)
    elif table.phase == CROWNING:
        hand_out_crown(box, table, outcome)
    else:
        draw(table, drawer(table), outcome)
        draw_on(box, table)


def draw(table: Table, seat: int, card: int) -> None:
    table.deck_size[seat] -= 1
    into_hand(table, seat, card)
    table.owed[seat] -= 1


def into_hand(table: Table, seat: int, card: int) -> None:
    table.place[card] = HAND + seat
    table.hand_size[seat] += 1
    if table.known[card] == UNSEEN:
        table.known[card] = SEEN_BY_OWNER


def draw_on(box: Box, table: Table) -> None:
    """Draw what needs no chance; when everybody has drawn, continue."""
    seat = drawer(table)
    while seat != NOTHING:
        if table.deck_size[seat] > 1:
            return
        if table.deck_size[seat] == 1:
            draw(table, seat, only_card_in_deck(table, seat))
        elif table.below_size[seat] > 0:
            draw_from_below(table, seat)
        else:
            table.owed[seat] = 0  # SS10: as far as the deck goes
        seat = drawer(table)
    if table.phase == REDRAWING:
        table.phase = CHOOSING
    elif table.phase == PREPARING and box.rule[table.round] == DRAGONS_FIREBALL:
        begin_crowning(box, table)
    else:
        begin_step(box, table)


def only_card_in_deck(table: Table, seat: int) -> int:
    card = 0
    while table.place[card] != DECK + seat:
        card += 1
    return card


def draw_from_below(table: Table, seat: int) -> None:
    """SS22: the card that was put under the deck first."""
    into_hand(table, seat, table.below[seat][0])
    table.owed[seat] -= 1
    table.below_size[seat] -= 1
    for i in range(MOST_OWNED - 1):
        table.below[seat][i] = table.below[seat][i + 1]
    table.below[seat][MOST_OWNED - 1] = NOTHING


# ---- Round preparation ----


def begin_round(box: Box, table: Table) -> None:
    rule = box.rule[table.round]
    table.out = 0
    table.step = 0
    for seat in range(box.seats):
        table.pumpkins[seat] = box.pumpkins
        table.candles[seat] = 0
        table.bucket[seat] = box.prefill[rule]  # SS16: Candy Corn, Rare Candy
        table.owed[seat] = first_hand(box, rule)
    table.phase = PREPARING


def first_hand(box: Box, rule: int) -> int:
    if rule == SEVEN_FLAVOR_BEANS:
        return box.beans_hand
    if rule == DRAGONS_FIREBALL:
        return box.fireball_hand
    return box.hand


def begin_crowning(box: Box, table: Table) -> None:
    """SS16: after four cards each player draws one crown."""
    for seat in range(box.seats):
        table.owed[seat] = 1
    table.phase = CROWNING


def hand_out_crown(box: Box, table: Table, card: int) -> None:
    crown_to(table, drawer(table), card)
    if drawer(table) == MOST_SEATS - 1:
        for last in range(CANDIES, CARDS):  # the fourth player gets the last one, so no chance
            if table.place[last] == POOL:
                crown_to(table, MOST_SEATS - 1, last)
    if drawer(table) == NOTHING:
        begin_step(box, table)


def crown_to(table: Table, seat: int, card: int) -> None:
    into_hand(table, seat, card)
    table.owed[seat] -= 1
    table.crown[seat] = CROWN_IN_HAND


# ---- Before step 1: exchanging hands ----


def begin_step(box: Box, table: Table) -> None:
    for seat in range(box.seats):
        table.offer[seat] = UNDECIDED
        table.choice[seat] = NOTHING
    if cards_to_play(box, table) == 0:  # SS11
        end_round(box, table)
        return
    table.step += 1
    table.phase = OFFERING
    if owing(box, table) == 0:
        table.phase = CHOOSING


def cards_to_play(box: Box, table: Table) -> int:
    cards = 0
    for seat in range(box.seats):
        if not table.out >> seat & 1:
            cards += table.hand_size[seat]
    return cards


def can_exchange(table: Table, seat: int) -> bool:
    return table.pumpkins[seat] >= EXCHANGE_COST and table.hand_size[seat] > 0


def exchange(box: Box, table: Table) -> None:
    """SS18: now everyone knows who exchanges."""
    anyone = False
    for seat in range(box.seats):
        if table.offer[seat] == EXCHANGED:
            table.pumpkins[seat] -= EXCHANGE_COST
            anyone = True
    table.phase = CHOOSING
    if anyone:
        table.phase = ORDERING
        if owing(box, table) == 0:
            hands_under_decks(box, table)


def put_in_order(table: Table, seat: int, card: int) -> None:
    """SS7: the owner chooses the order; the others see nothing of it."""
    table.below[seat][table.below_size[seat] + table.ordered[seat]] = card
    table.place[card] = BELOW + seat
    table.ordered[seat] += 1


def hands_under_decks(box: Box, table: Table) -> None:
    for seat in range(box.seats):
        if table.offer[seat] == EXCHANGED:
            for card in range(CARDS):
                if table.place[card] == HAND + seat:
                    put_in_order(table, seat, card)  # the last one needs no choice
            for card in range(CARDS):
                if table.place[card] == BELOW + seat and table.known[card] == SEEN_IN_HAND:
                    table.known[card] = SEEN  # SS19
            if table.crown[seat] == CROWN_IN_HAND:
                table.crown[seat] = HIDDEN_CROWN
            table.below_size[seat] += table.hand_size[seat]
            table.owed[seat] = table.hand_size[seat]
            table.hand_size[seat] = 0
            table.ordered[seat] = 0
    table.phase = REDRAWING
    draw_on(box, table)


# ---- Steps 1 and 2: playing and passing cards ----


def reveal(box: Box, table: Table) -> None:
    """SS1: all cards are revealed at once, pumpkins are paid, and each card passes to a neighbour."""
    for seat in range(box.seats):
        table.pick[seat] = NOTHING
        table.rest[seat] = NOTHING
        if not table.out >> seat & 1:
            card = table.choice[seat]
            show(table, seat, card)
            table.hand_size[seat] -= 1
            table.pumpkins[seat] += box.played[card]
            receiver = neighbour(box, table, seat, direction(table))
            table.received[receiver] = card
            table.place[card] = RECEIVED + receiver
    table.phase = PLACING


def show(table: Table, seat: int, card: int) -> None:
    """SS17: from now on everyone knows the card, and who owns it."""
    if card >= CANDIES and table.known[card] < SEEN:
        table.crown[seat] = NO_CROWN
    table.known[card] = SEEN


def direction(table: Table) -> int:
    """SS2: to the left in rounds 1 and 2, to the right in round 3, if there is one."""
    return -1 if table.round == ROUNDS - 1 else 1


def neighbour(box: Box, table: Table, seat: int, step: int) -> int:
    """The next seat in this direction that was still in when the step began."""
    other = (seat + step) % box.seats
    while table.out >> other & 1:
        other = (other + step) % box.seats
    return other


# ---- Step 3: where a candy can come to rest ----


def rests(box: Box, table: Table, seat: int, shape: int) -> int:
    """All positions where the seat may let the shape rest."""
    filled = table.bucket[seat]
    keep_off = box.keep_off[box.rule[table.round]]
    places = drops(box, filled, shape)
    if keep_off != 0 and shape < CANDIES * TURNS and cards_placed(table, seat) == 0:
        upright = shape - shape % TURNS
        if drops(box, filled, upright) & ~touching(box, upright, keep_off) != 0:
            places &= ~touching(box, shape, keep_off)  # SS16: Gummy Python
    return places


def drops(box: Box, filled: int, shape: int) -> int:
    """SS3: all positions where the shape can come to rest, dropped into a bucket with these cells filled."""
    free = box.spots[shape] & ~touching(box, shape, filled)
    held = touching(box, shape, (filled & ~box.top) << box.wide)  # a cell of it inside the bucket has a filled cell right below
    reached = free & box.top  # it comes from above, over any columns
    before = 0
    while reached != before:
        before = reached
        loose = reached & ~held
        reached |= free & (loose >> box.wide | (loose & ~box.left) >> 1 | (loose & ~box.right) << 1)
    return reached & box.inside[shape] & (held | box.bottom)


def touching(box: Box, shape: int, cells: int) -> int:
    """Positions in which the shape covers one of these cells."""
    positions = 0
    for i in range(box.size[shape]):
        positions |= cells >> box.offset[shape][i]
    return positions


def price(table: Table, seat: int, shape: int) -> int:
    cost = 0
    if shape // TURNS != table.received[seat]:
        cost += CHANGE_COST  # SS6
    if shape % TURNS > 0:
        cost += TURN_COST  # SS5
    return cost


def turning_barred(box: Box, table: Table, seat: int) -> bool:
    top = table.top[seat]
    return top != NOTHING and box.still[top] == 1


def cards_placed(table: Table, seat: int) -> int:
    cards = 0
    for colour in range(COLOURS):
        cards += table.scored[seat][colour]
    return cards


# ---- Steps 3 and 4: marking and scoring candies, or going out ----


def mark_candies(box: Box, table: Table) -> None:
    out = table.out
    for seat in range(box.seats):
        if not table.out >> seat & 1:
            if table.pick[seat] == DECLINED:
                out |= 1 << seat
                go_out(box, table, seat)
            else:
                mark(box, table, seat)
    for seat in range(box.seats):
        table.received[seat] = NOTHING
    table.out = out
    if seats_in(box, table) <= 1:  # SS11
        end_round(box, table)
    else:
        refill(box, table)


def mark(box: Box, table: Table, seat: int) -> None:
    shape = table.pick[seat]
    card = shape // TURNS
    table.pumpkins[seat] -= price(table, seat, shape)
    table.bucket[seat] |= box.cells[shape] << table.rest[seat]
    received = table.received[seat]
    if card != received:  # SS6: the received card goes into the hand, and everyone knows that it is there
        show(table, seat, card)
        table.place[received] = HAND + seat
        table.known[received] = SEEN_IN_HAND
    table.place[card] = SCORED + seat
    table.scored[seat][box.colour[card]] += 1
    table.ghosts[seat] += box.ghosts[card]
    table.top[seat] = card
    table.pumpkins[seat] += box.scored[card]  # SS14: after the fees


def go_out(box: Box, table: Table, seat: int) -> None:
    """SS8: the giver takes a candle, even if it goes out in the same step."""
    giver = neighbour(box, table, seat, -direction(table))
    table.candles[giver] += 1
    table.place[table.received[seat]] = OUTSIDE + seat


def seats_in(box: Box, table: Table) -> int:
    seats = 0
    for seat in range(box.seats):
        if not table.out >> seat & 1:
            seats += 1
    return seats


# ---- Step 5: refilling hands ----


def refill(box: Box, table: Table) -> None:
    for seat in range(box.seats):
        if not table.out >> seat & 1 and table.hand_size[seat] < box.refill:
            table.owed[seat] = box.refill - table.hand_size[seat]
    table.phase = REFILLING
    draw_on(box, table)


# ---- Scoring ----


def end_round(box: Box, table: Table) -> None:
    number = table.round
    for seat in range(box.seats):
        table.base[number][seat] = cards_placed(table, seat)
        table.favourite[number][seat] = favourite_bonus(box, table, seat)
        table.candle[number][seat] = candle_bonus(box, table, seat)
    for seat in range(box.seats):
        score = table.base[number][seat] + table.favourite[number][seat] + table.candle[number][seat]
        if box.rule[number] == SUGAR_GOBLIN:  # SS16: whether or not the neighbour is out
            score -= table.favourite[number][(seat + direction(table)) % box.seats]
        table.score[number][seat] = score
    if number == box.rounds - 1:
        table.phase = OVER
    else:
        gather(box, table)
        table.round += 1
        begin_round(box, table)


def favourite_bonus(box: Box, table: Table, seat: int) -> int:
    """SS12: for each full row, the scored cards of its colour."""
    bonus = 0
    for row in range(box.high):
        if is_full(box, table.bucket[seat], row):
            bonus += table.scored[seat][box.row_colour[row]]
    return 2 * bonus if box.rule[table.round] == CANDY_FAIRY else bonus


def is_full(box: Box, bucket: int, row: int) -> bool:
    """SS9: prefilled cells count, and rows never clear."""
    return bucket & box.row[row] == box.row[row]


def candle_bonus(box: Box, table: Table, seat: int) -> int:
    bonus = table.candles[seat] * table.ghosts[seat]
    return 2 * bonus if box.rule[table.round] == WITCHES_CAULDRON else bonus


def gather(box: Box, table: Table) -> None:
    """SS13: all cards that a player owns become the next deck, shuffled."""
    for card in range(CARDS):
        if POOL < table.place[card] < ABSENT:
            seat = owner(table.place[card])
            table.place[card] = DECK + seat
            if table.known[card] == SEEN_IN_HAND:
                table.known[card] = SEEN
    for seat in range(box.seats):
        table.deck_size[seat] += table.hand_size[seat] + table.below_size[seat] + cards_placed(table, seat)
        table.deck_size[seat] += table.out >> seat & 1  # the card laid face down
        table.hand_size[seat] = 0
        table.below_size[seat] = 0
        table.ghosts[seat] = 0
        table.top[seat] = NOTHING
        for colour in range(COLOURS):
            table.scored[seat][colour] = 0
        for i in range(MOST_OWNED):
            table.below[seat][i] = NOTHING
        if table.crown[seat] == CROWN_IN_HAND:
            table.crown[seat] = HIDDEN_CROWN


def owner(place: int) -> int:
    """The seat of a place that is neither POOL nor ABSENT."""
    return (place - DECK) % MOST_SEATS


def result(box: Box, table: Table, points: Any, ranks: Any) -> None:
    for seat in range(box.seats):
        points[seat] = final_standing(box, table, seat)
    rank(box.seats, points, ranks)
    for seat in range(box.seats):
        points[seat] = total(table, seat)


def total(table: Table, seat: int) -> int:
    return table.score[0][seat] + table.score[1][seat] + table.score[2][seat]


def final_standing(box: Box, table: Table, seat: int) -> int:
    """SS15: points, then those of the last round."""
    return (1 << 14) * total(table, seat) + table.score[box.rounds - 1][seat]


# ---- What a seat knows ----


def hide(box: Box, table: Table, seat: int) -> None:
    if table.phase == OVER:  # SS17: all cards are shown
        return
    for card in range(CARDS):
        place = table.place[card]
        if place != POOL and place < SCORED:
            hide_card(table, card, owner(place), seat)
    for other in range(box.seats):
        if other != seat:
            for i in range(MOST_OWNED):
                table.below[other][i] = NOTHING
            table.ordered[other] = 0
            # SS18: nobody sees another's choice before all have made theirs.
            if table.phase == OFFERING:
                table.offer[other] = UNDECIDED
            elif table.phase == CHOOSING:
                table.choice[other] = NOTHING
            elif table.phase == PLACING:
                table.pick[other] = NOTHING
                table.rest[other] = NOTHING


def hide_card(table: Table, card: int, holder: int, seat: int) -> None:
    """Hide what the seat does not know of a card in a hand, in a deck or under one."""
    known = table.known[card]
    if known == UNSEEN or (known == SEEN_BY_OWNER and holder != seat):
        table.place[card] = POOL  # SS17
        table.known[card] = UNSEEN
    elif holder != seat:
        table.place[card] = HAND + holder if known == SEEN_IN_HAND else DECK + holder  # SS19


def imagine(box: Box, table: Table, seat: int, rng: Any) -> None:
    """SS19: all deals that fit what is known are equally likely."""
    if table.phase == OVER:
        return
    for holder in range(box.seats):
        if holder != seat and table.crown[holder] != NO_CROWN:
            crown = random_card(table, POOL, CANDIES, CARDS, rng)
            table.place[crown] = HAND + holder if table.crown[holder] == CROWN_IN_HAND else DECK + holder
            table.known[crown] = SEEN_BY_OWNER
    for holder in range(box.seats):
        unknown = table.deck_size[holder] + table.hand_size[holder] + table.below_size[holder]
        unknown -= count(table, DECK + holder) + count(table, HAND + holder) + count(table, BELOW + holder)
        for _ in range(unknown):
            table.place[random_card(table, POOL, 0, CANDIES, rng)] = DECK + holder
    for holder in range(box.seats):
        if holder != seat:
            for _ in range(table.hand_size[holder] - count(table, HAND + holder)):
                imagine_drawn(table, random_card(table, DECK + holder, 0, CARDS, rng), HAND + holder)
            for i in range(table.below_size[holder]):
                card = random_card(table, DECK + holder, 0, CARDS, rng)
                imagine_drawn(table, card, BELOW + holder)
                table.below[holder][i] = card


def imagine_drawn(table: Table, card: int, place: int) -> None:
    table.place[card] = place
    if table.known[card] == UNSEEN:
        table.known[card] = SEEN_BY_OWNER


def count(table: Table, place: int) -> int:
    cards = 0
    for card in range(CARDS):
        if table.place[card] == place:
            cards += 1
    return cards


def random_card(table: Table, place: int, first: int, end: int, rng: Any) -> int:
    """One of the cards from first to end that are at this place, each equally likely."""
    cards = 0
    for card in range(first, end):
        if table.place[card] == place:
            cards += 1
    skip = below(rng, cards)
    for card in range(first, end):
        if table.place[card] == place:
            if skip == 0:
                return card
            skip -= 1
    return NOTHING


def seen_by(box: Box, table: Table, actor: int, event: int) -> int:
    """Choices are secret until all are in; a drawn card is seen by the seat that draws it; a dealt card is seen by nobody."""
    if actor == CHANCE:
        return 0 if table.phase == DEALING else 1 << drawer(table)
    if table.phase == OFFERING:
        for seat in range(box.seats):
            if seat != actor and not table.out >> seat & 1 and can_exchange(table, seat):
                return 1 << actor
        return (1 << box.seats) - 1  # nobody else had the choice: the step is over
    return 1 << actor
