"""Sweet Nose for computer players: what a learning agent observes, and what a position is worth."""

from typing import Any

from sweetbox.games.sweet_nose.components import STORES, SWEETS
from sweetbox.games.sweet_nose.rules import (
    BIDDING,
    DEALING,
    KINDS,
    MIXED_PAIRS,
    MOST_SEATS,
    NO_PAIR,
    NO_STORE,
    NOBODY,
    ORDERS,
    OVER,
    PAIRS,
    TILES,
    Box,
    Table,
    seats_above,
    sweetness,
    tokens,
)

# ---- What a learning agent observes ----

# A name for each number, in the order of `observe`; `seat +1` is the seat after the observer's.
_OF_KIND = ("plate", "bowl", "marker revealed")
OBSERVATION_NAMES = (
    *(
        f"seat +{ahead}: {what}"
        for ahead in range(MOST_SEATS)
        for what in (
            *(f"{where}, {sweet}" for sweet in SWEETS for where in _OF_KIND),
            *(f"store {store}" for store in STORES),
            *("points", "points of the round"),
        )
    ),
    *(f"{what}, {sweet}" for sweet in SWEETS for what in ("own marker", "market")),
    *("phase", "round", "exchanged", "turns without a change", "passes", "seats until the start player", "seats until the turn"),
    *("seats until the partner", "pair being exchanged", "seats until the switcher", "markers switched"),
    *("seats", "rounds", "to the sky: points", "turns without a change that end the match"),
)
OBSERVATION = len(OBSERVATION_NAMES)

# Numbers that are categories, with the lowest and the highest; all others are amounts. `*` matches any text.
OBSERVATION_CATEGORIES = {
    "*: store *": (0, 1),
    "phase": (DEALING, OVER),
    "exchanged": (0, 1),
    "seats until the start player": (NOBODY, MOST_SEATS - 1),
    "seats until the turn": (NOBODY, MOST_SEATS - 1),
    "seats until the partner": (NOBODY, MOST_SEATS - 1),
    "pair being exchanged": (NO_PAIR, PAIRS - 1),
    "seats until the switcher": (NOBODY, MOST_SEATS - 1),
    "markers switched": (NO_PAIR, MIXED_PAIRS - 1),
}


def observe(box: Box, table: Table, seat: int, out: Any) -> None:
    """For each seat, from this one on: plate, bowl, markers revealed last, store, points; then own markers, market, the turn."""
    n = 0
    for ahead in range(MOST_SEATS):
        other = (seat + ahead) % box.seats
        here = 1 if ahead < box.seats else 0
        for kind in range(KINDS):
            out[n] = table.plate[other][kind] * here
            out[n + 1] = table.bowl[other][kind] * here
            out[n + 2] = table.revealed[other][kind] * here
            n += 3
        for tile in range(TILES):
            out[n] = here if table.store[other] == tile else 0
            n += 1
        out[n] = table.total[other] * here
        out[n + 1] = table.round_points[other] * here
        n += 2
    for kind in range(KINDS):
        out[n] = marker_of(box, table, seat, kind)
        out[n + 1] = table.market[kind]
        n += 2
    out[n] = table.phase
    out[n + 1] = table.round
    out[n + 2] = table.exchanged
    out[n + 3] = table.idle
    out[n + 4] = table.passes
    out[n + 5] = seats_ahead(box, seat, table.start)
    out[n + 6] = seats_ahead(box, seat, table.turn)
    out[n + 7] = seats_ahead(box, seat, table.partner)
    out[n + 8] = table.pair
    out[n + 9] = seats_ahead(box, seat, table.switcher)
    out[n + 10] = table.switched
    out[n + 11] = box.seats
    out[n + 12] = box.rounds
    out[n + 13] = box.sky
    out[n + 14] = box.idle_turns


def seats_ahead(box: Box, seat: int, other: int) -> int:
    return (other - seat) % box.seats if other >= 0 else -1


def marker_of(box: Box, table: Table, seat: int, kind: int) -> int:
    """The marker laid, or the one chosen while others are still choosing; 0 if it is not known."""
    if table.choice[seat] > 0:
        return box.order[table.choice[seat] - 1][kind]
    return table.marker[seat][kind]


# ---- What a position is worth ----

