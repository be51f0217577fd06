"""Books: the sentences of Project Fluent files, by their keys. The dots of a key are hyphens there: `why.empty` is `why-empty`.

Parsing a whole file takes longer than most commands run, so each sentence is parsed when it is first needed.
"""

import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax import ast

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
FOLDER = "sweetbox.words"
IS = "_is"  # `$to_is`: whether the seat `$to` is the reader's
PAGE = "page.ftl"


class Book:
    """The sentences of one or more files."""

    def __init__(self, language: str, *texts: str) -> None:
        self.language = language
        self.text = "\n".join(texts)
        self._entries: dict[str, str] = {}
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        starts = [entry.start() for entry in ENTRY.finditer(self.text)]
        for start, end in pairwise([*starts, len(self.text)]):
            entry = self.text[start:end]
            self._entries[entry.partition("=")[0].rstrip()] = entry

    def __contains__(self, key: str) -> bool:
        return id_of(key) in self._entries

    @cached_property
    def keys(self) -> list[str]:
        return [id_.replace("-", ".") for id_ in self._entries if not id_.startswith("-")]

    def plain(self, key: str) -> str | None:
        """The sentence, if it is a line with nothing to fill in, which need not be parsed."""
        line, *rest = self._entries[id_of(key)].split("\n")
        value = line.partition("=")[2].strip()
        return value if value and "{" not in value and not any(each.startswith(" ") for each in rest) else None

    def entries(self, key: str) -> "list[ast.Message | ast.Term]":
        """The parsed sentence and those it refers to."""
        wanted, found = [id_of(key)], {}
        while wanted:
            id_ = wanted.pop()
            if id_ not in found and id_ in self._entries:
                found[id_] = self._entry(id_)
                wanted += _references(found[id_])
        return list(found.values())

    def _entry(self, id_: str) -> "ast.Message | ast.Term":
        from fluent.syntax import FluentParser, ast

        if id_ not in self._parsed:
            entry = FluentParser(with_spans=False).parse_entry(self._entries[id_])
            if not isinstance(entry, ast.Message | ast.Term):
                raise ValueError(f"expected a Fluent message, got {self._entries[id_]!r}")
            self._parsed[id_] = entry
        return self._parsed[id_]

    def variables(self, key: str) -> frozenset[str]:
        """The variables of a sentence. Those of a term are given by the sentence that refers to it."""
        from fluent.syntax import ast

        nodes = (node for entry in self.entries(key) if isinstance(entry, ast.Message) for node in _nodes(entry))
        return frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference))

    def values(self, key: str) -> frozenset[str]:
        """The names of the values that a sentence needs: a seat's two variables are one."""
        return frozenset(name.removesuffix(IS) for name in self.variables(key))


@cache
def shared_book(language: str) -> Book:
    """The sentences that belong to no single game."""
    folder = files(FOLDER).joinpath(language)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl") and file.name != PAGE)
    return Book(language, *(folder.joinpath(name).read_text(encoding="utf-8") for name in names))


@cache
def page_book(language: str) -> Book:
    """The web client's sentences around the boards."""
    return Book(language, files(FOLDER).joinpath(language, PAGE).read_text(encoding="utf-8"))


@cache
def game_book(package: str, language: str) -> Book | None:
    """A game's own sentences; None if it does not have the language."""
    file = files(package).joinpath("words", f"{language}.ftl")
    return Book(language, file.read_text(encoding="utf-8")) if file.is_file() else None


@cache
def languages() -> list[str]:
    """The codes of the languages that there are sentences in."""
    return sorted(folder.name for folder in files(FOLDER).iterdir() if folder.joinpath(PAGE).is_file())


def id_of(key: str) -> str:
    return key.replace(".", "-")


def _nodes(node: "ast.BaseNode") -> "Iterator[ast.BaseNode]":
    from fluent.syntax import ast

    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from _nodes(part)


def _references(entry: "ast.BaseNode") -> list[str]:
    """The ids of other entries that this one refers to."""
    from fluent.syntax import ast

    messages = [node.id.name for node in _nodes(entry) if isinstance(node, ast.MessageReference)]
    return [*messages, *(f"-{node.id.name}" for node in _nodes(entry) if isinstance(node, ast.TermReference))]
