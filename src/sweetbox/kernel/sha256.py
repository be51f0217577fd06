"""SHA-256 in the rules' subset, on 32-bit words held in int64: so that compiled code draws what a match draws from the same seed.

`hashlib` is what Python asks; tests hold both to the same answers.
"""

from typing import Any, NamedTuple

MASK_32 = 0xFFFFFFFF
BLOCK = 64  # bytes
STATE = 8  # words
SCHEDULE = 64  # words
INNER_PAD, OUTER_PAD = 0x36363636, 0x5C5C5C5C  # of HMAC

START = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)
ROUND = (
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
)  # fmt: skip


class Hashing(NamedTuple):
    """What one thread works out hashes on."""

    rounds: Any  # (64,) int64: ROUND
    words: Any  # (64,) int64: a block, and what follows from it
    state: Any  # (8,) int64: the hash so far
    inner: Any  # (8,) int64: of a match's draws, after the key
    outer: Any  # (8,) int64
    text: Any  # (longest message and its end,) int64: a byte each


def turn_right(word: int, places: int) -> int:
    return word >> places | word << 32 - places & MASK_32


def start_hash(state: Any) -> None:
    for k in range(STATE):
        state[k] = START[k]


def add_block(hashing: Hashing, state: Any) -> None:
    """The state after one more block, which is the first 16 words."""
    words, rounds = hashing.words, hashing.rounds
    for k in range(16, SCHEDULE):
        one, other = words[k - 15], words[k - 2]
        low = turn_right(one, 7) ^ turn_right(one, 18) ^ one >> 3
        high = turn_right(other, 17) ^ turn_right(other, 19) ^ other >> 10
        words[k] = words[k - 16] + low + words[k - 7] + high & MASK_32
    a, b, c, d, e, f, g, h = state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
    for k in range(SCHEDULE):
        mixed = turn_right(e, 6) ^ turn_right(e, 11) ^ turn_right(e, 25)
        first = h + mixed + (e & f ^ ~e & g) + rounds[k] + words[k]
        second = (turn_right(a, 2) ^ turn_right(a, 13) ^ turn_right(a, 22)) + (a & b ^ a & c ^ b & c)
        h, g, f, e = g, f, e, d + first & MASK_32
        d, c, b, a = c, b, a, first + second & MASK_32
    state[0], state[1], state[2], state[3] = (
        state[0] + a & MASK_32,
        state[1] + b & MASK_32,
        state[2] + c & MASK_32,
        state[3] + d & MASK_32,
    )
    state[4], state[5], state[6], state[7] = (
        state[4] + e & MASK_32,
        state[5] + f & MASK_32,
        state[6] + g & MASK_32,
        state[7] + h & MASK_32,
    )


def hash_text(hashing: Hashing, length: int) -> None:
    """The hash of the first `length` bytes of the text, into the state."""
    text, words, state = hashing.text, hashing.words, hashing.state
    blocks = (length + 9 + BLOCK - 1) // BLOCK
    text[length] = 0x80
    for k in range(length + 1, blocks * BLOCK):
        text[k] = 0
    for k in range(4):
        text[blocks * BLOCK - 1 - k] = 8 * length >> 8 * k & 255
    start_hash(state)
    for block in range(blocks):
        for k in range(16):
            at = block * BLOCK + 4 * k
            words[k] = text[at] << 24 | text[at + 1] << 16 | text[at + 2] << 8 | text[at + 3]
        add_block(hashing, state)


def write_number(text: Any, at: int, number: int) -> int:
    """Write a number as decimal digits and a space behind it; where to go on."""
    if number < 0:
        text[at] = 45  # a minus
        at += 1
        number = -number
    digits, rest = 1, number // 10
    while rest > 0:
        digits += 1
        rest //= 10
    for k in range(digits):
        text[at + digits - 1 - k] = 48 + number % 10
        number //= 10
    text[at + digits] = 32
    return at + digits + 1


# ---- HMAC, as `kernel/chance.py` draws ----


def start_draws(hashing: Hashing, key: Any) -> None:
    """From now on draws are of this seed: its 32 bytes as 8 words."""
    for k in range(16):
        hashing.words[k] = (key[k] if k < STATE else 0) ^ INNER_PAD
    start_hash(hashing.inner)
    add_block(hashing, hashing.inner)
    for k in range(16):
        hashing.words[k] = (key[k] if k < STATE else 0) ^ OUTER_PAD
    start_hash(hashing.outer)
    add_block(hashing, hashing.outer)


def draw_words(hashing: Hashing, number: int, attempt: int) -> None:
    """The bits of a draw of a match without nonces, into the state: 64 of them count, the first two words."""
    words, state = hashing.words, hashing.state
    for k in range(16):
        words[k] = 0
    words[8], words[9], words[10] = number >> 32 & MASK_32, number & MASK_32, attempt
    words[11], words[15] = 0x80000000, 8 * (BLOCK + 44)
    for k in range(STATE):
        state[k] = hashing.inner[k]
    add_block(hashing, state)
    for k in range(16):
        words[k] = state[k] if k < STATE else 0
    words[8], words[15] = 0x80000000, 8 * (BLOCK + 32)
    for k in range(STATE):
        state[k] = hashing.outer[k]
    add_block(hashing, state)


def drawn_below(hashing: Hashing, number: int, total: int) -> int:
    """Draw `number` of the match as a number below the total, each exactly equally likely."""
    power = (MASK_32 + 1) % total  # 2^32
    surplus = power * power % total  # 2^64: as many of the highest numbers are refused
    attempt = 0
    while True:
        draw_words(hashing, number, attempt)
        high, low = hashing.state[0], hashing.state[1]
        if high != MASK_32 or MASK_32 - low >= surplus:
            return (high % total * power + low) % total
        attempt += 1
