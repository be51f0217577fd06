"""Who asks: finds the person of a cookie, gives new ones a token, and counts how much they ask."""

import logging
from collections import OrderedDict
from collections.abc import Mapping

from sweetbox.server.house import House
from sweetbox.server.identity import COOKIE, Person, clean_name, new_token, token_hash
from sweetbox.server.language import accepted
from sweetbox.server.limits import Limit
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import Batch
from sweetbox.words import languages

log = logging.getLogger("sweetbox")

REMEMBERED = 10_000  # people whose row need not be read again
ROOMS = 20  # rooms, the last used ones, in which a new name counts at once


class People:
    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._ended = 0  # tokens
        settings = house.settings
        self.requests = Limit(settings.rate)
        self.messages = Limit(settings.rate)
        self.rooms = Limit(settings.rooms_a_minute / 60, settings.rooms_a_minute * 2, "too_many_rooms")
        self.hints = Limit(settings.hints_a_minute / 60, settings.hints_a_minute / 2)
        self.names = Limit(settings.names_a_minute / 60, settings.names_a_minute * 2)

    async def find(self, cookies: Mapping[str, str]) -> Person | None:
        """The person whose cookie it is; None: a stranger."""
        token = cookies.get(COOKIE)
        if not token or len(token) > 100:
            return None
        hashed, ended = token_hash(token), self._ended
        person = self._known.get(hashed) or await self._house.store.person(hashed)
        if person is not None:
            self._remember(hashed, person, ended)
        return person

    def _remember(self, hashed: str, person: Person, ended: int) -> None:
        """ended: how many tokens had ended when the person was looked for; if one has since, it may be this one."""
        if ended != self._ended:
            return
        self._known[hashed] = person
        self._known.move_to_end(hashed)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def greet(self, cookies: Mapping[str, str], address: str, name: str, language: str | None) -> tuple[Person, str | None]:
        """Give somebody a name, and a token if they have none yet."""
        plain = clean_name(name)
        if language is not None and language not in languages():
            raise RefusedError("language")
        ended = self._ended
        known = await self.find(cookies)
        if known is not None:
            self.names.check(known.id)
            person = Person(known.id, plain, language)
            row = {"person_id": person.id, "name": plain, "language": language}
            await self._house.writer.commit(Batch(renamed=[row]))
            self._remember(token_hash(cookies[COOKIE]), person, ended)
            if plain != known.name:
                await self._rename(person)
            return person, None
        self.names.check(address)
        token = new_token()
        person = Person(self._house.make_id(), plain, language)
        hashed = token_hash(token)
        added = {"id": person.id, "token": hashed, "name": plain, "language": language, "at": self._house.clock()}
        await self._house.writer.commit(Batch(people=[added]))
        self._remember(hashed, person, ended)
        return person, token

    async def end(self, person: Person) -> None:
        """End somebody's token: nobody who has it is that person any more, not even on a socket that is open. The name stays where
        they sat."""
        unknown = token_hash(new_token())
        await self._house.writer.commit(Batch(ended=[{"person_id": person.id, "token": unknown}]))
        self._ended += 1
        self._known = OrderedDict((hashed, known) for hashed, known in self._known.items() if known.id != person.id)
        for live in self._house.rooms.values():
            for watcher in live.watchers:
                if watcher.person is not None and watcher.person.id == person.id:
                    watcher.overrun.set()

    async def _rename(self, person: Person) -> None:
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
