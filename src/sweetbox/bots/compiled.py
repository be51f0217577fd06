"""Compiled drivers for bots, without making anyone wait: a child process compiles and fills the cache while the interpreted engine
plays.

A mark in the cache folder says that everything a bot calls is there; loading it then takes a fraction of a second.
"""

import subprocess
import sys
from functools import cache
from typing import TYPE_CHECKING

from sweetbox.engines import Engine, engine
from sweetbox.engines.marks import Mark
from sweetbox.kernel.chance import below, new_rng
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match

if TYPE_CHECKING:
    from sweetbox.bots.bot import Turn

MARK = Mark("bots-ready")
_compiling: dict[str, subprocess.Popen[bytes]] = {}


def bot_engine(game: Game, wait: bool | None) -> Engine | None:
    """The compiled engine; None while it is being compiled, unless the caller wants to wait. wait None: do
    not compile it."""
    if is_ready(game) or wait or (wait is not None and _failed(game)):
        return _loaded(game)
    if wait is None:
        return None
    if game.name not in _compiling:
        _compiling[game.name] = _compile_aside(game)
    return None


def is_ready(game: Game) -> bool:
    return game.name in _loaded_names or MARK.is_set(game)


def make_ready(game: Game) -> None:
    """Compile everything that bots call, and mark it."""
    from sweetbox.bots.bot import Turn
    from sweetbox.bots.greedy import GreedyBot
    from sweetbox.bots.learned import LearnedBot, ReflexBot
    from sweetbox.bots.search import SearchBot
    from sweetbox.learning.weights import leads

    match = game.new_match(game.fewest, seed=0)  # alone the network is not asked
    turn = Turn.of(match, min(match.to_act))
    GreedyBot().choose(turn)
    SearchBot(iterations=2, threads=1).choose(turn)
    if leads(game):  # elsewhere nobody meets it who does not ask for it: it is compiled then
        LearnedBot(iterations=2, threads=1).choose(turn)
        if (guess := first_guess(match)) is not None:
            LearnedBot(iterations=2, threads=1).choose(guess)
        ReflexBot().choose(turn)
    MARK.set(game)


def first_guess(match: Match) -> "Turn | None":
    """The first turn, of a match that is played on at random, in which something can be guessed of what the others hide."""
    from sweetbox.bots.belief import secretive
    from sweetbox.bots.bot import Turn

    rng = new_rng(0)
    while match.game.extras.secrets and match.to_act:
        turn = Turn.of(match, min(match.to_act))
        if secretive(turn) and len(turn.legal) > 1:
            return turn
        match.play(turn.seat, turn.legal[below(rng, len(turn.legal))])
    return None


_loaded_names: set[str] = set()


@cache
def _loaded(game: Game) -> Engine:
    _loaded_names.add(game.name)
    return engine(game, "cpu")


def _failed(game: Game) -> bool:
    """Whether the child ended without leaving the mark: then the caller compiles here and sees the error itself."""
    child = _compiling.get(game.name)
    return child is not None and child.poll() is not None and not MARK.is_set(game)


def _compile_aside(game: Game) -> subprocess.Popen[bytes]:
    program = (
        "from sweetbox.kernel.game import Game; from sweetbox.bots.compiled import make_ready; "
        f"make_ready(Game({game.name!r}, {game.package!r}))"
    )
    nothing = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-c", program], stdin=nothing, stdout=nothing, stderr=nothing)
