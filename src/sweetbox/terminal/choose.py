"""Asking which game to play, and whether with its lesson."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sweetbox.files.lessons import note_offered
from sweetbox.kernel.errors import OptionError, SweetboxError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.registry import game_meant
from sweetbox.kernel.say import Say
from sweetbox.words import words
from sweetbox.words.finished import finished_games


def choose_game(language: str) -> Game:
    """Ask which game, by number or name."""
    console, speak, names = Console(highlight=False, markup=False, emoji=False), words(language), finished_games()
    for number, name in enumerate(names, 1):
        about = words(language, name).render(Say("about"))
        console.print(Text(f"{number}  {find_game(name).facts.title}", "bold"))
        console.print(Padding(Text(about), (0, 0, 0, 3)))
    while True:
        try:
            asked = console.input(speak.render(Say("prompt.which_game")) + " ").strip()
        except EOFError:
            console.print()
            raise OptionError(Say("error.game_none", known=names)) from None
        if asked in (numbers := [str(number) for number in range(1, len(names) + 1)]):
            return find_game(names[numbers.index(asked)])
        try:
            return game_meant(asked)
        except SweetboxError:
            console.print(speak.render(Say("prompt.game_unknown", most=len(names), known=names, came=asked)))


def wants_lesson(game: Game, language: str) -> bool:
    """Ask, once for each game, whether the player wants to be shown how to play."""
    console, speak = Console(highlight=False, markup=False, emoji=False), words(language)
    yes = speak.render(Say("prompt.yes"))
    try:
        asked = console.input(speak.render(Say("prompt.first_time", title=game.facts.title, yes=yes)) + " ").strip()
    except EOFError:
        console.print()
        return False
    note_offered(game)
    return asked.lower() in ("y", "yes", yes)
