"""The HTTP API. Each handler says what it wants from the house; rules, rooms and words are made elsewhere."""

from functools import partial
from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import urlencode

import msgspec
from litestar import MediaType, Response, Router, delete, get, patch, post, put
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression.middleware import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter, QueryParameter, SkipValidation
from msgspec import UNSET

from sweetbox.bots import all_bots
from sweetbox.files.lessons import guide_of
from sweetbox.kernel.errors import MoveError
from sweetbox.kernel.game import Game
from sweetbox.kernel.lesson import LEARNER, Lesson
from sweetbox.kernel.say import Say
from sweetbox.server import messages, wire
from sweetbox.server.caller import Caller
from sweetbox.server.editions import Edition, recall, seats_for
from sweetbox.server.events import Chair
from sweetbox.server.finished import draws_of, finished_file, verified
from sweetbox.server.identity import COOKIE, Person, clean_name, is_plain
from sweetbox.server.lists import match_info, room_line
from sweetbox.server.memory import file_of
from sweetbox.server.names import apart
from sweetbox.server.problem import Problem, RefusedError, refusal_of
from sweetbox.server.room import Decision, Room, bot_chair, check_bot, check_options
from sweetbox.server.room_view import step, step_lines, told_tally
from sweetbox.server.rules import encoded_rules
from sweetbox.server.store import Batch, MatchRow
from sweetbox.server.timing import UNTIMED, Timing
from sweetbox.words import words
from sweetbox.words.rulebook import changed_sizes, primer
from sweetbox.words.sources import is_estimate, parts

T = TypeVar("T")

OPEN = messages.Place("open")

LISTED = 100  # matches in a list
PAGES = 1000  # of a list, at most
COMPRESSED = 1000  # bytes from which an answer is compressed
LEVEL = 4  # of gzip: little time for most of what can be saved

