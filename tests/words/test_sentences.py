"""Sentences: how they are rendered, and that all languages have the same ones. The games' own words are conformance's."""

import ast
import re
import tracemalloc
from pathlib import Path

import pytest

import sweetbox
from sweetbox import OptionError, Say, Who
from sweetbox.cli.app import app
from sweetbox.cli.usage import help_key
from sweetbox.words import Words, languages, words
from sweetbox.words import sentences as words_module
from sweetbox.words.book import Book, page_book, shared_book
from tools.words import faults, main

SOURCE = Path(sweetbox.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"

OWN = """
# A comment.
seat = Seat { $number }
plain = { $pocket } is empty.
braces = {"{"}"move": "{ $move }"{"}"}
tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## Another.

turn =
    { $who_is ->
        [you] It is your turn.
       *[other] It is { $who }'s turn.
    }
has =
    { $who_is ->
        [you]
            { $count ->
                [one] You have { $count } tile.
               *[other] You have { $count } tiles.
            }
       *[other]
            { $count ->
                [one] { $who } has { $count } tile.
               *[other] { $who } has { $count } tiles.
            }
    }
gift =
    { $who } gives it to { $to_is ->
        [you] you
       *[other] { $to }
    }.
list = Won: { $seats }.
choice = Expected { OR($choices) }.
nested = First { $first }, then { $second }
long =
    Two lines,

    with one between.
-biscuit =
    { $case ->
       *[one] biscuit
        [many] biscuits
    }
referring = Find a { -biscuit }, or: { plain }
"""
SHARED = "plain = shadowed\nshared = From all.\n"


def english() -> Words:
    return Words(Book("en", OWN), Book("en", SHARED))


def render(key: str, viewer: int | None = None, names: list[str] | None = None, **values: object) -> str:
    return english().render(Say(key, **values), viewer, names)


# ---- Rendering ----


def test_placeholders_are_filled():
    assert render("plain", pocket="c4") == "c4 is empty."
    assert render("braces", move="knock") == '{"move": "knock"}'


def test_a_seat_that_reads_is_addressed_where_the_sentence_has_the_word():
    assert render("gift", 1, ["Mia", "Bo"], who=Who(0), to=Who(1)) == "Mia gives it to you."
    assert render("gift", 2, ["Mia", "Bo"], who=Who(0), to=Who(1)) == "Mia gives it to Bo."
    assert render("gift", who=Who(0), to=Who(1)) == "Seat 1 gives it to Seat 2."


def test_own_words_come_before_shared_ones():
    assert render("shared") == "From all."
    assert english().has("shared")
    assert not english().has("nothing")
    assert {"plain", "shared", "gift"} <= set(english().keys)
    assert not english().has("-biscuit".removeprefix("-"))


def test_lines_and_references():
    assert render("long") == "Two lines,\n\nwith one between."
    assert render("referring", pocket="c4") == "Find a biscuit, or: c4 is empty."


def test_what_is_said_again_is_said_of_the_new_values():
    speak = english()
    for who, text in ((0, "It is your turn."), (1, "It is Bo's turn."), (0, "It is your turn.")):
        assert speak.render(Say("turn", who=Who(who)), 0, ["Ann", "Bo"]) == text


def test_what_is_kept_of_sentences_does_not_grow_with_the_names_in_them():
    """Each newcomer's name makes new sentences of those that were said before."""
    speak = english()

    def say_to(people: range) -> None:
        for number in people:
            speak.render(Say("turn", who=Who(0)), 1, [f"Guest {number}"])

    tracemalloc.start()
    try:
        say_to(range(2_000))
        before, _ = tracemalloc.get_traced_memory()
        say_to(range(2_000, 6_000))
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after < 1.1 * before


def test_a_very_long_value_is_cut():
    assert render("plain", pocket="x" * 5000) == "x" * 2000 + " … is empty."
    assert render("list", seats=["x" * 100] * 50).endswith(" ….")


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles"), (21, "21 tiles"), (-1, "-1 tile"), (65535, "65535 tiles")]
)
def test_a_count_chooses_the_plural(count, text):
    assert render("tiles", count=count) == text


