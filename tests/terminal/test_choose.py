"""Which game, asked of a person."""

import io
import sys

import pytest

import sweetbox
from sweetbox.kernel.registry import all_games
from sweetbox.terminal.choose import choose_game


def choose(monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    return choose_game("en").name


def test_a_game_is_chosen_by_number_or_name(monkeypatch, capsys):
    number = str(all_games().index("biscuit_pockets") + 1)
    assert choose(monkeypatch, number) == "biscuit_pockets"
    for name in ("biscuit_pockets", "Biscuit Pockets", "biscuit-pockets"):
        assert choose(monkeypatch, name) == "biscuit_pockets"
    assert choose(monkeypatch, "0", "99", "²", "[/x]", "", "chess", number) == "biscuit_pockets"
    shown = capsys.readouterr().out
    assert "Expected a number from 1 to 5 or one of the games " in shown
    assert "got [/x]." in shown
    assert "got chess." in shown


def test_the_input_ends_before_a_game_is_chosen(monkeypatch, capsys):
    with pytest.raises(
        sweetbox.OptionError, match=r"^No game was chosen before the end of the input\. Name one of biscuit_pockets, "
    ):
        choose(monkeypatch, "chess")
