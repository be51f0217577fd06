"""An aim: where a figure of the lab should be, and how far it is from there.

seats = { fair = 0.01 }            every seat's share of the win within 1% of an even one
minutes = { low = 25, high = 35 }
"use.power *" = { low = 0.6 }      everything of this kind is used in over 60% of matches
"""

import math
from fnmatch import fnmatchcase
from typing import Any

import msgspec
import numpy as np

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.lab.answer import Figure, Group, Part
from sweetbox.lab.estimate import mean
from sweetbox.lab.measures import MEASURES, SHARE
from sweetbox.lab.setting import Setting
from sweetbox.lab.usage import things_of

USE = "use"  # a measure that lists what was used at all
BY_SHARE = ("seats", "order", "players")  # measures of which an even share can be told
NAMES = tuple(measure.name for measure in MEASURES)


class Aim(msgspec.Struct, frozen=True):
    """name: a measure, or a measure and, after a dot, the label of a figure, in which * is anything; without a label all figures of
    the measure are meant. low, high: where they should be; None: no matter how far."""

    name: str
    low: float | None = None
    high: float | None = None

    @property
    def measure(self) -> str:
        return self.name.partition(".")[0]

    @property
    def label(self) -> str:
        return self.name.partition(".")[2]

    def covers(self, measure: str, label: str) -> bool:
        """Whether it is about this figure."""
        return measure == self.measure and (not self.label or fnmatchcase(label, self.label))

    def over(self, value: float) -> float:
        """How far outside the bounds, in the figure's own unit."""
        if math.isnan(value):
            return math.inf
        low, high = self.low, self.high
        return max(0.0, (low - value) if low is not None else 0.0, (value - high) if high is not None else 0.0)

    def miss(self, value: float) -> float:
        """How far outside the bounds: 0 inside them, 1 half as far as they are apart, or where there is one bound, as far as it is
        from 0."""
        low, high = self.low, self.high
        if low is not None and high is not None:
            unit = (high - low) / 2
        else:
            unit = abs(low if low is not None else high or 0.0)
        return self.over(value) / (unit or 1.0)


class Found(msgspec.Struct, frozen=True):
    """The figure of an aim that is farthest off, with its interval. surely: the whole interval of every figure of the aim is
    inside."""

    aim: str
    figure: Figure
    kind: str
    miss: float
    surely: bool


def found_of(aims: tuple[Aim, ...], part: Part, setting: Setting) -> list[Found]:
    """How far off a variant is of each aim."""
    return [_found(aim, part, setting) for aim in aims]


def _found(aim: Aim, part: Part, setting: Setting) -> Found:
    group = part.group(aim.measure)
    figures = _figures(aim, group, part, setting)
    if group is None or not figures:
        known = [figure.label for figure in group.figures if figure.label] if group is not None else []
        raise OptionError(Say("error.tune_figure", name=aim.name, known=known or ["-"]))
    worst = max(figures, key=lambda figure: (aim.miss(figure.value), max(aim.miss(figure.low), aim.miss(figure.high))))
    surely = all(aim.miss(end) == 0 for figure in figures for end in (figure.low, figure.high))
    return Found(aim.name, worst, group.kind, aim.miss(worst.value), surely)


def _figures(aim: Aim, group: Group | None, part: Part, setting: Setting) -> list[Figure]:
    if group is None:
        return []
    figures = {figure.label: figure for figure in group.figures}
    if aim.measure == USE:  # what nobody used is not listed there, and is what such an aim is about
        low, high = mean(np.zeros(part.matches // len(setting.rotations)), share=True).interval(group.alpha)
        for kind, name in things_of(setting.of, setting.box()).names:
            label = f"{kind} {name}"
            figures.setdefault(label, Figure(label, 0.0, low, high))
    return [figure for label, figure in figures.items() if aim.covers(aim.measure, label)]


# ---- Reading ----


def read_aims(given: Any, seats: int) -> tuple[Aim, ...]:
    """The `[aims]` of a question, checked."""
    if not isinstance(given, dict) or not given:
        raise OptionError(Say("error.tune_aims"))
    return tuple(_read(name, value, seats) for name, value in given.items())


def _read(name: str, given: Any, seats: int) -> Aim:
    aim = Aim(name)
    if aim.measure not in NAMES:
        raise OptionError(Say("error.lab_measure", came=aim.measure, known=list(NAMES)))
    keys = set(given) if isinstance(given, dict) else set()
    numbers = keys and all(isinstance(each, int | float) and not isinstance(each, bool) for each in given.values())
    if not numbers or not (keys == {"fair"} or keys <= {"low", "high"}):
        raise OptionError(Say("error.tune_aim", name=name, came=str(given)))
    if keys == {"fair"}:
        if aim.measure not in BY_SHARE:
            raise OptionError(Say("error.tune_fair", name=name, known=list(BY_SHARE)))
        return Aim(name, 1 / seats - given["fair"], 1 / seats + given["fair"])
    low, high = given.get("low"), given.get("high")
    if low is not None and high is not None and not low < high:
        raise OptionError(Say("error.tune_range", name=name, low=low, high=high))
    return Aim(name, low, high)


def is_share(aim: Aim) -> bool:
    return next(measure.kind for measure in MEASURES if measure.name == aim.measure) == SHARE
