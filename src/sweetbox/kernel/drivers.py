"""Drivers: loops over many positions that any game's rules can be put under. In the rules' subset, compiled in one namespace with
them.

What belongs together travels together: `Rows` are the positions, `Scratch` is what one thread works on. Interpreted, their fields
are lists of records and ctypes arrays; compiled, NumPy or device arrays.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, below, pick, start_rng

if TYPE_CHECKING:  # the game's functions: `translate` puts them here by name
    setup: Callable[[Any, Any], None]
    to_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    odds: Callable[[Any, Any, Any], int]
    happen: Callable[[Any, Any, int], None]
    result: Callable[[Any, Any, Any, Any], None]
    hide: Callable[[Any, Any, int], None]
    observe: Callable[[Any, Any, int, Any], None]

NO_MOVE = -1  # in a row of moves: this seat makes none
FORFEIT_ALONE = -100  # what a forfeit earns without opponents, where a reward is the points: less than a match ends with


class Rows(NamedTuple):
    """n positions of one game, side by side."""

    boxes: Any  # (1,) Box: all rows share it
    blank: Any  # (1,) Table, all zero: what a new match begins with
    tables: Any  # (n,) Table
    rngs: Any  # (n, RNG_WORDS) int64: each row's chance
    lucks: Any  # (n, RNG_WORDS) int64: each row's random moves
    acting: Any  # (n,) int64: mask of the seats that owe a move; 0: the match is over


class Scratch(NamedTuple):
    """What one thread works on."""

    moves: Any  # (MOVES,) int32
    weights: Any  # (OUTCOMES,) int32
    points: Any  # (most seats,) int32
    ranks: Any  # (most seats,) int32
    trial: Any  # (1,) Table: to hide on


class Ends(NamedTuple):
    """How n matches ended."""

    points: Any  # (n, most seats) int32
    ranks: Any  # (n, most seats) int32
    steps: Any  # (n,) int64: moves and outcomes


# ---- Random play ----


def random_step(box: Any, table: Any, rng: Any, moves: Any, weights: Any) -> bool:
    """One random move of the lowest seat that owes one, or one outcome; False when the match is over."""
    mask = to_act(box, table)
    if mask == 0:
        return False
    if mask == CHANCE:
        total = odds(box, table, weights)
        happen(box, table, pick(rng, weights, total))
    else:
        random_move(box, table, lowest(mask), rng, moves)
    return True


def random_move(box: Any, table: Any, seat: int, rng: Any, moves: Any) -> None:
    n = legal(box, table, seat, moves)
    play(box, table, seat, moves[below(rng, n)])


def random_playouts(rows: Rows, scratch: Scratch, first: int, last: int, ends: Ends, seed: int, limit: int) -> int:
    """Play matches first … last-1, each on a blank table with its own stream, to the end or for `limit` steps; steps in all."""
    box, total = rows.boxes[0], 0
    for i in range(first, last):
        table, rng = rows.tables[i], rows.rngs[i]
        start_rng(rng, seed, i)
        setup(box, table)
        steps = 0
        while steps < limit and random_step(box, table, rng, scratch.moves, scratch.weights):
            steps += 1
        result(box, table, ends.points[i], ends.ranks[i])
        ends.steps[i] = steps
        total += steps
    return total


# ---- One row: what a batch does to it, on the CPU and on the GPU alike ----


def settle(box: Any, table: Any, rng: Any, weights: Any) -> int:
    """Let chance happen until a seat owes a move or the match is over; return `to_act`."""
    mask = to_act(box, table)
    while mask == CHANCE:
        total = odds(box, table, weights)
        happen(box, table, pick(rng, weights, total))
        mask = to_act(box, table)
    return mask


def mover(mask: int) -> int:
    """The lowest seat that owes a move; -1 when the match is over."""
    return lowest(mask) if mask != 0 else -1


def is_legal(box: Any, table: Any, seat: int, move: int, moves: Any) -> bool:
    mask = to_act(box, table)
    if mask <= 0 or seat < 0 or not mask >> seat & 1:
        return False
    n = legal(box, table, seat, moves)
    found = False
    for k in range(n):  # to the end: compiled, several are compared at once
        found |= moves[k] == move
    return found


def lay_out(rows: Rows, i: int, weights: Any) -> None:
    """A new match in row i, brought to its first decision; its generators go on where they are."""
    rows.tables[i] = rows.blank[0]
    setup(rows.boxes[0], rows.tables[i])
    rows.acting[i] = settle(rows.boxes[0], rows.tables[i], rows.rngs[i], weights)


def wrong_moves(box: Any, table: Any, mask: int, given: Any, joint: bool, moves: Any) -> int:
    """Bit by seat of the moves given for a row that are not legal. joint: one for every seat; else one of the mover."""
    wrong = 0
    for column in range(len(given)):
        seat = column if joint else mover(mask)
        made = seat >= 0 and given[column] != NO_MOVE
        if made and (mask == 0 or not is_legal(box, table, seat, given[column], moves)):
            wrong |= 1 << seat
    return wrong


def make_moves(box: Any, table: Any, mask: int, given: Any, joint: bool) -> bool:
    """Make the moves given for a row, in seat order; whether there was one."""
    played = False
    for column in range(len(given)):
        seat = column if joint else mover(mask)
        if seat >= 0 and given[column] != NO_MOVE:
            play(box, table, seat, given[column])
            played = True
    return played


def look(box: Any, table: Any, seat: int, numbers: Any) -> None:
    """What the seat observes; the table keeps no more than the seat may know."""
    hide(box, table, seat)
    observe(box, table, seat, numbers)


def reward(box: Any, table: Any, seats: int, forfeited: int, points: Any, ranks: Any, rewards: Any) -> None:
    """Rewards of a match that is over, by its result or because the seats of a mask forfeited it."""
    if forfeited == 0:
        result(box, table, points, ranks)
    share_out(seats, forfeited, points, ranks, rewards)


def share_out(seats: int, forfeited: int, points: Any, ranks: Any, rewards: Any) -> None:
    """1 / winners for each winner, less 1 / seats, so that rewards sum to 0; seats that forfeit lose, the others share the win.
    Alone: the points."""
    if seats == 1:
        rewards[0] = FORFEIT_ALONE if forfeited else points[0]
        return
    winners = 0
    for seat in range(seats):
        if wins(seat, forfeited, ranks):
            winners += 1
    for seat in range(seats):
        won = 1.0 if wins(seat, forfeited, ranks) else 0.0
        rewards[seat] = won / max(1, winners) - 1.0 / seats


def wins(seat: int, forfeited: int, ranks: Any) -> bool:
    if forfeited:
        return forfeited >> seat & 1 == 0
    return ranks[seat] == 1


# ---- Batches: each driver works on rows first … last-1 ----


def seed_rows(rngs: Any, first: int, last: int, chosen: Any, seeds: Any, stream: int) -> None:
    """Start the generators of the chosen rows, each from its own seed."""
    for i in range(first, last):
        if chosen[i]:
            start_rng(rngs[i], seeds[i], stream)


def find_movers(acting: Any, first: int, last: int, movers: Any) -> None:
    """The lowest seat that owes a move in each row; -1 where the match is over."""
    for i in range(first, last):
        movers[i] = mover(acting[i])


def reset_rows(rows: Rows, scratch: Scratch, first: int, last: int, chosen: Any) -> None:
    """A new match in each of the chosen rows."""
    for i in range(first, last):
        if chosen[i]:
            lay_out(rows, i, scratch.weights)


def refuse_rows(rows: Rows, scratch: Scratch, first: int, last: int, given: Any, refused: Any) -> int:
    """Mark in `refused`, bit by seat, the given moves that are not legal; return how many rows have one. Nothing is played.

    given: (n, seats), a move of every seat.
    """
    count = 0
    for i in range(first, last):
        refused[i] = wrong_moves(rows.boxes[0], rows.tables[i], rows.acting[i], given[i], True, scratch.moves)
        if refused[i]:
            count += 1
    return count


def play_rows(rows: Rows, scratch: Scratch, first: int, last: int, given: Any, refused: Any) -> None:
    """Make the given moves where none of a row's was refused, then let chance happen."""
    for i in range(first, last):
        box, table = rows.boxes[0], rows.tables[i]
        if refused[i] == 0 and make_moves(box, table, rows.acting[i], given[i], True):
            rows.acting[i] = settle(box, table, rows.rngs[i], scratch.weights)


