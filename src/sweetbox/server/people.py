"""The people who ask: finds the person of a cookie, gives new people a token, and counts how much they ask."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence

from sweetbox.server import messages
from sweetbox.server.house import House
from sweetbox.server.identity import COOKIE, Person, clean_name, new_token, token_hash
from sweetbox.server.language import accepted
from sweetbox.server.limits import Limit, SharedLimit
from sweetbox.server.problem import RefusedError, log
from sweetbox.server.store import Batch, ConflictError, Row
from sweetbox.words import languages

HANDOVER = 10 * 60 * 1000  # milliseconds for which a link to another device works
REMEMBERED = 10_000  # people in the cache
ROOMS = 20  # the last used rooms, in which a new name appears at once


class People:
    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._forgotten = 0  # how often somebody was removed from the cache
        self.ticks = ticks = house.clock.ticks
        self.requests = Limit(lambda: house.settings.rate, clock=ticks)
        self.messages = Limit(lambda: house.settings.rate, clock=ticks)
        # Requests and messages of an address.
        self.households = Limit(lambda: house.settings.rate * house.settings.households, clock=ticks)
        self.names = Limit(lambda: house.settings.names_a_minute / 60, lambda: house.settings.names_a_minute * 10, clock=ticks)
        self.rooms = SharedLimit(
            lambda: house.settings.rooms_a_minute / 60,
            lambda: house.settings.rooms_a_minute * 2,
            lambda: house.settings.households,
            "too_many_rooms",
            ticks,
        )
        self.hints = SharedLimit(
            lambda: house.settings.hints_a_minute / 60,
            lambda: house.settings.hints_a_minute / 2,
            lambda: house.settings.households,
            clock=ticks,
        )
        shares = house.nodes.shares
        for name in ("requests", "messages", "households", "names"):
            shares.add(name, getattr(self, name))
        for name, limit in (("rooms", self.rooms), ("hints", self.hints)):
            shares.add(f"{name} of a person", limit.of_person)
            shares.add(f"{name} of an address", limit.of_address)
        house.nodes.on("person", lambda news: self.read_again(news.rest.split()), self.read_again)

    def remembered(self, cookie: str) -> str:
        """Whose cookie header it is, as far as that is known without asking the store; otherwise nobody's."""
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
                person = None  # an administrator may have changed it while it was being read
        self._remember(hashed, person)
        return person

    def forget(self, person: str) -> None:
        """A person's row has changed: read it again when they next ask."""
        self._forgotten += 1
        for hashed in [hashed for hashed, known in self._known.items() if known.id == person]:
            del self._known[hashed]

    async def read_again(self, people: Iterable[str] | None = None) -> None:
        """Another node has changed something about these people or, with None, perhaps about anybody: close sockets whose tokens
        have ended."""
        changed = None if people is None else set(people)
        if changed is None:
            self._forgotten += 1
            self._known.clear()
        for person in changed or ():
            self.forget(person)
        own = [watcher for watcher in self._house.watchers() if watcher.person is not None]
        own = [watcher for watcher in own if changed is None or (watcher.person is not None and watcher.person.id in changed)]
        known = await self._house.store.tokens({watcher.token for watcher in own})
        for watcher in own:
            if watcher.token not in known:
                watcher.cut("no_identity")

    def _remember(self, hashed: str, person: Person) -> None:
        self._known[hashed] = person
        self._known.move_to_end(hashed)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def greet(self, cookies: Mapping[str, str], address: str, name: str, language: str | None) -> tuple[Person, str | None]:
        """Give a person a name, and a token if they have none yet."""
        plain = clean_name(name)
        if language is not None and language not in languages():
            raise RefusedError("language")
        known = await self.find(cookies)
        if known is not None:
            self.names.check(known.id)
            person = Person(known.id, plain, language)
            row = {"person_id": person.id, "name": plain, "language": language}
            await self._house.writer.commit(Batch(renamed=[row], news=_about(person)))
            for hashed in [hashed for hashed, each in self._known.items() if each.id == person.id]:
                self._known[hashed] = person  # on every device
            if plain != known.name:
                await self.rename(person)
            return person, None
        self.names.check(address)
        person = Person(self._house.make_id(), plain, language)
        added = {"id": person.id, "name": plain, "language": language, "at": self._house.clock.now()}
        token, device = self._new_device()
        await self._house.writer.commit(Batch(people=[added], devices=[{**device, "person": person.id}]))
        self._remember(device["token"], person)
        return person, token

    def _new_device(self) -> tuple[str, Row]:
        """What goes into a cookie, and what is stored about it."""
        token = new_token()
        return token, {"id": self._house.make_id(), "token": token_hash(token), "at": self._house.clock.now()}

    # ---- A person's devices ----

    async def devices(self, person: Person, cookies: Mapping[str, str]) -> list[messages.Device]:
        here = token_hash(cookies[COOKIE])
        rows = await self._house.store.devices(person.id)
        return [messages.Device(row["id"], row["at"], row["token"] == here) for row in rows]

    async def end_device(self, person: Person, device: str) -> None:
        """Sign the person out there, even on open sockets. A link to a further device ends, too: it may have been made there."""
        found = [row for row in await self._house.store.devices(person.id) if row["id"] == device]
        if not found:
            raise RefusedError("no_device")
        ended, withdrawn = [{"device_id": device}], [{"person_id": person.id}]
        await self._house.writer.commit(Batch(ended=ended, withdrawn=withdrawn, news=_about(person)))
        self._let_go(person, found[0]["token"])

    async def end_here(self, person: Person, cookies: Mapping[str, str]) -> None:
        """The same for the browser that asks."""
        here = token_hash(cookies[COOKIE])
        for row in await self._house.store.devices(person.id):
            if row["token"] == here:
                await self.end_device(person, row["id"])

    async def end(self, person: Person, audits: Sequence[Row] = ()) -> int:
        """Sign a person out everywhere. The name stays where they sat. Returns the number of sockets that were closed."""
        row = {"person_id": person.id}
        await self._house.writer.commit(Batch(ended_all=[row], withdrawn=[row], audits=list(audits), news=_about(person)))
        return self._let_go(person)

    def _let_go(self, person: Person, token: str | None = None) -> int:
        """Close the sockets of a person, or of one of their tokens."""
        self.forget(person.id)
        own = [watcher for watcher in self._house.watchers() if watcher.person is not None and watcher.person.id == person.id]
        own = [watcher for watcher in own if token in (None, watcher.token)]
        for watcher in own:
            watcher.cut("no_identity")
        return len(own)

    async def hand_over(self, person: Person, cookies: Mapping[str, str]) -> messages.Handover:
        """Make a link that signs in another device; an earlier link stops working."""
        self.names.check(person.id)
        code, until = self._house.make_id(), self._house.clock.now() + HANDOVER
        row = {"code": token_hash(code), "person": person.id, "until": until}
        try:
            await self._house.store.offer_handover(token_hash(cookies[COOKIE]), row)
        except ConflictError:
            raise RefusedError("no_identity") from None
        return messages.Handover(code, until)

    async def handed_over(self, code: str, address: str) -> Person:
        """Whose link it is."""
        self.names.check(address)
        found = await self._house.store.handover(token_hash(code), self._house.clock.now())
        if found is None:
            raise RefusedError("no_handover")
        self._house.bans.check_person(found)
        return found

    async def become(self, cookies: Mapping[str, str], address: str, code: str) -> tuple[Person, str | None]:
        """Use up the link: from now on the asker is that person, with a token of their own."""
        person, before = await self.handed_over(code, address), await self.find(cookies)
        if before is not None and before.id == person.id:
            return person, None
        token, device = self._new_device()
        try:
            await self._house.store.hand_over(token_hash(code), self._house.clock.now(), device)
        except ConflictError:
            raise RefusedError("no_handover") from None
        if before is not None:
            await self.end_here(before, cookies)
        return person, token

    # ---- Names ----

    async def rename(self, person: Person) -> None:
        """Pass the new name on to the rooms in which the person sits; a room whose match is over is not read for that."""
        for row in await self._house.store.rooms_of(person.id, ROOMS):
            if row.state == "over" and row.id not in self._house.rooms:
                continue
            try:
                await self._house.do(row.id, lambda room: room.rename(person))
            except RefusedError as refusal:
                log.warning("renaming in a room: %s", refusal.code)

    def language(self, person: Person | None, header: str | None, asked: str | None = None) -> str:
        """The language asked for, or set by the person, or wanted by the browser, in this order."""
        if asked in languages():
            return asked
        return (person.language if person is not None else None) or accepted(header)


def _about(person: Person) -> list[str]:
    """The news for other nodes when something about a person has changed."""
    return [f"person {person.id}"]
