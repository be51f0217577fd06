"""Search guided by a network: what a seat knows at a decision is a node, whose moves have priors and which the network judges.

Each iteration imagines a deal and plays it on, every seat by the nodes that it has met. At a decision that is new to its seat it
stops: the network, asked from that seat's view of the deal, says how likely each move is (the priors) and what every seat's share
of the win will be (what goes back up the path). A decision with one legal move is none, and is passed through.

A node is found by the digest of the seat's glimpse: all that a seat remembers and may use is in the table, so it does not matter
how it came there. Dice in another order, or the same cards by another way, meet in one node; in `tree` each way has its own.

What the hand-written `evaluate` knows is used as far as the weights say so (`Manner`): its shares are multiplied into the
network's, each new move is looked at one step ahead, as `tree` does, and a judgement is tested by playing on at random.

Of `Tree`, `keys` are nodes, and `children` says which edge is the first of a node's: one for each legal move, in their order. The
priors are in `offers`; `nodes` and `fate` are not used.
"""

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.digest import digest
from sweetbox.kernel.drivers import Rows, Scratch, look, random_step
from sweetbox.kernel.network import KEEN_WHOLE, PRIOR_WHOLE, Network, Thought, steps_of, think, weigh_priors
from sweetbox.kernel.tree import (
    DEAL,
    EDGES,
    EMPTY,
    NODES,
    PROBE,
    ROOT,
    STEPS,
    WHOLE,
    Tree,
    add_shares,
    first_from,
    first_sight,
    next_outcome,
    spread,
)

if TYPE_CHECKING:
    to_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    happen: Callable[[Any, Any, int], None]
    hide: Callable[[Any, Any, int], None]
    imagine: Callable[[Any, Any, int, Any], None]
    observe: Callable[[Any, Any, int, Any], None]
    evaluate: Callable[[Any, Any, int], int]

LEAN_WHOLE = 64
TEST_WHOLE = 64
NODE_BIT = 1 << 62  # in the key of every node: none is EMPTY
NO_EDGES = -1  # of a root that nobody has looked at yet


class Manner(NamedTuple):
    """How a search uses the weights."""

    explore: float  # what the priors weigh, in spreads of the shares that came
    keen: int  # how much of the difference between two moves their priors show, in KEEN_WHOLE parts
    lean: int  # how much of `evaluate` is in a judgement, in LEAN_WHOLE parts: the power of its shares; 0: it is not asked
    sight: int  # a new move's worth one step ahead counts as this many visits; 0: nobody looks
    test: int = 0  # how much of a judgement is what `evaluate` says after random steps, in TEST_WHOLE parts; 0: nobody plays on
    steps: int = 0  # how many those are


def guided_search(tree: Tree, network: Network, thought: Thought, iterations: int, manner: Manner) -> None:
    """Run `iterations` iterations for the seat that owes a move at the root."""
    box, rng, table = tree.boxes[0], tree.rngs[0], tree.tables[DEAL]
    for _ in range(iterations):
        tree.tables[DEAL] = tree.tables[ROOT]
        imagine(box, table, tree.seat, rng)
        length = guided_descent(tree, network, thought, manner, manner.explore * spread(tree.totals))
        add_shares(tree, length)


def guided_descent(tree: Tree, network: Network, thought: Thought, manner: Manner, reach: float) -> int:
    """Play on to the first decision that is new, and judge there; how many decisions are on the path."""
    box, table = tree.boxes[0], tree.tables[DEAL]
    length = 0
    while True:
        mask = to_act(box, table)
        if mask == 0:
            for seat in range(tree.seats):
                tree.shares[seat] = evaluate(box, table, seat)  # exact at the end
            return length
        tree.counts[STEPS] += 1
        if mask == CHANCE:
            happen(box, table, next_outcome(tree, table, 0))
            continue
        actor = first_from(mask, tree.seat, tree.seats)
        n = legal(box, table, actor, tree.moves)
        chosen = 0
        if n > 1:
            tree.tables[PROBE] = tree.tables[DEAL]
            hide(box, tree.tables[PROBE], actor)
            key = node_key(tree.tables[PROBE], actor)
            slot = find_node(tree.keys, key)
            if tree.keys[slot] == EMPTY or length == len(tree.path):
                judge(tree, network, thought, actor, manner)
                if tree.keys[slot] == EMPTY:
                    add_node(tree, network, thought, actor, n, manner, key, slot)
                if manner.test > 0:
                    test_judgement(tree, manner)
                return length
            first = tree.children[slot]
            chosen = best_move(tree, first, n, manner.sight, reach)
            tree.path[length] = first + chosen
            tree.path_seats[length] = actor
            length += 1
        play(box, table, actor, tree.moves[chosen])


