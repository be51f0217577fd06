"""Extras: what brings a library that is missing, and the command that installs it where Sweetbox was installed from."""

import importlib.util
import json
import os
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.say import Say

OURS = "sweetbox"
CLONE = Path(__file__).parents[2]  # if it is one
LIBRARIES = {"pyspiel": "open-spiel"}  # whose modules have other names
REQUIREMENT = re.compile(r"(?P<plain>(?P<library>[\w.-]+)(?:\[(?P<extras>[\w,-]+)\])?[^;]*).*\bextra == ['\"](?P<extra>[\w-]+)")


class MissingExtraError(SweetboxError, ModuleNotFoundError):
    """A library that an extra brings is not installed."""


@contextmanager
def needs(extra: str, key: str = "error.extra") -> Iterator[None]:
    """Around imports that this extra promises. MissingExtraError if one of its libraries is not installed; key: what it says."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = library_of(error)
        if library not in brought().get(extra, {library}):
            raise
        raise missing(extra, library, key) from None


def missing(extra: str, library: str, key: str = "error.extra") -> MissingExtraError:
    return MissingExtraError(Say(key, missing=library, extra=extra, command=command_for(extra)))


def sentence_for(error: ModuleNotFoundError) -> Say | None:
    """Which extra brings what is missing, the smallest of several; None if none does."""
    if isinstance(error, MissingExtraError):
        return error.say
    library = library_of(error)
    bringing = [extra for extra, libraries in brought().items() if library in libraries]
    return missing(min(bringing, key=lambda extra: len(brought()[extra])), library).say if bringing else None


def library_of(error: ModuleNotFoundError) -> str:
    name = (error.name or "").partition(".")[0]
    return LIBRARIES.get(name, name.replace("_", "-"))


@cache
def brought() -> dict[str, dict[str, str]]:
    """What each extra installs, with its bounds, by the package's own metadata."""
    rows = [found for each in _requirements() if (found := REQUIREMENT.match(each))]

    def libraries(extra: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for row in rows:
            if row["extra"] == extra and row["library"] == OURS:
                for each in row["extras"].split(","):
                    found |= libraries(each)
            elif row["extra"] == extra:
                found[row["library"].lower().replace("_", "-")] = row["plain"].strip()
        return found

    return {extra: libraries(extra) for extra in dict.fromkeys(row["extra"] for row in rows)}


def _requirements() -> list[str]:
    try:
        return metadata.requires(OURS) or []
    except metadata.PackageNotFoundError:
        return []


def command_for(extra: str) -> str:
    """What a person types to install an extra."""
    python = near(Path(sys.executable))
    pip = [python, "-m", "pip", "install"] if importlib.util.find_spec("pip") else ["uv", "pip", "install", "--python", python]
    return shlex.join([*pip, *_installed_from(extra)])


def _installed_from(extra: str) -> list[str]:
    """pip's arguments: the clone, folder, file or address that Sweetbox was installed from; else what the extra consists of."""
    origin = _origin()
    address = str(origin.get("url", ""))
    if "vcs_info" in origin:
        how = origin["vcs_info"]
        return [f"{OURS}[{extra}] @ {how['vcs']}+{address}@{how['commit_id']}"]
    if address.startswith("file:"):
        place = Path(url2pathname(urlsplit(address).path))
        if place.exists():
            editable = ["-e"] if origin.get("dir_info", {}).get("editable") else []
            return [*editable, f"{near(place)}[{extra}]"]
    elif address:
        return [f"{OURS}[{extra}] @ {address}"]
    return [*brought().get(extra, {}).values()]


def _origin() -> dict[str, Any]:
    """What pip and uv note of an installation that was not from an index."""
    try:
        noted = metadata.distribution(OURS).read_text("direct_url.json")
    except metadata.PackageNotFoundError:  # run from its sources
        return {"url": CLONE.as_uri(), "dir_info": {"editable": True}} if (CLONE / "pyproject.toml").is_file() else {}
    found: dict[str, Any] = json.loads(noted or "{}")
    return found


def near(place: Path) -> str:
    """A path as one would type it here."""
    try:
        shown = str(place.relative_to(Path.cwd()))
    except ValueError:
        return str(place)
    return shown if shown == os.curdir or os.sep in shown else os.path.join(os.curdir, shown)
