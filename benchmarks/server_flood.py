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
import base64
import contextlib
import itertools
import json
import multiprocessing
import os
import random
import re
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

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


# ---- A client that costs little ----


@dataclass
class Answer:
    status: int
    headers: str
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Client:
    """HTTP/1.1 and WebSocket from one source address."""

    port: int
    address: str
    cookie: str = ""
    _kept: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = field(default_factory=list)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 22)

    def head(self, method: str, path: str, *lines: str) -> bytes:
        cookie = [f"Cookie: {self.cookie}"] if self.cookie else []
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *cookie, *lines, "", ""]).encode()

    async def ask(self, method: str, path: str, data: Any = None) -> Answer:
        """Over a connection that was kept, if there is one."""
        body = b"" if data is None else json.dumps(data).encode()
        asked = self.head(method, path, f"Content-Length: {len(body)}", "Content-Type: application/json") + body
        while self._kept:
            reader, writer = self._kept.pop()
            try:
                return await self._exchange(reader, writer, asked)
            except (OSError, EOFError):
                writer.close()  # the server has let it go meanwhile
        return await self._exchange(*await self.connect(), asked)

    async def _exchange(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: bytes) -> Answer:
        writer.write(asked)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = int(found.group(1)) if (found := re.search(r"content-length: (\d+)", head, re.IGNORECASE)) else 0
        body = await reader.readexactly(length)
        if "connection: close" in head.lower():
            writer.close()
        else:
            self._kept.append((reader, writer))
        if found := re.search(r"set-cookie: ([^;\r]+)", head, re.IGNORECASE):
            self.cookie = found.group(1)
        return Answer(int(head.split(" ", 2)[1]), head, body)

    async def good(self, method: str, path: str, data: Any = None) -> Any:
        while (answer := await self.ask(method, path, data)).status in (429, 503):
            await asyncio.sleep(1)
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
        return answer.json()

    def close(self) -> None:
        for _, writer in self._kept:
            writer.transport.abort()
        self._kept.clear()

    async def socket(self, room: str, since: int | None = None) -> "Socket":
        return await self.line(f"/api/rooms/{room}/socket" + (f"?since={since}" if since is not None else ""))

    async def line(self, path: str) -> "Socket":
        reader, writer = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ("Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13")
        writer.write(self.head("GET", path, *lines))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            writer.close()
            raise ConnectionError(head.partition(b"\r\n")[0].decode())
        return Socket(reader, writer)


class Socket:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, message: Any) -> None:
        self.writer.write(frame(1, json.dumps(message).encode()))

    async def receive(self) -> Any:
        """The next message; EOFError when the server has closed."""
        return json.loads(await self.receive_bytes())

    async def receive_bytes(self) -> bytes:
        """The same, as it was sent."""
        while True:
            first, second = await self.reader.readexactly(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            data = await self.reader.readexactly(size)
            opcode = first & 15
            if opcode == 1:
                return data
            if opcode == 9:
                self.writer.write(frame(10, data))
            if opcode == 8:
                raise EOFError

    async def drain(self) -> None:
        """Read, and look at nothing."""
        while await self.reader.read(1 << 16):
            pass

    def abort(self) -> None:
        self.writer.transport.abort()


def frame(opcode: int, data: bytes) -> bytes:
    """A masked frame; a mask of zeros changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return bytes([0x80 | opcode]) + size + bytes(4) + data


LOOK = frame(1, b'{"type":"look"}')


# ---- Honest people ----


def turn_in(message: Any) -> tuple[list[int], bool] | None:
    """What a message says of the reader's turn: the legal moves, and whether the match is over; None: nothing."""
    standing = message.get("shared", message).get("standing")
    return (message.get("own", {}).get("legal", []), "ending" in standing) if standing is not None else None


@dataclass
class Table:
    """Two people who play match after match, over their sockets, and note how long each move took."""

    people: list[Client]
    who: str
    times: list[float] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)  # when each seat sent the move that is not answered yet
    troubles: Counter[str] = field(default_factory=Counter)
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    async def play(self) -> None:
        for number, client in enumerate(self.people):
            await client.good("PUT", "/api/identity", {"name": f"{self.who} {number}"})
        sight = await self.people[0].good("POST", "/api/rooms", {"game": GAME})
        self.room = sight["room"]
        await self.people[1].good("PUT", f"/api/rooms/{self.room}/seats/1", {"kind": "me"})
        await self.people[0].good("POST", f"/api/rooms/{self.room}/start")
        await asyncio.gather(*(self._attend(seat, client) for seat, client in enumerate(self.people)))

    async def _attend(self, seat: int, client: Client) -> None:
        while True:
            try:
                await self._sit(seat, client)
            except (OSError, EOFError) as error:
                self.troubles[f"cut ({type(error).__name__})"] += 1
                await asyncio.sleep(0.3)

    async def _sit(self, seat: int, client: Client) -> None:
        socket = await client.socket(self.room)
        self.ready.set()
        self.sent.pop(seat, None)
        turn = None
        try:
            while True:
                message = await socket.receive()
                turn = turn_in(message) or turn
                if message["type"] == "done":
                    self.times.append(time.perf_counter() - self.sent.pop(seat))
                elif message["type"] == "error":
                    self.troubles[message["code"]] += 1
                    self.sent.pop(seat, None)
                    await asyncio.sleep(PACE)
                    turn = None
                    socket.send({"type": "look"})
                if turn is None or seat in self.sent:
                    continue
                legal, over = turn
                if over and seat == 0:
                    await client.good("POST", f"/api/rooms/{self.room}/start")
                    turn = None
                elif legal:
                    await asyncio.sleep(random.uniform(0.5, 1.5) * PACE)
                    self.sent[seat] = time.perf_counter()
                    socket.send({"type": "play", "move": random.choice(legal), "key": f"{self.sent[seat]}"})
        finally:
            socket.abort()


