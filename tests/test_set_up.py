"""`make play` in a fresh clone: what it calls, and what people read meanwhile. Of pip, npm and node it meets stand-ins that write
down what they are asked for; the Makefile, tools/set_up.py and web/npm.py are the real ones."""

import io
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools.set_up import SELDOM, Waiting, reason
from waiting import wait_until

ROOT = Path(__file__).parents[1]
COPIED = ("Makefile", "tools/set_up.py", "web/npm.py")
PYTHON = f"""
case "$*" in
  "-m pip --version") ;;
  "-m pip install"*)
    echo "pip $*" >> asked
    if [ -f pip-fails ]; then cat pip-fails; exit 1; fi
    [ "$SWEETBOX_NO_WEB" = 1 ] || exec "{sys.executable}" web/npm.py run build --silent ;;
  *) exec "{sys.executable}" "$@" ;;
esac
"""
NPM = """
echo "npm $*" >> ../asked
if [ -f ../npm-fails ]; then cat ../npm-fails; exit 1; fi
if [ -f ../npm-hangs ]; then echo $$ > ../hanging; exec sleep 3600; fi
case "$1" in
  ci) rm -rf node_modules; mkdir node_modules ;;
  run) mkdir -p ../src/sweetbox/server/static; touch ../src/sweetbox/server/static/index.html ;;
esac
"""
CI, BUILD = "npm ci --no-audit --no-fund --loglevel=error", "npm run build --silent"
PAGE = "src/sweetbox/server/static/index.html"


