"""How long a person's move takes while bots think: rooms of three `master` bots and a person each, or as many as are asked for.

`python benchmarks/server_bots.py --rooms 50 --seconds 60` starts the server on SQLite in a process of its own. In every room
somebody plays a random legal move as soon as it is their turn, and it is noted how long the answer took; the bots think in between.
The load of the machine is printed beside the figures. `--threads` lets bots think in threads of the server, as a comparison.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import msgspec
from server_figures import NO_LIMITS
from server_flood import Client, turn_in
from server_process import cpu_seconds
from server_scale import memory

from sweetbox.cli.printing import progress
from sweetbox.server.serve import serve
from sweetbox.server.settings import Settings

HERE = "127.0.0.1"
BOTS = 3
WARM = 15.0  # seconds until everything is compiled and every table plays


def host(folder: str, apart: bool, parent: Connection) -> None:
    def tell(address: str) -> None:
        parent.send((int(address.rpartition(":")[2]), os.getpid()))

    settings = Settings(database=f"sqlite:///{folder}/rooms.db", bots_apart=apart, **NO_LIMITS)
    serve(settings, HERE, 0, tell=tell, warn=lambda _: None)


class Table:
    """A person and three bots, match after match."""

    def __init__(self, port: int, number: int, game: str, bot: str) -> None:
        self.client = Client(port, f"127.0.1.{number % 250 + 1}")
        self.game, self.bot, self.chance = game, bot, random.Random(number)
        self.took: list[float] = []
        self.news = 0  # events, of the person and of the bots

    async def open(self) -> None:
        await self.client.good("PUT", "/api/identity", {"name": "Player"})
        places = [{"kind": "me"}, *[{"kind": "bot", "bot": self.bot}] * BOTS]
        self.room = (await self.client.good("POST", "/api/rooms", {"game": self.game, "places": places}))["room"]
        self.socket = await self.client.socket(self.room)
        self.reading = asyncio.create_task(self.play())
        await self.start()

    async def start(self) -> None:
        await self.client.good("POST", f"/api/rooms/{self.room}/start")

    async def play(self) -> None:
        """A random legal move whenever one is asked for; how long each answer took."""
        asked: float | None = None
        legal, over = list[int](), False
        while True:
            text = await self.socket.receive_bytes()
            message: Any = msgspec.json.decode(text)
            if message["type"] == "done" and asked is not None:
                self.took.append(time.monotonic() - asked)
                asked = None
            elif message["type"] == "error":
                asked = None
                self.socket.send({"type": "look"})
            self.news += message["type"] == "news"
            legal, over = turn_in(message) or (legal, over)
            if over:
                over = False
                self.starting = asyncio.create_task(self.start())
            elif legal and asked is None:
                asked = time.monotonic()
                self.socket.send({"type": "play", "move": self.chance.choice(legal), "key": f"key {asked}"})
                legal = []


def largest_child(process: int) -> float:
    """MiB of the largest process that this one has started."""
    children = [int(each) for file in Path(f"/proc/{process}/task").glob("*/children") for each in file.read_text().split()]
    return max((memory(child) for child in children), default=0.0)


async def measure(port: int, process: int, rooms: int, seconds: float, game: str, bot: str) -> dict[str, Any]:
    tables = [Table(port, number, game, bot) for number in range(rooms)]
    for table in tables:
        await table.open()
    await asyncio.sleep(WARM)
    for table in tables:
        table.took.clear()
        table.news = 0
    cpu = cpu_seconds(process)
    with progress() as tell:
        for step in range(round(seconds)):
            if tell is not None:
                tell(step, round(seconds))
            await asyncio.sleep(1.0)
    took = sorted(each for table in tables for each in table.took)
    for table in tables:
        table.reading.cancel()
    if len(took) < 2:
        raise SystemExit("Nobody came to move: give it more seconds.")
    cuts = statistics.quantiles(took, n=100)
    return {
        "rooms": rooms,
        "moves of people": len(took),
        "events a second": round(sum(table.news for table in tables) / seconds, 1),
        "p50 ms": round(cuts[49] * 1000, 1),
        "p99 ms": round(cuts[98] * 1000, 1),
        "server CPU": round((cpu_seconds(process) - cpu) / seconds, 2),
        "MiB of the server, and of the largest process of bots": [round(memory(process)), round(largest_child(process))],
        "load": os.getloadavg()[0],
        "cores": os.cpu_count(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="swintus")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--threads", action="store_true", help="bots think in threads of the server")
    chosen = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        here, there = context.Pipe()
        server = context.Process(target=host, args=(folder, not chosen.threads, there))
        server.start()
        try:
            port, process = here.recv()
            found = asyncio.run(measure(port, process, chosen.rooms, chosen.seconds, chosen.game, chosen.bot))
            print(json.dumps({"bots think": "in threads" if chosen.threads else "apart", **found}))
        finally:
            server.terminate()
            server.join()


if __name__ == "__main__":
    main()
