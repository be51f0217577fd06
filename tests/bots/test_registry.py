import importlib.metadata
import re
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import sweetbox
from sweetbox import OptionError, UnknownNameError
from sweetbox.bots import Answer, Turn, registry
from sweetbox.bots.random import RandomBot


class Oracle:
    """A bot that another package might bring."""

    name = "oracle"

    def __init__(self, argument: str | None) -> None:
        self.argument = argument


class Sage(Oracle):
    """Another."""


ADVISER = registry.Maker(Oracle, advises=9)
SAGE = registry.Maker(Sage, advises=5)


@pytest.fixture
def bring(monkeypatch):
    """Entry points of the group `sweetbox.bots`, for one test."""

    def entries(*names: str) -> None:
        points = EntryPoints([EntryPoint(name.lower(), f"{__name__}:{name}", "sweetbox.bots") for name in names])
        monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: points.select(group=group))
        registry.found_bots.cache_clear()

    yield entries
    registry.found_bots.cache_clear()


def test_the_folder_is_the_list():
    assert "random" in registry.all_bots()
    assert registry.all_bots() == sorted(registry.all_bots())
    assert isinstance(sweetbox.bot("random"), RandomBot)
    assert isinstance(sweetbox.bot(" random "), RandomBot)


@pytest.mark.parametrize("spec", ["deep blue", "", ":", "Random", "registry"])
def test_an_unknown_bot_lists_the_known(spec):
    with pytest.raises(UnknownNameError) as caught:
        sweetbox.bot(spec)
    assert caught.value.say.values["came"] == spec
    assert "random" in str(caught.value)


@pytest.mark.parametrize(
    ("spec", "name", "argument"),
    [
        ("random", "random", None),
        (" search:0.2s ", "search", "0.2s"),
        ("search:", "search", ""),
        ("a:b:c", "a", "b:c"),
        ("", "", None),
    ],
)
def test_a_spec_is_a_name_and_what_follows_the_colon(spec, name, argument):
    assert registry.read_spec(spec) == (name, argument)


def test_random_takes_no_argument():
    for spec in ("random:3", "random:"):
        with pytest.raises(OptionError, match=f"Expected plain random, got {spec}"):
            sweetbox.bot(spec)


def test_another_package_can_bring_a_bot(bring):
    bring("Oracle")
    assert "oracle" in registry.all_bots()
    assert sweetbox.bot("oracle").argument is None
    assert sweetbox.bot("oracle:0.2s").argument == "0.2s"
    assert sweetbox.bot("oracle:a:b").argument == "a:b"


class NoMaker:
    """What a beginner offers as a maker: the class itself, which takes nothing."""

    name = "nomaker"


def test_a_maker_that_is_none_is_said_in_one_sentence(bring):
    bring("NoMaker")
    with pytest.raises(OptionError, match=r"The bot nomaker cannot be made: TypeError: NoMaker\(\) takes no arguments"):
        sweetbox.bot("nomaker")


def test_a_bot_that_cannot_be_imported_spoils_no_other(bring):
    bring("Missing")
    assert sweetbox.bot("random").name == "random"
    assert "missing" not in registry.all_bots()
    with pytest.raises(OptionError, match="The bot missing cannot be imported: AttributeError"):
        sweetbox.bot("missing")


def test_another_text_of_a_bot_is_another_bot(bring, tmp_path, monkeypatch):
    bring("Oracle")
    assert registry.sources(["random"]) == registry.sources(["greedy:3", "search"])
    before = registry.sources(["oracle:3", "random"])
    assert before != registry.sources(["random"])
    changed = tmp_path / "test_registry.py"
    changed.write_text("class Oracle: ...")
    monkeypatch.setattr(sys.modules[__name__], "__file__", str(changed))
    assert registry.sources(["oracle:3", "random"]) != before


def test_the_best_adviser_is_asked(bring, monkeypatch):
    bring("ADVISER", "SAGE")
    makers = {name: maker for name, maker in registry.found_bots()[0].items() if name in ("random", "adviser", "sage")}
    monkeypatch.setattr(registry, "found_bots", lambda: (makers, {}))
    assert type(registry.advisor()) is Oracle
    del makers["adviser"]
    assert type(registry.advisor()) is Sage
    del makers["sage"]
    assert registry.advisor() is None
    monkeypatch.undo()


def test_a_maker_says_how_well_its_bot_advises(bring):
    bring("ADVISER", "SAGE")
    assert sweetbox.bot("adviser:3").argument == "3"
    assert type(registry.advisor()) is Oracle
    assert registry.Maker.of(Oracle) == registry.Maker(Oracle, advises=0)
    assert registry.sources(["adviser"]) == registry.sources(["sage"]) != registry.sources(["random"])  # both of this file


def test_the_bot_of_the_documentation_plays():
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    exec(re.search(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL).group(1), names)
    match = sweetbox.game("biscuit_pockets").new_match(2, seed=1)
    turn = Turn.of(match, min(match.to_act))
    assert names["BOTS"]["first"]("3").choose(turn) == Answer(turn.legal[0])
    assert turn.game.notation.move_text(turn.box, turn.legal[0])
    for name in re.findall(r"`turn\.(\w+)`", page):
        assert hasattr(turn, name)
