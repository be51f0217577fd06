"""Openness: the part of the contract that all games without secrets share. Plain Python, in the subset."""

from typing import Any


def hide(box: Any, table: Any, seat: int) -> None:
    return


def imagine(box: Any, table: Any, seat: int, rng: Any) -> None:
    return


def seen_by(box: Any, table: Any, actor: int, event: int) -> int:
    everyone: int = (1 << box.seats) - 1
    return everyone
