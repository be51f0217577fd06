"""`sweetbox verify`."""

import json

from sweetbox import Match


def test_verify_counts_what_it_checked(run, stored):
    match = Match.from_json(stored.read_text())
    draws = sum(1 for actor, _ in match.log if actor < 0)
    done = run("verify", stored)
    assert done.code == 0
    assert done.out == f"The match is sound: {len(match.log)} entries checked, {draws} of them drawn from the seed.\n"


def test_verify_says_that_a_match_is_not_over(run, tmp_path, stored):
    path = tmp_path / "half.json"
    path.write_text(Match.from_json(stored.read_text()).at(1).to_json())
    assert run("verify", path).out == (
        "The match is sound: 1 entry checked, 1 drawn from the seed.\nThe match is not over yet.\n"
    )  # fmt: skip


ESCAPE = "\x1b]0;gone\x07\x1b[2J\u009b31m"


def test_a_file_does_not_speak_to_the_terminal(run, tmp_path, stored):
    """Whatever it calls its game, an option or the first table."""
    file = json.loads(stored.read_text())
    path = tmp_path / "hostile.json"
    for changed in ({"game": ESCAPE + "\nThe match is sound."}, {"options": {ESCAPE: 1}}, {"start": ESCAPE}, {ESCAPE: 1}):
        path.write_text(json.dumps({**file, **changed}))
        done = run("verify", path)
        assert done.code == 1
        assert done.out == ""
        (line,) = done.err.splitlines()
        assert line.isprintable()
    path = tmp_path / f"{ESCAPE}.json"
    assert run("verify", path).err.strip().isprintable()
