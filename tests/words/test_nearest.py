"""What somebody meant who mistyped a name."""

import pytest

from sweetbox.kernel.say import Say
from sweetbox.words.nearest import meant_by

KNOWN = ["biscuit_pockets", "greedy", "play", "search", "--seats"]


@pytest.mark.parametrize(
    ("came", "meant"),
    [("biscuit_pocket", "biscuit_pockets"), ("Biscuit Pocket", "biscuit_pockets"), ("gredy", "greedy"), ("gredy:3", "greedy"),
     ("plya", "play"), ("--seat", "--seats"), ("chess", None), ("search", None), ("", None), ("greedy,", None)],
)  # fmt: skip
def test_the_nearest_of_the_known_names_is_meant_if_any_is_near(came, meant):
    assert meant_by(Say("error.any", came=came, known=KNOWN)) == meant


def test_a_refusal_that_knows_no_names_means_nothing():
    assert meant_by(None) is meant_by(Say("error.any", came="gredy")) is meant_by(Say("error.any", came=7, known=KNOWN)) is None
