"""Who compiles a game for the bots: one process, however many want it. Nothing is compiled here."""

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest

import sweetbox
from sweetbox.bots import compiled
from sweetbox.bots.compiled import MARK, SEARCH, STEP, bot_engine, compiling, wait_until_ready
from sweetbox.bots.greedy import GreedyBot
from sweetbox.bots.search import SearchBot
from sweetbox.kernel.game import Game
from waiting import wait_until

GAME = sweetbox.game("_template")
NEW = Game("new", GAME.package)  # under a name that no test of this process has loaded
MARKS = (STEP, SEARCH, MARK)
# What a child does, with a stand-in for the compiler: it says that it has begun, and goes on when it is told to.
CHILD = """
import os, sys, time
from pathlib import Path
import sweetbox
from sweetbox.bots import compiled

def stand_in(game, last):
    folder = Path(sys.argv[1])
    (folder / f"began-{os.getpid()}").write_text(str(os.nice(0)))
    while not (folder / "go").exists():
        time.sleep(0.01)
    compiled.MARK.set(game)

compiled.make_ready = stand_in
compiled.make_ready_aside(sweetbox.game("_template"))
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A home in which nothing is compiled."""
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(compiled, "ready_here", set())
    monkeypatch.setattr(compiled, "children", {})
    return tmp_path


def child(folder: Path) -> "subprocess.Popen[bytes]":
    surroundings = {**os.environ, "PYTHONPATH": str(Path(sweetbox.__file__).parent.parent)}
    return subprocess.Popen([sys.executable, "-c", CHILD, str(folder)], env=surroundings)


def began(folder: Path) -> list[Path]:
    return list(folder.glob("began-*"))


def test_of_several_processes_one_compiles(folder):
    children = [child(folder) for _ in range(4)]
    try:
        wait_until(lambda: sum(each.poll() is not None for each in children) == 3)
        assert len(began(folder)) == 1
        (folder / "go").touch()
        assert [each.wait() for each in children] == [0] * 4
        assert MARK.is_set(GAME)
        assert child(folder).wait() == 0
        assert len(began(folder)) == 1, "what is compiled is not compiled again"
    finally:
        for each in children:
            each.kill()


def test_a_compiler_is_modest_and_holds_up_nobody_when_it_is_killed(folder):
    first = child(folder)
    (file,) = wait_until(lambda: began(folder))
    wait_until(file.read_text)
    assert int(file.read_text()) >= min(19, os.nice(0) + compiled.MODEST)
    with compiling(GAME) as free:
        assert not free
    first.kill()
    first.wait()
    with compiling(GAME) as free:
        assert free
    (folder / "go").touch()
    assert child(folder).wait() == 0
    assert MARK.is_set(GAME)


class Started:
    """A child that does nothing."""

    def __init__(self, code: int | None) -> None:
        self.code = code

    def poll(self) -> int | None:
        return self.code


def test_nobody_is_started_beside_another_process_that_compiles(folder, monkeypatch):
    started = []
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: started.append(Started(None)) or started[-1])
    with compiling(NEW):
        assert bot_engine(NEW, wait=False) is None
    assert started == []
    assert bot_engine(NEW, wait=False) is None
    assert bot_engine(NEW, wait=False) is None
    assert len(started) == 1
    for number, code in enumerate((0, -9)):  # another was quicker, and was killed before it was done; it was killed itself
        started[number].code = code
        assert bot_engine(NEW, wait=False) is None
        assert len(started) == number + 2


def test_where_the_child_has_failed_its_error_is_seen_here(folder, monkeypatch):
    def fails(game, last):
        raise ArithmeticError

    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: Started(1))
    monkeypatch.setattr(compiled, "make_ready", fails)
    assert bot_engine(NEW, wait=False) is None
    with pytest.raises(ArithmeticError):
        bot_engine(NEW, wait=False)


def sleeping(monkeypatch, *happens):
    """What happens while somebody waits, one thing at a time."""
    left = iter(happens)
    monkeypatch.setattr(compiled, "time", SimpleNamespace(sleep=lambda _: next(left)()))
    return left


def test_who_waits_for_it_waits_for_the_process_that_compiles_it(folder, monkeypatch):
    monkeypatch.setattr(compiled, "make_ready", None)  # not here
    left = sleeping(monkeypatch, lambda: None, lambda: STEP.set(NEW))
    with compiling(NEW):
        assert bot_engine(NEW, wait=True) is not None
    assert list(left) == []


@pytest.mark.parametrize("end", ["ready", "killed"])
def test_waiting_ends_when_it_is_compiled_or_nobody_compiles_it(folder, monkeypatch, end):
    with ExitStack() as other:
        other.enter_context(compiling(NEW))
        left = sleeping(monkeypatch, lambda: None, (lambda: MARK.set(NEW)) if end == "ready" else other.close)
        wait_until_ready(NEW)
        assert list(left) == []


def test_each_kind_of_thought_is_ready_before_the_next_is_compiled(folder, monkeypatch):
    """The bots that people meet first do not wait for those that they meet last."""
    seen = {}
    for bot in (GreedyBot, SearchBot):
        monkeypatch.setattr(bot, "choose", lambda self, turn: seen.setdefault(type(self), [m.is_set(NEW) for m in MARKS]))
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: Started(None))
    with compiling(NEW):
        compiled.make_ready(NEW, STEP)
    assert seen == {GreedyBot: [False, False, False]}
    assert bot_engine(NEW, wait=False) is not None
    assert bot_engine(NEW, wait=False, mark=SEARCH) is None
    compiled.make_ready(NEW)
    assert seen[SearchBot] == [True, False, False]
    assert [bot_engine(NEW, False, mark) is not None for mark in MARKS] == [True] * 3


def test_others_cannot_write_where_compiled_code_is(folder):
    """It is run."""
    before = os.umask(0)
    try:
        with compiling(NEW):
            inner = compiled.compiled_folder(NEW)
    finally:
        os.umask(before)
    made = [inner, *(each for each in inner.parents if each.is_relative_to(folder / "home"))]
    assert [each.stat().st_mode & 0o077 for each in made] == [0] * len(made)


def test_a_folder_in_which_nothing_can_be_locked_is_no_trouble(folder):
    (folder / "home").write_text("not a folder")
    with compiling(GAME) as free:
        assert free
