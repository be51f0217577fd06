"""Head to head: our search against OpenSpiel's Python IS-MCTS, on our games through the OpenSpiel adapter.

Needs sweetbox[openspiel].

    python examples/against_openspiel.py biscuit_pockets --seats 2 --iterations 100 --seconds 120

At equal iterations both make so many a move; at equal time our search gets, move by move, the mean time that IS-MCTS has taken
for its own, on one thread. One seat is ours, the others are IS-MCTS's; ours goes round. Prints a row for docs/bots.md.
"""

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from sweetbox.adapters import openspiel as adapter
from sweetbox.bots import Turn
from sweetbox.bots.search import SearchBot
from sweetbox.kernel.registry import game


@dataclass
class Clock:
    """Seconds and moves of one side."""

    seconds: float = 0.0
    moves: int = 0

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.moves)


@dataclass
class Tally:
    mode: str
    shares: list[float] = field(default_factory=list)
    ours: Clock = field(default_factory=Clock)
    theirs: Clock = field(default_factory=Clock)

    def row(self, title: str, seats: int, iterations: int) -> str:
        shares, even = np.array(self.shares), 1 / seats
        low, high = wilson(float(shares.mean()), len(shares))
        cells = [title, seats, self.mode, iterations, len(shares), f"{shares.mean():.2f} ({low:.2f} to {high:.2f})", f"{even:.2f}"]
        cells += [f"{1000 * self.ours.mean:.1f} ms", f"{1000 * self.theirs.mean:.0f} ms"]
        return f"| {' | '.join(str(cell) for cell in cells)} |"


def wilson(share: float, count: int, z: float = 1.96) -> tuple[float, float]:
    """A 95% interval of a share; unlike the mean and its spread it is honest for few matches, all of them won."""
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * np.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return float(middle - half), float(middle + half)


def their_bot(loaded: Any, iterations: int, seed: int) -> Any:
    rollout = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    # Returns lie in a range of 1, so that an exploration of 1 is as bold as UCT usually is.
    bot = ismcts.ISMCTSBot(loaded, rollout, 1.0, iterations, random_state=np.random.RandomState(seed + 1))
    bot.set_resampler(adapter.resampler(seed))
    return bot


def play(
    name: str, seats: int, options: dict[str, Any], ours: int, iterations: int, seed: int, tally: Tally, ends: float
) -> bool:  # fmt: skip
    """One match; its share of the win goes into the tally. False: the time was up before its end."""
    of = game(name)
    match = of.new_match(seats, seed, **options)
    loaded = adapter.load(of, seats, imperfect_information=True, **options)
    state, entered = loaded.new_initial_state(), 0
    theirs = their_bot(loaded, iterations, seed)
    while not match.over:
        for _, event in match.log[entered:]:
            state.apply_action(event)
        entered = len(match.log)
        seat = min(match.to_act)
        began = time.perf_counter()
        if began > ends:
            return False
        if seat == ours:
            if tally.mode == "iterations":
                bot = SearchBot(iterations=iterations, threads=1)
            else:
                bot = SearchBot(seconds=max(0.001, tally.theirs.mean), threads=1)
            move, clock = bot.choose(Turn.of(match, seat, seed)).move, tally.ours
        else:
            move, clock = int(theirs.step(state)), tally.theirs
        if len(match.legal(seat)) > 1:  # the only legal move takes no thinking
            clock.seconds += time.perf_counter() - began
            clock.moves += 1
        match.play(seat, move)
    tally.shares.append((match.ranks[ours] == 1) / match.ranks.count(1))
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game; may be given again")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=120.0, help="for each of the two comparisons")
    given = parser.parse_args()
    options = dict(each.split("=", 1) for each in given.option)
    warm = game(given.game).new_match(given.seats, 0, **options)
    SearchBot(iterations=2, threads=1).choose(Turn.of(warm, min(warm.to_act)))  # compile before the clocks run
    for mode in ("iterations", "time"):
        tally, ends, number = Tally(mode), time.perf_counter() + given.seconds, 0
        while play(given.game, given.seats, options, number % given.seats, given.iterations, 100 + number, tally, ends):
            number += 1
        if not tally.shares:
            raise SystemExit(f"expected time for at least one match, got {given.seconds} s")
        print(tally.row(game(given.game).facts.title, given.seats, given.iterations), flush=True)


if __name__ == "__main__":
    main()
