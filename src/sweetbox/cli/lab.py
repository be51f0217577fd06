"""`sweetbox lab`. The matches are played and counted by `sweetbox.lab`."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from sweetbox.cli.parameters import Argument, Edition, Json, Language, Option, Options, read_bots, read_language
from sweetbox.cli.printing import ALIVE, print_beside, print_json, print_line, progress
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game_meant
from sweetbox.kernel.say import Say
from sweetbox.words import Words

if TYPE_CHECKING:
    from sweetbox.lab.answer import Answer
    from sweetbox.lab.cluster import Cluster
    from sweetbox.lab.gpu import Gpu
    from sweetbox.lab.setting import Setting

LADDER = ("random", "greedy")  # who plays for the answer to "luck or skill?": compiled, so it costs little
TUNE = "tune"  # in place of a question: search for better rules
SPECIAL = {"edition": "editions", "seats": "seats"}  # what can be varied besides options, and its key in a question


def lab(
    what: Annotated[str, Argument("help.lab_question", "metavar.question")],
    tuned: Annotated[str | None, Argument("help.lab_tuned", "metavar.question")] = None,
    vary: Annotated[list[str] | None, Option("help.lab_vary", "metavar.vary")] = None,
    seats: Annotated[int | None, Option("help.seats", "metavar.number")] = None,
    players: Annotated[str | None, Option("help.lab_players", "metavar.bots")] = None,
    ladder: Annotated[str | None, Option("help.lab_ladder", "metavar.bots")] = None,
    option: Options = None,
    edition: Edition = None,
    precision: Annotated[float | None, Option("help.lab_precision", "metavar.number")] = None,
    matches: Annotated[int | None, Option("help.lab_matches", "metavar.number")] = None,
    minutes: Annotated[float | None, Option("help.lab_minutes", "metavar.number")] = None,
    seed: Annotated[int | None, Option("help.lab_seed", "metavar.number")] = None,
    folder: Annotated[Path | None, Option("help.lab_folder", "metavar.file")] = None,
    pace: Annotated[float | None, Option("help.lab_pace", "metavar.seconds", names="--seconds-per-decision")] = None,
    every: Annotated[bool, Option("help.lab_all", names="--all")] = False,
    html: Annotated[Path | None, Option("help.lab_html", "metavar.file")] = None,
    open_page: Annotated[bool, Option("help.lab_open", names="--open")] = False,
    parquet: Annotated[Path | None, Option("help.lab_parquet", "metavar.file")] = None,
    processes: Annotated[int | None, Option("help.processes", "metavar.number")] = None,
    engine: Annotated[str, Option("help.lab_engine", "metavar.engine")] = "cpu",
    cluster: Annotated[str | None, Option("help.lab_cluster", "metavar.cluster")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Each parameter is an argument or option on the command line: that is why there are so many."""

    from sweetbox.lab.lab import Lab
    from sweetbox.lab.question import make_question, read_question

    short: dict[str, Any] = {
        "players": read_bots(players) if players is not None else None, "ladder": read_bots(ladder) if ladder is not None else None,
        "precision": precision, "matches": matches, "minutes": minutes, "seed": seed, "seats": seats,
        "editions": edition, "options": option, "vary": vary, "tempo": {"decision": pace} if pace is not None else None,
    }  # fmt: skip
    short = {key: value for key, value in short.items() if value is not None}
    cores = processes or os.cpu_count() or 1
    if what == TUNE:
        if short or parquet is not None:
            raise OptionError(Say("error.tune_only", came=f"--{next(iter(short), 'parquet')}"))
        if tuned is None:
            raise OptionError(Say("error.tune_file"))
        tune(Path(tuned), folder, html, open_page, cluster, engine, cores, as_json, read_language(language))
        return
    if tuned is not None:
        raise OptionError(Say("error.tune_extra", came=tuned))
    if what.endswith(".toml"):
        if short:
            raise OptionError(Say("error.lab_both", came=f"--{next(iter(short))}"))
        question, kept = read_question(Path(what)), Path(what).with_suffix(".lab")
    else:
        game = game_meant(what)
        question, kept = make_question(_asked(game, short), os.getcwd()), Path(f"{game.name}.lab")
    page = html or (kept.with_suffix(".html") if open_page else None)
    check_places(page, parquet)  # before any work goes into it
    speak = read_language(language)
    run = Lab(question, folder or kept)
    settings = [setting for variant in run.variants for setting in (variant.setting, *variant.rungs)]
    machines, gpu = crew_of(cluster, engine, settings, question.matches, cores)
    with progress(ALIVE) as told, kept_on_stopping(run.kept.folder, speak):
        answer = run.run(told, cores, machines or gpu)
    say_lost(machines, speak)
    if parquet is not None:
        _write_parquet(run, parquet, speak)
    if page is not None:
        from sweetbox.lab.page import page_of

        write_page(page_of(answer, speak), page, speak, open_page)
    if as_json:
        print_json(answer)
        if not answer.met:
            sys.stderr.write(speak.render(Say("cli.lab_missed")) + "\n")
    else:
        _print(answer, run.resumed, speak, every)
    if not answer.met:
        raise SystemExit(1)


@contextmanager
def kept_on_stopping(folder: Path | None, speak: Words) -> Iterator[None]:
    """Whoever presses Ctrl-C learns that what was played is not lost."""
    try:
        yield
    except KeyboardInterrupt:
        sys.stderr.write(speak.render(Say("cli.lab_stopped", folder=str(folder))) + "\n")
        raise


