"""School: many matches side by side in which every seat searches, and what the searches found, for a network to learn. A driver.

A lesson is a number of turns in every row. In each turn the next seat with a choice thinks. What it sees, how likely each of its
moves should have been, and every seat's share as the search found it are written down; then the row goes on to the next choice.
Where a match ends, its result is written down, too, and the next one begins.

The network of `newest` plays, except that the seats of a row's mask `former` are played by the one of `earlier`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import below, next_word, start_rng
from sweetbox.kernel.drivers import NO_MOVE, Rows, lay_out, settle
from sweetbox.kernel.guided import Manner, guided_search
from sweetbox.kernel.network import PRIOR_WHOLE, SHARE_WHOLE, Network, Thought, share_parts, steps_of
from sweetbox.kernel.tree import EMPTY, ROOT, Tree, edge_key, find_edge

if TYPE_CHECKING:
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    hide: Callable[[Any, Any, int], None]
    result: Callable[[Any, Any, Any, Any], None]
    observe: Callable[[Any, Any, int, Any], None]
    evaluate: Callable[[Any, Any, int], int]

OPENING = 20  # choices of a match that are made by lot, as often as the search tried each move; later some
LATER = 4  # one choice in so many
CURIOUS = 5  # at the root, one part in so many of every prior is the same for all moves
SWAY = 20 * 92  # steps: a move that brought 5% of the win more than the others becomes e times likelier
CALM = 4  # what a move has brought is believed as if it had been tried so many times more, with what all of them brought


class Notes(NamedTuple):
    """What is written down, by turn and row."""

    numbers: Any  # (turns, n, OBSERVATION) int16: what the mover saw
    moves: Any  # (turns, n, listed) int16: its legal moves, then NO_MOVE; the first `listed` of them
    parts: Any  # (turns, n, listed) int32: what their priors should be, in PRIOR_WHOLE parts
    found: Any  # (turns, n, most seats) int64: the shares of the win of every seat, summed over the iterations
    own: Any  # (turns, n, most seats) int16: what `evaluate` says of every seat
    movers: Any  # (turns, n) int8
    former: Any  # (turns, n) bool: whether earlier weights moved
    over: Any  # (turns, n) bool: whether the match ended before the next choice
    ranks: Any  # (turns, n, most seats) int32: and how


class Class(NamedTuple):
    """The rows of a lesson."""

    rows: Rows
    choices: Any  # (n,) int64: how many were made in the match so far
    former: Any  # (n,) int64: mask of the seats that earlier weights play
    points: Any  # (n, most seats) int32: scratch


def tree_at(trees: Tree, desk: int, seat: int) -> Tree:
    """One of several trees whose arrays are rows of larger ones, for a seat to search with."""
    return Tree(
        trees.boxes, trees.tables[desk], trees.rngs[desk], seat, trees.seats, trees.events,
        trees.keys[desk], trees.children[desk], trees.visits[desk], trees.offers[desk], trees.worths[desk], trees.sights[desk],
        trees.counts[desk], trees.totals[desk], trees.nodes[desk], trees.path[desk], trees.path_seats[desk], trees.shares[desk],
        trees.moves[desk], trees.weights[desk], trees.fate,
    )  # fmt: skip


def clear_tree(tree: Tree) -> None:
    for slot in range(len(tree.keys)):
        if tree.keys[slot] != EMPTY:
            tree.keys[slot] = EMPTY
            tree.children[slot] = 0
            tree.visits[slot] = 0
            tree.offers[slot] = 0
            tree.worths[slot] = 0


def begin_search(pupils: Class, tree: Tree, i: int) -> None:
    """Lay the seat's glimpse of row i before a cleared tree."""
    tree.tables[ROOT] = pupils.rows.tables[i]
    hide(tree.boxes[0], tree.tables[ROOT], tree.seat)
    start_rng(tree.rngs[0], next_word(pupils.rows.lucks[i]), 0)
    for each in range(len(tree.counts)):
        tree.counts[each] = 0
    # As if there had been two slightly different shares, as at the start of any search.
    tree.totals[0] = 2.0
    tree.totals[1] = 1.0
    tree.totals[2] = 0.52


def take_turn(
    pupils: Class, tree: Tree, i: int, notes: Notes, turn: int, iterations: int,
    newest: Network, earlier: Network, thought: Thought, manner: Manner,
) -> None:  # fmt: skip
    """One choice in row i. The tree is clear, and of the seat that is next."""
    begin_search(pupils, tree, i)
    former = pupils.former[i] >> tree.seat & 1 == 1
    notes.former[turn, i] = former
    network = earlier if former else newest
    for done in range(iterations):
        guided_search(tree, network, thought, 1, manner)
        add_found(tree, notes.found[turn, i])
        if done == 0:
            stir_root(tree)
    go_on(pupils, tree, i, notes, turn)


def add_found(tree: Tree, found: Any) -> None:
    for seat in range(tree.seats):
        found[seat] += tree.shares[seat]


