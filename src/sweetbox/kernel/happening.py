"""Happening: one thing that a seat saw happen. Each game's `story.py` has a struct for each kind of them."""

from typing import cast

import msgspec
from msgspec import UNSET, UnsetType

from sweetbox.kernel.say import Say, Who

NO_KEY = ""
UNSAID = Say(NO_KEY)  # stands for the sentence that a happening makes of itself
BOX = "box"  # the place of pieces that are off the board; `box.` and a name: where one is printed, and stays


class Travel(msgspec.Struct, frozen=True, omit_defaults=True, rename={"start": "from", "end": "to"}):
    """Pieces of one kind that change their place.

    A place is a path into the view, `seats.1.plate.0`, where there is a number of pieces, a list of their names, or the name of
    one (null for none). So a client can draw the table while a piece is in the air without knowing any rule. `BOX` is off the
    board.
    """

    piece: str
    start: str
    end: str
    count: int = 1


class _Said(msgspec.Struct, kw_only=True):
    """Apart from `Happening` only because what has a default comes after the fields of a kind."""

    travels: list[Travel] | UnsetType = UNSET  # from the view before to the view after it; each board names its places by them
    say: Say = msgspec.field(default_factory=lambda: UNSAID, name="text")  # clients get it rendered


class Happening(_Said, tag_field="kind"):
    """Its kind is the tag of its struct; the fields are data, for those who draw it.

    Without a sentence of its own it says `story.<kind>`, with all that it holds, and its seat as `who`.
    """

    seat: int | None

    def __post_init__(self) -> None:
        if self.say is UNSAID:
            values = msgspec.structs.asdict(self)
            del values["say"], values["travels"]
            seat = values.pop("seat")
            if seat is not None:
                values["who"] = Who(seat)
            self.say = Say(f"story.{self.__struct_config__.tag}", **values)

    @property
    def kind(self) -> str:
        return cast(str, self.__struct_config__.tag)


class OfSeat(Happening):
    """What a seat does, or what happens to it."""

    seat: int


class OfAll(Happening, kw_only=True):
    """What belongs to no single seat."""

    seat: None = None
