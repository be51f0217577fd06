"""Training, small: with PyTorch, which the extra `train` brings and the other tests do without."""

import json
from pathlib import Path

import numpy as np
import pytest

import sweetbox
from sweetbox.engines import engine
from sweetbox.kernel.network import KEEN_WHOLE, PRIOR_WHOLE, SHARE_WHOLE, Network, Thought, think, weigh_priors
from sweetbox.learning.weights import FILE, PLAIN, random_weights, read

torch = pytest.importorskip("torch", reason="needs the extra train")

from sweetbox.learning.model import Model, cut_inputs, move_logs, seat_logs  # noqa: E402
from sweetbox.learning.trainer import CURVE, Settings, Trainer, sampled, seat_counts  # noqa: E402


def test_wide_numbers_get_fine_and_coarse_classes_and_constants_none():
    rng = np.random.default_rng(0)
    seen = np.stack([np.full(500, 3), rng.integers(-1, 5, 500), rng.integers(0, 300, 500)], 1).astype(np.int16)
    inputs = cut_inputs(seen)
    assert inputs[:, 0].tolist() == [1, 2, 2]
    classes = (inputs[:, 2] - inputs[:, 1] >> inputs[:, 3]) + 1
    assert classes[0] == 6
    assert classes[1] == 64
    assert 8 < classes[2] <= 20
    assert inputs[:, 4].tolist() == [0, 6, 70]


def test_every_category_has_a_class_of_its_own():
    seen = np.stack([np.arange(-1, 271), np.arange(272) % 40], 1).astype(np.int16)
    inputs = cut_inputs(seen, categories={0})
    assert inputs[:, 0].tolist() == [0, 1, 1]  # of the other, fine and coarse classes
    assert inputs[0].tolist()[1:4] == [-1, 270, 0]


def test_whole_numbers_say_what_the_model_says():
    game = sweetbox.game("_template")
    seen = sampled(game, seat_counts(game))
    torch.manual_seed(1)
    model = Model(game, cut_inputs(seen))
    with torch.no_grad():
        for each in model.parameters():
            each.mul_(2.0)
    given = model.weights(PLAIN)
    network = Network(*(each.astype(np.int64) for each in given.network))
    moves = np.arange(game.rules.MOVES)
    for numbers in seen[::10]:
        thought = Thought(*(each.astype(np.int64) for each in given.thought(engine(game, "cpu"))))
        thought.numbers[:] = numbers
        think(network, thought, 3)
        weigh_priors(network, thought, moves, len(moves), KEEN_WHOLE)
        shares, worths = model(torch.from_numpy(numbers)[None])
        legal = torch.ones(1, len(moves), dtype=torch.bool)
        assert np.abs(thought.shares[:3] / SHARE_WHOLE - seat_logs(shares, 3).exp()[0, :3].detach().numpy()).max() < 0.02
        assert np.abs(thought.priors / PRIOR_WHOLE - move_logs(worths, legal).exp()[0].detach().numpy()).max() < 0.02


def test_a_model_that_takes_weights_gives_them_back():
    game = sweetbox.game("_template")
    given = random_weights(game, 3)
    given.manner = given.manner._replace(lean=40)
    model = Model(game, given.network.inputs)
    model.take(given)
    again = model.weights(given.manner)
    assert again.manner == given.manner
    for name in ("row_bias", "layer", "seats", "seat_bias", "moves_wide", "move_bias"):
        assert (getattr(again.network, name) == getattr(given.network, name)).all(), name


def test_a_run_goes_on_where_it_stopped(tmp_path: Path):
    game = sweetbox.game("_template")
    settings = Settings(minutes=0.002, practice=1.0, tables=16, steps=8)
    one = Trainer(game, tmp_path, settings)
    one.run()
    other = Trainer(game, tmp_path, settings)
    assert other.positions == one.positions > 0
    assert all((a == b).all() for a, b in zip(one.model.parameters(), other.model.parameters(), strict=True))
    other.run()
    curve = [json.loads(line) for line in (tmp_path / CURVE).read_text().splitlines()]
    assert [line["positions"] for line in curve] == sorted(line["positions"] for line in curve)
    assert read(game, tmp_path / FILE).leads == 0
