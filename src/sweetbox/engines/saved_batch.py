"""Batches as bytes: an archive of NumPy arrays and a header in JSON. It contains the whole truth and no code."""

import hashlib
import io
import os
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from sweetbox.engines.batch import ROWS, Batch, batch_type, blank_rows, check_count, check_illegal
from sweetbox.engines.players import Players
from sweetbox.kernel.errors import MatchFileError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.say import Say

if TYPE_CHECKING:
    from numpy.typing import NDArray

FORMAT = 1


class Header(msgspec.Struct):
    """What is known of a batch before its rows are read."""

    sweetbox_batch: int
    game: str
    version: int  # of the game's rules
    record: str  # the names and kinds of a table's fields
    n: int
    seats: int
    options: dict[str, Any]
    edition: dict[str, Any] | None
    autoreset: bool
    illegal: str
    explicit_chance: bool
    players: list[str] | None
    digest: str  # of the rows


def saved(batch: Batch) -> bytes:
    arrays = {name: _bytes_of(batch.host(getattr(batch, name))) for name in ROWS}
    if batch.players is not None:
        arrays["kinds"] = _bytes_of(batch.players.kinds)
    header = Header(
        FORMAT, batch.game.name, batch.game.facts.version, _record_of(batch.game), batch.n, batch.seats, batch.options,
        None if batch.edition is None else dict(batch.edition), batch.autoreset, batch.illegal, batch.explicit_chance,
        None if batch.players is None else batch.players.specs(), _digest(arrays),
    )  # fmt: skip
    out = io.BytesIO()
    np.savez(out, header=np.frombuffer(msgspec.json.encode(header), np.uint8), **arrays)  # type: ignore[arg-type]
    return out.getvalue()


def restore(data: bytes | str | os.PathLike[str], engine: str = "cpu", threads: int = 1) -> Batch:
    """The batch that was saved as these bytes or in this file, on any engine. MatchFileError if it is not a batch, is damaged, or
    belongs to rules that this Sweetbox does not have."""
    if not isinstance(data, bytes):
        try:
            data = Path(data).read_bytes()
        except OSError as error:
            raise MatchFileError(Say("error.file_read", file=str(error.filename), why=error.strerror or str(error))) from None
    header, arrays = _read(data)
    game = game_named(header.game)
    if (header.version, header.record) != (game.facts.version, _record_of(game)):
        raise MatchFileError(Say("error.batch_version", title=game.facts.title, expected=game.facts.version, came=header.version))
    box = game.make_box(header.seats, header.options, header.edition)
    state = {
        "n": header.n, "game": game.name, "seats": header.seats, "options": header.options, "edition": header.edition,
        "box": bytes(box), "autoreset": header.autoreset, "illegal": check_illegal(header.illegal),
        "explicit_chance": header.explicit_chance, "threads": min(check_count("threads", threads), header.n),
        "players": _players(header, arrays),
    }  # fmt: skip
    for name, rows in blank_rows(game, check_count("n", header.n)).items():
        state[name] = np.frombuffer(_checked(arrays, name, rows.nbytes), rows.dtype).reshape(rows.shape)
    return batch_type(engine).from_state(state, engine)


def _players(header: Header, arrays: "Mapping[str, NDArray[np.uint8]]") -> Players | None:
    if header.players is None:
        return None
    players = Players(header.n, header.seats)
    numbers = np.array([players.number(each) for each in header.players], np.int64)
    kinds = np.frombuffer(_checked(arrays, "kinds", players.kinds.nbytes), np.int64).reshape(players.kinds.shape)
    players.seat(numbers[kinds])
    return players


def _read(data: bytes) -> "tuple[Header, dict[str, NDArray[np.uint8]]]":
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        header = msgspec.json.decode(arrays.pop("header").tobytes(), type=Header)
    except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile, msgspec.DecodeError):
        raise MatchFileError(Say("error.batch_none")) from None
    if header.sweetbox_batch != FORMAT:
        raise MatchFileError(Say("error.batch_format", expected=FORMAT, came=header.sweetbox_batch))
    if header.digest != _digest(arrays):
        raise MatchFileError(Say("error.batch_damaged"))
    return header, arrays


def _checked(arrays: "Mapping[str, NDArray[np.uint8]]", name: str, size: int) -> bytes:
    found = arrays[name].tobytes() if name in arrays else b""
    if len(found) != size:
        raise MatchFileError(Say("error.batch_damaged"))
    return found


def _bytes_of(array: Any) -> "NDArray[np.uint8]":
    return np.frombuffer(array.tobytes(), np.uint8)


def _digest(arrays: "Mapping[str, NDArray[np.uint8]]") -> str:
    hashed = hashlib.sha256()
    for name in sorted(arrays):
        hashed.update(f"{name} {arrays[name].size} ".encode() + arrays[name].tobytes())
    return hashed.hexdigest()


def _record_of(game: Game) -> str:
    return hashlib.sha256(str(np.dtype(game.rules.Table).descr).encode()).hexdigest()[:16]
