"""The Chromium inside npm's `@sparticuz/chromium`: a real browser that needs no root. Choose another with `SWEETBOX_CHROMIUM`."""

import os
import runpy
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from waiting import PATIENCE

WEB = Path(__file__).parents[2] / "web"
UNPACK = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())"
LAUNCH: dict[str, Any] = {
    "timeout": PATIENCE * 1000,
    "chromium_sandbox": False,
    "args": [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-gpu",
        "--no-zygote",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # nothing leaves this machine, whatever a page asks for
    ],
}


def executable() -> Path:
    """Where it is; it is unpacked the first time."""
    named = os.environ.get("SWEETBOX_CHROMIUM")
    if named:
        return Path(named)
    npm = runpy.run_path(str(WEB / "npm.py"))
    npm["install"]()
    folder = WEB / "node_modules" / ".chromium"
    if not folder.is_dir():
        # Several test processes may get here at once: each unpacks its own copy, and the first to finish is used.
        fresh = Path(tempfile.mkdtemp(prefix=".chromium-", dir=folder.parent))
        command = [*npm["node_command"](), "--input-type=module", "-e", UNPACK]
        # With the name of this runtime set, it also unpacks the libraries that a bare machine lacks.
        environment = {**os.environ, "TMPDIR": str(fresh), "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}
        subprocess.run(command, cwd=WEB, env=environment, check=True, stdout=subprocess.DEVNULL)
        try:
            fresh.rename(folder)
        except OSError:
            shutil.rmtree(fresh)
    return folder / "chromium"


def environment(program: Path) -> dict[str, str]:
    """The environment to start it in, with its own libraries only if the machine lacks them."""
    lacking = "not found" in subprocess.run(["ldd", str(program)], capture_output=True, text=True, check=False).stdout
    libraries = {"LD_LIBRARY_PATH": str(program.parent / "al2023" / "lib")} if lacking else {}
    return {**os.environ, **libraries}
