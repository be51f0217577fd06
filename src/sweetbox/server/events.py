"""The events of a room: what is stored, one row each. A room is what its events make it, and nothing else is kept of it."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from sweetbox.kernel.lesson import Progress
from sweetbox.server.editions import Edition
from sweetbox.server.names import numbered
from sweetbox.server.timing import Timing


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    nonce: str = ""
    left: str = ""  # the person for whom a bot plays, and who may take the seat back
    left_name: str = ""
    shared: bool = False  # somebody plays here at the person's device, under a name of their own
    number: int = 1  # of those in the room whose names look alike: the first has none to be seen
    left_number: int = 1

    @property
    def title(self) -> str:
        """What the others read: the name, with a number where it would be taken for another's."""
        return numbered(self.name, self.number)

    @property
    def left_title(self) -> str:
        return numbered(self.left_name, self.left_number)


class Waiter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who wants to sit down in the next match."""

    person: str
    name: str
    number: int = 1  # as a chair's

    @property
    def title(self) -> str:
        return numbered(self.name, self.number)


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A new room; or, inside `Started`, a room as it was just before that match."""

    game: str
    host: str
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    public: bool
    spectators: bool
    seed: str  # of the first match; only its commitment is shown before the end
    stand_in: str  # the bot that plays for somebody who leaves or is gone
    timing: Timing
    owner: str = ""  # who opened the room; "": the host
    lent: bool = False  # see Handed
    practice: bool | UnsetType = UNSET  # whether it is for a lesson; only then stored
    queue: list[Waiter] | UnsetType = UNSET  # who wants to sit down in the next match; stored where there is somebody
    key: str | UnsetType = UNSET  # see Renewed; stored where there is one
    line: str | UnsetType = UNSET  # of the table that its matches begin with; stored where that is not the set-up
    edition: Edition | UnsetType = UNSET  # stored where it is not the printed one


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    options: dict[str, bool | int | str]
    public: bool
    spectators: bool
    stand_in: str
    timing: Timing


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A seat has a new chair: somebody or a bot sat down, stood up, or added a nonce."""

    chair: Chair
    sent: str | UnsetType = UNSET  # the person whom the host has sent away from it


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    """The host has laid the table for another game, or for more or fewer people: the next match is played like this, and the last
    one is put away."""

    game: str
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    queue: list[Waiter]
    edition: Edition | UnsetType = UNSET  # stored where it is not the printed one


class Queued(msgspec.Struct, frozen=True, tag="queued"):
    """Somebody wants to sit down in the next match, or no longer."""

    waiter: Waiter
    waits: bool = True


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """Somebody at the table wants another match, or no longer."""

    yes: bool = True


class Renewed(msgspec.Struct, frozen=True, tag="renewed"):
    """The room has a new link, with a key in it. The links before it are worth nothing, and who was in the room and has no place
    there now is a stranger."""

    key: str  # its hash


class Handed(msgspec.Struct, frozen=True, tag="handed"):
    """Somebody else is the host now: the host has left the table, was gone, or is the room's owner and is back."""

    host: str
    lent: bool = False  # whether the owner is the host again as soon as they come back; else when they sit down again


class Started(msgspec.Struct, frozen=True, tag="started"):
    match: str
    version: int  # of the rules
    nonces: list[str]
    next_seed: str  # of the match after this one: its commitment is shown before anyone adds a nonce for it
    entries: list[tuple[int, int]]  # what chance laid out before the first move
    room: Opened  # the room just before, so that nothing older has to be read


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A move, whole or compound, and the chance after it: one event, so that none is ever stored without the other."""

    entries: list[tuple[int, int]]
    key: str = ""  # the client's own name for its move: sent again after a cut, it is not made twice
    lesson: Progress | UnsetType = UNSET  # in a practice room: how far the learner has come with it


class TookBack(msgspec.Struct, frozen=True, tag="took_back"):
    entry: int
    key: str = ""


class Taught(msgspec.Struct, frozen=True, tag="taught"):
    """The learner has read a step of the lesson, or has skipped it."""

    lesson: Progress


class RanOut(msgspec.Struct, frozen=True, tag="ran_out"):
    """The time of a seat's person is over. The bot that plays from then on sits down in the next event."""

    follows: Literal["stand_in", "give_up"]  # it plays until the person is back, or to the end


class Granted(msgspec.Struct, frozen=True, tag="granted"):
    """Somebody gives another seat more time."""

    whom: int


class Urged(msgspec.Struct, frozen=True, tag="urged"):
    """Somebody asks for a bot to make another seat's move."""

    whom: int
    enough: bool = False  # all others have asked now: the room's bot makes it


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """An administrator has looked into the room: everybody in it is told."""


class Archived(msgspec.Struct, frozen=True, tag="archived"):
    """The events before this one are in the archive. It has a number like any other, so that a process that does not know of it yet
    cannot store another event."""

    closed: bool = False  # whether an administrator closed the room: then only an administrator opens it again


class Reopened(msgspec.Struct, frozen=True, tag="reopened"):
    """Somebody of the room, or an administrator, has fetched its events from the archive."""


Data = (
    Opened
    | Changed
    | Arranged
    | Sat
    | Queued
    | Agreed
    | Handed
    | Renewed
    | Started
    | Moved
    | TookBack
    | Taught
    | RanOut
    | Granted
    | Urged
    | Looked
    | Archived
    | Reopened
)


class Draft(msgspec.Struct, frozen=True):
    """An event that is decided but not yet stored."""

    data: Data
    seat: int | None = None


class Event(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    data: Data
    at: int
    tick: int  # the house time
    owed: int | None = None  # bit mask of the seats that had to move after it; None: as before

    @property
    def kind(self) -> str:
        return str(self.data.__struct_config__.tag)


_decoder: msgspec.json.Decoder[Data] = msgspec.json.Decoder(Data)


def to_text(data: Any) -> str:
    """JSON, as it is stored."""
    return msgspec.json.encode(data).decode()


def from_text(text: str) -> Data:
    return _decoder.decode(text)
