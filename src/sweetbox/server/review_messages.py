"""What is said about reviews over HTTP."""

from typing import Literal

import msgspec

from sweetbox.review.grades import Level
from sweetbox.review.result import SeatSum
from sweetbox.review.saying import ToldMoment


class Point(msgspec.Struct):
    """A moment in the graph of everybody's chances. Lists have a number for each seat."""

    entry: int  # log entries before it
    kind: Literal["chance", "decision", "forced"]
    seat: int  # whose decision; -1: chance
    shares: list[float]  # of the win, before it
    errors: list[float]  # their standard errors
    change: list[float]  # what chance or the decision did
    grade: str  # of a decision
    loss: float


class ReviewPage(msgspec.Struct):
    """A review in the language of the one who asks."""

    names: list[str]
    you: int | None
    game: str
    depth: int
    adviser: str
    points: list[Point]
    verdict: list[str]  # luck or moves, and then a sentence a seat
    sums: list[SeatSum]
    doubt: float  # how much the review's own estimates vary from move to move
    mattered: list[ToldMoment]
    mistakes: list[ToldMoment]  # everybody's
    levels: dict[str, Level]
    limits: dict[str, float]  # from which loss on a decision is a slip, a mistake, a blunder


class ReviewState(msgspec.Struct):
    """How far a review is."""

    state: Literal["none", "queued", "running", "ready", "failed"]
    before: int = 0  # reviews that are made first
    done: int = 0
    of: int = 0
    review: ReviewPage | None = None


class TryFrom(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished match, against bots."""

    entry: int  # log entries before it
    bot: str | None = None
    seat: int | None = None  # the one to sit in; None: one's own


class ReviewedMatch(msgspec.Struct):
    """What a match that was reviewed says of one seat."""

    match: str
    game: str
    ended: int
    loss: float  # a decision, on average
    decisions: int


class Progress(msgspec.Struct):
    """Somebody's reviewed matches, the oldest first, and what bots lose in the same games."""

    matches: list[ReviewedMatch]
    levels: dict[str, dict[str, Level]]  # by game
