"""Sweetbox, measured as the peers are. One line of JSON a game.

python benchmarks/peers/ours_speed.py SECONDS [GAME …]
"""

import json
import random
import sys
import time
from typing import Any

from openspiel_speed import python_rate
from python_speed import pettingzoo_match

import sweetbox
from sweetbox.adapters import openspiel, pettingzoo
from sweetbox.engines import engine
from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, new_rng, pick
from sweetbox.kernel.game import Game
from sweetbox.kernel.position import Position

ROWS = (1, 64, 4096)


def playout_rate(game: Game, kind: str, seats: int, count: int, seconds: float) -> tuple[float, float]:
    """Steps and matches a second of CPU."""
    each, box = engine(game, kind), game.make_box(seats)
    each.playouts(box, 2)
    steps, matches, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += each.playouts(box, count, seed=matches).total_steps
        matches += count
    used = time.process_time() - began
    return steps / used, matches / used


def batch_rate(game: Game, seats: int, rows: int, seen: bool, seconds: float) -> float:
    """Moves a second of CPU, random ones, chosen, checked and made; with every row observed and its legal moves listed."""
    batch = sweetbox.batch(game, rows, seats=seats)
    moves, used = 0, 0.0
    while used < seconds:
        for _ in range(max(1, 2048 // rows)):
            began = time.process_time()
            chosen = batch.random_moves()
            if seen:
                batch.observe()
                batch.legal()
            batch.step(chosen)
            used += time.process_time() - began
            moves += rows
    return moves / used


def position_rate(game: Game, seats: int, seconds: float) -> float:
    """Steps a second of CPU, made one by one from Python on positions: the loop that OpenSpiel's states are measured by."""
    box, luck, steps, began = game.make_box(seats), random.Random(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        position = game.set_up(box)
        while mask := position.mask:
            if mask == CHANCE:
                weights = position.odds()
                position.happen(luck.choices(range(len(weights)), weights)[0])
            else:
                seat = lowest(mask)
                position.play(seat, luck.choice(position.legal(seat)))
            steps += 1
    return steps / (time.process_time() - began)


def turn_rate(game: Game, seats: int, seconds: float) -> float:
    """The same by `turn`, in which the position's own generator draws for chance. Outcomes count as steps here, too: how many there
    are is found by playing the same matches once more, outcome by outcome."""
    box, used, matches, steps = game.make_box(seats), 0.0, 0, 0
    while used < seconds:
        position, luck, rng = game.set_up(box), random.Random(matches), new_rng(matches)
        began = time.process_time()
        while turn := position.turn(rng):
            seat, moves = turn
            position.play(seat, luck.choice(moves))
        used += time.process_time() - began
        steps += steps_of(game.set_up(box), random.Random(matches), new_rng(matches))
        matches += 1
    return steps / used


def steps_of(position: Position, luck: random.Random, rng: Any) -> int:
    steps = 0
    while mask := position.mask:
        if mask == CHANCE:
            weights = position.odds()
            position.happen(pick(rng, weights, sum(weights)))
        else:
            seat = lowest(mask)
            position.play(seat, luck.choice(position.legal(seat)))
        steps += 1
    return steps


def aec_rate(game: Game, seats: int, seconds: float) -> float:
    """Moves a second of CPU through the PettingZoo adapter, in the very loop that PettingZoo's own games are measured by."""
    env, luck, moves = pettingzoo.env(game, seats=seats), random.Random(1), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        moves += pettingzoo_match(env, luck)
    return moves / (time.process_time() - began)


def measure(name: str, seconds: float) -> dict[str, Any]:
    game = sweetbox.game(name)
    seats = sum(game.seats) // 2
    steps, matches = playout_rate(game, "cpu", seats, 200, seconds)
    slow, _ = playout_rate(game, "python", seats, 1, seconds)
    sweetbox.speed_up(game)
    figures = {
        "peer": "Sweetbox",
        "game": name,
        "seats": seats,
        "steps_a_cpu_second": round(steps),
        "matches_a_cpu_second": round(matches),
        "python_steps_a_cpu_second": round(slow),
        "position_steps_a_cpu_second": round(position_rate(game, seats, seconds)),
        "turn_steps_a_cpu_second": round(turn_rate(game, seats, seconds)),
        "aec_steps_a_cpu_second": round(aec_rate(game, seats, seconds)),
        "adapter_steps_a_cpu_second": round(python_rate(openspiel.load(game, seats), seconds, False)),
        "adapter_observed_steps_a_cpu_second": round(python_rate(openspiel.load(game, seats), seconds, True)),
    }
    for rows in ROWS:
        for seen in (False, True):
            batch_rate(game, seats, rows, seen, 0.01)
            figures[f"moves_{rows}{'_observed' if seen else ''}"] = round(batch_rate(game, seats, rows, seen, seconds / 2))
    return figures


if __name__ == "__main__":
    for name in sys.argv[2:] or sweetbox.all_games():
        print(json.dumps(measure(name, float(sys.argv[1]))), flush=True)
