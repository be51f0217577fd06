"""What people read agrees with what is played: words in every language of the game, sections of rules, examples."""

from sweetbox.kernel.game import Game
from sweetbox.kernel.position import SPECTATOR
from sweetbox.words import languages
from sweetbox.words.book import Book, game_book
from sweetbox.words.faults import faults
from sweetbox.words.rulebook import positions, sections


def book(of: Game, language: str) -> Book:
    found = game_book(of.package, language)
    assert found is not None, language
    return found


def rule_ids(of: Game) -> list[str]:
    return [key.removeprefix("rule.") for key in book(of, "en").keys if key.startswith("rule.")]


def test_languages_have_the_same_sentences(of: Game) -> None:
    english = book(of, "en")
    assert english.keys
    for language in languages():
        translated = game_book(of.package, language)
        assert translated is None or list(faults(translated, english)) == [], language


def test_every_rule_is_in_one_section_and_every_section_has_an_example(of: Game) -> None:
    read = sections(of)
    assert sorted(rule for section in read for rule in section.rules) == sorted(rule_ids(of))
    assert [section.name for section in read if not section.examples] == []
    assert [section.name for section in read if not section.rules and not section.intro] == []
    for names in ([section.name for section in read], [example.id for section in read for example in section.examples]):
        assert len(names) == len(set(names))


def test_every_example_is_a_position_that_can_be_shown(of: Game) -> None:
    """Its line is one that the game itself would write, its moves are legal, and what it points at is there."""
    for section in sections(of):
        for example in section.examples:
            shown = list(positions(of, example))
            assert len(shown) == 1 + bool(example.moves), example.id
            assert example.line in (None, shown[0].line), example.id
            assert SPECTATOR < example.seat < example.seats, example.id
            for position in shown:
                glimpse = position.hidden(example.seat)
                assert glimpse.picture(), example.id
                for place in example.lit:
                    assert is_in(glimpse.view(), place), (example.id, place)


def is_in(view: object, place: str) -> bool:
    """Whether the view has this place: `seats.1.pile`."""
    for name in place.split("."):
        if isinstance(view, list) and name.isdigit() and int(name) < len(view):
            view = view[int(name)]
        elif isinstance(view, dict) and name in view:
            view = view[name]
        else:
            return False
    return True
