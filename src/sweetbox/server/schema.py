"""The tables of the store. Until the first release a change here makes stores of another form: `migrate.FORM` goes up. After it,
`migrate` brings the older ones up to date, too; a test compares the kept ones with a new one."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

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
    Column("name", String(64), nullable=False),
    Column("language", String(8)),
    Column("at", BigInteger, nullable=False),
)

# The browsers in which somebody is known.
device = Table(
    "device",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("person.id"), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # the hash of what is in the cookie
    Column("at", BigInteger, nullable=False),  # when it became one
    Index("ix_device_person", "person"),
)

# Links by which another device becomes somebody's, once and soon.
handover = Table(
    "handover",
    metadata,
    Column("code", String(64), primary_key=True),  # the hash of what is in the link
    Column("person", ID, ForeignKey("person.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_handover_person", "person"),
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
    Column("chairs", Text, nullable=False),  # JSON: who sits where
    Column("to_act", Integer, nullable=False),  # bit mask of the seats that have to move
    Column("day", Integer, nullable=False),  # of the last event, by the store's own calendar
    Column("points", Text),  # JSON: those of each seat in the running match, where everybody at the table may know them
    Column("practice", Boolean, nullable=False),  # for a lesson
    Column("key", String(64)),  # the hash of what a stranger's link needs; none: the id is enough
    Column("due", BigInteger),  # the house time at which the first of the running clocks is at zero
    Index("ix_room_public_archived_at", "public", "archived", "at"),
    Index("ix_room_archived_day", "archived", "day"),
    Index("ix_room_due", "due"),
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
    Column("tick", BigInteger, nullable=False),  # the house time
    Column("owed", Integer),  # bit mask of the seats that had to move after it
)

# Who has been in a room, so that people find their way back. Those who had no place there when its link was renewed are outside.
member = Table(
    "member",
    metadata,
    Column("person", ID, ForeignKey("person.id"), primary_key=True),
    Column("room", ID, ForeignKey("room.id"), primary_key=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # taken off their list
    Column("outside", Boolean, nullable=False, server_default=false()),  # has to come by the new link, as a stranger does
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
    Column("people", Text, nullable=False),  # JSON: the person in each seat at the start, "" for a bot
    Column("result", Text),  # JSON: points and ranks, once the match is over
    Column("game", String(64), nullable=False),
    Column("bots", Text, nullable=False),  # JSON: the bot in each seat at the start, "" for a person
    Column("practice", Boolean, nullable=False),  # a lesson's: in nobody's history
    Index("ix_match_room", "room"),
)

# What was found out about a finished match: see reviews.py. It contains no names.
review = Table(
    "review",
    metadata,
    Column("match", ID, ForeignKey("match.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the form of its data
    Column("losses", Text, nullable=False),  # JSON: what each seat lost a decision, and how many it made
    Column("data", LargeBinary, nullable=False),  # compressed JSON
    Column("at", BigInteger, nullable=False),
)

# Reviews that are wanted and not made yet, or that failed.
review_job = Table(
    "review_job",
    metadata,
    Column("match", ID, ForeignKey("match.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),  # when it was first wanted
    Column("asked", BigInteger),  # when somebody last asked about it; null: nobody has, it is made when there is nothing else to do
    Column("node", String(16)),  # which process makes it, if that one still lives
    Column("done", Integer, nullable=False),  # events of the match
    Column("of", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
)

# The events of a room that nobody has used for long, out of the way: compressed JSON.
archive = Table(
    "archive",
    metadata,
    Column("room", ID, ForeignKey("room.id"), primary_key=True),
    Column("events", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What people say to each other in a room: the newest of it, no events.
talk = Table(
    "talk",
    metadata,
    Column("room", ID, ForeignKey("room.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # null: of somebody who looked on
    Column("person", ID, ForeignKey("person.id"), nullable=False),
    Column("name", String(64)),  # in a seat that shares a device: what it was called; else the person's own counts
    Column("what", String(32), nullable=False),  # see phrases.py
    Column("at", BigInteger, nullable=False),
    Index("ix_talk_person", "person"),
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

# What administrators did. Rows are only ever added; people are in it only by their ids, so that it contains no names.
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("act", String(32), nullable=False),
    Column("whom", String(64), nullable=False),  # a room, a person, a network or a limit
    Column("what", Text, nullable=False),  # what was done, where the act alone does not say it
    Column("why", Text, nullable=False),
    Column("told", Text),  # what every node has to know of it: the new limit, or JSON of what was announced
)
# The key by which push services know this server: one row.
push = Table(
    "push",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),  # the private one, in base64
    Column("at", BigInteger, nullable=False),
)

# The browsers that want notices of a turn while no page is open.
subscription = Table(
    "subscription",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("person", ID, ForeignKey("person.id"), nullable=False),
    Column("device", ID, nullable=False),  # a subscription whose device has ended is worth nothing
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),  # with which only that browser can read a notice
    Column("auth", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("at", BigInteger, nullable=False),
    Index("ix_subscription_person", "person"),
)

# Who was notified of which match: once, until they move or look.
notice = Table(
    "notice",
    metadata,
    Column("person", ID, ForeignKey("person.id"), primary_key=True),
    Column("room", ID, ForeignKey("room.id"), primary_key=True),
    Column("match", ID, nullable=False),
    Column("number", Integer, nullable=False),  # of the room's last event then
    Column("at", BigInteger, nullable=False),
)

# One row, which the self-check stores again and again.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

# One row: the house time, in milliseconds for which servers have run. See house_time.py.
house_time = Table(
    "house_time",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("total", BigInteger, nullable=False),
)

# The processes that serve this store together, on PostgreSQL. Whatever belongs to one goes with its row.
node = Table(
    "node",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # by PostgreSQL's clock: no node's own is asked
    Column("used", Text),  # JSON: what people have used there lately, see shares.py
)

# Which of them plays a room's bots and ends its people's time.
lease = Table(
    "lease",
    metadata,
    Column("room", ID, ForeignKey("room.id"), primary_key=True),
    Column("node", String(16), ForeignKey("node.id", ondelete="CASCADE"), nullable=False),
    Index("ix_lease_node", "node"),
)

# Who has a room open at which of them.
presence = Table(
    "presence",
    metadata,
    Column("room", ID, ForeignKey("room.id"), primary_key=True),
    Column("node", String(16), ForeignKey("node.id", ondelete="CASCADE"), primary_key=True),
    Column("crowd", Text, nullable=False),  # JSON: see crowd.py
    Index("ix_presence_node", "node"),
)

form = Table("form", metadata, Column("number", Integer, primary_key=True, autoincrement=False))  # of these tables: see migrate.py
