"""`sweetbox edition`: the components of a game as a file to change. Reading it back is `--edition`."""

from typing import Annotated

import typer

from sweetbox.cli.parameters import GameName, Language, read_language
from sweetbox.cli.printing import print_line
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.registry import game_meant
from sweetbox.kernel.say import Say
from sweetbox.words import words


def edition(
    name: GameName,
    shipped: Annotated[str | None, typer.Argument(metavar="metavar.edition", help="help.edition_shipped")] = None,
    language: Language = None,
) -> None:
    from sweetbox.files.editions import shipped_editions, shipped_text, write_edition

    game = game_meant(name)
    if shipped is None:
        text = write_edition(game, words(read_language(language), game.name))
    elif shipped in shipped_editions(game):
        text = shipped_text(game, shipped)
    else:
        raise OptionError(Say("error.edition_shipped", game=game.name, known=shipped_editions(game) or ["-"], came=shipped))
    print_line(text.rstrip("\n"))
