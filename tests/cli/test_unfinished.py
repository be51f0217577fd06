"""A game that is being written, or that another package brings broken, is named as such and hides no other."""

import json
import shutil
import sys
from pathlib import Path

import pytest

import sweetbox.games
from server.hosting import hosted
from sweetbox.kernel import registry
from sweetbox.kernel.registry import all_games
from sweetbox.words import finished, sentences
from sweetbox.words.book import game_book

TEMPLATE = Path(sweetbox.games.__path__[0]) / "_template"


FAULTS = {  # what is wrong with a game, and how that is said
    "option-golden": "KeyError: expected a key of words/en.ftl, got 'option.golden'",
    "ours-game": "KeyError: expected a key of words/en.ftl, got 'ours.game'",
    "view.py": "ModuleNotFoundError: No module named 'sweetbox.games.nougat.view'",
    "sources.toml": "ValidationError: Object missing required field `of` - at `$.source[0]`",
    "lesson.toml": "nougat: lesson.toml cannot be used: Object contains unknown field `source`",
}


@pytest.fixture(params=FAULTS)
def nougat(request, tmp_path, monkeypatch):
    """A copy of the template in the folder of games, without a sentence, without a module, or with a file that is none."""
    shutil.copytree(TEMPLATE, tmp_path / "nougat")
    (tmp_path / "nougat" / "__init__.py").touch()
    file = tmp_path / "nougat" / request.param
    if file.suffix == ".py":
        file.unlink()
    elif file.suffix == ".toml":
        file.write_text("[[source]]\n", encoding="utf-8")
    else:
        words = tmp_path / "nougat" / "words" / "en.ftl"
        lines = words.read_text(encoding="utf-8").splitlines()
        words.write_text("\n".join(line for line in lines if not line.startswith(request.param)), encoding="utf-8")
    monkeypatch.setattr(sweetbox.games, "__path__", [*sweetbox.games.__path__, str(tmp_path)])
    forget()
    yield request.param
    forget()
    for module in [module for module in sys.modules if module.startswith("sweetbox.games.nougat")]:
        del sys.modules[module]


def forget() -> None:
    for kept in (registry.game, finished.why_unfinished, game_book, sentences.words):
        kept.cache_clear()


def test_every_game_in_the_box_is_finished():
    assert finished.finished_games() == all_games()
    assert finished.unfinished_games() == []


def test_an_unfinished_game_is_named_in_one_sentence_and_hides_no_other(nougat, run):
    others = [name for name in all_games() if name != "nougat"]
    assert len(others) == 5
    assert finished.finished_games() == others
    done = run("games", "--json")
    assert done.code == 0
    assert [row["game"] for row in json.loads(done.out)] == others
    sentence = f"nougat is unfinished and not listed: {FAULTS[nougat]}. sweetbox check nougat says what is missing.\n"
    assert done.err == sentence
    assert run("games").err == sentence
    assert "ist unfertig und wird nicht aufgelistet" in run("games", "-l", "de").err


def test_an_unfinished_game_hides_no_other_from_the_lobby(nougat, tmp_path):
    with hosted(f"sqlite:///{tmp_path / 'rooms.db'}") as server:
        listed = server.guest().http.get("/api/games")
    assert listed.status_code == 200
    assert [game["name"] for game in listed.json()] == [name for name in all_games() if name != "nougat"]


def test_another_package_may_bring_a_broken_game(tmp_path, monkeypatch):
    (tmp_path / "broken_game").mkdir()
    (tmp_path / "broken_game" / "__init__.py").write_text("")
    (tmp_path / "broken_game" / "rules.py").write_text("import not_there\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "brought", lambda: {"brought_broken": "broken_game"})
    forget()
    assert len(finished.finished_games()) == 5
    (sentence,) = finished.unfinished_games()
    assert sentence.values["why"] == "ModuleNotFoundError: No module named 'not_there'"
    monkeypatch.undo()
    forget()
