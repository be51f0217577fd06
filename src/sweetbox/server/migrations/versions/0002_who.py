"""Who sits in a room and has to move, who played a match and how it ended: for lists, without replaying anything."""

import json
import zlib
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Row = dict[str, Any]


def upgrade() -> None:
    with op.batch_alter_table("room") as room:
        room.add_column(sa.Column("host", sa.String(32)))
        room.add_column(sa.Column("chairs", sa.Text, nullable=False, server_default="[]"))
        room.add_column(sa.Column("to_act", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("match") as match:
        match.add_column(sa.Column("people", sa.Text, nullable=False, server_default="[]"))
        match.add_column(sa.Column("result", sa.Text))
    _fill_rooms(op.get_bind())
    _fill_results(op.get_bind())


def _fill_rooms(store: sa.Connection) -> None:
    """Fold each room's events as far as people are concerned. Whose turn it is, is known again with the room's next event."""
    for id_ in store.execute(sa.text("SELECT id FROM room")).scalars().all():
        host, chairs = None, []
        for seat, data in _events(store, id_):
            if data["type"] == "opened":
                host, chairs = data["host"], data["chairs"]
            elif data["type"] == "sat":
                chairs[seat] = data["chair"]
            elif data["type"] == "started":
                people = json.dumps([chair.get("person", "") for chair in chairs])
                store.execute(sa.text("UPDATE match SET people = :people WHERE id = :id"), {"people": people, "id": data["match"]})
        row = {"host": host, "chairs": json.dumps(chairs), "id": id_}
        store.execute(sa.text("UPDATE room SET host = :host, chairs = :chairs WHERE id = :id"), row)


def _events(store: sa.Connection, room: str) -> Iterator[tuple[int, Row]]:
    """(seat, data) of a room's events, those of the archive first."""
    for packed in store.execute(sa.text("SELECT events FROM archive WHERE room = :room"), {"room": room}).scalars().all():
        for row in json.loads(zlib.decompress(packed)):
            yield row["seat"], json.loads(row["data"])
    asked = sa.text("SELECT seat, data FROM event WHERE room = :room AND kind IN ('opened', 'sat', 'started') ORDER BY number")
    for seat, data in store.execute(asked, {"room": room}).all():
        yield seat, json.loads(data)


def _fill_results(store: sa.Connection) -> None:
    for id_ in store.execute(sa.text("SELECT id FROM match WHERE file IS NOT NULL")).scalars().all():
        file = json.loads(store.execute(sa.text("SELECT file FROM match WHERE id = :id"), {"id": id_}).scalar_one())
        row = {"result": json.dumps(file["result"]), "id": id_}
        store.execute(sa.text("UPDATE match SET result = :result WHERE id = :id"), row)
