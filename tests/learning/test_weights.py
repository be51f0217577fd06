"""Files of weights: what is written is read, and nothing else is."""

from pathlib import Path

import numpy as np
import pytest

import sweetbox
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.guided import Manner
from sweetbox.kernel.network import FIRST
from sweetbox.learning.weights import has_weights, random_weights, read, was_learned, weights, weights_digest


def test_what_is_written_is_read(tmp_path: Path):
    game = sweetbox.game("_template")
    given = random_weights(game, 2)
    given.manner, given.reflex, given.leads = Manner(explore=1.25, keen=8, lean=40, sight=2, test=32, steps=60, sparing=3), 7.5, 3
    given.save(tmp_path / "network.npz")
    again = read(game, tmp_path / "network.npz")
    assert all((one == other).all() and one.dtype == other.dtype for one, other in zip(given.network, again.network, strict=True))
    assert (again.manner, again.reflex, again.leads) == (given.manner, given.reflex, given.leads)


def test_a_game_without_weights_says_how_to_make_them():
    with pytest.raises(OptionError, match="sweetbox train _template"):
        weights(sweetbox.game("_template"))


def test_weights_of_another_game_are_refused(tmp_path: Path):
    random_weights(sweetbox.game("_template")).save(tmp_path / "network.npz")
    with pytest.raises(OptionError, match="another game"):
        read(sweetbox.game("biscuit_pockets"), tmp_path / "network.npz")


@pytest.mark.parametrize("content", [b"", b"PK nonsense", b"\x93NUMPY"])
def test_a_file_that_is_none_is_refused(tmp_path: Path, content: bytes):
    (tmp_path / "network.npz").write_bytes(content)
    with pytest.raises(OptionError, match="Expected a file of weights"):
        read(sweetbox.game("_template"), tmp_path / "network.npz")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path):
    with pytest.raises(OptionError, match="Expected a file of weights"):
        read(sweetbox.game("_template"), tmp_path / "nowhere.npz")


@pytest.mark.parametrize("column", range(6))
def test_indices_out_of_range_are_refused(tmp_path: Path, column: int):
    """Compiled code checks none: such a file could read anything."""
    game = sweetbox.game("_template")
    given = random_weights(game)
    given.network.inputs[1, column] = 9999 if column != 1 else 20
    given.save(tmp_path / "network.npz")
    if column == FIRST + 1:  # the class that is left out: none is then
        read(game, tmp_path / "network.npz")
        return
    with pytest.raises(OptionError, match="Expected a file of weights"):
        read(game, tmp_path / "network.npz")


@pytest.mark.parametrize("name", [name for name in sweetbox.all_games() if has_weights(sweetbox.game(name))])
def test_the_weights_in_the_package_fit_and_are_small(name: str):
    game = sweetbox.game(name)
    given = weights(game)
    assert Path(str(game.rules.__file__)).with_name("network.npz").stat().st_size <= 2_000_000
    most = np.abs(given.network.rows.astype(np.int64)).max(axis=1)
    assert most.sum() < 1 << 30  # no sum of rows runs over 32 bits


def test_other_weights_are_another_player(tmp_path: Path):
    """The arena keeps results as long as its players are the same."""
    game, told = sweetbox.game("_template"), []
    for seed in (1, 2, 1):
        random_weights(game, seed).save(tmp_path / "my.npz")
        told.append(weights_digest(game, [f"learned:9@{tmp_path}/my.npz", "greedy"]))
    assert told[0] != told[1]
    assert told[0] == told[2]
    assert weights_digest(game, ["greedy"]) not in told


def test_the_package_has_learned_from_the_printed_box_alone():
    game = sweetbox.game("honeymoon")
    assert was_learned(game, game.make_box(2))
    assert was_learned(game, game.make_box(3))
    assert not was_learned(game, game.make_box(1))  # nobody has a share of the win
    assert not was_learned(game, game.make_box(2, {"sheet": "b"}))
    assert not was_learned(game, game.make_box(2, edition=sweetbox.edition("honeymoon", "small")))
