"""`sweetbox bench`. What is measured is in `sweetbox.engines.bench`."""

import sys
from typing import Annotated, Any

from sweetbox.cli.parameters import Argument, Edition, Json, Option, read_edition
from sweetbox.cli.printing import print_error, print_json, print_line
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.words.finished import finished_games

UNITS = {  # by a part of a figure's name
    "_bytes": "bytes", "_microseconds": "µs", "_seconds": "s", "_steps": "steps a second", "_moves": "moves a second",
    "_over_": "times",
}  # fmt: skip


def bench(
    game: Annotated[Game | None, Argument("help.bench_game", "metavar.game")] = None,
    engine: Annotated[str | None, Option("help.engine", "metavar.engine")] = None,
    seats: Annotated[int | None, Option("help.bench_seats", "metavar.number")] = None,
    edition: Edition = None,
    as_json: Json = False,
) -> None:
    from sweetbox.engines import ENGINES
    from sweetbox.engines.bench import bench_game, bench_start

    if engine is not None and engine not in ENGINES:
        raise OptionError(Say("error.engine", known=list(ENGINES), came=engine))
    if edition is not None and game is None:
        raise OptionError(Say("error.edition_game"))
    games = [game] if game is not None else [find_game(name) for name in finished_games()]
    results: dict[str, Any] = {"start": bench_start(), "games": []}
    for each in games:
        if not as_json and sys.stderr.isatty():
            print_error(f"{each.name} …")
        results["games"].append(bench_game(each, engine, seats, read_edition(each, edition)))
    if as_json:
        print_json(results)
        return
    for section in (results["start"], *results["games"]):
        for figure, value in section.items():
            told = f"{value:,}" if isinstance(value, int | float) else value
            print_line(f"{figure:<24} {told:>14} {_unit(figure)}".rstrip())
        print_line()


def _unit(figure: str) -> str:
    return next((unit for part, unit in UNITS.items() if part in figure), "")
