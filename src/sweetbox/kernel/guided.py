"""Search guided by a network: the trees of `tree`, in which a node's moves have priors and a new node is judged by the network.

Each iteration imagines a deal, or takes one that is believed (`belief`), and goes down all trees at once, as there. At a decision
that is new to its seat it stops: the network, asked from that seat's view of the deal, says how likely each move is (the priors)
and what every seat's share of the win will be (what goes back up the path). A seat may do the same things in every deal that it
cannot tell apart, so a node is asked about once. A decision with one legal move is none, and is passed through.

Where nothing is hidden, a node is the table itself, by its digest: dice in another order, or the same cards by another way, meet in
one node, while in `tree` each way has its own. Where something is, that would make a node of each deal that others may have.

What the hand-written `evaluate` knows is used as far as the weights say so (`Manner`): its shares are multiplied into the
network's, each new move is looked at one step ahead, as `tree` does, and a judgement is tested by playing on at random. A sparing
search judges by it alone: the network is asked only which moves to try, and only at nodes that are met again.

Of `Tree` the priors are in `offers`; `fate` is not used. `Thought.priors` lists the edges of the node that is looked at.
"""

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.chance import CHANCE, below
from sweetbox.kernel.digest import digest
from sweetbox.kernel.drivers import Rows, Scratch, look, random_step
from sweetbox.kernel.network import KEEN_WHOLE, PRIOR_WHOLE, Network, Thought, steps_of, think, weigh_priors
from sweetbox.kernel.tree import (
    DEAL,
    DEALS,
    EDGES,
    EMPTY,
    NO_NODE,
    NODES,
    PROBE,
    ROOT,
    STEPS,
    UNSEEN,
    WHOLE,
    Tree,
    add_shares,
    edge_key,
    estimate,
    find_edge,
    first_from,
    first_sight,
    follow,
    has_room,
    next_outcome,
    spread,
)

if TYPE_CHECKING:
    HIDES: bool
    to_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    happen: Callable[[Any, Any, int], None]
    hide: Callable[[Any, Any, int], None]
    imagine: Callable[[Any, Any, int, Any], None]
    seen_by: Callable[[Any, Any, int, int], int]
    evaluate: Callable[[Any, Any, int], int]

LEAN_WHOLE = 64
TEST_WHOLE = 64
STOPPED = -1  # no move was chosen
TABLE_BIT = 1 << 62  # in the keys of tables, and in none of an edge


class Manner(NamedTuple):
    """How a search uses the weights."""

    explore: float  # what the priors weigh, in spreads of the shares that came
    keen: int  # how much of the difference between two moves their priors show, in KEEN_WHOLE parts
    lean: int  # how much of `evaluate` is in a judgement, in LEAN_WHOLE parts: the power of its shares; 0: it is not asked
    sight: int  # a new move's worth one step ahead counts as this many visits; 0: nobody looks
    test: int = 0  # how much of a judgement is what `evaluate` says after random steps, in TEST_WHOLE parts; 0: nobody plays on
    steps: int = 0  # how many those are
    sparing: int = 0  # with this many seats or more, `evaluate` judges alone, and a node that is met again gets priors; 0: never


def guided_search(tree: Tree, network: Network, thought: Thought, iterations: int, manner: Manner) -> None:
    """Run `iterations` iterations for the seat that owes a move at the root."""
    box, rng, table = tree.boxes[0], tree.rngs[0], tree.tables[DEAL]
    deals = len(tree.tables) - DEALS
    if tree.counts[NODES] == 0:
        tree.counts[NODES] = tree.seats  # node s is the root of seat s's tree
    for _ in range(iterations):
        if deals > 0:
            tree.tables[DEAL] = tree.tables[DEALS + below(rng, deals)]
        else:
            tree.tables[DEAL] = tree.tables[ROOT]
            imagine(box, table, tree.seat, rng)
        length = guided_descent(tree, network, thought, manner, manner.explore * spread(tree.totals))
        add_shares(tree, length)


def guided_descent(tree: Tree, network: Network, thought: Thought, manner: Manner, reach: float) -> int:
    """Go down all trees at once to the first decision that is new, and judge there; how many decisions are on the path."""
    box, table = tree.boxes[0], tree.tables[DEAL]
    for seat in range(tree.seats):
        tree.nodes[seat] = seat
    if HIDES and len(tree.tables) > DEALS:
        know_secrets(tree)
    sparing = 0 < manner.sparing <= tree.seats
    length = 0
    while True:
        mask = to_act(box, table)
        if mask == 0:
            estimate(tree)
            return length
        tree.counts[STEPS] += 1
        if mask == CHANCE:
            outcome = next_outcome(tree, table, 0)
            if HIDES:
                follow(tree, CHANCE, outcome, seen_by(box, table, CHANCE, outcome))
            happen(box, table, outcome)
            continue
        actor = first_from(mask, tree.seat, tree.seats)
        n = legal(box, table, actor, tree.moves)
        move = tree.moves[0]
        if n > 1:
            if not HIDES and length > 0:
                tree.nodes[actor] = node_of(tree, table)
            slot = STOPPED
            if length < len(tree.path):
                slot = best_edge(tree, thought.priors, actor, n, manner.sight, reach)
                if slot == STOPPED and sparing and was_met(tree, actor):
                    ask(tree, network, thought, actor, manner)
                    offer(tree, network, thought, actor, n, manner)
                    slot = best_edge(tree, thought.priors, actor, n, manner.sight, reach)
            if slot == STOPPED:
                if sparing:
                    estimate(tree)
                else:
                    judge(tree, network, thought, actor, n, manner)
                if manner.test > 0:
                    test_judgement(tree, manner)
                return length
            move = tree.keys[slot] - edge_key(tree.nodes[actor], actor, 0, tree.seats, tree.events)
            tree.path[length] = slot
            tree.path_seats[length] = actor
            length += 1
        if HIDES:
            follow(tree, actor, move, seen_by(box, table, actor, move))
        play(box, table, actor, move)


