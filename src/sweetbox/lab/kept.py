"""Kept: finished pieces, one file each, so that an interrupted run goes on where it stopped and nothing is played twice."""

import os
from dataclasses import asdict
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np

from sweetbox.files.private import make_folder
from sweetbox.lab.matches import Matches
from sweetbox.lab.piece import Piece
from sweetbox.lab.setting import Setting


class Kept:
    """folder None: nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def file(self, piece: Piece) -> Path:
        assert self.folder is not None
        setting = piece.setting
        name = f"{setting.game}-{setting.seats}-{_digest(setting.key)}"
        return self.folder / name / f"{piece.seeds.start}.npz"

    def load(self, piece: Piece) -> Matches | None:
        """The piece, if it is there and whole."""
        if self.folder is None or not (file := self.file(piece)).exists():
            return None
        try:
            with file.open("rb") as whole, np.load(whole) as data:
                return Matches(**{name: data[name] for name in data.files})
        except (BadZipFile, TypeError, ValueError, OSError, EOFError):  # broken, or of another version
            return None

    def keep(self, piece: Piece, matches: Matches) -> None:
        """Write it under its name only once all of it is written."""
        if self.folder is None:
            return
        file = self.file(piece)
        make_folder(file.parent)
        part = file.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as out:
            np.savez_compressed(out, **asdict(matches))
        part.replace(file)


@cache
def _digest(key: bytes) -> str:
    return msgspec.json.decode(key, type=Setting).digest()
