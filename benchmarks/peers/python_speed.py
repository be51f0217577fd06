"""PettingZoo and RLCard, which are written in Python: random matches through their own calls. One line of JSON a game.

python benchmarks/peers/python_speed.py SECONDS
"""

import importlib
import json
import logging
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
logging.disable()

PETTINGZOO = ("connect_four_v3", "leduc_holdem_v4", "chess_v6")
RLCARD = ("leduc-holdem", "uno", "gin-rummy", "doudizhu")


def pettingzoo_match(env: Any, luck: random.Random) -> int:
    env.reset(seed=luck.randrange(1 << 30))
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(luck.choice(observation["action_mask"].nonzero()[0])))
        steps += 1
    return steps


def rlcard_match(env: Any, luck: random.Random) -> int:
    state, _ = env.reset()
    steps = 0
    while not env.is_over():
        state, _ = env.step(luck.choice(list(state["legal_actions"])))
        steps += 1
    return steps


def measure(peer: str, name: str, env: Any, match: Callable[[Any, random.Random], int], seconds: float) -> dict[str, object]:
    luck, steps = random.Random(1), 0
    match(env, luck)
    began = time.process_time()
    while time.process_time() - began < seconds:
        steps += match(env, luck)
    return {"peer": peer, "game": name, "steps_a_cpu_second": round(steps / (time.process_time() - began))}


if __name__ == "__main__":
    length = float(sys.argv[1])
    for name in PETTINGZOO:
        env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
        print(json.dumps(measure("PettingZoo", name, env, pettingzoo_match, length)), flush=True)
    import rlcard

    for name in RLCARD:
        print(json.dumps(measure("RLCard", name, rlcard.make(name), rlcard_match, length)), flush=True)
