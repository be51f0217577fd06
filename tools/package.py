"""Builds the source package and the wheel into `dist/`, and tries them like a person who has just installed them: in a fresh
environment, without node, outside this checkout. `make package` runs it; a release begins with it.

    python tools/package.py                  bare, and `play` by the command that bare prints; each extra alone; the source
    python tools/package.py --quick          the wheel, bare and with `play`, with the page that is already built: `.ci/run`
    python tools/package.py train sb3        the wheel with each of these extras alone; `make soak` has the large ones
    python tools/package.py --oldest         each extra alone with the oldest versions that are promised, or with --prereleases
"""

import json
import os
import re
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
UV = Path(sys.executable).parent / "uv"
PAGE = "sweetbox/server/static/index.html"
LICENCES = "sweetbox/server/static/licences.txt"
PATIENCE = 120.0  # seconds that the server may take to print its address: it only ends a run that hangs
# What every package must contain besides the code.
WORDS = ("sweetbox/words/en/page.ftl", "sweetbox/games/swintus/words/de.ftl")
WANTED = ("LICENSE", "NOTICE", PAGE, LICENCES, *WORDS, "sweetbox/py.typed")
# What is promised of the bare package: its distributions with its own, and megabytes (10^6 bytes) of files without byte code.
MOST, MEGABYTES = 15, 60
# What is done with each extra where it is installed alone, in Python or on the command line. The large ones are left to the soak.
USES = {
    "fast": """import sweetbox; b = sweetbox.batch("swintus", 4, seats=3, seed=1); print(b.legal().sum())""",
    "server": "sweetbox serve",
    "push": """from sweetbox.server.push import new_key, public_key; print(len(public_key(new_key())))""",
    "postgresql": "sweetbox backup out.db --database postgresql://nobody@127.0.0.1:1/nothing",
    "lab": "sweetbox lab _template --matches 40 --processes 1",
    "data": "sweetbox export _template rows --matches 20",
    "gymnasium": """import gymnasium, sweetbox.adapters.gymnasium
print(gymnasium.make("sweetbox/swintus-v1").reset(seed=1)[0].shape)""",
    "openspiel": """import pyspiel, sweetbox.adapters.openspiel
print(pyspiel.load_game("sweetbox_swintus(players=3)").new_initial_state())""",
    "pettingzoo": """from sweetbox.adapters.pettingzoo import env; e = env("swintus"); e.reset(seed=1); print(e.agents)""",
    "check": "sweetbox check _template --only hiding",
}
LARGE = {
    "train": "sweetbox train _template --minutes 0.01",
    "cluster": """import ray; ray.init(num_cpus=1, include_dashboard=False); from sweetbox.cli import main; import sys
sys.argv = "sweetbox lab _template --matches 40 --cluster auto".split(); main()""",
    "sb3": """from sb3_contrib import MaskablePPO; from sweetbox.adapters.sb3 import SeatVecEnv
print(MaskablePPO("MlpPolicy", SeatVecEnv("swintus", 4, seed=1), n_steps=8, batch_size=8).learn(32).num_timesteps)""",
    "gpu": "sweetbox bench _template --engine cuda",
}
# Which versions are installed: those of constraints.txt, or those that uv finds this way.
VERSIONS = {"--oldest": ("--resolution", "lowest-direct"), "--prereleases": ("--prerelease", "allow")}
SAYS = {  # what is no success without a server or a GPU
    "postgresql": "The database cannot be opened",
    "gpu": "The engine cuda needs a GPU with CUDA, and none was found.",
}
# What nobody who installs it wants.
UNWANTED = ("tests/", "benchmarks/", "node_modules/", "__pycache__/", ".venv/")


TOOLS = {"pip", "setuptools", "_distutils_hack", "distutils"}  # of the environment itself


class PackageError(Exception):
    """One sentence about what is wrong with a package."""


def say(line: str) -> None:
    print(line, flush=True)


def build(*only: str) -> list[Path]:
    """The source package, and the wheel that is built from it: if something is missing in the first, the second fails. only: with
    `--wheel`, just that, from the clone with the page that is there."""
    shutil.rmtree(DIST, ignore_errors=True)
    env = {**os.environ, "SWEETBOX_NO_WEB": "1"} if only else None
    run(sys.executable, "-m", "build", *only, "--outdir", str(DIST), str(ROOT), env=env)
    return [*DIST.glob("*.tar.gz"), *DIST.glob("*.whl")]


def names_in(package: Path) -> list[str]:
    if package.suffix == ".whl":
        return zipfile.ZipFile(package).namelist()
    with tarfile.open(package) as archive:
        return archive.getnames()


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


