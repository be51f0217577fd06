"""A tally: how the points of a finished match were counted, a line for each category and, in games with rounds, each round."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from sweetbox.kernel.say import Say


class Line(msgspec.Struct, frozen=True):
    """What each seat got for one category. The lines that count add up to the points of the match."""

    say: Say  # the name of the category
    points: list[int]  # a number for each seat; below 0 where it cost points
    round: int | None = None  # counted from 1
    counts: bool = True  # False: it brings no points, but explains another line, or says what broke a tie


def added_up(lines: Iterable[Line], seats: int) -> list[int]:
    """The points of the lines that count, for each seat."""
    counted = [line.points for line in lines if line.counts]
    return [sum(points[seat] for points in counted) for seat in range(seats)]


def with_tie_break(lines: list[Line], say: Say, numbers: list[int]) -> list[Line]:
    """The lines, and what breaks ties if seats have equal points."""
    points = added_up(lines, len(numbers))
    return [*lines, Line(say, numbers, counts=False)] if len(set(points)) < len(points) else lines


class Course(Sequence[Any]):
    """The true tables of a match, from its beginning to now. Each is made when it is asked for; most games need only the last."""

    def __init__(self, kind: type[Any], past: Sequence[tuple[bytes, int]]) -> None:
        self._kind, self._past = kind, past

    def __len__(self) -> int:
        return len(self._past)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self._kind.from_buffer_copy(data) for data, _ in self._past[place]]
        return self._kind.from_buffer_copy(self._past[place][0])
