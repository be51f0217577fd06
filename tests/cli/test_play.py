"""`sweetbox play`. The prompt itself: tests/terminal."""

import io

import pytest

import sweetbox


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seats", "2", "--bots", "random,random,random"], "Expected at most one bot a seat for 2 seats, got 3."),
        (["--seats", "9"], "biscuit_pockets: expected 2 to 6 seats, got 9."),
        (["-o", "seed=3"], "No such option: seed. Options of biscuit_pockets: idle_rounds and show_seen."),
        (["--resume", "nowhere.json"], "Cannot read nowhere.json: No such file or directory."),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(refused, arguments, expected):
    assert refused("play", "biscuit_pockets", *arguments) == expected


def test_a_saved_match_goes_on_as_what_it_is_and_with_a_seat_for_a_person(refused, stored):
    assert refused("play", "swintus", "--resume", stored).startswith("Expected biscuit_pockets, which the match file is of, ")
    expected = "Expected at most 2 bots of 3 seats, so that one is left for you."
    assert refused("play", "--resume", stored, "--bots", "random,random,random") == expected


def test_a_match_that_goes_on_says_who_plays(run, tmp_path, monkeypatch):
    match = sweetbox.game("biscuit_pockets").new_match(3, seed=1)
    assert match.to_act == {0}, "no bot has to think"
    path = tmp_path / "half.json"
    path.write_text(match.to_json())
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "Seat 2 (fair) and Seat 3 (fair) play on; --bots seats other bots.\n" in run("play", "--resume", path).out
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "Seat 3 (random) plays on; " in run("play", "--resume", path, "--bots", "random").out
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "play on" not in run("play", "--resume", path, "--bots", "").out


def test_a_finished_match_is_only_shown(run, stored, tmp_path, monkeypatch):
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path / "home"))
    for bots in ([], ["--bots", "random,random"]):
        done = run("play", "--resume", stored, *bots)
        assert done.code == 0
        assert "The match is over: " in done.out
        assert "fair" not in done.out
        assert "random" not in done.out, "nobody knows who played"
        assert done.out.endswith(f"The match is kept. Look at it again with: sweetbox replay {stored}\n")
        assert not (tmp_path / "home" / "data").exists()
