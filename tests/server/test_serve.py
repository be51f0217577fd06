"""The commands as people use them: serve, backup, and plain `sweetbox`."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from server.clocks import GivenClock
from server.hosting import Command, Guest, first_move
from sweetbox.kernel.errors import OptionError
from sweetbox.server import store_lock
from sweetbox.server.store_lock import ServedError, StoreLock
from waiting import PATIENCE, wait_until

GAME = "biscuit_pockets"


def run(home: Path, *arguments: str, language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SWEETBOX_HOME": str(home), "LC_ALL": language}
    return subprocess.run(
        [sys.executable, "-m", "sweetbox", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_serve_play_stop_serve_again_and_back_up(tmp_path: Path) -> None:
    """A club's evening: the server stops in the middle, comes back, and everybody is where they were."""
    database = f"sqlite:///{tmp_path / 'club.db'}"
    first = Command(database, tmp_path, "--bot-pace", "0")
    with Guest(first.address, "Mia") as mia:
        assert "Sweetbox" in mia.http.get("/").text
        sight = mia.post("/api/rooms/now", {"game": GAME, "bot": "random"})
        id_ = sight["room"]
        with mia.socket(id_) as line:
            assert "sec-websocket-extensions" not in line.socket.response.headers  # type: ignore[union-attr]
            sight = line.until("sight")["sight"]
            while not sight["match"]["legal"]:
                sight = line.until("event")["sight"]
            line.send({"type": "play", "move": first_move(sight), "key": "1"})
            number = line.until("done")["number"]
            first.process.send_signal(signal.SIGTERM)
        output, _ = first.process.communicate(timeout=PATIENCE)
        assert first.process.returncode in (0, -signal.SIGTERM), output
        assert "Traceback" not in output
        second = Command(database, tmp_path)
        try:
            with Guest(second.address) as again:
                again.http.cookies = mia.http.cookies
                back = again.get(f"/api/rooms/{id_}")
                assert (back["you"], back["number"] >= number) == (0, True)
                done = run(tmp_path, "backup", str(tmp_path / "copy.db"), "--database", database)
                assert (done.returncode, done.stderr) == (0, "")
                assert "1 room" in done.stdout
        finally:
            second.stop()
    assert (tmp_path / "copy.db").is_file()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["serve", "--database", "mysql://x"], "Expected a database"),
        (["serve", "--database", "nonsense"], "Expected a database"),
        (["serve", "--database", "postgresql://nobody@127.0.0.1:1/x"], "The database cannot be opened"),
        (["serve", "--database", "sqlite:////proc/nowhere/x.db"], "Cannot write"),
        (["serve", "--host", "256.0.0.1"], "cannot be opened"),
        (["serve", "--host", "999.1.1.1"], "Expected 127.0.0.1 for yourself"),
        (["serve", "--host", "192.0.2.1"], "an address of this computer"),
        (["serve", "--limits", "nowhere.toml"], "Cannot read nowhere.toml"),
        (["serve", "--limits", "/dev/null", "--host", "999.1.1.1"], "Expected 127.0.0.1 for yourself"),
        (["backup", "copy.db", "--database", "sqlite:////nowhere/x.db"], "nothing to back up"),
    ],
)
def test_mistakes_are_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


