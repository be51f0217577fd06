import pytest

import sweetbox
from kernel.picks import GAME
from sweetbox import UnknownNameError
from sweetbox.bots.table import play_match, seat_bots


def test_bots_play_a_match_to_its_end():
    for game, seats in ((GAME, 3), (sweetbox.game("biscuit_pockets"), 4)):
        match = game.new_match(seats, seed=2)
        play_match(match, ["random"] * seats, seed=2)
        assert match.over


def test_the_same_seeds_are_the_same_match():
    logs = []
    for bot_seed in (1, 1, 2):
        match = sweetbox.game("biscuit_pockets").new_match(2, seed=2)
        play_match(match, ["random", "random"], seed=bot_seed)
        logs.append(match.log)
    assert logs[0] == logs[1] != logs[2]


def test_counting_on_the_screen_changes_nothing(capsys):
    plain, counted = GAME.new_match(2, seed=2), GAME.new_match(2, seed=2)
    play_match(plain, ["random", "random"])
    play_match(counted, ["random", "random"], progress=True)
    assert counted.log == plain.log
    assert capsys.readouterr().out == ""


def test_each_seat_gets_its_own_bot():
    assert [bot.name for bot in seat_bots(["random", "random"])] == ["random", "random"]
    with pytest.raises(UnknownNameError):
        seat_bots(["random", "nobody"])
