"""What the scripts that measure a server share: what is played, what is measured, and how a child process tells it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from sweetbox.kernel.registry import all_games, game

MIXED = "mixed"  # all games of the box, the same number of rooms each
TEMPLATE = "_template"
SEATS = 3  # people at a table, where the game lets so many sit
HEAD = 160  # bytes of a message in which its kind is written
EVENT, STARTED = b'"type":"news"', b'"started"'
STEP = 50  # moves between two words on how far it is

# Limits are not what is measured here: everybody comes from one address and plays as fast as they can.
NO_LIMITS: dict[str, Any] = {
    **dict.fromkeys(("rate", "connects", "rooms_a_minute", "names_a_minute", "header_seconds", "body_seconds"), 1000000.0),
    **dict.fromkeys(("connections", "strangers", "keep_alive"), 1000000),
    "unread_seconds": 1e6,
    "sockets": (1_000_000, 1_000_000),
    "waiting": (1_000_000, 1_000_000, 1_000_000),
    "unread": (1 << 30, 1 << 34, 1 << 40),
}


def no_limits(folder: Path) -> tuple[str, str]:
    """The option of `sweetbox serve` for that."""
    file = folder / "limits.toml"
    file.write_text("".join(f"{name} = {json.dumps(value)}\n" for name, value in NO_LIMITS.items()))
    return "--limits", str(file)


@dataclass(frozen=True)
class Plan:
    """So many rooms, so many moves in each after those that warm everything up."""

    case: str  # a game, or MIXED
    rooms: int
    warm: int
    moves: int
    folder: str | None  # for the store
    seed: int

    @property
    def all_moves(self) -> int:
        """In all rooms."""
        return self.rooms * (self.warm + self.moves)

    @property
    def games(self) -> list[str]:
        """The game of each room."""
        names = all_games() if self.case == MIXED else [self.case]
        return [names[number % len(names)] for number in range(self.rooms)]


def seats_of(name: str) -> int:
    fewest, most = game(name).seats
    return max(fewest, min(SEATS, most))


@dataclass
class Sent:
    """The bytes of each event that a socket was sent."""

    starts: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)

    def note(self, message: bytes) -> None:
        head = message[:HEAD]
        if EVENT in head:
            (self.starts if STARTED in head else self.others).append(len(message))


def figures(part: str, plan: Plan, moves: int, starts: int, cpu: float, sent: list[Sent]) -> dict[str, Any]:
    """A row of raw figures."""
    events = [size for each in sent for size in each.others]
    first = [size for each in sent for size in each.starts]
    return {
        "part": part,
        "game": plan.case,
        "rooms": plan.rooms,
        "sockets": len(sent),
        "moves": moves,
        "starts": starts,
        "cpu_seconds": round(cpu, 3),
        "moves_a_cpu_second": round(moves / cpu, 1) if cpu else None,
        "ms_a_move": round(cpu / moves * 1000, 3),
        "event_bytes": round(mean(events)),
        "event_bytes_largest": max(events, default=0),
        "start_bytes": round(mean(first)),
    }


def mean(values: list[int] | list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def percentile(seconds: Sequence[float], share: float) -> float:
    """In milliseconds; not a number where there is nothing."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


class Counter:
    """Tells the parent process now and then how many moves were made, and of how many."""

    def __init__(self, parent: Connection, of: int) -> None:
        self._parent = parent
        self._of = of
        self._made = 0

    def count(self) -> None:
        self._made += 1
        if self._made % STEP == 0:
            self._parent.send((self._made, self._of))
