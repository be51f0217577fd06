"""What the adapters are tried on. `make test` takes the fewest and the most seats of each game and every switch turned alone;
`python tests/adapters/everything.py` takes all seats and all variants."""

import os
from typing import Any

from conformance.repository import GAMES
from sweetbox.conformance.configurations import Configuration, configurations
from sweetbox.kernel.registry import game

EVERYTHING = bool(os.environ.get("SWEETBOX_EVERYTHING"))


def setups() -> list[Configuration]:
    if EVERYTHING:
        return configurations(GAMES)
    found = []
    for name in GAMES:
        fewest, most = game(name).seats
        found += [Configuration(name, seats) for seats in sorted({fewest, most})]
        switches: list[dict[str, Any]] = [{each.name: not each.default} for each in game(name).options if each.kind == "bool"]
        found += [Configuration(name, fewest, options) for options in switches]
    return found


def largest() -> list[Configuration]:
    """One a game: the most seats."""
    return [Configuration(name, game(name).seats[1]) for name in GAMES]


def short(setup: Configuration) -> Configuration:
    """The same with the smallest numbers for options: matches are short."""
    return Configuration(setup.name, setup.seats, {each.name: each.low for each in setup.game.options if each.kind == "int"})
