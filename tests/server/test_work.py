"""What a server does for a match, counted: no clock is asked, so that a busy machine changes nothing.

A loss of speed is seen here on the day on which it comes in.
"""

import asyncio
import gc
import inspect
import json
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any
from weakref import WeakSet

import pytest

from server.hosting import Command, Guest, Hosted, hosted
from server.tables import Table, play_whole
from sweetbox.kernel.registry import all_games
from waiting import NEVER, wait_until

TEMPLATE = "_template"
GAMES = [*all_games(), TEMPLATE]


@pytest.mark.skipif(sys.platform == "win32", reason="it has no SIGUSR1")
def test_nothing_is_done_twice_and_nothing_heavy_is_loaded(sqlite: str, tmp_path: Path) -> None:
    """A match of each game from its start to its end, then another of each: what takes long and is always the same is done once.
    Compiled code is loaded where bots think, and never in the process that everybody waits for."""
    notes, limits = tmp_path / "notes", tmp_path / "limits.toml"
    limits.write_text("reviews_unasked = 100000.0\nrate = 1e6\nrooms_a_minute = 1e6\nnames_a_minute = 1e6\nhints_a_minute = 1e6\n")
    offered = [word for name in GAMES for word in ("--game", name)]
    program = [str(Path(__file__).parent / "noting.py"), str(notes)]
    server = Command(sqlite, Path(os.environ["SWEETBOX_HOME"]), "--limits", str(limits), *offered, program=program)

    def told() -> dict[str, Any]:
        notes.write_text("")
        server.process.send_signal(signal.SIGUSR1)
        return dict(json.loads(wait_until(lambda: (text := notes.read_text()).endswith("\n") and text)))

    def matches(guests: list[Guest]) -> Counter[str]:
        """What is noted of one of each game. Whether its review can be made is found out in a thread, after the match."""
        noted: Counter[str] = Counter()
        for name in GAMES:
            play_whole(guests, name)
        wait_until(lambda: noted.update(told()["noted"]) or {f"ask for the digest of {name}" for name in GAMES} <= noted.keys())
        return noted

    try:
        guests = [Guest(server.address, f"Guest {number}") for number in range(3)]
        told()  # until now it has started
        first = matches(guests)
        assert [what for what, count in first.items() if count > 1 and what.startswith(("import", "walk"))] == []
        assert {what for what in first if what.startswith("walk")} == {f"walk through {name}" for name in GAMES}
        assert [what for what in matches(guests) if not what.startswith("ask")] == []
        match = play_whole(guests, TEMPLATE)
        ask_for_bots(guests[0], match)
        assert told()["loaded"] == []
    finally:
        server.stop()
        for guest in guests:
            guest.http.close()


def ask_for_bots(guest: Guest, match: str) -> None:
    """A bot's move, a hint, and a review."""
    room = guest.post("/api/rooms", {"game": TEMPLATE, "seats": 2})["room"]
    guest.put(f"/api/rooms/{room}/seats/1", {"kind": "bot", "bot": "fair"})
    guest.post(f"/api/rooms/{room}/start")
    wait_until(lambda: guest.get(f"/api/rooms/{room}")["match"]["to_act"] == [0], tell=lambda: "the bot's first move")
    hint = [guest.ask("POST", f"/api/rooms/{room}/hint")]
    while not hint[-1].is_success:  # a process that starts may be late
        assert hint[-1].json()["code"] == "hint_later", hint[-1].text
        hint.append(guest.ask("POST", f"/api/rooms/{room}/hint"))
    move = guest.get(f"/api/rooms/{room}")["match"]["legal"][0]["text"]
    guest.post(f"/api/rooms/{room}/moves", {"move": move})
    wait_until(lambda: guest.get(f"/api/rooms/{room}")["match"]["to_act"] == [0], tell=lambda: "the bot's second move")
    guest.post(f"/api/matches/{match}/review")
    wait_until(lambda: guest.get(f"/api/matches/{match}/review")["state"] in ("running", "ready"), tell=lambda: "a review")


