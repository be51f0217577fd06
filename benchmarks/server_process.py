"""`sweetbox serve` in a process of its own, and what a process uses: for the scripts that measure a server or attack it."""

import contextlib
import os
import re
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

HERE = "127.0.0.1"


@dataclass
class Served:
    process: "subprocess.Popen[str]"
    port: int
    log: Path

    @property
    def pid(self) -> int:
        return self.process.pid


@contextlib.contextmanager
def serving(
    database: str,
    folder: Path,
    *arguments: str,
    program: tuple[str, ...] = (sys.executable, "-m", "sweetbox"),
    environment: Mapping[str, str] = os.environ,
    before: Callable[[], None] | None = None,
) -> Iterator[Served]:
    """A server at a free port, whose log is in the folder. `before`: what the process does before it starts."""
    command = [*program, "serve", "--port", "0", "--database", database, *arguments]
    known, log = {**environment, "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}, folder / "log"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with log.open("a") as errors:
        process = subprocess.Popen(command, env=known, **pipes, stderr=errors, text=True, preexec_fn=before)
    try:
        found = re.search(r"http://[\w.]+:(\d+)", process.stdout.readline())
        if found is None:
            raise RuntimeError(f"The server did not start.\n{log.read_text()[-2000:]}")
        yield Served(process, int(found.group(1)), log)
    finally:
        process.terminate()
        process.communicate()


def free_port() -> int:
    with socket.create_server((HERE, 0)) as free:
        return int(free.getsockname()[1])


def cpu_seconds(process: int) -> float:
    """What a process has used so far, user and system, all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def loop_seconds(process: int) -> tuple[float, float]:
    """What the first thread has used, which runs the event loop, and how long it had work while something else had its core."""
    used, waited, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    return int(used) / 1e9, int(waited) / 1e9


def memory(process: int, kind: str = "VmRSS") -> float:
    """MiB; `VmHWM` for the most that it ever had."""
    return _kibibytes(Path(f"/proc/{process}/status"), kind)


def own_memory(process: int) -> float:
    """MiB that no other process shares."""
    return _kibibytes(Path(f"/proc/{process}/smaps_rollup"), r"Private_\w+")


def _kibibytes(file: Path, name: str) -> float:
    return sum(map(int, re.findall(rf"^{name}:\s+(\d+) kB", file.read_text(), re.MULTILINE))) / 1024


def children(process: int) -> list[int]:
    found = list[int]()
    for task in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return found


def files_of(process: int) -> Counter[str]:
    """How many files it has open, by their kinds; those of an SQLite store are `store`."""
    found = Counter[str]()
    for each in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(OSError):
            name = os.readlink(each)
            found["store" if "/rooms.db" in name else name.partition(":")[0]] += 1
    return found
