import pytest
from hypothesis import HealthCheck, settings

from home import settle
from parts import NO_GAME, PARTS, Parts, game_of_the_commit
from sweetbox.kernel.registry import all_games

# How long an example takes depends on the machine, and on what else runs there.
settings.register_profile("sweetbox", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("sweetbox")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("sweetbox")
    group.addoption("--part", choices=PARTS, help="the tests of `make test`, or all the others")
    group.addoption("--game", choices=all_games(), help="whose pages are in the first part; otherwise the commit's hash chooses")
    group.addoption("--only", choices=[*all_games(), NO_GAME], help="the tests that are about this game, or about none")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(
        Parts(config.getoption("--part"), config.getoption("--game") or game_of_the_commit(), config.getoption("--only"))
    )


@pytest.fixture(autouse=True, scope="session")
def _home(tmp_path_factory: pytest.TempPathFactory) -> None:
    settle(tmp_path_factory.mktemp("home"))
