"""Compiled drivers for bots, without making anyone wait: a child process compiles and fills the cache while the interpreted engine
plays.

A mark in the cache folder says that everything a bot calls is there; loading it then takes a fraction of a second.
"""

import subprocess
import sys
from functools import cache
from pathlib import Path

from sweetbox.engines import Engine, compiled_folder, engine
from sweetbox.kernel.game import Game

MARK = "bots-ready"
_compiling: dict[str, subprocess.Popen[bytes]] = {}


def bot_engine(game: Game, wait: bool) -> Engine | None:
    """The compiled engine with the bots' drivers; None while it is being made and the caller would rather not wait."""
    if is_ready(game) or wait or _failed(game):
        return _loaded(game)
    if game.name not in _compiling:
        _compiling[game.name] = _compile_aside(game)
    return None


def is_ready(game: Game) -> bool:
    return game.name in _loaded_names or _mark(game).exists()


def make_ready(game: Game) -> None:
    """Compile everything that bots call, and mark it."""
    from sweetbox.bots.bot import Turn
    from sweetbox.bots.greedy import GreedyBot
    from sweetbox.bots.search import SearchBot

    match = game.new_match(seed=0)
    turn = Turn.of(match, min(match.to_act))
    GreedyBot().choose(turn)
    SearchBot(iterations=2, threads=1).choose(turn)
    _mark(game).touch()


_loaded_names: set[str] = set()


@cache
def _loaded(game: Game) -> Engine:
    from sweetbox.bots import lookahead, tree

    _loaded_names.add(game.name)
    return engine(game, "cpu", more=(lookahead, tree))


def _failed(game: Game) -> bool:
    """A child that ended without leaving the mark: the caller compiles here, and sees the fault itself."""
    child = _compiling.get(game.name)
    return child is not None and child.poll() is not None and not _mark(game).exists()


def _compile_aside(game: Game) -> subprocess.Popen[bytes]:
    program = (
        "from sweetbox.kernel.game import Game; from sweetbox.bots.compiled import make_ready; "
        f"make_ready(Game({game.name!r}, {game.package!r}))"
    )
    nothing = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-c", program], stdin=nothing, stdout=nothing, stderr=nothing)


def _mark(game: Game) -> Path:
    from sweetbox.bots import lookahead, tree

    return compiled_folder(game, (lookahead, tree)) / MARK
