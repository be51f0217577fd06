"""The arena: bots play each other many times, seats rotated, the same seeds for every rotation, so that it is the bots that differ.

Every finished match is written down at once: an interrupted run goes on where it stopped. Bots that run compiled play many matches
at a time, the same ones to the last move: see `quick`.
"""

import hashlib
import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import geometric_mean
from time import perf_counter
from typing import Any

import msgspec

from sweetbox.bots import cheat
from sweetbox.bots.bot import Turn
from sweetbox.bots.interval import share_interval
from sweetbox.bots.playing import Fault, play_out
from sweetbox.bots.quick import all_quick, play_quick
from sweetbox.bots.registry import sources
from sweetbox.files.places import data_folder
from sweetbox.files.private import make_folder
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.results import share_of_win
from sweetbox.kernel.say import Say
from sweetbox.kernel.translate import text_digest
from sweetbox.learning.weights import weights_digest

EARLY = 0.999  # a look at every match would find chance differences at 95%: more is asked for before stopping early
ROUNDS = 200  # in which strengths settle
FEWEST_SEEDS = 10  # before an interval is trusted
ALL_AT_ONCE = -1  # in place of the seat that made the first move
QUICK_PART = 50  # matches that compiled bots play in one go
WORTH_COMPILING = 1000  # matches from which on it is quicker to compile what plays them whole


class Pairing(msgspec.Struct, frozen=True):
    """One match to play: who sits where, with which seed."""

    seed: int
    line_up: tuple[str, ...]


class Failing(msgspec.Struct, frozen=True):
    """How often greedy had to move for a bot that failed, and how it failed first: a key of the shared words and its values."""

    moves: int
    key: str
    values: dict[str, str]


class Pace(msgspec.Struct, frozen=True):
    """How long somebody thought, in seconds by the clock on the wall: over so many moves in all, and for the slowest of them."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def plus(self, other: "Pace") -> "Pace":
        return Pace(self.moves + other.moves, self.seconds + other.seconds, max(self.longest, other.longest))

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.moves)


class Played(msgspec.Struct, frozen=True):
    """One match played."""

    seed: int
    line_up: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    entries: int
    remarks: int
    first: int  # the seat that made the first move; ALL_AT_ONCE: nobody did
    paces: tuple[Pace, ...]
    failing: dict[str, Failing] = {}


class Standing(msgspec.Struct):
    """A bot's mean share of the win with its 95% interval. ahead: how often it would come in ahead of a middling one of these bots;
    tied: the part of its matches that several won."""

    name: str
    share: float
    low: float
    high: float
    ahead: float
    matches: int
    tied: float


class Pair(msgspec.Struct):
    """How often the first of two bots does better than the second; a tie is half. tied: how often they come out level."""

    one: str
    other: str
    share: float
    low: float
    high: float
    matches: int
    tied: float


class Order(msgspec.Struct):
    """The share of the win of whoever was so-manieth in the order of play."""

    place: int  # 1: who made the first move
    bot: str  # "": all of them
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
    orders: list[Order]  # all bots first, then each alone; none where nobody starts
    paces: dict[str, Pace]  # by bot
    points: dict[str, float]
    entries: float
    remarks: int
    failing: dict[str, Failing] = {}  # by bot: its figures are greedy's as well as its own


def pairings(bots: Sequence[str], seats: int, matches: int, seed: int = 0) -> list[Pairing]:
    """At least `matches` matches: every choice of bots for the seats, every rotation of it, with the same seeds from `seed` on.

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
    return [Pairing(each, line_up) for each in range(seed, seed + seeds) for line_up in line_ups]


