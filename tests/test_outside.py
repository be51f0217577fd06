"""No test looks at what is private to somebody else: what a test needs is seen from outside, so that the inside can be changed."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
OTHERS = {Path(__file__), HERE / "test_private_parts.py"}  # this one, and the one that is about private parts of libraries
FILES = sorted(set(HERE.rglob("*.py")) - OTHERS)
# What begins with an underscore and is meant for everybody: named tuples, records; and the template, which is a game.
PUBLIC = {"_replace", "_asdict", "_fields", "_make", "_fields_", "_template"}
NAMED = {"setattr", "getattr", "hasattr", "delattr"}  # calls that name an attribute: `monkeypatch.setattr(x, "name", value)`


def is_private(name: str) -> bool:
    """Of a name with dots: whether any of its parts is."""
    return any(part.startswith("_") and not part.endswith("__") and part not in PUBLIC for part in name.split("."))


def is_own(owner: ast.expr) -> bool:
    """Whether it is the object's own: `self`, `cls` or `super()`."""
    if isinstance(owner, ast.Call):
        owner = owner.func
    return isinstance(owner, ast.Name) and owner.id in ("self", "cls", "super")


def faults(source: str) -> list[str]:
    """What the source takes that is private to something else."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and is_private(node.attr) and not is_own(node.value):
            found.append(f"line {node.lineno}: {ast.unparse(node)}")
        elif isinstance(node, ast.Import | ast.ImportFrom):
            of = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
            found += [f"line {node.lineno}: imports {alias.name}" for alias in node.names if is_private(of + alias.name)]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in NAMED:
            names = [each.value for each in node.args[:2] if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            found += [f"line {node.lineno}: names {name}" for name in names if is_private(name)]
    return found


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HERE)) for path in FILES])
def test_a_test_looks_from_outside(path):
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        *("house._rooms", "server.house._rooms.clear()", "house.rooms()[0]._match", "house._rooms = {}", "from a import _b"),
        *("import a._b", "from a._b import c", "monkeypatch.setattr('a.house._rooms', {})"),
        *("monkeypatch.setattr(house, '_rooms', {})", "getattr(house, '_rooms')", "type(self)._rooms"),
    ],
)
def test_the_check_finds_what_it_looks_for(source):
    assert len(faults(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        *("self._rooms", "cls._rooms", "super()._open()", "place._replace(number=1)", "Table._fields_", "house.__class__"),
        *("_helper()", "getattr(house, 'rooms')", "from a import __version__"),
        *("from sweetbox.games import _template", "from sweetbox.games._template import rules"),
    ],
)
def test_the_check_leaves_alone_what_is_meant_for_everybody(source):
    assert faults(source) == []
