"""`sweetbox admin`: for the host. Each command asks the running server of a store over its socket file."""

import inspect
import json
import re
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from sweetbox.cli.parameters import Database, Json, Language, read_database, read_language
from sweetbox.cli.printing import print_line
from sweetbox.cli.usage import Command, Group
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.terminal.plain import plain
from sweetbox.words import Words, words

admin = typer.Typer(cls=Group, no_args_is_help=True, add_completion=False, rich_markup_mode=None)

SHORT = 8  # characters of an id in a table: usually enough to tell it from all others
WHOLE = (  # columns whose texts must not wrap
    *("admin.column_room", "admin.column_game", "admin.column_state", "admin.column_watchers"),
    *("admin.column_person", "admin.column_rooms", "admin.column_act", "admin.column_limit", "admin.column_value"),
)
DATE = 10  # characters of a day, which every other column has room for
ROOM_ACTS = ("close", "unarchive", "look")
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}

Answer = Any
Show = Callable[[Answer, Words], None]

Room = Annotated[str, typer.Argument(metavar="metavar.room", help="help.admin_room")]
Person = Annotated[str, typer.Argument(metavar="metavar.person", help="help.admin_person")]
Whom = Annotated[str, typer.Argument(metavar="metavar.whom", help="help.admin_whom")]
Why = Annotated[str | None, typer.Option("--why", metavar="metavar.text", help="help.admin_why")]
Most = Annotated[int, typer.Option("--most", min=1, max=1_000_000, metavar="metavar.number", help="help.admin_most")]
SocketFile = Annotated[Path | None, typer.Option("--admin-socket", metavar="metavar.file", help="help.admin_socket")]

COMMON = {"database": Database, "admin_socket": SocketFile, "as_json": Json, "language": Language}


def act(name: str, about: str, show: Show) -> Callable[[Callable[..., dict[str, Any]]], None]:
    """A command whose function turns its arguments into a request to the server; the answer is shown, or printed as JSON."""

    def register(arguments: Callable[..., dict[str, Any]]) -> None:
        def command(*, database: str | None, admin_socket: Path | None, as_json: bool, language: str | None, **given: Any) -> None:
            from sweetbox.server.admin_socket import ask, socket_path

            speak = words(read_language(language))
            wanted = {each: value for each, value in arguments(**given).items() if value is not None}
            path = socket_path(admin_socket, read_database(database))
            answer = ask(path, {"act": name, "language": speak.language, **wanted})
            if as_json:
                print_line(json.dumps(answer, ensure_ascii=False, indent=2))
            else:
                show(answer, speak)

        own = inspect.signature(arguments)
        defaults = {"database": None, "admin_socket": None, "as_json": False, "language": None}
        common = [
            inspect.Parameter(each, inspect.Parameter.KEYWORD_ONLY, default=defaults[each], annotation=kind)
            for each, kind in COMMON.items()
        ]
        command.__signature__ = own.replace(parameters=[*own.parameters.values(), *common])  # type: ignore[attr-defined]
        command.__annotations__ = {**arguments.__annotations__, **COMMON}
        admin.command(name, cls=Command, help=about)(command)

    return register


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


@act("rooms", "help.admin_rooms", _show_rooms)
def rooms(archived: Annotated[bool, typer.Option("--all", help="help.admin_all")] = False, most: Most = 100) -> dict[str, Any]:
    return {"all": archived, "most": most}


@act(
    "close",
    "help.admin_close",
    lambda told, speak: _tell(speak, Say("admin.closed", room=_short(told["room"]), count=told["told"])),
)
def close(room: Room, why: Why = None) -> dict[str, Any]:
    return {"room": room, "why": why}


@act("unarchive", "help.admin_unarchive", lambda told, speak: _tell(speak, Say("admin.unarchived", room=_short(told["room"]))))
def unarchive(room: Room, why: Why = None) -> dict[str, Any]:
    return {"room": room, "why": why}


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


@act("look", "help.admin_look", _show_insight)
def look(room: Room, why: Why = None) -> dict[str, Any]:
    return {"room": room, "why": why}


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


@act("people", "help.admin_people", _show_people)
def people(
    name: Annotated[str | None, typer.Option("--name", metavar="metavar.text", help="help.admin_name")] = None, most: Most = 100
) -> dict[str, Any]:
    return {"name": name, "most": most}


@act(
    "rename",
    "help.admin_rename",
    lambda told, speak: _tell(speak, Say("admin.renamed", before=_called(told["person"], told["before"]), name=told["name"])),
)
def rename(
    person: Person, name: Annotated[str, typer.Argument(metavar="metavar.new_name", help="help.admin_new_name")], why: Why = None
) -> dict[str, Any]:
    return {"person": person, "name": name, "why": why}


