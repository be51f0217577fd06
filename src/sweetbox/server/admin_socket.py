"""The socket file of a running server, for `sweetbox admin`: only the user who runs the server may open it.

One line of JSON in, one line of JSON out, and the connection is closed.
"""

import asyncio
import contextlib
import logging
import os
import socket
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import msgspec

from sweetbox.files.places import data_folder
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say

if TYPE_CHECKING:
    from sweetbox.server.admin import Admin

log = logging.getLogger("sweetbox")

LONGEST = 65_536  # bytes of a request
ASKING = 5.0  # seconds in which a request must have come
ANSWERING = 300.0  # seconds in which an answer must have come, and in which it must be taken
LINES = 8  # connections at once
PATH_BYTES = 100  # of a socket's path that every system takes
ENDING = 3.0  # seconds for what is being done when the server stops


def socket_path(chosen: Path | None, database: str) -> Path:
    """Where the socket is, unless another place is chosen: beside a store in a file, else in the data folder."""
    from sweetbox.server.store import database_url
    from sweetbox.server.store_lock import StoreLock

    if sys.platform == "win32":
        raise OptionError(Say("admin.windows"))
    if chosen is not None:
        return chosen
    store = StoreLock(database).store
    if store is not None:
        return store.with_name(store.name + "-admin")
    return data_folder() / f"{database_url(database).database or 'sweetbox'}-admin"


class AdminSocket:
    """Claimed inside `with`, before the server runs, so that what is wrong with the place is a sentence; removed at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._socket: socket.socket | None = None
        self._held = contextlib.ExitStack()
        self._inode = 0
        self._lines: set[asyncio.Task[Any]] = set()

    def __enter__(self) -> Self:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._socket = self._claim()
        except OSError as error:
            raise OptionError(Say("admin.socket", file=str(self.path), why=error.strerror or str(error))) from None
        return self

    def __exit__(self, *_: object) -> None:
        self._remove()
        self._held.close()

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            if self.path.lstat().st_ino == self._inode:  # else somebody else's by now
                self.path.unlink()
        self._inode = 0  # a new file may be given the same number

    def _claim(self) -> socket.socket:
        """The file, ours alone from its first moment on. One whose process is dead is replaced."""
        with _locked(self.path.parent), contextlib.ExitStack() as held:
            address = held.enter_context(_address(self.path))
            if self._is_dead(address):
                self.path.unlink()
            made = held.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM))
            mask = os.umask(0o177)
            try:
                made.bind(address)
            finally:
                os.umask(mask)
            made.listen(LINES)
            self._inode = self.path.lstat().st_ino
            self._held = held.pop_all()
            return made

    def _is_dead(self, address: str) -> bool:
        """Whether a dead socket is in the way. OptionError: something else is."""
        try:
            kind = self.path.lstat().st_mode
        except FileNotFoundError:
            return False
        if not stat.S_ISSOCK(kind):
            raise OptionError(Say("admin.socket_taken", file=str(self.path)))
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            probe.settimeout(ASKING)
            try:
                probe.connect(address)
            except ConnectionRefusedError:
                return True
            except TimeoutError:
                pass  # nobody dead lets others wait
        raise OptionError(Say("admin.socket_live", file=str(self.path)))

    @asynccontextmanager
    async def answering(self, admin: "Admin") -> AsyncIterator[None]:
        """Answer while the server runs."""
        assert self._socket is not None

        async def attend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.current_task()
            assert task is not None
            self._lines.add(task)
            try:
                if len(self._lines) <= LINES:
                    await _attend(reader, writer, admin)
            finally:
                self._lines.discard(task)
                writer.close()

        server = await asyncio.start_unix_server(attend, sock=self._socket, limit=LONGEST)
        try:
            yield
        finally:
            self._remove()  # already here: a process that is asked to end may not reach the end of its `with`
            server.close()
            if self._lines:
                _, late = await asyncio.wait(self._lines, timeout=ENDING)
                for task in late:
                    task.cancel()


async def _attend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, admin: "Admin") -> None:
    try:
        async with asyncio.timeout(ASKING):
            line = await reader.readuntil(b"\n")
        writer.write(await admin.answer(line) + b"\n")  # finish even if nobody waits for the answer any more
        async with asyncio.timeout(ANSWERING):
            await writer.drain()
    except (asyncio.LimitOverrunError, asyncio.IncompleteReadError, TimeoutError, ConnectionError) as error:
        log.debug("admin: %s", type(error).__name__)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Two servers that start together must not take each other's file for one left behind."""
    import fcntl

    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX)
        yield
    finally:
        os.close(opened)


@contextmanager
def _address(path: Path) -> Iterator[str]:
    """The path as a socket takes it, which is about a hundred bytes: where it is longer, Linux finds the folder by its number."""
    if len(os.fsencode(path)) <= PATH_BYTES or not Path("/proc/self/fd").is_dir():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def ask(path: Path, request: dict[str, Any]) -> Any:
    """What a running server answers. OptionError: there is none, it may not be asked, or it refuses."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(ANSWERING)
        try:
            with _address(path) as address:
                line.connect(address)
            line.sendall(msgspec.json.encode(request) + b"\n")
            with line.makefile("rb") as told:
                answer = told.readline()
        except (FileNotFoundError, ConnectionRefusedError, NotADirectoryError):
            raise OptionError(Say("admin.not_running", file=str(path))) from None
        except PermissionError:
            raise OptionError(Say("admin.not_allowed", file=str(path))) from None
        except TimeoutError:
            raise OptionError(Say("admin.no_answer")) from None
        except OSError as error:
            raise OptionError(Say("admin.socket", file=str(path), why=error.strerror or str(error))) from None
    if not answer.endswith(b"\n"):
        raise OptionError(Say("admin.cut_off"))
    told_back = msgspec.json.decode(answer)
    if told_back.get("problem"):
        raise OptionError(Say("admin.refused", why=told_back["problem"]["message"]))
    return told_back.get("done")
