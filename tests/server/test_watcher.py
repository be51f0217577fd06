"""What is waiting to be read, and who is cut off when it is too much."""

import asyncio
import gc
import weakref
from collections.abc import Sequence

import pytest

from sweetbox.server.identity import Person
from sweetbox.server.problem import RefusedError
from sweetbox.server.settings import Limits
from sweetbox.server.watcher import Sockets, Unread, Watcher

MIA, BO = Person("mia", "Mia"), Person("bo", "Bo")


def watchers(unread: Unread, *owners: tuple[Person | None, str]) -> list[Watcher]:
    found = [Watcher(person, "en", address, unread) for person, address in owners]
    for watcher in found:
        unread.add(watcher)
    return found


def cut(*all_: Watcher) -> list[bool]:
    return [watcher.overrun.is_set() for watcher in all_]


def test_a_socket_that_does_not_read_is_cut() -> None:
    unread = Unread(lambda: Limits(unread=(1000, 10_000, 10_000)))
    deaf, reader = watchers(unread, (MIA, "here"), (MIA, "here"))
    for _ in range(11):
        deaf.send(b"x" * 100)
        reader.send(b"x" * 100)
        assert asyncio.run(reader.next()) == b"x" * 100
    assert cut(deaf, reader) == [True, False]
    assert (deaf.waiting, reader.waiting) == (0, 0)
    deaf.send(b"x" * 100)
    assert deaf.waiting == 0, "nothing more is kept for it"


def test_one_big_message_alone_is_not_too_much() -> None:
    unread = Unread(lambda: Limits(unread=(1000, 10_000, 10_000)))
    (watcher,) = watchers(unread, (MIA, "here"))
    watcher.send(b"x" * 5000)
    assert cut(watcher) == [False]
    watcher.send(b"x")
    assert cut(watcher) == [True]


def test_of_one_person_and_of_one_address_the_fullest_is_cut() -> None:
    unread = Unread(lambda: Limits(unread=(1000, 1500, 2000)))
    little, much, other, elsewhere = watchers(unread, (MIA, "here"), (MIA, "here"), (BO, "here"), (BO, "there"))
    for watcher, count in ((little, 6), (much, 9), (elsewhere, 9)):
        for _ in range(count):
            watcher.send(b"x" * 100)
    assert cut(little, much, other, elsewhere) == [False] * 4
    little.send(b"x" * 100)
    assert cut(little, much, other, elsewhere) == [False, True, False, False], "more than one person may have waiting"
    unread = Unread(lambda: Limits(unread=(1000, 1500, 2000)))
    one, two, three = watchers(unread, (MIA, "here"), (BO, "here"), (None, "here"))
    for watcher, count in ((one, 5), (two, 9), (three, 6)):
        for _ in range(count):
            watcher.send(b"x" * 100)
    one.send(b"x" * 100)
    assert cut(one, two, three) == [False, True, False], "more than one address may have waiting"


def test_a_message_goes_at_once_only_where_all_before_it_have_gone() -> None:
    unread = Unread(lambda: Limits(unread=(1000, 1000, 1000)))
    (watcher,) = watchers(unread, (MIA, "here"))
    gone: list[bytes] = []
    open_line = True

    def send_now(messages: Sequence[bytes]) -> bool:
        if open_line:
            gone.extend(messages)
        return open_line

    async def play() -> None:
        nonlocal open_line
        watcher.send(b"1")  # nobody is there to send it
        gone.append(await watcher.next(send_now))
        watcher.send(b"2")  # the first is still on its way
        gone.append(await watcher.next(send_now))
        waiting = asyncio.create_task(watcher.next(send_now))
        await asyncio.sleep(0)
        watcher.send(b"3")
        assert watcher.waiting == 0
        open_line = False
        watcher.send(b"4")
        open_line = True
        watcher.send(b"5")  # not ahead of the one that is waiting
        assert (gone, watcher.waiting) == ([b"1", b"2", b"3"], 2)
        gone.extend([await waiting, await watcher.next(send_now)])

    asyncio.run(play())
    assert gone == [b"1", b"2", b"3", b"4", b"5"]


def test_what_is_added_goes_in_one_piece_with_the_next() -> None:
    unread = Unread(lambda: Limits(unread=(1000, 1000, 1000)))
    (watcher,) = watchers(unread, (MIA, "here"))
    pieces: list[Sequence[bytes]] = []

    async def play() -> None:
        waiting = asyncio.create_task(watcher.next(lambda messages: not pieces.append(messages)))
        await asyncio.sleep(0)
        watcher.add(b"2")
        assert pieces == []
        watcher.send(b"0", b"1")
        watcher.send()
        watcher.add(b"3")
        watcher.send()
        waiting.cancel()

    asyncio.run(play())
    assert pieces == [(b"0", b"1", b"2"), (b"3",)]


def test_what_has_gone_counts_no_more() -> None:
    unread = Unread(lambda: Limits(unread=(1000, 1000, 1000)))
    first, second = watchers(unread, (MIA, "here"), (MIA, "here"))
    first.send(b"x" * 900)
    unread.drop(first)
    second.send(b"x" * 900)
    assert cut(second) == [False]
    unread.drop(second)
    kept = [weakref.ref(first), weakref.ref(second)]
    del first, second
    gc.collect()
    assert [watcher() for watcher in kept] == [None, None], "nor is it kept"


def test_a_place_is_given_back() -> None:
    sockets = Sockets(lambda: Limits(sockets=(1, 2), strangers=1))
    with sockets.place("here", MIA), sockets.place("here", None):
        for person in (MIA, BO, None):
            with pytest.raises(RefusedError), sockets.place("here", person):
                pass
        with sockets.place("there", BO), sockets.place("there", None):
            pass
    with sockets.place("here", BO), sockets.place("here", MIA):
        pass
