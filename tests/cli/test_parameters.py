"""What several commands are given: games, options, bots, editions and match files."""

import json

import pytest

from cli.running import MATCH
from sweetbox.kernel.registry import all_games


@pytest.mark.parametrize("command", [["match"], ["play"], ["rules"], ["bench"]])
def test_an_unknown_game_lists_the_known(refused, command):
    sentence = refused(*command, "chess")
    assert sentence.startswith("No such game: chess. Known games: ")
    assert all(name in sentence for name in all_games())


@pytest.mark.parametrize("name", ["biscuit-pockets", "Biscuit Pockets", "BISCUIT_POCKETS"])
def test_a_game_is_known_as_people_write_it(run, name):
    assert run("rules", name, "BP7").out == run("rules", "biscuit_pockets", "BP7").out


def test_options_are_used(run):
    file = json.loads(run(*MATCH, "--option", "idle_rounds=1", "-o", "show_seen=yes", "--json").out)
    assert file["options"] == {"idle_rounds": 1, "show_seen": True}


@pytest.mark.parametrize("bots", ["nobody", "random,nobody", "", ","])
def test_an_unknown_bot_lists_the_known(refused, bots):
    assert "random" in refused("match", "biscuit_pockets", "--bots", bots)


@pytest.mark.parametrize("bots", [",", "random,", "", "random, ,random"])
def test_a_bot_without_a_name_is_refused(refused, bots):
    sentence = refused("match", "biscuit_pockets", "--bots", bots)
    assert sentence.startswith("Expected bots with commas between them, ")
    assert sentence.endswith(f'got "{bots}".')


def test_an_edition_of_ones_own(run, refused, tmp_path):
    path = tmp_path / "mine.toml"
    rows = [(1, True, 6), (1, False, 20), (2, False, 10)]
    text = "".join(
        f"[[tile]]\nbiscuits = {biscuits}\nchocolate = 0\ncracked = {str(cracked).lower()}\ncount = {count}\n"
        for biscuits, cracked, count in rows
    )
    path.write_text(text)
    file = json.loads(run(*MATCH, "--edition", path, "--json").out)
    assert [row["count"] for row in file["edition"]["tile"]] == [6, 20, 10]
    path.write_text(text.replace("count = 20", "count = 21"))
    assert refused(*MATCH, "--edition", path) == f"{path}, line 1: Expected 36 tiles in all, got 37."
    path.write_text(text.replace("count = 20", "count = 99"))
    assert refused(*MATCH, "--edition", path) == f"{path}, line 10: count: expected a whole number from 1 to 36, got 99."
    assert f"{path}, Zeile 10: count: Erwartet wird " in refused(*MATCH, "--edition", path, "-l", "de")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_broken_file_is_refused(refused, tmp_path, command):
    path = tmp_path / "broken.json"
    assert refused(command, path) == f"Cannot read {path}: No such file or directory."
    assert refused(command, tmp_path) == f"Cannot read {tmp_path}: Is a directory."
    for text in (b"", b"{}", b"\xff", b"[1]", b'{"edition":{"a":' + b"[" * 100_000):
        path.write_bytes(text)
        assert refused(command, path).startswith("Expected a match file, got something else: ")