def stir_root(tree: Tree) -> None:
    """Make a part of every prior at the root the same for all moves: a lesson must try what the network thinks little of, too."""
    n = legal(tree.boxes[0], tree.tables[ROOT], tree.seat, tree.moves)
    for k in range(n):
        slot = root_edge(tree, tree.moves[k])
        tree.offers[slot] = ((CURIOUS - 1) * tree.offers[slot] + PRIOR_WHOLE // n) // CURIOUS


def root_edge(tree: Tree, move: int) -> int:
    return find_edge(tree.keys, edge_key(tree.seat, tree.seat, move, tree.seats, tree.events))


def better_priors(tree: Tree, n: int, tried: int, parts: Any) -> None:
    """What the priors of the root's n moves should have been: higher for those that brought more than the others. How often each
    was tried would say little: a short search tries most what it was told to try."""
    together = 0
    for k in range(n):
        together += tree.worths[root_edge(tree, tree.moves[k])]
    mean = together // max(1, tried)
    best = 0
    for k in range(n):
        slot = root_edge(tree, tree.moves[k])
        prior = (CURIOUS * tree.offers[slot] - PRIOR_WHOLE // n) // (CURIOUS - 1)  # before it was stirred
        brought = (tree.worths[slot] + CALM * mean) // (tree.visits[slot] + CALM)
        parts[k] = steps_of(prior) + (brought - mean) * SWAY // SHARE_WHOLE
        if parts[k] > parts[best]:
            best = k
    share_parts(parts, n, parts[best], PRIOR_WHOLE)


def go_on(pupils: Class, tree: Tree, i: int, notes: Notes, turn: int) -> None:
    """Write down what a search has found, make its move, and bring the row to the next choice."""
    rows = pupils.rows
    box, table = rows.boxes[0], rows.tables[i]
    observe(box, tree.tables[ROOT], tree.seat, notes.numbers[turn, i])
    notes.movers[turn, i] = tree.seat
    for seat in range(tree.seats):
        notes.own[turn, i, seat] = evaluate(box, table, seat)
    n = legal(box, tree.tables[ROOT], tree.seat, tree.moves)
    tried, best, most = 0, 0, -1
    for k in range(n):
        visits = tree.visits[root_edge(tree, tree.moves[k])]
        tried += visits
        if visits > most:
            best, most = k, visits
        if k < notes.moves.shape[2]:
            notes.moves[turn, i, k] = tree.moves[k]
    for k in range(n, notes.moves.shape[2]):
        notes.moves[turn, i, k] = NO_MOVE
        notes.parts[turn, i, k] = 0
    if n <= notes.moves.shape[2]:
        better_priors(tree, n, tried, notes.parts[turn, i])
    luck = rows.lucks[i]
    if tried > 0 and (pupils.choices[i] < OPENING or below(luck, LATER) == 0):
        lot, best = below(luck, tried), 0
        lot -= tree.visits[root_edge(tree, tree.moves[0])]
        while lot >= 0:
            best += 1
            lot -= tree.visits[root_edge(tree, tree.moves[best])]
    play(box, table, tree.seat, tree.moves[best])
    pupils.choices[i] += 1
    notes.over[turn, i] = to_next_choice(rows, i, tree)
    if notes.over[turn, i]:
        result(box, table, pupils.points[i], notes.ranks[turn, i])
        begin_match(pupils, i, tree)


def begin_match(pupils: Class, i: int, tree: Tree) -> None:
    """A new match in row i, at its first choice."""
    pupils.choices[i] = 0
    lay_out(pupils.rows, i, False, tree.weights)
    while to_next_choice(pupils.rows, i, tree):  # a match without any choice
        lay_out(pupils.rows, i, False, tree.weights)


def to_next_choice(rows: Rows, i: int, tree: Tree) -> bool:
    """Let chance happen and make moves that must be made, until a seat has a choice. Whether the match is over."""
    box, table = rows.boxes[0], rows.tables[i]
    while True:
        mask = settle(box, table, rows.rngs[i], tree.weights)
        rows.acting[i] = mask
        if mask == 0:
            return True
        seat = lowest(mask)
        if legal(box, table, seat, tree.moves) > 1:
            return False
        play(box, table, seat, tree.moves[0])


# ---- On the CPU: each driver works on rows first … last-1, all of them at one desk ----


def begin_rows(pupils: Class, trees: Tree, desk: int, first: int, last: int) -> None:
    tree = tree_at(trees, desk, 0)
    for i in range(first, last):
        begin_match(pupils, i, tree)


def take_lesson(
    pupils: Class, trees: Tree, desk: int, first: int, last: int, notes: Notes, iterations: int,
    newest: Network, earlier: Network, thoughts: Thought, manner: Manner,
) -> None:  # fmt: skip
    thought = Thought(
        thoughts.numbers[desk], thoughts.wide[desk], thoughts.deep[desk], thoughts.shares[desk], thoughts.priors[desk],
        thoughts.own[desk],
    )  # fmt: skip
    for turn in range(len(notes.movers)):
        for i in range(first, last):
            tree = tree_at(trees, desk, lowest(pupils.rows.acting[i]))
            clear_tree(tree)
            take_turn(pupils, tree, i, notes, turn, iterations, newest, earlier, thought, manner)
