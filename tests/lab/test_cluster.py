"""Pieces on machines that vanish: the figures are those of one machine. Ray itself: test_ray.py, `make cluster`."""

import random

import msgspec
import pytest

from sweetbox.extras import MissingExtraError
from sweetbox.kernel.errors import OptionError
from sweetbox.lab import cluster, setting
from sweetbox.lab.cluster import Cluster, LostError, Ray, play_there
from sweetbox.lab.lab import Lab
from sweetbox.lab.question import make_question

ASKED = {"game": "_template", "players": ["random"], "matches": 120, "vary": {"toffees": [9, 15]}}


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch):
    monkeypatch.setattr(setting, "QUICK_PIECE", 20)


class Flaky:
    """Two machines that finish in any order; of what is finished, a part is lost."""

    def __init__(self, lost, seed=0):
        self.lost, self.luck = lost, random.Random(seed)
        self.begun, self.forgotten, self.most = 0, 0, 0
        self.running = {}

    def join(self):
        self.here = True

    def leave(self):
        self.here = False

    def cores(self):
        return 2

    def begin(self, piece):
        self.begun += 1
        self.running[self.begun] = piece
        self.most = max(self.most, len(self.running))
        return self.begun

    def finished(self, begun):
        return [self.luck.choice(begun)]

    def result(self, begun):
        piece = self.running.pop(begun)
        if self.luck.random() < self.lost:
            raise LostError
        return play_there(piece, piece.setting.digest())

    def forget(self, begun):
        self.forgotten += 1
        del self.running[begun]


def test_lost_pieces_are_played_again_and_the_figures_are_the_same():
    alone = Lab(make_question(ASKED)).run()
    crew = Cluster(Flaky(lost=0.5))
    assert msgspec.json.encode(Lab(make_question(ASKED)).run(given=crew)) == msgspec.json.encode(alone)
    assert crew.lost > 0
    assert crew.machines.begun == 2 * 6 + crew.lost  # nothing but what was lost is played twice
    assert crew.machines.most <= 4
    assert not crew.machines.running
    assert not crew.machines.here


def test_what_is_lost_over_and_over_is_said_and_the_rest_is_let_go():
    crew = Cluster(Flaky(lost=1.0))
    with pytest.raises(OptionError, match="lost 20 times in a row"):
        Lab(make_question(ASKED)).run(given=crew)
    assert crew.machines.forgotten > 0
    assert not crew.machines.running


def test_a_machine_with_other_games_plays_nothing():
    piece = Lab(make_question(ASKED)).pieces(1)[0]
    assert play_there(piece, "another") is None


def test_a_cluster_that_is_not_there(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(MissingExtraError, match="ray, which is not installed; the extra cluster brings it"):
        Ray("auto").join()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [("nonsense", "Expected a cluster such as auto"), ("127.0.0.1:1", r"No Ray cluster answers at 127.0.0.1:1 \(")],
)
def test_an_address_that_does_not_answer(monkeypatch, address, sentence):
    monkeypatch.setitem(__import__("sys").modules, "ray", cluster)  # any module: it is not asked
    with pytest.raises(OptionError, match=sentence):
        Ray(address).join()
