"""Whether the doors are shut: attacks that need many connections, a large store or a real proxy, each against a server of its own.

Each attack prints one line with its figures and whether the door held; the last line names what was open and what was not tried,
as Caddy or nginx were missing. It ends with 1 when a door was open. Strangers come from 127.0.0.2 and up, because 127.0.0.1 counts
as a proxy. Whether a door held is decided by answers, counts and processor time within one run. Attacks of a few requests are
tests: tests/server/test_protocol.py, test_safety.py, test_limits.py, test_names.py and others.

Run `PYTHONPATH=tests python benchmarks/server_doors.py [events handshakes …]`; `--python` names another installation to attack.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import resource
import shutil
import sqlite3
import ssl
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from server_client import Client
from server_process import HERE, Served, cpu_seconds, files_of, free_port, loop_seconds, serving

from server.test_protocol import ODD

GAME = "biscuit_pockets"
PROXY, HONEST, HOSTILE = HERE, "127.0.1.1", "127.0.0.2"
STRANGERS = [f"127.0.0.{number}" for number in range(3, 7)]
HOST, NAME = "Host: 127.0.0.1", "club.example"
EVENTS, REVIEWS = 100_000, 30_000
GONE = 20.0  # seconds in which connections that want nothing are to be gone
PATIENCE = 120.0  # seconds for what a slow machine takes its time for
TIMES = 8.0  # what an answer may cost at most, as a multiple of one that is like it, or of LITTLE
LITTLE = 2.0  # milliseconds of a processor
LINES, FILES = 1_100, 1_024  # connections of one address behind a proxy, where so many files may be open
DOCS = Path(__file__).parents[1] / "docs" / "server.md"
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")


class Found(NamedTuple):
    """What an attack came to."""

    held: bool | None  # None: it could not be tried
    told: str


@dataclass
class Ground:
    """Where an attack takes place."""

    python: str
    folder: Path

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder}/data/rooms.db"

    @property
    def environment(self) -> dict[str, str]:
        known = {name: value for name, value in os.environ.items() if name not in ("FORWARDED_ALLOW_IPS", "PYTHONPATH")}
        return {**known, "SWEETBOX_HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}

    def run(self, *arguments: str) -> str:
        """What Python prints."""
        command = [self.python, *arguments]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
        if done.returncode:
            raise RuntimeError(done.stderr[-2000:])
        return done.stdout

    def admin(self, act: str, *arguments: str) -> None:
        self.run("-m", "sweetbox", "admin", act, "--database", self.database, *arguments)

    def ban(self) -> None:
        self.admin("ban", HOSTILE, "--for", "1h", "--why", "flood")

    def served(self, *arguments: str, files: int = 0) -> AbstractContextManager[Served]:
        """A server; files: how many it may have open."""
        before = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files)) if files else None
        program = (self.python, "-m", "sweetbox")
        return serving(self.database, self.folder, *arguments, program=program, environment=self.environment, before=before)

    @contextlib.contextmanager
    def store(self) -> Iterator[sqlite3.Connection]:
        """The store of a server that does not run."""
        with contextlib.closing(sqlite3.connect(self.folder / "data" / "rooms.db")) as store, store:
            yield store


async def person(server: Served, name: str, address: str = HONEST) -> Client:
    client = Client(server.port, address)
    await client.good("PUT", "/api/identity", {"name": name})
    return client


async def cost(server: Served, client: Client, path: str, times: int = 20) -> tuple[float, float]:
    """Milliseconds of a processor for an answer: in all, and on the event loop, where everybody else waits for them."""
    await client.good("GET", path)
    before = cpu_seconds(server.pid), loop_seconds(server.pid)[0]
    for _ in range(times):
        await client.good("GET", path)
    client.close()
    after = cpu_seconds(server.pid), loop_seconds(server.pid)[0]
    whole, loop = [(late - early) / times * 1000 for early, late in zip(before, after, strict=True)]
    return whole, loop


# ---- Answers that cost too much ----


async def long_room(ground: Ground) -> tuple[str, Client]:
    """A room in which very much happened before its match began. The limits let one person make one in an hour and a half."""
    with ground.served() as server:
        mia = await person(server, "Mia", HOSTILE)
        room = (await mia.good("POST", "/api/rooms/now", {"game": GAME, "bot": "random", "start": False}))["room"]
        await mia.good("PATCH", f"/api/rooms/{room}", {"spectators": False})
        await mia.good("POST", f"/api/rooms/{room}/start")
    with ground.store() as store:
        found = "SELECT number, data, at, tick FROM event WHERE room = ? AND kind = 'changed'"
        number, *same = store.execute(found, (room,)).fetchone()
        store.execute("UPDATE event SET number = -(number + ?) WHERE room = ? AND number > ?", (EVENTS, room, number))
        store.execute("UPDATE event SET number = -number WHERE number < 0")
        rows = ((room, number + more, "changed", *same) for more in range(1, EVENTS + 1))
        store.executemany("INSERT INTO event (room, number, kind, data, at, tick) VALUES (?, ?, ?, ?, ?, ?)", rows)
    return room, mia


async def events(ground: Ground) -> Found:
    """S1: pages of the past of a room of 100,000 events."""
    room, mia = await long_room(ground)
    with ground.served() as server:
        mia.port, path = server.port, f"/api/rooms/{room}/events?since="
        (first, _), (last, _) = [await cost(server, mia, f"{path}{since}") for since in (0, EVENTS - 200)]
        return Found(first < TIMES * max(last, LITTLE), f"first page {first:.1f} ms of processor, last {last:.1f}")


async def archive(ground: Ground) -> Found:
    """S1: the same room in the archive. It takes its time, but not that of the event loop."""
    room, mia = await long_room(ground)
    with ground.served() as server:
        ground.admin("close", "--why", "too long", "--", room)
        mia.port, path = server.port, f"/api/rooms/{room}/events"
        (_, like), (whole, loop) = await cost(server, mia, "/api/identity/devices"), await cost(server, mia, path, 5)
        figures = f"{loop:.1f} of {whole:.1f} ms of processor on the event loop, a list of devices {like:.1f}"
        return Found(loop < max(TIMES * max(like, LITTLE), whole / 4), figures)


async def reviews(ground: Ground) -> Found:
    """S4: one's own reviews among 30,000 of other people."""
    with ground.served() as server:
        bo = await person(server, "Bo", HOSTILE)
        (await person(server, "Mia")).close()
    with ground.store() as store:
        (mia,) = store.execute("SELECT id FROM person WHERE name = 'Mia'").fetchone()
        people, names = json.dumps([mia, ""]), json.dumps(["Mia", "Waffle"])
        (version,) = ground.run("-c", "from sweetbox.review.result import VERSION; print(VERSION)").split()
        for table, columns, values in (
            (
                "room",
                "id, game, public, state, open, at, chairs, to_act, day, practice",
                "'r' || ?, 'biscuit_pockets', 0, 'over', 0, 1, '[]', 0, 1, 0",
            ),
            ("member", "room, person", f"'r' || ?, '{mia}'"),
            (
                "match",
                "id, room, started, ended, names, people, game, file, bots, practice",
                f"'m' || ?1, 'r' || ?1, 1, 2, '{names}', '{people}', 'biscuit_pockets', hex(zeroblob(2000)), '[\"\",\"\"]', 0",
            ),
            ("review", "match, version, losses, data, at", f"'m' || ?, {version}, '[[0.1,2],[0.1,2]]', zeroblob(4000), 1"),
        ):
            rows = ((number,) for number in range(REVIEWS))
            store.executemany(f"INSERT INTO {table} ({columns}) VALUES ({values})", rows)
    with ground.served() as server:
        bo.port = server.port
        (like, _), (whole, _) = await cost(server, bo, "/api/identity/devices"), await cost(server, bo, "/api/reviews")
        return Found(whole < TIMES * max(like, LITTLE), f"{whole:.1f} ms of processor, a list of devices {like:.1f}")


