"""Where things are kept: the user's data folder and the compile cache. `SWEETBOX_HOME` moves both."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    home = os.environ.get("SWEETBOX_HOME")
    return Path(home) / "data" if home else Path(platformdirs.user_data_dir("sweetbox"))


def cache_folder() -> Path:
    home = os.environ.get("SWEETBOX_HOME")
    return Path(home) / "cache" if home else Path(platformdirs.user_cache_dir("sweetbox"))
