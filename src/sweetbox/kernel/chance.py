"""Chance: the fair draw of a match, and the one generator of drivers and `imagine`.

A match draws by HMAC-SHA256 from a seed that it commits to before the first draw and reveals after the last, so that anyone
can check every die. Drivers and `imagine` need speed instead: Philox 4x32-10 on 32-bit words held in int64, the
same stream interpreted, compiled on the CPU and on the GPU.
"""

import hashlib
import hmac
from collections.abc import Sequence
from ctypes import c_int64
from typing import Any

from sweetbox.kernel.record import array_of

CHANCE = -1  # what `to_act` answers, and the actor of an entry, when nobody decides

SEED_BYTES = 32


def seed_from_int(number: int) -> bytes:
    """A repeatable seed, and therefore not a secret one: SHA-256 of the number's decimal text."""
    return hashlib.sha256(str(number).encode()).digest()


def commitment(seed: bytes) -> str:
    """What is shown from the start; the seed itself is shown once the match is over."""
    return hashlib.sha256(seed).hexdigest()


def nonces_digest(nonces: Sequence[str]) -> bytes:
    """Hash of the seats' nonces, each preceded by its length so that no two lists give the same bytes; zeros for none."""
    if not nonces:
        return bytes(32)
    parts = [nonce.encode() for nonce in nonces]
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def draw(seed: bytes, nonces: bytes, number: int, weights: Sequence[int]) -> int:
    """Chance outcome `number` of a match: exact weights, no bias, checkable by anyone who has the seed."""
    total = sum(weights)
    if total <= 0:
        raise ValueError(f"expected chance weights with a positive sum, got {total}")
    limit = (1 << 64) // total * total
    attempt = 0
    while (x := draw_bits(seed, nonces, number, attempt)) >= limit:
        attempt += 1
    return outcome_at(weights, x % total)


def draw_bits(seed: bytes, nonces: bytes, number: int, attempt: int = 0) -> int:
    """The 64 bits that decide a draw; if they are rejected, those of the next attempt do."""
    message = nonces + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")


# ---- Philox. Everything below is in the rules' subset and is compiled with them. ----

RNG_WORDS = 8
RNG_SEED, RNG_STREAM, RNG_BLOCK, RNG_LEFT, RNG_WORD = 0, 1, 2, 3, 4  # RNG_WORD: four words, the last drawn first

MASK_32 = 0xFFFFFFFF
PHILOX_M0, PHILOX_M1 = 0xD2511F53, 0xCD9E8D57
PHILOX_W0, PHILOX_W1 = 0x9E3779B9, 0xBB67AE85


# Streams of one seed, each for one purpose, so that none is drawn from twice. Deals that a bot imagines take 0, 1, 2 …
CHANCE_STREAM, OTHERS_STREAM, MOVES_STREAM = 0, 1, 2  # of a row of a batch: chance, opponents' moves, random moves
DEAL_STREAM = 3  # of a row of a batch that is imagined: its deal
FORGETTING_STREAM, SLIPPING_STREAM = 101, 102  # of a bot's turn: what it forgets, when it errs
TIES_STREAM = 1 << 20  # of a bot's turn: which of equal moves it takes
BELIEF_STREAM = 1 << 21  # of a bot's turn: the deals that it believes


def new_rng(seed: int, stream: int = 0) -> Any:
    """A generator for interpreted use. Streams of one seed never overlap."""
    rng = array_of(c_int64, RNG_WORDS)()
    start_rng(rng, seed, stream)
    return rng


def start_rng(rng: Any, seed: int, stream: int) -> None:
    rng[RNG_SEED] = seed
    rng[RNG_STREAM] = stream
    rng[RNG_BLOCK] = 0
    rng[RNG_LEFT] = 0


def next_word(rng: Any) -> int:
    """The next 32 random bits."""
    if rng[RNG_LEFT] == 0:
        next_block(rng)
    left = rng[RNG_LEFT] - 1
    rng[RNG_LEFT] = left
    return rng[RNG_WORD + left]  # type: ignore[no-any-return]


def next_block(rng: Any) -> None:
    """Ten rounds of Philox 4x32 over (block, stream) with the seed as key.

    A product of two 32-bit words may not fit a signed int64. Compiled code wraps around; the masks make both results equal.
    """
    block, stream, seed = rng[RNG_BLOCK], rng[RNG_STREAM], rng[RNG_SEED]
    c0, c1 = block & MASK_32, (block >> 32) & MASK_32
    c2, c3 = stream & MASK_32, (stream >> 32) & MASK_32
    k0, k1 = seed & MASK_32, (seed >> 32) & MASK_32
    for _ in range(10):
        product0, product1 = PHILOX_M0 * c0, PHILOX_M1 * c2
        c0, c1 = product1 >> 32 & MASK_32 ^ c1 ^ k0, product1 & MASK_32
        c2, c3 = product0 >> 32 & MASK_32 ^ c3 ^ k1, product0 & MASK_32
        k0, k1 = (k0 + PHILOX_W0) & MASK_32, (k1 + PHILOX_W1) & MASK_32
    rng[RNG_WORD + 3], rng[RNG_WORD + 2], rng[RNG_WORD + 1], rng[RNG_WORD] = c0, c1, c2, c3
    rng[RNG_BLOCK] = block + 1
    rng[RNG_LEFT] = 4


def below(rng: Any, n: int) -> int:
    """A number from 0 to n-1, each exactly equally likely; n from 1 to 2^31 - 1."""
    product = next_word(rng) * n
    if product & MASK_32 < n:  # only here could a number be drawn too often: reject the surplus
        surplus = (MASK_32 + 1 - n) % n
        while product & MASK_32 < surplus:
            product = next_word(rng) * n
    return product >> 32  # type: ignore[no-any-return]


def pick(rng: Any, weights: Any, total: int) -> int:
    """An outcome with the given integer weights, whose sum is total."""
    return outcome_at(weights, below(rng, total))


def outcome_at(weights: Any, remainder: int) -> int:
    """The outcome that a number below the sum of the weights belongs to; each has as many numbers as its weight."""
    outcome = 0
    while remainder >= weights[outcome]:
        remainder -= weights[outcome]
        outcome += 1
    return outcome
