"""The guided first match at the prompt."""

import io
import re
import sys
from pathlib import Path

import pytest

from sweetbox.conformance.following import lesson_of
from sweetbox.files.lessons import was_offered
from sweetbox.kernel.lesson import LUCK
from sweetbox.kernel.match import Match
from sweetbox.kernel.registry import game
from sweetbox.terminal.choose import wants_lesson
from sweetbox.terminal.prompt import Prompt

GAME = game("_template")


@pytest.fixture
def sit(monkeypatch, capsys, tmp_path):
    """A prompt with a lesson, and what it shows to somebody who types this."""
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path))

    def type_in(*lines: str, language: str = "en", match: Match | None = None) -> tuple[Prompt, str]:
        guide, new = lesson_of(GAME)
        prompt = Prompt(match or new, guide.bots, language, LUCK, guide=guide)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        prompt.run()
        return prompt, capsys.readouterr().out

    return type_in


def test_a_lesson_speaks_above_each_question_and_enter_goes_on(sit):
    prompt, shown = sit("", "take", "", "roll", "", "")
    numbers = re.findall(r"^(\d)/5  ", shown, re.MULTILINE)
    assert numbers == ["1", "2", "3", "4", "5", "5"]
    assert "primer" not in shown
    assert "Take as many toffees as you can" not in shown, "the lesson says it"
    assert prompt.guide is not None
    assert prompt.guide.is_over(prompt.progress)
    assert not prompt.match.over


def test_what_is_done_instead_is_said_and_asked_again(sit):
    _, shown = sit("", "roll", "take", language="de")
    assert "2/5  Du hast gewürfelt; auch das ist erlaubt." in shown
    assert "3/5  Hier liegt, was du genommen hast." in shown


def test_a_lesson_can_be_skipped_and_goes_on_from_its_file(sit):
    _, shown = sit("", "skip", "take")
    assert "The lesson is over; the match goes on." in shown
    assert "2/5" not in shown.partition("The lesson is over")[2]
    _, shown = sit("", "take", "quit")
    path = re.search(r"--resume (\S+) --bots gentle", shown)
    assert path is not None
    again = Match.from_json(Path(path.group(1)).read_text())
    assert again.practice
    _, shown = sit("quit", match=again)
    assert "3/5" in shown


def test_a_lesson_is_offered_once(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path))
    assert not was_offered(GAME)
    monkeypatch.setattr(sys, "stdin", io.StringIO("j\n"))
    assert wants_lesson(GAME, "de")
    assert was_offered(GAME)
    assert "Zum ersten Mal Last Toffee?" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    assert not wants_lesson(GAME, "en")