def play_pairing(name: str, pairing: Pairing, options: Mapping[str, Any], edition: Mapping[str, Any] | None) -> Played:
    """Play one match on one core."""
    for spec in dict.fromkeys(pairing.line_up):
        get_going(name, spec, len(pairing.line_up))
    match = find_game(name).new_match(len(pairing.line_up), seed=pairing.seed, edition=edition, **options)
    first = min(match.to_act) if len(match.to_act) == 1 else ALL_AT_ONCE
    failing: dict[str, Failing] = {}
    paces = [Pace()] * match.seats

    def blamed(seat: int, fault: Fault) -> None:
        values = {name: str(value) for name, value in fault.cause.values.items()}
        _add(failing, pairing.line_up[seat], Failing(1, fault.cause.key, values))

    def timed(seat: int, seconds: float) -> None:
        paces[seat] = paces[seat].plus(Pace(1, seconds, seconds))

    players = [cheat.player(match, spec) for spec in pairing.line_up]
    play_out(match, players, pairing.seed, cores=1, blamed=blamed, timed=timed)
    result = (tuple(match.ranks), tuple(match.points), len(match.log), len(match.remarks))
    return Played(pairing.seed, pairing.line_up, *result, first, tuple(paces), failing)


@cache
def get_going(name: str, spec: str, seats: int) -> None:
    """Once in a process, ask a bot about a choice of another match: what it loads for that is not thinking about a move."""
    match = find_game(name).new_match(seats, seed=0)
    player = cheat.player(match, spec)
    while not match.over:
        turn = Turn.of(match, min(match.to_act), cores=1)
        if len(turn.legal) > 1:
            with suppress(Exception):  # the first match tells it
                player.choose(turn)
            return
        match.play(turn.seat, turn.legal[0])


def _add(failing: dict[str, Failing], spec: str, more: Failing) -> None:
    first = failing.get(spec)
    failing[spec] = more if first is None else msgspec.structs.replace(first, moves=first.moves + more.moves)


def play_quickly(name: str, part: Sequence[Pairing], options: Mapping[str, Any], edition: Mapping[str, Any] | None) -> list[Played]:
    """The same matches as by `play_pairing`, between bots that run compiled. The time of all of them is shared among the moves."""
    game, begun = find_game(name), perf_counter()
    box = game.make_box(len(part[0].line_up), options, edition)
    trace = play_quick(game, box, [pairing.seed for pairing in part], [pairing.line_up for pairing in part])
    mean = (perf_counter() - begun) / max(1, len(trace.seat))
    found = []
    for number, pairing in enumerate(part):
        moves = trace.of(number)
        first = int(trace.seat[moves][0]) if trace.width[moves][0] == 1 else ALL_AT_ONCE
        counts = [int((trace.seat[moves] == seat).sum()) for seat in range(trace.seats)]
        paces = tuple(Pace(count, count * mean, mean) for count in counts)
        ranks, points = (tuple(map(int, column[number])) for column in (trace.ranks, trace.points))
        found.append(Played(pairing.seed, pairing.line_up, ranks, points, int(trace.entries[number]), 0, first, paces))
    return found


