"""`sweetbox admin`: for the host. Each command asks the running server of a store over its socket file."""

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from sweetbox.cli.command import Command
from sweetbox.cli.parameters import Argument, Database, Json, Language, Option, read_database, read_language
from sweetbox.cli.printing import print_json, print_line
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.terminal.plain import plain
from sweetbox.words import Words

SHORT = 8  # characters of an id in a table: usually enough to tell it from all others
WHOLE = (  # columns whose texts must not wrap
    *("admin.column_room", "admin.column_game", "admin.column_state", "admin.column_watchers"),
    *("admin.column_person", "admin.column_rooms", "admin.column_act", "admin.column_limit", "admin.column_value"),
)
DATE = 10  # characters of a day, which every other column has room for
ROOM_ACTS = ("close", "unarchive", "look")
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}

Answer = Any

Room = Annotated[str, Argument("help.admin_room", "metavar.room")]
Person = Annotated[str, Argument("help.admin_person", "metavar.person")]
Whom = Annotated[str, Argument("help.admin_whom", "metavar.whom")]
Why = Annotated[str | None, Option("help.admin_why", "metavar.text")]
Most = Annotated[int, Option("help.admin_most", "metavar.number", low=1, high=1_000_000)]
SocketFile = Annotated[Path | None, Option("help.admin_socket", "metavar.file")]


@dataclass(frozen=True)
class Server:
    """The running server of a store, and how its answers are shown: what every command takes."""

    database: Database = None
    admin_socket: SocketFile = None
    as_json: Json = False
    language: Language = None

    def ask(self, act: str, **given: Any) -> Answer:
        from sweetbox.server.admin_socket import ask, socket_path

        wanted = {name: value for name, value in given.items() if value is not None}
        path = socket_path(self.admin_socket, read_database(self.database))
        return ask(path, {"act": act, "language": read_language(self.language).language, **wanted})

    def show(self, told: Answer, show: Callable[[Answer, Words], None]) -> None:
        """An answer, or with --json all of it."""
        if self.as_json:
            print_json(told)
        else:
            show(told, read_language(self.language))

    def tell(self, told: Answer, say: Say) -> None:
        """An answer that is one sentence."""
        self.show(told, lambda _, speak: _tell(speak, say))


# ---- Showing ----


def _short(id_: str) -> str:
    return id_.lstrip("-")[:SHORT]  # a leading dash would make it an option


def _called(id_: str, name: str | None) -> str:
    return f"{name} ({_short(id_)})" if name is not None else id_


def _when(moment: int | None) -> str:
    return f"{datetime.fromtimestamp(moment / 1000).astimezone():%Y-%m-%d %H:%M}" if moment is not None else ""


def _tell(speak: Words, say: Say) -> None:
    print_line(speak.render(say))


def _show_rows(speak: Words, answer: Answer, columns: list[str], rows: list[list[str]], none: str) -> None:
    """A table, as wide as the terminal; in a pipe, as wide as necessary."""
    if not rows:
        _tell(speak, Say(none))
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        whole = column in WHOLE
        table.add_column(Text(speak.render(Say(column))), overflow="fold", no_wrap=whole, min_width=None if whole else DATE)
    for row in rows:
        table.add_row(*(Text(plain(cell)) for cell in row))  # as text: in a name a bracket is a bracket
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 10_000)
    with console.capture() as shown:
        console.print(table)
    sys.stdout.write("".join(f"{line.rstrip()}\n" for line in shown.get().splitlines()))
    if answer["total"] > len(rows):
        _tell(speak, Say("admin.more", shown=len(rows), total=answer["total"]))


def _seconds(text: str, most: str) -> int:
    """How long `2h` or `7d` is."""
    found = re.fullmatch(r"(\d{1,9})\s?([smhdw])", text.strip())
    seconds = int(found[1]) * UNITS[found[2]] if found is not None else 0
    if not seconds or (text != most and seconds > _seconds(most, most)):
        raise OptionError(Say("admin.duration", most=most, came=text))
    return seconds


# ---- Rooms ----


