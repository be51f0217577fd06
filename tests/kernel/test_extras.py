from types import SimpleNamespace

import sweetbox
from kernel import picks
from sweetbox import Say
from sweetbox.kernel.extras import Extras, read_extras

NOTHING = SimpleNamespace()


def test_a_game_that_adds_nothing_has_the_defaults():
    box, glimpse = picks.Box(2, 2), picks.Table()
    assert picks.GAME.extras == Extras()
    assert picks.GAME.asked(box, glimpse, 0) == picks.summary(box, glimpse, 0)[0]
    assert picks.GAME.fading(box) == ()
    assert not picks.GAME.silent(box, picks.STEP)
    assert picks.GAME.varies(box, picks.STEP)
    assert not picks.GAME.extras.was_legal(box, glimpse, 0, picks.STEP, 1)
    assert (Extras().forget, Extras().playout, Extras().observation_names, Extras().combinations) == (None, 0, (), ())
    assert (Extras().observation_categories, Extras().secrets, Extras().fair) == ({}, 0, "greedy")


def test_each_is_read_from_its_module():
    def asked(box, glimpse, seat):
        return Say("seat", number=seat)

    view = SimpleNamespace(asked=asked, fading=lambda box: ("reveal",), silent=lambda box, move: move == 3, PLAYOUT=7)
    view.varies = lambda box, move: move > 1
    judge = SimpleNamespace(forget=print, PLAYOUT=60, OBSERVATION_NAMES=("a", "b"), asked=print)
    components = SimpleNamespace(COMBINATIONS=({"rounds": 3},))
    extras = read_extras(view, judge, components)
    assert extras.asked is asked
    assert extras.fading(None) == ("reveal",)
    assert [extras.silent(None, move) for move in (2, 3)] == [False, True]
    assert [extras.varies(None, move) for move in (1, 2)] == [False, True]
    assert (extras.forget, extras.playout, extras.observation_names) == (print, 60, ("a", "b"))
    assert extras.combinations == ({"rounds": 3},)
    assert read_extras(NOTHING, view, NOTHING) == Extras(playout=7)  # a name of view.py means nothing in judge.py


def test_games_add_what_they_need():
    forgets = [name for name in sweetbox.all_games() if sweetbox.game(name).extras.forget is not None]
    assert forgets == ["biscuit_pockets"]
    assert sweetbox.game("sweet_nose").extras.playout == 60
    assert sweetbox.game("biscuit_pockets").extras.playout == 0
    assert [name for name in sweetbox.all_games() if sweetbox.game(name).extras.secrets] == ["sweet_nose"]
    assert [name for name in sweetbox.all_games() if sweetbox.game(name).extras.fair == "reflex"] == ["sweets_stack"]
