"""The search tree: information-set Monte Carlo tree search for any game of the contract. A driver, compiled with the rules.

Every seat has a tree of its own, whose nodes are what that seat has seen since the root: an event that a seat does not see is
one and the same edge for it, whatever it was. Each iteration imagines a deal that fits the glimpse, goes down all trees at once
(the seat that acts chooses by its own tree, so that choices of one simultaneous step stay unknown to each other; chance is
sampled), adds one decision, plays on at random for a while, and gives each seat's share of the win back up its path.

All trees share one hash table of edges. An edge is found by (node, actor, event); it holds the node it leads to, and for a move
of the tree's own seat how often it was possible and chosen, what came of it, and its worth at first sight.

`fate` has a row for each coming draw of the match, for the arena's cheat: with it the root is the truth, nothing is imagined,
and chance falls as it will fall. Every other search gets no rows: it imagines deals and samples chance.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import TYPE_CHECKING, Any

from sweetbox.kernel.chance import CHANCE, pick
from sweetbox.kernel.drivers import random_step

if TYPE_CHECKING:
    to_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    odds: Callable[[Any, Any, Any], int]
    happen: Callable[[Any, Any, int], None]
    imagine: Callable[[Any, Any, int, Any], None]
    seen_by: Callable[[Any, Any, int, int], int]
    evaluate: Callable[[Any, Any, int], int]

ROOT, DEAL, PROBE = 0, 1, 2  # rows of tables: the glimpse, the imagined deal, one move tried on it
EMPTY = 0  # key of a free edge
NO_NODE = -1  # outside the tree
UNSEEN = -1  # the event of an edge whose event the seat did not see
NODES, EDGES, STEPS, ITERATIONS = 0, 1, 2, 3  # rows of counts; a step is a move or an outcome made on any table
FIRST_SIGHT = 2  # the worth at first sight counts like so many visits
WHOLE = 10000  # the whole win
HASH = 0x2545F5  # odd, small enough that a product with a key fits 63 bits
BLOCK_BITS = 3  # eight neighbouring moves of a node stand side by side: looking them over is most of the work
HIGH, LOW = 0, 1  # columns of fate: the halves of a draw's 64 bits


def edge_key(node: int, actor: int, event: int, seats: int, events: int) -> int:
    return ((node * (seats + 1) + actor + 1) * (events + 1) + event + 1) + 1


def find_edge(keys: Any, key: int) -> int:
    """Where the edge stands, or the free place where it belongs."""
    mask = len(keys) - 1
    block = (key >> BLOCK_BITS) * HASH >> 7
    slot = ((block << BLOCK_BITS) + (key & (1 << BLOCK_BITS) - 1)) & mask
    while keys[slot] != key and keys[slot] != EMPTY:
        slot = (slot + 1) & mask
    return slot


def has_room(keys: Any, counts: Any) -> bool:
    """The table is filled up to half, so that looking for what is not there stays short. Then the tree stops growing."""
    return 2 * counts[EDGES] < len(keys)


def search(
    boxes: Any, tables: Any, rngs: Any, seat: int, seats: int, events: int, iterations: int, cut: int, explore: float,
    keys: Any, children: Any, visits: Any, offers: Any, worths: Any, sights: Any, counts: Any,
    totals: Any, nodes: Any, path: Any, path_seats: Any, shares: Any, moves: Any, weights: Any, fate: Any,
) -> None:  # fmt: skip
    """So many iterations for the seat that owes a move at the root."""
    box, rng = boxes[0], rngs[0]
    fated = len(fate) > 0
    if counts[NODES] == 0:
        counts[NODES] = seats  # node s is the root of seat s's tree
    for _ in range(iterations):
        tables[DEAL] = tables[ROOT]
        table = tables[DEAL]
        if not fated:
            imagine(box, table, seat, rng)
        drawn = 0
        for other in range(seats):
            nodes[other] = other
        reach = explore * spread(totals)
        length = 0
        while length < len(path):
            mask = to_act(box, table)
            if mask == 0:
                break
            counts[STEPS] += 1
            if mask == CHANCE:
                outcome = next_outcome(box, table, rng, weights, fate, drawn)
                drawn += 1
                seen = seen_by(box, table, CHANCE, outcome)
                descend(nodes, keys, children, counts, CHANCE, outcome, seen, seats, events)
                happen(box, table, outcome)
                continue
            actor = first_from(mask, seat, seats)
            if nodes[actor] == NO_NODE:
                break
            slot = choose_edge(
                box, tables, rng, actor, nodes[actor], seats, events, reach,
                keys, visits, offers, worths, sights, counts, moves, weights, fate, drawn,
            )  # fmt: skip
            if slot < 0:
                break
            move = keys[slot] - edge_key(nodes[actor], actor, 0, seats, events)
            path[length] = slot
            path_seats[length] = actor
            length += 1
            seen = seen_by(box, table, actor, move)
            descend(nodes, keys, children, counts, actor, move, seen, seats, events)
            play(box, table, actor, move)
            if visits[slot] == 0:
                break
        steps = 0
        while steps < cut:
            if fated and to_act(box, table) == CHANCE:
                happen(box, table, next_outcome(box, table, rng, weights, fate, drawn))
                drawn += 1
            elif not random_step(box, table, rng, moves, weights):
                break
            steps += 1
        counts[STEPS] += steps
        for other in range(seats):
            shares[other] = evaluate(box, table, other)  # exact at the end, estimated before
        for k in range(length):
            visits[path[k]] += 1
            worths[path[k]] += shares[path_seats[k]]
        totals[0] += 1.0
        totals[1] += shares[seat] / WHOLE
        totals[2] += (shares[seat] / WHOLE) ** 2
        counts[ITERATIONS] += 1


def next_outcome(box: Any, table: Any, rng: Any, weights: Any, fate: Any, drawn: int) -> int:
    """A sampled outcome; or, as far as fate is known, the one that the match will draw: 64 bits modulo the sum of the weights."""
    total = odds(box, table, weights)
    if drawn >= len(fate):
        return pick(rng, weights, total)
    remainder = (fate[drawn][HIGH] % total * ((1 << 32) % total) + fate[drawn][LOW]) % total
    outcome = 0
    while remainder >= weights[outcome]:
        remainder -= weights[outcome]
        outcome += 1
    return outcome


def first_from(mask: int, seat: int, seats: int) -> int:
    """Who goes first where several choose at once: the searching seat, whose choice must be the root's, then round the table."""
    for ahead in range(seats):
        other = seat + ahead
        if other >= seats:
            other -= seats
        if mask >> other & 1:
            return other
    return seat