def _show_rooms(answer: Answer, speak: Words) -> None:
    columns = [
        "admin.column_room",
        "admin.column_game",
        "admin.column_state",
        "admin.column_people",
        "admin.column_watchers",
        "admin.column_created",
        *(["admin.column_archived"] if any(row["archived"] for row in answer["rows"]) else []),
    ]
    states = {"waiting": "admin.state_waiting", "playing": "admin.state_playing", "over": "admin.state_over"}
    rows = []
    for row in answer["rows"]:
        people = [*row["people"], *([speak.render(Say("admin.bots", count=row["bots"]))] if row["bots"] else [])]
        state = speak.render(Say(states[row["state"]]))
        created, archived = _when(row["created"]), _when(row["archived"])
        told = [_short(row["id"]), row["game"], state, ", ".join(people), str(row["watchers"]), created, archived]
        rows.append(told[: len(columns)])
    _show_rows(speak, answer, columns, rows, "admin.no_rooms")


def rooms(archived: Annotated[bool, Option("help.admin_all", names="--all")] = False, most: Most = 100, *, server: Server) -> None:
    server.show(server.ask("rooms", all=archived, most=most), _show_rooms)


def close(room: Room, why: Why = None, *, server: Server) -> None:
    told = server.ask("close", room=room, why=why)
    server.tell(told, Say("admin.closed", room=_short(told["room"]), count=told["told"]))


def unarchive(room: Room, why: Why = None, *, server: Server) -> None:
    told = server.ask("unarchive", room=room, why=why)
    server.tell(told, Say("admin.unarchived", room=_short(told["room"])))


def _show_insight(told: Answer, speak: Words) -> None:
    print_line(f"{told['room']}  {told['game']}")
    _tell(speak, Say("admin.insight", created=_when(told["created"]), at=_when(told["at"])))
    if told["archived"]:
        _tell(speak, Say("admin.insight_archived"))
    _tell(speak, Say("admin.insight_public" if told["public"] else "admin.insight_private"))
    for number, (seat, person) in enumerate(zip(told["seats"], told["people"], strict=True), 1):
        name = _called(person, seat["name"]) if person is not None else seat["name"] or speak.render(Say("admin.seat_open"))
        away = "" if seat["kind"] != "person" or seat["here"] else " " + speak.render(Say("admin.seat_away"))
        host = " " + speak.render(Say("admin.seat_host")) if person is not None and person == told["host"] else ""
        bot = f" ({seat['bot']})" if seat["bot"] else ""
        print_line(f"  {number}. {name}{bot}{host}{away}")
    for each in told["sockets"]:
        name = _called(each["person"], each["name"]) if each["person"] is not None else speak.render(Say("admin.stranger"))
        _tell(speak, Say("admin.socket_open", name=name, address=each["address"]))
    for line in [*told["summary"], *([told["asked"]] if told["asked"] else [])]:
        print_line(f"  {line}")
    if not told["archived"]:
        _tell(speak, Say("admin.looked"))


def look(room: Room, why: Why = None, *, server: Server) -> None:
    server.show(server.ask("look", room=room, why=why), _show_insight)


# ---- People ----


def _show_people(answer: Answer, speak: Words) -> None:
    columns = [
        "admin.column_person",
        "admin.column_name",
        "admin.column_since",
        "admin.column_rooms",
        "admin.column_addresses",
        "admin.column_banned",
    ]
    rows = [
        [
            _short(row["id"]),
            row["name"],
            _when(row["since"]),
            str(row["rooms"]),
            ", ".join(row["addresses"]),
            _when(row["banned"]),
        ]
        for row in answer["rows"]
    ]
    _show_rows(speak, answer, columns, rows, "admin.no_people")


def people(
    name: Annotated[str | None, Option("help.admin_name", "metavar.text")] = None, most: Most = 100, *, server: Server
) -> None:
    server.show(server.ask("people", name=name, most=most), _show_people)


def rename(
    person: Person, name: Annotated[str, Argument("help.admin_new_name", "metavar.new_name")], why: Why = None, *, server: Server
) -> None:
    told = server.ask("rename", person=person, name=name, why=why)
    server.tell(told, Say("admin.renamed", before=_called(told["person"], told["before"]), name=told["name"]))


def ban(
    whom: Whom,
    duration: Annotated[str, Option("help.admin_for", "metavar.duration", names="--for")],
    why: Annotated[str, Option("help.admin_ban_why", "metavar.text")],
    *,
    server: Server,
) -> None:
    told = server.ask("ban", whom=whom, seconds=_seconds(duration, "520w"), why=why)
    whom = _called(told["whom"], told["name"])
    server.tell(told, Say("admin.banned", whom=whom, until=_when(told["until"]), count=told["closed"]))


