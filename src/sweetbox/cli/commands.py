"""The command line. Every mistake is answered with one sentence and a non-zero exit code."""

import json
import os
import shutil
import socket
import sys
import textwrap
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from sweetbox.cli.usage import Command, Group, asked_language, default_language, why_not
from sweetbox.kernel.errors import MatchFileError, MoveError, OptionError, SweetboxError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match, parse_match_file, read_match
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game_meant as find_game
from sweetbox.kernel.say import Say, Who
from sweetbox.words import words

app = typer.Typer(
    name="sweetbox",
    cls=Group,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

COMPANY = "fair"  # the bot that sits down with a person who asked for nobody

GameName = Annotated[str, typer.Argument(metavar="metavar.game", help="help.game")]
MatchPath = Annotated[Path, typer.Argument(metavar="metavar.match", help="help.match_file")]
Language = Annotated[str | None, typer.Option("--language", "-l", metavar="metavar.language", help="help.language")]
Seats = Annotated[int | None, typer.Option(metavar="metavar.number", help="help.seats")]
Seed = Annotated[int | None, typer.Option(metavar="metavar.number", help="help.seed")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="metavar.pair", help="help.option")]
Edition = Annotated[Path | None, typer.Option(metavar="metavar.file", help="help.edition")]
Database = Annotated[str | None, typer.Option(metavar="metavar.url", help="help.database")]
Json = Annotated[bool, typer.Option("--json", help="help.json")]

PORT = 8365  # where the server is, unless told otherwise


def main() -> None:
    """Run the command line; a user's mistake is one sentence on standard error."""
    try:
        code = app(standalone_mode=False, prog_name="sweetbox")
    except typer.TyperException as error:
        _say_usage(error)
        raise SystemExit(2) from None
    except SweetboxError as error:
        _say_error(error)
        raise SystemExit(1) from None
    except BrokenPipeError:  # `sweetbox replay m.json | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    raise SystemExit(code)


def _say_error(error: SweetboxError) -> None:
    sys.stderr.write(words(asked_language(), error.game).render(error.say) + "\n")


def _say_usage(error: typer.TyperException) -> None:
    """Arguments that no command takes: one sentence, as for every other mistake; no arguments at all: the help."""
    told, context = error.format_message(), getattr(error, "ctx", None)
    if "\n" not in told:
        command = context.command_path if context is not None else " ".join(["sweetbox", *_named_command()])
        why = why_not(error) or told.rstrip(".")
        told = words(asked_language()).render(Say("error.usage", why=why, command=command))
    sys.stderr.write(told + "\n")


def _named_command() -> list[str]:
    """The command on the command line, if there is one."""
    known = {each.name or each.callback.__name__ for each in app.registered_commands if each.callback is not None}
    return [word for word in sys.argv[1:2] if word in known]


def _language(asked: str | None) -> str:
    return asked if asked is not None else default_language()


def _print(text: str = "") -> None:
    sys.stdout.write(text + "\n")


def _beside(head: str, text: str) -> None:
    """A text beside its head: in a terminal lines end between words and stand below the text; in a pipe it is one line."""
    if sys.stdout.isatty():
        columns = shutil.get_terminal_size().columns
        text = textwrap.fill(text, max(columns, 40), initial_indent=head, subsequent_indent=" " * len(head))
        head = ""
    _print(head + text)


def _tell_address(address: str) -> None:
    """Where the page is. A server for the whole network is told by addresses that can be typed, here and elsewhere."""
    from sweetbox.server.serve import from_here

    speak, here = words(default_language()), from_here(address)
    _print(speak.render(Say("server.open_at", address=here)))
    outward = _outward_address() if here != address else None
    if outward is not None:
        _print(speak.render(Say("server.open_to", address=f"http://{outward}:{address.rpartition(':')[2]}")))
    sys.stdout.flush()


def _outward_address() -> str | None:
    """The address under which others in the network find this computer, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of nobody, kept for examples; choosing the way to it sends nothing
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _options(game: Game, pairs: list[str] | None) -> dict[str, Any]:
    options: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(Say("error.option_pair", came=pair))
        options[name.strip()] = value.strip()
    return game.check_options(options)  # before they become keywords, among which `seats` and `seed` mean something else


def _bots(text: str) -> list[str]:
    """Names of bots with commas between them."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        from sweetbox.bots.registry import all_bots

        raise OptionError(Say("error.bots_list", known=all_bots(), came=text))
    return names