async def honest(port: int, orders: Any) -> None:
    """Play until told to end; after each word on the pipe, send what was measured since the last."""
    tables = [Table([Client(port, a) for a in pair], "alone") for pair in zip(ALONE[::2], ALONE[1::2], strict=True)]
    tables += [Table([Client(port, a) for a in pair], "club") for pair in zip(CLUB[::2], CLUB[1::2], strict=True)]
    pulse = Pulse(Client(port, WATCH))
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.wait_for(asyncio.gather(*(table.ready.wait() for table in tables)), 180)
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
        at = time.perf_counter()
        told: dict[str, Any] = {"alone": [], "club": [], "health": [*pulse.times, at - pulse.asked], "own": list(own)}
        told["troubles"] = Counter()
        pulse.times.clear()
        own.clear()
        for table in tables:
            told[table.who] += [*table.times, *(at - sent for sent in table.sent.values())]  # those that still wait count, too
            told["troubles"] += Counter({f"{table.who}: {name}": count for name, count in table.troubles.items()})
            table.times.clear()
            table.troubles.clear()
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

Flood = Callable[["Attack"], Awaitable[None]]


@dataclass
class Attack:
    port: int
    sockets: int
    until: float  # of the loop's clock
    rooms: list[str]  # with long matches, of the attackers' own
    people: list[list[str]]  # cookies, for each address
    seen: Counter[str] = field(default_factory=Counter)

    @property
    def on(self) -> bool:
        return asyncio.get_running_loop().time() < self.until

    def clients(self) -> Iterable[Client]:
        """One for each hostile socket, the addresses in turn."""
        for number in range(self.sockets):
            of_address, person = number % len(HOSTILE), number // len(HOSTILE)
            cookies = self.people[of_address]
            yield Client(self.port, HOSTILE[of_address], cookies[person % len(cookies)] if cookies else "")

    async def all_at_once(self, one: Callable[[int, Client], Awaitable[None]]) -> None:
        async def keep_on(number: int, client: Client) -> None:
            while self.on:
                try:
                    await one(number, client)
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
async def held(attack: Attack, client: Client, room: str, since: int | None = None) -> AsyncIterator[Socket]:
    socket = await client.socket(room, since)
    attack.seen["sockets"] += 1
    try:
        yield socket
    finally:
        socket.abort()


async def look(attack: Attack) -> None:
    """Sockets without an identity that ask for the sight 20 times a second, and read it."""

    async def one(number: int, client: Client) -> None:
        client.cookie = ""
        async with held(attack, client, attack.room(number)) as socket:
            reading = asyncio.create_task(socket.drain())
            try:
                while attack.on and not reading.done():
                    socket.writer.write(LOOK)
                    attack.seen["looks"] += 1
                    await asyncio.sleep(0.05)
            finally:
                reading.cancel()

    await attack.all_at_once(one)


