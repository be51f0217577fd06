"""`sweetbox train`. The training itself is in `sweetbox.learning`."""

import hashlib
import importlib.util
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sweetbox.cli.answers import TrainAnswer
from sweetbox.cli.parameters import Edition, GameName, Json, Language, read_edition, read_language
from sweetbox.cli.printing import print_json, print_line, progress
from sweetbox.extras import needs
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game_meant
from sweetbox.kernel.say import Say
from sweetbox.words import words


def train(
    name: GameName,
    minutes: Annotated[float, typer.Option(metavar="metavar.number", help="help.train_minutes", min=0.01)] = 10.0,
    practice: Annotated[float, typer.Option(metavar="metavar.number", help="help.train_practice", min=0.0, max=1.0)] = 0.0,
    folder: Annotated[Path | None, typer.Option("--out", "--folder", metavar="metavar.folder", help="help.train_folder")] = None,
    seats: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.train_seats")] = None,
    edition: Edition = None,
    tables: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.train_tables", min=8)] = None,
    pupils: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.train_pupils", min=8)] = None,
    iterations: Annotated[int, typer.Option(metavar="metavar.number", help="help.train_iterations", min=20)] = 128,
    start: Annotated[Path | None, typer.Option(metavar="metavar.file", help="help.train_start")] = None,
    threads: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.train_threads", min=1)] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    game, speak = game_meant(name), words(read_language(language))
    rows = read_edition(game, edition)
    if game.seats[1] < 2:
        raise OptionError(Say("error.train_alone", game=game.facts.title))
    if seats is not None:
        game.make_box(seats, None, rows)  # refuses what cannot be played
    if seats == 1:
        raise OptionError(Say("error.train_one_seat"))
    with needs("train"):
        import torch

    from sweetbox.files.places import data_folder
    from sweetbox.learning.trainer import CURVE, Settings, Trainer
    from sweetbox.learning.weights import FILE, PLAIN, has_weights, read, weights

    given = read(game, start) if start else None
    known = given or (weights(game) if has_weights(game) else None)
    at = folder or data_folder() / "learning" / run_name(game, edition, rows, seats)
    there = torch.cuda.is_available() and importlib.util.find_spec("numba_cuda") is not None
    settings = Settings(
        minutes=minutes,
        practice=practice,
        device="cuda" if there else "cpu",
        tables=tables or (16384 if there else 512),
        school="cuda" if there else "cpu",
        pupils=pupils or (20480 if there else 256),
        kept=3_000_000 if there else 1_000_000,
        iterations=iterations,
        batch=4096 if there else 1024,
        threads=threads or os.cpu_count() or 1,
        manner=known.manner if known else PLAIN,
        start=given,
        seats=seats,
        edition=rows,
    )
    sys.stderr.write(speak.render(Say("cli.training", title=game.facts.title, device=settings.device, folder=str(at))) + "\n")
    with progress() as shown:
        run = Trainer(game, at, settings, lambda seconds, _: shown(round(seconds), round(60 * minutes)))
        run.run()
    if as_json:
        files = (str(at / FILE), str(at / CURVE))
        print_json(TrainAnswer(game.name, run.positions, round(run.minutes, 3), settings.device, *files))
        return
    print_line(speak.render(Say("cli.trained", positions=run.positions, file=str(at / FILE), curve=str(at / CURVE))))


def run_name(game: Game, edition: str | None, rows: Mapping[str, Any] | None, seats: int | None) -> str:
    """Of a run's folder: one for each box and number of seats, since no run goes on from what was learned elsewhere."""
    parts = [game.name]
    if edition is not None:
        parts += [Path(edition).stem, hashlib.sha256(msgspec.json.encode(rows, order="sorted")).hexdigest()[:8]]
    if seats is not None:
        parts.append(f"{seats}-seats")
    return "-".join(parts)
