"""What a bot believes of the others' secrets, by what they did: deals that are likely, rather than any that fit.

See `kernel/belief.py`. It works where each seat makes one choice in secret at a time and the rest is seen (`SECRETS` in a game's
judge.py). Everywhere else, and whenever something does not fit, deals are imagined as ever.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from sweetbox.bots.bot import Turn
from sweetbox.engines.base import HostEngine
from sweetbox.kernel.belief import Past
from sweetbox.kernel.chance import BELIEF_STREAM, CHANCE
from sweetbox.kernel.drivers import Rows
from sweetbox.kernel.position import Position
from sweetbox.kernel.tree import UNSEEN
from sweetbox.learning.weights import Weights

DEALS = 512  # each iteration of a search takes one of them


def secretive(turn: Turn) -> list[int]:
    """The seats of which something can be guessed: the others that have made one choice unseen since the seat of the turn knew
    everything. None, if anything else was not seen, or while the step in which they choose is still open."""
    if turn.known is None or turn.glimpse.to_act != {turn.seat}:
        return []
    unseen = Counter(actor for actor, event in turn.log[turn.known[0] :] if event is None)
    return sorted(unseen) if set(unseen.values()) == {1} and CHANCE not in unseen else []


class Belief:
    """What the seat of a turn believes of the others, for all trees that it grows. is_late: whether there is no time for it."""

    def __init__(self, each: HostEngine, turn: Turn, given: Weights, is_late: Callable[[], bool] = lambda: False) -> None:
        self._each, self._turn = each, turn
        entry = turn.known[0] if turn.known else 0
        since = [(actor, UNSEEN if event is None else event) for actor, event in turn.log[entry:]]
        self._past = Past(each.filled(actor for actor, _ in since), each.filled(event for _, event in since))
        secrets = turn.game.extras.secrets
        self.parts = each.numbers(turn.game.seats[1], secrets, 64)  # by seat and number of its choice
        rows, beliefs = self._rows(secrets), each.numbers(secrets, None, 64)
        for seat in secretive(turn):
            if is_late():
                return
            each.functions.believe(rows, each.scratch(), self._past, seat, given.on(each), given.thought(each), beliefs)
            each.functions.weigh_choices(beliefs, self.parts[seat])

    def _rows(self, count: int) -> Rows:
        assert self._turn.known is not None
        rows = self._each.rows(self._turn.box, count)
        rows.blank[0] = self._each.wrap(self._turn.known[1].table)[0]
        self._each.functions.start_rng(rows.rngs[0], self._turn.seed, BELIEF_STREAM)
        return rows

    def deals(self, count: int = DEALS) -> Any:
        """Tables that could be the truth, the likelier ones more often."""
        rows = self._rows(count)
        self._each.functions.imagine_likely(rows, self._each.scratch(), self._past, self.parts)
        return rows.tables

    def fits(self) -> bool:
        """Whether what was followed leads to what the seat sees now. It does not if the match went differently, or if the seat has
        forgotten something."""
        turn = self._turn
        if not all(sum(self.parts[seat]) for seat in secretive(turn)):  # it was late, or no choice could be followed by these moves
            return False
        deal = Position(turn.game, turn.box, self._each.unwrap(self.deals(1), 0))
        return deal.hidden(turn.seat) == turn.glimpse


def believed(each: HostEngine, turn: Turn, given: Weights, is_late: Callable[[], bool] = lambda: False) -> Belief | None:
    """None: nothing can be told, or not in time. Looking back takes longer the longer a round lasts, and whoever drags it out
    must not make a bot too busy to think."""
    if not secretive(turn):
        return None
    belief = Belief(each, turn, given, is_late)
    return belief if belief.fits() else None
