"""Who asks: finds the person of a cookie, gives new ones a token, and counts how much they ask."""

import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence

from sweetbox.server.house import House
from sweetbox.server.identity import COOKIE, Person, clean_name, new_token, token_hash
from sweetbox.server.language import accepted
from sweetbox.server.limits import Limit, SharedLimit
from sweetbox.server.problem import RefusedError
from sweetbox.server.settings import Settings
from sweetbox.server.store import Batch, Row
from sweetbox.words import languages

log = logging.getLogger("sweetbox")

REMEMBERED = 10_000  # people whose row need not be read again
ROOMS = 20  # rooms, the last used ones, in which a new name counts at once


class People:
    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._forgotten = 0  # how often somebody was
        ticks = house.clock.ticks

        def now() -> Settings:
            return house.settings

        self.requests = Limit(lambda: now().rate, clock=ticks)
        self.messages = Limit(lambda: now().rate, clock=ticks)
        self.households = Limit(lambda: now().rate * now().households, clock=ticks)  # requests and messages of an address
        self.names = Limit(lambda: now().names_a_minute / 60, lambda: now().names_a_minute * 10, clock=ticks)
        self.rooms = SharedLimit(
            *(lambda: now().rooms_a_minute / 60, lambda: now().rooms_a_minute * 2, lambda: now().households),
            "too_many_rooms",
            ticks,
        )
        self.hints = SharedLimit(
            *(lambda: now().hints_a_minute / 60, lambda: now().hints_a_minute / 2, lambda: now().households), clock=ticks
        )

    def remembered(self, cookie: str) -> str:
        """Whose cookie header it is, as far as that is known without asking the store; else nobody's."""
        named = (part.strip().partition("=") for part in cookie.split(";"))
        token = next((value for name, _, value in named if name == COOKIE), "")
        known = self._known.get(token_hash(token)) if token else None
        return known.id if known is not None else ""

    async def find(self, cookies: Mapping[str, str]) -> Person | None:
        """The person whose cookie it is; None: a stranger."""
        token = cookies.get(COOKIE)
        if not token or len(token) > 100:
            return None
        hashed = token_hash(token)
        person = self._known.get(hashed)
        while person is None:
            forgotten = self._forgotten
            person = await self._house.store.person(hashed)
            if person is None:
                return None
            if forgotten != self._forgotten:
                person = None  # what was read may be older than what an administrator has just changed
        self._remember(hashed, person)
        return person

    def forget(self, person: str) -> None:
        """Read somebody's row again when they next come: it has changed."""
        self._forgotten += 1
        for hashed in [hashed for hashed, known in self._known.items() if known.id == person]:
            del self._known[hashed]

    def _remember(self, hashed: str, person: Person) -> None:
        self._known[hashed] = person
        self._known.move_to_end(hashed)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def greet(self, cookies: Mapping[str, str], address: str, name: str, language: str | None) -> tuple[Person, str | None]:
        """Give somebody a name, and a token if they have none yet."""
        plain = clean_name(name)
        if language is not None and language not in languages():
            raise RefusedError("language")
        known = await self.find(cookies)
        if known is not None:
            self.names.check(known.id)
            person = Person(known.id, plain, language)
            row = {"person_id": person.id, "name": plain, "language": language}
            await self._house.writer.commit(Batch(renamed=[row]))
            if token_hash(cookies[COOKIE]) in self._known:  # else the cookie has ended meanwhile
                self._remember(token_hash(cookies[COOKIE]), person)
            if plain != known.name:
                await self.rename(person)
            return person, None
        self.names.check(address)
        token = new_token()
        person = Person(self._house.make_id(), plain, language)
        hashed = token_hash(token)
        added = {"id": person.id, "token": hashed, "name": plain, "language": language, "at": self._house.clock.now()}
        await self._house.writer.commit(Batch(people=[added]))
        self._remember(hashed, person)
        return person, token

    async def end(self, person: Person, audits: Sequence[Row] = ()) -> int:
        """Somebody's token is nobody's any more, in whatever browser it is, not even on a socket that is open. The name stays where
        they sat. How many sockets that closes."""
        row = {"person_id": person.id, "token": token_hash(new_token())}  # of a token that nobody has
        await self._house.writer.commit(Batch(tokens=[row], audits=list(audits)))
        self.forget(person.id)
        own = [watcher for watcher in self._house.watchers() if watcher.person is not None and watcher.person.id == person.id]
        for watcher in own:
            watcher.cut("no_identity")
        return len(own)

    async def rename(self, person: Person) -> None:
        """Tell the rooms in which the person sits; one that is over is not read again for it."""
        for row in await self._house.store.rooms_of(person.id, ROOMS):
            if row.state == "over" and row.id not in self._house.rooms:
                continue
            try:
                await self._house.do(row.id, lambda room: room.rename(person))
            except RefusedError as refusal:
                log.warning("renaming in a room: %s", refusal.code)

    def language(self, person: Person | None, header: str | None, asked: str | None = None) -> str:
        """What was asked for, else what the person set, else what the browser wants."""
        if asked in languages():
            return asked
        return (person.language if person is not None else None) or accepted(header)
