import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from sweetbox.files.places import cache_folder, data_folder
from sweetbox.files.private import make_folder, make_private, open_folder, private_opener


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


def test_a_new_folder_is_its_owners_alone_with_all_above_it(tmp_path: Path) -> None:
    make_folder(tmp_path / "a" / "b")
    assert [mode(tmp_path / name) for name in ("a", "a/b")] == [0o700, 0o700]
    make_folder(tmp_path / "a" / "b")


def test_others_do_not_write_in_our_own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They could put other compiled code there. What they may read stays, and so do folders that somebody else chose."""
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path / "home"))
    for folder in (data_folder(), cache_folder(), tmp_path / "chosen"):
        (folder / "game").mkdir(parents=True)
        make_folder(folder / "game" / "inner")
        allowed = 0o777 if folder.name == "chosen" else 0o775
        assert [mode(folder / name) for name in ("", "game", "game/inner")] == [allowed, allowed, 0o700]
        (folder / "game" / "inner").chmod(0o777)
        make_folder(folder / "game" / "inner")
        assert mode(folder / "game" / "inner") == allowed


def test_a_folder_that_is_open_to_all_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "open" / "inner"
    folder.mkdir(parents=True, mode=0o755)
    for found in ("open", "open/inner"):
        (tmp_path / "open").chmod(0o755)
        (tmp_path / found).chmod(0o777)
        assert open_folder(folder / "rooms.db") == tmp_path / found
        (tmp_path / found).chmod(0o1777)  # like /tmp
        assert open_folder(folder / "rooms.db") is None
