"""The reference: every public name is described with its types, and used in an example that runs."""

import ast
import doctest
import inspect
import io
import re

import pytest

import sweetbox
import sweetbox.bots
import sweetbox.words
from tools.pages.markdown import PageError
from tools.pages.python import EXAMPLE, Name, examples_of, members_of, names_of, object_at, with_names
from tools.pages.staging import ROOT

REFERENCE = ROOT / "docs" / "reference"
PAGES = sorted(path for path in (ROOT / "docs").rglob("*.md") if EXAMPLE.search(path.read_text(encoding="utf-8")))
NO_EXAMPLE = re.compile(r"^<!-- no example: (.+?) -->$", re.MULTILINE)
DESCRIBED = [(path, name) for path in sorted(REFERENCE.glob("*.md")) for name in names_of(path.read_text(encoding="utf-8"))]


def used_in(text: str) -> set[str]:
    """Every name and attribute that the examples of a page use, and every keyword that they give."""
    used = set()
    for example in examples_of(text):
        for node in ast.walk(ast.parse(example.source)):
            if isinstance(node, ast.Name):
                used.add(node.id)
            elif isinstance(node, ast.Attribute):
                used.add(node.attr)
            elif isinstance(node, ast.keyword) and node.arg is not None:
                used.add(node.arg)
    return used


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_print_what_the_page_says(path):
    """In one namespace, in order, as a reader would type them. `make golden` writes anew what they print."""
    text = path.read_text(encoding="utf-8")
    test = doctest.DocTest(examples_of(text), {}, path.name, str(path), 0, None)
    told = io.StringIO()
    failed, _ = doctest.DocTestRunner(verbose=False).run(test, out=told.write)
    assert not failed, told.getvalue()


@pytest.mark.parametrize(("path", "name"), DESCRIBED, ids=[name.path for _, name in DESCRIBED])
def test_a_public_name_says_what_it_is_and_is_used_in_an_example(path, name):
    text = path.read_text(encoding="utf-8")
    excused = {each for line in NO_EXAMPLE.findall(text) for each in line.split()}
    found = object_at(name.path)
    assert (found.__doc__ or "").partition("(")[0] not in ("", name.short), f"{name.path} has no docstring"
    methods = [member for member in name.members if members_of(found)[member] is not None]
    silent = [member for member in methods if not inspect.getdoc(getattr(found, member))]
    assert not silent, f"{name.path}: no docstring for {silent}"
    used = used_in(text) | excused
    wanted = {*name.members} or {name.short}
    missing = sorted(wanted - used - produced(name))
    assert not missing, f"{path.name} has no example of {missing}"


def produced(name: Name) -> set[str]:
    """Classes that nobody makes by hand are seen by what they have; those without members by being raised or returned."""
    found = object_at(name.path)
    if isinstance(found, type) and issubclass(found, sweetbox.SweetboxError):
        return {name.short, *({"rule"} & {*name.members})}
    return {name.short} if name.short == "OneHot" else set()


def test_every_public_name_is_described():
    described = [object_at(name.path) for _, name in DESCRIBED]
    for module in (sweetbox, sweetbox.bots, sweetbox.words):
        missing = [name for name in module.__all__ if not any(getattr(module, name) is each for each in described)]
        assert not missing, f"{module.__name__}: {missing} are on no page of docs/reference"


def test_errors_are_each_shown():
    text = (REFERENCE / "errors.md").read_text(encoding="utf-8")
    for _, name in DESCRIBED:
        if isinstance(found := object_at(name.path), type) and issubclass(found, sweetbox.SweetboxError):
            assert f"'{name.short}'" in text or found is sweetbox.SweetboxError


def test_marks_become_names():
    page = with_names("# Page\n\n<!-- names: sweetbox.Match without play -->\n\n<!-- names: sweetbox.all_games -->\n")
    assert "\n::: sweetbox.all_games\n    options:\n      members: []\n" in page
    (match,) = names_of("<!-- names: sweetbox.Match only play over -->")
    assert match.members == ("over", "play")
    assert page.count("::: sweetbox.Match\n") == 1
    assert not {"play", "_enter"} & {*page.partition("[")[2].partition("]")[0].split(", ")}
    with pytest.raises(PageError, match=r"sweetbox\.Match has no member fly\."):
        names_of("<!-- names: sweetbox.Match only fly -->")