@pytest.mark.parametrize(
    ("language", "count", "form"),
    [
        ("en", 1, "one"),
        ("en", 0, "other"),
        ("de", 1, "one"),
        ("de", 0, "other"),
        ("pl", 3, "few"),
        ("pl", 5, "many"),
        ("fr", 0, "one"),
    ],
)
def test_each_language_counts_in_its_own_way(language, count, form):
    text = "k = { $count ->\n [one] one\n [few] few\n [many] many\n *[other] other\n }\n"
    assert Words(Book(language, text), Book(language)).render(Say("k", count=count)) == form


def test_a_missing_plural_form_falls_back_to_other():
    assert Words(Book("pl", "k = { $count ->\n *[other] o\n }\n"), Book("pl")).render(Say("k", count=3)) == "o"


def test_the_reader_is_addressed():
    assert render("turn", viewer=1, who=Who(1)) == "It is your turn."
    assert render("turn", viewer=0, who=Who(1)) == "It is Seat 2's turn."
    assert render("turn", who=Who(1)) == "It is Seat 2's turn."


def test_reader_and_plural_together():
    assert render("has", viewer=0, who=Who(0), count=1) == "You have 1 tile."
    assert render("has", viewer=1, who=Who(0), count=3) == "Seat 1 has 3 tiles."


def test_names_stand_for_seats():
    assert render("turn", names=["Ann", "Bo"], who=Who(1)) == "It is Bo's turn."
    assert render("list", names=["Ann", "Bo"], seats=[Who(0), Who(1), Who(2)]) == "Won: Ann, Bo, and Seat 3."
    assert render("turn", names=["{x}", "[/b]"], who=Who(0)) == "It is {x}'s turn."


@pytest.mark.parametrize(
    ("seats", "text"),
    [([], "Won: ."), ([0], "Won: Seat 1."), ([0, 1], "Won: Seat 1 and Seat 2."), ([0, 1, 2], "Won: Seat 1, Seat 2, and Seat 3.")],
)
def test_lists_are_joined(seats, text):
    assert render("list", seats=[Who(seat) for seat in seats]) == text


def test_choices_are_joined_with_or():
    assert render("choice", choices=["a", "b"]) == "Expected a or b."
    assert render("choice", choices=["a", "b", "c"]) == "Expected a, b, or c."
    german = Words(Book("de", "choice = Erwartet { OR($choices) }.\n"), Book("de"))
    assert german.render(Say("choice", choices=["a", "b", "c"])) == "Erwartet a, b oder c."


def test_a_say_inside_a_say_knows_the_reader_too():
    say = {"first": Say("turn", who=Who(0)), "second": [Say("tiles", count=1), Say("turn", who=Who(1))]}
    assert render("nested", viewer=0, names=["Ann", "Bo"], **say) == "First It is your turn., then 1 tile and It is Bo's turn."


def test_a_missing_key_is_an_error():
    with pytest.raises(KeyError, match=r"expected a key of words/en\.ftl, got 'nothing'"):
        render("nothing")


def test_a_missing_value_is_an_error():
    with pytest.raises(KeyError):
        render("plain")


def test_what_a_sentence_wants():
    own = Book("en", OWN)
    assert own.variables("has") == {"count", "who", "who_is"}
    assert own.variables("braces") == {"move"}
    assert own.variables("long") == set()
    assert own.variables("referring") == {"pocket"}


def test_faults_of_a_book_are_listed():
    expected = Book("en", "a = { $x }\nb = { $y }\nc = c\n")
    assert list(faults(expected, expected)) == []
    assert list(faults(None, expected)) == ["there is no such file"]
    wrong = Book("de", "a = { $z }\nb = { $y_is ->\n *[other] { $y }\n }\nd = d\ne e\n")
    assert list(faults(wrong, expected)) == [
        "not Fluent: 'e e'",
        "c: missing",
        "d: unknown",
        "a: expected the values x, got z",
    ]


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_sentences(language, capsys):
    assert main(language) == 0, capsys.readouterr().out


