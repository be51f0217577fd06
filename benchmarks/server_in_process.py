"""What a move costs the server without a line: from `House.do` to what is stored in SQLite and waits at every watcher.

The moves are chosen beforehand, from matches with the same seeds, so that choosing them is not measured.
"""

import asyncio
import contextlib
import cProfile
import gc
import pstats
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import uvloop
from server_figures import NO_LIMITS, Counter, Plan, Sent, figures, mean, seats_of

from endless import endless
from sweetbox.kernel.registry import game
from sweetbox.server.events import Chair
from sweetbox.server.house import House
from sweetbox.server.identity import Person
from sweetbox.server.people import People
from sweetbox.server.room import Decision, Room
from sweetbox.server.serve import GARBAGE, SWITCH
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store
from sweetbox.server.watcher import Watcher

HERE = "127.0.0.1"
PROFILED = 30  # functions
SETTLE = 0.2  # seconds until the last messages are taken


@dataclass
class Script:
    """A match as it will be played."""

    seed: bytes
    moves: list[tuple[int, int]]  # seat and move


def write_script(name: str, chance: random.Random, most: int | None = None) -> Script:
    seed = chance.randbytes(32)
    match = game(name).new_match(seats_of(name), seed=seed)
    moves: list[tuple[int, int]] = []
    while not match.over and (most is None or len(moves) < most):
        seat = min(match.to_act)
        moves.append((seat, chance.choice(match.legal(seat)).index))
        match.play(*moves[-1])
    return Script(seed, moves)


def write_scripts(name: str, chance: random.Random, moves: int) -> list[Script]:
    """Matches for so many moves, the last of them as far as it is needed."""
    written = []
    while moves > 0:
        written.append(write_script(name, chance, moves))
        moves -= len(written[-1].moves)
    return written


@dataclass
class Table:
    """A room with its people and their watchers."""

    house: House
    id: str
    host: Person
    scripts: list[Script]  # of its matches
    sent: list[Sent] = field(default_factory=list)  # to each watcher
    moves: Iterator[tuple[int, int]] = field(default_factory=lambda: iter(()))  # that are left of the match
    started: int = 0  # matches
    made: int = 0  # moves

    async def start(self) -> None:
        script = self.scripts[self.started]
        self.started += 1
        following = self.scripts[self.started].seed if self.started < len(self.scripts) else bytes(32)
        match_id = self.house.make_id()
        await self.house.do(self.id, lambda room: room.start(self.host, match_id, following))
        self.moves = iter(script.moves)

    async def move(self) -> None:
        """The next one, in the next match if this one is over."""
        while (following := next(self.moves, None)) is None:
            await self.start()
        seat, move = following
        self.made += 1
        key = f"key {self.made}"

        def decide(room: Room) -> Decision:
            return room.play(seat, move, key)

        await self.house.do(self.id, decide)


@dataclass
class Hall:
    """A house with tables."""

    house: House
    tables: list[Table] = field(default_factory=list)
    listening: list["asyncio.Task[None]"] = field(default_factory=list)

    async def seat(self, people: People, name: str, scripts: list[Script]) -> None:
        """A room of its own for some people, and somebody who looks on."""
        seated = [(await people.greet({}, HERE, f"Player {seat}", "en"))[0] for seat in range(1, seats_of(name) + 1)]
        chairs = [Chair("person", person=each.id, name=each.name) for each in seated]
        live = await self.house.open_room(name, seated[0], chairs, {}, False, True, "random")
        table = Table(self.house, live.room.id, seated[0], scripts)
        for person in (*seated, None):
            watcher = Watcher(person, "en", HERE, self.house.unread)
            self.house.enter(live, watcher)
            table.sent.append(Sent())
            self.listening.append(asyncio.create_task(listen(watcher, table.sent[-1])))
        self.tables.append(table)

    @property
    def sent(self) -> list[Sent]:
        return [sent for table in self.tables for sent in table.sent]


async def listen(watcher: Watcher, sent: Sent) -> None:
    """As a socket does that can always be written to."""

    def take(messages: Sequence[bytes]) -> bool:
        for message in messages:
            sent.note(message)
        return True

    while True:
        sent.note(await watcher.next(take))


