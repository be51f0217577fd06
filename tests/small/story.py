"""What can happen in a match of Under the Deck: a struct for each kind of happening."""

from sweetbox.kernel.happening import OfAll, OfSeat


class Chose(OfSeat, tag="chose"):
    pass


class Shows(OfSeat, tag="shows"):
    card: str


class Buries(OfSeat, tag="buries"):
    pass


class Wins(OfSeat, tag="wins"):
    count: int


class Tie(OfAll, tag="tie"):
    pass


class Draws(OfSeat, tag="draws"):
    cards: list[str]  # those that the reader knows
    hidden: int  # the others


class Over(OfAll, tag="over"):
    winners: list[int]


Happening = Chose | Shows | Buries | Wins | Tie | Draws | Over
