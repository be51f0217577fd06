"""What a move costs the server over real sockets: `serve` in one process, the people in another.

The people read what they are sent, as a page does, and answer with one of the moves they are offered.
"""

import asyncio
import os
import random
from collections import Counter as Counts
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import msgspec
from server_client import Client, Socket, turn_in
from server_figures import NO_LIMITS, TEMPLATE, Counter, Plan, Sent, seats_of

from sweetbox.kernel.registry import all_games
from sweetbox.server.serve import open_files, serve
from sweetbox.server.settings import Settings

HERE = "127.0.0.1"
STALLED = 300.0  # seconds without a move after which it is given up
TROUBLES = 100  # refused moves of a table after which it is given up


def host(folder: str, parent: Connection) -> None:
    """The server; tells its port, and the process that it is."""

    def tell(address: str) -> None:
        parent.send({"port": int(address.rpartition(":")[2]), "process": os.getpid()})

    settings = Settings(database=f"sqlite:///{folder}/rooms.db", games=(*all_games(), TEMPLATE), **NO_LIMITS)
    serve(settings, HERE, 0, tell=tell, warn=lambda _: None)


class StalledError(Exception):
    """A table does not get on."""


class Table:
    """Some people who play match after match, and somebody who looks on."""

    def __init__(self, port: int, game: str, chance: random.Random, counter: Counter) -> None:
        self.people = [Client(port, HERE) for _ in range(seats_of(game))]
        self.onlooker = Client(port, HERE)
        self.game = game
        self.chance = chance
        self.counter = counter
        self.guests: list[Guest] = []
        self.reading: list[asyncio.Task[None]] = []
        self.allowed = self.sent = self.made = self.starts = 0  # moves, and matches that were started
        self.starting = False
        self.troubles: Counts[str] = Counts()
        self.done = asyncio.Event()

    async def open(self) -> None:
        for number, client in enumerate(self.people, 1):
            await client.good("PUT", "/api/identity", {"name": f"Player {number}"})
        sight = await self.people[0].good("POST", "/api/rooms", {"game": self.game, "seats": len(self.people)})
        self.room = sight["room"]
        for seat, client in enumerate(self.people[1:], 1):
            await client.good("PUT", f"/api/rooms/{self.room}/seats/{seat}", {"kind": "me"})
        for client in (*self.people, self.onlooker):
            guest = Guest(self, await client.socket(self.room), plays=client is not self.onlooker)
            self.guests.append(guest)
            # At once: the server cuts off people who do not answer its pings.
            self.reading.append(asyncio.create_task(guest.read()))
        await self.start()

    async def start(self) -> None:
        self.starts += 1
        await self.people[0].good("POST", f"/api/rooms/{self.room}/start")

    async def play(self, moves: int) -> None:
        """So many more moves."""
        self.allowed += moves
        self.done.clear()
        for guest in self.guests:
            guest.act()
        while self.made < self.allowed:
            before = self.made
            try:
                await asyncio.wait_for(self.done.wait(), STALLED)
            except TimeoutError:
                if self.made == before:
                    raise StalledError(f"{self.game}: no move for {STALLED:.0f} s; refused: {dict(self.troubles)}") from None

    def close(self) -> None:
        for client in (*self.people, self.onlooker):
            client.close()
        for guest in self.guests:
            guest.socket.abort()

    def restart(self) -> None:
        """The next match, once for all."""
        if not self.starting and self.sent < self.allowed:
            self.starting = True
            self._start = asyncio.create_task(self.start())

    def note_move(self) -> None:
        self.made += 1
        self.counter.count()
        if self.made == self.allowed:
            self.done.set()

    def note_trouble(self, code: str) -> None:
        self.sent -= 1
        self.troubles[code] += 1
        if self.troubles.total() > TROUBLES:
            raise StalledError(f"{self.game}: too many moves were refused: {dict(self.troubles)}")


@dataclass
class Guest:
    """Somebody at a table, by their socket."""

    table: Table
    socket: Socket
    plays: bool
    legal: list[int] = field(default_factory=list)
    waits: bool = False  # for the answer to a move
    over: bool = False
    seen: Sent = field(default_factory=Sent)

    async def read(self) -> None:
        """Everything, until the end."""
        while True:
            text = await self.socket.receive_bytes()
            self.seen.note(text)
            if self.plays:
                self.hear(msgspec.json.decode(text))

    def hear(self, message: Any) -> None:
        if message["type"] == "done":
            self.waits = False
            self.table.note_move()
        elif message["type"] == "error":
            self.waits = False
            self.table.note_trouble(message["code"])
            self.socket.send({"type": "look"})
        turn = turn_in(message)
        if turn is not None:
            self.legal, self.over = turn
            if not self.over and self is self.table.guests[0]:
                self.table.starting = False
        self.act()

    def act(self) -> None:
        """Make a move if one is asked for; the first player starts the next match."""
        table = self.table
        if not self.plays or self.waits or table.sent >= table.allowed:
            return
        if self.over:
            if self is table.guests[0]:
                table.restart()
        elif self.legal:
            self.waits = True
            table.sent += 1
            self.socket.send({"type": "play", "move": table.chance.choice(self.legal), "key": f"key {table.sent}"})
            self.legal = []


def play(plan: Plan, port: int, parent: Connection) -> None:
    """Seat everybody and warm up; tell so; wait for a word; play; tell what was seen."""
    open_files()
    try:
        asyncio.run(play_at(plan, port, parent))
    except (EOFError, OSError) as error:
        raise SystemExit(f"The server has closed a socket: {type(error).__name__} {error}") from None
    except StalledError as error:
        raise SystemExit(str(error)) from None


async def play_at(plan: Plan, port: int, parent: Connection) -> None:
    chance, counter = random.Random(plan.seed), Counter(parent, plan.all_moves)
    tables = [Table(port, game, chance, counter) for game in plan.games]
    for table in tables:
        await table.open()
    reading = asyncio.gather(*(task for table in tables for task in table.reading))

    async def play_all(moves: int) -> int:
        """How many matches were started until now."""
        playing = asyncio.gather(*(table.play(moves) for table in tables))
        await asyncio.wait((reading, playing), return_when=asyncio.FIRST_COMPLETED)
        if reading.done():  # it only ends by an error
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            reading.result()
        await playing
        return sum(table.starts for table in tables)

    warmed = await play_all(plan.warm)
    parent.send("warm")
    parent.recv()
    starts = await play_all(plan.moves) - warmed
    reading.cancel()
    for table in tables:
        table.close()
    await asyncio.gather(reading, return_exceptions=True)
    troubles = sum((table.troubles for table in tables), Counts[str]())
    parent.send({"starts": starts, "troubles": dict(troubles), "sent": [guest.seen for table in tables for guest in table.guests]})
