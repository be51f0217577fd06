"""What commands print as data is of the shape that their schemas tell."""

import json

import jsonschema_rs
import pytest

import sweetbox
from conformance.repository import GAMES
from sweetbox.cli.answers import ANSWERS, answer_schema
from sweetbox.files.editions import shipped_editions
from sweetbox.words.rulebook import rulebook


@pytest.fixture
def answer(run):
    """What a command prints with --json, once its schema holds it."""

    def ask(command: str, *arguments: object) -> dict:
        done = run(command, *arguments, "--json")
        assert done.code == 0, done.err
        told = json.loads(done.out)
        jsonschema_rs.validator_for(answer_schema(command)).validate(told)
        return told

    return ask


@pytest.mark.parametrize("command", ANSWERS)
def test_a_schema_refuses_what_is_something_else(command):
    schema = jsonschema_rs.validator_for(answer_schema(command))
    assert not schema.is_valid({})
    assert not schema.is_valid([])


def test_rules_as_data(answer, run):
    told = answer("rules", "biscuit_pockets")
    assert (told["game"], told["language"], told["changes"]) == ("biscuit_pockets", "en", [])
    ids = [rule["id"] for section in told["sections"] for rule in section["rules"]]
    assert sorted(ids) == sorted(id_ for id_, _ in rulebook(sweetbox.game("biscuit_pockets"), "en"))
    assert any(example["pictures"] for section in told["sections"] for example in section["examples"])
    (section,) = answer("rules", "biscuit_pockets", "bp7", "-l", "de")["sections"]
    assert [rule["id"] for rule in section["rules"]] == ["BP7"]
    assert section["rules"][0]["text"] in run("rules", "biscuit_pockets", "BP7", "-l", "de").out
    assert section["examples"] == []
    assert answer("rules", "biscuit_pockets", "--edition", "small")["changes"]


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_every_game_as_data(answer, run, name):
    """Sentences that lead into a section have numbers in them, too, and other ones in another edition."""
    for asked in ([], *(["--edition", shipped] for shipped in shipped_editions(sweetbox.game(name)))):
        told, shown = answer("rules", name, *asked), run("rules", name, *asked).out
        assert bool(told["changes"]) == bool(asked)
        for section in told["sections"]:
            assert (section["intro"] or section["title"]) in shown
            assert all(rule["text"] in shown for rule in section["rules"])


def test_an_edition_as_data(answer):
    game = sweetbox.game("swintus")
    printed, small = answer("edition", "swintus"), answer("edition", "swintus", "small")
    assert printed["edition"] is None
    assert printed["sections"] == {section: [dict(row) for row in rows] for section, rows in game.components.EDITION.items()}
    assert small["edition"] == "small"
    assert small["sections"] != printed["sections"]


def test_a_replay_as_data(answer, run, stored):
    match = sweetbox.Match.from_json(stored.read_text())
    told = answer("replay", stored, "--seat", 1)
    assert (told["seats"], told["seat"], told["entries"]) == (3, 0, len(match.log))
    assert (told["points"], told["ranks"]) == (list(match.points), list(match.ranks))
    shown = run("replay", stored, "--seat", 1).out
    assert all(line["text"] in shown for line in told["story"][:5])
    part = answer("replay", stored, "--from", 3, "--to", 6)
    assert {line["entry"] for line in part["story"]} <= {3, 4, 5}
    assert part["points"] is part["ranks"] is None


def test_a_check_as_data(answer, refused, stored, tmp_path):
    match = sweetbox.Match.from_json(stored.read_text())
    entries = len(match.log)
    told = answer("verify", stored)
    assert told == {
        "game": "biscuit_pockets", "entries": entries, "total": entries, "draws": match.drawn, "over": True, "older": None,
    }  # fmt: skip
    (tmp_path / "bad.json").write_text("{}")
    assert refused("verify", tmp_path / "bad.json", "--json")


def test_an_export_as_data(answer, tmp_path, stored):
    told = answer("export", "biscuit_pockets", tmp_path / "out", "--file", stored)
    assert (told["matches"], told["left_out"], told["folder"]) == (1, 0, str(tmp_path / "out"))
    assert told["rows"] > 50
