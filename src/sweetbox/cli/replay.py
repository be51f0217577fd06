"""`sweetbox replay`."""

from collections.abc import Iterator
from typing import Annotated

from sweetbox.cli.answers import EntryText, ReplayAnswer
from sweetbox.cli.parameters import Json, Language, MatchPath, Option, read_language, read_seat
from sweetbox.cli.printing import print_beside, print_if_older, print_json, print_line
from sweetbox.files.matches import read_match_file
from sweetbox.kernel.match import Match
from sweetbox.kernel.match_file import read_match
from sweetbox.kernel.say import Say
from sweetbox.terminal.sheet import score_sheet
from sweetbox.words import Words


def replay(
    path: MatchPath,
    seat: Annotated[int | None, Option("help.replay_seat", "metavar.number")] = None,
    since: Annotated[int, Option("help.replay_from", "metavar.entry", names="--from")] = 0,
    until: Annotated[int | None, Option("help.replay_to", "metavar.entry", names="--to")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    file = read_match_file(path)
    told = read_match(file)
    viewer = read_seat(told, seat)
    last = len(told.log) if until is None else until
    there = told.at(last)
    told.at(since)  # refuses an entry that is not in the log
    speak = read_language(language, told.game.name)
    story = list(_story(told, viewer, since, last, speak))
    if as_json:
        points, ranks = (list(there.points), list(there.ranks)) if there.over else (None, None)
        caption = [speak.render(say, viewer) for say in there.caption(viewer)]
        about = (told.game.name, told.seats, viewer, len(told.log))
        print_json(ReplayAnswer(*about, story, list(there.picture(viewer)), caption, points, ranks, told.older))
        return
    print_if_older(told, len(file.log), speak)
    print_line(speak.render(Say("cli.replay", title=told.game.facts.title, seats=told.seats, count=len(told.log))))
    for each in story:
        print_beside(f"{each.entry:>5}  ", each.text)
    print_line()
    for line in there.picture(viewer):
        print_line(f"       {line}")
    for say in there.caption(viewer):
        print_beside("       ", speak.render(say, viewer))
    if there.over:
        print_line()
        for row in score_sheet(there, speak, viewer):
            print_line(f"       {row}")


def _story(match: Match, viewer: int | None, since: int, until: int, speak: Words) -> Iterator[EntryText]:
    """What the viewer saw happen, entry by entry."""
    for entry in range(since, until):
        happenings = match.story(viewer, since=entry, until=entry + 1)
        if lines := [speak.render(happening.say, viewer) for happening in happenings]:
            yield EntryText(entry, " ".join(lines))
