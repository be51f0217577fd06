"""`sweetbox match`."""

import json

import pytest

from cli.running import MATCH
from sweetbox import Match


def test_a_match_says_who_won(run):
    done = run(*MATCH)
    lines = done.out.splitlines()
    assert lines[0].startswith("Biscuit Pockets: over after ")
    placed = lines[1 : lines.index("")]
    assert [line[:2] for line in placed] == sorted(line[:2] for line in placed)
    assert len(placed) == 3
    assert all("(random): " in line for line in placed)
    assert run(*MATCH).out == done.out


def test_a_match_says_how_it_was_counted(run):
    done = run(*MATCH)
    _, sheet = done.out.split("\n\n")
    match = Match.from_json(run(*MATCH, "--json").out)
    rows = [row.split("  ") for row in sheet.splitlines()]
    assert [cell.strip() for cell in rows[0] if cell] == ["Seat 1", "Seat 2", "Seat 3"]
    names = ["", "Plain biscuits", "Chocolate biscuits, 2 each", "Cracked biscuits", "Total", "Place"]
    assert [row[0] for row in rows if row[0] != "Tiles, in a tie"] == names
    assert [int(cell) for cell in rows[-2][1:] if cell] == match.points
    assert [int(cell) for cell in rows[-1][1:] if cell] == match.ranks


def test_a_match_in_german(run):
    lines = run(*MATCH, "-l", "de").out.splitlines()
    assert lines[0].startswith("Biscuit Pockets: zu Ende nach ")
    assert lines[1].startswith("1.  Platz ")


def test_a_match_as_json_is_its_file(run, tmp_path):
    done = run(*MATCH, "--json", "--out", tmp_path / "m.json")
    assert Match.from_json(done.out).over
    assert (tmp_path / "m.json").read_text() == done.out


def test_a_match_overwrites_nothing_but_a_match(run, refused, tmp_path):
    diary, earlier = tmp_path / "diary.txt", tmp_path / "m.json"
    diary.write_text("Dear diary")
    assert refused(*MATCH, "--out", diary) == f"{diary} already exists and cannot be read as a match file: nothing was written."
    assert diary.read_text() == "Dear diary"
    run(*MATCH, "--out", earlier)
    first = earlier.read_text()
    assert run(*MATCH, "--seed", "8", "--out", earlier).code == 0
    assert Match.from_json(earlier.read_text()).over
    assert earlier.read_text() != first


def test_a_match_that_was_refused_leaves_no_file(refused, tmp_path):
    refused(*MATCH, "--bots", "random,random,nobody", "--out", tmp_path / "m.json")
    assert list(tmp_path.iterdir()) == []


def test_one_bot_alone_fills_all_seats(run):
    assert json.loads(run("match", "biscuit_pockets", "--bots", "random", "--seats", 5, "--seed", 1, "--json").out)["seats"] == 5
    assert json.loads(run("match", "biscuit_pockets", "--seed", 1, "--json").out)["seats"] == 2


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seats", "1"], "biscuit_pockets: expected 2 to 6 seats, got 1."),
        (["--seats", "0"], "biscuit_pockets: expected 2 to 6 seats, got 0."),
        (["--seats", "-4"], "biscuit_pockets: expected 2 to 6 seats, got -4."),
        (["--seats", "1000000000000"], "biscuit_pockets: expected 2 to 6 seats, got 1000000000000."),
        (["--seats", "3", "--bots", "random,random"], "Expected one bot for each of 3 seats, got 2."),
        (["--bots", "random,random,random,random,random,random,random"], "biscuit_pockets: expected 2 to 6 seats, got 7."),
        (["--bots", "random:5"], "Expected plain random, got random:5."),
        (["-o", "idle_rounds"], "Expected an option as name=value, got idle_rounds."),
        (["-o", "idle_rounds=0"], "Option idle_rounds: expected a whole number from 1 to 100, got 0."),
        (["-o", "idle_rounds=2.5"], "Option idle_rounds: expected a whole number from 1 to 100, got 2.5."),
        (["-o", "show_seen=maybe"], "Option show_seen: expected yes or no, got maybe."),
        (["-o", "speed=1"], "No such option: speed. Options of biscuit_pockets: idle_rounds and show_seen."),
        *[
            (["-o", f"{name}=3"], f"No such option: {name}. Options of biscuit_pockets: idle_rounds and show_seen.")
            for name in ("seats", "seed", "nonces", "edition", "self")
        ],
        (["--edition", "nowhere.toml"], "Cannot read nowhere.toml: No such file or directory."),
        (["--out", "/nowhere/m.json"], "Cannot write /nowhere/m.json: No such file or directory."),
    ],
)
def test_a_match_that_cannot_be_is_refused(refused, arguments, expected):
    assert refused("match", "biscuit_pockets", *arguments) == expected
