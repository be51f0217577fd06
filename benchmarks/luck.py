"""How much luck is in Biscuit Pockets: the largest share of the win that any player can take from greedy, worked out exactly.

python benchmarks/luck.py [ONES,CRACKED,TWOS,THREES]

The whole box is too large to solve, so this is a smaller one for two seats, without fives and chocolate: 18 tiles in about the same
proportions unless told otherwise. A tie in points is shared here. Positions do not matter, only what is known and unseen of
each kind; every turn reveals a tile, takes some or changes nothing, so that all values follow from smaller tables, smallest first.
"""

import sys
import time
from typing import Any

import numpy as np
from numba import njit, prange

KINDS = 4
ONE, CRACKED, TWO, THREE = 0, 1, 2, 3
POINTS = (1, 1, 2, 3)  # also the biscuits on a tile
PLAYER, GREEDY = 0, 1  # who is to move
MUST_KNOCK = 4  # the step that only a tile that was knocked on fits
UNKNOWN = -1


@njit
def fits(kind: int, knocked: int, step: int) -> bool:
    if kind == CRACKED:
        return knocked == 0 and step <= 2
    return POINTS[kind] + knocked == step


@njit
def table_number(known: Any, unseen: Any, counts: Any) -> int:
    number = 0
    for kind in range(KINDS):
        left = known[kind] + unseen[kind]
        number = number * ((counts[kind] + 1) * (counts[kind] + 2) // 2) + left * (left + 1) // 2 + known[kind]
    return number


@njit
def set_table(number: int, known: Any, unseen: Any, counts: Any) -> None:
    for kind in range(KINDS - 1, -1, -1):
        size = (counts[kind] + 1) * (counts[kind] + 2) // 2
        pair, number = number % size, number // size
        left = 0
        while (left + 1) * (left + 2) // 2 <= pair:
            left += 1
        known[kind] = pair - left * (left + 1) // 2
        unseen[kind] = left - known[kind]


@njit
def points_in(tiles: Any) -> int:
    return tiles[ONE] + tiles[CRACKED] + 2 * tiles[TWO] + 3 * tiles[THREE]


@njit
def final(lead: int) -> float:
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


@njit
def is_over(known: Any, unseen: Any) -> bool:
    """No chain of two is possible any more."""
    first = known[ONE] + unseen[ONE] + known[CRACKED] + unseen[CRACKED]
    return first < 1 or first + known[TWO] + unseen[TWO] < 2


@njit
def end_turn(mover: int, gain: int, known: Any, unseen: Any, lead: int, last_lap: bool, values: Any, counts: Any) -> float:
    lead += gain if mover == PLAYER else -gain
    if last_lap or is_over(known, unseen):
        return final(lead)
    # Without cracked tiles the other's turn is the last one: the value of such a table is that of a last lap.
    return values[1 - mover, table_number(known, unseen, counts), lead + values.shape[2] // 2]


@njit
def turn_ends(
    mover: int, chain: Any, steps: int, broke: bool, known: Any, unseen: Any, lead: int, last_lap: bool, values: Any, counts: Any
) -> float:  # fmt: skip
    """The chain is received, or goes back when it is too short or the spell broke."""
    if steps >= 2 and not broke:
        return end_turn(mover, points_in(chain), known, unseen, lead, last_lap, values, counts)
    known += chain
    share = end_turn(mover, 0, known, unseen, lead, last_lap, values, counts)
    known -= chain
    return share


@njit
def can_stop(known: Any, steps: int) -> bool:
    """Whether a known tile ends the turn harmlessly: it is wrong, or breaks a spell that holds nothing."""
    step = steps + 1
    if known[ONE] + known[TWO] + known[THREE] > 0:
        return True
    return known[CRACKED] > 0 and (steps == 0 or (step > 2 and step != MUST_KNOCK))


@njit
def greedy_move(chain: Any, steps: int, known: Any, unseen: Any) -> tuple[int, int]:
    """(kind, knocked): a known tile that fits, the most points first; else UNKNOWN, flipped or knocked on, whichever promises more;
    (KINDS, 0): stop."""
    step = steps + 1
    best, best_knocked, best_points = UNKNOWN, 0, 0
    for knocked in range(2):
        for kind in range(KINDS):
            if known[kind] > 0 and fits(kind, knocked, step) and POINTS[kind] > best_points:
                best, best_knocked, best_points = kind, knocked, POINTS[kind]
    if best != UNKNOWN:
        return best, best_knocked
    if unseen.sum() == 0:
        return KINDS, 0
    promises = [0, 0]
    secure = points_in(chain) if steps >= 2 else 0
    for knocked in range(2):
        for kind in range(KINDS):
            if fits(kind, knocked, step):
                promises[knocked] += unseen[kind] * (POINTS[kind] + points_in(chain) - secure)
            elif kind == CRACKED and knocked:
                promises[knocked] -= unseen[kind] * secure
    if step == MUST_KNOCK:
        return (KINDS, 0) if promises[1] < 0 and can_stop(known, steps) else (UNKNOWN, 1)
    if promises[0] <= 0 and promises[1] <= 0 and can_stop(known, steps) and steps > 0:
        return KINDS, 0
    return UNKNOWN, 0 if promises[0] >= promises[1] else 1


@njit("f8(i8, i8[::1], i8, i8[::1], i8[::1], i8, b1, f4[:, :, ::1], i8[::1])")
def turn(
    mover: int, chain: Any, steps: int, known: Any, unseen: Any, lead: int, last_lap: bool, values: Any, counts: Any
) -> float:  # fmt: skip
    """The player's share of the win, from a turn in which so many steps have succeeded."""
    if known.sum() + unseen.sum() == 0:
        return turn_ends(mover, chain, steps, False, known, unseen, lead, last_lap, values, counts)
    step = steps + 1
    only, only_knocked = UNKNOWN, 0
    starters = 0
    if mover == GREEDY:
        only, only_knocked = greedy_move(chain, steps, known, unseen)
        starters = known[ONE] + known[CRACKED] if steps == 0 else 0
    best, mixed = -1.0, 0.0
    for kind in range(KINDS):
        for knocked in range(2):
            if known[kind] == 0 or not fits(kind, knocked, step):
                continue
            if mover == GREEDY and starters == 0 and not (kind == only and knocked == only_knocked):
                continue
            known[kind] -= 1
            chain[kind] += 1
            share = turn(mover, chain, step, known, unseen, lead, last_lap, values, counts)
            chain[kind] -= 1
            known[kind] += 1
            best = max(best, share)
            mixed += known[kind] * share
    if starters > 0:
        return mixed / starters  # to greedy all known tiles to begin with are the same: the first pocket decides
    left = unseen.sum()
    for knocked in range(2):
        if left == 0 or (step == MUST_KNOCK and knocked == 0):
            continue
        if mover == GREEDY and not (only == UNKNOWN and knocked == only_knocked):
            continue
        share = 0.0
        for kind in range(KINDS):
            weight = unseen[kind]
            if weight == 0:
                continue
            unseen[kind] -= 1
            if fits(kind, knocked, step):
                chain[kind] += 1
                share += weight * turn(mover, chain, step, known, unseen, lead, last_lap, values, counts)
                chain[kind] -= 1
            else:
                known[kind] += 1
                broke = kind == CRACKED and knocked == 1
                share += weight * turn_ends(mover, chain, steps, broke, known, unseen, lead, last_lap, values, counts)
                known[kind] -= 1
            unseen[kind] += 1
        best = max(best, share / left)
    if can_stop(known, steps) and (mover == PLAYER or only == KINDS):
        best = max(best, turn_ends(mover, chain, steps, False, known, unseen, lead, last_lap, values, counts))
    return best


@njit(parallel=True)
def fill(numbers: Any, mover: int, values: Any, counts: Any) -> None:
    """The values of tables that do not depend on each other, for every lead that can have come about."""
    for k in prange(len(numbers)):
        known, unseen, chain = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
        set_table(numbers[k], known, unseen, counts)
        if is_over(known, unseen):
            continue
        taken = points_in(counts) - points_in(known) - points_in(unseen)
        last_lap = known[CRACKED] + unseen[CRACKED] == 0
        for lead in range(-taken, taken + 1):
            share = turn(mover, chain, 0, known, unseen, lead, last_lap, values, counts)
            values[mover, numbers[k], lead + values.shape[2] // 2] = share


@njit
def layers(tables: int, counts: Any) -> Any:
    """Tiles on the table, then unseen ones: a table's values need only those of smaller numbers."""
    out, known, unseen = np.zeros(tables, np.int64), np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    for number in range(tables):
        set_table(number, known, unseen, counts)
        out[number] = 64 * (known.sum() + unseen.sum()) + unseen.sum()
    return out


def solve(counts: Any) -> tuple[float, float, int]:
    """The player's best share of the win as first and as second, and how many tables were solved."""
    tables = int(np.prod((counts + 1) * (counts + 2) // 2))
    values = np.zeros((2, tables, 2 * int(points_in(counts)) + 1), np.float32)
    order = layers(tables, counts)
    numbers = np.argsort(order, kind="stable")
    for layer in np.split(numbers, np.flatnonzero(np.diff(order[numbers])) + 1):
        fill(layer, GREEDY, values, counts)  # first: the player may leave the table to greedy as it is
        fill(layer, PLAYER, values, counts)
    start, even = int(table_number(np.zeros(KINDS, np.int64), counts, counts)), values.shape[2] // 2
    return float(values[PLAYER, start, even]), float(values[GREEDY, start, even]), tables


def main(counts: list[int]) -> None:
    began = time.perf_counter()
    first, second, tables = solve(np.array(counts, np.int64))
    names = ", ".join(f"{count} {name}" for count, name in zip(counts, ("ones", "cracked", "twos", "threes"), strict=True))
    print(f"{sum(counts)} tiles ({names}), {tables} tables, {time.perf_counter() - began:.0f} s")
    print(f"the best answer to greedy takes {(first + second) / 2:.2%}: {first:.2%} as first, {second:.2%} as second")


if __name__ == "__main__":
    main([int(count) for count in sys.argv[1].split(",")] if len(sys.argv) > 1 else [6, 3, 4, 5])
