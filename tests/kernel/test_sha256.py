"""SHA-256 of the subset gives what `hashlib` gives, and draws what `chance.draw` draws."""

import hashlib

import pytest

from sweetbox.kernel.chance import draw, seed_from_int
from sweetbox.kernel.sha256 import BLOCK, ROUND, SCHEDULE, STATE, Hashing, drawn_below, hash_text, start_draws, write_number


def hashing(room: int = 0) -> Hashing:
    return Hashing(list(ROUND), *([0] * size for size in (SCHEDULE, STATE, STATE, STATE, room + 2 * BLOCK)))


def hashed(text: bytes) -> bytes:
    on = hashing(len(text))
    on.text[: len(text)] = list(text)
    hash_text(on, len(text))
    return b"".join(word.to_bytes(4, "big") for word in on.state)


@pytest.mark.parametrize("length", [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 500])
def test_it_is_sha_256(length):
    text = bytes(k * 7 % 256 for k in range(length))
    assert hashed(text) == hashlib.sha256(text).digest()


@pytest.mark.parametrize("number", [0, 7, 10, 99, 1234567890123456789, -3])
def test_numbers_are_written_as_python_writes_them(number):
    text = [0] * 40
    end = write_number(text, 2, number)
    assert bytes(text[2:end]).decode() == f"{number} "


def test_draws_are_those_of_a_match():
    seed = seed_from_int(12)
    on = hashing()
    start_draws(on, [int.from_bytes(seed[k : k + 4], "big") for k in range(0, 32, 4)])
    for number in (0, 1, 2, 1000, 1 << 33):
        for weights in ([1, 1], [3, 0, 5, 1], [1] * 6, [(1 << 31) - 2, 1]):
            below = drawn_below(on, number, sum(weights))
            assert 0 <= below < sum(weights)
            outcome = next(k for k in range(len(weights)) if below < sum(weights[: k + 1]))
            assert outcome == draw(seed, bytes(32), number, weights)


def test_numbers_that_would_come_up_too_often_are_refused(monkeypatch):
    """The highest of 64 bits are refused where the total does not divide their number: then the next attempt counts."""
    drawn = iter([(0xFFFFFFFF, 0xFFFFFFFF), (0, 5)])

    def words(on, number, attempt):
        on.state[0], on.state[1] = next(drawn)

    monkeypatch.setattr("sweetbox.kernel.sha256.draw_words", words)
    assert drawn_below(hashing(), 0, 3) == 5 % 3  # 2^64 leaves 1 over when divided by 3
    drawn = iter([(0xFFFFFFFF, 0xFFFFFFFF)])
    assert drawn_below(hashing(), 0, 4) == 3  # and nothing when divided by 4
