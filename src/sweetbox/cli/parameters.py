"""What the parameters of commands are on the command line, those that several share, and the functions that read their values."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass, is_dataclass
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from sweetbox.cli.language import default_language
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say
from sweetbox.words import Words, words

REQUIRED = inspect.Parameter.empty  # as a default


@dataclass(frozen=True)
class Argument:
    """In the annotation of a parameter, as in `Annotated[str, Argument("help.game", "metavar.game")]`; both are keys of words."""

    help: str
    metavar: str
    low: float | None = None  # of a number
    high: float | None = None


@dataclass(frozen=True)
class Option(Argument):
    """A flag has no metavar. names: with spaces between them, where the option is not called like the parameter."""

    metavar: str = ""
    names: str = ""


@dataclass(frozen=True)
class Parameter:
    """Of the function of a command."""

    name: str
    about: Argument
    kind: type  # of a value
    many: bool  # values, in a list
    default: Any

    @property
    def names(self) -> list[str]:
        """As they are typed; an argument has none."""
        if not isinstance(self.about, Option):
            return []
        names = self.about.names.split() or [f"--{self.name.replace('_', '-')}"]
        return [*names, f"--no-{self.name}"] if self.default is True else names

    @property
    def told(self) -> str | Say:
        """What it is called in a sentence."""
        return self.names[0] if self.names else Say(self.about.metavar)


def parameters_of(function: Callable[..., Any]) -> list[Parameter]:
    """Those of a function; in place of one that is a dataclass, the dataclass' own."""
    found, hints = [], get_type_hints(function, include_extras=True)
    for name, each in inspect.signature(function).parameters.items():
        if is_dataclass(hints[name]):
            found += parameters_of(hints[name])
            continue
        kind, about = get_args(hints[name])
        kind = get_args(kind)[0] if isinstance(kind, UnionType) else kind  # `list[str]` of `list[str] | None`
        many = get_origin(kind) is list
        found.append(Parameter(name, about, get_args(kind)[0] if many else kind, many, each.default))
    return found


GameName = Annotated[Game, Argument("help.game", "metavar.game")]
MatchPath = Annotated[Path, Argument("help.match_file", "metavar.match")]
Language = Annotated[str | None, Option("help.language", "metavar.language", names="--language -l")]
Seats = Annotated[int | None, Option("help.seats", "metavar.number")]
Seed = Annotated[int | None, Option("help.seed", "metavar.number")]
Options = Annotated[list[str] | None, Option("help.option", "metavar.pair", names="--option -o")]
Edition = Annotated[str | None, Option("help.components", "metavar.file")]
Database = Annotated[str | None, Option("help.database", "metavar.url")]
Json = Annotated[bool, Option("help.json", names="--json")]


def read_language(asked: str | None, game: str | None = None) -> Words:
    """The words of that language, or of the one of the surroundings; with a game's own."""
    return words(asked if asked is not None else default_language(), game)


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
