"""Sweets Stack for computer players: what a learning agent observes, and what a position is worth."""

from typing import Any

from sweetbox.games.sweets_stack.rules import (
    ABSENT,
    CANDY_FAIRY,
    CARDS,
    CHOOSING,
    COLOUR_NAMES,
    COLOURS,
    CROWN_IN_HAND,
    DEALING,
    DECK,
    DECLINED,
    EXCHANGE_COST,
    EXCHANGED,
    HAND,
    MOST_OWNED,
    MOST_ROWS,
    MOST_SEATS,
    NO_CROWN,
    NO_RULE,
    NOTHING,
    OFFERING,
    OVER,
    PLACING,
    POOL,
    POSITIONS,
    ROUNDS,
    RULES,
    SEEN_IN_HAND,
    SUGAR_GOBLIN,
    TURNS,
    UNDECIDED,
    UNSEEN,
    WITCHES_CAULDRON,
    Box,
    Table,
    cards_placed,
    direction,
    final_standing,
    is_full,
    neighbour,
    owner,
    price,
    rests,
    total,
)

# ---- What a learning agent observes ----

COUNTS = 14  # single numbers for each seat
PER_SEAT = MOST_ROWS + COUNTS + ROUNDS + COLOURS + MOST_OWNED

# A name for each number, in the order of `observe`; `seat +1` is the seat after the observer's.
OBSERVATION_NAMES = (
    *(f"card {card}: {what}" for card in range(CARDS) for what in ("place", "known")),
    *(
        f"seat +{ahead}: {what}"
        for ahead in range(MOST_SEATS)
        for what in (
            *(f"bucket row {row}" for row in range(MOST_ROWS)),
            *("pumpkins", "candles", "ghosts", "top", "hand", "deck", "below", "crown", "out of the round", "received"),
            *("offer", "choice", "pick", "rest"),
            *(f"score of round {number + 1}" for number in range(ROUNDS)),
            *(f"scored {COLOUR_NAMES[colour]}" for colour in range(COLOURS)),
            *(f"card below, {number}" for number in range(MOST_OWNED)),
        )
    ),
    *("phase", "round", "step", "rule of the round", "seats"),
)
OBSERVATION = len(OBSERVATION_NAMES)

# Numbers that are categories, with the lowest and the highest; all others are amounts. `*` matches any text.
OBSERVATION_CATEGORIES = {
    "*: place": (POOL, 6 * MOST_SEATS),
    "*: known": (UNSEEN, SEEN_IN_HAND),
    "*: top": (NOTHING, CARDS - 1),
    "*: crown": (NO_CROWN, CROWN_IN_HAND),
    "*: out of the round": (0, 1),
    "*: received": (NOTHING, CARDS - 1),
    "*: offer": (UNDECIDED, EXCHANGED),
    "*: choice": (NOTHING, CARDS - 1),
    "*: pick": (NOTHING, DECLINED),
    "*: rest": (NOTHING, POSITIONS),
    "*: card below, *": (NOTHING, CARDS - 1),
    "phase": (DEALING, OVER),
    "rule of the round": (NO_RULE, RULES - 1),
}


def observe(box: Box, table: Table, seat: int, out: Any) -> None:
    """Where each card is and what is known of it; each seat's bucket, from this seat on, as a number for each row; their counts."""
    n = 0
    for card in range(CARDS):
        place = table.place[card]
        out[n] = 0
        if POOL < place < ABSENT:  # the kind of place, and how many seats further on it is
            out[n] = 1 + (place - DECK) // MOST_SEATS * MOST_SEATS + (owner(place) - seat) % box.seats
        out[n + 1] = table.known[card]
        n += 2
    for ahead in range(MOST_SEATS):
        other = (seat + ahead) % box.seats
        for i in range(PER_SEAT):
            out[n + i] = 0
        if ahead < box.seats:
            observe_seat(box, table, other, out, n)
        n += PER_SEAT
    out[n] = table.phase
    out[n + 1] = table.round
    out[n + 2] = table.step
    out[n + 3] = box.rule[table.round]
    out[n + 4] = box.seats


def observe_seat(box: Box, table: Table, seat: int, out: Any, n: int) -> None:
    for row in range(box.high):
        out[n + row] = table.bucket[seat] >> row * box.wide & box.bottom
    n += MOST_ROWS
    out[n] = table.pumpkins[seat]
    out[n + 1] = table.candles[seat]
    out[n + 2] = table.ghosts[seat]
    out[n + 3] = table.top[seat]
    out[n + 4] = table.hand_size[seat]
    out[n + 5] = table.deck_size[seat]
    out[n + 6] = table.below_size[seat]
    out[n + 7] = table.crown[seat]
    out[n + 8] = table.out >> seat & 1
    out[n + 9] = table.received[seat]
    out[n + 10] = table.offer[seat]
    out[n + 11] = table.choice[seat]
    out[n + 12] = table.pick[seat]
    out[n + 13] = table.rest[seat]
    n += COUNTS
    for number in range(ROUNDS):
        out[n + number] = table.score[number][seat]
    n += ROUNDS
    for colour in range(COLOURS):
        out[n + colour] = table.scored[seat][colour]
    n += COLOURS
    for i in range(MOST_OWNED):
        out[n + i] = table.below[seat][i]


