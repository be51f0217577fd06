"""`sweetbox edition`: the components of a game as a file to change. Reading it back is `--edition`."""

from typing import Annotated

from sweetbox.cli.answers import EditionAnswer
from sweetbox.cli.parameters import Argument, GameName, Json, Language, read_language
from sweetbox.cli.printing import print_json, print_line
from sweetbox.kernel.errors import OptionError


def edition(
    game: GameName,
    shipped: Annotated[str | None, Argument("help.edition_shipped", "metavar.edition")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    from sweetbox.files.editions import find_edition, no_such_edition, shipped_editions, shipped_text, write_edition

    if shipped is not None and shipped not in shipped_editions(game):
        raise OptionError(no_such_edition(game, shipped))
    if as_json:
        rows = game.components.EDITION if shipped is None else find_edition(game, shipped)
        print_json(EditionAnswer(game.name, shipped, {section: [dict(row) for row in rows[section]] for section in rows}))
        return
    text = shipped_text(game, shipped) if shipped is not None else write_edition(game, read_language(language, game.name))
    print_line(text.rstrip("\n"))
