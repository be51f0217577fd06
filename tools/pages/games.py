"""Each game's rules with pictures: in English from its README, in the other languages from its words alone."""

import re
from html import escape

from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import all_games, game
from sweetbox.kernel.say import Say
from sweetbox.words import Words, languages, words
from sweetbox.words.book import page_book
from sweetbox.words.rulebook import LEGEND, Example, Section, positions, rule_say, sections, sized
from sweetbox.words.sources import ours_text
from tools.pages import boards
from tools.pages.markdown import relative
from tools.rules import BEGIN, END

FOLDER = "src/sweetbox/games"
SCREENSHOTS = "../../../../docs/screenshots"  # from a game's README
THEMES = ("light", "dark")
TEXT = "Text"  # the same word in the languages that there are


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
    rules = "\n\n".join(all_sections(of, words("en", name)))
    text = re.sub(f"{re.escape(BEGIN)}.*{re.escape(END)}", lambda _: rules, readme, flags=re.DOTALL)
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
        *all_sections(of, speak, level=2),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _endonym(language: str) -> str:
    from babel import Locale

    return str(Locale(language).get_display_name(language)).capitalize()


def pictures(of: Game, folder: str) -> str:
    return "\n".join(f"![{of.facts.title}]({folder}/{of.name}-desktop-{theme}.jpg#only-{theme})" for theme in THEMES) + "\n"


def all_sections(of: Game, speak: Words, level: int = 3) -> list[str]:
    """The sections of the rules and, after them, what is ours."""
    texts = [section_text(of, section, speak, level) for section in sections(of)]
    if own := ours_text(of, speak):
        texts.append(f"{'#' * level} {speak.render(Say('section.ours'))}\n\n{own}")
    return texts


def section_text(of: Game, section: Section, speak: Words, level: int) -> str:
    lines = [f"{'#' * level} {speak.render(Say(f'section.{section.name}'))}", ""]
    if section.intro:
        lines += [speak.render(sized(of, section.intro)), ""]
    for rule in section.rules:
        lines.append(f'- <strong id="{rule}">{rule}</strong> {speak.render(rule_say(of, rule))}')
    for example in section.examples:
        lines += ["", *example_lines(of, example, speak)]
    return "\n".join(lines)


def example_lines(of: Game, example: Example, speak: Words) -> list[str]:
    """An example: what it shows in a sentence, the drawn board if the game has one, and the terminal's picture of it."""
    caption = speak.render(Say(f"example.{example.id}"))
    inside: list[str] = []
    if boards.is_drawn(of):
        inside += [drawn(of, example, caption, speak.language), "", f'??? abstract "{TEXT}"', ""]
        inside += [f"    {line}".rstrip() for line in in_text(of, example, speak)]
    else:
        inside += in_text(of, example, speak)
    return [f'!!! example "{caption.replace(chr(34), chr(39))}"', "", *(f"    {line}".rstrip() for line in inside)]


def drawn(of: Game, example: Example, caption: str, language: str) -> str:
    """The pictures of an example. Where there are two, the page says which is which. (It is one paragraph to the generator.)"""
    shown = []
    names = boards.names(of, example)
    for name, moment in zip(names, boards.BEFORE_AND_AFTER, strict=False):
        when = page_book(language).plain(f"rules.{moment}") if len(names) > 1 else None
        width, height = boards.shown_size(name)
        source = relative(f"{boards.FOLDER}/{name}", page_of(of.name, language))
        alt = escape(f"{when}: {caption}" if when else caption)
        picture = f'<img src="{source}" alt="{alt}" width="{width}" height="{height}" loading="lazy">'
        shown.append(f"<span>{f'<small>{when}</small>' if when else ''}{picture}</span>")
    return f'<span class="boards">{"".join(shown)}</span>'


def in_text(of: Game, example: Example, speak: Words) -> list[str]:
    """The terminal's pictures of an example, and what their marks mean."""
    lines: list[str] = []
    for number, position in enumerate(positions(of, example)):
        shown = [line.rstrip() for line in position.hidden(example.seat).picture()]
        lines += [*(["↓", ""] if number else []), "```text", *shown, "```", ""]
    return [*lines, speak.render(Say(LEGEND)), ""] if speak.has(LEGEND) else lines