class Fresh:
    """An environment with nothing in it but Sweetbox and what comes along."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.programs = folder, folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        run(sys.executable, "-m", "venv", str(folder / "venv"))
        self.env = without_node(folder, self.programs)
        if shutil.which("node", path=self.env["PATH"]):
            raise PackageError("node is on the PATH of the fresh environment, so this would prove nothing.")

    def install(self, package: Path, extra: str = "", versions: str = "") -> None:
        pip = ("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
        if not versions:
            self.run(*pip, "-c", str(ROOT / "constraints.txt"), f"{package}[{extra}]" if extra else str(package))
            return
        chosen, unbound, project = self.folder / "versions.txt", self.folder / "unbound.txt", ROOT / "pyproject.toml"
        unbound.write_text("\n".join(re.findall(r'"([\w-]+)>=[\w.]+,<', project.read_text(encoding="utf-8"))))
        overridden = ("--override", str(unbound)) if versions == "--prereleases" else ()
        compiled = ("pip", "compile", "--quiet", "--extra", extra, *VERSIONS[versions], *overridden, "-o", str(chosen))
        run(str(UV), *compiled, "--python", str(self.programs / "python"), str(project))
        self.run(*pip, "--no-deps", "-r", str(chosen), str(package))

    def run(self, program: str, *arguments: str) -> str:
        return run(str(self.programs / program), *arguments, folder=self.folder, env=self.env)

    def sentence(self, *arguments: str) -> str:
        """What a command that fails says: one line."""
        command = (str(self.programs / "sweetbox"), *arguments)
        done = subprocess.run(command, cwd=self.folder, env=self.env, capture_output=True, text=True, check=False)
        if done.returncode != 1 or done.stderr.count("\n") != 1:
            raise PackageError(f"sweetbox {' '.join(arguments)} was expected to fail in one sentence: {done.stdout}{done.stderr}")
        return done.stderr.strip()

    def size(self) -> tuple[int, float]:
        """Distributions, and megabytes of their files without byte code."""
        count = "from importlib.metadata import distributions as d; print(*{each.name for each in d()} - {'pip', 'setuptools'})"
        site = Path(self.run("python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        kept = [path for path in site.rglob("*") if path.is_file() and path.suffix != ".pyc"]
        own = [path for path in kept if path.relative_to(site).parts[0].partition("-")[0] not in TOOLS]
        return len(self.run("python", "-c", count).split()), sum(path.stat().st_size for path in own) / 1e6


@contextmanager
def fresh() -> Iterator[Fresh]:
    with tempfile.TemporaryDirectory() as name:
        yield Fresh(Path(name))


def try_package(package: Path) -> None:
    """Bare: the version, the games, a match, and what plain `sweetbox` says. Then what it said is done, and a page is served."""
    with fresh() as env:
        env.install(package)
        version = env.run("sweetbox", "--version").strip()
        if version not in package.name:
            raise PackageError(f"{package.name} says that it is version {version}.")
        games = json.loads(env.run("sweetbox", "games", "--json"))
        count, size = env.size()
        say(f"  {version}, {len(games)} games; bare: {count} distributions, {size:.0f} MB")
        if count > MOST or size > MEGABYTES:
            raise PackageError(f"The bare package brings more than {MOST} distributions or {MEGABYTES} MB.")
        for game in games:
            bots, file = ",".join(["greedy"] * game["seats"][0]), f"{game['game']}.json"
            env.run("sweetbox", "match", game["game"], "--bots", bots, "--seed", "7", "--out", file)
        say("  " + env.run("sweetbox", "verify", "swintus.json").strip().splitlines()[-1])
        told = env.sentence()
        run("sh", "-c", told.rpartition(": ")[2], folder=env.folder, env=env.env)
        count, size = env.size()
        say(f"  play: {count} distributions, {size:.0f} MB, as it said: {told}")
        with (
            served(str(env.programs / "sweetbox"), env.folder, env.env) as address,
            urllib.request.urlopen(address, timeout=PATIENCE) as page,
        ):
            if b"<script" not in page.read():
                raise PackageError(f"{address} answers without the web client.")
            say("  the page answers")


def try_extra(wheel: Path, extra: str, versions: str) -> None:
    """Each alone, as nothing else might bring what it forgets to."""
    with fresh() as env:
        env.install(wheel, extra, versions)
        what = (USES | LARGE)[extra]
        count, size = env.size()
        if what == "sweetbox serve":
            with served(str(env.programs / "sweetbox"), env.folder, env.env) as address:
                told = f"{len(urllib.request.urlopen(f'{address}/schema/openapi.json', timeout=PATIENCE).read())} bytes of document"
        elif extra in SAYS:
            told = env.sentence(*what.split()[1:])
            if SAYS[extra] not in told:
                raise PackageError(f"With the extra {extra}, {what} was expected to say {SAYS[extra]!r}, not {told!r}.")
        else:
            told = env.run(*what.split()) if what.startswith("sweetbox ") else env.run("python", "-c", what)
        say(f"  {extra}: {count} distributions, {size:.0f} MB; {told.strip().splitlines()[-1][:80]}")


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


def main(asked: list[str]) -> int:
    quick, extras = "--quick" in asked, [each for each in asked if not each.startswith("-")]
    versions = next((each for each in asked if each in VERSIONS), "")
    if versions and not extras:
        extras = [*USES]
    try:
        if unknown := [each for each in extras if each not in USES | LARGE]:
            raise PackageError(f"No such extra: {', '.join(unknown)}. Known ones: {', '.join(USES | LARGE)}.")
        say("Building dist/ …")
        packages = build("--wheel") if quick or extras else build()
        for package in packages:
            check_names(package, names_in(package))
        wheel = packages[-1]
        for package in [] if extras else packages:
            say(f"{package.name}, {package.stat().st_size / 1e6:.1f} MB:")
            try_package(package)
        for extra in extras or ([] if quick else USES):
            try_extra(wheel, extra, versions)
    except PackageError as error:
        print(error, file=sys.stderr)
        return 1
    say("All of it can be installed and used.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
