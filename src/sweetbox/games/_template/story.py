"""What can happen in a match of Last Toffee: a struct for each kind of happening."""

from sweetbox.kernel.happening import OfAll, OfSeat


class Start(OfSeat, tag="start"):
    pass


class Turn(OfSeat, tag="turn"):
    pass


class Roll(OfSeat, tag="roll"):
    pass


class Die(OfSeat, tag="die"):
    shows: int


class Take(OfSeat, tag="take"):
    count: int


class Gold(OfSeat, tag="gold"):
    count: int  # what the last toffee is worth


class Stuck(OfSeat, tag="stuck"):
    pass


class Over(OfAll, tag="over"):
    winners: list[int]


Happening = Start | Turn | Roll | Die | Take | Gold | Stuck | Over
