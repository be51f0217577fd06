"""The nodes of a guided search: what a seat knows when it is to move."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import sweetbox
from sweetbox.bots import Turn
from sweetbox.bots.learned import Guided
from sweetbox.engines import engine
from sweetbox.games._template import rules as toffee
from sweetbox.games.swintus import rules as swintus
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.digest import digest
from sweetbox.kernel.tree import NODES
from sweetbox.learning.weights import PLAIN, random_weights


def rolled(faces: Sequence[int]) -> Any:
    """Swintus 3D at the first decision: the first card of each pile was turned up, and these dice were rolled in this order."""
    box, table, coming = sweetbox.game("swintus").make_box(2), swintus.Table(), list(faces)
    swintus.setup(box, table)
    weights = [0] * swintus.OUTCOMES
    while swintus.to_act(box, table) == CHANCE:
        swintus.odds(box, table, weights)
        first = next(outcome for outcome, weight in enumerate(weights) if weight)
        swintus.happen(box, table, coming.pop(0) if table.phase == swintus.ROLLING else first)
    return table


def test_dice_in_another_order_are_the_same_table() -> None:
    one, other = (rolled(faces) for faces in ((1, 1, 2, 3, 4, 5, 5), (5, 3, 1, 4, 5, 2, 1)))
    assert digest(one) == digest(other)
    assert digest(one) != digest(rolled((1, 1, 2, 3, 4, 4, 5)))


def decisions(box: Any, table: Any) -> set[bytes]:
    """All tables of the template with a choice that can come from this one."""
    found, waiting, moves, weights = set[bytes](), [table], [0] * toffee.MOVES, [0] * toffee.OUTCOMES
    while waiting:
        here = waiting.pop()
        mask = toffee.to_act(box, here)
        if mask == CHANCE:
            toffee.odds(box, here, weights)
            after = [(toffee.happen, outcome) for outcome, weight in enumerate(weights) if weight]
        else:
            n = toffee.legal(box, here, here.turn, moves)
            if n > 1 and bytes(here) in found:
                continue
            if n > 1:
                found.add(bytes(here))
            after = [(partial(toffee.play, seat=here.turn), move) for move in moves[:n]]
        for happens, what in after:
            waiting.append(here.clone())
            happens(box, waiting[-1], **{"outcome" if happens is toffee.happen else "move": what})
    return found


def test_where_nothing_is_hidden_every_decision_is_one_node_whichever_way_leads_there() -> None:
    game = sweetbox.game("_template")
    match = game.new_match(2, seed=3, toffees=6)
    turn = Turn.of(match, min(match.to_act))
    given = random_weights(game)
    given.manner = PLAIN._replace(explore=100.0, keen=0)  # tries everything
    tree = Guided(engine(game, "cpu"), turn, 1 << 12, 0, given)
    tree.grow(20_000, 0, 1.0)
    assert int(tree.tree.counts[NODES]) == 2 + len(decisions(match.box, turn.glimpse.table)) - 1  # a root for each seat
