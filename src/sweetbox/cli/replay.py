"""`sweetbox replay`."""

from typing import Annotated

import typer

from sweetbox.cli.parameters import Language, MatchPath, read_language, read_seat
from sweetbox.cli.printing import print_beside, print_if_older, print_line
from sweetbox.files.matches import read_match_file
from sweetbox.kernel.match_file import read_match
from sweetbox.kernel.say import Say
from sweetbox.terminal.sheet import score_sheet
from sweetbox.words import words


def replay(
    path: MatchPath,
    seat: Annotated[int | None, typer.Option(metavar="metavar.number", help="help.replay_seat")] = None,
    since: Annotated[int, typer.Option("--from", metavar="metavar.entry", help="help.replay_from")] = 0,
    until: Annotated[int | None, typer.Option("--to", metavar="metavar.entry", help="help.replay_to")] = None,
    language: Language = None,
) -> None:
    file = read_match_file(path)
    told = read_match(file)
    viewer = read_seat(told, seat)
    last = len(told.log) if until is None else until
    there = told.at(last)
    told.at(since)  # refuses an entry that is not in the log
    speak = words(read_language(language), told.game.name)
    print_if_older(told, len(file.log), speak)
    print_line(speak.render(Say("cli.replay", title=told.game.facts.title, seats=told.seats, count=len(told.log))))
    for entry in range(since, last):
        happenings = told.story(viewer, since=entry, until=entry + 1)
        lines = [speak.render(happening.say, viewer) for happening in happenings]
        if lines:
            print_beside(f"{entry:>5}  ", " ".join(lines))
    print_line()
    for line in there.picture(viewer):
        print_line(f"       {line}")
    for say in there.caption(viewer):
        print_beside("       ", speak.render(say, viewer))
    if there.over:
        print_line()
        for row in score_sheet(there, speak, viewer):
            print_line(f"       {row}")
