"""What a move costs the server, in seconds of its processor and in bytes: `make bench-server`.

Rooms with three people and somebody who looks on, random legal moves, the next match as soon as one is over. Parts:
- `process`: without a line, from `House.do` to the store and to what waits at every watcher; the moves are chosen beforehand;
- `sockets`: `serve` in a process of its own, over HTTP and WebSocket; the people are in another process and are not counted;
- `matches`: whole matches, a move in their first fifth beside one in their last, and the bytes of a match on one socket;
- `endless`: the same for a match of the template's game that never ends;
- `holds`: how long anything holds the event loop, by what was asked;
- `peer`: boardgame.io's own server, which keeps everything in memory, with the template's game written for it.

Processor time is user and system, all threads. A start counts as the server's work, not as a move. Bytes are those of the messages,
without the frames around them; an event is one message to one socket. Runs on Linux, where a process can be asked for its time.
`make bench-server ARGS="--part process --game _template --moves 500"` measures one thing more exactly.
"""

import argparse
import contextlib
import json
import multiprocessing
import os
import platform
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Any

import server_holds
import server_in_process
import server_over_sockets
from server_figures import MIXED, TEMPLATE, Plan, Sent, figures, seats_of
from server_process import cpu_seconds

from sweetbox.cli.printing import progress
from sweetbox.kernel.registry import all_games

PARTS = ("process", "sockets", "matches", "endless", "peer", "holds")
TARGETS = {  # moves a second of CPU
    ("in process", MIXED): 1500,
    ("in process", TEMPLATE): 4000,
    ("over sockets", MIXED): 1000,
    ("over sockets", TEMPLATE): 1500,
}
MOST = 1.8  # times boardgame.io's time for a move
MEMORY = "/dev/shm"  # Linux's folder that is no disk
ROOT = Path(__file__).parents[1]
PEERS = ROOT / "benchmarks" / "peers"
PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- bench-server: begin -->", "<!-- bench-server: end -->"

context = multiprocessing.get_context("spawn")
Told = Callable[[int, int], None]


@contextlib.contextmanager
def child(work: Callable[..., None], *arguments: Any) -> Iterator[Connection]:
    """A process of its own, whose last argument is its end of a pipe; the other end."""
    here, there = context.Pipe()
    process = context.Process(target=work, args=(*arguments, there))  # no daemon: a server has processes of its own
    process.start()
    there.close()  # so that the end of the process is the end of the pipe
    try:
        yield here
    finally:
        process.terminate()
        process.join()


def answer(pipe: Connection, told: Told | None) -> Any:
    """What a child comes to; until then it tells how many moves were made, and of how many."""
    try:
        while isinstance(said := pipe.recv(), tuple):
            if told is not None:
                told(*said)
    except EOFError:
        raise SystemExit("A process of the benchmark has failed; it says above why.") from None
    return said


def measured(work: Callable[..., None], *arguments: Any, told: Told | None) -> dict[str, Any]:
    """What one child alone comes to."""
    with child(work, *arguments) as pipe:
        return dict(answer(pipe, told))


