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
    parts = ("2 seats, golden=false: 200 matches of two random bots\n", "3 seats, golden=true: 200 matches of three random bots\n")
    for part in (*parts, "No seat is shown to be favoured. In order: "):
        assert part in done.out
    assert "Difference, The game's own measures, Rolls of the die" in done.out or "Difference, Points apart" in done.out
    assert "intervals of the answer hold at the same time" in done.out
    assert (tmp_path / "_template.lab").is_dir()
    again = run(*SHORT, "--players", "random", "--vary", "golden=false,true", "--vary", "seats=2,3", "-o", "toffees=9")
    assert " matches were there already." in again.out


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
    verdicts = [line.strip().partition(" In order: ")[0] for line in done.out.splitlines()[1:4] if "even share" in line]
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
    assert " matches were there already." in run(*SHORT, "--players", "random").out


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
    told = run(*SHORT, "--players", "random", "-l", "de", "--all").out
    for part in (
        "Kein Platz ist erkennbar im Vorteil. Der Reihe nach: ",
        "Anteil am Sieg nach Plätzen: Platz 1",
        "Glück oder Können?",
    ):
        assert part in told


def test_the_answer_is_ten_lines_and_the_rest_is_there_on_demand(run):
    """Is it fair, how long is it, is it luck, how sure is it."""
    told = run(*SHORT, "--vary", "golden=false,true", "-o", "toffees=9")
    assert told.code == 0
    first, second = (index for index, line in enumerate(told.out.splitlines()) if "golden=" in line and "matches of" in line)
    lines = told.out.splitlines()
    assert second - first <= 12
    for question in ("No seat is", "How long?", "Luck or skill?", "the later winner leads for good", "200 matches say", "--all"):
        assert question in told.out, question
    assert max(map(len, lines)) < 260
    assert "by part" not in told.out
    every = run(*SHORT, "--vary", "golden=false,true", "-o", "toffees=9", "--all").out
    assert len(every) > 3 * len(told.out)
    for line in lines[first + 1 : first + 4]:
        assert line in every
    things = ("How often things are used: ", 'Things have the names that they have in a move’s JSON: "move knock" is every move')
    for figures in ("Difference, Points apart: ", "Skill ladder: greedy > random", "Legal moves a decision: all ", *things):
        assert figures in every
        assert figures not in told.out


def test_against_random_moves_nothing_is_said_of_luck(run):
    """Whoever thinks at all beats them in most games, however much luck there is between two who do."""
    weak = run(*SHORT).out
    assert re.search(r"Against random moves, one greedy takes [\d.]+ % \(.*\) of the wins\. How much is luck between players", weak)
    assert "luck the rest" not in weak
    strong = run(*SHORT, "--ladder", "gentle,greedy").out
    assert re.search(r"One greedy among gentle players takes .*: skill explains .* of who wins, luck the rest\.", strong)
    assert "random" not in strong


def test_who_plays_is_said_with_the_number_of_seats(run):
    assert run(*SHORT, "--players", "greedy,random").out.startswith("Last Toffee: 400 matches of greedy and random\n")
    assert run(*SHORT, "-l", "de").out.startswith("Last Toffee: 200 Partien mit zwei Bots (greedy)\n")


def test_figures_have_the_decimal_point_of_the_language(run):
    english, german = (run(*SHORT, "-l", language, "--seconds-per-decision", 2.5).out for language in ("en", "de"))
    point, comma = re.compile(r"\d+\.\d+ %"), re.compile(r"\d+,\d+ %")
    assert point.search(english)
    assert not comma.search(english)
    assert comma.findall(german) == [each.replace(".", ",") for each in point.findall(english)]


def test_how_many_matches_are_said_and_how_to_ask_for_as_many_as_it_takes(run):
    told = run(*SHORT).out
    assert "That is what 200 matches say; with a precision, such as --precision 0.01, the lab plays as many as that takes." in told
    exact = run("lab", "_template", "--precision", 0.2, "--processes", 1).out
    assert "Stopped as soon as everything was as exact as asked." in exact
    assert "--precision" not in exact


def test_minutes_are_estimated_only_where_somebody_gives_a_tempo(run, refused, tmp_path):
    without = run(*SHORT, "--all").out
    assert "minutes" not in without.lower()
    slow, slower = (json.loads(run(*SHORT, "--json", "--seconds-per-decision", pace).out) for pace in (10, 1000))
    minutes = [next(each for each in answer["parts"][0]["groups"] if each["measure"] == "minutes") for answer in (slow, slower)]
    assert 20 < minutes[1]["figures"][0]["value"] / minutes[0]["figures"][0]["value"] < 100
    assert "At the tempo given it takes " in run(*SHORT, "--seconds-per-decision", 10).out
    (tmp_path / "question.toml").write_text('game = "_template"\nmeasures = ["minutes"]\n')
    assert refused("lab", "question.toml").startswith("Minutes depend on how long people take: ")
    assert refused("lab", "_template", "--seconds-per-decision", 0) == "tempo.decision: expected a number above 0, got 0.0."


def test_matches_that_are_tied_are_named_beside_every_share(run, monkeypatch):
    """Two bots that choose alike on the same rolls."""
    told = run("lab", "honeymoon", "--matches", 200, "--processes", 1).out
    shares = [line for line in told.splitlines() if "of the wins, each ±" in line]
    assert shares
    assert all(re.search(r"; \d\d\.\d % tied\.$", line) for line in shares)
    assert "Mind the ties: " in told
    assert "tied" not in run(*SHORT).out
    assert "Hardly used: " not in told, "what things are called has to be explained"
    assert "Hardly used: " in run("lab", "honeymoon", "--matches", 200, "--processes", 1, "--all").out


def test_a_game_that_can_be_played_alone_is_asked_about_between_two(run):
    assert json.loads(run("lab", "honeymoon", "--matches", 200, "--processes", 1, "--json").out)["parts"][0]["seats"] == 2


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
