"""The levels: what they forget, how they slip."""

import pytest

import sweetbox
from sweetbox.bots import Answer, Turn, Weighed, bot
from sweetbox.bots.levels import LevelBot, forgetful
from sweetbox.games.biscuit_pockets.rules import UNSEEN
from sweetbox.kernel.errors import OptionError

LEVELS = ("gentle", "fair", "sharp", "master")


def after_ten_flips() -> Turn:
    match = sweetbox.game("biscuit_pockets").new_match(2, seed=3)
    for k in range(10):
        match.play(min(match.to_act), 36 + k)  # tap a different pocket each time: none of them is received
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
    name = "ranked"

    def choose(self, turn: Turn) -> Answer:
        return Answer(turn.legal[0], tuple(Weighed(move, 0.5, 1) for move in turn.legal))


def test_slips_stay_in_the_better_half():
    match = sweetbox.game("biscuit_pockets").new_match(2, seed=3)
    seat = min(match.to_act)
    chosen = {LevelBot("x", Ranked(), 0, 100).choose(Turn.of(match, seat, seed)).move for seed in range(200)}
    legal = Turn.of(match, seat).legal
    assert len(chosen) > 10
    assert chosen <= set(legal[: len(legal) // 2])
    assert {LevelBot("x", Ranked(), 0, 0).choose(Turn.of(match, seat, seed)).move for seed in range(50)} == {legal[0]}


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_takes_no_argument(name: str):
    assert bot(name).name == name
    with pytest.raises(OptionError, match=f"Expected plain {name}"):
        bot(f"{name}:5")