def _edition(game: Game, path: Path | None) -> dict[str, Any] | None:
    if path is None:
        return None
    from sweetbox.files.editions import load_edition

    return load_edition(game, path)


def _read(path: Path) -> Match:
    return read_match(parse_match_file(_read_bytes(path)))


def _read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise MatchFileError(Say("error.file_read", file=str(path), why=error.strerror or str(error))) from None


def _seat(match: Match, number: int | None) -> int | None:
    """The seat of a number that people count from 1."""
    if number is not None and not 1 <= number <= match.seats:
        raise OptionError(Say("error.seat_number", most=match.seats, came=number))
    return None if number is None else number - 1


@contextmanager
def _counting() -> Iterator[Callable[[Match], None] | None]:
    """On a terminal, the growing number of log entries; else nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console

    with Console(stderr=True).status("") as status:
        yield lambda match: status.update(str(len(match.log)))


def _say_version(asked: bool) -> None:
    if asked:
        from sweetbox import __version__

        _print(__version__)
        raise typer.Exit


@app.callback(help="help.sweetbox")
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help.version", callback=_say_version, is_eager=True)] = False,
) -> None:
    """Five tabletop games about sweets and snacks: to play, to study, to host.

    Without a command: starts the local server and opens the browser.
    """
    if context.invoked_subcommand is None:
        _open()


def _open() -> None:
    """The browser on the server of one's own store: the one that runs already, or a new one."""
    from sweetbox.server.serve import serve
    from sweetbox.server.settings import Settings
    from sweetbox.server.store_lock import ServedError

    try:
        serve(Settings(), "127.0.0.1", PORT, _tell_address, browse=True)
    except ServedError as running:
        _print(words(default_language()).render(Say("server.open_already", address=running.address)))
        sys.stdout.flush()
        webbrowser.open(running.address)


@app.command(cls=Command, help="help.games")
def games(as_json: Json = False, language: Language = None) -> None:
    """What is in the box."""
    speak = _language(language)
    rows: list[dict[str, Any]] = []
    for name in all_games():
        game = find_game(name)
        facts, own = game.facts, words(speak, name)
        rows.append(
            {
                "game": name,
                "title": facts.title,
                "seats": list(game.seats),
                "minutes": list(facts.minutes),
                "designers": list(facts.designers),
                "publisher": facts.publisher,
                "year": facts.year,
                "version": facts.version,
                "about": own.render(Say("about")),
                "ours": [own.render(Say(key)) for key in facts.ours],
                "options": [_option_row(game, option.name, speak) for option in game.options],
            }
        )
    if as_json:
        _print(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    shared = words(speak)
    for row in rows:
        fewest, most = row["seats"]
        low, high = row["minutes"]
        seats = f"{fewest}-{most}" if most > fewest else str(fewest)
        _print(f"{row['title']}  ({row['game']})")
        _print("    " + shared.render(Say("cli.seats_minutes", seats=seats, minutes=f"{low}-{high}")))
        _beside("    ", row["about"])
        year = f", {row['year']}" if row["year"] else ""
        _print(f"    {', '.join(row['designers'])}; {row['publisher']}{year}")


def _option_row(game: Game, name: str, language: str) -> dict[str, Any]:
    option = next(option for option in game.options if option.name == name)
    row: dict[str, Any] = {"name": name, "kind": option.kind, "default": option.default}
    if option.kind == "choice":
        row["choices"] = list(option.choices)
    if option.kind == "int":
        row |= {"low": option.low, "high": option.high}
    return row | {"about": words(language, game.name).render(Say(f"option.{name}"))}


@app.command(cls=Command, help="help.rules")
def rules(
    name: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="metavar.rule", help="help.rule")] = None,
    language: Language = None,
) -> None:
    """The rules of a game, in order, with their ids."""
    from sweetbox.words.rulebook import rulebook

    for id_, text in rulebook(find_game(name), _language(language), rule):
        _beside(f"{id_:>5}  ", text)


