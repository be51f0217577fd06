"""The rules in each game's README, from its rulebook.toml and its English words. `python tools/rules.py` writes them again."""

import re
import sys
import textwrap
from importlib.resources import files
from pathlib import Path

from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import all_games, game
from sweetbox.kernel.say import Say
from sweetbox.words import words
from sweetbox.words.rulebook import rule_say, sections, sized
from sweetbox.words.sources import ours_text

BEGIN = "<!-- Written by `make rules` from rulebook.toml and words/en.ftl: change it there. -->"
END = "<!-- The end of what is written. -->"
WIDTH = 140


def written_rules(of: Game) -> str:
    """The sections as Markdown."""
    speak = words("en", of.name)
    parts = []
    for section in sections(of):
        lines = [f"### {speak.render(Say(f'section.{section.name}'))}"]
        if section.intro:
            lines += ["", textwrap.fill(speak.render(sized(of, section.intro)), WIDTH)]
        items = [f"- **{rule}** {speak.render(rule_say(of, rule))}" for rule in section.rules]
        if items:
            lines += ["", *(textwrap.fill(item, WIDTH, subsequent_indent="  ") for item in items)]
        parts.append("\n".join(lines))
    if own := ours_text(of, speak):
        parts.append(f"### {speak.render(Say('section.ours'))}\n\n{textwrap.fill(own, WIDTH)}")
    return "\n\n".join(parts)


def renewed(readme: str, rules: str) -> str:
    """The README with these rules between its two marks."""
    begin, end = re.escape(BEGIN), re.escape(END)
    text, count = re.subn(f"{begin}.*{end}", lambda _: f"{BEGIN}\n\n{rules}\n\n{END}", readme, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"expected the lines {BEGIN!r} and {END!r} once")
    return text


def main(names: list[str]) -> None:
    for name in names or [*all_games(), "_template"]:
        of = game(name)
        path = Path(str(files(of.package).joinpath("README.md")))
        path.write_text(renewed(path.read_text(encoding="utf-8"), written_rules(of)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
