"""`sweetbox play`. The prompt itself is in `sweetbox.terminal`."""

import sys
from pathlib import Path
from typing import Annotated

from sweetbox.cli.parameters import (
    Argument,
    Edition,
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
from sweetbox.files.lessons import guide_of, practice_match, was_offered
from sweetbox.files.matches import load_match
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.lesson import LUCK, Guide
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say

COMPANY = "fair"  # the bot that joins a person who has named none


def play(
    game: Annotated[Game | None, Argument("help.play_game", "metavar.game")] = None,
    bots: Annotated[str | None, Option("help.play_bots", "metavar.bots")] = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    edition: Edition = None,
    resume: Annotated[Path | None, Option("help.resume", "metavar.match")] = None,
    pictures: Annotated[bool, Option("help.pictures")] = True,
    lesson: Annotated[bool, Option("help.lesson")] = False,
    language: Language = None,
) -> None:
    """Ten parameters, since each is an argument or option of the command."""
    from sweetbox.terminal.choose import choose_game, wants_lesson
    from sweetbox.terminal.prompt import Prompt

    speak = read_language(language).language  # refuses an unknown one before anything is asked
    plain = (bots, seats, seed, option, edition, resume) == (None,) * 6
    if lesson and not plain:
        raise OptionError(Say("error.lesson_alone"))
    if resume is not None:
        match = load_match(resume)
        if game is not None and game is not match.game:
            raise OptionError(Say("error.resume_game", expected=match.game.name, came=game.name))
        guide = guide_of(match.game) if match.practice else None
        names = _bots_to_resume(match, bots, guide)
    else:
        game = game or choose_game(speak)
        guide = guide_of(game)
        if lesson and guide is None:
            raise OptionError(Say("error.no_lesson", game=game.name))
        if guide is not None and not lesson:
            first = plain and sys.stdin.isatty() and not was_offered(game)
            lesson = first and wants_lesson(game, speak)
        if guide is not None and lesson:
            Prompt(practice_match(game, guide), guide.bots, speak, LUCK, pictures, guide=guide).run()
            return
        names, guide = _bots_to_start(game, bots, seats), None
        count = seats if seats is not None else max(game.seats[0], len(names) + 1)
        match = game.new_match(count, seed=seed, edition=read_edition(game, edition), **read_options(game, option))
    if len(names) > match.seats:
        raise OptionError(Say("error.too_many_bots", seats=match.seats, count=len(names)))
    Prompt(match, names, speak, seed or LUCK, pictures, resume, guide).run()


def _bots_to_resume(match: Match, bots: str | None, guide: Guide | None) -> list[str]:
    company = guide.lesson.bot if guide is not None else COMPANY
    names = [company] * (match.seats - 1) if bots is None else read_bots(bots) if bots else []
    if len(names) == match.seats:  # nobody resumes a match to watch bots finish it
        raise OptionError(Say("error.resume_bots", seats=match.seats, count=match.seats - 1))
    return names if not match.over else []  # if it is over, nobody plays on, and the file does not say who played


def _bots_to_start(game: Game, bots: str | None, seats: int | None) -> list[str]:
    fewest, most = game.seats
    if bots is None and seats is None:
        return [COMPANY] * (max(fewest, 2) - 1) if most > 1 else []
    return read_bots(bots) if bots else []