# ---- What a position is worth ----

FAIR = "reflex"  # too much lies between one step ahead and thinking for a second: three steps of the ladder would not span it
SLACK = (5, 2, 4)  # how far the levels gentle, fair and sharp err, in thousandths of the win
CROWDED_SLACK = (5, 2, 1)  # with more than two seats; the network, by which sharp plays, tells moves apart less there

# The weights of `evaluate`, in hundredths of a point or of a candy, found with the tuning command (README).
OPEN_WORTH, ROUGH_COST, LAST_ROOM = 20, 11, 40
ROW_WORTH, ROW_HOPE = 60, 60
GHOSTS_A_CANDY = 39
PUMPKIN_WORTH, USEFUL_PUMPKINS = 100, 5
THREAT_WORTH = 140
NO_PLACE = 40  # room left, per pumpkin, to a seat whose candy has no place
HALF_LEAD = (900, 700, 450)  # a lead that halves the others' chances, by round


def evaluate(box: Box, table: Table, seat: int) -> int:
    """By each seat's expected points at the end; the closer the end, the more a lead weighs."""
    if table.phase == OVER:
        return share_won(box, table, seat)
    best = expected(box, table, 0, seat)
    for other in range(1, box.seats):
        best = max(best, expected(box, table, other, seat))
    mine, all_seats = 0, 0
    for other in range(box.seats):
        weight = halved(best - expected(box, table, other, seat), HALF_LEAD[table.round])
        all_seats += weight
        if other == seat:
            mine = weight
    return 10000 * mine // all_seats


def share_won(box: Box, table: Table, seat: int) -> int:
    """10,000 for the winner; equal parts for seats that share the win."""
    mine, equal = final_standing(box, table, seat), 0
    for other in range(box.seats):
        standing = final_standing(box, table, other)
        if standing > mine:
            return 0
        if standing == mine:
            equal += 1  # including the seat itself
    return 10000 // equal


