"""Tuition: matches that the network plays with search, and what its search found in them, for the network to learn.

A move in FULL_EVERY is thought about at length, and taught; the others are made after a short look, so that more matches are
played in the same time. Some seats are taken by earlier weights, so that what was learned against them is not forgotten.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sweetbox.bots.bot import Turn
from sweetbox.bots.learned import Guided
from sweetbox.engines import engine
from sweetbox.engines.batch import Batch
from sweetbox.engines.speed import speed_up
from sweetbox.kernel.game import Game
from sweetbox.kernel.network import SHARE_WHOLE
from sweetbox.kernel.position import Glimpse, Position
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.results import share_of_win
from sweetbox.learning.weights import Weights, read

FULL_EVERY, SHORT = 3, 6  # one move in so many is thought about at length; the others by so many times fewer iterations
EDGES = 1 << 15
OPENING = 24  # decisions of a match that are drawn by lot, as often as the search tried each move; later a few
LATER = 0.15
CURIOUS = 0.2  # of a prior at the root is the same for every move
EARLIER = 0.2  # of the seats are taken by earlier weights
BELIEF = 0.5  # how far the mover's share is taken from what its search found, rather than from how the match ended


@dataclass(frozen=True)
class Taught:
    """Positions, one row each."""

    numbers: NDArray[np.int16]  # (n, OBSERVATION)
    legal: NDArray[np.uint8]  # (n, MOVES / 8): as bits
    tries: NDArray[np.float16]  # (n, MOVES): how much of its time the search gave each move
    shares: NDArray[np.float16]  # (n, most seats): of the win, the mover's first
    own: NDArray[np.float16]  # (n, most seats): logarithms of what `evaluate` says they are
    seats: NDArray[np.int8]  # (n, 1)

    def __len__(self) -> int:
        return len(self.seats)


def teach(name: str, seats: int, files: tuple[str, ...], iterations: int, seed: int, matches: int) -> Taught:
    """Play matches in this process; files: the newest weights, then earlier ones."""
    of = game_named(name)
    speed_up(of)
    given = [read(of, Path(file)) for file in files]
    rng = np.random.default_rng(seed)
    rows: list[Any] = []
    while not rows or matches > 0:  # a short match may teach nothing
        rows += _match(of, seats, given, iterations, rng)
        matches -= 1
    columns = list(zip(*rows, strict=True))
    numbers, legal, tries, shares, own = (np.stack(column) for column in columns[:5])
    return Taught(numbers, legal, tries, shares, own, np.array(columns[5], np.int8)[:, None])


def _match(of: Game, seats: int, given: list[Weights], iterations: int, rng: Any) -> list[Any]:
    each, rules = engine(of, "cpu"), of.rules
    batch = Batch(of, 1, seats=seats, seed=int(rng.integers(1 << 60)), autoreset=False)
    players = [given[0 if rng.random() > EARLIER else int(rng.integers(len(given)))] for _ in range(seats)]
    rows: list[Any] = []
    decisions = 0
    while batch.acting[0]:
        seat = int(batch.mover[0])
        position = Position(of, batch.box, batch.table(0))
        glimpse = position.hidden(seat)
        turn = Turn.at(glimpse, (), int(rng.integers(1 << 60)))
        if len(turn.legal) == 1:
            batch.step([turn.legal[0]])
            continue
        full = rng.random() * FULL_EVERY < 1 and players[seat] is given[0]
        tree = Guided(each, turn, EDGES, 0, players[seat])
        tree.grow(1, 0, 1.0)
        tree.stir_root(turn.legal, CURIOUS)
        tree.grow((iterations if full else iterations // SHORT) - 1, 0, 1.0)
        found = np.array([tree.root(move) for move in turn.legal], np.float64)
        tries = found[:, 0] / found[:, 0].sum()
        if full:
            spread, legal = np.zeros(rules.MOVES, np.float16), np.zeros(rules.MOVES, np.bool_)
            spread[list(turn.legal)], legal[list(turn.legal)] = tries, True
            share = found[:, 1].sum() / (10000 * found[:, 0].sum())
            numbers = np.array(glimpse.observe(), np.int16)
            rows.append([numbers, np.packbits(legal), spread, (seat, share), own_logs(position, seat, seats), seats])
        drawn = decisions < OPENING or rng.random() < LATER
        batch.step([turn.legal[int(rng.choice(len(tries), p=tries) if drawn else tries.argmax())]])
        decisions += 1
    ranks = batch.position(0).result()[1]
    ends = np.array([share_of_win(ranks, seat) for seat in range(seats)])
    for row in rows:
        seat, share = row[3]
        shares = np.zeros(rules.SEATS[1], np.float16)
        shares[:seats] = believed(np.roll(ends, -seat), share)
        row[3] = shares
    return rows


def own_logs(position: Position, seat: int, seats: int) -> NDArray[np.float16]:
    """Logarithms of the shares that `evaluate` gives each seat from this one on."""
    logs = np.zeros(position.game.rules.SEATS[1], np.float16)
    for ahead in range(seats):
        share = Glimpse(position.game, position.box, position.table, (seat + ahead) % seats).evaluate()
        logs[ahead] = np.log(max(share, 1) / SHARE_WHOLE)
    return logs


def believed(ends: NDArray[np.float64], share: float) -> NDArray[np.float64]:
    """How a match ended, the mover's share first, moved towards what its search found; the others keep their proportions."""
    mine = (1 - BELIEF) * ends[0] + BELIEF * min(max(share, 0.0), 1.0)
    others = ends[1:] if ends[1:].sum() > 0 else np.ones(len(ends) - 1)
    return np.concatenate([[mine], (1 - mine) * others / others.sum()])
