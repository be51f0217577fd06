import pytest
from hypothesis import HealthCheck, settings

from home import settle

# How long an example takes depends on the machine, and on what else runs there.
settings.register_profile("sweetbox", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("sweetbox")


@pytest.fixture(autouse=True, scope="session")
def _home(tmp_path_factory: pytest.TempPathFactory) -> None:
    settle(tmp_path_factory.mktemp("home"))
