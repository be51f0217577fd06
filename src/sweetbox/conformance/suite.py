"""Running the laws over a game: what each of them is tried on, and the report."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sweetbox.conformance.configurations import configurations, first_configurations
from sweetbox.files.lessons import guide_of
from sweetbox.kernel.registry import game

LAWS = ("contract", "hiding", "matches", "papers", "lessons", "compiled")  # modules, those that take longest last


def parametrize(metafunc: pytest.Metafunc, names: Iterable[str]) -> None:
    """What a law is tried on. `configuration`: each of them; `first`: one per game; `of`: each game; `taught`: those with one."""
    wanted, names = metafunc.fixturenames, list(names)
    if "configuration" in wanted:
        rows = configurations(names)
        # Through the scope, all laws of a configuration run one after the other and share matches.
        metafunc.parametrize("configuration", rows, ids=[row.id for row in rows], scope="module")
    if "first" in wanted:
        rows = first_configurations(names)
        metafunc.parametrize("first", rows, ids=[row.name for row in rows])
    if "of" in wanted:
        metafunc.parametrize("of", [game(name) for name in names], ids=names)
    if "taught" in wanted:
        taught = [name for name in names if guide_of(game(name)) is not None]
        metafunc.parametrize("taught", [game(name) for name in taught], ids=taught)


class Law(msgspec.Struct):
    """The result of a law: how often it was tried, and where and why it was broken."""

    module: str
    law: str
    tried: int = 0
    broken: dict[str, str] = {}


class _Reporter:
    """A pytest plugin that counts the results of each law."""

    def __init__(self, name: str, told: Callable[[int, int], None]) -> None:
        self.name, self.told = name, told
        self.laws: dict[tuple[str, str], Law] = {}
        self.done = self.total = 0

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        parametrize(metafunc, [self.name])

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.total = len(session.items)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._law(report.nodeid, "it can be read").broken["game"] = _reason(report.longrepr)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.failed:
            file, _, test = report.nodeid.partition("::")
            function, _, where = test.partition("[")
            law = self._law(file, function.removeprefix("test_").replace("_", " "))
            law.tried += report.when == "call"
            if report.failed:
                law.broken[where.rstrip("]") or self.name] = _reason(report.longrepr)
        if report.when == "teardown":
            self.done += 1
            self.told(self.done, self.total)

    def _law(self, file: str, law: str) -> Law:
        module = Path(file).stem
        return self.laws.setdefault((module, law), Law(module, law))


def _reason(longrepr: Any) -> str:
    """The message of an error, and where it was raised."""
    crash = getattr(longrepr, "reprcrash", None)
    if crash is None:
        return str(longrepr).strip().splitlines()[-1] if str(longrepr).strip() else "?"
    message = str(crash.message).strip()
    return f"{message} ({Path(crash.path).name}, line {crash.lineno})"


def run(name: str, only: str | None = None, told: Callable[[int, int], None] = lambda done, of: None) -> list[Law]:
    """Try all laws on a game. only: laws with these words in their names; told: called with (done, of) after each trial."""
    reporter = _Reporter(name, told)
    folder = Path(__file__).parent
    files = [str(folder / f"{module}.py") for module in LAWS]
    quiet = ["-p", "no:terminal", "-p", "no:cacheprovider", "--rootdir", str(folder), "-c", str(folder / "pytest.ini")]
    words = ["-k", " and ".join(only.replace("-", " ").split())] if only else []
    pytest.main([*quiet, *words, *files], plugins=[reporter])
    return list(reporter.laws.values())
