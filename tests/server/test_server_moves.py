"""`make bench-server` produces its figures, for any server there is; the figures themselves are not tested."""

import argparse
import asyncio
import json
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.hosting import hosted
from waiting import PATIENCE

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))


def test_the_command_prints_and_writes_figures(tmp_path: Path) -> None:
    kept = tmp_path / "figures.json"
    small = ["--rooms", "2", "--moves", "20", "--warm", "1", "--matches", "1", "--game", "_template"]
    parts = ["--part", "process", "matches"]
    command = [sys.executable, str(BENCHMARKS / "server_moves.py"), *small, *parts, "--folder", str(tmp_path), "--json", str(kept)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    found = json.loads(kept.read_text())
    assert str(tmp_path) in found["store"]
    row, match = found["figures"]
    assert (row["game"], row["rooms"], row["sockets"], row["moves"], row["target"]) == ("_template", 2, 8, 40, 4000)
    assert row["starts"] >= 1, "21 toffees do not last for 20 moves"
    assert row["moves_a_cpu_second"] == pytest.approx(40 / row["cpu_seconds"], rel=0.1)
    assert 0 < row["event_bytes"] <= row["event_bytes_largest"]
    assert row["start_bytes"] > 0
    assert f"{row['event_bytes']:,}" in done.stdout
    assert (match["matches"], len(match["ms_of_a_move_by_fifths"])) == (1, 5)
    assert min(match["ms_of_a_move_by_fifths"]) > 0
    assert row["event_bytes"] < match["match_bytes"] <= match["match_bytes_largest"]


def test_people_play_over_sockets(tmp_path: Path) -> None:
    import server_figures
    import server_over_sockets

    here, there = multiprocessing.Pipe()
    here.send("go")
    plan = server_figures.Plan("_template", 2, 1, 20, None, 1)
    with hosted(f"sqlite:///{tmp_path}/rooms.db", games=("_template",), **server_figures.NO_LIMITS) as server:
        asyncio.run(server_over_sockets.play_at(plan, int(server.address.rpartition(":")[2]), there))
    assert here.recv() == "warm"
    seen = here.recv()
    assert seen["troubles"] == {}
    assert seen["starts"] >= 1
    row = server_figures.figures("over sockets", plan, 40, seen["starts"], 1.0, seen["sent"])
    assert row["sockets"] == 8
    assert min(len(each.others) for each in seen["sent"]) >= 20
    assert row["start_bytes"] > 0


def test_a_message_says_whose_turn_it_is() -> None:
    import server_flood

    standing = {"entries": 3, "to_act": [0], "asked": {"key": "k"}}
    assert server_flood.turn_in({"type": "stands", "standing": standing, "own": {"legal": [3, 5]}}) == ([3, 5], False)
    assert server_flood.turn_in({"type": "news", "shared": {"standing": {**standing, "ending": {}}}}) == ([], True)
    assert server_flood.turn_in({"type": "news", "shared": {"kind": "sat"}}) is None
    assert server_flood.turn_in({"type": "presence", "here": []}) is None


def test_without_boardgame_io_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:

    import server_moves

    monkeypatch.setattr(server_moves, "PEERS", tmp_path)  # there is nothing to install there
    asked = argparse.Namespace(part=["peer"], game=[], rooms=1, warm=1, moves=1, folder=None, seed=1)
    assert list(server_moves.measure(asked)) == []
    told = capsys.readouterr().err
    assert told.startswith("boardgame.io was not measured: ")
    assert told.count("\n") == 1
