"""Which games can be shown: one that is being written, or that another package brings broken, hides no other."""

from collections.abc import Iterator
from functools import cache

from sweetbox.files.lessons import guide_of
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import all_games, game
from sweetbox.kernel.say import Say
from sweetbox.words.book import languages
from sweetbox.words.rulebook import primer
from sweetbox.words.sentences import words
from sweetbox.words.sources import ours_text, parts


def finished_games() -> list[str]:
    """Names of the games in the box that can be shown, in alphabetical order."""
    return [name for name in all_games() if why_unfinished(name) is None]


def unfinished_games() -> list[Say]:
    """A sentence for each of the others."""
    whys = ((name, why_unfinished(name)) for name in all_games())
    return [Say("error.game_unfinished", game=name, why=why) for name, why in whys if why is not None]


@cache
def why_unfinished(name: str) -> str | None:
    """What is missing or broken first, as the game's author would see it; None: nothing that a list of games shows."""
    try:
        for _ in shown(game(name)):
            pass
    except SweetboxError as error:
        return str(error).removesuffix(".")
    except Exception as error:  # whatever somebody's module does when it is imported
        return f"{type(error).__name__}: {error.args[0] if error.args else error}"
    return None


def shown(of: Game) -> Iterator[object]:
    """Everything that a list of games shows or begins a match with."""
    yield from (of.rules, of.judge, of.components, of.notation, of.viewing, of.seats, of.facts.title, guide_of(of))
    says = [Say("about"), *parts(of, "ours"), *(Say(f"option.{option.name}") for option in of.options)]
    says += [Say(f"option.{option.name}_{choice}") for option in of.options for choice in option.choices]
    for language in languages():
        speak = words(language, of.name)
        yield from map(speak.render, [*says, *primer(of, speak)])
        yield ours_text(of, speak)
