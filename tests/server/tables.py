"""People who play at a server over their sockets, for tests that count or measure what that costs."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from server.hosting import Guest, Line
from sweetbox.kernel.registry import game

SHORT: dict[str, dict[str, Any]] = {"swintus": {"idle_turns": 10}}  # others end soon by themselves


class Table:
    """A match that is played at random: of two people, or as many as the game needs; crowded: of as many as it takes."""

    def __init__(self, guests: list[Guest], name: str, seed: int = 1, crowded: bool = False) -> None:
        fewest, most = game(name).seats
        self.seats = most if crowded else min(max(2, fewest), most)
        self._guests, self._chance = guests[: self.seats], random.Random(seed)
        opened = {"game": name, "seats": self.seats, "options": SHORT.get(name, {})}
        self.room = str(guests[0].post("/api/rooms", opened)["room"])
        for seat, guest in enumerate(self._guests[1:], 1):
            guest.put(f"/api/rooms/{self.room}/seats/{seat}", {"kind": "me"})
        self.moves = 0

    @contextmanager
    def playing(self) -> Iterator["Table"]:
        with ExitStack() as sockets:
            self._lines = [sockets.enter_context(guest.socket(self.room, sentences=False)) for guest in self._guests]
            for line in self._lines:
                line.until("stands")
            started = self._guests[0].post(f"/api/rooms/{self.room}/start")
            self.match = str(started["match"]["id"])
            self._legal = self._heard()
            yield self

    def move(self) -> bool:
        """Somebody's move; returns whether the match goes on. Afterwards everybody has heard of it."""
        seat = next(seat for seat, legal in enumerate(self._legal) if legal)
        self.moves += 1
        play = {"type": "play", "move": self._chance.choice(self._legal[seat]), "key": f"key {self.moves}"}
        self._lines[seat].send(play)
        self._legal = self._heard()
        self._lines[seat].until("done")
        return any(self._legal)

    def _heard(self) -> list[list[int]]:
        return [self._turn(line) for line in self._lines]

    def _turn(self, line: Line) -> list[int]:
        while True:
            told = line.until("news")
            if "standing" in told["shared"]:
                return list(told.get("own", {}).get("legal", []))


def play_whole(guests: list[Guest], name: str) -> str:
    """A match from its start to its end; its id."""
    with Table(guests, name).playing() as table:
        while table.move():
            pass
    return table.match
