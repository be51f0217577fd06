"""What is asked about reviews: only by those who sat at the table, and only once the match is over."""

from typing import Annotated

from litestar import Router, get, post

from sweetbox.kernel.errors import MoveError
from sweetbox.kernel.match import Match
from sweetbox.kernel.registry import all_games, game
from sweetbox.kernel.say import Say
from sweetbox.review import Review, check_reviewable
from sweetbox.review.grades import levels_of
from sweetbox.review.saying import Teller, mistakes
from sweetbox.server import messages
from sweetbox.server.api import Asker, MatchId, compression, example, open_for, problems
from sweetbox.server.caller import Caller
from sweetbox.server.editions import Edition
from sweetbox.server.names import apart
from sweetbox.server.problem import RefusedError
from sweetbox.server.review_messages import Point, Progress, ReviewPage, ReviewState, TryFrom
from sweetbox.server.store import MatchRow
from sweetbox.words import words


@get(
    "/matches/{match_id:str}/review",
    responses=problems(401, 403, 404, 409),
    summary="The review of a finished match that one sat at, or how far it is; to ask is to wait for it",
)
async def get_review(caller: Asker, match_id: MatchId) -> ReviewState:
    return await _state(caller, await _own(caller, match_id))


@post(
    "/matches/{match_id:str}/review",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Have a finished match reviewed that one sat at; it is made once and kept",
)
async def ask_review(caller: Asker, match_id: MatchId) -> ReviewState:
    row = await _own(caller, match_id)
    check_reviewable(await caller.finished.match(row, caller.slowly))
    await caller.reviews.ask(row, caller.known().id, caller.address)
    return await _state(caller, row)


@post(
    "/matches/{match_id:str}/try",
    responses=problems(401, 403, 404, 409),
    summary="Play on from a moment of a finished match that one sat at: a room with bots, started at once",
)
async def try_from(
    caller: Asker, match_id: MatchId, data: Annotated[TryFrom, example({"entry": 12, "bot": "fair"})]
) -> messages.Sight:
    person, row = caller.known(), await _own(caller, match_id)
    match = await caller.finished.match(row, caller.slowly)
    check_reviewable(match)
    start, seat = match.at(data.entry), row.people.index(person.id) if data.seat is None else data.seat
    start.check_seat(seat)
    if start.over:
        raise MoveError("over", Say("error.over"))
    bot = data.bot or caller.house.settings.bot
    places = [messages.Place("bot", bot=bot)] * match.seats
    places[seat] = messages.Place("me")
    line, edition = start.position.line, _edition(row, match)
    return await open_for(
        caller,
        match.game,
        match.seats,
        places,
        match.options,
        public=False,
        spectators=False,
        start=True,
        stand_in=bot,
        line=line,
        edition=edition,
    )


def _edition(row: MatchRow, match: Match) -> Edition | None:
    if match.edition is None or row.result is None:
        return None
    return Edition(row.result["edition"], match.edition)


@get("/reviews", responses=problems(401), summary="What one's reviewed matches say, beside what bots lose a move")
async def list_reviews(caller: Asker) -> Progress:
    past = await caller.reviews.past(caller.known().id)
    there = {each.game for each in past} & {*all_games()}
    return Progress(past, {name: levels_of(game(name)).levels for name in sorted(there)})


async def _own(caller: Caller, match_id: str) -> MatchRow:
    """A match that is over and that the caller sat down to."""
    person, row = caller.known(), await caller.finished.row(match_id)
    if person.id not in row.people:
        raise RefusedError("not_played")
    if row.file is None:
        raise RefusedError("not_over")
    return row


async def _state(caller: Caller, row: MatchRow) -> ReviewState:
    found = await caller.reviews.state(row.id)
    if found is not None:
        return found
    made = await caller.reviews.kept(row.id)
    if made is None:
        return ReviewState("none")
    match = await caller.finished.match(row, caller.slowly)
    return await caller.slowly(told, match, made, row, caller.known().id, caller.language)


def told(match: Match, made: Review, row: MatchRow, person: str, language: str) -> ReviewState:
    """The review as one of those who played reads it."""
    names = apart(row.names, language)
    you = row.people.index(person) if row.people.count(person) == 1 else None
    tell, levels = Teller(match, made, words(language, match.game.name), names, you), levels_of(match.game)
    points = [
        Point(
            moment.entry, moment.kind, moment.seat, moment.before.shares, moment.before.errors,
            [luck + skill for luck, skill in zip(moment.luck, moment.skill, strict=True)], moment.grade, moment.loss,
        )
        for moment in made.moments
    ]  # fmt: skip
    page = ReviewPage(
        names, you, match.game.name, made.depth, made.adviser, points, tell.verdict(), made.sums, made.doubt,
        [tell.moment(number) for number in made.mattered], [tell.moment(number) for number in mistakes(made)],
        levels.levels, levels.limits,
    )  # fmt: skip
    return ReviewState("ready", review=page)


router = Router("/api", middleware=[compression], route_handlers=[get_review, ask_review, try_from, list_reviews])