def reward_rows(rows: Rows, scratch: Scratch, first: int, last: int, over: Any, forfeited: Any, rewards: Any) -> None:
    """Write the rewards of every seat in the rows that are over; the others stay as they are."""
    for i in range(first, last):
        if over[i]:
            seats = len(rewards[i])
            reward(rows.boxes[0], rows.tables[i], seats, forfeited[i], scratch.points, scratch.ranks, rewards[i])


def list_rows(rows: Rows, scratch: Scratch, first: int, last: int, seats: Any, masks: Any) -> None:
    """Write 1 into row i of `masks` for each legal move of the seat given for it; seat -1: none."""
    for i in range(first, last):
        if seats[i] >= 0 and rows.acting[i] != 0:
            n = legal(rows.boxes[0], rows.tables[i], seats[i], scratch.moves)
            for k in range(n):
                masks[i][scratch.moves[k]] = 1


def choose_rows(rows: Rows, scratch: Scratch, first: int, last: int, seats: Any, chosen: Any) -> None:
    """A random legal move of the seat given for each row; NO_MOVE for a seat that owes none."""
    for i in range(first, last):
        chosen[i] = NO_MOVE
        if seats[i] >= 0 and rows.acting[i] != 0:
            n = legal(rows.boxes[0], rows.tables[i], seats[i], scratch.moves)
            if n > 0:
                chosen[i] = scratch.moves[below(rows.lucks[i], n)]


def observe_rows(rows: Rows, scratch: Scratch, first: int, last: int, seats: Any, out: Any) -> None:
    """What the seat given for each row observes of it; seat -1: row i of `out` stays as it is."""
    for i in range(first, last):
        if seats[i] >= 0:
            scratch.trial[0] = rows.tables[i]
            look(rows.boxes[0], scratch.trial[0], seats[i], out[i])


def play_others(rows: Rows, scratch: Scratch, first: int, last: int, seats: Any, asked: int) -> int:
    """Let all but the seat given for each row move at random until it owes a move; stop before a seat of the mask `asked`.

    Returns how many rows wait for a seat of `asked`.
    """
    waiting = 0
    for i in range(first, last):
        box, table, mask = rows.boxes[0], rows.tables[i], rows.acting[i]
        while mask > 0 and not mask >> seats[i] & 1 and not asked >> lowest(mask) & 1:
            random_move(box, table, lowest(mask), rows.lucks[i], scratch.moves)
            mask = settle(box, table, rows.rngs[i], scratch.weights)
        rows.acting[i] = mask
        if mask > 0 and not mask >> seats[i] & 1:
            waiting += 1
    return waiting
