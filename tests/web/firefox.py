"""The Firefox that is installed, for `SWEETBOX_BROWSER=firefox`."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from waiting import PATIENCE

CHOSEN = os.environ.get("SWEETBOX_BROWSER") == "firefox"
MISSING = "Firefox is missing: install it (on Debian: apt-get install firefox-esr), or leave SWEETBOX_BROWSER out for Chromium."
LAUNCH: dict[str, Any] = {
    "channel": "moz-firefox",
    "timeout": PATIENCE * 1000,
    "firefox_user_prefs": {"ui.prefersReducedMotion": 1},
}
DRIVER = {"NODE_OPTIONS": f'--require "{Path(__file__).with_suffix(".cjs")}"'}  # the environment that Playwright needs for it
TOUCH = pytest.mark.skipif(CHOSEN, reason="Playwright has no touch in Firefox")


def executable() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")
