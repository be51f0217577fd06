"""Shapes in words."""

import pytest

from games.sweets_stack.situations import Situation
from sweetbox.games.sweets_stack import notation, view
from sweetbox.games.sweets_stack.components import CROWN_SHAPES, EDITION, SHAPES, picture_cells, picture_of, turned
from sweetbox.games.sweets_stack.rules import CELLS
from sweetbox.games.sweets_stack.shapes import NAMED, number_say, shape_say
from sweetbox.words import languages, words


def said(picture: str, language: str = "en") -> str:
    return words(language, "sweets_stack").render(shape_say(picture))


@pytest.mark.parametrize(
    ("picture", "english", "german"),
    [
        ("###", "bar of three, lying", "Riegel aus drei, liegend"),
        ("##/.#", "corner of three, open at the lower left", "Winkel aus drei, offen nach links unten"),
        ("##/##", "square of four", "Quadrat aus vier"),
        ("#./#./##", "L of four, standing and open at the upper right", "L aus vier, stehend und offen nach rechts oben"),
        (".#/##/.#", "T of four, stem to the left", "T aus vier, Stiel nach links"),
        (".#/##/#.", "zigzag of four, standing and falling to the left", "Zickzack aus vier, stehend und nach links fallend"),
        ("#.#/###", "cup of five, open at the top", "Napf aus fünf, offen nach oben"),
    ],
)
def test_a_shape_is_told_by_its_name_and_how_it_lies(picture: str, english: str, german: str) -> None:
    assert (said(picture), said(picture, "de")) == (english, german)


@pytest.mark.parametrize(
    ("picture", "rows"),
    [
        ("##/##/.#", "piece of five, from the top: two, then two, then one on the right"),
        (".##./####", "piece of six, from the top: two in the middle, then four"),
        ("#...#/#####", "piece of seven, from the top: one at each end, then five"),
        ("#.##/####", "piece of seven, from the top: three in places 1, 3, and 4 of 4, then four"),
        (".#../####", "piece of five, from the top: one in place 2 of 4, then four"),
    ],
)
def test_a_shape_without_a_name_is_told_row_by_row(picture: str, rows: str) -> None:
    assert said(picture) == rows


@pytest.mark.parametrize("language", languages())
def test_shapes_that_look_different_are_told_differently(language: str) -> None:
    looks = set()
    for picture in [*SHAPES.values(), *CROWN_SHAPES.values(), *(picture for _, picture, _ in NAMED)]:
        cells = picture_cells(picture)
        for _ in range(4):
            looks.add(picture_of(cells))
            cells = turned(cells)
    told = [said(look, language) for look in looks]
    assert len(set(told)) == len(looks)
    assert not any(word in line for line in told for word in ("#", "piece", "Stück"))  # all in the box have names


@pytest.mark.parametrize("language", languages())
def test_the_largest_candy_has_words_for_its_number(language: str) -> None:
    speak = words(language, "sweets_stack")
    assert len({speak.render(number_say(number)) for number in range(1, CELLS + 1)}) == CELLS


def test_a_turn_that_never_enters_the_bucket_is_told_too() -> None:
    edition = {
        **EDITION,
        "bucket": [{"wide": 3}],
        "candy": [{**row, "shape": "#/#/#/#"} for row in EDITION["candy"]],
        "crown": [{**row, "shape": "#"} for row in EDITION["crown"]],
        "cells": [{**row, "picture": "#.."} for row in EDITION["cells"]],
    }
    situation = Situation(2, edition=edition).plays("b1", "y1")
    move = notation.parse_move(situation.box, "place y1 90")
    sentence = words("en", "sweets_stack").render(view.move_say(situation.box, situation.glimpse(0), 0, move), 0)
    assert sentence == "Turn y1 for 2 pumpkins: bar of four, lying"
