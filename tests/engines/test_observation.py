"""What the numbers of an observation are, and how they are encoded. That they stay in their ranges is a law of conformance."""

import numpy as np
import pytest

import sweetbox
from sweetbox.engines.observation import LEAST, MOST, Part


def test_each_number_has_a_name_a_kind_and_a_range():
    parts = sweetbox.observation_parts("biscuit_pockets")
    assert len(parts) == sweetbox.game("biscuit_pockets").judge.OBSERVATION
    assert parts[0] == Part("pocket a1: kind", "category", -2, 7)
    by_name = {part.name: part for part in parts}
    assert by_name["phase"].kind == "category"
    assert by_name["unseen: kind 0"] == Part("unseen: kind 0", "number", LEAST, MOST)


@pytest.mark.parametrize("name", [*sweetbox.all_games(), "_template"])
def test_encoding_keeps_everything(name):
    """What went in can be read off what came out."""
    game = sweetbox.game(name)
    seats, encode, parts = game.fewest, sweetbox.one_hot(name), sweetbox.observation_parts(name)
    match = game.new_match(seats, seed=4)
    seen = np.array([match.observe(seat) for seat in range(seats)], np.int16)
    coded = encode(seen)
    assert (coded.shape, coded.dtype) == ((seats, encode.width), np.float32)
    assert len(encode.names) == encode.width == len(set(encode.names))
    for row, numbers in zip(coded, seen, strict=True):
        at = dict(zip(encode.names, row, strict=True))
        for part, number in zip(parts, numbers, strict=True):
            if part.kind == "number":
                assert at[part.name] == number
            else:
                assert at[f"{part.name} = {number}"] == 1
                assert sum(at[f"{part.name} = {value}"] for value in range(part.low, part.high + 1)) == 1
    assert (encode(seen[0]) == coded[0]).all()
    assert encode(seen[None]).shape == (1, seats, encode.width)


def test_what_is_no_observation_is_refused():
    encode = sweetbox.one_hot("_template")
    with pytest.raises(ValueError, match=r"expected \d+ numbers each, got shape \(3,\)"):
        encode([1, 2, 3])
    seen = np.zeros(encode.observation, np.int16)
    seen[[part.name for part in sweetbox.observation_parts("_template")].index("phase")] = 99
    with pytest.raises(ValueError, match="out of its range"):
        encode(seen)
