"""Whether strangers can stop the server: how long other people's moves take under a thousand hostile sockets from ten addresses.

The server runs on one core; attackers and honest players share the others. `core taken` says for how much of the time something
else had that core while the server had work: where it is much, the figures are those of a busy machine. Everything stays on this
machine (127.0.0.0/8), and every flood has so many sockets and so many seconds. The store is in memory where the system has a
folder for that: a disk that takes its time would be measured instead of the server (`--folder` to measure it, too). Run
`python benchmarks/server_flood.py [--seconds 30] [--sockets 1000] [--flood look …]`; it ends with 1 when a figure is above its
target.
"""

import argparse
import asyncio
import contextlib
import itertools
import math
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from server_client import Client, Socket, frame, turn_in
from server_figures import percentile
from server_players import Regular, Told, sit_down
from server_process import loop_seconds, memory, serving

TARGET = 250.0  # milliseconds: 99 of 100 moves of other people are answered sooner
GAME = "biscuit_pockets"
HOSTILE = [f"127.0.0.{number}" for number in range(1, 11)]
ALONE = [f"127.0.1.{number}" for number in range(1, 21)]  # honest people, an address each
CLUB = ["127.0.2.1"] * 60  # honest people behind one address
WATCH = "127.0.3.1"
MEMORY = "/dev/shm"  # Linux's folder that is no disk
PACE = 2.0  # seconds between two moves at a table, on average
SETTLE = 2.0  # seconds between two floods
WHO = ("alone", "club", "health", "own")  # whose times are told; `own`: the delays of the players' own process


LOOK = frame(1, b'{"type":"look"}')


# ---- Honest people ----


class Table(Told):
    """Two people who play match after match, over their sockets."""

    def __init__(self, port: int, addresses: tuple[str, str], who: str) -> None:
        super().__init__()
        self.who = who
        self.people = [Regular(self, Client(port, each), seat, random.Random(), PACE) for seat, each in enumerate(addresses)]

    async def play(self) -> None:
        await sit_down(self.people, GAME)
        await asyncio.gather(*(player.play() for player in self.people))

    def tell(self) -> tuple[list[float], Counter[str]]:
        """How long the moves took since the last time, with those that still wait, and what went wrong."""
        at, troubles = time.perf_counter(), self.refused + self.put_off + self.broken
        times = [*self.took, *(at - player.sent for player in self.people if player.sent is not None)]
        for each in (self.took, self.refused, self.put_off, self.broken):
            each.clear()
        return times, Counter({f"{self.who}: {name}": count for name, count in troubles.items()})


async def honest(port: int, orders: Any) -> None:
    """Play until told to end; after each word on the pipe, send what was measured since the last."""
    tables = [Table(port, pair, "alone") for pair in zip(ALONE[::2], ALONE[1::2], strict=True)]
    tables += [Table(port, pair, "club") for pair in zip(CLUB[::2], CLUB[1::2], strict=True)]
    pulse = Pulse(Client(port, WATCH))
    playing = [asyncio.create_task(table.play()) for table in tables]
    async with asyncio.timeout(180):
        while not all(player.line for table in tables for player in table.people):
            await asyncio.sleep(0.1)
    own: list[float] = []
    playing += [asyncio.create_task(pulse.take()), asyncio.create_task(note_delays(own))]
    orders.send("ready")
    while True:
        while not orders.poll():
            await asyncio.sleep(0.05)
            for task in playing:
                if task.done():
                    task.result()
        if orders.recv() == "end":
            return
        told: dict[str, Any] = {"alone": [], "club": [], "health": [*pulse.times, time.perf_counter() - pulse.asked], "own": own[:]}
        told["troubles"] = Counter()
        pulse.times.clear()
        own.clear()
        for table in tables:
            times, troubles = table.tell()
            told[table.who] += times
            told["troubles"] += troubles
        orders.send(told)


@dataclass
class Pulse:
    """Whether the server answers at all."""

    client: Client
    times: list[float] = field(default_factory=list)
    asked: float = field(default_factory=time.perf_counter)

    async def take(self) -> None:
        while True:
            self.asked = time.perf_counter()
            answer = await self.client.ask("GET", "/health")
            self.times.append(time.perf_counter() - self.asked)
            if answer.status != 200:
                raise RuntimeError(f"/health: {answer.status}")
            await asyncio.sleep(0.2)


