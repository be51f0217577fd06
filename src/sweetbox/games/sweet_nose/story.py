"""What can happen in a match of Sweet Nose: a struct for each kind of happening."""

from typing import Literal

from msgspec import UNSET, UnsetType

from sweetbox.games.sweet_nose.components import StoreName, Sweet
from sweetbox.kernel.happening import OfAll, OfSeat

# ---- The deal, and what comes next ----


class Deal(OfSeat, tag="deal"):
    sweets: list[int]  # the whole plate: tokens of each kind


class MarketFilled(OfAll, tag="market_filled"):
    sweets: list[int]


class Start(OfSeat, tag="start"):
    pass


class Auction(OfAll, tag="auction"):
    pass


class SetMarkers(OfAll, tag="set"):
    pass


class Markers(OfSeat, tag="markers"):
    markers: list[int] | UnsetType = UNSET  # shown only to the seat itself


class Trade(OfAll, tag="trade"):
    pass


class Choose(OfSeat, tag="choose"):
    pass


class Turn(OfSeat, tag="turn"):
    pass


class PassedOver(OfSeat, tag="passed_over"):
    pass


# ---- Moves ----


class NoBid(OfSeat, tag="no_bid"):
    pass


class Bid(OfSeat, tag="bid"):
    space: int


class TakeStore(OfSeat, tag="take"):
    store: StoreName


class Pass(OfSeat, tag="pass"):
    pass


class _Exchange(OfSeat):
    give: Sweet
    take: Sweet


class Swap(_Exchange, tag="swap"):
    other: int


class Market(_Exchange, tag="market"):
    pass


class StallPlate(_Exchange, tag="stall_plate"):
    to: Literal["plate"]


class StallBowl(_Exchange, tag="stall_bowl"):
    to: Literal["bowl"]


class Bowls(_Exchange, tag="bowls"):
    other: int


class Within(_Exchange, tag="within"):
    pass


class Bowl(OfSeat, tag="bowl"):
    sweet: Sweet


class Plate(OfSeat, tag="plate"):
    sweet: Sweet


class Same(OfSeat, tag="same"):
    other: int
    sweet: Sweet


class Refill(OfSeat, tag="refill"):
    other: int
    sweet: Sweet


class Two(OfSeat, tag="two"):
    other: int
    give: list[Sweet]


class ForTwo(OfSeat, tag="for"):
    other: int
    take: list[Sweet]


class Switch(OfSeat, tag="switch"):
    sweets: list[Sweet]


# ---- The count ----


class Empty(OfSeat, tag="empty"):
    pass


class Idle(OfAll, tag="idle"):
    pass


class Counted(OfSeat, tag="counted"):
    markers: list[int]
    points: int
    total: int


class Reset(OfAll, tag="reset"):
    """The sweets in the bowls go back to the plates."""


class ThunderGod(OfSeat, tag="thunder_god"):
    pass


class Over(OfAll, tag="over"):
    winners: list[int]


Move = (
    NoBid
    | Bid
    | TakeStore
    | Pass
    | Swap
    | Market
    | StallPlate
    | StallBowl
    | Bowls
    | Within
    | Bowl
    | Plate
    | Same
    | Refill
    | Two
    | ForTwo
    | Switch
)
Happening = (
    Deal
    | MarketFilled
    | Start
    | Auction
    | SetMarkers
    | Markers
    | Trade
    | Choose
    | Turn
    | PassedOver
    | Move
    | Empty
    | Idle
    | Counted
    | Reset
    | ThunderGod
    | Over
)
