"""Drivers: loops over many positions, for the rules of any game. They are in the rules' subset and compiled in one namespace with
them.

What belongs together is passed together: `Rows` are the positions, `Scratch` is what one thread works on. Interpreted, their fields
are lists of records and ctypes arrays; compiled, they are NumPy or device arrays.
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
    imagine: Callable[[Any, Any, int, Any], None]
    evaluate: Callable[[Any, Any, int], int]
    observe: Callable[[Any, Any, int, Any], None]

NO_MOVE = -1  # in a row of moves: this seat makes none
FORFEIT_ALONE = -100  # the reward of a forfeit without opponents, where rewards are points: less than any match ends with


class Rows(NamedTuple):
    """n positions of one game, side by side."""

    boxes: Any  # (1,) Box: all rows share it
    blank: Any  # (1,) Table, all zero: what a new match begins with
    tables: Any  # (n,) Table
    rngs: Any  # (n, RNG_WORDS) int64: each row's chance
    lucks: Any  # (n, RNG_WORDS) int64: each row's random moves
    acting: Any  # (n,) int64: mask of the seats that have to move; 0: the match is over; CHANCE: it waits for an outcome


class Scratch(NamedTuple):
    """What one thread works on."""

    moves: Any  # (MOVES,) int32
    weights: Any  # (OUTCOMES,) int32
    points: Any  # (most seats,) int32
    ranks: Any  # (most seats,) int32
    trial: Any  # (1,) Table: a copy to apply `hide` to


class Made(NamedTuple):
    """The result of a step, as in `Step`."""

    rewards: Any  # (n, seats) float64
    points: Any  # (n, seats) int32
    ranks: Any  # (n, seats) int32
    over: Any  # (n,) int8 or bool
    forfeited: Any  # (n,) int64


class Ends(NamedTuple):
    """How n matches ended."""

    points: Any  # (n, most seats) int32
    ranks: Any  # (n, most seats) int32
    steps: Any  # (n,) int64: moves and outcomes


# ---- Random play ----


def random_step(box: Any, table: Any, rng: Any, moves: Any, weights: Any) -> bool:
    """One random move of the lowest seat that has to move, or one outcome; False when the match is over."""
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
    """Play matches first … last-1, each on a blank table with its own stream, to the end or for `limit` steps; return all steps."""
    box, total = rows.boxes[0], 0
    for i in range(first, last):
        table, rng = rows.tables[i], rows.rngs[i]
        start_rng(rng, seed, i)
        setup(box, table)
        steps = 0
        while steps < limit:  # Python puts a loop's condition into its code twice: the rules had better not be in it
            if not random_step(box, table, rng, scratch.moves, scratch.weights):
                break
            steps += 1
        result(box, table, ends.points[i], ends.ranks[i])
        ends.steps[i] = steps
        total += steps
    return total


# ---- One row: what a batch does to it, on the CPU and on the GPU ----


def settle(box: Any, table: Any, rng: Any, weights: Any) -> int:
    """Let chance happen until a seat has to move or the match is over; return `to_act`."""
    mask = to_act(box, table)
    while mask == CHANCE:
        total = odds(box, table, weights)
        happen(box, table, pick(rng, weights, total))
        mask = to_act(box, table)
    return mask


def come_to(box: Any, table: Any, rng: Any, explicit: bool, weights: Any) -> int:
    """After an event: let chance happen, or leave it to a caller who gives the outcomes; return `to_act`."""
    return to_act(box, table) if explicit else settle(box, table, rng, weights)


def mover(mask: int) -> int:
    """The lowest seat that has to move; -1 when nobody does."""
    return lowest(mask) if mask > 0 else -1


def is_legal(box: Any, table: Any, seat: int, move: int, moves: Any) -> bool:
    mask = to_act(box, table)
    if mask <= 0 or seat < 0 or not mask >> seat & 1:
        return False
    n = legal(box, table, seat, moves)
    found = False
    for k in range(n):  # no early exit: compiled code compares several at once
        found |= moves[k] == move
    return found


def lay_out(rows: Rows, i: int, explicit: bool, weights: Any) -> None:
    """A new match in row i, at its first decision or, if chance is explicit, outcome; its generators continue."""
    rows.tables[i] = rows.blank[0]
    setup(rows.boxes[0], rows.tables[i])
    rows.acting[i] = come_to(rows.boxes[0], rows.tables[i], rows.rngs[i], explicit, weights)


def wrong_moves(box: Any, table: Any, mask: int, given: Any, joint: bool, moves: Any) -> int:
    """Bit by seat of the moves given for a row that are not legal. joint: one for every seat; else one of the mover."""
    wrong = 0
    for column in range(len(given)):
        seat = column if joint else mover(mask)
        made = seat >= 0 and given[column] != NO_MOVE
        if made and (mask <= 0 or not is_legal(box, table, seat, given[column], moves)):
            wrong |= 1 << seat
    return wrong


def make_moves(box: Any, table: Any, mask: int, given: Any, joint: bool) -> bool:
    """Make the moves given for a row, in seat order; return whether there was one."""
    played = False
    for column in range(len(given)):
        seat = column if joint else mover(mask)
        if seat >= 0 and given[column] != NO_MOVE:
            play(box, table, seat, given[column])
            played = True
    return played


def look(box: Any, table: Any, seat: int, numbers: Any) -> None:
    """What the seat observes; afterwards the table has only what the seat may know."""
    hide(box, table, seat)
    observe(box, table, seat, numbers)


def sum_up(box: Any, table: Any, i: int, made: Made, points: Any, ranks: Any) -> None:
    """How the match of row i ended: rewards, points and ranks; without the latter two if it was forfeited."""
    seats, forfeited = len(made.rewards[i]), made.forfeited[i]
    if forfeited == 0:
        result(box, table, points, ranks)
        for seat in range(seats):
            made.points[i][seat] = points[seat]
            made.ranks[i][seat] = ranks[seat]
    share_out(seats, forfeited, points, ranks, made.rewards[i])


def share_out(seats: int, forfeited: int, points: Any, ranks: Any, rewards: Any) -> None:
    """1 / winners for each winner, minus 1 / seats, so that rewards sum to 0. Seats that forfeit lose, the others share the win.
    With a single seat: the points."""
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


def find_movers(acting: Any, first: int, last: int, callers: Any, movers: Any) -> None:
    """The lowest seat of the row's mask `callers` that has to move in each row; -1 where none does."""
    for i in range(first, last):
        movers[i] = mover(acting[i] & callers[i]) if acting[i] > 0 else -1


