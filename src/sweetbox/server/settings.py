"""What whoever hosts the server may set."""

import math
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from sweetbox.files.places import data_folder
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say

# The limits that may be changed while the server runs: whoever needs one asks `house.settings` for it each time.
CHANGEABLE = (
    *("rate", "households", "rooms_a_minute", "hints_a_minute", "names_a_minute", "watchers"),
    *("keep", "bot_pace"),
)

Figures = int | float | tuple[int | float, ...]


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
    def limits(self) -> dict[str, Figures]:
        """Every number here, and every row of numbers, by its name."""
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in found.items() if numbers(value)}

    def with_limit(self, name: str, text: str) -> "Settings":
        """With another value of one limit. OptionError: there is none of that name, or it cannot be that."""
        if name not in self.limits:
            raise OptionError(Say("admin.no_limit", came=name, known=list(CHANGEABLE)))
        if name not in CHANGEABLE:
            raise OptionError(Say("admin.fixed_limit", name=name))
        before, kind = self.limits[name], get_type_hints(type(self), include_extras=True)[name]
        came = text.replace(" ", "")
        try:
            value = msgspec.convert(came.split(",") if isinstance(before, tuple) else came, kind, strict=False)
        except msgspec.ValidationError:
            value = None
        if not all(math.isfinite(number) and number >= 0 for number in numbers(value) or [math.nan]):
            if isinstance(before, tuple):
                raise OptionError(Say("admin.limit_row", name=name, count=len(before), came=text))
            raise OptionError(Say("admin.limit_whole" if isinstance(before, int) else "admin.limit_number", name=name, came=text))
        return msgspec.structs.replace(self, **{name: value})


def figures(value: Any) -> str:
    """A limit as text, as `with_limit` takes it."""
    return ",".join(str(number) if isinstance(number, int) else f"{number:g}" for number in numbers(value))


def numbers(value: Any) -> list[int | float]:
    """The numbers of a setting; none where it is something else."""
    found = list(value) if isinstance(value, tuple | list) else [value]
    return found if all(isinstance(each, int | float) and not isinstance(each, bool) for each in found) else []