def halved(behind: int, half: int) -> int:
    """65536 / 2^(behind / half), linear between the powers of two."""
    times = min(14, behind // half)
    part = min(half, behind - times * half)
    return (65536 >> times) - (32768 >> times) * part // half


# The estimates below are in hundredths of a point or of a candy.


def expected(box: Box, table: Table, seat: int, viewer: int) -> int:
    """Points of the rounds that are over, and of this one as it may end for the seat."""
    points = 100 * total(table, seat) + expected_round(box, table, seat, viewer)
    if box.rule[table.round] == SUGAR_GOBLIN:
        points -= expected_favourite(box, table, (seat + direction(table)) % box.seats)
    return points


def expected_round(box: Box, table: Table, seat: int, viewer: int) -> int:
    card = card_ahead(table, seat)
    bucket = bucket_ahead(box, table, seat)
    scored = cards_placed(table, seat)
    ghosts = 100 * table.ghosts[seat]
    candles = 100 * table.candles[seat]
    pumpkins = table.pumpkins[seat]
    more = 0
    if bucket != NOTHING and not table.out >> seat & 1:
        more = room(box, bucket)
        if card != NOTHING:
            scored += 1
            ghosts += 100 * box.ghosts[card]
            pumpkins += box.scored[card]
        pumpkins -= price_ahead(box, table, seat)
        ghosts += more * GHOSTS_A_CANDY // 100
    if not table.out >> seat & 1:
        candles += candle_hope(box, table, seat, more)
    factor = 2 if box.rule[table.round] == WITCHES_CAULDRON else 1
    points = 100 * scored + more + expected_favourite(box, table, seat) + factor * ghosts * candles // 100
    if more > 0:
        points += PUMPKIN_WORTH * min(pumpkins, USEFUL_PUMPKINS)
        points += THREAT_WORTH * threat(box, table, seat, viewer) // 100
    return points


def card_ahead(table: Table, seat: int) -> int:
    """The card that the seat is about to score, as far as it can be seen."""
    if table.phase == PLACING:
        if table.pick[seat] == NOTHING:
            return table.received[seat]
        return table.pick[seat] // TURNS if table.pick[seat] != DECLINED else NOTHING
    return NOTHING


def bucket_ahead(box: Box, table: Table, seat: int) -> int:
    """The bucket with the coming candy placed in it as well as possible; NOTHING if there is no place for it."""
    filled = table.bucket[seat]
    if table.out >> seat & 1:
        return filled
    if table.phase == CHOOSING:
        giver = neighbour(box, table, seat, -direction(table))
        card = table.choice[giver]
        return filled if card == NOTHING else best_bucket(box, table, seat, card * TURNS)
    if table.phase != PLACING:
        return filled
    shape = table.pick[seat]
    if shape == DECLINED:
        return NOTHING
    if shape == NOTHING:
        return best_bucket(box, table, seat, table.received[seat] * TURNS)
    if table.rest[seat] == NOTHING:
        return best_bucket(box, table, seat, shape)
    return filled | box.cells[shape] << table.rest[seat]


def best_bucket(box: Box, table: Table, seat: int, shape: int) -> int:
    best, worth = NOTHING, -1000000
    places = rests(box, table, seat, shape)
    for position in range(box.wide * box.high):
        if places >> position & 1:
            filled = table.bucket[seat] | box.cells[shape] << position
            value = room(box, filled) + ROW_WORTH * full_rows(box, filled)
            if value > worth:
                best, worth = filled, value
    return best


def room(box: Box, filled: int) -> int:
    """How many more candies the bucket may take, by its open cells, less the steps between columns."""
    shade = filled | filled >> box.wide
    shade |= shade >> 2 * box.wide
    shade |= shade >> 4 * box.wide
    shade |= shade >> 8 * box.wide
    rough = bit_count((shade ^ shade >> 1) & ~box.right)
    return max(0, OPEN_WORTH * bit_count(box.sheet & ~shade) - ROUGH_COST * rough - LAST_ROOM)


def full_rows(box: Box, filled: int) -> int:
    rows = 0
    for row in range(box.high):
        if is_full(box, filled, row):
            rows += 1
    return rows


def bit_count(bits: int) -> int:
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 0x7F


def price_ahead(box: Box, table: Table, seat: int) -> int:
    """Fees of a choice that the seat has made but not yet paid for, less the pumpkins of the card that it will play."""
    if table.phase == PLACING and table.pick[seat] != NOTHING and table.pick[seat] != DECLINED:
        return price(table, seat, table.pick[seat])
    if table.phase == OFFERING and table.offer[seat] == EXCHANGED:
        return EXCHANGE_COST
    if table.phase == CHOOSING and table.choice[seat] != NOTHING:
        return -box.played[table.choice[seat]]
    return 0


def candle_hope(box: Box, table: Table, seat: int, more: int) -> int:
    """The chance, in hundredths, that the seat's victim goes out first."""
    victim = neighbour(box, table, seat, direction(table))
    bucket = bucket_ahead(box, table, victim)
    room_left = room(box, bucket) if bucket != NOTHING else NO_PLACE * table.pumpkins[victim]
    return min(95, max(5, 50 + (more - room_left) // 4))


def expected_favourite(box: Box, table: Table, seat: int) -> int:
    """Full rows count their cards; rows that can still be filled count part of them."""
    bucket = bucket_ahead(box, table, seat)
    card = card_ahead(table, seat)
    alive = bucket != NOTHING and not table.out >> seat & 1
    if bucket == NOTHING:
        bucket = table.bucket[seat]
    more = room(box, bucket) if alive else 0
    bonus = 0
    for row in range(box.high):
        colour = box.row_colour[row]
        cards = 100 * table.scored[seat][colour] + more // COLOURS
        if alive and card != NOTHING and box.colour[card] == colour:
            cards += 100
        if is_full(box, bucket, row):
            bonus += cards
        elif alive:
            bonus += row_hope(box, bucket, row) * cards // 100
    return 2 * bonus if box.rule[table.round] == CANDY_FAIRY else bonus


def row_hope(box: Box, bucket: int, row: int) -> int:
    """The chance, in hundredths, that a row gets filled: none if something lies over one of its gaps."""
    gaps = box.row[row] & ~bucket
    if row + 1 < box.high and gaps << box.wide & bucket != 0:
        return 0
    missing = bit_count(gaps)
    return ROW_HOPE * (box.wide - missing) // box.wide


def threat(box: Box, table: Table, seat: int, viewer: int) -> int:
    """How much more room the worst card of this hand would cost the seat's victim than that of a usual hand."""
    if table.phase != OFFERING or seat != viewer or table.offer[seat] == EXCHANGED:
        return 0
    victim = neighbour(box, table, seat, direction(table))
    worst = 0
    for card in range(CARDS):
        if table.place[card] == HAND + seat:
            worst = max(worst, room_taken(box, table, victim, card))
    most, together = 0, 0
    for card in range(box.in_colour):
        taken = room_taken(box, table, victim, card)
        most = max(most, taken)
        together += taken
    return worst - (together // box.in_colour + most) // 2


def room_taken(box: Box, table: Table, victim: int, card: int) -> int:
    bucket = best_bucket(box, table, victim, card * TURNS)
    after = room(box, bucket) if bucket != NOTHING else NO_PLACE * table.pumpkins[victim]
    return room(box, table.bucket[victim]) - after
