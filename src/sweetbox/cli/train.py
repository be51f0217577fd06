"""`sweetbox train`. The training itself is in `sweetbox.learning`."""

import hashlib
import importlib.util
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from sweetbox.cli.answers import TrainAnswer
from sweetbox.cli.parameters import Edition, GameName, Json, Language, Option, read_edition, read_language
from sweetbox.cli.printing import print_error, print_json, print_line, progress
from sweetbox.extras import needs
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.say import Say


def train(
    game: GameName,
    minutes: Annotated[float, Option("help.train_minutes", "metavar.number", low=0.01)] = 10.0,
    practice: Annotated[float, Option("help.train_practice", "metavar.number", low=0, high=1)] = 0.0,
    folder: Annotated[Path | None, Option("help.train_folder", "metavar.folder", names="--out --folder")] = None,
    seats: Annotated[int | None, Option("help.train_seats", "metavar.number")] = None,
    edition: Edition = None,
    tables: Annotated[int | None, Option("help.train_tables", "metavar.number", low=8)] = None,
    pupils: Annotated[int | None, Option("help.train_pupils", "metavar.number", low=8)] = None,
    iterations: Annotated[int, Option("help.train_iterations", "metavar.number", low=20)] = 128,
    start: Annotated[Path | None, Option("help.train_start", "metavar.file")] = None,
    threads: Annotated[int | None, Option("help.train_threads", "metavar.number", low=1)] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    speak = read_language(language)
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
    print_error(speak.render(Say("cli.training", title=game.facts.title, device=settings.device, folder=str(at))))
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
