"""A lock of the operating system on an open file: it goes with the process that has it, however that ends."""

import sys
from typing import IO, Any

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[Any]) -> None:
        file.seek(1 << 20)  # behind the text, which others may then read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[Any]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def locked(file: IO[Any]) -> bool:
    """Whether the lock is ours now; not while another process has it. OSError: there are no locks here."""
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        return False
    return True
