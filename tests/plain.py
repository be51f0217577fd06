"""Python in a process where neither NumPy nor Numba can be imported, as after an installation without the extra `fast`."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import sweetbox
from sweetbox.bots import Turn
from sweetbox.bots.greedy import weigh
from sweetbox.bots.learned import Guided, liking
from sweetbox.bots.search import EXPLORE, Search
from sweetbox.engines import host_engine
from sweetbox.learning.weights import weights

EDGES = 1 << 12

BLOCK = "import sys; sys.modules.update(dict.fromkeys(['numpy', 'numba', 'llvmlite']))\n"


def run_plain(home: Path, program: str, *args: str, given: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a program with these arguments; given: what it reads; code: what it has to end with."""
    place = {"SWEETBOX_HOME": str(home), "PYTHONPATH": str(Path(__file__).parent)}
    done = subprocess.run(
        [sys.executable, "-c", BLOCK + program, *args], input=given, capture_output=True, text=True, env=os.environ | place
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


def thoughts(name: str) -> dict[str, str]:
    """Digests of what bots think of a position on the fastest engine that there is: whole trees, with every visit and worth."""
    game = sweetbox.game(name)
    match = game.new_match(seed=3)
    while len((turn := Turn.of(match, max(match.to_act))).legal) < 2:
        match.play(turn.seat, turn.legal[0])
    each, given = host_engine(game), weights(game)
    search, guided = Search(each, turn, EDGES, 0), Guided(each, turn, EDGES, 0, given)
    search.grow(8, game.extras.playout, EXPLORE)
    guided.grow(4, 0, 1.0)
    found = {
        f"{kind} {part}": each.listed(getattr(grown.tree, part))
        for kind, grown in (("search", search), ("guided", guided))
        for part in ("keys", "children", "visits", "offers", "worths", "sights", "counts", "totals", "rngs")
    }
    found |= {"greedy": weigh(each, turn, 1), "likings": [like.move for like in liking(turn, given)]}
    return {what: hashlib.sha256(repr(numbers).encode()).hexdigest() for what, numbers in found.items()}
