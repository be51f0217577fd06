"""`benchmarks/lab_answers.py`: with little time it still answers what it can, and goes on from there."""

import shutil
import time

import msgspec
import pytest

from benchmarks.lab_answers import FOLDER, answered, write_summary
from sweetbox.lab import setting, workers
from sweetbox.lab.answer import Answer
from sweetbox.lab.kept import Kept
from sweetbox.lab.lab import Lab
from sweetbox.lab.piece import play_piece
from sweetbox.lab.question import make_question

QUESTION = make_question(
    {"game": "_template", "seats": 3, "matches": 40, "ladder": ["random", "greedy", "fair"], "ladder_matches": 20}
)


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch):
    monkeypatch.setattr(setting, "QUICK_PIECE", 20)
    monkeypatch.setattr(workers, "is_compiled", lambda setting: True)


def over():
    return time.monotonic() - 1


def test_without_time_for_anything_there_is_no_answer(tmp_path):
    assert answered(QUESTION, tmp_path, 1, over()) is None


def test_one_deal_is_too_few(tmp_path, monkeypatch):
    """An interval without ends could not be read again from the answer's JSON."""
    monkeypatch.setattr(setting, "QUICK_PIECE", 1)
    for count, answers in ((1, False), (2, True)):
        for piece in Lab(QUESTION).pieces(QUESTION.matches):
            if piece.setting.quick and piece.number < count:
                Kept(tmp_path).keep(piece, play_piece(piece))
        answer = answered(QUESTION, tmp_path, 1, over())
        assert (answer is not None) == answers
    assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer).parts == answer.parts


def test_what_there_was_time_for_is_answered(tmp_path):
    pieces = Lab(QUESTION).pieces(QUESTION.matches)
    for piece in pieces[:2]:  # the first of the players, and the first of the lowest rung
        Kept(tmp_path).keep(piece, play_piece(piece))
    answer = answered(QUESTION, tmp_path, 1, over())
    (part,) = answer.parts
    assert (answer.stopped, part.matches) == ("minutes", 20)
    assert [(rung.upper, rung.lower) for rung in part.ladder] == [("greedy", "random")]


def test_the_summary_is_made_from_what_is_kept_and_tells_ties(tmp_path):
    for file in FOLDER.glob("*.json"):
        shutil.copy(file, tmp_path)
    write_summary(tmp_path)
    told = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert told == (FOLDER / "README.md").read_text(encoding="utf-8"), "python benchmarks/lab_answers.py --summary"
    assert "With 68 matches of `sharp`: Of these matches, 17.6 % (6.6 % to 34.7 %) are tied." in told
    assert "<span>Estimated minutes, at 6 s a decision</span>" in (tmp_path / "swintus.html").read_text(encoding="utf-8")
    assert (tmp_path / "tune-honeymoon.html").is_file()
