"""How long a person's move takes while bots think: rooms of three `master` bots and a person each, or as many as are asked for.

`python benchmarks/server_bots.py --rooms 50 --seconds 60` starts the server on SQLite. In every room somebody plays a random legal
move as soon as it is their turn, and it is noted how long the answer took; the bots think in between. The load of the machine is
printed beside the figures.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from server_client import Client
from server_figures import no_limits, percentile
from server_players import Regular, Told, sit_down
from server_process import Served, children, cpu_seconds, memory, serving

from sweetbox.cli.printing import progress

BOTS = 3
WARM = 15.0  # seconds until everything is compiled and every table plays


async def measure(server: Served, chosen: Any) -> dict[str, Any]:
    told = Told()
    tables = [Regular(told, Client(server.port, f"127.0.1.{n % 250 + 1}"), 0, random.Random(n), 0.0) for n in range(chosen.rooms)]
    for player in tables:
        await sit_down([player], chosen.game, [chosen.bot] * BOTS)
    playing = [asyncio.create_task(player.play()) for player in tables]
    await asyncio.sleep(WARM)
    told.took.clear()
    begun, events, cpu = time.monotonic(), sum(player.number for player in tables), cpu_seconds(server.pid)
    with progress() as tell:
        while (passed := time.monotonic() - begun) < chosen.seconds:
            tell(round(passed), round(chosen.seconds))
            await asyncio.sleep(min(1.0, chosen.seconds - passed))
    found = {
        "rooms": chosen.rooms,
        "moves of people": len(told.took),
        "events a second": round((sum(player.number for player in tables) - events) / passed, 1),
        "p50 ms": round(percentile(told.took, 0.5), 1),
        "p99 ms": round(percentile(told.took, 0.99), 1),
        "server CPU": round((cpu_seconds(server.pid) - cpu) / passed, 2),
        "MiB of the server, and of the largest process of bots": [
            round(memory(server.pid)),
            round(max(map(memory, children(server.pid)), default=0.0)),
        ],
        "load": os.getloadavg()[0],
        "cores": os.cpu_count(),
    }
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="swintus")
    parser.add_argument("--bot", default="master")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(f"sqlite:///{folder}/rooms.db", folder, *no_limits(folder)) as server:
            print(json.dumps(asyncio.run(measure(server, chosen))))


if __name__ == "__main__":
    main()
