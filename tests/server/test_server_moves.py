"""`make bench-server` produces its figures, for any server there is; the figures themselves are not tested."""

import argparse
import asyncio
import json
import multiprocessing
import os
import runpy
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from server.hosting import hosted
from sweetbox.server.thinkers import Thinkers
from waiting import PATIENCE

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))


def test_the_command_prints_and_writes_figures(tmp_path: Path) -> None:
    kept = tmp_path / "figures.json"
    small = ["--rooms", "2", "--moves", "20", "--warm", "1", "--matches", "1", "--game", "_template"]
    parts = ["--part", "process", "matches", "sockets", "holds"]
    command = [sys.executable, str(BENCHMARKS / "server_moves.py"), *small, *parts, "--folder", str(tmp_path), "--json", str(kept)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    found = json.loads(kept.read_text())
    assert str(tmp_path) in found["store"]
    row, over_sockets, holds, match = found["figures"]
    assert (row["game"], row["rooms"], row["sockets"], row["moves"], row["target"]) == ("_template", 2, 8, 40, 4000)
    assert row["starts"] >= 1, "21 toffees do not last for 20 moves"
    assert row["moves_a_cpu_second"] == pytest.approx(40 / row["cpu_seconds"], rel=0.1)
    assert 0 < row["event_bytes"] <= row["event_bytes_largest"]
    assert row["start_bytes"] > 0
    assert f"{row['event_bytes']:,}" in done.stdout
    assert (match["matches"], len(match["ms_of_a_move_by_fifths"])) == (1, 5)
    assert min(match["ms_of_a_move_by_fifths"]) > 0
    assert (over_sockets["sockets"], over_sockets["moves"], over_sockets["troubles"]) == (8, 40, {})
    assert max(holds["all"].values()) * 1000 == pytest.approx(holds["longest_ms"], abs=0.1)
    assert {"POST /api/rooms", "GET /api/bots", "play /api/rooms/…/socket", "GET /api/matches/…/steps/…"} <= holds["all"].keys()
    assert row["event_bytes"] < match["match_bytes"] <= match["match_bytes_largest"]


def test_the_page_says_how_much_more_than_the_peer_it_takes() -> None:
    import server_moves

    took = [("over sockets", 9.9), ("boardgame.io", 0.5), ("over sockets", 0.9), ("boardgame.io", 0.5), ("over sockets", 0.8)]
    rows = [{"part": part, "game": "_template", "ms_a_move": each} for part, each in took]
    assert "1.70 times" in server_moves.compared(rows)
    assert "in 2 pairs, in turn, 1.60 to 1.80" in server_moves.compared(rows)
    assert server_moves.compared(rows[:2]) == ""


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
    import server_client

    standing = {"entries": 3, "to_act": [0], "asked": {"key": "k"}}
    assert server_client.turn_in({"type": "stands", "standing": standing, "own": {"legal": [3, 5]}}) == ([3, 5], False)
    assert server_client.turn_in({"type": "news", "shared": {"standing": {**standing, "ending": {}}}}) == ([], True)
    assert server_client.turn_in({"type": "news", "shared": {"kind": "sat"}}) is None
    assert server_client.turn_in({"type": "presence", "here": []}) is None


def test_the_peers_clients_tell_all_their_figures() -> None:
    """A pipe holds 65,536 bytes at a time; clients that end at once would leave the rest unsaid."""
    node = runpy.run_path(str(BENCHMARKS.parent / "web" / "npm.py"))["node_command"]()
    figures = 1_000_000
    program = f"import {{ end }} from './end.mjs'; end(Array({figures}).fill(7)); setInterval(() => {{}}, 1000);"
    command = [*node, "--input-type=module", "--eval", program]
    done = subprocess.run(command, cwd=BENCHMARKS / "peers" / "boardgame_io", capture_output=True, timeout=PATIENCE, check=True)
    assert len(json.loads(done.stdout)) == figures


def test_a_server_that_is_measured_can_have_processes_of_its_own() -> None:
    """Bots think in them, and reviews are made there."""
    import server_moves

    with server_moves.child(think_apart) as pipe:
        assert server_moves.answer(pipe, None) == "thought"


def think_apart(parent: Connection) -> None:
    one = Thinkers(1)
    assert one.run(os.getpid) != os.getpid()
    one.stop()
    parent.send("thought")


def test_without_boardgame_io_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:

    import server_moves

    monkeypatch.setattr(server_moves, "PEERS", tmp_path)  # there is nothing to install there
    asked = argparse.Namespace(part=["peer"], game=[], rooms=1, warm=1, moves=1, folder=None, seed=1, turns=1)
    assert list(server_moves.measure(asked)) == []
    told = capsys.readouterr().err
    assert told.startswith("boardgame.io was not measured: ")
    assert told.count("\n") == 1
