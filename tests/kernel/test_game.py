import inspect

import pytest

import sweetbox
from kernel import picks
from sweetbox import EditionError, OptionError
from sweetbox.kernel.game import CONTRACT, OF_JUDGE, OF_RULES, Game, Judge, Option, Rules

ROUNDS = Option("rounds", "int", 3, low=1, high=9)
OPEN = Option("open", "bool", False)
MODE = Option("mode", "choice", "calm", choices=("calm", "wild"))


@pytest.mark.parametrize(
    ("option", "value", "checked"),
    [
        *[(OPEN, value, True) for value in (True, "yes", "TRUE", "on", "1", 1)],
        *[(OPEN, value, False) for value in (False, "no", "False", "off", "0", 0)],
        (ROUNDS, 5, 5),
        (ROUNDS, "5", 5),
        (ROUNDS, " 5 ", 5),
        (MODE, "wild", "wild"),
    ],
)
def test_an_option_takes_its_value_or_a_text_for_it(option, value, checked):
    result = option.check(value)
    assert result == checked
    assert type(result) is type(checked)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        (OPEN, "maybe", "Option open: expected yes or no, got maybe."),
        (OPEN, 2, "Option open: expected yes or no, got 2."),
        (OPEN, None, "Option open: expected yes or no, got None."),
        *[
            (ROUNDS, value, f"Option rounds: expected a whole number from 1 to 9, got {value}.")
            for value in (0, 10, "ten", 2.5, 2.0, True, None, [], "9" * 30)
        ],
        (MODE, "loud", "Option mode: expected calm or wild, got loud."),
        (MODE, 1, "Option mode: expected calm or wild, got 1."),
    ],
)
def test_an_option_refuses_what_it_is_not(option, value, expected):
    with pytest.raises(OptionError) as caught:
        option.check(value)
    assert str(caught.value) == expected


def test_options_are_completed_in_their_order():
    game = sweetbox.game("biscuit_pockets")
    assert list(game.check_options({"show_seen": "yes"}).items()) == [("idle_rounds", 12), ("show_seen", True)]


def test_a_box_of_a_broken_edition_is_refused_in_the_games_words():
    game = sweetbox.game("biscuit_pockets")
    with pytest.raises(EditionError) as caught:
        game.make_box(2, edition={"tile": []})
    assert caught.value.game == "biscuit_pockets"
    assert str(caught.value) == "Expected one to 8 kinds of tile, got 0."


def test_modules_are_imported_when_first_asked_for():
    game = Game("nothing", "no.such.package")
    assert repr(game) == "<Game nothing>"
    with pytest.raises(ModuleNotFoundError):
        game.rules


def test_the_contract_is_what_the_protocols_ask_for():
    for protocol, contract in ((Rules, OF_RULES), (Judge, OF_JUDGE)):
        functions = [name for name, thing in vars(protocol).items() if inspect.isfunction(thing) and not name.startswith("_")]
        assert functions == list(contract)
    assert CONTRACT == OF_RULES + OF_JUDGE


def test_a_new_table_is_laid_out_and_nothing_is_drawn():
    box = picks.GAME.make_box(2)
    table = picks.GAME.set_up(box).table
    assert table.secret == picks.NONE
    assert picks.to_act(box, table) == -1
