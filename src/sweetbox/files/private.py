"""Files for their owner only: stores and backups contain the seeds of running matches."""

import os
import stat
from pathlib import Path

OWNER = 0o600
OTHERS = 0o007


def make_private(path: Path) -> None:
    """Create the file for its owner only. If it already exists, take it away from everybody but its owner and their group.

    An existing file is never opened for that: closing it again would end the locks that SQLite has on it in this process.
    """
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER))
    except FileExistsError:
        keep_private(path)


def keep_private(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & OTHERS:
        path.chmod(mode & ~OTHERS)


def private_opener(path: str, flags: int) -> int:
    """For `open`: a new file is readable by its owner only."""
    return os.open(path, flags, OWNER)
