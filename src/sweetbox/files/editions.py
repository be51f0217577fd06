"""Editions from files: the component data of a game in TOML, checked, with the line of a fault.

A game's folder may contain further editions: `small.toml` is a box that can be solved exactly.
"""

import json
import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from sweetbox.files.toml import parse_toml
from sweetbox.kernel.edition import SIZES, Field
from sweetbox.kernel.errors import EditionError, OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.say import Say
from sweetbox.words import Words
from sweetbox.words.sources import box_says

NO_EDITIONS = ("lesson.toml", "rulebook.toml", "sources.toml")  # files of a game's folder


def load_edition(game: Game, path: Path) -> dict[str, Any]:
    """The edition of a file, checked for the game. EditionError names the file and the line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise EditionError(Say("error.file_read", file=str(path), why=why)) from None
    return read_edition(game, text, path)


def shipped_editions(game: Game) -> list[str]:
    """Names of the further editions that come with the game."""
    names = (entry.name for entry in files(game.package).iterdir())
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml") and name not in NO_EDITIONS)


def shipped_text(game: Game, name: str) -> str:
    return files(game.package).joinpath(f"{name}.toml").read_text(encoding="utf-8")


def find_edition(game: Game, wanted: str | Path, folder: str | Path = "") -> dict[str, Any]:
    """An edition that comes with the game, by name, or an edition from a file. EditionError says what is wrong. folder: what the
    file's name is relative to."""
    shipped = shipped_editions(game)
    if isinstance(wanted, str) and wanted in shipped:
        return read_edition(game, shipped_text(game, wanted), Path(f"{wanted}.toml"))
    file = Path(folder) / wanted
    if not file.suffix and not file.exists():  # meant as a name
        raise EditionError(no_such_edition(game, str(wanted)))
    return load_edition(game, file)


def no_such_edition(game: Game, wanted: str) -> Say:
    return Say("error.edition_shipped", game=game.name, known=shipped_editions(game) or ["-"], came=wanted)


def read_edition(game: Game, text: str, path: Path) -> dict[str, Any]:
    """The edition in a text, checked for the game; path: the file that errors name."""
    try:
        edition = parse_toml(text, str(path))
    except OptionError as error:
        raise EditionError(error.say) from None
    try:
        game.components.check_edition(edition)
    except EditionError as error:
        line = line_of(text, error.where)
        say = Say("error.edition_line", file=str(path), line=line, why=error.say)
        raise EditionError(say, error.where).within(game.name) from None
    return edition


def write_edition(game: Game, speak: Words, edition: Mapping[str, Any] | None = None) -> str:
    """An edition, else the one that the game comes with, as a file to change, with what may stand in each row, and what is not the
    rulebook's; `speak` knows the game's words."""
    says = [Say("edition.title", title=game.facts.title), Say("edition.use", game=game.name)]
    lines = [f"# {speak.render(say)}" for say in [*says, *(box_says(game) if edition is None else [])]]
    for section, rows in (game.components.EDITION if edition is None else edition).items():
        fields = game.components.SECTIONS[section]
        lines += ["", *(f"# {_comment(section, field, speak)}" for field in fields)]
        for row in rows:
            lines += [f"[[{section}]]", *(f"{field.name} = {_toml(row[field.name])}" for field in fields if field.name in row)]
    return "\n".join(lines) + "\n"


def _comment(section: str, field: Field, speak: Words) -> str:
    """What a field may contain; for a size, also what it means."""
    told = speak.render(field.told())
    if section != SIZES:
        return f"{field.name}: {told}"
    return speak.render(Say("edition.size_of", field=field.name, told=told, what=Say(f"size.{field.name}")))


def _toml(value: bool | int | str) -> str:
    """A value in TOML; texts as in JSON, which TOML can read."""
    return json.dumps(value, ensure_ascii=False)


def line_of(text: str, where: tuple[str | int, ...]) -> int:
    """The line of ("tile", 2, "count"): the field in the third `[[tile]]`, or that row, or the section, or line 1."""
    lines = text.splitlines()
    if not where:
        return 1
    section = re.escape(str(where[0]))
    headers = [number for number, line in enumerate(lines, 1) if re.match(rf"\s*\[\[?\s*{section}\s*\]", line)]
    if not headers:
        keys = [number for number, line in enumerate(lines, 1) if re.match(rf"\s*{section}\s*=", line)]
        return keys[0] if keys else 1
    row = where[1] if len(where) > 1 and isinstance(where[1], int) else 0
    start = headers[min(row, len(headers) - 1)]
    if len(where) > 2:
        for number, line in enumerate(lines[start:], start + 1):
            if line.lstrip().startswith("["):
                break
            if re.match(rf"\s*[\"']?{re.escape(str(where[2]))}[\"']?\s*=", line):
                return number
    return start
