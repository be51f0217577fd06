"""What can happen in a match of Honeymoon: a struct for each kind of happening."""

import msgspec

from sweetbox.games.honeymoon.components import Find, Sweet
from sweetbox.games.honeymoon.notation import Direction
from sweetbox.kernel.happening import OfAll, OfSeat


class Found(msgspec.Struct):
    cell: str
    content: Find


class Roll(OfAll, tag="roll"):
    number: int


class TimerCrossed(OfAll, tag="timer"):
    count: int  # boxes left


class Chosen(OfSeat, tag="choice"):
    """Only the seat itself sees it."""


class Pass(OfSeat, tag="pass"):
    pass


class Dig(OfSeat, tag="dig"):
    count: int
    direction: Direction
    first: str
    last: str
    cells: list[str]  # in the order of digging


class FoundSweets(OfSeat, tag="found"):
    finds: list[Found]
    points: int  # of the seat after this


class RowFull(OfSeat, tag="row_full"):
    sweet: Sweet


class NewSet(OfSeat, tag="set"):
    count: int  # sets that the seat now has


class TimerStarts(OfAll, tag="timer_starts"):
    pass


class SecondPass(OfAll, tag="second_pass"):
    pass


class TimerFull(OfAll, tag="timer_full"):
    pass


class Idle(OfAll, tag="idle"):
    count: int  # rolls in a row without a dig


class Stuck(OfAll, tag="stuck"):
    pass


class Over(OfAll, tag="over"):
    winners: list[int]


Happening = (
    Roll
    | TimerCrossed
    | Chosen
    | Pass
    | Dig
    | FoundSweets
    | RowFull
    | NewSet
    | TimerStarts
    | SecondPass
    | TimerFull
    | Idle
    | Stuck
    | Over
)
