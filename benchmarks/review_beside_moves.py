"""How long a person's move takes while reviews are made: p50 and p99 without any, with four asked for at once, and without again,
in one run.

    .venv/bin/python benchmarks/review_beside_moves.py [MOVES]

One server, one person who moves against `random` bots, four others who wait for the reviews of their matches.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import httpx
from server_process import HERE, serving

GAME = "biscuit_pockets"
REVIEWS = 4


class Player:
    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        self.ask("PUT", "/api/identity", {"name": name})
        self.took: list[float] = []
        self.sight: Any = None

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        answer = self.http.request(method, path, json=data)
        while answer.status_code == 429:
            sleep(0.5)
            answer = self.http.request(method, path, json=data)
        answer.raise_for_status()
        return answer.json()

    def move(self) -> None:
        """One move, timed; a new match where there is none."""
        if self.sight is None or self.sight["match"]["over"]:
            self.sight = self.ask("POST", "/api/rooms/now", {"game": GAME, "bot": "random"})
        room = f"/api/rooms/{self.sight['room']}"
        while not self.sight["match"]["legal"] and not self.sight["match"]["over"]:
            sleep(0.05)
            self.sight = self.ask("GET", room)
        if not self.sight["match"]["over"]:
            sleep(0.05)  # people do not move as fast as they can
            begun = perf_counter()
            self.sight = self.ask("POST", f"{room}/moves", {"move": self.sight["match"]["legal"][0]["index"]})
            self.took.append(perf_counter() - begun)

    def match(self) -> str:
        """The id of a match played to its end."""
        self.move()
        while not self.sight["match"]["over"]:
            self.move()
        return str(self.sight["match"]["id"])


def told(name: str, took: list[float]) -> str:
    ordered = sorted(took)
    at = [1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99)]
    return f"| {name} | {len(took)} | {at[0]:.1f} ms | {at[1]:.1f} ms |"


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    with TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/rooms.db", Path(folder)) as server:
        address = f"http://{HERE}:{server.port}"
        people = [Player(address, f"Waiter {number}") for number in range(REVIEWS)]
        matches = [each.match() for each in people]
        mover = Player(address, "Mover")
        print("| reviews | moves | p50 | p99 |\n|---|---|---|---|")
        for name in ("none", f"{REVIEWS} asked for", "none again"):
            mover.took.clear()
            under_way = 0
            while len(mover.took) < moves:
                if name.endswith("for") and len(mover.took) % 20 == 0:
                    method = "POST" if not mover.took else "GET"
                    states = [p.ask(method, f"/api/matches/{m}/review") for p, m in zip(people, matches, strict=True)]
                    under_way += sum(state["state"] in ("queued", "running") for state in states) > 0
                mover.move()
            print(told(name, mover.took) + (f" reviews under way in {under_way} of {-(-moves // 20)} looks" if under_way else ""))


if __name__ == "__main__":
    main()