def over_sockets(plan: Plan, told: Told | None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder, child(server_over_sockets.host, folder) as server:
        serving = answer(server, None)
        with child(server_over_sockets.play, plan, serving["port"]) as players:
            assert answer(players, told) == "warm"
            before = cpu_seconds(serving["process"])
            players.send("go")
            seen = answer(players, told)
            cpu = cpu_seconds(serving["process"]) - before
    found = figures("over sockets", plan, plan.rooms * plan.moves, seen["starts"], cpu, seen["sent"])
    return {**found, "troubles": seen["troubles"]}


def holds(plan: Plan) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder, child(server_holds.host, folder, plan.case) as server:
        server_holds.ask_everything(answer(server, None)["address"], plan.case)
        server.send("tell")
        return server_holds.row(plan.case, answer(server, None))


# ---- boardgame.io ----


def install_boardgame_io() -> list[str]:
    """How node is called; RuntimeError: boardgame.io cannot be installed."""
    npm = runpy.run_path(str(ROOT / "web" / "npm.py"))
    try:
        if not (PEERS / "node_modules" / "boardgame.io").is_dir():
            npm["npm"]("ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True, folder=PEERS)
    except npm["NpmError"] as error:
        raise RuntimeError(str(error)) from None
    node = npm["node_command"]()
    if node is None:
        raise RuntimeError("there is no node that is new enough")
    return list(node)


def boardgame_io(plan: Plan, told: Told | None) -> dict[str, Any]:
    """The same number of rooms and clients, of the template's like."""
    node, folder = install_boardgame_io(), PEERS / "boardgame_io"
    seats = seats_of(TEMPLATE)
    numbers = [str(number) for number in (plan.rooms, seats, plan.warm, plan.moves)]
    with command(*node, str(folder / "server.mjs")) as server:
        port = json.loads(line_of(server))["port"]
        with command(*node, str(folder / "clients.mjs"), str(port), *numbers) as clients:
            assert clients.stdin is not None
            _counted(clients, told, plan)
            before = cpu_seconds(server.pid)
            clients.stdin.write("go\n")
            clients.stdin.flush()
            seen = _counted(clients, told, plan)
            cpu = cpu_seconds(server.pid) - before
    sent = [Sent(each["starts"], each["others"]) for each in seen["sent"]]
    return figures("boardgame.io", plan, plan.rooms * plan.moves, seen["starts"], cpu, sent)


@contextlib.contextmanager
def command(*words: str) -> Iterator["subprocess.Popen[str]"]:
    environment = {**os.environ, "NODE_ENV": "production"}  # as it is meant to be served; it is then also silent
    process = subprocess.Popen(words, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate()


def line_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise RuntimeError("its process ended before it had told its figures")
    return line


def _counted(clients: "subprocess.Popen[str]", told: Told | None, plan: Plan) -> dict[str, Any]:
    """What the clients come to; until then they tell how many moves were made."""
    while isinstance(said := json.loads(line_of(clients)), int):
        if told is not None:
            told(said, plan.all_moves)
    return dict(said)


# ---- The tables ----

COLUMNS = {
    "part": "",
    "game": "game",
    "rooms": "rooms",
    "sockets": "sockets",
    "moves": "moves",
    "starts": "starts",
    "cpu_seconds": "CPU, s",
    "moves_a_cpu_second": "moves a second of CPU",
    "target": "target",
    "ms_a_move": "ms of CPU a move",
    "event_bytes": "bytes of an event",
    "event_bytes_largest": "the largest",
    "start_bytes": "of a start",
    "load": "load",
}
MATCH_COLUMNS = {
    "part": "",
    "game": "game",
    "matches": "matches",
    "moves": "moves",
    "ms_of_a_move_by_fifths": "ms of CPU a move, by fifths of the match",
    "last_fifth_against_first": "last against first",
    "match_bytes": "bytes of a match on one socket",
    "match_bytes_largest": "the most",
    "load": "load",
}
HOLD_COLUMNS = {
    "part": "",
    "game": "game",
    "longest_ms": "longest, ms",
    "holds": "the longest of each",
    "load": "load",
}


def cell(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(cell(each) for each in value)
    return "" if value is None else f"{value:,}" if isinstance(value, int | float) else str(value)


def table(columns: dict[str, str], rows: list[dict[str, Any]]) -> str:
    rule = ["---" if name in ("part", "game", "holds") else "---:" for name in columns]
    lines = [list(columns.values()), rule, *([cell(row.get(name)) for name in columns] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def tables(found: list[dict[str, Any]]) -> str:
    kinds = {"sockets": COLUMNS, "matches": MATCH_COLUMNS, "longest_ms": HOLD_COLUMNS}
    parts = [(columns, [row for row in found if kind in row]) for kind, columns in kinds.items()]
    return "\n".join(table(columns, rows) + "\n" for columns, rows in parts if rows)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def main() -> None:
    reading = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    cases = [*all_games(), MIXED, TEMPLATE]
    reading.add_argument("--part", nargs="+", choices=PARTS, default=list(PARTS))
    reading.add_argument(
        "--game", nargs="+", choices=cases, default=cases, help=f"{MIXED}: all of the box; {TEMPLATE}: Last Toffee"
    )
    reading.add_argument("--rooms", type=positive, default=60)
    reading.add_argument("--moves", type=positive, default=50, help="that are measured, in each room")
    reading.add_argument("--warm", type=positive, default=10, help="moves before them, in each room")
    reading.add_argument("--turns", type=positive, default=5, help="of boardgame.io and ours after each other")
    reading.add_argument("--matches", type=positive, default=3, help="whole ones of each game")
    reading.add_argument("--length", type=positive, default=5000, help="moves of the match that never ends")
    reading.add_argument(
        "--folder", default=MEMORY if os.path.isdir(MEMORY) else None, help="for the store; one on a disk measures that, too"
    )
    reading.add_argument("--seed", type=int, default=1, help="of the random moves")
    reading.add_argument("--json", type=Path, help="a file for the raw figures")
    reading.add_argument(
        "--profile", action="store_true", help="also print where the time in process goes; it is then not to be compared"
    )
    reading.add_argument("--write", action="store_true", help="also into docs/performance.md, in place of what is there")
    asked = reading.parse_args()
    if not os.path.isdir("/proc/self"):
        raise SystemExit("This benchmark reads the processor time of other processes from /proc, which this system does not have.")
    if asked.folder is not None and not os.path.isdir(asked.folder):
        reading.error(f"argument --folder: there is no folder {asked.folder}")
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    store = f"SQLite in {'memory' if asked.folder == MEMORY else asked.folder or tempfile.gettempdir()}"
    found: list[dict[str, Any]] = []
    for row in measure(asked):
        found.append({**row, "target": TARGETS.get((row["part"], row["game"])), "load": round(os.getloadavg()[0], 1)})
        if asked.json is not None:  # after each row: a run that is interrupted has measured something, too
            asked.json.write_text(json.dumps({"machine": machine, "store": store, "figures": found}, indent=1) + "\n")
    told = f"{machine}; {store}; three people and an onlooker a room.{compared(found)}\n\n{tables(found)}"
    print(told)
    if asked.write:
        text = PAGE.read_text()
        before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
        given = " ".join(word for word in sys.argv[1:] if word != "--write")
        PAGE.write_text(f"{before}\n\n`python benchmarks/server_moves.py{' ' * bool(given)}{given}`: {told}\n{after}")


def compared(found: list[dict[str, Any]]) -> str:
    """How much more than boardgame.io's our server takes for a move of the same game: each time beside the one before."""
    rows = [row for row in found if row["game"] == TEMPLATE and "ms_a_move" in row]
    pairs = [pair for pair in pairwise(rows) if [row["part"] for row in pair] == ["boardgame.io", "over sockets"]]
    ratios = sorted(ours["ms_a_move"] / peer["ms_a_move"] for peer, ours in pairs)
    if not ratios:
        return ""
    took = f"{median(ratios):.2f} times the processor time of boardgame.io's (at most {MOST})"
    return f" A move of the template's game takes {took}; in {len(ratios)} pairs, in turn, {ratios[0]:.2f} to {ratios[-1]:.2f}."


def measure(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """A row of figures for each part of each game."""
    with progress() as told:
        for case in asked.game:
            plan = Plan(case, asked.rooms, asked.warm, asked.moves, asked.folder, asked.seed)
            if "process" in asked.part:
                yield measured(server_in_process.measure_moves, plan, asked.profile, told=told)
            if "sockets" in asked.part:
                yield over_sockets(plan, told)
            if "holds" in asked.part and case != MIXED:
                yield holds(plan)
            if "matches" in asked.part and case != MIXED:
                yield measured(server_in_process.measure_matches, plan, asked.matches, told=told)
        template = Plan(TEMPLATE, asked.rooms, asked.warm, asked.moves, asked.folder, asked.seed)
        if "peer" in asked.part:
            try:
                for _ in range(asked.turns):
                    yield boardgame_io(template, told)
                    yield over_sockets(template, told)
            except RuntimeError as error:
                print(f"boardgame.io was not measured: {error}", file=sys.stderr)
        if "endless" in asked.part:
            long = Plan(TEMPLATE, 1, asked.warm, asked.length, asked.folder, asked.seed)
            yield measured(server_in_process.measure_endless, long, told=told)


if __name__ == "__main__":
    main()
