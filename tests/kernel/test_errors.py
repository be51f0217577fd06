import pytest

import sweetbox
from sweetbox import EditionError, MatchFileError, MoveError, NotationError, OptionError, Say, SweetboxError, UnknownNameError


@pytest.mark.parametrize("kind", [NotationError, OptionError, UnknownNameError, EditionError, MatchFileError])
def test_every_mistake_is_a_sweetbox_error_and_a_sentence(kind):
    error = kind(Say("error.over"))
    assert isinstance(error, SweetboxError)
    assert error.say == Say("error.over")
    assert str(error) == "The match is over: no more moves are possible."


def test_what_each_knows_besides():
    assert MoveError("illegal", Say("error.over"), "BP7").rule == "BP7"
    assert MoveError("over", Say("error.over")).rule is NotationError(Say("error.over")).rule is None
    assert MoveError("over", Say("error.over")).code == "over"
    assert MatchFileError(Say("error.over"), 5).entry == 5
    assert EditionError(Say("error.over"), ("tile", 2)).where == ("tile", 2)


def test_an_error_within_a_game_speaks_its_words():
    error = NotationError(Say("why.empty", pocket="c4"))
    assert error.within("biscuit_pockets") is error
    assert str(error) == "c4 is empty."


def test_errors_are_offered_at_the_top():
    for name in (
        "EditionError",
        "MatchFileError",
        "MoveError",
        "NotationError",
        "OptionError",
        "SweetboxError",
        "UnknownNameError",
    ):
        assert name in sweetbox.__all__
    assert all(hasattr(sweetbox, name) for name in sweetbox.__all__)
