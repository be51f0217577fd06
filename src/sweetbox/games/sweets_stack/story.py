"""What can happen in a match of Sweets Stack: a struct for each kind of happening."""

from typing import Literal

from sweetbox.kernel.happening import Happening as AnyHappening
from sweetbox.kernel.happening import OfAll, OfSeat

Colour = Literal["blue", "yellow", "green", "red"]
Sign = Literal["played", "scored", "still", "ghost"]
Rule = Literal[
    "none",
    "candy_corn",
    "rare_candy",
    "gummy_python",
    "witches_cauldron",
    "candy_fairy",
    "seven_flavor_beans",
    "dragons_fireball",
    "sugar_goblin",
]


class Decided(OfSeat, tag="decided"):
    """Only the seat itself is told."""

    move: str


class Exchanged(OfSeat, tag="exchanged"):
    pass


class _OfCard(OfSeat):
    card: str


class Draw(_OfCard, tag="draw"):
    """Only the seat itself is told."""


class Drawn(AnyHappening, tag="drawn"):
    seat: int | None  # None: several seats drew this many
    count: int  # cards drawn by each
    seats: list[int]


class Played(_OfCard, tag="played"):
    to: int


class Pumpkin(OfSeat, tag="pumpkin"):
    count: int


class Out(_OfCard, tag="out"):
    pass


class Candle(OfSeat, tag="candle"):
    pass


class Changed(_OfCard, tag="changed"):
    """The candy received went into the hand, and another one from the hand is placed."""

    count: int  # pumpkins paid


class Turned(_OfCard, tag="turned"):
    degrees: str
    count: int  # pumpkins paid


class Placed(_OfCard, tag="placed"):
    cells: list[str]


class Row(OfSeat, tag="row"):
    row: int  # from the bottom, counted from 1


class Scored(OfSeat, tag="scored"):
    round: int
    count: int
    base: int
    favourite: int
    candle: int


class ScoredLess(Scored, tag="scored_less"):
    taken: int  # points taken by the Sugar Goblin


class Round(OfAll, tag="round"):
    round: int
    rule: Rule


class Over(OfAll, tag="over"):
    winners: list[int]


Happening = (
    Decided
    | Exchanged
    | Draw
    | Drawn
    | Played
    | Pumpkin
    | Out
    | Candle
    | Changed
    | Turned
    | Placed
    | Row
    | Scored
    | ScoredLess
    | Round
    | Over
)
