"""Appraisal: what each seat can expect of a position, by tree search. A driver, compiled with the rules and `kernel/tree.py`.

Iterations go round in parts. In a part that learns, a deal is searched as a bot searches, and only the trees of its learners keep
what came of it. In a part that learns nothing, nobody tries anything out: every seat plays what its tree holds for best, and each
seat's share of the win is noted. So a tree never learns from a deal that its seat could not have imagined, and no share that is
noted has an experiment in it.

A seat that has chosen already in a step that is still open is not known to have done so: others imagine that it chooses now. So a
look at a position within such a step begins where the step began, and the moves that were made since are made again: all of them
in the part that learns nothing; in a part that imagines by one seat's knowledge that seat's own, every other time, so that its tree
knows what comes after them and also what it would have chosen.

Every part of every round begins with random numbers of its own. So in two looks that are compared, the same rounds meet the same
deals and the same first draws, and the difference of two shares is much less noisy than the shares are.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.chance import CHANCE, start_rng
from sweetbox.kernel.drivers import random_step
from sweetbox.kernel.linking import separate
from sweetbox.kernel.tree import (
    DEAL,
    EDGES,
    EMPTY,
    NO_NODE,
    NODES,
    PROBE,
    Tree,
    choose_edge,
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
    to_act: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    happen: Callable[[Any, Any, int], None]
    imagine: Callable[[Any, Any, int, Any], None]
    seen_by: Callable[[Any, Any, int, int], int]

STARTS = PROBE + 1  # the rows of tables from here on: what each part begins with
NOBODY = -1  # the viewer of a part that begins with the truth; the actor where no move is made first
NOTHING = -2  # the actor behind the end of a line
NO_MOVE = -1  # behind the last move that a seat has made
NO_LINE = -1  # the number of an iteration of which nothing is written down


class Parts(NamedTuple):
    """What the iterations go round in; the last part learns nothing."""

    viewers: Any  # (parts,) int64: by whose knowledge a deal is imagined; NOBODY: the table is the truth
    learners: Any  # (parts,) int64: mask of the seats whose trees keep what came of it
    made: Any  # (seats, most + 1) int64: the moves that each seat has made in the step that is open, then NO_MOVE
    again: Any  # (seats,) int64: how many of them it has made again in this iteration


class Noted(NamedTuple):
    """What was noted in the rounds that count, of the part that learns nothing."""

    shares: Any  # (rounds that count, seats) int64: of the win, 10,000 for all of it
    lines: Any  # (lines, 2 * steps) int32: what happened first in each of the first of them, actor, event, actor …
    deals: Any  # (lines,) Table: what each of these lines began with, after the move that was made first


def appraise(
    tree: Tree, parts: Parts, noted: Noted, actor: int, move: int, seed: int, young: int, cut: int, close: bool,
    explore: float,
) -> None:  # fmt: skip
    """Go round `young` times while the trees are not worth playing by, then once for each row of shares. actor, move: made first in
    every deal, unless the actor is NOBODY. cut, explore: as in `search`. close: see `play_on`."""
    box, table, notes = tree.boxes[0], tree.tables[DEAL], len(parts.viewers) - 1
    if tree.counts[NODES] == 0:
        tree.counts[NODES] = tree.seats
    for number in range(young + len(noted.shares)):
        for part in range(notes + 1):
            start_rng(tree.rngs[0], seed, number * (notes + 1) + part)
            tree.tables[DEAL] = tree.tables[STARTS + part]
            if parts.viewers[part] != NOBODY:
                imagine(box, table, parts.viewers[part], tree.rngs[0])
            if actor != NOBODY:
                play(box, table, actor, move)
            if part < notes:
                known = parts.viewers[part] if number % 2 == 0 else NOBODY
                make_again(tree, parts, 1 << known if known >= 0 else 0)
                length = go_down(tree, parts, explore * spread(tree.totals), noted, NO_LINE)
                play_on(tree, cut, close)
                learn(tree, length, parts.learners[part])
            elif number >= young:
                make_again(tree, parts, -1)
                go_down(tree, parts, 0.0, noted, number - young)
                play_on(tree, cut, close)
                for seat in range(tree.seats):
                    noted.shares[number - young][seat] = tree.shares[seat]


@separate
def play_on(tree: Tree, cut: int, close: bool) -> None:
    """Play on at random for a while; each seat's share of the win then, exact at the end. close: where several seats choose at the
    same time, let those choose first who have not: who has chosen already is estimated otherwise than who may still choose."""
    box, table = tree.boxes[0], tree.tables[DEAL]
    for _ in range(cut):
        if not random_step(box, table, tree.rngs[0], tree.moves, tree.weights):
            break
    if close:
        close_step(tree)
    estimate(tree)


def close_step(tree: Tree) -> None:
    """Everybody who owes a move makes the one that promises most at first sight; then chance happens."""
    box, table = tree.boxes[0], tree.tables[DEAL]
    left = to_act(box, table)
    if left < 0:
        left = 0
    for seat in range(tree.seats):
        if left >> seat & 1 and to_act(box, table) >> seat & 1:
            n = legal(box, table, seat, tree.moves)
            best, promise = tree.moves[0], -1
            for k in range(n):
                sight = first_sight(tree, seat, tree.moves[k], 0) if n > 1 else 0
                if sight > promise:
                    best, promise = tree.moves[k], sight
            play(box, table, seat, best)
    while to_act(box, table) == CHANCE:
        happen(box, table, next_outcome(tree, table, 0))


def learn(tree: Tree, length: int, learners: int) -> None:
    """The shares go back up the paths of those who learn from them."""
    for k in range(length):
        if learners >> tree.path_seats[k] & 1:
            tree.visits[tree.path[k]] += 1
            tree.worths[tree.path[k]] += tree.shares[tree.path_seats[k]]
    share = tree.shares[tree.seat] / 10000.0
    tree.totals[0] += 1.0
    tree.totals[1] += share
    tree.totals[2] += share * share


def make_again(tree: Tree, parts: Parts, seats: int) -> None:
    """Whose moves of the open step are made again, as a mask: the others choose anew."""
    for seat in range(tree.seats):
        parts.again[seat] = 0 if seats >> seat & 1 else len(parts.made[seat]) - 1


@separate
def go_down(tree: Tree, parts: Parts, reach: float, noted: Noted, number: int) -> int:
    """Go down all trees at once, as `descend` does, to the first decision that is new; return the decisions on the path. number: of
    the line that is written down, if there is one."""
    box, table = tree.boxes[0], tree.tables[DEAL]
    kept = 0 <= number < len(noted.lines)
    if kept:
        noted.deals[number] = tree.tables[DEAL]
        noted.lines[number][0] = NOTHING
    for seat in range(tree.seats):
        tree.nodes[seat] = seat
    step, length = 0, 0
    while length < len(tree.path):
        mask = to_act(box, table)
        if mask == 0:
            break
        actor, event, tried = CHANCE, 0, True
        if mask == CHANCE:
            event = next_outcome(tree, table, 0)
        else:
            actor = first_from(mask, tree.seat, tree.seats)
            if tree.nodes[actor] == NO_NODE:
                break
            made = parts.made[actor][parts.again[actor]]
            slot = choose_edge(tree, actor, reach, 0) if made == NO_MOVE else edge_of(tree, actor, made)
            if slot < 0:
                break
            if made != NO_MOVE:
                parts.again[actor] += 1
            event = tree.keys[slot] - edge_key(tree.nodes[actor], actor, 0, tree.seats, tree.events)
            tried = tree.visits[slot] > 0 or made != NO_MOVE
            tree.path[length] = slot
            tree.path_seats[length] = actor
            length += 1
        if kept and step < len(noted.lines[number]):
            noted.lines[number][step] = actor
            noted.lines[number][step + 1] = event
            step += 2
            if step < len(noted.lines[number]):
                noted.lines[number][step] = NOTHING
        follow(tree, actor, event, seen_by(box, table, actor, event))
        if mask == CHANCE:
            happen(box, table, event)
        else:
            play(box, table, actor, event)
        if not tried:
            break
    return length


def edge_of(tree: Tree, actor: int, move: int) -> int:
    """The edge of one move, as `choose_edge` makes it; -1: there is no room for it."""
    key = edge_key(tree.nodes[actor], actor, move, tree.seats, tree.events)
    slot = find_edge(tree.keys, key)
    if tree.keys[slot] == EMPTY:
        if not has_room(tree):
            return -1
        tree.keys[slot] = key
        tree.counts[EDGES] += 1
        tree.sights[slot] = first_sight(tree, actor, move, 0)
    return slot
