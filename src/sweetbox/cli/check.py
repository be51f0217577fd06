"""`sweetbox check`. The laws are those of `sweetbox.conformance`."""

import importlib
import os
import sys
from typing import TYPE_CHECKING, Annotated

from sweetbox.bots.bot import named
from sweetbox.cli.parameters import Argument, Json, Language, Option, read_language
from sweetbox.cli.printing import print_json, print_line, progress
from sweetbox.extras import needs
from sweetbox.kernel.errors import OptionError, UnknownNameError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import all_games, game_meant, offer
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.say import Say

if TYPE_CHECKING:
    from sweetbox.conformance.suite import Law

MODULES = ("rules", "judge", "components", "notation", "view", "story")  # that every game has
SHOWN = 3  # places of a broken law that are listed


def check(
    name: Annotated[str, Argument("help.check_game", "metavar.package")],
    only: Annotated[str | None, Option("help.check_only", "metavar.words")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    speak = read_language(language)
    game = _found(name)
    with needs("check"):
        from sweetbox.conformance.suite import run
    with progress() as told:
        laws = run(game.name, only, told)
    if not laws:
        raise OptionError(Say("error.check_none", came=only or ""))
    broken = [law for law in laws if law.broken]
    if as_json:
        print_json(laws)
    else:
        for law in laws:
            _print_law(law)
        trials = sum(law.tried for law in laws)
        print_line(speak.render(Say("cli.checked", title=game.facts.title, laws=len(laws), count=trials, broken=len(broken))))
    if broken:
        raise SystemExit(1)


def _print_law(law: "Law") -> None:
    print_line(f"{'broken' if law.broken else 'holds ':6}  {law.module}: {law.law}")
    for where, reason in list(law.broken.items())[:SHOWN]:
        first, *rest = reason.splitlines()
        print_line("\n".join([f"          {where}: {first}", *(f"            {line}" for line in rest)]))
    if len(law.broken) > SHOWN:
        print_line(f"          … {len(law.broken) - SHOWN} more")


def _found(name: str) -> Game:
    """A game that is known by its name, or a package that is not installed, such as one in the current folder."""
    try:
        return game_meant(name)
    except UnknownNameError:
        if not all(part.isidentifier() for part in name.split(".")):
            raise
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        for module in MODULES:
            importlib.import_module(f"{name}.{module}")
    except Exception as error:
        raise OptionError(Say("error.check_import", came=name, known=all_games(), error=named(error))) from error
    short = name.rpartition(".")[2]
    offer(short, name)
    return game_named(short)