Asker = NamedDependency[SkipValidation[Caller]]
Entry = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
SeatPath = Annotated[int, PathParameter(ge=0, le=99, description="Counted from 0.", examples=[Example(value=0)])]
RoomId = Annotated[
    str, PathParameter(max_length=64, description="As in the room's link.", examples=[Example(value="f3J0tK9vQ2mZ7xY1aB4cDw")])
]
MatchId = Annotated[str, PathParameter(max_length=64, examples=[Example(value="Zq3nT5yL8wE1rU6iO0pAsg")])]
SeenFrom = Annotated[int | None, QueryParameter(ge=0, le=99, description="From this seat's view; default: a spectator's.")]
OwnSeat = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Which of your seats you mean, if people share your device.")
]
GameAsked = Annotated[str | None, QueryParameter(max_length=64, description="Only this game.")]
Page = Annotated[int, QueryParameter(ge=0, le=PAGES, description="From 0; a `Link` header names the next page, if there is one.")]
GamePath = Annotated[str, PathParameter(max_length=64, examples=[Example(value="biscuit_pockets")])]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a handler may answer with, in addition to those that all have."""
    always = (400, 403, 413, 429, 500, 503)
    return {
        status: ResponseSpec(Problem, generate_examples=False, examples=[Example(value=PROBLEMS[status])], description="Problem")
        for status in (*always, *statuses)
    }


PROBLEMS = {
    400: {"code": "shape", "message": "The request does not have the shape that the OpenAPI document describes."},
    401: {"code": "no_identity", "message": "First say what you want to be called."},
    403: {"code": "not_host", "message": "Only the host may do that."},
    404: {"code": "no_room", "message": "There is no such room."},
    409: {"code": "illegal", "message": "This pocket is empty.", "rule": "BP17"},
    413: {"code": "too_big", "message": "The request is too big."},
    429: {"code": "too_many", "message": "Too much at once: wait a moment."},
    500: {"code": "internal", "message": "Something went wrong here."},
    503: {"code": "store", "message": "The store cannot be reached: nothing was changed."},
}


def example(value: Any) -> Any:
    return Body(examples=[Example(value=value)])


# ---- Games, bots ----


@get("/games", responses=problems(), sync_to_thread=False, summary="What is in the box")
def list_games(caller: Asker) -> list[messages.GameInfo]:
    return [game_info(caller, caller.game(name)) for name in caller.games()]


@get("/games/{name:str}", responses=problems(404), sync_to_thread=False, summary="One game")
def get_game(caller: Asker, name: GamePath) -> messages.GameInfo:
    return game_info(caller, caller.game(name))


@get(
    "/games/{name:str}/rules", responses=problems(404), summary="The rules of a game in sections, with their ids and with examples"
)
async def get_rules(caller: Asker, name: GamePath) -> Response[list[messages.SectionInfo]]:
    return tagged(caller, *await caller.slowly(encoded_rules, caller.game(name), caller.language))


@get(
    "/games/{name:str}/words",
    responses=problems(404),
    sync_to_thread=False,
    summary="The sentences of a game, for a board that is drawn",
)
def get_words(caller: Asker, name: GamePath) -> messages.Book:
    own = words(caller.language, caller.game(name).name).own
    return messages.Book(own.language, own.text)


@get("/games/{name:str}/moves", responses=problems(404, 409), summary="The table of moves: every move of a match by its number")
async def get_moves(
    caller: Asker,
    name: GamePath,
    seats: Annotated[int, QueryParameter(ge=1, le=99, examples=[Example(value=3)])],
    options: Annotated[str, QueryParameter(max_length=1000, description="As JSON.", examples=[Example(value="{}")])] = "{}",
    version: Annotated[int | None, QueryParameter(description="Of the rules: a newer version may renumber moves.")] = None,
    edition: Annotated[str | None, QueryParameter(max_length=64, description="As in a match's address.")] = None,
) -> Response[list[messages.TableMove]]:
    game = caller.game(name)
    if version not in (None, game.facts.version):
        raise RefusedError("older_rules")
    try:
        chosen = msgspec.json.decode(options, type=dict[str, bool | int | str])
    except (msgspec.DecodeError, RecursionError):
        raise RefusedError("shape") from None
    rows = recall(edition, caller.house.offered_rows) if edition is not None else None
    if edition is not None and rows is None:
        raise RefusedError("no_edition")
    return tagged(caller, *await caller.slowly(wire.encoded_moves, game, game.make_box(seats, chosen, rows)))


def tagged(caller: Caller, text: bytes, tag: str) -> Response[Any]:
    """An answer that is already JSON, unless the caller has it."""
    headers = {"etag": tag, "cache-control": "no-cache"}
    if caller.has == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(text, media_type=MediaType.JSON, headers=headers)


@get("/bots", responses=problems(), sync_to_thread=False, summary="The bots that can sit in a seat")
def list_bots(caller: Asker) -> list[messages.BotInfo]:
    return [messages.BotInfo(name) for name in all_bots()]


def game_info(caller: Caller, game: Game) -> messages.GameInfo:
    facts, own = game.facts, words(caller.language, game.name)
    return messages.GameInfo(
        name=game.name,
        title=facts.title,
        about=own.render(Say("about")),
        primer=[own.render(say) for say in primer(game, own)],
        seats=game.seats,
        minutes=facts.minutes,
        minutes_estimated=is_estimate(game),
        designers=list(facts.designers),
        publisher=facts.publisher,
        year=facts.year,
        version=facts.version,
        ours=[own.render(say) for say in parts(game, "ours")],
        options=[
            messages.OptionInfo(
                name=option.name,
                kind=option.kind,
                default=option.default,
                about=own.render(Say(f"option.{option.name}")),
                choices={choice: own.render(Say(f"option.{option.name}_{choice}")) for choice in option.choices},
                low=option.low if option.kind == "int" else None,
                high=option.high if option.kind == "int" else None,
            )
            for option in game.options
        ],
        editions=[
            messages.EditionInfo(
                each.name,
                seats_for(game, each),
                [own.render(say) for say in changed_sizes(game, each.rows)],
                [own.render(say) for say in primer(game, own, each.rows)],
            )
            for each in caller.house.settings.editions.get(game.name, {}).values()
        ],
        bot=caller.house.settings.bot,
        lesson=guide_of(game) is not None,
    )


# ---- Identity ----


@get("/identity", responses=problems(), sync_to_thread=False, summary="Who you are; a stranger has no name")
def get_identity(caller: Asker) -> messages.Identity:
    person = caller.person
    return messages.Identity(person.name, person.language) if person is not None else messages.Identity(None, None)


@put("/identity", responses=problems(), summary="Say what you want to be called: sets the cookie")
async def set_identity(
    caller: Asker, data: Annotated[messages.SetIdentity, example({"name": "Mia", "language": "de"})]
) -> Response[messages.Identity]:
    return _signed_in(caller, *await caller.people.greet(caller.cookies, caller.address, data.name, data.language))


def _signed_in(caller: Caller, person: Person, token: str | None) -> Response[messages.Identity]:
    """token: of a browser that has not had one yet."""
    answer = Response(messages.Identity(person.name, person.language))
    if token is not None:
        answer.set_cookie(caller.cookie(token))
    return answer


@delete("/identity", status_code=200, responses=problems(), summary="Be nobody again here: ends the token and clears the cookie")
async def forget_identity(caller: Asker) -> Response[dict[str, str]]:
    if caller.person is not None:
        await caller.people.end_here(caller.person, caller.cookies)
    answer: Response[dict[str, str]] = Response({})
    answer.delete_cookie(COOKIE, path="/")
    return answer


Code = Annotated[messages.Link, example({"code": "c2VjcmV0c2VjcmV0c2VjcQ"})]


@get("/identity/devices", responses=problems(401), summary="Your devices: the browsers that have a cookie")
async def list_devices(caller: Asker) -> list[messages.Device]:
    return await caller.people.devices(caller.known(), caller.cookies)


@delete(
    "/identity/devices/{device_id:str}",
    status_code=200,
    responses=problems(401, 404),
    summary="Sign out another device: ends only its token",
)
async def end_device(
    caller: Asker, device_id: Annotated[str, PathParameter(max_length=64, examples=[Example(value="Zq3nT5yL8wE1rU6iO0pAsg")])]
) -> list[messages.Device]:
    person = caller.known()
    await caller.people.end_device(person, device_id)
    return await caller.people.devices(person, caller.cookies)


@post(
    "/identity/handover",
    responses=problems(401),
    summary="Make a link that signs in another device as you",
)
async def hand_over(caller: Asker) -> messages.Handover:
    return await caller.people.hand_over(caller.known(), caller.cookies)


@post("/identity/whose", status_code=200, responses=problems(404), summary="Whose link it is; asking does not use it up")
async def ask_whose(caller: Asker, data: Code) -> messages.Identity:
    person = await caller.people.handed_over(data.code, caller.address)
    return messages.Identity(person.name, person.language)


@post("/identity/become", status_code=200, responses=problems(404), summary="Become the person of the link: sets the cookie")
async def become(caller: Asker, data: Code) -> Response[messages.Identity]:
    return _signed_in(caller, *await caller.people.become(caller.cookies, caller.address, data.code))


# ---- Rooms ----


@get("/rooms", responses=problems(401, 404), summary="Public rooms; with mine=true the rooms you were in")
async def list_rooms(
    caller: Asker,
    game: GameAsked = None,
    mine: Annotated[bool, QueryParameter(description="The rooms you were in.")] = False,
    page: Page = 0,
) -> Response[list[messages.RoomLine]]:
    listed = caller.house.settings.listed
    skip, limit = page * listed, listed + 1  # one more, to know whether there is another page
    if mine:
        rows = await caller.house.store.rooms_of(caller.known().id, limit, skip)
    else:
        rows = caller.house.lobby.rows(caller.game(game).name if game is not None else None, skip, limit)
    lines = [room_line(row, caller.person, caller.language) for row in rows]
    return _page_of(lines, listed, "/api/rooms", page=page + 1, game=game, mine="true" if mine else None)


def _page_of(lines: list[T], listed: int, path: str, **asked: Any) -> Response[list[T]]:
    """So many of the lines; if there are more, a header names the next page of the list. asked: its address."""
    answer = Response(lines[:listed])
    if len(lines) > listed:
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        answer.headers["link"] = f'<{path}?{query}>; rel="next"'
    return answer


@post("/rooms", responses=problems(401, 404, 409), summary="Open a room")
async def open_room(
    caller: Asker,
    data: Annotated[
        messages.OpenRoom,
        example(
            {
                "game": "biscuit_pockets",
                "seats": 3,
                "places": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
                "options": {"show_seen": True},
                "public": True,
            }
        ),
    ],
) -> messages.Sight:
    caller.known()
    game = caller.game(data.game)
    seats = data.seats if data.seats is not None else len(data.places) if data.places is not None else game.seats[0]
    return await open_for(
        caller,
        game,
        seats,
        data.places,
        data.options,
        public=data.public,
        spectators=data.spectators,
        start=False,
        stand_in=data.stand_in,
        timing=data.timing or UNTIMED,
        edition=caller.edition(game, data.edition),
    )


@post("/rooms/now", responses=problems(401, 404, 409), summary="Play now: a room with bots, started at once")
async def play_now(
    caller: Asker, data: Annotated[messages.PlayNow, example({"game": "biscuit_pockets", "bot": "random", "seats": 3})]
) -> messages.Sight:
    caller.known()
    game = caller.game(data.game)
    seats = data.seats if data.seats is not None else min(max(game.seats[0], 2), game.seats[1])
    return await open_for(
        caller,
        game,
        seats,
        None,
        data.options,
        public=False,
        spectators=True,
        start=data.start,
        others=messages.Place("bot", bot=data.bot or caller.house.settings.bot),
        edition=caller.edition(game, data.edition),
    )


@post("/rooms/practice", responses=problems(401, 404, 409), summary="A guided first match: a practice room, started at once")
async def practice(caller: Asker, data: Annotated[messages.Practice, example({"game": "biscuit_pockets"})]) -> messages.Sight:
    caller.known()
    game = caller.game(data.game)
    guide = guide_of(game)
    if guide is None:
        raise RefusedError("no_lesson")
    lesson = guide.lesson
    places = [messages.Place("bot", bot=lesson.bot)] * lesson.seats
    places[LEARNER] = messages.Place("me")
    return await open_for(
        caller,
        game,
        lesson.seats,
        places,
        dict(lesson.options),
        public=False,
        spectators=False,
        start=True,
        stand_in=lesson.bot,
        lesson=lesson,
    )


async def open_for(
    caller: Caller,
    game: Game,
    seats: int,
    places: list[messages.Place] | None,
    options: dict[str, Any],
    *,
    public: bool,
    spectators: bool,
    start: bool,
    others: messages.Place = OPEN,
    stand_in: str | None = None,
    lesson: Lesson | None = None,
    timing: Timing = UNTIMED,
    line: str = "",
    edition: Edition | None = None,
) -> messages.Sight:
    """Open a room for the caller. places None: theirs is the first seat, and the others are all alike. start: also its first match.
    The other parameters are those of `House.open_room`, unchecked; each way to open a room leaves some of them out."""
    person, house = caller.known(), caller.house
    options = check_options(game, seats, options, edition)
    timing = timing.checked()
    if places is None:
        places = [messages.Place("me"), *[others] * (seats - 1)]
    bot = stand_in or house.settings.bot
    check_bot(bot)
    if len(places) != seats or sum(place.kind == "me" and place.name is None for place in places) > 1:
        raise RefusedError("places")
    chairs: list[Chair] = []
    for place in places:
        chairs.append(_chair(person, place, chairs))
    caller.people.rooms.check(person.id, caller.address)
    live = await house.open_room(game.name, person, chairs, options, public, spectators, bot, lesson, timing, line, edition)
    live.address = caller.address
    if start:
        await house.do(live.room.id, lambda room: room.start(person, house.make_id(), house.make_seed()))
    return live.room_view(person, caller.language).sight(live.away)


def _chair(person: Person, place: messages.Place, others: list[Chair]) -> Chair:
    if place.kind != "me" and place.name is not None:
        raise RefusedError("places")
    if place.kind == "me" and place.name is not None:
        return Chair("person", person=person.id, name=clean_name(place.name), shared=True)
    if place.kind == "me":
        return Chair("person", person=person.id, name=person.name)
    if place.kind == "open":
        return Chair()
    if place.bot is None:
        raise RefusedError("places")
    check_bot(place.bot)
    return bot_chair(place.bot, others)


@get("/rooms/{room_id:str}", responses=problems(404), summary="The room as the viewer may see it")
async def get_room(caller: Asker, room_id: RoomId, seat: OwnSeat = None) -> messages.Sight:
    return await caller.sight(room_id, seat)


@patch("/rooms/{room_id:str}", responses=problems(401, 403, 404, 409), summary="The host changes the room")
async def change_room(
    caller: Asker, room_id: RoomId, data: Annotated[messages.ChangeRoom, example({"public": False})]
) -> messages.Sight:
    person = caller.known()
    game = caller.game(data.game) if data.game is not None else None

    def decide(room: Room) -> Decision:
        doors = (data.public, data.spectators, data.stand_in, data.timing)
        if game is None and data.seats is None and data.edition is None:
            return room.change(person, data.options, *doors)
        edition = UNSET if data.edition is None else caller.edition(game or room.game, data.edition)
        arranged = room.arrange(person, game, data.seats, data.options, edition)
        changed = room.after(arranged, room.at).change(person, None, *doors)
        drafts = [*arranged.drafts, *changed.drafts]
        return Decision(drafts) if drafts else arranged

    return await caller.do(room_id, decide)


@put(
    "/rooms/{room_id:str}/seats/{seat:int}",
    responses=problems(401, 403, 404, 409),
    summary="Sit down, take your seat back, add a nonce, stand up, seat a bot or clear a seat",
)
async def set_seat(
    caller: Asker,
    room_id: RoomId,
    seat: SeatPath,
    data: Annotated[messages.Place, example({"kind": "me", "nonce": "my lucky 7"})],
) -> messages.Sight:
    person, nonce = caller.known(), data.nonce or ""
    if not is_plain(nonce):
        raise RefusedError("bad_text")
    if data.kind != "me" and data.name is not None:
        raise RefusedError("places")
    name = clean_name(data.name) if data.name is not None else None
    live = await caller.room(room_id)

    def decide(room: Room) -> Decision:
        if data.kind == "me" and name is not None:
            return room.share(person, seat, name)
        if data.kind == "me":
            live.sent_away.check(person.id if room.seat_of(person) is None else "")
            return room.sit(person, seat, nonce)
        if data.kind == "bot":
            return room.seat_bot(person, seat, data.bot, live.is_gone)
        return room.stand(person, seat)

    return await caller.do(room_id, decide)


@post(
    "/rooms/{room_id:str}/seats/{seat:int}/time",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Give another player more time",
)
async def give_time(caller: Asker, room_id: RoomId, seat: SeatPath) -> messages.Sight:
    person = caller.known()
    return await caller.do(room_id, lambda room: room.grant(person, seat))


@post(
    "/rooms/{room_id:str}/seats/{seat:int}/urge",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Ask for a bot to make another player's move; once all others have asked, it does",
)
async def urge_seat(caller: Asker, room_id: RoomId, seat: SeatPath) -> messages.Sight:
    person, time = caller.known(), caller.house.time
    return await caller.do(room_id, lambda room: room.urge(person, seat, time.now()))


@post(
    "/rooms/{room_id:str}/host",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Become the host of a room whose host is gone, until its owner is back",
)
async def lead_room(caller: Asker, room_id: RoomId) -> messages.Sight:
    person, live = caller.known(), await caller.room(room_id)
    return await caller.do(room_id, lambda room: room.lead(person, live.is_host_gone))


@delete(
    "/rooms/{room_id:str}/mine",
    status_code=200,
    responses=problems(401, 404, 409),
    summary="Give up your seat and take the room off your list; sitting down again puts it back",
)
async def give_up_room(caller: Asker, room_id: RoomId) -> dict[str, str]:
    person, live = caller.known(), await caller.room(room_id)
    while (seat := live.room.seat_of(person)) is not None:  # several, if others play at the same device
        await caller.house.do(room_id, partial(Room.stand, person=person, seat=seat))
    if live.room.place_in_queue(person) is not None:
        await caller.house.do(room_id, lambda room: room.wait_no_more(person))
    await caller.house.writer.commit(Batch(hidden=[{"person_id": person.id, "room_id": room_id, "hidden": True}]))
    caller.house.news.room_changed(live.room)
    return {}


@post("/rooms/{room_id:str}/start", status_code=200, responses=problems(401, 403, 404, 409), summary="Start the next match")
async def start_match(caller: Asker, room_id: RoomId) -> messages.Sight:
    person, house = caller.known(), caller.house
    match_id, seed = house.make_id(), house.make_seed()
    return await caller.do(room_id, lambda room: room.start(person, match_id, seed))


@post("/rooms/{room_id:str}/moves", status_code=200, responses=problems(401, 403, 404, 409), summary="Make a move")
async def make_move(
    caller: Asker,
    room_id: RoomId,
    data: Annotated[messages.MakeMove, example({"move": "knock c4", "key": "1"})],
    seat: OwnSeat = None,
) -> messages.Sight:
    if not is_plain(data.key):
        raise RefusedError("bad_text")
    return await caller.do(room_id, lambda room: room.play(_seat(room, caller, seat), data.move, data.key), seat)


@post(
    "/rooms/{room_id:str}/take_back",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Take back your last move, if nobody has learnt anything since",
)
async def take_back(caller: Asker, room_id: RoomId, seat: OwnSeat = None) -> messages.Sight:
    return await caller.do(room_id, lambda room: room.take_back(_seat(room, caller, seat)), seat)


@post(
    "/rooms/{room_id:str}/lesson",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Continue the lesson of a practice room, or skip it",
)
async def go_on_learning(
    caller: Asker, room_id: RoomId, data: Annotated[messages.Learn, example({"do": "next", "step": 1})]
) -> messages.Sight:
    return await caller.do(room_id, lambda room: room.learn(_seat(room, caller), data.do, data.step))


@post(
    "/rooms/{room_id:str}/why",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Why a move is not possible now",
)
async def ask_why(
    caller: Asker, room_id: RoomId, data: Annotated[messages.AskWhy, example({"move": "flip a1"})], seat: OwnSeat = None
) -> messages.Why:
    room = (await caller.room(room_id)).room
    try:
        await caller.slowly(room.check, _seat(room, caller, seat), data.move)
    except RefusedError as refusal:
        if refusal.code in ("illegal", "compound", "not_to_act", "over"):
            problem = refusal.problem(caller.language)
            return messages.Why(False, problem.message, problem.rule)
        raise
    return messages.Why(True)


@post(
    "/rooms/{room_id:str}/try",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="What your moves would lead to, without making them",
)
async def try_moves(
    caller: Asker, room_id: RoomId, data: Annotated[messages.TryMoves, example({"moves": ["knock c4"]})], seat: OwnSeat = None
) -> messages.Tried:
    room_view = (await caller.room(room_id)).room_view(caller.person, caller.language, seat)
    meant = _seat(room_view.room, caller, seat)
    try:
        return await caller.slowly(room_view.tried, meant, data.moves)
    except RefusedError as refusal:
        if refusal.status == 409 and data.number is not None and data.number < room_view.room.number:
            return messages.Tried([], [], [], None, [], "", False, overtaken=True)  # not an error: something else happened first
        raise


@post(
    "/rooms/{room_id:str}/hint",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="What a bot would do in your seat; only if all others are bots",
)
async def give_hint(caller: Asker, room_id: RoomId) -> messages.Hint:
    room_view = (await caller.room(room_id)).room_view(caller.person, caller.language)
    seat = _seat(room_view.room, caller)
    match = room_view.room.advised(seat)
    caller.people.hints.check(caller.known().id, caller.address)
    try:
        advice = await caller.house.bot_pool.advise(match, seat, caller.who)
    except MoveError as error:
        raise refusal_of(error, seat, room_view.names) from None
    return room_view.hint(match, seat, advice.answer, advice.moves, advice.says, advice.places)


@get(
    "/rooms/{room_id:str}/events",
    responses=problems(403, 404),
    summary="What happened after an event, as one of the room's people may know it; ask again with the last number for more",
)
async def list_events(
    caller: Asker, room_id: RoomId, since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0, seat: OwnSeat = None
) -> list[messages.Event]:
    live = await caller.room(room_id)
    room_view = live.room_view(caller.person, caller.language, seat)
    if not room_view.belongs:
        raise RefusedError("not_seated")
    events = await caller.house.events(live, since, caller.house.settings.events, caller.who)
    return await caller.slowly(room_view.events, events)


@get(
    "/rooms/{room_id:str}/past/{entry:int}",
    responses=problems(403, 404, 409),
    summary="The running match as your own seat saw it after this many log entries",
)
async def get_past(caller: Asker, room_id: RoomId, entry: Entry, seat: OwnSeat = None) -> messages.Step:
    room_view = (await caller.room(room_id)).room_view(caller.person, caller.language, seat)
    return await caller.slowly(room_view.past, entry)


@get("/rooms/{room_id:str}/matches", responses=problems(404), summary="The matches of a room")
async def list_matches(caller: Asker, room_id: RoomId) -> list[messages.MatchInfo]:
    room = (await caller.room(room_id)).room
    rows = [row for row in await caller.house.store.matches_of(room.id, LISTED) if may_look(caller, room, row)]
    return [match_info(row, room.id, caller.person, caller.language) for row in rows]


# ---- Talk ----


@get("/rooms/{room_id:str}/talk", responses=problems(403, 404), summary="What people said last, as one of the room hears it")
async def list_talk(caller: Asker, room_id: RoomId) -> list[messages.Said]:
    live = await caller.room(room_id)
    if not live.room_view(caller.person, caller.language).belongs:
        raise RefusedError("not_seated")
    return await caller.house.talk.lines(live)


@post(
    "/rooms/{room_id:str}/talk",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Say something to the room: one of the ready-made phrases and signs",
)
async def speak(
    caller: Asker, room_id: RoomId, data: Annotated[messages.Speak, example({"what": "hello"})], seat: OwnSeat = None
) -> messages.Said:
    person, live = caller.known(), await caller.room(room_id)
    return await caller.house.talk.say(live, person, data.what, seat, caller.address)


def _seat(room: Room, caller: Caller, seat: int | None = None) -> int:
    """seat: which of the caller's seats is meant, if there are several."""
    caller.known()
    return room.seat_meant(caller.person, seat)


