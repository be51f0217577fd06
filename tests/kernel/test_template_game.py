"""The template is a game like any other, but not one of the box."""

import sweetbox


def test_the_template_is_found_but_not_listed() -> None:
    assert sweetbox.game("_template").facts.title == "Last Toffee"
    assert "_template" not in sweetbox.all_games()
