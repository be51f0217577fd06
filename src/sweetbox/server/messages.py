"""Everything that is sent: what the server is asked and what it answers. OpenAPI and the web client's types are made from these."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from sweetbox.server.problem import Problem

Id = Annotated[str, Meta(description="Unguessable.", examples=["f3J0tK9vQ2mZ7xY1aB4cDw"])]
GameName = Annotated[str, Meta(max_length=64, examples=["biscuit_pockets"])]
BotName = Annotated[str, Meta(max_length=64, description="A bot and its strength.", examples=["random"])]
StandIn = Annotated[
    str, Meta(max_length=64, description="The bot that plays for somebody who leaves a match or is gone.", examples=["fair"])
]
Nonce = Annotated[str, Meta(max_length=64, description="A text of one's own that goes into chance.", examples=["my lucky 7"])]
Key = Annotated[
    str,
    Meta(
        max_length=64,
        description="The client's name for this move of this match; sent again with the same move, it is not made twice.",
        examples=["1"],
    ),
]
OptionValue = bool | int | Annotated[str, Meta(max_length=64)]
Options = Annotated[dict[str, OptionValue], Meta(max_length=32, examples=[{"show_seen": True}])]
Chosen = Annotated[dict[str, bool | int | str], Meta(examples=[{"show_seen": True}])]
Language = Annotated[str, Meta(max_length=8, examples=["de"])]
SeatNumber = Annotated[int, Meta(description="Counted from 0.", examples=[0])]
Moment = Annotated[int, Meta(description="Milliseconds since 1970.", examples=[1789000000000])]
MoveText = Annotated[str, Meta(max_length=500)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
AnyMove = Annotated[
    MoveNumber | MoveText | dict[str, Any] | Annotated[list[MoveNumber | MoveText | dict[str, Any]], Meta(max_length=64)],
    Meta(
        description="A move's number, text or JSON; several as a list, or as text joined by `;`, are one.",
        examples=["tap c4"],
    ),
]
LogEntry = Annotated[
    tuple[int, int | None], Meta(description="Who (-1: chance) and what; null: this viewer did not see it.", examples=[[0, 12]])
]
EventKind = Literal["opened", "changed", "sat", "handed", "started", "moved", "took_back", "looked", "archived", "reopened"]
Saying = Annotated[
    dict[str, Any],
    Meta(
        description='What is to be said: the key of a sentence of the game, and its values. A seat is `{"who": 0}`; a value may be '
        "to be said itself.",
        examples=[{"key": "story.flip", "who": {"who": 0}, "pocket": "c4"}],
    ),
]
Happened = Annotated[
    dict[str, Any],
    Meta(
        description="What the viewer saw happen: its kind, its seat, what the kind brings, and the text, which is to be said.",
        examples=[{"kind": "flip", "seat": 0, "pocket": "c4", "text": {"key": "story.flip", "who": {"who": 0}, "pocket": "c4"}}],
    ),
]
Change = Annotated[
    Any,
    Meta(
        description='An object: the changes of the parts, by name or by their number in a list; `{"=": value}`: that value; '
        "anything else: the value itself.",
        examples=[{"jar": 11, "seats": {"0": {"toffees": 2}}}],
    ),
]
Happening = Annotated[
    dict[str, Any],
    Meta(
        description="What the viewer saw happen: its kind, its seat, what the kind brings, and the text.",
        examples=[{"kind": "flip", "seat": 0, "pocket": "c4", "text": "You flip c4."}],
    ),
]
# ---- Asked ----


class SetIdentity(Struct, forbid_unknown_fields=True):
    """Who one is: a name to be called by, and the language to be spoken to in (else the browser's)."""

    name: Annotated[str, Meta(max_length=100, examples=["Mia"])]
    language: Language | None = None


class Place(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: `me`, `open` for anybody, or a `bot`."""

    kind: Annotated[Literal["me", "open", "bot"], Meta(examples=["me"])]
    bot: Annotated[BotName | None, Meta(description="In a new room it must be named; else the room's own is meant.")] = None
    nonce: Nonce | None = None


class OpenRoom(Struct, forbid_unknown_fields=True):
    """A new room. Without `places`: one's own seat first, the others open."""

    game: GameName
    seats: Annotated[int | None, Meta(description="How many; else the fewest.", examples=[3])] = None
    places: Annotated[list[Place], Meta(max_length=16, examples=[[{"kind": "me"}, {"kind": "bot", "bot": "random"}]])] | None = None
    options: Options = {}
    public: Annotated[bool, Meta(description="Listed for everybody, or only for those who have the link.")] = False
    spectators: Annotated[bool, Meta(description="Whether people without a seat may look on.")] = True
    stand_in: StandIn | None = None


class PlayNow(Struct, forbid_unknown_fields=True):
    """A room with bots in all other seats, started at once."""

    game: GameName
    bot: BotName | None = None
    seats: Annotated[int | None, Meta(examples=[3])] = None
    options: Options = {}
    start: Annotated[bool, Meta(description="False: the room waits, so that a nonce can be added to its commitment.")] = True


class ChangeRoom(Struct, forbid_unknown_fields=True):
    """What the host may change; what is left out stays."""

    options: Options | None = None
    public: bool | None = None
    spectators: bool | None = None
    stand_in: StandIn | None = None


class MakeMove(Struct, forbid_unknown_fields=True):
    move: AnyMove
    key: Key = ""


class AskWhy(Struct, forbid_unknown_fields=True):
    move: AnyMove


class TryMoves(Struct, forbid_unknown_fields=True):
    moves: AnyMove
    number: Annotated[int, Meta(ge=0, le=2**31 - 1, description="Of the last event that the asker knows of.")] | None = None


# ---- Answered ----


class Health(Struct):
    ok: Literal[True]
    version: str
    checked: Annotated[int, Meta(description="Seconds since the self-check last stored a row.", examples=[12])]


class Identity(Struct):
    """Who one is; without a name: nobody yet."""

    name: Annotated[str | None, Meta(examples=["Mia"])]
    language: Language | None


class OptionInfo(Struct):
    name: Annotated[str, Meta(examples=["show_seen"])]
    kind: Literal["bool", "int", "choice"]
    default: bool | int | str
    about: str
    choices: Annotated[dict[str, str], Meta(description="Of a choice: each value and what it means.")]
    low: int | None
    high: int | None


class RuleInfo(Struct):
    id: Annotated[str, Meta(examples=["BP7"])]
    text: str


class GameInfo(Struct):
    name: GameName
    title: Annotated[str, Meta(examples=["Biscuit Pockets"])]
    about: str
    primer: Annotated[list[str], Meta(description="For who has never played it: the goal, a turn, the end. A game may have none.")]
    seats: Annotated[tuple[int, int], Meta(description="The fewest and the most.", examples=[[2, 6]])]
    minutes: tuple[int, int]
    designers: list[str]
    publisher: str
    year: int | None
    version: Annotated[int, Meta(description="Of the rules as played here.")]
    ours: Annotated[list[str], Meta(description="What is this project's own and not the publisher's.")]
    options: list[OptionInfo]


class BotInfo(Struct):
    name: BotName


class Away(Struct, frozen=True):
    """Somebody does not have the room open."""

    since: Annotated[int, Meta(description="The last sign of them, in milliseconds since 1970.", examples=[1789000000000])]
    gone: Annotated[bool, Meta(description="For so long that a bot may be put in the place.")]
    host_gone: Annotated[bool, Meta(description="For so long that another may be the host.")]


class SeatInfo(Struct):
    kind: Literal["open", "person", "bot"]
    name: Annotated[str, Meta(examples=["Mia"])]
    bot: BotName | None
    host: Annotated[bool, Meta(description="Whether the room's host sits here.")]
    here: Annotated[bool, Meta(description="Whether the person has the room open.")]
    nonce: Annotated[bool, Meta(description="Whether the seat added a nonce to the next match.")]
    away: Annotated[Away | None, Meta(description="Since when the person does not have the room open.")]
    plays_for: Annotated[str | None, Meta(description="Of a bot: who has left this seat and may take it again.", examples=["Ben"])]


class RoomLine(Struct):
    """A room in a list."""

    id: Id
    game: GameName
    state: Literal["waiting", "playing", "over"]
    seats: Annotated[int, Meta(description="How many.", examples=[3])]
    open: Annotated[int, Meta(description="Seats that anybody may take.", examples=[1])]
    names: Annotated[list[str], Meta(description="Who sits where; empty for an open seat.", examples=[["Mia", "", "fair"]])]
    you: Annotated[int | None, Meta(description="The asker's seat.", examples=[0])]
    back: Annotated[bool, Meta(description="Whether a bot keeps the asker's seat, who may take it again.")]
    host: Annotated[bool, Meta(description="Whether the asker is the host.")]
    to_act_you: Annotated[bool, Meta(description="Whether the asker owes a move.")]
    at: Moment


class Book(Struct):
    """The sentences of a game, as Project Fluent messages. The dots of a key are hyphens there; a seat `to` gives the values `$to`,
    the player's name, and `$to_is`, which is `you` for the reader."""

    language: Annotated[Language, Meta(description="English where the game does not speak the reader's.")]
    text: Annotated[str, Meta(examples=["sweet-mochi = mochi\nwhy-empty = { $pocket } is empty."])]


class MoveInfo(Struct):
    index: int
    text: Annotated[str, Meta(examples=["tap c4"])]
    json: Annotated[dict[str, Any], Meta(examples=[{"move": "tap", "pocket": "c4"}])]
    say: Annotated[str, Meta(description="As a person would say it.", examples=["Tap c4 and flip it"])]
    silent: Annotated[bool | UnsetType, Meta(description="Not worth a word among the moves of a turn; else left out.")] = UNSET


class TableMove(Struct, omit_defaults=True):
    """A row of the table of moves. Its place there is the move's number."""

    text: Annotated[str, Meta(examples=["tap c4"])]
    json: Annotated[dict[str, Any], Meta(examples=[{"move": "tap", "pocket": "c4"}])]
    say: Annotated[Saying, Meta(description="As a person would say it, where an event does not say it otherwise.")]
    silent: Annotated[bool, Meta(description="Not worth a word among the moves of a turn.")] = False


class MatchSight(Struct):
    """What one viewer may know of a match right now."""

    id: Id
    commitment: Annotated[str, Meta(description="SHA-256 of the seed, shown from the start.")]
    nonces: list[str]
    seed: Annotated[str | None, Meta(description="Null until the match is over.")]
    entries: Annotated[int, Meta(description="Moves and outcomes so far.", examples=[12])]
    to_act: Annotated[list[int], Meta(description="The seats that owe a move.", examples=[[1]])]
    over: bool
    points: list[int] | None
    ranks: Annotated[list[int] | None, Meta(description="1 is best; ties share.")]
    view: Annotated[dict[str, Any], Meta(description="The game's own view; its `type` names the game and the view's version.")]
    summary: Annotated[list[str], Meta(description="The view in sentences.", examples=[["It is your turn."]])]
    asked: Annotated[str, Meta(description="What is wanted of the viewer, whom all wait for, or who won.", examples=["Flip it."])]
    legal: Annotated[list[MoveInfo], Meta(description="What the viewer may do now.")]
    can_take_back: bool
    fading: Annotated[
        list[str],
        Meta(description="Kinds of happenings to be remembered, not read again, while the match runs.", examples=[["reveal"]]),
    ]


class RoomInfo(Struct):
    """What one viewer may know of a room beside its match."""

    room: Id
    game: GameName
    options: Chosen
    public: bool
    spectators: bool
    stand_in: StandIn
    state: Literal["waiting", "playing", "over"]
    archived: bool
    closed: Annotated[bool, Meta(description="Whether an administrator closed it: then its people do not open it again.")]
    seats: list[SeatInfo]
    you: Annotated[int | None, Meta(description="The viewer's seat.", examples=[0])]
    back: Annotated[int | None, Meta(description="The seat that a bot keeps for the viewer, who may take it again.", examples=[0])]
    host: Annotated[bool, Meta(description="Whether the viewer is the host.")]
    host_away: Annotated[Away | None, Meta(description="Since when the host, who may have no seat, does not have the room open.")]
    next_commitment: Annotated[str, Meta(description="Of the next match's seed.")]


class Sight(RoomInfo):
    """What one viewer may know of a room right now."""

    number: Annotated[int, Meta(description="Of the last event.", examples=[7])]
    match: MatchSight | None


class Frame(Struct):
    """The table between two log entries of an event, as the viewer saw it: what a client that shows motion needs."""

    entry: Annotated[int, Meta(description="Log entries of the match by then.", examples=[12])]
    told: Annotated[int, Meta(description="How many happenings of the event's story have been told by then.", examples=[1])]
    to_act: Annotated[list[int], Meta(description="The seats that owe a move; none where chance comes next.", examples=[[1]])]
    view: Annotated[dict[str, Any], Meta(description="The game's own view, as in the sight.")]


class Event(Struct, tag_field="type", tag="event"):
    """Something happened in the room, in sentences. Only the last event of a message burst has `frames`: the views it led through,
    one for each log entry that told the viewer something or changed what it sees. Live it also has `sight`: the room after that."""

    number: int
    kind: EventKind
    seat: int | None
    at: Moment
    match: Id | None
    log: list[LogEntry]
    story: list[Happening]
    frames: list[Frame] = []
    sight: Sight | None = None


class MatchInfo(Struct):
    id: Id
    game: GameName
    room: Annotated[Id | None, Meta(description="Where it was played; null for whoever was never in that room: a link is a key.")]
    names: Annotated[list[str], Meta(description="Who sat where.", examples=[["Mia", "random"]])]
    you: Annotated[int | None, Meta(description="The asker's seat.", examples=[0])]
    started: Moment
    ended: Moment | None
    points: Annotated[list[int] | None, Meta(description="Null until the match is over.", examples=[[12, 9]])]
    ranks: Annotated[list[int] | None, Meta(description="1 is best; ties share.", examples=[[1, 2]])]


class Step(Struct):
    """A match as it stood after so many entries, from one seat's view: a finished one from any, a running one from one's own."""

    entry: Annotated[int, Meta(examples=[5])]
    entries: int
    seat: SeatNumber | None
    log: Annotated[LogEntry | None, Meta(description="The entry that led here, masked while the match runs.")]
    story: list[Happening]
    to_act: list[int]
    view: dict[str, Any]
    summary: list[str]
    asked: str


class Verified(Struct):
    """What the check of a finished match found: every move was legal and every draw is the seed's."""

    sound: bool
    message: str
    entries: int
    draws: int
    commitment: str
    seed: str
    nonces: list[str]


class Draw(Struct):
    """What chance drew from at an entry of a finished match's log: with it, anybody who has the file can draw again."""

    entry: Annotated[int, Meta(description="Which entry of the log, counted from 0.", examples=[12])]
    weights: Annotated[list[int], Meta(description="Of each outcome; left out at the end where it is 0.", examples=[[2, 0, 1]])]


class Why(Struct):
    """Whether a move is possible now, and if not, why."""

    legal: bool
    message: str | None = None
    rule: Annotated[str | None, Meta(examples=["BP7"])] = None


class Tried(Struct):
    """What the seat can foresee of moves that it has not made. Nothing was stored, and nobody else is told."""

    says: Annotated[list[str], Meta(description="Each move as a person would say it.", examples=[["Tap c4 and flip it"]])]
    moves: Annotated[list[MoveInfo], Meta(description="The single moves.")]
    legal: Annotated[list[MoveInfo], Meta(description="What could be added.")]
    view: Annotated[
        dict[str, Any] | None,
        Meta(description="The position after the moves as the seat would see it; null where chance or a reveal comes first."),
    ]
    summary: Annotated[list[str], Meta(description="That view in sentences; empty where there is none.")]
    asked: Annotated[str, Meta(description="What is wanted of the seat then; empty where there is no view.")]
    closed: Annotated[bool, Meta(description="Nothing can be added: the seat owes no more, or chance or a reveal comes first.")]
    story: Annotated[
        list[list[Happening]], Meta(description="What would happen, move by move; nothing of a move where it cannot be foreseen.")
    ] = []
    overtaken: Annotated[
        bool, Meta(description="Nothing is told: the moves are not possible since an event that the asker did not know of.")
    ] = False


class Weighed(Struct):
    """A move that the bot looked at."""

    index: int
    text: Annotated[str, Meta(examples=["tap c4"])]
    say: Annotated[str, Meta(description="As a person would say it.", examples=["Tap c4 and flip it"])]
    share: Annotated[
        float | None, Meta(description="Of the win, as the bot expects it; null where it needed no thought.", examples=[0.4])
    ]
    visits: Annotated[int, Meta(description="How often it was tried.", examples=[1200])]


class Hint(Struct):
    """What a bot would do in the asker's seat."""

    moves: Annotated[list[Weighed], Meta(description="The best first, three at the most.")]
    whole: Annotated[
        list[MoveInfo],
        Meta(description="The whole turn as the bot would play it, one move after the other, as far as the seat can foresee it."),
    ]
    note: Annotated[str | None, Meta(description="A remark of the bot's own.")]


# ---- Over the socket: what happens. Sentences are left to the reader, and nothing is told that the client has already. ----


class Deal(Struct):
    """What is true of a match from its beginning on."""

    id: Id
    commitment: Annotated[str, Meta(description="SHA-256 of the seed, shown from the start.")]
    nonces: list[str]
    fading: Annotated[
        list[str],
        Meta(description="Kinds of happenings to be remembered, not read again, while the match runs.", examples=[["reveal"]]),
    ]
    moves: Annotated[
        str, Meta(description="Where its table of moves is.", examples=["/api/games/biscuit_pockets/moves?seats=3&options=%7B%7D"])
    ]


class Ending(Struct):
    points: list[int]
    ranks: Annotated[list[int], Meta(description="1 is best; ties share.")]
    seed: str


class Standing(Struct, omit_defaults=True):
    """How a match stands, beside its view."""

    entries: Annotated[int, Meta(description="Moves and outcomes so far.", examples=[12])]
    to_act: Annotated[list[int], Meta(description="The seats that owe a move.", examples=[[1]])]
    asked: Annotated[Saying, Meta(description="Whom all wait for, or who won.")]
    ending: Ending | None = None


class Own(Struct, omit_defaults=True):
    """What only the viewer's seat is told."""

    legal: Annotated[list[int], Meta(description="What it may do now: numbers of the table of moves.")] = []
    says: Annotated[
        dict[str, Saying], Meta(description="Moves among them that are said otherwise than in the table, by number.", examples=[{}])
    ] = {}
    asked: Annotated[Saying | None, Meta(description="What is wanted of it; else as all are told.")] = None
    take_back: Annotated[bool, Meta(description="Whether taking back may be tried.")] = False
    summary: Annotated[list[Saying], Meta(description="The view in sentences, for whoever asked for it.")] = []


class Scene(Struct):
    """The table after an entry of the log, as the viewer saw it: what a client that shows motion needs."""

    told: Annotated[int, Meta(description="How many happenings of the event's story have been told by then.", examples=[1])]
    view: Annotated[Change, Meta(description="What has changed since the view before.")]


class Shared(Struct, omit_defaults=True):
    """Something happened in the room, as all are told who see the same. Live, an event of a match has the scenes that it led
    through; the last of them is how the match stands now."""

    number: int
    kind: EventKind
    seat: int | None
    at: Moment
    match: Id | None = None
    log: list[LogEntry] = []
    story: list[Happened] = []
    scenes: list[Scene] = []
    standing: Standing | None = None
    deal: Annotated[Deal | None, Meta(description="Where a match has begun.")] = None


class News(Struct, omit_defaults=True, tag_field="type", tag="news"):
    """Something happened: what all are told who see the same, and what only the viewer is."""

    shared: Shared
    room: Annotated[RoomInfo | None, Meta(description="Where it has changed.")] = None
    own: Own | None = None


class Stands(Struct, omit_defaults=True, tag_field="type", tag="stands"):
    """The room as it is now: after the connection, and when asked for."""

    number: Annotated[int, Meta(description="Of the last event.", examples=[7])]
    room: RoomInfo
    deal: Deal | None = None
    standing: Standing | None = None
    view: Annotated[dict[str, Any] | None, Meta(description="The game's own view, whole.")] = None
    own: Own | None = None


# ---- Over the socket: the client ----


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    move: AnyMove
    key: Key = ""


class TakeBack(Struct, tag_field="type", tag="take_back", forbid_unknown_fields=True):
    key: Key = ""


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Asks how the room stands. summary: from now on every view is wanted in sentences, too; or no longer."""

    summary: bool | None = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`: whether the line is alive."""


ClientMessage = Play | TakeBack | Look | Ping

# ---- Over the socket: the server ----


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message. A page that was built for another protocol loads itself again."""

    protocol: Literal[2] = 2


class Pong(Struct, tag_field="type", tag="pong"):
    """The line is alive."""


class Now(Struct, tag_field="type", tag="sight"):
    """The room as it is now, in sentences."""

    sight: Sight


class Done(Struct, tag_field="type", tag="done"):
    """The move of that key is stored, as this event."""

    key: str
    number: int


class Failed(Struct, tag_field="type", tag="error"):
    key: str
    code: str
    message: str
    rule: str | None = None

    @staticmethod
    def of(problem: Problem, key: str = "") -> "Failed":
        return Failed(key, problem.code, problem.message, problem.rule)


class Presence(Struct, tag_field="type", tag="presence"):
    """Who has the room open: for each seat, and how many look on."""

    here: list[bool]
    spectators: int
    away: Annotated[list[Away | None], Meta(description="For each seat: since when its person does not have the room open.")]
    host_away: Annotated[Away | None, Meta(description="Since when the host, who may have no seat, does not have the room open.")]


class Announced(Struct, tag_field="type", tag="announced"):
    """What those who run this server have to say to everybody who has a room open."""

    text: Annotated[str, Meta(examples=["A new version is installed."])]
    at: Annotated[Moment | None, Meta(description="When it is going to happen, if it is not only said.")] = None


ServerMessage = Hello | Stands | News | Now | Event | Done | Failed | Presence | Announced | Pong


class OpenRooms(Struct, tag_field="type", tag="rooms"):
    """The first page of the public rooms, as far as one may still sit down there. The same for everybody: whose they are is in
    `mine`. Told after the connection, and when it has changed."""

    rooms: list[RoomLine]
    more: Annotated[bool, Meta(description="Whether `/api/rooms?page=1` has more of them.")]


class Mine(Struct, tag_field="type", tag="mine"):
    """One's own rooms and one's own matches that are over, the newest of each. Told after the connection, and when it has
    changed; a stranger has none."""

    rooms: list[RoomLine]
    matches: list[MatchInfo]


LobbyMessage = Hello | OpenRooms | Mine | Failed | Pong


class LobbyGuide(Struct):
    """The messages of `/api/lobby/socket`, an example each."""

    address: str
    client: list[Ping]
    server: list[LobbyMessage]


class SocketGuide(Struct):
    """The messages of `/api/rooms/{room}/socket`, an example each; and those of the lobby's."""

    address: str
    client: list[ClientMessage]
    server: list[ServerMessage]
    lobby: LobbyGuide
