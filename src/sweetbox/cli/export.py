"""`sweetbox export`. The files are written by `sweetbox.datasets`."""

from pathlib import Path
from typing import Annotated

from sweetbox.cli.answers import ExportAnswer
from sweetbox.cli.parameters import (
    Argument,
    Edition,
    GameName,
    Json,
    Language,
    Option,
    Options,
    Seats,
    read_bots,
    read_edition,
    read_language,
    read_options,
)
from sweetbox.cli.printing import print_json, print_line, progress
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say


def export(
    game: GameName,
    folder: Annotated[Path, Argument("help.export_folder", "metavar.folder")],
    file: Annotated[list[Path] | None, Option("help.export_file", "metavar.file")] = None,
    database: Annotated[str | None, Option("help.export_database", "metavar.url")] = None,
    bots: Annotated[str, Option("help.export_bots", "metavar.bots")] = "random",
    matches: Annotated[int, Option("help.export_matches", "metavar.number", low=1)] = 1000,
    seats: Seats = None,
    seed: Annotated[int, Option("help.export_seed", "metavar.number")] = 0,
    option: Options = None,
    edition: Edition = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Each parameter is an argument or option on the command line: that is why there are twelve."""
    import time

    from sweetbox.datasets import sources
    from sweetbox.datasets.writer import DataSet

    if file and database is not None:
        raise OptionError(Say("error.data_sources"))
    left_out, began = 0, time.perf_counter()
    with DataSet(folder, game) as data, progress() as told:
        if file:
            left_out = sources.add_files(data, file, told)
        elif database is not None:
            left_out = sources.add_store(data, database, told)
        else:
            count = seats if seats is not None else game.seats[0]
            batch = sources.self_play(game, count, matches, seed, read_options(game, option), read_edition(game, edition))
            sources.add_self_play(data, batch, sources.players_of(read_bots(bots), count), matches, told)
    speak, seconds = read_language(language), time.perf_counter() - began
    if as_json:
        print_json(ExportAnswer(str(folder), data.matches, data.rows, left_out, round(seconds, 3)))
        return
    rate = f"{data.rows / max(seconds, 0.001):,.0f}"
    print_line(speak.render(Say("cli.exported", folder=str(folder), matches=data.matches, rows=data.rows, rate=rate)))
    if left_out:
        print_line(speak.render(Say("cli.export_left_out", count=left_out)))
