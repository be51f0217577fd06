"""What an administrator may do to a running server. Everything that changes something, or looks at what is not everybody's, is
written into the audit log: no later than it is done, and in the same transaction where there is one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec

from sweetbox.kernel.errors import OptionError, SweetboxError
from sweetbox.kernel.say import Say
from sweetbox.server import admin_messages as asked
from sweetbox.server import messages, schema
from sweetbox.server.address import network_of
from sweetbox.server.admin_store import AdminStore
from sweetbox.server.bans import Ban
from sweetbox.server.events import Draft, Looked
from sweetbox.server.house import House, Live
from sweetbox.server.identity import Person, clean_name, is_plain
from sweetbox.server.people import People
from sweetbox.server.problem import RefusedError, fault, refusal_of
from sweetbox.server.room import Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.settings import AT_START, figures
from sweetbox.server.store import Batch, ConflictError, Row
from sweetbox.server.watcher import Watcher
from sweetbox.words import languages, words

log = logging.getLogger("sweetbox")

ROUNDS = 5  # of erasing somebody, in case that something of theirs was just on its way

_decoder: msgspec.json.Decoder[asked.AnyAct] = msgspec.json.Decoder(asked.AnyAct)


class Admin:
    def __init__(self, house: House, people: People) -> None:
        self._house = house
        self._people = people
        self._store = AdminStore(house.store)
        self._one_at_a_time = asyncio.Lock()
        self._acts: dict[type[asked.Act], Callable[[Any], Awaitable[Any]]] = {
            asked.Rooms: self.rooms,
            asked.Close: self.close,
            asked.Unarchive: self.unarchive,
            asked.Look: self.look,
            asked.People: self.people,
            asked.Rename: self.rename,
            asked.Ban: self.ban,
            asked.Unban: self.unban,
            asked.Bans: self.bans,
            asked.EndTokens: self.end_tokens,
            asked.Export: self.export,
            asked.Erase: self.erase,
            asked.Limits: self.limits,
            asked.SetLimit: self.set_limit,
            asked.SayToAll: self.say,
            asked.Audit: self.audit,
        }

    async def answer(self, line: bytes) -> bytes:
        """What comes of one request, as JSON."""
        language = "en"
        try:
            act = _read(line)
            language = act.language if act.language in languages() else language
            _check_texts(act)
            async with self._one_at_a_time:
                return msgspec.json.encode(asked.Answer(done=await self._acts[type(act)](act)))
        except SweetboxError as error:
            refusal = refusal_of(error)
        except ConflictError:
            refusal = RefusedError("busy")
        except Exception as error:
            log.error("%s", fault(error))
            refusal = RefusedError("internal")
        return msgspec.json.encode(asked.Answer(problem=refusal.problem(language)))

    # ---- Rooms ----

    async def rooms(self, act: asked.Rooms) -> asked.Some:
        rows, total = await self._store.rooms(act.all, act.most)
        return asked.Some([self._room_row(row) for row in rows], total)

    def _room_row(self, row: Row) -> asked.RoomRow:
        live, chairs = self._house.rooms.get(row["id"]), row["chairs"]
        return asked.RoomRow(
            id=row["id"],
            game=row["game"],
            state=row["state"],
            public=row["public"],
            people=[chair.name for chair in chairs if chair.kind == "person"],
            bots=sum(chair.kind == "bot" for chair in chairs),
            open=row["open"],
            watchers=len(live.watchers) + sum(len(each.guests) for each in live.elsewhere.values()) if live is not None else 0,
            created=row["created"],
            at=row["at"],
            archived=row["archived"],
        )

    async def close(self, act: asked.Close) -> asked.Closed:
        live = await self._room(act.room)
        room, at = live.room.id, self._house.clock.now()
        if live.room.archived:
            raise OptionError(Say("admin.archived_already", room=room))
        audits, tick = [self._audit(act, room)], self._house.time.now()
        await self._house.rewrite(room, lambda: self._house.store.archive(room, at, tick, True, audits))
        for watcher in live.watchers:
            watcher.send(_announced(words(watcher.language).render(Say("server.room_closed"))))
        return asked.Closed(room, len(live.watchers))

    async def unarchive(self, act: asked.Unarchive) -> asked.Reopened:
        live = await self._room(act.room)
        room, at = live.room.id, self._house.clock.now()
        if not live.room.archived:
            raise OptionError(Say("admin.not_archived", room=room))
        day, audits, tick = self._house.day, [self._audit(act, room)], self._house.time.now()
        await self._house.rewrite(room, lambda: self._house.store.reopen(room, at, day, tick, audits))
        return asked.Reopened(room)

    async def look(self, act: asked.Look) -> asked.Insight:
        """What a spectator would see, even where spectators are not allowed; everybody in the room is told."""
        live = await self._room(act.room)
        room = live.room
        await self._write(Batch(audits=[self._audit(act, room.id)]))
        if not room.archived:
            await self._house.do(room.id, lambda _: Decision([Draft(Looked())]))
        view = RoomView(room, Viewer(None, False, act.language))
        sight = view.match_sight(room.match) if room.match is not None else None
        watchers = list(live.watchers)
        names = await self._store.names({watcher.person.id for watcher in watchers if watcher.person is not None})
        return asked.Insight(
            room=room.id,
            game=room.game.name,
            state=room.state,
            public=room.public,
            spectators=room.spectators,
            archived=room.archived,
            options=room.options,
            created=await self._store.created(room.id),
            at=room.at,
            host=room.host,
            people=[chair.person or None for chair in room.chairs],
            seats=view.sight(live.away).seats,
            sockets=[_onlooker(watcher, room, names) for watcher in watchers],
            match=room.match_id,
            summary=sight.summary if sight is not None else [],
            asked=sight.asked if sight is not None else "",
        )

    async def _room(self, beginning: str) -> Live:
        return await self._house.find(_only(await self._store.ids(schema.room.c.id, beginning), "admin.no_room", beginning))

    # ---- People ----

    async def people(self, act: asked.People) -> asked.Some:
        rows, total = await self._store.people(act.name, act.most)
        addresses: dict[str, set[str]] = {}
        for watcher in self._house.watchers():
            if watcher.person is not None:
                addresses.setdefault(watcher.person.id, set()).add(watcher.address)
        return asked.Some([self._person_row(row, addresses.get(row["id"], set())) for row in rows], total)

    def _person_row(self, row: Row, addresses: set[str]) -> asked.PersonRow:
        ban = self._house.bans.of_person(row["id"])
        return asked.PersonRow(
            id=row["id"],
            name=row["name"],
            language=row["language"],
            since=row["at"],
            rooms=row["rooms"],
            addresses=sorted(addresses),
            banned=ban.until if ban is not None else None,
        )

    async def rename(self, act: asked.Rename) -> asked.Renamed:
        before = await self._person(act.person)
        person = Person(before.id, clean_name(act.name), before.language)
        row = {"person_id": person.id, "name": person.name, "language": person.language}
        await self._write(Batch(renamed=[row], audits=[self._audit(act, person.id)], news=[f"person {person.id}"]))
        self._people.forget(person.id)
        await self._people.rename(person)
        return asked.Renamed(person.id, before.name, person.name)

    async def ban(self, act: asked.Ban) -> asked.Banned:
        if not act.why.strip():
            raise OptionError(Say("admin.ban_why"))
        network = network_of(act.whom)
        person = await self._person(act.whom) if network is None else None
        whom = person.id if person is not None else str(network)
        at = self._house.clock.now()
        ban = Ban(whom, at + 1000 * act.seconds, act.why, at)
        audit = self._audit(act, whom, f"{datetime.fromtimestamp(ban.until / 1000, UTC):%Y-%m-%d %H:%M} UTC")
        await self._write(
            Batch(unbans=[{"banned": whom}], bans=[msgspec.structs.asdict(ban)], audits=[audit], news=["bans changed"])
        )
        bans = self._house.bans
        bans.add(ban)
        closed = self._dismiss(
            lambda each: bans.of_address(each.address) is ban or (each.person is not None and each.person.id == whom),
            "banned",
            ban.refusal,
        )
        return asked.Banned(whom, person.name if person is not None else None, ban.until, closed)

    async def unban(self, act: asked.Unban) -> asked.Unbanned:
        held = [ban.whom for ban in self._house.bans.all()]
        network = network_of(act.whom)
        found = [whom for whom in held if whom == str(network)] if network is not None else _beginning(held, act.whom)
        whom = _only(found, "admin.no_ban", act.whom)
        await self._write(Batch(unbans=[{"banned": whom}], audits=[self._audit(act, whom)], news=["bans changed"]))
        self._house.bans.remove(whom)
        return asked.Unbanned(whom, (await self._store.names({whom})).get(whom))

    async def bans(self, act: asked.Bans) -> asked.Some:
        bans = self._house.bans.all()
        names = await self._store.names({ban.whom for ban in bans})
        rows = [asked.BanRow(ban.whom, names.get(ban.whom), ban.until, ban.why, ban.at) for ban in bans]
        return asked.Some(rows, len(rows))

    async def end_tokens(self, act: asked.EndTokens) -> asked.Ended:
        person = await self._person(act.person)
        return asked.Ended(person.id, person.name, await self._people.end(person, [self._audit(act, person.id)]))

    async def export(self, act: asked.Export) -> Row:
        person = await self._person(act.person)
        await self._write(Batch(audits=[self._audit(act, person.id)]))
        return await self._store.export(person.id)

    async def erase(self, act: asked.Erase) -> asked.Erased:
        """First the cookie ends, so that nothing new comes; then the person leaves their seats; then every trace is overwritten.
        What was already on its way is found in the next round."""
        person = await self._person(act.person)
        await self._people.end(person, [self._audit(act, person.id)])
        seats, rooms, matches = 0, set(), len(await self._house.store.matches_by(person.id, limit=1_000_000))
        for _ in range(ROUNDS):
            seats += await self._leave_seats(person)
            for room in await self._store.rooms_of(person.id):
                await self._house.rewrite(room, partial(self._store.erase_in_room, person.id, room))
                rooms.add(room)
            try:
                await self._store.erase_person(person.id)
            except ConflictError:
                continue
            self._people.forget(person.id)
            self._house.bans.remove(person.id)
            return asked.Erased(person.id, len(rooms), matches, seats)
        raise RefusedError("busy")

    async def _leave_seats(self, person: Person) -> int:
        """Stand up everywhere; a bot plays on in running matches. In how many."""
        playing = 0
        for row in await self._house.store.rooms_of(person.id, limit=1_000_000):
            if any(chair.person == person.id for chair in row.chairs):
                await self._house.do(row.id, lambda room: room.leave(person))
                playing += row.state == "playing"
        return playing

    async def _person(self, beginning: str) -> Person:
        id_ = _only(await self._store.ids(schema.person.c.id, beginning), "admin.no_person", beginning)
        row = await self._store.person(id_)
        return Person(row["id"], row["name"], row["language"])

    # ---- The server ----

    async def limits(self, act: asked.Limits) -> asked.Some:
        speak = words(act.language)
        found = self._house.settings.limits
        about = {name: Say(f"limit.{name}") for name in found}
        rows = [
            asked.LimitRow(name, value, name in AT_START, speak.render(about[name]) if speak.has(about[name].key) else "")
            for name, value in found.items()
        ]
        return asked.Some(rows, len(rows))

    async def set_limit(self, act: asked.SetLimit) -> asked.Changed:
        before = self._house.settings
        after = before.with_limit(act.name, act.value)
        old, new = before.limits[act.name], after.limits[act.name]
        audit = self._audit(act, act.name, f"{figures(old)} → {figures(new)}")
        await self._tell_all(audit, figures(new))
        return asked.Changed(act.name, old, new)

    async def say(self, act: asked.SayToAll) -> asked.Said:
        if not act.text.strip():
            raise RefusedError("bad_text")
        at = self._house.clock.now() + 1000 * act.seconds if act.seconds is not None else None
        await self._tell_all(self._audit(act, "", act.text), msgspec.json.encode(messages.Announced(act.text, at)).decode())
        return asked.Said(len(self._house.room_watchers()))

    async def _tell_all(self, audit: Row, told: str) -> None:
        """Something that every node does once it is stored."""
        await self._write(Batch(audits=[{**audit, "told": told}], news=["told all"]))
        await self._house.nodes.read_acts()

    async def audit(self, act: asked.Audit) -> asked.Some:
        rows, total = await self._store.audit(act.most)
        names = await self._store.names({row["whom"] for row in rows})
        return asked.Some([asked.AuditRow(**row, name=names.get(row["whom"])) for row in rows], total)

    def _audit(self, act: asked.Act, whom: str, what: str = "") -> Row:
        tag = str(act.__struct_config__.tag)
        return {"at": self._house.clock.now(), "act": tag, "whom": whom, "what": what, "why": act.why, "told": None}

    async def _write(self, batch: Batch) -> None:
        await self._house.writer.commit(batch)

    def _dismiss(self, whom: Callable[[Watcher], bool], why: str, refusal: RefusedError | None = None) -> int:
        gone = [watcher for watcher in self._house.watchers() if whom(watcher)]
        for watcher in gone:
            watcher.cut(why, refusal)
        return len(gone)


def _read(line: bytes) -> asked.AnyAct:
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RefusedError("not_understood", Say("admin.not_understood"), 400) from None


def _check_texts(act: asked.Act) -> None:
    """All of them are shown to somebody some day."""
    for text in msgspec.structs.asdict(act).values():
        if isinstance(text, str) and len(text) > asked.LETTERS:
            raise OptionError(Say("admin.too_long", most=asked.LETTERS))
        if isinstance(text, str) and not is_plain(text):
            raise RefusedError("bad_text")


def _only(found: list[str], none: str, came: str) -> str:
    """The one that was meant."""
    if not found:
        raise OptionError(Say(none, came=came))
    if len(found) > 1:
        raise OptionError(Say("admin.several", came=came))
    return found[0]


def _beginning(ids: list[str], text: str) -> list[str]:
    return [id_ for id_ in ids if id_.lstrip("-").startswith(text.lstrip("-"))]


def _announced(text: str) -> bytes:
    return msgspec.json.encode(messages.Announced(text))


def _onlooker(watcher: Watcher, room: Room, names: dict[str, str]) -> asked.Onlooker:
    id_ = watcher.person.id if watcher.person is not None else None
    return asked.Onlooker(id_, names.get(id_ or ""), room.seat_of(watcher.person), watcher.address)
