import pytest

from sweetbox.kernel.notation import split_compound


@pytest.mark.parametrize(("text", "parts"), [("1", [1]), ("1;2", [1, 2]), (" 1 ; 2 ; ", [1, 2]), ("1;", [1])])
def test_a_compound_move_is_moves_joined_by_semicolons(text, parts):
    assert split_compound(text, int) == parts


@pytest.mark.parametrize("text", ["1;;2", ";1", ";"])
def test_an_empty_part_is_given_to_the_parser_to_refuse(text):
    with pytest.raises(ValueError, match="invalid literal"):
        split_compound(text, int)
