"""What the nodes of one PostgreSQL keep in it: that they live, which rooms they lead, and who is there."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from sqlalchemy import BigInteger, Connection, cast, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_into_postgresql

from sweetbox.server import schema
from sweetbox.server.crowd import Crowd, as_text, from_text
from sweetbox.server.news import joined, tell
from sweetbox.server.store import AT_ONCE, Row, Store

_now = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


class Beat(NamedTuple):
    lost: bool  # the others took this node for dead: whatever it had is gone
    freed: list[str]  # rooms that were led by nodes that are dead
    nodes: list[str]  # all that live


class NodeStore:
    def __init__(self, store: Store, dead: float) -> None:
        """dead: seconds without a beat, by PostgreSQL's clock, after which a node's leases are anybody's."""
        self._store = store
        self._dead = round(dead * 1000)
        self._node = store.node

    async def beat(self, free: Collection[str] = ()) -> Beat:
        """Say that this node lives, and bury those that do not. free: rooms that it does not lead any more."""

        def work(connection: Connection) -> Beat:
            lost = not connection.execute(update(schema.node).where(schema.node.c.id == self._node).values(seen=_now)).rowcount
            if lost:
                connection.execute(insert(schema.node).values(id=self._node, seen=_now))
            freed, dead = list[str](), list[str]()
            is_late = schema.node.c.seen < _now - self._dead
            known = {row.id: row.late for row in connection.execute(select(schema.node.c.id, is_late.label("late")))}
            if any(known.values()):
                # Locked before it is looked at again: one that has just given a sign is not dead.
                late = select(schema.node.c.id).where(is_late).with_for_update(skip_locked=True)
                dead = [row.id for row in connection.execute(late)]
            if dead:
                led = connection.execute(delete(schema.lease).where(schema.lease.c.node.in_(dead)).returning(schema.lease.c.room))
                freed = [row.room for row in led]
                connection.execute(delete(schema.node).where(schema.node.c.id.in_(dead)))
            if free:
                connection.execute(delete(schema.lease).where(schema.lease.c.room.in_(free), schema.lease.c.node == self._node))
            if dead or free or lost:
                tell(connection, self._node, "nodes changed")
            return Beat(lost, freed, sorted(known.keys() - set(dead)))

        return await self._store.transact(work)

    async def living(self) -> list[str]:
        late = schema.node.c.seen < _now - self._dead
        return [row["id"] for row in await self._store.rows(select(schema.node.c.id).where(~late).order_by(schema.node.c.id))]

    async def report(self, used: str) -> None:
        """Say what has been used here."""

        def work(connection: Connection) -> None:
            connection.execute(update(schema.node).where(schema.node.c.id == self._node).values(used=used))
            tell(connection, self._node, "used more")

        await self._store.transact(work)

    async def reported(self, node: str) -> str | None:
        found = await self._store.rows(select(schema.node.c.used).where(schema.node.c.id == node))
        return found[0]["used"] if found else None

    async def acts(self, since: int) -> list[Row]:
        """What administrators did after that one that every node has to know, in order."""
        new = select(schema.audit).where(schema.audit.c.number > since, schema.audit.c.told.is_not(None))
        return await self._store.rows(new.order_by(schema.audit.c.number))

    async def last_act(self) -> int:
        found = await self._store.rows(select(func.max(schema.audit.c.number).label("last")))
        return int(found[0]["last"] or 0)

    async def leave(self) -> None:
        """This node ends: what it led is anybody's at once."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.node).where(schema.node.c.id == self._node))
            tell(connection, self._node, "nodes changed")

        await self._store.transact(work)

    async def lead(self, room: str) -> bool:
        """Whether this node leads the room from now on, or did so already. ConflictError: it is taken for dead."""

        def work(connection: Connection) -> bool:
            new = insert_into_postgresql(schema.lease).values(room=room, node=self._node).on_conflict_do_nothing()
            if connection.execute(new).rowcount:
                return True
            return connection.scalar(select(schema.lease.c.node).where(schema.lease.c.room == room)) == self._node

        return await self._store.transact(work)

    # ---- Who is there ----

    async def keep_crowds(self, crowds: dict[str, Crowd], signs: Collection[tuple[str, str]]) -> None:
        """Who has these rooms open here; signs: rooms, and people of theirs who just asked for something there. ConflictError:
        this node is taken for dead."""

        def work(connection: Connection) -> None:
            table = schema.presence
            if crowds:
                connection.execute(delete(table).where(table.c.node == self._node, table.c.room.in_(list(crowds))))
            rows = [{"room": room, "node": self._node, "crowd": as_text(crowd)} for room, crowd in crowds.items() if crowd]
            if rows:
                connection.execute(insert(table), rows)
            seen = [f"{room}:{person}" for room, person in signs]
            tell(connection, self._node, *joined("here", crowds), *joined("sign", seen))

        await self._store.transact(work)

    async def crowds(self, rooms: Iterable[str]) -> dict[str, dict[str, Crowd]]:
        """Who has these rooms open at the other nodes, by room and node."""
        table, found = schema.presence, dict[str, dict[str, Crowd]]()
        wanted: list[Any] = list(rooms)
        for first in range(0, len(wanted), AT_ONCE):
            some = wanted[first : first + AT_ONCE]
            asked = select(table).where(table.c.room.in_(some), table.c.node != self._node)
            for row in await self._store.rows(asked):
                found.setdefault(row["room"], {})[row["node"]] = from_text(row["crowd"])
        return found
