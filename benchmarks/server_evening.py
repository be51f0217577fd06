"""A club's evening: whether anything grows in a server that runs for long, and whether anything is lost.

`python benchmarks/server_evening.py [--seconds 3600] [--pace 1] [--database URL]`, or `make bench-evening` for an hour, starts the
server and sends it a club: eight tables of all games with people and bots, people who drop and come back, others for whom a bot
goes on, watchers, hints, reviews, talk, new matches in the same room, rooms that end and rooms that begin, newcomers, the lobby,
all from 40 addresses. The pace multiplies how often each of these happens. Everything stays on this machine.

Each minute a line says how much memory the server and the processes in which its bots think have, and how many sockets, threads,
open files, Python objects and rooms. At the end a table compares the first half hour (a third of a shorter run), in which caches
fill, with what came later. It ends with 1 when something was lost or refused, when an answer was 5xx, when the server broke a line
or logged an error, when something grows, or when sockets or other files are left after everybody has gone. 503 with `crowded`
or `hint_later` is no fault: so many hints at once are more than the server has room for, and it says so.

What may grow, and is shown beside the rest: the store, which keeps every match. A room leaves the memory ten minutes after the last
person has left it, and Python looks through everything for garbage every ten minutes; so what came later is compared in spans of
ten minutes, and a run of less than an hour says nothing about memory.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import statistics
import sys
import tempfile
import time
import traceback
import urllib.request
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from server_client import Client, Socket
from server_players import AGAIN, BROKEN, Player, Told
from server_process import HERE, Served, children, cpu_seconds, files_of, free_port, memory, own_memory, serving

from sweetbox.cli.printing import progress
from sweetbox.kernel.registry import all_games, game
from sweetbox.lab.estimate import student
from sweetbox.server.phrases import PHRASES, SIGNS
from sweetbox.server.serve import TIDY, open_files

ADDRESSES = [f"127.0.0.{number}" for number in range(2, 42)]  # 127.0.0.1 counts as a proxy
TABLES = 8
REGULARS = 80  # people who come again
MOST_SEATS = 4
BOTS = ("gentle", "fair", "random")
SETTLING = 1800.0  # seconds, at the most, in which caches fill
ENOUGH = 3600.0  # seconds without which nothing is said about memory: the spans after settling are at least four
SAMPLES = 12  # at the least, in a run of less than twelve minutes
MINUTE = 60.0  # seconds
SURE = 0.05  # that something is said to grow which does not
SLACK = 0.01  # of a figure an hour: what grows by less is told, and no fault
LEAVING = 30.0  # seconds in which sockets of people who have gone must be gone, too
BUSY = ("crowded", "hint_later")
MAY_GROW = ("rooms in memory", "store, MiB")

# In seconds at pace 1, on average.
THINKING = 4.0  # about a move
STAYING = 240.0  # until somebody's line drops
DROPPED = 8.0  # until it is back
WATCHING = 90.0
BETWEEN = 45.0  # watchers of a table
READING = 3.0  # between two pages that somebody reads
ROOM = 1200.0  # until a table breaks up, at the latest
GONE = 61.0  # seconds at any pace: after these a bot may sit down for somebody
FOR_GOOD, HINT, TALK, REVIEW, ANOTHER, NEWCOMER = 0.12, 0.03, 0.05, 0.25, 0.6, 0.3  # how likely


# ---- The server ----

COUNTED = """
import gc, sys, threading
from sweetbox.cli.app import main

def count():
    for _ in sys.stdin:
        print("counts", len(gc.get_objects()), sys.getallocatedblocks(), flush=True)

