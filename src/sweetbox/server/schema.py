"""The tables of the store. A change here needs a migration in `migrations/versions`; a test compares the two."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)  # unguessable: see identity.new_id

# Times are milliseconds since 1970.

person = Table(
    "person",
    metadata,
    Column("id", ID, primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # the hash of what is in the cookie
    Column("name", String(64), nullable=False),
    Column("language", String(8)),
    Column("at", BigInteger, nullable=False),
)

room = Table(
    "room",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(16), nullable=False),  # waiting, playing, over
    Column("open", Integer, nullable=False),  # seats that anybody may take
    Column("at", BigInteger, nullable=False),  # of the last event
    Column("archived", BigInteger),
    Column("host", ID),
    Column("chairs", Text, nullable=False, server_default="[]"),  # JSON: who sits where
    Column("to_act", Integer, nullable=False, server_default="0"),  # bit mask of the seats that owe a move
    Column("day", Integer, nullable=False, server_default="0"),  # of the last event, by the store's own calendar
    Index("ix_room_public_archived_at", "public", "archived", "at"),
    Index("ix_room_archived_day", "archived", "day"),
)

# The store's own calendar, by which rooms grow old: the days on which a server ran, counted so that a clock that leaps by a month
# makes it one day later and no more.
day = Table(
    "day",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # when it began
)

# The truth: a room is what its events make it.
event = Table(
    "event",
    metadata,
    Column("room", ID, ForeignKey("room.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),  # JSON: see events.py
    Column("at", BigInteger, nullable=False),
)

# Who was ever in a room, so that people find back.
member = Table(
    "member",
    metadata,
    Column("person", ID, ForeignKey("person.id"), primary_key=True),
    Column("room", ID, ForeignKey("room.id"), primary_key=True),
)

match = Table(
    "match",
    metadata,
    Column("id", ID, primary_key=True),
    Column("room", ID, ForeignKey("room.id"), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("names", Text, nullable=False),  # JSON: who sat where
    Column("file", Text),  # the match file, once the match is over
    Column("people", Text, nullable=False, server_default="[]"),  # JSON: the person in each seat at the start, "" for a bot
    Column("result", Text),  # JSON: points and ranks, once the match is over
    Index("ix_match_room", "room"),
)

# The events of a room that nobody has used for long, out of the way: compressed JSON.
archive = Table(
    "archive",
    metadata,
    Column("room", ID, ForeignKey("room.id"), primary_key=True),
    Column("events", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Who is not let in, and until when.
ban = Table(
    "ban",
    metadata,
    Column("whom", String(64), primary_key=True),  # a person's id, or a network such as 203.0.113.7/32
    Column("until", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What administrators did. Rows are only ever added; people are in it by their ids alone, so that it holds no names.
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("act", String(32), nullable=False),
    Column("whom", String(64), nullable=False),  # a room, a person, a network or a limit
    Column("what", Text, nullable=False),  # what was done, where the act alone does not say it
    Column("why", Text, nullable=False),
)
# One row, which the self-check stores again and again.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
