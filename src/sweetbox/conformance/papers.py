"""What people read agrees with what is played: words in every language of the game, sections of rules, examples."""

import ast
import re
from fnmatch import fnmatchcase
from importlib.resources import files

from sweetbox.kernel.game import Game, Rules
from sweetbox.kernel.lesson import seen_at
from sweetbox.kernel.position import SPECTATOR
from sweetbox.words import languages, words
from sweetbox.words.book import Book, game_book
from sweetbox.words.faults import faults
from sweetbox.words.rulebook import positions, sections
from sweetbox.words.sources import NO_ROW, constants, parts, sources

NOWHERE = object()


def book(of: Game, language: str) -> Book:
    found = game_book(of.package, language)
    assert found is not None, language
    return found


def rule_ids(of: Game) -> list[str]:
    return [key.removeprefix("rule.") for key in book(of, "en").keys if key.startswith("rule.")]


def test_languages_have_the_same_sentences(of: Game) -> None:
    english = book(of, "en")
    assert english.keys
    for language in languages():
        translated = game_book(of.package, language)
        assert translated is None or list(faults(translated, english)) == [], language


def test_every_rule_is_in_one_section_and_every_section_has_an_example(of: Game) -> None:
    read = sections(of)
    assert sorted(rule for section in read for rule in section.rules) == sorted(rule_ids(of))
    assert [section.name for section in read if not section.examples] == []
    assert [section.name for section in read if not section.rules and not section.intro] == []
    for names in ([section.name for section in read], [example.id for section in read for example in section.examples]):
        assert len(names) == len(set(names))


def test_every_example_is_a_position_that_can_be_shown(of: Game) -> None:
    """Its line is one that the game itself would write, its moves are legal, and what it points at is there."""
    for section in sections(of):
        for example in section.examples:
            shown = list(positions(of, example))
            assert len(shown) == 1 + bool(example.moves), example.id
            assert example.line in (None, shown[0].line), example.id
            assert SPECTATOR < example.seat < example.seats, example.id
            for position in shown:
                glimpse = position.hidden(example.seat)
                assert glimpse.picture(), example.id
                for place in example.lit:
                    assert seen_at(glimpse.view(), place, NOWHERE) is not NOWHERE, (example.id, place)


def test_every_constant_of_the_printed_game_has_one_source_and_no_source_is_stale(of: Game) -> None:
    """A game of another package need not say where its facts are from; if it does, it says so of all."""
    told = sources(of).source
    owed = [*constants(of), *((f"rules.{name}", NO_ROW) for name in numbers(of))]
    known = [*owed, *((name, NO_ROW) for name in [*rule_ids(of), *(f"words.{key}" for key in book(of, "en").keys)])]
    count = [sum(source.names(*constant) for source in told) for constant in known]
    assert [constant for constant, found in zip(owed, count, strict=False) if told and found == 0] == []
    assert [constant for constant, found in zip(known, count, strict=True) if found > 1] == []
    for source in told:
        names = [name for name, row in known if source.names(name, row)]
        assert [pattern for pattern in source.of if not any(fnmatchcase(name, pattern) for name in names)] == []


def test_every_source_is_the_rulebook_or_somebody_else_or_us(of: Game) -> None:
    """What is said to be in the rulebook names its place there, and the rest has words for people. An edition can replace all of a
    part or nothing of it."""
    told = sources(of)
    for source in told.source:
        given = [text for text in (source.rulebook, source.elsewhere, source.ours) if text]
        assert len(given) == 1, source.of
        assert (source.rulebook is None) == (source.part is not None), source.of
        of_box = {pattern.partition(".")[0] in of.components.EDITION for pattern in source.of}
        assert len(of_box) == 1 or source.part is None, source.of
    for by in ("ours", "elsewhere"):
        assert [say for say in parts(of, by, True) if say in parts(of, by, False)] == []
    placed = [source.rulebook.partition(":") for source in told.source if source.rulebook is not None]
    assert sorted({place for place, _, _ in placed}) == sorted(told.places)
    assert [place for place, _, what in placed if not what.strip()] == []
    said = {say.key for say in [*parts(of, "ours"), *parts(of, "elsewhere")]}
    assert said == {key for key in book(of, "en").keys if key.startswith(("ours.", "elsewhere."))}
    assert ("elsewhere" in book(of, "en")) == bool(parts(of, "elsewhere"))


def test_what_people_are_told_names_the_rules_that_it_is_about(of: Game) -> None:
    speak = words("en", of.name)
    for by in ("ours", "elsewhere"):
        for say in parts(of, by):
            about = [
                name
                for source in sources(of).source
                if getattr(source, by) and say.key == f"{by}.{source.part}"
                for name in source.of
            ]
            named = [rule for rule in rule_ids(of) if re.search(rf"\b{rule}\b", speak.render(say))]
            assert named == [rule for rule in rule_ids(of) if rule in about], say.key


def numbers(of: Game) -> list[str]:
    """The numbers that play goes by and no edition has: those with a line of their own in rules.py that neither components.py nor
    the kernel asks for. Several on a line are an enumeration, what is worked out from others says nothing new, and MOST_… is a
    bound."""
    folder = files(of.package)
    rules, box = (ast.parse(folder.joinpath(f"{name}.py").read_text(encoding="utf-8")) for name in ("rules", "components"))
    asked = {
        *Rules.__annotations__,
        *(name.name for node in ast.walk(box) if isinstance(node, ast.ImportFrom) for name in node.names),
    }
    return [
        target.id
        for node in rules.body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Constant)
        and type(node.value.value) is int
        and node.value.value > 0
        for target in node.targets
        if isinstance(target, ast.Name) and target.id not in asked and not target.id.startswith("MOST_")
    ]
