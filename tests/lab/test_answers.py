"""`tools/lab_answers.py` and the pages of the answers that are kept."""

from sweetbox.kernel.registry import all_games
from sweetbox.lab.question import make_question
from tools.lab_answers import FOLDER, answers, questions, summary
from tools.pages.lab import made, pages


def test_the_summary_is_made_from_what_is_kept_and_tells_ties():
    told = summary(answers())
    assert told == (FOLDER / "README.md").read_text(encoding="utf-8"), "python tools/lab_answers.py --summary"
    assert "With 68 matches of `sharp`: Of these matches, 17.6 % (6.6 % to 34.7 %) are tied." in told


def test_every_answer_and_tuning_has_its_page():
    found = made()
    assert sorted(found) == pages()
    assert "<span>Estimated minutes, at 6 s a decision</span>" in found["lab/swintus.html"]
    assert "lab/tune-honeymoon.html" in found


def test_the_questions_can_be_asked():
    for game in all_games():
        asked = questions(game, True, "learned:0.3s")
        assert {*asked} == {game, *(f"{game}-{name}" for name in ("strong", "fair", "sharp", "learned"))}
        for name in asked:
            assert make_question(asked[name]).variants()
