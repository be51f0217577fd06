"""What people read agrees with what is played: words in every language, the README, the tests that prove each rule."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import get_args, get_type_hints

from sweetbox.conformance.papers import *  # noqa: F403
from sweetbox.conformance.papers import book, rule_ids
from sweetbox.files.lessons import guide_of
from sweetbox.kernel.edition import SIZES
from sweetbox.kernel.game import Game
from sweetbox.words import languages, words
from sweetbox.words.book import game_book, shared_book
from sweetbox.words.rulebook import LEGEND, PRIMER, sections
from sweetbox.words.sources import ours_text, parts, sources
from tools.rules import renewed, written_rules

TESTS = Path(__file__).parent.parent
BOARDS = TESTS.parent / "web" / "src" / "games"
SECTIONS = ["The box", "Rules", "Readings", "Options", "Edition", "Notation", "Credits"]


def modules(of: Game) -> Iterator[ast.AST]:
    for file in files(of.package).iterdir():
        if file.name.endswith(".py"):
            yield ast.parse(file.read_text(encoding="utf-8"))


def literals(of: Game) -> tuple[set[str], set[str]]:
    """(whole texts, beginnings of f-strings) in the game's Python."""
    whole, beginnings = set(), set()
    for tree in modules(of):
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return whole, {beginning for beginning in beginnings if "." in beginning}


def drawn(of: Game) -> tuple[set[str], set[str]]:
    """The keys that the game's drawn board says, if it has one, in web/src/games/ and in what all boards share: `say('key', …)`.
    And the beginnings of those that it puts together: `say(`key.${name}`)`."""
    folders = [BOARDS / of.name, BOARDS.parent / "board"] if (BOARDS / of.name).exists() else []
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".svelte", ".ts")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"""say\(\s*['"]([\w.]+)['"]""", text)), set(re.findall(r"say\(\s*`(\w+\.\w*)\$\{", text))


def said(of: Game) -> set[str]:
    """The keys of every `Say("key", …)` in the game's Python."""
    return {
        node.args[0].value
        for tree in modules(of)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Say"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }


def told(of: Game) -> set[str]:
    """The keys of the sentences that the game's happenings make from their data."""
    (kinds,) = get_args(get_type_hints(of.viewing.story)["return"])
    return {f"story.{kind.__struct_config__.tag}" for kind in get_args(kinds)}


def option_keys(of: Game) -> set[str]:
    keys = {f"option.{option.name}" for option in of.options}
    keys |= {f"size.{size.name}" for size in of.components.SECTIONS.get(SIZES, ())}
    return keys | {f"option.{option.name}_{choice}" for option in of.options for choice in option.choices}


def rulebook_keys(of: Game) -> set[str]:
    """The keys that the page of the rules says."""
    read = sections(of)
    keys = {f"section.{section.name}" for section in read} | {section.intro for section in read if section.intro}
    return keys | {f"example.{example.id}" for section in read for example in section.examples}


def our_keys(of: Game) -> set[str]:
    """The keys that say what is not the rulebook's."""
    known = parts(of, "elsewhere")
    return {say.key for say in [*parts(of, "ours"), *known]} | ({"elsewhere"} if known else set())


def lesson_keys(of: Game) -> set[str]:
    """What the steps of the game's lesson say, and may say: `lesson.<id>`, `lesson.<id>.instead`, `lesson.<id>.done`."""
    guide = guide_of(of)
    if guide is None:
        return set()
    own = {f"lesson.{step.id}" for step in guide.steps}
    asked = {f"lesson.{step.id}.{kind}" for step in guide.steps if step.moves for kind in ("instead", "done")}
    return {*own, *asked, "lesson.end"}


def test_there_are_words_in_every_language(of: Game) -> None:
    assert [language for language in languages() if game_book(of.package, language) is None] == []


def test_no_sentence_is_missing_or_unused(of: Game) -> None:
    whole, beginnings = literals(of)
    keys = set(book(of, "en").keys)
    shared = set(shared_book("en").keys)
    assert said(of) <= keys | shared
    assert option_keys(of) | {"about", *our_keys(of)} <= keys
    assert {key for key in lesson_keys(of) if key.count(".") == 1} <= keys
    on_board, put_together = drawn(of)
    assert on_board <= keys
    written = {key for key in keys if key in whole or any(key.startswith(beginning) for beginning in beginnings | put_together)}
    used = on_board | told(of) | written | {"notation.outcome"}  # what `read_outcome` of the kernel says
    rulebook = rulebook_keys(of)
    measured = {f"measure.{measure.name}" for measure in of.measured.measures}
    papers = (
        {"about", *PRIMER, LEGEND}
        | measured
        | {f"rule.{rule}" for rule in rule_ids(of)}
        | rulebook
        | lesson_keys(of)
        | option_keys(of)
        | our_keys(of)
    )
    assert keys - used - papers == set()
    assert rulebook <= keys | shared


def test_the_game_says_where_its_facts_are_from(of: Game) -> None:
    """And at the end of a published one's rules people read what is ours."""
    assert sources(of).source
    published = of.name not in ("_template", "_small")
    assert bool(ours_text(of, words("en", of.name))) == published
    assert (f"sweetbox edition {of.name}" in " ".join(written_rules(of).split())) == published


def test_the_readme_has_its_sections_and_every_rule(of: Game) -> None:
    text = files(of.package).joinpath("README.md").read_text(encoding="utf-8")
    headings = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert [heading for heading in headings if heading in SECTIONS] == SECTIONS
    prefix = re.match("[A-Z]+", rule_ids(of)[0])
    assert prefix is not None
    named = set(re.findall(rf"\b{prefix.group()}\d+\b", text))
    assert named == set(rule_ids(of))
    assert text == renewed(text, written_rules(of)), "make rules"
    for option in of.options:
        assert f"`{option.name}`" in text
    for designer in of.facts.designers:
        assert designer in text


def test_every_rule_is_proved_by_a_test(of: Game) -> None:
    """A test proves a rule by naming its id in its name or docstring."""
    folder = TESTS / "games" / of.name if (TESTS / "games" / of.name).exists() else TESTS / "games" / of.name.strip("_")
    proved = ""
    for file in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                proved += f" {node.name.replace('_', ' ')} {ast.get_docstring(node) or ''} "
    missing = [rule for rule in rule_ids(of) if not re.search(rf"\b{rule}\b", proved, re.IGNORECASE)]
    assert missing == []
