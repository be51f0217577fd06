"""Compiled drivers for bots, without making anyone wait: a child process compiles and fills the cache while the interpreted engine
plays.

A mark in the cache folder says that what a bot calls is there; loading it then takes a fraction of a second. There is one for each
kind of thought, in the order in which people meet them. However many processes want the same game, one compiles it: the one that
has the lock on a file beside the marks.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sweetbox.engines import HostEngine, can_compile, compiled_folder, host_engine
from sweetbox.engines.marks import Mark
from sweetbox.files.lock import locked
from sweetbox.files.private import make_folder
from sweetbox.kernel.chance import below, new_rng
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say

if TYPE_CHECKING:
    from sweetbox.bots.bot import Turn

STEP, SEARCH, MARK = Mark("bots-step-ready"), Mark("bots-search-ready"), Mark("bots-ready")  # one step ahead; search; everything
PREPARING = Say("note.preparing")  # the note of an answer that a simpler bot has given meanwhile
COARSE = "note.coarse"  # the key of the note of an answer that took a bot's time and was not compiled
# What people at the table are told once, by the note of an answer.
AT_TABLE = {PREPARING.key: Say("note.simpler"), COARSE: Say("note.plain")}
MODEST = 10  # by how much a compiler is less urgent than what has started it
PAUSE = 0.1  # seconds between two looks whether another process has done its part
ready_here: set[tuple[str, Mark]] = set()  # what this process need not look for again
children: dict[str, subprocess.Popen[bytes]] = {}  # those that this process has started, by the game


def bot_engine(game: Game, wait: bool | None, mark: Mark = STEP) -> HostEngine | None:
    """The compiled engine, or the interpreted one where nothing can be compiled; None while what the bot calls (`mark`) is being
    compiled, unless the caller wants to wait. wait None: do not compile it."""
    if not is_ready(game, mark):
        if wait or (wait is not None and _failed(game)):
            make_ready_once(game, mark, wait=True)
        else:
            if wait is not None:
                _begin(game)
            return None
    return host_engine(game)


def is_ready(game: Game, mark: Mark = MARK) -> bool:
    """Whether nobody has to wait for a compiler."""
    if (game.name, mark) not in ready_here and (not can_compile() or mark.is_set(game)):
        ready_here.add((game.name, mark))
    return (game.name, mark) in ready_here


def wait_until_ready(game: Game) -> None:
    """Wait for whoever compiles what a bot asked for: our own child, or another process."""
    if game.name in children:
        children[game.name].wait()
    free = False
    while not (free or is_ready(game)):
        time.sleep(PAUSE)
        with compiling(game) as free:
            pass


def make_ready(game: Game, last: Mark = MARK) -> None:
    """Compile what bots call up to this mark, and set the marks."""
    from sweetbox.bots.bot import Turn
    from sweetbox.bots.greedy import GreedyBot
    from sweetbox.bots.learned import LearnedBot, ReflexBot
    from sweetbox.bots.search import SearchBot
    from sweetbox.learning.weights import leads

    match = game.new_match(game.fewest, seed=0)  # alone the network is not asked
    turn = Turn.of(match, min(match.to_act))
    learned = leads(game)  # elsewhere nobody meets it who does not ask for it: it is compiled then
    for mark in (STEP, SEARCH, MARK):
        ready_here.add((game.name, mark))  # so that these bots compile here, and see an error themselves
        if mark is STEP:
            GreedyBot().choose(turn)
            if learned:
                ReflexBot().choose(turn)
        elif mark is SEARCH:
            SearchBot(iterations=2, threads=1).choose(turn)
        elif learned:
            LearnedBot(iterations=2, threads=1).choose(turn)
            if (guess := first_guess(match)) is not None:
                LearnedBot(iterations=2, threads=1).choose(guess)
        mark.set(game)
        if mark is last:
            return


def make_ready_once(game: Game, last: Mark = MARK, wait: bool = False) -> None:
    """The same in one process only: nothing if another is at it, for which the caller may want to wait."""
    while not is_ready(game, last):
        with compiling(game) as ours:
            if ours and not is_ready(game, last):
                make_ready(game, last)
        if ours or not wait:
            return
        time.sleep(PAUSE)


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


def _failed(game: Game) -> bool:
    """Whether the child has failed: then the caller compiles here and sees the error itself. One that was killed has not."""
    child = children.get(game.name)
    return child is not None and (child.poll() or 0) > 0


def _begin(game: Game) -> None:
    """Start a child that compiles it, unless there is one, or another process does."""
    if (child := children.get(game.name)) is None or child.poll() is not None:
        with compiling(game) as free:
            pass
        if free:
            children[game.name] = _compile_aside(game)


@contextmanager
def compiling(game: Game) -> Iterator[bool]:
    """Whether nobody else compiles it now, nor will until the end of `with`. Where no file can be locked, nobody knows."""
    try:
        folder = compiled_folder(game)
        make_folder(folder)
        file = (folder / "bots-compiling").open("a")
    except OSError:
        yield True
        return
    with file:
        try:
            ours = locked(file)
        except OSError:
            ours = True
        yield ours


def make_ready_aside(game: Game) -> None:
    """What a child does."""
    if sys.platform != "win32":
        os.nice(MODEST)
    make_ready_once(game)


def _compile_aside(game: Game) -> subprocess.Popen[bytes]:
    program = (
        "from sweetbox.kernel.game import Game; from sweetbox.bots.compiled import make_ready_aside; "
        f"make_ready_aside(Game({game.name!r}, {game.package!r}))"
    )
    nothing = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-c", program], stdin=nothing, stdout=nothing, stderr=nothing)
