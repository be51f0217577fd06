"""`sweetbox train`. The training itself is in tests/learning."""

import importlib.util
import sys

import pytest

import sweetbox
from cli.running import process
from sweetbox.cli.train import run_name
from sweetbox.extras import command_for
from sweetbox.files.editions import find_edition, shipped_text
from sweetbox.learning.weights import read


def test_without_pytorch_it_says_how_to_get_it(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    done = run("train", "biscuit_pockets")
    assert (done.code, done.out) == (1, "")
    assert done.err == f"This needs torch, which is not installed; the extra train brings it: {command_for('train')}\n"


def test_nobody_learns_alone(refused):
    assert refused("train", "honeymoon", "--seats", 1) == (
        "A network learns from sharing a win, and alone nobody shares it: train with two seats or more."
    )
    assert refused("train", "swintus", "--seats", 1) == "swintus: expected 2 to 6 seats, got 1."


def test_every_box_and_number_of_seats_has_a_folder_of_its_own(tmp_path):
    """Also a file with the name of an edition that comes with the game."""
    game = sweetbox.game("swintus")
    other = tmp_path / "small.toml"
    other.write_text(shipped_text(game, "small").replace("goal = 1", "goal = 2"), encoding="utf-8")
    small, theirs = (find_edition(game, wanted) for wanted in ("small", other))
    runs = [(None, None, None), (None, None, 3), ("small", small, None), ("small", small, 3), (str(other), theirs, None)]
    names = [run_name(game, *each) for each in runs]
    assert names[:2] == ["swintus", "swintus-3-seats"]
    assert len(set(names)) == len(runs)
    assert all(name.startswith("swintus-small-") for name in names[2:])
    assert run_name(game, "small", find_edition(game, "small"), None) == names[2], "the next run finds it again"


def test_an_unknown_game_and_a_wrong_budget_are_refused(run):
    assert run("train", "chess").code == 1
    assert "--minutes" in run("train", "biscuit_pockets", "--minutes", "0").err


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="needs the extra train")
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
