"""`sweetbox check`: the laws, tried on a game that is not installed. What they say of our own games is in tests/conformance."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sweetbox.extras import command_for

SMALL = Path(__file__).parents[1] / "small"
SOURCES = Path(__file__).parents[2] / "src"


@pytest.fixture
def package(tmp_path):
    """A copy of the small game as somebody's own package."""
    folder = tmp_path / "their_package" / "their_game"
    shutil.copytree(SMALL, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder.parent / "__init__.py").touch()
    for file in folder.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(
            text.replace("from small", "from their_package.their_game").replace("import small", "import their_package.their_game"),
            encoding="utf-8",
        )
    return folder


def check(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: the laws are tried by pytest, which this is already."""
    command = [sys.executable, "-m", "sweetbox", "check", *arguments]
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCES)}
    return subprocess.run(command, cwd=folder.parents[1], env=surroundings, capture_output=True, text=True, check=False)


def test_the_laws_hold_for_a_game_elsewhere(package):
    done = check(package, "their_package.their_game", "--only", "hiding twice")
    assert (done.returncode, done.stderr) == (0, "")
    *laws, last = done.stdout.splitlines()
    assert laws == ["holds   hiding: hiding twice is hiding once"]
    assert last.startswith("Under the Deck: all 1 laws hold, in ")


def test_a_broken_law_says_where_and_why(package):
    """Somebody forgets to hide what the others have chosen."""
    rules = package / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("            table.choice[other] = NO_CHOICE\n", "            pass\n", 1), encoding="utf-8")
    done = check(package, "their_package.their_game", "--only", "an open step", "--json")
    assert (done.returncode, done.stderr) == (1, "")
    (law,) = json.loads(done.stdout)
    assert (law["module"], law["law"]) == ("hiding", "an open step shows nobody a choice")
    assert law["tried"] >= len(law["broken"]) > 0
    assert all("hiding.py, line" in reason for reason in law["broken"].values())


def test_what_is_no_game_is_said_in_one_sentence(refused, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    (tmp_path / "half_a_game").mkdir()
    (tmp_path / "half_a_game" / "rules.py").touch()
    assert refused("check", "no_such_package.of_games").startswith("The game no_such_package.of_games cannot be imported: Mod")
    assert "No module named 'half_a_game.judge'" in refused("check", "half_a_game")
    assert "No such game: chess" in refused("check", "chess!")
    assert refused("check", "_template", "--only", "honesty") == "No law has honesty in its name."


def test_without_pytest_it_says_what_to_install(run, monkeypatch):
    monkeypatch.delitem(sys.modules, "sweetbox.conformance.suite", raising=False)
    monkeypatch.setitem(sys.modules, "pytest", None)
    done = run("check", "_template")
    assert (done.code, done.out) == (1, "")
    assert done.err == f"This needs pytest, which is not installed; the extra check brings it: {command_for('check')}\n"