class Clone:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            self.write(name, (ROOT / name).read_text(encoding="utf-8"))
        for name in ("pyproject.toml", "constraints.txt", "web/package-lock.json", "web/src/App.svelte"):
            self.write(name, "")
        self.program(".venv/bin/python", PYTHON)
        self.program(".venv/bin/sweetbox", "echo playing")
        self.program("programs/npm", NPM)
        self.program("programs/node", "echo v22.12.0")
        own = {name: value for name, value in os.environ.items() if "MAKE" not in name and name != "MFLAGS"}  # of `make test`
        self.surroundings = {**own, "PATH": f"{folder / 'programs'}{os.pathsep}{os.environ['PATH']}"}

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def program(self, name: str, text: str) -> None:
        self.write(name, f"#!/bin/sh\n{text}").chmod(0o755)

    def change(self, name: str) -> None:
        """Long after the page was built."""
        path = self.folder / name
        path.write_text(path.read_text() + " ")
        before = path.stat().st_mtime - 10
        os.utime(self.folder / PAGE, (before, before))

    def play(self) -> list[str]:
        """What was asked for until it played."""
        asked = self.folder / "asked"
        asked.unlink(missing_ok=True)
        done = subprocess.run(
            ("make", "play", f"PYTHON={sys.executable}"),
            cwd=self.folder,
            env=self.surroundings,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines()[-1] == "playing"
        return asked.read_text().splitlines() if asked.exists() else []

    def set_up(self, wanted: str = "playing") -> "subprocess.Popen[str]":
        command = (sys.executable, "tools/set_up.py", wanted)
        return subprocess.Popen(command, cwd=self.folder, env=self.surroundings, stderr=subprocess.PIPE, text=True)


@pytest.fixture
def clone(tmp_path):
    assert shutil.which("make")
    return Clone(tmp_path)


def test_make_play_installs_and_builds_once(clone):
    asked = clone.play()
    assert [line for line in asked if line.startswith("npm")] == [f"{CI} --omit=dev", BUILD]
    assert [line.endswith("-e .[play]") for line in asked if line.startswith("pip")] == [True]
    assert clone.play() == []


def test_make_play_builds_once_more_after_a_change(clone):
    clone.play()
    clone.change("web/src/App.svelte")
    assert clone.play() == [BUILD]
    clone.change("web/package-lock.json")
    assert clone.play() == [f"{CI} --omit=dev", BUILD]
    assert clone.play() == []


def test_what_the_tests_need_comes_on_demand_and_stays(clone):
    clone.play()
    web = [sys.executable, str(clone.folder / "web" / "npm.py")]
    for arguments in (["run", "dev"], ["test"], ["run", "build"]):
        subprocess.run([*web, *arguments], cwd=clone.folder, env=clone.surroundings, check=True)
    asked = (clone.folder / "asked").read_text().splitlines()[-4:]
    assert asked == ["npm run dev", CI, "npm test", "npm run build"]
    clone.change("web/package-lock.json")
    assert clone.play() == [CI, BUILD]


@pytest.mark.parametrize(
    ("who", "told", "why"),
    [
        ("pip", "Collecting x\nERROR: No space left on device\n", "Installing packages (pip) failed: No space left on device."),
        ("pip", "WARNING: Retrying after connection broken by 'x'\nERROR: Found no y\n", "there is no connection to the packages."),
        ("npm", "npm error code ENOTFOUND\nnpm error no such address\n", "npm error code ENOTFOUND npm error no such address."),
    ],
    ids=["full", "unconnected", "npm"],
)
def test_a_failed_set_up_says_why_and_can_be_run_again(clone, who, told, why):
    clone.write(f"{who}-fails", told)
    failed = clone.set_up()
    lines = failed.communicate()[1].splitlines()
    assert failed.returncode == 1
    assert why in lines[-1]
    assert not any("Traceback" in line for line in lines)
    (clone.folder / f"{who}-fails").unlink()
    asked = clone.play()
    assert BUILD in asked
    assert any(line.endswith("-e .[play]") for line in asked)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_a_set_up_that_is_stopped_leaves_nothing_running_and_can_be_run_again(clone, way):
    hangs, hanging = clone.write("npm-hangs", ""), clone.folder / "hanging"
    stopped = clone.set_up()
    child = int(wait_until(lambda: hanging.exists() and hanging.read_text()))
    stopped.send_signal(way)
    told = stopped.communicate()[1]
    assert stopped.returncode == 130
    assert "Stopped after" in told
    assert "Traceback" not in told
    wait_until(lambda: not is_there(child))  # once the system has taken note of its end
    hangs.unlink()
    assert BUILD in clone.play()


def test_half_a_page_is_not_taken_for_one(clone):
    clone.play()
    clone.write("npm-fails", "error: no room\n")
    clone.change("web/src/App.svelte")
    failed = clone.set_up("page")
    assert "Building the page (vite) failed: error: no room." in failed.communicate()[1]
    assert not (clone.folder / PAGE).exists()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_in_a_terminal_one_line_moves(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    out, now = Terminal(), [0.0]
    waiting = Waiting(out, lambda: now[0])
    with waiting.on("Installing packages (pip)"):
        now[0] = 12.0
        waiting.tell()
        with waiting.on("Building the page, which takes its time (vite)"):
            now[0] = 15.0
            waiting.tell()
    shown = out.getvalue()
    assert "\n" not in shown
    lines = [line.removesuffix("\x1b[K") for line in shown.split("\r")]
    assert lines == [
        "",
        "Installing packages (pip) … 0 s",
        "Installing packages (pip) … 12 s",
        "Installing packages (pip) … 12 s · Building the page, which",
        "Installing packages (pip) … 15 s · Building the page, which",
    ]
    waiting.end("Set up")
    assert out.getvalue().endswith("\r\x1b[KSet up after 15 s.\n")


def test_elsewhere_a_line_comes_now_and_then():
    out, now = io.StringIO(), [0.0]
    waiting = Waiting(out, lambda: now[0])
    with waiting.on("Installing packages (pip)"):
        for now[0] in (1.0, SELDOM - 1, SELDOM, SELDOM + 1):
            waiting.tell()
    assert out.getvalue().splitlines() == ["Installing packages (pip) … 0 s", f"Installing packages (pip) … {SELDOM:.0f} s"]


def test_a_reason_is_never_empty():
    assert reason("one thing\nanother\n") == "one thing another."
