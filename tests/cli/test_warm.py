"""`sweetbox warm`. Compiling itself is everywhere in the tests; here it is only asked for."""

import pytest

from sweetbox.bots import warm


@pytest.fixture
def warmed(monkeypatch):
    """Names of the games that are compiled; compiling takes no time."""
    ready: set[str] = {"swintus"}

    def all_of(names, processes):
        for name in names:
            ready.add(name)
            yield name, 12.3

    monkeypatch.setattr(warm, "is_warm", lambda game: game.name in ready)
    monkeypatch.setattr(warm, "warm_all", all_of)
    return ready


def test_every_game_is_compiled_that_is_not_yet(run, warmed):
    done = run("warm")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "Swintus 3D: already compiled"
    assert "Honeymoon: compiled in 12 s" in lines
    assert lines[-1].startswith("Ready after ")
    assert done.err.count("\n") == 1
    assert "_template" not in warmed
    assert all(line.endswith("already compiled") for line in run("warm").out.splitlines())


def test_one_game_may_be_named_as_people_write_it(run, refused, warmed):
    assert "Sweet Nose: compiled in 12 s" in run("warm", "Sweet-Nose", "--processes", 1).out
    assert warmed == {"swintus", "sweet_nose"}
    assert "No such game: chess" in refused("warm", "chess")
