"""Files that are for their owner: stores and backups hold the seeds of running matches."""

import os
import stat
from pathlib import Path

OWNER = 0o600
OTHERS = 0o007


def make_private(path: Path) -> None:
    """Create the file for its owner alone. If it is there already, take it away from everybody but its owner and their group.

    A file that is there is never opened for that: closing it again would end the locks that SQLite has on it in this process.
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
    """For `open`: a new file is its owner's alone."""
    return os.open(path, flags, OWNER)
