"""The registry: games are the folders of `sweetbox.games`, and what other packages offer under `sweetbox.games` entry points.

There is no list of names. A folder whose name begins with `_` is found by its name but not listed.
"""

import pkgutil
from functools import cache
from importlib import import_module

from sweetbox.kernel.errors import UnknownNameError
from sweetbox.kernel.game import Game
from sweetbox.kernel.say import Say

GAMES = "sweetbox.games"  # the package of games, and the group of entry points

_offered: dict[str, str] = {}


def offer(name: str, package: str) -> None:
    """Add a game for this process only: one that is being written, or that a program provides."""
    _offered[name] = package
    game.cache_clear()


def all_games() -> list[str]:
    """Names of the games in the box, in alphabetical order."""
    return sorted(name for name in {*_own(), *brought(), *_offered} if not name.startswith("_"))


@cache
def game(name: str | Game) -> Game:
    """The game of that name; the error for an unknown name lists the known ones. A Game is returned as it is, so that callers may
    pass either."""
    if isinstance(name, Game):
        return name
    others = {**brought(), **_offered}
    if name in others:
        return Game(name, others[name])
    if name in _own():
        return Game(name, f"{GAMES}.{name}")
    raise UnknownNameError(Say("error.game_unknown", came=str(name), known=all_games()))


def game_meant(text: str) -> Game:
    """The game that a person means: capitals, spaces and hyphens in its name are fine."""
    name = "_".join(text.lower().replace("-", " ").split())
    return game(name if name in {*_own(), *brought(), *_offered} else text)


def _own() -> list[str]:
    folders = import_module(GAMES).__path__
    return [found.name for found in pkgutil.iter_modules(folders) if found.ispkg]


@cache
def brought() -> dict[str, str]:
    """Games that other packages offer: their packages by name."""
    from importlib.metadata import entry_points  # slow to import, and only needed here

    return {entry.name: entry.value for entry in entry_points(group=GAMES)}