# ---- Connections ----


def head(line: str, *lines: str, body: str = "") -> bytes:
    """A request with exactly these header lines."""
    length = [f"Content-Length: {len(body)}", "Content-Type: application/json"] if body else []
    return "\r\n".join([f"{line} HTTP/1.1", *lines, *length, "", body]).encode("latin-1")


def odd(host: str) -> list[bytes]:
    """S2: handshakes that the parser of HTTP takes and that of WebSocket does not."""
    paths = {"path": "x" * 9_000}
    more = {name: [f"{key}: {value}" for key, value in lines.items()] for name, lines in ODD.items()}
    return [head(f"GET /api/rooms/{paths.get(name, 'x')}/socket", host, *UPGRADE, *lines) for name, lines in more.items()]


SILENT = [  # half a head, half a body, and nothing
    f"GET /health HTTP/1.1\r\n{HOST}\r\nX-Slow: ".encode(),
    f"PUT /api/identity HTTP/1.1\r\n{HOST}\r\nContent-Length: 20\r\n\r\n{{".encode(),
    b"",
]


async def connect(port: int, address: str, tls: Any = None) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    more = {"ssl": tls, "server_hostname": NAME} if tls else {}
    return await asyncio.open_connection(HERE, port, local_addr=(address, 0), **more)