SLACK = (100, 10, 13)  # how far the levels gentle, fair and sharp err, in thousandths of the win
CROWDED_SLACK = (100, 10, 1)  # with more than three seats; with 3, sharp took no more than fair at five

PLAYOUT = 60  # a search judges better after some random play: the worth of an exchange shows late

SECRETS = ORDERS  # the markers that a seat sets show in its exchanges: nobody gives away what it likes

# Estimates, in tenths of a point: what an unused store is worth, and what the first to fifth highest bids promise.
STORE_WORTH = (4, 4, 4, 25, 4, 30, 8, 45, 0, 25)
BID_WORTH = (40, 34, 28, 20, 10)

STANDING_BITS = 12  # for each seat's standing: all are kept in one integer, so that each is worked out only once
LOWEST = 64  # the worth of an unused store can take a standing below 0, but by less than this


def evaluate(box: Box, table: Table, seat: int) -> int:
    """A seat's weight halves with every few points it is behind the best; the less is still to come, the fewer points it takes."""
    if table.phase == OVER:
        return share_won(box, table, seat)
    standings, best = 0, 1 << STANDING_BITS
    for other in range(box.seats):
        stands = standing(box, table, other)
        standings |= (LOWEST + stands) << STANDING_BITS * other
        best = min(best, stands)
    half = points_that_halve(box, table)
    mine, everyone = 0, 0
    for other in range(box.seats):
        behind = (standings >> STANDING_BITS * other & (1 << STANDING_BITS) - 1) - LOWEST - best
        halvings = 0
        while behind >= half:  # seldom more than a few times: a division would take longer
            behind -= half
            halvings += 1
        weight = ((1 << 20) >> min(halvings, 20)) * (2 * half - behind)
        if other == seat:
            mine = weight
        everyone += weight
    return 10000 * mine // everyone


def share_won(box: Box, table: Table, seat: int) -> int:
    """10,000 for the winner; equal parts for seats that share the win."""
    equal = 0
    for other in range(box.seats):
        if table.total[other] < table.total[seat]:
            return 0
        if table.total[other] == table.total[seat]:
            equal += 1  # including the seat itself
    return 10000 // equal


def standing(box: Box, table: Table, seat: int) -> int:
    """The total after this round, in tenths of a point, as far as it can be foreseen; lower is better."""
    tenths = 10 * (table.total[seat] + points_expected(box, table, seat))
    if table.store[seat] != NO_STORE:
        tenths -= STORE_WORTH[table.store[seat]] * smallest_plate(box, table) // box.plate
    elif table.phase == BIDDING and table.total[seat] > 0:
        tenths -= BID_WORTH[seats_above(box, table, seat)]
    return tenths


def points_expected(box: Box, table: Table, seat: int) -> int:
    """Points if the round ended now. Unknown markers are guessed to suit the sweets: 1 on the kind with the most, and so on."""
    points = 0
    if marker_of(box, table, seat, 0) > 0:  # they are set all at once, so all are known
        for kind in range(KINDS):
            points += tokens(table, seat, kind) * sweetness(table, seat, kind, marker_of(box, table, seat, kind))
        return points
    left = (1 << box.kinds) - 1  # bit per kind that has no marker yet
    for value in range(1, box.kinds + 1):
        most = -1
        for kind in range(box.kinds):
            if left >> kind & 1 and (most < 0 or tokens(table, seat, kind) > tokens(table, seat, most)):
                most = kind
        left ^= 1 << most
        points += tokens(table, seat, most) * sweetness(table, seat, most, value)
    return points


def smallest_plate(box: Box, table: Table) -> int:
    """Tokens on the smallest plate: how much of the round is left."""
    smallest: int = box.plate
    for seat in range(box.seats):
        size = 0
        for kind in range(KINDS):
            size += table.plate[seat][kind]
        smallest = min(smallest, size)
    return smallest


def points_that_halve(box: Box, table: Table) -> int:
    """Tenths of a point that halve a seat's hope: many while there are rounds to come, few at the end of the last one."""
    rounds_left = box.rounds - 1 - table.round
    if box.sky > 0:
        highest = 0
        for seat in range(box.seats):
            highest = max(highest, table.total[seat])
        rounds_left = max(0, (box.sky - highest) // 22)
    return 10 + 4 * smallest_plate(box, table) + 30 * max(0, rounds_left)