@contextlib.asynccontextmanager
async def opened(folder: str | None, games: list[str], written: list[list[Script]]) -> AsyncIterator[Hall]:
    """A table for each game, with its matches."""
    with tempfile.TemporaryDirectory(dir=folder) as own:
        settings = Settings(database=f"sqlite:///{own}/rooms.db", **NO_LIMITS)
        seeds = iter([each[0].seed for each in written])
        house = House(settings, Store(settings.database), make_seed=lambda: next(seeds))
        await house.start()
        hall, people = Hall(house), People(house)
        for name, scripts in zip(games, written, strict=True):
            await hall.seat(people, name, scripts)
        gc.collect()
        gc.freeze()
        yield hall
        for task in hall.listening:
            task.cancel()
        await asyncio.gather(*hall.listening, return_exceptions=True)
        await house.stop()


def run(work: Any) -> Any:
    """As `serve` runs it."""
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH)
    return uvloop.run(work)


# ---- Many rooms at once ----


def measure_moves(plan: Plan, profiled: bool, parent: Connection) -> None:
    parent.send(run(_measure_moves(plan, profiled, parent)))


async def _measure_moves(plan: Plan, profiled: bool, parent: Connection) -> dict[str, Any]:
    chance, counter = random.Random(plan.seed), Counter(parent, plan.all_moves)
    written = [write_scripts(name, chance, plan.warm + plan.moves) for name in plan.games]

    async def play(table: Table, moves: int) -> None:
        for _ in range(moves):
            await table.move()
            counter.count()

    async with opened(plan.folder, plan.games, written) as hall:
        await asyncio.gather(*(table.start() for table in hall.tables))
        await asyncio.gather(*(play(table, plan.warm) for table in hall.tables))
        warmed = sum(table.started for table in hall.tables)
        begun = time.process_time()
        with cProfile.Profile() if profiled else contextlib.nullcontext() as profile:
            await asyncio.gather(*(play(table, plan.moves) for table in hall.tables))
        cpu = time.process_time() - begun
        await asyncio.sleep(SETTLE)
        if profile is not None:
            print(f"---- {plan.case}: the event loop's thread, by the functions' own time and by all of it ----")
            for order in ("tottime", "cumulative"):
                pstats.Stats(profile).sort_stats(order).print_stats(PROFILED)
        starts = sum(table.started for table in hall.tables) - warmed
        return figures("in process", plan, plan.rooms * plan.moves, starts, cpu, hall.sent)


# ---- One match after another, move by move ----


def measure_matches(plan: Plan, matches: int, parent: Connection) -> None:
    """Whole matches, each alone in its room."""
    parent.send(run(_measure_matches(plan, matches, None, parent)))


def measure_endless(plan: Plan, parent: Connection) -> None:
    """One match of the template's game that never ends, for so many moves."""
    with endless():
        parent.send(run(_measure_matches(plan, 1, plan.moves, parent)))


async def _measure_matches(plan: Plan, matches: int, most: int | None, parent: Connection) -> dict[str, Any]:
    """What a move costs in the first and in the last fifth of a match, and the bytes of the whole on one socket."""
    chance = random.Random(plan.seed)
    written = [[write_script(plan.case, chance, most)] for _ in range(matches)]
    warming = [write_script(plan.case, chance, plan.warm)]
    counter = Counter(parent, sum(len(each[0].moves) for each in [*written, warming]))
    fifths: list[list[float]] = [[] for _ in range(5)]
    async with opened(plan.folder, [plan.case] * (matches + 1), [*written, warming]) as hall:
        await _spent(hall.tables.pop(), counter)
        for table in hall.tables:
            spent = await _spent(table, counter)
            for number, seconds in enumerate(spent):
                fifths[number * 5 // len(spent)].append(seconds)
        await asyncio.sleep(SETTLE)
    whole = [sum(each.starts) + sum(each.others) for each in hall.sent]
    first, last = mean(fifths[0]) * 1000, mean(fifths[-1]) * 1000
    return {
        "part": "endless" if most is not None else "whole matches",
        "game": plan.case,
        "matches": matches,
        "moves": sum(len(each[0].moves) for each in written),
        "ms_of_a_move_by_fifths": [round(mean(each) * 1000, 3) for each in fifths],
        "last_fifth_against_first": round(last / first, 3) if first else None,
        "match_bytes": round(mean(whole)),
        "match_bytes_largest": max(whole),
    }


async def _spent(table: Table, counter: Counter) -> list[float]:
    """Processor time of each move of a match."""
    await table.start()
    spent = []
    for _ in table.scripts[0].moves:
        begun = time.process_time()
        await table.move()
        spent.append(time.process_time() - begun)
        counter.count()
    return spent
