"""The events of a room: what is stored, one row each. A room is what its events make it, and nothing else is kept of it."""

from typing import Literal

import msgspec

STAND_IN = "fair"  # the bot that plays for somebody who is gone, in rooms from before it could be chosen


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    nonce: str = ""
    left: str = ""  # the person for whom a bot plays, and who may take the seat again
    left_name: str = ""


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A new room; or, inside `Started`, a room as it was just before that match."""

    game: str
    host: str
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    public: bool
    spectators: bool
    seed: str  # of the first match; only its commitment is shown before the end
    stand_in: str = STAND_IN  # the bot that plays for somebody who leaves or is gone
    owner: str = ""  # who opened the room; "": the host
    lent: bool = False  # see Handed


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    options: dict[str, bool | int | str]
    public: bool
    spectators: bool
    stand_in: str = ""  # "": as before


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A seat has a new chair: somebody or a bot sat down, stood up, or added a nonce."""

    chair: Chair


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
    room: Opened | None = None  # the room just before, so that nothing older has to be read; None: stored before there was this


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A move, whole or compound, and the chance after it: one event, so that none is ever stored without the other."""

    entries: list[tuple[int, int]]
    key: str = ""  # the client's own name for its move: sent again after a cut, it is not made twice


class TookBack(msgspec.Struct, frozen=True, tag="took_back"):
    entry: int
    key: str = ""


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """An administrator has looked into the room: everybody in it is told."""


class Archived(msgspec.Struct, frozen=True, tag="archived"):
    """The events before this one lie in the archive. It has a number like any other, so that nobody who does not know of it yet can
    store one more."""

    closed: bool = False  # whether an administrator closed the room: then only an administrator opens it again


class Reopened(msgspec.Struct, frozen=True, tag="reopened"):
    """Somebody of the room, or an administrator, has fetched its events from the archive."""


Data = Opened | Changed | Sat | Handed | Started | Moved | TookBack | Looked | Archived | Reopened


class Draft(msgspec.Struct, frozen=True):
    """An event that is decided but not yet stored."""

    data: Data
    seat: int | None = None


class Event(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    data: Data
    at: int

    @property
    def kind(self) -> str:
        return str(self.data.__struct_config__.tag)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Data] = msgspec.json.Decoder(Data)


def to_text(data: Data) -> str:
    return _encoder.encode(data).decode()


def from_text(text: str) -> Data:
    return _decoder.decode(text)