# ---- Finding the words ----


def test_an_unknown_language_lists_the_known():
    with pytest.raises(OptionError) as caught:
        words("tlh")
    assert str(caught.value) == "No such language: tlh. Known languages: de and en."


def test_english_and_german_are_there():
    assert {"de", "en"} <= set(languages())


def test_a_game_without_the_language_speaks_english_inside_it(monkeypatch):
    found = words_module.game_book
    monkeypatch.setattr(words_module, "game_book", lambda package, language: found(package, language) if language == "en" else None)
    words.cache_clear()
    try:
        speak = words("de", "biscuit_pockets")
        assert speak.render(Say("why.empty", pocket="c4")) == "c4 is empty."
        assert speak.render(Say("seat", number=2)) == "Platz 2"
    finally:
        words.cache_clear()


# ---- What belongs to no one game ----


def said() -> list[tuple[str, set[str], str]]:
    """(key, names of values, where) of every `Say("key", …)` outside the games."""
    found = []
    for path in SOURCE.rglob("*.py"):
        if "games" in path.relative_to(SOURCE).parts[:1]:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Say" and node.args:
                values = {keyword.arg for keyword in node.keywords if keyword.arg}
                if isinstance(node.args[0], ast.Constant):
                    found.append((node.args[0].value, values, f"{path.name}:{node.lineno}"))
    return found


def test_every_sentence_that_is_said_exists_with_its_values():
    shared = shared_book("en")
    for key, values, where in said():
        if key in ("about", "elsewhere", "lesson.end"):  # each game's own
            continue
        assert key in shared, where
        assert shared.values(key) <= values, where


def test_no_phrase_is_unused():
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    # Put together from names of the terminal's commands, faults, settings, parts of a page and what a lesson waits for.
    computed = ("prompt.command_", "prompt.help_", "remark.", "limit.", "privacy.", "section.", "lesson.", "lab.", "tune.")
    groups = [app, app.below["admin"]()]
    helps = {help_key("sweetbox"), *(help_key(f"{group.path} {name}") for group in groups for name in group.below)}
    unused = [key for key in shared_book("en").keys if f'"{key}"' not in text and not key.startswith(computed)]
    assert set(unused) == helps


def test_the_page_says_every_sentence_it_has():
    sources = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and not path.name.endswith(".d.ts")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    beginnings = tuple(re.findall(r"`([a-z_]+\.[a-z_]*)\$\{", text))
    unused = [key for key in page_book("en").keys if f"'{key}'" not in text and not key.startswith(beginnings)]
    assert unused == []


def test_every_command_of_the_prompt_has_its_words():
    from sweetbox.terminal.prompt import Prompt

    match = sweetbox.game("biscuit_pockets").new_match(2, seed=1)
    commands = {*Prompt(match, ["random"], "en", 0).commands, "quit", "skip"}  # the last in a lesson
    for prefix in ("prompt.command_", "prompt.help_"):
        keys = {key.removeprefix(prefix) for key in shared_book("en").keys if key.startswith(prefix)}
        assert keys - {"move"} == commands


def test_sentences_end_and_hold_no_doubled_spaces():
    for language in languages():
        book = shared_book(language)
        for line in book.text.splitlines():
            assert "  " not in re.sub(r'{ " +" }', "", line).strip() or line.startswith("cli-placed"), (language, line)
        for key in book.keys:
            if key.startswith("error."):
                last = book.entries(key)[0].value.elements[-1]
                assert not hasattr(last, "value") or last.value.endswith("."), (language, key)


def test_a_key_is_not_taken_for_learnt_while_another_thread_learns_it() -> None:
    """The server renders in its event loop and in threads."""
    met = []

    class Met(Book):
        def variables(self, key: str) -> frozenset[str]:
            if not met:  # just then another thread wants the same sentence
                met.append(key)
                met.append(speak.render(Say("seat", number=3)))
            return super().variables(key)

    speak = Words(Met("en", OWN), Book("en"))
    assert speak.render(Say("seat", number=2)) == "Seat 2"
    assert met == ["seat", "Seat 3"]