async def deaf(attack: Attack) -> None:
    """The same, but they read nothing."""

    async def one(number: int, client: Client) -> None:
        async with held(attack, client, attack.room(number)) as socket:
            socket.writer.transport.pause_reading()  # type: ignore[attr-defined]
            while attack.on and not socket.writer.transport.is_closing():
                socket.writer.write(LOOK * 4)
                attack.seen["looks"] += 4
                await asyncio.wait_for(socket.writer.drain(), 30)
                await asyncio.sleep(0.2)

    await attack.all_at_once(one)


async def rejoin(attack: Attack) -> None:
    """Come, ask for everything since the first event, go."""

    async def one(number: int, client: Client) -> None:
        async with held(attack, client, attack.room(number), since=0) as socket:
            await socket.reader.read(1 << 16)

    await attack.all_at_once(one)


async def frames(attack: Attack) -> None:
    """Pings and empty messages in bulk: nothing of it is ever a message."""
    bulk = frame(9, b"") * 10_000 + frame(1, b"") * 10_000

    async def one(number: int, client: Client) -> None:
        async with held(attack, client, attack.room(number)) as socket:
            reading = asyncio.create_task(socket.drain())
            try:
                while attack.on and not reading.done():
                    socket.writer.write(bulk)
                    attack.seen["frames"] += 20_000
                    await asyncio.wait_for(socket.writer.drain(), 30)
                    await asyncio.sleep(0.2)
            finally:
                reading.cancel()

    await attack.all_at_once(one)


async def play(attack: Attack) -> None:
    """Each person in a room of their own with a bot, as fast as may be; their other sockets look on."""
    rooms: dict[str, str] = {}  # of each person, by the cookie

    async def one(number: int, client: Client) -> None:
        if client.cookie not in rooms:
            rooms[client.cookie] = ""
            answer = await client.ask("POST", "/api/rooms/now", {"game": GAME, "bot": "random"})
            rooms[client.cookie] = answer.json()["room"] if answer.status == 201 else ""
            attack.seen[f"room {answer.status}"] += 1
        while not (room := rooms[client.cookie]):
            await asyncio.sleep(0.2)
        plays = number < len(attack.people) * len(attack.people[0])
        async with held(attack, client, room) as socket:
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

    await attack.all_at_once(one)


async def answers(attack: Attack) -> None:
    """Everything that is dear to answer, over connections that are kept."""

    async def one(number: int, client: Client) -> None:
        room = attack.room(number)
        dear = [
            ("POST", f"/api/rooms/{room}/try", {"moves": ["flip a1", "flip b2"]}),
            ("POST", f"/api/rooms/{room}/why", {"move": ["flip a1", "flip b2"]}),
            ("POST", f"/api/rooms/{room}/hint", None),
            ("GET", f"/api/rooms/{room}/events", None),
            ("GET", f"/api/rooms/{room}", None),
            ("GET", "/api/rooms", None),
            ("GET", "/schema/openapi.json", None),
        ]
        while attack.on:
            answer = await client.ask(*dear[random.randrange(len(dear))])
            attack.seen[str(answer.status)] += 1
            await asyncio.sleep(0.05)

    await attack.all_at_once(one)


async def half_open(attack: Attack) -> None:
    """Connections that begin a request and never end it, some of them with a header without an end."""

    async def one(number: int, client: Client) -> None:
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

    await attack.all_at_once(one)


async def rooms(attack: Attack) -> None:
    """New identities, and public rooms of each."""

    async def one(number: int, client: Client) -> None:
        client.cookie = ""
        answer = await client.ask("PUT", "/api/identity", {"name": f"x{number}"})
        attack.seen[f"identity {answer.status}"] += 1
        while attack.on and answer.status < 300:
            answer = await client.ask("POST", "/api/rooms", {"game": GAME, "public": True})
            attack.seen[f"room {answer.status}"] += 1
        await asyncio.sleep(0.2)

    await attack.all_at_once(one)


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
        await FLOODS[name](attack)
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


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


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
