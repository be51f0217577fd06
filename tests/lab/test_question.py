"""Questions: what they mean, and one clear sentence for each that means nothing."""

import msgspec
import pytest

from sweetbox.kernel.errors import SweetboxError
from sweetbox.lab.page import toml_of
from sweetbox.lab.question import make_question, read_question


def test_every_combination_is_a_variant():
    question = make_question({"game": "_template", "seats": [2, 3], "vary": {"toffees": [10, 20], "golden": [False, True]}})
    variants = question.variants()
    assert len(variants) == 8
    assert [variant.name for variant in variants[:3]] == [
        "2 seats, toffees=10, golden=false", "2 seats, toffees=10, golden=true", "2 seats, toffees=20, golden=false",
    ]  # fmt: skip
    assert variants[1].setting.options == {"toffees": 10, "golden": True}
    assert {variant.group for variant in variants} == {("_template", 2), ("_template", 3)}


def test_a_ladder_has_a_rung_between_neighbours_and_one_from_end_to_end():
    question = make_question({"game": "_template", "seats": 3, "ladder": ["random", "gentle", "greedy"]})
    rungs = [rung.line_up for rung in question.variants()[0].rungs]
    assert rungs == [("gentle", "random", "random"), ("greedy", "gentle", "gentle"), ("greedy", "random", "random")]


def test_players_change_seats():
    setting = make_question({"game": "_template", "players": ["greedy", "random"]}).variants()[0].setting
    assert setting.rotations == [("greedy", "random"), ("random", "greedy")]
    assert make_question({"game": "_template"}).variants()[0].setting.rotations == [("greedy", "greedy")]


def test_a_file_and_an_edition_beside_it(tmp_path):
    (tmp_path / "die.toml").write_text("[[face]]\ntoffees = 1\ncount = 1\n[[face]]\ntoffees = 6\ncount = 1\n")
    file = tmp_path / "question.toml"
    file.write_text('game = "_template"\neditions = ["printed", "die.toml"]\nprecision = 0.02\n[tempo]\ndecision = 3\n')
    question = read_question(file)
    assert question.precision == {"seats": 0.02}
    assert [variant.name for variant in question.variants()] == ["printed", "die.toml"]
    assert question.variants()[1].setting.edition["face"][1]["toffees"] == 6
    assert (question.tempo.decision, question.tempo.chance) == (3, 2)


def test_the_question_on_the_page_can_be_asked_again(tmp_path):
    asked = {
        "game": "_template", "seats": [2, 3], "vary": {"golden": [True, False]}, "players": ["random"], "title": 'Is "it" fair?',
        "precision": {"length": 0.5}, "minutes": 2.5, "measures": ["seats"], "tempo": {"decision": 4.0},
    }  # fmt: skip
    question = make_question(asked)
    file = tmp_path / "again.toml"
    told = {key: value for key, value in msgspec.to_builtins(question).items() if key != "folder"}
    file.write_text(toml_of(told))
    assert msgspec.structs.replace(read_question(file), folder="") == question


def test_a_precision_is_allowed_many_matches():
    assert make_question({"game": "_template"}).matches == 2000
    assert make_question({"game": "_template", "precision": 0.01}).matches == 100_000
    assert make_question({"game": "_template", "precision": 0.01, "matches": 300}).matches == 300


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({}, 'A question needs a game: add a line such as game = "swintus".'),
        ({"game": "chess"}, "chess"),
        ({"game": "_template", "colour": 3}, "No such key in a question: colour. Known keys: title, game, seats"),
        ({"game": 7}, "game: expected a text or a list of texts, got 7."),
        ({"game": "_template", "seats": 2.5}, "seats: expected a whole number or a list of them, got 2.5."),
        ({"game": "_template", "seats": 9}, "_template"),
        ({"game": "_template", "matches": 0}, "matches: expected a whole number from 1 on, got 0."),
        ({"game": "_template", "minutes": -1}, "minutes: expected a number above 0, got -1."),
        ({"game": "_template", "seed": -1}, "seed: expected a whole number from 0 on, got -1."),
        ({"game": "_template", "confidence": 2}, "confidence: expected a number from 0.5 to below 1, such as 0.95, got 2."),
        ({"game": "_template", "precision": {"seats": "x"}}, "precision.seats: expected a number above 0, got x."),
        ({"game": "_template", "precision": {"beauty": 1}}, "No such measure: beauty. Known measures: seats, order"),
        ({"game": "_template", "measures": ["beauty"]}, "No such measure: beauty."),
        ({"game": "_template", "vary": {"toffees": 4}}, "vary.toffees: expected a list of values to compare, got 4."),
        ({"game": "_template", "vary": ["toffees"]}, "vary: expected a table of names and values, got ['toffees']."),
        ({"game": "_template", "vary": {"toffees": [4]}}, "toffees"),
        ({"game": "_template", "vary": {"sugar": [4]}}, "sugar"),
        ({"game": "_template", "vary": {"toffees": list(range(5, 60)), "golden": [True, False]}}, "ask for 64 at the most."),
        ({"game": "_template", "players": ["greedy", "random", "fair"]}, "2 players, one for each seat; you named 3."),
        ({"game": "_template", "players": ["nobody"]}, "nobody"),
        ({"game": "_template", "ladder": ["nobody"]}, "nobody"),
        ({"game": "_template", "editions": ["nothing.toml"]}, "nothing.toml"),
        ({"game": "_template", "tempo": {"speed": 1}}, "No such key in a question: tempo.speed."),
        ({"game": "_template", "tempo": {"decision": 0}}, "tempo.decision: expected a number above 0, got 0."),
        ({"game": "_template", "title": 3}, "title: expected a text, got 3."),
    ],
)
def test_a_bad_question_gets_one_sentence(asked, sentence):
    with pytest.raises(SweetboxError) as error:
        make_question(asked)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_a_file_that_is_none(tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("game = ")
    for file in (broken, tmp_path / "missing.toml"):
        with pytest.raises(SweetboxError) as error:
            read_question(file)
        assert file.name in str(error.value)
