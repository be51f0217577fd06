"""The exact values of docs/small.md: the quickest of them is worked out again."""

import pytest

import sweetbox
from sweetbox.adapters import openspiel


def test_the_best_responses_in_the_small_sweet_nose() -> None:
    from open_spiel.python import policy
    from open_spiel.python.algorithms import best_response

    game = openspiel.load("sweet_nose", 3, edition=sweetbox.edition("sweet_nose", "small"), idle_rounds=1)
    responding = best_response.BestResponsePolicy(game, 0, policy.UniformRandomPolicy(game))
    assert responding.value(game.new_initial_state()) == pytest.approx(23 / 144)
