from collections.abc import Iterator

import pytest

from adapters.setups import largest, setups
from conformance.repository import GAMES
from sweetbox.engines.speed import slow_down


@pytest.fixture(autouse=True)
def _as_written() -> Iterator[None]:
    """Adapters have compiled rules played where there are any; other tests want them as they are written."""
    yield
    for name in GAMES:
        slow_down(name)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `setup` runs over all that the adapters are tried on; `one`: one setup a game."""
    for name, rows in (("setup", setups), ("one", largest)):
        if name in metafunc.fixturenames:
            found = rows()
            metafunc.parametrize(name, found, ids=[row.id for row in found])
