"""`sweetbox rules`."""

from collections.abc import Mapping
from typing import Annotated, Any

from sweetbox.cli.answers import ExampleText, RulesAnswer, RuleText, SectionText
from sweetbox.cli.parameters import Argument, Edition, GameName, Json, Language, read_edition, read_language
from sweetbox.cli.printing import print_beside, print_json, print_line
from sweetbox.kernel.game import Game
from sweetbox.kernel.say import Say
from sweetbox.words import Words
from sweetbox.words.rulebook import LEGEND, Example, Section, changed_sizes, positions, rule_say, rulebook, sections, sized
from sweetbox.words.sources import ours_text


def rules(
    game: GameName,
    rule: Annotated[str | None, Argument("help.rule", "metavar.rule")] = None,
    edition: Edition = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    speak = read_language(language, game.name)
    rows = read_edition(game, edition)
    changes = changed_sizes(game, rows) if rows is not None else []
    if as_json:
        print_json(_answer(game, speak, rule, rows, changes))
        return
    if rule is None:
        _print_all(game, speak, rows)
    else:
        for id_, text in rulebook(game, speak.language, rule, rows):
            print_beside(f"{id_:>5}  ", text)
    if changes:
        print_line()
        print_beside("", speak.render(Say("rules.edition")))
        for change in changes:
            print_beside("    *  ", speak.render(change))


def _print_all(game: Game, speak: Words, edition: Mapping[str, Any] | None) -> None:
    """Every section with its rules, and its examples with their pictures; the legend is above the first picture."""
    print_line(game.facts.title)
    if speak.has(LEGEND):
        print_beside("", speak.render(Say(LEGEND)))
    for section in sections(game):
        print_line()
        print_line(speak.render(Say(f"section.{section.name}")))
        if section.intro:
            print_beside("       ", speak.render(sized(game, section.intro, edition)))
        for id_ in section.rules:
            print_beside(f"{id_:>5}  ", speak.render(rule_say(game, id_, edition)))
        for example in section.examples:
            print_line()
            print_beside("    *  ", speak.render(Say(f"example.{example.id}")))
            for number, position in enumerate(positions(game, example)):
                print_line("       ->" if number else "")
                for line in position.hidden(example.seat).picture():
                    print_line(f"       {line}".rstrip())
    if own := ours_text(game, speak):
        print_line()
        print_line(speak.render(Say("section.ours")))
        print_beside("       ", own)


def _answer(game: Game, speak: Words, only: str | None, edition: Mapping[str, Any] | None, changes: list[Say]) -> RulesAnswer:
    """Every section, or the one of a single rule with that rule alone."""
    texts = dict(rulebook(game, speak.language, only, edition))

    def section_text(section: Section) -> SectionText:
        intro = speak.render(sized(game, section.intro, edition)) if section.intro else None
        there = [RuleText(rule, texts[rule]) for rule in section.rules if rule in texts]
        examples = [_example(game, example, speak) for example in section.examples] if only is None else []
        return SectionText(section.name, speak.render(Say(f"section.{section.name}")), intro, there, examples)

    found = [section_text(section) for section in sections(game) if only is None or set(section.rules) & set(texts)]
    return RulesAnswer(game.name, game.facts.title, speak.language, found, [speak.render(change) for change in changes])


def _example(game: Game, example: Example, speak: Words) -> ExampleText:
    pictures = [list(position.hidden(example.seat).picture()) for position in positions(game, example)]
    return ExampleText(example.id, speak.render(Say(f"example.{example.id}")), pictures)