def spread(totals: Any) -> float:
    """How widely the seat's shares scatter: by so much an untried move might be better."""
    mean = totals[1] / totals[0]
    return sqrt(max(totals[2] / totals[0] - mean * mean, 0.0))


def choose_edge(
    box: Any, tables: Any, rng: Any, actor: int, node: int, seats: int, events: int, reach: float,
    keys: Any, visits: Any, offers: Any, worths: Any, sights: Any, counts: Any, moves: Any, weights: Any, fate: Any, drawn: int,
) -> int:  # fmt: skip
    """The edge of the legal move with the best bound: its mean share, and more the less it was tried while possible.

    A move that is new gets its worth at first sight from one step ahead. -1: no legal move has room in the table.
    """
    n = legal(box, tables[DEAL], actor, moves)
    best, best_bound = -1, -1.0
    offered, reach_once = 0, 0.0  # most moves of a node were possible equally often: how far that reaches is worked out once
    first_key = edge_key(node, actor, 0, seats, events)
    for k in range(n):
        key = first_key + moves[k]
        slot = find_edge(keys, key)
        if keys[slot] == EMPTY:
            if not has_room(keys, counts):
                continue
            keys[slot] = key
            counts[EDGES] += 1
            sights[slot] = first_sight(box, tables, rng, actor, moves[k], counts, weights, fate, drawn)
        offers[slot] += 1
        if offers[slot] != offered:
            offered = offers[slot]
            reach_once = WHOLE * reach * sqrt(log(offered + 1.0))
        per_visit = 1.0 / (visits[slot] + FIRST_SIGHT)
        bound = (worths[slot] + FIRST_SIGHT * sights[slot]) * per_visit + reach_once * sqrt(per_visit)
        if bound > best_bound:
            best, best_bound = slot, bound
    return best


def first_sight(box: Any, tables: Any, rng: Any, actor: int, move: int, counts: Any, weights: Any, fate: Any, drawn: int) -> int:
    """What the move promises its seat on this deal, one step ahead."""
    tables[PROBE] = tables[DEAL]
    probe = tables[PROBE]
    play(box, probe, actor, move)
    counts[STEPS] += 1
    while to_act(box, probe) == CHANCE:
        happen(box, probe, next_outcome(box, probe, rng, weights, fate, drawn))
        counts[STEPS] += 1
        drawn += 1
    return evaluate(box, probe, actor)


def descend(nodes: Any, keys: Any, children: Any, counts: Any, actor: int, event: int, seen: int, seats: int, events: int) -> None:
    """Each seat goes to the node of what it saw; new ones are made while there is room."""
    for seat in range(seats):
        if nodes[seat] == NO_NODE:
            continue
        key = edge_key(nodes[seat], actor, event if seen >> seat & 1 else UNSEEN, seats, events)
        slot = find_edge(keys, key)
        if keys[slot] == EMPTY:
            if not has_room(keys, counts):
                nodes[seat] = NO_NODE
                continue
            keys[slot] = key
            counts[EDGES] += 1
        if children[slot] == 0:
            children[slot] = counts[NODES]
            counts[NODES] += 1
        nodes[seat] = children[slot]