def know_secrets(tree: Tree) -> None:
    """Among deals that are believed, the others begin where they know their own secret: at the node of what they see."""
    for seat in range(tree.seats):
        if seat != tree.seat:
            tree.tables[PROBE] = tree.tables[DEAL]
            hide(tree.boxes[0], tree.tables[PROBE], seat)
            tree.nodes[seat] = node_of(tree, tree.tables[PROBE])


def node_of(tree: Tree, table: Any) -> int:
    """The node of a table that everybody knows; a new one while there is room, else NO_NODE."""
    keys, key = tree.keys, TABLE_BIT | digest(table)
    mask = len(keys) - 1
    slot = key & mask
    while keys[slot] != key and keys[slot] != EMPTY:
        slot = (slot + 1) & mask
    if keys[slot] == EMPTY:
        if not has_room(tree):
            return NO_NODE
        keys[slot] = key
        tree.counts[EDGES] += 1
        tree.children[slot] = tree.counts[NODES]
        tree.counts[NODES] += 1
    return tree.children[slot]


def was_met(tree: Tree, actor: int) -> bool:
    """Whether somebody came to the actor's node before; from now on somebody did. Its mark is an edge that no event has: the
    actor's own move, unseen by the actor."""
    if tree.nodes[actor] == NO_NODE:
        return False
    key = edge_key(tree.nodes[actor], actor, UNSEEN, tree.seats, tree.events)
    slot = find_edge(tree.keys, key)
    if tree.keys[slot] != EMPTY:
        return True
    if has_room(tree):
        tree.keys[slot] = key
        tree.counts[EDGES] += 1
    return False


def best_edge(tree: Tree, slots: Any, actor: int, n: int, sight: int, reach: float) -> int:
    """The edge with the best bound: its mean share, and more the likelier and the less tried it is. STOPPED: the node is new.

    A move that was neither tried nor looked at is taken to be worth what the node was so far."""
    node = tree.nodes[actor]
    if node == NO_NODE:
        return STOPPED
    keys, visits, worths, moves = tree.keys, tree.visits, tree.worths, tree.moves
    first_key = edge_key(node, actor, 0, tree.seats, tree.events)
    tried, together = 0, 0
    for k in range(n):
        slot = find_edge(keys, first_key + moves[k])
        if keys[slot] == EMPTY:
            return STOPPED
        tried += visits[slot]
        together += worths[slot]
        slots[k] = slot
    untried = together / tried if tried > 0 else 0.0
    reach_once = reach * WHOLE * sqrt(tried + 1.0) / PRIOR_WHOLE
    best, best_bound = STOPPED, -1.0
    for k in range(n):
        slot = slots[k]
        count = visits[slot] + sight
        worth = (worths[slot] + sight * tree.sights[slot]) / count if count > 0 else untried
        bound = worth + reach_once * tree.offers[slot] / (1 + visits[slot])
        if bound > best_bound:
            best, best_bound = slot, bound
    return best


def judge(tree: Tree, network: Network, thought: Thought, actor: int, n: int, manner: Manner) -> None:
    """Every seat's share of the win, from the view of the seat that is to choose among n moves; its node gets their priors."""
    ask(tree, network, thought, actor, manner)
    for ahead in range(tree.seats):
        tree.shares[seat_ahead(actor, ahead, tree.seats)] = thought.shares[ahead]
    offer(tree, network, thought, actor, n, manner)


def ask(tree: Tree, network: Network, thought: Thought, actor: int, manner: Manner) -> None:
    """What the network thinks of the deal, from the actor's view."""
    box = tree.boxes[0]
    tree.tables[PROBE] = tree.tables[DEAL]
    look(box, tree.tables[PROBE], actor, thought.numbers)
    lean_on(box, tree.tables[DEAL], actor, tree.seats, manner.lean, thought.own)
    think(network, thought, tree.seats)


def offer(tree: Tree, network: Network, thought: Thought, actor: int, n: int, manner: Manner) -> None:
    """After `ask`: the actor's node gets its n moves, and their priors, if there is room for all of them."""
    node = tree.nodes[actor]
    if node == NO_NODE or 2 * (tree.counts[EDGES] + n) > len(tree.keys):
        return
    weigh_priors(network, thought, tree.moves, n, manner.keen)
    first_key = edge_key(node, actor, 0, tree.seats, tree.events)
    for k in range(n):
        slot = find_edge(tree.keys, first_key + tree.moves[k])
        if tree.keys[slot] == EMPTY:
            tree.keys[slot] = first_key + tree.moves[k]
            tree.counts[EDGES] += 1
        tree.offers[slot] = thought.priors[k]
        if manner.sight > 0:
            tree.sights[slot] = first_sight(tree, actor, tree.moves[k], 0)


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
