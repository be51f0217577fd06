"""Where tests keep their data: apart from the user's, with one compile cache for all of them, which `make test` names."""

import os
from pathlib import Path


def settle(home: Path) -> None:
    cache = os.environ.get("SWEETBOX_TEST_CACHE")
    if cache:
        Path(cache).mkdir(parents=True, exist_ok=True)
        (home / "cache").symlink_to(cache, target_is_directory=True)
    os.environ["SWEETBOX_HOME"] = str(home)