# ---- Matches ----


@get("/matches", responses=problems(401, 404), summary="Your matches, newest first")
async def list_own_matches(
    caller: Asker,
    mine: Annotated[Literal["true"], QueryParameter(description="There is no list of other people's matches.")] = "true",
    game: GameAsked = None,
    over: Annotated[bool, QueryParameter(description="Only finished ones.")] = False,
    page: Page = 0,
) -> Response[list[messages.MatchInfo]]:
    of = caller.game(game).name if game is not None else None
    rows = await caller.house.store.matches_by(caller.known().id, LISTED + 1, page * LISTED, of, over)
    lines = [match_info(row, row.room, caller.person, caller.language) for row in rows]
    return _page_of(lines, LISTED, "/api/matches", page=page + 1, mine=mine, game=game, over="true" if over else None)


@get("/statistics", responses=problems(401), summary="What your finished matches add up to, for each game and kind of opponents")
async def get_statistics(caller: Asker) -> list[messages.Record]:
    return await caller.statistics.of(caller.known().id, caller.slowly)


async def _match(caller: Caller, match_id: str) -> tuple[MatchRow, Room]:
    """A match that the caller may look at, and its room."""
    row = await caller.finished.row(match_id)
    # Looking at an old match does not count as coming back to its room.
    room = (await (caller.room(row.room) if row.file is None else caller.house.find(row.room))).room
    if not may_look(caller, room, row):
        raise RefusedError("not_played")
    return row, room


