"""Editions from files: the component data of a game in TOML, checked, with the line of a fault."""

import re
import tomllib
from pathlib import Path
from typing import Any

from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.say import Say


def load_edition(game: Game, path: Path) -> dict[str, Any]:
    """The edition of a file, checked for the game. EditionError names the file and the line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(Say("error.file_read", file=str(path), why=_why(error))) from None
    try:
        edition = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(Say("error.edition_toml", file=str(path), why=str(error))) from None
    try:
        game.components.check_edition(edition)
    except EditionError as error:
        line = line_of(text, error.where)
        say = Say("error.edition_line", file=str(path), line=line, why=error.say)
        raise EditionError(say, error.where).within(game.name) from None
    return edition


def line_of(text: str, where: tuple[str | int, ...]) -> int:
    """The line of ("tile", 2, "count"): the field in the third `[[tile]]`, else that row, else the section, else line 1."""
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


def _why(error: OSError | UnicodeDecodeError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
