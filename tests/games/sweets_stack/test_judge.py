"""What bots of Sweets Stack go by."""

from games.sweets_stack.situations import Situation
from sweetbox.games.sweets_stack.judge import evaluate


def test_evaluate_prefers_a_candy_in_the_corner() -> None:
    """A strip in the middle of an empty bucket leaves steps on both sides."""
    situation = Situation(2).plays("b1", "y1")
    worth = {}
    situation.play(0, "place y1")
    for move in situation.legal(0):
        after = Situation(2).plays("b1", "y1").play(0, "place y1").play(0, move)
        worth[move] = evaluate(after.box, after.table, 0)
    assert max(worth, key=lambda move: worth[move]) in ("rest a1", "rest d1")
    assert min(worth, key=lambda move: worth[move]) in ("rest b1", "rest c1")
