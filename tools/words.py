"""For translators: what is wrong with the sentences of a language. `python tools/words.py de` lists what does not parse and,
compared with English, the keys that are missing or unknown and the sentences with other values."""

import sys
from collections.abc import Iterator

from sweetbox.kernel.registry import all_games, game
from sweetbox.words.book import Book, game_book, page_book, shared_book
from sweetbox.words.faults import faults

REFERENCE = "en"


def books(language: str) -> Iterator[tuple[str, Book | None]]:
    """Every book that the language should have, by name."""
    yield "shared", shared_book(language)
    yield "page", page_book(language)
    for name in all_games():
        yield name, game_book(game(name).package, language)


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
