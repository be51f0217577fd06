"""What bots go by. Conformance holds `observe` and `evaluate` to the contract; here is what they mean in this game."""

from games._template.situations import a_box, a_table, roll
from sweetbox.games._template.judge import OBSERVATION, OBSERVATION_NAMES, evaluate, observe
from sweetbox.games._template.rules import TAKE, play


def test_an_observation_counts_seats_from_the_observer_on() -> None:
    out = [0] * OBSERVATION
    observe(a_box(3), a_table(10, taken=(4, 5, 2), rolls=(1, 0, 2), turn=1), 2, out)
    seen = dict(zip(OBSERVATION_NAMES, out, strict=True))
    assert [seen[f"seat +{ahead}: toffees"] for ahead in range(4)] == [2, 4, 5, 0]
    assert [seen[f"seat +{ahead}: rolls"] for ahead in range(4)] == [2, 1, 0, 0]
    assert (seen["jar"], seen["turns until this seat's"], seen["seats"]) == (10, 2, 3)


def test_a_greedy_player_leaves_the_last_one_to_the_other() -> None:
    """Evaluate sees it coming: with two left, taking one makes the other take the last."""
    box, taking, rolling = a_box(), a_table(2, taken=(5, 5)), a_table(2, taken=(5, 5))
    play(box, taking, 0, TAKE)
    roll(box, rolling, 2)
    assert evaluate(box, taking, 0) > 5000 > evaluate(box, rolling, 0)
    assert evaluate(box, taking, 0) + evaluate(box, taking, 1) == 10000