# As last counted: the lines of Python and the calls, in Python and in C, of the event loop for a move and for the one that ends the
# match, and what SQLite is asked for a move. Two people play (in Sweet Nose three), of chance the same each time.
WORK = {
    "biscuit_pockets": (6730, 9600, 5),
    "honeymoon": (7350, 10420, 5),
    "sweet_nose": (8650, 15410, 5),
    "sweets_stack": (7510, 12180, 5),
    "swintus": (4840, 8700, 5),
    TEMPLATE: (3860, 5830, 5),
}
MOVES, ENDS = 40, 3  # that are counted: the others are played more quickly
MORE = 1.25  # times as much is too much; if you need it, say here how much, and in docs/performance.md what for
# How often the loop, and what waits here for its tasks, look what there is to do depends on the machine.
WAITING = (os.path.dirname(asyncio.__file__), inspect.getfile(WeakSet), __file__)


@pytest.mark.parametrize("name", GAMES)
def test_a_move_and_an_end_are_no_more_work_than_before(name: str, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Else a review is asked for at each end, if some other test has compiled the game's.
    monkeypatch.setattr("sweetbox.server.reviews.is_ready", lambda game: False)
    with no_garbage(), asking() as asked, hosted(sqlite, games=(name,), make_seed=lambda: bytes(32), reviews_unasked=1e6) as server:
        guests = [server.guest(f"Guest {number}") for number in range(3)]
        whole = Table(guests, name)
        work_of_match(server, whole, asked, 0, NEVER)  # what is loaded once is loaded
        (moves, end), *others = (work_of_match(server, Table(guests, name), asked, MOVES, whole.moves) for _ in range(ENDS))
    # What the server does now and then by itself is counted, too: most moves, and one of some ends, are without it.
    ends = [end, *(other for _, other in others)]
    found = median(loop for loop, _ in moves), min(ends), median(stored for _, stored in moves)
    assert all(each <= MORE * before for each, before in zip(found, WORK[name], strict=True)), f"{name}: {found}"


@contextmanager
def no_garbage() -> Iterator[None]:
    """What is left of other tests is not taken apart here."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def asking() -> Iterator[Callable[[], int]]:
    """How often SQLite was asked, in all threads that begin in this context."""
    count = 0

    def note(frame: FrameType, event: str, called: object) -> None:
        nonlocal count
        count += event == "c_call" and type(getattr(called, "__self__", None)).__module__ == "sqlite3"

    threading.setprofile(note)
    try:
        yield lambda: count
    finally:
        threading.setprofile(None)


def work_of_match(
    server: Hosted, table: Table, asked: Callable[[], int], first: int, last: float
) -> tuple[list[tuple[int, int]], int]:
    """What its first moves are, up to number `first`, on the loop and for SQLite; and the one that ends it, number `last`."""
    work, count, goes_on = list[tuple[int, int]](), 0, True
    with table.playing():
        while goes_on:
            if first <= table.moves < last - 1:
                goes_on = table.move()
                continue
            before = asked()
            count, goes_on = work_of(server, table)
            work.append((count, asked() - before))
    assert table.moves == last or last == NEVER, "a match of the same chance has the same length"
    return work[:first], count


def work_of(server: Hosted, table: Table) -> tuple[int, bool]:
    """How many lines and calls the event loop's thread goes through for the next move, and whether the match goes on."""
    count, tasks = 0, 0

    def is_ours(frame: FrameType) -> bool:
        return not frame.f_code.co_filename.startswith(WAITING)

    def note_call(frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        count += event in ("call", "c_call") and is_ours(frame)

    def note_line(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        return note_line if is_ours(frame) else None

    async def begin() -> None:
        nonlocal tasks
        tasks = len(asyncio.all_tasks())
        sys.settrace(note_line)
        sys.setprofile(note_call)

    async def end() -> None:
        while len(asyncio.all_tasks()) > tasks:
            await asyncio.sleep(0.001)
        sys.settrace(None)
        sys.setprofile(None)

    server.run(begin())
    goes_on = table.move()
    server.run(end())
    return count, goes_on
