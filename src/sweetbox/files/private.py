"""Files for their owner only: stores and backups contain the seeds of running matches."""

import contextlib
import os
import stat
from pathlib import Path

from sweetbox.files.places import cache_folder, data_folder

OWNER = 0o600
OTHERS = 0o007
WRITING = 0o002  # others may, also put something else in its place


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


def make_folder(path: Path) -> None:
    """Create the folder, with what is missing above it, for its owner only. Where it and those above it already are in our own
    folders, others may read them as before and write in them no longer: what is compiled there is run, and whoever may write in a
    folder can replace what is in it. A folder that somebody else chose is left alone."""
    ours = (data_folder(), cache_folder())
    for each in (*reversed(path.parents), path):
        if not each.exists():
            each.mkdir(mode=0o700, exist_ok=True)
        elif any(each.is_relative_to(own) for own in ours) and (mode := stat.S_IMODE(each.stat().st_mode)) & WRITING:
            with contextlib.suppress(OSError):  # it belongs to somebody else
                each.chmod(mode & ~WRITING)


def open_folder(path: Path) -> Path | None:
    """A folder on the way to a file in which everybody on this computer may put another thing in its place."""
    if os.name != "posix":
        return None
    for each in path.absolute().parents:
        mode = each.stat().st_mode
        if mode & WRITING and not mode & stat.S_ISVTX:  # in one like /tmp everybody may change only their own
            return each
    return None


def private_opener(path: str, flags: int) -> int:
    """For `open`: a new file is readable by its owner only."""
    return os.open(path, flags, OWNER)
