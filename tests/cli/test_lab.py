"""`sweetbox lab`: a file or a game, in words, as data, as a page, as rows."""

import json
import re
import tomllib

import pytest

from sweetbox import Say
from sweetbox.lab.tuning import make_tuning
from sweetbox.words import words


@pytest.fixture(autouse=True)
def _here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


SHORT = ("lab", "_template", "--matches", 200, "--processes", 1)


def test_a_game_and_what_to_vary(run, tmp_path):
    done = run(*SHORT, "--players", "random", "--vary", "golden=false,true", "--vary", "seats=2,3", "-o", "toffees=9")
    assert done.code == 0
    parts = ("2 seats, golden=false: 200 matches of random", "3 seats, golden=true: 200 matches of random")
    for part in (*parts, "Share of the win by seat: Seat 1", "No seat is shown to be favoured."):
        assert part in done.out
    assert "Difference, Points apart" in done.out
    assert "intervals on this page hold at the same time" in done.out
    assert (tmp_path / "_template.lab").is_dir()
    again = run(*SHORT, "--players", "random", "--vary", "golden=false,true", "--vary", "seats=2,3", "-o", "toffees=9")
    assert "800 matches were there already." in again.out


def test_a_question_file_as_data_page_and_rows(run, tmp_path):
    pq = pytest.importorskip("pyarrow.parquet")
    (tmp_path / "question.toml").write_text('game = "_template"\nmatches = 200\nprecision = 0.2\n')
    done = run("lab", "question.toml", "--json", "--html", "answer.html", "--parquet", "rows.parquet", "--processes", 1)
    assert done.code == 0
    answer = json.loads(done.out)
    assert (answer["stopped"], answer["parts"][0]["matches"]) == ("exact", 200)
    assert (tmp_path / "answer.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    rows = pq.read_table("rows.parquet")
    assert rows.num_rows == 200
    assert {"seed", "points_1", "ranks_2", "player_1", "decided", "rolls"} <= set(rows.column_names)
    first = {group["measure"]: group for group in answer["parts"][0]["groups"]}["seats"]["figures"][0]["value"]
    won = [rank == 1 for rank in rows["ranks_1"].to_pylist()]
    assert sum(won) / 200 == pytest.approx(first)
    by_order = {group["measure"]: group for group in answer["parts"][0]["groups"]}["order"]["figures"]
    begun = [rows[f"ranks_{first}"].to_pylist()[match] == 1 for match, first in enumerate(rows["first"].to_pylist())]
    assert sum(begun) / 200 == pytest.approx(by_order[0]["value"])


def test_who_is_favoured_is_said_first(run):
    """The last toffee wins, so going first decides a jar of few."""
    done = run("lab", "_template", "--matches", 2000, "--processes", 1, "-o", "toffees=5", "--players", "greedy")
    assert done.code == 0
    verdicts = [line.strip() for line in done.out.splitlines()[1:4] if "even share" in line]
    assert verdicts in (
        ["The player who moves first wins more than an even share. The player who moves second wins less than an even share."],
        ["The player who moves second wins more than an even share. The player who moves first wins less than an even share."],
    )


def test_stopping_it_loses_nothing_and_says_so(run, monkeypatch):
    from sweetbox.lab.lab import Lab

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Lab, "answer", stop)  # everything is played by then
        stopped = run(*SHORT, "--players", "random")
    assert stopped.code == 130
    assert "Stopped. What was played is kept in _template.lab: the same command goes on from there." in stopped.err
    assert "200 matches were there already." in run(*SHORT, "--players", "random").out


def test_a_budget_that_is_too_small_is_said_and_ends_with_1(run):
    done = run(*SHORT, "--players", "random", "--precision", 0.001)
    assert done.code == 1
    assert "but the budget was enough for" in done.out
    needed = int(re.search(r"About (\d+) matches of each variant would be enough", done.out)[1])
    assert 200_000 < needed < 5_000_000  # the share of a seat is then off by 0.001 in the worst of a handful of cases
    assert "Not as exact as asked within the budget" in done.out


