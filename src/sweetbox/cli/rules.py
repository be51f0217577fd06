"""`sweetbox rules`."""

from typing import Annotated

import typer

from sweetbox.cli.parameters import GameName, Language, read_language
from sweetbox.cli.printing import print_beside
from sweetbox.kernel.registry import game_meant


def rules(
    name: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="metavar.rule", help="help.rule")] = None,
    language: Language = None,
) -> None:
    from sweetbox.words.rulebook import rulebook

    for id_, text in rulebook(game_meant(name), read_language(language), rule):
        print_beside(f"{id_:>5}  ", text)
