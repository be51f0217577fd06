"""Last Toffee for computer players: what a learning agent observes, and what a position is worth."""

from typing import Any

from sweetbox.games._template.rules import DRAW_START, FACES, GOLD, MOST_SEATS, NOBODY, OVER, Box, Table, final_standing

# ---- What a learning agent observes ----

# A name for each number, in the order of `observe`; `seat +1` is the seat after the observer's.
OBSERVATION_NAMES = (
    *(f"seat +{ahead}: {what}" for ahead in range(MOST_SEATS) for what in ("toffees", "rolls")),
    *(f"die: faces of {face + 1}" for face in range(FACES)),
    *("jar", "turns until this seat's", "phase", "golden", "seats"),
)
OBSERVATION = len(OBSERVATION_NAMES)

# Numbers that name something, from the lowest to the highest; all others count something. `*` is any text.
OBSERVATION_CATEGORIES = {
    "turns until this seat's": (NOBODY, MOST_SEATS - 1),
    "phase": (DRAW_START, OVER),
    "golden": (0, 1),
}


def observe(box: Box, table: Table, seat: int, out: Any) -> None:
    """Toffees and rolls of each seat from this one on, the die, the jar, the turn."""
    n = 0
    for ahead in range(MOST_SEATS):
        other = (seat + ahead) % box.seats
        out[n] = table.taken[other] if ahead < box.seats else 0
        out[n + 1] = table.rolls[other] if ahead < box.seats else 0
        n += 2
    for face in range(FACES):
        out[n] = box.faces[face]
        n += 1
    out[n] = table.jar
    out[n + 1] = (table.turn - seat) % box.seats if table.turn >= 0 else -1  # turns until this seat's
    out[n + 2] = table.phase
    out[n + 3] = box.golden
    out[n + 4] = box.seats


# ---- What a position is worth ----


def evaluate(box: Box, table: Table, seat: int) -> int:
    """The lead over the average seat, the last toffee in the jar counted for the seat that must take it."""
    if table.phase == OVER:
        return share_won(box, table, seat)
    lead = 0
    for other in range(box.seats):
        lead += promise(box, table, seat) - promise(box, table, other)
    return min(9999, max(1, 10000 // box.seats + 300 * lead))


def promise(box: Box, table: Table, seat: int) -> int:
    if table.jar > 1 or seat != table.turn:
        return table.taken[seat]
    return table.taken[seat] + 1 + GOLD if box.golden else 0


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
