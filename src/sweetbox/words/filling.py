"""Filling in: what Fluent makes of a sentence and its values."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

from sweetbox.words.book import Book, id_of

Style = Literal["standard", "or"]
LONGEST = 2_000  # characters of one value: Fluent takes no more than 2,500


class Joined(FluentType):  # type: ignore[misc]
    """A list of values."""

    def __init__(self, parts: tuple[str, ...], style: Style = "standard") -> None:
        self.parts = parts
        self.style = style

    def format(self, locale: Any) -> str:
        return _shortened(format_list(self.parts, style=self.style, locale=locale))


def either(joined: Joined) -> Joined:
    return Joined(joined.parts, "or")


def fill(book: Book, key: str, values: Mapping[str, Any]) -> str:
    """The sentence with its values filled in."""
    bundle, id_ = _bundle(book), id_of(key)
    if not bundle.has_message(id_):
        bundle.add_resource(ast.Resource([*book.entries(key)]))
    pattern = bundle.get_message(id_).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, {name: _filled(value) for name, value in values.items()})
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


@cache
def _bundle(book: Book) -> FluentBundle:
    return FluentBundle([book.language], functions={"OR": either}, use_isolating=False)


def _filled(value: Any) -> Any:
    if isinstance(value, tuple):
        return Joined(value)
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)  # a port, a seed and a year are numbers, too
    return _shortened(value) if isinstance(value, str) else value


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"
