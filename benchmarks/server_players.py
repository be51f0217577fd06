"""People who play for long, come back when their line breaks, and are sure of what they were told: for the scripts that have a
server full of people."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from server_client import Client, Socket, turn_in
from sqlalchemy import case, select

from sweetbox.server import schema
from sweetbox.server.store import Store

BROKEN = (OSError, EOFError, asyncio.LimitOverrunError, RuntimeError)
STARTING = 6.0  # seconds that the start of a match may take before it is asked for again
AGAIN = ("store", "busy", "crowded", "too_many")  # refusals after which the same is asked again


class Told:
    """What all of them were told."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, int, str]] = []  # moves: room, number of the event, key
        self.refused: Counter[str] = Counter()  # moves, by the reason
        self.put_off: Counter[str] = Counter()  # moves that were sent again, by the reason
        self.broken: Counter[str] = Counter()  # lines, by what broke them
        self.took: list[float] = []  # seconds until a move was acknowledged

    def note_broken(self, error: Exception) -> None:
        self.broken[f"{type(error).__name__} {error}"[:60]] += 1

    async def lost(self, database: str) -> list[tuple[str, int, str]]:
        """What somebody was told that the store does not have, and rooms with a gap in their events."""
        store, event = Store(database), schema.event.c
        moved = case((event.kind == "moved", event.data)).label("moved")
        try:
            rows = await store.rows(select(event.room, event.number, moved).order_by(event.number))
        finally:
            await store.close()
        stored = {
            (row["room"], row["number"]): msgspec.json.decode(row["moved"])["key"] if row["moved"] is not None else None
            for row in rows
        }
        counts, last = Counter(room for room, _ in stored), dict(stored.keys())
        gaps = [(room, count, "gap") for room, count in counts.items() if count != last[room]]
        return [*(each for each in self.acknowledged if stored.get(each[:2]) != each[2]), *gaps]


class Player:
    """Somebody at a table, who sends again what was not acknowledged, as a page does."""

    def __init__(self, told: Told, client: Client, seat: int, chance: random.Random, pace: float) -> None:
        self.told, self.client, self.seat, self.chance = told, client, seat, chance
        self.pace = pace  # seconds that they think about a move, on average
        self.room = ""
        self.number = 0  # of the last event that was seen
        self.line: Socket | None = None
        self.pending: dict[str, Any] | None = None  # a move that was not acknowledged yet
        self.sent: float | None = None  # when it was sent over this line
        self.keys = 0
        self.legal: list[int] = []
        self.over = False

    async def connect(self) -> Socket:
        return await self.client.socket(self.room, self.number or None)

    async def next(self, line: Socket) -> Any:
        return msgspec.json.decode(await line.receive_bytes())

    async def attend(self) -> None:
        """Until the line breaks."""
        line = self.line = await self.connect()
        try:
            if self.pending is not None:
                self._send(self.pending)
            while True:
                self.hear(line, await self.next(line))
        finally:
            self.line = self.sent = None
            line.abort()

    def hear(self, line: Socket, message: Any) -> None:
        kind = message["type"]
        if kind == "done" and self.pending is not None and message["key"] == self.pending["key"]:
            self.told.acknowledged.append((self.room, message["number"], message["key"]))
            if self.sent is not None:
                self.told.took.append(time.perf_counter() - self.sent)
            self.pending = self.sent = None
        elif kind == "error":
            self.refused(line, message["code"])
        elif kind == "news":
            self.number = max(self.number, message["shared"]["number"])
        if turn := turn_in(message):
            self.legal, self.over = turn
        if self.legal and not self.over and self.pending is None:
            self.keys += 1
            self.pending = {"type": "play", "move": self.chance.choice(self.legal), "key": f"{self.seat}-{self.keys}"}
            self.legal = []
            self._send_after(self.chance.uniform(0.5, 1.5) * self.pace)

    def refused(self, line: Socket, code: str) -> None:
        self.sent = None
        if code in AGAIN and self.pending is not None:
            self.told.put_off[code] += 1
            self._send_after(1.0)
            return
        self.told.refused[code] += 1
        self.pending = None
        line.send({"type": "look"})

    def _send_after(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._send, self.pending)

    def _send(self, move: dict[str, Any]) -> None:
        """Unless it was acknowledged, or the line has dropped; then it is sent over the next one."""
        if self.pending is move and self.line is not None:
            with contextlib.suppress(*BROKEN):
                self.line.send(move)
                self.sent = time.perf_counter()


class Regular(Player):
    """Somebody who comes back by themselves; in the first seat, they start the next match."""

    starting: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Until the task is cancelled."""
        while True:
            try:
                await self.attend()
            except BROKEN as error:
                self.told.note_broken(error)
            await asyncio.sleep(0.1)

    def hear(self, line: Socket, message: Any) -> None:
        super().hear(line, message)
        if self.over and self.seat == 0 and (self.starting is None or self.starting.done()):
            self.starting = asyncio.create_task(self.start())

    async def start(self) -> None:
        while self.over:
            with contextlib.suppress(*BROKEN):
                await asyncio.wait_for(self.client.good("POST", f"/api/rooms/{self.room}/start"), STARTING)
            await asyncio.sleep(1.0)


async def sit_down(people: Sequence[Player], game: str, bots: Sequence[str] = ()) -> None:
    """These people, and bots, at a table of the first one, who starts the match."""
    for player in people:
        await player.client.good("PUT", "/api/identity", {"name": f"Player {player.seat + 1}"})
    host, guests = people[0].client, people[1:]
    places = [{"kind": "me"}, *({"kind": "open"} for _ in guests), *({"kind": "bot", "bot": bot} for bot in bots)]
    room = (await host.good("POST", "/api/rooms", {"game": game, "places": places}))["room"]
    for player in guests:
        await player.client.good("PUT", f"/api/rooms/{room}/seats/{player.seat}", {"kind": "me"})
    for player in people:
        player.room = room
    await host.good("POST", f"/api/rooms/{room}/start")
