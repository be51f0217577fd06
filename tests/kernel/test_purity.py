"""The kernel opens no file and no socket, reads no clock, prints nothing and holds no random state: its README says so."""

import ast
from pathlib import Path

import pytest

import sweetbox.kernel

FOLDER = Path(sweetbox.kernel.__file__).parent
MODULES = sorted(FOLDER.glob("*.py"))

# What a module of the kernel may import, and why it does no harm. Anything else must be argued for here.
ALLOWED = {
    "array": "numbers in memory, for compiled code",
    "ast": "reads a text that it is given",
    "builtins": "names only",
    "collections": "containers and types",
    "contextlib": "`with` blocks",
    "ctypes": "records",
    "dis": "looks at functions",
    "functools": "caches of what never changes",
    "hashlib": "arithmetic",
    "hmac": "arithmetic",
    "importlib": "a game's modules are imported when first asked for",
    "inspect": "the sources of rules, for the name of their compile cache",
    "itertools": "goes over what it is given",
    "llvmlite": "only in `digest`: compiled code, as Numba has it",
    "math": "arithmetic",
    "msgspec": "JSON to and from memory",
    "numba": "only in `translate`, which is told its cache folder",
    "numpy": "only in `translate`: constants as arrays, for a GPU",
    "pkgutil": "the registry looks which folders of games there are",
    "re": "reads a text that it is given",
    "secrets": "a seed of the system, when a match is asked for without one",
    "sys": "versions and modules",
    "threading": "a lock",
    "types": "types",
    "typing": "types",
}
OUTSIDE = {
    "sweetbox.review": "what is made of a finished match, when it is asked for",
    "sweetbox.words": "the text of an error, when Python asks for it with str()",
}
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "compile"}
FORBIDDEN_NAMES = {"environ", "getenv", "stdout", "stderr", "stdin", "argv", "read_text", "write_text", "read_bytes", "write_bytes"}


def imports(tree: ast.AST) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found.add(node.module or "")
    return found


def faults(source: str) -> list[str]:
    """What in the source could reach outside."""
    tree = ast.parse(source)
    found = []
    for name in imports(tree):
        inside = name == "sweetbox.kernel" or name.startswith("sweetbox.kernel.")
        if not inside and name not in OUTSIDE and name.partition(".")[0] not in ALLOWED:
            found.append(f"imports {name}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            found.append(f"line {node.lineno}: calls {node.func.id}")
        if isinstance(node, ast.Attribute) and node.attr in FORBIDDEN_NAMES:
            found.append(f"line {node.lineno}: uses {node.attr}")
    return found


@pytest.mark.parametrize("path", MODULES, ids=[path.name for path in MODULES])
def test_a_module_of_the_kernel_reaches_nothing_outside(path):
    assert faults(path.read_text(encoding="utf-8")) == []


def test_every_permission_is_used():
    used = {name for path in MODULES for name in imports(ast.parse(path.read_text(encoding="utf-8")))}
    assert {name.partition(".")[0] for name in used} >= set(ALLOWED)
    assert used >= set(OUTSIDE)


def test_only_one_place_asks_the_system_for_randomness():
    users = [path.name for path in MODULES if "secrets" in imports(ast.parse(path.read_text(encoding="utf-8")))]
    assert users == ["match.py"]
    source = (FOLDER / "match.py").read_text(encoding="utf-8")
    assert source.count("secrets.") == 1


@pytest.mark.parametrize(
    "source",
    [
        *("import random", "import time", "from datetime import datetime", "import socket", "import os"),
        *("from pathlib import Path", "print(1)", "open('x')", "sys.stdout.write('x')", "path.read_text()"),
        "from sweetbox.cli import app",
    ],
)
def test_the_check_finds_what_it_looks_for(source):
    assert len(faults(source)) == 1


def test_the_readme_says_so_in_four_lines():
    assert len((FOLDER / "README.md").read_text(encoding="utf-8").strip().splitlines()) == 4
