"""The claim on a store: one process at a time serves an SQLite file.

It is a lock on a small file beside the store. The file's text says where the store is served; without the lock it means nothing.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Self

from sweetbox.files.lock import locked
from sweetbox.files.private import make_folder, private_opener
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server.store import database_url

PATIENCE = 20.0  # seconds for another process to say where it serves, or to end
PAUSE = 0.1  # between two looks, and before the first: a process that has just got the lock clears the file first


class ServedError(OptionError):
    """The store is already served, at this address."""

    def __init__(self, store: Path, address: str) -> None:
        super().__init__(Say("server.served", file=str(store), address=address))
        self.address = address


class StoreLock:
    """Held inside `with`. A store that is not a file, such as PostgreSQL, needs no lock."""

    def __init__(
        self, database: str, clock: Callable[[], float] = time.monotonic, pause: Callable[[float], object] = time.sleep
    ) -> None:
        url = database_url(database)
        is_file = url.drivername.startswith("sqlite") and url.database not in (None, "", ":memory:")
        self.store = Path(url.database or "").resolve() if is_file else None
        self._file: IO[str] | None = None
        self._clock = clock
        self._pause = pause

    def __enter__(self) -> Self:
        if self.store is not None:
            beside = self.store.with_name(self.store.name + "-serving")
            try:
                make_folder(beside.parent)
                self._file = open(beside, "a+", encoding="utf-8", opener=private_opener)
                self._take(self.store, self._file)
            except OSError as error:
                raise OptionError(Say("error.file_write", file=str(beside), why=error.strerror or str(error))) from None
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def _take(self, store: Path, file: IO[str]) -> None:
        until = self._clock() + PATIENCE
        while not locked(file):
            self._pause(PAUSE)
            file.seek(0)
            if address := file.read():
                file.close()
                raise ServedError(store, address)
            if self._clock() > until:
                file.close()
                raise OptionError(Say("server.claimed", file=str(store)))
        self.tell("")

    def tell(self, address: str) -> None:
        """Say where the store is served; nothing while it isn't yet, or is about to end."""
        if self._file is not None:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(address)
            self._file.flush()
