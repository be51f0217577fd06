"""Data sets: finished matches as Parquet files, for whoever learns from them or counts. See docs/data.md."""

from sweetbox.extras import needs

with needs("data"):
    import numpy as np  # noqa: F401 its modules need it, and this says where it comes from
