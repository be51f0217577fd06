"""Tuition: what a search teaches is legal, whole and in the view of the seat that moved."""

from pathlib import Path

import numpy as np
import pytest

import sweetbox
from sweetbox.learning.tuition import BELIEF, believed, teach
from sweetbox.learning.weights import random_weights


def test_what_is_taught(tmp_path: Path):
    game = sweetbox.game("_template")
    files = []
    for seed in range(2):
        random_weights(game, seed).save(tmp_path / f"{seed}.npz")
        files.append(f"{tmp_path}/{seed}.npz")
    taught = teach("_template", 3, tuple(files), iterations=30, seed=5, matches=4)
    again = teach("_template", 3, tuple(files), iterations=30, seed=5, matches=4)
    assert len(taught) > 0
    assert (taught.numbers == again.numbers).all()
    assert (taught.tries == again.tries).all()
    assert taught.numbers.shape == (len(taught), game.judge.OBSERVATION)
    legal = np.unpackbits(taught.legal, axis=1)[:, : game.rules.MOVES].astype(bool)
    assert (legal.sum(1) > 1).all()  # a move that must be made teaches nothing
    assert (taught.tries[~legal] == 0).all()
    assert taught.tries.sum(1) == pytest.approx(1, abs=0.01)
    assert taught.shares.sum(1) == pytest.approx(1, abs=0.01)
    assert (taught.shares[:, 3:] == 0).all()
    assert (taught.seats == 3).all()
    assert (taught.own[:, :3] < 0).all()
    assert (taught.own[:, 3:] == 0).all()


def test_an_end_is_believed_in_part():
    assert believed(np.array([1.0, 0.0, 0.0]), 0.5) == pytest.approx([1 - BELIEF / 2, BELIEF / 4, BELIEF / 4])
    assert believed(np.array([0.0, 0.5, 0.5]), 0.2) == pytest.approx([0.2 * BELIEF, 0.5 - 0.1 * BELIEF, 0.5 - 0.1 * BELIEF])
