"""How lines are printed."""

import json
import re
import sys

import msgspec
import pytest

import sweetbox
from sweetbox import Match
from sweetbox.cli.printing import ALIVE, counting, print_beside, progress
from waiting import wait_until


def test_words_are_not_broken_in_a_terminal(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "50")
    long = run("rules", "biscuit_pockets", "BP1").out.splitlines()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    print_beside("  BP1  ", "A turn is a chain.")
    short = run("rules", "biscuit_pockets", "BP1").out.splitlines()
    assert short.pop(0) == "  BP1  A turn is a chain."
    assert max(map(len, short)) <= 50 < max(map(len, long))
    assert " ".join(" ".join(short).split()) == " ".join(" ".join(long).split())
    assert all(line.startswith((" " * 7, "  BP", " BP")) for line in short)


def test_an_older_file_is_said_and_is_no_error(run, stored, monkeypatch):
    components = sweetbox.game("biscuit_pockets").components
    entries = len(Match.from_json(stored.read_text()).log)
    monkeypatch.setattr(components, "FACTS", msgspec.structs.replace(components.FACTS, version=4))
    sentence = f"Made with version 1 of the rules; the current one is 4. {entries} of {entries} entries are still valid."
    done = run("verify", stored)
    assert (done.code, done.out, done.err) == (0, sentence + "\n", "")
    assert run("replay", stored).out.startswith(sentence)


@pytest.mark.parametrize(
    "command",
    ["verify FILE", "replay FILE", "hint FILE", "review FILE", "play --resume FILE", "export biscuit_pockets OUT --file FILE"],
)
def test_a_file_from_before_the_first_release_is_one_sentence_and_left_as_it_is(run, stored, tmp_path, monkeypatch, command):
    file = tmp_path / "m.json"
    file.write_text(json.dumps({**json.loads(stored.read_text()), "seat": None, "remarks": []}), encoding="utf-8")
    before, paths = file.read_bytes(), {"FILE": file, "OUT": tmp_path / "out"}
    for language, begins in (("en", "This match file is from before the first release"), ("de", "Diese Partiedatei ist älter als")):
        monkeypatch.setenv("LC_ALL", language)
        done = run(*(paths.get(word, word) for word in command.split()))
        assert (done.code, done.out, done.err.count("\n"), done.err[-9:]) == (1, "", 1, "6a8326d.\n")
        assert done.err.startswith(begins)
    assert file.read_bytes() == before
    assert not paths["OUT"].exists()


@pytest.mark.parametrize(("shown", "told"), [(counting, "1"), (progress, "3/4")])
def test_a_terminal_shows_how_far_a_command_is(monkeypatch, capsys, shown, told):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    with shown() as tell:
        tell(*([3, 4] if shown is progress else [sweetbox.game("biscuit_pockets").new_match(2, seed=1)]))
    assert told in re.sub("\x1b\\[[0-9;?]*[a-zA-Z]", "", capsys.readouterr().err)


def test_where_nobody_watches_a_line_says_every_now_and_then_how_far_it_is(capsys):
    with counting() as tell:
        tell(sweetbox.game("biscuit_pockets").new_match(2, seed=1))
    with progress() as tell:  # a command that is over soon says nothing
        tell(3, 4)
    assert capsys.readouterr().err == ""
    said = ""

    def says(line: str) -> bool:
        nonlocal said
        said += capsys.readouterr().err
        return line in said.splitlines()

    with progress(every=0.01) as tell:
        wait_until(lambda: says("Still at work …"))
        tell(3, 4)
        wait_until(lambda: says("3 of 4 done …"))
    assert ALIVE == 10
