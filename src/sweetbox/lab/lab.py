"""The lab: plays pieces until the figures are as exact as asked, or the budget is spent, and answers.

Looks come after 1, 2, 4, 8 … times as many matches as a piece has, so that they depend on the question alone. Each look spends a
part of what the intervals may be wrong in (see `spent`), and each measure gets the same part of that, which its figures share.
"""

import math
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import zip_longest
from pathlib import Path

import msgspec
import numpy as np

from sweetbox import __version__
from sweetbox.lab.answer import Answer, Figure, Goal, Group, Part, Plotted, Rung
from sweetbox.lab.estimate import Estimate, spent
from sweetbox.lab.kept import Kept
from sweetbox.lab.matches import MOMENTS, Matches, joined
from sweetbox.lab.measures import LADDER, MEASURES, Figures, Measure, Sample, elo, explained, taken, ties, times_used
from sweetbox.lab.piece import Piece
from sweetbox.lab.question import MINUTES, Question, Variant
from sweetbox.lab.setting import Setting
from sweetbox.lab.workers import Workers, workers

BARS = 30  # of the histogram of lengths

Told = Callable[[int, int], None]
Found = dict[str, Figures]


class Lab:
    """folder: where finished pieces are kept; None: nowhere. variants: in place of those that the question names."""

    def __init__(
        self,
        question: Question,
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
        variants: list[Variant] | None = None,
    ) -> None:
        self.question, self.kept, self.clock = question, Kept(folder), clock
        self.variants = question.variants() if variants is None else variants
        self._pieces: dict[tuple[bytes, int], Matches] = {}  # by the keys of pieces
        self.resumed = 0  # matches that were there already

    # ---- How much is played ----

    def pieces_of(self, setting: Setting, matches: int) -> int:
        """How many pieces have at least so many matches."""
        return math.ceil(matches / Piece(setting, 0).matches)

    def looks(self) -> list[int]:
        """Matches of a variant at each look; without a precision there is one, at the end."""
        most = self.question.matches
        if not self.question.precision:
            return [most]
        first = max(1, *(Piece(variant.setting, 0).matches for variant in self.variants))
        found = []
        while first < most:
            found.append(first)
            first *= 2
        return [*found, most]

    @property
    def total(self) -> int:
        """Matches that are played at the most."""
        return sum(
            self.pieces_of(setting, matches) * Piece(setting, 0).matches
            for variant in self.variants
            for setting, matches in self._wanted(variant, self.question.matches)
        )

    def _wanted(self, variant: Variant, matches: int) -> Iterator[tuple[Setting, int]]:
        yield variant.setting, matches
        for rung in variant.rungs:
            yield rung, self.question.ladder_matches

    def pieces(self, matches: int) -> list[Piece]:
        """The pieces that must be there for a look, those of all variants side by side."""
        rows = [
            [Piece(setting, number, self.question.seed) for number in range(self.pieces_of(setting, count))]
            for variant in self.variants
            for setting, count in self._wanted(variant, matches)
        ]
        together = (piece for abreast in zip_longest(*rows) for piece in abreast if piece is not None)
        return list({piece.key: piece for piece in together}.values())

    # ---- Playing ----

    def run(
        self, told: Told = lambda done, of: None, processes: int = 1, given: AbstractContextManager[Workers] | None = None
    ) -> Answer:
        """Play what is missing and answer. told: called with (done, of) matches; given: who plays, in place of processes."""
        begun, minutes = self.clock(), self.question.minutes
        stopped = "matches"
        first = [piece.key for piece in self.pieces(1) if piece.number == 0]

        def late() -> bool:
            """There is always time for the first piece of everything."""
            over = minutes is not None and self.clock() - begun > 60 * minutes
            return over and all(key in self._pieces for key in first)

        with given or workers(processes) as crew:
            for number, matches in enumerate(self.looks(), 1):
                if not self._play(self.pieces(matches), crew, late, told):
                    stopped = "minutes"
                    break
                if self.question.precision and self._exact(number):
                    stopped = "exact"
                    break
        return self.answer(number, stopped)

    def _play(self, pieces: list[Piece], crew: Workers, late: Callable[[], bool], told: Told) -> bool:
        """Have all these pieces; False: there was no time for all of them."""
        for piece in pieces:
            if piece.key not in self._pieces and (there := self.kept.load(piece)) is not None:
                self._pieces[piece.key] = there
                self.resumed += len(there)
        missing = [piece for piece in pieces if piece.key not in self._pieces]
        done = sum(len(each) for each in self._pieces.values())
        told(done, self.total)
        for piece, matches in crew.play(missing, late):
            self.kept.keep(piece, matches)
            self._pieces[piece.key] = matches
            done += len(matches)
            told(done, self.total)
        return all(piece.key in self._pieces for piece in pieces)

    # ---- Counting ----

    def sample(self, setting: Setting) -> Sample:
        """The matches of a setting, as far as its pieces follow each other without a gap."""
        found: list[Matches] = []
        while (key := Piece(setting, len(found)).key) in self._pieces:
            found.append(self._pieces[key])
        return Sample(setting, joined(found))

    def _samples(self) -> list[Sample]:
        """Of each variant; those that are compared with each other have the same deals."""
        samples = [self.sample(variant.setting) for variant in self.variants]
        groups = [variant.group for variant in self.variants]
        fewest = {group: min(sample.deals for sample, own in zip(samples, groups, strict=True) if own == group) for group in groups}
        return [_first(sample, fewest[group]) for sample, group in zip(samples, groups, strict=True)]

    @property
    def measures(self) -> tuple[Measure, ...]:
        wanted = self.question.measures
        asked = self.question.precision
        known = [measure for measure in MEASURES if measure.name != MINUTES or self.question.tempo is not None]
        return tuple(measure for measure in known if not wanted or measure.name in wanted or measure.name in asked)

    def _found(self, samples: list[Sample]) -> tuple[list[Found], list[Found]]:
        """The figures of each variant, and their differences from those of the first of its group."""
        found: list[Found] = [{measure.name: _told(measure, sample) for measure in self.measures} for sample in samples]
        apart: list[Found] = []
        for number in range(len(samples)):
            base = self._base(number)
            apart.append({})
            if base is not None and samples[base].rotations == samples[number].rotations:
                for measure in self.measures:
                    if measure.differs:
                        mine, theirs = found[number][measure.name], found[base][measure.name]
                        apart[number][measure.name] = {
                            label: mine[label].minus(theirs[label])
                            for label in mine
                            if label in theirs and mine[label].deals == theirs[label].deals
                        }
        return found, apart

    def _base(self, number: int) -> int | None:
        """Which variant this one is compared with; None: it is the first of its group."""
        group = self.variants[number].group
        base = next(k for k, variant in enumerate(self.variants) if variant.group == group)
        return None if base == number else base

    def _alphas(self, found: list[Found], apart: list[Found], look: int) -> dict[str, float]:
        """By measure: what the interval of each of its figures may be wrong in."""
        alpha = 1 - self.question.confidence
        if self.question.precision:
            alpha = spent(alpha, look)
        counts = {measure.name: sum(len(each.get(measure.name, {})) for each in (*found, *apart)) for measure in self.measures}
        counts[LADDER] = sum(len(variant.rungs) for variant in self.variants)
        kinds = sum(count > 0 for count in counts.values())
        return {name: alpha / kinds / count for name, count in counts.items() if count}

    def _exact(self, look: int) -> bool:
        found, apart = self._found(self._samples())
        alphas = self._alphas(found, apart, look)
        return all(goal.met for goal in self._goals(found, alphas))

    def _goals(self, found: list[Found], alphas: dict[str, float]) -> list[Goal]:
        goals = []
        for name, asked in self.question.precision.items():
            figures = [estimate for each in found for estimate in each.get(name, {}).values()]
            widths = [(high - low) / 2 for low, high in (estimate.interval(alphas[name]) for estimate in figures)]
            if name == LADDER:
                widths = [(rung.taken.high - rung.taken.low) / 2 for rungs in self._ladders(alphas) for rung in rungs]
            goals.append(Goal(name, asked, max(widths, default=0.0)))
        return goals

    # ---- Answering ----

    def answer(self, look: int, stopped: str) -> Answer:
        samples = self._samples()
        found, apart = self._found(samples)
        alphas = self._alphas(found, apart, look)
        ladders = self._ladders(alphas)
        parts = []
        for number, (variant, sample) in enumerate(zip(self.variants, samples, strict=True)):
            base = self._base(number)
            setting = variant.setting
            groups, apart_from = self._groups(found[number], alphas), self._groups(apart[number], alphas)
            rules = (setting.game, setting.of.facts.title, setting.seats, setting.options, variant.edition, list(setting.line_up))
            shown = (len(sample.matches), groups, ladders[number], plotted(sample))
            parts.append(Part(variant.name, *rules, *shown, "" if base is None else self.variants[base].name, apart_from))
        count = sum(len(figures) for each in (*found, *apart) for figures in each.values()) + sum(map(len, ladders))
        asked = {key: value for key, value in msgspec.to_builtins(self.question).items() if key != "folder"}
        goals = self._goals(found, alphas)
        return Answer(asked, self.question.confidence, look, count, goals, stopped, __version__, parts)

    def _groups(self, found: Found, alphas: dict[str, float]) -> list[Group]:
        groups = []
        for measure in self.measures:
            figures = found.get(measure.name)
            if figures:
                alpha = alphas[measure.name]
                rows = [figure_of(label, estimate, alpha) for label, estimate in figures.items()]
                groups.append(Group(measure.name, measure.kind, alpha, rows))
        return groups

    def _ladders(self, alphas: dict[str, float]) -> list[list[Rung]]:
        return [[self._rung(setting, alphas[LADDER]) for setting in variant.rungs] for variant in self.variants]

    def _rung(self, setting: Setting, alpha: float) -> Rung:
        sample = self.sample(setting)
        got = figure_of(setting.line_up[0], taken(sample), alpha)
        seats, label = setting.seats, got.label
        points = Figure(label, *(elo(share, seats) for share in (got.value, got.low, got.high)))
        ends = [explained(share, seats) for share in (got.low, got.high)]
        low = 0.0 if got.low <= 1 / seats <= got.high else min(ends)
        skill = Figure(label, explained(got.value, seats), low, max(ends))
        tied = _rounded(ties(sample)[""].value)
        return Rung(setting.line_up[0], setting.line_up[-1], seats, len(sample.matches), got, points, skill, tied)


