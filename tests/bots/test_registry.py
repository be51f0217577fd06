import importlib.metadata
from importlib.metadata import EntryPoint, EntryPoints

import pytest

import sweetbox
from sweetbox import OptionError, UnknownNameError
from sweetbox.bots import registry
from sweetbox.bots.random import RandomBot


class Oracle:
    """A bot that another package might bring."""

    name = "oracle"

    def __init__(self, argument: str | None) -> None:
        self.argument = argument


class Sage(Oracle):
    advises = 5


class Novice(Oracle):
    advises = 1


@pytest.fixture
def bring(monkeypatch):
    """Entry points of the group `sweetbox.bots`, for one test."""

    def entries(*names: str) -> None:
        points = EntryPoints([EntryPoint(name.lower(), f"{__name__}:{name}", "sweetbox.bots") for name in names])
        monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: points.select(group=group))
        registry._makers.cache_clear()

    yield entries
    registry._makers.cache_clear()


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


def test_random_takes_no_argument():
    for spec in ("random:3", "random:"):
        with pytest.raises(OptionError, match=f"Expected plain random, came {spec}"):
            sweetbox.bot(spec)


def test_another_package_can_bring_a_bot(bring):
    bring("Oracle")
    assert "oracle" in registry.all_bots()
    assert sweetbox.bot("oracle").argument is None
    assert sweetbox.bot("oracle:0.2s").argument == "0.2s"
    assert sweetbox.bot("oracle:a:b").argument == "a:b"


def test_the_best_adviser_is_asked(bring, monkeypatch):
    bring("Oracle", "Sage", "Novice")
    makers = {name: maker for name, maker in registry._makers().items() if name in ("random", "oracle", "sage", "novice")}
    monkeypatch.setattr(registry, "_makers", lambda: makers)
    assert type(registry.advisor()) is Sage
    del makers["sage"]
    assert type(registry.advisor()) is Novice
    del makers["novice"]
    assert registry.advisor() is None
    monkeypatch.undo()
