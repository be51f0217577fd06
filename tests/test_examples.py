"""The examples do what they say, each in a process of its own, as a reader starts it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
# How each is run here, and a line that it prints.
RUN = {
    "first_match.py": ([], r"\d+ entries, \d+ of them drawn by chance; read again and checked: True"),
    "bot_in_20_lines.py": (["2"], r"dreamer wins \S+ of 2 against random"),
    "balance.py": (["--matches", "200"], r"  place 2 in the order of play  0\.\d+ ± 0\.\d+"),
    "openspiel.py": (["--matches", "2", "--simulations", "4"], r"IS-MCTS won \d, drew \d and lost \d of 2 against random"),
}


@pytest.mark.parametrize("name", RUN)
def test_an_example_runs(name):
    arguments, printed = RUN[name]
    env = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments], env=env, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert ran.returncode == 0, ran.stderr
    assert re.search(printed, ran.stdout), ran.stdout


def test_every_example_is_in_the_readme_and_says_how_to_start_it():
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f"`{path.name}`" in readme
        assert f"python examples/{path.name}" in path.read_text(encoding="utf-8")


def test_the_bot_fits_in_twenty_lines():
    text = (EXAMPLES / "bot_in_20_lines.py").read_text(encoding="utf-8")
    bot = text[text.index("class Dreamer") : text.index("def main")]
    assert len(bot.strip().splitlines()) <= 20
