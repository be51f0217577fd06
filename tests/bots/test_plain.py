"""Where there is neither NumPy nor Numba: everybody plays, advises and reviews, interpreted, with the same thoughts."""

import json
from pathlib import Path

import pytest

import sweetbox
from plain import run_plain, thoughts

COMPANY = {"biscuit_pockets": ["search:2", "learned:2", "reflex", "sharp"], "swintus": ["greedy", "gentle"]}  # beside `fair`

MATCH = """
import json, sweetbox
from plain import thoughts
from sweetbox.bots.playing import play_match
name, *bots = sys.argv[1:]
match = sweetbox.game(name).new_match(len(bots), seed=2)
play_match(match, bots)
print(json.dumps([match.over, len(match.remarks), thoughts(name)]))
"""

COMMANDS = """
import json
from sweetbox.cli import main
for command in json.loads(sys.argv[1]):
    sys.argv = ["sweetbox", *command]
    try:
        main()
    except SystemExit as end:
        assert not end.code, (command, end.code)
    print(end="\\x1e")
"""


@pytest.mark.parametrize("name", sweetbox.all_games())
def test_a_whole_match_and_the_same_thoughts(name: str, tmp_path: Path):
    bots = ["fair", *COMPANY.get(name, [])]
    bots += ["random"] * (sweetbox.game(name).fewest - len(bots))
    over, remarks, interpreted = json.loads(run_plain(tmp_path, MATCH, name, *bots).stdout)
    assert (over, remarks) == (True, 0)
    assert interpreted == thoughts(name)


def test_the_commands_that_play(tmp_path: Path):
    """What takes its time says that it is rougher than usual; with a depth of its own it is not."""
    game, file = "_template", str(tmp_path / "match.json")
    commands = [
        ["match", game, "--bots", "fair,gentle", "--seed", "1", "--out", file],
        ["verify", file],
        ["replay", file],
        ["hint", file, "--at", "3"],
        ["review", file],
        ["review", file, "--depth", "40"],
        ["arena", game, "--bots", "fair,random", "--matches", "2", "--processes", "1"],
        ["play", game, "--bots", "sharp"],
    ]
    done = run_plain(tmp_path, COMMANDS, json.dumps(commands), given="1\n1\nquit\n")
    _, _, _, hint, rough, deep, _, play, _ = done.stdout.split("\x1e")
    assert "so there was time for only" in hint
    assert "all figures are rough" in rough
    assert "--depth 6000" in rough
    assert "rough" not in deep
    assert play.count("play below their level") == 1
    assert "Compiling" not in done.stderr


@pytest.mark.parametrize("command", ["calibrate", "warm"])
def test_what_needs_compiled_rules_says_so(tmp_path: Path, command: str):
    done = run_plain(tmp_path, "from sweetbox.cli import main; sys.argv[0] = 'sweetbox'; main()", command, "_template", code=1)
    assert "This needs numba, which is not installed; the extra fast brings it" in done.stderr
