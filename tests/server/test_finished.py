"""The shelf of finished matches."""

import json

import pytest

from conformance.configurations import GAMES
from playthrough import random_match
from sweetbox.kernel.chance import CHANCE, draw, nonces_digest
from sweetbox.kernel.registry import game as find_game
from sweetbox.server.finished import draws_of


@pytest.mark.parametrize("name", GAMES)
def test_a_match_can_be_drawn_again_without_its_rules(name: str) -> None:
    """By what is told of it alone: the seed, the nonces and the weights."""
    match = random_match(find_game(name), find_game(name).seats[0])
    file, told = json.loads(match.to_json()), draws_of(match)
    seed, nonces = bytes.fromhex(file["seed"]), nonces_digest(file["nonces"])
    drawn = [[CHANCE, draw(seed, nonces, number, each.weights)] for number, each in enumerate(told)]
    assert drawn == [entry for entry in file["log"] if entry[0] == CHANCE]
    assert [each.entry for each in told] == [entry for entry, (actor, _) in enumerate(file["log"]) if actor == CHANCE]
    assert all(each.weights[-1] > 0 for each in told)
