"""Drivers for tests: the contract, one table at a time. Compiled functions are called from Python with arrays and an index.

An engine gets them by `engine(game, kind, more=(single,))`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sweetbox.kernel.drivers import random_step

if TYPE_CHECKING:
    setup: Callable[..., Any]
    to_act: Callable[..., Any]
    legal: Callable[..., Any]
    play: Callable[..., Any]
    odds: Callable[..., Any]
    happen: Callable[..., Any]
    result: Callable[..., Any]
    hide: Callable[..., Any]
    imagine: Callable[..., Any]
    seen_by: Callable[..., Any]
    observe: Callable[..., Any]
    evaluate: Callable[..., Any]


def setup_at(boxes: Any, tables: Any, i: int) -> None:
    setup(boxes[0], tables[i])


def to_act_at(boxes: Any, tables: Any, i: int) -> int:
    return to_act(boxes[0], tables[i])


def legal_at(boxes: Any, tables: Any, i: int, seat: int, moves: Any) -> int:
    return legal(boxes[0], tables[i], seat, moves)


def play_at(boxes: Any, tables: Any, i: int, seat: int, move: int) -> None:
    play(boxes[0], tables[i], seat, move)


def odds_at(boxes: Any, tables: Any, i: int, weights: Any) -> int:
    return odds(boxes[0], tables[i], weights)


def happen_at(boxes: Any, tables: Any, i: int, outcome: int) -> None:
    happen(boxes[0], tables[i], outcome)


def result_at(boxes: Any, tables: Any, i: int, points: Any, ranks: Any) -> None:
    result(boxes[0], tables[i], points, ranks)


def hide_at(boxes: Any, tables: Any, i: int, seat: int) -> None:
    hide(boxes[0], tables[i], seat)


def imagine_at(boxes: Any, tables: Any, i: int, seat: int, rngs: Any) -> None:
    imagine(boxes[0], tables[i], seat, rngs[i])


def seen_by_at(boxes: Any, tables: Any, i: int, actor: int, event: int) -> int:
    return seen_by(boxes[0], tables[i], actor, event)


def observe_at(boxes: Any, tables: Any, i: int, seat: int, out: Any) -> None:
    observe(boxes[0], tables[i], seat, out)


def evaluate_at(boxes: Any, tables: Any, i: int, seat: int) -> int:
    return evaluate(boxes[0], tables[i], seat)


def random_step_at(boxes: Any, tables: Any, i: int, rngs: Any, moves: Any, weights: Any) -> bool:
    return random_step(boxes[0], tables[i], rngs[i], moves, weights)
