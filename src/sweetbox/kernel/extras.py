"""Extras: what a game may add to the contract. Each has a default here, and is read from the game's modules here alone."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sweetbox.kernel.say import Say


def _nothing_fades(box: Any) -> tuple[str, ...]:
    return ()


def _nothing_is_silent(box: Any, move: int) -> bool:
    return False


def _every_move_varies(box: Any, move: int) -> bool:
    return True


class Extras(msgspec.Struct, frozen=True):
    """Fields by their names in the modules, in small letters. `box`, `glimpse` and `seat` are as everywhere."""

    # view.py
    asked: Callable[[Any, Any, int], Say] | None = None
    """asked(box, glimpse, seat): what is wanted of the seat now, whom all wait for, or who won, in one short sentence."""

    fading: Callable[[Any], tuple[str, ...]] = _nothing_fades
    """fading(box): the kinds of happenings that people must remember by themselves while the match runs."""

    silent: Callable[[Any, int], bool] = _nothing_is_silent
    """silent(box, move): whether nobody would mention the move among the others of a turn."""

    varies: Callable[[Any, int], bool] = _every_move_varies
    """varies(box, move): whether the move's sentence may be another in another position, or for another seat. Those that are always
    the same are said once, in the table of moves."""

    # judge.py
    forget: Callable[[Any, Any, int, int, Any], None] | None = None
    """forget(box, table, seat, percent, rng): blank out that percentage of what was seen and can no longer be seen, as a person
    forgets. A game with nothing to remember has no `forget`."""

    playout: int = 0
    """PLAYOUT: random steps after which `evaluate` judges a position better than at once."""

    observation_names: tuple[str, ...] = ()
    """OBSERVATION_NAMES: a name for each number of an observation, in the order of `observe`; none: they are numbered."""

    # components.py
    combinations: tuple[Mapping[str, Any], ...] = ()
    """COMBINATIONS: options that the conformance suite tries together, besides each alone."""


def read_extras(view: Any, judge: Any, components: Any) -> Extras:
    """What these modules of a game add."""
    return Extras(
        **_named(view, "asked", "fading", "silent", "varies"),
        **_named(judge, "forget", "PLAYOUT", "OBSERVATION_NAMES"),
        **_named(components, "COMBINATIONS"),
    )


def _named(module: Any, *names: str) -> dict[str, Any]:
    return {name.lower(): vars(module)[name] for name in names if name in vars(module)}
