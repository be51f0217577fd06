"""Ranks: what the rules of every game end with. Plain Python, in the subset."""

from typing import Any


def rank(seats: int, standings: Any, ranks: Any) -> None:
    """1 for the seats that stand highest; seats that stand equal share a rank."""
    for seat in range(seats):
        ranks[seat] = 1
        for other in range(seats):
            if standings[other] > standings[seat]:
                ranks[seat] += 1
