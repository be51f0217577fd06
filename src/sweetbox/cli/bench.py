"""`sweetbox bench`. What is measured is in `sweetbox.engines.bench`."""

import json
import sys
from typing import Annotated, Any

from sweetbox.cli.command import Argument, Option
from sweetbox.cli.parameters import Edition, Json, read_edition
from sweetbox.cli.printing import print_line
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.registry import game_meant
from sweetbox.kernel.say import Say
from sweetbox.words.finished import finished_games

UNITS = {  # by a part of a figure's name
    "_bytes": "bytes", "_microseconds": "µs", "_seconds": "s", "_steps": "steps a second", "_moves": "moves a second",
    "_over_": "times",
}  # fmt: skip


def bench(
    name: Annotated[str | None, Argument("help.bench_game", "metavar.game")] = None,
    engine: Annotated[str | None, Option("help.engine", "metavar.engine")] = None,
    seats: Annotated[int | None, Option("help.bench_seats", "metavar.number")] = None,
    edition: Edition = None,
    as_json: Json = False,
) -> None:
    from sweetbox.engines import ENGINES
    from sweetbox.engines.bench import bench_game, bench_start

    if engine is not None and engine not in ENGINES:
        raise OptionError(Say("error.engine", known=list(ENGINES), came=engine))
    if edition is not None and name is None:
        raise OptionError(Say("error.edition_game"))
    names = [game_meant(name).name] if name is not None else finished_games()
    results: dict[str, Any] = {"start": bench_start(), "games": []}
    for each in names:
        if not as_json and sys.stderr.isatty():
            sys.stderr.write(f"{each} …\n")
        game = game_meant(each)
        results["games"].append(bench_game(game, engine, seats, read_edition(game, edition)))
    if as_json:
        print_line(json.dumps(results, indent=2))
        return
    for section in (results["start"], *results["games"]):
        for figure, value in section.items():
            told = f"{value:,}" if isinstance(value, int | float) else value
            print_line(f"{figure:<24} {told:>14} {_unit(figure)}".rstrip())
        print_line()


def _unit(figure: str) -> str:
    return next((unit for part, unit in UNITS.items() if part in figure), "")
