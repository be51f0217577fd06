"""`sweetbox review`: as a table, as data, as a page; what cannot be reviewed is refused in one sentence."""

import json
import re

import msgspec
import pytest

import sweetbox
from review.playing import TOFFEES, at_random
from sweetbox.review.saying import Teller
from sweetbox.words import words as sentences


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


SHARE = re.compile(r"(-?\d+(?:\.\d+)?) ?(?:%|±)")


def test_a_long_match_of_bad_players_is_told_by_the_move_and_every_share_is_one(run, tmp_path):
    """The README's own commands: 224 decisions at random, which together lose dozens of wins."""
    path, page = tmp_path / "m.json", tmp_path / "page.html"
    assert run("match", "biscuit_pockets", "--bots", "random,random,random", "--seed", 7, "--out", path).code == 0
    told = run("review", path, "--depth", 16, "--html", page).out
    assert told.splitlines()[2].startswith("Moves decided this match, not luck: ")
    shares = [float(found) for text in (told, page.read_text(encoding="utf-8")) for found in SHARE.findall(text)]
    assert len(shares) > 30
    assert all(-100 <= share <= 100 for share in shares)
    made = json.loads(run("review", path, "--depth", 16, "--json").out)
    assert any(each["own_sum"] < -1 for each in made["sums"]), "the sums are no shares: as data they are still there"
    for each in made["sums"]:
        assert 0 <= each["loss"] <= 1
        assert -1 <= each["luck_a_draw"] <= 1
        worst = made["moments"][each["worst"]]
        assert f"(move {worst['entry']})" in told
        own = [moment for moment in made["moments"] if moment["seat"] == made["sums"].index(each)]
        assert worst in own
        assert all(worst["skill"][worst["seat"]] <= moment["skill"][moment["seat"]] for moment in own)


def test_a_review_says_in_words_what_its_figures_are(run, tmp_path):
    path = tmp_path / "m.json"
    run("match", "biscuit_pockets", "--bots", "random,random,random", "--seed", 7, "--out", path)
    told = run("review", path, "--depth", 16).out
    for part in (
        "What your mistakes cost, the mistakes of the others give back, so your losses may add up to more than a whole win.",
        "± is one standard error, from the review’s random tries alone; its judgement of a position shifts by ",
        "For comparison, what a bot’s move costs on average in matches among fair bots: fair ",
        "If everybody then plays as this bot would (",
        "trying each position 16 times. The bot ",
    ):
        assert part in told
    for jargon in ("iterations", "learned:", "strongest:", "search:"):
        assert jargon not in told


def test_only_the_costliest_mistakes_are_told_until_all_are_asked_for(run, tmp_path):
    path = tmp_path / "m.json"
    run("match", "biscuit_pockets", "--bots", "random,random,random", "--seed", 7, "--out", path)
    few, one, every = (run("review", path, "--depth", 16, *more).out for more in ([], ["--seat", 2], ["--all"]))
    counts = [told.count("Better: ") for told in (few, one, every)]
    assert counts[0] == 2 * 3
    assert counts[1] == 8
    assert counts[2] > 50
    assert f"--all shows {counts[2] - 6} more." in few
    assert "--all" not in every
    assert len(few.splitlines()) < 60


@pytest.mark.parametrize(
    ("luck", "words"), [(0.7, "Luck decided"), (0.5, "about equally"), (0.3, "Moves decided"), (-1.0, "Neither luck nor a move")]
)
def test_what_decided_a_match(luck, words):
    match = at_random(TOFFEES.new_match(2, seed=0, toffees=5))
    made = msgspec.structs.replace(match.review(exact=True), lucky=luck)
    assert words in Teller(match, made, sentences("en", "_template")).verdict()[0]


def test_somebody_without_luck_or_a_mistake(toffees):
    match = sweetbox.Match.from_json(toffees.read_text())
    made = match.review(exact=True)
    told = Teller(match, made, sentences("en", "_template"), ["Ann", "Ben"]).verdict()
    assert made.lucky == 0
    assert told[1] == "Ann: good and bad luck were about equal; no move clearly cost anything."
    assert told[2].startswith("Ben: good and bad luck were about equal; moves cost 33.3% of the win each on average.")
    assert told[2].endswith("The one to take back: Take one toffee (move 0), which cost 33.3%.")


def test_a_review_as_data(run, toffees):
    made = json.loads(run("review", toffees, "--exact", "--json").out)
    assert made["game"] == "_template"
    for each in made["sums"]:
        assert each["final"] - each["start"] == pytest.approx(
            sum(each[f"{part}_sum"] for part in ("luck", "own", "others", "rest")), abs=1e-9
        )


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
    assert refused("review", toffees, "--depth", 3) == "Expected a depth from 16 to 1000000 tries, got 3."
    assert refused("review", toffees, "--seat", 3) == "Expected a seat from 1 to 2, got 3."
    assert refused("review", toffees, "--html", tmp_path / "no" / "page.html")


def test_a_match_of_older_rules_is_refused(refused, toffees, monkeypatch):
    monkeypatch.setattr(TOFFEES.components, "FACTS", msgspec.structs.replace(TOFFEES.facts, version=9))
    assert refused("review", toffees).endswith("it can be replayed, but not reviewed.")
