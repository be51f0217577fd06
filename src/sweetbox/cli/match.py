"""`sweetbox match`."""

from pathlib import Path
from typing import Annotated

from sweetbox.cli.parameters import (
    Edition,
    GameName,
    Json,
    Language,
    Option,
    Options,
    Seats,
    Seed,
    read_bots,
    read_edition,
    read_language,
    read_options,
)
from sweetbox.cli.printing import counting, print_line
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say, Who
from sweetbox.terminal.sheet import score_sheet
from sweetbox.words import Words


def match(
    game: GameName,
    bots: Annotated[str, Option("help.match_bots", "metavar.bots")] = "random",
    seats: Seats = None,
    seed: Seed = None,
    out: Annotated[Path | None, Option("help.out", "metavar.file")] = None,
    option: Options = None,
    edition: Edition = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Nine parameters, since each is an argument or option of the command."""
    from sweetbox.bots.playing import Fault, play_match
    from sweetbox.files.matches import check_place, write_match

    names = read_bots(bots)
    count = seats if seats is not None else max(len(names), game.seats[0])
    if len(names) not in (1, count):
        raise OptionError(Say("error.bots_count", seats=count, count=len(names)))
    played = game.new_match(count, seed=seed, edition=read_edition(game, edition), **read_options(game, option))
    if len(names) == 1:
        names = names * count
    if out is not None:
        check_place(out)  # before any work goes into it
    faults: dict[str, list[Fault]] = {}
    with counting() as told:
        play_match(played, names, seed or 0, told=told, blamed=lambda seat, fault: faults.setdefault(names[seat], []).append(fault))
    if out is not None:
        write_match(out, played)
    if as_json:
        print_line(played.to_json())
        return
    speak = read_language(language, game.name)
    _print_result(played, names, speak)
    for spec, failed in faults.items():
        print_line(speak.render(Say("cli.bot_failed", bot=spec, count=len(failed), cause=failed[0].cause)))
    if out is not None:
        print_line(speak.render(Say("cli.written", file=str(out))))


def _print_result(played: Match, names: list[str], speak: Words) -> None:
    print_line(speak.render(Say("cli.played", title=played.game.facts.title, count=len(played.log))))
    for seat in sorted(range(played.seats), key=lambda seat: played.ranks[seat]):
        points = Say("cli.points", count=played.points[seat])
        print_line(speak.render(Say("cli.placed", rank=played.ranks[seat], seat=Who(seat), bot=names[seat], points=points)))
    print_line()
    for line in score_sheet(played, speak):
        print_line(line)
