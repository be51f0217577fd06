"""Measures: what is measured in every game, without the game's doing anything. docs/lab.md has the meaning of each."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sweetbox.lab.estimate import Estimate, mean, quotient
from sweetbox.lab.matches import MOMENTS, Matches
from sweetbox.lab.setting import Setting
from sweetbox.lab.usage import things_of

FEWEST_USERS = 20  # matches with a thing, and without it, before a difference between them is told
SHARE, NUMBER = "share", "number"
SURE = 1e-6  # a share of the win that is taken for none, and its counterpart for all, in Elo points


@dataclass(frozen=True)
class Sample:
    """All matches of a setting, by deals: those of a deal follow each other."""

    setting: Setting
    matches: Matches
    _kept: dict[str, Any] = field(default_factory=dict)

    @property
    def rotations(self) -> int:
        return len(self.setting.rotations)

    @property
    def deals(self) -> int:
        return len(self.matches) // self.rotations

    def by_deal(self, values: NDArray[Any]) -> NDArray[np.float64]:
        """The mean of a value a match over the matches of each deal."""
        found: NDArray[np.float64] = values.astype(np.float64).reshape(self.deals, self.rotations).mean(axis=1)
        return found

    def per_match(self, values: NDArray[Any], share: bool = False) -> Estimate:
        return mean(self.by_deal(values), share)

    def per(self, above: NDArray[Any], below: NDArray[Any], share: bool = False) -> Estimate:
        return quotient(self.by_deal(above), self.by_deal(below), share)


Label = str  # of a figure in its measure: a seat's number, a thing's name …
Figures = dict[Label, Estimate]


@dataclass(frozen=True)
class Measure:
    """name: of its words, `lab.<name>`; kind: whether its figures are shares; of: its figures. differs: whether they are compared
    between variants. seats: the fewest with which it has any."""

    name: str
    kind: str
    of: Callable[[Sample], Figures]
    differs: bool = True
    seats: int = 1


def _by_seat(sample: Sample, values: NDArray[Any], share: bool = False) -> Figures:
    return {str(seat + 1): sample.per_match(values[:, seat], share) for seat in range(values.shape[1])}


def _single(of: Callable[[Matches], NDArray[Any]], share: bool = False) -> Callable[[Sample], Figures]:
    """A figure of all seats together, from a number a match."""
    return lambda sample: {"": sample.per_match(of(sample.matches), share)}


def seats(sample: Sample) -> Figures:
    """The share of the win of each seat."""
    return _by_seat(sample, sample.matches.shares, share=True)


def order(sample: Sample) -> Figures:
    """The same by place in the order of play, where somebody starts."""
    matches, n = sample.matches, sample.setting.seats
    started = matches.first >= 0
    if not started.any():
        return {}
    figures = {}
    for place in range(n):
        seat = (matches.first + place) % n
        shares = np.take_along_axis(matches.shares, seat[:, None].astype(np.int64), axis=1)[:, 0]
        if started.all():
            figures[str(place + 1)] = sample.per_match(shares, True)
        else:
            figures[str(place + 1)] = sample.per(shares * started, started, True)
    return figures


def players(sample: Sample) -> Figures:
    """The share of the win of each player, where they differ."""
    names = list(dict.fromkeys(sample.setting.line_up))
    if len(names) < 2:
        return {}
    line_ups = np.array([[names.index(name) for name in line_up] for line_up in sample.setting.rotations])
    sits = line_ups[sample.matches.rotation]
    figures = {}
    for number, name in enumerate(names):
        won = np.where(sits == number, sample.matches.shares, 0.0).sum(axis=1) / (sits == number).sum(axis=1)
        figures[name] = sample.per_match(won, True)
    return figures


length = _single(lambda matches: matches.moves)
rounds = _single(lambda matches: matches.rounds)
minutes = _single(lambda matches: matches.seconds / 60)
lead_changes = _single(lambda matches: matches.changes)
# The part of the match after which the later winner leads for good.
decided = _single(lambda matches: matches.decided, share=True)
# The share of matches that several seats win together.
ties = _single(lambda matches: (matches.ranks == 1).sum(axis=1) > 1, share=True)
kingmaking = _single(lambda matches: matches.kings, share=True)


def spread(sample: Sample) -> Figures:
    """Points between the first and the last, and between the first and the second."""
    if sample.setting.seats == 1:
        return {"": sample.per_match(sample.matches.points[:, 0])}
    by_rank = np.take_along_axis(sample.matches.points, np.argsort(sample.matches.ranks, axis=1, kind="stable"), axis=1)
    wide = {"last": np.abs(by_rank[:, 0] - by_rank[:, -1]), "second": np.abs(by_rank[:, 0] - by_rank[:, 1])}
    return {label: sample.per_match(values) for label, values in wide.items()}


def leading(sample: Sample) -> Figures:
    """How often the leader of a moment is going to win."""
    matches, figures = sample.matches, {}
    for moment in range(MOMENTS):
        leader = matches.leads[:, moment].astype(np.int64)
        led = leader >= 0
        won = np.take_along_axis(matches.shares, np.maximum(leader, 0)[:, None], axis=1)[:, 0]
        if led.any():
            figures[str(round(100 * moment / MOMENTS))] = sample.per(won * led, led, True)
    return figures


def branching(sample: Sample) -> Figures:
    """Legal moves a decision: all seats, then each."""
    matches = sample.matches
    figures = {"": sample.per(matches.choices.sum(axis=1), matches.moves)}
    if sample.setting.seats > 1:
        for seat in range(sample.setting.seats):
            figures[str(seat + 1)] = sample.per(matches.choices[:, seat], matches.decisions[:, seat])
    return figures


def idle(sample: Sample) -> Figures:
    """The part of the time in which a seat has nothing to decide."""
    waiting = 1 - sample.matches.asked / np.maximum(1e-9, sample.matches.seconds)[:, None]
    return _by_seat(sample, waiting, share=True)


def dead_ends(sample: Sample) -> Figures:
    """The share of decisions with one legal move."""
    return {"": sample.per(sample.matches.forced.sum(axis=1), sample.matches.moves, True)}


def use(sample: Sample) -> Figures:
    """For each thing, how often a seat uses it in a match: in which share of matches at least once."""
    used, _ = _used(sample)
    return {label: sample.per_match(used[label].mean(axis=1), True) for label in used}


def worth(sample: Sample) -> Figures:
    """For each thing, the share of the win of seats that used it less that of seats that did not. Not what it causes: who is ahead
    may get to use it more."""
    used, _ = _used(sample)
    shares, figures = sample.matches.shares, {}
    for label, by_seat in used.items():
        count = by_seat.sum(axis=1)
        if min(int((count > 0).sum()), int((count < by_seat.shape[1]).sum())) < FEWEST_USERS:
            continue
        others = ~by_seat
        with_it = sample.per((shares * by_seat).sum(axis=1), count, True)
        without = sample.per((shares * others).sum(axis=1), others.sum(axis=1), True)
        figures[label] = with_it.minus(without)
    return figures


def _used(sample: Sample) -> tuple[dict[str, NDArray[np.bool_]], dict[str, float]]:
    """By thing: which seats of each match used it, and how often a match has it used on the average."""
    if "used" not in sample._kept:
        setting, matches = sample.setting, sample.matches
        names = things_of(setting.of, setting.box()).names
        rows, count = matches.uses, len(names)
        used: dict[str, NDArray[np.bool_]] = {}
        times: dict[str, float] = {}
        which = rows[:, 1] % max(1, count)
        ordered = np.argsort(which, kind="stable")
        cuts = np.searchsorted(which[ordered], np.arange(count + 1))
        for thing, (kind, name) in enumerate(names):
            part = rows[ordered[cuts[thing] : cuts[thing + 1]]]
            if len(part):
                by_seat = np.zeros((len(matches), setting.seats), np.bool_)
                by_seat[part[:, 0], part[:, 1] // count] = True
                used[f"{kind} {name}"] = by_seat
                times[f"{kind} {name}"] = float(part[:, 2].sum()) / len(matches)
        sample._kept["used"] = used, times
    return sample._kept["used"]  # type: ignore[no-any-return]


def times_used(sample: Sample) -> dict[str, float]:
    return _used(sample)[1]


def own(sample: Sample) -> Figures:
    """What the game adds."""
    columns = zip(sample.setting.of.measured.measures, sample.matches.own.T, strict=True)
    return {measure.name: sample.per_match(column) for measure, column in columns}


# ---- The ladder ----


def taken(sample: Sample) -> Estimate:
    """The share of the win of the one stronger player of a rung."""
    return players(sample)[sample.setting.line_up[0]]


def elo(share: float, seats: int) -> float:
    """How much stronger a player is who takes this share against even ones, in Elo points. Nobody is told to be infinitely so."""
    within = min(max(share, SURE), 1 - SURE)
    return 400 * math.log10(within / (1 - within) * (seats - 1))


def explained(share: float, seats: int) -> float:
    """The part of the variance of results that is explained by who plays, when one player takes this share and the others divide
    the rest equally: 0, all is luck; 1, strength alone decides."""
    return (share - 1 / seats) ** 2 / (1 - 1 / seats) ** 2


MEASURES = (
    Measure("seats", SHARE, seats, seats=2),
    Measure("order", SHARE, order, seats=2),
    Measure("players", SHARE, players),
    Measure("length", NUMBER, length),
    Measure("rounds", NUMBER, rounds),
    Measure("minutes", NUMBER, minutes),
    Measure("spread", NUMBER, spread),
    Measure("lead_changes", NUMBER, lead_changes, seats=2),
    Measure("decided", SHARE, decided, seats=2),
    Measure("leading", SHARE, leading, differs=False, seats=2),
    Measure("branching", NUMBER, branching),
    Measure("idle", SHARE, idle, seats=2),
    Measure("dead_ends", SHARE, dead_ends),
    Measure("ties", SHARE, ties, seats=2),
    Measure("kingmaking", SHARE, kingmaking, seats=3),
    Measure("own", NUMBER, own),
    Measure("use", SHARE, use),
    Measure("worth", SHARE, worth, differs=False, seats=2),
)
LADDER = "ladder"
NAMES = (*(measure.name for measure in MEASURES), LADDER)