def unban(whom: Whom, why: Why = None, *, server: Server) -> None:
    told = server.ask("unban", whom=whom, why=why)
    server.tell(told, Say("admin.unbanned", whom=_called(told["whom"], told["name"])))


def _show_bans(answer: Answer, speak: Words) -> None:
    columns = ["admin.column_whom", "admin.column_until", "admin.column_why", "admin.column_at"]
    rows = [[_called(row["whom"], row["name"]), _when(row["until"]), row["why"], _when(row["at"])] for row in answer["rows"]]
    _show_rows(speak, answer, columns, rows, "admin.no_bans")


def bans(*, server: Server) -> None:
    server.show(server.ask("bans"), _show_bans)


def end_tokens(person: Person, why: Why = None, *, server: Server) -> None:
    told = server.ask("end-tokens", person=person, why=why)
    server.tell(told, Say("admin.ended", person=_called(told["person"], told["name"]), count=told["closed"]))


def export(person: Person, why: Why = None, *, server: Server) -> None:
    print_json(server.ask("export", person=person, why=why))


def erase(person: Person, yes: Annotated[bool, Option("help.admin_yes")] = False, why: Why = None, *, server: Server) -> None:
    if not yes:
        raise OptionError(Say("admin.erase_yes"))
    told = server.ask("erase", person=person, why=why)
    erased = Say("admin.erased", person=_short(told["person"]), rooms=told["rooms"], matches=told["matches"], seats=told["seats"])
    server.tell(told, erased)


# ---- The server ----


def _show_limits(answer: Answer, speak: Words) -> None:
    from sweetbox.server.settings import figures

    columns = ["admin.column_limit", "admin.column_value", "admin.column_about"]
    fixed = " " + speak.render(Say("admin.limit_fixed"))
    rows = [[row["name"], figures(row["value"]), row["about"] + (fixed if row["fixed"] else "")] for row in answer["rows"]]
    _show_rows(speak, answer, columns, rows, "admin.no_limits")


def limits(*, server: Server) -> None:
    server.show(server.ask("limits"), _show_limits)


def set_limit(
    name: Annotated[str, Argument("help.admin_limit", "metavar.name")],
    value: Annotated[str, Argument("help.admin_value", "metavar.number")],
    why: Why = None,
    *,
    server: Server,
) -> None:
    from sweetbox.server.settings import figures

    told = server.ask("set", name=name, value=value, why=why)
    server.tell(told, Say("admin.limit_changed", name=told["name"], before=figures(told["before"]), value=figures(told["value"])))


def say(
    text: Annotated[str, Argument("help.admin_text", "metavar.text")],
    duration: Annotated[str | None, Option("help.admin_in", "metavar.duration", names="--in")] = None,
    *,
    server: Server,
) -> None:
    seconds = _seconds(duration, "1d") if duration is not None else None
    told = server.ask("say", text=text, seconds=seconds)
    server.tell(told, Say("admin.said", count=told["told"]))


def _show_audit(answer: Answer, speak: Words) -> None:
    columns = ["admin.column_at", "admin.column_act", "admin.column_whom", "admin.column_what", "admin.column_why"]
    rows = []
    for row in answer["rows"]:
        whom = _short(row["whom"]) if row["act"] in ROOM_ACTS else _called(row["whom"], row["name"])
        rows.append([_when(row["at"]), row["act"], whom, row["what"], row["why"]])
    _show_rows(speak, answer, columns, rows, "admin.no_audit")


def audit(most: Most = 100, *, server: Server) -> None:
    server.show(server.ask("audit", most=most), _show_audit)


# ---- The commands ----


def no_command() -> None:
    """`sweetbox admin` alone."""
    sys.stderr.write(admin.help)
    raise SystemExit(2)


COMMANDS: dict[str, Callable[..., None]] = {
    "rooms": rooms, "close": close, "unarchive": unarchive, "look": look,
    "people": people, "rename": rename, "ban": ban, "unban": unban, "bans": bans,
    "end-tokens": end_tokens, "export": export, "erase": erase,
    "limits": limits, "set": set_limit, "say": say, "audit": audit,
}  # fmt: skip

admin = Command(
    "sweetbox admin",
    no_command,
    {name: partial(Command, f"sweetbox admin {name}", function) for name, function in COMMANDS.items()},
)