@act(
    "ban",
    "help.admin_ban",
    lambda told, speak: _tell(
        speak, Say("admin.banned", whom=_called(told["whom"], told["name"]), until=_when(told["until"]), count=told["closed"])
    ),
)
def ban(
    whom: Whom,
    duration: Annotated[str, typer.Option("--for", metavar="metavar.duration", help="help.admin_for")],
    why: Annotated[str, typer.Option("--why", metavar="metavar.text", help="help.admin_ban_why")],
) -> dict[str, Any]:
    return {"whom": whom, "seconds": _seconds(duration, "520w"), "why": why}


@act("unban", "help.admin_unban", lambda told, speak: _tell(speak, Say("admin.unbanned", whom=_called(told["whom"], told["name"]))))
def unban(whom: Whom, why: Why = None) -> dict[str, Any]:
    return {"whom": whom, "why": why}


def _show_bans(answer: Answer, speak: Words) -> None:
    columns = ["admin.column_whom", "admin.column_until", "admin.column_why", "admin.column_at"]
    rows = [[_called(row["whom"], row["name"]), _when(row["until"]), row["why"], _when(row["at"])] for row in answer["rows"]]
    _show_rows(speak, answer, columns, rows, "admin.no_bans")


@act("bans", "help.admin_bans", _show_bans)
def bans() -> dict[str, Any]:
    return {}


@act(
    "end-tokens",
    "help.admin_end_tokens",
    lambda told, speak: _tell(speak, Say("admin.ended", person=_called(told["person"], told["name"]), count=told["closed"])),
)
def end_tokens(person: Person, why: Why = None) -> dict[str, Any]:
    return {"person": person, "why": why}


@act("export", "help.admin_export", lambda told, _: print_line(json.dumps(told, ensure_ascii=False, indent=2)))
def export(person: Person, why: Why = None) -> dict[str, Any]:
    return {"person": person, "why": why}


@act(
    "erase",
    "help.admin_erase",
    lambda told, speak: _tell(
        speak,
        Say("admin.erased", person=_short(told["person"]), rooms=told["rooms"], matches=told["matches"], seats=told["seats"]),
    ),
)
def erase(
    person: Person, yes: Annotated[bool, typer.Option("--yes", help="help.admin_yes")] = False, why: Why = None
) -> dict[str, Any]:
    if not yes:
        raise OptionError(Say("admin.erase_yes"))
    return {"person": person, "why": why}


# ---- The server ----


def _show_limits(answer: Answer, speak: Words) -> None:
    from sweetbox.server.settings import figures

    columns = ["admin.column_limit", "admin.column_value", "admin.column_about"]
    fixed = " " + speak.render(Say("admin.limit_fixed"))
    rows = [[row["name"], figures(row["value"]), row["about"] + (fixed if row["fixed"] else "")] for row in answer["rows"]]
    _show_rows(speak, answer, columns, rows, "admin.no_limits")


@act("limits", "help.admin_limits", _show_limits)
def limits() -> dict[str, Any]:
    return {}


def _show_limit(told: Answer, speak: Words) -> None:
    from sweetbox.server.settings import figures

    _tell(speak, Say("admin.limit_changed", name=told["name"], before=figures(told["before"]), value=figures(told["value"])))


@act("set", "help.admin_set", _show_limit)
def set_limit(
    name: Annotated[str, typer.Argument(metavar="metavar.name", help="help.admin_limit")],
    value: Annotated[str, typer.Argument(metavar="metavar.number", help="help.admin_value")],
    why: Why = None,
) -> dict[str, Any]:
    return {"name": name, "value": value, "why": why}


@act("say", "help.admin_say", lambda told, speak: _tell(speak, Say("admin.said", count=told["told"])))
def say(
    text: Annotated[str, typer.Argument(metavar="metavar.text", help="help.admin_text")],
    duration: Annotated[str | None, typer.Option("--in", metavar="metavar.duration", help="help.admin_in")] = None,
) -> dict[str, Any]:
    return {"text": text, "seconds": _seconds(duration, "1d") if duration is not None else None}


def _show_audit(answer: Answer, speak: Words) -> None:
    columns = ["admin.column_at", "admin.column_act", "admin.column_whom", "admin.column_what", "admin.column_why"]
    rows = []
    for row in answer["rows"]:
        whom = _short(row["whom"]) if row["act"] in ROOM_ACTS else _called(row["whom"], row["name"])
        rows.append([_when(row["at"]), row["act"], whom, row["what"], row["why"]])
    _show_rows(speak, answer, columns, rows, "admin.no_audit")


@act("audit", "help.admin_audit", _show_audit)
def audit(most: Most = 100) -> dict[str, Any]:
    return {"most": most}