def may_look(caller: Caller, room: Room, row: MatchRow) -> bool:
    """A room without spectators shows its matches only to the people who played them, even when they are over."""
    return room.spectators or (caller.person is not None and caller.person.id in row.people)


@get("/matches/{match_id:str}", responses=problems(403, 404), summary="A match: who played, when, and how it was counted")
async def get_match(caller: Asker, match_id: MatchId) -> messages.MatchDetail:
    row, room = await _match(caller, match_id)
    inside = caller.person is not None and caller.person.id in room.members
    info = match_info(row, room.id if inside else None, caller.person, caller.language)
    tally, speak = await caller.finished.tally(row, caller.slowly), words(caller.language, row.game)
    lines = told_tally(tally, speak.render) if tally is not None else None
    return messages.MatchDetail(**msgspec.structs.asdict(info), tally=lines)


@get(
    "/matches/{match_id:str}/file",
    responses=problems(401, 403, 404, 409),
    summary="The match file; before the end only your own seat's masked copy",
)
async def get_file(caller: Asker, match_id: MatchId, seat: OwnSeat = None) -> Response[dict[str, Any]]:
    row, room = await _match(caller, match_id)
    text = row.file
    if text is None:
        if room.match is None or room.match_id != match_id:
            raise RefusedError("not_over")  # it was given up for another
        text = file_of(room.match, _seat(room, caller, seat))
    answer: Response[dict[str, Any]] = Response(msgspec.json.decode(text))
    answer.headers["content-disposition"] = f'attachment; filename="sweetbox-{match_id}.json"'
    return answer


