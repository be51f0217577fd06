"""What is loaded when: neither NumPy nor Numba before something needs arrays. Each case is a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sweetbox

SURROUNDINGS = {**os.environ, "PYTHONPATH": str(Path(sweetbox.__file__).parent.parent)}
HEAVY = {"numba", "numpy", "llvmlite"}


def loaded(program: str) -> set[str]:
    """The top-level modules loaded after a program."""
    shown = f"{program}\nimport sys as _s; _s.stderr.write(' '.join(sorted({{name.partition('.')[0] for name in _s.modules}})))"
    done = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, env=SURROUNDINGS, check=True)
    return set(done.stderr.split())


def test_the_import_loads_nothing_heavy():
    modules = loaded("import sweetbox")
    assert "sweetbox" in modules
    assert modules & (HEAVY | {"rich", "babel"}) == set()


@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"], ["rules", "biscuit_pockets"], ["--help"]], ids=" ".join)
def test_a_light_command_loads_nothing_heavy(arguments):
    program = f"""
import sys
sys.argv = ["sweetbox", *{arguments!r}]
from sweetbox.cli import main
try:
    main()
except SystemExit as end:
    assert not end.code, end.code
"""
    assert loaded(program) & HEAVY == set()


def test_playing_a_match_loads_nothing_heavy():
    program = """
import sweetbox
match = sweetbox.game("biscuit_pockets").new_match(2, seed=1)
while not match.over:
    seat = min(match.to_act)
    match.play(seat, match.legal(seat)[0])
"""
    assert loaded(program) & HEAVY == set()


@pytest.mark.parametrize("game", sweetbox.all_games())
def test_nothing_compiled_is_loaded_before_the_first_question(game):
    """Also where the bot moves first, by chance or because everybody chooses at once."""
    program = f"""
import sys
from sweetbox.cli import main
from sweetbox.terminal.screen import InputEndedError, Screen

questions = []
def read(self, question):
    questions.append("numba" in sys.modules)
    raise InputEndedError

Screen.read = read
for seed in range(4):
    sys.argv = ["sweetbox", "play", {game!r}, "--seed", str(seed), "--bots", "fair,gentle"]
    try:
        main()
    except SystemExit as end:
        assert not end.code, end.code
assert questions == [False] * 4, questions
"""
    loaded(program)


def test_python_m_sweetbox_is_sweetbox():
    done = subprocess.run(
        [sys.executable, "-m", "sweetbox", "games"], capture_output=True, text=True, env=SURROUNDINGS, check=False
    )
    assert done.returncode == 0
    assert "Biscuit Pockets" in done.stdout
    assert done.stderr == ""
