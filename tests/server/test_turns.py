"""Who goes next: a limited number at once, and the others in an order in which nobody can crowd out anybody else."""

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from sweetbox.server.clock import Clock
from sweetbox.server.house import Live, alone
from sweetbox.server.presence import Presence
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import Room
from sweetbox.server.sent_away import SentAway
from sweetbox.server.settings import Settings
from sweetbox.server.turns import LATELY, Pool, Turn, Turns, aside, leave_turn
from waiting import PATIENCE


def in_a_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(asyncio.wait_for(test(), PATIENCE))

    run.__name__ = test.__name__
    return run


async def is_free(turns: Turns) -> bool:
    """Whether somebody who asks now gets a turn at once."""
    coming = asyncio.create_task(turns.take("somewhere else"))
    await asyncio.sleep(0)
    if coming.done():
        coming.result().end()
        return True
    coming.cancel()
    return False


class Waiting:
    """People who wait for turns, recorded in the order in which they get them."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.order: list[tuple[str, str]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.held: list[Any] = []

    async def come(self, address: str, person: str = "", then: Callable[[], Awaitable[None]] | None = None) -> asyncio.Task[None]:
        async def one() -> None:
            turn = await self.turns.take(address, person)
            self.order.append((address, person))
            self.held.append(turn)
            if then is not None:
                await then()

        self.tasks.append(asyncio.create_task(one()))
        await asyncio.sleep(0)  # it waits now
        return self.tasks[-1]

    async def end_one(self) -> None:
        self.held.pop(0).end()
        await asyncio.sleep(0)
        await asyncio.sleep(0)


@in_a_loop
async def test_so_many_at_once_and_the_rest_as_they_came() -> None:
    waiting = Waiting(Turns(2, clock=lambda: 0.0))
    for address in "abcd":
        await waiting.come(address)
    assert waiting.order == [("a", ""), ("b", "")]
    await waiting.end_one()
    assert waiting.order[2:] == [("c", "")]
    await waiting.end_one()
    await waiting.end_one()
    assert waiting.order[2:] == [("c", ""), ("d", "")]
    await waiting.end_one()
    await waiting.come("e")
    assert waiting.order[-1] == ("e", "")


@in_a_loop
async def test_a_turn_ends_once() -> None:
    turns = Turns(1, clock=lambda: 0.0)
    turn = await turns.take("a")
    turn.end()
    turn.end()
    await turns.take("a")
    assert not await is_free(turns)


@in_a_loop
async def test_the_address_that_has_used_least_lately_goes_first() -> None:
    time = [0.0]
    waiting = Waiting(Turns(1, clock=lambda: time[0]))
    await waiting.come("much", "a")
    for _ in range(3):
        await waiting.come("much", "a")
    await waiting.come("little", "b")
    time[0] = 1.0
    await waiting.end_one()
    assert waiting.order[1:] == [("little", "b")], "it came last, and had nothing yet"
    await waiting.come("little", "b")
    time[0] = 1.5
    await waiting.end_one()
    assert waiting.order[2:] == [("little", "b")], "it has had half a second, the other a whole one"
    await waiting.come("little", "b")
    time[0] = 3.0
    await waiting.end_one()
    assert waiting.order[3:] == [("much", "a")], "now it has had more"


@in_a_loop
async def test_what_was_used_long_ago_counts_no_more() -> None:
    time = [0.0]
    waiting = Waiting(Turns(1, clock=lambda: time[0]))
    await waiting.come("once")
    time[0] = 100.0  # a very long turn
    await waiting.end_one()
    time[0] += 20 * LATELY
    await waiting.come("now")
    time[0] += 0.001
    await waiting.come("now")
    await waiting.come("once")
    await waiting.end_one()
    assert waiting.order[-1] == ("once", "")


@in_a_loop
async def test_what_counts_no_more_is_forgotten() -> None:
    time = [0.0]
    turns = Turns(1, clock=lambda: time[0])
    for number in range(1000):
        turn = await turns.take(f"127.0.0.{number}", "guest")
        time[0] += 0.5
        turn.end()
    assert turns.remembered < 350, "two for each of what came lately"
    time[0] += 20 * LATELY
    turn = await turns.take("now")
    time[0] += 0.5
    turn.end()
    assert turns.remembered == 1


@in_a_loop
async def test_of_one_address_the_person_who_has_used_least_goes_first() -> None:
    time = [0.0]
    waiting = Waiting(Turns(1, clock=lambda: time[0]))
    await waiting.come("club", "mia")
    for person in ("mia", "mia", "", "bo"):
        await waiting.come("club", person)
    time[0] = 1.0
    await waiting.end_one()
    assert waiting.order[1:] == [("club", "bo")]


@in_a_loop
async def test_too_many_that_wait_are_refused() -> None:
    turns = Turns(1, (2, 3, 5), clock=lambda: 0.0)
    waiting = Waiting(turns)

    async def refused(address: str, person: str) -> str:
        with pytest.raises(RefusedError) as refusal:
            await turns.take(address, person)
        return refusal.value.code

    await waiting.come("x")
    await waiting.come("a", "mia")
    await waiting.come("a", "mia")
    assert await refused("a", "mia") == "too_many"
    await waiting.come("a", "bo")
    assert await refused("a", "bo") == "too_many"
    await waiting.come("b")
    await waiting.come("c")
    assert await refused("d", "") == "crowded"
    await waiting.end_one()
    await waiting.come("d")
    for task in waiting.tasks:
        task.cancel()
    await asyncio.gather(*waiting.tasks, return_exceptions=True)


@in_a_loop
async def test_whoever_goes_away_keeps_nobody_waiting() -> None:
    waiting = Waiting(Turns(1, clock=lambda: 0.0))
    await waiting.come("a")
    gone = await waiting.come("b")
    await waiting.come("c")
    gone.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await gone
    await waiting.end_one()
    assert waiting.order == [("a", ""), ("c", "")]
    going = await waiting.come("b")
    await waiting.come("d")
    going.cancel()
    await waiting.end_one()  # before the one that is leaving has noticed
    assert waiting.order[-1] == ("d", "")
    given = await waiting.come("d")
    await waiting.come("e")
    waiting.held.pop(0).end()
    given.cancel()  # at the very moment when it was given the turn
    await asyncio.gather(given, return_exceptions=True)
    await asyncio.sleep(0)
    assert waiting.order[-1] == ("e", "")


@in_a_loop
async def test_the_patient_are_never_refused() -> None:
    turns = Turns(1, (1, 1, 1), clock=lambda: 0.0)
    waiting = Waiting(turns)
    await waiting.come("a")
    await waiting.come("a")
    with pytest.raises(RefusedError):
        await turns.take("b")
    patient = asyncio.create_task(turns.take("b", patient=True))
    await asyncio.sleep(0)  # it waits now
    await waiting.end_one()
    await waiting.end_one()
    (await patient).end()


# ---- Put down ----


@in_a_loop
async def test_a_turn_is_put_down_while_its_owner_waits_for_something_else() -> None:
    turns = Turns(1, (1, 1, 1), clock=lambda: 0.0)
    go_on = asyncio.Event()
    order: list[str] = []

    async def one() -> None:
        turn = await turns.take("a")
        turn.carry()
        order.append("one")
        async with aside(), aside():
            await asyncio.create_task(go_on.wait())
        order.append("one again")
        turn.end()

    async def other() -> None:
        turn = await turns.take("b")
        turn.carry()
        order.append("other")
        go_on.set()
        for _ in range(10):
            await asyncio.sleep(0)  # it could continue if it were allowed to
        order.append("other ends")
        turn.end()

    await asyncio.gather(one(), other())
    assert order == ["one", "other", "other ends", "one again"]
    assert await is_free(turns)


@in_a_loop
async def test_whoever_waited_for_something_else_is_not_refused_then() -> None:
    turns = Turns(1, (1, 1, 1), clock=lambda: 0.0)
    first = await turns.take("a")
    first.carry()
    async with aside():
        second = await turns.take("a")
        waiting = Waiting(turns)

        async def end() -> None:
            waiting.held.pop().end()

        await waiting.come("b", then=end)
        with pytest.raises(RefusedError):
            await turns.take("c")
        asyncio.get_running_loop().call_soon(second.end)
    assert waiting.order == [("b", "")]
    first.end()


@in_a_loop
async def test_a_turn_that_has_ended_is_not_taken_up_again() -> None:
    turns = Turns(1, clock=lambda: 0.0)
    turn = await turns.take("a")
    turn.carry()
    async with aside():
        turn.end()
    await ended_while_it_waits(turns, await turns.take("b"))
    assert await is_free(turns)


async def ended_while_it_waits(turns: Turns, taken: Turn) -> None:
    """Somebody else ends a turn while its owner is waiting to take it up again."""
    taken.carry()
    async with aside():
        other = await turns.take("c")

        def end_both() -> None:
            taken.end()
            other.end()

        asyncio.get_running_loop().call_soon(end_both)  # by then the owner is waiting


@in_a_loop
async def test_a_turn_is_not_taken_up_again_where_the_waiting_failed() -> None:
    turns = Turns(1, clock=lambda: 0.0)
    turn = await turns.take("a")
    turn.carry()
    others: list[Turn] = []

    async def fail() -> None:
        async with aside():
            others.append(await turns.take("b"))
            raise RefusedError("crowded")

    with pytest.raises(RefusedError):
        await fail()
    turn.end()  # without waiting for the other
    others[0].end()
    await turns.take("c")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(turns.take("d"), 0)


@in_a_loop
async def test_a_room_is_free_again_when_its_owner_goes_before_the_turn_comes_back() -> None:
    turns, clock = Turns(1, clock=lambda: 0.0), Clock()
    live = Live(Room("x"), Presence(clock, lambda: Settings(database="")), SentAway(clock), clock.ticks(), lambda: 0)

    async def change() -> None:
        (await turns.take("a")).carry()
        async with alone(live):
            raise AssertionError("it never has its turn")

    async with live.lock:
        changing = asyncio.create_task(change())
        await asyncio.sleep(0)
        await turns.take("b")  # the other has put its own down
    while not live.lock.locked():
        await asyncio.sleep(0)
    changing.cancel()
    await asyncio.gather(changing, return_exceptions=True)
    assert changing.cancelled()
    assert not live.lock.locked()


@in_a_loop
async def test_a_task_may_leave_the_turn_in_which_it_was_started() -> None:
    turns = Turns(1, clock=lambda: 0.0)
    turn = await turns.take("a")
    turn.carry()

    async def apart() -> None:
        leave_turn()
        async with aside():
            assert not await is_free(turns)

    await asyncio.create_task(apart())
    assert not await is_free(turns)
    turn.end()
    assert await is_free(turns)


@in_a_loop
async def test_a_pool_works_in_threads_one_turn_each() -> None:
    pool = Pool("test", 1)
    begun, go_on = threading.Event(), threading.Event()

    def work(answer: int) -> int:
        begun.set()
        assert go_on.wait(PATIENCE)
        return answer

    try:
        first = await pool.begin(("a", ""), work, 1)
        second = asyncio.create_task(pool.run(("a", ""), work, 2))
        other = asyncio.create_task(pool.run(("b", ""), work, 3))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        first.cancel()  # nobody waits for it any more, but it keeps working
        begun.clear()
        await asyncio.sleep(0)
        assert not begun.is_set()
        go_on.set()
        assert await asyncio.gather(second, other) == [2, 3]
        with pytest.raises(ZeroDivisionError):
            await pool.run(("a", ""), lambda: 1 // 0)
        assert await pool.run(("a", ""), work, 4) == 4, "the turn of the one that failed has ended"
    finally:
        pool.stop()
    with pytest.raises(RefusedError):
        await pool.run(("a", ""), work, 5)
