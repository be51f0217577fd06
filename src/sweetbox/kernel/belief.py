"""Belief: what the others' moves tell about what they hide. A driver.

The seat once knew the whole table. Since then it has seen everything but some choices of the others. A player who chooses in secret
and then acts on it gives the choice away bit by bit. So there is a row for each possible choice, which follows what has happened
since. A row is believed as far as the network, asked from the view of the player who chose, finds it likely that they would choose
this and then move as they did. What players do depends on their own secret and on nobody else's, so each seat is looked at alone.

Beliefs are steps, like the network's: 64 more are twice as likely.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sweetbox.kernel.chance import CHANCE, pick
from sweetbox.kernel.drivers import Rows, Scratch
from sweetbox.kernel.guided import think_of
from sweetbox.kernel.network import PRIOR_WHOLE, Network, Thought, share_parts, steps_of
from sweetbox.kernel.tree import UNSEEN

if TYPE_CHECKING:
    legal: Callable[[Any, Any, int, Any], int]
    play: Callable[[Any, Any, int, int], None]
    happen: Callable[[Any, Any, int], None]

IMPOSSIBLE = -(1 << 40)
STRANGERS, PLAYERS = 3, 4  # so many of so many are assumed to choose at random: not everyone plays as the network would
LEAST = PRIOR_WHOLE // 1000  # and no move is assumed to be less likely than this
CHOICES_WHOLE = 1 << 20  # parts of a seat's choices
HEDGE = 16  # one part in so many is spread evenly over all of them


class Past(NamedTuple):
    """What the seat has seen since it knew the whole table."""

    actors: Any  # (entries,) int64: who moved, or CHANCE
    events: Any  # (entries,) int64: the move or outcome, or UNSEEN


def believe(rows: Rows, scratch: Scratch, past: Past, seat: int, network: Network, thought: Thought, beliefs: Any) -> None:
    """How far to believe that another seat made its choice number i, for each i. What a row begins with is the known table."""
    for i in range(len(beliefs)):
        rows.tables[i] = rows.blank[0]
        beliefs[i] = believed(rows, scratch, i, past, seat, network, thought)


def believed(rows: Rows, scratch: Scratch, i: int, past: Past, seat: int, network: Network, thought: Thought) -> int:
    """Follow the past in row i, in which the seat made choice number i where it was not seen."""
    belief = 0
    for k in range(len(past.actors)):
        actor, event = past.actors[k], past.events[k]
        if actor == CHANCE:
            happen(rows.boxes[0], rows.tables[i], event)
            continue
        n = legal(rows.boxes[0], rows.tables[i], actor, scratch.moves)
        # Of another seat's unseen choice any will do: what this one sees and does does not depend on it.
        place = place_of(scratch.moves, n, event) if event != UNSEEN else i if actor == seat else 0
        if place >= n:
            return IMPOSSIBLE
        if actor == seat and n > 1:
            think_of(rows, scratch, i, seat, network, thought)
            prior = thought.priors[place]
            if event == UNSEEN:
                prior = (prior * (PLAYERS - STRANGERS) + PRIOR_WHOLE // n * STRANGERS) // PLAYERS
            belief += steps_of(min(max(prior, LEAST), PRIOR_WHOLE - 1))
        play(rows.boxes[0], rows.tables[i], actor, scratch.moves[place])
    return belief


def place_of(moves: Any, n: int, move: int) -> int:
    """Where a move is among the first n; n if it is not."""
    for place in range(n):
        if moves[place] == move:
            return place
    return n


def weigh_choices(beliefs: Any, parts: Any) -> None:
    """Beliefs in a seat's choices as parts of CHOICES_WHOLE."""
    n, best, possible = len(beliefs), 0, 0
    for k in range(n):
        parts[k] = beliefs[k]
        if beliefs[k] > beliefs[best]:
            best = k
        if beliefs[k] > IMPOSSIBLE:
            possible += 1
    share_parts(parts, n, beliefs[best], CHOICES_WHOLE)
    for k in range(n):
        even = CHOICES_WHOLE // max(1, possible) if beliefs[k] > IMPOSSIBLE else 0
        parts[k] = (parts[k] * (HEDGE - 1) + even) // HEDGE if even > 0 else 0


def imagine_likely(rows: Rows, scratch: Scratch, past: Past, parts: Any) -> None:
    """Follow the past in every row, from the known table on, with choices of the others that are believed: seat s made number k in
    parts[s][k] of CHOICES_WHOLE deals. A row ends where a move would not be legal."""
    for i in range(len(rows.tables)):
        rows.tables[i] = rows.blank[0]
        for k in range(len(past.actors)):
            actor, event = past.actors[k], past.events[k]
            if actor == CHANCE:
                happen(rows.boxes[0], rows.tables[i], event)
                continue
            n = legal(rows.boxes[0], rows.tables[i], actor, scratch.moves)
            place = place_of(scratch.moves, n, event) if event != UNSEEN else pick_choice(rows.rngs[0], parts[actor])
            if place >= n:
                break
            play(rows.boxes[0], rows.tables[i], actor, scratch.moves[place])


def pick_choice(rng: Any, parts: Any) -> int:
    together = 0
    for choice in range(len(parts)):
        together += parts[choice]
    return pick(rng, parts, together)
