"""Extras: what a game may add to the contract. Each has a default here, and is read from the game's modules here alone."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from sweetbox.kernel.say import Say


class OwnMeasure(msgspec.Struct, frozen=True):
    """Something that the lab measures in this game alone. Its name in words is the game's `measure.<name>`."""

    name: str
    of: Callable[[Any, Any], Any]
    """of(box, trace): a number for each match of an `engines.trace.Trace`, as a NumPy array."""


class Extras(msgspec.Struct, frozen=True):
    """Fields have their names in the modules, in lower case. `box`, `glimpse` and `seat` are as everywhere."""

    # view.py
    asked: Callable[[Any, Any, int], Say] | None = None
    """asked(box, glimpse, seat): what the seat should do now, whom everybody waits for, or who won, in one short sentence."""

    fading: Callable[[Any], tuple[str, ...]] = lambda box: ()
    """fading(box): the kinds of happenings that people have to remember while the match is running."""

    silent: Callable[[Any, int], bool] = lambda box, move: False
    """silent(box, move): whether nobody would mention the move among the others of a turn."""

    varies: Callable[[Any, int], bool] = lambda box, move: True
    """varies(box, move): whether the move's sentence depends on the position or the seat. Sentences that are always the same are
    sent once, in the table of moves."""

    points_so_far: Callable[[Any, Any], list[int] | None] | None = None
    """points_so_far(box, glimpse): the points of each seat in mid-match, if everybody may know them; None if not. The same from
    every seat's glimpse and from a spectator's; at the end, the points of the result."""

    was_legal: Callable[[Any, Any, int, int, int], bool] = lambda box, table, seat, move, version: False
    """was_legal(box, table, seat, move, version): whether a move that is no longer legal was legal in this older version of the
    rules, and `play` still does what it did then: logs of that version may contain it."""

    # judge.py
    forget: Callable[[Any, Any, int, int, Any], None] | None = None
    """forget(box, table, seat, percent, rng): blank out that percentage of what was seen earlier and is no longer visible, as a
    person forgets. A game with nothing to remember has no `forget`."""

    playout: int = 0
    """PLAYOUT: the number of random steps after which `evaluate` judges better than immediately."""

    slack: tuple[int, int, int] = (40, 10, 4)
    """SLACK: how far below the best, in thousandths of the win, a move may look and still be made about a third as often, for the
    levels gentle, fair and sharp; 0: only the best is made."""

    crowded_slack: tuple[int, int, int] | None = None
    """CROWDED_SLACK: the same with more than the fewest seats, in a game whose moves then look more alike; by default as SLACK."""

    secrets: int = 0
    """SECRETS: the most choices among which a seat makes one in secret and then acts on it; 0: nobody does. Strong bots guess it
    from what the seat does (`kernel/belief.py`). It must not change what anyone may do afterwards."""

    fair: Literal["greedy", "reflex"] = "greedy"
    """FAIR: how the level fair thinks: one step ahead or, where that is far weaker than sharp, by the network's first thought."""

    observation_names: tuple[str, ...] = ()
    """OBSERVATION_NAMES: a name for each number of an observation, in the order of `observe`; by default they are numbered."""

    observation_categories: Mapping[str, tuple[int, int]] = {}
    """OBSERVATION_CATEGORIES: the numbers of an observation that name something instead of counting, by name (`*` is any text),
    with the lowest and the highest value; by default all of them count."""

    # components.py
    combinations: tuple[Mapping[str, Any], ...] = ()
    """COMBINATIONS: options that the conformance suite tries together, in addition to each one alone."""


class Measured(msgspec.Struct, frozen=True):
    """What measures.py of a game adds, for the lab alone: it is only imported there, as it may compute with NumPy."""

    measures: tuple[OwnMeasure, ...] = ()
    """MEASURES: what the lab measures in this game besides what it measures in all."""

    drawn: Callable[[Any], Mapping[str, str]] = lambda box: {}
    """drawn(box): by kind of thing, as moves name it in JSON, the SVG of the printed component whose places are such things. The
    lab shows on it how often each is used: place a1 must lie at (30, 30), every place must be 40 wide and high."""


def read_extras(view: Any, judge: Any, components: Any) -> Extras:
    """What these modules of a game add."""
    return Extras(
        **_named(view, "asked", "fading", "silent", "varies", "points_so_far", "was_legal"),
        **_named(judge, "forget", "PLAYOUT", "SLACK", "CROWDED_SLACK", "FAIR", "SECRETS"),
        **_named(judge, "OBSERVATION_NAMES", "OBSERVATION_CATEGORIES"),
        **_named(components, "COMBINATIONS"),
    )


def read_measured(measures: Any) -> Measured:
    """What this module of a game adds."""
    return Measured(**_named(measures, "MEASURES", "drawn"))


def _named(module: Any, *names: str) -> dict[str, Any]:
    return {name.lower(): vars(module)[name] for name in names if name in vars(module)}
