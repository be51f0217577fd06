import pytest

from home import settle


@pytest.fixture(autouse=True, scope="session")
def _home(tmp_path_factory: pytest.TempPathFactory) -> None:
    settle(tmp_path_factory.mktemp("home"))
