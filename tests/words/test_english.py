"""What people read is free of the phrases that CONTRIBUTING's Style section rules out: they read as if translated."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULED_OUT = re.compile(r"\b(whoever|so many|one's own|oneself|is begun|was begun)\b|\bcame (?=\{|`)", re.IGNORECASE)
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


def test_the_style_section_shows_ten_pairs():
    style = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition(STYLE)[2]
    assert RULED_OUT.search(style), "the examples of what not to write"
    assert len(re.findall(r"^\| .+ \| .+ \|$", style, re.MULTILINE)) == 1 + 10
