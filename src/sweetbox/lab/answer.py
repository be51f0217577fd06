"""An answer: figures with their intervals, what they are of, and how to get them again. Plain data, JSON-ready."""

from typing import Any

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """label: of what in its measure, such as a seat's number; "": of all."""

    label: str
    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Of a difference: whether it was shown to be one."""
        return not self.low <= 0 <= self.high


class Group(msgspec.Struct, frozen=True):
    """The figures of one measure. kind: share or number. alpha: what the interval of each of them may be wrong in."""

    measure: str
    kind: str
    alpha: float
    figures: list[Figure]


class Rung(msgspec.Struct, frozen=True):
    """One stronger player among weaker ones: what it takes, by how many Elo points it is stronger, and how much of the variance of
    results is explained by who plays."""

    upper: str
    lower: str
    seats: int
    matches: int
    taken: Figure
    elo: Figure
    skill: Figure
    tied: float = 0.0  # the part of the matches that several won together


class Plotted(msgspec.Struct, frozen=True):
    """What pictures are drawn from."""

    lengths: list[tuple[float, float, int]]  # (from, to, matches): decisions of a match
    leads: list[list[float]]  # by part of the match: how often each seat leads; last, nobody alone
    times: dict[str, float]  # how often each thing is used in a match


class Part(msgspec.Struct, frozen=True):
    """The answer for one variant."""

    name: str
    game: str
    title: str
    seats: int
    options: dict[str, Any]
    edition: str
    players: list[str]
    matches: int
    groups: list[Group]
    ladder: list[Rung]
    plotted: Plotted
    against: str = ""  # the variant that it is compared with
    differences: list[Group] = []

    def group(self, measure: str) -> Group | None:
        return next((group for group in self.groups if group.measure == measure), None)

    def difference(self, measure: str) -> Group | None:
        return next((group for group in self.differences if group.measure == measure), None)

    def plays_as(self, other: "Part") -> bool:
        """Whether its matches are those of the other: every figure, every length, every lead and every use is the same."""
        return (self.matches, self.groups, self.plotted) == (other.matches, other.groups, other.plotted)


class Goal(msgspec.Struct, frozen=True):
    """How exact a measure was asked to be, and how exact it is: half the widest of its intervals."""

    measure: str
    asked: float
    reached: float

    @property
    def met(self) -> bool:
        return self.reached <= self.asked


class Answer(msgspec.Struct, frozen=True):
    question: dict[str, Any]
    confidence: float
    looks: int  # how often the figures were looked at to decide whether to go on
    figures: int  # how many intervals hold at once
    goals: list[Goal]
    stopped: str  # why no more was played: exact, matches or minutes
    version: str
    parts: list[Part]

    @property
    def met(self) -> bool:
        return all(goal.met for goal in self.goals)

    def base(self, part: Part) -> Part | None:
        """The variant that this one is compared with."""
        return next((each for each in self.parts if each.name == part.against), None)

    def beside(self, part: Part) -> list[Part]:
        """The variants of its game: those that it is shown with on the same scale."""
        return [each for each in self.parts if each.game == part.game]
