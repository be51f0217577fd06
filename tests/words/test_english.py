"""What people read is free of the phrases that CONTRIBUTING's Style section rules out: they read as if translated."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULED_OUT = re.compile(r"\b(whoever|so many|one's own|oneself|is begun|was begun)\b|\bcame (?=\{|`)", re.IGNORECASE)
TWICE = re.compile(r"\b(\w{4,}) \1\b", re.IGNORECASE)
STYLE = "## Style"  # the section with the examples of what not to write


def pages() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    for folder in ("docs", "examples", "src/sweetbox", "tests"):
        yield from (ROOT / folder).rglob("*.md")
        yield from (ROOT / folder).rglob("en.ftl")
        yield from (ROOT / folder).rglob("en/*.ftl")


def test_pages_and_sentences_have_no_phrase_that_is_ruled_out():
    found = []
    for page in pages():
        text, _, _ = page.read_text(encoding="utf-8").partition(STYLE)
        for number, line in enumerate(text.splitlines(), 1):
            found += [f"{page.relative_to(ROOT)}:{number}: {match[0]!r}" for match in RULED_OUT.finditer(line)]
    assert not found, "say it as a native reader would (CONTRIBUTING, Style):\n" + "\n".join(found)


def test_no_sentence_says_a_word_twice_in_a_row():
    """In any language. Short words may: "that that", "die, die"."""
    found = []
    for file in (ROOT / "src" / "sweetbox").rglob("*.ftl"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            found += [f"{file.relative_to(ROOT)}:{number}: {match[0]!r}" for match in TWICE.finditer(line)]
    assert found == []


MISLEADING = {  # what taught a wrong rule once: the sentence, and words that must not come back in it
    "sweet_nose": {
        "lesson-market": "for everyone|für alle",
        "lesson-bowl": "can't be exchanged|niemand kann sie mehr tauschen",
        "rule-SN11": "You never use|musst du nicht benutzen",
        "rule-SN13": "multiply the number of your tokens by your marker",
    },
    "sweets_stack": {"lesson-hand": "won't place these candies yourself|legst diese Süßigkeiten nicht selbst"},
    "swintus": {
        "lesson-complete": "counts as any number|zählt als jede Zahl",
        "lesson-complete-instead": "first player who fills it|Wer sie zuerst füllt",
    },
}


@pytest.mark.parametrize(("game", "key"), [(game, key) for game, found in MISLEADING.items() for key in found])
def test_what_taught_a_wrong_rule_stays_away(game: str, key: str):
    for file in (ROOT / "src" / "sweetbox" / "games" / game / "words").glob("*.ftl"):
        [sentence] = re.findall(rf"^{key} = (.*(?:\n .*)*)", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert not re.search(MISLEADING[game][key], sentence), file.name


def test_the_style_section_shows_ten_pairs():
    style = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition(STYLE)[2]
    assert RULED_OUT.search(style), "the examples of what not to write"
    assert len(re.findall(r"^\| .+ \| .+ \|$", style, re.MULTILINE)) == 1 + 10
