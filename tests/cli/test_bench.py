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
    assert "table_bytes                         136 bytes\n" in run("bench").out


def test_every_figure_is_printed_with_its_unit(run, monkeypatch):
    figures = {
        "clone_microseconds": (0.3, "µs"), "compile_seconds_cold": (9.5, "s"), "cpu_steps": (12_000_000, "steps a second"),
        "cuda_moves_16384": (5, "moves a second"), "cpu_over_python": (171.0, "times"), "seats": (4, ""),
    }  # fmt: skip
    monkeypatch.setattr(bench, "bench_start", dict)
    monkeypatch.setattr(bench, "bench_game", lambda *_: {name: value for name, (value, _) in figures.items()})
    lines = [line.split(maxsplit=2) for line in run("bench", "swintus").out.splitlines() if line]
    assert lines == [[name, f"{value:,}", *([unit] if unit else [])] for name, (value, unit) in figures.items()]


def test_bench_refuses_an_unknown_engine(refused):
    assert refused("bench", "--engine", "steam").startswith("No such engine: steam. Known engines: python")
