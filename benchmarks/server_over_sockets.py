"""What a move costs the server over real sockets: `serve` in a process of its own, the people in this one.

The people read what they are sent, as a page does, and answer with one of the moves they are offered.
"""

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from server_client import Client, Socket
from server_figures import TEMPLATE, Plan, Sent, Tell, figures, no_limits, seats_of
from server_players import Regular, Told, sit_down
from server_process import HERE, cpu_seconds, serving

from sweetbox.kernel.registry import all_games

STALLED = 1800.0  # seconds after which moves that were asked for are given up


class Seated(Regular):
    """Somebody at a table, or who looks on there; plays at once, as many moves as the table is allowed."""

    table: "Table"

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seen = Sent()

    async def play(self) -> None:
        """Once: a line that breaks here ends the measuring."""
        await self.attend()

    async def next(self, line: Socket) -> Any:
        text = await line.receive_bytes()
        self.seen.note(text)
        return msgspec.json.decode(text)

    def hear(self, line: Socket, message: Any) -> None:
        waits = self.pending is not None
        super().hear(line, message)
        if waits and message["type"] == "done":
            self.table.note_move()

    def refused(self, line: Socket, code: str) -> None:
        self.table.asked -= 1
        super().refused(line, code)

    def _send(self, move: dict[str, Any]) -> None:
        if self.table.asked < self.table.allowed and self.pending is move:
            self.table.asked += 1
            super()._send(move)

    def go_on(self) -> None:
        if self.pending is not None and self.sent is None:
            self._send(self.pending)


class Table:
    """Some people who play match after match, and somebody who looks on."""

    def __init__(self, told: Told, port: int, game: str, chance: random.Random) -> None:
        self.game = game
        self.people = [Seated(told, Client(port, HERE), seat, chance, 0.0) for seat in range(seats_of(game) + 1)]
        self.allowed = self.asked = self.made = 0  # moves
        self.done = asyncio.Event()
        for player in self.people:
            player.table = self

    async def open(self) -> None:
        *people, onlooker = self.people
        await sit_down(people, self.game)
        onlooker.room = people[0].room
        self.playing = [asyncio.create_task(player.play()) for player in self.people]

    async def play(self, moves: int) -> None:
        """So many more moves."""
        self.allowed += moves
        self.done.clear()
        for player in self.people:
            player.go_on()
        async with asyncio.timeout(STALLED):
            await self.done.wait()

    def note_move(self) -> None:
        self.made += 1
        if self.made == self.allowed:
            self.done.set()

    def close(self) -> None:
        for player in self.people:
            player.client.close()


def over_sockets(plan: Plan, tell: Tell) -> dict[str, Any]:
    games = [word for name in (*all_games(), TEMPLATE) for word in ("--game", name)]
    with tempfile.TemporaryDirectory(dir=plan.folder) as name:
        folder = Path(name)
        with serving(f"sqlite:///{folder}/rooms.db", folder, *no_limits(folder), *games) as server:
            return asyncio.run(measure(server.port, server.pid, plan, tell))


async def measure(port: int, process: int, plan: Plan, tell: Tell) -> dict[str, Any]:
    told, chance = Told(), random.Random(plan.seed)
    tables = [Table(told, port, game, chance) for game in plan.games]
    for table in tables:
        await table.open()
    reading = asyncio.gather(*(task for table in tables for task in table.playing))

    async def play(moves: int) -> None:
        playing = asyncio.gather(*(table.play(moves) for table in tables))
        while not playing.done():
            await asyncio.wait((reading, playing), timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
            tell(len(told.acknowledged), plan.all_moves)
            if reading.done():  # it only ends by an error
                playing.cancel()
                reading.result()
        await playing

    await play(plan.warm)
    for table in tables:
        for player in table.people:
            player.seen = Sent()
    before = cpu_seconds(process)
    await play(plan.moves)
    cpu = cpu_seconds(process) - before
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    for table in tables:
        table.close()
    starts = sum(len(table.people[-1].seen.starts) for table in tables)
    sent = [player.seen for table in tables for player in table.people]
    found = figures("over sockets", plan, plan.rooms * plan.moves, starts, cpu, sent)
    return {**found, "troubles": dict(told.refused + told.put_off)}
