from collections import Counter

import sweetbox
from kernel.picks import GAME
from sweetbox.bots import Turn


def test_every_legal_move_is_equally_likely():
    match, bot = GAME.new_match(3, seed=1), sweetbox.bot("random")
    counts = Counter(bot.choose(Turn.of(match, 0, seed)).move for seed in range(2000))
    assert set(counts) == {0, 1, 2, 3}
    assert sum((n - 500) ** 2 / 500 for n in counts.values()) < 25  # chi-square with 3 degrees of freedom


def test_only_legal_moves_come():
    match, bot = GAME.new_match(2, seed=1), sweetbox.bot("random")
    match.play(0, 0)
    match.play(1, 0)
    match.play(0, "step; step; step; peek")
    assert {bot.choose(Turn.of(match, 0, seed)).move for seed in range(20)} == {6}


def test_the_same_turn_gives_the_same_answer():
    match, bot = sweetbox.game("biscuit_pockets").new_match(2, seed=3), sweetbox.bot("random")
    seat = min(match.to_act)
    answers = {bot.choose(Turn.of(match, seat, 8)).move for _ in range(5)}
    assert len(answers) == 1
    answer = bot.choose(Turn.of(match, seat, 8))
    assert answer.weighed == ()
    assert answer.note is None
