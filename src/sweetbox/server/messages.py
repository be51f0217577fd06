"""Everything that is sent: requests and answers. The OpenAPI document and the web client's types are made from these."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from sweetbox.server.phrases import Phrase, Sign
from sweetbox.server.problem import Problem
from sweetbox.server.timing import Timing

Id = Annotated[str, Meta(description="Unguessable.", examples=["f3J0tK9vQ2mZ7xY1aB4cDw"])]
GameName = Annotated[str, Meta(max_length=64, examples=["biscuit_pockets"])]
BotName = Annotated[str, Meta(max_length=64, description="A bot and its strength.", examples=["random"])]
StandIn = Annotated[
    str, Meta(max_length=64, description="The bot that plays for people who leave a match or are gone.", examples=["fair"])
]
Nonce = Annotated[str, Meta(max_length=64, description="A text of your own that goes into chance.", examples=["my lucky 7"])]
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
        examples=["knock c4"],
    ),
]
LogEntry = Annotated[
    tuple[int, int | None], Meta(description="Who (-1: chance) and what; null: this viewer did not see it.", examples=[[0, 12]])
]
EventKind = Literal[
    "opened",
    "changed",
    "arranged",
    "sat",
    "queued",
    "agreed",
    "handed",
    "renewed",
    "started",
    "moved",
    "took_back",
    "taught",
    "ran_out",
    "granted",
    "urged",
    "looked",
    "archived",
    "reopened",
]
Saying = Annotated[
    dict[str, Any],
    Meta(
        description='A sentence: the key of a sentence of the game, and its values. A seat is `{"who": 0}`; a value may be a '
        "sentence itself.",
        examples=[{"key": "story.flip", "who": {"who": 0}, "pocket": "c4"}],
    ),
]
Happened = Annotated[
    dict[str, Any],
    Meta(
        description="What the viewer saw happen: its kind, its seat, the data of the kind, and the text as a sentence to fill in.",
        examples=[{"kind": "flip", "seat": 0, "pocket": "c4", "text": {"key": "story.flip", "who": {"who": 0}, "pocket": "c4"}}],
    ),
]
Change = Annotated[
    Any,
    Meta(
        description='An object: the changes of its parts, by name or by index in a list; `{"=": value}`: that value; '
        "anything else: the value itself.",
        examples=[{"jar": 11, "seats": {"0": {"toffees": 2}}}],
    ),
]
Happening = Annotated[
    dict[str, Any],
    Meta(
        description="What the viewer saw happen: its kind, its seat, the data of the kind, and the text.",
        examples=[{"kind": "flip", "seat": 0, "pocket": "c4", "text": "You flip c4."}],
    ),
]
IsPractice = Annotated[bool, Meta(description="Whether it is for a lesson: in no list of open rooms, no history, no statistics.")]
# ---- Asked ----


class SetIdentity(Struct, forbid_unknown_fields=True):
    """Who you are: what you want to be called, and your language (default: the browser's)."""

    name: Annotated[str, Meta(max_length=100, examples=["Mia"])]
    language: Language | None = None


class Link(Struct, forbid_unknown_fields=True):
    """The code in a link that signs in another device."""

    code: Annotated[str, Meta(max_length=100, examples=["c2VjcmV0c2VjcmV0c2VjcQ"])]


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys with which only that browser can read a notice."""

    p256dh: Annotated[
        str,
        Meta(max_length=128, examples=["BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"]),
    ]
    auth: Annotated[str, Meta(max_length=32, examples=["BTBZMqHH6r4Tts7J_aSIgg"])]


Endpoint = Annotated[str, Meta(max_length=1000, examples=["https://updates.push.services.mozilla.com/wpush/v2/gAAAAB"])]


class Subscribe(Struct, forbid_unknown_fields=True):
    """Where to notify a browser of a turn while no page is open: its `PushSubscription`."""

    endpoint: Endpoint
    keys: PushKeys


class Unsubscribe(Struct, forbid_unknown_fields=True):
    """The endpoint that wants no more notices."""

    endpoint: Endpoint


class Place(Struct, forbid_unknown_fields=True):
    """Who should sit in a seat: `me`, `open` for anybody, or a `bot`."""

    kind: Annotated[Literal["me", "open", "bot"], Meta(examples=["me"])]
    bot: Annotated[BotName | None, Meta(description="Required in a new room; otherwise the default is the room's own.")] = None
    nonce: Nonce | None = None
    name: (
        Annotated[str, Meta(max_length=100, description="With `me`: the name of somebody who plays at the same device.")] | None
    ) = None


class Speak(Struct, forbid_unknown_fields=True):
    """What you say to the room: a ready-made phrase, or a sign. Everybody reads it in their own language."""

    what: Annotated[Phrase | Sign, Meta(examples=["hello"])]


EditionName = Annotated[
    str, Meta(max_length=40, description="An edition that the host offers; empty: the printed one.", examples=["quick"])
]


class OpenRoom(Struct, forbid_unknown_fields=True):
    """A new room. Without `places`, your own seat is the first, and the others are open."""

    game: GameName
    seats: Annotated[int | None, Meta(description="How many; default: the fewest.", examples=[3])] = None
    places: Annotated[list[Place], Meta(max_length=16, examples=[[{"kind": "me"}, {"kind": "bot", "bot": "random"}]])] | None = None
    options: Options = {}
    public: Annotated[bool, Meta(description="Listed for everybody, or only for people with the link.")] = False
    spectators: Annotated[bool, Meta(description="Whether people without a seat may watch.")] = True
    stand_in: StandIn | None = None
    timing: Timing | None = None
    edition: EditionName | None = None


class PlayNow(Struct, forbid_unknown_fields=True):
    """A room with bots in all other seats, started at once."""

    game: GameName
    bot: BotName | None = None
    seats: Annotated[int | None, Meta(examples=[3])] = None
    options: Options = {}
    start: Annotated[bool, Meta(description="False: the room waits, so that a nonce can be added to its commitment.")] = True
    edition: EditionName | None = None


class Practice(Struct, forbid_unknown_fields=True):
    """A practice room with the game's lesson, started at once."""

    game: GameName


class Learn(Struct, forbid_unknown_fields=True):
    """What the learner does with the lesson apart from moving: `next` (the step was read) or `skip` (the whole lesson)."""

    do: Annotated[Literal["next", "skip"], Meta(examples=["next"])]
    step: Annotated[int, Meta(ge=0, le=99, description="The step that was read; sent twice, it counts once.", examples=[1])] = 0


class ChangeRoom(Struct, forbid_unknown_fields=True):
    """What the host may change; whatever you leave out stays. Another game begins with its default options, and another game or
    number of seats puts the last match away."""

    game: GameName | None = None
    seats: Annotated[int | None, Meta(description="How many.", examples=[3])] = None
    options: Options | None = None
    public: bool | None = None
    spectators: bool | None = None
    stand_in: StandIn | None = None
    timing: Timing | None = None
    edition: EditionName | None = None


class WaitForSeat(Struct, forbid_unknown_fields=True):
    """Whether you want to sit down in the next match."""

    wait: bool


class Agree(Struct, forbid_unknown_fields=True):
    """Whether you want another match."""

    yes: bool


class MakeMove(Struct, forbid_unknown_fields=True):
    move: AnyMove
    key: Key = ""


class AskWhy(Struct, forbid_unknown_fields=True):
    move: AnyMove


class TryMoves(Struct, forbid_unknown_fields=True):
    moves: AnyMove
    number: Annotated[int, Meta(ge=0, le=2**31 - 1, description="The last event that you know of.")] | None = None


# ---- Answered ----


class Health(Struct):
    ok: Literal[True]
    version: str
    checked: Annotated[int, Meta(description="Seconds since the self-check last stored a row.", examples=[12])]


class Identity(Struct):
    """Who you are; without a name, nobody yet."""

    name: Annotated[str | None, Meta(examples=["Mia"])]
    language: Language | None


class Device(Struct):
    """A browser that is signed in as you."""

    id: Annotated[str, Meta(examples=["Zq3nT5yL8wE1rU6iO0pAsg"])]
    at: Annotated[int, Meta(description="Since when, in milliseconds since 1970.", examples=[1794830204000])]
    here: Annotated[bool, Meta(description="Whether it is this one.")]


class Push(Struct):
    """Whether this server can notify a browser of a turn while no page is open."""

    key: Annotated[str | None, Meta(description="What a browser subscribes with; null if the server cannot send notices.")]


class Handover(Struct):
    """A link that signs in another device as you: `/become#` and the code."""

    code: Annotated[str, Meta(examples=["c2VjcmV0c2VjcmV0c2VjcQ"])]
    until: Annotated[int, Meta(description="In milliseconds since 1970; it works only once.", examples=[1794830804000])]


class OptionInfo(Struct):
    name: Annotated[str, Meta(examples=["show_seen"])]
    kind: Literal["bool", "int", "choice"]
    default: bool | int | str
    about: str
    choices: Annotated[dict[str, str], Meta(description="For a choice: each value and what it means.")]
    low: int | None
    high: int | None


class RuleInfo(Struct):
    id: Annotated[str, Meta(examples=["BP7"])]
    text: str


class PositionInfo(Struct):
    """A position shown by an example."""

    view: dict[str, Any]
    to_act: list[int]
    over: bool
    picture: Annotated[list[str], Meta(description="As lines of text, for a game without a drawn board.")]


class ExampleInfo(Struct):
    id: Annotated[str, Meta(examples=["chain"])]
    text: Annotated[str, Meta(description="What can be seen there, and why.")]
    seat: Annotated[SeatNumber, Meta(description="Who looks.")]
    names: list[str]
    positions: Annotated[list[PositionInfo], Meta(description="One, or two if something happens: before and after it.")]
    lit: Annotated[list[str], Meta(description="Places of the view to point at.", examples=[["pockets.7"]])]
    parts: Annotated[list[str], Meta(description="The parts of the drawn board to show; empty: all.", examples=[["market"]])]


class SectionInfo(Struct):
    """A part of the rules, in reading order."""

    name: Annotated[str, Meta(examples=["turn"])]
    title: Annotated[str, Meta(examples=["A turn"])]
    intro: str | None
    rules: list[RuleInfo]
    examples: list[ExampleInfo]


class EditionInfo(Struct):
    """Other components or sizes of a game, offered by the host of this server."""

    name: EditionName
    seats: Annotated[list[int], Meta(description="The numbers of seats with which it can be played.", examples=[[2, 3]])]
    sizes: Annotated[list[str], Meta(description="The numbers that differ from the printed box.")]
    primer: Annotated[list[str], Meta(description="The game's, in the numbers of this edition.")]


class GameInfo(Struct):
    name: GameName
    title: Annotated[str, Meta(examples=["Biscuit Pockets"])]
    about: str
    primer: Annotated[list[str], Meta(description="For people who have never played it: the goal, a turn, the end. May be empty.")]
    seats: Annotated[tuple[int, int], Meta(description="The fewest and the most.", examples=[[2, 6]])]
    minutes: tuple[int, int]
    minutes_estimated: Annotated[bool, Meta(description="They are this project's own estimate, not the publisher's.")]
    designers: list[str]
    publisher: str
    year: int | None
    version: Annotated[int, Meta(description="Of the rules as played here.")]
    ours: Annotated[list[str], Meta(description="The parts that are this project's own, not the publisher's.")]
    options: list[OptionInfo]
    editions: list[EditionInfo]
    bot: Annotated[BotName, Meta(description="The default opponent.", examples=["fair"])]
    lesson: Annotated[bool, Meta(description="Whether it has a guided first match.")]


class BotInfo(Struct):
    name: BotName


class Away(Struct, frozen=True):
    """A person who does not have the room open."""

    since: Annotated[int, Meta(description="The last sign of them, in milliseconds since 1970.", examples=[1789000000000])]
    gone: Annotated[bool, Meta(description="Long enough for a bot to take over.")]
    host_gone: Annotated[bool, Meta(description="Long enough for another person to become host.")]


class SeatInfo(Struct):
    kind: Literal["open", "person", "bot"]
    name: Annotated[str, Meta(examples=["Mia"])]
    bot: BotName | None
    host: Annotated[bool, Meta(description="Whether the room's host sits here.")]
    here: Annotated[bool, Meta(description="Whether the person has the room open.")]
    nonce: Annotated[bool, Meta(description="Whether the seat added a nonce to the next match.")]
    away: Annotated[Away | None, Meta(description="Since when the person has not had the room open.")]
    plays_for: Annotated[str | None, Meta(description="For a bot: who has left this seat and may take it back.", examples=["Ben"])]
    yes: Annotated[bool, Meta(description="Whether the person has said yes to another match.")]
    shared: Annotated[bool, Meta(description="Whether somebody plays here at the device of another seat.")]


class RoomLine(Struct):
    """A room in a list."""

    id: Id
    game: GameName
    state: Literal["waiting", "playing", "over"]
    seats: Annotated[int, Meta(description="How many.", examples=[3])]
    open: Annotated[int, Meta(description="Seats that anybody may take.", examples=[1])]
    names: Annotated[list[str], Meta(description="Who sits where; empty for an open seat.", examples=[["Mia", "", "fair"]])]
    you: Annotated[int | None, Meta(description="The asker's seat.", examples=[0])]
    back: Annotated[bool, Meta(description="Whether a bot keeps the asker's seat, who may take it back.")]
    host: Annotated[bool, Meta(description="Whether the asker is the host.")]
    to_act_you: Annotated[bool, Meta(description="Whether the asker has to move.")]
    points: Annotated[
        list[int] | None,
        Meta(description="In a running match of the asker, if everybody at the table knows them.", examples=[[12, 9]]),
    ]
    people: Annotated[int, Meta(description="Seats of people, including those who may come back.", examples=[2])]
    at: Moment
    practice: IsPractice


class Book(Struct):
    """The sentences of a game, as Project Fluent messages. The dots of a key are hyphens there; a seat `to` gives the values `$to`,
    the player's name, and `$to_is`, which is `you` for the reader."""

    language: Annotated[Language, Meta(description="English if the game lacks the reader's language.")]
    text: Annotated[str, Meta(examples=["sweet-mochi = mochi\nwhy-empty = { $pocket } is empty."])]


class MoveInfo(Struct):
    index: int
    text: Annotated[str, Meta(examples=["knock c4"])]
    json: Annotated[dict[str, Any], Meta(examples=[{"move": "knock", "pocket": "c4"}])]
    say: Annotated[str, Meta(description="As a person would say it.", examples=["Knock on c4 and flip it"])]
    silent: Annotated[bool | UnsetType, Meta(description="True if not worth mentioning among the moves of a turn.")] = UNSET


class TableMove(Struct, omit_defaults=True):
    """A row of the table of moves. Its place there is the move's number."""

    text: Annotated[str, Meta(examples=["knock c4"])]
    json: Annotated[dict[str, Any], Meta(examples=[{"move": "knock", "pocket": "c4"}])]
    say: Annotated[Saying, Meta(description="As a person would say it, unless an event has another sentence for it.")]
    silent: Annotated[bool, Meta(description="Not worth mentioning among the moves of a turn.")] = False


class LessonStep(Struct, kw_only=True):
    """Where a learner is in a lesson."""

    step: Annotated[int, Meta(description="Its number, counted from 1; the closing words come after the last one.", examples=[2])]
    of: Annotated[int, Meta(description="How many there are.", examples=[7])]
    points: Annotated[list[str], Meta(description="Places and spots of the board that it points at.", examples=[["jar"]])]
    waits: Annotated[
        Literal["next", "move", "others", "later"],
        Meta(
            description="What it waits for: to be read; one of `moves`; the learner's turn; a turn in which it fits. Every "
            "legal move stays allowed."
        ),
    ]
    moves: Annotated[list[str], Meta(description="The legal moves that finish it.", examples=[["take"]])]


class LessonInfo(LessonStep, kw_only=True):
    """The same in sentences."""

    say: Annotated[str, Meta(examples=["Take one toffee."])]
    reaction: Annotated[str | None, Meta(description="Its comment on the learner's last move.")]


class TallyLine(Struct, omit_defaults=True):
    """What each seat got for one category. The lines that count add up to the points; rounds ascend."""

    name: Annotated[str, Meta(examples=["Gummy bears"])]
    points: Annotated[list[int], Meta(description="A number for each seat; below 0 if it cost points.", examples=[[6, 3]])]
    round: Annotated[int | None, Meta(description="Counted from 1; left out if the game does not count by rounds.")] = None
    counts: Annotated[
        bool,
        Meta(description="False: it brings no points, but explains another line, or says what broke a tie. Left out if true."),
    ] = True


CountedLine = Annotated[
    tuple[str | Saying, list[int], int | None, bool],
    Meta(
        description="A line of the tally, briefly: its name as a sentence (just the key if it has no values), points, round, and "
        "whether it counts.",
        examples=[["tally.gummy_bear", [6, 3], None, True]],
    ),
]


Tally = Annotated[list[TallyLine] | None, Meta(description="How the points were counted; null until the match is over.")]


class Fixed(Struct):
    """What is fixed from the start of a match."""

    id: Id
    commitment: Annotated[str, Meta(description="SHA-256 of the seed, shown from the start.")]
    nonces: list[str]
    fading: Annotated[
        list[str],
        Meta(description="Kinds of happenings to be remembered, not read again, while the match runs.", examples=[["reveal"]]),
    ]


class MatchSight(Fixed):
    """What one viewer may know of a match at this moment."""

    seed: Annotated[str | None, Meta(description="Null until the match is over.")]
    entries: Annotated[int, Meta(description="Moves and outcomes so far.", examples=[12])]
    to_act: Annotated[list[int], Meta(description="The seats that have to move.", examples=[[1]])]
    over: bool
    points: list[int] | None
    ranks: Annotated[list[int] | None, Meta(description="1 is best; ties share.")]
    tally: Tally
    view: Annotated[dict[str, Any], Meta(description="The game's own view; its `type` names the game and the view's version.")]
    summary: Annotated[list[str], Meta(description="The view in sentences.", examples=[["It is your turn."]])]
    asked: Annotated[str, Meta(description="What the viewer should do, whom all wait for, or who won.", examples=["Flip it."])]
    legal: Annotated[list[MoveInfo], Meta(description="What the viewer may do now.")]
    can_take_back: bool
    lesson: LessonInfo | None


class SeatClock(Struct):
    """The time of a seat. Bots have none, and nobody has any when the match is over."""

    left: Annotated[int | None, Meta(description="Milliseconds; null: no clock.", examples=[42000])]
    runs: Annotated[bool, Meta(description="Whether it runs: a person has to move.")]
    waited: Annotated[int | None, Meta(description="Milliseconds that the others have waited for this person; null: nobody waits.")]
    urged_by: Annotated[list[int], Meta(description="The seats that have asked for a bot to make this move.", examples=[[1]])]
    forced: Annotated[bool, Meta(description="Whether all others have asked: a bot makes this move now.")]
    granted: Annotated[int, Meta(description="How often it was given more time in this match, at most 10 times.")]
    ran_out: Annotated[int, Meta(description="How often its time ran out in this match; the 20th time, the seat is given up.")]


class Clocks(Struct):
    """Everybody's time at one moment. A client counts on from there and gets new values when something happens."""

    now: Annotated[int, Meta(description="The house time of this moment: milliseconds that the server has run.")]
    seats: list[SeatClock]


ToldClocks = Annotated[Clocks | None, Meta(description="Null if no time is counted, and for viewers who may not see the match.")]


class RoomInfo(Struct):
    """What one viewer may know of a room, apart from its match."""

    room: Id
    game: GameName
    options: Chosen
    edition: Annotated[EditionName | None, Meta(description="Null: the printed one.")]
    public: bool
    spectators: bool
    stand_in: StandIn
    state: Literal["waiting", "playing", "over"]
    archived: bool
    closed: Annotated[bool, Meta(description="Whether an administrator closed it: then its people cannot open it again.")]
    seats: list[SeatInfo]
    you: Annotated[int | None, Meta(description="The viewer's seat.", examples=[0])]
    back: Annotated[int | None, Meta(description="The seat that a bot keeps for the viewer, who may take it back.", examples=[0])]
    host: Annotated[bool, Meta(description="Whether the viewer is the host.")]
    host_away: Annotated[Away | None, Meta(description="Since when the host, who may have no seat, does not have the room open.")]
    next_commitment: Annotated[str, Meta(description="Of the next match's seed.")]
    practice: IsPractice
    again: Annotated[
        bool, Meta(description="Whether a match was played here: the next one waits for the host, or for everybody's yes.")
    ]
    queue: Annotated[list[str], Meta(description="Who wants to sit down in the next match, in order.", examples=[["Zoe"]])]
    waits: Annotated[int | None, Meta(description="How many of them are ahead of the viewer, if waiting.", examples=[0])]
    keyed: Annotated[bool, Meta(description="Whether strangers need the link's key, because it was renewed.")]
    timing: Timing
    yours: Annotated[
        list[int],
        Meta(
            description="The viewer's seats: several if people share a device. Then `you` is the seat whose view was asked for, or "
            "null if none was.",
            examples=[[0]],
        ),
    ]
    covered: Annotated[bool, Meta(description="Whether the viewer's seats have secrets from each other.")]


class Sight(RoomInfo):
    """What one viewer may know of a room at this moment."""

    number: Annotated[int, Meta(description="Of the last event.", examples=[7])]
    match: MatchSight | None
    clocks: ToldClocks = None


class Frame(Struct):
    """The table between two log entries of an event, as the viewer saw it, for clients that show motion."""

    entry: Annotated[int, Meta(description="Log entries of the match by then.", examples=[12])]
    told: Annotated[int, Meta(description="How many happenings of the event's story have been told by then.", examples=[1])]
    to_act: Annotated[list[int], Meta(description="The seats that have to move; none if chance comes next.", examples=[[1]])]
    view: Annotated[dict[str, Any], Meta(description="The game's own view, as in the sight.")]


class TimeTold(Struct, omit_defaults=True):
    """What an event about a person's time says, apart from its seat."""

    whom: Annotated[int | None, Meta(description="Who gets more time, or for whom a bot should move.", examples=[1])] = None
    enough: Annotated[bool, Meta(description="All others have asked: the bot makes the move.")] = False
    follows: Annotated[Literal["stand_in", "give_up"] | None, Meta(description="What happens when the time is up.")] = None


class Stored(Struct):
    """An event of a room, as everybody may know it."""

    number: int
    kind: EventKind
    seat: int | None
    at: Moment


class Event(Stored, tag_field="type", tag="event"):
    """Something happened in the room, in sentences. Only the last event of several has `frames`: the views it led through, one for
    each log entry that told the viewer something or changed what it sees. A live event also has `sight`: the room after it."""

    match: Id | None
    log: list[LogEntry]
    story: list[Happening]
    frames: list[Frame] = []
    sight: Sight | None = None
    time: TimeTold | None = None


class MatchInfo(Struct):
    id: Id
    game: GameName
    room: Annotated[Id | None, Meta(description="Where it was played; null if you were never in that room, since a link is a key.")]
    names: Annotated[list[str], Meta(description="Who sat where.", examples=[["Mia", "random"]])]
    bots: Annotated[list[str], Meta(description='The bot in each seat at the start, "" for a person.', examples=[["", "random"]])]
    you: Annotated[int | None, Meta(description="The asker's seat.", examples=[0])]
    started: Moment
    ended: Moment | None
    points: Annotated[list[int] | None, Meta(description="Null until the match is over.", examples=[[12, 9]])]
    ranks: Annotated[list[int] | None, Meta(description="1 is best; ties share.", examples=[[1, 2]])]
    practice: IsPractice


class MatchDetail(MatchInfo):
    tally: Annotated[Tally, Meta(description="Also null if today's rules do not lead to the end of an old match.")]


class EveningLine(Struct):
    """The score of one person or bot over the matches of a room."""

    name: Annotated[str, Meta(examples=["Mia"])]
    bot: Annotated[BotName | None, Meta(description="Null for a person.")]
    you: Annotated[bool, Meta(description="Whether it is the asker.")]
    played: int
    won: Annotated[int, Meta(description="Alone or with others.")]
    points: Annotated[int | None, Meta(description="Of all matches; null if they cannot be added up.", examples=[31])]


class Evening(Struct):
    """The score over all matches of a room that the asker may see, the best first."""

    matches: Annotated[int, Meta(description="How many are over.", examples=[3])]
    lines: list[EveningLine]


class NewLink(Struct):
    """The key of a room's new link, `/room/{room}?key={key}`, which is sent only this once."""

    key: Annotated[str, Meta(examples=["c2VjcmV0c2VjcmV0c2VjcQ"])]


class Record(Struct):
    """Your finished matches of a game against one kind of opponents. Matches that a bot finished for you count, too."""

    game: GameName
    against: Annotated[str, Meta(description="A bot, `people`, `mixed` (bots of several kinds) or `alone`.", examples=["fair"])]
    played: int
    won: Annotated[int, Meta(description="Alone or with others.")]
    place: Annotated[float, Meta(description="On average; 1 is best.")]
    seats: Annotated[float, Meta(description="The number of players in these matches, on average.")]
    best: Annotated[int, Meta(description="The most points.")]
    streak: Annotated[int, Meta(description="Wins in a row, up to the last match.")]
    longest: Annotated[int, Meta(description="The most wins in a row.")]


StepText = Annotated[str, Meta(description="What happened; if there is nothing to tell, who has chosen or what the position is.")]


class Step(Struct):
    """A match after a number of entries, from one seat's view: a finished match from any, a running match from your own."""

    entry: Annotated[int, Meta(examples=[5])]
    entries: int
    seat: SeatNumber | None
    log: Annotated[LogEntry | None, Meta(description="The entry that led here, masked while the match is running.")]
    text: StepText
    story: list[Happening]
    to_act: list[int]
    view: dict[str, Any]
    summary: list[str]
    asked: str


class StepLine(Struct):
    """A step of a finished match in one line, from one seat's view."""

    entry: Annotated[int, Meta(examples=[5])]
    seats: Annotated[
        list[int],
        Meta(
            description="The seats whose step it is, counted from 0: several if it shows what they chose at once, or none.",
            examples=[[0]],
        ),
    ]
    text: StepText


class Verified(Struct):
    """The result of checking a finished match: every move was legal, and every draw follows from the seed."""

    sound: bool
    message: str
    entries: int
    draws: int
    commitment: str
    seed: str
    nonces: list[str]


class Draw(Struct):
    """What chance drew from at an entry of a finished match's log, so that anybody with the file can repeat the draw."""

    entry: Annotated[int, Meta(description="Which entry of the log, counted from 0.", examples=[12])]
    weights: Annotated[list[int], Meta(description="Of each outcome; zeros at the end are left out.", examples=[[2, 0, 1]])]


class Why(Struct):
    """Whether a move is possible now, and if not, why."""

    legal: bool
    message: str | None = None
    rule: Annotated[str | None, Meta(examples=["BP7"])] = None


class Tried(Struct):
    """What the seat can foresee of moves that it has not made. Nothing is stored, and nobody else hears of it."""

    says: Annotated[list[str], Meta(description="Each move as a person would say it.", examples=[["Knock on c4 and flip it"]])]
    moves: Annotated[list[MoveInfo], Meta(description="The single moves.")]
    legal: Annotated[list[MoveInfo], Meta(description="What could be added.")]
    view: Annotated[
        dict[str, Any] | None,
        Meta(description="The position after the moves as the seat would see it; null if chance or a reveal comes first."),
    ]
    summary: Annotated[list[str], Meta(description="That view in sentences; empty if there is none.")]
    asked: Annotated[str, Meta(description="What the seat should do then; empty if there is no view.")]
    closed: Annotated[bool, Meta(description="Nothing can be added: the seat is done, or chance or a reveal comes first.")]
    story: Annotated[
        list[list[Happening]], Meta(description="What would happen, move by move; empty for a move that cannot be foreseen.")
    ] = []
    overtaken: Annotated[
        bool, Meta(description="True, with nothing else: an event that you did not know of has made the moves impossible.")
    ] = False


class Weighed(Struct):
    """A move that the bot considered."""

    index: int
    text: Annotated[str, Meta(examples=["knock c4"])]
    say: Annotated[str, Meta(description="As a person would say it.", examples=["Knock on c4 and flip it"])]
    share: Annotated[
        float | None, Meta(description="Of the win, as the bot expects it; null if it needed no thought.", examples=[0.4])
    ]
    visits: Annotated[int, Meta(description="How often it was tried.", examples=[1200])]


class Hint(Struct):
    """What a bot would do in the asker's seat."""

    moves: Annotated[list[Weighed], Meta(description="The best first, at most three.")]
    whole: Annotated[
        list[MoveInfo],
        Meta(description="The whole turn as the bot would play it, one move after the other, as far as the seat can foresee it."),
    ]
    note: Annotated[str | None, Meta(description="A remark of the bot's own.")]
    places: Annotated[
        list[str],
        Meta(
            description="Where pieces would leave and arrive: paths into the view.",
            examples=[["pool.2"]],
        ),
    ]


# ---- Over the socket: what happens. The client makes the sentences, and gets nothing that it already has. ----


class Deal(Fixed):
    """What is fixed from the start of a match."""

    moves: Annotated[
        str, Meta(description="Where its table of moves is.", examples=["/api/games/biscuit_pockets/moves?seats=3&options=%7B%7D"])
    ]


class Ending(Struct):
    points: list[int]
    ranks: Annotated[list[int], Meta(description="1 is best; ties share.")]
    seed: str
    tally: Annotated[list[CountedLine], Meta(description="How the points were counted.")]


class Standing(Struct, omit_defaults=True):
    """The state of a match, apart from its view."""

    entries: Annotated[int, Meta(description="Moves and outcomes so far.", examples=[12])]
    to_act: Annotated[list[int], Meta(description="The seats that have to move.", examples=[[1]])]
    asked: Annotated[Saying, Meta(description="Whom everybody waits for, or who won.")]
    ending: Ending | None = None


class LessonTold(LessonStep, kw_only=True):
    """The same, with sentences for the client to fill in."""

    say: Annotated[Saying | None, Meta(description="Null while it waits for `others` or `later`.")]
    reaction: Annotated[Saying | None, Meta(description="Its comment on the learner's last move.")]


class Own(Struct, omit_defaults=True):
    """What only the viewer's seat gets."""

    legal: Annotated[list[int], Meta(description="What it may do now, as numbers of the table of moves.")] = []
    says: Annotated[
        dict[str, Saying], Meta(description="Sentences of those that differ from the table's, by number.", examples=[{}])
    ] = {}
    asked: Annotated[Saying | None, Meta(description="What it should do; by default as for everybody.")] = None
    take_back: Annotated[bool, Meta(description="Whether taking back may be tried.")] = False
    summary: Annotated[list[Saying], Meta(description="The view in sentences, for clients that asked for it.")] = []
    lesson: LessonTold | None = None


class Scene(Struct):
    """The table after an entry of the log, as the viewer saw it, for clients that show motion."""

    told: Annotated[int, Meta(description="How many happenings of the event's story have been told by then.", examples=[1])]
    view: Annotated[Change, Meta(description="What has changed since the view before.")]


class Shared(Stored, omit_defaults=True):
    """Something happened in the room, the same for everyone who sees the same. A live event of a match has the scenes that it led
    through; the last of them is the present view."""

    match: Id | None = None
    log: list[LogEntry] = []
    story: list[Happened] = []
    scenes: list[Scene] = []
    standing: Standing | None = None
    deal: Annotated[Deal | None, Meta(description="If a match has begun.")] = None
    time: TimeTold | None = None


class News(Struct, omit_defaults=True, tag_field="type", tag="news"):
    """Something happened: what everyone who sees the same gets, and what only the viewer gets."""

    shared: Shared
    room: Annotated[RoomInfo | None, Meta(description="If it has changed.")] = None
    own: Own | None = None
    clocks: ToldClocks = None


class Stands(Struct, omit_defaults=True, tag_field="type", tag="stands"):
    """The room as it is now: sent after connecting, and on request."""

    number: Annotated[int, Meta(description="Of the last event.", examples=[7])]
    room: RoomInfo
    deal: Deal | None = None
    standing: Standing | None = None
    view: Annotated[dict[str, Any] | None, Meta(description="The game's own view, in full.")] = None
    own: Own | None = None
    clocks: ToldClocks = None


# ---- Over the socket: the client ----


class Play(MakeMove, tag_field="type", tag="play", forbid_unknown_fields=True):
    """A move."""


class TakeBack(Struct, tag_field="type", tag="take_back", forbid_unknown_fields=True):
    key: Key = ""


class Teach(Learn, tag_field="type", tag="lesson", forbid_unknown_fields=True):
    """The learner continues the lesson, or skips it."""

    key: Key = ""


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Asks for the state of the room. summary: whether to send every view in sentences, too, from now on. seat: which of the
    viewer's seats is meant from now on; -1: none of them."""

    summary: bool | None = None
    seat: Annotated[int, Meta(ge=-1, le=99)] | None = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`, to see whether the connection is alive."""


ClientMessage = Play | TakeBack | Teach | Look | Ping

# ---- Over the socket: the server ----


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message. A page that was built for another protocol reloads itself."""

    protocol: Literal[3] = 3


class Pong(Struct, tag_field="type", tag="pong"):
    """The connection is alive."""


class Now(Struct, tag_field="type", tag="sight"):
    """The room as it is now, in sentences."""

    sight: Sight


class Done(Struct, tag_field="type", tag="done"):
    """The move with that key is stored, as this event."""

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
    """Who has the room open: for each seat, and the number of spectators."""

    here: list[bool]
    spectators: int
    away: Annotated[list[Away | None], Meta(description="For each seat: since when its person has not had the room open.")]
    host_away: Annotated[Away | None, Meta(description="Since when the host, who may have no seat, does not have the room open.")]
    names: Annotated[list[str], Meta(description="Some of the spectators who want to be seen.", examples=[["Zoe"]])] = []


class Announced(Struct, tag_field="type", tag="announced"):
    """A message of the administrators to everybody who has a room open, or of the server to those who have this one open."""

    text: Annotated[str, Meta(examples=["A new version is installed."])]
    at: Annotated[Moment | None, Meta(description="When it will happen, if it announces something.")] = None


class Said(Struct):
    """Something that a person has said."""

    number: int
    seat: Annotated[int | None, Meta(description="Where they sat; null for a spectator.")]
    name: Annotated[str, Meta(examples=["Mia"])]
    who: Annotated[
        str, Meta(description="The same for one person in every room, but not the id; for muting people.", examples=["9f2c"])
    ]
    what: Annotated[str, Meta(description="A phrase or a sign.", examples=["hello"])]
    at: Moment


class Talk(Struct, omit_defaults=True, tag_field="type", tag="talk"):
    """What people have said."""

    lines: list[Said]
    past: Annotated[bool, Meta(description="Whether it was said before you connected.")] = False


ServerMessage = Hello | Stands | News | Now | Event | Done | Failed | Presence | Announced | Talk | Pong


class OpenRooms(Struct, tag_field="type", tag="rooms"):
    """The first page of the public rooms in which you may still sit down. It is the same for everybody: your own rooms are in
    `mine`. Sent after connecting, and when it has changed."""

    rooms: list[RoomLine]
    more: Annotated[bool, Meta(description="Whether `/api/rooms?page=1` has more of them.")]


class Mine(Struct, tag_field="type", tag="mine"):
    """Your newest rooms and your newest finished matches. Sent after connecting, and when they have changed; a stranger has
    none."""

    rooms: list[RoomLine]
    matches: list[MatchInfo]


LobbyMessage = Hello | OpenRooms | Mine | Failed | Pong


class LobbyGuide(Struct):
    """The messages of `/api/lobby/socket`, with an example of each."""

    address: str
    client: list[Ping]
    server: list[LobbyMessage]


class SocketGuide(Struct):
    """The messages of `/api/rooms/{room}/socket`, with an example of each, and those of the lobby's socket."""

    address: str
    client: list[ClientMessage]
    server: list[ServerMessage]
    lobby: LobbyGuide
