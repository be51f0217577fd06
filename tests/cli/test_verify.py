"""`sweetbox verify`."""

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