def node_key(glimpse: Any, seat: int) -> int:
    """What a seat knows when it is to move, as a key. That two are the same by chance is as good as impossible."""
    return NODE_BIT | (digest(glimpse) ^ seat)


def find_node(keys: Any, key: int) -> int:
    """Where the node is, or the free slot for it."""
    mask = len(keys) - 1
    slot = key & mask
    while keys[slot] != key and keys[slot] != EMPTY:
        slot = (slot + 1) & mask
    return slot


def root_edges(tree: Tree) -> int:
    """The edge of the first of the root's legal moves, which the others follow; NO_EDGES before the first iteration."""
    slot = find_node(tree.keys, node_key(tree.tables[ROOT], tree.seat))
    return tree.children[slot] if tree.keys[slot] != EMPTY else NO_EDGES


def best_move(tree: Tree, first: int, n: int, sight: int, reach: float) -> int:
    """Which of a node's n moves has the best bound: its mean share, and more the likelier and the less tried it is.

    A move that was neither tried nor looked at is taken to be worth what the node was so far."""
    visits, worths = tree.visits, tree.worths
    tried, together = 0, 0
    for edge in range(first, first + n):
        tried += visits[edge]
        together += worths[edge]
    untried = together / tried if tried > 0 else 0.0
    reach_once = reach * WHOLE * sqrt(tried + 1.0) / PRIOR_WHOLE
    best, best_bound = 0, -1.0
    for k in range(n):
        edge = first + k
        count = visits[edge] + sight
        worth = (worths[edge] + sight * tree.sights[edge]) / count if count > 0 else untried
        bound = worth + reach_once * tree.offers[edge] / (1 + visits[edge])
        if bound > best_bound:
            best, best_bound = k, bound
    return best


def judge(tree: Tree, network: Network, thought: Thought, actor: int, manner: Manner) -> None:
    """Every seat's share of the win, from the view of the seat that is to choose, whose glimpse is in row PROBE."""
    box, seats = tree.boxes[0], tree.seats
    observe(box, tree.tables[PROBE], actor, thought.numbers)
    lean_on(box, tree.tables[DEAL], actor, seats, manner.lean, thought.own)
    think(network, thought, seats)
    for ahead in range(seats):
        tree.shares[seat_ahead(actor, ahead, seats)] = thought.shares[ahead]


def add_node(
    tree: Tree, network: Network, thought: Thought, actor: int, n: int, manner: Manner, key: int, slot: int
) -> None:  # fmt: skip
    """After `judge`: a node with an edge for each of n moves, while there is room. At most half of all slots are used, so that a
    free one is found soon."""
    first = tree.counts[EDGES]
    if first + n > len(tree.visits) or 2 * tree.counts[NODES] >= len(tree.keys):
        return
    tree.keys[slot] = key
    tree.children[slot] = first
    tree.counts[EDGES] += n
    tree.counts[NODES] += 1
    weigh_priors(network, thought, tree.moves, n, manner.keen)
    for k in range(n):
        edge = first + k
        tree.visits[edge] = 0
        tree.worths[edge] = 0
        tree.offers[edge] = thought.priors[k]
        if manner.sight > 0:
            tree.sights[edge] = first_sight(tree, actor, tree.moves[k], 0)


def test_judgement(tree: Tree, manner: Manner) -> None:
    """Test a judgement: play on at random, and mix in what `evaluate` says then."""
    box, table = tree.boxes[0], tree.tables[DEAL]
    for _ in range(manner.steps):
        if not random_step(box, table, tree.rngs[0], tree.moves, tree.weights):
            break
        tree.counts[STEPS] += 1
    for seat in range(tree.seats):
        judged = (TEST_WHOLE - manner.test) * tree.shares[seat]
        tree.shares[seat] = (judged + manner.test * evaluate(box, table, seat)) // TEST_WHOLE


def lean_on(box: Any, table: Any, actor: int, seats: int, lean: int, own: Any) -> None:
    """What `evaluate` says of every seat from the actor on, as steps that are added to the network's."""
    for ahead in range(seats):
        own[ahead] = 0
        if lean > 0:
            own[ahead] = lean * steps_of(evaluate(box, table, seat_ahead(actor, ahead, seats))) // LEAN_WHOLE


def seat_ahead(seat: int, ahead: int, seats: int) -> int:
    other = seat + ahead
    return other - seats if other >= seats else other


def think_of(rows: Rows, scratch: Scratch, i: int, seat: int, network: Network, thought: Thought) -> int:
    """What the network says of row i from a seat's view: shares, and priors of its legal moves; how many those are."""
    box = rows.boxes[0]
    n = legal(box, rows.tables[i], seat, scratch.moves)
    scratch.trial[0] = rows.tables[i]
    look(box, scratch.trial[0], seat, thought.numbers)
    think(network, thought, box.seats)
    weigh_priors(network, thought, scratch.moves, n, KEEN_WHOLE)
    return n
