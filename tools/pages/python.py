"""The reference of the Python names: pages under docs/reference say in a mark which names they describe; their examples use them.

    <!-- names: sweetbox.Match sweetbox.Move -->
    <!-- names: sweetbox.engines.batch.Batch without drive host -->
    <!-- names: sweetbox.adapters.pettingzoo.SweetboxAEC only save restore -->

The site has in place of the mark what mkdocstrings makes of each name: its types and docstrings. `without` are members that only
the package itself calls; `only` leaves out those that another library describes.
"""

import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from types import FunctionType
from typing import Any

from tools.pages.markdown import PageError

MARK = re.compile(r"^<!-- names: (.+?) -->$", re.MULTILINE)
EXAMPLE = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
METHODS = (FunctionType, property, cached_property, staticmethod, classmethod)


@dataclass(frozen=True)
class Name:
    """A public name: a function, or a class with those of its members that are told."""

    path: str
    members: tuple[str, ...] = ()

    @property
    def short(self) -> str:
        return self.path.rsplit(".", 1)[1]


def names_of(text: str) -> list[Name]:
    """The names that a page's marks ask for."""
    return [name for mark in MARK.findall(text) for name in _marked(mark)]


def examples_of(text: str) -> list[doctest.Example]:
    """The examples of a page, in order."""
    parser = doctest.DocTestParser()
    return [example for block in EXAMPLE.findall(text) for example in parser.get_examples(block)]


def with_names(text: str) -> str:
    """The page with what mkdocstrings reads in place of its marks."""
    return MARK.sub(lambda mark: "\n\n".join(asked(name) for name in _marked(mark[1])), text)


def asked(name: Name) -> str:
    return f"::: {name.path}\n    options:\n      members: [{', '.join(name.members)}]\n"


def _marked(mark: str) -> Iterator[Name]:
    paths, _, only = mark.partition(" only ")
    paths, _, without = paths.partition(" without ")
    for path in paths.split():
        members = members_of(object_at(path))
        if unknown := {*only.split(), *without.split()} - {*members}:
            raise PageError(f"{path} has no member {', '.join(sorted(unknown))}.")
        yield Name(path, tuple(each for each in members if each not in without.split() and (not only or each in only.split())))


def object_at(path: str) -> Any:
    """What a dotted path leads to."""
    parts = path.split(".")
    for end in range(len(parts) - 1, 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:end]))
        except ModuleNotFoundError as error:
            if error.name is None or not path.startswith(error.name):
                raise
            continue
        for part in parts[end:]:
            found = getattr(found, part)
        return found
    raise ModuleNotFoundError(path)


def members_of(found: Any) -> dict[str, Any]:
    """The public ones of a class and of its own bases, in the order in which they are written; those that are fields are None."""
    members: dict[str, Any] = {}
    for each in reversed(inspect.getmro(found)) if isinstance(found, type) else ():
        if each.__module__.startswith("sweetbox."):
            members |= dict.fromkeys(inspect.get_annotations(each))
            members |= {name: value for name, value in vars(each).items() if isinstance(value, METHODS)}
    return {name: value for name, value in members.items() if not name.startswith("_")}
