"""Rows: every match as a row of a Parquet file, for an analysis of one's own."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sweetbox.extras import needs
from sweetbox.lab.matches import NOBODY

if TYPE_CHECKING:
    from sweetbox.lab.lab import Lab
    from sweetbox.lab.measures import Sample

LEFT_OUT = ("rotation", "leads", "uses", "own")  # columns that are written in another form, or not at all


def write_parquet(run: "Lab", place: Path) -> Iterator[Path]:
    """One file a variant: `place`, or where there are several `place` with their numbers before the suffix."""
    with needs("data"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    for number, variant in enumerate(run.variants, 1):
        file = place if len(run.variants) == 1 else place.with_name(f"{place.stem}-{number}{place.suffix}")
        about = {b"sweetbox": variant.setting.key, b"variant": variant.name.encode()}
        pq.write_table(pa.table(columns(run.sample(variant.setting))).replace_schema_metadata(about), file)
        yield file


def columns(sample: "Sample") -> dict[str, Any]:
    """A column of each number; of what every seat has, one a seat: `points_1`."""
    matches, setting = sample.matches, sample.setting
    found: dict[str, Any] = {}
    for name in type(matches).__dataclass_fields__:
        column = getattr(matches, name)
        if name in LEFT_OUT:
            continue
        if name == "first":  # seats count from 1 everywhere in these rows
            found[name] = column - NOBODY
        elif column.ndim == 1:
            found[name] = column
        else:
            found |= {f"{name}_{seat + 1}": column[:, seat] for seat in range(column.shape[1])}
    for seat in range(setting.seats):
        found[f"player_{seat + 1}"] = [setting.rotations[rotation][seat] for rotation in matches.rotation]
    found |= {measure.name: matches.own[:, number] for number, measure in enumerate(setting.of.measured.measures)}
    return found
