"""The levels: what they forget, how they slip."""

from collections import Counter
from math import exp

import msgspec
import pytest

import sweetbox
from sweetbox.bots import Answer, Turn, Weighed, bot, greedy, levels
from sweetbox.bots.compiled import bot_engine
from sweetbox.bots.greedy import GreedyBot
from sweetbox.bots.learned import ReflexBot
from sweetbox.bots.levels import LIKING, LevelBot, forgetful
from sweetbox.games.biscuit_pockets.rules import UNSEEN
from sweetbox.kernel.errors import OptionError

LEVELS = ("gentle", "fair", "sharp", "master")


def after_ten_flips() -> Turn:
    match = sweetbox.game("biscuit_pockets").new_match(2, seed=3)
    for k in range(10):
        match.play(min(match.to_act), 36 + k)  # knock on a different pocket each time: none of them is received
    return Turn.of(match, min(match.to_act))


def known(turn: Turn) -> int:
    return sum(kind != UNSEEN for kind in turn.glimpse.table.pocket)


def test_nothing_is_forgotten_at_0_percent_and_everything_at_100():
    turn = after_ten_flips()
    assert known(turn) == 10
    assert forgetful(turn, 0) is turn
    assert known(forgetful(turn, 100)) == 0
    assert known(turn) == 10  # the turn itself stays as it was
    assert 0 < known(forgetful(turn, 50)) < 10


def test_what_is_forgotten_may_be_anything_again():
    turn = after_ten_flips()
    forgotten = forgetful(turn, 100).glimpse.table
    assert list(forgotten.unseen) == list(turn.box.count)
    census = turn.game.components.census
    assert census(turn.box, forgotten) == census(turn.box, turn.glimpse.table)


def test_a_game_without_secrets_of_memory_is_never_forgotten():
    match = sweetbox.game("_template").new_match(2, seed=1)
    turn = Turn.of(match, min(match.to_act))
    assert forgetful(turn, 100) == turn


class Ranked:
    """The first moves look worth so much of the win: by default the second a little less than the first, the third much less."""

    name = "ranked"

    def __init__(self, *shares: float) -> None:
        self.shares = shares or (0.6, 0.55, 0.2)

    def choose(self, turn: Turn) -> Answer:
        return Answer(turn.legal[0], tuple(Weighed(move, share, 1) for move, share in zip(turn.legal, self.shares, strict=False)))


def made(slack: int) -> Counter[int]:
    """How often each of the ranked moves is made, of 1000."""
    match = sweetbox.game("biscuit_pockets").new_match(2, seed=3)
    seat = min(match.to_act)
    legal = Turn.of(match, seat).legal
    return Counter(legal.index(LevelBot("x", Ranked(), 0, slack).choose(Turn.of(match, seat, seed)).move) for seed in range(1000))


def test_mistakes_are_the_rarer_the_worse_they_look():
    counts = made(50)  # the second is e times rarer than the first, the third e to the 8th times
    assert counts[0] + counts[1] >= 998
    assert counts[1] / counts[0] == pytest.approx(0.368, abs=0.06)
    assert made(400)[2] > 100


def test_without_slack_the_best_is_made():
    assert made(0) == {0: 1000}


def test_a_game_says_how_far_its_levels_err():
    for name in sweetbox.all_games():
        extras = sweetbox.game(name).extras
        gentle, fair, sharp = extras.slack
        assert gentle > sharp or extras.forget is not None  # where there is something to forget, the gentle one errs by that
        assert min(gentle, fair, sharp) >= 0


@pytest.fixture
def reflexive(monkeypatch: pytest.MonkeyPatch) -> Turn:
    """A turn of a game whose fair level has the network's first thought: Biscuit Pockets, for these tests."""
    game = sweetbox.game("biscuit_pockets")
    monkeypatch.setitem(vars(game), "extras", msgspec.structs.replace(game.extras, fair="reflex"))
    bot_engine(game, wait=True)
    return after_ten_flips()


def test_fair_has_the_first_thought_of_the_network_where_the_game_says_so(reflexive: Turn):
    fair = levels.FairBot()
    assert fair.choose(reflexive).move == ReflexBot().choose(reflexive).move
    by_lot, made, liked = LevelBot("fair", fair, slack=1000 * LIKING), Counter[int](), Counter[int]()
    for seed in range(150):
        turn = msgspec.structs.replace(reflexive, seed=seed)
        made[by_lot.choose(turn).move] += 1
        liked.update({each.move: each.share for each in ReflexBot().choose(turn).weighed})
    assert max(liked.values()) < 120, "a choice"
    assert [made[move] / 150 for move in liked] == pytest.approx([like / 150 for like in liked.values()], abs=0.11)


def test_fair_looks_one_step_ahead_in_boxes_that_no_network_knows(reflexive: Turn):
    match = reflexive.game.new_match(2, seed=3, edition=sweetbox.edition("biscuit_pockets", "small"))
    turn = Turn.of(match, min(match.to_act))
    assert levels.FairBot().choose(turn) == GreedyBot(wait=False).choose(turn)


def test_fair_has_the_same_thought_while_the_network_is_compiled(reflexive: Turn, monkeypatch: pytest.MonkeyPatch):
    compiled = ReflexBot().choose(reflexive)
    assert order(compiled) != order(GreedyBot().choose(reflexive))
    monkeypatch.setattr(greedy, "bot_engine", lambda game, wait: None)
    assert ReflexBot(wait=False).choose(reflexive) == compiled
    assert order(levels.FairBot().choose(reflexive)) == order(compiled)


def order(answer: Answer) -> list[int]:
    """The moves, best first."""
    return [each.move for each in answer.weighed]


def second_moves(game: str, seats: int) -> int:
    """How often `sharp` makes a move that looks worse by 5 thousandths of the win, of 1000."""
    match = sweetbox.game(game).new_match(seats, seed=3)
    turn = next(turn for turn in (Turn.of(match, seat) for seat in sorted(match.to_act)) if len(turn.legal) > 1)
    level = LevelBot("sharp", Ranked(0.6, 0.595))
    return sum(level.choose(msgspec.structs.replace(turn, seed=seed)).move == turn.legal[1] for seed in range(1000))


def test_a_level_errs_less_at_a_crowded_table_where_the_game_says_so():
    extras = sweetbox.game("swintus").extras
    assert extras.crowded_slack is not None
    for seats, slack in ((2, extras.slack[2]), (3, extras.crowded_slack[2])):
        expected = 1000 * exp(-5 / slack) / (1 + exp(-5 / slack))
        assert second_moves("swintus", seats) == pytest.approx(expected, abs=60)
    assert extras.slack[2] > extras.crowded_slack[2]
    assert second_moves("honeymoon", 2) == second_moves("honeymoon", 3)  # it says nothing


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_takes_no_argument(name: str):
    assert bot(name).name == name
    with pytest.raises(OptionError, match=f"Expected plain {name}"):
        bot(f"{name}:5")
