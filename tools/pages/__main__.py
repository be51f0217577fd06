"""`python -m tools.pages`: build the site into build/site, and say what is wrong with it."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from tools.pages.checking import faults
from tools.pages.markdown import PageError
from tools.pages.staging import ROOT, stage

CONFIG = ROOT / "zensical.toml"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
# The generator's pages load this from another host, to search in a site that is opened from disk; docs/site/worker.js is our own.
FOREIGN = re.compile(r"https://[^\s\"']+/iframe-worker/shim")


def main() -> int:
    os.environ.update(LANG="C", LC_ALL="C", LANGUAGE="")  # the site is in English wherever it is built
    generator = shutil.which("zensical", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", ""))))
    if generator is None:
        print("zensical is not installed: `pip install -e '.[docs]'`, or `make docs`, which does it.", file=sys.stderr)
        return 1
    project = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]
    try:
        stage(ROOT / project["docs_dir"])
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    site = ROOT / project["site_dir"]
    shutil.rmtree(site, ignore_errors=True)
    command = (generator, "build", "--clean", "--strict", "--config-file", str(CONFIG))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:  # its warnings are in colour, and end with a traceback that says nothing
        print(COLOUR.sub("", done.stdout + done.stderr).partition("Traceback")[0], file=sys.stderr)
        return 1
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)
        page.write_text(FOREIGN.sub(f"{up}site/worker.js", page.read_text(encoding="utf-8")), encoding="utf-8")
    pages = ROOT / project["docs_dir"]
    attached = {path.relative_to(pages).as_posix() for path in pages.rglob("*.html")}
    found = faults(site, menu(project["nav"]), attached)
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        return 1
    print(f"{len(list(site.rglob('*.html')))} pages in {site.relative_to(ROOT)}: open {site / 'index.html'}")
    return 0


def menu(navigation: list[Any]) -> set[str]:
    """The places in the site that the menu leads to."""
    places: set[str] = set()
    for entry in navigation:
        for below in entry.values() if isinstance(entry, dict) else [entry]:
            places |= menu(below) if isinstance(below, list) else {below.removesuffix(".md") + ".html"}
    return places


if __name__ == "__main__":
    sys.exit(main())
