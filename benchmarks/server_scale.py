"""Whether a move costs the same however many rooms and idle sockets there are, and how much memory an idle socket takes.

`python benchmarks/server_scale.py --rooms 10 1000 --sockets 2000` starts the server on SQLite in a process of its own. For each
size, it opens rooms, or sockets that only look on in other rooms, until there are as many, and then plays so many moves in ten
of the rooms. Its figures: processor milliseconds a move, and the memory that each socket has added. The load is beside them.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from server_client import HERE, Client, Socket
from server_figures import TEMPLATE, Counter, no_limits
from server_over_sockets import Table
from server_process import cpu_seconds, memory, serving

from sweetbox.server.serve import open_files

PLAYED = 10  # rooms in which moves are made
AT_ONCE = 20  # rooms or sockets that are opened at the same time


class Town:
    def __init__(self, port: int, process: int) -> None:
        self.port, self.process = port, process
        self.rooms: list[str] = []
        self.idle: list[tuple[Socket, asyncio.Task[None]]] = []
        self.tables: list[Table] = []

    async def settle(self) -> None:
        for _ in range(PLAYED):
            table = Table(self.port, TEMPLATE, random.Random(1), Counter(SimpleNamespace(send=id), 1))  # type: ignore[arg-type]
            await table.open()
            self.tables.append(table)
            self.rooms.append(table.room)
        await self.play(20)

    async def open_rooms(self, count: int) -> None:
        client = Client(self.port, HERE)
        await client.good("PUT", "/api/identity", {"name": "Host"})
        while len(self.rooms) < count:
            some = min(AT_ONCE, count - len(self.rooms))
            sights = await asyncio.gather(*(client.good("POST", "/api/rooms", {"game": TEMPLATE}) for _ in range(some)))
            self.rooms += [sight["room"] for sight in sights]
        client.close()

    async def open_sockets(self, count: int) -> None:
        while len(self.idle) < count:
            some = min(AT_ONCE, count - len(self.idle))
            clients = [Client(self.port, f"127.0.{random.randint(1, 250)}.{random.randint(1, 250)}") for _ in range(some)]
            others = self.rooms[PLAYED:] or self.rooms
            rooms = [others[(len(self.idle) + number) % len(others)] for number in range(some)]
            for line in await asyncio.gather(*(client.socket(room) for client, room in zip(clients, rooms, strict=True))):
                self.idle.append((line, asyncio.create_task(read(line))))

    async def play(self, moves: int) -> float:
        """Processor milliseconds a move."""
        before = cpu_seconds(self.process)
        await asyncio.gather(*(table.play(moves) for table in self.tables))
        return 1000 * (cpu_seconds(self.process) - before) / (moves * len(self.tables))


async def read(line: Socket) -> None:
    while True:
        await line.receive_bytes()


async def measure(port: int, process: int, chosen: Any) -> None:
    town = Town(port, process)
    await town.settle()
    bare = 0.0
    sizes = [*((count, 0) for count in chosen.rooms), *((max(chosen.rooms), count) for count in chosen.sockets if count)]
    for rooms, idle in sizes:
        await town.open_rooms(rooms)
        bare = bare if idle else memory(process)
        await town.open_sockets(idle)
        await asyncio.sleep(1.0)
        each = 1024 * (memory(process) - bare) / idle if idle else 0.0
        cost = await town.play(chosen.moves)
        told = {"rooms": len(town.rooms), "idle sockets": idle, "CPU ms a move": round(cost, 3), "KiB a socket": round(each, 1)}
        print(json.dumps({**told, "MiB": round(memory(process)), "load": round(os.getloadavg()[0], 1)}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, nargs="+", default=[10, 100, 1000, 10000])
    parser.add_argument("--sockets", type=int, nargs="+", default=[1000, 10000])
    parser.add_argument("--moves", type=int, default=100, help="in each of ten rooms")
    chosen = parser.parse_args()
    open_files()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(f"sqlite:///{folder}/rooms.db", folder, "--game", TEMPLATE, *no_limits(folder)) as server:
            asyncio.run(measure(server.port, server.pid, chosen))


if __name__ == "__main__":
    main()
