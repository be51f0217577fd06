"""Runs the steps of the Containerfile in a clean folder: `python tools/container_steps.py`.

It installs the package as the first stage does, warms it up, and serves from what the second stage keeps, with an empty home and
nothing of this checkout in sight. Then it asks the health check. It needs what the steps need, and no container engine. `--quick`
takes the page that is already built and pip's cache, and leaves warming out.
"""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
PATIENCE = 300.0  # seconds for the server to answer


def steps() -> dict[str, list[str]]:
    """The lines of the Containerfile by their instruction; JSON forms as they are written."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "Containerfile").read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word.isupper() and word != "#":
            found.setdefault(word, []).append(rest)
    return found


def run(command: str, folder: Path, home: Path, quick: bool) -> None:
    sys.stderr.write(f"→ {command}\n")
    environment = {"PATH": f"{folder}/opt/sweetbox/bin:/usr/local/bin:/usr/bin:/bin", "SWEETBOX_HOME": str(home), "HOME": str(home)}
    if quick:
        environment |= {"SWEETBOX_NO_WEB": "1", "HOME": os.path.expanduser("~")}
        command = command.replace("--no-cache-dir", "--quiet")
    subprocess.run(command, shell=True, check=True, cwd=folder / "build", env=environment)


def main() -> None:
    quick = "--quick" in sys.argv
    with tempfile.TemporaryDirectory(prefix="sweetbox-container-") as name:
        folder, home = Path(name), Path(name) / "data"
        home.mkdir()
        ignored = shutil.ignore_patterns(".git", ".venv*", "node_modules", "__pycache__", "dist", "build")
        shutil.copytree(ROOT, folder / "build", ignore=ignored)
        found = steps()
        for command in found["RUN"]:
            if command.startswith("useradd") or (quick and command == "sweetbox warm"):
                continue  # this user serves, who is not root in the container
            run(
                command.replace("python -m venv", f"{sys.executable} -m venv").replace("/opt/", f"{folder}/opt/"),
                folder,
                home,
                quick,
            )
        shutil.rmtree(folder / "build")  # the second stage has only what was installed
        serve(found["ENTRYPOINT"][0], found["HEALTHCHECK"][0], folder, home)


def serve(entry: str, check: str, folder: Path, home: Path) -> None:
    words = re.findall(r'"([^"]*)"', entry)
    program = folder / "opt" / "sweetbox" / "bin"
    environment = {"PATH": f"{program}:/usr/bin:/bin", "SWEETBOX_HOME": str(home), "HOME": str(home), "PYTHONUNBUFFERED": "1"}
    command = [str(program / words[0]), *words[1:]]
    command[command.index("0.0.0.0")] = "127.0.0.1"  # nobody else is to see it here
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([*command, "--port", str(port)], env=environment, cwd=home)
    try:
        asked = [str(program / "python"), "-c", re.findall(r'"([^"]*)"', check)[-1].replace(":8365/", f":{port}/")]
        until = time.monotonic() + PATIENCE
        while subprocess.run(asked, check=False, capture_output=True).returncode:
            if server.poll() is not None or time.monotonic() > until:
                raise SystemExit("The server does not answer its health check.")
            time.sleep(0.5)
        sys.stderr.write("The server answers its health check.\n")
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


if __name__ == "__main__":
    main()
