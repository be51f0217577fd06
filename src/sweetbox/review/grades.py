"""Grades: what a loss is called. They are set for each game by what the bots' levels lose, so that "mistake" means the same in all.

`review.json` in the game's folder has what `sweetbox calibrate` measured; a game without it gets limits that are a plain guess.
"""

from functools import cache
from importlib import resources

import msgspec

from sweetbox.kernel.game import Game

FILE = "review.json"
# Where nothing was measured: steps for all looks at a match, what an iteration costs beside playing on, in steps; and the bounds of
# a depth.
WHOLE, TREE, LEAST_DEPTH, MOST_DEPTH = 120_000_000, 60, 50, 6000
GRADES = ("best", "good", "slip", "mistake", "blunder")  # from the smallest loss to the largest
SLIP, MISTAKE = 0.02, 0.05  # where nothing was measured
LEAST = 0.005  # of the win: a smaller loss is not worth a word
BLUNDER = 3  # mistakes in one


class Level(msgspec.Struct, frozen=True):
    """What a bot loses a decision: the mean with its standard error, and the loss that one in ten of its decisions exceeds."""

    loss: float
    error: float
    tenth: float
    decisions: int


class Levels(msgspec.Struct, frozen=True):
    iterations: int | None  # for all looks at a match; None: by how long it is
    levels: dict[str, Level]
    playout: int | None = None  # random steps after the tree before a position is estimated; None: as the game advises bots
    sharpness: float = 1.0  # the game's estimates are raised to this power: then they come true as often as they say

    @property
    def limits(self) -> dict[str, float]:
        """From which loss on a decision has each grade. A slip is what at most one in ten decisions of `master` lose, a mistake
        what at most one in ten of `fair` lose, and at least two slips."""
        slip = max(LEAST, self.levels["master"].tenth if "master" in self.levels else SLIP)
        mistake = max(2 * slip, self.levels["fair"].tenth if "fair" in self.levels else MISTAKE)
        return {"slip": slip, "mistake": mistake, "blunder": BLUNDER * mistake}


def usual_depth(levels: Levels, looks: int, entries: int) -> int:
    """Iterations a look for a match with that many looks and log entries: a long match is not looked at for longer."""
    iterations = levels.iterations or WHOLE // (TREE + entries // 2)
    return max(LEAST_DEPTH, min(MOST_DEPTH, iterations // max(1, looks)))


@cache
def levels_of(game: Game) -> Levels:
    found = resources.files(game.package) / FILE
    try:
        return msgspec.json.decode(found.read_bytes(), type=Levels)
    except FileNotFoundError:
        return Levels(None, {})


def grade_of(loss: float, limits: dict[str, float]) -> str:
    """limits: see `Levels.limits`."""
    reached = [grade for grade, least in limits.items() if loss >= least]
    return reached[-1] if reached else "good" if loss > 0 else "best"
