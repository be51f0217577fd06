"""Data sets: finished matches as Parquet files, for whoever learns from them or counts. See docs/data.md."""