def play_alone(name: str, part: Sequence[Pairing], options: Mapping[str, Any], edition: Mapping[str, Any] | None) -> list[Played]:
    """One after the other."""
    return [play_pairing(name, pairing, options, edition) for pairing in part]


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
        seed: int = 0,
    ) -> None:
        """seed: of the first matches; those after it take the next ones."""
        if len(bots) < 1 or matches < 1:
            raise OptionError(Say("error.arena"))
        for spec in bots:
            cheat.check(spec)
        game.make_box(seats, options, edition)  # refuses what cannot be played before anything starts
        self.game, self.seats = game, seats
        self.options, self.edition = dict(options or {}), edition
        self.todo = pairings(bots, seats, matches, seed)
        self.file = self._file()
        if fresh:
            self.file.unlink(missing_ok=True)
        wanted = set(self.todo)
        self.played = [done for pairing, done in self._stored().items() if pairing in wanted]
        self.earlier = len(self.played)  # matches of earlier runs

    def _file(self) -> Path:
        """Results of one game, version, number of seats, options, edition, text of the bots and of what they are compiled from, and
        weights are kept together."""
        specs = {spec for pairing in self.todo for spec in pairing.line_up}
        texts = [sources(specs), text_digest(self.game), weights_digest(self.game, specs)]
        what = [self.game.name, self.game.facts.version, self.seats, self.options, self.edition, texts]
        digest = hashlib.sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:16]
        return data_folder() / "arena" / f"{self.game.name}-{self.seats}-{digest}.jsonl"

    def _stored(self) -> dict[Pairing, Played]:
        found: dict[Pairing, Played] = {}
        for line in self.file.read_bytes().splitlines() if self.file.exists() else ():
            with suppress(msgspec.DecodeError):  # the line that was being written when the run was interrupted
                done = msgspec.json.decode(line, type=Played)
                found.setdefault(Pairing(done.seed, done.line_up), done)
        return found

    def run(
        self, told: Callable[[int, int], None] = lambda done, of: None, processes: int | None = None, stop_early: bool = False
    ) -> Report:
        """Play what is left, on all cores. told: called with (done, of) after each match."""
        done = {Pairing(played.seed, played.line_up) for played in self.played}
        left = [pairing for pairing in self.todo if pairing not in done]
        told(len(self.played), len(self.todo))
        if left:
            self._compile()
            make_folder(self.file.parent)
            with self.file.open("ab") as kept:
                for played in self._play(left, processes or os.cpu_count() or 1):
                    kept.write(msgspec.json.encode(played) + b"\n")
                    kept.flush()
                    self.played.append(played)
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
        play, size = (play_quickly, QUICK_PART) if self._is_quick(left) else (play_alone, 1)
        parts = [left[first : first + size] for first in range(0, len(left), size)]
        if processes == 1:
            for part in parts:
                yield from play(self.game.name, part, self.options, self.edition)
            return
        waiting: set[Future[list[Played]]] = set()
        coming = iter(parts)
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            try:
                while True:
                    for part in itertools.islice(coming, 2 * processes - len(waiting)):
                        waiting.add(pool.submit(play, self.game.name, part, self.options, self.edition))
                    if not waiting:
                        return
                    finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for each in finished:
                        yield from each.result()
            finally:
                for each in waiting:
                    each.cancel()

    def _is_quick(self, left: Sequence[Pairing]) -> bool:
        """Whether whole matches run compiled. It makes no difference to what happens in them."""
        if not all_quick(sorted({spec for pairing in left for spec in pairing.line_up})):
            return False
        from sweetbox.engines.trace import is_ready

        return len(left) >= WORTH_COMPILING or is_ready(self.game)

    def decided(self) -> bool:
        """Whether every two bots' intervals, at the stricter level, lie apart."""
        names = sorted({name for played in self.played for name in played.line_up})
        intervals = sorted(share_interval(self._shares(name), EARLY)[1:] for name in names)
        if len(intervals) < 2 or len({played.seed for played in self.played}) < FEWEST_SEEDS:
            return False
        return all(lower[1] < upper[0] for lower, upper in itertools.pairwise(intervals))

    def report(self) -> Report:
        names = list(dict.fromkeys(name for pairing in self.todo for name in pairing.line_up))
        ahead = _ahead(self.played)
        standings = []
        for name in names:
            shares = self._shares(name)
            own = [played for played in self.played if name in played.line_up]
            tied = sum(played.ranks.count(1) > 1 for played in own) / max(1, len(own))
            figures = (*_rounded(share_interval(shares)), round(ahead.get(name, 0.5), 4))
            standings.append(Standing(name, *figures, len(own), round(tied, 4)))
        standings.sort(key=lambda standing: -standing.share)
        pairs = []
        for one, other in itertools.combinations([standing.name for standing in standings], 2):
            met = self._met(one, other)
            if met:
                better = _by_seed((seed, (rank < against) + 0.5 * (rank == against)) for seed, rank, against in met)
                matches = sum(one in played.line_up and other in played.line_up for played in self.played)
                tied = sum(rank == against for _, rank, against in met) / len(met)
                pairs.append(Pair(one, other, *_rounded(share_interval(better)), matches, round(tied, 4)))
        points = {name: round(self._mean_points(name), 2) for name in names}
        entries = sum(played.entries for played in self.played) / max(1, len(self.played))
        remarks = sum(played.remarks for played in self.played)
        failing: dict[str, Failing] = {}
        for played in self.played:
            for spec, more in played.failing.items():
                _add(failing, spec, more)
        others = (points, round(entries, 1), remarks, failing)
        orders = [order for name in ["", *names] for order in self._orders(name)]
        paces = {name: self._pace(name) for name in names}
        return Report(self.game.name, self.seats, len(self.played), standings, pairs, orders, paces, *others)

    def _shares(self, name: str) -> list[float]:
        """The bot's mean share of the win for each seed: matches of one seed are alike, so the seed is what is counted."""
        return _by_seed(
            (played.seed, share_of_win(played.ranks, seat))
            for played in self.played
            for seat, spec in enumerate(played.line_up)
            if spec == name
        )

    def _orders(self, name: str) -> Iterator[Order]:
        """By place in the order of play; name: of one bot, or "" for all."""
        started = [played for played in self.played if played.first != ALL_AT_ONCE]
        for place in range(self.seats):
            rows = [
                (played.seed, share_of_win(played.ranks, seat))
                for played in started
                for seat in [(played.first + place) % self.seats]
                if name in ("", played.line_up[seat])
            ]
            if rows:
                yield Order(place + 1, name, *_rounded(share_interval(_by_seed(rows))), len(rows))

    def _pace(self, name: str) -> Pace:
        pace = Pace()
        for played in self.played:
            for spec, more in zip(played.line_up, played.paces, strict=True):
                pace = pace.plus(more) if spec == name else pace
        return pace

    def _met(self, one: str, other: str) -> list[tuple[int, int, int]]:
        """The seed of each match of theirs, and the rank of either."""
        return [
            (played.seed, rank, against)
            for played in self.played
            for spec, rank in zip(played.line_up, played.ranks, strict=True)
            if spec == one
            for rival, against in zip(played.line_up, played.ranks, strict=True)
            if rival == other
        ]

    def _mean_points(self, name: str) -> float:
        points = [
            point for played in self.played for spec, point in zip(played.line_up, played.points, strict=True) if spec == name
        ]
        return sum(points) / max(1, len(points))