def test_as_data_a_budget_that_is_too_small_is_said_too(run):
    done = run(*SHORT, "--players", "random", "--precision", 0.0001, "--json")
    assert done.code == 1
    assert not json.loads(done.out)["goals"][0]["reached"] < 0.0001
    assert "Not as exact as asked within the budget" in done.err
    assert "asked to within ±0.01 %" in run(*SHORT, "--players", "random", "--precision", 0.0001).out


def test_in_german(run):
    assert "Anteil am Sieg nach Plätzen: Platz 1" in run(*SHORT, "--players", "random", "-l", "de").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "chess"),
        (["_template", "--vary", "golden"], "Expected a name and values such as idle_turns=50,100, got golden."),
        (["_template", "--vary", "seats=two"], "seats: expected a whole number or a list of them, got ['two']."),
        (["missing.toml"], "Cannot read missing.toml: No such file or directory."),
        (["question.toml", "--matches", 5], "A question file says everything itself: leave out --matches."),
        (["_template", "--html", "no/such/folder.html"], "No file can be written at no/such/folder.html"),
        (["_template", "--players", "nobody"], "nobody"),
        (
            ["_template", "--ladder", "greedy"],
            "A ladder needs at least two bots, from the weakest to the strongest; you named only greedy.",
        ),
        (["_template", "--engine", "abacus"], "No such engine: abacus. Known engines: auto, cpu, and cuda."),
        (["_template", "--engine", "cuda", "--ladder", "greedy,fair"], "fair cannot play on a GPU, only random and greedy can"),
        (["_template", "--engine", "cuda", "--cluster", "auto"], "A cluster plays on its machines' cores"),
    ],
)
def test_mistakes_get_one_sentence(run, tmp_path, arguments, sentence):
    (tmp_path / "question.toml").write_text('game = "_template"\n')
    done = run("lab", *arguments)
    assert done.code == 1
    assert sentence in done.err
    assert done.err.count("\n") == 1


TUNING = """
game = "_template"
players = ["random"]
matches = 200
trials = 2
check = 200
[knobs]
toffees = [9, 10]
[aims]
length = { high = 6 }
"""


def test_tuning_a_question(run, tmp_path):
    pytest.importorskip("optuna")
    (tmp_path / "question.toml").write_text(TUNING)
    done = run("lab", "tune", "question.toml", "--html", "found.html", "--processes", 1)
    assert done.code == 0
    assert "  toffees: 21 → 9" in done.out
    assert "Best found, fresh seeds: " in done.out
    assert "-o toffees=9" in (tmp_path / "question.best.toml").read_text(encoding="utf-8")
    assert (tmp_path / "found.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    again = run("lab", "tune", "question.toml", "--json", "--processes", 1)
    assert again.code == 0
    assert json.loads(again.out)["best"]["values"] == {"toffees": 9}


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_an_aim_that_the_best_misses_ends_with_1(run, tmp_path, more):
    pytest.importorskip("optuna")
    (tmp_path / "question.toml").write_text(TUNING.replace("high = 6", "high = 1"))
    done = run("lab", "tune", "question.toml", "--processes", 1, *more)
    assert done.code == 1
    assert "question.best.toml" in done.err
    assert more or "Trial 1 comes nearest to the aim, but misses it on fresh seeds." in done.out


def test_the_knob_that_is_shown_as_an_example_exists():
    for language in ("en", "de"):
        example = words(language).render(Say("error.tune_knobs")).split(" ", 1)[1]
        knobs = tomllib.loads(re.search(r'"\S+" = \[.+\]', example)[0])
        make_tuning({"game": "swintus", "matches": 10, "knobs": knobs, "aims": {"length": {"low": 1}}})


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["tune"], "Name the question to tune"),
        (["tune", "missing.toml"], "There is no file missing.toml: tuning needs a question file (TOML) with knobs and aims."),
        (["tune", "_template"], "There is no file _template: tuning needs a question file (TOML) with knobs and aims."),
        (["tune", "question.toml", "--matches", 5], "Tuning does not take --matches"),
        (["_template", "question.toml"], "Only `sweetbox lab tune` takes a second argument: leave out question.toml."),
        (["question.toml", "--cluster", "nonsense"], "cluster"),
    ],
)
def test_mistakes_in_tuning_get_one_sentence(refused, tmp_path, arguments, sentence):
    (tmp_path / "question.toml").write_text('game = "_template"\n')
    assert sentence in refused("lab", *arguments)
