"""Parameters that several commands share, and the functions that read their values.

`help` and `metavar` are keys of `sweetbox/words`.
"""

from pathlib import Path
from typing import Annotated, Any

from sweetbox.cli.command import Argument, Option
from sweetbox.cli.language import default_language
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say

GameName = Annotated[str, Argument("help.game", "metavar.game")]
MatchPath = Annotated[Path, Argument("help.match_file", "metavar.match")]
Language = Annotated[str | None, Option("help.language", "metavar.language", names="--language -l")]
Seats = Annotated[int | None, Option("help.seats", "metavar.number")]
Seed = Annotated[int | None, Option("help.seed", "metavar.number")]
Options = Annotated[list[str] | None, Option("help.option", "metavar.pair", names="--option -o")]
Edition = Annotated[str | None, Option("help.components", "metavar.file")]
Database = Annotated[str | None, Option("help.database", "metavar.url")]
Json = Annotated[bool, Option("help.json", names="--json")]


def read_language(asked: str | None) -> str:
    return asked if asked is not None else default_language()


def read_options(game: Game, pairs: list[str] | None) -> dict[str, Any]:
    options: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(Say("error.option_pair", came=pair))
        options[name.strip()] = value.strip()
    return game.check_options(options)  # before they become keywords, where `seats` and `seed` mean something else


def read_bots(text: str) -> list[str]:
    """Names of bots, separated by commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        from sweetbox.bots.registry import all_bots

        raise OptionError(Say("error.bots_list", known=all_bots(), came=text))
    return names


def read_edition(game: Game, wanted: str | None) -> dict[str, Any] | None:
    if wanted is None:
        return None
    from sweetbox.files.editions import find_edition

    return find_edition(game, wanted)


def read_database(given: str | None) -> str:
    from sweetbox.server.settings import default_database

    return given if given is not None else default_database()


def read_seat(match: Match, number: int | None) -> int | None:
    """The seat with this number; people count from 1."""
    if number is not None and not 1 <= number <= match.seats:
        raise OptionError(Say("error.seat_number", most=match.seats, came=number))
    return None if number is None else number - 1
