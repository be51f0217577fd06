"""`sweetbox train`. The training itself is in `sweetbox.learning`."""

import importlib.util
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from sweetbox.cli.parameters import GameName, Language, read_language
from sweetbox.cli.printing import print_line, progress
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.registry import game_meant
from sweetbox.kernel.say import Say
from sweetbox.words import words


def train(
    name: GameName,
    minutes: Annotated[float, typer.Option(metavar="metavar.number", help="help.train_minutes", min=0.01)] = 10.0,
    practice: Annotated[float, typer.Option(metavar="metavar.number", help="help.train_practice", min=0.0, max=1.0)] = 0.0,
    folder: Annotated[Path | None, typer.Option(metavar="metavar.folder", help="help.train_folder")] = None,
    tables: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.train_tables", min=8)] = None,
    pupils: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.train_pupils", min=8)] = None,
    iterations: Annotated[int, typer.Option(metavar="metavar.number", help="help.train_iterations", min=20)] = 128,
    start: Annotated[Path | None, typer.Option(metavar="metavar.file", help="help.train_start")] = None,
    threads: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.train_threads", min=1)] = None,
    language: Language = None,
) -> None:
    game, speak = game_meant(name), words(read_language(language))
    if importlib.util.find_spec("torch") is None:
        raise OptionError(Say("error.no_torch"))
    import torch

    from sweetbox.files.places import data_folder
    from sweetbox.learning.trainer import CURVE, Settings, Trainer
    from sweetbox.learning.weights import FILE, PLAIN, has_weights, read, weights

    if game.seats[1] < 2:
        raise OptionError(Say("error.train_alone", game=game.name))
    given = read(game, start) if start else None
    known = given or (weights(game) if has_weights(game) else None)
    at = folder or data_folder() / "learning" / game.name
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
    )
    sys.stderr.write(speak.render(Say("cli.training", title=game.facts.title, device=settings.device, folder=str(at))) + "\n")
    with progress() as shown:
        run = Trainer(game, at, settings, lambda seconds, _: shown(round(seconds), round(60 * minutes)) if shown else None)
        run.run()
    print_line(speak.render(Say("cli.trained", positions=run.positions, file=str(at / FILE), curve=str(at / CURVE))))