def give_moves(given: Any, first: int, last: int, moves: Any, seats: Any) -> None:
    """Row i of `given` becomes the move of the seat given for it, and no move of the others; seat -1: of nobody."""
    for i in range(first, last):
        for seat in range(len(given[i])):
            given[i][seat] = moves[i] if seat == seats[i] else NO_MOVE


def reset_rows(rows: Rows, scratch: Scratch, first: int, last: int, chosen: Any, explicit: bool) -> None:
    """A new match in each of the chosen rows."""
    for i in range(first, last):
        if chosen[i]:
            lay_out(rows, i, explicit, scratch.weights)


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


def play_rows(rows: Rows, scratch: Scratch, first: int, last: int, given: Any, refused: Any, explicit: bool) -> None:
    """Make the given moves, then let chance happen unless it is explicit; a row with a refused move ends without them."""
    for i in range(first, last):
        box, table = rows.boxes[0], rows.tables[i]
        if refused[i]:
            rows.acting[i] = 0
        elif make_moves(box, table, rows.acting[i], given[i], True):
            rows.acting[i] = come_to(box, table, rows.rngs[i], explicit, scratch.weights)


def sum_up_rows(rows: Rows, scratch: Scratch, first: int, last: int, made: Made) -> None:
    """Write how the matches ended in the rows that are over; the others stay as they are."""
    for i in range(first, last):
        if made.over[i]:
            sum_up(rows.boxes[0], rows.tables[i], i, made, scratch.points, scratch.ranks)


def list_rows(rows: Rows, scratch: Scratch, first: int, last: int, seats: Any, masks: Any) -> None:
    """Write 1 into row i of `masks` for each legal move of the seat given for it; seat -1: none."""
    for i in range(first, last):
        if seats[i] >= 0 and rows.acting[i] != 0:
            n = legal(rows.boxes[0], rows.tables[i], seats[i], scratch.moves)
            for k in range(n):
                masks[i][scratch.moves[k]] = 1


