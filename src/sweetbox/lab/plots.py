"""Plots: what the pictures of an answer are drawn between. `templates/plots.html` draws them."""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

PLACE = re.compile(r"([a-z])([1-9][0-9]?)")  # `c4`: a place on a square
LEAST_SHARE = 0.1  # what an axis of shares is wide at the least
LEAST_PART = 0.2  # the same of other figures, as a part of them
TINY = 1e-9  # what a quotient of decimal fractions may be off a whole number


class Row(NamedTuple):
    """A line of an interval plot. The values may be of any unit; `told` is what people read."""

    label: str
    value: float
    low: float
    high: float
    told: str


class Use(NamedTuple):
    """How often a thing is used, and its place, if the things are places of a square."""

    name: str
    place: tuple[int, int] | None
    times: float


# ---- Scales: those of plots side by side are the same ----


class Axis(NamedTuple):
    """From where to where a plot reaches, and which round values in between are labelled."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]

    def at(self, value: float) -> float:
        """Where it is, from 0 to 100; what lies beyond an end is drawn at that end."""
        return 100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)


def axis_of(values: Iterable[float], share: bool, signed: bool = False) -> Axis:
    """Holds all these values, and is wide enough that a small difference does not look like a large one."""
    finite = [value for value in values if math.isfinite(value)] or [0.0, 1.0]
    low, high = min(finite), max(finite)
    least = LEAST_SHARE if share else LEAST_PART * max(-low, high) or 1.0
    missing = max(0.0, least - (high - low)) / 2
    low, high = low - missing, high + missing
    if min(finite) >= 0 and low <= (high - low) / 2:  # near enough to start at 0
        low, high = 0.0, max(high, least)
    if share and max(finite) <= 1 < high:
        low, high = min(low, 1 - least), 1.0
    step = _step(high - low)
    return _labelled(math.floor(low / step + TINY) * step, math.ceil(high / step - TINY) * step, step, share, signed)


def between(low: float, high: float, share: bool = False) -> Axis:
    """From exactly here to there."""
    return _labelled(low, high, _step(high - low), share)


def _labelled(low: float, high: float, step: float, share: bool, signed: bool = False) -> Axis:
    within = range(math.ceil(low / step - TINY), math.floor(high / step + TINY) + 1)
    return Axis(low, high, tuple((k * step, _tick(k * step, share, signed)) for k in within))


def _step(wide: float) -> float:
    """1, 2 or 5 times a power of ten, so that there are two to five steps."""
    least = wide / 4
    power: float = 10.0 ** math.floor(math.log10(least))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= least * (1 - TINY))


def _tick(value: float, share: bool, signed: bool) -> str:
    told = f"{100 * value if share else value:.6g}".replace("-", "−")
    return f"{'+' if signed and value > 0 else ''}{told}{' %' if share else ''}"


Bar = tuple[float, float, float]  # from, to, how many


def common_bars(several: Sequence[Sequence[Bar]]) -> list[list[Bar]]:
    """Histograms that are drawn side by side, in the same bars and as parts of all matches. Each comes in bars of its own, and
    which matches lie where in a bar is not known any more, so they are taken to be spread evenly over it."""
    first, last = min(bars[0][0] for bars in several), max(bars[-1][1] for bars in several)
    wide = max(end - begin for bars in several for begin, end, _ in bars)
    edges = [first + wide * k for k in range(math.ceil((last - first) / wide))]

    def within(bars: Sequence[Bar], low: float, high: float) -> float:
        return sum(count * max(0.0, min(end, high) - max(begin, low)) / (end - begin) for begin, end, count in bars)

    return [[(low, low + wide, within(bars, low, low + wide) / sum(each[2] for each in bars)) for low in edges] for bars in several]


# ---- Heat: how often things are used ----


def placed(uses: Mapping[str, float]) -> list[Use]:
    places = {name: (ord(found[1]) - ord("a"), int(found[2]) - 1) for name in uses if (found := PLACE.fullmatch(name))}
    square = len(places) == len(uses) > 3
    return [Use(name, places[name] if square else None, times) for name, times in uses.items()]


def short(value: float) -> str:
    """A number in few characters."""
    if value >= 0.95:
        return f"{value:.0f}" if value >= 10 else f"{value:.1f}"
    return f"{value:.2f}".lstrip("0") if value >= 0.005 else "0"