threading.Thread(target=count, daemon=True).start()
main()
"""  # `sweetbox`, which also counts Python's objects and its blocks of memory for each line that it reads


@dataclass
class Sample:
    """What the server has."""

    at: float
    figures: dict[str, float]
    thinkers: dict[int, float]  # MiB of each
    files: Counter[str]


class House(NamedTuple):
    server: Served
    metrics: int  # port
    store: Path | None

    def counts(self) -> tuple[float, float]:
        """Thousands of objects, and of blocks."""
        asked, told = self.server.process.stdin, self.server.process.stdout
        asked.write("\n")
        asked.flush()
        for line in told:
            if line.startswith("counts "):
                _, objects, blocks = line.split()
                return int(objects) / 1000, int(blocks) / 1000
        raise RuntimeError(f"The server has ended.\n{self.server.log.read_text()[-2000:]}")

    def sample(self, begun: float) -> Sample:
        server, thinkers = self.server.pid, {}
        with urllib.request.urlopen(f"http://{HERE}:{self.metrics}/metrics") as answer:
            (rooms,) = re.findall(r"^sweetbox_rooms (\S+)$", answer.read().decode(), re.MULTILINE)
        for child in children(server):
            with contextlib.suppress(OSError):
                thinkers[child] = own_memory(child)
        files, (objects, blocks) = files_of(server), self.counts()
        figures = {
            "server, MiB": memory(server),
            "its own, MiB": own_memory(server),
            "objects, thousands": objects,
            "blocks, thousands": blocks,
            "sockets": files["socket"],
            "files": files.total(),
            "threads": len(os.listdir(f"/proc/{server}/task")),
            "largest thinker, MiB": max(thinkers.values(), default=0.0),
            "rooms in memory": float(rooms),
            "store, MiB": self.store.stat().st_size / 2**20 if self.store is not None else 0.0,
        }
        return Sample(time.monotonic() - begun, figures, thinkers, files)


# ---- The club ----


class Club(Told):
    """Everybody, and what they were told."""

    def __init__(self, port: int, pace: float, chance: random.Random) -> None:
        super().__init__()
        self.port, self.pace, self.chance = port, pace, chance
        self.regulars: list[Guest] = []
        self.busy: set[Guest] = set()
        self.statuses: Counter[int] = Counter()
        self.declined: Counter[str] = Counter()  # requests, as they may be
        self.failed: Counter[str] = Counter()  # requests that the server could not answer
        self.seen: Counter[str] = Counter()
        self.finished: list[tuple[Guest, str]] = []  # the last matches, and somebody who played there
        self.looked_at: set[str] = set()  # of these, those for which somebody has thought of a review

    def wait(self, seconds: float) -> Any:
        """So long on average, at this pace."""
        return asyncio.sleep(self.span(seconds))

    def span(self, seconds: float) -> float:
        return self.chance.uniform(0.5, 1.5) * seconds / self.pace

    async def ask(self, client: Client, method: str, path: str, data: Any = None) -> Any:
        """What was answered; None: it was refused."""
        while True:
            answer = await client.ask(method, path, data)
            self.statuses[answer.status] += 1
            kind = answer.headers.lower()
            if answer.status < 400:
                break
            why = answer.json()["code"] if "content-type: application/json" in kind else ""
            what = f"{answer.status} {why}: {method} {re.sub(r'[A-Za-z0-9_-]{22}|[0-9]+', '*', path)}"
            (self.failed if answer.status >= 500 and why not in BUSY else self.declined)[what] += 1
            if why not in AGAIN:
                return None
            await asyncio.sleep(1.0)
        return answer.json() if "content-type: application/json" in kind and answer.body else answer.body

    async def guest(self) -> "Guest":
        """Somebody who is at no table: a newcomer, or one of the regulars."""
        free = [each for each in self.regulars if each not in self.busy]
        if not free or len(self.regulars) < len(ADDRESSES) or self.chance.random() < NEWCOMER:
            found = Guest(self, self.chance.choice(ADDRESSES))
            await found.come()
            self.regulars.append(found)
            if len(self.regulars) > REGULARS:  # somebody else may have sat down, or left for good, meanwhile
                self.regulars.remove(next(each for each in self.regulars if each not in self.busy))
        else:
            found = self.chance.choice(free)
        self.busy.add(found)
        return found

    def over(self, guest: "Guest", match: str) -> None:
        self.finished = [*self.finished[-19:], (guest, match)]


class Guest:
    """A person with a cookie."""

    def __init__(self, club: Club, address: str) -> None:
        self.club = club
        self.client = Client(club.port, address)

    async def come(self) -> None:
        number, language = self.club.seen["newcomers"], self.club.chance.choice(("en", "de"))
        self.club.seen["newcomers"] += 1
        await self.ask("GET", "/")
        await self.ask("PUT", "/api/identity", {"name": f"Guest {number}", "language": language})

    async def ask(self, method: str, path: str, data: Any = None) -> Any:
        return await self.club.ask(self.client, method, path, data)

    def elsewhere(self) -> contextlib.closing[Client]:
        """Another connection of theirs."""
        return contextlib.closing(Client(self.client.port, self.client.address, self.client.cookie))

    def go(self) -> None:
        self.club.busy.discard(self)
        self.client.close()


class Member(Player):
    """Somebody at a table: plays, drops out and comes back, or leaves a bot to go on."""

    def __init__(self, table: "Table", guest: Guest, seat: int) -> None:
        super().__init__(table.club, guest.client, seat, table.club.chance, THINKING / table.club.pace)
        self.table, self.guest, self.club, self.room = table, guest, table.club, table.room
        self.away = False  # long enough for a bot
        self.replaced = False  # one has been asked to go on meanwhile

    async def play(self) -> None:
        """Until the task is cancelled."""
        while True:
            try:
                async with asyncio.timeout(self.club.span(STAYING)):
                    await self.attend()
            except TimeoutError:
                self.club.seen["dropped"] += 1
            except BROKEN as error:
                self.club.note_broken(error)
            if len(self.table.players) > 1 and self.chance.random() < FOR_GOOD:
                self.club.seen["away for long"] += 1
                self.away, self.replaced = True, False
                await asyncio.sleep(GONE * self.chance.uniform(1.0, 1.5))
                if self.replaced:
                    self.pending = None  # a bot makes the move
                self.away = False
            await self.club.wait(DROPPED)

    def hear(self, line: Socket, message: Any) -> None:
        super().hear(line, message)
        if self.over:
            self.table.over.set()


class Table:
    """One room after the other."""

    def __init__(self, club: Club, number: int) -> None:
        self.club, self.turn = club, number
        self.over = asyncio.Event()
        self.players: list[Member] = []
        self.played: set[str] = set()  # matches of the room
        self.room = ""

    async def go_on(self) -> None:
        names, self.turn = all_games(), self.turn + 1
        try:
            await self._evening(names[self.turn % len(names)])
        finally:
            for player in self.players:
                player.guest.go()
            self.players = []

    async def _evening(self, name: str) -> None:
        club, chance = self.club, self.club.chance
        fewest, most = game(name).seats
        seats = chance.randint(max(fewest, 2), max(fewest, min(MOST_SEATS, most)))
        people = chance.randint(1, seats)
        host = await club.guest()
        rest = [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "bot": chance.choice(BOTS)}] * (seats - people)
        opened = {"game": name, "places": [{"kind": "me"}, *rest], "public": chance.random() < 0.5, "stand_in": "gentle"}
        sight = await host.ask("POST", "/api/rooms", opened)
        if sight is None:
            host.go()
            await club.wait(DROPPED)
            return
        self.room, self.played = sight["room"], set()
        self.players = [Member(self, host, 0)]
        club.seen["rooms"] += 1
        for seat in range(1, people):
            await self._seat(await club.guest(), seat)
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        tasks += [asyncio.create_task(work()) for work in (self._watchers, self._extras, self._host)]
        try:
            async with asyncio.timeout(club.span(ROOM)):
                while True:
                    await self._match(host)
                    if chance.random() > ANOTHER:
                        break
                    if people > 1 and chance.random() < 0.3:
                        await self._change(tasks)
        except TimeoutError:
            club.seen["broke up"] += 1
        finally:
            for task in tasks:
                task.cancel()
            for failure in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(failure, Exception):
                    raise failure
        if chance.random() < 0.5:
            await host.ask("DELETE", f"/api/rooms/{self.room}/mine")

    async def _seat(self, guest: Guest, seat: int) -> None:
        await self._lobby(guest)
        if await guest.ask("PUT", f"/api/rooms/{self.room}/seats/{seat}", {"kind": "me", "nonce": f"{self.turn}"}) is None:
            guest.go()
        else:
            self.players.append(Member(self, guest, seat))

    async def _lobby(self, guest: Guest) -> None:
        """A look at the lobby before they sit down."""
        line = await guest.client.line("/api/lobby/socket")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.club.span(2 * THINKING)):
                while True:
                    await line.receive_bytes()
        line.abort()

    async def _match(self, host: Guest) -> None:
        self.over.clear()
        sight = await host.ask("POST", f"/api/rooms/{self.room}/start")
        if sight is None:
            await self.club.wait(DROPPED)
            return
        self.club.seen["matches"] += 1
        played: list[Any] = []
        while not played:  # what a line still tells of the match before may be heard, too
            await self.over.wait()
            self.over.clear()
            played = [line for line in await host.ask("GET", f"/api/rooms/{self.room}/matches") or [] if line["ended"]]
            played = [line for line in played if line["id"] not in self.played]
        await host.ask("GET", f"/api/rooms/{self.room}/evening")
        for line in played:
            self.played.add(line["id"])
            self.club.seen["finished"] += 1
            self.club.over(host, line["id"])
        await self.club.wait(2 * THINKING)

    async def _change(self, tasks: list[asyncio.Task[None]]) -> None:
        """The last one to come gives the seat to somebody else."""
        left = self.players[-1]
        place = tasks[len(self.players) - 1]
        place.cancel()
        await asyncio.gather(place, return_exceptions=True)
        self.players.remove(left)
        await left.guest.ask("DELETE", f"/api/rooms/{self.room}/mine")
        left.guest.go()
        count = len(self.players)
        await self._seat(await self.club.guest(), left.seat)
        del tasks[count]
        tasks[count:count] = [asyncio.create_task(player.play()) for player in self.players[count:]]

    async def _host(self) -> None:
        """A bot for those who are away for long."""
        while True:
            await self.club.wait(2 * DROPPED)
            for player in [each for each in self.players[1:] if each.away]:
                path = f"/api/rooms/{self.room}/seats/{player.seat}"
                player.replaced = True  # also if they come back before the answer
                if await self.players[0].guest.ask("PUT", path, {"kind": "bot", "bot": "gentle"}) is not None:
                    self.club.seen["bots for people"] += 1
                    player.away = False
                else:
                    player.replaced = False

    async def _extras(self) -> None:
        """Hints, and talk."""
        while True:
            await self.club.wait(THINKING)
            player = self.club.chance.choice(self.players)
            if self.club.chance.random() < TALK:
                self.club.seen["talk"] += 1
                what = self.club.chance.choice((*PHRASES, *SIGNS))
                await player.guest.ask("POST", f"/api/rooms/{self.room}/talk", {"what": what})
            if len(self.players) == 1 and player.pending is not None and self.club.chance.random() < HINT:
                self.club.seen["hints"] += 1
                await player.guest.ask("POST", f"/api/rooms/{self.room}/hint")

    async def _watchers(self) -> None:
        there: set[asyncio.Task[None]] = set()
        try:
            while True:
                await self.club.wait(BETWEEN)
                there = {task for task in there if not task.done()}
                there.add(asyncio.create_task(self._watch()))
        finally:
            for task in there:
                task.cancel()
            await asyncio.gather(*there, return_exceptions=True)

    async def _watch(self) -> None:
        chance = self.club.chance
        client = Client(self.club.port, chance.choice(ADDRESSES))
        if chance.random() < 0.5 and self.club.regulars:
            client.cookie = chance.choice(self.club.regulars).client.cookie
        wants = "&".join(f"{name}=true" for name in ("sentences", "summary", "named") if chance.random() < 0.3)
        self.club.seen["watchers"] += 1
        line: Socket | None = None
        try:
            line = await client.line(f"/api/rooms/{self.room}/socket?{wants}")
            async with asyncio.timeout(self.club.span(WATCHING)):
                while True:
                    await line.receive_bytes()
        except TimeoutError:
            pass
        except BROKEN:
            self.club.seen["watchers sent away"] += 1
        finally:
            if line is not None:
                line.abort()


async def read(club: Club) -> None:
    """Somebody reads this and that, at any time."""
    await club.wait(READING)
    chance = club.chance
    if not club.regulars:
        return
    guest, name = chance.choice(club.regulars), chance.choice(all_games())
    paths = ["/", "/api/games", f"/api/games/{name}/rules", f"/api/games/{name}/words", "/api/rooms", "/api/rooms?mine=true"]
    paths += ["/api/matches", "/api/statistics", "/api/reviews", "/api/bots", "/privacy", "/health"]
    if club.finished:
        guest, match = chance.choice(club.finished)
        there = f"/api/matches/{match}"
        paths += [there, f"{there}/file", f"{there}/steps", f"{there}/steps/{chance.randint(0, 5)}", f"{there}/verify"]
    with guest.elsewhere() as client:
        for path in chance.sample(paths, 2):
            await club.ask(client, "GET", path)
            club.seen["pages"] += 1


async def review(club: Club) -> None:
    """Some of the finished matches are reviewed, and somebody waits for most of these reviews."""
    await club.wait(10 * THINKING)
    for guest, match in [each for each in club.finished if each[1] not in club.looked_at]:
        club.looked_at = {match, *club.looked_at} & {match, *(each for _, each in club.finished)}
        if club.chance.random() > REVIEW:
            continue
        club.seen["reviews asked for"] += 1
        path = f"/api/matches/{match}/review"
        with guest.elsewhere() as client:
            await club.ask(client, "POST", path)
            for _ in range(club.chance.randint(1, 60)):
                state = await club.ask(client, "GET", path)
                if state is None or state["state"] not in ("queued", "running"):
                    club.seen[f"reviews {state['state'] if state is not None else 'refused'}"] += 1
                    break
                await asyncio.sleep(2.0)


# ---- What came of it ----


class Trend(NamedTuple):
    """How a figure has changed once the server was settled."""

    first: float  # mean while it settled
    later: list[float]  # means of the whole spans after that
    slope: float  # an hour
    half: float  # of the slope's interval

    @property
    def grows(self) -> bool:
        """Surely, and by more than a little."""
        return self.slope - self.half > 0 and self.slope > SLACK * abs(self.later[-1])


def trend(values: list[tuple[float, float]], settled: float) -> Trend:
    """Of a figure at each time: a line through the means of the spans."""
    last = max(at for at, _ in values)
    whole = range(int((last - settled) // TIDY))
    means = [statistics.fmean(value for at, value in values if (at - settled) // TIDY == span) for span in whole]
    slope, begin = statistics.linear_regression(whole, means)
    rest = sum((mean - begin - slope * span) ** 2 for span, mean in enumerate(means)) / (len(means) - 2)
    half = student(SURE, len(means) - 2) * (rest / (len(means) - 1) / statistics.variance(whole)) ** 0.5
    hours = TIDY / 3600
    return Trend(statistics.fmean(value for at, value in values if at < settled), means, slope / hours, half / hours)


def tell_trends(samples: list[Sample], seconds: float) -> list[str]:
    """The table; returns what grows."""
    settled = min(SETTLING, seconds / 3)
    living = set.intersection(*(set(each.thinkers) for each in samples if each.at > settled))
    print(f"\n{'':20} first {settled / 60:3.0f} min | then, of {TIDY / 60:.0f} min each | an hour", flush=True)
    growing = []
    for each in samples:
        each.figures[f"{len(living)} thinkers, MiB"] = sum(each.thinkers.get(child, 0.0) for child in living)
    for name in samples[0].figures:
        found = trend([(each.at, each.figures[name]) for each in samples], settled)
        means = " ".join(f"{mean:7.1f}" for mean in found.later)
        print(f"{name:20} {found.first:13.1f} | {means} | {found.slope:+.2f} ± {found.half:.2f}{'  GROWS' if found.grows else ''}")
        if found.grows and name not in MAY_GROW:
            growing.append(f"{name} grows")
    return growing


def tell(sample: Sample, club: Club, server: int) -> None:
    parts = [
        f"{sample.at / 60:6.1f} min",
        *(f"{name} {value:.1f}" for name, value in sample.figures.items()),
        f"{len(club.acknowledged)} moves, {club.seen['matches']} matches, {club.seen['newcomers']} people",
        f"{club.statuses.total()} answers, {club.failed.total()} failed, moves refused {dict(club.refused)}",
        f"CPU {cpu_seconds(server):.0f} s, load {os.getloadavg()[0]:.1f}",
    ]
    print(" | ".join(parts), flush=True)


async def spend(house: House, chosen: Any) -> tuple[Club, list[Sample], Sample, Sample]:
    """The evening; returns what was seen before, meanwhile and after it."""
    begun = time.monotonic()
    club = Club(house.server.port, chosen.pace, random.Random(chosen.seed))
    before = await asyncio.to_thread(house.sample, begun)
    works: list[Callable[[], Coroutine[Any, Any, None]]] = [
        *(Table(club, number).go_on for number in range(TABLES)),
        partial(read, club),
        partial(review, club),
    ]
    tasks = [asyncio.create_task(kept_on(work, club)) for work in works]
    every = min(MINUTE, chosen.seconds / SAMPLES)
    samples: list[Sample] = []
    with progress() as bar:
        while (passed := time.monotonic() - begun) < chosen.seconds:
            await asyncio.sleep(min(every, chosen.seconds - passed))
            samples.append(await asyncio.to_thread(house.sample, begun))
            bar(round(passed), round(chosen.seconds))
            tell(samples[-1], club, house.server.pid)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for guest in club.regulars:
        guest.client.close()
    until = time.monotonic() + LEAVING
    while True:  # what is left of them goes within a moment
        after = await asyncio.to_thread(house.sample, begun)
        if not left_over(before, after) or time.monotonic() > until:
            return club, samples, before, after
        await asyncio.sleep(1.0)


async def kept_on(work: Callable[[], Coroutine[Any, Any, None]], club: Club) -> None:
    """What goes wrong here is told at the end, and does not end the evening."""
    while True:
        try:
            await work()
        except BROKEN as error:
            club.note_broken(error)
            await club.wait(DROPPED)
        except Exception:
            club.failed[traceback.format_exc(limit=-3)] += 1
            await asyncio.sleep(1.0)


def left_over(before: Sample, after: Sample) -> list[str]:
    """Sockets and other files that people have left behind; those of the store and of thinkers are kept."""
    more = Counter(after.files)
    more.subtract(before.files)
    more["socket"] -= len(after.thinkers) - len(before.thinkers)  # the line to each
    return [f"left behind: {count} more of {kind}" for kind, count in more.items() if count > 0 and kind not in ("store", "pipe")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--pace", type=float, default=1.0, help="of people, moves, comings and goings")
    parser.add_argument("--database", help="the default is an SQLite file that is deleted at the end")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    open_files()
    judged = chosen.seconds >= ENOUGH
    with tempfile.TemporaryDirectory(prefix="sweetbox-evening-") as name:
        folder, metrics = Path(name), free_port()
        database = chosen.database or f"sqlite:///{folder}/rooms.db"
        store = Path(database.removeprefix("sqlite:///")) if database.startswith("sqlite:///") else None
        options = ["--bot-pace", str(0.6 / chosen.pace), "--metrics-port", str(metrics)]
        with serving(database, folder, *options, program=(sys.executable, "-c", COUNTED)) as server:
            club, samples, before, after = asyncio.run(spend(House(server, metrics, store), chosen))
        missing = asyncio.run(club.lost(database))
        faults = [f"{count} times {what}" for what, count in (club.failed + club.broken).items()]
        faults += [f"{count} moves refused: {why}" for why, count in club.refused.items()]
        faults += [f"{len(missing)} acknowledged moves lost: {missing[:3]}"] if missing else []
        faults += left_over(before, after)
        faults += [line for line in server.log.read_text().splitlines() if " ERROR " in line][:20]
    print(f"\n{dict(club.seen)}\nanswers {dict(sorted(club.statuses.items()))}, declined {dict(club.declined)}")
    faults += tell_trends(samples, chosen.seconds) if judged else []
    memory_too = "nothing grows" if judged else f"in less than {ENOUGH / 60:.0f} minutes nothing can be said about memory"
    good = f"Nothing was lost or refused in {len(club.acknowledged)} moves, nothing failed; {memory_too}."
    print("\n" + ("\n".join(faults) or good))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
