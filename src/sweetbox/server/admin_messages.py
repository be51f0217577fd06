"""What `sweetbox admin` asks of a running server, and what it is answered: one JSON line each way."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sweetbox.server.messages import Moment, SeatInfo
from sweetbox.server.problem import Problem
from sweetbox.server.settings import Figures

MOST = 100  # rows of a list, unless asked otherwise
LONGEST = 520 * 7 * 24 * 3600  # seconds that a ban may last
LETTERS = 500  # of a text

Prefix = Annotated[str, Meta(description="The beginning of an id that no other has.")]
Most = Annotated[int, Meta(ge=1, le=1_000_000)]

# ---- Asked ----


class Act(Struct, tag_field="act", forbid_unknown_fields=True, kw_only=True):
    why: str = ""
    language: str = "en"


class Rooms(Act, tag="rooms"):
    all: bool = False  # those in the archive, too
    most: Most = MOST


class Close(Act, tag="close"):
    room: Prefix


class Unarchive(Act, tag="unarchive"):
    room: Prefix


class Look(Act, tag="look"):
    room: Prefix


class People(Act, tag="people"):
    name: str = ""  # a part of it
    most: Most = MOST


class Rename(Act, tag="rename"):
    person: Prefix
    name: str


class Ban(Act, tag="ban"):
    whom: Prefix
    seconds: Annotated[int, Meta(ge=1, le=LONGEST)]


class Unban(Act, tag="unban"):
    whom: Prefix


class Bans(Act, tag="bans"):
    pass


class EndTokens(Act, tag="end-tokens"):
    person: Prefix


class Export(Act, tag="export"):
    person: Prefix


class Erase(Act, tag="erase"):
    person: Prefix


class Limits(Act, tag="limits"):
    pass


class SetLimit(Act, tag="set"):
    name: str
    value: str


class SayToAll(Act, tag="say"):
    text: str
    seconds: Annotated[int, Meta(ge=0, le=24 * 3600)] | None = None


class Audit(Act, tag="audit"):
    most: Most = MOST


AnyAct = (
    Rooms
    | Close
    | Unarchive
    | Look
    | People
    | Rename
    | Ban
    | Unban
    | Bans
    | EndTokens
    | Export
    | Erase
    | Limits
    | SetLimit
    | SayToAll
    | Audit
)

# ---- Answered ----


class Answer(Struct, omit_defaults=True):
    done: Any = None
    problem: Problem | None = None


class Some(Struct):
    """The first rows of a list, and how many there are in all."""

    rows: list[Any]
    total: int


class RoomRow(Struct):
    id: str
    game: str
    state: Literal["waiting", "playing", "over"]
    public: bool
    people: list[str]
    bots: int
    open: int
    watchers: int
    created: Moment
    at: Moment
    archived: Moment | None


class Closed(Struct):
    room: str
    told: int  # sockets that had it open


class Reopened(Struct):
    room: str


class Onlooker(Struct):
    person: str | None
    name: str | None
    seat: int | None
    address: str


class Insight(Struct):
    """A room as an administrator sees it: what a spectator would see, and who is there."""

    room: str
    game: str
    state: Literal["waiting", "playing", "over"]
    public: bool
    spectators: bool
    archived: bool
    options: dict[str, bool | int | str]
    created: Moment
    at: Moment
    host: str
    people: list[str | None]  # of each seat
    seats: list[SeatInfo]
    sockets: list[Onlooker]
    match: str | None
    summary: list[str]
    asked: str


class PersonRow(Struct):
    id: str
    name: str
    language: str | None
    since: Moment
    rooms: int
    addresses: list[str]  # of the sockets that are open now; nothing of it is stored
    banned: Moment | None


class Renamed(Struct):
    person: str
    before: str
    name: str


class BanRow(Struct):
    whom: str
    name: str | None  # of a person
    until: Moment
    why: str
    at: Moment


class Banned(Struct):
    whom: str
    name: str | None
    until: Moment
    closed: int  # sockets


class Unbanned(Struct):
    whom: str
    name: str | None


class Ended(Struct):
    person: str
    name: str
    closed: int


class Erased(Struct):
    person: str
    rooms: int
    matches: int
    seats: int  # of running matches, which a bot plays now


class LimitRow(Struct):
    name: str
    value: Figures
    fixed: bool
    about: str


class Changed(Struct):
    name: str
    before: Figures
    value: Figures


class Said(Struct):
    told: int


class AuditRow(Struct):
    number: int
    at: Moment
    act: str
    whom: str
    name: str | None  # of a person, as they are called now
    what: str
    why: str
