"""What a review says, as data. Lists over seats have a number for each."""

from typing import Literal

import msgspec

VERSION = 1  # of this form: what an older one kept is made anew


class Look(msgspec.Struct, frozen=True):
    """What each seat can expect of a position: its share of the win, with the standard error."""

    shares: list[float]
    errors: list[float]


class Option(msgspec.Struct, frozen=True):
    """A move as the seat could judge it: its own share then, the standard error, and what it leads to most often."""

    move: int
    share: float
    error: float
    line: list[tuple[int, int]] = []  # (actor, event), beginning with the move itself
    often: float = 0.0  # how much of what was looked at went along this line, by the moves alone
    deal: str = ""  # the line of the table that it was imagined on


class Moment(msgspec.Struct, frozen=True):
    """An event of the match: chance (all draws without a decision between them), a decision, or a move that was the only one."""

    kind: Literal["chance", "decision", "forced"]
    entry: int  # log entries before it
    entries: int  # that it takes
    seat: int  # whose decision; -1: chance
    before: Look
    after: Look  # seen from before, by the same looks
    luck: list[float]  # what chance did to each seat, or what lay hidden when a seat decided
    skill: list[float]  # what the decision did to each seat, by what the one who decided could know
    luck_errors: list[float]
    skill_errors: list[float]
    rest: list[float]  # what the next look at the position after it says more or less
    sampled: bool = False  # chance had too many outcomes to count them all
    chosen: Option | None = None  # of a decision
    best: Option | None = None  # of a decision in which something else was better
    grade: str = ""  # of a decision: see `grades`

    @property
    def loss(self) -> float:
        """What the decision cost the seat that made it; 0 for everything else."""
        return max(0.0, -self.skill[self.seat]) if self.kind == "decision" else 0.0


class SeatSum(msgspec.Struct, frozen=True):
    """What a match was for one seat: final − start = luck + own + others + rest."""

    start: float
    final: float
    luck: float
    own: float  # what its own decisions cost it: never above 0
    others: float  # what the others' decisions brought it
    rest: float
    luck_error: float
    own_error: float
    others_error: float
    decisions: int
    loss: float  # a decision, on average
    grades: dict[str, int]  # how many decisions of each grade


class Review(msgspec.Struct, frozen=True):
    version: int
    game: str
    seats: int
    depth: int  # iterations a look; 0: everything was counted
    adviser: str  # the bot that looked for better moves
    moments: list[Moment]
    sums: list[SeatSum]
    mattered: list[int]  # the moments that mattered most, the first of them first