@get("/matches/{match_id:str}/steps", responses=problems(403, 404, 409), summary="All steps of a finished match, a line each")
async def list_steps(caller: Asker, match_id: MatchId, seat: SeenFrom = None) -> list[messages.StepLine]:
    row, _ = await _match(caller, match_id)
    match = await caller.finished.match(row, caller.slowly)
    return await caller.slowly(step_lines, match, apart(row.names, caller.language), seat, caller.language)


@get("/matches/{match_id:str}/steps/{entry:int}", responses=problems(403, 404, 409), summary="A finished match, step by step")
async def get_step(caller: Asker, match_id: MatchId, entry: Entry, seat: SeenFrom = None) -> messages.Step:
    row, _ = await _match(caller, match_id)
    match = await caller.finished.match(row, caller.slowly)
    return await caller.slowly(step, match, apart(row.names, caller.language), entry, seat, caller.language)


@get(
    "/matches/{match_id:str}/verify",
    responses=problems(403, 404, 409),
    summary="Check every move and every draw of a finished match",
)
async def verify_match(caller: Asker, match_id: MatchId) -> messages.Verified:
    row, _ = await _match(caller, match_id)
    return await caller.slowly(verified, finished_file(row), caller.language)


@get("/matches/{match_id:str}/draws", responses=problems(403, 404, 409), summary="What each draw of a finished match was made from")
async def list_draws(caller: Asker, match_id: MatchId) -> list[messages.Draw]:
    row, _ = await _match(caller, match_id)
    return await caller.slowly(draws_of, await caller.finished.match(row, caller.slowly))


