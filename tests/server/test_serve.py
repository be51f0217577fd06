"""The commands as people use them: serve, backup, and plain `sweetbox`."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.hosting import Command, Guest, first_move

GAME = "biscuit_pockets"


def run(home: Path, *arguments: str, language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SWEETBOX_HOME": str(home), "LC_ALL": language}
    return subprocess.run(
        [sys.executable, "-m", "sweetbox", *arguments], env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_serve_play_stop_serve_again_and_back_up(tmp_path: Path) -> None:
    """A club's evening: the server ends in the middle, comes back, and everybody is where they were."""
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
        output, _ = first.process.communicate(timeout=30)
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
        (["backup", "copy.db", "--database", "sqlite:////nowhere/x.db"], "nothing to back up"),
    ],
)
def test_mistakes_are_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = run(tmp_path, "serve", "--port", str(taken.getsockname()[1]), language="de_DE.UTF-8")
    assert done.returncode == 1
    assert "lässt sich nicht öffnen" in done.stderr
    assert "while attempting" not in done.stderr


def test_plain_sweetbox_opens_the_browser(tmp_path: Path) -> None:
    """The browser is a script that writes down what it was given."""
    script, told = tmp_path / "browser", tmp_path / "told"
    script.write_text(f'#!/bin/sh\necho "$1" > {told}\n')
    script.chmod(0o755)
    environment = {**os.environ, "SWEETBOX_HOME": str(tmp_path), "BROWSER": f"{script} %s", "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "sweetbox"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        for _ in range(300):
            if told.is_file() and told.read_text():
                break
            time.sleep(0.1)
        address = told.read_text().strip()
        with Guest(address, "Mia") as mia:
            assert mia.get("/health")["ok"] is True
    finally:
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=30)
    assert address in output
    assert "Traceback" not in output
    assert (tmp_path / "data" / "sweetbox.db").is_file()


def test_nothing_of_the_server_is_loaded_before_it_serves(tmp_path: Path) -> None:
    program = "import sys\nimport sweetbox\nimport sweetbox.cli\nprint(' '.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "sweetbox.cli" in loaded
    assert not {"litestar", "sqlalchemy", "uvicorn", "alembic", "sweetbox.server"} & set(loaded)
