"""Real servers on real sockets for tests: in a thread of this process, or as the command in a process of its own."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from sweetbox.server.app import make_app
from sweetbox.server.house import House
from sweetbox.server.middleware import Middleware
from sweetbox.server.serve import _bind, configured
from sweetbox.server.settings import Settings

# Tests ask faster than people do.
FAST: dict[str, Any] = {
    "bot_pace": 0.0,
    "bot": "random",
    "rate": 1e6,
    "rooms_a_minute": 1e6,
    "names_a_minute": 1e6,
    "hints_a_minute": 1e6,
}


class Hosted:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, house: House | None = None) -> None:
        self.shell: Middleware = make_app(settings, house)
        self.house: House = self.shell.app.state.house
        self._socket = _bind("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = uvicorn.Server(configured(self.shell, settings))
        self._guests: list[Guest] = []
        self._thread = threading.Thread(target=lambda: self._server.run(sockets=[self._socket]), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise RuntimeError("the server did not start")
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self._guests:
            guest.http.close()
        self._server.should_exit = True
        self._thread.join(20)
        self._socket.close()
        assert not self._thread.is_alive()

    def guest(self, name: str | None = None, **headers: str) -> "Guest":
        self._guests.append(Guest(self.address, name, **headers))
        return self._guests[-1]

    def wait_until_left(self, room: str) -> None:
        """A socket that was closed here is noticed there a moment later."""
        while self.house.rooms[room].watchers:
            time.sleep(0.001)


class Guest:
    """Somebody at a browser: cookies, requests, sockets."""

    def __init__(self, address: str, name: str | None = None, **headers: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers=headers, timeout=20)
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
        """The status and code of a problem; the shape is checked."""
        answer = self.ask(method, path, data)
        assert answer.headers["content-type"].startswith("application/json"), answer.text
        problem = answer.json()
        assert set(problem) <= {"code", "message", "rule"}, problem
        assert problem["message"]
        return answer.status_code, problem["code"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, room: str, since: int | None = None, **headers: str) -> "Line":
        path = f"{self.address.replace('http', 'ws')}/api/rooms/{room}/socket" + (f"?since={since}" if since is not None else "")
        own = {"Cookie": self.cookie} if self.cookie else {}
        own["Accept-Language"] = self.http.headers.get("Accept-Language", "en")
        return Line(connect(path, additional_headers={**own, **headers}, open_timeout=20, close_timeout=5, max_queue=None))


class Line:
    """An open socket of a room."""

    socket: ClientConnection

    def __init__(self, opening: Any) -> None:
        self._opening = opening
        self.raw: list[str] = []  # everything that came

    def __enter__(self) -> Self:
        self.socket = self._opening.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._opening.__exit__(*error)

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = 20) -> Any:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        return json.loads(text)

    def until(self, *kinds: str, timeout: float = 20) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = self.receive(timeout)
            if message["type"] in kinds:
                return message


def first_move(sight: Any) -> str:
    return str(sight["match"]["legal"][0]["text"])


class Command:
    """`sweetbox serve` in a process of its own, that can be killed."""

    def __init__(self, database: str, home: Path, *arguments: str) -> None:
        environment = {**os.environ, "SWEETBOX_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "sweetbox", "serve", "--port", "0", "--database", database, *arguments]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\w.:]+", line)
        if found is None:
            raise RuntimeError(line + self.process.stdout.read())
        self.address = found.group()

    def kill(self) -> str:
        """kill -9: no goodbye. What it had printed."""
        return self._end(signal.SIGKILL)

    def stop(self) -> str:
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> str:
        self.process.send_signal(how)
        out, _ = self.process.communicate(timeout=30)
        return str(out)


@contextmanager
def hosted(database: str, **changes: Any) -> Iterator[Hosted]:
    with Hosted(Settings(database=database, **{**FAST, **changes})) as server:
        yield server
