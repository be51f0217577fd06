"""Each game's rules with pictures: in English from its README, in the other languages from its words alone."""

import re

from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import all_games, game
from sweetbox.kernel.say import Say
from sweetbox.words import Words, languages, words
from sweetbox.words.rulebook import LEGEND, Section, positions, sections
from tools.rules import BEGIN, END

FOLDER = "src/sweetbox/games"
SCREENSHOTS = "../../../../docs/screenshots"  # from a game's README
THEMES = ("light", "dark")


def page_of(name: str, language: str = "en") -> str:
    return f"play/{name}.md" if language == "en" else f"play/{language}/{name}.md"


def pages() -> list[str]:
    """The places of all pages of games that are made from words alone; the English ones are their READMEs."""
    return [page_of(name, language) for language in languages() if language != "en" for name in all_games()]


def made() -> dict[str, str]:
    return {
        page_of(name, language): in_words(game(name), language)
        for language in languages()
        if language != "en"
        for name in all_games()
    }


def with_pictures(readme: str, name: str) -> str:
    """The README of a game with pictures of its board under the title, and with the examples of its rulebook."""
    of = game(name)
    rules = "\n\n".join(section_text(of, section, words("en", name)) for section in sections(of))
    text = re.sub(f"{re.escape(BEGIN)}.*{re.escape(END)}", lambda _: legend(words("en", name)) + rules, readme, flags=re.DOTALL)
    title, rest = text.split("\n", 1)
    others = [language for language in languages() if language != "en"]
    # Written as from the README's own folder: what links there is changed later, with all the others.
    links = " · ".join(f"[{_endonym(language)}](../../../../play/{language}/{name}.md)" for language in others)
    more = f"{links} · [Notation and numbers](../../../../reference/numbers/{name}.md)"
    return f"{title}\n\n{more}\n\n{pictures(of, SCREENSHOTS)}\n{rest}"


def in_words(of: Game, language: str) -> str:
    """The page of a game in a language in which nothing but its words is written."""
    speak = words(language, of.name)
    parts = [
        f"# {of.facts.title}",
        "[English](../" + of.name + ".md)",
        pictures(of, "../../screenshots"),
        legend(speak).strip(),
        *(section_text(of, section, speak, level=2) for section in sections(of)),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _endonym(language: str) -> str:
    from babel import Locale

    return str(Locale(language).get_display_name(language)).capitalize()


def pictures(of: Game, folder: str) -> str:
    return "\n".join(f"![{of.facts.title}]({folder}/{of.name}-desktop-{theme}.jpg#only-{theme})" for theme in THEMES) + "\n"


def legend(speak: Words) -> str:
    """What the marks in the pictures mean."""
    return f'!!! note ""\n\n    {speak.render(Say(LEGEND))}\n\n' if speak.has(LEGEND) else ""


def section_text(of: Game, section: Section, speak: Words, level: int = 3) -> str:
    lines = [f"{'#' * level} {speak.render(Say(f'section.{section.name}'))}", ""]
    if section.intro:
        lines += [speak.render(Say(section.intro)), ""]
    for rule in section.rules:
        lines.append(f'- <strong id="{rule}">{rule}</strong> {speak.render(Say(f"rule.{rule}"))}')
    for example in section.examples:
        lines += ["", f'??? example "{speak.render(Say(f"example.{example.id}")).replace(chr(34), chr(39))}"', ""]
        for number, position in enumerate(positions(of, example)):
            shown = [line.rstrip() for line in position.hidden(example.seat).picture()]
            lines += [*(["    ↓", ""] if number else []), "    ```text", *(f"    {line}".rstrip() for line in shown), "    ```", ""]
    return "\n".join(lines)
