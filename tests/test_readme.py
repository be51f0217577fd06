"""The papers in the root say what is true: examples run, commands exist."""

import json
import re
from pathlib import Path

import pytest

from sweetbox.cli import app
from sweetbox.kernel.registry import all_games, game

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_python_examples_run(capsys):
    """In one namespace, in order, as a reader would type them."""
    names: dict[str, object] = {}
    assert blocks("python")
    for block in blocks("python"):
        exec(compile(block, "README.md", "exec"), names)
        assert capsys.readouterr().out, "an example prints something"


@pytest.mark.parametrize("target", ["play", "test", "setup", "check", "bench", "golden"])
def test_the_makefile_has_its_targets(target):
    assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)
    assert re.search(rf"^\.PHONY:.*\b{target}\b", MAKEFILE, re.MULTILINE)


def test_the_readme_names_its_two_commands():
    assert re.findall(r"^    make (\w+)", README, re.MULTILINE) == ["play", "test"]


def test_the_commands_of_the_readme_exist():
    known = set(app.below)
    named = set(re.findall(r"^    sweetbox (\w+)", README, re.MULTILINE))
    assert named
    assert named <= known


def test_the_readme_lists_every_game_with_its_seats():
    for name in all_games():
        fewest, most = game(name).seats
        seats = f"{fewest}-{most}" if most > fewest else f"{fewest}"
        assert f"[{game(name).facts.title}](src/sweetbox/games/{name}/README.md) | {seats} |" in README


def test_the_figures_of_the_lab_are_those_of_its_answers():
    """What the README and docs/lab.md say beside the pictures of the lab."""
    files = [ROOT / "docs" / "lab" / f"{name}.json" for name in ("swintus", "honeymoon")]
    parts = [part for file in files for part in json.loads(file.read_text(encoding="utf-8"))["parts"]]
    figures = [figure for part in parts for group in part["groups"] for figure in group["figures"]]
    known = {f"{figure[end]:.1%}".replace("%", " %") for figure in figures for end in ("value", "low", "high")}
    for text in (README, (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")):
        told = [line for line in text.splitlines() if "images/lab-" in line or "`greedy` bots" in line]
        shares = set(re.findall(r"\d+\.\d %", " ".join(told))) - {"33.3 %"}  # what would be even
        assert len(shares) > 5
        assert shares <= known
        assert {int(count) for count in re.findall(r"(\d+) matches", " ".join(told))} == {part["matches"] for part in parts}


def test_the_pictures_of_the_readme_are_there_and_say_what_they_show():
    pictures = re.findall(r"!\[([^]]*)\]\(([^)]+)\)", README)
    assert len(pictures) > 5
    for alt, path in pictures:
        assert alt
        assert (ROOT / path).is_file(), path


def test_the_list_of_benchmarks_is_whole_and_leads_somewhere():
    folder = ROOT / "benchmarks"
    text = (folder / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`(\w+\.py)`", text)) == {path.name for path in folder.glob("*.py")}
    assert all((folder / link).is_file() for link in re.findall(r"\]\(([^)#]+)", text))


def test_the_ci_runs_what_a_developer_runs():
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert [line for line in run.splitlines() if line.startswith("make")] == [
        *("make check", "make package ARGS=--quick", "make test", "make test-rest")
    ]


def test_the_lock_names_no_host():
    lock = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "://" not in lock
    assert all(re.fullmatch(r"[\w.-]+(\[\w+\])?==\S+( ;.*)?", line) for line in lock.splitlines() if line and line[0] != "#")
