"""`sweetbox calibrate`. What is measured is in `sweetbox.review.calibrating`."""

from typing import Annotated

from sweetbox.cli.parameters import GameName, Language, Option, read_language
from sweetbox.cli.printing import print_line, progress
from sweetbox.kernel.say import Say


def calibrate(
    game: GameName,
    matches: Annotated[int, Option("help.calibrate_matches", "metavar.number", low=1)] = 24,
    decisions: Annotated[int, Option("help.calibrate_decisions", "metavar.number", low=1)] = 4,
    seconds: Annotated[float, Option("help.calibrate_seconds", "metavar.number")] = 10.0,
    processes: Annotated[int | None, Option("help.calibrate_processes", "metavar.number", low=1)] = None,
    language: Language = None,
) -> None:
    from sweetbox.review.calibrating import calibrated, file_of

    with progress() as told:
        text = calibrated(game, matches, decisions, seconds, told, processes)
    place = file_of(game)
    place.write_text(text, encoding="utf-8")
    print_line(read_language(language).render(Say("cli.calibrated", title=game.facts.title, file=str(place))))
