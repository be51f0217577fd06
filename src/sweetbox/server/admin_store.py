"""What administrators read and write in the store, beside what the rooms need."""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, delete, func, select, text, update

from sweetbox.server import schema
from sweetbox.server.events import Chair, Event, from_text, to_text
from sweetbox.server.news import tell
from sweetbox.server.personal import NOBODY_ID, NOBODY_NAME, bare_chair, own_events, without_person
from sweetbox.server.store import LINE, Row, Store, all_rows, archived_events, packed, unpacked

_chairs: msgspec.json.Decoder[list[Chair]] = msgspec.json.Decoder(list[Chair])

AUDIT = [column for column in schema.audit.c if column.name != "told"]  # what people read


class AdminStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def ids(self, column: "Column[Any]", beginning: str) -> list[str]:
        """At most two ids that begin like this, whatever dashes come first: on a command line these would be an option."""
        plain = beginning.lstrip("-")
        begins = func.substr(func.ltrim(column, "-"), 1, len(plain)) == plain
        exact = (func.ltrim(column, "-") == plain).desc()
        rows = await self.store.rows(select(column.label("id")).where(begins).order_by(exact).limit(2)) if plain else []
        found = [row["id"] for row in rows]
        return found[:1] if found and found[0].lstrip("-") == plain else found

    # ---- Lists ----

    async def rooms(self, archived: bool, most: int) -> tuple[list[Row], int]:
        """Rooms, the last used first, each with its chairs and when it was opened."""
        where = [] if archived else [schema.room.c.archived.is_(None)]
        first = (schema.event.c.room == schema.room.c.id) & (schema.event.c.number == 1)
        asked = (
            select(schema.room, schema.event.c.at.label("created"), schema.archive.c.events)
            .outerjoin(schema.event, first)
            .outerjoin(schema.archive, schema.archive.c.room == schema.room.c.id)
        )
        rows = await self.store.rows(asked.where(*where).order_by(schema.room.c.at.desc()).limit(most))
        for row in rows:
            events, row["chairs"] = row.pop("events"), _chairs.decode(row["chairs"])
            if events is not None:
                row["created"] = archived_events(events, most=1)[0].at
        return rows, await self._count(schema.room, *where)

    async def created(self, room: str) -> int:
        """When a room was opened."""
        return (await self._events(room, most=1))[0].at

    async def _events(self, room: str, most: int | None = None) -> list[Event]:
        archive = await self.store.archive_of(room)
        if archive is None:
            return await self.store.events(room, most=most)
        return await asyncio.to_thread(archived_events, archive, most=most)

    async def people(self, name: str, most: int) -> tuple[list[Row], int]:
        """People with this in their names, the newest first, each with the number of rooms they were in."""
        where = [schema.person.c.name.icontains(name, autoescape=True)] if name else []
        rooms = select(func.count()).where(schema.member.c.person == schema.person.c.id).scalar_subquery()
        asked = select(schema.person, rooms.label("rooms")).where(*where)
        rows = await self.store.rows(asked.order_by(schema.person.c.at.desc(), schema.person.c.id).limit(most))
        return rows, await self._count(schema.person, *where)

    async def person(self, id_: str) -> Row:
        return (await self.store.rows(select(schema.person).where(schema.person.c.id == id_)))[0]

    async def names(self, ids: set[str]) -> dict[str, str]:
        """What people are called now."""
        asked = select(schema.person.c.id, schema.person.c.name).where(schema.person.c.id.in_(ids))
        return {row["id"]: row["name"] for row in await self.store.rows(asked)}

    async def audit(self, most: int) -> tuple[list[Row], int]:
        """What was done, the last first."""
        rows = await self.store.rows(select(*AUDIT).order_by(schema.audit.c.number.desc()).limit(most))
        return rows, await self._count(schema.audit)

    async def _count(self, table: Any, *where: Any) -> int:
        return int((await self.store.rows(select(func.count().label("count")).select_from(table).where(*where)))[0]["count"])

    # ---- Everything about somebody ----

    async def rooms_of(self, person: str) -> list[str]:
        """Every room that somebody was ever in, those of the archive, too."""
        return [row["room"] for row in await self.store.rows(select(schema.member.c.room).where(schema.member.c.person == person))]

    async def export(self, person: str) -> Row:
        stored = await self.person(person)
        rooms = []
        for room in await self.rooms_of(person):
            row = (await self.store.rows(select(schema.room).where(schema.room.c.id == room)))[0]
            told = {"id": room, "game": row["game"], "at": row["at"], "archived": row["archived"]}
            rooms.append({**told, "host": row["host"] == person, "events": own_events(await self._events(room), person)})
        matches = []
        for match in await self.store.matches_by(person, limit=1_000_000):
            seat = match.people.index(person)
            own = {name: values[seat] for name, values in (match.result or {}).items()}
            told = {"id": match.id, "room": match.room, "game": match.game, "started": match.started, "ended": match.ended}
            matches.append({**told, "seat": seat, "name": match.names[seat], "result": own or None})
        bans = await self.store.rows(select(schema.ban).where(schema.ban.c.whom == person))
        audit = await self.store.rows(select(*AUDIT).where(schema.audit.c.whom == person).order_by(schema.audit.c.number))
        devices = [{"at": row["at"], "token_sha256": row["token"]} for row in await self.store.devices(person)]
        subscribed = await self.store.rows(select(schema.subscription).where(schema.subscription.c.person == person))
        pushes = [{"at": row["at"], "endpoint": row["endpoint"], "language": row["language"]} for row in subscribed]
        own_talk = select(schema.talk).where(schema.talk.c.person == person).order_by(schema.talk.c.at)
        talk = [{name: row[name] for name in ("room", "seat", "name", "what", "at")} for row in await self.store.rows(own_talk)]
        told = {"person": stored, "devices": devices, "pushes": pushes, "rooms": rooms, "matches": matches, "talk": talk}
        return {**told, "bans": bans, "audit": audit}

    async def erase_in_room(self, person: str, room: str) -> None:
        """Nobody in the person's place: in the room's events, in the archive and in every list."""

        def work(connection: Connection) -> None:
            _erase_events(connection, person, room)
            _erase_archive(connection, person, room)
            _erase_in_lists(connection, person, room)
            connection.execute(delete(schema.member).where(schema.member.c.person == person, schema.member.c.room == room))
            tell(connection, self.store.node, f"again {room}")

        await self.store.transact(work)

    async def erase_person(self, person: str) -> None:
        """The rest of somebody, once they are in no room any more. ConflictError: they are."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.ban).where(schema.ban.c.whom == person))
            for table in (schema.device, schema.handover, schema.subscription, schema.notice, schema.talk):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(schema.person).where(schema.person.c.id == person))
            tell(connection, self.store.node, f"person {person}", "bans changed")

        await self.store.transact(work)
        if self.store.is_sqlite:
            async with self.store.engine.connect() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))  # otherwise old pages would stay for a while


def _erase_events(connection: Connection, person: str, room: str) -> None:
    for row in all_rows(connection, select(schema.event).where(schema.event.c.room == room)):
        bare = _bare_data(row["data"], person)
        if bare != row["data"]:
            at = (schema.event.c.room == room, schema.event.c.number == row["number"])
            connection.execute(update(schema.event).where(*at).values(data=bare))


def _erase_archive(connection: Connection, person: str, room: str) -> None:
    for row in all_rows(connection, select(schema.archive).where(schema.archive.c.room == room)):
        events = [{**event, "data": _bare_data(event["data"], person)} for event in unpacked(row["events"])]
        connection.execute(update(schema.archive).where(schema.archive.c.room == room).values(events=packed(events)))


def _erase_in_lists(connection: Connection, person: str, room: str) -> None:
    for row in all_rows(connection, select(schema.room).where(schema.room.c.id == room)):
        chairs = [bare_chair(chair, person) for chair in _chairs.decode(row["chairs"])]
        host = NOBODY_ID if row["host"] == person else row["host"]
        connection.execute(update(schema.room).where(schema.room.c.id == room).values(chairs=_json(chairs), host=host))
    for row in all_rows(connection, select(*LINE).where(schema.match.c.room == room)):
        people, names = msgspec.json.decode(row["people"]), msgspec.json.decode(row["names"])
        if person in people:
            bare = [NOBODY_NAME if who == person else name for who, name in zip(people, names, strict=True)]
            left = ["" if who == person else who for who in people]
            connection.execute(
                update(schema.match).where(schema.match.c.id == row["id"]).values(people=_json(left), names=_json(bare))
            )


def _bare_data(data: str, person: str) -> str:
    return to_text(without_person(from_text(data), person)) if person in data else data


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
