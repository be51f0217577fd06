"""The attacks of `make soak` run and say what came of them, and what happens in an evening is judged; so is who plays there."""

import asyncio
import functools
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from waiting import PATIENCE


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "benchmarks"))


def test_a_door_that_holds_and_a_server_that_does_not_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import server_doors

    few = functools.partial(server_doors.crowded, count=10, data=server_doors.odd(server_doors.HOST), addresses=["127.0.0.3"])
    monkeypatch.setattr(server_doors, "GONE", PATIENCE)
    monkeypatch.setitem(server_doors.DOORS, "few", few)
    assert asyncio.run(server_doors.attacked(sys.executable, ["few"])) == {"few": True}
    assert asyncio.run(server_doors.attacked("/bin/false", ["few"])) == {"few": False}
    held, shut, *_ = capsys.readouterr().out.splitlines()
    assert held.split()[:6] == ["held", "few", "0", "of", "10", "open"]
    assert shut.split()[:3] == ["OPEN", "few", "RuntimeError:"]


def test_the_doors_that_fill_a_store_know_its_tables(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import server_doors

    monkeypatch.setattr(server_doors, "EVENTS", 300)
    monkeypatch.setattr(server_doors, "REVIEWS", 30)
    asyncio.run(server_doors.attacked(sys.executable, ["events", "archive", "reviews"]))
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in told] == ["events", "archive", "reviews"]
    assert all("ms of processor" in line for line in told), "they measured something, whatever it was"


def test_an_answer_that_should_not_be_is_told() -> None:
    import server_doors

    async def work() -> list[str]:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 404 Not Found\r\n\r\nHTTP/1.1 200 OK\r\n\r\n")
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            return list(await server_doors.wrong(port, [server_doors.Ask(server_doors.head("GET /x"), 404)]))

    (told,) = asyncio.run(work())
    assert told.endswith(": [404, 200]"), "another request was answered, too"


def test_steady_growth_is_seen_in_an_hour_and_noise_is_not() -> None:
    import server_evening

    chance = random.Random(1)
    steady = [(at * 60.0, 100 + 5 * at + chance.gauss(0, 10)) for at in range(61)]
    found = server_evening.trend(steady, server_evening.ENOUGH / 3)
    assert found.grows
    assert found.slope == pytest.approx(300, rel=0.1)
    assert len(found.later) == 4, "the sample at the very end is no span"
    grows = [
        server_evening.trend([(at * 60.0, chance.gauss(100, 10)) for at in range(61)], server_evening.ENOUGH / 3).grows
        for _ in range(200)
    ]
    assert sum(grows) < 20


def test_people_play_on_whichever_of_two_messages_comes_first() -> None:
    """What they may do next, or that their move was taken; what the server has no time for is sent again."""
    import server_players

    class Line:
        def __init__(self) -> None:
            self.sent: list[Any] = []

        def send(self, message: Any) -> None:
            self.sent.append(message)

    async def work() -> None:
        told, line = server_players.Told(), Line()
        player = server_players.Player(told, None, 0, random.Random(1), 0.0)
        player.line, player.room = line, "r"
        news = {"type": "news", "shared": {"number": 7, "standing": {"asked": {}}}, "own": {"legal": [3]}}
        player.hear(line, news)
        await asyncio.sleep(0.01)
        player.hear(line, news)
        player.hear(line, {"type": "done", "key": "0-1", "number": 8})
        await asyncio.sleep(0.01)
        assert [message["key"] for message in line.sent] == ["0-1", "0-2"]
        assert told.acknowledged == [("r", 8, "0-1")]
        player.hear(line, {"type": "error", "code": "busy"})
        assert player.pending == line.sent[-1], "it is still to be sent"
        player.hear(line, {"type": "error", "code": "illegal"})
        assert (player.pending, told.refused, line.sent[-1]) == (None, {"illegal": 1}, {"type": "look"})

    asyncio.run(work())
