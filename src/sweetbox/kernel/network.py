"""A small network in whole numbers: what a seat observes becomes a share of the win for every seat and a weight for each move.

Each input is one number of an observation, cut into classes; each class has a row of weights, and the rows are added up. The
result is clipped to 0 … FULL, twice: WIDTH numbers (`wide`), then DEEP of them (`deep`). There are only integers, so that the
same weights give the same answers interpreted, compiled and on the GPU. Weights are arrays that are passed to a driver.

It is written for compilers: arrays are row-major, widths are constants, and sums in an array of 32 bits can be computed eight at a
time.
"""

from typing import Any, NamedTuple

NUMBER, LOW, HIGH, SHIFT, FIRST, USUAL = 0, 1, 2, 3, 4, 5  # columns of inputs
INPUT_COLUMNS = 6
WIDTH, DEEP = 128, 32
FULL = 256  # a unit that is fully on
ROW_SHIFT, LAYER_SHIFT = 5, 10  # a weight of 1 is FULL << ROW_SHIFT in a row, and 1 << LAYER_SHIFT between layers
# A worth of e is FULL << LAYER_SHIFT; in steps of a 64th of a doubling that is 64 / ln 2 = 92.3 of them.
STEPS_NUMERATOR, STEPS_SHIFT = 23637, 26
STEP_BITS = 6
MOST_STEPS = 15 << STEP_BITS  # below the best: anything lower counts as nothing
# 2 ** (step / 64) in 32768ths.
DOUBLING = (
    32768, 33125, 33486, 33850, 34219, 34591, 34968, 35349, 35734, 36123, 36516, 36914, 37316, 37722, 38133, 38548,
    38968, 39392, 39821, 40255, 40693, 41136, 41584, 42037, 42495, 42958, 43425, 43898, 44376, 44859, 45348, 45842,
    46341, 46846, 47356, 47871, 48393, 48920, 49452, 49991, 50535, 51085, 51642, 52204, 52773, 53347, 53928, 54515,
    55109, 55709, 56316, 56929, 57549, 58176, 58809, 59449, 60097, 60751, 61413, 62081, 62757, 63441, 64132, 64830,
)  # fmt: skip
# How many steps 64.5, 65.5, … 127.5 are above 64.
ABOVE = (
     1,  2,  4,  5,  6,  8,  9, 10, 12, 13, 14, 15, 16, 18, 19, 20,
    21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
    38, 39, 40, 41, 42, 43, 43, 44, 45, 46, 47, 48, 49, 50, 50, 51,
    52, 53, 54, 55, 55, 56, 57, 58, 58, 59, 60, 61, 61, 62, 63, 64,
)  # fmt: skip


class Network(NamedTuple):
    """The weights, which never change."""

    inputs: Any  # (inputs, INPUT_COLUMNS) int32: which number; its lowest and highest class; how far values are shifted; rows
    rows: Any  # (classes, WIDTH) int16; the usual class of each input is all zero
    row_bias: Any  # (WIDTH,) int32
    layer: Any  # (WIDTH, DEEP) int16
    layer_bias: Any  # (DEEP,) int32
    seats: Any  # (most seats, DEEP) int16
    seat_bias: Any  # (most seats,) int32
    moves_wide: Any  # (MOVES, WIDTH) int16
    moves_deep: Any  # (MOVES, DEEP) int16
    move_bias: Any  # (MOVES,) int32


class Thought(NamedTuple):
    """What one thread thinks with, and the answer."""

    numbers: Any  # (OBSERVATION,) int16
    wide: Any  # (WIDTH,) int32
    deep: Any  # (DEEP,) int32
    shares: Any  # (most seats,) int32: of the win, in 10,000ths; the observer first, then around the table
    priors: Any  # (MOVES,) int32: of the moves asked for, in their order, in PRIOR_WHOLE parts
    own: Any  # (most seats,) int32: what the game's own `evaluate` adds to each seat's steps, the observer first; 0: nothing


