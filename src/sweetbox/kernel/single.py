"""The contract for callers from Python, one table at a time: drivers that take the addresses of records and arrays."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sweetbox.kernel.addresses import box_at, moves_at, observation_at, rng_at, seats_at, table_at, weights_at
from sweetbox.kernel.bits import lowest
from sweetbox.kernel.drivers import settle

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

TURN = 64  # more than a game can have seats
NOBODY = -1


def setup_at(box: int, table: int) -> None:
    setup(box_at(box), table_at(table))


def to_act_at(box: int, table: int) -> int:
    return to_act(box_at(box), table_at(table))


def legal_at(box: int, table: int, seat: int, moves: int) -> int:
    return legal(box_at(box), table_at(table), seat, moves_at(moves))


def play_at(box: int, table: int, seat: int, move: int) -> None:
    play(box_at(box), table_at(table), seat, move)


def odds_at(box: int, table: int, weights: int) -> int:
    return odds(box_at(box), table_at(table), weights_at(weights))


def happen_at(box: int, table: int, outcome: int) -> None:
    happen(box_at(box), table_at(table), outcome)


def turn_at(box: int, table: int, rng: int, weights: int, moves: int) -> int:
    """Let chance happen until a seat owes a move, and list its moves: TURN times how many, and the seat; NOBODY: all is over."""
    mask = settle(box_at(box), table_at(table), rng_at(rng), weights_at(weights))
    if mask == 0:
        return NOBODY
    seat = lowest(mask)
    return legal(box_at(box), table_at(table), seat, moves_at(moves)) * TURN + seat


def result_at(box: int, table: int, points: int, ranks: int) -> None:
    result(box_at(box), table_at(table), seats_at(points), seats_at(ranks))


def hide_at(box: int, table: int, seat: int) -> None:
    hide(box_at(box), table_at(table), seat)


def imagine_at(box: int, table: int, seat: int, rng: int) -> None:
    imagine(box_at(box), table_at(table), seat, rng_at(rng))


def seen_by_at(box: int, table: int, actor: int, event: int) -> int:
    return seen_by(box_at(box), table_at(table), actor, event)


def observe_at(box: int, table: int, seat: int, numbers: int) -> None:
    observe(box_at(box), table_at(table), seat, observation_at(numbers))


def evaluate_at(box: int, table: int, seat: int) -> int:
    return evaluate(box_at(box), table_at(table), seat)
