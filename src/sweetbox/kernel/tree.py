"""The search tree: information-set Monte Carlo tree search for any game of the contract. A driver, compiled with the rules.

Every seat has its own tree, whose nodes are what that seat has seen since the root: all events that a seat does not see are the
same edge for it. Each iteration imagines a deal that fits the glimpse, descends all trees at once (the seat that acts chooses by
its own tree, so that choices of one simultaneous step stay unknown to each other; chance is sampled), adds one decision, plays on
at random for a while, and adds each seat's share of the win to its path.

All trees share one hash table of edges. An edge is found by (node, actor, event). It has the node it leads to and, for a move of
the tree's own seat, how often it was possible and chosen, the shares it led to, and its worth at first sight.

`fate` has a row for each coming draw of the match, for the arena's cheat: with it the root is the truth, nothing is imagined, and
chance brings what it will bring. Every other search gets no rows: it imagines deals and samples chance.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.chance import CHANCE, outcome_at, pick
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

ROOT, DEAL, PROBE, DEALS = 0, 1, 2, 3  # rows of tables: the glimpse, the imagined deal, one move tried on it; deals to choose from
EMPTY = 0  # key of a free edge
NO_NODE = -1  # outside the tree
UNSEEN = -1  # the event of an edge whose event the seat did not see
NODES, EDGES, STEPS, ITERATIONS = 0, 1, 2, 3  # rows of counts; a step is a move or an outcome made on any table
FIRST_SIGHT = 2  # the worth at first sight counts as this many visits
WHOLE = 10000  # the whole win
HASH = 0x2545F5  # odd, small enough that a product with a key fits 63 bits
BLOCK_BITS = 3  # eight neighbouring moves of a node are stored side by side: comparing them is most of the work
HIGH, LOW = 0, 1  # columns of fate: the halves of a draw's 64 bits


class Tree(NamedTuple):
    """The trees of one search, and what a thread needs to grow them."""

    boxes: Any  # (1,) Box
    tables: Any  # (3 + deals,) Table: rows ROOT, DEAL, PROBE, and from DEALS on those that are believed, if any
    rngs: Any  # (1, RNG_WORDS) int64
    seat: int  # the one that searches
    seats: int
    events: int  # more than any move or outcome
    keys: Any  # (edges,) int64: EMPTY or `edge_key`; the number of edges is a power of two
    children: Any  # (edges,) int32: the node that an edge leads to, 0 if none yet
    visits: Any  # (edges,) int32: how often a move was chosen
    offers: Any  # (edges,) int32: how often it was possible
    worths: Any  # (edges,) int64: the sum of the shares it led to
    sights: Any  # (edges,) int16: its worth at first sight
    counts: Any  # (4,) int64: NODES, EDGES, STEPS, ITERATIONS
    totals: Any  # (3,) float64: the searching seat's shares: how many, their sum, the sum of their squares
    nodes: Any  # (seats,) int64: the node that each seat has reached in this iteration, or NO_NODE
    path: Any  # (most decisions,) int64: edges chosen in this iteration
    path_seats: Any  # (most decisions,) int64: who chose them
    shares: Any  # (seats,) int64: of the win, as this iteration ended
    moves: Any  # (MOVES,) int32
    weights: Any  # (OUTCOMES,) int32
    fate: Any  # (draws, 2) int64: coming draws, columns HIGH and LOW; no rows for an honest search


def edge_key(node: int, actor: int, event: int, seats: int, events: int) -> int:
    return ((node * (seats + 1) + actor + 1) * (events + 1) + event + 1) + 1


def find_edge(keys: Any, key: int) -> int:
    """Where the edge is, or the free slot for it."""
    mask = len(keys) - 1
    block = (key >> BLOCK_BITS) * HASH >> 7
    slot = ((block << BLOCK_BITS) + (key & (1 << BLOCK_BITS) - 1)) & mask
    while keys[slot] != key and keys[slot] != EMPTY:
        slot = (slot + 1) & mask
    return slot


def has_room(tree: Tree) -> bool:
    """Whether the table is less than half full. Beyond that the tree stops growing, so that failed lookups stay short."""
    return 2 * tree.counts[EDGES] < len(tree.keys)


def search(tree: Tree, iterations: int, cut: int, explore: float) -> None:
    """Run `iterations` iterations for the seat that has to move at the root.

    cut: random steps after the tree before the position is judged; explore: what an untried move is worth, in spreads.
    """
    box, rng, table = tree.boxes[0], tree.rngs[0], tree.tables[DEAL]
    fated = len(tree.fate) > 0
    if tree.counts[NODES] == 0:
        tree.counts[NODES] = tree.seats  # node s is the root of seat s's tree
    for _ in range(iterations):
        tree.tables[DEAL] = tree.tables[ROOT]
        if not fated:
            imagine(box, table, tree.seat, rng)
        drawn, length = descend(tree, explore * spread(tree.totals))
        steps = 0
        while steps < cut:
            if fated and to_act(box, table) == CHANCE:
                happen(box, table, next_outcome(tree, table, drawn))
                drawn += 1
            elif not random_step(box, table, rng, tree.moves, tree.weights):
                break
            steps += 1
        tree.counts[STEPS] += steps
        give_back(tree, length)


def descend(tree: Tree, reach: float) -> tuple[int, int]:
    """Descend all trees at once, from the root to the first new decision; return the draws made and the decisions on the path."""
    box, table = tree.boxes[0], tree.tables[DEAL]
    for seat in range(tree.seats):
        tree.nodes[seat] = seat
    drawn, length = 0, 0
    while length < len(tree.path):
        mask = to_act(box, table)
        if mask == 0:
            break
        tree.counts[STEPS] += 1
        if mask == CHANCE:
            outcome = next_outcome(tree, table, drawn)
            drawn += 1
            follow(tree, CHANCE, outcome, seen_by(box, table, CHANCE, outcome))
            happen(box, table, outcome)
            continue
        actor = first_from(mask, tree.seat, tree.seats)
        if tree.nodes[actor] == NO_NODE:
            break
        slot = choose_edge(tree, actor, reach, drawn)
        if slot < 0:
            break
        move = tree.keys[slot] - edge_key(tree.nodes[actor], actor, 0, tree.seats, tree.events)
        tree.path[length] = slot
        tree.path_seats[length] = actor
        length += 1
        follow(tree, actor, move, seen_by(box, table, actor, move))
        play(box, table, actor, move)
        if tree.visits[slot] == 0:
            break
    return drawn, length


def give_back(tree: Tree, length: int) -> None:
    """Add what the position promises each seat to the decisions on its path."""
    estimate(tree)
    add_shares(tree, length)


def estimate(tree: Tree) -> None:
    """What the position promises each seat by the game's own `evaluate`: exact at the end, estimated before."""
    for seat in range(tree.seats):
        tree.shares[seat] = evaluate(tree.boxes[0], tree.tables[DEAL], seat)


