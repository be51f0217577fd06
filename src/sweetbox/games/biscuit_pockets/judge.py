"""Biscuit Pockets for computer players: what a learning agent observes, what a position is worth, what a person forgets."""

from typing import Any

from sweetbox.games.biscuit_pockets.notation import POCKET_NAMES
from sweetbox.games.biscuit_pockets.rules import (
    DRAW_START,
    GONE,
    KINDS,
    MOST_SEATS,
    NOBODY,
    OVER,
    POCKETS,
    UNSEEN,
    WORTH_TAKING,
    Box,
    Table,
    final_standing,
    points_of,
)
from sweetbox.kernel.chance import below

# ---- What a learning agent observes ----

# A name for each number, in the order of `observe`; `seat +1` is the seat after the observer's.
OBSERVATION_NAMES = (
    *(f"pocket {name}: {what}" for name in POCKET_NAMES for what in ("kind", "face down")),
    *(f"seat +{ahead}: kind {kind}" for ahead in range(MOST_SEATS) for kind in range(KINDS)),
    *(f"unseen: kind {kind}" for kind in range(KINDS)),
    "chain: steps",
    "turns until this seat's",
    "phase",
    "last lap: turns left",
    "turns without a tile",
    "seats",
)
OBSERVATION = len(OBSERVATION_NAMES)

# Numbers that are categories, with the lowest and the highest; all others are amounts. `*` matches any text.
OBSERVATION_CATEGORIES = {
    "*: kind": (GONE, KINDS - 1),
    "*: face down": (0, 1),
    "turns until this seat's": (NOBODY, MOST_SEATS - 1),
    "phase": (DRAW_START, OVER),
}


def observe(box: Box, table: Table, seat: int, out: Any) -> None:
    """Each pocket's kind and whether it is face down; each seat's tiles, from this seat on; unseen tiles; the turn."""
    n = 0
    for pocket in range(POCKETS):
        out[n] = table.pocket[pocket]
        out[n + 1] = table.face_down >> pocket & 1
        n += 2
    for ahead in range(MOST_SEATS):
        other = (seat + ahead) % box.seats
        for kind in range(KINDS):
            out[n] = table.received[other][kind] if ahead < box.seats else 0
            n += 1
    for kind in range(KINDS):
        out[n] = table.unseen[kind]
        n += 1
    out[n] = table.steps
    out[n + 1] = (table.turn - seat) % box.seats if table.turn >= 0 else -1  # turns until this seat's
    out[n + 2] = table.phase
    out[n + 3] = table.last_lap
    out[n + 4] = table.idle
    out[n + 5] = box.seats


# ---- What a position is worth ----

SLACK = (0, 2, 7)  # how far the levels gentle, fair and sharp err, in thousandths of the win; the gentle one forgets more instead

HALF_WON = 56  # a lead, in quarter points, that is worth half the way from an even share to the whole win


def evaluate(box: Box, table: Table, seat: int) -> int:
    """The lead over the best other seat; the chain in progress counts for the seat that is building it."""
    if table.phase == OVER:
        return share_won(box, table, seat)
    best, mine = -1, 0
    for other in range(box.seats):
        standing = 4 * points_of(box, table, other)
        if other == table.turn:
            standing += chain_worth(box, table)
        if other == seat:
            mine = standing
        else:
            best = max(best, standing)
    even, lead = 10000 // box.seats, mine - best
    # Bent, not cut off: even far ahead or behind, another point is worth something.
    if lead >= 0:
        return even + (10000 - even) * lead // (lead + HALF_WON)
    return even - even * lead // (lead - HALF_WON)


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


def chain_worth(box: Box, table: Table) -> int:
    """Quarter points that the chain on the table promises."""
    if table.steps == 0:
        return 0
    worth = 0
    for step in range(table.steps):
        worth += 4 * box.points[table.pocket[table.chain[step]]]
    return worth if table.steps >= WORTH_TAKING else 2


# ---- What a person forgets ----


def forget(box: Box, table: Table, seat: int, percent: int, rng: Any) -> None:
    """Blank out this percentage of the tiles that were seen and turned back, as a person forgets them (BP9)."""
    for pocket in range(POCKETS):
        kind = table.pocket[pocket]
        if kind >= 0 and table.face_down >> pocket & 1 and below(rng, 100) < percent:
            table.pocket[pocket] = UNSEEN
            table.unseen[kind] += 1