def test_a_host_sets_limits_in_a_file(tmp_path: Path) -> None:
    limits = tmp_path / "limits.toml"
    limits.write_text("body = 100\n")
    server = Command(f"sqlite:///{tmp_path / 'rooms.db'}", tmp_path, "--limits", str(limits))
    try:
        with Guest(server.address, "Mia") as mia:
            assert mia.refused("PUT", "/api/identity", {"name": "x" * 100}) == (413, "too_big")
    finally:
        server.stop()
    limits.write_text("body = 0\nconnection = 5\n")
    done = run(tmp_path, "serve", "--limits", str(limits))
    assert done.returncode == 1
    assert done.stderr.startswith(f"{limits}: ")
    assert done.stderr.count("\n") == 1
    environment = {**os.environ, "FORWARDED_ALLOW_IPS": "*"}
    done = subprocess.run(
        [sys.executable, "-m", "sweetbox", "serve", "--database", f"sqlite:///{tmp_path / 'rooms.db'}", "--port", "0"],
        env={**environment, "SWEETBOX_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stderr.startswith("Not an address or network of a proxy: *.")
    assert done.stderr.count("\n") == 1


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run(tmp_path, "serve", "--port", str(port), language="de_DE.UTF-8")
    assert done.returncode == 1
    assert done.stderr.startswith(f"Port {port} von 127.0.0.1 ist schon ")
    assert done.stderr.count("\n") == 1


class Plain:
    """Plain `sweetbox`, whose browser is a script that records what it was given."""

    def __init__(self, home: Path, name: str, language: str = "C.UTF-8") -> None:
        script, self.told = home / f"browser-{name}", home / f"told-{name}"
        script.write_text(f'#!/bin/sh\necho "$1" > {self.told}\n')
        script.chmod(0o755)
        environment = {**os.environ, "SWEETBOX_HOME": str(home), "BROWSER": f"{script} %s", "LC_ALL": language}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sweetbox"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def shown(self) -> str:
        """What the browser shows."""
        return wait_until(lambda: self.told.is_file() and self.told.read_text().strip())

    def over(self) -> str:
        """What the process has printed by its end."""
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
        return self.process.communicate()[0]

    def end(self, how: int = signal.SIGINT) -> str:
        self.process.send_signal(how)
        output, _ = self.process.communicate(timeout=PATIENCE)
        assert "Traceback" not in output
        return output


def test_plain_sweetbox_opens_the_browser_on_the_one_server_of_its_store(tmp_path: Path) -> None:
    """The second one finds the first, however an earlier one ended."""
    first = Plain(tmp_path, "first")
    try:
        address = first.shown()
        with Guest(address, "Mia") as mia:
            assert mia.get("/health")["ok"] is True
        again = Plain(tmp_path, "again", language="de_DE.UTF-8")
        assert again.over() == f"Sweetbox läuft schon: Dein Browser öffnet {address}\n"
        assert again.process.returncode == 0
        assert again.shown() == address
        refused = run(tmp_path, "serve", "--port", "0")
        assert refused.returncode == 1
        assert refused.stderr.startswith(f"{tmp_path / 'data' / 'sweetbox.db'} is already served at {address}: ")
    finally:
        output = first.end(signal.SIGKILL)
    assert address in output
    after = Plain(tmp_path, "after")  # what the killed one left behind misleads nobody
    try:
        with Guest(after.shown(), "Bo") as bo:
            assert bo.get("/health")["ok"] is True
    finally:
        assert "Sweetbox is open at" in after.end()


def test_a_server_for_the_network_is_found_by_an_address_of_this_computer(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'data' / 'sweetbox.db'}"
    server = Command(store, tmp_path, "--host", "0.0.0.0")
    try:
        assert Plain(tmp_path, "again").over() == f"Sweetbox is already running: opening {server.address} in your browser\n"
        other = Command(f"sqlite:///{tmp_path / 'other.db'}", tmp_path)  # another store may have its own server
        other.stop()
    finally:
        server.stop()


def test_a_claim_waits_for_one_that_starts_or_ends(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'rooms.db'}"
    (tmp_path / "rooms.db-serving").write_text("http://127.0.0.1:1")  # left by one that was killed
    with StoreLock(store) as first:
        found: list[str] = []
        looks: list[float] = []

        def pause(seconds: float) -> None:
            time.sleep(seconds)  # only so that it does not keep a whole core busy
            looks.append(seconds)

        def come() -> None:
            try:
                with StoreLock(store, GivenClock().ticks, pause):
                    found.append("free")
            except ServedError as running:
                found.append(running.address)

        second, third = threading.Thread(target=come), threading.Thread(target=come)
        second.start()
        wait_until(lambda: len(looks) > 3)
        assert found == []
        first.tell("http://127.0.0.1:2")
        second.join(PATIENCE)
        assert found == ["http://127.0.0.1:2"]
        first.tell("")
        looks.clear()
        third.start()
        wait_until(lambda: len(looks) > 3)
        assert len(found) == 1
    third.join(PATIENCE)
    assert found[1:] == ["free"]


def test_a_claim_that_nothing_comes_of_is_told(tmp_path: Path) -> None:
    store, clock = f"sqlite:///{tmp_path / 'rooms.db'}", GivenClock()
    begun = clock.ticks()
    with StoreLock(store), pytest.raises(OptionError) as refusal, StoreLock(store, clock.ticks, clock.forward):
        pass
    assert refusal.value.say.key == "server.claimed"
    assert clock.ticks() - begun == pytest.approx(store_lock.PATIENCE, abs=2 * store_lock.PAUSE)


def test_a_store_of_several_processes_is_claimed_by_none() -> None:
    with StoreLock("postgresql://nobody@127.0.0.1:1/x"), StoreLock("postgresql://nobody@127.0.0.1:1/x") as both:
        assert both.store is None


def test_nothing_of_the_server_is_loaded_before_it_serves(tmp_path: Path) -> None:
    program = "import sys\nimport sweetbox\nimport sweetbox.cli\nprint(' '.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "sweetbox.cli" in loaded
    assert not {"litestar", "sqlalchemy", "uvicorn", "alembic", "sweetbox.server"} & set(loaded)
