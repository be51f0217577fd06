import pytest

from conformance.configurations import GAMES, configurations, first_configurations
from sweetbox.kernel.registry import game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `configuration` runs over all of them; `first`: one a game; `of`: each game."""
    if "configuration" in metafunc.fixturenames:
        rows = configurations()
        metafunc.parametrize("configuration", rows, ids=[row.id for row in rows])
    if "first" in metafunc.fixturenames:
        rows = first_configurations()
        metafunc.parametrize("first", rows, ids=[row.name for row in rows])
    if "of" in metafunc.fixturenames:
        metafunc.parametrize("of", [game(name) for name in GAMES], ids=GAMES)
