"""Two Parquet files in a folder: `steps.parquet`, a row for each move and outcome, and `matches.parquet`, a row for each match."""

import json
import os
import shutil
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from sweetbox.adapters.sitting import rewards
from sweetbox.engines.observation import observation_names
from sweetbox.extras import needs
from sweetbox.files.matches import cannot_write
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.results import Result
from sweetbox.kernel.say import Say

GROUP = 1 << 16  # rows that are written together
STEPS, MATCHES = "steps.parquet", "matches.parquet"


class Steps(NamedTuple):
    """Moves, or outcomes of chance, of several matches: one a row."""

    match: NDArray[np.int64]
    number: NDArray[np.int32]  # of the log entry in its match
    actor: NDArray[np.int8]  # the seat; -1: chance
    event: NDArray[np.int32]  # the move, or the outcome
    observation: NDArray[np.int16] | None  # (rows, OBSERVATION): what the actor knew; None: of chance
    mask: NDArray[np.bool_] | None  # (rows, MOVES): what it might have done


class DataSet:
    """What is written is there under its name only once all of it is."""

    def __init__(self, folder: Path, game: Game) -> None:
        with needs("data"):
            import pyarrow as pa
            import pyarrow.parquet as pq
        if folder.exists():
            raise OptionError(Say("error.data_exists", file=str(folder)))
        self.folder, self.game, self.rows, self.matches = folder, game, 0, 0
        self._part = folder.with_name(folder.name + ".part")
        self._pa, self._pq = pa, pq
        self._waiting: tuple[list[Steps], list[Steps]] = ([], [])  # moves, and outcomes
        self._count = 0
        self._ends: list[dict[str, Any]] = []

    def __enter__(self) -> Self:
        pa, rules = self._pa, self.game.rules
        about = {
            "game": self.game.name,
            "version": self.game.facts.version,
            "moves": rules.MOVES,
            "outcomes": rules.OUTCOMES,
            "observation_names": observation_names(self.game),
        }
        metadata = {"sweetbox": json.dumps(about)}
        self._steps = pa.schema(
            [
                ("match", pa.int64()),
                ("number", pa.int32()),
                ("actor", pa.int8()),
                ("event", pa.int32()),
                ("observation", pa.list_(pa.int16(), self.game.judge.OBSERVATION)),
                ("mask", pa.list_(pa.bool_(), rules.MOVES)),
            ],
            metadata,
        )
        numbers = pa.list_(pa.int32())
        self._ended = pa.schema(
            [
                ("match", pa.int64()),
                ("source", pa.string()),
                ("seats", pa.int8()),
                ("options", pa.string()),
                ("players", pa.list_(pa.string())),
                ("length", pa.int32()),
                ("points", numbers),
                ("ranks", numbers),
                ("rewards", pa.list_(pa.float64())),
            ],
            metadata,
        )
        try:
            shutil.rmtree(self._part, ignore_errors=True)
            self._part.mkdir(parents=True)
            self._writer = self._pq.ParquetWriter(self._part / STEPS, self._steps, compression="zstd", use_dictionary=False)
        except OSError as error:
            raise cannot_write(self.folder, error) from None
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if kind is None:
                self._flush()
                ends = sorted(self._ends, key=lambda end: end["match"])  # they are noted as they end, side by side
                self._pq.write_table(self._pa.Table.from_pylist(ends, self._ended), self._part / MATCHES)
            self._writer.close()
            if kind is None:
                os.replace(self._part, self.folder)
        except OSError as failed:
            raise cannot_write(self.folder, failed) from None
        finally:
            shutil.rmtree(self._part, ignore_errors=True)

    def add_steps(self, steps: Steps) -> None:
        """All of them moves, or all of them outcomes."""
        if not len(steps.match):
            return
        self._waiting[steps.observation is None].append(steps)
        self._count += len(steps.match)
        self.rows += len(steps.match)
        if self._count >= GROUP:
            self._flush()

    def _flush(self) -> None:
        batches = [self._arrow(steps) for steps in self._waiting if steps]
        if batches:
            self._writer.write_table(self._pa.Table.from_batches(batches, self._steps), row_group_size=self._count)
        self._waiting, self._count = ([], []), 0

    def _arrow(self, parts: list[Steps]) -> Any:
        """As Arrow keeps them, many at once: each array costs the same however long it is."""
        pa = self._pa
        columns = [pa.array(np.concatenate([each[place] for each in parts])) for place in range(4)]
        for place in (4, 5):
            kind = self._steps.field(place).type
            if parts[0][place] is None:
                columns.append(pa.nulls(len(columns[0]), kind))
            else:
                flat = np.concatenate([each[place] for each in parts]).reshape(-1)
                columns.append(pa.FixedSizeListArray.from_arrays(pa.array(flat), type=kind))
        return pa.RecordBatch.from_arrays(columns, schema=self._steps)

    def add_match(self, number: int, source: str, players: list[str], options: dict[str, Any], length: int, end: Result) -> None:
        """A match that is over; its steps may come before or after it."""
        seats = len(end.points)
        self._ends.append(
            {
                "match": number,
                "source": source,
                "seats": seats,
                "options": json.dumps(options),
                "players": players,
                "length": length,
                "points": list(end.points),
                "ranks": list(end.ranks),
                "rewards": rewards(seats, 0, end),
            }
        )
        self.matches += 1
