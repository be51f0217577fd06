"""The arena: bots play each other many times, seats rotated, the same seeds for every rotation, so that it is the bots that differ.

Every finished match is written down at once: an interrupted run goes on where it stopped.
"""

import hashlib
import itertools
import math
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from sweetbox.bots import cheat
from sweetbox.bots.playing import Fault, play_out
from sweetbox.bots.registry import sources
from sweetbox.files.places import data_folder
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.results import share_of_win
from sweetbox.kernel.say import Say

Z_95 = 1.96
Z_EARLY = 3.3  # a look at every match would find chance differences with 1.96: 99.9% are asked for before stopping early
FEWEST_SEEDS = 10  # before an interval is trusted


class Pairing(msgspec.Struct, frozen=True):
    """One match to play: who sits where, with which seed."""

    seed: int
    line_up: tuple[str, ...]


class Failing(msgspec.Struct, frozen=True):
    """How often greedy had to move for a bot that failed, and how it failed first: a key of the shared words and its values."""

    moves: int
    key: str
    values: dict[str, str]


class Played(msgspec.Struct, frozen=True):
    """One match played."""

    seed: int
    line_up: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    entries: int
    remarks: int
    failing: dict[str, Failing] = {}


class Standing(msgspec.Struct):
    """A bot's mean share of the win with its 95% interval, and its rating."""

    name: str
    share: float
    low: float
    high: float
    rating: float
    matches: int


class Pair(msgspec.Struct):
    """How often the first of two bots does better than the second; a tie is half."""

    one: str
    other: str
    share: float
    low: float
    high: float
    matches: int


class Report(msgspec.Struct):
    game: str
    seats: int
    matches: int
    bots: list[Standing]
    pairs: list[Pair]
    points: dict[str, float]
    entries: float
    remarks: int
    failing: dict[str, Failing] = {}  # by bot: its figures are greedy's as well as its own


