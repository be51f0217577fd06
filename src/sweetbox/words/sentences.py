"""Words: turns a Say into a sentence in a language.

The sentences are Project Fluent messages. A value of the Say is a variable: `{ $pocket }`. A seat gives two, the player's name in
`$to`, and `$to_is`, which is `you` where that seat is the reader. A list is joined with "and"; `{ OR($choices) }` joins it with
"or".
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say, Who
from sweetbox.words.book import IS, Book, game_book, languages, shared_book

KEPT = 300  # sentences in the cache of a book: what was said once is often said again, but each has the names of its players

Filled = str | int | tuple[str, ...]  # a value as Fluent gets it


class Words:
    """The sentences of one language, for one game or for none."""

    def __init__(self, own: Book, shared: Book) -> None:
        self.language = own.language
        self.own = own
        self._shared = shared
        self._plain: dict[str, str | None] = {}
        self._uses: dict[str, frozenset[str]] = {}
        self._filled = lru_cache(KEPT)(self._fill)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return key in self.own or key in self._shared

    @property
    def keys(self) -> list[str]:
        """The keys of all sentences, the shared ones first."""
        return list(dict.fromkeys([*self._shared.keys, *self.own.keys]))

    def render(self, say: Say, viewer: int | None = None, names: Sequence[str] | None = None) -> str:
        """The sentence. viewer: the seat that reads it; names: of the players; by default seats are numbered from 1."""
        key = say.key
        if key not in self._plain:
            self._learn(key)
        plain = self._plain[key]
        if plain is not None:
            return plain
        filled: list[tuple[str, Filled]] = []
        for name in self._uses[key]:
            whose = name.removesuffix(IS)
            value = say.values[whose]
            filled.append((name, self._value(value, viewer, names) if whose == name else _is(value, viewer)))
        return self._filled(key, tuple(filled))

    def _value(self, value: Any, viewer: int | None, names: Sequence[str] | None) -> Filled:
        if isinstance(value, Say):
            return self.render(value, viewer, names)
        if isinstance(value, Who):
            if names is not None and value.seat < len(names):
                return names[value.seat]
            return self.render(Say("seat", number=value.seat + 1))
        if isinstance(value, list | tuple):
            return tuple(str(self._value(part, viewer, names)) for part in value)
        return value if isinstance(value, int) and not isinstance(value, bool) else str(value)

    def _learn(self, key: str) -> None:
        book = self._book(key)
        plain = book.plain(key)
        if plain is None:
            self._uses[key] = book.variables(key)
        self._plain[key] = plain  # last: another thread takes a key that is in here for learnt

    def _book(self, key: str) -> Book:
        for book in (self.own, self._shared):
            if key in book:
                return book
        raise KeyError(f"expected a key of words/{self.language}.ftl, got {key!r}")

    def _fill(self, key: str, filled: tuple[tuple[str, Filled], ...]) -> str:
        from sweetbox.words.filling import fill  # only here: importing Fluent takes a moment

        return fill(self._book(key), key, dict(filled))


def _is(value: Any, viewer: int | None) -> str:
    return "you" if isinstance(value, Who) and value.seat == viewer else "other"


@cache
def words(language: str = "en", game: str | None = None) -> Words:
    """The words of a language. A game that lacks the language uses English."""
    known = languages()
    if language not in known:
        raise OptionError(Say("error.language", known=known, came=language))
    shared = shared_book(language)
    if game is None:
        return Words(shared, shared)
    package = find_game(game).package
    return Words(game_book(package, language) or game_book(package, "en") or shared, shared)
