"""Real servers on real sockets for tests: in a thread of this process, or as the command in a process of its own."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from sweetbox.server import admin_socket, bot_pool, protocol, store
from sweetbox.server import socket as room_socket
from sweetbox.server.admin import Admin
from sweetbox.server.admin_socket import AdminSocket
from sweetbox.server.app import make_app
from sweetbox.server.clock import Clock
from sweetbox.server.house import House, new_seed
from sweetbox.server.middleware import Middleware
from sweetbox.server.protocol import Config
from sweetbox.server.serve import Server
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store
from waiting import NEVER, PATIENCE

HERE = "127.0.0.1"

# Nobody is too late, and no room is left out, just because the machine is slow.
UNHURRIED: dict[str, Any] = {
    "header_seconds": NEVER,
    "body_seconds": NEVER,
    "keep_alive": round(NEVER),
    "unread_seconds": NEVER,
    "unread": (2**30, 2**30, 2**30),  # a test reads when it gets round to it
    "empty_minutes": NEVER,
}
# Tests ask faster than people do.
FAST: dict[str, Any] = {
    **UNHURRIED,
    "bot_pace": 0.0,
    "lobby_pace": 0.0,
    "bot": "random",
    "bots_apart": False,  # a test may replace a bot with one of its own, which only this process knows
    "reviews_unasked": 0.0,
    "rate": 1e6,
    "connects": 1e6,
    "rooms_a_minute": 1e6,
    "names_a_minute": 1e6,
    "hints_a_minute": 1e6,
    "talk_a_minute": 1e6,
    "watchers_talk_a_minute": 1e6,
}


@contextmanager
def unhurried() -> Iterator[None]:
    """For times that are not settings: even on a slow machine, no store is taken to be away, no bot and no hint is too late, and
    people who are cut off learn why."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "BUSY_MS", round(PATIENCE * 1000))
        patch.setattr(store, "IDLE_MS", round(PATIENCE * 1000))
        patch.setattr(store, "CONNECTING", PATIENCE)
        patch.setattr(store, "ANSWERING", PATIENCE)
        patch.setattr(bot_pool, "GRACE", NEVER)
        patch.setattr(bot_pool, "WHOLE", NEVER)
        patch.setattr(room_socket, "GOODBYE", PATIENCE)
        patch.setattr(protocol, "PONG", NEVER)
        patch.setattr(admin_socket, "ASKING", PATIENCE)
        yield


