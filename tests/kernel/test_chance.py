"""The generator against published vectors, the fair draw against a second implementation."""

import hashlib
import hmac
import inspect
import json
import sys
from bisect import bisect_right
from collections import Counter
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel import chance_vectors
from sweetbox.kernel import chance
from sweetbox.kernel.chance import (
    RNG_BLOCK,
    RNG_LEFT,
    RNG_SEED,
    RNG_STREAM,
    RNG_WORD,
    SEED_BYTES,
    below,
    commitment,
    draw,
    new_rng,
    next_word,
    nonces_digest,
    pick,
    seed_from_int,
)

ONES = 0xFFFFFFFF

# ---- Philox ----


def signed(low: int, high: int) -> int:
    number = high << 32 | low
    return number - (1 << 64) if number >> 63 else number


@pytest.mark.parametrize(
    ("counter", "key", "expected"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((ONES, ONES, ONES, ONES), (ONES, ONES), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_the_known_answers_of_random123(counter, key, expected):
    """Philox 4x32-10: the words come out in their published order, first word first."""
    rng = new_rng(0)
    rng[RNG_SEED] = signed(*key)
    rng[RNG_BLOCK] = signed(*counter[:2])
    rng[RNG_STREAM] = signed(*counter[2:])
    assert tuple(next_word(rng) for _ in range(4)) == expected


def philox(seed: int, stream: int, block: int) -> list[int]:
    """The same again with Python's unbounded integers, as the paper writes it."""
    c = [block & ONES, block >> 32 & ONES, stream & ONES, stream >> 32 & ONES]
    k = [seed & ONES, seed >> 32 & ONES]
    for _ in range(10):
        first, second = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [second >> 32 ^ c[1] ^ k[0], second & ONES, first >> 32 ^ c[3] ^ k[1], first & ONES]
        k = [(k[0] + 0x9E3779B9) & ONES, (k[1] + 0xBB67AE85) & ONES]
    return c


@given(st.integers(-(2**63), 2**63 - 1), st.integers(-(2**63), 2**63 - 1))
def test_every_seed_and_stream_gives_its_own_blocks(seed, stream):
    rng = new_rng(seed, stream)
    assert [next_word(rng) for _ in range(12)] == [word for block in range(3) for word in philox(seed, stream, block)]


def test_starting_again_forgets_what_was_left():
    rng = new_rng(3, 4)
    first = [next_word(rng) for _ in range(5)]
    chance.start_rng(rng, 3, 4)
    assert [next_word(rng) for _ in range(5)] == first


def loaded(*words: int) -> object:
    """A generator whose next words are these, at most four."""
    rng = new_rng(0)
    for k, word in enumerate(reversed(words)):
        rng[RNG_WORD + k] = word
    rng[RNG_LEFT] = len(words)
    return rng


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 36, 1000, 2**31 - 1])
def test_below_refuses_exactly_the_surplus(n):
    """Of the 2^32 words exactly 2^32 mod n are refused: then every number has the same share of the rest."""
    surplus = 2**32 % n
    share = 2**32 // n
    for number in {0, 1 % n, n // 2, n - 1}:
        # The words that fall on this number are those with word * n // 2^32 == number.
        first = -(-number * 2**32 // n)
        last = -(-(number + 1) * 2**32 // n) - 1
        low_parts = range(first * n % 2**32, first * n % 2**32 + (last - first + 1) * n, n)
        assert sum(1 for low in (low_parts[0], *low_parts[1:2]) if low >= surplus) + max(0, len(low_parts) - 2) == share
    refused = 0  # word 0 has low part 0: it is refused unless n divides 2^32
    rng = loaded(refused, 2**32 - 1)
    assert below(rng, n) == (n - 1 if surplus else 0)
    assert rng[RNG_LEFT] == (0 if surplus else 1)


def test_below_is_uniform_over_a_scaled_down_generator(monkeypatch):
    """With words of 8 bits every case can be counted: each number comes up equally often, the surplus never."""
    monkeypatch.setattr(chance, "MASK_32", 0xFF)
    scaled_down = compile(inspect.getsource(chance.below).replace(">> 32", ">> 8"), "scaled down", "exec")
    for n in range(1, 128):
        counts: Counter[int] = Counter()
        for word in range(256):
            words = [word, 255]  # 255 is never refused
            names = {**vars(chance), "next_word": lambda rng, words=words: words.pop(0)}
            exec(scaled_down, names)
            number = names["below"](None, n)
            if words:  # the first word was taken
                counts[number] += 1
        assert counts == dict.fromkeys(range(n), 256 // n), n


@given(st.integers(1, 2**31 - 1), st.integers(0, 2**40))
def test_below_is_below(n, seed):
    assert 0 <= below(new_rng(seed), n) < n


def test_pick_follows_the_weights():
    rng = new_rng(8)
    weights = [0, 3, 0, 1, 0]
    counts = Counter(pick(rng, weights, 4) for _ in range(4000))
    assert set(counts) == {1, 3}
    assert abs(counts[1] - 3000) < 150


# ---- The fair draw ----


def drawn_by_the_book(seed: bytes, nonces: list[str], k: int, weights: list[int]) -> int:
    """Design section 9, in other words than the kernel's."""
    if nonces:
        joined = b""
        for nonce in nonces:
            data = nonce.encode("utf-8")
            joined += bytes([len(data) >> 24 & 255, len(data) >> 16 & 255, len(data) >> 8 & 255, len(data) & 255]) + data
        prefix = hashlib.sha256(joined).digest()
    else:
        prefix = b"\0" * 32
    total = sum(weights)
    attempt = 0
    while True:
        mac = hmac.new(seed, prefix + k.to_bytes(8, "big") + attempt.to_bytes(4, "big"), hashlib.sha256).digest()
        x = int.from_bytes(mac[:8], "big")
        if x < 2**64 - 2**64 % total:
            break
        attempt += 1
    return bisect_right(list(accumulate(weights)), x % total)


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(max_size=8), max_size=3),
    st.integers(0, 2**40),
    st.lists(st.integers(0, 9), min_size=1, max_size=12).filter(any),
)
def test_a_draw_is_what_the_design_says(seed, nonces, k, weights):
    assert draw(seed, nonces_digest(nonces), k, weights) == drawn_by_the_book(seed, nonces, k, weights)


def test_a_draw_keeps_no_seed():
    """It is a secret, and belongs to its match alone."""
    seed = bytes(range(SEED_BYTES))
    held = sys.getrefcount(seed)
    draw(seed, nonces_digest([]), 0, [1, 2])
    assert sys.getrefcount(seed) == held


def test_a_draw_refuses_the_surplus(monkeypatch):
    """x at or above the largest multiple of the total is refused, and `try` counts up in the message."""
    tries = []

    def answer(seed: bytes, message: bytes, name: str) -> bytes:
        tries.append(int.from_bytes(message[-4:], "big"))
        x = 2**64 - 1 if len(tries) < 3 else 2**64 - 2  # 2^64 - 1 is 3 * 0x5555555555555555: with total 3 one x is too many
        return x.to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr(hmac, "digest", answer)
    assert draw(bytes(32), bytes(32), 5, [1, 1, 1]) == 2
    assert tries == [0, 1, 2]


def test_the_known_answers_that_the_web_client_is_held_to():
    stored = chance_vectors.PATH.read_text()
    assert stored == chance_vectors.text(), "run tests/kernel/chance_vectors.py"
    for each in json.loads(stored)["draws"]:
        weights = [int(weight) for weight in each["weights"]]
        assert drawn_by_the_book(bytes.fromhex(each["seed"]), each["nonces"], int(each["number"]), weights) == each["outcome"]


@pytest.mark.parametrize("weights", [[], [0], [0, 0]])
def test_a_draw_among_nothing_is_refused(weights):
    with pytest.raises(ValueError, match="expected chance weights with a positive sum, got 0"):
        draw(bytes(32), bytes(32), 0, weights)


def test_seed_and_commitment_can_be_computed_by_anyone():
    assert seed_from_int(7) == hashlib.sha256(b"7").digest()
    assert seed_from_int(-12) == hashlib.sha256(b"-12").digest()
    assert commitment(seed_from_int(7)) == hashlib.sha256(hashlib.sha256(b"7").digest()).hexdigest()


def test_no_two_lists_of_nonces_run_together():
    lists = [(), ("",), ("", ""), ("a", "b"), ("ab",), ("ab", ""), ("", "ab"), ("b", "a")]
    assert len({nonces_digest(nonces) for nonces in lists}) == len(lists)
    assert nonces_digest([]) == bytes(32)