def pairings(bots: Sequence[str], seats: int, matches: int) -> list[Pairing]:
    """At least `matches` matches: every choice of bots for the seats, every rotation of it, with the same seeds.

    Fewer bots than seats: the last one fills up. More: every combination plays.
    """
    filled = [*bots, *[bots[-1]] * (seats - len(bots))]
    line_ups: list[tuple[str, ...]] = []
    for chosen in itertools.combinations(filled, seats):
        for first in range(seats):
            line_up = chosen[first:] + chosen[:first]
            if line_up not in line_ups:
                line_ups.append(line_up)
    seeds = -(-matches // len(line_ups))
    return [Pairing(seed, line_up) for seed in range(seeds) for line_up in line_ups]


def play_pairing(name: str, pairing: Pairing, options: Mapping[str, Any], edition: Mapping[str, Any] | None) -> Played:
    """Play one match on one core."""
    match = find_game(name).new_match(len(pairing.line_up), seed=pairing.seed, edition=edition, **options)
    failing: dict[str, Failing] = {}

    def blamed(seat: int, fault: Fault) -> None:
        values = {name: str(value) for name, value in fault.cause.values.items()}
        _add(failing, pairing.line_up[seat], Failing(1, fault.cause.key, values))

    play_out(match, [cheat.player(match, spec) for spec in pairing.line_up], pairing.seed, cores=1, blamed=blamed)
    return Played(
        pairing.seed, pairing.line_up, tuple(match.ranks), tuple(match.points), len(match.log), len(match.remarks), failing
    )


def _add(failing: dict[str, Failing], spec: str, more: Failing) -> None:
    first = failing.get(spec)
    failing[spec] = more if first is None else msgspec.structs.replace(first, moves=first.moves + more.moves)


class Arena:
    """A run: what to play, where its results are kept, and the report on them."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        seats: int,
        matches: int,
        options: Mapping[str, Any] | None = None,
        edition: Mapping[str, Any] | None = None,
        fresh: bool = False,
    ) -> None:
        if len(bots) < 1 or matches < 1:
            raise OptionError(Say("error.arena"))
        for spec in bots:
            cheat.check(spec)
        game.make_box(seats, options, edition)  # refuses what cannot be played before anything starts
        self.game, self.seats = game, seats
        self.options, self.edition = dict(options or {}), edition
        self.todo = pairings(bots, seats, matches)
        self.file = self._file()
        if fresh:
            self.file.unlink(missing_ok=True)
        wanted = set(self.todo)
        self.played = [done for done in self._stored() if Pairing(done.seed, done.line_up) in wanted]
        self.earlier = len(self.played)  # matches of earlier runs

    def _file(self) -> Path:
        """Results of one game, version, number of seats, options, edition and text of the bots are kept together."""
        texts = sources([spec for pairing in self.todo for spec in pairing.line_up])
        what = [self.game.name, self.game.facts.version, self.seats, self.options, self.edition, texts]
        digest = hashlib.sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:16]
        return data_folder() / "arena" / f"{self.game.name}-{self.seats}-{digest}.jsonl"

    def _stored(self) -> Iterator[Played]:
        if not self.file.exists():
            return
        seen = set()
        for line in self.file.read_bytes().splitlines():
            try:
                done = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                continue  # the line that was being written when the run was interrupted
            if (done.seed, done.line_up) not in seen:
                seen.add((done.seed, done.line_up))
                yield done

    def run(self, told: Callable[[int, int], None] | None = None, processes: int | None = None, stop_early: bool = False) -> Report:
        """Play what is left, on all cores. told: called with (done, of) after each match."""
        done = {Pairing(played.seed, played.line_up) for played in self.played}
        left = [pairing for pairing in self.todo if pairing not in done]
        if told is not None:
            told(len(self.played), len(self.todo))
        if left:
            self._compile()
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as kept:
                for played in self._play(left, processes or os.cpu_count() or 1):
                    kept.write(msgspec.json.encode(played) + b"\n")
                    kept.flush()
                    self.played.append(played)
                    if told is not None:
                        told(len(self.played), len(self.todo))
                    if stop_early and self.decided():
                        break
        return self.report()

    def _compile(self) -> None:
        """Once, before the processes start: they then load from the cache, and no bot plays interpreted meanwhile."""
        from sweetbox.bots.compiled import is_ready, make_ready

        if not is_ready(self.game):
            make_ready(self.game)

    def _play(self, left: list[Pairing], processes: int) -> Iterator[Played]:
        # Whole seeds first, so that an interrupted or early stopped run has all rotations of what it has.
        if processes == 1:
            for pairing in left:
                yield play_pairing(self.game.name, pairing, self.options, self.edition)
            return
        waiting: set[Future[Played]] = set()
        coming = iter(left)
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            try:
                while True:
                    for pairing in itertools.islice(coming, 2 * processes - len(waiting)):
                        waiting.add(pool.submit(play_pairing, self.game.name, pairing, self.options, self.edition))
                    if not waiting:
                        return
                    finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for each in finished:
                        yield each.result()
            finally:
                for each in waiting:
                    each.cancel()

    def decided(self) -> bool:
        """Whether every two bots' intervals, at the stricter level, lie apart."""
        names = sorted({name for played in self.played for name in played.line_up})
        intervals = sorted(_interval(self._shares(name), Z_EARLY)[1:] for name in names)
        if len(intervals) < 2 or len({played.seed for played in self.played}) < FEWEST_SEEDS:
            return False
        return all(lower[1] < upper[0] for lower, upper in itertools.pairwise(intervals))

    def report(self) -> Report:
        names = list(dict.fromkeys(name for pairing in self.todo for name in pairing.line_up))
        ratings = _ratings(self.played)
        standings = []
        for name in names:
            shares = self._shares(name)
            matches = sum(name in played.line_up for played in self.played)
            standings.append(Standing(name, *_rounded(_interval(shares, Z_95)), round(ratings.get(name, 0.0), 1), matches))
        standings.sort(key=lambda standing: -standing.share)
        pairs = []
        for one, other in itertools.combinations([standing.name for standing in standings], 2):
            better = self._better(one, other)
            if better:
                matches = sum(one in played.line_up and other in played.line_up for played in self.played)
                pairs.append(Pair(one, other, *_rounded(_interval(better, Z_95)), matches))
        points = {name: round(self._mean_points(name), 2) for name in names}
        entries = sum(played.entries for played in self.played) / max(1, len(self.played))
        remarks = sum(played.remarks for played in self.played)
        failing: dict[str, Failing] = {}
        for played in self.played:
            for spec, more in played.failing.items():
                _add(failing, spec, more)
        return Report(self.game.name, self.seats, len(self.played), standings, pairs, points, round(entries, 1), remarks, failing)

    def _shares(self, name: str) -> list[float]:
        """The bot's mean share of the win for each seed: matches of one seed are alike, so the seed is what is counted."""
        return _by_seed(
            (played.seed, share_of_win(played.ranks, seat))
            for played in self.played
            for seat, spec in enumerate(played.line_up)
            if spec == name
        )

    def _better(self, one: str, other: str) -> list[float]:
        return _by_seed(
            (played.seed, (rank < against) + 0.5 * (rank == against))
            for played in self.played
            for spec, rank in zip(played.line_up, played.ranks, strict=True)
            if spec == one
            for rival, against in zip(played.line_up, played.ranks, strict=True)
            if rival == other
        )

    def _mean_points(self, name: str) -> float:
        points = [
            point for played in self.played for spec, point in zip(played.line_up, played.points, strict=True) if spec == name
        ]
        return sum(points) / max(1, len(points))


def _by_seed(rows: Iterator[tuple[int, float]]) -> list[float]:
    seeds: dict[int, list[float]] = {}
    for seed, value in rows:
        seeds.setdefault(seed, []).append(value)
    return [sum(values) / len(values) for values in seeds.values()]


def _interval(values: list[float], z: float) -> tuple[float, float, float]:
    """(mean, low, high). With one seed nothing is known of the spread: the interval is everything."""
    if not values:
        return 0.0, 0.0, 1.0
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0, 1.0
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return mean, max(0.0, mean - z * spread), min(1.0, mean + z * spread)


def _rounded(interval: tuple[float, float, float]) -> tuple[float, float, float]:
    mean, low, high = interval
    return round(mean, 4), round(low, 4), round(high, 4)


def _ratings(matches: list[Played]) -> dict[str, float]:
    """openskill's Plackett-Luce rating of each bot, over the matches in the order of their seeds."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for played in sorted(matches, key=lambda each: (each.seed, each.line_up)):
        if len(set(played.line_up)) < 2:
            continue
        teams = [[ratings.setdefault(name, model.rating(name=name))] for name in played.line_up]
        rated = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for name in set(played.line_up):  # a bot in several seats moves by their mean
            mine = [team[0] for spec, team in zip(played.line_up, rated, strict=True) if spec == name]
            mu, sigma = sum(each.mu for each in mine) / len(mine), sum(each.sigma for each in mine) / len(mine)
            ratings[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: rating.mu for name, rating in ratings.items()}