@app.command(cls=Command, help="help.play")
def play(
    name: Annotated[str | None, typer.Argument(metavar="metavar.game", help="help.play_game")] = None,
    bots: Annotated[str | None, typer.Option(metavar="metavar.bots", help="help.play_bots")] = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    edition: Edition = None,
    resume: Annotated[Path | None, typer.Option(metavar="metavar.match", help="help.resume")] = None,
    pictures: Annotated[bool, typer.Option(help="help.pictures")] = True,
    language: Language = None,
) -> None:
    """Play in the terminal. Alone with bots, or several people at one keyboard."""
    from sweetbox.terminal.prompt import choose_game, start_prompt

    speak = _language(language)
    words(speak)
    if resume is not None:
        match = _read(resume)
        if name is not None and find_game(name) is not match.game:
            raise OptionError(Say("error.resume_game", expected=match.game.name, came=name))
        names = [COMPANY] * (match.seats - 1) if bots is None else _bots(bots) if bots else []
        if len(names) == match.seats:  # nobody asks to go on with a match to have it played away
            raise OptionError(Say("error.resume_bots", seats=match.seats, count=match.seats - 1))
        if match.over:
            names = []  # nobody plays on, and the file does not say who played
    else:
        game = find_game(name) if name is not None else choose_game(speak)
        fewest, _ = game.seats
        names = _bots(bots) if bots else []
        if bots is None and seats is None:
            names = [COMPANY] * (max(fewest, 2) - 1) if game.seats[1] > 1 else []
        count = seats if seats is not None else max(fewest, len(names) + 1)
        match = game.new_match(count, seed=seed, edition=_edition(game, edition), **_options(game, option))
    if len(names) > match.seats:
        raise OptionError(Say("error.too_many_bots", seats=match.seats, count=len(names)))
    start_prompt(match, names, speak, seed or 0, pictures, resume)


