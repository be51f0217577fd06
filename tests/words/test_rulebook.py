import re
from collections import Counter

import pytest

import sweetbox
from sweetbox import MoveError, NotationError, OptionError
from sweetbox.kernel.registry import all_games
from sweetbox.words import languages, words
from sweetbox.words.rulebook import Example, positions, primer, rulebook, sections


@pytest.mark.parametrize("name", all_games())
def test_every_game_has_its_rules_in_order_and_in_every_language(name):
    books = [rulebook(sweetbox.game(name), language) for language in languages()]
    ids = [id_ for id_, _ in books[0]]
    assert ids
    assert all([id_ for id_, _ in book] == ids for book in books)
    assert all(text.strip() for book in books for _, text in book)


def test_a_game_that_has_not_ordered_its_rules_has_them_in_one_section(monkeypatch):
    monkeypatch.setattr("sweetbox.words.rulebook.FILE", "none.toml")
    sections.cache_clear()
    (only,) = sections(sweetbox.game("biscuit_pockets"))
    sections.cache_clear()
    assert (only.name, len(only.rules), only.examples) == ("all", 17, ())


def test_an_example_shows_the_position_before_and_after():
    game = sweetbox.game("_template")
    before, after = positions(game, Example("", 2, line="jar=3 taken=8,10,0x2 phase=1", moves=("roll", "5")))
    assert (before.table.jar, after.table.jar, after.over) == (3, 0, True)
    (alone,) = positions(game, Example("", 3))
    assert alone == game.position(seats=3)


@pytest.mark.parametrize(
    ("moves", "error", "told"),
    [
        (("roll", "4"), Exception, "4"),
        (("dance",), NotationError, "dance"),
        (("roll", "5", "take"), MoveError, "over"),
    ],
)
def test_an_example_that_cannot_be_is_refused(moves, error, told):
    with pytest.raises(error, match=told):
        list(positions(sweetbox.game("_template"), Example("", 2, line="jar=3 taken=8,10,0x2 phase=1", moves=moves)))


def test_one_rule_by_its_id():
    game = sweetbox.game("biscuit_pockets")
    whole = dict(rulebook(game, "en"))
    assert rulebook(game, "en", "bp7") == rulebook(game, "en", "BP7") == [("BP7", whole["BP7"])]


@pytest.mark.parametrize("rule", ["BP99", "", "7", "rule.BP7"])
def test_an_unknown_rule_lists_the_known(rule):
    with pytest.raises(OptionError, match=f"No such rule: {rule}. Known rules: BP1, "):
        rulebook(sweetbox.game("biscuit_pockets"), "en", rule)


@pytest.mark.parametrize(("language", "spell"), [("en", "spell"), ("de", "Zauber")])
def test_the_first_rule_of_biscuit_pockets_that_speaks_of_the_spell_is_the_one_that_casts_it(language, spell):
    first = next(id_ for id_, text in rulebook(sweetbox.game("biscuit_pockets"), language) if spell in text)
    assert first == "BP2"


SIZES_IN_PRIMERS = {
    "honeymoon": {"timer": 2, "timer_roll": 5},
    "sweet_nose": {"sweets": 4, "rounds": 2, "sky": 90},
    "sweets_stack": {"rounds": 2},
    "swintus": {"goal": 9, "hamsters": 5},
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SIZES_IN_PRIMERS)
def test_numbers_in_the_primer_are_those_of_the_edition(name, language):
    game, speak = sweetbox.game(name), words(language, name)
    printed, changes = game.components.EDITION, SIZES_IN_PRIMERS[name]
    usual = " ".join(speak.render(say) for say in primer(game, speak))
    changed = " ".join(speak.render(say) for say in primer(game, speak, printed | {"sizes": [printed["sizes"][0] | changes]}))
    for size, number in changes.items():
        before, after = (Counter(re.findall(r"\d+", text)) for text in (usual, changed))
        was = str(printed["sizes"][0][size])
        assert before[was] > after[was] or before[was] == after[was] == 0, size
        assert after[str(number)] > before[str(number)], size


@pytest.mark.parametrize("name", all_games())
def test_no_primer_spells_out_a_number_that_an_edition_may_change(name):
    spelled = re.compile(r"\b(three|four|five|seven|eight|nine|drei|vier|fünf|sieben|acht|neun)\b", re.IGNORECASE)
    for speak in (words(language, name) for language in languages()):
        assert [say.key for say in primer(sweetbox.game(name), speak) if spelled.search(speak.render(say))] == []


@pytest.mark.parametrize("language", languages())
def test_numbers_in_the_rules_are_those_of_the_edition(language):
    game = sweetbox.game("swintus")
    printed = game.components.EDITION
    edition = printed | {"sizes": [printed["sizes"][0] | {"goal": 9}]}
    ((_, usual),), ((_, changed),) = rulebook(game, language, "SW12"), rulebook(game, language, "SW12", edition)
    assert "7" in usual
    assert changed == usual.replace("7", "9")
