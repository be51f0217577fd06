"""`sweetbox train`. The training itself is in tests/learning."""

import importlib.util

import pytest

import sweetbox
from cli.running import process
from sweetbox.cli import train
from sweetbox.learning.weights import read


def test_without_pytorch_it_says_how_to_get_it(run, monkeypatch):
    monkeypatch.setattr(train.importlib.util, "find_spec", lambda name: None)
    done = run("train", "biscuit_pockets")
    assert done.code == 1
    assert done.err == "Training needs PyTorch. Install it with: pip install 'sweetbox[train]'.\n"


def test_an_unknown_game_and_a_wrong_budget_are_refused(run):
    assert run("train", "chess").code == 1
    assert "--minutes" in run("train", "biscuit_pockets", "--minutes", "0").err


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is an extra: pip install 'sweetbox[train]'")
def test_a_run_ends_and_leaves_weights_that_play(tmp_path):
    """From the command line: practice, tuition, and the file. The same command goes on, also with weights to begin with."""
    wanted = ["train", "_template", "--minutes", "0.05", "--tables", "16", "--threads", "1", "--iterations", "20"]
    done = process(*wanted, "--folder", tmp_path / "run")
    assert done.code == 0, done.err
    assert str(tmp_path / "run" / "network.npz") in done.out
    game = sweetbox.game("_template")
    first = read(game, tmp_path / "run" / "network.npz")
    assert "tuition" in (tmp_path / "run" / "curve.jsonl").read_text()
    more = ["--practice", "1", "--start", tmp_path / "run" / "network.npz", "--folder", tmp_path / "more"]
    assert process(*wanted, *more).code == 0
    again = read(game, tmp_path / "more" / "network.npz")
    assert (again.network.inputs == first.network.inputs).all()
    assert (again.network.rows != first.network.rows).any()