@app.command(cls=Command, help="help.match")
def match(
    name: GameName,
    bots: Annotated[str, typer.Option(metavar="metavar.bots", help="help.match_bots")] = "random",
    seats: Seats = None,
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option(metavar="metavar.file", help="help.out")] = None,
    option: Options = None,
    edition: Edition = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Let bots play one match, without a window."""
    from sweetbox.bots.table import Fault, play_match
    from sweetbox.files.matches import check_place, write_match

    game = find_game(name)
    names = _bots(bots)
    count = seats if seats is not None else max(len(names), game.seats[0])
    if len(names) not in (1, count):
        raise OptionError(Say("error.bots_count", seats=count, count=len(names)))
    played = game.new_match(count, seed=seed, edition=_edition(game, edition), **_options(game, option))
    if len(names) == 1:
        names = names * count
    if out is not None:
        check_place(out)  # before any work goes into it
    faults: dict[str, list[Fault]] = {}
    with _counting() as told:
        play_match(played, names, seed or 0, told=told, blamed=lambda seat, fault: faults.setdefault(names[seat], []).append(fault))
    if out is not None:
        write_match(out, played)
    if as_json:
        _print(played.to_json())
        return
    speak = words(_language(language), game.name)
    _print(speak.render(Say("cli.played", title=game.facts.title, count=len(played.log))))
    for seat in sorted(range(count), key=lambda seat: played.ranks[seat]):
        points = Say("cli.points", count=played.points[seat])
        _print(speak.render(Say("cli.placed", rank=played.ranks[seat], seat=Who(seat), bot=names[seat], points=points)))
    for spec, failed in faults.items():
        _print(speak.render(Say("cli.bot_failed", bot=spec, count=len(failed), cause=failed[0].cause)))
    if out is not None:
        _print(speak.render(Say("cli.written", file=str(out))))


@app.command(cls=Command, help="help.replay")
def replay(
    path: MatchPath,
    seat: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.replay_seat")] = None,
    since: Annotated[int, typer.Option("--from", metavar="metavar.entry", help="help.replay_from")] = 0,
    until: Annotated[int | None, typer.Option("--to", metavar="metavar.entry", help="help.replay_to")] = None,
    language: Language = None,
) -> None:
    """Tell a stored match in words. The table at the end of it is shown too; a part of it, with --from and --to."""
    told = _read(path)
    viewer = _seat(told, seat)
    last = len(told.log) if until is None else until
    there = told.at(last)
    told.at(since)
    speak = words(_language(language), told.game.name)
    _say_if_older(told, path, speak)
    _print(speak.render(Say("cli.replay", title=told.game.facts.title, seats=told.seats, count=len(told.log))))
    for entry in range(since, last):
        happenings = told.story(viewer, since=entry, until=entry + 1)
        lines = [speak.render(happening["say"], viewer) for happening in happenings]
        if lines:
            _beside(f"{entry:>5}  ", " ".join(lines))
    _print()
    for line in there.picture(viewer):
        _print(f"       {line}")
    for say in there.summary(viewer):
        if say.key.startswith("board."):
            continue  # the picture shows it
        _beside("       ", speak.render(say, viewer))


def _say_if_older(told: Match, path: Path, speak: Any) -> None:
    if told.older is not None:
        total = len(parse_match_file(_read_bytes(path)).log)
        _print(
            speak.render(Say("cli.older", version=told.older, today=told.game.facts.version, entries=len(told.log), total=total))
        )


@app.command(cls=Command, help="help.verify")
def verify(path: MatchPath, language: Language = None) -> None:
    """Check a match file. Every move, every die and every draw, the seed against its commitment, and the result."""
    checked = _read(path)
    speak = words(_language(language), checked.game.name)
    if checked.older is not None:
        _say_if_older(checked, path, speak)
        return
    draws = sum(1 for actor, _ in checked.log if actor < 0)
    _print(speak.render(Say("cli.sound", count=len(checked.log), draws=draws)))
    if not checked.over:
        _print(speak.render(Say("cli.unfinished")))


@app.command(cls=Command, help="help.hint")
def hint(
    path: MatchPath,
    seat: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.hint_seat")] = None,
    at: Annotated[int | None, typer.Option(metavar="metavar.entry", help="help.hint_at")] = None,
    bot: Annotated[str | None, typer.Option(metavar="metavar.bot", help="help.hint_bot")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """What a bot would play. And the moves it weighed, with the share of the win it expects from each."""
    from sweetbox.bots import Turn
    from sweetbox.bots import bot as find_bot
    from sweetbox.bots.registry import advisor

    stands = _read(path)
    stands = stands.at(len(stands.log) if at is None else at)
    viewer = _seat(stands, seat)
    if stands.over:
        raise MoveError("over", Say("error.over"))
    asked = min(stands.to_act, default=0) if viewer is None else viewer
    adviser = find_bot(bot) if bot is not None else advisor()
    if adviser is None:
        raise OptionError(Say("prompt.no_hint"))
    answer = adviser.choose(Turn.of(stands, asked))
    text = stands.game.notation.move_text
    if as_json:
        weighed = [{"move": text(stands.box, each.move), "share": each.share, "visits": each.visits} for each in answer.weighed]
        _print(
            json.dumps({"seat": asked, "bot": adviser.name, "move": text(stands.box, answer.move), "weighed": weighed}, indent=2)
        )
        return
    speak = words(_language(language), stands.game.name)
    _print(speak.render(Say("cli.hint", bot=adviser.name, seat=Who(asked), move=stands.move_say(asked, answer.move))))
    for each in answer.weighed[:10]:
        _print(speak.render(Say("cli.weighed", move=text(stands.box, each.move), share=round(100 * each.share), count=each.visits)))
    if answer.note is not None:
        _print(speak.render(answer.note))


@app.command(cls=Command, help="help.arena")
def arena(
    name: GameName,
    bots: Annotated[str, typer.Option(metavar="metavar.bots", help="help.arena_bots")],
    seats: Seats = None,
    matches: Annotated[int, typer.Option(metavar="metavar.number", help="help.arena_matches")] = 100,
    option: Options = None,
    edition: Edition = None,
    stop_early: Annotated[bool, typer.Option("--stop-early", help="help.stop_early")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="help.fresh")] = False,
    processes: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.processes")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Let bots play each other many times. Who is better, with 95% intervals; an interrupted run goes on where it stopped."""
    import msgspec

    from sweetbox.bots.arena import Arena
    from sweetbox.bots.ready import is_ready

    game = find_game(name)
    specs = _bots(bots)
    count = seats if seats is not None else max(game.seats[0], min(len(specs), game.seats[1]))
    run = Arena(game, specs, count, matches, _options(game, option), _edition(game, edition), fresh)
    speak = words(_language(language))
    if not is_ready(game):
        sys.stderr.write(speak.render(Say("cli.compiling", title=game.facts.title)) + "\n")
    with _progress() as told:
        report = run.run(told, processes, stop_early)
    if as_json:
        _print(msgspec.json.format(msgspec.json.encode(report)).decode())
        raise typer.Exit(1 if report.failing else 0)
    _print(speak.render(Say("cli.arena", title=game.facts.title, seats=report.seats, count=report.matches, entries=report.entries)))
    width = max(len(each.name) for each in report.bots)
    for each in report.bots:
        share = Say("cli.interval", share=f"{each.share:6.1%}", low=f"{each.low:.1%}", high=f"{each.high:.1%}")
        points = f"{report.points[each.name]:.1f}"
        label = f"  {each.name:<{width}}"
        _print(speak.render(Say("cli.arena_bot", bot=label, share=share, rating=f"{each.rating:.1f}", points=points)))
    for pair in report.pairs:
        share = Say("cli.interval", share=f"{pair.share:.1%}", low=f"{pair.low:.1%}", high=f"{pair.high:.1%}")
        _print("  " + speak.render(Say("cli.arena_pair", one=pair.one, other=pair.other, share=share)))
    if run.earlier:
        _print(speak.render(Say("cli.arena_earlier", count=run.earlier)))
    for spec, failing in report.failing.items():
        cause = Say(failing.key, **failing.values)
        _print(speak.render(Say("cli.arena_failed", bot=spec, count=failing.moves, cause=cause)))
    if report.failing:
        raise typer.Exit(1)


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None] | None]:
    """On a terminal, a bar with the time left; else nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


@app.command(cls=Command, help="help.bench")
def bench(
    name: Annotated[str | None, typer.Argument(metavar="metavar.game", help="help.bench_game")] = None,
    engine: Annotated[str | None, typer.Option(metavar="metavar.engine", help="help.engine")] = None,
    seats: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.bench_seats")] = None,
    as_json: Json = False,
) -> None:
    """Measure speed and size. Compare figures of one run only: machines are noisy."""
    from sweetbox.engines import ENGINES
    from sweetbox.engines.bench import bench_game, bench_start

    if engine is not None and engine not in ENGINES:
        raise OptionError(Say("error.engine", known=list(ENGINES), came=engine))
    names = [find_game(name).name] if name is not None else all_games()
    results: dict[str, Any] = {"start": bench_start(), "games": []}
    for each in names:
        if not as_json and sys.stderr.isatty():
            sys.stderr.write(f"{each} …\n")
        results["games"].append(bench_game(find_game(each), engine, seats))
    if as_json:
        _print(json.dumps(results, indent=2))
        return
    for section in (results["start"], *results["games"]):
        for figure, value in section.items():
            _print(f"{figure:<24} {value:>14,}" if isinstance(value, int | float) else f"{figure:<24} {value:>14}")
        _print()


@app.command(cls=Command, help="help.serve")
def serve(
    host: Annotated[str, typer.Option(metavar="metavar.host", help="help.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="metavar.number", help="help.port")] = PORT,
    database: Database = None,
    bot_pace: Annotated[float, typer.Option(min=0.0, max=60.0, metavar="metavar.seconds", help="help.bot_pace")] = 0.6,
    bot_threads: Annotated[int, typer.Option(min=1, max=256, metavar="metavar.number", help="help.bot_threads")] = 2,
    keep: Annotated[int, typer.Option(min=1, metavar="metavar.days", help="help.keep")] = 30,
    rate: Annotated[float, typer.Option(min=1.0, metavar="metavar.number", help="help.rate")] = 20.0,
    origin: Annotated[list[str] | None, typer.Option(metavar="metavar.origin", help="help.origin")] = None,
    admin_socket: Annotated[Path | None, typer.Option(metavar="metavar.file", help="help.admin_socket")] = None,
    contact: Annotated[str | None, typer.Option(metavar="metavar.text", help="help.contact")] = None,
) -> None:
    """Host rooms for a club: see docs/server.md."""
    from sweetbox.server.serve import serve as run
    from sweetbox.server.settings import Settings, default_database

    settings = Settings(
        database=database if database is not None else default_database(),
        bot_pace=bot_pace,
        bot_threads=bot_threads,
        keep=keep,
        rate=rate,
        origins=tuple(origin or ()),
        admin_socket=admin_socket,
        contact=contact or "",
    )
    run(settings, host, port, _tell_address)


@app.command(cls=Command, help="help.backup")
def backup(
    path: Annotated[Path, typer.Argument(metavar="metavar.file", help="help.backup_file")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Write the whole store into one file. Also while the server runs."""
    import asyncio

    from sweetbox.server.backup import backup as write_backup
    from sweetbox.server.settings import default_database

    rooms, events = asyncio.run(write_backup(database if database is not None else default_database(), path))
    _print(words(_language(language)).render(Say("server.backed_up", file=str(path), rooms=rooms, events=events)))
