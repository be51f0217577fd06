"""The editions that a host offers: TOML files in a folder, those of each game in a folder of its name (`swintus/quick.toml`).

A room keeps the rows of its edition, and so does each match: what happens to the file later changes neither.
"""

import re
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from sweetbox.files.editions import load_edition
from sweetbox.kernel.errors import EditionError, OptionError, UnknownNameError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say

NAME = re.compile(r"[\w][\w .-]{0,39}")  # of a file, without its ending: what people choose by
REMEMBERED = 256  # editions whose tables of moves can be asked for

Rows = dict[str, list[dict[str, bool | int | str]]]


class Edition(msgspec.Struct, frozen=True):
    name: str
    rows: Rows


Offered = Mapping[str, Mapping[str, Edition]]  # by game and name


def read_folder(folder: Path) -> tuple[Offered, list[Say]]:
    """All editions of the folder, and a sentence for each file that is none. OptionError: it is no folder."""
    if not folder.is_dir():
        raise OptionError(Say("server.editions_folder", folder=str(folder)))
    offered: dict[str, dict[str, Edition]] = {}
    faults: list[Say] = []
    for path in sorted(folder.glob("*/*.toml")):
        try:
            game = find_game(path.parent.name)
            if not NAME.fullmatch(path.stem):
                raise OptionError(Say("server.edition_name", file=str(path)))
            offered.setdefault(game.name, {})[path.stem] = Edition(path.stem, load_edition(game, path))
        except (EditionError, OptionError, UnknownNameError) as error:
            faults.append(Say("server.edition_left_out", file=str(path), why=str(error)))
    return offered, faults


def seats_for(game: Game, edition: Edition) -> list[int]:
    """The numbers of seats with which the edition can be played."""
    low, high = game.seats
    return [seats for seats in range(low, high + 1) if _can_be_played(game, seats, edition)]


def _can_be_played(game: Game, seats: int, edition: Edition) -> bool:
    try:
        game.make_box(seats, {}, edition.rows)
    except EditionError:
        return False
    return True


# ---- What tables of moves are asked by ----

_told: OrderedDict[str, Any] = OrderedDict()


def remember(rows: Mapping[str, Any]) -> str:
    """A short name for the rows, by which whoever is told it can ask for their moves."""
    digest = _name_of(rows)
    _told[digest] = rows
    _told.move_to_end(digest)
    while len(_told) > REMEMBERED:
        _told.popitem(last=False)
    return digest


def recall(digest: str, offered: Mapping[str, Any]) -> Any | None:
    """The rows of that name: those told here, or, told by another node, those of an edition that is offered."""
    return _told.get(digest) or offered.get(digest)


def rows_by_name(offered: Offered) -> dict[str, Rows]:
    """All that is offered, by the names under which it is asked for: made once, since strangers may ask for any name."""
    return {_name_of(edition.rows): edition.rows for editions in offered.values() for edition in editions.values()}


def _name_of(rows: Mapping[str, Any]) -> str:
    return sha256(msgspec.json.encode(rows, order="sorted")).hexdigest()[:24]
