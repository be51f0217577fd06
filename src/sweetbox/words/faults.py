"""What is wrong with the sentences of a language, compared with English."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from sweetbox.words.book import Book

NEWLINE = "\n"


def faults(book: Book | None, reference: Book) -> Iterator[str]:
    """What is wrong with a book, one line for each fault."""
    if book is None:
        yield "there is no such file"
        return
    for entry in FluentParser().parse(book.text).body:
        if isinstance(entry, ast.Junk):
            yield f"not Fluent: {(entry.content or '').strip().partition(NEWLINE)[0]!r}"
    for key in sorted({*reference.keys} - {*book.keys}):
        yield f"{key}: missing"
    for key in sorted({*book.keys} - {*reference.keys}):
        yield f"{key}: unknown"
    for key in sorted({*book.keys} & {*reference.keys}):
        # A language may address the reader where another does not.
        own, expected = book.values(key), reference.values(key)
        if own != expected:
            yield f"{key}: expected the values {_listed(expected)}, got {_listed(own)}"


def _listed(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "none"
