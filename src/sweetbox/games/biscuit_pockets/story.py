"""What can happen in a match of Biscuit Pockets: a struct for each kind of happening."""

from typing import Literal

import msgspec

from sweetbox.kernel.happening import OfAll, OfSeat

End = Literal["BP11", "BP12", "BP14"]


class Tile(msgspec.Struct):
    biscuits: int
    chocolate: int
    cracked: bool


class Start(OfSeat, tag="start"):
    pass


class Turn(OfSeat, tag="turn"):
    pass


class Flip(OfSeat, tag="flip"):
    pocket: str


class Knock(OfSeat, tag="knock"):
    pocket: str


class Show(OfSeat, tag="show"):
    pocket: str


class Reveal(OfSeat, tag="reveal"):
    pocket: str
    tile: Tile


class Joined(OfSeat, tag="joined"):
    pocket: str
    count: int  # tiles in the chain


class GreatSix(OfSeat, tag="great_six"):
    pass


class Received(OfSeat, tag="received"):
    pockets: list[str]
    count: int


class TurnedBack(OfSeat, tag="turned_back"):
    pockets: list[str]


class SpellBroken(OfSeat, tag="spell_broken"):
    pockets: list[str]
    count: int


class LastLap(OfSeat, tag="last_lap"):
    pass


class Ended(OfAll, tag="ended"):
    rule: End


class Over(OfAll, tag="over"):
    winners: list[int]


Happening = (
    Start | Turn | Flip | Knock | Show | Reveal | Joined | GreatSix | Received | TurnedBack | SpellBroken | LastLap | Ended | Over
)