def _told(measure: Measure, sample: Sample) -> Figures:
    """The figures that there was anything to count for."""
    figures = measure.of(sample) if sample.setting.seats >= measure.seats else {}
    return {label: estimate for label, estimate in figures.items() if not math.isnan(estimate.value)}


def figure_of(label: str, estimate: Estimate, alpha: float) -> Figure:
    low, high = estimate.interval(alpha)
    return Figure(label, _rounded(estimate.value), _rounded(low), _rounded(high))


def _rounded(value: float) -> float:
    return float(f"{value:.6g}") if math.isfinite(value) else value


def plotted(sample: Sample) -> Plotted:
    """What the pictures of a variant are drawn from."""
    matches, seats = sample.matches, sample.setting.seats
    moves = matches.moves
    low, high = int(moves.min()), int(moves.max())
    wide = max(1, math.ceil((high - low + 1) / BARS))
    edges = np.arange(low, high + wide + 1, wide)
    counts, _ = np.histogram(moves, edges)
    lengths = [(float(edges[k]), float(edges[k + 1]), int(counts[k])) for k in range(len(counts)) if edges[k] <= high]
    leads = []
    for moment in range(MOMENTS):
        counts = np.bincount(matches.leads[:, moment] + 1, minlength=seats + 1)
        leads.append([round(float(count) / max(1, len(matches)), 4) for count in (*counts[1:], counts[0])])
    return Plotted(lengths, leads, {name: round(each, 4) for name, each in times_used(sample).items()})


def _first(sample: Sample, deals: int) -> Sample:
    """Its first so many deals."""
    count = deals * sample.rotations
    if count == len(sample.matches):
        return sample
    columns = {name: getattr(sample.matches, name) for name in Matches.__dataclass_fields__}
    cut = {name: column[:count] if name != "uses" else column[column[:, 0] < count] for name, column in columns.items()}
    return Sample(sample.setting, Matches(**cut))
