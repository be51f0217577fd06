import pytest

import sweetbox
from sweetbox import EditionError, OptionError

GAME = sweetbox.game("_template")


def test_options_reach_the_box() -> None:
    box = GAME.make_box(2, {"toffees": 30, "golden": True})
    assert (box.toffees, box.golden, list(box.faces)) == (30, 1, [2, 2, 1, 0, 1, 0])
    with pytest.raises(OptionError, match="from 5 to 60"):
        GAME.make_box(2, {"toffees": 4})


def test_another_edition_has_another_die() -> None:
    box = GAME.make_box(2, edition={"face": [{"toffees": 6, "count": 1}, {"toffees": 2, "count": 3}]})
    assert list(box.faces) == [0, 3, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("faces", "where", "message"),
    [
        ([{"toffees": 1, "count": 6}], ("face",), "at least two different"),
        ([{"toffees": 2, "count": 3}, {"toffees": 2, "count": 3}], ("face", 1, "toffees"), "already in row 1"),
        ([{"toffees": 0, "count": 3}, {"toffees": 2, "count": 3}], ("face", 0, "toffees"), "from 1 to 6"),
    ],
)
def test_an_edition_that_is_no_die_is_refused(faces: list[dict[str, int]], where: tuple[object, ...], message: str) -> None:
    with pytest.raises(EditionError, match=message) as caught:
        GAME.make_box(2, edition={"face": faces})
    assert caught.value.where == where
