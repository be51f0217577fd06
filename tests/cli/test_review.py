"""`sweetbox review`: as a table, as data, as a page; what cannot be reviewed is refused in one sentence."""

import json

import msgspec
import pytest

import sweetbox
from review.playing import TOFFEES, at_random


@pytest.fixture
def toffees(tmp_path):
    """The file of a match in which seat 2 threw a won match away."""
    match = TOFFEES.new_match(2, seed=0, table="jar=3 taken=10,3,0x2 rolls=0x4 turn=1 phase=1", golden=False)
    match.play(1, "take")
    match.play(0, "take")
    match.play(1, "take")
    path = tmp_path / "toffees.json"
    path.write_text(match.to_json())
    return path


def test_a_review_in_words_in_both_languages(run, toffees):
    done = run("review", toffees, "--exact")
    assert done.code == 0
    for part in ("was it luck, was it you?", "Seat 1", "What could have been better", "Better: Roll the die", "no estimates"):
        assert part in done.out
    german = run("review", toffees, "--exact", "-l", "de").out
    for part in ("War es Glück", "Platz 1", "Besser: "):
        assert part in german
    assert "(blunder)" not in run("review", toffees, "--exact", "--seat", 1).out


def test_a_review_as_data(run, toffees):
    made = json.loads(run("review", toffees, "--exact", "--json").out)
    assert made["game"] == "_template"
    for each in made["sums"]:
        assert each["final"] - each["start"] == pytest.approx(each["luck"] + each["own"] + each["others"] + each["rest"], abs=1e-9)


def test_a_review_as_one_page(run, toffees, tmp_path):
    page = tmp_path / "page.html"
    assert str(page) in run("review", toffees, "--exact", "--html", page).out
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<polyline" in text
    for outside in ("src=", "href=", "url(", "<script", "http"):  # it needs nothing else
        assert outside not in text


def test_what_cannot_be_reviewed(run, refused, toffees, tmp_path):
    half, alone = tmp_path / "half.json", tmp_path / "alone.json"
    half.write_text(TOFFEES.new_match(2, seed=1).to_json())
    assert refused("review", half) == "Only a finished match can be reviewed: play this one to its end first."
    alone.write_text(at_random(sweetbox.game("honeymoon").new_match(1, seed=1)).to_json())
    assert refused("review", alone).startswith("A match alone has no opponent")
    assert refused("review", tmp_path / "none.json").startswith("Cannot read ")
    assert refused("review", toffees, "--depth", 3) == "Expected a depth from 16 to 1000000 iterations, got 3."
    assert refused("review", toffees, "--seat", 3) == "Expected a seat from 1 to 2, got 3."
    assert refused("review", toffees, "--html", tmp_path / "no" / "page.html")


def test_a_match_of_older_rules_is_refused(refused, toffees, monkeypatch):
    monkeypatch.setattr(TOFFEES.components, "FACTS", msgspec.structs.replace(TOFFEES.facts, version=9))
    assert refused("review", toffees).endswith("it can be replayed, but not reviewed.")
