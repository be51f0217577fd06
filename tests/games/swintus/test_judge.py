"""What bots of Swintus 3D go by."""

from sweetbox.games.swintus import rules
from sweetbox.games.swintus.judge import OBSERVATION, evaluate, observe
from sweetbox.kernel.chance import CHANCE, new_rng, pick

from .situations import Situation


def test_evaluate_shares_add_up_and_prefer_who_is_ahead() -> None:
    s = Situation(storage={0: "corn+corn corn+corn", 1: "corn beet"}).roll(2, 3, 3, 4, 4, 5, 5)
    shares = s.shares()
    assert 9990 <= sum(shares) <= 10000
    assert shares[0] > shares[1] > shares[2] > 0


def test_observe_fills_exactly_its_length() -> None:
    s = Situation(storage={1: "corn+beet"}, dice={1: "fives:2+1"}).roll(2, 3, 3, 4, 4, 5, 5)
    out = [-9] * OBSERVATION
    observe(s.box, s.table, 1, out)
    assert -9 not in out
    assert out[:15] == [1, 1, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4]


def greedy_move(s: Situation) -> int:
    """The move whose table evaluates best, chance averaged over its next outcome."""
    seat, moves = s.turn, [0] * rules.MOVES

    def worth(move: int) -> float:
        after = s.table.clone()
        rules.play(s.box, after, seat, move)
        if rules.to_act(s.box, after) != CHANCE:
            return evaluate(s.box, after, seat)
        weights, total = [0] * rules.OUTCOMES, 0
        rules.odds(s.box, after, weights)
        for outcome, weight in enumerate(weights):
            if weight:
                then = after.clone()
                rules.happen(s.box, then, outcome)
                total += weight * evaluate(s.box, then, seat)
        return total / sum(weights)

    return max(moves[: rules.legal(s.box, s.table, seat, moves)], key=worth)


def test_greedy_players_collect_seven_in_about_twenty_turns_each() -> None:
    turns = 0
    for match in range(4):
        s, rng = Situation(seats=3), new_rng(match)
        while s.phase != "over":
            if rules.to_act(s.box, s.table) == CHANCE:
                turns += s.phase == "roll" and not any(s.table.rolled)
                rules.happen(s.box, s.table, pick(rng, s.weights, sum(s.weights)))
            else:
                rules.play(s.box, s.table, s.turn, greedy_move(s))
        assert max(s.points()) >= s.box.goal
    assert 15 <= turns / (4 * 3) <= 25
