"""The self-check, and what a damaged store says."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from server.hosting import Hosted, hosted
from sweetbox.server import schema, self_check, store
from sweetbox.server.problem import RefusedError
from sweetbox.server.self_check import EVERY, LATE, SelfCheck
from sweetbox.server.store import Store
from waiting import NEVER

GAME = "biscuit_pockets"


class Minutes:
    """A clock that runs only while somebody sleeps, and a store that accepts rows, or doesn't."""

    def __init__(self, sleeps: int) -> None:
        self.now, self.left = 1000.0, sleeps
        self.stored: list[float] = []
        self.refusal: RefusedError | None = None
        self.check = SelfCheck(self, lambda: 7, lambda: self.now, self.sleep)  # type: ignore[arg-type]

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        if self.left == 0:
            raise asyncio.CancelledError
        self.left -= 1

    async def beat(self, at: int) -> None:
        assert at == 7
        if self.refusal is not None:
            raise self.refusal
        self.stored.append(self.now)

    def failed(self) -> tuple[int, str, str]:
        with pytest.raises(RefusedError) as failed:
            self.check.age()
        return failed.value.status, failed.value.code, failed.value.problem("en").message


def test_a_row_is_stored_every_half_minute() -> None:
    made = Minutes(sleeps=4)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(made.check.run())
    assert made.stored == [1000 + EVERY * times for times in (1, 2, 3, 4)]
    assert made.check.age() == EVERY


def test_the_last_outcome_is_told_with_its_age() -> None:
    made = Minutes(sleeps=0)
    asyncio.run(made.check.check())
    assert made.check.age() == 0
    made.now += 12
    assert made.check.age() == 12
    made.refusal = RefusedError("store_full")
    asyncio.run(made.check.check())
    made.now += 1
    status, code, message = made.failed()
    assert (status, code) == (503, "store_full")
    assert message.startswith("The last self-check, 1 second ago, failed. The store is full")
    made.refusal = None
    asyncio.run(made.check.check())
    assert made.check.age() == 0
    made.now += LATE
    assert made.check.age() == LATE
    made.now += 1
    assert made.failed()[:2] == (503, "store")


@pytest.fixture
def _only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """No check starts by itself in the middle of a test that takes half a minute."""
    monkeypatch.setattr(self_check, "EVERY", NEVER)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@pytest.mark.usefixtures("_only_when_asked")
def test_health_knows_that_nothing_can_be_stored(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store, "BUSY_MS", 50)
    with hosted(sqlite) as server:
        guest = server.guest()
        assert guest.get("/health")["checked"] >= 0
        with locked(tmp_path / "rooms.db"):
            assert guest.get("/health")["ok"], "it can still be read, and the last check was well"
            check(server)
            assert guest.refused("GET", "/health") == (503, "store")
            assert "failed" in guest.ask("GET", "/health").json()["message"]
        assert guest.refused("GET", "/health") == (503, "store"), "as the last check found it"
        check(server)
        assert guest.get("/health")["ok"]
    assert "OperationalError: database is locked" in caplog.text


def check(server: Hosted) -> None:
    server.run(server.house.self_check.check())


@pytest.mark.usefixtures("_only_when_asked")
def test_health_writes_nothing(sqlite: str, tmp_path: Path) -> None:
    with hosted(sqlite) as server:
        guest, other = server.guest(), sqlite3.connect(tmp_path / "rooms.db")
        version = other.execute("PRAGMA data_version").fetchone()
        for _ in range(5):
            assert guest.get("/health")["ok"]
        assert other.execute("PRAGMA data_version").fetchone() == version
        check(server)
        assert other.execute("PRAGMA data_version").fetchone() != version, "the self-check does"
        other.close()


# ---- A damaged store ----


def overwrite(file: Path) -> None:
    """Noise over the pages of the events."""
    with sqlite3.connect(file) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        roots = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'event'").fetchall()
    connection.close()
    with file.open("r+b") as opened:
        for (page,) in roots:
            opened.seek((page - 1) * size)
            opened.write(b"\xa5" * size)


def garble(file: Path) -> None:
    """Events that no longer make sense."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE event SET data = substr(data, 1, 20)")
    connection.close()


def not_text(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE event SET data = CAST(x'ff00ff' AS TEXT)")
    connection.close()


@pytest.mark.parametrize("damage", [overwrite, garble, not_text])
def test_a_damaged_store_says_so(
    sqlite: str, tmp_path: Path, damage: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is told to try again in a moment, since only the host can repair it."""
    with hosted(sqlite) as server:
        id_ = server.guest("Mia").post("/api/rooms", {"game": GAME})["room"]
    damage(tmp_path / "rooms.db")
    with hosted(sqlite) as server:
        guest = server.guest()
        assert guest.get("/health")["ok"], "nobody has looked there yet"
        answer = guest.http.get(f"/api/rooms/{id_}")
        assert (answer.status_code, answer.json()["code"]) == (503, "store_damaged")
        assert "moment" not in answer.json()["message"]
        assert guest.refused("GET", "/health") == (503, "store_damaged")
    reasons = [record.getMessage() for record in caplog.records if record.getMessage().startswith("store: ")]
    assert reasons
    assert all(reason.removeprefix("store: ").partition(": ")[2] for reason in reasons), "the log names the reason"
    assert not any(id_ in reason for reason in reasons)


def test_what_is_damage() -> None:
    class PostgresError(Exception):
        sqlstate = "XX001"

    assert store.is_damage(PostgresError())
    assert not store.is_damage(OSError("No space left on device"))
    assert not store.is_damage(sqlite3.OperationalError("database is locked"))


def test_there_is_only_ever_one_row(sqlite: str) -> None:
    async def work() -> list[Any]:
        kept = Store(sqlite)
        await kept.open()
        async with kept.engine.begin() as connection:
            await connection.execute(delete(schema.pulse))
        for at in (5, 6):
            await kept.beat(at)
        async with kept.engine.connect() as connection:
            rows = (await connection.execute(select(schema.pulse))).mappings().all()
        await kept.close()
        return [dict(row) for row in rows]

    assert asyncio.run(work()) == [{"id": 1, "at": 6}]
