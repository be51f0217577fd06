"""What a host may set."""

import math
import os
import re
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec

from sweetbox.files.places import data_folder
from sweetbox.files.toml import parse_toml
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server.editions import Offered

# The limits that are fixed at the start of the server: its threads, and what uvicorn is given once. The others are read from
# `house.settings` each time, so that an administrator may change them.
AT_START = ("keep_alive", "message", "turns", "slow_threads", "hint_threads", "bot_threads", "node_dead")

URL = re.compile(r"https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?/?", re.IGNORECASE)
SERVICE = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?", re.IGNORECASE)

NO_LIMITS = ("metrics_port",)  # numbers that limit nothing
THINKERS = 8  # bots that think at once, at most, by default

Figures = int | float | tuple[int | float, ...]


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'sweetbox.db'}"


def default_proxies() -> tuple[str, ...]:
    """What `FORWARDED_ALLOW_IPS` names; by default a proxy on this computer."""
    named = os.environ.get("FORWARDED_ALLOW_IPS")
    return ("127.0.0.1", "::1") if named is None else tuple(name.strip() for name in named.split(",") if name.strip())


def default_thinkers() -> int:
    """As many bots think at once as there are cores."""
    return max(1, min(THINKERS, os.cpu_count() or 1))


Count = Annotated[int, msgspec.Meta(gt=0)]
Amount = Annotated[float, msgspec.Meta(gt=0)]
Pace = Annotated[float, msgspec.Meta(ge=0)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much is too much. docs/server.md says what happens beyond each; a file given to `--limits` sets them by these names."""

    # Connections
    connections: Count = 400  # open at once from one address
    connects: Amount = 20.0  # new ones a second from one address; twenty times as many at once
    header_bytes: Count = 16_384  # of the head of a request
    header_lines: Count = 64
    header_seconds: Amount = 10.0  # until the head of a request has arrived
    body_seconds: Amount = 10.0  # from then until its body has
    keep_alive: Count = 5  # seconds that a connection without a request stays open
    pipeline: Count = 8  # requests that a connection may send before the first of them is answered
    unread_seconds: Amount = 20.0  # until a client has read what was sent

    # Requests and messages
    body: Count = 16_384  # bytes of a request
    message: Count = 16_384  # bytes of a WebSocket message
    rate: Amount = 20.0  # requests or messages a second of one person; for a moment four times as many
    households: Amount = 5.0  # times as much for one address, which a whole club may share
    turns: Count = 3  # requests and messages that are answered at the same time
    waiting: tuple[Count, Count, Count] = (16, 64, 512)  # for their turn: of one person, of one address, of all
    slow_threads: Count = 1  # answers that take long and are worked out at the same time
    slow_waiting: tuple[Count, Count, Count] = (4, 32, 128)
    hint_threads: Count = 1  # hints that bots think about at the same time
    hints_waiting: tuple[Count, Count, Count] = (1, 4, 8)

    # Sockets
    sockets: tuple[Count, Count] = (12, 160)  # of one person, of one address
    strangers: Count = 32  # sockets without an identity of one address
    watchers: Count = 64  # sockets on one room; those whose room it is always get in
    places: Count = 4  # sockets of one person on one room; the oldest gives way
    lobbies: tuple[Count, Count, Count] = (4, 16, 64)  # sockets on the lobby: of one person, of the strangers there, of one address
    lobby_pace: Pace = 1.0  # seconds between two messages to a lobby
    lobby_look: Amount = 5.0  # seconds between two checks for what no event reports: time that has passed, other processes
    unread: tuple[Count, Count, Count] = (524_288, 2_097_152, 16_777_216)  # bytes waiting for one socket, one person, one address

    # Rooms, identities, hints, lists
    rooms_a_minute: Amount = 6.0  # that one person may open; twice as many at once
    names_a_minute: Amount = 6.0  # identities that one address may get; ten times as many at once
    hints_a_minute: Amount = 20.0  # that one person may ask for; half as many at once
    reviews_an_hour: Amount = 20.0  # of matches that one person may ask for; half as many at once
    reviews_waiting: Count = 16  # reviews that have been asked for and not made yet
    reviews_unasked: Pace = 30.0  # an hour that are made before anybody asks, while no bot thinks here; 0: none
    talk_a_minute: Amount = 12.0  # phrases and signs that one person may say in one room; a third as many at once
    watchers_talk_a_minute: Amount = 30.0  # the same for all spectators of one room together
    listed: Count = 20  # rooms in one page of a list
    empty_minutes: Amount = 5.0  # until a public room that nobody is in is no longer listed
    events: Count = 100  # in one answer

    # Nodes
    node_dead: Amount = 5.0  # seconds without a sign of a node until the others take over what it led; the same at all nodes


class Settings(Limits, frozen=True, kw_only=True):
    database: str = msgspec.field(default_factory=default_database)
    admin_socket: Path | None = None  # where `sweetbox admin` finds this server; None: beside the store
    games: tuple[str, ...] | None = None  # None: every game in the box
    bot_pace: Pace = 0.6  # seconds before a bot's move that people watch
    bot_threads: Count = msgspec.field(default_factory=default_thinkers)
    bots_apart: bool = True  # bots and hints think in processes of their own, else in threads of the server
    gone: Amount = 60.0  # seconds without a sign of somebody after which a bot may be put in their place
    host_gone: Amount = 300.0  # seconds without a sign of the host after which somebody else may be the host
    bot: str = "fair"  # the default opponent
    keep: Count = 30  # days on which the server ran, without an event, after which a room is archived
    origins: tuple[str, ...] = ()  # further origins whose pages may open a socket here, such as https://club.example
    proxies: tuple[str, ...] = msgspec.field(default_factory=default_proxies)  # whose word on a client's address is believed
    local: bool = False  # whether it listens for this computer alone: then it answers to no name that it was not given
    contact: str = ""  # whom people may ask about their data, for the page about privacy
    url: str = ""  # where people find this server, such as https://games.example.org; "": nobody said it
    metrics_port: int | None = None  # where figures for a monitor are, on this computer alone; None: nowhere
    log_json: bool = False  # whether each line of the log is JSON
    editions: Offered = msgspec.field(default_factory=dict)  # what rooms may choose besides the printed games
    push_services: tuple[str, ...] = ()  # further hosts that may carry notices: push.example.org, or with a port

    @property
    def limits(self) -> dict[str, Figures]:
        """Every number here, and every row of numbers, by its name."""
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in found.items() if name not in NO_LIMITS and numbers(value)}

    def with_limit(self, name: str, text: str) -> "Settings":
        """With another value of one limit. OptionError: there is none of that name, or it cannot be that."""
        if name not in self.limits:
            raise OptionError(Say("admin.no_limit", came=name, known=[each for each in self.limits if each not in AT_START]))
        if name in AT_START:
            raise OptionError(Say("admin.fixed_limit", name=name))
        before, kind = self.limits[name], get_type_hints(type(self), include_extras=True)[name]
        came = text.replace(" ", "")
        try:
            value = msgspec.convert(came.split(",") if isinstance(before, tuple) else came, kind, strict=False)
        except msgspec.ValidationError:
            value = None
        if not all(map(math.isfinite, numbers(value) or [math.nan])):
            if isinstance(before, tuple):
                raise OptionError(Say("admin.limit_row", name=name, count=len(before), came=text))
            raise OptionError(Say("admin.limit_whole" if isinstance(before, int) else "admin.limit_number", name=name, came=text))
        return msgspec.structs.replace(self, **{name: value})


def check_url(text: str) -> str:
    """The public address of the server, without a slash at its end. OptionError: it is none."""
    if not URL.fullmatch(text):
        raise OptionError(Say("server.url", came=text))
    return text.rstrip("/").lower()


def check_push_service(text: str) -> str:
    """A host that carries notices. OptionError: it is none."""
    if not SERVICE.fullmatch(text):
        raise OptionError(Say("server.push_service", came=text))
    return text.lower()


def read_limits(path: Path) -> dict[str, Any]:
    """The limits that a TOML file sets."""
    try:
        found = parse_toml(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise OptionError(Say("error.file_read", file=str(path), why=error.strerror or str(error))) from None
    except UnicodeDecodeError as error:
        raise OptionError(Say("error.edition_toml", file=str(path), why=str(error))) from None
    try:
        limits = msgspec.convert(found, Limits)
    except msgspec.ValidationError as error:
        raise OptionError(Say("server.limits_file", file=str(path), why=str(error), known=list(Limits.__struct_fields__))) from None
    return {name: getattr(limits, name) for name in found}


def figures(value: Any) -> str:
    """A limit as text, as `with_limit` takes it."""
    return ",".join(str(number) if isinstance(number, int) else f"{number:g}" for number in numbers(value))


def numbers(value: Any) -> list[int | float]:
    """The numbers of a setting; none where it is something else."""
    found = list(value) if isinstance(value, tuple | list) else [value]
    return found if all(isinstance(each, int | float) and not isinstance(each, bool) for each in found) else []