# ---- The socket, for the document ----


FLIPPED = {"key": "story.flip", "who": {"who": 0}, "pocket": "c4"}


@get("/socket", responses=problems(), sync_to_thread=False, summary="The messages of the WebSockets, with an example of each")
def get_socket_guide(caller: Asker) -> messages.SocketGuide:
    return messages.SocketGuide(
        address="/api/rooms/{room_id}/socket?since={number}&sentences={true or false}",
        client=[
            messages.Play("flip c4", "1"),
            messages.TakeBack("2"),
            messages.Teach("next", 1),
            messages.Look(),
            messages.Ping(),
        ],
        server=[
            messages.Hello(),
            messages.News(
                messages.Shared(
                    number=7,
                    kind="moved",
                    seat=0,
                    at=1789000000000,
                    log=[(0, 12), (-1, 3)],
                    story=[{"kind": "flip", "seat": 0, "text": FLIPPED}],
                    scenes=[
                        messages.Scene(0, {"phase": "reveal"}),
                        messages.Scene(1, {"turn": 1, "pockets": {"10": {"shown": 3}}}),
                    ],
                    standing=messages.Standing(14, [1], FLIPPED),
                ),
                own=messages.Own([12, 13]),
            ),
            messages.Event(
                number=7,
                kind="moved",
                seat=0,
                at=1789000000000,
                match=None,
                log=[(0, 12), (-1, 3)],
                story=[{"kind": "flip", "seat": 0, "text": "…"}],
                frames=[messages.Frame(12, 0, [], {"type": "…"}), messages.Frame(13, 1, [1], {"type": "…"})],
            ),
            messages.Done("1", 7),
            messages.Failed("1", "illegal", "This pocket is empty.", "BP17"),
            messages.Presence([True, False], 1, [None, messages.Away(1789000000000, True, False)], None),
            messages.Announced("A new version is installed.", 1789000300000),
            messages.Talk([messages.Said(3, 0, "Mia", "9f2c01d4b7aa", "hello", 1789000000000)]),
            messages.Pong(),
        ],
        lobby=messages.LobbyGuide(
            address="/api/lobby/socket",
            client=[messages.Ping()],
            server=[messages.Hello(), messages.OpenRooms([], False), messages.Mine([], []), messages.Pong()],
        ),
    )


compression = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", COMPRESSED, gzip_compress_level=LEVEL))
router = Router(
    "/api",
    middleware=[compression],
    route_handlers=[
        list_games,
        get_game,
        get_rules,
        get_words,
        get_moves,
        list_bots,
        get_identity,
        set_identity,
        forget_identity,
        list_devices,
        end_device,
        hand_over,
        ask_whose,
        become,
        list_rooms,
        open_room,
        play_now,
        practice,
        get_room,
        change_room,
        set_seat,
        give_time,
        urge_seat,
        lead_room,
        give_up_room,
        start_match,
        make_move,
        take_back,
        go_on_learning,
        ask_why,
        try_moves,
        give_hint,
        list_events,
        get_past,
        list_matches,
        list_talk,
        speak,
        list_own_matches,
        get_statistics,
        get_match,
        get_file,
        list_steps,
        get_step,
        verify_match,
        list_draws,
        get_socket_guide,
    ],
)
