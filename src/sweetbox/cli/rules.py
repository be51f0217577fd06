"""`sweetbox rules`."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from sweetbox.cli.parameters import Edition, GameName, Language, read_edition, read_language
from sweetbox.cli.printing import print_beside, print_line
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game_meant
from sweetbox.kernel.say import Say


def rules(
    name: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="metavar.rule", help="help.rule")] = None,
    edition: Edition = None,
    language: Language = None,
) -> None:
    from sweetbox.words import words
    from sweetbox.words.rulebook import changed_sizes, rulebook

    game, tongue = game_meant(name), read_language(language)
    rows = read_edition(game, edition)
    changes = changed_sizes(game, rows) if rows is not None else []
    if rule is None:
        _print_all(game, tongue, rows)
    else:
        for id_, text in rulebook(game, tongue, rule, rows):
            print_beside(f"{id_:>5}  ", text)
    if changes:
        speak = words(tongue, game.name)
        print_line()
        print_beside("", speak.render(Say("rules.edition")))
        for change in changes:
            print_beside("    *  ", speak.render(change))


def _print_all(game: Game, language: str, edition: Mapping[str, Any] | None) -> None:
    """Every section with its rules, and its examples with their pictures; the legend is above the first picture."""
    from sweetbox.words import words
    from sweetbox.words.rulebook import LEGEND, positions, rule_say, sections

    speak = words(language, game.name)
    print_line(game.facts.title)
    if speak.has(LEGEND):
        print_beside("", speak.render(Say(LEGEND)))
    for section in sections(game):
        print_line()
        print_line(speak.render(Say(f"section.{section.name}")))
        if section.intro:
            print_beside("       ", speak.render(Say(section.intro)))
        for id_ in section.rules:
            print_beside(f"{id_:>5}  ", speak.render(rule_say(game, id_, edition)))
        for example in section.examples:
            print_line()
            print_beside("    *  ", speak.render(Say(f"example.{example.id}")))
            for number, position in enumerate(positions(game, example)):
                print_line("       ->" if number else "")
                for line in position.hidden(example.seat).picture():
                    print_line(f"       {line}".rstrip())