async def note_delays(times: list[float]) -> None:
    """How late the players themselves are: what this machine adds to every figure."""
    while True:
        due = time.perf_counter() + 0.02
        await asyncio.sleep(0.02)
        times.append(max(0.0, time.perf_counter() - due))


# ---- Attackers ----


@dataclass
class Attack:
    port: int
    sockets: int
    until: float  # of the loop's clock
    rooms: list[str]  # with long matches, of the attackers' own
    people: list[list[str]]  # cookies, for each address
    seen: Counter[str] = field(default_factory=Counter)
    opened: dict[str, str] = field(default_factory=dict)  # rooms, by the cookies of those who opened them

    @property
    def on(self) -> bool:
        return asyncio.get_running_loop().time() < self.until

    def clients(self) -> Iterable[Client]:
        """One for each hostile socket, the addresses in turn."""
        for number in range(self.sockets):
            of_address, person = number % len(HOSTILE), number // len(HOSTILE)
            cookies = self.people[of_address]
            yield Client(self.port, HOSTILE[of_address], cookies[person % len(cookies)] if cookies else "")

    async def run(self, flood: "Flood") -> None:
        """All at once, again and again."""

        async def keep_on(number: int, client: Client) -> None:
            while self.on:
                try:
                    await flood(self, number, client)
                except (OSError, EOFError, asyncio.LimitOverrunError):
                    self.seen["refused or cut"] += 1
                    await asyncio.sleep(0.5)

        tasks = [asyncio.create_task(keep_on(number, client)) for number, client in enumerate(self.clients())]
        await asyncio.wait(tasks, timeout=max(0.0, self.until - asyncio.get_running_loop().time()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def room(self, number: int) -> str:
        return self.rooms[number // 60 % len(self.rooms)]  # sixty on one room

    @contextlib.asynccontextmanager
    async def held(self, client: Client, room: str, since: int | None = None) -> AsyncIterator[Socket]:
        socket = await client.socket(room, since)
        self.seen["sockets"] += 1
        try:
            yield socket
        finally:
            socket.abort()

    async def shout(
        self, number: int, client: Client, what: bytes, told: tuple[str, int], pause: float, deaf: bool = False
    ) -> None:
        """Send this over one socket again and again. told: what it is, and how much of it."""
        async with self.held(client, self.room(number)) as socket:
            if deaf:
                socket.writer.transport.pause_reading()  # type: ignore[attr-defined]
            reading = asyncio.create_task(asyncio.sleep(math.inf) if deaf else socket.drain())
            try:
                while self.on and not reading.done() and not socket.writer.transport.is_closing():
                    socket.writer.write(what)
                    self.seen[told[0]] += told[1]
                    await asyncio.wait_for(socket.writer.drain(), 30)
                    await asyncio.sleep(pause)
            finally:
                reading.cancel()


Flood = Callable[[Attack, int, Client], Awaitable[None]]
LOOK = frame(1, b'{"type":"look"}')
BULK = frame(9, b"") * 10_000 + frame(1, b"") * 10_000


async def look(attack: Attack, number: int, client: Client) -> None:
    """Sockets without an identity that ask for the sight 20 times a second, and read it."""
    client.cookie = ""
    await attack.shout(number, client, LOOK, ("looks", 1), 0.05)


async def deaf(attack: Attack, number: int, client: Client) -> None:
    """The same, but they read nothing."""
    await attack.shout(number, client, LOOK * 4, ("looks", 4), 0.2, deaf=True)


async def rejoin(attack: Attack, number: int, client: Client) -> None:
    """Come, ask for everything since the first event, go."""
    async with attack.held(client, attack.room(number), since=0) as socket:
        await socket.reader.read(1 << 16)


async def frames(attack: Attack, number: int, client: Client) -> None:
    """Pings and empty messages in bulk: nothing of it is ever a message."""
    await attack.shout(number, client, BULK, ("frames", 20_000), 0.2)


async def play(attack: Attack, number: int, client: Client) -> None:
    """Each person in a room of their own with a bot, as fast as may be; their other sockets look on."""
    rooms = attack.opened
    if client.cookie not in rooms:
        rooms[client.cookie] = ""
        answer = await client.ask("POST", "/api/rooms/now", {"game": GAME, "bot": "random"})
        rooms[client.cookie] = answer.json()["room"] if answer.status == 201 else ""
        attack.seen[f"room {answer.status}"] += 1
    while not (room := rooms[client.cookie]):
        await asyncio.sleep(0.2)
    plays = number < len(attack.people) * len(attack.people[0])
    async with attack.held(client, room) as socket:
        while attack.on:
            message = await socket.receive()
            legal, over = turn_in(message) or ([], False)
            if message["type"] == "error":
                attack.seen[message["code"]] += 1
                await asyncio.sleep(0.05)
                socket.send({"type": "look"})
            elif plays and legal:
                socket.send({"type": "play", "move": random.choice(legal)})
                attack.seen["moves"] += 1
            elif plays and over:
                await client.ask("POST", f"/api/rooms/{room}/start")


async def answers(attack: Attack, number: int, client: Client) -> None:
    """Everything that is dear to answer, over connections that are kept."""
    room = f"/api/rooms/{attack.room(number)}"
    dear: list[tuple[str, str, Any]] = [
        *(("POST", f"{room}/{what}", {name: ["flip a1", "flip b2"]}) for what, name in (("try", "moves"), ("why", "move"))),
        ("POST", f"{room}/hint", None),
        *(("GET", path, None) for path in (f"{room}/events", room, "/api/rooms", "/schema/openapi.json")),
    ]
    while attack.on:
        answer = await client.ask(*random.choice(dear))
        attack.seen[str(answer.status)] += 1
        await asyncio.sleep(0.05)


async def half_open(attack: Attack, number: int, client: Client) -> None:
    """Connections that begin a request and never end it, some of them with a header without an end."""
    reader, writer = await client.connect()
    try:
        if number % 10:
            writer.write(b"GET /health HTTP/1.1\r\nX-Slow: ")
            attack.seen["half-open"] += 1
            while attack.on and not reader.at_eof():
                writer.write(b"x")
                await asyncio.wait_for(reader.read(1), 5)
        else:
            writer.write(b"GET /health HTTP/1.1\r\nX-Long: ")
            attack.seen["long headers"] += 1
            for _ in range(50 * 16):
                writer.write(b"x" * 65536)
                await asyncio.wait_for(writer.drain(), 5)
    except TimeoutError:
        pass
    finally:
        writer.transport.abort()


async def rooms(attack: Attack, number: int, client: Client) -> None:
    """New identities, and public rooms of each."""
    client.cookie = ""
    answer = await client.ask("PUT", "/api/identity", {"name": f"x{number}"})
    attack.seen[f"identity {answer.status}"] += 1
    while attack.on and answer.status < 300:
        answer = await client.ask("POST", "/api/rooms", {"game": GAME, "public": True})
        attack.seen[f"room {answer.status}"] += 1
    await asyncio.sleep(0.2)


FLOODS: dict[str, Flood] = {each.__name__: each for each in (look, deaf, rejoin, frames, play, answers, half_open, rooms)}


async def hostile(port: int, orders: Any) -> None:
    """Prepare rooms and identities as a stranger could, then do as told until told to end."""

    async def prepare(address: str) -> tuple[list[str], list[str]]:
        cookies = []
        for number in range(20):
            client = Client(port, address)
            await client.good("PUT", "/api/identity", {"name": f"x{number}"})
            cookies.append(client.cookie)
        return cookies, [await long_room(Client(port, address, cookies[0])) for _ in range(2)]

    prepared = await asyncio.gather(*map(prepare, HOSTILE))
    people, rooms = [cookies for cookies, _ in prepared], [room for _, rooms in prepared for room in rooms]
    # A server that has given a hint before has loaded everything that it needs.
    for number, room in enumerate(rooms):
        if (await Client(port, HOSTILE[number // 2], people[number // 2][0]).ask("POST", f"/api/rooms/{room}/hint")).status == 200:
            break
    orders.send("ready")
    while True:
        while not orders.poll():
            await asyncio.sleep(0.05)
        order = orders.recv()
        if order == "end":
            return
        name, sockets, seconds = order
        attack = Attack(port, sockets, asyncio.get_running_loop().time() + seconds, rooms, people)
        await attack.run(FLOODS[name])
        orders.send(dict(attack.seen))


async def long_room(host: Client) -> str:
    """A room with a match of many events."""
    sight = await host.good("POST", "/api/rooms/now", {"game": GAME, "bot": "random"})
    room = str(sight["room"])
    for _ in range(60):
        sight = await host.good("GET", f"/api/rooms/{room}")
        if sight["match"]["legal"]:
            await host.ask("POST", f"/api/rooms/{room}/moves", {"move": random.choice(sight["match"]["legal"])["index"]})
        await asyncio.sleep(0.05)
    return room


# ---- All together ----


def run_on(cores: set[int], work: Callable[[int, Any], Any], port: int, orders: Any, nice: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)
    os.nice(nice)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(work(port, orders))


def told(times: list[float]) -> str:
    return f"{len(times):5} {percentile(times, 0.5):7.1f} {percentile(times, 0.99):8.1f}"


def main() -> int:
    reading = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reading.add_argument("--seconds", type=float, default=30.0, help="of each flood")
    reading.add_argument("--sockets", type=int, default=1000)
    reading.add_argument("--folder", default=MEMORY if os.path.isdir(MEMORY) else None, help="for the store")
    reading.add_argument("--flood", nargs="*", choices=list(FLOODS), default=list(FLOODS))
    asked = reading.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    own, others = {cores[0]}, set(cores[1:]) or {cores[0]}
    pin = (lambda: os.sched_setaffinity(0, own)) if hasattr(os, "sched_setaffinity") else None
    environment = {**os.environ, "FORWARDED_ALLOW_IPS": "127.255.255.254"}
    with tempfile.TemporaryDirectory(dir=asked.folder) as name:
        folder = Path(name)
        with serving(f"sqlite:///{folder}/rooms.db", folder, environment=environment, before=pin) as server:
            context = multiprocessing.get_context("spawn")
            helpers, pipes = [], []
            try:
                for work, nice in ((hostile, 5), (honest, 0)):
                    here, there = context.Pipe()
                    helpers.append(context.Process(target=run_on, args=(others, work, server.port, there, nice), daemon=True))
                    helpers[-1].start()
                    assert here.recv() == "ready"
                    pipes.append(here)
                return measure(pipes[0], pipes[1], server.pid, asked)
            finally:
                for helper in helpers:
                    helper.terminate()
                print(server.log.read_text()[-2000:], end="")


def measure(attackers: Any, players: Any, server: int, asked: argparse.Namespace) -> int:
    print(f"{asked.sockets} hostile sockets from {len(HOSTILE)} addresses, {asked.seconds:.0f} s each; milliseconds")
    print(" " * 12 + "".join(f"{who + ':':8}{'n     p50      p99':>18}" for who in WHO))
    late = []
    for name in itertools.chain(["(none)"], asked.flood):
        players.send("now")
        players.recv()
        begun, (_, waited) = time.perf_counter(), loop_seconds(server)
        if name == "(none)":
            time.sleep(asked.seconds)
            seen: dict[str, int] = {}
        else:
            attackers.send((name, asked.sockets, asked.seconds))
            seen = attackers.recv()
        players.send("now")
        figures = players.recv()
        taken = (loop_seconds(server)[1] - waited) / (time.perf_counter() - begun)
        line = "".join(f"{told(figures[who]):>26}" for who in WHO) + f"   {memory(server, 'VmHWM'):.0f} MiB"
        print(f"{name:12}{line}, core taken {taken:.0%}  {seen}  {dict(figures['troubles'])}", flush=True)
        if not percentile(figures["alone"], 0.99) < TARGET:
            late.append(name)
        time.sleep(SETTLE)
    for pipe in (attackers, players):
        pipe.send("end")
    if late:
        print(f"above {TARGET:.0f} ms: {', '.join(late)}")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
