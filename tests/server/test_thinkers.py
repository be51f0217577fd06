"""Processes that think: separate from the server, replaced when they die, and told only what a seat knows."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from itertools import count
from multiprocessing.process import BaseProcess

import pytest

from sweetbox.bots.bot import Turn
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.registry import game
from sweetbox.kernel.say import Say
from sweetbox.server import thinkers
from sweetbox.server.bot_pool import choose_move, sendable
from sweetbox.server.thinkers import Thinker, ThinkerError, Thinkers
from sweetbox.server.turns import Pool
from waiting import NEVER


@pytest.fixture(scope="module")
def one() -> Iterator[Thinkers]:
    started = Thinkers(1)
    yield started
    started.stop()


def end_badly() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse() -> None:
    raise OptionError(Say("server.workers_sqlite"))


def test_work_is_done_in_another_process_that_is_less_urgent(one: Thinkers) -> None:
    assert one.run(os.getpid) not in (os.getpid(), os.getppid())
    assert one.run(os.nice, 0) > os.nice(0)


async def urgency_in(pool: Pool, started: Thinkers) -> int:
    try:
        return await pool.run(("", ""), started.run, os.nice, 0)
    finally:
        pool.stop()
        started.stop()


def test_how_urgent_it_is_does_not_depend_on_the_thread_that_starts_it() -> None:
    """The threads of a pool are less urgent than the server themselves, but more so than the process: else only root may do it."""
    assert asyncio.run(urgency_in(Pool("bot", 1), Thinkers(1, modest=10))) == min(19, os.nice(0) + 10)


def work(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def test_a_process_that_works_for_too_long_is_ended() -> None:
    working = Thinkers(1, longest=0.05)
    with pytest.raises(ThinkerError):
        working.run(work, 3600.0)
    working.stop()


def test_a_process_that_has_to_wait_for_a_processor_is_not_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new one would have to load everything again, and would wait as long."""
    some = count()
    monkeypatch.setattr(thinkers, "STARVED", NEVER)
    monkeypatch.setattr(Thinker, "worked", lambda self: next(some))  # it is served now and then
    waiting = Thinkers(1, longest=0.5)
    try:
        process = waiting.run(os.getpid)
        os.kill(process, signal.SIGSTOP)  # as on a busy machine
        later = threading.Timer(1.0, os.kill, (process, signal.SIGCONT))
        later.start()
        assert waiting.run(os.getpid) == process
        later.join()
    finally:
        waiting.stop()


def test_a_bot_chooses_from_what_its_seat_knows(one: Thinkers) -> None:
    match = game("biscuit_pockets").new_match(2, seed=7)
    (seat,) = match.to_act
    turn = Turn.of(match, seat, 1, 0.1, cores=1)
    assert one.run(choose_move, "random", sendable(turn)) == choose_move("random", turn)


def test_what_goes_wrong_there_goes_wrong_here(one: Thinkers) -> None:
    with pytest.raises(OptionError, match="PostgreSQL"):
        one.run(refuse)


def test_a_process_that_dies_is_replaced(one: Thinkers) -> None:
    before = one.run(os.getpid)
    with pytest.raises(ThinkerError):
        one.run(end_badly)
    assert one.run(os.getpid) != before


def test_a_process_that_does_not_come_to_an_end_is_ended(one: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    before = one.run(os.getpid)
    monkeypatch.setattr(thinkers, "LONGEST", 0.01)
    monkeypatch.setattr(thinkers, "STARVED", NEVER / 0.01)  # it does not work, either
    with pytest.raises(ThinkerError):
        one.run(time.sleep, 3600.0)
    monkeypatch.undo()
    assert one.run(os.getpid) != before


def test_nothing_is_begun_after_the_end() -> None:
    ended = Thinkers(1)
    ended.stop()
    with pytest.raises(ThinkerError):
        ended.run(os.getpid)


@pytest.mark.parametrize("error", [OSError, AssertionError], ids=["the machine allows no more", "not allowed here"])
def test_a_process_that_cannot_be_started_leaves_nothing_behind(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    """A daemon's process may have none of its own, an AssertionError; a machine may have no room for one."""

    def refused(process: BaseProcess) -> None:
        raise error

    one = Thinkers(1)
    with monkeypatch.context() as patch:
        patch.setattr(BaseProcess, "start", refused)
        with pytest.raises(ThinkerError if error is OSError else error):
            one.run(os.getpid)
        if error is OSError:  # the next try begins with the end of one that never began
            with pytest.raises(ThinkerError):
                one.run(os.getpid)
    assert one.run(os.getpid) != os.getpid()
    one.stop()
