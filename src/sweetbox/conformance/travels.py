"""Pieces carried from place to place in a view, as clients do it while a happening is shown (web/src/board/travels.ts)."""

from collections.abc import Iterable
from typing import Any

import msgspec

from sweetbox.kernel.happening import BOX, Travel


def carried(view: Any, travels: Iterable[Travel]) -> Any:
    """The view after these travels, as far as they determine it."""
    after = msgspec.json.decode(msgspec.json.encode(view))  # much faster than copy.deepcopy
    for travel in travels:
        _put(after, travel.start, travel.piece, -travel.count)
        _put(after, travel.end, travel.piece, travel.count)
    return after


def is_off(place: str) -> bool:
    """Whether it is not a place of the view."""
    return place.split(".")[0] == BOX


def lying(view: Any, place: str) -> Any:
    """What is at a place; the order of several names does not matter."""
    holder, name = _found(view, place)
    lies = holder[name]
    return sorted(lies) if isinstance(lies, list) else lies


def _found(view: Any, place: str) -> tuple[Any, Any]:
    *steps, last = (int(step) if step.isdigit() else step for step in place.split("."))
    for step in steps:
        view = view[step]
    return view, last


def _put(view: Any, place: str, piece: str, count: int) -> None:
    if is_off(place):
        return
    holder, name = _found(view, place)
    lies = holder[name]
    if isinstance(lies, list):
        for _ in range(-count):
            lies.remove(piece)
        lies.extend([piece] * count)
    elif isinstance(lies, int):
        holder[name] += count
        assert holder[name] >= 0, f"fewer than none lie at {place}"
    else:
        assert lies == (None if count > 0 else piece), f"{place} holds {lies}, not {piece}"
        holder[name] = piece if count > 0 else None
