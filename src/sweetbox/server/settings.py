"""What whoever hosts the server may set."""

import math
from pathlib import Path
from typing import Any

import msgspec

from sweetbox.files.places import data_folder
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say

# Numbers that others took over when the server started: these cannot be changed while it runs.
FIXED = ("body", "message", "bot_threads", "gone")


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'sweetbox.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = msgspec.field(default_factory=default_database)
    admin_socket: Path | None = None  # where `sweetbox admin` finds this server; None: beside the store
    games: tuple[str, ...] | None = None  # None: every game in the box
    bot_pace: float = 0.6  # seconds before a bot's move that people watch
    bot_threads: int = 2
    gone: float = 60.0  # seconds without the room open after which a bot may be put in somebody's place
    bot: str = "fair"  # who plays when nobody says which bot
    keep: int = 30  # days without a move after which a room is archived
    origins: tuple[str, ...] = ()  # further origins whose pages may open a socket here, such as https://club.example
    contact: str = ""  # whom people may ask about their data, for the page about privacy

    body: int = 16_384  # bytes of a request
    message: int = 16_384  # bytes of a WebSocket message
    watchers: int = 64  # sockets of one room
    rate: float = 20.0  # requests or messages a second of one identity; for a moment four times as many
    households: float = 5.0  # so many times as much for one address, which a whole club may share
    rooms_a_minute: float = 6.0  # rooms that one identity may open
    hints_a_minute: float = 20.0  # hints that one identity may ask for
    names_a_minute: float = 20.0  # identities that one address may get

    @property
    def limits(self) -> dict[str, int | float]:
        """Every number here by its name."""
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in found.items() if isinstance(value, int | float) and not isinstance(value, bool)}

    def with_limit(self, name: str, value: str) -> "Settings":
        """With another value of one number. OptionError: there is none of that name, or it cannot be that."""
        if name not in self.limits:
            raise OptionError(Say("admin.no_limit", came=name, known=[name for name in self.limits if name not in FIXED]))
        if name in FIXED:
            raise OptionError(Say("admin.fixed_limit", name=name))
        whole = isinstance(self.limits[name], int)
        try:
            number: Any = int(value) if whole else float(value)
        except ValueError:
            number = math.nan
        if not math.isfinite(number) or number < 0:
            raise OptionError(Say("admin.limit_whole" if whole else "admin.limit_number", name=name, came=value))
        return msgspec.structs.replace(self, **{name: number})
