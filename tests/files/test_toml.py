"""TOML from files: what would take too long, or cannot be read at all, is a sentence."""

import pytest

import sweetbox
from sweetbox.files.editions import load_edition, write_edition
from sweetbox.files.toml import DEEPEST, LONGEST, parse_toml
from sweetbox.kernel.errors import EditionError, OptionError
from sweetbox.kernel.registry import all_games
from sweetbox.server.settings import read_limits
from sweetbox.words import words

BROKEN = {
    "arrays": ("a = " + "[" * 3_000 + "]" * 3_000, "toml_deep"),
    "tables": ("a = " + "{a=" * 3_000 + "1" + "}" * 3_000, "toml_deep"),
    "a key of many parts": ("a" + ".a" * 20_000 + " = 1", "toml_deep"),
    "with spaces": ("a" + ' . "a"' * 20_000 + " = 1", "toml_deep"),
    "a section of many parts": ("[a" + ".a" * 20_000 + "]", "toml_deep"),
    "a long file": ("#" * (LONGEST + 1), "toml_long"),
    "no TOML": ("a = ", "edition_toml"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_read_is_a_sentence(what, tmp_path):
    text, key = BROKEN[what]
    with pytest.raises(OptionError) as refused:
        parse_toml(text, "my.toml")
    assert refused.value.say.key == f"error.{key}"
    assert "my.toml" in str(refused.value)
    path = tmp_path / "my.toml"
    path.write_text(text)
    with pytest.raises(EditionError):
        load_edition(sweetbox.game("swintus"), path)
    with pytest.raises(OptionError):
        read_limits(path)


def test_what_people_write_is_read():
    deep = ".".join("a" * DEEPEST)
    assert parse_toml(f"{deep} = 1", "my.toml")
    assert parse_toml(f"a = [{'0.5, ' * 1_000}]\nb = '{'... ' * 500}'", "my.toml")["a"] == [0.5] * 1_000
    for name in all_games():
        game = sweetbox.game(name)
        assert parse_toml(write_edition(game, words("en", name)), "my.toml")