async def drained(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass


@contextlib.asynccontextmanager
async def crowd(port: int, count: int, data: list[bytes], addresses: list[str], tls: Any = None) -> AsyncIterator[tuple[int, int]]:
    """Connections that are kept as long as they last: how many were made, and how many are still open when all others have gone."""
    kept: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
    for number in range(count):
        with contextlib.suppress(OSError):
            reader, writer = await connect(port, addresses[number % len(addresses)], tls)
            writer.write(data[number % len(data)])
            kept[asyncio.create_task(drained(reader))] = writer
    try:
        yield len(kept), len((await asyncio.wait(kept, timeout=GONE))[1])
    finally:
        for task, writer in kept.items():
            task.cancel()
            writer.transport.abort()
        await asyncio.sleep(0)


async def crowded(ground: Ground, count: int, data: list[bytes], addresses: list[str], files: int = 0) -> Found:
    with ground.served(files=files) as server:
        before = files_of(server.pid).total()
        async with crowd(server.port, count, data, addresses) as (made, left):
            after, bad = files_of(server.pid).total(), await wrong(server.port, NEWCOMERS)
        told = f"{left} of {made} open after {GONE:.0f} s, files {before} → {after}, newcomers turned away {len(bad)} of 10"
        return Found(left == 0 and not bad, told)


# ---- Requests that are to be refused ----


class Ask(NamedTuple):
    data: bytes
    status: int  # of the one answer that there is to be
    address: str = ""  # otherwise one of its own


async def wrong(port: int, asks: Iterable[Ask], tls: Any = None) -> list[str]:
    """Which are not answered as they should be, or stay open."""
    found = []
    for number, ask in enumerate(asks):
        answer, closed = b"", False
        try:
            reader, writer = await connect(port, ask.address or f"127.0.{2 + number // 200}.{2 + number % 200}", tls)
            writer.write(ask.data)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(3 if ask.status == 101 else GONE):
                    while part := await reader.read(65536):
                        answer += part
                    closed = True
            writer.transport.abort()
        except OSError:
            closed = True
        statuses = [int(each) for each in re.findall(rb"HTTP/1\.1 (\d{3}) ", answer)]
        if statuses != [ask.status] or closed == (ask.status == 101):
            found.append(f"{ascii(ask.data.decode('latin-1'))[:160]}: {statuses}{'' if closed else ' and open'}")
    return found


CLOSE = "Connection: close"
NEWCOMERS = [Ask(head("GET /health", HOST, CLOSE), 200, "127.0.0.9")] * 10


def put_name(*lines: str) -> bytes:
    return head("PUT /api/identity", *lines, CLOSE, body='{"name": "Mia"}')


# ---- Proxies ----


def lines_of(start: str) -> str:
    """The lines of docs/server.md that configure a proxy, from the one that begins like this."""
    text = DOCS.read_text(encoding="utf-8")
    block = text[text.index(f"\n    {start}") + 1 :].partition("\n\n")[0]
    return "\n".join(line[4:] for line in block.splitlines())


async def proxied(ground: Ground, command: Callable[[int, int], list[str]], scheme: str) -> Found:
    """What a proxy configured as docs/server.md says lets through."""
    tls = ssl._create_unverified_context() if scheme == "https" else None
    host, port, log = f"Host: {NAME}", free_port(), ground.folder / "proxy"
    with ground.served("--url", f"{scheme}://{NAME}", files=FILES) as server:
        mia = await person(server, "Mia")
        room = (await mia.good("POST", "/api/rooms", {"game": GAME}))["room"]
        ground.ban()
        with log.open("w") as told:
            proxy = subprocess.Popen(command(port, server.port), stdout=told, stderr=told, env=ground.environment)
        try:
            for _ in range(100):
                if not await wrong(port, [Ask(head("GET /health", host, CLOSE), 200)], tls):
                    break
                await asyncio.sleep(0.2)
            else:
                raise RuntimeError(f"the proxy does not answer: {log.read_text()[-1000:]}")
            own, other = f"Origin: {scheme}://{NAME}", f"Origin: {'http' if tls else 'https'}://{NAME}"
            asks = [
                Ask(put_name(host, own), 200),
                Ask(put_name(host, other), 403),
                Ask(put_name(host, "Origin: https://evil.example"), 403),
                Ask(head(f"GET /api/rooms/{room}/socket", host, own, *UPGRADE), 101),
                Ask(put_name(host, own), 403, HOSTILE),
                Ask(put_name(host, own, "X-Forwarded-For: 127.0.0.3"), 403, HOSTILE),
            ]
            bad = await wrong(port, asks, tls)
            # What the proxy keeps open towards the strangers is its own business; the server's files are ours.
            async with crowd(port, LINES, odd(host), ["127.0.0.7"], tls) as (made, _):
                turned_away, files = await wrong(server.port, NEWCOMERS), files_of(server.pid).total()
            told_of = f"{len(asks) - len(bad)} of {len(asks)} answered as they should be {bad or ''}; {made} odd handshakes: "
            told_of += f"{files} files of the server, newcomers turned away {len(turned_away)} of 10"
            return Found(not bad and not turned_away and files < FILES // 2, told_of)
        finally:
            proxy.kill()  # otherwise it waits for strangers
            proxy.wait()


async def caddy(ground: Ground) -> Found:
    """Behind Caddy, with https."""
    program = shutil.which("caddy")
    if program is None:
        return Found(None, "not tried: caddy is not installed (Debian's package `caddy`)")

    def command(port: int, to: int) -> list[str]:
        site = lines_of("club.example {").replace("club.example {", f"https://club.example:{port} {{\n    tls internal")
        options = "{\n    admin off\n    skip_install_trust\n    auto_https disable_redirects\n}\n"
        file = ground.folder / "Caddyfile"
        file.write_text(options + site.replace("127.0.0.1:8365", f"127.0.0.1:{to}"))
        return [program, "run", "--config", str(file), "--adapter", "caddyfile"]

    return await proxied(ground, command, "https")


async def nginx(ground: Ground) -> Found:
    """Behind nginx, over plain http."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        return Found(None, "not tried: nginx is not installed (Debian's package `nginx`)")

    def command(port: int, to: int) -> list[str]:
        place, folder = lines_of("location / {").replace("127.0.0.1:8365", f"127.0.0.1:{to}"), ground.folder
        temporary = " ".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        http = f"http {{ access_log off; {temporary} server {{ listen 127.0.0.1:{port}; {place} }} }}"
        file = folder / "nginx.conf"
        file.write_text(f"daemon off; pid {folder}/nginx.pid; error_log stderr; events {{ worker_connections 4096; }} {http}\n")
        return [program, "-c", str(file), "-p", str(folder)]

    return await proxied(ground, command, "http")


Door = Callable[[Ground], Awaitable[Found]]
DOORS: dict[str, Door] = {
    **{each.__name__: each for each in (events, archive, reviews)},
    "handshakes": partial(crowded, count=1_200, data=odd(HOST), addresses=STRANGERS),
    "behind": partial(crowded, count=LINES, data=odd(HOST), addresses=[PROXY], files=FILES),  # nothing is counted for a proxy
    "silence": partial(crowded, count=900, data=SILENT, addresses=STRANGERS),
    **{each.__name__: each for each in (caddy, nginx)},
}


async def attacked(python: str, chosen: list[str]) -> dict[str, bool | None]:
    """Which doors held."""
    held = {}
    for name in chosen:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            try:
                found = await DOORS[name](Ground(python, Path(folder)))
            except Exception as error:
                found = Found(False, f"{type(error).__name__}: {error}")
        print(f"{ {True: 'held', False: 'OPEN', None: '-'}[found.held]:5}{name:11} {found.told}", flush=True)
        held[name] = found.held
    return held


def main() -> int:
    reading = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reading.add_argument("door", nargs="*", choices=[*DOORS, []], default=[])
    reading.add_argument("--python", default=sys.executable, help="the interpreter whose sweetbox is attacked")
    given = reading.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536) if most != resource.RLIM_INFINITY else 65_536, most))
    held = asyncio.run(attacked(given.python, given.door or list(DOORS)))
    told = {state: ", ".join(name for name, each in held.items() if each is state) or "none" for state in (False, None)}
    print(f"open: {told[False]}; not tried: {told[None]}")
    return 1 if False in held.values() else 0


if __name__ == "__main__":
    sys.exit(main())
