import pytest

from conformance.repository import GAMES
from sweetbox.conformance.suite import parametrize


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    parametrize(metafunc, GAMES)
