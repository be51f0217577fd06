"""`sweetbox play`. The prompt itself: tests/terminal."""

import io

import pytest

import sweetbox


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seats", "2", "--bots", "random,random,random"], "Expected at most one bot for each of 2 seats, got 3."),
        (["--seats", "9"], "biscuit_pockets: expected 2 to 6 seats, got 9."),
        (["-o", "seed=3"], "No such option: seed. Options of biscuit_pockets: idle_rounds and show_seen."),
        (["--resume", "nowhere.json"], "Cannot read nowhere.json: No such file or directory."),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(refused, arguments, expected):
    assert refused("play", "biscuit_pockets", *arguments) == expected


def test_a_saved_match_goes_on_as_what_it_is_and_with_a_seat_for_a_person(refused, stored):
    assert refused("play", "swintus", "--resume", stored).startswith("This match file is of biscuit_pockets, not swintus: ")
    expected = "Expected at most 2 bots for 3 seats, so that one seat is left for you."
    assert refused("play", "--resume", stored, "--bots", "random,random,random") == expected


def test_a_match_that_goes_on_says_who_plays(run, tmp_path, monkeypatch):
    match = sweetbox.game("biscuit_pockets").new_match(3, seed=1)
    assert match.to_act == {0}, "no bot has to think"
    path = tmp_path / "half.json"
    path.write_text(match.to_json())
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "Seat 2 (fair) and Seat 3 (fair) play on; use --bots for other bots.\n" in run("play", "--resume", path).out
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
        assert done.out.endswith(f"The match is saved. Look at it again with: sweetbox replay {stored}\n")
        assert not (tmp_path / "home" / "data").exists()


def test_a_lesson_brings_everything_it_needs(run, refused, monkeypatch, tmp_path):
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path))
    assert refused("play", "swintus", "--lesson", "--seats", "3").startswith("--lesson brings its own bots, ")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    done = run("play", "swintus", "--lesson")
    assert "This is a practice match." in done.out
    assert "1/7  These are your seven dice" in done.out
    assert "2/7  Your one had no choice" in done.out


def test_somebody_at_a_terminal_is_asked_the_first_time(run, monkeypatch, tmp_path):
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path))
    monkeypatch.setattr("sweetbox.cli.play.COMPANY", "random")  # nothing has to be compiled
    for answer, asked in (("y", True), ("", False)):
        typed = io.StringIO(f"{answer}\n" if asked else "")
        typed.isatty = lambda: True  # type: ignore[method-assign]
        monkeypatch.setattr("sys.stdin", typed)
        shown = run("play", "_template").out
        assert ("Is this your first time with Last Toffee?" in shown) == asked
        assert ("1/5  This is the jar." in shown) == asked