def check_places(*places: Path | None) -> None:
    """Refuse a place where no file can be written. What an earlier answer wrote there is overwritten."""
    for place in filter(None, places):
        if place.is_dir() or not place.resolve().parent.is_dir():
            raise OptionError(Say("error.lab_place", file=str(place)))


def _asked(game: Game, short: dict[str, Any]) -> dict[str, Any]:
    """The question that options of the command line are."""
    asked: dict[str, Any] = {"game": game.name, "ladder": list(LADDER), **short}
    known = [option.name for option in game.options]
    asked["options"] = dict(map(_pair, short.get("options", ())))
    asked["vary"] = {}
    for pair in short.get("vary", ()):
        name, text = _pair(pair)
        values = [each.strip() for each in text.split(",")]
        if name == "seats":
            asked["seats"] = [int(value) if value.isdecimal() else value for value in values]
        elif name in SPECIAL:
            asked[SPECIAL[name]] = values
        elif name in known:
            asked["vary"][name] = values
        else:
            raise OptionError(Say("error.lab_vary", game=game.facts.title, known=[*SPECIAL, *known], came=name))
    return asked


def _pair(pair: str) -> tuple[str, str]:
    name, equals, value = pair.partition("=")
    if not equals or not value.strip():
        raise OptionError(Say("error.lab_pair", came=pair))
    return name.strip(), value.strip()


def crew_of(
    cluster: str | None, engine: str, settings: "list[Setting]", matches: int, cores: int
) -> "tuple[Cluster | None, Gpu | None]":
    """The machines that play, or the GPU of this one; neither: its cores do."""
    from sweetbox.lab.gpu import CUDA, gpu_for

    if cluster is None:
        return None, gpu_for(engine, settings, matches, cores)
    if engine == CUDA:
        raise OptionError(Say("error.lab_gpu_cluster"))
    from sweetbox.lab.cluster import Cluster, Ray

    return Cluster(Ray(cluster)), None


def say_lost(crew: "Cluster | None", speak: Words) -> None:
    if crew is not None and crew.lost:
        sys.stderr.write(speak.render(Say("cli.cluster_lost", count=crew.lost)) + "\n")


def write_page(text: str, place: Path, speak: Words, show: bool) -> None:
    place.write_text(text, encoding="utf-8")
    sys.stderr.write(speak.render(Say("cli.lab_written", file=str(place))) + "\n")
    if show:
        import webbrowser

        webbrowser.open(place.resolve().as_uri())


def _write_parquet(run: Any, place: Path, speak: Words) -> None:
    from sweetbox.lab.rows import write_parquet

    for file in write_parquet(run, place):
        sys.stderr.write(speak.render(Say("cli.lab_written", file=str(file))) + "\n")


def _print(answer: "Answer", resumed: int, speak: Words, every: bool) -> None:
    from sweetbox.lab.saying import Teller

    tell = Teller(answer, speak)
    for part in answer.parts:
        who = {"seats": part.seats, "players": part.players, "player": part.players[0]}
        key = "cli.lab_part" if len(set(part.players)) == 1 else "cli.lab_part_mixed"
        print_line(speak.render(Say(key, name=part.name, matches=part.matches, **who)))
        for line in tell.answers(part):
            print_beside("  ", line)
        if not every:
            for line in tell.changes(part):
                print_beside("  ", line)
            continue
        for line in tell.standing_out(part):
            print_beside("  ", line)
        for title, rows in tell.short(part):
            print_line(f"  {title}: " + "; ".join(rows))
        for title, rows in tell.short_differences(part):
            print_line(f"  {speak.render(Say('lab.difference'))}, {title}: " + "; ".join(rows))
    if resumed:
        print_line(speak.render(Say("cli.lab_resumed", count=resumed)))
    for line in tell.how_sure():
        print_line(line)
    print_line(speak.render(Say("cli.lab_things" if every else "cli.lab_more")))
    if answer.goals:
        print_line(speak.render(Say("cli.lab_met" if answer.met else "cli.lab_missed")))


# ---- Tuning ----


def tune(
    file: Path, folder: Path | None, html: Path | None, show: bool, cluster: str | None, engine: str, cores: int, as_json: bool,
    speak: Words,
) -> None:  # fmt: skip
    """`sweetbox lab tune`: the trials, the best edition and the page go beside the question."""

    from sweetbox.lab.tuned_page import Report
    from sweetbox.lab.tuner import Tuner
    from sweetbox.lab.tuning import read_tuning

    if not file.is_file():
        raise OptionError(Say("error.tune_missing", file=str(file)))
    tuning = read_tuning(file)
    page, best = html or (file.with_suffix(".html") if show else None), file.with_suffix(".best.toml")
    check_places(page, best)
    machines, gpu = crew_of(cluster, engine, [tuning.present], tuning.question.matches, cores)
    tuner = Tuner(tuning, speak, file.with_suffix(".optuna.db"), folder or file.with_suffix(".lab"))
    with progress(ALIVE) as told, kept_on_stopping(folder or file.with_suffix(".lab"), speak):
        found = tuner.run(told, cores, machines or gpu)
    say_lost(machines, speak)
    report = Report(found, speak)
    best.write_text(found.edition, encoding="utf-8")
    sys.stderr.write(speak.render(Say("cli.lab_written", file=str(best))) + "\n")
    if page is not None:
        write_page(report.page(), page, speak, show)
    if as_json:
        print_json(found)
    else:
        for line in report.lines():
            print_line(line)
        if tuner.resumed:
            print_line(speak.render(Say("cli.tune_resumed", count=tuner.resumed)))
    if not found.met:
        raise SystemExit(1)
