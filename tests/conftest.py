import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True, scope="session")
def _home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tests keep their data apart from the user's, and share one compile cache (`make test` names it)."""
    home = tmp_path_factory.mktemp("home")
    cache = os.environ.get("SWEETBOX_TEST_CACHE")
    if cache:
        Path(cache).mkdir(parents=True, exist_ok=True)
        (home / "cache").symlink_to(cache, target_is_directory=True)
    os.environ["SWEETBOX_HOME"] = str(home)
