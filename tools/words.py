"""For translators: what is wrong with the sentences of a language. `python tools/words.py de` lists what does not parse and, beside
English, the keys that are missing or unknown and the sentences with other values."""

import sys
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from sweetbox.kernel.registry import all_games, game
from sweetbox.words.book import Book, game_book, page_book, shared_book

REFERENCE = "en"
NEWLINE = "\n"


def books(language: str) -> Iterator[tuple[str, Book | None]]:
    """Every book that the language should have, by name."""
    yield "shared", shared_book(language)
    yield "page", page_book(language)
    for name in all_games():
        yield name, game_book(game(name).package, language)


def faults(book: Book | None, reference: Book) -> Iterator[str]:
    """What is wrong with a book, a line each."""
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


def main(language: str) -> int:
    reference = dict(books(REFERENCE))
    found = 0
    for name, book in books(language):
        expected = reference[name]
        assert expected is not None
        for fault in faults(book, expected):
            found += 1
            print(f"{name}: {fault}")
    print(f"{language}: {found or 'no'} faults")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else REFERENCE))
