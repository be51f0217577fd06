"""Runs all games on the newest Python that pyproject.toml promises, which is Pyodide's, from npm: `python tools/newest_python.py`.

The text that engines are made from is walked through, and the interpreted engine plays a match of each game: the same as here.
"""

import hashlib
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

from sweetbox.engines import engine
from sweetbox.kernel import translate
from sweetbox.kernel.registry import all_games, game

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "newest"  # not in git
PLATFORM = "pyemscripten_2026_0_wasm32"  # what packages for Pyodide 314 are built for
NEEDED = ("msgspec", "platformdirs")
PROGRAM = """
import { loadPyodide } from "pyodide";
const python = await loadPyodide();
python.mountNodeFS("/sweetbox", process.argv[2]);
console.log(python.runPython(`
import sys
sys.path[:0] = ["/sweetbox/tools", "/sweetbox/src", "/sweetbox/build/newest/packages"]
sys.dont_write_bytecode = True
from newest_python import played
played()`));
"""


def played() -> str:
    """This Python's version, and of each game the digest of its text and of the table that a match ends with."""
    told = {}
    for name in all_games():
        of = game(name)
        tables = engine(of, "python").playouts(of.make_box(of.seats[0]), 1).tables
        told[name] = [translate.text_digest(of), hashlib.sha256(bytes(tables[0])).hexdigest()]
    return json.dumps([sys.version.split()[0], told])


def install(release: str) -> list[str]:
    """Pyodide and the packages that the rules need; how node is called."""
    npm = runpy.run_path(str(ROOT / "web" / "npm.py"))
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_text('{ "private": true }\n')
    npm["npm"]("install", "--no-audit", "--no-fund", "--loglevel=error", f"pyodide@{release}", quiet=True, folder=FOLDER)
    built_for = ["--only-binary", ":all:", "--platform", PLATFORM, "--python-version", release, "--implementation", "cp"]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--upgrade"]
    subprocess.run([*pip, *built_for, "--target", str(FOLDER / "packages"), *NEEDED], check=True)
    return list(npm["node_command"]())


def main() -> None:
    newest = max(int(each) for each in re.findall(r':: Python :: 3\.(\d+)"', (ROOT / "pyproject.toml").read_text()))
    node = install(f"3{newest}")
    program = FOLDER / "run.mjs"
    program.write_text(PROGRAM)
    done = subprocess.run([*node, str(program), str(ROOT)], check=True, stdout=subprocess.PIPE, text=True)
    (there, theirs), (here, ours) = json.loads(done.stdout), json.loads(played())
    if not there.startswith(f"3.{newest}.") or theirs != ours:
        raise SystemExit(f"Python {there} was to be a 3.{newest} and to play as Python {here}: {theirs} instead of {ours}")
    print(f"Python {there} walks through the rules of {len(ours)} games and plays the same matches as Python {here}.")


if __name__ == "__main__":
    main()
