"""How long people may think in a room: what its host has chosen."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sweetbox.kernel.say import Say
from sweetbox.server.problem import RefusedError

SECOND = 1000  # milliseconds, as everywhere on the server
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE

# What may be chosen, in seconds.
MOVE = (10, 3600)
BANK = (60, 3 * 3600)
INCREMENT = (0, 60)
URGE = (30, 3600)
DAYS = (1, 3, 7)

BACK = 10 * SECOND  # that somebody has at least who comes back after their bank was empty

Kind = Literal["none", "move", "bank", "slow"]
AtZero = Literal["stand_in", "give_up"]


class Timing(msgspec.Struct, frozen=True):
    """How long people may think. Only the numbers that belong to the kind count; the others are 0."""

    kind: Annotated[
        Kind,
        Meta(
            description="`none`; `move`: so long for each move; `bank`: for the whole match, and a little more with each move; "
            "`slow`: days for each move, in which nobody who is away is replaced.",
            examples=["move"],
        ),
    ] = "none"
    seconds: Annotated[int, Meta(description="For each move, 10 to 3600.", examples=[60])] = 0
    bank: Annotated[int, Meta(description="Seconds for the whole match, 60 to 10800.", examples=[0])] = 0
    increment: Annotated[int, Meta(description="Seconds that each move adds to the bank, 0 to 60.", examples=[0])] = 0
    days: Annotated[int, Meta(description="For each move: 1, 3 or 7.", examples=[0])] = 0
    at_zero: Annotated[
        AtZero,
        Meta(
            description="What follows when the time is over: the room's bot plays until the person is back, or the seat is given "
            "up for this match."
        ),
    ] = "stand_in"
    urge_after: Annotated[
        int,
        Meta(
            description="Seconds after which all others together may let a bot make a move, 30 to 3600; 0: never. In slow play "
            "only the clock counts.",
            examples=[180],
        ),
    ] = 0

    @property
    def counts(self) -> bool:
        """Whether there are clocks."""
        return self.kind != "none"

    @property
    def slow(self) -> bool:
        return self.kind == "slow"

    @property
    def each_move(self) -> int | None:
        """Milliseconds that each move begins with; None: it continues with what is left."""
        if self.kind == "move":
            return self.seconds * SECOND
        return self.days * DAY if self.slow else None

    @property
    def first(self) -> int:
        """Milliseconds that everybody begins the match with."""
        each = self.each_move
        return self.bank * SECOND if each is None else each

    @property
    def grant(self) -> int:
        """Milliseconds that somebody is given at once by another: a move's time again, a minute of a bank, a day in slow play."""
        if self.slow:
            return DAY
        return self.seconds * SECOND if self.kind == "move" else MINUTE

    def checked(self) -> "Timing":
        """The same without what does not belong to the kind. RefusedError says what is out of bounds."""
        if self.kind == "move":
            _check(self.seconds, MOVE, "server.timing_move")
        elif self.kind == "bank":
            _check(self.bank, BANK, "server.timing_bank")
            _check(self.increment, INCREMENT, "server.timing_increment")
        elif self.slow and self.days not in DAYS:
            raise RefusedError("timing", Say("server.timing_days", came=self.days))
        if self.urge_after and not self.slow:
            _check(self.urge_after, URGE, "server.timing_urge")
        return Timing(
            kind=self.kind,
            seconds=self.seconds if self.kind == "move" else 0,
            bank=self.bank if self.kind == "bank" else 0,
            increment=self.increment if self.kind == "bank" else 0,
            days=self.days if self.slow else 0,
            at_zero=self.at_zero if self.counts else "stand_in",
            urge_after=0 if self.slow else self.urge_after,
        )


UNTIMED = Timing()


def _check(came: int, bounds: tuple[int, int], sentence: str) -> None:
    low, high = bounds
    if not low <= came <= high:
        raise RefusedError("timing", Say(sentence, low=low, high=high, came=came))
