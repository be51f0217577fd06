"""Processes that think: separate from the server, replaced when they die, and told only what a seat knows."""

import os
import signal
import time
from collections.abc import Iterator

import pytest

from sweetbox.bots.bot import Turn
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.registry import game
from sweetbox.kernel.say import Say
from sweetbox.server import thinkers
from sweetbox.server.bot_pool import choose_move, sendable
from sweetbox.server.thinkers import ThinkerError, Thinkers


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
    with pytest.raises(ThinkerError):
        one.run(time.sleep, 3600.0)
    monkeypatch.undo()
    assert one.run(os.getpid) != before


def test_nothing_is_begun_after_the_end() -> None:
    ended = Thinkers(1)
    ended.stop()
    with pytest.raises(ThinkerError):
        ended.run(os.getpid)
