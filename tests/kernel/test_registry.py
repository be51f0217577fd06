import importlib.metadata
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints

import pytest

import sweetbox.games
from cli.running import surroundings
from sweetbox import UnknownNameError
from sweetbox.kernel import registry


@pytest.fixture(autouse=True)
def _as_it_was():
    """Each test finds entry points again."""
    forget()
    yield
    forget()


def forget() -> None:
    registry.game.cache_clear()
    registry.brought.cache_clear()


def folder(parent, name: str) -> None:
    """A game's folder, as far as the registry looks."""
    (parent / name).mkdir()
    (parent / name / "__init__.py").write_text("")
    (parent / name / "rules.py").write_text("SEATS = (3, 5)\n")


def test_every_folder_is_a_game(tmp_path, monkeypatch):
    folder(tmp_path, "toffee")
    folder(tmp_path, "_nougat")
    (tmp_path / "notes.py").write_text("")
    (tmp_path / "empty").mkdir()
    before = registry.all_games()
    monkeypatch.setattr(sweetbox.games, "__path__", [*sweetbox.games.__path__, str(tmp_path)])
    assert registry.all_games() == sorted([*before, "toffee"])
    assert registry.game("toffee").seats == (3, 5)
    assert registry.game("toffee") is registry.game("toffee")
    assert repr(registry.game("toffee")) == "<Game toffee>"
    assert registry.game("_nougat").package == "sweetbox.games._nougat"
    for name in ("notes", "empty"):
        with pytest.raises(UnknownNameError):
            registry.game(name)
    for module in [module for module in sys.modules if module.startswith(("sweetbox.games.toffee", "sweetbox.games._nougat"))]:
        del sys.modules[module]


def test_the_template_is_found_but_not_listed():
    assert "_template" not in registry.all_games()
    assert registry.game("_template").name == "_template"


def test_another_package_can_bring_a_game(tmp_path, monkeypatch):
    folder(tmp_path, "gingerbread_house")
    monkeypatch.syspath_prepend(tmp_path)
    entry = EntryPoint("gingerbread", "gingerbread_house", "sweetbox.games")
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: EntryPoints([entry]) if group == "sweetbox.games" else [])
    assert "gingerbread" in registry.all_games()
    assert registry.game("gingerbread").package == "gingerbread_house"
    assert registry.game("gingerbread").rules.SEATS == (3, 5)


def test_a_game_can_be_offered_for_one_process():
    program = """
from sweetbox.kernel import registry
registry.offer("fudge", "somewhere.fudge")
registry.offer("_secret", "somewhere.secret")
assert "fudge" in registry.all_games()
assert "_secret" not in registry.all_games()
assert registry.game("fudge").package == "somewhere.fudge"
assert registry.game("_secret").package == "somewhere.secret"
registry.offer("fudge", "elsewhere.fudge")
assert registry.game("fudge").package == "elsewhere.fudge"
"""
    subprocess.run([sys.executable, "-c", program], check=True, env=surroundings())
    assert "fudge" not in registry.all_games()


@pytest.mark.parametrize("name", ["chess", "", " ", "__init__", "__pycache__", "rules", "../x", "biscuit_pockets.rules", "Keks 7"])
def test_an_unknown_name_lists_the_known(name):
    with pytest.raises(UnknownNameError) as caught:
        registry.game(name)
    assert caught.value.say.values == {"came": name, "known": registry.all_games()}
    assert all(known in str(caught.value) for known in registry.all_games())


def test_listed_games_are_in_alphabetical_order():
    assert registry.all_games() == sorted(registry.all_games())
    assert "biscuit_pockets" in registry.all_games()
