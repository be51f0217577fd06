"""`kill -9` at any moment with moves in flight, then a restart: what was acknowledged is there, and every match continues."""

import json
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.hosting import Command, Guest
from waiting import PATIENCE, wait_until

KILLS = int(os.environ.get("SWEETBOX_KILLS", "5"))  # `make soak`: 200
TABLES = 4
GAME = "biscuit_pockets"
TIMING: dict[str, Any] = {"kind": "bank", "bank": 3 * 3600, "increment": 0}  # nobody's time runs out, but everybody's is counted

Acknowledged = tuple[int, int, int]  # number of the event, seat, move


class Table:
    """Two people in a room who play as fast as they can, over HTTP or over sockets, and note what was acknowledged."""

    def __init__(self, address: str, name: int) -> None:
        self.by_socket = name % 2 == 0
        self.people = [Guest(address, f"A{name}"), Guest(address, f"B{name}")]
        options = {"idle_rounds": 40, "show_seen": True}  # or else the events would not repeat the moves
        self.id = self.people[0].post("/api/rooms", {"game": GAME, "options": options, "timing": TIMING})["room"]
        self.people[1].put(f"/api/rooms/{self.id}/seats/1", {"kind": "me"})
        self.people[0].post(f"/api/rooms/{self.id}/start")
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[Any] = []
        self.keys = 0

    def move_to(self, address: str) -> None:
        """The server is back, on another port."""
        for guest in self.people:
            cookies = guest.http.cookies
            guest.http.close()
            guest.address, guest.http = address, httpx.Client(base_url=address, cookies=cookies, timeout=PATIENCE)

    def play(self) -> None:
        """Until the server is gone."""
        try:
            if self.by_socket:
                self._play_by_socket()
            else:
                while True:
                    self.move()
        except (httpx.HTTPError, WebSocketException, OSError, EOFError):
            pass

    def move(self) -> None:
        """One move over HTTP, or the next match."""
        sight = self.people[0].get(f"/api/rooms/{self.id}")
        if sight["state"] == "over":
            sight = self.people[0].post(f"/api/rooms/{self.id}/start")
        seat = sight["match"]["to_act"][0]
        legal = self.people[seat].get(f"/api/rooms/{self.id}")["match"]["legal"]
        move = random.choice(legal)["index"]
        self.keys += 1
        answer = self.people[seat].ask("POST", f"/api/rooms/{self.id}/moves", {"move": move, "key": f"k{self.keys}"})
        if not answer.is_success:
            self.refused.append(answer.json())
            return
        self.acknowledged.append((answer.json()["number"], seat, move))

    def _play_by_socket(self) -> None:
        with self.people[0].socket(self.id) as zero, self.people[1].socket(self.id) as one:
            lines = (zero, one)
            for line in lines:
                line.until("sight")  # the first one arrives unasked; without this, each answer would be read one look too late
            while True:
                for line in lines:
                    line.send({"type": "look"})
                sights = [line.until("sight")["sight"] for line in lines]
                number = max(sight["number"] for sight in sights)
                if any(sight["number"] != number for sight in sights):
                    continue
                if sights[0]["state"] == "over":
                    self.people[0].post(f"/api/rooms/{self.id}/start")
                    continue
                seat = sights[0]["match"]["to_act"][0]
                move = random.choice(sights[seat]["match"]["legal"])["index"]
                self.keys += 1
                lines[seat].send({"type": "play", "move": move, "key": f"k{self.keys}"})
                told = lines[seat].until("done", "error")
                if told["type"] == "error":
                    self.refused.append(told)
                else:
                    self.acknowledged.append((told["number"], seat, move))

    def check(self) -> None:
        events = {event["number"]: event for event in self.people[0].events(self.id)}
        assert sorted(events) == list(range(1, len(events) + 1)), "no event is missing in between"
        current = max(event["number"] for event in events.values() if event["kind"] == "started")
        for number, seat, move in self.acknowledged:
            assert number in events, f"event {number} was acknowledged and is lost"
            event = events[number]
            assert (event["kind"], event["seat"]) == ("moved", seat)
            if number > current:
                assert event["log"][0] == [seat, move]
        assert self.refused == []
        clocks = self.people[0].get(f"/api/rooms/{self.id}")["clocks"]["seats"]
        assert all(clock["left"] is None or 0 < clock["left"] <= TIMING["bank"] * 1000 for clock in clocks)


@pytest.fixture(params=["sqlite", "postgresql"])
def killed(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    from server.conftest import new_database

    return new_database(request.param, tmp_path, request)


def test_kill_9_loses_nothing_that_was_acknowledged(killed: str, tmp_path: Path) -> None:
    seed = time.time_ns()
    random.seed(seed)
    server = Command(killed, tmp_path, "--rate", "100000")
    tables = [Table(server.address, name) for name in range(TABLES)]
    total = 0
    try:
        for _ in range(KILLS):
            threads = [threading.Thread(target=table.play) for table in tables]
            enough = [len(table.acknowledged) + random.randint(2, 10) for table in tables]
            for thread in threads:
                thread.start()
            for table, thread, count in zip(tables, threads, enough, strict=True):
                wait_until(lambda: len(table.acknowledged) >= count or not thread.is_alive())  # noqa: B023  it waits here
            assert all(thread.is_alive() for thread in threads), "somebody stopped playing while the server was there"
            output = server.kill()
            assert "ERROR" not in output, output
            for thread in threads:
                thread.join(PATIENCE)
                assert not thread.is_alive()
            server = Command(killed, tmp_path, "--rate", "100000")
            for table in tables:
                table.move_to(server.address)
                table.check()
                table.move()  # every match continues
                table.check()
        total = sum(len(table.acknowledged) for table in tables)
    finally:
        server.kill()
        for table in tables:
            for guest in table.people:
                guest.http.close()
    (tmp_path / "kills.json").write_text(json.dumps({"seed": seed, "kills": KILLS, "acknowledged": total}))
