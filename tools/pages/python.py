"""The reference of the Python names: pages under docs/reference say in a mark which names they describe; their examples use them.

    <!-- names: sweetbox.Match sweetbox.Move -->
    <!-- names: sweetbox.engines.batch.Batch without drive host -->
    <!-- names: sweetbox.adapters.pettingzoo.SweetboxAEC only save restore -->

The site has in place of the mark each name with its types and docstring. `without` are members that only the package itself calls;
`only` leaves out those that another library describes.
"""

import ast
import doctest
import importlib
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tools.pages.markdown import PageError

MARK = re.compile(r"^<!-- names: (.+?) -->$", re.MULTILINE)
EXAMPLE = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"^ {4}(\w+): .*?  # (.+)$", re.MULTILINE)
WIDTH = 100  # of a signature, before it is written over several lines
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass
class Member:
    """A method, a property or a field of a class."""

    name: str
    told: str  # its docstring, or the comment beside it
    signature: str
    kind: str  # "method", "property", "static" or "field"


@dataclass
class Name:
    """A public name: a function, or a class with its members."""

    path: str
    told: str
    signature: str
    members: list[Member] = field(default_factory=list)

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
    """The page with the names in place of its marks."""
    return MARK.sub(lambda mark: "\n\n".join(written(name) for name in _marked(mark[1])), text)


def _marked(mark: str) -> Iterator[Name]:
    paths, _, only = mark.partition(" only ")
    paths, _, without = paths.partition(" without ")
    for path in paths.split():
        yield name_at(path, frozenset(without.split()), frozenset(only.split()))


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


@cache
def name_at(path: str, without: frozenset[str] = frozenset(), only: frozenset[str] = frozenset()) -> Name:
    found = object_at(path)
    node = _tree(found)
    told = inspect.cleandoc(ast.get_docstring(node) or "")
    if isinstance(node, FUNCTIONS):
        return Name(path, told, _signature(node))
    members = [member for member in _members(found) if member.name not in without and (not only or member.name in only)]
    if unknown := (without | only) - {member.name for member in _members(found)}:
        raise PageError(f"{path} has no member {', '.join(sorted(unknown))}.")
    return Name(path, told, _class_signature(found, node), members)


def _tree(found: Any) -> Any:
    (node,) = ast.parse(textwrap.dedent(inspect.getsource(inspect.unwrap(found)))).body
    return node


def _members(kind: type) -> Iterator[Member]:
    """Those of the class and of its own bases, in the order in which they are written; where a class is silent a base speaks."""
    found: dict[str, Member] = {}
    for each in reversed(kind.__mro__):
        if not each.__module__.startswith("sweetbox."):
            continue
        comments = dict(COMMENT.findall(textwrap.dedent(inspect.getsource(each))))
        for node in _tree(each).body:
            member = _member(node, comments)
            if member is not None and not member.name.startswith("_"):
                member.told = member.told or (found[member.name].told if member.name in found else "")
                found[member.name] = member
    yield from found.values()


def _member(node: ast.stmt, comments: dict[str, str]) -> Member | None:
    if isinstance(node, FUNCTIONS):
        marks = {ast.unparse(mark) for mark in node.decorator_list}
        told = inspect.cleandoc(ast.get_docstring(node) or "")
        if marks & {"property", "cached_property"}:
            return Member(node.name, told, f"{node.name}: {ast.unparse(node.returns)}" if node.returns else node.name, "property")
        static = bool(marks & {"staticmethod", "classmethod"})
        return Member(node.name, told, _signature(node, drop_first="staticmethod" not in marks), "static" if static else "method")
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        default = f" = {ast.unparse(node.value)}" if node.value is not None else ""
        told = comments.get(node.target.id, "")
        return Member(node.target.id, told, f"{node.target.id}: {ast.unparse(node.annotation)}{default}", "field")
    return None


def _class_signature(kind: type, node: ast.ClassDef) -> str:
    for each in node.body:
        if isinstance(each, FUNCTIONS) and each.name == "__init__":
            return _signature(each, drop_first=True, name=kind.__name__).removeprefix("def ").removesuffix(" -> None")
    return f"class {kind.__name__}"


def _signature(node: Any, drop_first: bool = False, name: str | None = None) -> str:
    arguments = list(_arguments(node.args))[1 if drop_first else 0 :]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    title = name or node.name
    line = f"def {title}({', '.join(arguments)}){returns}"
    if len(line) <= WIDTH:
        return line
    return f"def {title}(\n" + "".join(f"    {argument},\n" for argument in arguments) + f"){returns}"


def _arguments(given: ast.arguments) -> Iterator[str]:
    plain = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(plain) - len(given.defaults)) + list(given.defaults)
    for argument, default in zip(plain, defaults, strict=True):
        yield _argument(argument, default)
    if given.vararg is not None:
        yield f"*{_argument(given.vararg, None)}"
    elif given.kwonlyargs:
        yield "*"
    for argument, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield _argument(argument, default)
    if given.kwarg is not None:
        yield f"**{_argument(given.kwarg, None)}"


def _argument(argument: ast.arg, default: ast.expr | None) -> str:
    written_ = ast.unparse(argument)
    if default is None:
        return written_
    return f"{written_} = {ast.unparse(default)}" if argument.annotation else f"{written_}={ast.unparse(default)}"


def written(name: Name) -> str:
    """A name as Markdown."""
    module = name.path.rsplit(".", 1)[0]
    parts = [
        f"### `{name.short}` {{ #{name.path} }}",
        f"```python\nfrom {module} import {name.short}\n\n{name.signature}\n```",
        name.told,
    ]
    fields = [member for member in name.members if member.kind == "field"]
    if fields:
        rows = [f"| `{each.signature.replace('|', chr(92) + '|')}` | {each.told} |" for each in fields]
        parts.append("\n".join(["| field | |", "|---|---|", *rows]))
    for member in name.members:
        if member.kind != "field":
            code = member.signature if member.kind != "static" else f"@staticmethod\n{member.signature}"
            parts.append(f"#### `{name.short}.{member.name}` {{ #{name.path}.{member.name} }}")
            parts.append(f"```python\n{code if member.kind != 'property' else '@property' + chr(10) + member.signature}\n```")
            parts.append(member.told)
    return "\n\n".join(part for part in parts if part)
