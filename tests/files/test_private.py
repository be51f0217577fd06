import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from sweetbox.files.private import make_private, private_opener


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _open_handed() -> Iterator[None]:
    """A system that gives everybody everything."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    make_private(tmp_path / "one")
    with open(tmp_path / "two", "w", opener=private_opener) as file:
        file.write("x")
    assert [mode(tmp_path / name) for name in ("one", "two")] == [0o600, 0o600]


def test_an_old_file_is_taken_from_strangers_and_keeps_its_text(tmp_path: Path) -> None:
    file = tmp_path / "old"
    file.write_text("kept")
    file.chmod(0o664)
    make_private(file)
    assert (mode(file), file.read_text()) == (0o660, "kept")
