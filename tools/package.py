"""Builds the source package and the wheel into `dist/`, and tries both like a person who has just installed them: in a fresh
environment, without node, outside this checkout. `make package` runs it; a release begins with it."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PAGE = "sweetbox/server/static/index.html"
LICENCES = "sweetbox/server/static/licences.txt"
PATIENCE = 120.0  # seconds that the server may take to print its address: it only ends a run that hangs
# What every package must contain besides the code.
WORDS = ("sweetbox/words/en/page.ftl", "sweetbox/games/swintus/words/de.ftl")
WANTED = ("LICENSE", "NOTICE", PAGE, LICENCES, *WORDS, "sweetbox/py.typed")
# What nobody who installs it wants.
UNWANTED = ("tests/", "benchmarks/", "node_modules/", "__pycache__/", ".venv/")


class PackageError(Exception):
    """One sentence about what is wrong with a package."""


def say(line: str) -> None:
    print(line, flush=True)


def build() -> tuple[Path, Path]:
    """The source package, and the wheel that is built from it: if something is missing in the first, the second fails."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT))
    (source,), (wheel,) = DIST.glob("*.tar.gz"), DIST.glob("*.whl")
    return source, wheel


def check_names(package: Path, names: list[str]) -> None:
    missing = [wanted for wanted in WANTED if not any(name.endswith(wanted) for name in names)]
    if missing:
        raise PackageError(f"{package.name} lacks {', '.join(missing)}.")
    if package.suffix == ".whl" and (surplus := [name for name in names if any(part in name for part in UNWANTED)]):
        raise PackageError(f"{package.name} contains {surplus[0]}, which belongs to the checkout only.")


def run(*command: str, folder: Path = ROOT, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise PackageError(f"{' '.join(command)} exited with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def without_node(folder: Path, first: Path) -> dict[str, str]:
    """An environment with this folder of programs and a few plain ones; nothing of this checkout."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for name in ("sh", "env", "uname"):
        if (found := shutil.which(name)) and not (tools / name).exists():
            (tools / name).symlink_to(found)
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "UV_", "HTTP", "LANG", "HOME"))}
    return kept | {"PATH": os.pathsep.join((str(first), str(tools))), "SWEETBOX_HOME": str(folder / "home")}


def try_package(package: Path) -> None:
    """Install it, ask for the version and the games, play a match, verify it, serve a page."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(sys.executable, "-m", "venv", str(folder / "venv"))
        programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        env = without_node(folder, programs)
        if shutil.which("node", path=env["PATH"]):
            raise PackageError("node is on the PATH of the fresh environment, so this would prove nothing.")
        pip = (str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "-c", str(ROOT / "constraints.txt"), str(package), folder=folder, env=env)
        sweetbox = str(programs / "sweetbox")
        version = run(sweetbox, "--version", folder=folder, env=env).strip()
        if version not in package.name:
            raise PackageError(f"{package.name} says that it is version {version}.")
        games = json.loads(run(sweetbox, "games", "--json", folder=folder, env=env))
        say(f"  {version}, {len(games)} games")
        run(sweetbox, "match", "swintus", "--bots", "greedy,random", "--seed", "7", "--out", "m.json", folder=folder, env=env)
        say("  " + run(sweetbox, "verify", "m.json", folder=folder, env=env).strip().splitlines()[-1])
        with served(sweetbox, folder, env) as address, urllib.request.urlopen(address, timeout=PATIENCE) as page:
            if b"<script" not in page.read():
                raise PackageError(f"{address} answers without the web client.")
            say("  the page answers")


@contextmanager
def served(sweetbox: str, folder: Path, env: dict[str, str]) -> Iterator[str]:
    """The address of a server that runs from the package."""
    command = (sweetbox, "serve", "--port", "0")
    with subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            assert server.stdout is not None
            for line in server.stdout:
                if "http://" in line:
                    yield next(word for word in line.split() if word.startswith("http://")).rstrip(".")
                    return
            raise PackageError("`sweetbox serve` ended without saying where it serves.")
        finally:
            server.terminate()


def try_uvx(wheel: Path) -> None:
    """`uvx sweetbox`, as from the registry: uv makes an environment of its own."""
    uv = shutil.which("uvx", path=str(Path(sys.executable).parent))
    if uv is None:
        raise PackageError("uvx is not in this environment: `pip install uv`.")
    with tempfile.TemporaryDirectory() as folder:
        version = run(uv, "--from", str(wheel), "--python", sys.executable, "sweetbox", "--version", folder=Path(folder))
        say(f"  uvx sweetbox: {version.strip()}")


def main() -> int:
    try:
        say("Building dist/ …")
        source, wheel = build()
        with tarfile.open(source) as archive:
            check_names(source, archive.getnames())
        with zipfile.ZipFile(wheel) as bundle:
            check_names(wheel, bundle.namelist())
        for package in (wheel, source):
            say(f"{package.name}, {package.stat().st_size / 1e6:.1f} MB:")
            try_package(package)
        try_uvx(wheel)
    except PackageError as error:
        print(error, file=sys.stderr)
        return 1
    say("Both can be installed and played.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
