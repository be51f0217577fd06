"""Talk: what people say to each other in a room. Talk is not an event: it is in no match file and no replay, only the newest lines
are kept, and they are deleted when the room is put away.

None of it depends on a match, so it cannot reveal anything hidden; what can be said is in `phrases.py`.
"""

import hashlib
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from sweetbox.server import messages, schema
from sweetbox.server.identity import Person
from sweetbox.server.limits import Limit, SharedLimit
from sweetbox.server.news import of_rooms, tell
from sweetbox.server.phrases import KNOWN
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import ConflictError, Row, all_rows
from sweetbox.server.watcher import Watcher

if TYPE_CHECKING:
    from sweetbox.server.house import House, Live

KEPT = 100  # lines of a room
TOLD = 12  # of them to somebody who comes in
TRIES = 4  # against other processes that store a line of the same room
SHORT = 12  # letters of the mark by which a page knows whom it has muted


def mark_of(person: str) -> str:
    """The same mark for a person everywhere, so that a page can mute them; nobody can derive the id from it."""
    return hashlib.sha256(f"talk {person}".encode()).hexdigest()[:SHORT]


class Talk:
    def __init__(self, house: "House") -> None:
        self._house = house
        ticks = house.clock.ticks
        self._of_people = SharedLimit(
            lambda: house.settings.talk_a_minute / 60,
            lambda: house.settings.talk_a_minute / 3,
            lambda: house.settings.households,
            "too_much_talk",
            ticks,
        )
        # However many watch, the people at the table can still hear each other.
        self._of_watchers = Limit(
            lambda: house.settings.watchers_talk_a_minute / 60,
            lambda: house.settings.watchers_talk_a_minute / 3,
            "too_much_talk",
            ticks,
        )

    async def say(self, live: "Live", person: Person, what: str, seat: int | None, address: str) -> messages.Said:
        """seat: which of their seats speaks; None: they are a spectator, or have only one."""
        room, id_ = live.room, live.room.id
        if room.archived:
            raise RefusedError("room_closed" if room.closed else "archived")
        if room.practice:
            raise RefusedError("practice")
        own = room.seats_of(person)
        if own:
            seat = seat if seat in own else own[0]
        elif room.spectators:
            seat = None
        else:
            raise RefusedError("not_seated")
        self._of_people.check(f"{person.id} {id_}", address)
        if seat is None:
            self._of_watchers.check(id_)
        chair = room.chairs[seat] if seat is not None else None
        row: Row = {"room": id_, "seat": seat, "person": person.id, "what": what, "at": self._house.clock.now()}
        row["name"] = chair.name if chair is not None and chair.shared else None
        lines = await self._stored(row, live.talked)
        self._tell(live, lines)
        return lines[-1]

    async def lines(self, live: "Live", most: int = KEPT) -> list[messages.Said]:
        """What was said last, the newest last."""
        of_room = select(*_COLUMNS).join_from(*_WITH_PEOPLE).where(schema.talk.c.room == live.room.id)
        rows = await self._house.store.rows(of_room.order_by(schema.talk.c.number.desc()).limit(most))
        found = _said(rows[::-1])
        if live.talked is None:
            live.talked = rows[0]["number"] if rows else 0
        return found

    async def past(self, live: "Live", watcher: Watcher) -> bytes | None:
        """For somebody who comes in; None: nothing was said, or it cannot be read, which is not worth a line."""
        try:
            found = untold(watcher, await self.lines(live, TOLD))
        except RefusedError:
            return None
        return msgspec.json.encode(messages.Talk(found, past=True)) if found else None

    async def _stored(self, row: Row, told: int | None) -> list[messages.Said]:
        """Store the line. Returns it, preceded by lines that another process has stored since the last one sent here."""

        def work(connection: Connection) -> list[Row]:
            of_room = schema.talk.c.room == row["room"]
            number = (connection.scalar(select(func.max(schema.talk.c.number)).where(of_room)) or 0) + 1
            connection.execute(insert(schema.talk).values(**row, number=number))
            connection.execute(delete(schema.talk).where(of_room, schema.talk.c.number <= number - KEPT))
            tell(connection, self._house.store.node, *of_rooms({row["room"]: number}, "talk"))
            since = max(number - TOLD, number - 1 if told is None else min(told, number - 1))
            new = select(*_COLUMNS).join_from(*_WITH_PEOPLE).where(of_room, schema.talk.c.number > since)
            return all_rows(connection, new.order_by(schema.talk.c.number))

        for _ in range(TRIES):
            try:
                return _said(await self._house.store.transact(work))
            except ConflictError:
                continue  # another process was first
        raise RefusedError("busy")

    async def catch_up(self, live: "Live", number: int) -> None:
        """Another node has stored the line of this number."""
        if live.watchers:
            first = live.talked is None
            found = await self.lines(live, TOLD)
            known = number - 1 if first else live.talked or 0  # as it is now: somebody here may have spoken meanwhile
            lines = [line for line in found if line.number > known]
            if lines:
                self._tell(live, lines)

    def _tell(self, live: "Live", lines: list[messages.Said]) -> None:
        """The last one in any case: numbers begin again when a room comes back from the archive."""
        *earlier, last = lines
        new = [*(line for line in earlier if line.number > (live.talked or 0)), last]
        live.talked = last.number
        message = msgspec.json.encode(messages.Talk(new))
        for watcher in live.watchers:
            if live.room_view(watcher.person, watcher.language, watcher.seat).belongs:
                fresh = untold(watcher, new)
                if fresh:
                    watcher.send(message if fresh == new else msgspec.json.encode(messages.Talk(fresh)))


def untold(watcher: Watcher, lines: list[messages.Said]) -> list[messages.Said]:
    """Those lines that the socket has not been told; from now on it has. While it connects, a line is in the past and said, too."""
    fresh = [line for line in lines if (line.number, line.at) not in watcher.lines]
    watcher.lines = (*watcher.lines, *((line.number, line.at) for line in fresh))[-2 * TOLD :]
    return fresh


_COLUMNS = (schema.talk, schema.person.c.name.label("own_name"))
_WITH_PEOPLE = (schema.talk, schema.person, schema.talk.c.person == schema.person.c.id)


def _said(rows: list[Row]) -> list[messages.Said]:
    """A phrase that only another version knows is left out."""
    return [
        messages.Said(row["number"], row["seat"], row["name"] or row["own_name"], mark_of(row["person"]), row["what"], row["at"])
        for row in rows
        if row["what"] in KNOWN
    ]
