"""The GPU as a worker of the lab: the same figures, and when it is taken."""

import msgspec
import pytest

import sweetbox
from pretended import pretended_gpu
from sweetbox import OptionError
from sweetbox.extras import missing
from sweetbox.lab import gpu, setting
from sweetbox.lab.gpu import Gpu, gpu_for, side_by_side
from sweetbox.lab.lab import Lab
from sweetbox.lab.piece import Piece
from sweetbox.lab.question import make_question
from sweetbox.lab.setting import Setting

ASKED = {"game": "_template", "matches": 60, "vary": {"toffees": [9, 15]}, "ladder": ["random", "greedy"], "ladder_matches": 40}


def at_table(*line_up):
    return Setting("_template", len(line_up), {}, None, line_up)


@pytest.fixture
def has_gpu(monkeypatch):
    monkeypatch.setattr(gpu, "check", lambda: None)


@pytest.fixture
def has_none(monkeypatch):
    def refuse():
        raise OptionError(sweetbox.Say("error.no_gpu"))

    monkeypatch.setattr(gpu, "check", refuse)


def test_the_same_answer_and_the_same_pieces(tmp_path, monkeypatch):
    monkeypatch.setattr(setting, "QUICK_PIECE", 20)
    expected = msgspec.json.encode(Lab(make_question(ASKED), tmp_path / "cpu").run())
    with pretended_gpu(sweetbox.game("_template")) as launches:
        assert msgspec.json.encode(Lab(make_question(ASKED), tmp_path / "gpu").run(given=Gpu())) == expected
    assert sorted(count for count, _ in launches) == [40, 40, 60, 60]  # all pieces of a setting at once
    kept = sorted((tmp_path / "cpu").glob("*/*.npz"))
    assert len(kept) == 2 * (3 + 1)
    for file in kept:
        assert file.read_bytes() == (tmp_path / "gpu" / file.relative_to(tmp_path / "cpu")).read_bytes()


def test_settings_take_turns_and_no_launch_is_too_large(monkeypatch):
    monkeypatch.setattr(gpu, "AT_ONCE", 500)
    one, other = at_table("random", "random"), at_table("greedy", "random")
    pieces = [Piece(each, number) for number in range(3) for each in (one, other)]
    found = [(each[0].setting.line_up, [piece.number for piece in each]) for each in side_by_side(pieces)]
    ones, others = one.line_up, other.line_up  # 200 matches of a piece, and 400: each deal in two rotations
    assert found == [(ones, [0, 1]), (others, [0]), (ones, [2]), (others, [1]), (others, [2])]


def test_time_is_asked_for_before_each_launch(monkeypatch):
    monkeypatch.setattr(gpu, "play_pieces", lambda pieces, engine: [None] * len(pieces))
    answers = iter([False, True])
    pieces = [Piece(at_table("random", "random"), 0), Piece(at_table("greedy", "greedy"), 0)]
    assert [piece for piece, _ in Gpu().play(pieces, lambda: next(answers))] == pieces[:1]


@pytest.mark.usefixtures("has_gpu")
def test_it_is_taken_for_many_matches_of_players_that_run_there():
    quick, slow = [at_table("greedy", "random")], [at_table("greedy", "fair")]
    assert isinstance(gpu_for("auto", quick, 20_000, 2), Gpu)
    assert gpu_for("auto", quick, 19_999, 2) is None
    assert gpu_for("auto", [*quick, *slow], 20_000, 2) is None
    assert gpu_for("cpu", quick, 20_000, 2) is None
    assert isinstance(gpu_for("cuda", quick, 1, 2), Gpu)
    with pytest.raises(OptionError, match=r"^fair cannot play on a GPU, only random and greedy can"):
        gpu_for("cuda", [*quick, *slow], 20_000, 2)


def test_without_what_runs_on_a_gpu_the_cpu_plays(monkeypatch):
    def refuse():
        raise missing("gpu", "numba-cuda")

    monkeypatch.setattr(gpu, "check", refuse)
    assert gpu_for("auto", [at_table("greedy", "greedy")], 20_000, 2) is None


@pytest.mark.usefixtures("has_none")
def test_without_a_gpu_the_cpu_plays_unless_the_gpu_was_asked_for():
    quick = [at_table("greedy", "greedy")]
    assert gpu_for("auto", quick, 20_000, 2) is None
    with pytest.raises(OptionError, match="needs a GPU with CUDA"):
        gpu_for("cuda", quick, 20_000, 2)


def test_an_unknown_engine_is_refused():
    with pytest.raises(OptionError, match=r"No such engine: python\. Known engines: auto, cpu, and cuda"):
        gpu_for("python", [at_table("greedy", "greedy")], 1, 1)
