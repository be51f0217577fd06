"""What can happen in a match of Swintus 3D: a struct for each kind of happening."""

from typing import Literal

from msgspec import UNSET, UnsetType

from sweetbox.games.swintus.components import Asks, Food, Pile
from sweetbox.kernel.happening import OfAll, OfSeat

End = Literal["SW12", "SW13", "SW15"]


class Start(OfSeat, tag="start"):
    pass


class Turn(OfSeat, tag="turn"):
    hand: int  # dice to roll


class Roll(OfSeat, tag="roll"):
    dice: list[int]


class Ones(OfSeat, tag="ones"):
    count: int


class Put(OfSeat, tag="put"):
    face: int
    card: Pile
    count: int


class Take(OfSeat, tag="take"):
    """A card of the top row."""

    card: Pile
    foods: list[Food]


class TakeFattening(OfSeat, tag="take_fattening"):
    place: int  # 1, 2, 3
    foods: list[Food]


class Leave(OfSeat, tag="leave"):
    pass


class Lose(OfSeat, tag="lose"):
    foods: list[Food]


class NothingToLose(OfSeat, tag="nothing_to_lose"):
    pass


class Reveal(OfAll, tag="reveal"):
    pile: Pile
    foods: list[Food]
    place: int | UnsetType = UNSET  # of a Fattening card: 1, 2, 3
    asks: Asks | UnsetType = UNSET  # what a Fattening card asks for


class Stuck(OfAll, tag="stuck"):
    pass


class Skip(OfSeat, tag="skip"):
    pass


class Over(OfAll, tag="over"):
    winners: list[int]


Happening = Start | Turn | Roll | Ones | Put | Take | TakeFattening | Leave | Lose | NothingToLose | Reveal | Stuck | Skip | Over