def choose_rows(rows: Rows, scratch: Scratch, first: int, last: int, seats: Any, chosen: Any) -> None:
    """A random legal move of the seat given for each row; NO_MOVE if it is not its turn."""
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


def evaluate_rows(rows: Rows, scratch: Scratch, first: int, last: int, seats: Any, out: Any) -> None:
    """What the seats given for each row expect, from what they may know; 0 for seat -1."""
    for i in range(first, last):
        for k in range(len(seats[i])):
            out[i][k] = 0
            if seats[i][k] >= 0:
                scratch.trial[0] = rows.tables[i]
                hide(rows.boxes[0], scratch.trial[0], seats[i][k])
                out[i][k] = evaluate(rows.boxes[0], scratch.trial[0], seats[i][k])


def imagine_rows(rows: Rows, scratch: Scratch, first: int, last: int, of: Rows, seats: Any, deals: int) -> None:
    """`deals` rows for each row of `of`: what its seat knows, and the rest dealt again by the luck of the new row. For seat -1, or
    where the match is over, a copy."""
    for i in range(first, last):
        box, source = rows.boxes[0], i // deals
        rows.tables[i] = of.tables[source]
        rows.acting[i] = of.acting[source]
        if seats[source] >= 0 and of.acting[source] != 0:
            hide(box, rows.tables[i], seats[source])
            imagine(box, rows.tables[i], seats[source], rows.lucks[i])
            rows.acting[i] = to_act(box, rows.tables[i])


# ---- Chance by hand, and other players at the table ----


def odds_rows(rows: Rows, scratch: Scratch, first: int, last: int, out: Any) -> None:
    """The weight of each outcome in rows where chance is next; 0 elsewhere."""
    for i in range(first, last):
        for outcome in range(len(out[i])):
            scratch.weights[outcome] = 0
        if rows.acting[i] == CHANCE:
            odds(rows.boxes[0], rows.tables[i], scratch.weights)
        for outcome in range(len(out[i])):
            out[i][outcome] = scratch.weights[outcome]


def refuse_outcomes(rows: Rows, scratch: Scratch, first: int, last: int, outcomes: Any, refused: Any) -> int:
    """Mark the rows whose outcome cannot happen, or in which chance is not next; return how many. NO_MOVE: no outcome."""
    count = 0
    for i in range(first, last):
        refused[i] = 0
        outcome = outcomes[i]
        if outcome != NO_MOVE:
            if rows.acting[i] != CHANCE or outcome < 0 or outcome >= len(scratch.weights):
                refused[i] = 1
            else:
                for each in range(len(scratch.weights)):
                    scratch.weights[each] = 0
                odds(rows.boxes[0], rows.tables[i], scratch.weights)
                refused[i] = scratch.weights[outcome] == 0
        count += refused[i]
    return count


def happen_rows(rows: Rows, scratch: Scratch, first: int, last: int, outcomes: Any) -> None:
    """The given outcomes take place; NO_MOVE: none."""
    for i in range(first, last):
        if outcomes[i] != NO_MOVE:
            happen(rows.boxes[0], rows.tables[i], outcomes[i])
            rows.acting[i] = to_act(rows.boxes[0], rows.tables[i])


def settle_rows(rows: Rows, scratch: Scratch, first: int, last: int) -> None:
    """Where chance is next, let it happen by the row's own generator until a seat has to move or the match is over."""
    for i in range(first, last):
        if rows.acting[i] == CHANCE:
            rows.acting[i] = settle(rows.boxes[0], rows.tables[i], rows.rngs[i], scratch.weights)


def play_others(rows: Rows, scratch: Scratch, first: int, last: int, callers: Any, asked: Any, explicit: bool) -> int:
    """Let all seats except those in the row's mask `callers` move at random until one of these has to move; stop before a seat in
    the row's mask `asked`, which somebody else plays.

    Returns how many rows wait for a seat of `asked`.
    """
    waiting = 0
    for i in range(first, last):
        box, table, mask = rows.boxes[0], rows.tables[i], rows.acting[i]
        while mask > 0 and not mask & callers[i] and not asked[i] >> lowest(mask) & 1:
            random_move(box, table, lowest(mask), rows.lucks[i], scratch.moves)
            mask = come_to(box, table, rows.rngs[i], explicit, scratch.weights)
        rows.acting[i] = mask
        if mask > 0 and not mask & callers[i]:
            waiting += 1
    return waiting
