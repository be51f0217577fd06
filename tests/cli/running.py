"""Commands that tests run."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import sweetbox

MATCH = ["match", "biscuit_pockets", "--bots", "random,random,random", "--seed", "7"]


class Done(NamedTuple):
    code: int
    out: str
    err: str


def surroundings() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(sweetbox.__file__).parent.parent)}


def process(*arguments: object, language: str = "C") -> Done:
    """A command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "sweetbox", *map(str, arguments)],
        capture_output=True, text=True, encoding="utf-8", env={**surroundings(), "LC_ALL": language}, check=False,
    )  # fmt: skip
    return Done(done.returncode, done.stdout, done.stderr)