class Hosted:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, house: House | None = None) -> None:
        self._admin_socket = AdminSocket(settings.admin_socket) if settings.admin_socket is not None else None
        self.shell: Middleware = make_app(settings, house, self._admin_socket)
        self.house: House = self.shell.app.state.house
        self.listening = socket.create_server((HERE, 0))
        self.address = f"http://{HERE}:{self.listening.getsockname()[1]}"
        config = Config(self.shell, self.house)
        self.open = config.open
        self._server = Server(config, ready=self._begin, ending=lambda: None)
        self._begun = threading.Event()
        self._guests: list[Guest] = []
        self._thread = threading.Thread(target=lambda: self._server.run(sockets=[self.listening]), daemon=True)

    def __enter__(self) -> Self:
        if self._admin_socket is not None:
            self._admin_socket.__enter__()
        self._thread.start()
        while not self._begun.wait(0.1):
            if not self._thread.is_alive():
                raise RuntimeError("the server did not start")
        return self

    def _begin(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._begun.set()

    def __exit__(self, *_: object) -> None:
        for guest in self._guests:
            guest.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.listening.close()
        assert not self._thread.is_alive()
        if self._admin_socket is not None:
            self._admin_socket.__exit__()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run it on the server's loop; returns its result."""
        return self.begin(work).result(PATIENCE)

    def begin(self, work: Coroutine[Any, Any, Any]) -> "Future[Any]":
        """The same, without waiting for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def cut(self) -> None:
        """Break every connection without a goodbye."""
        for connection in list(self._server.server_state.connections):
            self._loop.call_soon_threadsafe(connection.transport.abort)  # type: ignore[union-attr]

    def guest(self, name: str | None = None, where: str = HERE, **headers: str) -> "Guest":
        self._guests.append(Guest(self.address, name, where, **headers))
        return self._guests[-1]

    def admin(self, act: str, **arguments: Any) -> Any:
        """The answer that an administrator gets, without the socket file: what was done, or the problem."""
        admin = Admin(self.house, self.shell.app.state.people)
        told = json.loads(self.run(admin.answer(json.dumps({"act": act, **arguments}).encode())))
        return told["problem"] if "problem" in told else told["done"]

    def connections(self, where: str) -> int:
        """How many connections from an address are open."""
        clients = [connection.client for connection in list(self._server.server_state.connections)]
        return sum(client is not None and client[0] == where for client in clients)


class Guest:
    """Somebody with a browser: cookies, requests, sockets. `where`: the address that they connect from."""

    def __init__(self, address: str, name: str | None = None, where: str = HERE, **headers: str) -> None:
        self.address, self.where = address, where
        from_there = httpx.HTTPTransport(verify=False, local_address=where)
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, transport=from_there)
        if name is not None:
            self.put("/api/identity", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, data: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=data) if data is not None else self.http.request(method, path)

    def _done(self, answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.status_code} {answer.text}"
        return answer.json()

    def get(self, path: str) -> Any:
        return self._done(self.ask("GET", path))

    def put(self, path: str, data: Any) -> Any:
        return self._done(self.ask("PUT", path, data))

    def post(self, path: str, data: Any = None) -> Any:
        return self._done(self.ask("POST", path, data))

    def refused(self, method: str, path: str, data: Any = None) -> tuple[int, str]:
        """The status and code of a problem, whose shape is checked."""
        answer = self.ask(method, path, data)
        assert answer.headers["content-type"].startswith("application/json"), answer.text
        problem = answer.json()
        assert set(problem) <= {"code", "message", "rule"}, problem
        assert problem["message"]
        return answer.status_code, problem["code"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(
        self, room: str, since: int | None = None, sentences: bool = True, more: Mapping[str, str] | None = None, **headers: str
    ) -> "Line":
        """more: further values for the query."""
        query = {"sentences": "true" if sentences else "false", **({"since": str(since)} if since is not None else {})}
        query |= more or {}
        return self._line(f"/api/rooms/{room}/socket?{urlencode(query)}", headers)

    def lobby(self, query: str = "", **headers: str) -> "Line":
        return self._line(f"/api/lobby/socket{query}", headers)

    def _line(self, path: str, headers: dict[str, str]) -> "Line":
        own = {"Cookie": self.cookie} if self.cookie else {}
        own["Accept-Language"] = self.http.headers.get("Accept-Language", "en")
        how: dict[str, Any] = {
            "open_timeout": PATIENCE,
            "close_timeout": PATIENCE,
            "ping_timeout": PATIENCE,
            "max_queue": None,
            "source_address": (self.where, 0),
        }
        return Line(connect(self.address.replace("http", "ws") + path, additional_headers={**own, **headers}, **how))

    def events(self, room: str) -> list[Any]:
        """All events of a room, page by page."""
        found: list[Any] = []
        while page := self.get(f"/api/rooms/{room}/events?since={len(found)}"):
            found += page
        return found


class Line:
    """An open socket, of a room or of the lobby."""

    socket: ClientConnection

    def __init__(self, opening: Any) -> None:
        self._opening = opening
        self.raw: list[str] = []  # everything that arrived

    def __enter__(self) -> Self:
        self.socket = self._opening.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._opening.__exit__(*error)

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> Any:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        return self.receive() if message["type"] == "hello" else message

    def until(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message


def first_move(sight: Any) -> str:
    return str(sight["match"]["legal"][0]["text"])


class Command:
    """`sweetbox serve` in a process of its own, which can be killed. `before`: what the process does before it starts. `program`:
    what Python runs."""

    def __init__(
        self,
        database: str,
        home: Path,
        *arguments: str,
        before: Callable[[], None] | None = None,
        program: Sequence[str] = ("-m", "sweetbox"),
    ) -> None:
        environment = {**os.environ, "SWEETBOX_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, *program, "serve", "--port", "0", "--database", database, *arguments]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, preexec_fn=before
        )
        assert self.process.stdout is not None
        self.told = ""  # what it has printed by the time it is open
        while (found := re.search(r"http://[\w.:]+", self.told)) is None:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(self.told)
            self.told += line
        self.address = found.group()

    def kill(self) -> str:
        """kill -9: no goodbye. Returns what it had printed."""
        return self._end(signal.SIGKILL)

    def stop(self) -> str:
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> str:
        self.process.send_signal(how)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return str(out)


@cache
def laid_out() -> bytes:
    """An unused SQLite store. Servers in tests begin with a copy of it, because setting one up takes longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rooms.db"

        async def lay_out() -> None:
            store = Store(f"sqlite:///{path}")
            await store.open()
            await store.close()

        with ThreadPoolExecutor(1) as thread:  # if a browser is being driven, this thread already has a loop
            thread.submit(lambda: asyncio.run(lay_out())).result()
        return path.read_bytes()


@contextmanager
def hosted(
    database: str,
    clock: Clock | None = None,
    make_seed: Callable[[], bytes] = new_seed,
    bot_seed: int | None = None,
    **changes: Any,
) -> Iterator[Hosted]:
    """changes: settings that differ from the usual ones."""
    path = Path(database.removeprefix("sqlite:///"))
    if path.is_absolute() and not path.exists():
        path.parent.mkdir(mode=0o700, exist_ok=True)
        path.touch(0o600)
        path.write_bytes(laid_out())
    settings = Settings(database=database, **{**FAST, **changes})
    with Hosted(settings, House(settings, Store(database), clock, make_seed=make_seed, bot_seed=bot_seed)) as server:
        yield server
