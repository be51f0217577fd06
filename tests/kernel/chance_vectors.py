"""Known answers of the fair draw, for both implementations of it: the kernel's and the web client's, which checks matches with it.

`PYTHONPATH=tests python tests/kernel/chance_vectors.py` writes chance_vectors.json, beside this file. Weights are written as text:
some are larger than the numbers that every reader of JSON keeps exactly.
"""

import hmac
import json
from pathlib import Path
from typing import Any

from sweetbox.kernel.chance import commitment, draw, nonces_digest, seed_from_int

PATH = Path(__file__).with_suffix(".json")

NONCES: list[list[str]] = [
    [],
    [""],
    ["", ""],
    ["ab"],
    ["a", "b"],
    ["", "ab"],
    ["3f9c2b7e11d84a06b5c0ffee00c0ffee", "", ""],
    ["Grüße", "味", "🍬"],
    ["x" * 64],
    ["x" * 300],  # longer than one byte can count
]
HALF = 1 << 63
NEARLY_HALF_REFUSED = [1 << 60] * 8 + [1]  # 2^63 + 1 in all: of the 2^64 numbers x, 2^63 - 1 are refused
WEIGHTS: list[list[int]] = [
    [1],
    [0, 0, 1],
    [1, 0],
    [1, 1],
    [1, 1, 1, 1, 1, 1],
    [0, 3, 0, 1, 0],
    [5, 0, 4, 2, 0, 0, 7],
    [1] * 68,
    [2**31 - 1],
    [1, 2**31 - 2],
    [1 << 53, 1],  # a sum that a float cannot hold
    [HALF - 1, HALF],  # 2^64 - 1 in all: a single x is refused
    [0, HALF, 0, 1],
]
NUMBERS = [0, 1, 57, 2**32, 2**53 + 1]
MOST_TRIES = 6


def vectors() -> dict[str, Any]:
    seeds = [bytes(32), bytes([255] * 32), seed_from_int(7)]
    nonces = [NONCES[0], NONCES[6], NONCES[7]]
    return {
        "commitments": [{"seed": seed.hex(), "commitment": commitment(seed)} for seed in seeds],
        "digests": [{"nonces": some, "digest": nonces_digest(some).hex()} for some in NONCES],
        "draws": [
            *(
                known(seed, some, number, weights)
                for seed, some in zip(seeds, nonces, strict=True)
                for number in NUMBERS
                for weights in WEIGHTS
            ),
            *(known(seeds[2], nonces[1], number, NEARLY_HALF_REFUSED) for number in retried(seeds[2], nonces[1])),
        ],
    }


def known(seed: bytes, nonces: list[str], number: int, weights: list[int]) -> dict[str, Any]:
    outcome = draw(seed, nonces_digest(nonces), number, weights)
    return {
        "seed": seed.hex(),
        "nonces": nonces,
        "number": str(number),
        "weights": [str(each) for each in weights],
        "outcome": outcome,
    }


def retried(seed: bytes, nonces: list[str]) -> list[int]:
    """Numbers of draws that take one, two … tries, where any other try would have led to another outcome."""
    total, found = sum(NEARLY_HALF_REFUSED), {}
    for number in range(1000):
        message = nonces_digest(nonces) + number.to_bytes(8, "big")
        macs = [hmac.digest(seed, message + attempt.to_bytes(4, "big"), "sha256") for attempt in range(MOST_TRIES + 1)]
        xs = [int.from_bytes(mac[:8], "big") for mac in macs]
        outcomes = [x % total >> 60 for x in xs]
        taken = next((attempt for attempt, x in enumerate(xs) if x < total), MOST_TRIES)
        if outcomes.count(outcomes[taken]) == 1:
            found.setdefault(taken, number)
    return [found[tries] for tries in range(MOST_TRIES)]


def text() -> str:
    """One answer a line."""
    parts = [
        f' "{name}": [\n  ' + ",\n  ".join(json.dumps(each) for each in answers) + "\n ]" for name, answers in vectors().items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(text())
