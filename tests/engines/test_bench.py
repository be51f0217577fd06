"""The figures are there and plausible; how fast is for `make bench` to say, never for a test."""

import ctypes

import sweetbox
from sweetbox.engines import bench


def test_the_interpreted_figures(monkeypatch):
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    game = sweetbox.game("biscuit_pockets")
    figures = bench.bench_game(game, "python", 3)
    assert figures["game"] == "biscuit_pockets"
    assert figures["seats"] == 3
    assert figures["table_bytes"] == ctypes.sizeof(game.rules.Table) <= 160
    assert figures["clone_microseconds"] > 0
    assert figures["python_steps"] > 0
    assert "cpu_steps" not in figures
