"""`sweetbox bench`."""

import json

from sweetbox.engines import bench
from sweetbox.kernel.registry import all_games


def test_bench_measures(run, monkeypatch):
    """What it measures is what is shown; the measuring itself takes too long for a test."""
    monkeypatch.setattr(bench, "bench_start", lambda: {"import_seconds": 0.05})
    monkeypatch.setattr(
        bench, "bench_game", lambda game, kind, seats, edition: {"game": game.name, "table_bytes": 136, "kind": str(kind)}
    )
    report = json.loads(run("bench", "biscuit_pockets", "--engine", "python", "--json").out)
    assert report == {
        "start": {"import_seconds": 0.05},
        "games": [{"game": "biscuit_pockets", "table_bytes": 136, "kind": "python"}],
    }
    assert len(json.loads(run("bench", "--json").out)["games"]) == len(all_games())
    assert "table_bytes                         136" in run("bench").out


def test_bench_refuses_an_unknown_engine(refused):
    assert refused("bench", "--engine", "steam").startswith("No such engine: steam. Known engines: python")
