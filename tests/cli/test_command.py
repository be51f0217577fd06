"""How what is typed becomes the values of a function's parameters."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest

from cli.running import surroundings
from sweetbox.cli.command import Command, UsageError
from sweetbox.cli.parameters import Argument, Option
from sweetbox.kernel.game import Game


@dataclass(frozen=True)
class Place:
    folder: Annotated[Path | None, Option("help.out", "metavar.folder", names="--folder -f")] = None
    quiet: Annotated[bool, Option("help.json")] = False


@pytest.fixture
def given():
    """The values that a function gets for what is typed."""
    got: dict[str, Any] = {}

    def function(
        which: Annotated[Game, Argument("help.game", "metavar.game")],
        names: Annotated[list[str] | None, Argument("help.game", "metavar.games")] = None,
        count: Annotated[int, Option("help.seats", "metavar.number", low=-5, high=5)] = 1,
        each_time: Annotated[list[float] | None, Option("help.seats", "metavar.number", names="--time -t")] = None,
        color: Annotated[bool, Option("help.pictures")] = True,
        *,
        place: Place,
    ) -> None:
        got.update(which=which.name, names=names, count=count, each_time=each_time, color=color, place=place)

    def typed(*words: str) -> dict[str, Any]:
        Command("sweetbox try", function).run(list(words))
        return got

    return typed


NOTHING = {"which": "swintus", "names": None, "count": 1, "each_time": None, "color": True, "place": Place()}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Swintus", {}),
        ("swintus a b", {"names": ["a", "b"]}),
        ("--count 3 swintus", {"count": 3}),
        ("swintus --count=3 a --count 4 b", {"count": 4, "names": ["a", "b"]}),
        ("swintus --count -3", {"count": -3}),
        ("swintus -t 1 -t.5 --time=2 --time 3", {"each_time": [1.0, 0.5, 2.0, 3.0]}),
        ("swintus --no-color", {"color": False}),
        ("swintus --no-color --color", {}),
        ("swintus -- --count -t", {"names": ["--count", "-t"]}),
        ("swintus -", {"names": ["-"]}),
        ("swintus -f --quiet", {"place": Place(Path("--quiet"))}),
        ("swintus -fa --quiet", {"place": Place(Path("a"), quiet=True)}),
        ("swintus --folder=", {"place": Place(Path())}),
    ],
)
def test_what_is_typed_becomes_values(given, words, expected):
    assert given(*words.split(" ")) == NOTHING | expected


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "Expected GAME, got nothing"),
        ("swintus --colour", "No such option: --colour"),
        ("swintus --cou 3", "No such option: --cou"),
        ("swintus -xyz", "No such option: -x"),
        ("swintus --count", "--count: expected a value, got none"),
        ("swintus --no-color=1", "--no-color: expected no value, got one"),
        ("swintus --count 6", "--count: expected 5 or less, got 6"),
        ("swintus --count -6", "--count: expected -5 or more, got -6"),
        ("swintus --count 2.0", "--count: expected a whole number, got 2.0"),
        ("swintus -t soon", "--time: expected a number, got soon"),
    ],
)
def test_what_is_none_is_refused(given, words, why):
    with pytest.raises(UsageError) as refusal:
        given(*words.split())
    assert str(refusal.value) == f"{why}; see sweetbox try --help."


def test_only_the_command_that_is_called_is_imported():
    program = """
import sys
sys.argv = ["sweetbox", "verify", "--help"]
from sweetbox.cli.app import COMMANDS, main
try:
    main()
finally:
    print(*(name for name in COMMANDS if f"sweetbox.cli.{name}" in sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=surroundings(), check=True)
    assert done.stdout.splitlines()[-1] == "verify"
