"""The sender of a request: what the handlers need to know about them."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from litestar import Request
from litestar.datastructures import Cookie, State

from sweetbox.kernel.errors import UnknownNameError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.server import messages
from sweetbox.server.address import address
from sweetbox.server.editions import Edition
from sweetbox.server.finished import FinishedMatches
from sweetbox.server.house import House, Live
from sweetbox.server.identity import COOKIE, COOKIE_SECONDS, Person, is_id, key_hash
from sweetbox.server.people import People
from sweetbox.server.problem import RefusedError
from sweetbox.server.reviews import Reviews
from sweetbox.server.room import Decision, Room
from sweetbox.server.statistics import Statistics
from sweetbox.server.turns import Who
from sweetbox.words.finished import finished_games

P = ParamSpec("P")
T = TypeVar("T")


class Caller:
    def __init__(self, request: "Request[Any, Any, State]", person: Person | None) -> None:
        self.house: House = request.app.state.house
        self.people: People = request.app.state.people
        self.finished: FinishedMatches = request.app.state.finished
        self.statistics: Statistics = request.app.state.statistics
        self.reviews: Reviews = request.app.state.reviews
        self.person = person
        self.cookies = request.cookies
        self.address = address(request.scope)
        self.has = request.headers.get("if-none-match", "")  # the tag of an answer that the browser has kept
        self.key = key_hash(request.query_params.get("key"))  # of the key in the room's link that they used
        self.secure = request.url.scheme == "https"
        asked = request.query_params.get("language")
        self.language = self.people.language(person, request.headers.get("accept-language"), asked)

    def known(self) -> Person:
        """The person; a stranger is asked for a name first."""
        if self.person is None:
            raise RefusedError("no_identity")
        return self.person

    @property
    def who(self) -> Who:
        """Whose turns these are."""
        return self.address, self.person.id if self.person is not None else ""

    async def slowly(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do slow work in a thread, when its turn comes there."""
        return await self.house.slow.run(self.who, work, *args, **kwargs)

    async def room(self, id_: str) -> Live:
        if not is_id(id_):
            raise RefusedError("no_room")
        return await self.house.meet(id_, self.person, self.who, self.key)

    async def sight(self, id_: str, seat: int | None = None) -> messages.Sight:
        """seat: which of the person's seats is meant, if there are several."""
        live = await self.room(id_)
        return live.room_view(self.person, self.language, seat).sight(live.away)

    async def do(self, id_: str, decide: Callable[[Room], Decision], seat: int | None = None) -> messages.Sight:
        """Decide on a room; returns its sight afterwards. seat: as in `sight`."""
        live = await self.room(id_)
        await self.house.do(id_, decide)
        live.address = self.address
        return await self.sight(id_, seat)

    def games(self) -> list[str]:
        chosen = self.house.settings.games
        return finished_games() if chosen is None else list(chosen)

    def game(self, name: str) -> Game:
        if name not in self.games():
            raise UnknownNameError(Say("error.game_unknown", came=name, known=self.games()))
        return find_game(name)

    def edition(self, game: Game, name: str | None) -> Edition | None:
        """One that the host offers; None: the printed one."""
        if not name:
            return None
        offered = self.house.settings.editions.get(game.name, {})
        if name not in offered:
            raise RefusedError("no_edition")
        return offered[name]

    def cookie(self, token: str) -> Cookie:
        return Cookie(key=COOKIE, value=token, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=self.secure)


async def provide_caller(request: "Request[Any, Any, State]") -> Caller:
    people: People = request.app.state.people
    house: House = request.app.state.house
    house.bans.check_address(address(request.scope))
    person = await people.find(request.cookies)
    house.bans.check_person(person)
    caller = Caller(request, person)
    request.state.language = caller.language
    caller.house.see(request.path_params.get("room_id", ""), person)  # even if the next line refuses this
    people.requests.check(person.id if person is not None else caller.address)
    return caller
