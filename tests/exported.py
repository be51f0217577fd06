"""Data sets read back, and matches to make them of."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from sweetbox.kernel.match import Match

KEPT = Path(__file__).parent / "server" / "kept" / "0.1.0"


def play_on(match: Match) -> Match:
    """With first moves, to the end."""
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, match.legal(seat)[0])
    return match


def read_back(folder: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Steps in the order in which they happened, and matches."""
    steps, matches = (pq.read_table(folder / name).to_pylist() for name in ("steps.parquet", "matches.parquet"))
    return sorted(steps, key=lambda row: (row["match"], row["number"])), sorted(matches, key=lambda row: row["match"])
