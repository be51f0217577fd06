"""Sources: which facts a row of `sources.toml` names. That every fact has exactly one is conformance's."""

import pytest

import sweetbox
from sweetbox.conformance.papers import numbers
from sweetbox.words.sources import Source, constants, is_estimate, sources


def test_a_source_can_be_of_some_rows_only():
    cracked, others = (Source(of=("tile.count",), **of) for of in ({"where": {"cracked": True}}, {"unless": {"cracked": True}}))
    rows = [{"cracked": True, "count": 6}, {"cracked": False, "count": 10}]
    assert [cracked.names("tile.count", row) for row in rows] == [True, False]
    assert [others.names("tile.count", row) for row in rows] == [False, True]
    assert not cracked.names("tile.cracked", rows[0])


def test_a_source_that_is_missing_leaves_facts_without_one():
    """Also where the rows of a section have several."""
    game = sweetbox.game("biscuit_pockets")
    told = sources(game).source
    for source in told:
        if source.of[0].startswith("tile."):
            rest = [each for each in told if each is not source]
            assert [name for name, row in constants(game) if not any(each.names(name, row) for each in rest)], source.of


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("biscuit_pockets", ["CHAIN", "MUST_KNOCK", "WORTH_TAKING"]),
        ("honeymoon", []),
        ("sweet_nose", ["HIGHEST_BID"]),
        ("sweets_stack", ["EXCHANGE_COST", "TURN_COST", "CHANGE_COST"]),
        ("swintus", ["FACES"]),
    ],
)
def test_the_numbers_of_the_rules_alone_need_a_source_too(name, expected):
    assert numbers(sweetbox.game(name)) == expected


def test_minutes_that_no_box_says_are_an_estimate():
    assert [name for name in sweetbox.all_games() if not is_estimate(sweetbox.game(name))] == ["honeymoon", "sweets_stack"]
