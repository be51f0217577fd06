"""What a review says, as data. Lists over seats have a number for each."""

from typing import Literal

import msgspec

VERSION = 1  # of this form: a review that was kept in another one is made anew


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
    """What a match was for one seat: final − start = luck_sum + own_sum + others_sum + rest_sum. Sums over a long match may be many
    wins, since others give back what one loses. What one draw and one decision did on average is a share."""

    start: float
    final: float
    luck_sum: float
    own_sum: float  # what its own decisions cost it: never above 0
    others_sum: float  # what the others' decisions brought it
    rest_sum: float
    luck_sum_error: float
    own_sum_error: float
    others_sum_error: float
    decisions: int
    loss: float  # a decision, on average
    loss_error: float
    draws: int  # moments of chance, and decisions beside which something lay hidden
    luck_a_draw: float  # on average
    luck_a_draw_error: float
    worst: int  # the number of the decision that cost most; -1: none that can be told from the best
    grades: dict[str, int]  # how many decisions of each grade


class Review(msgspec.Struct, frozen=True):
    version: int
    game: str
    seats: int
    depth: int  # iterations a look; 0: everything was counted
    usual: int  # as many as it would be compiled, if it had to be fewer; else 0
    adviser: str  # the bot that looked for better moves, with as many iterations
    moments: list[Moment]
    sums: list[SeatSum]
    lucky: float  # of all that luck and decisions changed of anybody's chances, the part that was luck; -1: they changed nothing
    lucky_error: float
    doubt: float  # a decision, on average: how much the looks before and after it differ by for the seat that made it
    mattered: list[int]  # the moments that mattered most, the first of them first