def add_shares(tree: Tree, length: int) -> None:
    """Add each seat's share of the win at the end of the iteration to the decisions on its path."""
    for k in range(length):
        tree.visits[tree.path[k]] += 1
        tree.worths[tree.path[k]] += tree.shares[tree.path_seats[k]]
    share = tree.shares[tree.seat] / WHOLE
    tree.totals[0] += 1.0
    tree.totals[1] += share
    tree.totals[2] += share**2
    tree.counts[ITERATIONS] += 1


def next_outcome(tree: Tree, table: Any, drawn: int) -> int:
    """A sampled outcome; or, as far as fate is known, the one that the match will draw: 64 bits modulo the sum of the weights."""
    total = odds(tree.boxes[0], table, tree.weights)
    if drawn >= len(tree.fate):
        return pick(tree.rngs[0], tree.weights, total)
    high, low = tree.fate[drawn][HIGH], tree.fate[drawn][LOW]
    return outcome_at(tree.weights, (high % total * ((1 << 32) % total) + low) % total)


def first_from(mask: int, seat: int, seats: int) -> int:
    """Who goes first when several choose at once: the searching seat, whose choice must be the root's, then around the table."""
    for ahead in range(seats):
        other = seat + ahead
        if other >= seats:
            other -= seats
        if mask >> other & 1:
            return other
    return seat


def spread(totals: Any) -> float:
    """The spread of the seat's shares: an untried move may be better by this much."""
    mean = totals[1] / totals[0]
    return sqrt(max(totals[2] / totals[0] - mean * mean, 0.0))


def choose_edge(tree: Tree, actor: int, reach: float, drawn: int) -> int:
    """The edge of the legal move with the best bound: its mean share, plus more the less it was tried while possible.

    A new move gets its worth at first sight from one step ahead. -1: no legal move has room in the table.
    """
    keys, visits, offers, worths, sights, moves = tree.keys, tree.visits, tree.offers, tree.worths, tree.sights, tree.moves
    n = legal(tree.boxes[0], tree.tables[DEAL], actor, moves)
    best, best_bound = -1, -1.0
    offered, reach_once = 0, 0.0  # most moves of a node were possible equally often: this part of the bound is worked out once
    first_key = edge_key(tree.nodes[actor], actor, 0, tree.seats, tree.events)
    for k in range(n):
        key = first_key + moves[k]
        slot = find_edge(keys, key)
        if keys[slot] == EMPTY:
            if not has_room(tree):
                continue
            keys[slot] = key
            tree.counts[EDGES] += 1
            sights[slot] = first_sight(tree, actor, moves[k], drawn)
        offers[slot] += 1
        if offers[slot] != offered:
            offered = offers[slot]
            reach_once = WHOLE * reach * sqrt(log(offered + 1.0))
        per_visit = 1.0 / (visits[slot] + FIRST_SIGHT)
        bound = (worths[slot] + FIRST_SIGHT * sights[slot]) * per_visit + reach_once * sqrt(per_visit)
        if bound > best_bound:
            best, best_bound = slot, bound
    return best


def first_sight(tree: Tree, actor: int, move: int, drawn: int) -> int:
    """What the move promises its seat on this deal, one step ahead."""
    tree.tables[PROBE] = tree.tables[DEAL]
    box, probe = tree.boxes[0], tree.tables[PROBE]
    play(box, probe, actor, move)
    tree.counts[STEPS] += 1
    while to_act(box, probe) == CHANCE:
        happen(box, probe, next_outcome(tree, probe, drawn))
        tree.counts[STEPS] += 1
        drawn += 1
    return evaluate(box, probe, actor)


def follow(tree: Tree, actor: int, event: int, seen: int) -> None:
    """Each seat goes to the node of what it saw; new nodes are added while there is room."""
    for seat in range(tree.seats):
        if tree.nodes[seat] == NO_NODE:
            continue
        event_seen = event if seen >> seat & 1 else UNSEEN
        key = edge_key(tree.nodes[seat], actor, event_seen, tree.seats, tree.events)
        slot = find_edge(tree.keys, key)
        if tree.keys[slot] == EMPTY:
            if not has_room(tree):
                tree.nodes[seat] = NO_NODE
                continue
            tree.keys[slot] = key
            tree.counts[EDGES] += 1
        if tree.children[slot] == 0:
            tree.children[slot] = tree.counts[NODES]
            tree.counts[NODES] += 1
        tree.nodes[seat] = tree.children[slot]