def _by_seed(rows: Iterable[tuple[int, float]]) -> list[float]:
    seeds: dict[int, list[float]] = {}
    for seed, value in rows:
        seeds.setdefault(seed, []).append(value)
    return [sum(values) / len(values) for values in seeds.values()]


def _rounded(interval: tuple[float, float, float]) -> tuple[float, float, float]:
    mean, low, high = interval
    return round(mean, 4), round(low, 4), round(high, 4)


def _ahead(matches: Iterable[Played]) -> dict[str, float]:
    """How often each bot comes in ahead of a middling one, by Bradley and Terry's strengths: a bot of strength a is ahead of one of
    strength b in a / (a + b) of their matches, and a tie is half. The middle of all strengths is 1, and one tie with a bot of that
    strength is added for each, so that a few matches make nobody infinitely strong."""
    ahead: dict[str, dict[str, float]] = {}
    for played in matches:
        for (one, rank), (other, against) in itertools.permutations(zip(played.line_up, played.ranks, strict=True), 2):
            if one != other:
                beaten = ahead.setdefault(one, {})
                beaten[other] = beaten.get(other, 0) + (rank < against) + 0.5 * (rank == against)
    strength = dict.fromkeys(ahead, 1.0)
    for _ in range(ROUNDS):
        for one, beaten in ahead.items():
            met = sum((won + ahead[other][one]) / (strength[one] + strength[other]) for other, won in beaten.items())
            strength[one] = (sum(beaten.values()) + 0.5) / (met + 1 / (strength[one] + 1))
        middle = geometric_mean(strength.values()) if strength else 1.0
        strength = {name: each / middle for name, each in strength.items()}
    return {name: each / (each + 1) for name, each in strength.items()}
