"""Usage: which things the moves of a game use, by what its notation says a move is. `knock c4`, in JSON {"move": "knock", "pocket":
"c4"}, uses the move "knock" and the pocket "c4"."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sweetbox.kernel.game import Game
from sweetbox.kernel.record import Record

SEAT = "seat"  # who a move is done to is no thing
MOST = 400  # things of one kind; what has more of them is not counted one by one


@dataclass(frozen=True)
class Things:
    """names: (kind, name) of each; of_move: (MOVES, most things of a move) their numbers, -1: none."""

    names: list[tuple[str, str]]
    of_move: NDArray[np.int64]


@cache
def things_of(game: Game, box: Record) -> Things:
    """box: nobody may change it any more."""
    found: dict[tuple[str, str], int] = {}
    used: list[list[int]] = []
    for move in range(game.rules.MOVES):
        names = _of_json(_json(game, box, move))
        used.append([found.setdefault(name, len(found)) for name in names])
    kinds = [kind for kind, _ in found]
    kept = {number: place for place, number in enumerate(n for n, kind in enumerate(kinds) if kinds.count(kind) <= MOST)}
    width = max((len(each) for each in used), default=1) or 1
    table = np.full((len(used), width), -1, np.int64)
    for move, numbers in enumerate(used):
        for column, number in enumerate(numbers):
            table[move, column] = kept.get(number, -1)
    return Things([name for name, number in found.items() if number in kept], table)


def _json(game: Game, box: Any, move: int) -> dict[str, Any]:
    try:
        return dict(game.notation.move_json(box, move))
    except Exception:  # a number that no move of this box has
        return {}


def _of_json(move: dict[str, Any]) -> list[tuple[str, str]]:
    names: list[tuple[str, str]] = []
    for key, value in move.items():
        if key == SEAT:
            continue
        if isinstance(value, list) and value and all(isinstance(each, str) for each in value):
            names += [(key, each) for each in value]
        elif isinstance(value, list):
            names.append((key, " ".join(map(str, value))))
        else:
            names.append((key, str(value)))
    return list(dict.fromkeys(names))
