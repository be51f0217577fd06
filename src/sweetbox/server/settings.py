"""What whoever hosts the server may set."""

import msgspec

from sweetbox.files.places import data_folder


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'sweetbox.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = msgspec.field(default_factory=default_database)
    games: tuple[str, ...] | None = None  # None: every game in the box
    bot_pace: float = 0.6  # seconds before a bot's move that people watch
    bot_threads: int = 2
    gone: float = 60.0  # seconds without a sign of somebody after which a bot may be put in their place
    host_gone: float = 300.0  # seconds without a sign of the host after which somebody else may be the host
    bot: str = "fair"  # who plays when nobody says which bot
    keep: int = 30  # days on which the server ran, without an event, after which a room is archived
    origins: tuple[str, ...] = ()  # further origins whose pages may open a socket here, such as https://club.example

    body: int = 16_384  # bytes of a request
    message: int = 16_384  # bytes of a WebSocket message
    watchers: int = 64  # sockets of one room; those whose room it is always get in
    sockets: int = 4  # of one person on one room; the oldest gives way
    rate: float = 20.0  # requests or messages a second of one identity; for a moment four times as many
    households: float = 5.0  # so many times as much for one address, which a whole club may share
    rooms_a_minute: float = 6.0  # rooms that one identity may open
    hints_a_minute: float = 20.0  # hints that one identity may ask for
    names_a_minute: float = 20.0  # identities that one address may get
