import pytest

import sweetbox
from sweetbox import OptionError
from sweetbox.kernel.registry import all_games
from sweetbox.words import languages
from sweetbox.words.rulebook import rulebook


@pytest.mark.parametrize("name", all_games())
def test_every_game_has_its_rules_in_order_and_in_every_language(name):
    books = [rulebook(sweetbox.game(name), language) for language in languages()]
    ids = [id_ for id_, _ in books[0]]
    assert ids
    assert all([id_ for id_, _ in book] == ids for book in books)
    assert all(text.strip() for book in books for _, text in book)


def test_one_rule_by_its_id():
    game = sweetbox.game("biscuit_pockets")
    whole = dict(rulebook(game, "en"))
    assert rulebook(game, "en", "bp7") == rulebook(game, "en", "BP7") == [("BP7", whole["BP7"])]


@pytest.mark.parametrize("rule", ["BP99", "", "7", "rule.BP7"])
def test_an_unknown_rule_lists_the_known(rule):
    with pytest.raises(OptionError, match=f"Expected one of the rules BP1, .*, got {rule}"):
        rulebook(sweetbox.game("biscuit_pockets"), "en", rule)
