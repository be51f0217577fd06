"""The shelf of finished matches."""

import json

import pytest

from conformance.repository import GAMES
from sweetbox.conformance.configurations import random_match
from sweetbox.kernel.chance import CHANCE, draw, nonces_digest
from sweetbox.kernel.registry import game as find_game
from sweetbox.server.finished import draws_of
from sweetbox.server.room_view import step, step_lines


@pytest.mark.parametrize("name", GAMES)
def test_a_match_can_be_drawn_again_without_its_rules(name: str) -> None:
    """Using only what the server publishes: the seed, the nonces and the weights."""
    match = random_match(find_game(name), find_game(name).seats[0])
    file, told = json.loads(match.to_json()), draws_of(match)
    seed, nonces = bytes.fromhex(file["seed"]), nonces_digest(file["nonces"])
    drawn = [[CHANCE, draw(seed, nonces, number, each.weights)] for number, each in enumerate(told)]
    assert drawn == [entry for entry in file["log"] if entry[0] == CHANCE]
    assert [each.entry for each in told] == [entry for entry, (actor, _) in enumerate(file["log"]) if actor == CHANCE]
    assert all(each.weights[-1] > 0 for each in told)


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_the_list_is_the_step_itself(name: str) -> None:
    match = random_match(find_game(name), find_game(name).seats[0])
    names = [f"Seat {number}" for number in range(1, match.box.seats + 1)]
    lines = step_lines(match, names, 0, "en")
    assert [line.entry for line in lines] == list(range(len(match.log) + 1))
    assert lines[0].seats == []
    for line in lines[:: max(1, len(lines) // 50)]:
        assert line.text == step(match, names, line.entry, 0, "en").text != ""
    told_of = {seat for line in lines for seat in line.seats}
    assert told_of == {actor for actor, _ in match.log if actor != CHANCE}


def test_what_was_chosen_at_once_is_a_step_of_all_and_until_then_only_that_they_have_chosen() -> None:
    """It is known at once that Ben has chosen a tunnel, but not which one until both have chosen."""
    match = random_match(find_game("honeymoon"), 2)
    names = ["Mia", "Ben"]
    lines = step_lines(match, names, 0, "en")
    chosen = next(line for line in lines if line.text == "Ben has chosen.")
    assert chosen.seats == [1]
    shown = next(line for line in lines[chosen.entry :] if "Ben digs" in line.text)
    assert (shown.seats, "You dig" in shown.text) == ([0, 1], True)
    assert "Ben hat gewählt." in [line.text for line in step_lines(match, names, 0, "de")]
    markers = step_lines(random_match(find_game("sweet_nose"), 3), ["Mia", "Ben", "Zoe"], 0, "en")
    assert {len(line.seats) for line in markers if "All markers are set" in line.text} == {1}, "whose turn it is next is not theirs"
    untold = random_match(find_game("sweets_stack"), 2)  # here the story does not even mention people's own choices
    assert "Du hast gewählt." in [line.text for line in step_lines(untold, names, 0, "de")]
