"""Lessons: the `lesson.toml` of a game's folder, and for which games this terminal has already offered one."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from sweetbox.files.places import data_folder
from sweetbox.files.private import make_folder
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.lesson import Guide, Lesson
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say
from sweetbox.words.book import game_book

FILE = "lesson.toml"
OFFERED = "lessons-offered"


@cache
def guide_of(game: Game) -> Guide | None:
    """The guide through the game's lesson; None if it has none."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return None
    try:
        lesson = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise OptionError(Say("error.lesson", game=game.name, why=str(error))) from None
    book = game_book(game.package, "en")
    return Guide(lesson, frozenset(key for key in (book.keys if book is not None else ()) if key.startswith("lesson.")))


def practice_match(game: Game, guide: Guide) -> Match:
    """The match of a lesson, at its beginning."""
    lesson = guide.lesson
    options: dict[str, Any] = dict(lesson.options)
    match = game.new_match(lesson.seats, seed=lesson.seed, **options)
    match.practice = True
    return match


def was_offered(game: Game) -> bool:
    """Whether this terminal has offered the lesson before."""
    return game.name in _offered()


def note_offered(game: Game) -> None:
    """Remember the offer. If the folder cannot be written, the question is just asked again next time."""
    names = sorted({*_offered(), game.name})
    try:
        make_folder(data_folder())
        (data_folder() / OFFERED).write_text("\n".join(names) + "\n", encoding="utf-8")
    except OSError:
        return


def _offered() -> set[str]:
    try:
        return set((data_folder() / OFFERED).read_text(encoding="utf-8").split())
    except (OSError, UnicodeError):
        return set()
