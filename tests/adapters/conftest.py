import pytest

from adapters.setups import largest, setups


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `setup` runs over all that the adapters are tried on; `one`: one setup a game."""
    for name, rows in (("setup", setups), ("one", largest)):
        if name in metafunc.fixturenames:
            found = rows()
            metafunc.parametrize(name, found, ids=[row.id for row in found])