PRIOR_WHOLE = 16384
SHARE_WHOLE = 10000
KEEN_WHOLE = 16  # parts of what the network makes of a difference between two moves


def think(network: Network, thought: Thought, seats: int) -> None:
    """From the observed numbers: both layers, and each seat's share of the win."""
    add_rows(network, thought)
    add_layer(network, thought)
    best = 0
    for seat in range(seats):
        total = network.seat_bias[seat]
        for k in range(DEEP):
            total += thought.deep[k] * network.seats[seat][k]
        thought.shares[seat] = (total * STEPS_NUMERATOR >> STEPS_SHIFT) + thought.own[seat]
        if thought.shares[seat] > thought.shares[best]:
            best = seat
    share_parts(thought.shares, seats, thought.shares[best], SHARE_WHOLE)


def add_rows(network: Network, thought: Thought) -> None:
    inputs, rows, wide = network.inputs, network.rows, thought.wide
    for k in range(WIDTH):
        wide[k] = network.row_bias[k]
    for each in range(len(inputs)):
        part = inputs[each]
        value = min(max(thought.numbers[part[NUMBER]], part[LOW]), part[HIGH]) - part[LOW] >> part[SHIFT]
        if value != part[USUAL]:
            row = rows[part[FIRST] + value]
            for k in range(WIDTH):
                wide[k] += row[k]
    for k in range(WIDTH):
        wide[k] = min(max(wide[k] >> ROW_SHIFT, 0), FULL)


def add_layer(network: Network, thought: Thought) -> None:
    layer, wide, deep = network.layer, thought.wide, thought.deep
    for k in range(DEEP):
        deep[k] = network.layer_bias[k]
    for j in range(WIDTH):
        if wide[j] != 0:
            row = layer[j]
            for k in range(DEEP):
                deep[k] += wide[j] * row[k]
    for k in range(DEEP):
        deep[k] = min(max(deep[k] >> LAYER_SHIFT, 0), FULL)


def weigh_priors(network: Network, thought: Thought, moves: Any, n: int, keen: int) -> None:
    """After `think`: how likely each of the first n moves is to be the one to make. keen: in KEEN_WHOLE parts; 0: all are alike."""
    priors, best = thought.priors, 0
    for k in range(n):
        priors[k] = (move_worth(network, thought, moves[k]) * STEPS_NUMERATOR >> STEPS_SHIFT) * keen // KEEN_WHOLE
        if priors[k] > priors[best]:
            best = k
    share_parts(priors, n, priors[best], PRIOR_WHOLE)


def move_worth(network: Network, thought: Thought, move: int) -> int:
    total, row = network.move_bias[move], network.moves_wide[move]
    for k in range(WIDTH):
        total += thought.wide[k] * row[k]
    row = network.moves_deep[move]
    for k in range(DEEP):
        total += thought.deep[k] * row[k]
    return total


def steps_of(share: int) -> int:
    """A number from 1 to 16383 as steps: 64 for each doubling."""
    steps, share = 0, max(share, 1) << 7
    while share >= 1 << STEP_BITS + 1 + 7:
        share >>= 1
        steps += 1 << STEP_BITS
    while share < 1 << STEP_BITS + 7:
        share <<= 1
        steps -= 1 << STEP_BITS
    return steps + ABOVE[(share >> 7) - (1 << STEP_BITS)]


def share_parts(steps: Any, n: int, best: int, whole: int) -> None:
    """Turn steps into parts of a whole: 64 steps double a part. They may add up to a little less."""
    together = 0
    for k in range(n):
        behind = min(best - steps[k], MOST_STEPS)
        steps[k] = DOUBLING[-behind & (1 << STEP_BITS) - 1] >> (behind + (1 << STEP_BITS) - 1 >> STEP_BITS)
        together += steps[k]
    for k in range(n):
        steps[k] = steps[k] * whole // together
